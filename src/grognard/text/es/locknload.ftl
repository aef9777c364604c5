# Lock 'n Load.
locknload-title = Lock 'n Load
locknload-sentence = Paracaidistas y granaderos entre los setos de Normandía, escuadra a escuadra, impulso a impulso. Para dos, o contra el ordenador.
locknload-scenario-vierville = Asalto a Vierville: defender el pueblo
locknload-scenario-brecourt = Cuatro cañones en un seto: inutilizar los cañones
locknload-scenario-sainte-mere = Fuego sobre Sainte-Mère: saltar de noche sobre el pueblo
locknload-scenario-causeway = La calzada: cruzar el puente
locknload-scenario-sunken-lane = El camino hundido: abrirse paso al este
locknload-scenario-bayonets = Calar bayonetas: tomar la granja
locknload-scenario-training = Primer contacto: un campo pequeño para aprender

locknload-setting-adjacent = La bonificación por disparar al hexágono de al lado (1.6.2)
locknload-setting-adjacent-own = solo si alguien dispara su propia FP
locknload-setting-adjacent-any = todo ataque, menos una mochila con cargas sola
locknload-setting-shadow = Qué proyecta sombra para quien mira desde lo alto (10.3)
locknload-setting-shadow-all = todo obstáculo
locknload-setting-shadow-hills = solo lo que está en nivel 1 o 2
locknload-setting-ops = Líderes con Ops Completadas (4.1)
locknload-setting-ops-lenient = aún sostienen a los suyos
locknload-setting-ops-strict = no ayudan a nadie
locknload-setting-spotting = El mando al descubrir (10.1)
locknload-setting-spotting-own = el de quien descubre
locknload-setting-spotting-led = también el de un líder que esté con él
locknload-setting-held = Unidades que se reservan en el fuego de oportunidad (5.3)
locknload-setting-held-once = han perdido la ocasión
locknload-setting-held-later = pueden disparar más tarde en el mismo movimiento
locknload-setting-leaders = A quién ayuda un líder en fuego, chequeos y melee (5.01)
locknload-setting-leaders-side = a todo su bando
locknload-setting-leaders-force = solo a su propia fuerza
locknload-setting-fanatics = SS sacudidas cuando irrumpe un enemigo (13.81)
locknload-setting-fanatics-alone = intentan recuperarse si nadie con ellas puede luchar
locknload-setting-fanatics-always = lo intentan también junto a amigos en buen estado
locknload-setting-zero = FP 0 con un arma en melee (8.2)
locknload-setting-zero-counts = conserva su modificador
locknload-setting-zero-armed = sin modificador
locknload-setting-entering = Cómo entran los grupos en el tablero (6.0)
locknload-setting-entering-normal = con movimiento normal
locknload-setting-entering-any = también con movimiento de asalto, reptando o con cautela

locknload-side-us = Estadounidenses
locknload-side-german = Alemanes
locknload-the-side-us = los estadounidenses
locknload-the-side-german = los alemanes
locknload-won-side-us = Ganan los estadounidenses
locknload-won-side-german = Ganan los alemanes
# Un bando dentro de una frase, al principio y después, y quién ha ganado.
locknload-they = { $side ->
    [Estadounidenses] Los estadounidenses
   *[Alemanes] Los alemanes
}
locknload-them = { $side ->
    [Estadounidenses] los estadounidenses
   *[Alemanes] los alemanes
}
locknload-verdict = { $winner ->
    [Estadounidenses] Ganan los estadounidenses.
   *[Alemanes] Ganan los alemanes.
}

locknload-phase-setup = Despliegue: { $side }
locknload-phase-rally = Fase de Recuperación: { $side }
locknload-phase-operations = Fase de Operaciones: { $side }
locknload-phase-administration = Fase Administrativa
locknload-turn = Turno { $turn } de { $turns }
locknload-track-passes = Pases seguidos
locknload-track-points = Puntos: { $side }
locknload-track-control = Hexágonos en poder: { $side }
locknload-track-mf = Puntos de movimiento restantes

# Lugares que no son un hexágono sin más, y quienes aún están fuera del tablero.
locknload-upstairs = { $hex }, piso de arriba
locknload-inside = { $hex }, dentro del búnker
locknload-on-the-way = En camino: { $name }
locknload-outside = fuera del tablero
locknload-direction-north = norte
locknload-direction-north-east = nordeste
locknload-direction-south-east = sudeste
locknload-direction-south = sur
locknload-direction-south-west = sudoeste
locknload-direction-north-west = noroeste
locknload-the-event = el marcador de evento
locknload-card-held = La tiene { $name }.

