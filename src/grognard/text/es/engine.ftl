# Palabras del motor: listas, problemas, la única pregunta que hace por sí mismo.
nobody = nadie
list = { $first } y { $last }
list-before-i = { $first } e { $last }
ask-die = Tira un dado en tu mesa: ¿qué sale?
ask-die-for = Un dado para { $purpose }. Tíralo en tu mesa: ¿qué sale?
ask-die-between = Un dado elige: { $faces }. Tíralo en tu mesa: ¿qué sale?
ask-die-again = otra vez
ask-drawn-drawn = Saca en tu mesa: ¿qué ha salido?
ask-drawn-hit = Roba en tu mesa un marcador de impacto: ¿cuál?
ask-drawn-cup = Saca del cubilete en tu mesa: ¿qué ha salido?
ask-drawn-order = Descubre en tu mesa la carta de órdenes de arriba: ¿qué número?
ask-drawn-card = Roba en tu mesa una carta de acción: ¿cuál?
result-won = Victoria
result-lost = Derrota
result-draw = Empate

problem-over = La partida ha terminado: no hay nada que responder. Empieza otra, o retrocede si la partida lo permite.
problem-seat = No es tu turno: la pregunta es para { $seat }.
problem-option = «{ $text }» no es posible ahora. Puedes responder: { $options }{ $more ->
    [0] .
   *[other] , y { $more } más.
}
problem-marking = Ahora no hay nada que marcar.
problem-marked = «{ $text }» no se puede elegir junto con lo demás.
why-asked = Ahora no se pregunta eso. La pregunta es: { $prompt }
why-possible = Ahora se puede: { $options }.
why-absent = «{ $text }» habla de un tablero que no está en juego.
why-unknown = «{ $text }» no es una respuesta de este juego, y nada de lo que ves se llama así. Lo que hay: { $answers }.
problem-undo = Eso ya no se puede deshacer: desde entonces se ha tirado un dado o se ha visto algo oculto.
problem-undo-start = No hay nada que deshacer.
undo-why-start = Todavía no hay nada que deshacer.
undo-why-answered = Después ha respondido el otro bando ({ $side }): lo anterior queda hecho.
undo-why-dice = Se ha tirado un dado o se ha visto algo oculto: lo anterior queda hecho.
problem-game = No hay ningún juego llamado «{ $name }». Los juegos son: { $games }.
problem-scenario = No hay ninguna misión llamada «{ $name }». Elige una de estas: { $scenarios }.
problem-setting = No hay ningún ajuste llamado «{ $name }». Los ajustes son: { $settings }.
problem-setting-value = El ajuste «{ $name }» no puede valer «{ $value }». Elige uno de estos: { $values }.
problem-setting-number = El ajuste «{ $name }» no puede valer «{ $value }». Da un número entero de { $low } a { $high }, o uno de estos: { $values }.
problem-content = El archivo de contenido { $file } no se puede usar: { $field } { $why }
problem-content-fault = { $file }, { $field }: { $why }.
problem-content-word = El archivo de contenido { $file } dice «{ $word }» en «{ $field }», que ahí no significa nada. Valen: { $words }.
problem-content-several = El archivo de contenido { $file } tiene { $count } errores.
    { $mistakes }
