# Incursion.
incursion-title = Incursion
incursion-sentence = Soldados aliados en armadura contra los muertos y sus amos, pasillo a pasillo bajo Gibraltar. Para dos, o contra el ordenador.
incursion-scenario-recon = Reconocimiento: cruzar con vida
incursion-scenario-incursion = Incursión: sellar las puertas verdes
incursion-scenario-beacon = Capturar la baliza: sacarla del tablero
incursion-scenario-twitcher = Espasmódico: registrar a los muertos
incursion-scenario-lines = Tras las líneas enemigas: traer al soldado aislado
incursion-scenario-acdc = AC/DC: tres paneles de cinco
incursion-scenario-doomsday = El Día del Juicio: parar el Dispositivo
incursion-scenario-campaign = Campaña: las siete misiones en orden

incursion-setting-level = Puntos de requisa (4.3)
incursion-setting-level-printed = los de la misión
incursion-setting-level-number = { $number } por bando
incursion-setting-handicap = Ventaja
incursion-setting-handicap-none = ninguna
incursion-setting-handicap-allies = 3 puntos de requisa más para los aliados
incursion-setting-handicap-germans = 3 puntos de requisa más para los alemanes
incursion-setting-two_guns = Dos armas (6.2.1)
incursion-setting-two_guns-ilsa = es de Ilsa
incursion-setting-two_guns-gretel = es de Gretel
incursion-setting-late_command = Puntos de mando tras la activación de una figura (3.2)
incursion-setting-late_command-off = no se pueden gastar
incursion-setting-late_command-on = la despiertan otra vez
incursion-setting-sergeant_reacts = El Sargento en fuego de reacción (3.9)
incursion-setting-sergeant_reacts-on = con su ametralladora
incursion-setting-sergeant_reacts-off = nunca
incursion-setting-flames = Ser alcanzado por un lanzallamas (3.13)
incursion-setting-flames-hit = daña en el acto
incursion-setting-flames-burn = solo daña estar en el fuego
incursion-setting-turn_limit = Límite de turnos donde la misión no lo tiene (7)
incursion-setting-turn_limit-off = ninguno
incursion-setting-turn_limit-on = el propuesto en el índice de reglas

incursion-mission-recon = Reconocimiento
incursion-mission-incursion = Incursión
incursion-mission-beacon = Capturar la baliza
incursion-mission-twitcher = Espasmódico
incursion-mission-lines = Tras las líneas enemigas
incursion-mission-acdc = AC/DC
incursion-mission-doomsday = El Día del Juicio

incursion-story-recon = El Peñón calla. Unos pocos hombres en armadura bajan a las galerías a ver por qué, y lo que arrastra los pies allí ya no es una guarnición.
incursion-story-incursion = Los muertos suben por tres viejos mamparos. Alguien tiene que llegar hasta ellos, cerrarlos y soldarlos mientras siguen saliendo.
incursion-story-beacon = Una baliza parpadea en la sala de mando. Quien se la lleve sabrá lo que trama el otro bando.
incursion-story-twitcher = Aquí despedazaron a una patrulla con sus papeles encima. Registrad los cuerpos; alguno no ha terminado.
incursion-story-lines = Uno de los nuestros está tras una puerta cerrada, sin munición y en la mitad mala del Peñón. Traedlo.
incursion-story-acdc = Cinco paneles alimentan las galerías bajas. Quien tenga la corriente decide dónde hay luz, aire y salida.
incursion-story-doomsday = Está en pie en medio de las galerías y lo están cargando. No habrá segundo intento.