locknload-ask-set-up = ¿Dónde despliega { $about }?
locknload-ask-arm = ¿Quién recibe { $about }?
locknload-ask-work-foxhole = ¿Dónde se cava el pozo de tirador?
locknload-ask-work-wire = ¿Dónde se tiende la alambrada?
locknload-ask-work-mines-1 = ¿Dónde se colocan las minas?
locknload-ask-work-bunker = ¿Dónde está el búnker?
locknload-ask-face = El búnker de { $about }: ¿hacia dónde mira?
locknload-ask-face-team = ¿Hacia dónde se orienta { $about }?
locknload-ask-turner = ¿Quién gira?
locknload-ask-cloud = Humo antes del primer turno: ¿dónde?
locknload-ask-landing = ¿Dónde cae el grupo de salto?
locknload-ask-treat = ¿A quién atiende el médico?
locknload-ask-dedication = Las SS no ceden: ¿quién intenta recuperarse otra vez?
locknload-ask-outfit = Antes del combate: ¿quién se une, qué cambia de manos?
locknload-ask-join = { $about }: ¿con quién se une?
locknload-ask-carrier = ¿Quién se queda { $about }?
locknload-ask-exchange = ¿Qué arma vuelve a cambio?
locknload-ask-drop = Más armas de las que puede llevar: ¿cuál se deja?
locknload-ask-jam = Dados iguales: ¿qué arma se encasquilla?
locknload-ask-take = Tu impulso: ¿qué hexágono actúa?
locknload-ask-act = { $about }: ¿y ahora?
locknload-ask-preempt = Empieza el impulso enemigo. ¿Alguien se anticipa?
locknload-ask-again = Ha salido mal. ¿Se repite la tirada?
locknload-ask-spotter = ¿Quién intenta descubrir { $about }?
locknload-ask-movers = ¿Quién va?
locknload-ask-step = ¿Adónde ahora?
locknload-ask-firers = ¿Quién dispara sobre { $about }?
locknload-ask-opportunity = El enemigo se mueve en { $about }. ¿Disparas?
locknload-ask-claymore = El enemigo se mueve en { $about }. ¿Detonas una Claymore?
locknload-ask-sniper-at = ¿Dónde está al acecho { $about }?
locknload-ask-snipe = { $about }: ¿a quién dispara?
locknload-ask-smoke-at = ¿Dónde se tiende humo?
locknload-ask-smoke-by = Humo en { $about }: ¿quién lo tiende?
locknload-ask-flare-at = ¿Dónde arde la bengala?
locknload-ask-flare-by = Una bengala sobre { $about }: ¿quién la dispara?
locknload-ask-spike-by = ¿Quién inutiliza el cañón?
locknload-ask-hero-at = Aquí no hay sitio para el héroe. ¿Adónde va?
locknload-ask-retreat = Lejos de las llamas: ¿adónde?
locknload-ask-targets = Melee en { $about }: ¿a quién golpeas?
locknload-ask-strikers = Melee en { $about }: ¿quién golpea?
locknload-ask-leavers = Melee en { $about }: ¿quién intenta retirarse?

# Core: what a draft of the set-up has decided
locknload-decided-work-foxhole = Pozo de tirador cavado en { $answer }
locknload-decided-work-wire = Alambrada tendida en { $answer }
locknload-decided-work-mines-1 = Minas colocadas en { $answer }
locknload-decided-work-bunker = Búnker en { $answer }
locknload-decided-face = El búnker de { $about } mira al { $answer }
locknload-decided-cloud = Humo en { $answer } antes del primer turno

# Encabezados de una lista larga de opciones.
locknload-group-join = Unirse
locknload-group-arm = Armas
locknload-group-take = Activar
locknload-group-spot = Descubrir
locknload-group-step = Mover a
locknload-group-melee = Melee
locknload-group-other = Otras cosas

