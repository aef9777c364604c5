# Sections of the rulebook that have a name rather than a number
heroes-section-Summary = En resumen
heroes-section-M1 = Misión 1
heroes-section-Sheet = Hoja de Misión
heroes-section-Control = Hoja de Control
heroes-section-Sample = Ejemplo de juego
heroes-section-Examples = Ejemplos
heroes-section-Glossary = Abreviaturas

# Core: lobby, settings, phases
heroes-title = Conflict of Heroes
heroes-sentence = El frente oriental en 1941, pelotón a pelotón, en solitario contra un rival cuyas cartas de órdenes dicen quién actúa, sobre quién y por qué.
heroes-scenario-search-and-destroy = 1. Buscar y destruir: los rastreadores en la aldea
heroes-scenario-partisans = 4. Partisanos: despejar el cruce antes de que llegue el camión
heroes-scenario-ridge = La loma: tomarla antes del mediodía
heroes-scenario-farm = La granja amurallada: defenderla de los tanques
heroes-scenario-rearguard = Retaguardia: defender la carretera hasta que oscurezca
heroes-scenario-woods = El bosque: escabullirse de noche
heroes-scenario-town = La ciudad: abrirse paso hacia el norte
heroes-setting-difficulty-printed = la impresa
heroes-setting-difficulty-easier = más fácil: menos cartas de mando, y empiezas con 1 PV más
heroes-setting-difficulty-harder = más difícil: ninguna carta mantiene no usada a una unidad, y la IA empieza con 1 PV más
heroes-setting-difficulty-hardest = la más difícil: además la IA no pierde cartas de mando y empieza con 2 PV más
heroes-setting-arc_edge = Un hex. en la línea divisoria del arco (EOD 6.1)
heroes-setting-arc_edge-outside = está fuera del arco
heroes-setting-arc_edge-inside = está dentro del arco
heroes-setting-farthest_target = El objetivo de una orden a la IA más alejada (5.0)
heroes-setting-farthest_target-nearest = su Unidad elegible más cercana
heroes-setting-farthest_target-farthest = su Unidad elegible más alejada
heroes-setting-water = Entrar en agua cuesta (EOD 5.3)
heroes-setting-water-4 = 4 PA más
heroes-setting-water-5 = 5 PA más
heroes-setting-hiding = Ocultarse cuesta (EOD 10.1)
heroes-setting-hiding-7 = 7 PA
heroes-setting-hiding-5 = 5 PA
heroes-setting-cap_floor = PAM al empezar una ronda (EOD 7.4)
heroes-setting-cap_floor-0 = pueden bajar a cero por las bajas
heroes-setting-cap_floor-3 = nunca bajan de 3
heroes-setting-berserk = Una unidad enloquecida suma a su frente (EOD 7.5)
heroes-setting-berserk-2 = 2
heroes-setting-berserk-1 = 1
heroes-goal = Ganar en PV cuando el marcador de misión llegue a la última casilla o un bando se quede sin nadie que combata. { $counts }.
heroes-side-player = Tú
heroes-side-german = Alemanes
heroes-side-soviet = Soviéticos
heroes-side-thing = Nadie
heroes-side-ai = IA
heroes-side-nobody = nadie
heroes-the-side-player = tú
heroes-the-side-german = los alemanes
heroes-the-side-soviet = los soviéticos
heroes-won-side-player = Ganas
heroes-phase-setup = Despliegue
heroes-phase-round = Antes de la ronda
heroes-phase-player = Tu turno
heroes-phase-ai = Turno de la IA
heroes-account-vp-player = PV que llevas de ventaja
heroes-account-vp-ai = PV que lleva la IA de ventaja
heroes-track-round = Ronda
heroes-track-box = Marcador de misión
heroes-zone-orders = Mazo de órdenes
heroes-zone-actions = Mazo de acción
heroes-zone-hand = Tu mano
heroes-zone-order = Carta de órdenes en juego
heroes-zone-discards = Cartas de órdenes usadas
heroes-zone-used = Cartas de acción jugadas
heroes-box-dead = Destruidas
heroes-box-left = Fuera del mapa
heroes-box-coming = En camino
heroes-nobody = nadie
heroes-counter-german = { $name } alemán
heroes-counter-soviet = { $name } soviético
heroes-counter-rumour = Posible enemigo { $number }
heroes-counter-cattle = Ganado { $number }
heroes-counter-refugees = Refugiados { $number }
heroes-order-card = carta de órdenes { $number }
heroes-priced = { $what } ({ $cost } PA, { $percent } % usada)
heroes-direction-n = norte
heroes-direction-ne = nordeste
heroes-direction-se = sudeste
heroes-direction-s = sur
heroes-direction-sw = sudoeste
heroes-direction-nw = noroeste
heroes-deed-move = mover
heroes-deed-fire = disparar
heroes-deed-rally = reagruparse
heroes-deed-hide = ocultarse
heroes-deed-dig = atrincherarse
heroes-deed-smoke = lanzar humo
heroes-army-german = alemán
heroes-army-soviet = soviético
heroes-army-neither = de nadie
heroes-how-sheet = el marcador de misión ha llegado a la última casilla
heroes-how-eliminated = un bando se ha quedado sin nadie que combata
heroes-how-counted = se cuentan los puntos
heroes-how-rounds = se han jugado demasiadas rondas

# Core: questions
heroes-ask-turn = Tu turno: ¿quién actúa?
heroes-ask-deed = { $about }: ¿qué hace?
heroes-ask-pay = ¿Cuántos PAM pones en el coste?
heroes-ask-boost = ¿PAM en la tirada, antes de tirar los dados?
heroes-ask-face = { $about }: ¿hacia dónde se encara?
heroes-ask-man = { $about } está junto al búnker: ¿entra?
heroes-ask-onward = { $about } puede seguir: ¿hacia dónde?
heroes-ask-group = Con { $about }: ¿quién se une?
heroes-ask-pick = En el grupo, { $about }: ¿qué hace?
heroes-ask-conceal = Antes de empezar: ¿qué unidad está oculta?
heroes-ask-turn-about = Antes de empezar: ¿qué unidad se gira?

# Core: headings and answers
heroes-group-take = Unidades
heroes-group-play = Cartas
heroes-group-other = Otras
heroes-group-move = Mover · precio, probabilidad de quedar usada
heroes-group-turn = Pivotar · precio, probabilidad de quedar usada
heroes-group-sneak = Mover oculta
heroes-group-fight = Combate cerrado
heroes-group-carry = Transporte
heroes-group-group = En grupo
heroes-option-take = { $name }
heroes-option-pass = Pasar
heroes-option-stall = Demorar por 1 PAM
heroes-option-move-in = Entrar en combate cerrado en { $name }
heroes-option-pivot = Girar al { $name }
heroes-option-flame = Lanzallamas a { $name }
heroes-option-lob = Fuego indirecto a { $name }
heroes-option-smoke = Humo en { $name }
heroes-option-strike = Combate cerrado contra { $name }
heroes-option-rally = Reagruparse
heroes-option-dig = Defensa improvisada
heroes-option-hide = Ocultarse en { $name }
heroes-option-sneak = Mover oculta a { $name }
heroes-option-man = Entrar en la fortificación
heroes-option-unman = Salir de la fortificación
heroes-option-load = Cargar con { $name }
heroes-option-unload = Descargar en { $name }
heroes-option-exit = Salir del mapa
heroes-option-enter = Entrar por { $name }
heroes-option-wait = Demorar
heroes-option-together = Junto con otras: { $name }
heroes-option-joins = { $name } se une
heroes-option-go = Ya están todos
heroes-option-caps = { $name } PAM
heroes-option-boost = Tirar con +{ $name } (PAM)
heroes-option-less = Tirar con −{ $name } (PAM)
heroes-option-roll = Tirar
heroes-option-face = Encararse al { $name }
heroes-option-outside = Quedarse fuera
heroes-option-onward = Seguir a { $name }
heroes-option-use = Usar { $name }
heroes-option-no = No
heroes-option-on = { $name }
heroes-option-in = En { $name }
heroes-option-plan = Artillería sobre { $name }
heroes-option-screen = Proyectiles de humo sobre { $name }
heroes-option-place = Desplegar en { $name }
heroes-option-conceal = { $name } empieza oculta
heroes-option-done = Hecho