incursion-goal-recon-allies = Lleva figuras a una salida de la derecha y fuera del tablero. Solo cuenta el último aliado en juego: si sale ganas, si muere pierdes.
incursion-goal-recon-germans = Mata a la última figura aliada antes de que salga por la derecha.
incursion-goal-incursion-allies = Cierra y luego sella las puertas verdes Antonio, Barcelona y Carmen (1 PA cada vez).
incursion-goal-incursion-germans = Mata a todas las figuras aliadas antes de que sellen todas las puertas verdes Antonio, Barcelona y Carmen.
incursion-goal-beacon-allies = Recoge la baliza de la sala de mando y sácala por tus entradas, NO o SO.
incursion-goal-beacon-germans = Recoge la baliza y sácala por tu entrada, SE, o mata a todas las figuras aliadas.
incursion-goal-twitcher-allies = Ten más puntos de victoria en fichas que los alemanes tras siete turnos. El cuerpo que registras puede despertar.
incursion-goal-twitcher-germans = Ten más puntos de victoria en fichas que los aliados tras siete turnos. Aquí los zombies pueden llevar fichas.
incursion-goal-lines-allies = Abre una puerta de la sala del soldado aislado y salid por NO o SO: 5 puntos por él, 1 por cada otra figura. Acaba cuando no quedan aliados en el tablero; gana quien tenga más puntos.
incursion-goal-lines-germans = Mata aliados: 1 punto cada uno, 2 por el soldado aislado. Acaba cuando no quedan aliados en el tablero; gana quien tenga más puntos.
incursion-goal-acdc-allies = Activa tres de los cinco paneles. Si no queda ningún aliado, gana quien tenga más; con los mismos hay empate.
incursion-goal-acdc-germans = Activa tres de los cinco paneles. Si no queda ningún aliado, gana quien tenga más; con los mismos hay empate.
incursion-limit-recon = Tras el turno { $turn } ganan los alemanes.
incursion-limit-incursion = Tras el turno { $turn } ganan los alemanes.
incursion-limit-beacon = Tras el turno { $turn } hay empate.
incursion-limit-lines = Acaba como muy tarde tras el turno { $turn }.
incursion-limit-acdc = Acaba como muy tarde tras el turno { $turn }.
incursion-goal-doomsday-allies = Lleva una figura hasta el Dispositivo y apágalo (1 PA). Desde el turno 7 puede despegar.
incursion-goal-doomsday-germans = Contén a los aliados hasta que el Dispositivo despegue: desde el turno 7 con un 1, luego con 1-2, y así. También ganas si mueren todas las figuras aliadas.

incursion-side-allies = Aliados
incursion-side-germans = Alemanes
incursion-side-nobody = nadie, empate
# Un bando dentro de una frase, al principio y después, y quién ha ganado.
incursion-they = { $side ->
    [Aliados] Los aliados
   *[Alemanes] Los alemanes
}
incursion-them = { $side ->
    [Aliados] los aliados
   *[Alemanes] los alemanes
}
incursion-verdict = { $winner ->
    [Aliados] Ganan los aliados.
    [Alemanes] Ganan los alemanes.
   *[other] Hay empate.
}

incursion-nobody = ninguna carta de figura
incursion-outside = fuera
incursion-facing-0 = norte
incursion-facing-1 = este
incursion-facing-2 = sur
incursion-facing-3 = oeste
incursion-object-beacon = la baliza
incursion-object-token = cuerpo { $number }
incursion-object-panel = panel { $number }
incursion-object-device = el Dispositivo
incursion-fire = Fuego ({ $side })
incursion-door = Puerta { $name }
incursion-waiting-at = Esperan en { $entry }

incursion-phase-muster = Elección de fuerzas
incursion-phase-command = Puntos de mando
incursion-phase-hand = Manos
incursion-phase-bid = La puja
incursion-phase-deploy = Despliegue
incursion-phase-action = Acciones: { $side }
incursion-phase-watch = Fuego de reacción: { $side }
incursion-phase-last-kill = Final del turno
incursion-phase-debrief = Final de la misión

incursion-pile-deck = Mazo de combate
incursion-pile-hand-allies = Mano de los aliados
incursion-pile-hand-germans = Mano de los alemanes
incursion-card-effect = Efecto: sigue en juego hasta que la maten, por { $kill } PM
incursion-card-event = Evento, puede matarse por { $kill } PM
incursion-card-lies-on = La jugaron { incursion-them }. Está sobre: { $name }.
incursion-card-played-by = La jugaron { incursion-them }.

incursion-track-ap = Puntos de acción restantes
incursion-track-command-allies = Puntos de mando, aliados
incursion-track-command-germans = Puntos de mando, alemanes
incursion-track-controller = Puntos de Gretel
incursion-track-points-allies = Puntos, aliados
incursion-track-points-germans = Puntos, alemanes
incursion-track-panels-allies = Paneles, aliados
incursion-track-panels-germans = Paneles, alemanes
incursion-track-tokens = Nuestras fichas, en puntos
incursion-track-wins-allies = Misiones ganadas, aliados
incursion-track-wins-germans = Misiones ganadas, alemanes
incursion-track-requisition = Puntos de requisa restantes
incursion-track-zombies = Zombies por turno
incursion-track-escaped = Aliados que han salido
incursion-track-sealed = Puertas selladas

