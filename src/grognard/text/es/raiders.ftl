# RAIDERS: Héroes de Telemark.
raiders-title = Héroes de Telemark
raiders-sentence = Ponte al frente de los comandos noruegos contra la planta de agua pesada de Vemork. En solitario.
raiders-air-strike = Ataque aéreo
raiders-unknown-objective = Objetivo boca abajo
raiders-scenario-grouse = Grouse: averigua qué custodian
raiders-scenario-freshman = Freshman: ingenieros en planeador
raiders-scenario-gunnerside = Gunnerside: vuela la planta
raiders-scenario-tinnsjo = Tinnsjø: el último transporte
raiders-scenario-campaign = Campaña histórica: las cuatro misiones en orden
raiders-scenario-random-campaign = Campaña aleatoria: las misiones según salgan

raiders-setting-edition = Reglamento
raiders-setting-edition-en = edición inglesa
raiders-setting-edition-es = edición española
raiders-setting-difficulty-printed = la de las cartas
raiders-setting-difficulty-easier = más fácil: dos operaciones más
raiders-setting-difficulty-harder = más difícil: un nivel más de alerta al empezar
raiders-setting-scouting = Exploración (27)
raiders-setting-scouting-on = se juega
raiders-setting-scouting-off = no se juega
raiders-setting-coordinated = Operaciones coordinadas (26)
raiders-setting-coordinated-on = se juegan
raiders-setting-coordinated-off = no se juegan
raiders-setting-leader_gear = Equipo que lleva un líder (23.2)
raiders-setting-leader_gear-2 = dos piezas
raiders-setting-leader_gear-1 = una pieza
raiders-setting-campaign_defeat = La campaña histórica se pierde (37)
raiders-setting-campaign_defeat-same = al fallar dos veces la misma misión
raiders-setting-campaign_defeat-any = al segundo fallo de cualquier misión

raiders-segment-briefing = Instrucciones
raiders-segment-muster = Formación de la fuerza
raiders-segment-force = Elección de fuerza
raiders-segment-prepare = Reclutamiento y exploración
raiders-segment-move = Movimiento
raiders-segment-card = Carta de operaciones
raiders-segment-combat = Combate
raiders-segment-aftermath = Tras el combate
raiders-segment-objective = Objetivos
raiders-segment-close = Fin de la operación
raiders-segment-debrief = Fin de la misión

raiders-pile-deck = Operaciones restantes
raiders-pile-reserve = Reserva

raiders-track-missions = Misiones ganadas
raiders-track-failures = Misiones fallidas
raiders-track-alert = Alerta
raiders-track-rp = Puntos de reclutamiento
raiders-track-operations = Operaciones restantes
raiders-track-stacking = Límite de apilamiento
raiders-track-revealed = Objetivos descubiertos
raiders-track-destroyed = Objetivos destruidos

raiders-terrain-clear = campo
raiders-terrain-mountain = monte
raiders-terrain-forest = bosque
raiders-terrain-industrial = zona industrial
raiders-terrain-town = ciudad
raiders-terrain-landing = zona de aterrizaje
raiders-terrain-staging = área de preparación

raiders-when-always = Siempre
raiders-when-alarm = Comprobación de alerta, alarma
raiders-when-quiet = Comprobación de alerta, calma
raiders-when-kept = Conserva esta carta y después, una vez

