# El cliente del navegador. Solo mensajes sencillos: los nombres los pone el propio navegador.

## Alrededor de todo
web-brand = Grognard, al vestíbulo
web-skip = Ir a la página
web-tools = Idioma, colores, teclas y ajustes
web-close = Cerrar
web-retry = Probar otra vez
web-to-lobby = Al vestíbulo
web-to-dark = Colores oscuros
web-to-light = Colores claros
web-copy = Copiar
web-copied = Copiado.
web-copy-by-hand = Tu navegador no permite copiar desde aquí. El enlace está marcado: cópialo con el teclado.

## Lo que puede fallar
web-trouble-offline = La mesa no responde. Comprueba que Grognard sigue en marcha y prueba otra vez.
web-trouble-answer = La mesa ha dado una respuesta que no se entiende. Recarga la página; si vuelve a pasar, reinicia Grognard.
web-connection-lost = Se ha perdido la conexión con la mesa. Tu partida está a salvo; seguimos intentándolo.
web-connection-back = Conexión recuperada. Puedes seguir.
web-lost-link = Este enlace no lleva a ninguna partida
web-lost-link-help = Puede estar cortado o mal escrito, o la partida se guarda en otra mesa. Pide otra vez el enlace o busca tus partidas en el vestíbulo.
web-no-game = Aquí no hay ningún juego con ese nombre
web-no-game-help = Los juegos de esta mesa están en el vestíbulo.

## El vestíbulo
web-hero = Wargames tácticos con todas sus reglas
web-hero-about = Elige una misión y juega. La mesa conoce las reglas, tira dados limpios que puedes comprobar y enseña las probabilidades antes de que te comprometas.
web-games = Juegos
web-play = Jugar
web-learn = Aprender
web-continue = Continuar
web-state-yours = Te toca
web-state-waiting = En espera
web-state-over = Terminada
web-replay-of = Repetición de { $title }
web-save-of = Guardar { $title } en un archivo
web-forget = Quitar de esta lista
web-forget-of = Quitar { $title } de esta lista
web-forgotten = Quitada de la lista. Su enlace sigue llevando a ella.
web-import = Traer una partida guardada
web-import-about = Elige un archivo que guardaste antes, o suéltalo en cualquier punto de esta página.
web-import-choose = Elegir archivo
web-imported = La partida está en la mesa. Sigue donde la dejaste.
web-import-failed = No se ha podido abrir { $file }.
web-import-size = Este archivo es demasiado grande para ser una partida guardada.

## Una partida nueva
web-new-match = Partida nueva
web-scenario = Misión
web-dice = Dados
web-dice-fair = Dados limpios
web-dice-seed = De una palabra
web-dice-typed = Mis propios dados
web-dice-fair-hint = Se fijan en secreto antes de la primera tirada y se abren al final, para que puedas comprobarlos todos.
web-dice-seed-hint = La misma palabra da siempre los mismos dados: repite una partida o compite con un amigo.
web-dice-typed-hint = Tira dados de verdad en tu mesa y di lo que muestran.
web-seed-example = por ejemplo: agua pesada
web-seed-missing = Escribe una palabra para los dados o elige dados limpios.
web-seats = Quién juega
web-seat-me = Yo
web-seat-bot = Ordenador
web-seat-friend = Un amigo, con enlace
web-rules-in-play = Reglas en juego
web-free-undo = Deshacer sin límite
web-free-undo-hint = Deshaz lo que quieras, incluso una tirada. Quedará constancia en la partida.
web-start = Empezar
web-learn-first = Aprender antes

## La partida
web-board = Tablero
web-panel = La partida
web-goal = Objetivo
web-story = La historia
web-undo = Deshacer
web-done = Hecho
web-waiting = Esperando a { $seat }.
web-over = La partida ha terminado
web-won = Has ganado
web-lost = Has perdido
web-forced = Solo hay una opción: { $label }
web-menu = ¿Qué quieres hacer aquí?
web-tabs = Más sobre la partida
web-tab-log = Diario
web-tab-cards = Cartas
web-tab-boxes = Cajas
web-tab-luck = Suerte
web-title-turn = ● Te toca · { $title }
web-notice-turn = { $title }: te toca
web-tracks = Contadores
web-track-of = { $value } de { $high }
web-replay = Repetición
web-save = Guardar en un archivo
web-links = Enlaces
web-link-mine = Tu puesto
web-link-mine-about = Abre esta partida en otro aparato. Quien lo tenga juega por ti.
web-link-friend = Para tu amigo: { $seat }
web-link-friend-about = Envíaselo a quien juega este bando.
web-link-watch = Para mirar
web-link-watch-about = Muestra lo que nadie tiene que ocultar.