# Core: what happened
heroes-event-mission = Empieza la misión.
heroes-event-round = Ronda { $round }.
heroes-event-round-over = Acaba la ronda { $round }.
heroes-event-reshuffled = Se acaba el mazo de órdenes: se barajan los descartes.
heroes-event-check = Chequeo de uso de { $units } con { $card }: coste { $cost }, valor { $value }: { $outcome }.
heroes-event-command-lost = Se pierde una IA: { $card } sale de la partida.
heroes-event-stalled = Demoras.
heroes-event-passed = { $side ->
    [IA] La IA pasa.
   *[other] Pasas.
}
heroes-event-initiative = Iniciativa, con { $needed } o más es tuya: { $outcome }.
heroes-event-concealed = { $unit } empieza oculta.
heroes-event-vp = { $side ->
    [IA] La IA gana { $points } PV.
   *[other] Ganas { $points } PV.
}
heroes-event-vp-held = { $side ->
    [IA] La IA gana { $points } PV por controlar { $hex } al final.
   *[other] Ganas { $points } PV por controlar { $hex } al final.
}
heroes-event-vp-fallen = { $side ->
    [IA] La IA gana { $points } PV al final por { $count } destruidas.
   *[other] Ganas { $points } PV al final por { $count } destruidas.
}
heroes-event-control = { $side ->
    [IA] La IA toma el control de { $hex }.
    [nadie] Nadie controla ya { $hex }.
   *[other] Tomas el control de { $hex }.
}
heroes-event-over = La misión ha terminado: { $how }. { $verdict }
heroes-gone-player = no te queda nadie que combata
heroes-gone-ai = a la IA no le queda nadie que combata
heroes-verdict-player = Ganas por { $points } PV.
heroes-verdict-ai = La IA gana por { $points } PV.
heroes-event-moved = { $unit } mueve de { $from } a { $hex }.
heroes-event-wire = Alambrada en { $hex }: { $unit } paga más.
heroes-event-bogging = { $unit } puede quedar atascado.
heroes-event-crushed = { $unit } aplasta la alambrada de { $hex }.
heroes-event-pivoted = { $unit } se gira al { $direction }.
heroes-event-mines = Estallan minas bajo { $unit }.
heroes-event-mines-found = { $unit } descubre las minas de { $hex }.
heroes-event-manned = { $unit } entra en la fortificación.
heroes-event-unmanned = { $unit } sale de la fortificación.
heroes-event-dug-in = { $unit } se atrinchera.
heroes-event-hidden = { $unit } se oculta.
heroes-event-seen = { $unit } queda a la vista.
heroes-event-loaded = { $unit } sube a { $carrier }.
heroes-event-unloaded = { $unit } baja de { $carrier } en { $hex }.
heroes-event-towed = { $carrier } remolca a { $unit }.
heroes-event-coming = { $unit } espera en el borde del mapa.
heroes-event-arrived = { $unit } llega a { $hex }.
heroes-event-left = { $unit } sale del mapa.
heroes-outcome-fresh = no usada
heroes-outcome-spent = usada
heroes-outcome-player = empiezas tú
heroes-outcome-ai = empieza la IA
heroes-outcome-stuck = atascado
heroes-outcome-through = pasa

# Core: why not
heroes-why-nothing-to-do = No puede hacer nada que puedas pagar.
heroes-why-too-dear = Está usada y no tienes PAM para pagar toda la acción.
heroes-why-not-yours = No mandas esa unidad.
heroes-why-no-caps = No te quedan PAM.
heroes-why-cannot-move = Su marcador, o el terreno en que está atascada, le impide mover.
heroes-why-carried = Está siendo transportada.
heroes-why-not-next = Ese hex. no es adyacente.
heroes-why-impassable = No puede pasar por ese terreno.
heroes-why-barred-when-leaving = Recién trabada, no puede salir del combate cerrado hacia donde vino el enemigo.
heroes-why-faces-so = Ya está encarada así.
heroes-why-in-bunker = En un búnker se encara como el búnker.
heroes-why-not-on-map = No está en el mapa.
heroes-why-in-close-combat = Está en combate cerrado.
heroes-why-no-work-here = Aquí no hay trinchera ni búnker.
heroes-why-no-work-to-raze = En su hexágono no hay nada del enemigo que se pueda destruir.
heroes-why-work-taken = El enemigo ocupa la fortificación.
heroes-why-no-shelter-for-it = La fortificación no sirve para esa unidad.
heroes-why-mans-it = Ya está en la fortificación.
heroes-why-not-inside = No está en ninguna fortificación.
heroes-why-dug-in = Ya está atrincherada.
heroes-why-only-foot = Solo se atrinchera quien va a pie.
heroes-why-is-hidden = Ya está oculta.
heroes-why-not-hidden = No está oculta.
heroes-why-is-hit = Está impactada.
heroes-why-in-sight = Un enemigo la ve ahí.
heroes-why-only-foot-hides = Solo se ocultan las unidades a pie.
heroes-why-enemy-there = Hay un enemigo ahí.
heroes-why-nobody-joins = Nadie puede unírsele en eso.
heroes-why-no-chain = Un grupo debe formar una cadena de hex. adyacentes.
heroes-why-no-carrier = Eso no puede llevarla ni remolcarla.
heroes-why-carrier-full = Ya lleva o remolca algo.
heroes-why-carrier-not-near = Está demasiado lejos.
heroes-why-not-to-tow = Ese vehículo no se puede remolcar ahora.
heroes-why-nobody-aboard = Ni va transportada ni remolca nada.
heroes-why-stunned = Aturdida solo puede reagruparse.
heroes-why-no-exit = No puede salir del mapa desde aquí.
heroes-why-not-coming = No espera en el borde del mapa.
heroes-why-no-entry = No puede entrar por ahí.

# Core: positions that do not fit
heroes-position-control = { $hex } tiene marcadores de control de ambos bandos: quita uno.
heroes-position-caps = { $caps } PAM son más de los que tiene el casillero: pon { $most } o menos.
heroes-position-vp = Los puntos de victoria nunca son 0: pon 1 o más para el jugador, o -1 o menos para la IA.
heroes-position-half = { $unit } está en { $hex }, un medio hex.: ponla en uno entero.
heroes-position-ground = { $unit } no puede estar en { $hex }: ese terreno le es intransitable.
heroes-position-hidden = { $unit } no puede estar oculta en { $hex }: un enemigo la vería.
heroes-position-manning = { $unit } no está en ninguna fortificación en { $hex }: añade allí una trinchera o un búnker, o quita `manning`.
heroes-position-rumour = { $unit } es un posible enemigo y no lleva marcador de impacto: quítalo.
heroes-position-carrier = { $unit } va transportada por { $carrier }, que está en otro hex.: ponlas en el mismo.
heroes-position-markers = { $count } marcadores { $marker } son más de los { $most } que hay.
heroes-position-marker = { $unit } no puede llevar ese marcador de impacto: pon uno de su color que la deje en el mapa, boca abajo si es una IA, o quítalo.
heroes-position-box = El marcador de misión no puede estar en la casilla { $box }: pon una de la 1 a la { $most }.
heroes-position-fallen = { $unit } es una IA y no va al casillero de PAM: nombra en `fallen` solo unidades tuyas.
heroes-position-card = La carta { $card } está en dos sitios: nómbrala en uno solo.
heroes-position-orders = No queda ninguna carta de órdenes que robar: pon alguna en `orders` o en `discards`.
heroes-position-carries = { $carrier } no puede transportar { $unit }: transporta un vehículo del mismo bando que no lleve a nadie más.
heroes-position-cup = { $unit } está en el contenedor y en otro sitio, o dos veces en el contenedor: nómbrala una sola vez.
heroes-position-smoke = { $hex } tiene humo denso y ligero: deja solo uno.
heroes-position-stack = { $one } y { $other } están en { $hex }: las IA nunca se apilan.