raiders-ask-leader = ¿Qué líder va contigo?
raiders-ask-muster = Forma tu fuerza: ¿qué compras?
raiders-ask-recruit = Reclutamiento: ¿qué compras?
raiders-ask-give = ¿Quién lleva { $about }?
raiders-ask-from = ¿Desde qué espacio opera una fuerza?
raiders-ask-force = ¿Quién forma parte de la fuerza operativa?
raiders-ask-prepare = ¿Reclutar, explorar o ninguna de las dos?
raiders-ask-move = ¿Adónde va la fuerza?
raiders-ask-move-on = La fuerza puede seguir. ¿Adónde?
raiders-ask-trade-to = ¿Quién recibe { $about }?
raiders-ask-trade-for = No puede llevar más: ¿qué da a cambio de { $about }?
raiders-ask-resupply = El campamento tiene equipo: ¿qué te llevas?
raiders-ask-inquire = ¿Por qué objetivo preguntas en el campamento?
raiders-ask-land = ¿Dónde aterriza la fuerza?
raiders-ask-lose = Interceptados: ¿qué unidad se pierde?
raiders-ask-coordinate = ¿Se une aquí otra fuerza a la operación?
raiders-ask-join = ¿Quién viene con ella?
raiders-ask-redraw = ¿Jugar esta carta, o ponerla bajo el mazo y robar otra?
raiders-ask-keep = ¿Conservas esta carta para más tarde?
raiders-ask-card = La carta te deja elegir.
raiders-ask-crate = ¿Qué hay en el contenedor?
raiders-ask-reveal = ¿Qué objetivo se descubre?
raiders-ask-special-move = ¿Adónde va la fuerza?
raiders-ask-advance = La fuerza puede avanzar un espacio.
raiders-ask-air-strike = ¿Pides el ataque aéreo antes del combate?
raiders-ask-bomb = ¿A qué unidad hostil atacan los aviones?
raiders-ask-firepower = ¿Gastas suministros para disparar dos veces en esta ronda?
raiders-ask-line = ¿Quién va a continuación en la línea? El primero recibe el fuego enemigo.
raiders-ask-fire = Dispara { $about }. ¿Contra quién?
raiders-ask-rescue = Uno de los caídos escapa. ¿Quién?
raiders-ask-objective = La fuerza ha llegado a un objetivo. ¿Qué hace?
raiders-ask-load = { $about } lleva la muestra. ¿La deja aquí?
raiders-ask-withdraw = El objetivo está cumplido. ¿Terminas la misión o sigues jugando?
raiders-ask-last-chance = Esa fue la última operación. ¿Juegas una carta conservada?

# Encabezados de una lista larga de opciones.
raiders-group-march = Marcha forzada, gasta suministros
raiders-group-scout = Explorar
raiders-group-camp = Quedarse
raiders-group-gear = Equipo
raiders-group-units = Comprar unidades
raiders-group-equipment = Comprar equipo

raiders-option-all = Todos
raiders-option-done = Listo
raiders-option-skip = Ninguna de las dos: seguir
raiders-option-recruit = Reclutar
raiders-option-buy = Comprar { $name } ({ $cost })
raiders-option-buy-air = Comprar un ataque aéreo ({ $cost })
raiders-option-halt = Detenerse aquí
raiders-option-resupply = Quedarse y reabastecerse en el campamento
raiders-option-inquire = Quedarse y preguntar en el campamento
raiders-option-hold = No
raiders-option-call = Pedirlo
raiders-option-blaze = Disparar dos veces
raiders-option-same = Tal como están
raiders-option-play = Jugarla
raiders-option-guide = El guía conoce otro camino
raiders-option-keep = Conservarla
raiders-option-discard = Descartarla
raiders-option-drop = Dejar la muestra
raiders-option-withdraw = Terminar la misión
raiders-option-continue = Seguir jugando
raiders-option-nobody = Nadie
raiders-option-move = Mover: { $name }
raiders-option-march = Marcha forzada: { $name } (gasta suministros)
raiders-option-land = Aterrizar: { $name }
raiders-option-from = { $name }
raiders-option-scout = Explorar { $name }
raiders-option-reveal = { $name }
raiders-option-sail = En barca: { $name }
raiders-option-fly = En avión: { $name }
raiders-option-advance = Avanzar: { $name }
raiders-option-add = { $name }
raiders-option-give = { $name }
raiders-option-lose = { $name }
raiders-option-line = { $name }
raiders-option-demolish = { $name } coloca cargas
raiders-option-carry = { $name } recoge la muestra
raiders-option-leader = { $name }
raiders-option-rescue = { $name }
raiders-option-crate = { $name }
raiders-option-trade = Entregar { $name }
raiders-option-swap = { $name }
raiders-option-abandon = Abandonar { $name }
raiders-option-charge = Usar { $name }
raiders-option-fire = { $name }
raiders-option-bomb = { $name }