incursion-price-ap = { $number } PA
incursion-price-cp = { $number } PM
incursion-price-gretel = { $number } de Gretel
incursion-price-free = (gratis)

incursion-ask-muster = Elige tu fuerza: ¿qué llevas?
incursion-ask-veteran = ¿Qué veterano acude?
incursion-ask-lone = ¿Quién es el soldado aislado?
incursion-ask-discard = ¿Descartas algo antes de robar?
incursion-ask-bid = ¿Cuántos puntos de mando pujas por ir primero?
incursion-ask-bring = ¿Qué figura se une a la defensa este turno?
incursion-ask-picket = ¿Dónde monta guardia { $about }?
incursion-ask-deploy = ¿En qué entrada espera { $about }?
incursion-ask-activate = ¿Qué figura actúa ahora?
incursion-ask-act = { $about }: ¿qué hace?
incursion-ask-lend = A { $about } le sobran puntos. ¿Quién recibe uno?
incursion-ask-burst = { $about } dispara una segunda ráfaga. ¿A quién?
incursion-ask-again = { $about } acertó y puede disparar otra vez. ¿A quién?
incursion-ask-target = { $about }: ¿dónde cae la granada?
incursion-ask-light = { $about }: ¿qué casilla arde ahora?
incursion-ask-blaze = { $about } muere y ataca una última vez. ¿Cómo?
incursion-ask-reaction = { $about } tiene a un enemigo en la mira. ¿Dispara?
incursion-ask-watch = ¿Quién entra en fuego de reacción?
incursion-ask-card-on = { $about }: ¿sobre qué se juega?
incursion-ask-tunnel = { $about }: ¿quién sale por aquí?
incursion-ask-counter = El enemigo juega { $about }. ¿La paras?
incursion-ask-interrupt = { $about }: ¿matas antes una carta?
incursion-ask-first-kill = Antes de las pujas: ¿matas una carta?
incursion-ask-last-kill = Acaba el turno. ¿Matas una carta?
incursion-ask-keep = Experiencia: ¿qué carta conserva su figura?

incursion-force-so-far = Tu fuerza hasta ahora: { $figures }.
incursion-zombies-each-turn = { $count } Sturmzombies cada turno
incursion-standing-order = Orden permanente: { $order }.
incursion-profile = { $ap } PA, Fortaleza { $fortitude }, { $damage } PD. { $gist }
# Encabezados de una lista larga de opciones.
incursion-group-turn = Girar
incursion-group-attack = Atacar
incursion-group-doors = Puertas
incursion-group-objects = Objetos
incursion-group-activate = Figuras
incursion-group-cards = Cartas