# Core: campaign
heroes-option-keep = Conservar { $name }
heroes-ask-keep = ¿Qué carta conservas para la siguiente misión?
heroes-ask-set-up = ¿Dónde se despliega { $about }?
heroes-event-campaign-over = La campaña ha terminado: { $points } PV en total. { $verdict }
heroes-campaign-last = Misiones ganadas: { $missions } de { $played }. La ganas con la última misión.
heroes-campaign-points = Misiones ganadas: { $missions } de { $played }. La ganas con los puntos de todas las misiones.
heroes-campaign-nobody = Misiones ganadas: { $missions } de { $played }. No queda nadie de la compañía: la gana la IA.
heroes-campaign-early = Misiones ganadas: { $missions } de { $played }. Acaba antes de tiempo: la gana la IA.
heroes-campaign-short-last = Misiones ganadas: { $missions } de { $played }. Hacía falta la última misión: la gana la IA.
heroes-campaign-short-vp = Misiones ganadas: { $missions } de { $played }. Hacían falta { $needed } PV en total: la gana la IA.
heroes-campaign-short-both = Misiones ganadas: { $missions } de { $played }. Hacían falta la última misión o { $needed } PV en total: la gana la IA.
heroes-event-goes-on = La campaña sigue. { $with }
heroes-goes-on-with = Ahora: «{ $mission }», con { $company }{ $hand ->
    [0] {""}
    [one] , 1 carta
   *[other] , { $hand } cartas
 }.{ $caps ->
    [0] {""}
   *[other] {" "}PAM en cada ronda: { $caps } más.
 }{ $cards ->
    [0] {""}
   *[other] {" "}Cartas de órdenes: { $cards } más para la IA.
 }{ $first ->
    [0] {" "}El primer turno es tuyo.
    [1] {" "}El primer turno es de la IA.
   *[other] {""}
 }
heroes-scenario-encirclement = El cerco: una campaña de tres misiones

# The opponent: what happened
heroes-event-order-card = La IA roba { $card }.
heroes-event-marker-on = El marcador de misión avanza a la casilla { $number }.
heroes-event-event = Tiene lugar el evento de la casilla { $number }.
heroes-event-event-roll = El evento tira { $number }.
heroes-event-caps = PAM: { $number }; tienes { $caps }.
heroes-event-more-cards = La IA juega { $number ->
    [one] una carta más
   *[other] { $number } cartas más
 } antes de tu turno.
heroes-event-cup = { $number ->
    [one] Una ficha entra
   *[other] { $number } fichas entran
 } en el contenedor.
heroes-event-corner = Se roba { $card } por el palo de su esquina.
heroes-event-noted = Empieza a valer una regla especial de la misión.
heroes-event-barrage = { $side ->
    [IA] La IA pide artillería sobre { $hex }.
   *[other] Pides artillería sobre { $hex }.
}
heroes-event-stuck = { $unit } no puede mover ni pivotar hasta el final de la ronda.
heroes-event-work-placed = { $fort } en { $hex }.
heroes-event-rumoured = Rumores de un enemigo en { $hex }: { $unit }.
heroes-event-rumour = Se desvela { $unit } en { $hex }: { $outcome }.
heroes-event-shows-as = Es { $unit }, en { $hex }.
heroes-event-herd = { $unit } va a { $hex }.
heroes-event-herd-left = { $unit } sale del mapa.
heroes-event-cannot-fire = { $unit } no puede disparar a { $target }: la IA pasa.
heroes-ai-price = { $command ->
    [1] sin PA, por orden de mando
   *[other] { $ap } PA
 }
heroes-event-ai-turn = Por { $card }, { $line ->
    [close] combate cerrado
    [short] corta distancia
    [pass] prueba de pasar
    [none] ninguna orden que se pueda ejecutar
    [reactive] Orden Reactiva { $number }
    [mission] orden de la misión { $number }
   *[order] orden { $number }
 }: { $act ->
    [pass] la IA pasa.
    [end-round] se acaba la ronda.
    [rumour-fires] a { $unit } se le ordena disparar a { $target }, y por eso se desvela.
    [fire] { $unit } dispara a { $target }, necesita { $needed }; { heroes-ai-price }.
    [fire-long] { $unit } dispara a { $target }, necesita { $needed }; { heroes-ai-price }.
    [pivot-and-fire] { $unit } pivota y dispara a { $target }, necesita { $needed }; { heroes-ai-price }.
    [pivot] { $unit } pivota; { heroes-ai-price }.
    [rally] { $unit } intenta reagruparse; { heroes-ai-price }.
    [auto-rally] { $unit } se reagrupa automáticamente.
    [close-combat] { $unit } entra en combate cerrado en { $hex }; { heroes-ai-price }.
    [break-contact] { $unit } rompe contacto y va a { $hex }; { heroes-ai-price }.
    [exit] { $unit } sale del mapa; { heroes-ai-price }.
    [load] { $unit } sube a { $target }; { heroes-ai-price }.
    [unload] { $unit } baja en { $hex }; { heroes-ai-price }.
    [fire-smoke] { $unit } lanza humo en { $hex }; { heroes-ai-price }.
    [dig-in] { $unit } se atrinchera; { heroes-ai-price }.
    [group] { $units } mueven una tras otra.
    [move] { $unit } mueve a { $hex }; { heroes-ai-price }.
   *[other] { $unit } va a { $hex } con bajo riesgo; { heroes-ai-price }.
 }
heroes-event-ai-event = Orden del evento: { $act ->
    [pass] nadie puede ejecutarla.
    [rumour-fires] a { $unit } se le ordena disparar a { $target }, y por eso se desvela.
    [fire] { $unit } dispara a { $target }, necesita { $needed }.
    [auto-rally] { $unit } se reagrupa automáticamente.
    [group] { $units } mueven una tras otra.
   *[other] { $unit } actúa en { $hex }.
 }
heroes-event-ai-moves = { $unit } del grupo va a { $hex }.
heroes-event-ai-stays = { $unit } del grupo no encuentra hexágono y se queda.
heroes-outcome-shown = un enemigo
heroes-outcome-no-enemy = falsa alarma
heroes-outcome-mine = una mina
heroes-ask-barrage = Tu artillería cae ahora: ¿sobre qué hexágono?