raiders-event-mission = Comienza la misión { $mission }.
raiders-event-carried-over = De la misión anterior: { $change } puntos de reclutamiento (ahora { $rp }) y { $operations } operaciones.
raiders-event-leader = { $unit } se incorpora en { $space }.
raiders-event-recruited = Se recluta a { $unit }; { $rp ->
    [one] queda 1 punto.
   *[other] quedan { $rp } puntos.
}
raiders-event-bought = Compra: { $gear }; { $rp ->
    [one] queda 1 punto.
   *[other] quedan { $rp } puntos.
}
raiders-event-air-ready = Ataque aéreo a la espera; { $rp ->
    [one] queda 1 punto.
   *[other] quedan { $rp } puntos.
}
raiders-event-given = { $unit } lleva { $gear }.
raiders-event-abandoned = { $unit } abandona { $gear }.
raiders-event-spent = { $unit } consume { $gear }.
raiders-event-operation = Operación desde { $space }: { $force }. En el mazo: { $left }.
raiders-event-alert = La alerta { $by ->
    [0] no cambia
    [-1] baja 1
    [-2] baja 2
   *[other] sube { $by }
}: nivel { $level }.
raiders-event-rp = Puntos de reclutamiento { $change }: ahora { $rp }.
raiders-event-gained-operation = Se gana una operación. En el mazo: { $left }.
raiders-event-lost-operation = Se pierde una operación. En el mazo: { $left }.
raiders-event-recalled = Una carta descartada vuelve al mazo. En el mazo: { $left }.
raiders-event-eliminated = { $unit } cae en { $space }.
raiders-event-sample-lost = La muestra de plutonio se pierde con { $unit }.
raiders-event-random-space = El dado señala { $space }.
raiders-event-camp-placed = El campamento MILORG está en { $space }.
raiders-event-camp-moved = El campamento MILORG se traslada a { $space }.
raiders-event-scouted = Se observa { $space }: { $outcome }.
raiders-event-revealed = En { $space }: { $marker }.
raiders-event-stayed = En { $space }, sin moverse: { $force }.
raiders-event-moved = { $force }: { $from } → { $space }.
raiders-event-carried = De { $from } a { $space }: { $force }.
raiders-event-joined = Refuerzo de { $from } a { $space }: { $force }.
raiders-event-landing = Descenso sobre { $space }, { $force }: { $outcome }.
raiders-event-landed = En tierra en { $space }: { $force }.
raiders-event-drew = Carta: { $card }. En el mazo: { $left }.
raiders-event-put-under = La carta { $card } va al fondo del mazo.
raiders-event-kept = La carta { $card } se conserva.
raiders-event-played-kept = Se juega la carta { $card }: { $choice }.
raiders-event-alert-check = Comprobación de alerta contra { $level }: { $outcome }.
raiders-event-choice = { $choice }.
raiders-event-reinforced = { $unit } se incorpora en { $space }.
raiders-event-hostile-count = Hostiles según el dado: { $count }.
raiders-event-hostiles = { $count ->
    [one] { $count } unidad hostil
   *[other] { $count } unidades hostiles
} en { $space }: { $hostiles }.
raiders-event-flak = { $hostile } ahuyenta a los aviones: ambos quedan fuera de la misión.
raiders-event-air-strike = Los aviones van a por { $hostile }.
raiders-event-bombed = Ataque aéreo contra { $hostile }: { $outcome }.
raiders-event-edge = Ventaja táctica { $ours } a { $theirs }: { $outcome }.
raiders-event-edge-tied = Empate a { $ours } en la ventaja táctica; decide el terreno de { $space }: { $outcome }.
raiders-event-round = Ronda { $round }.
raiders-event-fired = { $unit } dispara a { $hostile }: { $outcome }.
raiders-event-hostile-fired = { $hostile } dispara a { $unit }: { $outcome }.
raiders-event-breakoff = Ya nadie acierta: el combate se interrumpe.
raiders-event-battle-won = Victoria en el combate de { $space }.
raiders-event-battle-lost = Derrota en el combate.
raiders-event-battle-drawn = El combate termina en empate.
raiders-event-leader-roll = Tirada por si surge un líder: { $outcome }.
raiders-event-interrogation = Interrogatorio de la Gestapo: { $outcome }.
raiders-event-escaped = { $unit } escapa a { $space }.
raiders-event-demolition = { $unit } contra { $marker }: { $outcome }.
raiders-event-sample-taken = { $unit } recoge la muestra ({ $marker }).
raiders-event-sample-dropped = { $unit } deja la muestra ({ $marker }).
raiders-event-sample-recovered = { $unit } entrega la muestra de plutonio en { $space }.
raiders-event-mission-over = Misión { $mission } { $outcome }: { $how }.
raiders-event-campaign-over = Campaña { $outcome }; misiones ganadas: { $missions }.