locknload-option-place = { $name }
locknload-option-give = { $name }
locknload-option-face = { $name }
locknload-option-cloud = { $name }
locknload-option-treat = { $name }
locknload-option-urge = { $name }
locknload-option-again = Tirar otra vez
locknload-option-keep = { $ask ->
    [dedication] Nadie
   *[other] Dejarla estar
}
locknload-option-join = { $name } se une a otra
locknload-option-pick = Recoger { $name }
locknload-option-flip = { $name }
locknload-option-swap = Entregar { $name }
locknload-option-to = { $name }
locknload-option-drop = { $name }
locknload-option-jam = { $name }
locknload-option-done = { $ask ->
    [treat] A nadie
   *[other] Listo
}
locknload-option-take = { $name }
locknload-option-enter = Hacer entrar: { $name }
locknload-option-spot = Intentar descubrir { $name }
locknload-option-by = { $name }
locknload-option-pass = { $count ->
    [1] Pasar
    [2] Pasar (2.º seguido)
   *[3] Pasar: acaba la fase
}
locknload-option-end = Terminar el impulso
locknload-option-preempt = { $name } se anticipa
locknload-option-wait = Dejar hacer
locknload-option-move = Mover
locknload-option-assault = Movimiento de asalto
locknload-option-crawl = Reptar
locknload-option-stealth = Movimiento cauteloso
locknload-option-charge = Cargar
locknload-option-fire = Disparar sobre { $name }
locknload-option-smoke = Tender humo
locknload-option-flare = Disparar una bengala
locknload-option-at = { $name }
locknload-option-fight = Luchar otra ronda
locknload-option-withdraw = Retirarse de la melee
locknload-option-spike = Inutilizar el cañón
locknload-option-deploy = { $ask ->
    [claymore] Detonar { $name }
   *[other] Colocar { $name }
}
locknload-option-snipe = { $ask ->
    [opportunity] { $name } aparece y dispara
   *[other] { $name } aparece
}
locknload-option-goes = { $name }
locknload-option-goes-light = { $name } sin armas
locknload-option-without = { $name } se queda fuera
locknload-option-march = En marcha
locknload-option-step = A { $name }
locknload-option-exit = Salir del tablero
locknload-option-stop = Parar aquí
locknload-option-flee = { $name }
locknload-option-volley = Disparar desde { $name }
locknload-option-fires = { $name }
locknload-option-guns = { $name } solo con armas de apoyo
locknload-option-blasts = { $name } y su mochila con cargas
locknload-option-hurls = { $name } solo con su mochila con cargas
locknload-option-leads = { $name } dirige el fuego
locknload-option-helps = { $name } ayuda a servir un arma
locknload-option-shoot = Fuego
locknload-option-victim = { $name }
locknload-option-chosen = Estos
locknload-option-fights = { $name }
locknload-option-armed = { $name } solo con armas de apoyo
locknload-option-bursts = { $name } con una mochila con cargas
locknload-option-strike = Golpear
locknload-option-leaves = { $name }
locknload-option-try = Intentar retirarse

locknload-event-turn = Turno { $number }.
locknload-event-initiative = { locknload-they } tienen la iniciativa.
locknload-event-drop = { $units }: el salto se desvía.
locknload-event-landed = { $units }: en tierra en { $location }.
locknload-event-rally = { $unit } intenta recuperarse, { $number } o menos: { $outcome }.
locknload-event-morale = Chequeo de moral de { $unit }, { $number } o menos: { $outcome }.
locknload-event-healed = { $unit } cura a { $target }.
locknload-event-joined = { $units } son ahora { $unit }.
locknload-event-flipped = { $unit } monta o desmonta { $weapon }.
locknload-event-mounted = { $unit } monta { $weapon } en su trípode.
locknload-event-dismounted = { $unit } desmonta { $weapon } de su trípode.
locknload-onto-tripod = a su trípode
locknload-off-tripod = fuera de su trípode
locknload-event-taken = { $unit } se queda { $weapon }.
locknload-event-dropped = { $unit } deja { $weapon }.
locknload-event-jammed = { $weapon } se encasquilla.
locknload-event-cleared = { $unit } desencasquilla { $weapon }.
locknload-event-passed = { locknload-they } pasan{ $number ->
    [1] .
    [2] , segundo pase seguido.
   *[other] , tercer pase seguido: acaba la fase.
}
locknload-event-spotting = { $unit } intenta descubrir { $location }, { $number } o menos: { $outcome }.
locknload-event-moved = { $units }: { $from } → { $location } por { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}.
locknload-event-turned = { $unit } gira en { $location } hacia el { $direction }, por { $number ->
    [one] 1 punto
   *[other] { $number } puntos
}.
locknload-event-left = { $units }: fuera del tablero desde { $location }.
locknload-event-attack = Fuego desde { $from } sobre { $location } ({ $units }), { $totals }: { $outcome }.
locknload-total = { $total } contra { $other }
locknload-total-for = { $total } contra { $other } sobre { $units }
locknload-tally-attack = Sobre { $units }{ $sum ->
    [open] {""}
   *[other] : { $sum } en total
}
locknload-tally-claymore = Sobre { $units }{ $sum ->
    [open] {""}
   *[other] : { $sum } en total
}
locknload-event-damage = Chequeo de daño de { $unit }, moral { $number }: { $outcome }.
locknload-event-reduced = { $unit } es ahora { $target }, sacudida.
locknload-event-eliminated = { $unit } cae en { $location }.
locknload-event-retreated = { $unit } huye de las llamas: { $from } → { $location }.
locknload-event-hero-roll = Heroísmo en { $location }: { $outcome }.
locknload-event-hero = Surge un héroe en { $location }: { $unit }.
locknload-event-card-drawn = { $unit } tiene la carta { $card }.
locknload-event-card = { $unit } usa { $card }.
locknload-event-again = { $unit } usa { $card }: se repite la tirada.
locknload-event-smoke = { $unit } tiende humo en { $location }, { $number } o menos: { $outcome }.
locknload-event-flare = { $unit } dispara una bengala sobre { $location }, { $number } o menos: { $outcome }.
locknload-event-sniper = { $unit } aparece en { $location }.
locknload-event-mines = { $units }: en las minas de { $location }, { $outcome }.
locknload-event-deployed = { $unit } coloca { $weapon } en { $location }.
locknload-event-claymore = { $weapon } estalla en { $location }: { $outcome }.
locknload-event-spiked = { $unit } y el cañón de { $location }: { $outcome }.
locknload-event-clash = Melee en { $location }: atacan { locknload-them }.
locknload-event-blow = Melee en { $location }: { $units } contra { $targets }, { $attack } a { $defence }, es decir { $plain }{ $shift ->
    [0] {""}
   *[other] , desplazado a { $odds }
}, { $number } o más: { $outcome }.
locknload-event-control = { locknload-they } controlan { $location }.
locknload-event-event = { $unit } y el marcador de evento de { $location }: { $event }
locknload-event-over = Fin del combate: { $how }. { locknload-verdict }