# The opponent: why. Lines of a card and what came of them
heroes-ai-line-close = Combate cerrado
heroes-ai-line-short = Corta distancia
heroes-ai-line-pass = Prueba de pasar
heroes-ai-line-reactive = Orden Reactiva { $number }
heroes-ai-line-mission = Orden de la misión { $number }
heroes-ai-line-order = Orden { $number }
heroes-ai-line-event = Orden del evento
heroes-ai-line-group = Miembro del grupo
heroes-ai-result-done = se ejecuta
heroes-ai-result-nobody = nadie puede ejecutarla
heroes-ai-result-condition = no se cumple su condición
heroes-ai-result-shown = se desvela un marcador y se intenta la línea otra vez
heroes-ai-result-no-ai-in-close-combat = ninguna IA está en combate cerrado
heroes-ai-result-no-ai-adjacent = ninguna IA está junto a una Unidad
heroes-ai-result-not-fewer = { $ours } IA no usadas no son menos que { $theirs } Unidades no usadas
heroes-ai-result-passes = { $ours } IA no usadas son menos que { $theirs } Unidades no usadas: la IA pasa
heroes-ai-result-none-there = la misión no tiene
heroes-ai-result-no-hex = no encuentra hexágono
heroes-ai-row-line = { $line } ({ $do }): { $result }
heroes-ai-row-ai-out = { $unit }: no, { $why }
heroes-ai-row-ai-out-target = { $unit }: no, { $why } ({ $target }, distancia { $far })
heroes-ai-row-ai-in = { $unit }: elegible{ $facts }
heroes-ai-row-pair-shot = a { $target }: distancia { $far }, PF { $fp }, VD { $dv }, necesita { $needed }
heroes-ai-row-pair = { $target }: distancia { $far }
heroes-ai-row-kept = { $step }: { $left }
heroes-ai-row-hex-out = { $hex }: no, { $why }
heroes-ai-row-hex-out-by = { $hex }: no, { $why } ({ $by })
heroes-ai-row-hex-in = { $hex }: { $facts }
heroes-ai-row-roll = Un dado entre { $of }: { $dice }, luego { $got }
heroes-ai-row-groups = Grupos: { $groups }
heroes-ai-row-check = Chequeo de uso: coste { $cost }, { $card } tiene { $value }: { $outcome }
heroes-ai-fact-unit-hit = , impactada
heroes-ai-fact-rumour = , PE
heroes-ai-fact-ap = , { $number } PA
heroes-ai-fact-cover = , MD { $number }
heroes-ai-hex-in-zone = en una zona de fuego
heroes-ai-hex-out-of-zone = fuera de toda zona de fuego
heroes-ai-hex-dm = MD { $number }
heroes-ai-hex-flank = en un flanco
heroes-ai-hex-apart = lejos del frente de toda Unidad
heroes-ai-hex-ap = { $number } PA
heroes-ai-step-fp = PF más alta, { $value }
heroes-ai-step-own-dv = VD más bajo de la IA
heroes-ai-step-dv = VD más bajo, { $value }
heroes-ai-step-target-fp = Unidad con la PF más alta, { $value }
heroes-ai-step-nearest = Más cercana, a { $value }
heroes-ai-step-farthest = Más alejada, a { $value }
heroes-ai-step-named-first = La que la orden nombra antes
heroes-ai-step-rumour = IA antes que PE
heroes-ai-step-hit = Indemne antes que impactada
heroes-ai-step-ap = Movimiento más barato, { $value } PA
heroes-ai-step-fire = Disparo más barato, { $value } PA
heroes-ai-step-cover = Mejor cobertura, MD { $value }
heroes-ai-step-needed = Más fácil de impactar, { $value }
heroes-ai-step-hit-first = Impactada antes que indemne
heroes-ai-step-fresh-first = No usada antes que usada
heroes-ai-step-unit-fp = Unidad con la PF más alta, { $value }
heroes-ai-step-unit-fire = Unidad que dispara por menos, { $value } PA
heroes-ai-step-unit-move = Unidad que mueve por menos, { $value } PA
heroes-ai-do-fire = disparar
heroes-ai-do-fire-long = disparar, incluso a larga distancia
heroes-ai-do-move = mover hacia
heroes-ai-do-low-risk-move = MBR hacia
heroes-ai-do-low-risk-to-cover = MBR hacia la cobertura más cercana al objetivo
heroes-ai-do-low-risk-to-own-cover = MBR hacia cobertura
heroes-ai-do-to-own-cover = mover hacia cobertura
heroes-ai-do-close-combat = mover a combate cerrado
heroes-ai-do-break-contact = romper contacto
heroes-ai-do-pivot = pivotar
heroes-ai-do-pivot-and-or-fire = pivotar y/o disparar
heroes-ai-do-pivot-and-fire = pivotar y disparar
heroes-ai-do-rally = reagruparse
heroes-ai-do-auto-rally = reagruparse automáticamente
heroes-ai-do-exit = salir del mapa
heroes-ai-do-load = cargar
heroes-ai-do-unload = descargar
heroes-ai-do-fire-smoke = lanzar humo
heroes-ai-do-dig-in = atrincherarse
heroes-ai-do-pass = pasar
heroes-ai-do-end-round = acabar la ronda
heroes-ai-do-nothing = nada
heroes-ai-word-hit = impactada
heroes-ai-word-unhit = indemne
heroes-ai-word-open = en un hex. con MD 0
heroes-ai-word-cover = a cubierto
heroes-ai-word-fresh = no usada
heroes-ai-word-spent = usada
heroes-ai-word-just-acted = que acaba de actuar
heroes-ai-word-mobile = móvil
heroes-ai-word-in-los = en LV
heroes-ai-word-in-fire-zone = en una ZF
heroes-ai-word-in-fire-zone-of-nearest = en ZF de la Unidad más cercana
heroes-ai-word-mortar-or-infantry-gun = mortero o cañón de infantería
heroes-ai-word-rumoured = PE
heroes-ai-word-machine-gun = ametralladora
heroes-ai-word-infantry = infantería
heroes-ai-word-vehicle = vehículo
heroes-ai-word-adjacent = adyacente
heroes-ai-word-on-objective = en un objetivo
heroes-ai-word-carried = transportada
heroes-ai-out-word = no es: { $word }
heroes-ai-out-needs = necesitaría { $number }
heroes-ai-out-spent = usada
heroes-ai-out-carried = transportada
heroes-ai-out-type = es de otro tipo
heroes-ai-out-unit-near = hay una Unidad demasiado cerca
heroes-ai-out-marker = su marcador lo impide
heroes-ai-out-stuck = no puede mover
heroes-ai-out-no-gun = no tiene arma
heroes-ai-out-unhit = indemne
heroes-ai-out-no-rally = su marcador no se quita así
heroes-ai-out-no-target = sin objetivo
heroes-ai-out-range = fuera de alcance
heroes-ai-out-minimum-range = demasiado cerca
heroes-ai-out-los = sin LV
heroes-ai-out-arc = fuera de su arco
heroes-ai-out-friend-in-hex = hay una IA en ese hexágono
heroes-ai-out-refugees = hay refugiados en uno de los dos hexágonos
heroes-ai-out-close-combat = combate cerrado
heroes-ai-out-no-firepower = sin potencia de fuego de ese color
heroes-ai-out-no-hex = ningún hexágono al que pueda ir
heroes-ai-out-cc-penalty = tiene penalización en combate cerrado
heroes-ai-out-not-adjacent = no es adyacente
heroes-ai-out-not-flanked = no está flanqueada
heroes-ai-out-can-fire = puede disparar tal como está
heroes-ai-out-cannot = no puede hacerlo
heroes-ai-out-impassable = infranqueable
heroes-ai-out-barred = vedado al salir del combate cerrado
heroes-ai-out-sticks = podría quedar atascada
heroes-ai-out-stack = hay otra IA
heroes-ai-out-mission = la misión lo prohíbe
heroes-ai-out-mines = minas
heroes-ai-out-bonus-lost = perdería sus movimientos adicionales
heroes-ai-out-short-zone = ZF a corta distancia
heroes-ai-out-open-in-zone = descubierto, en una ZF
heroes-ai-out-less-cover = en una ZF, con menos cobertura que ahora
heroes-ai-out-away = más lejos
heroes-ai-out-farther = no tan cerca como otros
heroes-ai-out-same-distance = no acerca
heroes-ai-out-no-cover-there = no lleva a tal cobertura
heroes-ai-out-in-cover = ya está a cubierto