raiders-die-random-space = un espacio al azar
raiders-die-scouted = observar { $space }
raiders-die-landing = el descenso sobre { $space } ({ $force })
raiders-die-alert-check = la comprobación de alerta contra { $level }
raiders-die-hostile-count = el número de hostiles
raiders-die-bombed = el ataque aéreo contra { $hostile }
raiders-die-edge = la ventaja táctica, { $nth ->
    [1] tu bando
   *[other] los hostiles
}
raiders-die-fired = el disparo de { $unit } contra { $hostile }
raiders-die-hostile-fired = el disparo de { $hostile } contra { $unit }
raiders-die-leader-roll = ver si surge un líder
raiders-die-interrogation = el interrogatorio de la Gestapo
raiders-die-demolition = la demolición de { $unit } ({ $marker })

raiders-stage-edge = la ventaja táctica
raiders-stage-edge-tied = la ventaja táctica, empatada
raiders-stage-mission-over = el final de la misión { $mission }
raiders-stage-campaign-over = el final de la campaña

raiders-how-objective = el objetivo está cumplido
raiders-how-operations = no quedan operaciones
raiders-how-eliminated = no quedan incursores
raiders-how-campaign-won = las cuatro misiones están ganadas
raiders-how-campaign-lost = demasiados fracasos

raiders-outcome-seen = se descubre el objetivo
raiders-outcome-nothing = no se encuentra nada
raiders-outcome-intercepted = interceptación
raiders-outcome-scatter = dispersión
raiders-outcome-safe = aterrizaje seguro
raiders-outcome-crash = el planeador se estrella
raiders-outcome-abort = vuelta a la base
raiders-outcome-alarm = alarma
raiders-outcome-quiet = todo en calma
raiders-outcome-raiders = los incursores disparan primero
raiders-outcome-hostiles = los hostiles disparan primero
raiders-outcome-leader = sí
raiders-outcome-nobody = esta vez no
raiders-outcome-break = un prisionero se derrumba
raiders-outcome-crack = un prisionero habla
raiders-outcome-silent = ni una palabra
raiders-outcome-cover = se creen la historia
raiders-outcome-escape = un prisionero escapa
raiders-outcome-destroyed = el objetivo queda destruido

raiders-modifier-combat = valor de combate
raiders-modifier-bren = Bren
raiders-modifier-air-strike = ataque aéreo
raiders-modifier-elite-raiders = incursores de élite
raiders-modifier-pistol = pistola con silenciador
raiders-modifier-elite-hostiles = hostiles de élite
raiders-modifier-alert-level = nivel de alerta
raiders-modifier-on-the-card = según la carta
raiders-modifier-objective-space = espacio de objetivo

raiders-gist-leader = Acierta con { $combat } o menos, mueve { $move }; explora, salta en paracaídas. Élite: +1 para disparar primero.
raiders-gist-commando = Acierta con { $combat } o menos, mueve { $move }; explora, salta en paracaídas.
raiders-gist-engineer = Acierta con { $combat } o menos, mueve { $move }; llega en planeador. Vuela objetivos con { $demolition } o más.
raiders-gist-partisan = Acierta con { $combat } o menos, mueve { $move }. Solo llega por una carta.
raiders-gist-camp = Vende equipo, puede saber qué es un objetivo y recibe la muestra. Acierta con { $combat } o menos; nunca se mueve por sí mismo.
raiders-gist-air-strike = Se pide por radio antes de un combate: alcanza a un hostil con { $combat } o menos. El Flak lo rechaza.
raiders-gist-supplies = Se gastan una vez: un espacio más de marcha, o fuego doble en una ronda.
raiders-gist-charge = Vuela el objetivo bajo su portador con { $demolition } o más; se gasta al intentarlo.
raiders-gist-pistol = +1 en la tirada de quién dispara primero.
raiders-gist-bren = Su portador acierta con uno más.
raiders-gist-radio = Pide un ataque aéreo antes de un combate: compra también uno ({ $cost } PR). Ayuda en algunas cartas.
raiders-gist-infantry = Acierta con su valor de combate o menos.
raiders-gist-halftrack = Acierta con su valor de combate o menos.
raiders-gist-mountain = Acierta con su valor de combate o menos. Élite: +1 para los hostiles en la tirada de quién dispara primero.
raiders-gist-flak = Acierta con su valor de combate o menos. Rechaza el ataque aéreo: ambos quedan fuera de la misión.
raiders-gist-gestapo = Acierta con su valor de combate o menos. Si sobrevive a un combate que pierdes, interroga a los caídos.
raiders-gist-facility = Hay que volarla, con un ingeniero o una carga, sacando { $demolition } o más. Da puntos de reclutamiento.
raiders-gist-barrels = Hay que volarlos, con un ingeniero o una carga, sacando { $demolition } o más. Dan puntos de reclutamiento.
raiders-gist-sample = Hay que llevarla al campamento, que la paga en puntos de reclutamiento.
raiders-gist-ambush = Un combate contra tantos hostiles como el nivel de alerta, para quien cae en ella.
raiders-gist-abandoned = Aquí ya no queda nada.

