# Sections of the rulebook that have a name rather than a number
heroes-section-Summary = In short
heroes-section-M1 = Mission 1
heroes-section-Sheet = Mission sheet
heroes-section-Control = Control sheet
heroes-section-Sample = Sample of play
heroes-section-Examples = Examples
heroes-section-Glossary = Abbreviations