# Combate: preguntas
heroes-ask-again = Esa es tu tirada. ¿Juegas una carta sobre ella?
heroes-ask-aim = { $about } ataca. ¿Apunta con cuidado?
heroes-ask-bog = { $about } acaba de mover. ¿Se atasca?
heroes-ask-confuse = La IA va a hacer su chequeo. ¿Hay confusión?
heroes-ask-snipe = Una orden con PAM. ¿Dispara tu francotirador?
heroes-ask-scouts = ¿Echan un vistazo los exploradores?
heroes-ask-one-more-hex = Una carta tuya permite que { $about } avance un hexágono más: ¿adónde?
heroes-ask-plan = { $about }: ¿dónde debe caer antes de la próxima ronda?
heroes-ask-card-unit = { $about }: ¿qué unidad?
heroes-ask-card-units = { $about }: ¿qué unidades?
heroes-ask-card-hex = { $about }: ¿dónde?
heroes-ask-card-target = { $about } ataca: ¿a quién?
heroes-option-scorch = Lanzallamas contra { $name } en combate cerrado
heroes-option-raze = Destruir { $name } en su propio hexágono
heroes-deed-strike = luchar en combate cerrado
heroes-deed-raze = destruir fortificaciones del hexágono

# Combate: lo ocurrido
heroes-event-shot = { $units } { $many ->
    [one] ataca a { $target }: necesita { $number }, saca { $total }
   *[other] atacan a { $target }: necesitan { $number }, sacan { $total }
 }: { $outcome }.
heroes-event-shelled = Bombas sobre { $target }: necesitan { $number }, sacan { $total }: { $outcome }.
heroes-event-searched = { $units } { $many ->
    [one] dispara
   *[other] disparan
 } a { $target }, { $number } o más lo desvela: { $outcome }.
heroes-event-no-effect = { $units } no { $many ->
    [one] tiene
   *[other] tienen
 } potencia de fuego contra { $target }.
heroes-event-wasted = { $units } { $many ->
    [one] dispara
   *[other] disparan
 } a los muertos.
heroes-event-work-shot = El disparo de { $units } contra { $fort } en { $hex }, necesita { $number }: { $outcome }.
heroes-event-hit = { $unit } recibe un impacto; su marcador queda boca abajo.
heroes-event-marker = { $unit }: { $marker }.
heroes-event-destroyed = { $unit } desaparece de { $hex }.
heroes-event-got-off = { $unit } baja en { $hex }.
heroes-event-rally = { $unit } intenta reagruparse de { $marker }, { $number } o más: { $outcome }.
heroes-event-auto-rally = { $unit } se reagrupa sin tirar.
heroes-event-smoke = Humo denso en { $hex }.
heroes-event-smoke-fades = El humo se disipa.
heroes-event-planned = { $side ->
    [IA] La IA anota artillería para { $hex }.
   *[other] Anotas artillería para { $hex }.
}
heroes-event-drift = { $side ->
    [IA] Cae el bombardeo de la IA: { $outcome }.
   *[other] Cae tu bombardeo: { $outcome }.
}
heroes-event-drift-way = { $side ->
    [IA] Hacia dónde se desvía el bombardeo de la IA.
   *[other] Hacia dónde se desvía tu bombardeo.
}
heroes-event-strike-lands = El bombardeo cae en { $hex }.
heroes-event-strike-lost = El bombardeo cae fuera del mapa.
heroes-event-drew = Robas { $action }.
heroes-event-played = Juegas { $action }.
heroes-event-luck = Suerte: { $number ->
    [one] { $number } punto
   *[other] { $number } puntos
} en la tirada.
heroes-event-caps-gained = { $unit } va en cabeza: { $caps } PAM para esta ronda.
heroes-event-cleared = { $unit } despeja { $fort } de { $hex }.
heroes-event-mined = { $unit } pone minas en { $hex }.
heroes-event-bogged = { $unit } puede atascarse, { $number } o más: { $outcome }.
heroes-event-sniped = Dispara tu francotirador: la orden pierde { $caps } de sus PAM, quedan { $left }.
heroes-outcome-destroyed = destrucción
heroes-outcome-revealed = desvelado
heroes-outcome-nothing = sin desvelar
heroes-outcome-rallied = reagrupada
heroes-outcome-failed = sin reagrupar
heroes-outcome-on-target = en el blanco
heroes-outcome-drifts = se desvía
heroes-outcome-work-gone = destrucción
heroes-outcome-work-stands = aguanta
heroes-outcome-held-up = atascado
heroes-outcome-drives-on = sigue adelante
heroes-outcome-cost-caps = PAM perdidos
heroes-outcome-missed = fallo

# Combate: para qué se tiran los dados reales
heroes-drawn-marker = { $lay ->
    [1] Da la vuelta en tu mesa al marcador de impacto que hay bajo { $unit }: ¿cuál es?
   *[other] Roba en tu mesa un marcador de impacto para { $unit }: ¿cuál?
}
heroes-die-shot = { $units } contra { $target }
heroes-die-shelled = bombas sobre { $target }
heroes-die-searched = { $units } contra { $target }
heroes-die-work-shot = { $units } contra { $fort } en { $hex }
heroes-die-rally = { $unit }, que intenta reagruparse
heroes-die-drift = el bombardeo
heroes-die-drift-way = la dirección del bombardeo
heroes-die-luck = la suerte
heroes-die-caps-gained = PAM gracias a { $unit }
heroes-die-bogged = { $unit }, que puede atascarse
heroes-die-sniped = el francotirador

# Combate: lo que entra en una tirada
heroes-modifier-marker-fp = marcador de quien dispara
heroes-modifier-adjacent = hexágono adyacente
heroes-modifier-long-range = larga distancia
heroes-modifier-close-combat = combate cerrado
heroes-modifier-close-crewed = arma con dotación en combate cerrado
heroes-modifier-firer-higher = quien dispara está más alto
heroes-modifier-target-higher = el objetivo está más alto
heroes-modifier-support = apoyo
heroes-modifier-careful-aim = puntería
heroes-modifier-front = frente
heroes-modifier-flank = flanco
heroes-modifier-marker-defence = marcador del objetivo
heroes-modifier-light-woods = bosque disperso
heroes-modifier-heavy-woods = bosque denso
heroes-modifier-wood-building = edificio de madera
heroes-modifier-stone-building = edificio de piedra
heroes-modifier-water = agua
heroes-modifier-air-burst = estallido aéreo
heroes-modifier-wall = muro
heroes-modifier-smoke-crossed = a través del humo
heroes-modifier-trench = trinchera
heroes-modifier-hasty-defence = defensa improvisada
heroes-modifier-passenger = pasajero de un TBP
heroes-modifier-beside-vehicle = junto a un vehículo
heroes-modifier-herd = ganado o refugiados
heroes-modifier-work = la obra
heroes-modifier-caps = PAM
heroes-modifier-luck = suerte
heroes-modifier-in-cover = a cubierto
heroes-modifier-unhit-friend = unidad propia indemne en el hexágono