incursion-gist-Private = Ametralladora ligera, { $rate } dados por disparo.
incursion-gist-Incinerator = Lanzallamas: cubre de fuego hasta { $flames } casillas.
incursion-gist-Gunner = Ametralladora pesada: dos ráfagas de { $rate } dados por cada PA.
incursion-gist-Sergeant = Ametralladora ligera y lanzagranadas; un punto de mando más por turno, y cede sus PA sobrantes.
incursion-gist-Slugger = Una pistola que sigue disparando mientras acierta, un bate para el cuerpo a cuerpo, granadas; se sacude las cartas enemigas.
incursion-gist-Gretel = Escopeta; { $points } puntos de mando por turno para los zombies.
incursion-gist-Ilsa = Dos subfusiles que repiten los fallos; salta, y aporta una carta más.
incursion-gist-Hans = Un arpón que arrastra a los enemigos y una maza para el cuerpo a cuerpo; Minenzombies sin límite.
incursion-gist-Blitzhund = Tres dados en cuerpo a cuerpo, gira gratis, salta.
incursion-gist-Minenzombie = Estalla como una granada potente, cuando quiere o si le disparan.
incursion-gist-Zombie = Solo cuerpo a cuerpo; cada uno que se suma contra el mismo enemigo tira un dado más.
incursion-gist-Twitcher = Un cuerpo que despertó: solo cuerpo a cuerpo, como los demás muertos.
incursion-note-flame = Cubre de fuego hasta { $flames } casillas, una junto a otra; quien esté en él tira, también los tuyos.
incursion-note-launch = Hasta donde se ve: un dado con +1 contra todos los de la casilla y su alrededor, también los tuyos.
incursion-note-throw = Hasta { $reach } casillas: un dado con +1 contra todos los de la casilla y su alrededor, también los tuyos.
incursion-note-harpoon = Un impacto, o si no un 4 o más, arrastra al blanco ante Hans.
incursion-note-bat = Mata sin tirar dados.
incursion-note-detonate = El portador se pierde: un dado con +3 contra todos los de la casilla y su alrededor, también los tuyos.
incursion-note-free = Sin él no puede volver a disparar.
incursion-note-will = Descarta una carta enemiga que tenga encima, una vez por turno.
incursion-means-hit = { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}, { $need ->
    [1] siempre impacta
    [6] impacta con un 6
    [7] nunca impacta
   *[other] impacta con { $need } o más
}
incursion-option-add = { $name } ({ $cost })
incursion-option-add-zombies = { $count } { $name }s cada turno ({ $cost })
incursion-option-done = { $ask ->
    [muster] Esta es mi fuerza
    [discard] Quedarme el resto y robar
    [bring] Nadie
    [act] Terminar con esta figura
    [lend] Nadie
    [light] Basta
    [watch] Nadie más
    [keep] Ninguna
   *[other] Alto el fuego
}
incursion-option-end = Terminar mis acciones
incursion-option-lone = { $name }
incursion-option-veteran = { $name }
incursion-option-discard = Descartar { $name }
incursion-option-intelligence = Inteligencia aliada: ir primero, sin puja
incursion-option-bid = { $name } PM
incursion-option-bring = { $name }
incursion-option-place = { $name }
incursion-option-at = { $name }
incursion-option-all-at = Todos los demás, en { $name }
incursion-option-activate = { $name }
incursion-option-rouse = { $name } otra vez, con puntos de mando
incursion-option-leave = Salir del tablero
incursion-option-open = Abrir la puerta { $name }
incursion-option-close = Cerrar la puerta { $name }
incursion-option-seal = Sellar la puerta { $name }
incursion-option-take = Coger { $name }
incursion-option-use = Activar { $name }
incursion-option-drop = Soltar { $name }
incursion-option-burst = Segunda ráfaga a { $name }
incursion-option-harpoon = Arponear a { $name }
incursion-option-flame = Lanzallamas
incursion-option-launch = Lanzagranadas
incursion-option-throw = Lanzar una granada
incursion-option-strike = Golpear a { $name }
incursion-option-bat = Batear a { $name }
incursion-option-detonate = Estallar sobre { $name }
incursion-option-target = { $name }
incursion-option-light = { $name }
incursion-option-free = Liberar el arpón
incursion-option-will = Fuerza de voluntad: librarse de { $name }
incursion-option-lend = Un punto para { $name }
incursion-option-watch = { $name }
incursion-option-kill = Matar { $name } ({ $cost } PM)
incursion-option-snafu = Responder con { $name }
incursion-option-pass = Dejarla estar
incursion-order-reaction = Fuego de reacción
incursion-order-reaction-always = Disparar siempre
incursion-order-reaction-never = No disparar nunca
incursion-order-kills = Matar cartas
incursion-order-kills-usual = Preguntarme en los momentos habituales
incursion-order-kills-each = Preguntarme en todo momento
incursion-order-kills-never = Dejarlo estar todo
incursion-option-close-all = Terminar las figuras sin preguntar este turno
incursion-option-keep = { $name }
incursion-option-on = { $of ->
    [door] Puerta { $name }
   *[other] { $name }
}
incursion-option-here = Una entrada para los que esperan