locknload-die-initiative = la iniciativa, { $nth ->
    [1] estadounidenses
   *[other] alemanes
}
locknload-die-drop = el salto de { $units }, { $nth ->
    [1] hacia dónde
   *[other] a qué distancia
}
locknload-die-rally = { $unit }, que intenta recuperarse
locknload-die-morale = el chequeo de moral de { $unit }
locknload-die-spotting = { $unit }, que intenta descubrir { $location }
locknload-die-attack = el fuego desde { $from } sobre { $location }; primero el ataque, al final la defensa; dado { $nth }
locknload-die-damage = el chequeo de daño de { $unit }
locknload-die-reduced = lo que queda de { $unit }
locknload-die-hero-roll = un héroe en { $location }
locknload-die-smoke = { $unit }, humo en { $location }
locknload-die-flare = { $unit }, una bengala sobre { $location }
locknload-die-mines = las minas de { $location }, { $nth ->
    [1] ataque
   *[other] defensa
}
locknload-die-claymore = { $weapon } en { $location }, { $nth ->
    [1] ataque
   *[other] defensa
}
locknload-die-spiked = { $unit } y el cañón de { $location }
locknload-die-blow = la melee de { $location }
locknload-stage-attack = el fuego desde { $from } sobre { $location }
locknload-stage-blow = { $units } contra { $targets }
locknload-stage-mines = las minas de { $location }
locknload-stage-claymore = { $weapon } en { $location }

locknload-how-time = se ha jugado el último turno
locknload-how-eliminated = no queda nadie

locknload-outcome-effect = surte efecto
locknload-outcome-none = nada
locknload-outcome-shaken = sacudida
locknload-outcome-casualties = bajas
locknload-outcome-wounded = herida
locknload-outcome-eliminated = eliminación
locknload-outcome-passed = superado
locknload-outcome-failed = fallo
locknload-outcome-rallied = en buen estado otra vez
locknload-outcome-spotted = descubierto
locknload-outcome-unseen = no se ve nada
locknload-outcome-placed = lo consigue
locknload-outcome-hero = un héroe
locknload-outcome-done = inutilizado
locknload-outcome-killed = muerte
locknload-outcome-missed = sin efecto

locknload-modifier-leadership = mando
locknload-modifier-adjacent = adyacente
locknload-modifier-degrading = terreno reductor en la línea
locknload-modifier-bocage = a través de bocage
locknload-modifier-assault-move = tras un movimiento de asalto
locknload-modifier-stealth = tras un movimiento cauteloso
locknload-modifier-night = de noche
locknload-modifier-moving = objetivo en movimiento
locknload-modifier-terrain = terreno
locknload-modifier-hexside = tras un lado de hexágono
locknload-modifier-foxhole = pozo de tirador
locknload-modifier-sniper = cobertura doble: francotirador a solas
locknload-modifier-margin = diferencia del ataque
locknload-modifier-cover = a cubierto
locknload-modifier-card = carta de habilidad
locknload-modifier-crossed = terreno reductor por medio
locknload-modifier-scout = explorador
locknload-modifier-zero-attacking = FP 0 entre los que golpean
locknload-modifier-zero-defending = FP 0 entre los golpeados

## En la terminal
locknload-help-units = Los números de una unidad son potencia de fuego, alcance y movimiento, y luego moral; un líder tiene su mando en lugar de potencia de fuego y alcance.