# Combate: por qué no
heroes-why-cannot-fire = Su marcador le impide disparar.
heroes-why-no-gun = No tiene con qué disparar.
heroes-why-rumours-do-not-fire = Un posible enemigo solo dispara al desvelarse.
heroes-why-own-hex = Una unidad no dispara a su propio hexágono: allí lucha en combate cerrado.
heroes-why-not-in-close-combat = No están en combate cerrado entre sí.
heroes-why-fires-not-from-water = Nadie dispara desde el agua.
heroes-why-refugees = Nadie dispara contra un hexágono con refugiados ni desde él.
heroes-why-own-units-there = Daría a los suyos.
heroes-why-no-target = No hay a qué disparar.
heroes-why-no-firepower = No tiene potencia de fuego del color que haría falta.
heroes-why-out-of-arc = Ese hexágono no está ante ella.
heroes-why-too-far = Está fuera de su alcance, incluso a larga distancia.
heroes-why-too-near = Está más cerca de lo que puede disparar.
heroes-why-no-sight = No ve ese hexágono.
heroes-why-no-spotter = Ningún hexágono cercano ve a la vez el mortero y el objetivo.
heroes-why-not-indirect = No dispara a lo que no ve.
heroes-why-no-flamethrower = No tiene lanzallamas.
heroes-why-mortar-in-bunker = Ningún mortero dispara desde un búnker.
heroes-why-too-steep = Ningún vehículo dispara risco abajo a su pie.
heroes-why-no-support = Quien apoya tiene el objetivo en su arco y a alcance normal.
heroes-why-support-hit = Su marcador cambia su potencia de fuego: no apoya a nadie.
heroes-why-support-away = Quien apoya está con quien dirige o a su lado, y en combate cerrado en su hexágono.
heroes-why-unhit = Está indemne.
heroes-why-no-rally = Ninguna tirada quita ese marcador.
heroes-why-no-smoke = No pone humo.
heroes-why-no-smoke-on-water = No hay humo sobre el agua.
heroes-why-smoke-there = El humo ya es todo lo denso que puede ser.
heroes-why-not-in-hand = Esa carta no está en tu mano.
heroes-why-not-now = Esa carta tiene su momento: se te preguntará.
heroes-why-before-a-round = La artillería se anota antes de una ronda.
heroes-why-nobody-for-it = No hay nadie para quien jugarla.
heroes-why-nothing-to-find = No hay nada que encontrar ni nadie que pueda ocultarse.
heroes-why-no-obstacle = No hay ningún obstáculo en su hexágono.
heroes-why-work-there = No hay sitio para minas.
heroes-why-no-thrower = Nadie a pie está lo bastante cerca de un enemigo.
heroes-why-other-army = Esta carta es del otro ejército.

# Cartas de orden previstas (foresight.py, cli/orders.py).
heroes-foreseen-act = { $act ->
    [pass] la IA pasa
    [end-round] la ronda termina
    [rumour-fires] a { $unit } se le ordena disparar a { $target }, y por eso se desvela
    [fire] { $unit } dispara a { $target }, necesita { $needed }
    [pivot-and-fire] { $unit } gira y dispara a { $target }, necesita { $needed }
    [pivot] { $unit } gira
    [rally] { $unit } intenta recuperarse
    [auto-rally] { $unit } se recupera sin tirar
    [close-combat] { $unit } entra en combate cuerpo a cuerpo en { $hex }
    [break-contact] { $unit } rompe el contacto y va a { $hex }
    [exit] { $unit } sale del mapa
    [load] { $unit } sube a { $target }
    [unload] { $unit } baja en { $hex }
    [fire-smoke] { $unit } pone humo en { $hex }
    [dig-in] { $unit } se atrinchera
    [group] { $units } mueven uno tras otro
    [sets-out] { $unit } se pone en marcha, hexágono a hexágono según le toque
    [move] { $unit } mueve a { $hex }
   *[other] { $unit } va a { $hex } con bajo riesgo
 }
heroes-foreseen-asks = antes llega el evento de la casilla { $box }, que te pregunta algo
heroes-foreseen-none = no se prueba ninguna orden: { $box ->
    [0] antes termina la ronda
   *[other] el evento de la casilla { $box } ocupa su lugar
 }
heroes-foreseen-marker = Antes, el marcador de misión avanza a la casilla { $box }.
heroes-foreseen-die = con { $cards } decide un dado o un marcador
heroes-foreseen-cards = cartas { $cards }
heroes-foreseen-heading = El próximo turno de la IA, según las { $count } cartas que nadie ha visto:
heroes-foreseen-if = Si se roba ahora:
heroes-foreseen-stance = actitud: { $stance }
heroes-foreseen-stance-plain = neutra
heroes-foreseen-corner = palo y hexágono: { $corner }
heroes-foreseen-source = fuente: { $source }
heroes-orders-unknown = Aquí no hay ninguna carta de órdenes { $number }. Hay: { $numbers }.
heroes-orders-number = Di una carta de órdenes por su número, pide todas en una posición (grognard orders --all --at 'POSICIÓN') o haz que se mire un mazo tuyo: grognard orders --deck ARCHIVO
heroes-orders-deck = El mazo { $file } tiene { $count } cartas de órdenes: { $numbers }.
heroes-orders-deck-whole = está todo lo que pide
heroes-orders-deck-lacks = pide también { $numbers }: añádelas al archivo
heroes-orders-at = Para todas las cartas a la vez hace falta una posición: grognard orders --all --at 'heroes/2 MISIÓN { "{" }units: ...{ "}" }'
heroes-orders-other = Esta posición es del juego { $game }; las cartas de orden son de heroes.
heroes-orders-foreign = Ninguna misión de la caja pide la carta { $number } de este mazo: de ella nada se puede decir en una posición.
heroes-deck-elsewhere = Esta partida se juega con un mazo privado (hash { $hash }) que no está aquí. Di su archivo: grognard companion PARTIDA --deck ARCHIVO. Un mazo privado es para una mesa en tu propio ordenador.

# Junto a un tablero real (companion/).
companion-word-roll = tirar
companion-word-reasons = razones
companion-word-correct = corregir
companion-word-board = el tablero dice
companion-welcome = El tablero real está a tu lado. Cuenta lo que has hecho con las respuestas. «tirar» deja que el programa tire o robe; «razones» lo cuenta todo de la última acción de la IA; «corregir F10: MMG 17 (hit pinned)» o «el tablero dice: caps: 5, vp: -2» corrige lo que el programa tiene mal.
companion-no-die = Ahora no hay ningún dado que tirar ni nada que robar.
companion-rolled = El programa tira o roba por ti: { $what }.
companion-no-act = La IA todavía no ha actuado.
companion-bad-die = «{ $typed }» no es un dado: muestra de 1 a 6. Nada ha cambiado.
companion-bad-draw = «{ $typed }» no puede salir: no está, o ya no. Posible: { $left }. Nada ha cambiado.
companion-correct-form = «{ $said }» no dice nada del tablero. Di un lugar y quién está, o un campo y su valor: corregir F10: MMG 17 (hit pinned) o corregir caps: 5
companion-no-unit = Aquí no hay ninguna unidad «{ $unit }», o hay más de una. Posible: { $units }. Nada ha cambiado.
companion-done-anyway = Si aun así se hizo en el tablero, di cómo queda: corregir LUGAR: UNIDAD
companion-other = El acompañante es para Conflict of Heroes; esta partida guardada es de { $game }.
heroes-event-laid = El tablero dice otra cosa: { $what }. La posición se puso a mano.
heroes-deck-changed = Esta partida se juega con un mazo privado (hash { $hash }). El archivo { $file } contiene ahora otro (hash { $now }): sus cartas han cambiado. Di con --deck el archivo que tiene las cartas de antes.
companion-elsewhere = La posición es de { $position }, no de { $mission }. Di dos veces la misma misión.
companion-cards-left = En el mazo: { $cards }. Escribe un número, o tirar para que robe el programa.
companion-too-many = { $count ->
    [one] Solo se pedía 1 dado
   *[other] Solo se pedían { $count } dados
 }; el resto no se ha leído.

