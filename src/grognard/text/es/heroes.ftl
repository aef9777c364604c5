# Sections of the rulebook that have a name rather than a number
heroes-section-Summary = En resumen
heroes-section-M1 = Misión 1
heroes-section-Sheet = Hoja de Misión
heroes-section-Control = Hoja de Control
heroes-section-Sample = Ejemplo de juego
heroes-section-Examples = Ejemplos
heroes-section-Glossary = Abreviaturas