# Para qué sirve cada clase de ficha.
locknload-gist-squad = Dispara, mueve, lucha en melee; lleva hasta dos armas de apoyo. Las bajas dejan una media-escuadra.
locknload-gist-half = Media escuadra: dos pueden volver a unirse junto a un líder.
locknload-gist-crew = Cuenta como media-escuadra, y sirve armas y vehículos.
locknload-gist-team = Un arma y quienes la sirven: dispara por su cuenta, y en melee solo se defiende.
locknload-gist-leader = Activa los hexágonos de alrededor, suma su mando al fuego y a los chequeos, recupera a los sacudidos, y con él se llega más lejos.
locknload-gist-hero = Dispara y lucha por su cuenta y nunca queda sacudido; junto a él otros pueden recuperarse.
locknload-gist-medic = Atiende a una unidad de su hexágono en cada Fase de Recuperación; ni dispara ni lucha.
locknload-gist-sniper = Aparece de la nada, una vez; tira dos dados contra alguien elegido al azar, y ya no se mueve.
locknload-gist-scout = Descubre mejor que otros, mueve con cautela, guía por el bosque.
locknload-gist-chaplain = Ayuda a los suyos a recuperarse; ni dispara ni descubre.
locknload-gist-advisor = Sube la moral de los aliados que van con él; puede descubrir y servir un arma.
locknload-gist-machine-gun = Suma su potencia de fuego a la de quien la sirve.
locknload-gist-flamethrower = Alcanza el hexágono de al lado; quien queda sacudido tiene que huir.
locknload-gist-satchel = Se lanza al hexágono de al lado o se usa en melee; luego se acabó.
locknload-gist-claymore = Se coloca a mano y se detona contra quien se acerca.

# Por qué algo no puede hacerse ahora.
locknload-why-is-shaken = Está sacudida.
locknload-why-has-marker = Su marcador dice que ya ha actuado este turno.
locknload-why-ops-complete = Tiene el marcador de Ops Completadas.
locknload-why-is-locked = Está trabada en una melee.
locknload-why-out-of-reach = Ningún líder puede activar ese hexágono junto con los que han actuado en este impulso.
locknload-why-nothing-to-do = Allí nadie puede hacer nada más este turno.
locknload-why-nobody-there = Allí no hay nadie tuyo.
locknload-why-no-fire = Nadie de allí puede disparar a eso.
locknload-why-has-answered = Ese hexágono ya ha disparado una vez en este impulso.
locknload-why-no-points = Ya se han hecho allí tantos ataques como puntos de movimiento se gastaron en el hexágono.
locknload-why-no-target = Allí no hay ningún enemigo.
locknload-why-friends-there = Allí hay amigos.
locknload-why-in-melee = Allí hay una melee: nadie dispara contra ella.
locknload-why-unspotted = Los enemigos de allí no están descubiertos.
locknload-why-no-sight = No hay línea de visión.
locknload-why-out-of-arc = El búnker no mira hacia allí.
locknload-why-fires-alone = Los equipos de arma y los francotiradores disparan por su cuenta.
locknload-why-one-leader = Un ataque lo dirige un solo líder.
locknload-why-other-force = Un líder solo dirige a los de su propia fuerza.
locknload-why-nobody-to-help = No hay ningún hombre solo con un arma al que pueda ayudar.
locknload-why-nobody-fires = Alguien tiene que disparar.
locknload-why-mmc-only = Solo escuadras, medias-escuadras, tripulaciones y equipos tienden humo.
locknload-why-no-smoke = Su nación no tiene humo.
locknload-why-by-day = Las bengalas son para la noche.
locknload-why-no-flare = Solo líderes, héroes y consejeros disparan bengalas.
locknload-why-not-in-zone = Eso queda fuera de la zona donde despliega.
locknload-why-cannot-carry = No puede llevar armas.
locknload-why-overfull = No hay sitio: tres escuadras y dos hombres solos por bando, no más.
locknload-why-not-beside = No es el hexágono siguiente.
locknload-why-no-way = Nadie a pie entra ahí, ni lo cruza.
locknload-why-burning = La casa está en llamas.
locknload-why-no-guns = Un cañón no puede entrar ahí, ni cruzarlo.
locknload-why-no-stairs = Ninguna escalera lleva allí.
locknload-why-no-bunker = No hay búnker.
locknload-why-have-gone = De allí ya han salido otros en este impulso: quienes mueven van juntos.
locknload-why-cannot-move = No puede mover.
locknload-why-no-red-box = Su movimiento no está en un recuadro rojo, y nadie con ella le permite el movimiento de asalto.
locknload-why-no-yellow-box = Su movimiento no está en un recuadro amarillo: no puede mover con cautela.
locknload-why-not-for-teams = Los equipos de arma solo mueven de la manera normal.
locknload-why-too-dear = Cuesta más puntos de movimiento de los que quedan.
locknload-why-takes-all = Cuesta todos sus puntos de movimiento o más: reptando no se llega.
locknload-why-nearer = Una unidad sacudida no se acerca a un enemigo que ve.
locknload-why-not-into-melee = Con ese movimiento no se entra en melee.
locknload-why-no-fighter = Nadie de ellos podría luchar contra los enemigos de allí.
locknload-why-one-hex = Ese movimiento es de un hexágono y nada más.
locknload-why-no-step = No hay ningún sitio adonde puedan ir juntos.
locknload-why-no-exit = Desde aquí no pueden salir del tablero.
locknload-why-nobody-chosen = Hay que elegir a alguien.
locknload-why-nobody-strikes = Alguien tiene que golpear.
locknload-why-long-odds = Con esa proporción solo puede golpearse a una unidad.
locknload-why-has-fought = Este turno ya ha habido allí una ronda de melee.
locknload-why-not-locked = Allí no hay melee.
locknload-why-has-stayed = Ya ha fallado una retirada este turno.
locknload-why-no-enemy = Allí no hay ningún enemigo.
locknload-why-is-spotted = Los enemigos de allí ya están descubiertos.
locknload-why-no-spotter = Nadie que pueda descubrirlo ve ese hexágono.
locknload-why-no-chance = Ninguna tirada del dado descubriría a nadie allí desde aquí.
locknload-why-has-tried = Ya se ha intentado una vez, y no hay segundo intento.
locknload-why-never-spots = Médicos y capellanes no descubren.
locknload-why-too-dark = Está demasiado oscuro para ver tan lejos.
locknload-why-one-alone = Hace falta una escuadra, media-escuadra o tripulación, o dos hombres.
locknload-why-one-a-hex = Ya hay una colocada allí.
locknload-why-no-claymore = No tiene ninguna Claymore.
locknload-why-no-leader = No hay con ella ningún líder, héroe o capellán en buen estado que pueda ayudarla.
locknload-why-no-patient = No hay nadie a quien atender.
locknload-why-full-hands = Allí nadie puede llevar un arma más.
locknload-why-enemy-there = Allí hay enemigos.
locknload-why-not-a-pair = No hay otra media-escuadra de su clase en buen estado con la que unirse.
locknload-why-no-tripod = Eso solo lo hace una escuadra o media-escuadra con un arma de trípode.
locknload-why-not-here = Esa arma no está a mano.

