# Errores en los archivos de contenido de Conflict of Heroes: qué falla y qué hay que cambiar.
heroes-content-no-file = No hay ningún archivo { $file } que se pueda leer. Mira su nombre y su carpeta.
heroes-content-unreadable = { $file } no se puede leer: no es texto en UTF-8. Guárdalo así.
heroes-content-empty = { $file } no tiene campos. Escríbelo como enseña docs/heroes-content.md.
heroes-content-yaml = { $file }, línea { $line }: esto no es YAML. Mira ahí y en la línea anterior si falta un corchete, unas comillas o dos puntos, y mira el sangrado.
heroes-content-key-twice = { $file }, línea { $line }: «{ $key_name }» está dos veces. Deja una.
heroes-content-field = { $file }, { $field }: aquí no existe ese campo. El más parecido es «{ $near }».
heroes-content-missing = { $file }, { $field }: falta «{ $name }». Añádelo.
heroes-content-word = { $file }, { $field }: «{ $word }» no se conoce aquí. La palabra conocida más parecida es «{ $near }».
heroes-content-kind = { $file }, { $field }: escribe aquí { $kind }.
heroes-content-a-number = un número entero
heroes-content-a-word = una palabra
heroes-content-a-list = una lista
heroes-content-a-date = una fecha como 1941-06-22
heroes-content-fields = campos entre llaves
heroes-content-true-or-false = true o false
heroes-content-nothing = nada
heroes-content-range = { $file }, { $field }: { $value } no está entre { $low } y { $high }. Elige un número que lo esté.
heroes-content-count = { $file }, { $field }: hay { $found } entradas en vez de { $wanted }.
heroes-content-one = { $file }, { $field }: tiene que haber exactamente uno de estos: { $words }. Hay { $count }.
heroes-content-languages = { $file }, { $field }: faltan palabras en alguno de estos idiomas: { $languages }.
heroes-content-source = { $file }, { $field }: di de dónde viene, con una de estas palabras: { $words }.
heroes-content-taken = { $file }, { $field }: ya hay algo que se llama «{ $word }». Elige otro nombre.

# Órdenes y cartas de órdenes
heroes-content-bare = { $file }, { $field }: «{ $verb }» va sola. Quita quién, objetivo y PAM.
heroes-content-list-in-list = { $file }, { $field }: una orden de una misión o de un evento no puede pedir «{ $verb }». Di qué hay que hacer.
heroes-content-no-target = { $file }, { $field }: «{ $verb }» necesita algo a lo que referirse. Añade «nearest» o «farthest».
heroes-content-near-and-far = { $file }, { $field }: «nearest» y «farthest» se excluyen. Deja uno de los dos.
heroes-content-cap = { $file }, { $field }: los PAM son para disparar; «{ $verb }» no los usa. Quítalos.
heroes-content-group = { $file }, { $field }: en grupo solo se mueve, y «{ $verb }» no es moverse. Quita «group».
heroes-content-superlative = { $file }, { $field }: «most» y «least» de un objetivo van con «fire» o «fire-long», no con «{ $verb }». Quítalos, o que dispare.
heroes-content-opposed = { $file }, { $field }: nadie es a la vez «{ $one }» y «{ $other }». Deja uno de los dos.
heroes-content-foreign = { $file }, { $field }: «{ $word }» no dice nada de las unidades de este bando. Quítalo.
heroes-content-edge-hexes = { $file }, { $field }: una lista de hexágonos limita un borde. Añade «edge», o nombra un solo «hex».
heroes-content-orders = { $file }, { $field }: { $count } órdenes, pero una carta tiene como mucho { $most }. Quita alguna.
heroes-content-blue-advance = { $file }, { $field }: una carta azul no tiene avance. Quítalo, o haz verde la carta.
heroes-content-mission-last = { $file }, { $field }: «mission-orders» es la última línea de una carta. Ponla al final.
heroes-content-card-twice = { $file }, { $field }: la carta { $number } está dos veces. Pon cada número una sola vez.
heroes-content-no-blue = { $file }, { $field }: este mazo no tiene ninguna carta azul. Añade una.
heroes-content-no-advance = { $file }, { $field }: ninguna carta verde de este mazo tiene avance, así que la misión no acabaría nunca. Añade una.
heroes-content-no-cards = { $file }, { $field }: no hay cartas de órdenes { $numbers }. Añádelas, o pide otras.
heroes-content-range-of-cards = { $file }, { $field }: «{ $word }» no significa ninguna carta. Escribe un número, un intervalo como 15-55 o uno de estos mazos: { $decks }.
heroes-content-not-in-deck = { $file }, { $field }: la carta { $number } no está en el mazo de esta misión, así que no se puede quitar.
heroes-content-deck-lacks = Al mazo { $file } le faltan cartas que pide la misión «{ $mission }»: { $numbers }. Añádelas al archivo.