incursion-event-force = { $side }: { $force }{ $number ->
    [0] .
   *[other] ; compras de Sturmzombies: { $number }.
}
incursion-event-turn = Turno { $turn }.
incursion-event-countdown = El Dispositivo puede despegar con { $number } o menos: { $outcome }.
incursion-event-discarded = { incursion-they } descartan { $card }.
incursion-event-drew = { incursion-they } roban { $number ->
    [one] una carta
   *[other] { $number } cartas
}.
incursion-event-drew-these = Robas { $cards }.
incursion-event-reshuffled = Los descartes son el nuevo mazo de combate.
incursion-event-intelligence = La inteligencia aliada lo sabía: los aliados van primero.
incursion-event-bids = Pujas: aliados { $ours }, alemanes { $theirs }. Van primero { incursion-them }.
incursion-event-waits = { $figure } espera en { $entry }.
incursion-event-phase = Actúan { incursion-them }.
incursion-event-fires-out = Se apagan los fuegos de { incursion-them }.
incursion-event-activated = Se activa { $figure } con { $number } PA.
incursion-event-command = { incursion-they } gastan { $number } PM en { $figure }.
incursion-event-adjusted = { $figure }: PA que le quedan ahora: { $number }.
incursion-event-moved = { $figure }: { $from } → { $square }.
incursion-event-turned = { $figure } gira al { $facing }.
incursion-event-entered = { $figure } entra por { $square }.
incursion-event-left = { $figure } sale del tablero desde { $square }.
incursion-event-opened = { $figure } abre la puerta { $door }.
incursion-event-closed = { $figure } cierra la puerta { $door }.
incursion-event-sealed = { $figure } sella para siempre la puerta { $door }.
incursion-event-trap-sprung = { $card } en la puerta { $door }, en las narices de { $figure }.
incursion-event-freed = { $figure } queda libre y puede actuar desde el próximo turno.
incursion-event-taken = { $figure } coge { $object }.
incursion-event-used = { $figure } activa { $object }.
incursion-event-dropped = { $figure } suelta { $object } en { $square }.
incursion-event-searched = { $figure } registra { $object }: { $outcome }.
incursion-event-woke = { $figure } se levanta en { $square }.
incursion-event-token-read = Hallazgo, { $object }: una ficha { $number }, { $number ->
    [6] 2 puntos.
    [7] 2 puntos.
    [8] 3 puntos.
   *[other] 1 punto.
}
incursion-event-shot = { $figure } dispara a { $target }, Fortaleza { $need }{ $rerolled ->
    [0] {""}
   *[other] , dados repetidos: { $rerolled }
}: { $outcome }.
incursion-event-reaction-shot = Fuego de reacción: { $figure } a { $target }, Fortaleza { $need }{ $rerolled ->
    [0] {""}
   *[other] , dados repetidos: { $rerolled }
}: { $outcome }.
incursion-event-blow = { $figure } golpea a { $target }, Fortaleza { $need }{ $rerolled ->
    [0] {""}
   *[other] , dados repetidos: { $rerolled }
}: { $outcome }.
incursion-event-caught = La explosión alcanza a { $target }, Fortaleza { $need }: { $outcome }.
incursion-event-scorched = Las llamas alcanzan a { $target }, Fortaleza { $need }: { $outcome }.
incursion-event-burned = { $target } está en el fuego, Fortaleza { $need }: { $outcome }.
incursion-event-batted = { $figure } batea: cae { $target }.
incursion-event-misfire = Bambi se encasquilla: { $figure } ha terminado este turno.
incursion-event-harpoon = El arpón y { $target }: { $outcome }.
incursion-event-dragged = El arpón arrastra a { $figure } de { $from } a { $square }.
incursion-event-harpoon-freed = { $figure } libera el arpón.
incursion-event-flamed = { $figure } prende fuego a { $squares }.
incursion-event-blast = { $figure }: explosión en { $square }.
incursion-event-detonated = { $figure } estalla sobre { $target }.
incursion-event-volatile = La mina de { $figure }: { $outcome }.
incursion-event-blaze = { $figure } cae luchando.
incursion-event-shrugged-off = { $figure } ni lo nota ({ $card }).
incursion-event-killed = { $figure } muere en { $square }.
incursion-event-watching = { $figure } entra en fuego de reacción.
incursion-event-reaction-lost = { $figure } sale del fuego de reacción.
incursion-event-out-of-ammunition = { $figure } se queda sin munición y sale del fuego de reacción.
incursion-event-willpower = { $figure } se libra de { $card }.
incursion-event-lent = { $figure } da un punto de acción a { $target }.
incursion-event-played = { incursion-they } juegan { $card }.
incursion-event-played-target = { incursion-they } juegan { $card } sobre { $target }.
incursion-event-played-door = { incursion-they } juegan { $card } en la puerta { $door }.
incursion-event-played-square = { incursion-they } juegan { $card } en { $square }.
incursion-event-played-entry = { incursion-they } juegan { $card } en { $entry }.
incursion-event-played-other = { incursion-they } juegan { $card } sobre { $other }.
incursion-event-card-killed = { incursion-they } matan { $card } por { $cost } PM.
incursion-event-snafu = { incursion-they } responden a { $other } con { $card }.
incursion-event-cancelled = Queda anulada la carta { $card }.
incursion-event-tunnelled = { $figure } se mete bajo tierra en { $from } y sale en { $square }.
incursion-event-horde-full = { $number ->
        [one] No hay sitio para otro Sturmzombie.
       *[other] No hay sitio para otros { $number } Sturmzombies.
    }