## Nombres de lo que muestran las escenas: insignias, casillas, valores y demás, y letras del mapa en la terminal
locknload-badge-shaken = sacudida
locknload-badge-doomed = ha muerto, pero aún devuelve el golpe
locknload-badge-moved = ha movido
locknload-badge-assault = ha hecho movimiento de asalto
locknload-badge-crawling = reptando
locknload-badge-stealth = ha movido con cautela
locknload-badge-fired = ha disparado
locknload-badge-ops = Ops Completadas
locknload-badge-spotted = descubierta
locknload-badge-melee = en melee
locknload-badge-captured = capturada
locknload-badge-dismounted = desmontada
locknload-badge-tripod = en su trípode
locknload-badge-jammed = encasquillada
locknload-badge-deployed = colocada
locknload-badge-leader = líder
locknload-badge-hero = héroe
locknload-badge-card = tiene una carta de habilidad
locknload-badge-papers = lleva algo
locknload-badge-moving = en movimiento
locknload-badge-acts = actúa
locknload-value-fp = potencia de fuego
locknload-value-mf = movimiento
locknload-value-morale = moral
locknload-value-leadership = mando
locknload-boxed-assault = asalto
locknload-boxed-stealth = cautela
locknload-boxed-mf = en recuadro
locknload-box-dead = Eliminadas
locknload-box-left = Han salido del tablero
locknload-box-off = Francotiradores ocultos
locknload-box-tray = Por desplegar
locknload-box-outside-stick-1 = En el aire: grupo de salto 1
locknload-box-outside-stick-2 = En el aire: grupo de salto 2
locknload-box-outside-stick-3 = En el aire: grupo de salto 3
locknload-box-outside-stick-4 = En el aire: grupo de salto 4
locknload-box-outside-stick-5 = En el aire: grupo de salto 5
locknload-box-outside-stick-6 = En el aire: grupo de salto 6
locknload-terrain-clear = despejado
locknload-terrain-low-crops = sembrados bajos
locknload-terrain-wheat = trigal
locknload-terrain-brush = maleza
locknload-terrain-light-woods = pequeña arboleda
locknload-terrain-woods = bosque
locknload-terrain-cornfield = maizal
locknload-terrain-high-grass = hierba alta
locknload-terrain-light-jungle = selva baja
locknload-terrain-heavy-jungle = alta selva
locknload-terrain-rice-paddy = arrozal
locknload-terrain-marsh = marisma
locknload-terrain-wood-building = edificio de madera
locknload-terrain-stone-building = edificio de piedra
locknload-terrain-tall-building = edificio con piso de arriba
locknload-terrain-hut = choza
locknload-terrain-rubble = escombros
locknload-terrain-river = río
locknload-terrain-bridge = puente
locknload-terrain-ford = vado
locknload-route-hedge = seto
locknload-route-wall = muro de piedra
locknload-route-bocage = bocage
locknload-route-stream-1 = regato
locknload-route-stream-2 = arroyo pequeño
locknload-route-stream-3 = arroyo
locknload-route-stream-4 = arroyo profundo
locknload-route-stream-5 = torrente
locknload-mark-smoke = humo
locknload-mark-thin-smoke = humo que se disipa
locknload-mark-flare = bengala
locknload-mark-lit = iluminado
locknload-mark-burning = en llamas
locknload-mark-spotted = descubierto
locknload-mark-melee = melee
locknload-mark-foxhole = pozo de tirador
locknload-mark-wire = alambrada
locknload-mark-mines = minas
locknload-mark-bunker = búnker
locknload-mark-gun = cañón por inutilizar
locknload-mark-gun-spiked = cañón inutilizado
locknload-mark-event = marcador de evento
locknload-mark-victory = cuenta para la victoria
locknload-mark-control-us = de los estadounidenses
locknload-mark-control-german = de los alemanes
locknload-mark-entry-us = entrada estadounidense
locknload-mark-entry-german = entrada alemana
locknload-mark-zone = zona de despliegue
locknload-face-squad = escuadra
locknload-face-half = media-escuadra
locknload-face-crew = tripulación
locknload-face-team = equipo de arma
locknload-face-leader = líder
locknload-face-hero = héroe
locknload-face-medic = médico
locknload-face-sniper = francotirador
locknload-face-scout = explorador
locknload-face-chaplain = capellán
locknload-face-advisor = consejero
locknload-face-machine-gun = ametralladora
locknload-face-flamethrower = lanzallamas
locknload-face-satchel = mochila con cargas
locknload-face-claymore = Claymore
locknload-code-squad = E
locknload-code-half = M
locknload-code-crew = T
locknload-code-team = Q
locknload-code-leader = L
locknload-code-hero = H
locknload-code-medic = D
locknload-code-sniper = F
locknload-code-scout = X
locknload-code-chaplain = P
locknload-code-advisor = C
locknload-code-machine-gun = a
locknload-code-flamethrower = l
locknload-code-satchel = m
locknload-code-claymore = c
locknload-marker-gun = cañón
locknload-marker-gun-spiked = cañón inutilizado
locknload-marker-event = evento
locknload-marker-bunker = búnker
locknload-marker-machine-gun = ametralladora
locknload-marker-flamethrower = lanzallamas
locknload-marker-satchel = cargas
locknload-marker-claymore = Claymore
locknload-zone-deck = Cartas de habilidad
locknload-zone-discard = Cartas usadas
locknload-zone-held = En la mano
locknload-section-DFT = Fuego directo
locknload-section-MT = Tabla de Melee
locknload-section-TEC = Terreno
locknload-section-SWT = Armas
locknload-section-SRC = Reducción
locknload-section-Cards = Cartas de habilidad
locknload-section-Example = Ejemplo
locknload-section-Glossary = Glosario