raiders-means-hit = { $need ->
    [0] no puede acertar
    [1] acierta con un 1
    [6] acierta siempre
   *[other] acierta con { $need } o menos
}

# Why something cannot be done.
raiders-why-rp = Cuesta { $amount } PR y tienes { $has }
raiders-why-gear = La fuerza no lleva esto: { $item }
raiders-why-no-gear = No para una fuerza que lleva esto: { $item }
raiders-why-kind = No hay nadie de este tipo en la fuerza: { $kind }
raiders-why-squad = El pelotón partisano no está libre para venir
raiders-why-crate = Nadie de la fuerza tiene una mano libre, o no queda equipo
raiders-why-hidden-near = No hay ningún objetivo boca abajo aquí ni al lado
raiders-why-hidden = Ya no queda ningún objetivo boca abajo
raiders-why-camp = El campamento MILORG se ha perdido
raiders-why-no-camp = No mientras haya un campamento MILORG
raiders-why-at-camp = La fuerza no está en el campamento MILORG
raiders-why-port = La fuerza no está en un puerto del que pueda zarpar
raiders-why-discard = Todavía no se ha descartado ninguna carta
raiders-why-deck = No quedan operaciones en el mazo
raiders-why-full = El límite de apilamiento no deja sitio a la fuerza
raiders-why-is-here = La fuerza ya está ahí
raiders-why-no-route = Ninguna ruta lleva allí
raiders-why-no-points = La fuerza tiene { $points ->
    [one] 1 punto de movimiento
   *[other] { $points } puntos de movimiento
} y está a { $steps } espacios
raiders-why-one-by-one = La fuerza se mueve espacio a espacio: nombra el siguiente
raiders-why-stop-on-the-way = Un espacio STOP o un marcador de objetivo en el camino termina antes el movimiento
raiders-why-stop-terrain = El terreno STOP termina aquí el movimiento
raiders-why-stop-marker = Un marcador de objetivo termina aquí el movimiento
raiders-why-moved = La fuerza ya ha terminado su movimiento
raiders-why-no-supplies = Una marcha forzada gasta suministros y la fuerza no lleva
raiders-why-not-another = No es otro lugar del tipo al que va este movimiento
raiders-why-not-airborne = No son tropas aerotransportadas
raiders-why-no-landing-zone = No es una zona de aterrizaje
raiders-why-staging-stays = En el área de preparación una fuerza solo opera para saltar o reclutar
raiders-why-lands-otherwise = Aterriza de otro modo que las elegidas
raiders-why-in-force = Ya es parte de la fuerza
raiders-why-not-all = No todos los de aquí caben en una fuerza, o ya hay alguno elegido
raiders-why-nobody-yet = Aún no se ha elegido a nadie
raiders-why-not-there = No puede ser nadie de ese espacio: ahí no hay incursores
raiders-why-not-in-force = No es parte de la fuerza
raiders-why-no-leader = Una fuerza que se une necesita primero un líder o la radio
raiders-why-too-far = Está demasiado lejos para unirse en un movimiento
raiders-why-nobody-else = No hay nadie más en la fuerza a quien pasárselo
raiders-why-handed-on = Ya ha cambiado de manos en este movimiento
raiders-why-not-carried = La fuerza no lo lleva
raiders-why-has-it = Ya lo tiene
raiders-why-hands-full = Ya lleva todo el equipo que puede
raiders-why-not-for-sale = No se puede comprar
raiders-why-bought = Ya lo tienes
raiders-why-air-used = El ataque aéreo está fuera de esta misión
raiders-why-another-unit = Son iguales: el siguiente es { $unit }
raiders-why-another-item = Son iguales: el siguiente es { $gear }
raiders-why-no-hands = Nadie tiene una mano libre para ello
raiders-why-gear-in-staging = El equipo se reparte en el área de preparación o en el campamento
raiders-why-a-raider-first = Una misión empieza al menos con un incursor
raiders-why-buy-first = Antes hay que comprar algo
raiders-why-nothing-to-buy = No quedan puntos, manos o fichas para comprar nada
raiders-why-leader-not-free = Ningún líder de ese nombre está libre para venir
raiders-why-prepared = La fuerza ya ha reclutado o explorado en esta operación
raiders-why-no-scouting = En esta partida no se juega la exploración
raiders-why-no-scout = Para explorar hace falta un líder o comando
raiders-why-not-next-door = No está al lado de la fuerza
raiders-why-no-marker = Ahí no hay ningún marcador de objetivo boca abajo
raiders-why-not-near = No está aquí ni al lado
raiders-why-not-on-the-card = La carta no lo ofrece
raiders-why-other-part = Lo ofrece otra parte de la carta, que no se aplica
raiders-why-not-kept = Ninguna carta guardada lo ofrece
raiders-why-only-on-a-draw = Es para el momento en que se roba una carta
raiders-why-only-to-redraw = Ahora solo se puede jugar lo que pone la carta bajo el mazo
raiders-why-no-guide = No hay ningún guía con la fuerza
raiders-why-not-in-battle = No está en este combate
raiders-why-in-line = Ya está en la línea
raiders-why-line-begun = La línea ya está empezada
raiders-why-not-fallen = No cayó en este combate
raiders-why-no-heavy-water = Aquí no hay agua pesada a la vista
raiders-why-no-engineer = Solo los ingenieros colocan cargas sin explosivo
raiders-why-tried = Ya lo ha intentado en esta operación
raiders-why-no-charge = No es un explosivo
raiders-why-no-sample = La muestra no está aquí a la vista

