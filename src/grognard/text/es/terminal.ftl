# El cliente de terminal.

## El mapa
terminal-legend-hidden = objetivo boca abajo
terminal-legend-known = objetivo conocido
terminal-legend-site = lugar de objetivo
terminal-legend-force = fuerza operativa
terminal-legend-option = opción 1
terminal-next-to = junto a { $names }
terminal-too-narrow = Esta terminal es demasiado estrecha para el tablero.

## Palabras en torno a la mesa
terminal-welcome = Escribe el número de una opción, o ? para ver la ayuda.
terminal-opponent = Juegas con { $side } contra el ordenador. Para jugar dos en esta pantalla, empieza con --against me.
terminal-pass = Después, pulsa Intro.
terminal-promise = Los dados ya están decididos: el SHA-256 de su clave es { $hash }
terminal-key = La clave de los dados era { $hex }
terminal-goal = Objetivo:
terminal-against = Enfrente
terminal-ready = A la espera
terminal-forced = Única opción: { $label }
terminal-marking = Escribe números o nombres para marcarlos, otra vez para quitar la marca; después, «{ $commit }».
terminal-chance = { $percent } ({ $fraction })
terminal-unknown = «{ $typed }» no es ninguna de las opciones. Escribe su número o el principio de su nombre; ? muestra qué más puedes escribir.
terminal-ambiguous = «{ $typed }» puede referirse a varias opciones: { $options }. Escribe un número, o unas letras más.
terminal-zone-play = Carta en juego
terminal-zone-kept = Carta conservada
terminal-zone-hand = En la mano
terminal-zone-deck = Vistas en el mazo
terminal-zone-discard = Vistas en los descartes
terminal-log-empty = Aún no ha pasado nada.
terminal-odds-none = Ninguna opción de esta pregunta tira dados por sí misma.
terminal-why-how = Escribe «porqué» y luego una respuesta que no se ofrece, tal como la darías, o el nombre de una unidad o un espacio: por ejemplo «porqué { $example }».
terminal-no-section = El reglamento no tiene ningún apartado «{ $section }». Los apartados son: { $sections }.
terminal-ruling = Se juega así: { $text }
terminal-ruling-reason = Porque: { $text }
terminal-ruling-other = De otro modo: { $text }
terminal-undone = Deshecho: { $label }.
terminal-undone-die = Se retira el { $face }; queda constancia. Escribe lo que muestra el dado de verdad.
terminal-saved = Guardada en { $path }. Para seguir desde ahí más tarde:
terminal-position-all = todo
terminal-position-unknown = «posicion { $typed }» no significa nada. Escribe «posicion», o «posicion { $all }» para ver también lo oculto.
terminal-position-step = Lo que no puedes saber va repartido al azar en esta línea, así que solo puede mostrar cómo empezó el paso actual; «posicion todo» lo muestra todo como está.
terminal-position-fair = Lo que no puedes saber va repartido al azar en esta línea; «posicion todo» lo muestra todo como está.
terminal-lang = Desde aquí, en español.
terminal-lang-unknown = Elige un idioma: { $languages }.
terminal-auto-on = Una pregunta con una sola opción se responde sola.
terminal-auto-off = Se pregunta todo, aunque solo haya una opción.
terminal-over = La partida ha terminado. Puedes mirar con registro, mapa, unidades, cartas, regla, posición o guardar; con cualquier otra cosa sales.
terminal-bye = Hasta la próxima.
terminal-left = Guardada en { $path }. Para seguir:
terminal-left-over = La partida queda en { $path }. Para volver a verla:

## Órdenes
terminal-help-answer = Responde con el número de una opción, con su texto propio («{ $example }») o con el principio de su nombre; varias seguidas, con «;» entre ellas. Además, puedes escribir:
terminal-word-help = ayuda
terminal-word-map = mapa
terminal-word-units = unidades
terminal-word-log = registro
terminal-word-cards = cartas
terminal-word-rule = regla
terminal-word-odds = probabilidades
terminal-word-why = porqué
terminal-word-sight = visión
terminal-word-order = orden
terminal-word-offer = ofrecer
terminal-word-undo = deshacer
terminal-word-save = guardar
terminal-word-position = posición
terminal-word-lang = idioma
terminal-word-auto = auto
terminal-word-verify = verificar
terminal-word-quit = salir
terminal-help-help = esta ayuda
terminal-help-map = el mapa y las unidades
terminal-help-units = todas las unidades, qué llevan, a quién se enfrentan y para qué sirve cada tipo; con un nombre o un lugar, todas las cifras de quienes se llaman así o están allí
terminal-help-log = todo lo que ha pasado, con los dados y los apartados de las reglas
terminal-help-cards = cartas en juego, conservadas y vistas
terminal-help-rule = «regla 15.1»: qué dice un apartado y cómo se juega lo que deja abierto; sin número, el apartado de la pregunta
terminal-help-odds = las probabilidades exactas de cada opción que tira dados
terminal-help-why = «porqué { $example }»: por qué no se ofrece una respuesta o no se puede elegir una unidad o un espacio, y según qué regla
terminal-help-sight = «visión 1G4 1E3»: la línea entre dos hexágonos y lo que la estorba
terminal-help-order = «orden»: las órdenes permanentes y sus valores; «orden NOMBRE VALOR» da una o la retira
terminal-help-offer = «ofrecer»: en el despliegue, coloca lo que falta como lo haría el ordenador
terminal-help-undo = deshace la última respuesta, mientras no se haya tirado un dado ni visto nada oculto; o el dado que acabas de escribir
terminal-help-save = guarda ahora; «guardar NOMBRE», con otro nombre
terminal-help-position = la posición en una línea de texto
terminal-help-lang = «idioma en» o «idioma es»: el idioma
terminal-help-auto = si una pregunta con una sola opción se responde sola
terminal-help-verify = si todos los dados se deducen de la clave prometida al principio (una vez terminada la partida)
terminal-help-quit = guarda y sale

## El menú inicial
terminal-menu-new = Partida nueva
terminal-menu-settings = Ajustes
terminal-menu-usual = los habituales
terminal-menu-continue = Seguir una partida guardada
terminal-menu-how = Escribe un número; con ? hay ayuda, con salir te vas.
terminal-menu-again = Escribe un número del 1 al { $last } o el principio de una entrada; con salir te vas.
terminal-menu-help-answer = Escribe el número de una entrada o el principio de su nombre; con salir te vas.
terminal-menu-help-new = Una misión es la partida de una tarde; en una campaña se juegan las misiones una tras otra, y lo que ganas pasa de una a otra.
terminal-menu-help-settings = Ajustes: un número pasa un ajuste a su valor siguiente, Intro vuelve. La cifra entre paréntesis es el apartado del reglamento; con tus propios dados, tiras en tu mesa y escribes lo que sale.
terminal-menu-help-saves = Una partida guardada sigue donde la dejaste. Durante la partida, ? muestra todo lo que puedes escribir.
terminal-settings-how = Ajustes: un número cambia uno, Intro vuelve
terminal-settings-number = { $name }: un número entero de { $low } a { $high }; Intro para lo habitual
terminal-setting-dice = Dados
terminal-setting-dice-ours = los tira el programa
terminal-setting-dice-table = los tuyos, y los escribes
terminal-order = Orden permanente: { $order }: { $value }.
terminal-offer = «{ $word }» despliega lo que falta como lo haría el ordenador, menos la última ficha.
terminal-offered = Está desplegado todo menos lo último. «deshacer» lo retira; «{ $word }» despliega también lo último, y empieza la partida.
terminal-offer-none = Aquí no se ofrece nada: es para el despliegue.
terminal-order-none = En este juego no se puede ordenar nada de antemano.
terminal-order-line = { $order }: { $value }. Posibles: { $values }
terminal-sight-clear = Despejada.
terminal-sight-blocked = Bloqueada: { $what }.
terminal-sight = { $length ->
    [one] 1 hexágono.
   *[other] { $length } hexágonos.
} { $words }
terminal-sight-none = Ahí no hay línea que trazar.
terminal-sight-how = Escribe «visión» y dos lugares, por ejemplo «visión 1G4 1E3».
terminal-sight-unknown = Aquí no hay { $place }. Cerca: { $near }.
terminal-units-unknown = Aquí no hay nadie que se llame { $name }, ni lugar con ese nombre.
terminal-legend-turned = minúsculas: del otro lado