# Lo que cuestan y piden las opciones.
locknload-points = { $spent } de { $all } { $all ->
    [one] punto
   *[other] puntos
}
locknload-watched = a tiro: { $full ->
    [0] { $half } a la mitad
   *[other] { $half ->
        [0] { $full }
       *[other] { $full } de lleno, { $half } a la mitad
    }
}
locknload-goes = { $units }: { $way }
locknload-ends-in-melee = melee, acaba el movimiento
locknload-chance = { $count } de 6 como mucho
locknload-half-fire = a la mitad
locknload-tied = la ametralladora de trípode se queda aquí
locknload-unused = { $count ->
    [one] 1 unidad sin usar
   *[other] { $count } unidades sin usar
}
locknload-room-up = arriba
locknload-room-inside = dentro
locknload-mark-dark = a oscuras
locknload-face-automatic-rifle = fusil automático
locknload-face-heavy-mg = ametralladora con trípode
locknload-code-automatic-rifle = b
locknload-code-heavy-mg = G
locknload-gist-automatic-rifle = Suma su potencia de fuego a la de quien la sirve.
locknload-gist-heavy-mg = Suma su potencia de fuego a la de quien la sirve.
locknload-kind-move = Mover
locknload-kind-assault = Asalto
locknload-kind-crawl = Reptar
locknload-kind-stealth = Cautela
locknload-mark-bunker-0 = búnker hacia el norte
locknload-mark-bunker-1 = búnker hacia el nordeste
locknload-mark-bunker-2 = búnker hacia el sudeste
locknload-mark-bunker-3 = búnker hacia el sur
locknload-mark-bunker-4 = búnker hacia el sudoeste
locknload-mark-bunker-5 = búnker hacia el noroeste