## Cartas y cajas
web-piles = Mazos
web-cards-none = No hay ninguna carta conservada.
web-boxes-none = No hay nada junto al tablero.
web-zone-play = Carta en juego
web-zone-kept = Conservadas
web-zone-hand = En la mano
web-zone-deck = Vistas en el mazo
web-zone-discard = Vistas entre los descartes
web-box-ready = A la espera
web-box-pool = Se pueden reclutar
web-box-dead = Fuera de la misión
web-box-bin = Hostiles que pueden salir
web-box-out = Hostiles fuera de la misión
web-box-removed = Marcadores retirados del mapa
web-box-destroyed = Destruidos
web-box-recovered = Recuperados
web-side-raiders = Incursores
web-side-hostiles = Hostiles
web-side-objective = Objetivos
web-value-combat = combate
web-value-move = movimiento
web-value-rp = puntos
web-badge-elite = élite
web-badge-scout = explorador
web-badge-demolition = demolición
web-badge-operating = en operación
web-badge-sample = lleva la muestra
web-terrain-clear = campo
web-terrain-mountain = monte
web-terrain-forest = bosque
web-terrain-industrial = zona industrial
web-terrain-town = ciudad
web-terrain-landing = zona de aterrizaje
web-terrain-staging = área de preparación
web-mark-objective = lugar de objetivo
web-mark-exit = salida
web-mark-port = puerto
web-mark-airfield = aeródromo

## Diario, reglas, suerte
web-log-empty = Todavía no ha pasado nada.
web-die = un dado que muestra { $face }
web-modifiers = Modificadores
web-modifiers-sum = valor { $sum }
web-rule-open = Regla { $rule }
web-rule-none = El índice del reglamento no tiene ningún apartado { $rule }.
web-rule-in-book = Abrir en el reglamento
web-rulings = Cómo la leemos
web-luck-none = Todavía no se ha tirado ningún dado.
web-luck-about = Los dados de cada bando frente a lo que cabía esperar. Un dado limpio da 3,5 de media.
web-luck-others = Comprobaciones y tablas
web-luck-mean = Dados: { $count }. Media: { $mean } (esperada 3,5).
web-luck-hits = Disparos: { $shots }. Impactos: { $hits } (esperados { $expected }).

## Comprobar los dados
web-verify = Comprobar dados
web-verify-running = Tirando otra vez todos los dados…
web-verify-nothing = Aquí no hay nada que comprobar: la clave de los dados no forma parte de esta partida.
web-verify-insecure = Tu navegador solo comprueba dados en una dirección segura. Abre la mesa en localhost o por https, o ejecuta: grognard replay --verify
web-verify-key-good = La clave encaja con la huella mostrada al empezar.
web-verify-key-bad = La clave no encaja con la huella mostrada al empezar.
web-verify-dice-good = Tiradas que salen de la clave: { $good } de { $all }. Todo en orden.
web-verify-dice-bad = Tiradas que salen de la clave: { $good } de { $all }. Alguien ha cambiado el registro.
web-verify-typed = Dados escritos a mano, que nadie puede comprobar: { $count }.
web-verify-each = Todas las tiradas
web-verify-hash = Huella: { $hash }
web-verify-roll-good = una de { $sides }: { $face } ✓
web-verify-roll-bad = una de { $sides }: consta { $face }, debería ser { $found } ✗

## Repetición
web-replay-position = Momento de la partida
web-replay-at = { $at } de { $last }
web-replay-first = Al principio
web-replay-back = Una respuesta atrás
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-next = Una respuesta adelante
web-replay-last = Al final
web-replay-now = Aquí está la partida ahora.
web-replay-to-match = Volver a la partida
web-replay-to-end = Al resultado

## Aprender
web-learn-about = Empieza por las lecciones cortas o busca una regla. Cada número de regla de una partida abre el mismo texto.
web-lessons = Primeras lecciones
web-lesson-steps = Pasos: { $count }
web-lesson-number = { $number } de { $count }
web-lesson-at = Paso { $at } de { $last }
web-lesson-choose = Elige: { $label }
web-lesson-other = Las reglas también lo permiten. Esta lección sigue con: { $label }
web-lesson-over = Qué ha pasado
web-lesson-done = Hasta aquí la lección. Lee en el diario lo que han hecho los dados.
web-lesson-back = Atrás
web-lesson-next = Siguiente
web-lesson-next-lesson = Lección siguiente
web-rulebook = El reglamento
web-search = Buscar en las reglas
web-search-found = Apartados: { $count } de { $all }
web-search-none = Ningún apartado habla de eso. Prueba con otra palabra.
web-ruling-played = Se juega:
web-ruling-reason = Porque:
web-ruling-other = Si no:

## Ajustes y teclas
web-settings = Ajustes
web-language = Idioma
web-theme = Colores
web-theme-system = Como el sistema
web-theme-light = Claros
web-theme-dark = Oscuros
web-setting-forced = Elegir por mí la única opción
web-setting-forced-hint = Cuando las reglas dejan una sola opción, la mesa la elige por ti.
web-setting-animate = Mostrar el movimiento
web-setting-animate-hint = Las fichas se deslizan un momento. Si el sistema pide menos movimiento, siempre se respeta.
web-setting-notify = Avisarme cuando me toque
web-setting-notify-hint = Un aviso del navegador mientras miras otra cosa.
web-notify-refused = Tu navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
web-shortcuts = Teclas
web-key-options = elegir una opción por su número
web-key-walk = recorrer las opciones
web-key-enter = elegir la opción marcada, o el botón de la derecha
web-key-undo = deshacer la última respuesta
web-key-zoom = acercar o alejar el tablero cuando tiene el foco
web-key-steps = avanzar o retroceder en una repetición o lección
web-key-escape = cerrar lo que esté abierto
web-key-help = mostrar estas teclas
