# La línea de órdenes.
cli-description = Juegos de guerra tácticos de tablero con todas las reglas aplicadas. En solitario contra un rival
    honrado, con probabilidades exactas antes de decidir y la regla detrás de cada número.
cli-epilog = Empieza con:  grognard play telemark
    Discute con:  grognard rules telemark 15.1     grognard case mi-caso.yaml
    Mide con:     grognard sim telemark gunnerside --player heuristic --games 2000
cli-version = dice qué versión y qué compilación está en marcha
cli-build-plain = sin compilar
cli-build-compiled = compilada
cli-lang = idioma: en o es
cli-game = el juego, por ejemplo telemark
cli-option = un ajuste de la partida, por ejemplo -o edition=es (se puede repetir)
cli-play = jugar una partida
cli-play-game = el juego ({ $games }), o una partida guardada que continuar
cli-play-no-saves = No hay partidas guardadas en { $folder }.
cli-play-scenario = la misión o campaña; si falta, se elige de una lista
cli-play-terminal = jugar aquí, en la terminal
cli-play-seed = una palabra que fija todos los dados; sin ella son al azar
cli-play-dice = fair: tira el programa. ask: tiras dados reales y los escribes
cli-play-take-backs = deshacer lo que sea, incluso dados; queda registrado
cli-play-save = guardar en este archivo en vez de la carpeta de partidas
cli-play-saves = listar las partidas guardadas
cli-rules = consultar reglas, con lo que las aplica y lo que las prueba
cli-rules-sections = los apartados que mostrar; si faltan, todos
cli-rules-check = fallar si un apartado no tiene regla o prueba
cli-rules-rulings = mostrar también las decisiones
cli-rules-unknown = { $place } cita un apartado que no existe.
cli-rules-missing-rule = Ninguna función cita el apartado { $section }.
cli-rules-missing-test = Ninguna prueba ni caso cita el apartado { $section }.
cli-rules-complete = Los { $sections } apartados están en orden: { $rules } son reglas, cada una con su función y su prueba.
cli-rules-components = Describe componentes: no hay nada que aplicar.
cli-rules-rules = reglas: { $names }
cli-rules-tests = pruebas: { $names }
cli-rules-other = con { $option }:
cli-case = comprobar casos de reglas
cli-case-files = archivos de casos, o carpetas con ellos
cli-case-verbose = mostrar cada paso, también de los casos que se cumplen
cli-case-count = { $passed } bien, { $failed } mal
cli-sim = jugar muchas partidas y contar
cli-sim-scenario = la misión o campaña
cli-sim-player = quién juega: random, heuristic o search
cli-sim-games = cuántas partidas
cli-sim-seed = una palabra que fija todos los dados
cli-sim-choices = contar cuántas veces se tomó cada opción de una carta, y se ganó con ella
cli-sim-won = ganadas
cli-sim-decisions = decisiones por partida
cli-sim-speed = partidas por segundo
cli-sim-choice = tomada { $taken } de { $offered } veces, ganadas { $won } de ellas
cli-replay = volver a contar una partida guardada, o comprobar sus dados
cli-replay-file = la partida guardada
cli-replay-verify = comprobar cada dado de una partida terminada con su clave
cli-replay-at = parar tras este número de respuestas
cli-bench = medir la velocidad junto al juego al azar en el paquete chess
cli-bench-build = La versión compilada no está: créala con ./build-fast para ver ambas.
problem-player = No hay ningún jugador llamado «{ $name }». Los jugadores son: { $players }.
problem-games = No se pueden jugar { $games } partidas. Da un número de 1 en adelante.
problem-section = No existe el apartado { $section }. Los apartados son: { $sections }.