problem-position = En la posición, «{ $value }» no tiene sentido en «{ $field }». Véase docs/notation.md.
problem-position-name = En la posición no hay ningún «{ $value }» para «{ $field }». Valen: { $names }.
problem-position-twice = En la posición, «{ $value }» está dos veces en «{ $field }». Nómbralo una sola vez.
problem-position-needs = Una posición que empieza por «{ $segment }» necesita algo en «{ $field }». Véase docs/notation.md.
problem-position-single = Esta es una posición de la misión suelta «{ $mission }»: no tiene campaña ni otra misión. Escenarios que las tienen: { $campaigns }.
problem-position-field = Una posición no tiene «{ $field }». Puede tener: { $fields }.
problem-notation = Esto no es una posición: { $why }. Una posición empieza por el nombre del juego y luego enumera sus partes; véase docs/notation.md.
problem-notation-dice = Esta línea no se puede jugar: un dado de { $die } no encaja en una tirada con { $sides } resultados. Copia la línea entera.
problem-notation-count = Esta línea no se puede jugar: sus { $count } dados no son los que tiran sus respuestas. Copia la línea entera.
problem-save-missing = No existe el archivo { $path }. Comprueba el nombre o lista tus partidas con «grognard play --saves».
problem-save-json = { $path ->
    [save] Este archivo
   *[other] { $path }
} no es una partida de Grognard: { $why }. El archivo no se ha tocado.
problem-save-other = { $path ->
    [save] Este archivo
   *[other] { $path }
} no es una partida de Grognard. El archivo no se ha tocado.
problem-save-key = { $path ->
    [save] Este archivo
   *[other] { $path }
} está dañado: su clave no corresponde a la huella que se mostró al principio. El archivo no se ha tocado.
problem-save-running = { $path ->
    [save] Este archivo
   *[other] { $path }
} muestra una partida de dos bandos que aún no había acabado. No tiene la clave de los dados ni lo que ocultaba el otro bando, así que no se puede seguir jugando con él. La partida continúa en su mesa.
document-truncated = se acaba a la mitad
document-brackets = sus llaves o corchetes no se cierran
document-malformed = el carácter { $at } no puede estar ahí
problem-save-foreign = { $path ->
    [save] Este archivo
   *[other] { $path }
} es una partida de formato { $format }, que esta versión no conoce. Actualiza Grognard; el archivo no se ha tocado.
problem-save-damaged = { $path ->
    [save] Este archivo
   *[other] { $path }
} está dañado: { $why }. El archivo no se ha tocado.
problem-save-exists = { $path } ya existe y no es de esta partida. Elige otro nombre.
problem-save-write = No se puede escribir { $path }: { $why }.
problem-resume-version = Esta partida empezó con la versión { $old } de las reglas; ahora rige la { $new }. Continúa desde su último punto de control: lo anterior se puede mirar, pero no deshacer.
problem-resume-replay = Las respuestas de esta partida ya no encajan con las reglas. Continúa desde su último punto de control: lo anterior se puede mirar, pero no deshacer.
problem-expectation = No se sabe nada de «{ $name }». Lo que hay: { $names }.
problem-expectation-list = «{ $name }» se escribe como lista: de textos para las opciones, de tipos o pares para los sucesos. Véase docs/casebook.md.
problem-expectation-event = No hay ningún suceso del tipo «{ $name }». Ponlo en «events» para ver qué sucede.
problem-case-file = No existe el archivo de caso { $file }.
problem-case = { $file } no es un caso: { $why }. Véase docs/casebook.md.
problem-case-words = { $file }: «{ $field }» debe tener texto en cada uno de estos idiomas: { $languages }.
problem-replay-at = Esta partida tiene { $last } respuestas: elige un número de 0 a { $last }.
verify-ok = Los { $count } dados se deducen uno a uno de la clave, y la clave concuerda con su huella.
verify-typed = Los dados de seis caras de esta partida se tiraron en una mesa; los { $count } resultados de barajar y robar se deducen de la clave.
verify-known = Los { $count } dados tirados desde que esta partida sigue su propio camino se deducen uno a uno de la clave; los anteriores son de la partida anterior.
verify-open = La partida no ha terminado: la clave se muestra al final, y solo entonces se puede comprobar cada dado.
verify-bad = El dado { $number } consta como { $face } de { $sides }, pero la clave da { $right }.
verify-hash = La clave no corresponde a la huella que se mostró al principio.
verify-count = El registro contiene { $found } dados, pero al repetir las respuestas hacen falta { $wanted }.
verify-log = La línea { $number } del diario no es lo que resulta de las respuestas y los dados.
verify-result = El resultado del registro no es el que resulta de las respuestas y los dados.
problem-case-found = { $name }: se esperaba { $wanted } y hay { $found }
problem-case-die = dados: «{ $die }» no encaja en una tirada con { $sides } resultados
problem-case-dice-left = dados: { $count } de los previstos no se han tirado
problem-case-dice-short = dados: el caso necesita otro dado, que no está en su lista

plan-steps = { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}
percent = { NUMBER($value, maximumFractionDigits: 1) } %
percent-hardly = menos del 1 %
percent-nearly = más del 99 %
plan-odds = { $chance } { $outcome }
problem-order = No existe esa orden: { $order }.
problem-order-value = { $order } no se puede ordenar así. Posibles: { $values }.
draft-step = { $about }: { $answer }
plan-offered = Bosquejar un despliegue como lo haría el ordenador: { $count } fichas