# Fichas y tableros
heroes-content-number-twice = { $file }, { $field }: el número { $number } de este bando ya está en «{ $other }». Empieza por uno libre.
heroes-content-armed = { $file }, { $field }: coste de disparo, potencia roja y azul van juntos: pon los tres, o ninguno.
heroes-content-range-min = { $file }, { $field }: el alcance mínimo, { $low }, supera el alcance, { $high }.
heroes-content-no-hex = { $file }, { $field }: no hay hexágono { $hex }. Las filas van de A a L, las columnas de 01 a 19: E07.
heroes-content-hex-twice = { $file }, { $field }: { $hex } está dos veces. Déjalo una.
heroes-content-wall = { $file }, { $field }: «{ $word }» no es un muro. Escribe los dos hexágonos con una barra entre ellos: F04/G05.
heroes-content-apart = { $file }, { $field }: { $one } y { $other } no se tocan.
heroes-content-road-end = { $file }, { $field }: ninguna carretera sale del tablero desde { $hex }. Nombra un hexágono de carretera del borde.

# Misiones
heroes-content-mission-number = { $file }, { $field }: «{ $other }» ya tiene el número { $number }. Elige otro.
heroes-content-hex = { $file }, { $field }: nadie puede estar en { $hex }: es medio hexágono, o no está en el tablero. Nombra un hexágono entero como E07.
heroes-content-barred = { $file }, { $field }: «{ $unit }» no puede entrar en el terreno de { $hex }. Elige otro hexágono.
heroes-content-stacked = { $file }, { $field }: ya hay una IA en { $hex }, y nunca se apilan. Elige otro hexágono.
heroes-content-side = { $file }, { $field }: «{ $word }» no pertenece al bando «{ $side }».
heroes-content-counter-twice = { $file }, { $field }: la ficha con el número { $number } ya está colocada. Elige otro número, o ninguno.
heroes-content-inside = { $file }, { $field }: en { $hex } no hay ningún «{ $fort }» en el que estar. Añade una trinchera o un búnker en «forts», o quita esto.
heroes-content-few-cards = { $file }, { $field }: se reparten { $wanted } cartas, pero con esos números solo hay { $count }.
heroes-content-faces = { $file }, { $field }: cada cara de { $low } a { $high } tiene que estar una vez. Faltan: { $lacking }. Repetidas o de ningún dado: { $twice }.
heroes-content-way-in = { $file }, { $field }: las unidades llegan por los hexágonos de «entry» o a uno con «at»; pon uno de los dos.
heroes-content-way-out = { $file }, { $field }: se sale desde «hexes» o por un borde con «edge»; pon uno de los dos.
heroes-content-rim = { $file }, { $field }: { $hex } no está en el borde del mapa.
heroes-content-gap = { $file }, { $field }: las casillas se numeran 1, 2, 3 y así; el número { $number } no está en su sitio.
heroes-content-no-end = { $file }, { $field }: la última casilla no acaba la misión. Ponle el efecto «end_mission».
heroes-content-ai-action = { $file }, { $field }: con «as_ai_action» el primer efecto tiene que ser una orden.
heroes-content-otherwise = { $file }, { $field }: «otherwise» solo va con «as_ai_action».
heroes-content-roll = { $file }, { $field }: una tirada y su tabla van juntas.
heroes-content-no-marker = { $file }, { $field }: en { $hex } no hay marcador de control que tomar. Añade uno en «markers».
heroes-content-no-exit = { $file }, { $field }: «{ $word }» no es una regla especial por la que se sale del mapa. Añádela en «special», con «exit».
heroes-content-lost = { $file }, { $field }: solo se pueden volver a perder los puntos que da en el acto el control de un hexágono.
heroes-content-note = { $file }, { $field }: una regla especial que espera tiene que anotarla un evento, y solo una así se anota: «{ $word }».
heroes-content-mine = { $file }, { $field }: una mina en el contenedor y la regla especial «mine_in_cup» van juntas.
heroes-content-too-many = { $file }, { $field }: «{ $word }» hace falta { $count } veces, pero la caja solo tiene { $most }.

# Campañas
heroes-content-loop = { $file }, { $field }: la campaña vuelve a una misión: { $missions }. Que siga a otra, o que acabe.
heroes-content-unreached = { $file }, { $field }: nada lleva a «{ $word }». Nómbrala como la siguiente de alguna misión, o quítala.
heroes-content-other-side = { $file }, { $field }: en «{ $mission }» el jugador lleva el otro bando.
heroes-content-no-entry = { $file }, { $field }: «{ $mission }» no tiene «entry» donde desplegar la compañía.