# The screen: orders and cards in words, tracks, sheets, overlays, what is drawn
heroes-says-ai = IA
heroes-says-group = mayor grupo de IA
heroes-says-unit = una Unidad
heroes-says-objective = un objetivo
heroes-says-control = un hexágono de { $side }
heroes-says-edge-at = { $edge } ({ $hexes })
heroes-says-words = { $what } ({ $words })
heroes-says-no-unit-within = { $what } sin Unidades a { $count } o menos
heroes-says-most-fp = { $what } con la PF más alta
heroes-says-least-dv = { $what } con el VD más bajo
heroes-says-nearest = { $who }, la más cercana a { $targets }
heroes-says-farthest = { $who }, la más alejada de { $targets }
heroes-says-or = { $one } o { $other }
heroes-says-and = { $one } y { $other }
heroes-says-line = { $who }: { $do }
heroes-says-cap = { $order } (PAM +{ $cap })
heroes-says-when = si { $condition }: { $order }
heroes-says-if-no-unit-fired = ninguna Unidad acaba de disparar
heroes-says-if-unit-fired = una Unidad acaba de disparar
heroes-says-if-player-passed = el jugador acaba de pasar
heroes-says-if-holds = { $hex } es de { $side }
heroes-says-if-vp-lead = la ventaja en PV es de { $side }
heroes-says-if-not = no se cumple que { $condition }
heroes-says-if-box-at-least = el marcador de misión está en la casilla { $count } o posterior
heroes-says-if-box-at-most = el marcador de misión está en la casilla { $count } o anterior
heroes-says-if-ai-at-most = IA que quedan: { $count } o menos
heroes-says-if-units-at-most = Unidades que quedan: { $count } o menos
heroes-says-if-round-at-least = es la ronda { $count } o posterior
heroes-says-move = mover hacia allí
heroes-says-low-risk-move = MBR hacia allí
heroes-edge-n = el borde norte
heroes-edge-e = el borde este
heroes-edge-s = el borde sur
heroes-edge-w = el borde oeste
heroes-ai-do-mission-orders = Órdenes de la misión
heroes-ai-do-reactive-orders = Órdenes Reactivas
heroes-line-close = CC
heroes-line-short = CD
heroes-line-pass = P
heroes-line-reactive = R
heroes-card-pass = Pasar, si hay menos IA que Unidades no usadas
heroes-card-reactive = Órdenes Reactivas
heroes-card-else = { $one }; si no, { $other }
heroes-card-spent = Usada con { $number }
heroes-card-stays-fresh = ★ no te usa
heroes-card-advance = Marcador +{ $boxes }
heroes-card-advance-most = Marcador +{ $boxes } (unidades ≤ { $units })
heroes-card-name = Carta de órdenes { $number }
heroes-card-blue = mando
heroes-card-green = táctica
heroes-card-stance-defensive = defensiva
heroes-card-stance-offensive = ofensiva
heroes-card-does-to = { $unit } → { $target }
heroes-card-not-reached = no se llega
heroes-zone-removed = Cartas de mando fuera del juego
heroes-zone-blue = Cartas de mando que quedan en mazo y descartes
heroes-zone-play = En juego
heroes-option-take-in = { $name }, { $place }
heroes-priced-free = { $what } (gratis)
heroes-priced-caps = { $what } ({ $cost } PAM)
heroes-pay = PAM { $caps }: quedan { $due } PA, { $percent } % usada
heroes-pay-all = PAM { $caps }: sin chequeo
heroes-pay-brief = { $percent } % usada
heroes-pay-brief-none = sin chequeo
heroes-brief-pick = { $what } · { $cost } PA
heroes-brief = { $what } · { $cost } PA · { $percent } %
heroes-needs-odds = { $number }+: { $odds }
heroes-brief-shot = { $what } · { $cost } PA, { $percent } % usada
heroes-deed-led = { $unit } y { $others } más
heroes-deed = { $unit }: { $what }
heroes-settle-pay = PAM en el coste
heroes-settle-boost = PAM en la tirada
heroes-settle-face = Encaramiento
heroes-settle-pick = va a
heroes-hit-odds = { $hit } % impacto ({ $dead } % destruida)
heroes-step-lines = La carta
heroes-step-who = Quién
heroes-step-where = Dónde
heroes-step-target = A quién
heroes-step-needs = necesita { $number }
heroes-step-chosen = esta
heroes-step-eligible = elegible
heroes-overlay-theirs = Zonas de fuego de la IA
heroes-overlay-ours = Zonas de fuego de tus Unidades
heroes-overlay-short = Zonas cortas de tus Unidades
heroes-overlay-one = Zona de fuego de { $unit }
heroes-overlay-low-risk = Hexágonos de bajo riesgo de { $unit }
heroes-overlay-cover = Cobertura
heroes-overlay-objectives = Objetivos de la IA
heroes-value-fire = PA de disparo
heroes-value-move = PA de movimiento
heroes-value-red = PF roja
heroes-value-blue = PF azul
heroes-value-front = frente
heroes-value-flank = flanco
heroes-value-rally = se reagrupa con
heroes-boxed-blue = azul
heroes-boxed-crewed = con dotación
heroes-trait-facing = Encarada
heroes-trait-spent = Usada
heroes-trait-hit = Impactada
heroes-trait-hidden = Oculta
heroes-trait-dug-in = Defensa improvisada
heroes-trait-manning = En la fortificación
heroes-trait-stuck = Atascada
heroes-trait-without-flames = Sin lanzallamas
heroes-badge-spent = usada
heroes-badge-face-down = impactada, marcador boca abajo
heroes-badge-hidden = oculta
heroes-badge-dug-in = defensa improvisada
heroes-badge-manning = en la fortificación
heroes-badge-stuck = atascada
heroes-badge-close-combat = en combate cerrado
heroes-badge-just-acted = acaba de actuar
heroes-badge-face-down-armoured = impactada, marcador azul boca abajo
heroes-badge-without-flames = sin lanzallamas
heroes-badge-flames = lanzallamas
heroes-badge-smoke = puede lanzar humo
heroes-badge-open-topped = descubierto
heroes-badge-hit = impactada
heroes-badge-hit-unnerved = impactada: Inquieta
heroes-badge-hit-pinned = impactada: Clavada, no puede mover
heroes-badge-hit-stunned = impactada: Aturdida, no puede mover ni disparar
heroes-badge-hit-suppressed = impactada: Suprimida
heroes-badge-hit-panicked = impactada: En pánico, no puede disparar
heroes-badge-hit-cowering = impactada: Acobardada
heroes-badge-hit-berserk = impactada: Berserk
heroes-badge-hit-kia = impactada: Muerta
heroes-badge-hit-light-damage = impactada: Daño leve
heroes-badge-hit-immobilized = impactada: Inmovilizado, no puede mover
heroes-badge-hit-armoured-suppressed = impactada: Suprimido
heroes-badge-hit-armoured-stunned = impactada: Aturdido, no puede mover ni disparar
heroes-badge-hit-armoured-panicked = impactada: En pánico, no puede disparar
heroes-badge-hit-gun-damaged-red = impactada: Arma dañada (roja)
heroes-badge-hit-gun-damaged-blue = impactada: Cañón dañado (azul)
heroes-badge-hit-destroyed = impactada: Destruido
heroes-terrain-open = Despejado
heroes-terrain-plowed = Campo arado
heroes-terrain-light-woods = Bosque disperso, MD 1
heroes-terrain-heavy-woods = Bosque denso, MD 2
heroes-terrain-wood-building = Edificio de madera, MD 1
heroes-terrain-stone-building = Edificio de piedra, MD 2
heroes-terrain-water = Agua, MD −1
heroes-route-wall = muro
heroes-mark-smoke = Humo denso
heroes-mark-thin-smoke = Humo ligero
heroes-mark-victory = Objetivo
heroes-mark-control-german = de los alemanes
heroes-mark-control-soviet = de los soviéticos
heroes-mark-trench = Trinchera
heroes-mark-bunker = Búnker
heroes-mark-bunker-0 = Búnker, hacia el norte
heroes-mark-bunker-1 = Búnker, hacia el nordeste
heroes-mark-bunker-2 = Búnker, hacia el sudeste
heroes-mark-bunker-3 = Búnker, hacia el sur
heroes-mark-bunker-4 = Búnker, hacia el sudoeste
heroes-mark-bunker-5 = Búnker, hacia el noroeste
heroes-mark-hasty-defence = Defensa improvisada
heroes-mark-wire = Alambrada
heroes-mark-road-block = Bloqueo
heroes-mark-mines = Minas
heroes-mark-strike = Artillería prevista
heroes-sight-woods = bosque o edificio
heroes-sight-heavy-smoke = humo denso
heroes-sight-light-smoke = humo ligero
heroes-sight-herd = ganado o refugiados
heroes-face-squad = infantería
heroes-face-mg = ametralladora
heroes-face-mortar = mortero
heroes-face-gun = cañón
heroes-face-tank = carro
heroes-face-assault-gun = vehículo blindado
heroes-face-halftrack = transporte blindado
heroes-face-truck = camión
heroes-face-flamethrower = zapadores
heroes-face-rumour = posible enemigo
heroes-face-cattle = ganado
heroes-face-refugees = refugiados
heroes-code-squad = R
heroes-code-mg = M
heroes-code-mortar = O
heroes-code-gun = G
heroes-code-tank = T
heroes-code-assault-gun = A
heroes-code-halftrack = H
heroes-code-truck = L
heroes-code-flamethrower = P
heroes-code-rumour = ?
heroes-code-cattle = C
heroes-code-refugees = X
heroes-cell-fallen = perdida: { $units }
heroes-cup-no-enemy = ningún enemigo
heroes-cup-mine = mina
heroes-sheet-cup = En el contenedor ({ $count })
heroes-sheet-mission = Qué cuenta en esta misión
heroes-sheet-record = Hoja de la campaña
heroes-sheet-orders = Órdenes de esta misión a la IA
heroes-reactive-order = Orden Reactiva { $number }
heroes-mission-order = Orden de la misión { $number }
heroes-score = { $side }: { $points } PV
heroes-score-destroyed = cada unidad destruida de { $side }
heroes-score-of = cada destruida de { $side }: { $what }
heroes-score-but = { $what }, salvo { $but }
heroes-score-control = control de { $hex }
heroes-score-theirs = si { $side } controlan { $hex }
heroes-score-exit = cada unidad que sale del mapa según la misión
heroes-score-hurt-cattle = cada rebaño herido por tu fuego
heroes-score-hurt-refugees = cada grupo de refugiados herido por tu fuego
heroes-score-at-once = al momento
heroes-score-at-end = al final
heroes-score-lost = se pierde con él
heroes-score-when = si { $condition }
heroes-special = Regla especial
heroes-kind-infantry = infantería
heroes-kind-machine-gun = ametralladoras
heroes-kind-mortar = morteros
heroes-kind-infantry-gun = cañones de infantería
heroes-kind-gun = cañones
heroes-kind-vehicle = vehículos
heroes-kind-transport = camiones y carros
heroes-record-won = ganada
heroes-record-lost = perdida
heroes-record-row = { $result }; PV { $points }, casilla { $box }
heroes-record-company = Sigue
heroes-record-total = PV en total: { $points }
heroes-remind-initiative = La tirada es por la iniciativa: quién actúa primero en esta ronda.
heroes-remind-volley = { $units } disparan juntas a { $target }.
heroes-remind-face-down = Allí hay un marcador boca abajo: puede resultar muerta, y los PAM se deciden antes (7.4).
heroes-gist-cattle = Bloquea la LV; quien comparte su hexágono es más fácil de impactar.
heroes-gist-refugees = Bloquean la LV; nadie dispara a su hexágono ni desde él.
heroes-gist-rumour = Al dispararle, 9 o más lo revela; una Unidad adyacente también.
heroes-vp-name-player = PV: ganas por { $count }
heroes-vp-name-ai = PV: la IA gana por { $count }
heroes-caps-name = Tus PAM: { $count } de { $most }
table-beside = Esta partida no se juega junto a un tablero real. Empieza una con «Un tablero real» en lugar de dados.
heroes-help-units = El número de una unidad es lo que le cuesta un hexágono en PA; detrás van sus estados. «unidades» con un nombre o un hexágono da todas las cifras.
heroes-die-initiative = la iniciativa
heroes-die-event-roll = el evento
heroes-die-bogging = { $unit }, que puede atascarse
heroes-die-mines = las minas bajo { $unit }
heroes-die-wire = { $unit } en la alambrada