incursion-event-learned = { $figure } conserva { $card } como experiencia.
incursion-event-next-mission = A la siguiente misión.
incursion-event-ended = Fin de la misión: { $how }. { incursion-verdict }
incursion-event-campaign-over = Fin de la campaña: aliados { $ours }, alemanes { $theirs }. { incursion-verdict }

incursion-die-shot = { $figure }, que dispara a { $target }
incursion-die-reaction-shot = { $figure }, fuego de reacción sobre { $target }
incursion-die-blow = { $figure }, que golpea a { $target }
incursion-die-caught = la explosión y { $target }
incursion-die-scorched = las llamas y { $target }
incursion-die-burned = { $target } en el fuego
incursion-die-harpoon = el arpón y { $target }
incursion-die-volatile = la mina de { $figure }
incursion-die-searched = { $figure }, que registra { $object }
incursion-die-countdown = la cuenta atrás del Dispositivo
incursion-stage-blast = la explosión en { $square }

incursion-how-wiped-out = no queda ningún aliado
incursion-how-escaped = el último aliado escapó
incursion-how-sealed = las puertas verdes están selladas
incursion-how-beacon = la baliza sale del tablero
incursion-how-panels = tres paneles tomados
incursion-how-disarmed = el Dispositivo queda apagado
incursion-how-launched = el Dispositivo despega
incursion-how-points = deciden los puntos
incursion-how-time = se acabó el tiempo
incursion-how-campaign = se han jugado todas las misiones

incursion-outcome-miss = sin daño
incursion-outcome-hit = un impacto
incursion-outcome-wound = herida
incursion-outcome-kill = muerte
incursion-outcome-caught = bien clavado
incursion-outcome-slips = resbala
incursion-outcome-explodes = explota
incursion-outcome-nothing = no pasa nada
incursion-outcome-blaze = un último ataque
incursion-outcome-twitcher = despierta
incursion-outcome-dead = muerto del todo
incursion-outcome-launch = despega
incursion-outcome-delayed = todavía no
incursion-outcome-toll-0 = nadie resulta herido
incursion-outcome-toll-1 = un herido
incursion-outcome-toll-2 = dos heridos
incursion-outcome-toll-3 = tres heridos
incursion-outcome-toll-4 = cuatro heridos
incursion-outcome-toll-5 = cinco heridos
incursion-outcome-toll-6 = seis heridos
incursion-outcome-toll-7 = siete heridos
incursion-outcome-toll-8 = ocho heridos
incursion-outcome-toll-9 = nueve heridos

incursion-modifier-ranged_dice = { $name }: dados
incursion-modifier-close_dice = { $name }: dados
incursion-modifier-silver = { $name }: a cada dado
incursion-modifier-fortitude = { $name }: Fortaleza
incursion-modifier-bambi = Bambi: a cada dado
incursion-modifier-shotgun = escopeta: Fortaleza
incursion-modifier-two-guns = Dos armas: se repiten los fallos
incursion-modifier-steady = Pulso firme: se repite un fallo
incursion-modifier-again = otro disparo: a cada dado
incursion-modifier-grenade = granada: a cada dado
incursion-modifier-mine = mina naval: a cada dado
incursion-modifier-raging = Bestia furiosa: dados
incursion-modifier-mace = maza: a cada dado
incursion-modifier-bat = bate: se repite un fallo
incursion-modifier-mob = Fuerza por el número: dados

## In the terminal
incursion-help-units = Los números de una figura son Fortaleza, puntos de acción y los puntos de daño que le quedan.

