# Lo que dice el servidor de la mesa.
table-token = No hay ninguna partida tras este enlace. Comprueba que se copió entero o pregunta a quien lo envió.
table-watching = Estás mirando: solo pueden responder los jugadores.
table-stale = La partida ha avanzado entretanto: así está ahora.
table-message = Este mensaje no se ha entendido y no ha cambiado nada. Recarga la página para tener el cliente actual.
table-request = Esta petición no se ha entendido ({ $why }) y no ha cambiado nada.
table-size = Es demasiado grande: no se ha recibido nada. Una partida guardada ocupa como mucho 2 MB.
table-flood = Demasiado a la vez. Espera un momento y prueba otra vez.
table-full = Ahora mismo la mesa está llena. Prueba otra vez dentro de unos minutos.
table-host = La mesa no responde a esta dirección. Ábrela por su nombre; se fija con «grognard serve --public-url».
table-origin = Esto venía de una página que no es la de la mesa y se ha rechazado.
table-page = No hay nada en esta dirección. La mesa empieza en «/».
table-broken = Algo ha fallado en el servidor y la partida ha vuelto a lo que está en el disco. Recarga la página; el registro del servidor dice más.
table-disk = El servidor no ha podido escribir en su disco: esto no se ha hecho y todo lo anterior sigue en pie. Puede que el disco esté lleno: haz sitio o avisa a quien lleva el servidor y prueba otra vez.
table-closed = Una partida que ahora no se puede abrir
table-save-long = Esta partida guardada tiene más de { $most } respuestas. Ninguna partida es tan larga: no se ha recibido nada.
table-rematch = La revancha es para dos bandos, cuando su partida ha terminado.
table-branch-running = Se puede seguir desde un momento cuando la partida ha terminado, o si la juegas en solitario: antes, otros sabrían lo que está oculto.
table-branch-over = En este momento la partida ya ha terminado: elige uno anterior.
table-account = El balance de una partida se da cuando ha terminado.
table-seats = Este juego tiene { $seats ->
    [one] un puesto
   *[other] { $seats } puestos
}: di quién ocupa cada uno.
table-used = Alguien ya se sentó con esta invitación, y el puesto es solo suyo. Si fuiste tú, abre la partida en el aparato con que te sentaste: entre sus enlaces hay uno para tus otros aparatos.
table-brought = Esta partida viene de un archivo o de una posición: quien la trajo puede conocer lo que hay oculto en ella, y sus dados.
table-friend-fair = Contra un amigo los dados no salen de una palabra elegida, y no se puede deshacer lo ya tirado o visto: lo uno y lo otro podría mostrar lo que esconde el otro bando.
table-bot-dice = Un bot no puede leer los dados de tu mesa. Deja que tire el programa o jugad vosotros todos los puestos.
table-data-locked = Otro servidor tiene abierta la carpeta { $folder }. Páralo primero o da a este una carpeta propia (grognard serve --data).
table-data-folder = La carpeta { $folder } no se puede usar: { $why }. Elige otra con --data.
table-port = El servidor no puede escuchar en { $host }, puerto { $port }: { $why }. Elige otro con --port.
table-public-url = «{ $url }» no es una dirección que se pueda abrir. Empieza por https:// (o http://), sigue el nombre y no lleva ruta.
table-public-url-needed = Con --host { $host } otros llegan a la mesa: di por qué dirección, con --public-url https://tu.nombre
table-refused = { $text }
table-save-terminal = La mesa guarda sus partidas sola. --save es para jugar en la terminal: añade --terminal.

table-stopped-dice = Interrumpido tras { $given } de { $all }: se han tirado dados o se ha visto algo.
table-stopped-asked = Interrumpido tras { $given } de { $all }: el otro bando puede responder.
table-stopped-gone = Interrumpido tras { $given } de { $all }: lo siguiente ya no es posible.
table-no-deck = Este juego no admite un mazo propio. Empiézalo sin él.
table-deck-hosted = Un mazo propio es para una mesa en tu propio ordenador: ábrela allí con ./play, o empieza aquí sin el mazo.
table-position = Una posición de partida es para una partida junto a un tablero real: elige «Un tablero real» en lugar de los dados.