# Lo que traen las casillas de la hoja de misión (7.2).
heroes-sheet-boxes = Lo que traen las casillas
heroes-brings-as-action = en lugar de la orden de la carta: { $what }
heroes-brings-roll = { $dice }: { $rows }
heroes-brings-on = { $on }: { $what }
heroes-brings-caps = PAM { $caps }
heroes-brings-vp = { $points } PV para { $side }
heroes-brings-extra = la IA actúa { $count ->
    [one] una vez más
   *[other] { $count } veces más
}
heroes-brings-artillery = { $side }: artillería contra { $target }
heroes-brings-smoke-light = humo ligero en { $hex }
heroes-brings-smoke-heavy = humo denso en { $hex }
heroes-brings-control = { $hex } es de { $side }
heroes-brings-walks-cattle = el ganado va hacia { $toward }
heroes-brings-walks-refugees = los refugiados van hacia { $toward }
heroes-brings-stuck = { $who }: sin moverse hasta el fin de la ronda
heroes-brings-cup = al cubilete: { $what }
heroes-brings-end-round = acaba la ronda
heroes-brings-end-mission = acaba la misión
heroes-brings-some-rumoured = { $count ->
    [one] un posible enemigo
   *[other] { $count } posibles enemigos
}
heroes-brings-some-cattle = ganado × { $count }
heroes-brings-some-refugees = refugiados × { $count }
heroes-brings-places = { $what } { $where }
heroes-brings-by-suit = en el hexágono de la próxima carta { $suit }
heroes-brings-in-hex = en { $hex }
heroes-brings-by-die = donde diga un dado
heroes-brings-in-cover = { $where }, en cobertura cercana
heroes-brings-arrives = { $side }: { $units } por { $where }
heroes-brings-at-nearest-objective = el objetivo más cercano
heroes-brings-at-densest = donde haya más Unidades
heroes-brings-at-player-chooses = un hexágono que elijas
heroes-brings-at-nearest-unit = la Unidad más cercana