# Por qué algo no se puede hacer ahora.
incursion-why-outside = Aún está fuera del tablero.
incursion-why-friend = No es un enemigo.
incursion-why-not-there = No está en el tablero.
incursion-why-no-points = Cuesta { $number ->
    [one] un punto
   *[other] { $number } puntos
}, y no quedan bastantes puntos de acción y de mando.
incursion-why-same-square = Está en esa misma casilla.
incursion-why-out-of-arc = Mira hacia otro lado: eso queda a su espalda.
incursion-why-no-line = No hay línea de visión.
incursion-why-line-wall = Una pared corta la línea de visión.
incursion-why-line-door = Una puerta cerrada, { $door }, corta la línea de visión.
incursion-why-line-corner = La línea de visión pasa por una esquina bloqueada.
incursion-why-line-figure = Alguien en { $square } corta la línea de visión.
incursion-why-dark = Está demasiado oscuro para ver tan lejos.
incursion-why-not-at-entry = Desde fuera solo se puede atacar a quien ocupa la entrada.
incursion-why-not-ahead = El cuerpo a cuerpo es para las tres casillas de delante.
incursion-why-not-beside = No es la casilla siguiente, y ningún camino que se pueda pagar lleva hasta allí.
incursion-why-door-between = Hay una puerta cerrada en medio.
incursion-why-occupied = La casilla está ocupada.
incursion-why-no-landing = Con los puntos de acción que quedan, el salto no podría acabar en una casilla libre.
incursion-why-not-an-entry = No puede entrar por ahí.
incursion-why-entry-held = Alguien ocupa la entrada.
incursion-why-looks-so = Ya mira hacia ahí.
incursion-why-no-exit = No está en una salida de su bando.
incursion-why-comrade-inside = Antes hay que liberar al soldado aislado.
incursion-why-without-beacon = Solo puede salir quien lleva la baliza.
incursion-why-not-at-door = No está junto a esa puerta.
incursion-why-door-behind = La puerta queda a su espalda.
incursion-why-door-sealed = La puerta está sellada.
incursion-why-door-open = La puerta está abierta.
incursion-why-door-closed = La puerta ya está cerrada.
incursion-why-door-locked = Una carta bloquea la puerta.
incursion-why-door-of-the-cell = Los Aliados tienen que abrir primero la celda.
incursion-why-door-not-to-seal = En esta misión esa puerta no se sella.
incursion-why-sealed-by-allies = Solo los Aliados sellan puertas.
incursion-why-no-hands = En esta misión los zombis no tocan los objetos.
incursion-why-not-at-hand = No está al alcance: lo están la casilla propia, la de delante y las de los lados.
incursion-why-not-to-carry = Eso no se puede llevar.
incursion-why-not-to-work = Eso no se acciona; se puede coger.
incursion-why-in-its-hands = Ya lo lleva.
incursion-why-in-enemy-hands = Lo lleva el enemigo.
incursion-why-holder-acted = Quien lo lleva ya ha actuado este turno.
incursion-why-dropped-by-friend = Otro de su bando lo ha soltado este turno.
incursion-why-worked-already = Ya se ha accionado.
incursion-why-allies-alone = Solo los Aliados desarman el Ingenio.
incursion-why-not-held = Nadie de este bando lo lleva.
incursion-why-no-gun = No tiene un arma que dispare a una figura.
incursion-why-other-weapon = Tiene otra arma.
incursion-why-harpoon-out = Antes hay que recuperar el arpón.
incursion-why-harpoon-in = El arpón está en el arma.
incursion-why-no-dice = Las cartas no le dejan ningún dado a su arma.
incursion-why-no-flamethrower = No tiene lanzallamas.
incursion-why-nothing-ahead = Tiene justo delante una pared o una puerta cerrada.
incursion-why-burns-ahead = La casilla de delante ya arde.
incursion-why-no-grenades = No lleva granadas.
incursion-why-no-launcher = No tiene lanzagranadas.
incursion-why-no-mine = No lleva ninguna mina.
incursion-why-nowhere-to-lob = Las paredes y puertas cerradas no dejan dónde poner una granada.
incursion-why-batted = Para eso Slugger usa el bate.
incursion-why-no-bat = No tiene bate.
incursion-why-no-zombie = El bate es para los Sturmzombies.
incursion-why-no-will = Solo Slugger se sacude cartas.
incursion-why-will-used = Ya ha usado su voluntad este turno.
incursion-why-not-on-him = Sobre él no hay esa carta del enemigo.
incursion-why-not-in-play = Esa carta no está en juego.
incursion-why-own-card = Es una carta propia.
incursion-why-kill-too-dear = Faltan puntos de mando para anularla.
incursion-why-being-played = No es la carta a la que se responde.
incursion-why-no-hindrance = Anular esa carta no le permitiría disparar.
incursion-why-not-yours = Esa figura no es tuya.
incursion-why-on-guard = Ya está en fuego de reacción.
incursion-why-no-reaction = Su arma no sirve para el fuego de reacción.
incursion-why-captive = El soldado aislado aún no es libre.
incursion-why-sees-enemy = Ve a un enemigo: solo entra en fuego de reacción quien no ve a ninguno.
incursion-why-only-who-acted = El fuego de reacción es contra quien acaba de actuar.
incursion-why-has-acted = Ya ha actuado este turno.
incursion-why-no-way-in = Los suyos le cierran la entrada.
incursion-why-no-late-command = En esta partida los puntos de mando no despiertan a quien ya ha actuado.
incursion-why-yet-to-act = Aún no ha actuado este turno.
incursion-why-no-command = No hay puntos de mando para ella.
incursion-why-no-orders = Los Espasmódicos no obedecen órdenes.
incursion-why-woken = La ha despertado una carta, con sus propios puntos.
incursion-why-in-a-jump = Antes tiene que acabar el salto.
incursion-why-not-in-hand = Esa carta no está en esta mano.
incursion-why-same-card = Se ofrece otra de la misma clase.
incursion-why-no-bearer = No hay sobre quién ponerla.
incursion-why-no-free-door = No hay ninguna puerta cerrada libre para ella.
incursion-why-no-enemy-card = El enemigo no tiene cartas en juego.
incursion-why-no-tunnel = No hay casilla para un túnel que alguien pudiera usar.
incursion-why-no-enemy-command = El enemigo no tiene puntos de mando que perder.
incursion-why-no-wave = No hay a quién traer ni despertar.
incursion-why-no-thrower = Nadie podría lanzar ahora una granada.
incursion-why-no-use-to-it = La carta no se puede poner ahí.
incursion-why-door-not-free = La puerta tiene que estar cerrada, sin sellar y sin otra carta.
incursion-why-not-enemy-card = No es una carta del enemigo en juego.
incursion-why-no-tunnel-here = Ahí no puede abrirse un túnel: tiene que ser una casilla libre junto a una pared, lejos de todo enemigo y al alcance de alguien.
incursion-why-cannot-throw = Ahora no puede lanzar una granada.
incursion-why-not-to-wake = No se la puede despertar: aún no ha actuado, o no obedece órdenes.
incursion-why-not-your-entry = No es una entrada de este bando.
incursion-why-not-your-turn = Las cartas se juegan en el turno propio.
incursion-why-too-far = Está demasiado lejos para lanzarla.
incursion-why-burns-already = Esa casilla ya arde.
incursion-why-not-beside-flame = Una llama tiene que estar junto a otra de la misma ráfaga.