## In the terminal
raiders-help-units = Los números de una unidad son combate y movimiento; + significa élite.

## Names of what scenes show: badges, boxes, values and the like, and letters of the map in a terminal
raiders-box-ready = A la espera
raiders-box-pool = Se pueden reclutar
raiders-box-dead = Fuera de la misión
raiders-box-bin = Hostiles que pueden salir
raiders-box-out = Hostiles fuera de la misión
raiders-box-removed = Marcadores retirados del mapa
raiders-box-destroyed = Destruidos
raiders-box-recovered = Recuperados
raiders-side-raiders = Incursores
raiders-side-hostiles = Hostiles
raiders-side-objective = Objetivos
raiders-value-combat = combate
raiders-value-move = movimiento
raiders-value-rp = puntos
raiders-badge-elite = élite
raiders-badge-scout = explorador
raiders-badge-demolition = demolición
raiders-badge-operating = en operación
raiders-badge-sample = lleva la muestra
raiders-mark-objective = lugar de objetivo
raiders-mark-exit = salida
raiders-mark-port = puerto
raiders-mark-airfield = aeródromo
raiders-section-TEC = Terreno
raiders-section-Airborne = Aterrizaje
raiders-section-Random = Azar
raiders-section-Recruit = Reclutamiento
raiders-section-RP = PR
raiders-section-Alert = Alerta
raiders-section-Gestapo = Gestapo
raiders-section-CRT = Combate
raiders-section-Demolition = Demolición
raiders-face-leader = líder
raiders-face-commando = comando
raiders-face-engineer = ingeniero
raiders-face-partisan = partisanos
raiders-face-camp = campamento
raiders-face-hostiles = hostiles
raiders-code-leader = L
raiders-code-commando = C
raiders-code-engineer = I
raiders-code-partisan = P
raiders-code-camp = M
raiders-code-hostiles = H
raiders-marker-facility = planta
raiders-marker-barrels = barriles
raiders-marker-sample = muestra
raiders-marker-ambush = emboscada
raiders-marker-abandoned = abandonado
raiders-the-side-raiders = los incursores