# Standing orders.
locknload-order-fire = Fuego a quien mueve
locknload-order-fire-of = { $name }: fuego a quien mueve
locknload-order-fire-as-all = Como en todas partes
locknload-order-fire-from-10 = Desde 10 % de sacudir a alguien o más
locknload-order-fire-from-20 = Desde 20 % de sacudir a alguien o más
locknload-order-fire-from-30 = Desde 30 % de sacudir a alguien o más
locknload-order-fire-from-40 = Desde 40 % de sacudir a alguien o más
locknload-order-fire-from-50 = Desde 50 % de sacudir a alguien o más
locknload-order-fire-from-60 = Desde 60 % de sacudir a alguien o más
locknload-order-fire-from-70 = Desde 70 % de sacudir a alguien o más
locknload-order-fire-from-80 = Desde 80 % de sacudir a alguien o más
locknload-order-fire-from-90 = Desde 90 % de sacudir a alguien o más
locknload-order-fire-adjacent = Solo al hexágono adyacente
locknload-order-apart-of = { $name }: contra quien mueve
locknload-order-apart-with = Dispara con los demás
locknload-order-apart-apart = Se reserva
locknload-order-strike = Golpear en melee al ser atacado
locknload-order-strike-best = Con la mejor probabilidad
locknload-order-outfit = Antes del combate
locknload-order-outfit-ask = Preguntar quién se une y qué cambia de manos
locknload-order-outfit-news = Preguntar si se pueden unir medias escuadras o hay un arma en el suelo
locknload-order-outfit-never = No preguntar
locknload-order-lull = No disparar hasta que se detengan
locknload-order-lull-hold = No disparar
locknload-order-snipe = El francotirador oculto
locknload-order-snipe-never = Sigue oculto
locknload-order-snipe-ask = Preguntar en cada ocasión
locknload-order-preempt = Actuar antes de un impulso enemigo
locknload-side-thing = Cosas
locknload-badge-ordered = tiene una orden permanente

# Lo que conviene saber antes de que caigan los dados.
locknload-sheet-blow = Tu golpe
locknload-sheet-reply = Su golpe contra ti
locknload-sheet-still = Quien muere todavía devuelve el golpe.
locknload-sheet-first = Golpeas primero: quien muere no responde.
locknload-sheet-second = Golpean primero: quien muera de los tuyos no responde.
locknload-blows = tu mejor golpe { $mine }, el suyo { $theirs }
locknload-sheet-odds = { $attack } a { $defence } es { $plain }{ $shifted ->
    [yes] , desplazado a { $odds }
   *[other] {""}
}: { $need ->
    [13] nunca
   *[other] { $need } o más
}
locknload-sheet-rally = { $count ->
    [one] Por recuperar: 1 unidad
   *[other] Por recuperar: { $count } unidades
}
locknload-sheet-needs = { $need } o menos: moral { $morale }
locknload-sheet-once = cuando { $leader } se haya recuperado, { $needs }
locknload-sheet-tried = ya lo ha intentado este turno
locknload-cuts = { $cut ->
    [0] estorba { $hindered }
   *[other] corta { $cut }{ $hindered ->
        [0] {""}
       *[other] , estorba { $hindered }
    }
} de las líneas de visión
locknload-cuts-none = no cambia ninguna línea de visión

# Por qué un hexágono está descubierto o no.
locknload-why-seen-marker = Descubierto: tiene un marcador de Descubierto.
locknload-why-seen-fired = Descubierto: alguien ha disparado allí.
locknload-why-seen-moved = Descubierto: alguien se ha movido allí.
locknload-why-seen-melee = Descubierto: allí se lucha en melee.
locknload-why-seen-open = Descubierto: no hay dónde esconderse.
locknload-why-seen-view = Descubierto: en terreno abierto y a la vista.
locknload-why-seen-beside = Descubierto: tiene al lado un enemigo en buen estado.
locknload-why-seen-night = Descubierto: se mueve en terreno abierto, cerca de un enemigo que lo ve de noche.
locknload-why-seen-night-beside = Descubierto: tiene al lado un enemigo en buen estado, aun de noche.
locknload-why-hidden = Sin descubrir: a cubierto, nada de lo que ha hecho lo delata, y no tiene al lado ningún enemigo en buen estado.
locknload-why-hidden-night = Sin descubrir: está a oscuras y nadie está lo bastante cerca.
locknload-why-hidden-stealth = Sin descubrir: se mueve con cautela y no se deja ver.
locknload-spot-best = Quien mejor puede descubrirlo: { $name }, { $count } de 6.

# Lo que hay que tener presente en una pregunta.
locknload-note-company = a la vez: { $leader }
locknload-note-reach = { $leader }: en este impulso aún pueden actuar { $hexes }.
locknload-note-fixed = { $count ->
    [one] { $weapons } está en su trípode: si quien la lleva se mueve, se queda aquí.
   *[other] { $weapons } están en sus trípodes: si quienes las llevan se mueven, se quedan aquí.
}
locknload-note-points = { $points ->
    [one] 1 punto gastado
   *[other] { $points } puntos gastados
} en { $location }: { $left ->
    [one] un ataque más allí
   *[other] como mucho { $left } ataques más allí
}. Quien dispare ahora no vuelve a disparar este turno.
locknload-adds = { $leads ->
    [yes] { $name } dirige: { $fp }
   *[other] { $name }: { $fp }
}
locknload-adds-sum = en total { $sum }, es decir { $fp }
locknload-hurts = { $chance } alguien sacudido o peor