## Names of what scenes show: badges, boxes, values and the like, and letters of the map in a terminal
incursion-box-chosen = Elegido hasta ahora
incursion-box-coming = En camino
incursion-box-gone = Fuera del tablero
incursion-box-dead = Muertos
incursion-value-points = puntos
incursion-value-fortitude = Fortaleza
incursion-value-ap = puntos de acción
incursion-value-damage = daño restante
incursion-badge-operating = actuando
incursion-badge-acted = ya ha actuado
incursion-badge-reacting = en fuego de reacción
incursion-badge-dying = muriendo
incursion-badge-captive = cautivo
incursion-badge-carrying = lleva algo
incursion-badge-harpooned = arponeado
incursion-badge-helped = con una carta amiga encima
incursion-badge-hampered = con una carta enemiga encima
incursion-badge-lent = ha recibido puntos de acción
incursion-badge-searched = registrado
incursion-terrain-corridor = pasillo
incursion-terrain-room = sala
incursion-terrain-command = sala de mando
incursion-terrain-entry = entrada
incursion-terrain-outside = fuera del tablero
incursion-mark-entry-allies = entrada aliada
incursion-mark-entry-germans = entrada alemana
incursion-mark-exit-allies = salida aliada
incursion-mark-exit-germans = salida alemana
incursion-mark-green = verde
incursion-mark-locked = con cerrojo
incursion-mark-trapped = con trampa
incursion-route-door-open = abierta
incursion-route-door-closed = cerrada
incursion-route-door-sealed = sellada
incursion-code-private = P
incursion-code-incinerator = I
incursion-code-gunner = G
incursion-code-sergeant = S
incursion-code-slugger = M
incursion-code-gretel = X
incursion-code-ilsa = L
incursion-code-hans = H
incursion-code-blitzhund = B
incursion-code-minenzombie = N
incursion-code-zombie = Z
incursion-code-twitcher = T
incursion-code-fire = *
incursion-code-beacon = !
incursion-code-token = ?
incursion-code-panel = $
incursion-code-device = &
incursion-code-trap = %
incursion-code-tunnel = @
incursion-the-side-allies = los aliados
incursion-the-side-germans = los alemanes
incursion-won-side-allies = Ganan los aliados
incursion-won-side-germans = Ganan los alemanes
incursion-side-objective = Objetivos
