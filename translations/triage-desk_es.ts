<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>triage::app</name>
    <message>
        <source>Somebody merged these items the other way round. Their merge was kept.</source>
        <translation>Alguien fusionó estos elementos al revés. Se ha conservado su fusión.</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>It is assigned to %1.</source>
        <translation>Está asignado a %1.</translation>
    </message>
    <message>
        <source>Can’t reach the server. Is it running?</source>
        <translation>No se puede contactar con el servidor. ¿Está en marcha?</translation>
    </message>
    <message>
        <source>Can’t find this server. Check the address and the network.</source>
        <translation>No se encuentra este servidor. Compruebe la dirección y la red.</translation>
    </message>
    <message>
        <source>The server ended the connection before it had answered.</source>
        <translation>El servidor cerró la conexión antes de responder.</translation>
    </message>
    <message>
        <source>No secure connection could be made to the server.</source>
        <translation>No se pudo establecer una conexión segura con el servidor.</translation>
    </message>
    <message>
        <source>The server took too long to answer.</source>
        <translation>El servidor tardó demasiado en responder.</translation>
    </message>
    <message>
        <source>The network’s proxy does not let the request pass.</source>
        <translation>El proxy de la red no deja pasar la solicitud.</translation>
    </message>
    <message>
        <source>There is no network at the moment.</source>
        <translation>No hay red en este momento.</translation>
    </message>
    <message>
        <source>The connection to the server failed.</source>
        <translation>Falló la conexión con el servidor.</translation>
    </message>
    <message>
        <source>The server’s answer is larger than any that Triage Desk expects.</source>
        <translation>La respuesta del servidor es mayor que cualquiera que Triage Desk espere.</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>La solicitud se canceló.</translation>
    </message>
    <message>
        <source>Triage Desk is already open and is not responding (%1).</source>
        <translation>Triage Desk ya está abierto y no responde (%1).</translation>
    </message>
    <message>
        <source>What answered is not Triage Desk. A proxy or the network’s sign-in page may stand in between.</source>
        <translation>Lo que respondió no es Triage Desk. Puede que haya un proxy o la página de acceso de la red de por medio.</translation>
    </message>
    <message>
        <source>The server does not accept the token.</source>
        <translation>El servidor no acepta el token.</translation>
    </message>
    <message>
        <source>The server cannot answer at the moment (%1).</source>
        <translation>El servidor no puede responder en este momento (%1).</translation>
    </message>
    <message>
        <source>The server’s address leads elsewhere. Use the address that it leads to.</source>
        <translation>La dirección del servidor lleva a otro lugar. Use la dirección a la que lleva.</translation>
    </message>
    <message>
        <source>Triage Desk at %1.</source>
        <translation>Triage Desk en %1.</translation>
    </message>
    <message>
        <source>The server at %1 cannot answer at the moment.</source>
        <translation>El servidor en %1 no puede responder en este momento.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is not Triage Desk.</source>
        <translation>Algo responde en %1, pero no es Triage Desk.</translation>
    </message>
    <message>
        <source>Enter the server’s address, such as https://triage.example.com.</source>
        <translation>Escriba la dirección del servidor, por ejemplo https://triage.example.com.</translation>
    </message>
    <message>
        <source>Triage Desk at %1. This connection isn’t encrypted: others on the network could read your token.</source>
        <translation>Triage Desk en %1. Esta conexión no está cifrada: otros en la red podrían leer su token.</translation>
    </message>
    <message>
        <source>This server wants an encrypted connection: use %1.</source>
        <translation>Este servidor exige una conexión cifrada: use %1.</translation>
    </message>
    <message>
        <source>A token has no spaces or line breaks. Copy it again.</source>
        <translation>Un token no tiene espacios ni saltos de línea. Cópielo de nuevo.</translation>
    </message>
    <message>
        <source>This is a widget token, which can only hand in feedback from web pages. Triage Desk needs a full-access token: it begins with ib_. An administrator can make one.</source>
        <translation>Este es un token de widget, que solo sirve para enviar comentarios desde páginas web. Triage Desk necesita un token de acceso completo: empieza por ib_. Un administrador puede crear uno.</translation>
    </message>
    <message>
        <source>A token begins with ib_.</source>
        <translation>Un token empieza por ib_.</translation>
    </message>
    <message>
        <source>A part of the token is missing: it has %1 characters instead of %2.</source>
        <translation>Falta una parte del token: tiene %1 caracteres en lugar de %2.</translation>
    </message>
    <message>
        <source>The token is too long: it has %1 characters instead of %2.</source>
        <translation>El token es demasiado largo: tiene %1 caracteres en lugar de %2.</translation>
    </message>
    <message>
        <source>This token has a typo. Copy it again.</source>
        <translation>Este token tiene una errata. Cópielo de nuevo.</translation>
    </message>
    <message>
        <source>This server is too old for this version of Triage Desk. Ask its administrator to update it.</source>
        <translation>Este servidor es demasiado antiguo para esta versión de Triage Desk. Pida a quien lo administra que lo actualice.</translation>
    </message>
    <message>
        <source>Somebody else changed it in the meantime; their change was kept.</source>
        <translation>Otra persona lo cambió mientras tanto; se conservó su cambio.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Triage Desk is already open on another display (%1). Close it there first.</source>
        <translation>Triage Desk ya está abierto en otra pantalla (%1). Ciérrelo allí primero.</translation>
    </message>
    <message>
        <source>A change whose description was lost</source>
        <translation>Un cambio cuya descripción se perdió</translation>
    </message>
    <message>
        <source>A part of this change may be lost: its file was damaged.</source>
        <translation>Puede haberse perdido una parte de este cambio: su archivo estaba dañado.</translation>
    </message>
    <message>
        <source>This server answers only without encryption. To accept that, enter %1.</source>
        <translation>Este servidor solo responde sin cifrado. Para aceptarlo, introduzca %1.</translation>
    </message>
    <message>
        <source>The server’s certificate has expired. Ask its administrator to renew it.</source>
        <translation>El certificado del servidor ha caducado. Pida a su administrador que lo renueve.</translation>
    </message>
    <message>
        <source>The server’s certificate is not valid yet. Check the date of this computer.</source>
        <translation>El certificado del servidor aún no es válido. Compruebe la fecha de este equipo.</translation>
    </message>
    <message>
        <source>The server’s certificate belongs to another name. Check the address.</source>
        <translation>El certificado del servidor pertenece a otro nombre. Compruebe la dirección.</translation>
    </message>
    <message>
        <source>The server’s certificate is self-signed, and this computer does not trust it.</source>
        <translation>El certificado del servidor está autofirmado y este equipo no confía en él.</translation>
    </message>
    <message>
        <source>The server’s certificate is from an authority that this computer does not trust.</source>
        <translation>El certificado del servidor es de una autoridad en la que este equipo no confía.</translation>
    </message>
    <message>
        <source>The server’s certificate was revoked.</source>
        <translation>El certificado del servidor fue revocado.</translation>
    </message>
    <message>
        <source>The server’s certificate cannot be verified.</source>
        <translation>No se puede verificar el certificado del servidor.</translation>
    </message>
    <message>
        <source>The server no longer has this item.</source>
        <translation>El servidor ya no tiene este elemento.</translation>
    </message>
    <message>
        <source>The server no longer has this buffer.</source>
        <translation>El servidor ya no tiene esta bandeja.</translation>
    </message>
</context>
<context>
    <name>triage::app::AboutDialog</name>
    <message>
        <source>About Triage Desk</source>
        <translation>Acerca de Triage Desk</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Servidor</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). You may use, study, share and change it. It comes without any warranty.</source>
        <translation>Software libre bajo la Licencia Pública General de GNU, versión 3 o posterior (%1). Puede usarlo, estudiarlo, compartirlo y cambiarlo. Se ofrece sin ninguna garantía.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Hecho con</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation>Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite (dominio público)</translation>
    </message>
    <message>
        <source>Sorts what your users say into buffers.</source>
        <translation>Ordena en bandejas lo que dicen sus usuarios.</translation>
    </message>
    <message>
        <source>%1, which cannot be reached just now</source>
        <translation>%1, que no está accesible ahora</translation>
    </message>
    <message>
        <source>Asking the server for its version…</source>
        <translation>Preguntando al servidor por su versión…</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>address of a server</comment>
        <translation>%1, versión %2</translation>
    </message>
    <message>
        <source>%1, which does not tell its version</source>
        <translation>%1, que no indica su versión</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Detalles copiados</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountFiles</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>No se puede crear la carpeta %1.</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountList</name>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Sign &amp;Out…</source>
        <translation>Cerrar &amp;sesión…</translation>
    </message>
    <message>
        <source>Your or&amp;ganizations</source>
        <translation>Sus or&amp;ganizaciones</translation>
    </message>
    <message>
        <source>Your organizations</source>
        <translation>Sus organizaciones</translation>
    </message>
    <message>
        <source>%1, as %2, on %3</source>
        <comment>organization, member, server</comment>
        <translation>%1, como %2, en %3</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>%1 (abierta)</translation>
    </message>
    <message>
        <source>Choose an organization first.</source>
        <translation>Elija primero una organización.</translation>
    </message>
    <message>
        <source>It is open already.</source>
        <translation>Ya está abierta.</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityDialog</name>
    <message>
        <source>Activity</source>
        <translation>Actividad</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Cambios</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>Disc&amp;ard…</source>
        <translation>&amp;Descartar…</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>Co&amp;piar detalles</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>&amp;Cambios</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Changes (%Ln)</source>
        <translation>
            <numerusform>&amp;Cambios (%Ln)</numerusform>
            <numerusform>&amp;Cambios (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (deshecho)</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Aún no se hizo nada.</translation>
    </message>
    <message>
        <source>Choose a change first.</source>
        <translation>Elija primero un cambio.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Se está enviando.</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>Solo se pueden editar los textos.</translation>
    </message>
    <message>
        <source>&amp;Redo Mine</source>
        <translation>Rehacer el &amp;mío</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a state</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>El suyo: %1</translation>
    </message>
    <message>
        <source>The server has: %1</source>
        <translation>El servidor tiene: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n attempt(s)</source>
        <translation>
            <numerusform>%1 · %Ln intento</numerusform>
            <numerusform>%1 · %Ln intentos</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Editar nota</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Nota:</translation>
    </message>
    <message>
        <source>Discard change</source>
        <translation>Descartar cambio</translation>
    </message>
    <message>
        <source>Discard this unsent change? (%1)</source>
        <translation>¿Descartar este cambio no enviado? (%1)</translation>
    </message>
    <message>
        <source>Discard Change</source>
        <translation>Descartar cambio</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>Id. de solicitud: %1</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Detalles copiados</translation>
    </message>
    <message>
        <source>Everything was sent</source>
        <translation>Todo se envió</translation>
    </message>
    <message>
        <source>Changes that wait, or that the server refused, are listed here.</source>
        <translation>Aquí aparecen los cambios que esperan o que el servidor rechazó.</translation>
    </message>
    <message>
        <source>Feedback: %1</source>
        <translation>Comentario: %1</translation>
    </message>
    <message>
        <source>&amp;Select Whole Action</source>
        <translation>&amp;Seleccionar toda la acción</translation>
    </message>
    <message>
        <source>Send &amp;Now</source>
        <translation>E&amp;nviar ahora</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n changes? They are never sent.</source>
        <translation>
            <numerusform>¿Descartar %Ln cambio? Nunca se enviará.</numerusform>
            <numerusform>¿Descartar %Ln cambios? Nunca se enviarán.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Changes (%1, the first %2 are shown)</source>
        <comment>numbers</comment>
        <translation>&amp;Cambios (%1, se muestran los primeros %2)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Hecho</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityWords</name>
    <message>
        <source>Reported again after a similar item was done.</source>
        <translation>Notificado de nuevo después de terminar un elemento parecido.</translation>
    </message>
    <message>
        <source>%1 With %2.</source>
        <comment>what was done, program that did it for its author</comment>
        <translation>%1 Con %2.</translation>
    </message>
    <message>
        <source>No longer marked as different from another item.</source>
        <translation>Ya no está marcado como distinto de otro elemento.</translation>
    </message>
    <message>
        <source>Marked as different from another item.</source>
        <translation>Marcado como distinto de otro elemento.</translation>
    </message>
    <message>
        <source>Took the place of a deleted item. Its duplicates: %1.</source>
        <comment>number</comment>
        <translation>Ocupó el lugar de un elemento eliminado. Sus duplicados: %1.</translation>
    </message>
    <message>
        <source>Duplicates unmerged: %1.</source>
        <comment>number</comment>
        <translation>Duplicados separados: %1.</translation>
    </message>
    <message>
        <source>Duplicates added: %1.</source>
        <comment>number</comment>
        <translation>Duplicados añadidos: %1.</translation>
    </message>
    <message>
        <source>No longer marked as a duplicate.</source>
        <translation>Ya no está marcado como duplicado.</translation>
    </message>
    <message>
        <source>Marked as a duplicate of another item.</source>
        <translation>Marcado como duplicado de otro elemento.</translation>
    </message>
    <message>
        <source>Assigned to %1.</source>
        <comment>buffer</comment>
        <translation>Añadido a %1.</translation>
    </message>
    <message>
        <source>Removed from %1.</source>
        <comment>buffer</comment>
        <translation>Quitado de %1.</translation>
    </message>
    <message>
        <source>Moved from %1 to %2.</source>
        <comment>buffers</comment>
        <translation>Movido de %1 a %2.</translation>
    </message>
    <message>
        <source>Edited: %1.</source>
        <comment>fields</comment>
        <translation>Editado: %1.</translation>
    </message>
    <message>
        <source>Marked as reviewed.</source>
        <translation>Marcado como revisado.</translation>
    </message>
    <message>
        <source>Marked as needing review.</source>
        <translation>Marcado para revisar.</translation>
    </message>
    <message>
        <source>Asked for routing again.</source>
        <translation>Se pidió clasificar de nuevo.</translation>
    </message>
    <message>
        <source>Unassigned. %1</source>
        <comment>reason</comment>
        <translation>Sin bandeja. %1</translation>
    </message>
    <message>
        <source>Not routed: %1</source>
        <comment>reason</comment>
        <translation>Sin clasificar: %1</translation>
    </message>
    <message>
        <source>Routing failed: %1</source>
        <comment>reason</comment>
        <translation>Falló la clasificación: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>buffer, how sure the classifier was</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Routed to %1, a new buffer that awaits approval.</source>
        <comment>buffer</comment>
        <translation>Clasificado en %1, una bandeja nueva que espera aprobación.</translation>
    </message>
    <message>
        <source>Routed to %1.</source>
        <comment>buffers</comment>
        <translation>Clasificado en %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Needs review.</source>
        <translation>Hay que revisarlo.</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>person who sent it</source>
        <translation>remitente</translation>
    </message>
    <message>
        <source>Opened again.</source>
        <translation>Reabierto.</translation>
    </message>
    <message>
        <source>Marked as done.</source>
        <translation>Marcado como hecho.</translation>
    </message>
    <message>
        <source>Declined.</source>
        <translation>Rechazado.</translation>
    </message>
    <message>
        <source>Assigned it to themselves.</source>
        <translation>Se lo asignó.</translation>
    </message>
    <message>
        <source>Assigned it to %1.</source>
        <comment>person</comment>
        <translation>Asignado a %1.</translation>
    </message>
    <message>
        <source>Unassigned it.</source>
        <translation>Quitó la asignación.</translation>
    </message>
    <message>
        <source>Snoozed until %1.</source>
        <comment>time</comment>
        <translation>Pospuesto hasta %1.</translation>
    </message>
    <message>
        <source>Ended the snooze.</source>
        <translation>Posposición terminada.</translation>
    </message>
    <message>
        <source>Tagged with %1.</source>
        <comment>tags</comment>
        <translation>Etiquetado con %1.</translation>
    </message>
    <message>
        <source>Took off %1.</source>
        <comment>tags</comment>
        <translation>Etiqueta quitada: %1.</translation>
    </message>
    <message>
        <source>No longer marked as reviewed.</source>
        <translation>Ya no está marcado como revisado.</translation>
    </message>
    <message>
        <source>Split off a part of the text as another item.</source>
        <translation>Separó una parte del texto como otro elemento.</translation>
    </message>
    <message>
        <source>Split off from another item.</source>
        <translation>Separado de otro elemento.</translation>
    </message>
</context>
<context>
    <name>triage::app::Dates</name>
    <message>
        <source>d MMM</source>
        <comment>date</comment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date</comment>
        <translation>d MMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>date</comment>
        <translation>Desde %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>date</comment>
        <translation>Hasta %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first day, last day</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>triage::app::ServerSteps</name>
    <message>
        <source>It is not known yet what you may do. Connect to the server first.</source>
        <translation>Todavía no se sabe qué permisos tiene. Conéctese primero al servidor.</translation>
    </message>
    <message>
        <source>Only administrators of %1 may do this.</source>
        <translation>Solo los administradores de %1 pueden hacerlo.</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the buffer in the meantime.</source>
        <translation>No se deshizo: otra persona cambió la bandeja mientras tanto.</translation>
    </message>
    <message>
        <source>Edit buffer %1</source>
        <translation>Editar la bandeja %1</translation>
    </message>
    <message>
        <source>Delete buffer %1</source>
        <translation>Eliminar la bandeja %1</translation>
    </message>
    <message>
        <source>Someone changed this buffer while it was open here. Save again to replace their version: %1</source>
        <translation>Alguien cambió esta bandeja mientras estaba abierta aquí. Guarde de nuevo para reemplazar su versión: %1</translation>
    </message>
    <message>
        <source>Someone changed these settings while they were open here. Save again to replace their values: %1</source>
        <translation>Alguien cambió estos ajustes mientras estaban abiertos aquí. Guarde otra vez para sustituir estos valores: %1</translation>
    </message>
    <message>
        <source>Duplicates are merged by people only</source>
        <translation>Solo las personas fusionan duplicados</translation>
    </message>
    <message numerus="yes">
        <source>Moved %Ln from %1 to %2</source>
        <translation>
            <numerusform>%Ln movido de %1 a %2</numerusform>
            <numerusform>%Ln movidos de %1 a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Move everything from %1 to %2</source>
        <translation>Mover todo de %1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback stayed, because it was moved since</source>
        <translation>
            <numerusform>%Ln comentario se quedó donde estaba porque se movió después</numerusform>
            <numerusform>%Ln comentarios se quedaron donde estaban porque se movieron después</numerusform>
        </translation>
    </message>
    <message>
        <source>Split off</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Split off “%1”</source>
        <translation>Se separó «%1»</translation>
    </message>
    <message>
        <source>Not undone: somebody worked on it in the meantime.</source>
        <translation>No se deshizo: alguien trabajó en ello entretanto.</translation>
    </message>
    <message>
        <source>Only its owner and administrators may change this view</source>
        <translation>Solo su propietario y los administradores pueden cambiar esta vista</translation>
    </message>
    <message>
        <source>Delete view %1</source>
        <translation>Eliminar la vista %1</translation>
    </message>
    <message>
        <source>Change view %1</source>
        <translation>Cambiar la vista %1</translation>
    </message>
    <message>
        <source>Create view %1</source>
        <translation>Crear la vista %1</translation>
    </message>
    <message>
        <source>Someone changed this view while it was open here. Save again to replace their version: %1</source>
        <translation>Alguien cambió esta vista mientras estaba abierta aquí. Guarde otra vez para reemplazar su versión: %1</translation>
    </message>
    <message>
        <source>Assign the next item to you</source>
        <translation>Asignarle el siguiente elemento</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the view in the meantime.</source>
        <translation>No se deshizo: otra persona cambió la vista entretanto.</translation>
    </message>
    <message>
        <source>Not moved: somebody else moved the views in the meantime.</source>
        <translation>No se movió: otra persona movió las vistas entretanto.</translation>
    </message>
    <message>
        <source>Move view %1</source>
        <translation>Mover la vista %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Move open feedback from %1 to %2</source>
        <translation>Mover los comentarios abiertos de %1 a %2</translation>
    </message>
    <message>
        <source>Moved %1 instead of %2 from %3 to %4</source>
        <comment>numbers of items, buffers</comment>
        <translation>Se movieron %1 en lugar de %2 de %3 a %4</translation>
    </message>
</context>
<context>
    <name>triage::app::ApiClient</name>
    <message>
        <source>The request was cancelled.</source>
        <translation>La solicitud se canceló.</translation>
    </message>
    <message>
        <source>You signed in again while the server was answering. Try again.</source>
        <translation>Ha iniciado sesión de nuevo mientras el servidor respondía. Inténtelo otra vez.</translation>
    </message>
</context>
<context>
    <name>triage::app::Application</name>
    <message>
        <source>Sign in to %1 again. %2</source>
        <translation>Vuelva a iniciar sesión en %1. %2</translation>
    </message>
    <message>
        <source>S&amp;witch Organization</source>
        <translation>Cambiar de or&amp;ganización</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>organization, server</comment>
        <translation>%1 en %2</translation>
    </message>
    <message>
        <source>Signed in for this session only: %1</source>
        <translation>Sesión iniciada solo por esta vez: %1</translation>
    </message>
    <message>
        <source>This is not a link of Triage Desk.</source>
        <translation>Ese no era un enlace de Triage Desk.</translation>
    </message>
    <message>
        <source>The link belongs to the organization %1. Sign in to it to open the link.</source>
        <translation>El enlace pertenece a la organización %1. Inicie sesión en ella para abrirlo.</translation>
    </message>
    <message>
        <source>Triage Desk cannot start</source>
        <translation>Triage Desk no puede iniciarse</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token for %1. Enter another one; %n changes wait and are sent then.</source>
        <translation>
            <numerusform>El servidor ya no acepta el token de %1. Introduzca otro; %Ln cambio espera y se envía entonces.</numerusform>
            <numerusform>El servidor ya no acepta el token de %1. Introduzca otro; %Ln cambios esperan y se envían entonces.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token for %1. Enter another one.</source>
        <translation>El servidor ya no acepta el token de %1. Introduzca otro.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 were not sent yet. They stay on this computer, and are sent when you sign in there again.</source>
        <translation>
            <numerusform>%Ln cambio en %1 aún no se envió. Se queda en este equipo y se envía cuando vuelva a iniciar sesión allí.</numerusform>
            <numerusform>%Ln cambios en %1 aún no se enviaron. Se quedan en este equipo y se envían cuando vuelva a iniciar sesión allí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign Out</source>
        <translation>Cerrar sesión</translation>
    </message>
    <message>
        <source>You are signed out of %1.</source>
        <translation>Se cerró la sesión de %1.</translation>
    </message>
    <message>
        <source>Signed in for this session only</source>
        <translation>Sesión iniciada solo por esta vez</translation>
    </message>
    <message>
        <source>Signing out of %1 removes its downloaded feedback from this computer. Your drafts and pins stay, and are back when you sign in again.</source>
        <translation>Al cerrar la sesión en %1 se eliminan de este equipo los comentarios descargados. Sus borradores y fijados se conservan y vuelven cuando inicie sesión de nuevo.</translation>
    </message>
    <message>
        <source>Close the open dialog first.</source>
        <translation>Cierre primero el cuadro de diálogo abierto.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Abrir enlace</translation>
    </message>
    <message>
        <source>The link belongs to %1. The window of %2 closes to open it.</source>
        <translation>El enlace pertenece a %1. La ventana de %2 se cierra para abrirlo.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>Cannot open the organization</source>
        <translation>No se puede abrir la organización</translation>
    </message>
</context>
<context>
    <name>triage::app::LastSending</name>
    <message>
        <source>Sending the last changes…</source>
        <translation>Enviando los últimos cambios…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are not sent yet. They stay on this computer and are sent when Triage Desk starts again.</source>
        <translation>
            <numerusform>%Ln cambio aún no se ha enviado. Se queda en este equipo y se enviará cuando Triage Desk se inicie de nuevo.</numerusform>
            <numerusform>%Ln cambios aún no se han enviado. Se quedan en este equipo y se enviarán cuando Triage Desk se inicie de nuevo.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Banner</name>
    <message>
        <source>Nothing can be kept on this computer: %1</source>
        <translation>No se puede guardar nada en este equipo: %1</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token. %n unsent changes are saved.</source>
        <translation>
            <numerusform>El servidor ya no acepta el token. %Ln cambio sin enviar está guardado.</numerusform>
            <numerusform>El servidor ya no acepta el token. %Ln cambios sin enviar están guardados.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token.</source>
        <translation>El servidor ya no acepta el token.</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>Sin conexión desde %1</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changes waiting</source>
        <translation>
            <numerusform>%1, %Ln cambio en espera</numerusform>
            <numerusform>%1, %Ln cambios en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Connect Again…</source>
        <translation>Volver a conectar…</translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation>Reintentar ahora</translation>
    </message>
    <message numerus="yes">
        <source>You are signed out. %n changes are kept until you enter a token.</source>
        <translation>
            <numerusform>Ha cerrado la sesión. Se conserva %Ln cambio hasta que introduzca un token.</numerusform>
            <numerusform>Ha cerrado la sesión. Se conservan %Ln cambios hasta que introduzca un token.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are signed out. Enter a token to synchronise.</source>
        <translation>Ha cerrado la sesión. Introduzca un token para sincronizar.</translation>
    </message>
    <message>
        <source>This computer’s clock is off: it shows %1, the server %2.</source>
        <comment>two times</comment>
        <translation>El reloj de este equipo no va bien: muestra %1, el servidor %2.</translation>
    </message>
</context>
<context>
    <name>triage::app::BatchWork</name>
    <message>
        <source>it was sent already and cannot be undone</source>
        <translation>ya se envió y no se puede deshacer</translation>
    </message>
    <message>
        <source>the server had refused it</source>
        <translation>el servidor lo había rechazado</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Deshacer: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardCanvas</name>
    <message>
        <source>This column belongs to another organization.</source>
        <translation>Esta columna pertenece a otra organización.</translation>
    </message>
    <message>
        <source>Move the column %1 here</source>
        <translation>Mover aquí la columna %1</translation>
    </message>
    <message>
        <source>Show the column %1 here</source>
        <translation>Mostrar aquí la columna %1</translation>
    </message>
    <message>
        <source>Move all %1 items from %2 to %3…</source>
        <comment>number, two buffers</comment>
        <translation>Mover los %1 elementos de %2 a %3…</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumn</name>
    <message>
        <source>Unassigned</source>
        <translation>Sin bandeja</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Show new feedback in %1</source>
        <translation>Mostrar comentarios nuevos en %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nuevo</numerusform>
            <numerusform>%Ln nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>Drop feedback here</source>
        <translation>Suelte comentarios aquí</translation>
    </message>
    <message>
        <source>Everything is in a buffer</source>
        <translation>Todo está en una bandeja</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumns</name>
    <message>
        <source>Unassigned</source>
        <translation>Sin bandeja</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardController</name>
    <message>
        <source>No further column has new feedback.</source>
        <translation>Ninguna otra columna tiene comentarios nuevos.</translation>
    </message>
    <message>
        <source>There is no further column.</source>
        <translation>No hay más columnas.</translation>
    </message>
    <message>
        <source>There is no column on the left.</source>
        <translation>No hay ninguna columna a la izquierda.</translation>
    </message>
    <message>
        <source>There is no column on the right.</source>
        <translation>No hay ninguna columna a la derecha.</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>No columns</source>
        <translation>Sin columnas</translation>
    </message>
    <message>
        <source>The board shows buffers side by side. Choose which ones.</source>
        <translation>El tablero muestra bandejas una junto a otra. Elija cuáles.</translation>
    </message>
    <message>
        <source>Choose Columns…</source>
        <translation>Elegir columnas…</translation>
    </message>
    <message>
        <source>Column %1 is hidden; Choose Columns brings it back</source>
        <translation>La columna %1 está oculta; con «Elegir columnas» vuelve</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferDialog</name>
    <message>
        <source>Edit buffer</source>
        <translation>Editar bandeja</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>Nueva bandeja</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Buffer name</source>
        <translation>Nombre de la bandeja</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Descripción</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>&amp;Routing instructions</source>
        <translation>Instrucciones de &amp;clasificación</translation>
    </message>
    <message>
        <source>Routing instructions</source>
        <translation>Instrucciones de clasificación</translation>
    </message>
    <message>
        <source>&amp;Save Buffer</source>
        <translation>&amp;Guardar bandeja</translation>
    </message>
    <message>
        <source>&amp;Create Buffer</source>
        <translation>Crear &amp;bandeja</translation>
    </message>
    <message>
        <source>Live preview</source>
        <translation>Vista previa en vivo</translation>
    </message>
    <message>
        <source>How a text would be routed with these instructions. Nothing is saved.</source>
        <translation>Cómo se clasificaría un texto con estas instrucciones. No se guarda nada.</translation>
    </message>
    <message>
        <source>What goes in this buffer</source>
        <translation>Qué va en esta bandeja</translation>
    </message>
    <message>
        <source>What belongs here and what does not, in plain words</source>
        <translation>Qué va aquí y qué no, en palabras sencillas</translation>
    </message>
    <message>
        <source>A buffer needs a name.</source>
        <translation>Una bandeja necesita un nombre.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texto es demasiado largo.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Creating the buffer…</source>
        <translation>Creando la bandeja…</translation>
    </message>
    <message>
        <source>Saving the buffer…</source>
        <translation>Guardando la bandeja…</translation>
    </message>
    <message>
        <source>Saved the buffer %1</source>
        <translation>Bandeja %1 guardada</translation>
    </message>
    <message>
        <source>Created the buffer %1</source>
        <translation>Bandeja %1 creada</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferPicker</name>
    <message>
        <source>Buffer name</source>
        <translation>Nombre de la bandeja</translation>
    </message>
    <message>
        <source>Matching buffers</source>
        <translation>Bandejas que coinciden</translation>
    </message>
    <message>
        <source>Move to buffer</source>
        <translation>Mover a una bandeja</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>Añadir también a una bandeja</translation>
    </message>
    <message>
        <source>Make a new buffer “%1”…</source>
        <translation>Crear una bandeja nueva «%1»…</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>confidence, key</comment>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>triage::app::CandidateDelegate</name>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
</context>
<context>
    <name>triage::app::CentreController</name>
    <message>
        <source>There is no feedback %1 here, or it was deleted.</source>
        <translation>Aquí no hay ningún comentario %1, o se eliminó.</translation>
    </message>
    <message>
        <source>This buffer is not here, or it was deleted.</source>
        <translation>Esta bandeja no está aquí, o se eliminó.</translation>
    </message>
    <message>
        <source>No further list has new feedback.</source>
        <translation>Ninguna otra lista tiene comentarios nuevos.</translation>
    </message>
    <message>
        <source>There is no further list.</source>
        <translation>No hay ninguna lista más.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>Esta bandeja se eliminó.</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandAvailability</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>No hay nada que rehacer</translation>
    </message>
    <message>
        <source>This is where you began</source>
        <translation>Aquí es donde empezó</translation>
    </message>
    <message>
        <source>There is nothing ahead</source>
        <translation>No hay nada más adelante</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>No hay nada seleccionado</translation>
    </message>
    <message>
        <source>There is no move to repeat yet</source>
        <translation>Todavía no hay ningún movimiento que repetir</translation>
    </message>
    <message>
        <source>Start triage mode first</source>
        <translation>Inicie primero el modo de triaje</translation>
    </message>
    <message>
        <source>This list is empty</source>
        <translation>Esta lista está vacía</translation>
    </message>
    <message>
        <source>Only in the dashboard</source>
        <translation>Solo en el panel</translation>
    </message>
    <message>
        <source>Only in the board view</source>
        <translation>Solo en la vista de tablero</translation>
    </message>
    <message>
        <source>There is no column on the left</source>
        <translation>No hay ninguna columna a la izquierda</translation>
    </message>
    <message>
        <source>There is no column on the right</source>
        <translation>No hay ninguna columna a la derecha</translation>
    </message>
    <message>
        <source>Open a buffer first</source>
        <translation>Abra primero una bandeja</translation>
    </message>
    <message>
        <source>This buffer was not suggested, or is approved already</source>
        <translation>Esta bandeja no fue sugerida o ya está aprobada</translation>
    </message>
    <message>
        <source>No buffer has this number</source>
        <translation>Ninguna bandeja tiene este número</translation>
    </message>
    <message>
        <source>Only in a list or on the board</source>
        <translation>Solo en una lista o en el tablero</translation>
    </message>
    <message>
        <source>This list has nothing but duplicates</source>
        <translation>Esta lista solo tiene duplicados</translation>
    </message>
    <message>
        <source>It is in no buffer</source>
        <translation>No está en ninguna bandeja</translation>
    </message>
    <message>
        <source>Only in a list</source>
        <translation>Solo en una lista</translation>
    </message>
    <message>
        <source>This list has one state only</source>
        <translation>Esta lista tiene un solo estado</translation>
    </message>
    <message>
        <source>Remove the filter “Back from snooze” first: it applies only in this window</source>
        <translation>Quite primero el filtro «Ya no pospuestos»: solo vale en esta ventana</translation>
    </message>
    <message>
        <source>Select words of the text first</source>
        <translation>Seleccione primero palabras del texto</translation>
    </message>
    <message>
        <source>It is not known who submitted it</source>
        <translation>No se sabe quién lo envió</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Ir</translation>
    </message>
    <message>
        <source>Feed&amp;back</source>
        <translation>&amp;Comentario</translation>
    </message>
    <message>
        <source>B&amp;uffer</source>
        <translation>&amp;Bandeja</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Herramientas</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Mover</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>E&amp;stado</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailHead</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>Añadir también a una bandeja</translation>
    </message>
    <message>
        <source>Add to a Buffer</source>
        <translation>Añadir a una bandeja</translation>
    </message>
    <message>
        <source>via %1</source>
        <translation>a través de %1</translation>
    </message>
    <message>
        <source>Other feedback from %1</source>
        <translation>Otros comentarios de %1</translation>
    </message>
    <message>
        <source>Show all feedback from this person</source>
        <translation>Mostrar todos los comentarios de esta persona</translation>
    </message>
</context>
<context>
    <name>triage::app::ProposedValues</name>
    <message>
        <source>%1: %2</source>
        <comment>field, value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>submitted by</source>
        <translation>enviado por</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>por revisar</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
</context>
<context>
    <name>triage::app::ChangeDescription</name>
    <message>
        <source>%1 marked it as a duplicate of another item</source>
        <translation>%1 lo marcó como duplicado de otro elemento</translation>
    </message>
    <message>
        <source>%1 unmerged it</source>
        <translation>%1 lo ha separado</translation>
    </message>
    <message>
        <source>The feedback was deleted.</source>
        <translation>El comentario se eliminó.</translation>
    </message>
    <message>
        <source>%1 changed it</source>
        <translation>%1 lo cambió</translation>
    </message>
    <message>
        <source>%1 assigned it to themselves</source>
        <translation>%1 se lo asignó</translation>
    </message>
    <message>
        <source>%1 opened it again</source>
        <translation>%1 lo reabrió</translation>
    </message>
    <message>
        <source>%1 declined it</source>
        <translation>%1 lo rechazó</translation>
    </message>
    <message>
        <source>%1 marked it as done</source>
        <translation>%1 lo marcó como hecho</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>una bandeja eliminada</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>%1 removed it from %2</source>
        <translation>%1 lo quitó de %2</translation>
    </message>
    <message>
        <source>%1 moved it to %2</source>
        <translation>%1 lo movió a %2</translation>
    </message>
    <message>
        <source>%1 put it into %2</source>
        <translation>%1 lo puso en %2</translation>
    </message>
    <message>
        <source>%1 marked it as needing review</source>
        <translation>%1 lo marcó para revisar</translation>
    </message>
    <message>
        <source>%1 marked it as reviewed</source>
        <translation>%1 lo marcó como revisado</translation>
    </message>
    <message>
        <source>%1 edited it</source>
        <translation>%1 lo editó</translation>
    </message>
    <message>
        <source>it was deleted meanwhile</source>
        <translation>se eliminó mientras tanto</translation>
    </message>
    <message>
        <source>it is not in the copy on this computer</source>
        <translation>no está en la copia de este equipo</translation>
    </message>
    <message>
        <source>it was changed elsewhere meanwhile</source>
        <translation>se cambió en otro lugar mientras tanto</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who did what, time</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The feedback is not in the copy on this computer.</source>
        <translation>El comentario no está en la copia de este equipo.</translation>
    </message>
</context>
<context>
    <name>triage::app::ChipList</name>
    <message>
        <source>Buffers of this feedback</source>
        <translation>Bandejas de este comentario</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, confidence</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Delete removes it from this buffer.</source>
        <translation>Supr lo quita de esta bandeja.</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <comment>percent</comment>
        <translation>confianza %1</translation>
    </message>
    <message>
        <source>Remove From This Buffer</source>
        <translation>Quitar de esta bandeja</translation>
    </message>
    <message>
        <source>Show This Buffer</source>
        <translation>Mostrar esta bandeja</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnHead</name>
    <message>
        <source>Column %1: menu</source>
        <translation>Columna %1: menú</translation>
    </message>
    <message>
        <source>What can be done with this column</source>
        <translation>Lo que se puede hacer con esta columna</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a column&apos;s name, how many it holds</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many are shown, of how many</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>column, number</comment>
        <translation>%1, tecla %2</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnsDialog</name>
    <message>
        <source>Columns of the board</source>
        <translation>Columnas del tablero</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Mostrar todas</translation>
    </message>
    <message>
        <source>&amp;Hide All</source>
        <translation>&amp;Ocultar todas</translation>
    </message>
    <message>
        <source>Columns with a mark are on the board, from the top of this list on. Drag them, or use the buttons, to put them in order.</source>
        <translation>Las columnas marcadas están en el tablero, en el orden de esta lista, de arriba abajo. Arrástrelas o use los botones para ordenarlas.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Put the column before the one above it (Alt+Up)</source>
        <translation>Poner la columna antes de la de arriba (Alt+Arriba)</translation>
    </message>
    <message>
        <source>Put the column behind the one below it (Alt+Down)</source>
        <translation>Poner la columna después de la de abajo (Alt+Abajo)</translation>
    </message>
    <message>
        <source>&amp;Use These Columns</source>
        <translation>&amp;Usar estas columnas</translation>
    </message>
    <message numerus="yes">
        <source>The board has %n column(s)</source>
        <translation>
            <numerusform>El tablero tiene %Ln columna</numerusform>
            <numerusform>El tablero tiene %Ln columnas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Paleta de comandos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Comandos</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Ir a %1</translation>
    </message>
    <message>
        <source># and the 13 characters of an id</source>
        <translation># y los 13 caracteres de un identificador</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>comentario</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>No command, buffer or feedback fits</source>
        <translation>Ningún comando, bandeja o comentario coincide</translation>
    </message>
    <message>
        <source>Search commands, buffers, views and feedback</source>
        <translation>Buscar comandos, bandejas, vistas y comentarios</translation>
    </message>
    <message>
        <source>shared view</source>
        <translation>vista compartida</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vista</translation>
    </message>
    <message>
        <source>Filter by tag %1</source>
        <translation>Filtrar por la etiqueta %1</translation>
    </message>
    <message>
        <source>Filter by language: %1</source>
        <translation>Filtrar por idioma: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandTable</name>
    <message>
        <source>Give the view that is open the filters of the list in view</source>
        <translation>Dar a la vista abierta los filtros de la lista visible</translation>
    </message>
    <message>
        <source>Update View with This List</source>
        <translation>Actualizar la vista con esta lista</translation>
    </message>
    <message>
        <source>Assign to you the oldest open feedback that is assigned to nobody, from this buffer or view, or else from all</source>
        <translation>Asignarle el comentario abierto más antiguo que no está asignado a nadie, de esta bandeja o vista, o si no de todos</translation>
    </message>
    <message>
        <source>Next for Me</source>
        <translation>El siguiente para mí</translation>
    </message>
    <message>
        <source>Unmerge</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Suggested Duplicates…</source>
        <translation>Duplicados sugeridos…</translation>
    </message>
    <message>
        <source>Search for the feedback to merge it with</source>
        <translation>Buscar el comentario con el que fusionarlo</translation>
    </message>
    <message>
        <source>Say that it is not a duplicate of what is suggested</source>
        <translation>Indicar que no es un duplicado de lo sugerido</translation>
    </message>
    <message>
        <source>Merge With…</source>
        <translation>Fusionar con…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>No es un duplicado</translation>
    </message>
    <message>
        <source>Merge it with what is suggested, or several with the oldest</source>
        <translation>Fusionarlo con lo sugerido, o varios con el más antiguo</translation>
    </message>
    <message>
        <source>Make a duplicate an item of its own again, or all duplicates of this feedback</source>
        <translation>Dejar que un duplicado vuelva a ser independiente, o todos los duplicados de este comentario</translation>
    </message>
    <message>
        <source>Judge groups of feedback that may be the same, one key each</source>
        <translation>Juzgar grupos de comentarios que pueden ser lo mismo, con una tecla cada uno</translation>
    </message>
    <message>
        <source>Add tags or take them off</source>
        <translation>Añadir o quitar etiquetas</translation>
    </message>
    <message>
        <source>Ta&amp;gs…</source>
        <translation>&amp;Etiquetas…</translation>
    </message>
    <message>
        <source>Assign it to a member, or to nobody</source>
        <translation>Asignarlo a un miembro, o a nadie</translation>
    </message>
    <message>
        <source>Assign to…</source>
        <translation>Asignar a…</translation>
    </message>
    <message>
        <source>Assign it to you, unless it is assigned to somebody</source>
        <translation>Asignárselo a usted, si no está asignado a nadie</translation>
    </message>
    <message>
        <source>Assign to Me</source>
        <translation>Asignarme</translation>
    </message>
    <message>
        <source>Hide it until a time</source>
        <translation>Ocultarlo hasta un momento</translation>
    </message>
    <message>
        <source>Snoo&amp;ze…</source>
        <translation>&amp;Posponer…</translation>
    </message>
    <message>
        <source>Nothing will be done about it; once more: open again</source>
        <translation>No se hará nada; otra vez: reabrir</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Mark as done; once more: open again</source>
        <translation>Marcar como hecho; otra vez: reabrir</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Show what is done or declined</source>
        <translation>Mostrar lo hecho o rechazado</translation>
    </message>
    <message>
        <source>Show what comes back later</source>
        <translation>Mostrar lo que vuelve más tarde</translation>
    </message>
    <message>
        <source>&amp;Snoozed</source>
        <translation>Posp&amp;uestos</translation>
    </message>
    <message>
        <source>Show what is assigned to you</source>
        <translation>Mostrar lo que tiene asignado</translation>
    </message>
    <message>
        <source>&amp;Mine</source>
        <translation>L&amp;os míos</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;Conectar…</translation>
    </message>
    <message>
        <source>Sign in to a server or another organization</source>
        <translation>Iniciar sesión en un servidor o en otra organización</translation>
    </message>
    <message>
        <source>&amp;Sync Now</source>
        <translation>&amp;Sincronizar ahora</translation>
    </message>
    <message>
        <source>Send and fetch changes at once</source>
        <translation>Enviar y recibir los cambios de inmediato</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>Bring feedback in from a file</source>
        <translation>Traer comentarios de un archivo</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>Write the feedback of this list to a file</source>
        <translation>Escribir los comentarios de esta lista en un archivo</translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation>Cerrar &amp;ventana</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Cerrar esta ventana</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Sali&amp;r</translation>
    </message>
    <message>
        <source>Quit Triage Desk. Unsent changes are sent at the next start.</source>
        <translation>Cerrar Triage Desk; lo que espera se enviará la próxima vez</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Deshacer el último cambio</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rehacer el último cambio deshecho</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>&amp;Copiar texto</translation>
    </message>
    <message>
        <source>Copy title and text</source>
        <translation>Copiar el título y el texto</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k</source>
        <translation>C&amp;opiar enlace</translation>
    </message>
    <message>
        <source>Copy a link that opens this feedback</source>
        <translation>Copiar un enlace que abre este comentario</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Seleccionar todo</translation>
    </message>
    <message>
        <source>Select everything in this list</source>
        <translation>Seleccionar todo en esta lista</translation>
    </message>
    <message>
        <source>Clear Selection or Search</source>
        <translation>Quitar la selección o la búsqueda</translation>
    </message>
    <message>
        <source>Select nothing; once more: end the search</source>
        <translation>No seleccionar nada; otra vez: terminar la búsqueda</translation>
    </message>
    <message>
        <source>&amp;Toggle in Selection</source>
        <translation>&amp;Alternar en la selección</translation>
    </message>
    <message>
        <source>Take the current feedback into the selection or out of it</source>
        <translation>Incluir el comentario actual en la selección o sacarlo de ella</translation>
    </message>
    <message>
        <source>Extend Selection &amp;Down</source>
        <translation>Ampliar &amp;la selección hacia abajo</translation>
    </message>
    <message>
        <source>Select the next feedback too</source>
        <translation>Seleccionar también el comentario siguiente</translation>
    </message>
    <message>
        <source>Extend Selection U&amp;p</source>
        <translation>Ampliar la selección &amp;hacia arriba</translation>
    </message>
    <message>
        <source>Select the previous feedback too</source>
        <translation>Seleccionar también el comentario anterior</translation>
    </message>
    <message>
        <source>&amp;Search Everywhere</source>
        <translation>&amp;Buscar en todo</translation>
    </message>
    <message>
        <source>Search all feedback as you type</source>
        <translation>Buscar en todos los comentarios al escribir</translation>
    </message>
    <message>
        <source>Search &amp;Here</source>
        <translation>Buscar a&amp;quí</translation>
    </message>
    <message>
        <source>Search in this list</source>
        <translation>Buscar en esta lista</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>Coi&amp;ncidencia siguiente</translation>
    </message>
    <message>
        <source>Show the next match in the text</source>
        <translation>Mostrar la coincidencia siguiente en el texto</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>Coincidencia an&amp;terior</translation>
    </message>
    <message>
        <source>Show the previous match in the text</source>
        <translation>Mostrar la coincidencia anterior en el texto</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>Theme, language, shortcuts</source>
        <translation>Tema, idioma, atajos</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Lista</translation>
    </message>
    <message>
        <source>Show a list</source>
        <translation>Mostrar una lista</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tablero</translation>
    </message>
    <message>
        <source>Show buffers side by side</source>
        <translation>Mostrar las bandejas una al lado de otra</translation>
    </message>
    <message>
        <source>&amp;Dashboard</source>
        <translation>&amp;Panel</translation>
    </message>
    <message>
        <source>Show numbers over time</source>
        <translation>Mostrar cifras a lo largo del tiempo</translation>
    </message>
    <message>
        <source>Move Card L&amp;eft</source>
        <translation>&amp;Mover tarjeta a la izquierda</translation>
    </message>
    <message>
        <source>Move the card to the column on its left</source>
        <translation>Mover la tarjeta a la columna de la izquierda</translation>
    </message>
    <message>
        <source>Move Card Ri&amp;ght</source>
        <translation>Mover tarjeta &amp;a la derecha</translation>
    </message>
    <message>
        <source>Move the card to the column on its right</source>
        <translation>Mover la tarjeta a la columna de la derecha</translation>
    </message>
    <message>
        <source>&amp;Sidebar</source>
        <translation>&amp;Barra lateral</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>Mostrar u ocultar la barra lateral</translation>
    </message>
    <message>
        <source>De&amp;tails Pane</source>
        <translation>Panel de &amp;detalles</translation>
    </message>
    <message>
        <source>Show or hide the details pane</source>
        <translation>Mostrar u ocultar el panel de detalles</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>Área &amp;siguiente</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>Ir a la parte siguiente de la ventana</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>Á&amp;rea anterior</translation>
    </message>
    <message>
        <source>Go back to the previous part of the window</source>
        <translation>Volver a la parte anterior de la ventana</translation>
    </message>
    <message>
        <source>Text L&amp;arger</source>
        <translation>Texto más &amp;grande</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>Agrandar todo el texto</translation>
    </message>
    <message>
        <source>Text S&amp;maller</source>
        <translation>Te&amp;xto más pequeño</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>Reducir todo el texto</translation>
    </message>
    <message>
        <source>Text N&amp;ormal Size</source>
        <translation>Tamaño de texto &amp;normal</translation>
    </message>
    <message>
        <source>Give all text its usual size</source>
        <translation>Devolver a todo el texto su tamaño habitual</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>&amp;Paleta de comandos…</translation>
    </message>
    <message>
        <source>Find any command, buffer or feedback by typing</source>
        <translation>Encontrar cualquier comando, bandeja o comentario al escribir</translation>
    </message>
    <message>
        <source>&amp;Next Feedback</source>
        <translation>&amp;Comentario siguiente</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>Ir al comentario siguiente</translation>
    </message>
    <message>
        <source>&amp;Previous Feedback</source>
        <translation>Co&amp;mentario anterior</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>Ir al comentario anterior</translation>
    </message>
    <message>
        <source>Needs &amp;Review</source>
        <translation>Por &amp;revisar</translation>
    </message>
    <message>
        <source>Show items that need review</source>
        <translation>Mostrar los elementos por revisar</translation>
    </message>
    <message>
        <source>&amp;Unassigned</source>
        <translation>&amp;Sin bandeja</translation>
    </message>
    <message>
        <source>Show what is in no buffer</source>
        <translation>Mostrar lo que no está en ninguna bandeja</translation>
    </message>
    <message>
        <source>Routing &amp;Failed</source>
        <translation>Clasificación &amp;fallida</translation>
    </message>
    <message>
        <source>Show what could not be routed</source>
        <translation>Mostrar lo que no se pudo clasificar</translation>
    </message>
    <message>
        <source>Show what is being routed</source>
        <translation>Mostrar lo que se está clasificando</translation>
    </message>
    <message>
        <source>Previous &amp;Buffer</source>
        <translation>&amp;Bandeja anterior</translation>
    </message>
    <message>
        <source>Show the list above in the sidebar</source>
        <translation>Mostrar la lista de arriba en la barra lateral</translation>
    </message>
    <message>
        <source>Ne&amp;xt Buffer</source>
        <translation>Ba&amp;ndeja siguiente</translation>
    </message>
    <message>
        <source>Show the list below in the sidebar</source>
        <translation>Mostrar la lista de abajo en la barra lateral</translation>
    </message>
    <message>
        <source>Previous Unrea&amp;d Buffer</source>
        <translation>Bande&amp;ja no leída anterior</translation>
    </message>
    <message>
        <source>Show the list above that has new feedback</source>
        <translation>Mostrar la lista de arriba que tiene comentarios nuevos</translation>
    </message>
    <message>
        <source>Nex&amp;t Unread Buffer</source>
        <translation>Bandeja no leída siguien&amp;te</translation>
    </message>
    <message>
        <source>Show the list below that has new feedback</source>
        <translation>Mostrar la lista de abajo que tiene comentarios nuevos</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Atrás</translation>
    </message>
    <message>
        <source>Show the list before this one</source>
        <translation>Mostrar la lista previa a esta</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>Ade&amp;lante</translation>
    </message>
    <message>
        <source>Show the list after this one</source>
        <translation>Mostrar la lista que sigue a esta</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>&amp;Mover a…</translation>
    </message>
    <message>
        <source>Move to a buffer chosen by name</source>
        <translation>Mover a una bandeja elegida por su nombre</translation>
    </message>
    <message>
        <source>&amp;Also Add to…</source>
        <translation>&amp;Añadir también a…</translation>
    </message>
    <message>
        <source>Put into one more buffer</source>
        <translation>Poner en una bandeja más</translation>
    </message>
    <message>
        <source>&amp;Remove From This Buffer</source>
        <translation>&amp;Quitar de esta bandeja</translation>
    </message>
    <message>
        <source>Take out of the buffer in view</source>
        <translation>Sacar de la bandeja que se ve</translation>
    </message>
    <message>
        <source>Re&amp;peat Last Move</source>
        <translation>&amp;Repetir el último movimiento</translation>
    </message>
    <message>
        <source>Do the last move or add again here</source>
        <translation>Repetir aquí el último movimiento o adición</translation>
    </message>
    <message>
        <source>&amp;Looks Right</source>
        <translation>&amp;Está bien</translation>
    </message>
    <message>
        <source>Clear the review flag</source>
        <translation>Quitar la marca de revisión</translation>
    </message>
    <message>
        <source>&amp;Flag for Review</source>
        <translation>Marcar &amp;para revisar</translation>
    </message>
    <message>
        <source>Ask for a look</source>
        <translation>Pedir que se revise</translation>
    </message>
    <message>
        <source>&amp;Why Is It Here</source>
        <translation>Por qué e&amp;stá aquí</translation>
    </message>
    <message>
        <source>Show what routing weighed and how the item came here</source>
        <translation>Mostrar qué sopesó la clasificación y cómo llegó aquí el elemento</translation>
    </message>
    <message>
        <source>Re&amp;try Routing</source>
        <translation>Reintentar &amp;clasificación</translation>
    </message>
    <message>
        <source>Route once more</source>
        <translation>Clasificar una vez más</translation>
    </message>
    <message>
        <source>Tr&amp;iage Mode</source>
        <translation>Modo &amp;de triaje</translation>
    </message>
    <message>
        <source>Go through this list one by one</source>
        <translation>Recorrer esta lista uno por uno</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;Omitir</translation>
    </message>
    <message>
        <source>Triage mode: leave this one for later</source>
        <translation>Modo de triaje: dejar este para más tarde</translation>
    </message>
    <message>
        <source>Take Suggestion %1</source>
        <translation>Aceptar la sugerencia %1</translation>
    </message>
    <message>
        <source>Triage mode: move to the suggested buffer with this number</source>
        <translation>Modo de triaje: mover a la bandeja sugerida con este número</translation>
    </message>
    <message>
        <source>Add &amp;Note</source>
        <translation>Añadir &amp;nota</translation>
    </message>
    <message>
        <source>Write a note; Ctrl+Return saves it, Esc keeps a draft</source>
        <translation>Escribir una nota; Ctrl+Intro la guarda, Esc conserva un borrador</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Edi&amp;tar…</translation>
    </message>
    <message>
        <source>Change title and text</source>
        <translation>Cambiar el título y el texto</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>E&amp;liminar…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Eliminar definitivamente</translation>
    </message>
    <message>
        <source>S&amp;croll Details</source>
        <translation>Despl&amp;azar los detalles</translation>
    </message>
    <message>
        <source>Read on in the detail</source>
        <translation>Seguir leyendo en el detalle</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>A&amp;brir</translation>
    </message>
    <message>
        <source>Go into the detail</source>
        <translation>Entrar en el detalle</translation>
    </message>
    <message>
        <source>Open in New Window</source>
        <translation>Abrir en una ventana nueva</translation>
    </message>
    <message>
        <source>Show the detail in a window of its own</source>
        <translation>Mostrar el detalle en una ventana aparte</translation>
    </message>
    <message>
        <source>Conte&amp;xt Menu</source>
        <translation>Menú conte&amp;xtual</translation>
    </message>
    <message>
        <source>Show these commands at the current feedback</source>
        <translation>Mostrar estos comandos junto al comentario actual</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer &amp;%1</source>
        <translation>Mover a la bandeja fijada &amp;%1</translation>
    </message>
    <message>
        <source>Move to the buffer with this number</source>
        <translation>Mover a la bandeja con este número</translation>
    </message>
    <message>
        <source>&amp;New Buffer…</source>
        <translation>&amp;Nueva bandeja…</translation>
    </message>
    <message>
        <source>Make a buffer</source>
        <translation>Crear una bandeja</translation>
    </message>
    <message>
        <source>&amp;Edit Buffer…</source>
        <translation>&amp;Editar bandeja…</translation>
    </message>
    <message>
        <source>Change name, icon and routing instructions</source>
        <translation>Cambiar el nombre, el icono y las instrucciones de clasificación</translation>
    </message>
    <message>
        <source>&amp;Delete Buffer…</source>
        <translation>Eliminar &amp;bandeja…</translation>
    </message>
    <message>
        <source>Delete the buffer; its feedback stays</source>
        <translation>Eliminar la bandeja; sus comentarios se conservan</translation>
    </message>
    <message>
        <source>&amp;Pin to a Number…</source>
        <translation>&amp;Fijar a un número…</translation>
    </message>
    <message>
        <source>Give the buffer one of the keys 1 to 9</source>
        <translation>Dar a la bandeja una de las teclas 1 a 9</translation>
    </message>
    <message>
        <source>&amp;Approve Suggested Buffer</source>
        <translation>&amp;Aprobar bandeja sugerida</translation>
    </message>
    <message>
        <source>Keep a buffer that routing suggested</source>
        <translation>Conservar una bandeja que sugirió la clasificación</translation>
    </message>
    <message>
        <source>&amp;Reject Suggested Buffer</source>
        <translation>&amp;Rechazar bandeja sugerida</translation>
    </message>
    <message>
        <source>Delete a buffer that routing suggested</source>
        <translation>Eliminar una bandeja que sugirió la clasificación</translation>
    </message>
    <message>
        <source>&amp;Move All…</source>
        <translation>&amp;Mover todo…</translation>
    </message>
    <message>
        <source>Move everything in a buffer to another</source>
        <translation>Mover todo lo de una bandeja a otra</translation>
    </message>
    <message>
        <source>&amp;Save as View…</source>
        <translation>&amp;Guardar como vista…</translation>
    </message>
    <message>
        <source>Keep this list in the sidebar</source>
        <translation>Conservar esta lista en la barra lateral</translation>
    </message>
    <message>
        <source>&amp;Routing Test…</source>
        <translation>&amp;Prueba de clasificación…</translation>
    </message>
    <message>
        <source>See which buffer a text would go to</source>
        <translation>Ver a qué bandeja iría un texto</translation>
    </message>
    <message>
        <source>API &amp;Tokens…</source>
        <translation>&amp;Tokens de API…</translation>
    </message>
    <message>
        <source>Make and revoke tokens</source>
        <translation>Crear y revocar tokens</translation>
    </message>
    <message>
        <source>&amp;Members…</source>
        <translation>&amp;Miembros…</translation>
    </message>
    <message>
        <source>Add, change and remove members</source>
        <translation>Añadir, cambiar y quitar miembros</translation>
    </message>
    <message>
        <source>&amp;Activity…</source>
        <translation>&amp;Actividad…</translation>
    </message>
    <message>
        <source>See pending, refused and sent changes</source>
        <translation>Ver qué espera, qué se rechazó y qué se hizo</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Atajos de teclado</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Mostrar todas las teclas</translation>
    </message>
    <message>
        <source>&amp;About Triage Desk</source>
        <translation>Acerca &amp;de Triage Desk</translation>
    </message>
    <message>
        <source>Version, licence and server</source>
        <translation>Versión, licencia y servidor</translation>
    </message>
    <message>
        <source>Edit &amp;View…</source>
        <translation>E&amp;ditar vista…</translation>
    </message>
    <message>
        <source>Give the view that is open another name or icon, or share it</source>
        <translation>Dar otro nombre o icono a la vista abierta, o compartirla</translation>
    </message>
    <message>
        <source>Move View &amp;Up</source>
        <translation>&amp;Subir vista</translation>
    </message>
    <message>
        <source>Put the view before the one above it</source>
        <translation>Poner la vista antes de la de arriba</translation>
    </message>
    <message>
        <source>Move View &amp;Down</source>
        <translation>&amp;Bajar vista</translation>
    </message>
    <message>
        <source>Put the view after the one below it</source>
        <translation>Poner la vista después de la de abajo</translation>
    </message>
    <message>
        <source>De&amp;lete View</source>
        <translation>&amp;Eliminar vista</translation>
    </message>
    <message>
        <source>Take the view out of the sidebar</source>
        <translation>Quitar la vista de la barra lateral</translation>
    </message>
    <message>
        <source>Re&amp;store Deleted Buffer…</source>
        <translation>Re&amp;staurar bandeja eliminada…</translation>
    </message>
    <message>
        <source>Bring a deleted buffer back with its feedback</source>
        <translation>Recuperar una bandeja eliminada con sus comentarios</translation>
    </message>
    <message>
        <source>R&amp;esearch</source>
        <translation>In&amp;vestigación</translation>
    </message>
    <message>
        <source>Ask what the feedback says, and read saved answers</source>
        <translation>Preguntar qué dicen los comentarios y leer respuestas guardadas</translation>
    </message>
    <message>
        <source>Routing &amp;Quality</source>
        <translation>Ca&amp;lidad de la clasificación</translation>
    </message>
    <message>
        <source>See how often people agreed with what routing decided</source>
        <translation>Ver con qué frecuencia se aceptó lo que decidió la clasificación</translation>
    </message>
    <message>
        <source>Choose &amp;Columns…</source>
        <translation>Elegir &amp;columnas…</translation>
    </message>
    <message>
        <source>Choose which buffers the board shows, and in which order</source>
        <translation>Elegir qué bandejas muestra el tablero y en qué orden</translation>
    </message>
    <message>
        <source>Column on the &amp;Left</source>
        <translation>Columna de la &amp;izquierda</translation>
    </message>
    <message>
        <source>Board: go to the column on the left</source>
        <translation>Tablero: ir a la columna de la izquierda</translation>
    </message>
    <message>
        <source>Column on the Ri&amp;ght</source>
        <translation>Columna de la &amp;derecha</translation>
    </message>
    <message>
        <source>Board: go to the column on the right</source>
        <translation>Tablero: ir a la columna de la derecha</translation>
    </message>
    <message>
        <source>Rename B&amp;uffer…</source>
        <translation>&amp;Cambiar nombre de la bandeja…</translation>
    </message>
    <message>
        <source>Give the buffer another name</source>
        <translation>Dar otro nombre a la bandeja</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to This List</source>
        <translation>Copiar e&amp;nlace a esta lista</translation>
    </message>
    <message>
        <source>Copy a link that opens this list with its search and filters</source>
        <translation>Copiar un enlace que abre esta lista con su búsqueda y sus filtros</translation>
    </message>
    <message>
        <source>Show the numbers of the current plot as a table, or the plot again</source>
        <translation>Mostrar las cifras del gráfico actual como tabla, o de nuevo el gráfico</translation>
    </message>
    <message>
        <source>Ask for the numbers of all plots again</source>
        <translation>Pedir de nuevo las cifras de todos los gráficos</translation>
    </message>
    <message>
        <source>Save the current plot as a drawing</source>
        <translation>Guardar el gráfico actual como dibujo</translation>
    </message>
    <message>
        <source>Save the numbers of the current plot for a spreadsheet</source>
        <translation>Guardar las cifras del gráfico actual para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Plot as Table</source>
        <translation>Gráfico como tabla</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message>
        <source>Save Plot as SVG…</source>
        <translation>Guardar gráfico como SVG…</translation>
    </message>
    <message>
        <source>Save Plot as CSV…</source>
        <translation>Guardar gráfico como CSV…</translation>
    </message>
    <message>
        <source>&amp;Organization Settings…</source>
        <translation>Configuración de la &amp;organización…</translation>
    </message>
    <message>
        <source>Change the name, the thresholds of routing and automatic buffers</source>
        <translation>Cambiar el nombre, los umbrales de clasificación y las bandejas automáticas</translation>
    </message>
    <message>
        <source>&amp;Imports…</source>
        <translation>&amp;Importaciones…</translation>
    </message>
    <message>
        <source>List the imports and undo them</source>
        <translation>Ver las importaciones y deshacerlas</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>&amp;Guías</translation>
    </message>
    <message>
        <source>Open the guides and the documentation of your server in the browser</source>
        <translation>Abrir las guías y la documentación de su servidor en el navegador</translation>
    </message>
    <message>
        <source>&amp;Webhooks…</source>
        <translation>&amp;Webhooks…</translation>
    </message>
    <message>
        <source>Tell other programs what happens here</source>
        <translation>Avisar a otros programas de lo que ocurre aquí</translation>
    </message>
    <message>
        <source>Count Duplicates Once</source>
        <translation>Contar los duplicados una vez</translation>
    </message>
    <message>
        <source>Let plots count items that say the same as one, or each of them again</source>
        <translation>Los gráficos cuentan como uno los elementos que dicen lo mismo, o de nuevo cada uno</translation>
    </message>
    <message>
        <source>Show Each Gro&amp;up Once</source>
        <translation>Mostrar cada gr&amp;upo una vez</translation>
    </message>
    <message>
        <source>List items that say the same as one, or each of them again</source>
        <translation>Mostrar como uno solo los elementos que dicen lo mismo, o de nuevo cada uno</translation>
    </message>
    <message>
        <source>Make the current column of the board narrower</source>
        <translation>Estrechar la columna actual del tablero</translation>
    </message>
    <message>
        <source>Make the current column of the board wider</source>
        <translation>Ensanchar la columna actual del tablero</translation>
    </message>
    <message>
        <source>Narrower Column</source>
        <translation>Columna más estrecha</translation>
    </message>
    <message>
        <source>Wider Column</source>
        <translation>Columna más ancha</translation>
    </message>
    <message>
        <source>Show Done and Snoozed, Too</source>
        <translation>Mostrar también lo hecho y lo pospuesto</translation>
    </message>
    <message>
        <source>Show all feedback, whatever its state</source>
        <translation>Mostrar todos los comentarios, sea cual sea su estado</translation>
    </message>
    <message>
        <source>Show open work</source>
        <translation>Mostrar el trabajo abierto</translation>
    </message>
    <message>
        <source>Show what this list leaves out because of its state, or leave it out again</source>
        <translation>Mostrar lo que esta lista omite por su estado, o volver a omitirlo</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Split Off…</source>
        <translation>Separar…</translation>
    </message>
    <message>
        <source>Make the selected words of the text another feedback</source>
        <translation>Convertir las palabras seleccionadas del texto en otro comentario</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Show what happened to your items</source>
        <translation>Mostrar qué ha pasado con sus elementos</translation>
    </message>
    <message>
        <source>B&amp;eing Routed</source>
        <translation>&amp;En clasificación</translation>
    </message>
    <message>
        <source>Copy Submitter</source>
        <translation>Copiar remitente</translation>
    </message>
    <message>
        <source>Copy who submitted it: an address, a name or an identifier</source>
        <translation>Copiar quién lo envió: una dirección, un nombre o un identificador</translation>
    </message>
</context>
<context>
    <name>triage::app::ConnectDialog</name>
    <message>
        <source>&amp;Remember in keyring</source>
        <translation>&amp;Recordar en el llavero</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Sign in to the server that keeps your team’s feedback.</source>
        <translation>Inicie sesión en el servidor que guarda los comentarios de su equipo.</translation>
    </message>
    <message>
        <source>Server address</source>
        <translation>Dirección del servidor</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Buscando…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>&amp;Server address</source>
        <translation>&amp;Dirección del servidor</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Ask an administrator for a token.</source>
        <translation>Pida un token a un administrador.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>%1 You’ll be asked for the token again next time.</source>
        <translation>%1 La próxima vez se le volverá a pedir el token.</translation>
    </message>
    <message>
        <source>Enter an address such as https://triage.example.com.</source>
        <translation>Escriba una dirección como https://triage.example.com.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>Comprobando el servidor…</translation>
    </message>
    <message>
        <source>Enter the server’s address first.</source>
        <translation>Introduzca primero la dirección del servidor.</translation>
    </message>
    <message>
        <source>Enter a token first.</source>
        <translation>Introduzca primero un token.</translation>
    </message>
    <message>
        <source>Send my token &amp;unencrypted</source>
        <translation>Enviar mi token sin &amp;cifrar</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Tick the box to send your token all the same.</source>
        <translation>La conexión no está cifrada. Marque la casilla para enviar su token de todos modos.</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardBar</name>
    <message>
        <source>Buffer</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualizar</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>Último día</numerusform>
            <numerusform>Últimos %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mes</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>De … a …</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>Todas las bandejas</translation>
    </message>
    <message>
        <source>Count duplicates once</source>
        <translation>Contar los duplicados una vez</translation>
    </message>
    <message>
        <source>Plots of what comes in and of work count items that say the same as one</source>
        <translation>Los gráficos de entradas y de trabajo cuentan como uno los elementos que dicen lo mismo</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardView</name>
    <message>
        <source>Dashboard</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Gráficos</translation>
    </message>
    <message>
        <source>The server cannot be reached. Plots show its last answers.</source>
        <translation>No se puede acceder al servidor. Los gráficos muestran sus últimas respuestas.</translation>
    </message>
    <message>
        <source>There is no list of these.</source>
        <translation>No hay ninguna lista de estos.</translation>
    </message>
    <message>
        <source>This plot has no numbers.</source>
        <translation>Este gráfico no tiene cifras.</translation>
    </message>
</context>
<context>
    <name>triage::app::DesktopNotifications</name>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailText</name>
    <message>
        <source>Feedback text</source>
        <translation>Texto del comentario</translation>
    </message>
    <message>
        <source>Open web page</source>
        <translation>Abrir página web</translation>
    </message>
    <message>
        <source>This address in the feedback leads to %1:

%2</source>
        <translation>Esta dirección del comentario lleva a %1:

%2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailView</name>
    <message>
        <source>Retry Routing</source>
        <translation>Reintentar clasificación</translation>
    </message>
    <message>
        <source>Notes and history</source>
        <translation>Notas e historial</translation>
    </message>
    <message>
        <source>This feedback is gone</source>
        <translation>Este comentario ya no existe</translation>
    </message>
    <message>
        <source>It was deleted, or it is not in this organization.</source>
        <translation>Se eliminó o no está en esta organización.</translation>
    </message>
    <message>
        <source>This feedback is not here</source>
        <translation>Este comentario no está aquí</translation>
    </message>
    <message>
        <source>It is not in the copy on this computer.</source>
        <translation>No está en la copia de este equipo.</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nada seleccionado</translation>
    </message>
    <message>
        <source>Select an item, or press J and K to move through the list.</source>
        <translation>Seleccione un elemento, o recorra la lista con J y K.</translation>
    </message>
    <message>
        <source>Routing failed for this item.</source>
        <translation>Falló la clasificación de este elemento.</translation>
    </message>
    <message>
        <source>This item is being routed.</source>
        <translation>Este elemento se está clasificando.</translation>
    </message>
    <message>
        <source>It was deleted while you were writing a note. Your draft is kept below.</source>
        <translation>Se eliminó mientras escribía una nota. Su borrador se conserva abajo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>person, what was done</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailWindows</name>
    <message>
        <source>Feedback %1</source>
        <translation>Comentario %1</translation>
    </message>
    <message>
        <source>%1 - Feedback %2</source>
        <comment>headline, id</comment>
        <translation>%1 - Comentario %2</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>You’re offline. This needs a connection.</source>
        <translation>Está sin conexión. Esto necesita una conexión.</translation>
    </message>
    <message>
        <source>You are signed out. Connect again first.</source>
        <translation>La sesión está cerrada. Vuelva a conectarse primero.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>¿Descartar los cambios?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialogs</name>
    <message>
        <source>Delete buffer</source>
        <translation>Eliminar bandeja</translation>
    </message>
    <message>
        <source>Delete the buffer %1? Its feedback stays. The buffer can be restored for a while.</source>
        <translation>¿Eliminar la bandeja %1? Sus comentarios se conservan. La bandeja se puede restaurar durante un tiempo.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Deleted the buffer %1</source>
        <translation>Bandeja %1 eliminada</translation>
    </message>
    <message>
        <source>Kept the buffer %1</source>
        <translation>Bandeja %1 conservada</translation>
    </message>
    <message>
        <source>Rename buffer</source>
        <translation>Cambiar nombre de la bandeja</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>Nuevo nombre de %1:</translation>
    </message>
    <message>
        <source>Renamed %1 to %2</source>
        <translation>%1 renombrado a %2</translation>
    </message>
    <message>
        <source>The text has changed: select the words again</source>
        <translation>El texto ha cambiado: seleccione las palabras de nuevo</translation>
    </message>
</context>
<context>
    <name>triage::app::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Current &amp;list</source>
        <translation>&amp;Lista actual</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Todo</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>JSON lines: everything, for an import</source>
        <translation>JSON Lines: todo, para una importación</translation>
    </message>
    <message>
        <source>CSV: a table, for spreadsheets</source>
        <translation>CSV: una tabla, para hojas de cálculo</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Progreso de la exportación</translation>
    </message>
    <message>
        <source>One line for each feedback. Descriptions of buffers are not in it. Text that begins like a formula gets an apostrophe in front.</source>
        <translation>Una línea por comentario. No incluye las descripciones de las bandejas. El texto que empieza como una fórmula lleva un apóstrofo delante.</translation>
    </message>
    <message>
        <source>Full backup: can be imported into an empty organization.</source>
        <translation>Copia completa: se puede importar en una organización vacía.</translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>Ya hay una importación o exportación en curso.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written so far</source>
        <translation>
            <numerusform>%Ln comentario escrito hasta ahora</numerusform>
            <numerusform>%Ln comentarios escritos hasta ahora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written to %1</source>
        <translation>
            <numerusform>%Ln comentario escrito en %1</numerusform>
            <numerusform>%Ln comentarios escritos en %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Se detuvo. No se escribió nada.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackActions</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>Muchos a la vez</translation>
    </message>
    <message>
        <source>This cannot be undone, because routing decides again.</source>
        <translation>No se puede deshacer, porque el enrutamiento decide de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>This changes %n items. You can undo this.</source>
        <translation>
            <numerusform>Esto cambia %Ln comentario. Se puede deshacer.</numerusform>
            <numerusform>Esto cambia %Ln comentarios. Se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Añadir %1 a %2</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Quitar %1 de %2</translation>
    </message>
    <message>
        <source>Remove %1 from All Buffers</source>
        <translation>Quitar %1 de todas las bandejas</translation>
    </message>
    <message>
        <source>It is in several buffers: open the one to take it out of, or use the chips in the detail.</source>
        <translation>Está en varias bandejas: abra aquella de la que quiere sacarlo o use las etiquetas del detalle.</translation>
    </message>
    <message>
        <source>Flag %1 for review</source>
        <translation>Marcar %1 para revisar</translation>
    </message>
    <message>
        <source>Mark %1 as right</source>
        <translation>Dar %1 por correcto</translation>
    </message>
    <message>
        <source>There is no move to repeat yet.</source>
        <translation>Todavía no hay ningún movimiento que repetir.</translation>
    </message>
    <message>
        <source>Route %1 Again</source>
        <translation>Volver a clasificar %1</translation>
    </message>
    <message>
        <source>Delete feedback</source>
        <translation>Eliminar comentarios</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n feedback? You can undo this for 10 seconds; then it is gone for everyone.</source>
        <translation>
            <numerusform>¿Eliminar %Ln comentario? Puede deshacerlo durante 10 segundos; después desaparece para todos.</numerusform>
            <numerusform>¿Eliminar %Ln comentarios? Puede deshacerlo durante 10 segundos; después desaparecen para todos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Feedback</source>
        <translation>
            <numerusform>Eliminar %Ln comentario</numerusform>
            <numerusform>Eliminar %Ln comentarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else has just changed it. Do it again if you still want to.</source>
        <translation>Otra persona acaba de cambiarlo. Repítalo si aún lo desea.</translation>
    </message>
    <message>
        <source>Somebody else has just changed some of them. Do it again if you still want to.</source>
        <translation>Otra persona acaba de cambiar algunos. Repítalo si aún lo desea.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDialog</name>
    <message>
        <source>Edit feedback</source>
        <translation>Editar comentario</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Submitted &amp;by</source>
        <translation>&amp;Enviado por</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>Enviado por</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconocido</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texto es demasiado largo.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>Se está guardando.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDrop</name>
    <message>
        <source>Merge with “%1”</source>
        <comment>title</comment>
        <translation>Fusionar con «%1»</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>Ya están fusionados</translation>
    </message>
    <message>
        <source>This feedback belongs to another organization.</source>
        <translation>Este comentario pertenece a otra organización.</translation>
    </message>
    <message>
        <source>Feedback cannot be added to Unassigned.</source>
        <translation>«Sin bandeja» no es una bandeja a la que se puedan añadir comentarios.</translation>
    </message>
    <message>
        <source>Drag feedback out of its buffer’s list to take it out of that buffer.</source>
        <translation>Arrastre el comentario desde la lista de su bandeja para sacarlo de esa bandeja.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <translation>
            <numerusform>Quitar %Ln de %1</numerusform>
            <numerusform>Quitar %Ln de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>That buffer was deleted.</source>
        <translation>Esa bandeja se eliminó.</translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>Ya está en %1</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <translation>
            <numerusform>Añadir también %Ln a %1</numerusform>
            <numerusform>Añadir también %Ln a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Move out of</source>
        <translation>Sacar de</translation>
    </message>
    <message>
        <source>&amp;All of Them</source>
        <translation>&amp;Todas</translation>
    </message>
    <message>
        <source>&amp;None, Just Add</source>
        <translation>&amp;Ninguna, solo añadir</translation>
    </message>
    <message>
        <source>Feedback can be dropped on a buffer.</source>
        <translation>El feedback se puede soltar sobre una bandeja.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackListModel</name>
    <message>
        <source>Feedback %1, row %2 of %3</source>
        <translation>Comentario %1, fila %2 de %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a row&apos;s name</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackListView</name>
    <message>
        <source>Feedback list</source>
        <translation>Lista de comentarios</translation>
    </message>
    <message>
        <source>The item has just left this list.</source>
        <translation>El elemento acaba de salir de esta lista.</translation>
    </message>
    <message>
        <source>An item has just arrived here. Press the key again if you mean it.</source>
        <translation>Acaba de llegar un elemento aquí. Pulse la tecla otra vez si se refiere a él.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPane</name>
    <message>
        <source>What you put off with the key H is here until its time.</source>
        <translation>Aquí está, hasta su hora, lo que pospone con la tecla H.</translation>
    </message>
    <message>
        <source>What you mark as done with the key E is here.</source>
        <translation>Aquí está lo que marca como hecho con la tecla E.</translation>
    </message>
    <message>
        <source>Nothing is snoozed</source>
        <translation>No hay nada pospuesto</translation>
    </message>
    <message>
        <source>Nothing is done yet</source>
        <translation>Aún no hay nada hecho</translation>
    </message>
    <message>
        <source>Press I to assign feedback to yourself.</source>
        <translation>Pulse I para asignarse comentarios.</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>No tiene nada asignado</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nuevo</numerusform>
            <numerusform>%Ln nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Next Buffer With New Feedback</source>
        <translation>Bandeja siguiente con comentarios nuevos</translation>
    </message>
    <message>
        <source>This list could not be loaded</source>
        <translation>No se pudo cargar esta lista</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>Copiar detalles</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Sin resultados</translation>
    </message>
    <message>
        <source>No exact match; showing similar words</source>
        <translation>Ninguna coincidencia exacta; se muestran palabras parecidas</translation>
    </message>
    <message>
        <source>Nothing in this list matches the search and the filters.</source>
        <translation>Nada en esta lista coincide con la búsqueda y los filtros.</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>Quitar la búsqueda y los filtros</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importar…</translation>
    </message>
    <message>
        <source>Copy a Test Command</source>
        <translation>Copiar un comando de prueba</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Nada por revisar</translation>
    </message>
    <message>
        <source>Every item is where it belongs.</source>
        <translation>Cada elemento está donde corresponde.</translation>
    </message>
    <message>
        <source>All done here</source>
        <translation>Aquí está todo hecho</translation>
    </message>
    <message>
        <source>Nothing is left in this list.</source>
        <translation>No queda nada en esta lista.</translation>
    </message>
    <message>
        <source>Command copied: put your token in and run it in a terminal</source>
        <translation>Comando copiado: ponga su token y ejecútelo en un terminal</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Detalles copiados</translation>
    </message>
    <message>
        <source>✓ Buffers for your topics are there.</source>
        <translation>✓ Las bandejas de sus temas están listas.</translation>
    </message>
    <message>
        <source>1. Create a buffer for each topic.</source>
        <translation>1. Cree una bandeja para cada tema.</translation>
    </message>
    <message>
        <source>2. Bring feedback in: import a file, or connect a widget.</source>
        <translation>2. Traiga comentarios: importe un archivo o conecte un widget.</translation>
    </message>
    <message>
        <source>3. Invite a colleague.</source>
        <translation>3. Invite a un colega.</translation>
    </message>
    <message>
        <source>4. Learn four keys: J goes on, K goes back, Y confirms, M moves.</source>
        <translation>4. Aprenda cuatro teclas: J siguiente, K anterior, Y confirmar, M mover.</translation>
    </message>
    <message>
        <source>Invite a Colleague…</source>
        <translation>Invitar a un colega…</translation>
    </message>
    <message>
        <source>New Buffer…</source>
        <translation>Nueva bandeja…</translation>
    </message>
    <message>
        <source>Four steps to a sorted inbox</source>
        <translation>Cuatro pasos para empezar</translation>
    </message>
    <message>
        <source>Nothing is being routed</source>
        <translation>No se está clasificando nada</translation>
    </message>
    <message>
        <source>New feedback is here until it has a buffer.</source>
        <translation>Los comentarios nuevos están aquí hasta que tienen una bandeja.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>La etiqueta %1 ya no existe.</translation>
    </message>
    <message>
        <source>Nothing is left in this list. Done by you today: %1</source>
        <translation>No queda nada en esta lista. Hechos por usted hoy: %1</translation>
    </message>
    <message>
        <source>Nothing open</source>
        <translation>Nada abierto</translation>
    </message>
    <message>
        <source>Results that are done, snoozed, declined or duplicates: %1</source>
        <comment>number</comment>
        <translation>Resultados hechos, pospuestos, rechazados o duplicados: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Or send the first one from a terminal.</source>
        <translation>O envíe el primero desde un terminal.</translation>
    </message>
    <message>
        <source>✓ Your colleagues are there.</source>
        <translation>✓ Sus compañeros ya están.</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>Duplicados: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPlans</name>
    <message>
        <source>Add note</source>
        <translation>Añadir nota</translation>
    </message>
    <message>
        <source>Note added</source>
        <translation>Nota añadida</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Añadir también a %1</numerusform>
            <numerusform>Añadir también %Ln elementos a %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Añadido a %1</numerusform>
            <numerusform>%Ln elementos añadidos a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>Ya está en %1</translation>
    </message>
    <message numerus="yes">
        <source>Retry routing of %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Reintentar clasificación</numerusform>
            <numerusform>Reintentar clasificación de %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Routing of %n is retried</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Se reintenta la clasificación</numerusform>
            <numerusform>Se reintenta la clasificación de %Ln elementos</numerusform>
        </translation>
    </message>
    <message>
        <source>Being routed already</source>
        <translation>Ya se está clasificando</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eliminar elemento</numerusform>
            <numerusform>Eliminar %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Elemento eliminado</numerusform>
            <numerusform>%Ln elementos eliminados</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted already</source>
        <translation>Ya eliminado</translation>
    </message>
    <message>
        <source>Edit feedback</source>
        <translation>Editar comentario</translation>
    </message>
    <message>
        <source>Changes saved</source>
        <translation>Cambios guardados</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nada cambió</translation>
    </message>
    <message numerus="yes">
        <source>Move %n from %1 to %2</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Mover de %1 a %2</numerusform>
            <numerusform>Mover %Ln elementos de %1 a %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Mover a %1</numerusform>
            <numerusform>Mover %Ln elementos a %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Movido a %1</numerusform>
            <numerusform>%Ln elementos movidos a %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>Esta bandeja se eliminó.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Quitar de %1</numerusform>
            <numerusform>Quitar %Ln elementos de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Quitado de %1</numerusform>
            <numerusform>%Ln elementos quitados de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in %1</source>
        <translation>No está en %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Quitar de todas las bandejas</numerusform>
            <numerusform>Quitar %Ln elementos de todas las bandejas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Quitado de todas las bandejas</numerusform>
            <numerusform>%Ln elementos quitados de todas las bandejas</numerusform>
        </translation>
    </message>
    <message>
        <source>Already unassigned</source>
        <translation>Ya está sin bandeja</translation>
    </message>
    <message numerus="yes">
        <source>Flag %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marcar para revisar</numerusform>
            <numerusform>Marcar %Ln elementos para revisar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flagged %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marcado para revisar</numerusform>
            <numerusform>%Ln elementos marcados para revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged for review already</source>
        <translation>Ya está marcado para revisar</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Confirmar</numerusform>
            <numerusform>Confirmar %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Confirmado</numerusform>
            <numerusform>%Ln elementos confirmados</numerusform>
        </translation>
    </message>
    <message>
        <source>Already reviewed</source>
        <translation>Ya revisado</translation>
    </message>
</context>
<context>
    <name>triage::app::Field</name>
    <message>
        <source>%1 of %2</source>
        <comment>characters written, characters allowed</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n characters too many.</source>
        <translation>
            <numerusform>Sobra %Ln carácter.</numerusform>
            <numerusform>Sobran %Ln caracteres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ImportDialog</name>
    <message>
        <source>separated by %1</source>
        <comment>a comma, a semicolon or a tab</comment>
        <translation>separado por %1</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>tabuladores</translation>
    </message>
    <message>
        <source>some characters are broken: their lines are refused</source>
        <translation>algunos caracteres están dañados: sus líneas se rechazan</translation>
    </message>
    <message>
        <source>say below whether dates begin with the day or the month</source>
        <translation>indica abajo si las fechas empiezan por el día o por el mes</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Progreso de la importación</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importar</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Archivo</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>&amp;Route items that have no buffer</source>
        <translation>C&amp;lasificar los elementos sin bandeja</translation>
    </message>
    <message>
        <source>&amp;Undo Import</source>
        <translation>&amp;Deshacer importación</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Check File</source>
        <translation>Co&amp;mprobar archivo</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Examinar…</translation>
    </message>
    <message>
        <source>A file of CSV or JSON lines</source>
        <translation>Un archivo CSV o JSON Lines</translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>Acerca del archivo</translation>
    </message>
    <message>
        <source>Items with an external ID that already exists are skipped. Dates are kept.</source>
        <translation>Los elementos cuyo id externo ya existe se omiten. Las fechas se conservan.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Feedback (*.csv *.tsv *.jsonl *.ndjson *.json)</source>
        <translation>Comentarios (*.csv *.tsv *.jsonl *.ndjson *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Leyendo el archivo…</translation>
    </message>
    <message>
        <source>CSV or JSON lines, UTF-8. The first CSV line names the columns.</source>
        <translation>CSV o líneas JSON, UTF-8. La primera línea de CSV nombra las columnas.</translation>
    </message>
    <message>
        <source>JSON lines, %1</source>
        <comment>%1: size of a file</comment>
        <translation>JSON Lines, %1</translation>
    </message>
    <message numerus="yes">
        <source>CSV with %n columns, %1</source>
        <comment>%1: size of a file</comment>
        <translation>
            <numerusform>CSV con %Ln columna, %1</numerusform>
            <numerusform>CSV con %Ln columnas, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>Ya hay una importación o exportación en curso.</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>Elija primero un archivo.</translation>
    </message>
    <message>
        <source>Say which column has the text.</source>
        <translation>Indique qué columna tiene el texto.</translation>
    </message>
    <message>
        <source>Two columns become the same. Leave one of them out.</source>
        <translation>Dos columnas pasan a ser lo mismo. Omita una de ellas.</translation>
    </message>
    <message>
        <source>This file was imported. Choose another one.</source>
        <translation>Este archivo ya se importó. Elija otro.</translation>
    </message>
    <message>
        <source>There is nothing new in this file.</source>
        <translation>No hay nada nuevo en este archivo.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln</source>
        <translation>
            <numerusform>&amp;Importar %Ln</numerusform>
            <numerusform>&amp;Importar %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln feedback from %1? You can undo it as a whole.</source>
        <translation>
            <numerusform>¿Importar %Ln elemento de %1? Puede deshacer esta importación.</numerusform>
            <numerusform>¿Importar %Ln elementos de %1? Puede deshacer esta importación.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>Importar %Ln</numerusform>
            <numerusform>Importar %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln nuevo</numerusform>
            <numerusform>%Ln nuevos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already imported</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln ya importado</numerusform>
            <numerusform>%Ln ya importados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with errors (skipped)</source>
        <comment>lines of a file</comment>
        <translation>
            <numerusform>%Ln con errores (omitida)</numerusform>
            <numerusform>%Ln con errores (omitidas)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new buffers</source>
        <translation>
            <numerusform>%Ln bandeja nueva</numerusform>
            <numerusform>%Ln bandejas nuevas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undoing: %Ln removed so far.</source>
        <translation>
            <numerusform>Deshaciendo: %Ln quitado hasta ahora.</numerusform>
            <numerusform>Deshaciendo: %Ln quitados hasta ahora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln quitado</numerusform>
            <numerusform>%Ln quitados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept because people have worked on them</source>
        <translation>
            <numerusform>%Ln conservado porque ya se trabajó en él</numerusform>
            <numerusform>%Ln conservados porque ya se trabajó en ellos</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking: %1</source>
        <comment>%1: counts</comment>
        <translation>Comprobando: %1</translation>
    </message>
    <message>
        <source>Importing: %1</source>
        <comment>%1: counts</comment>
        <translation>Importando: %1</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>La comprobación se detuvo.</translation>
    </message>
    <message>
        <source>Stopped: %1. What is in stays, or is undone.</source>
        <comment>%1: counts</comment>
        <translation>Detenido: %1. Lo importado se queda o se deshace.</translation>
    </message>
    <message>
        <source>Ready: %1.</source>
        <comment>%1: counts</comment>
        <translation>Listo: %1.</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <comment>%1: counts</comment>
        <translation>Importado: %1.</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>y más</translation>
    </message>
    <message>
        <source>New buffers: %1</source>
        <comment>%1: names</comment>
        <translation>Bandejas nuevas: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are wrong</source>
        <translation>
            <numerusform>y %Ln línea errónea más</numerusform>
            <numerusform>y %Ln líneas erróneas más</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>%1: counts</comment>
        <translation>Deshecho: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign in quotation marks</comment>
        <translation>«%1»</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportPreview</name>
    <message>
        <source>%1 (day first)</source>
        <comment>%1: a date</comment>
        <translation>%1 (primero el día)</translation>
    </message>
    <message>
        <source>%1 (month first)</source>
        <comment>%1: a date</comment>
        <translation>%1 (primero el mes)</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>the name of a field</comment>
        <translation>Falta %1.</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olumnas</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Columnas</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Columna</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Primer valor</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Pasa a ser</translation>
    </message>
    <message>
        <source>&amp;Preview of the first lines</source>
        <translation>Vista &amp;previa de las primeras líneas</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Bandejas</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Creado</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Línea</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omitida</translation>
    </message>
    <message>
        <source>Identifier of an export</source>
        <translation>Identificador de una exportación</translation>
    </message>
    <message>
        <source>External id</source>
        <translation>Identificador externo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>Enviado por</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Aplicación</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Routing status</source>
        <translation>Estado de la clasificación</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Cambiado</translation>
    </message>
    <message>
        <source>Buffers chosen by hand</source>
        <translation>Bandejas elegidas a mano</translation>
    </message>
    <message>
        <source>Targets (JSON)</source>
        <translation>Referencias (JSON)</translation>
    </message>
    <message>
        <source>Notes (JSON)</source>
        <translation>Notas (JSON)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Email of the owner</source>
        <translation>Correo de la persona asignada</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Comes back at</source>
        <translation>Vuelve el</translation>
    </message>
    <message>
        <source>What the column %1 becomes</source>
        <translation>En qué se convierte la columna %1</translation>
    </message>
    <message>
        <source>Buffer: %1</source>
        <translation>Bandeja: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::ListToolBar</name>
    <message>
        <source>Only what needs review</source>
        <translation>Solo lo que está por revisar</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Show only what needs review</source>
        <translation>Mostrar solo lo que está por revisar</translation>
    </message>
    <message>
        <source>Active filters</source>
        <translation>Filtros activos</translation>
    </message>
    <message>
        <source>List view</source>
        <translation>Vista de lista</translation>
    </message>
    <message>
        <source>Board view</source>
        <translation>Vista de tablero</translation>
    </message>
    <message>
        <source>Dashboard view</source>
        <translation>Vista de panel</translation>
    </message>
    <message>
        <source>Search feedback</source>
        <translation>Buscar comentarios</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>Quitar la búsqueda</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Más recientes primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Más antiguos primero</translation>
    </message>
    <message>
        <source>Last changed first</source>
        <translation>Últimos cambiados primero</translation>
    </message>
    <message>
        <source>Title A–Z</source>
        <translation>Título A–Z</translation>
    </message>
    <message>
        <source>Title Z–A</source>
        <translation>Título Z–A</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Mejores resultados primero</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>%1 ✕</source>
        <comment>a filter in force, with the mark that ends it</comment>
        <translation>%1 ✕</translation>
    </message>
    <message>
        <source>Remove filter %1</source>
        <translation>Quitar el filtro %1</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Quitar este filtro</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Ordenar por</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Periodo</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>Cliente %1</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triaje</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>Routing quality</source>
        <translation>Calidad de la clasificación</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Investigación</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>Ya no pospuestos</translation>
    </message>
</context>
<context>
    <name>triage::app::LinkOpener</name>
    <message>
        <source>The link opens as soon as the server has sent what it names.</source>
        <translation>El enlace se abre en cuanto el servidor envíe aquello a lo que apunta.</translation>
    </message>
</context>
<context>
    <name>triage::app::MainWindow</name>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>%1 - Triage Desk</source>
        <comment>organization</comment>
        <translation>%1 - Triage Desk</translation>
    </message>
    <message>
        <source>Triage Desk</source>
        <translation>Triage Desk</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
</context>
<context>
    <name>triage::app::MemberDialog</name>
    <message>
        <source>Edit member</source>
        <translation>Editar miembro</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>Añadir miembro</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Member name</source>
        <translation>Nombre del miembro</translation>
    </message>
    <message>
        <source>E-&amp;mail</source>
        <translation>&amp;Correo</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Add Member</source>
        <translation>&amp;Añadir miembro</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrador</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>&amp;Rol</translation>
    </message>
    <message>
        <source>Name and e-mail are needed.</source>
        <translation>Se necesitan el nombre y el correo.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Adding the member…</source>
        <translation>Añadiendo al miembro…</translation>
    </message>
    <message>
        <source>Saving the member…</source>
        <translation>Guardando el miembro…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 guardado</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 añadido</translation>
    </message>
</context>
<context>
    <name>triage::app::MembersDialog</name>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rol</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Añadido</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Añadir…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>Make A&amp;dministrator</source>
        <translation>&amp;Hacer administrador</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Quitar…</translation>
    </message>
    <message>
        <source>Remove member</source>
        <translation>Quitar miembro</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>Leyendo los miembros…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (usted)</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrador</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
    </message>
    <message>
        <source>Choose a member first.</source>
        <translation>Elija primero un miembro.</translation>
    </message>
    <message>
        <source>Make &amp;Member</source>
        <translation>Hacer &amp;miembro</translation>
    </message>
    <message>
        <source>Changing the role…</source>
        <translation>Cambiando el rol…</translation>
    </message>
    <message>
        <source>%1 is now an administrator</source>
        <translation>%1 es ahora administrador</translation>
    </message>
    <message>
        <source>%1 is now a member</source>
        <translation>%1 es ahora miembro</translation>
    </message>
    <message>
        <source>Remove %1 from the organization? Their tokens stop working at once; what they wrote stays.</source>
        <translation>¿Quitar a %1 de la organización? Sus tokens dejan de funcionar de inmediato; lo que escribió se conserva.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Quitar a %1</translation>
    </message>
    <message>
        <source>Removing the member…</source>
        <translation>Quitando al miembro…</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>Se quitó a %1</translation>
    </message>
    <message>
        <source>Create Sign-in &amp;Token…</source>
        <translation>Crear &amp;token de acceso…</translation>
    </message>
</context>
<context>
    <name>triage::app::MoveAllDialog</name>
    <message>
        <source>Move all</source>
        <translation>Mover todo</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;De</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>&amp;Move All</source>
        <translation>&amp;Mover todo</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback to move</source>
        <translation>
            <numerusform>%Ln comentario por mover</numerusform>
            <numerusform>%Ln comentarios por mover</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different buffers.</source>
        <translation>Elija dos bandejas distintas.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 está vacía.</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Puede deshacerlo.</translation>
    </message>
    <message>
        <source>Moving…</source>
        <translation>Moviendo…</translation>
    </message>
    <message>
        <source>Moving everything; this may take a while…</source>
        <translation>Moviendo todo; puede tardar un rato…</translation>
    </message>
    <message>
        <source>Choose a buffer</source>
        <translation>Elegir una bandeja</translation>
    </message>
    <message>
        <source>Moved %1 of %2</source>
        <comment>numbers of items</comment>
        <translation>%1 de %2 movidos</translation>
    </message>
    <message>
        <source>%1, of them done, snoozed or duplicates: %2</source>
        <comment>how much is moved, a number</comment>
        <translation>%1, de ellos hechos, pospuestos o duplicados: %2</translation>
    </message>
    <message>
        <source>&amp;Only the open ones (%1)</source>
        <comment>a number of items</comment>
        <translation>S&amp;olo los abiertos (%1)</translation>
    </message>
    <message>
        <source>It goes on at the server when you close this window.</source>
        <translation>Continúa en el servidor aunque cierre esta ventana.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>triage::app::NewTokenDialog</name>
    <message>
        <source>%1 is this computer. Colleagues need an address that they can reach: set listen, or a proxy, and public-url in the settings of the server. Its README shows how under “Let a colleague in”.</source>
        <translation>%1 es este ordenador. Los compañeros necesitan una dirección a la que puedan llegar: configure listen, o un proxy, y public-url en los ajustes del servidor. Su README explica cómo en «Let a colleague in».</translation>
    </message>
    <message>
        <source>1. Install Triage Desk: the package triage-desk for Debian 12 or 13. Ask me for it.
2. Start it and paste this text into “Token”:

%1
%2</source>
        <comment>%1 is the server&apos;s address, %2 the token</comment>
        <translation>1. Instale Triage Desk: el paquete triage-desk para Debian 12 o 13. Pídamelo.
2. Inícielo y pegue este texto en «Token»:

%1
%2</translation>
    </message>
    <message>
        <source>For dashboards and assistants: sees what you may see and changes nothing. Keep it secret.</source>
        <translation>Para paneles y asistentes: ve lo que usted puede ver y no cambia nada. Manténgalo en secreto.</translation>
    </message>
    <message>
        <source>&amp;Read only: it changes nothing</source>
        <translation>Solo &amp;lectura: no cambia nada</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>Nuevo token</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Token name</source>
        <translation>Nombre del token</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Tipo</translation>
    </message>
    <message>
        <source>Allowed &amp;origins</source>
        <translation>&amp;Orígenes permitidos</translation>
    </message>
    <message>
        <source>Allowed origins</source>
        <translation>Orígenes permitidos</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Secreto</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>Create &amp;Token</source>
        <translation>C&amp;rear token</translation>
    </message>
    <message>
        <source>What the token is for, such as “Web shop”</source>
        <translation>Para qué es el token, por ejemplo «Tienda web»</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>Acceso completo</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>Widget</translation>
    </message>
    <message>
        <source>One on each line: where the widget may be used. * is everywhere.</source>
        <translation>Uno por línea: dónde se puede usar el widget. * es en todas partes.</translation>
    </message>
    <message>
        <source>For web pages: sends feedback and nothing else. It may be seen by visitors.</source>
        <translation>Para páginas web: envía comentarios y nada más. Los visitantes pueden verlo.</translation>
    </message>
    <message>
        <source>For servers and programs: may do whatever you may do. Keep it secret.</source>
        <translation>Para servidores y programas: puede hacer todo lo que usted puede. Manténgalo en secreto.</translation>
    </message>
    <message>
        <source>A token needs a name.</source>
        <translation>Un token necesita un nombre.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texto es demasiado largo.</translation>
    </message>
    <message>
        <source>Creating the token…</source>
        <translation>Creando el token…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Created the token %1</source>
        <translation>Token %1 creado</translation>
    </message>
    <message>
        <source>Sign-in token for %1</source>
        <translation>Token de acceso para %1</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Persona</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>&amp;Text to send</source>
        <translation>&amp;Texto para enviar</translation>
    </message>
    <message>
        <source>Text to send</source>
        <translation>Texto para enviar</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>Leyendo los miembros…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (usted)</translation>
    </message>
    <message>
        <source>Anyone who has the token signs in as %1. Send it over a private channel.</source>
        <translation>Quien tenga el token inicia sesión como %1. Envíelo por un canal privado.</translation>
    </message>
    <message>
        <source>E&amp;xpires</source>
        <translation>Cad&amp;uca</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>No caduca</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>En 30 días</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>En 90 días</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>En un año</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationCentre</name>
    <message numerus="yes">
        <source>%n new feedback</source>
        <translation>
            <numerusform>%Ln comentario nuevo</numerusform>
            <numerusform>%Ln comentarios nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>buffer, how many</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n need a look</source>
        <translation>
            <numerusform>%Ln por revisar</numerusform>
            <numerusform>%Ln por revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a notification</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%n notices</source>
        <translation>
            <numerusform>%Ln aviso</numerusform>
            <numerusform>%Ln avisos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::NoteBox</name>
    <message>
        <source>Save Note</source>
        <translation>Guardar nota</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Nota</translation>
    </message>
    <message>
        <source>Write a note for the team</source>
        <translation>Escriba una nota para el equipo</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too long</source>
        <translation>
            <numerusform>Sobra %Ln carácter</numerusform>
            <numerusform>Sobran %Ln caracteres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>Queda %Ln carácter</numerusform>
            <numerusform>Quedan %Ln caracteres</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy Draft</source>
        <translation>Copiar borrador</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <translation>Descartar borrador</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationPage</name>
    <message>
        <source>Notify about</source>
        <translation>Avisar sobre</translation>
    </message>
    <message>
        <source>Buffers to be notified about</source>
        <translation>Bandejas sobre las que avisar</translation>
    </message>
    <message>
        <source>Show &amp;message text in notifications</source>
        <translation>Mostrar el te&amp;xto en las notificaciones</translation>
    </message>
    <message>
        <source>&amp;Quiet hours from</source>
        <translation>&amp;Horas de silencio desde</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>Silencio desde</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>Silencio hasta</translation>
    </message>
    <message>
        <source>Keep running in the &amp;tray when closed</source>
        <translation>Seguir en la &amp;bandeja del sistema al cerrar</translation>
    </message>
    <message>
        <source>What needs review and pinned buffers</source>
        <translation>Lo que está por revisar y las bandejas fijadas</translation>
    </message>
    <message>
        <source>Chosen buffers</source>
        <translation>Bandejas elegidas</translation>
    </message>
    <message>
        <source>All new feedback</source>
        <translation>Todos los comentarios nuevos</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nada</translation>
    </message>
    <message>
        <source>&amp;Notify about:</source>
        <translation>&amp;Avisar sobre:</translation>
    </message>
    <message>
        <source>to</source>
        <comment>quiet hours from … to …</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>Also, and in the list of notices:</source>
        <translation>También, y en la lista de avisos:</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderItems</name>
    <message>
        <source>The server’s list was not understood.</source>
        <translation>No se entendió la lista del servidor.</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderStrip</name>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Retry loading older feedback</source>
        <translation>Reintentar la carga de comentarios anteriores</translation>
    </message>
    <message>
        <source>Loading older feedback…</source>
        <translation>Cargando comentarios anteriores…</translation>
    </message>
    <message>
        <source>Older feedback is on the server only, and you are offline. It comes when you are connected again.</source>
        <translation>Los comentarios anteriores solo están en el servidor y no hay conexión. Aparecerán cuando vuelva la conexión.</translation>
    </message>
    <message>
        <source>Older feedback could not be loaded: %1</source>
        <translation>No se pudieron cargar los comentarios anteriores: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::OutboxModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act, feedback</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotCard</name>
    <message>
        <source>Data of %1</source>
        <translation>Datos de %1</translation>
    </message>
    <message>
        <source>Show %1 as table</source>
        <translation>Mostrar %1 como tabla</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exportar %1</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Guardar como &amp;SVG…</translation>
    </message>
    <message>
        <source>Save Numbers as &amp;CSV…</source>
        <translation>Guardar cifras como &amp;CSV…</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Gráfico %1</translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation>Sin cifras</translation>
    </message>
    <message>
        <source>Plots need the server</source>
        <translation>Los gráficos necesitan el servidor</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>Disponible cuando vuelva a estar en línea</translation>
    </message>
    <message>
        <source>Nothing in this period</source>
        <translation>Nada en este periodo</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>%1 · days of UTC</source>
        <comment>a period</comment>
        <translation>%1 · días en UTC</translation>
    </message>
    <message>
        <source>%1 · whatever the buffer</source>
        <comment>a period</comment>
        <translation>%1 · sea cual sea la bandeja</translation>
    </message>
    <message>
        <source>%1 · as of %2</source>
        <comment>a period, a time</comment>
        <translation>%1 · a fecha de %2</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Guardar %1</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>a format, its suffix</comment>
        <translation>Archivos %1 (*.%2)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <comment>path of a file</comment>
        <translation>Guardado en %1</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <comment>why</comment>
        <translation>No se guardó: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotData</name>
    <message>
        <source>%1: %2</source>
        <comment>what a bar stands for, its number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>what a bar stands for, the name of its series, its number</comment>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotCatalog</name>
    <message>
        <source>Who has how much open now, and closed how much in the period.</source>
        <translation>Quién tiene cuánto abierto ahora, y cuánto cerró en el período.</translation>
    </message>
    <message>
        <source>How long the feedback took that was done in the period, from the day it came in.</source>
        <translation>Cuánto tardó lo que se hizo en el período, desde que llegó.</translation>
    </message>
    <message>
        <source>How old the feedback is that is open now, whatever the period.</source>
        <translation>Qué antigüedad tiene lo que está abierto ahora, sea cual sea el período.</translation>
    </message>
    <message>
        <source>How much came in on each day, and how much was done or declined on it.</source>
        <translation>Cuánto llegó cada día, y cuánto se hizo o se rechazó.</translation>
    </message>
    <message>
        <source>Work by owner</source>
        <translation>Trabajo por responsable</translation>
    </message>
    <message>
        <source>Time to done</source>
        <translation>Tiempo hasta terminar</translation>
    </message>
    <message>
        <source>Age of open feedback</source>
        <translation>Antigüedad de lo abierto</translation>
    </message>
    <message>
        <source>Opened and closed</source>
        <translation>Abiertos y cerrados</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>Comentarios nuevos</translation>
    </message>
    <message>
        <source>Growth of buffers</source>
        <translation>Crecimiento de las bandejas</translation>
    </message>
    <message>
        <source>Routing outcomes</source>
        <translation>Resultados de la clasificación</translation>
    </message>
    <message>
        <source>Review share</source>
        <translation>Proporción por revisar</translation>
    </message>
    <message>
        <source>Time to triage</source>
        <translation>Tiempo hasta el triaje</translation>
    </message>
    <message>
        <source>Confidence of routing</source>
        <translation>Seguridad de la clasificación</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Aplicaciones</translation>
    </message>
    <message>
        <source>Reactions to targets</source>
        <translation>Reacciones a las referencias</translation>
    </message>
    <message>
        <source>How much came in on each day, by the buffer it is in now. An item in several buffers counts in each.</source>
        <translation>Cuánto llegó cada día, según la bandeja en la que está ahora. Un elemento en varias bandejas cuenta en cada una.</translation>
    </message>
    <message>
        <source>How much of the period’s feedback is in each buffer, and how much of the period before it.</source>
        <translation>Cuántos comentarios del periodo hay en cada bandeja y cuántos hubo en el periodo anterior.</translation>
    </message>
    <message>
        <source>What became of the feedback of each day. Each item counts once.</source>
        <translation>Qué fue de los comentarios de cada día. Cada elemento cuenta una vez.</translation>
    </message>
    <message>
        <source>How much of each day’s feedback needs review.</source>
        <translation>Qué parte de los comentarios de cada día está por revisar.</translation>
    </message>
    <message>
        <source>How long feedback waited until somebody moved it, said that it looks right, or wrote a note.</source>
        <translation>Cuánto esperaron los comentarios hasta que alguien los movió, dijo que estaban bien o escribió una nota.</translation>
    </message>
    <message>
        <source>How sure routing was of its decisions, and what people made of them.</source>
        <translation>Con qué seguridad decidió la clasificación y qué se hizo con sus decisiones.</translation>
    </message>
    <message>
        <source>Which programs sent the feedback.</source>
        <translation>Qué programas enviaron los comentarios.</translation>
    </message>
    <message>
        <source>Thumbs up and down of the period, for the targets with most of them.</source>
        <translation>Pulgares arriba y abajo del periodo, para las referencias que tienen más.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Idiomas</translation>
    </message>
    <message>
        <source>Which languages the feedback is written in. Short texts do not tell.</source>
        <translation>En qué idiomas están escritos los comentarios. Los textos cortos no lo revelan.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingSection</name>
    <message>
        <source>Why it’s here</source>
        <translation>Por qué está aquí</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>a mano</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::SelectionSummary</name>
    <message>
        <source>All %1 in %2 selected</source>
        <comment>count, list</comment>
        <translation>Los %1 de %2 seleccionados</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>Selección: %1</translation>
    </message>
    <message>
        <source>%1 in this list</source>
        <translation>%1 en esta lista</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>esta lista</translation>
    </message>
</context>
<context>
    <name>triage::app::SingleInstance</name>
    <message>
        <source>process %1 on %2</source>
        <comment>number, computer</comment>
        <translation>proceso %1 en %2</translation>
    </message>
</context>
<context>
    <name>triage::app::StrandedChanges</name>
    <message numerus="yes">
        <source>%n changes made at %1 are sent from here now</source>
        <translation>
            <numerusform>%Ln cambio hecho en %1 se envía ahora desde aquí</numerusform>
            <numerusform>%Ln cambios hechos en %1 se envían ahora desde aquí</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of another member of this organization were not sent.</source>
        <translation>
            <numerusform>No se envió %Ln cambio de otro miembro de esta organización.</numerusform>
            <numerusform>No se enviaron %Ln cambios de otro miembro de esta organización.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of %1 at %2 were not sent.</source>
        <translation>
            <numerusform>No se envió %Ln cambio de %1 en %2.</numerusform>
            <numerusform>No se enviaron %Ln cambios de %1 en %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send or Discard…</source>
        <translation>Enviar o descartar…</translation>
    </message>
    <message>
        <source>Unsent changes</source>
        <translation>Cambios sin enviar</translation>
    </message>
    <message>
        <source>They can be sent in your name, or discarded for good. Otherwise they stay on this computer until their owner signs in again.</source>
        <translation>Se pueden enviar en su nombre o descartar definitivamente. De lo contrario, se quedan en este equipo hasta que su autor inicie sesión de nuevo.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Send in My Name</source>
        <translation>Enviar en mi nombre</translation>
    </message>
</context>
<context>
    <name>triage::app::TimePlots</name>
    <message>
        <source>Unassigned</source>
        <translation>Sin bandeja</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>A buffer</source>
        <translation>Una bandeja</translation>
    </message>
    <message>
        <source>Other buffers</source>
        <translation>Otras bandejas</translation>
    </message>
    <message>
        <source>All</source>
        <comment>sum of feedback, each item once</comment>
        <translation>Todos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all; most of them on %1: %2</source>
        <comment>counts of feedback, a day or a week</comment>
        <translation>
            <numerusform>%Ln en total; el mayor número: %1 (%2)</numerusform>
            <numerusform>%Ln en total; el mayor número: %1 (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Asignados</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallidos</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>En clasificación</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>A mano</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln found their buffer by themselves</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 de %Ln clasificado automáticamente</numerusform>
            <numerusform>%1 de %Ln clasificados automáticamente</numerusform>
        </translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Proporción</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln need a look</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 de %Ln está por revisar</numerusform>
            <numerusform>%1 de %Ln están por revisar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::GroupPlots</name>
    <message numerus="yes">
        <source>No buffer grew against the %Ln days before</source>
        <translation>
            <numerusform>Ninguna bandeja creció respecto al día anterior</numerusform>
            <numerusform>Ninguna bandeja creció respecto a los %Ln días anteriores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grew most: %2, that is %3 more than in the %Ln days before</source>
        <comment>buffer, count, difference</comment>
        <translation>
            <numerusform>%1 creció más: %2, es decir, %3 más que en el día anterior</numerusform>
            <numerusform>%1 creció más: %2, es decir, %3 más que en los %Ln días anteriores</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sin bandeja</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Antes</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Crecimiento</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a number, by how much it grew</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Mantenidos</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregidos</translation>
    </message>
    <message>
        <source>Nothing said yet</source>
        <translation>Aún sin opinión</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 a %2</translation>
    </message>
    <message numerus="yes">
        <source>People agreed with %1 of the %Ln they looked at</source>
        <comment>a share, decisions</comment>
        <translation>
            <numerusform>Se aceptó el %1 de %Ln decisión vista</numerusform>
            <numerusform>Se aceptó el %1 de las %Ln decisiones vistas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions, and nobody has said anything to them yet</source>
        <translation>
            <numerusform>%Ln decisión, sobre la que nadie ha dicho nada todavía</numerusform>
            <numerusform>%Ln decisiones, sobre las que nadie ha dicho nada todavía</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Aplicación</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Sin nombre</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Todas las demás</translation>
    </message>
    <message>
        <source>%1 came from %2</source>
        <comment>a share, a client</comment>
        <translation>%1 llegó de %2</translation>
    </message>
    <message>
        <source>no named client</source>
        <translation>una aplicación sin nombre</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>Pulgares arriba</translation>
    </message>
    <message>
        <source>Thumbs down</source>
        <translation>Pulgares abajo</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Referencia</translation>
    </message>
    <message numerus="yes">
        <source>%1 displeases most: %Ln thumbs down</source>
        <comment>target</comment>
        <translation>
            <numerusform>Más pulgares abajo: %1 (%Ln)</numerusform>
            <numerusform>Más pulgares abajo: %1 (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>No thumbs down</source>
        <translation>Ningún pulgar abajo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%Ln s</numerusform>
            <numerusform>%Ln s</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1</source>
        <comment>duration</comment>
        <translation>Más de %1</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier duración</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>durations</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Within %1</source>
        <comment>duration</comment>
        <translation>En menos de %1</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>Vistos</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>Aún en espera</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>more</source>
        <comment>than the duration before</comment>
        <translation>más</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>Nobody has looked yet</source>
        <translation>Nadie los ha visto todavía</translation>
    </message>
    <message numerus="yes">
        <source>Half of it was looked at within %1; %Ln wait</source>
        <comment>duration, count</comment>
        <translation>
            <numerusform>Tiempo mediano de triaje: %1; %Ln en espera</numerusform>
            <numerusform>Tiempo mediano de triaje: %1; %Ln en espera</numerusform>
        </translation>
    </message>
    <message>
        <source>Median time to triage %1</source>
        <comment>duration</comment>
        <translation>Tiempo mediano de triaje: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wait for somebody to look</source>
        <translation>
            <numerusform>%Ln espera a que alguien lo vea</numerusform>
            <numerusform>%Ln esperan a que alguien los vea</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>%1 is written in %2</source>
        <comment>a share, a language</comment>
        <translation>El %1 está escrito en este idioma: %2</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Preferencias</translation>
    </message>
    <message>
        <source>General</source>
        <translation>General</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apariencia</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notificaciones</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triaje</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Privacidad</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesPages</name>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Organization:</source>
        <translation>Organización:</translation>
    </message>
    <message>
        <source>Signed in as:</source>
        <translation>Sesión iniciada como:</translation>
    </message>
    <message>
        <source>%1, administrator</source>
        <translation>%1, administrador</translation>
    </message>
    <message>
        <source>%1, member</source>
        <translation>%1, miembro</translation>
    </message>
    <message>
        <source>Server:</source>
        <translation>Servidor:</translation>
    </message>
    <message>
        <source>&amp;Reopen the last list on start</source>
        <translation>&amp;Reabrir la última lista al iniciar</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Tema:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>&amp;Density:</source>
        <translation>&amp;Densidad:</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densidad</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Cómoda</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacta</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Ta&amp;maño del texto:</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Idioma:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Restart to change the language.</source>
        <translation>Reinicie para cambiar el idioma.</translation>
    </message>
    <message>
        <source>&amp;Keep offline:</source>
        <translation>&amp;Conservar sin conexión:</translation>
    </message>
    <message>
        <source>Keep offline</source>
        <translation>Conservar sin conexión</translation>
    </message>
    <message>
        <source>How much of the newest feedback is kept on this computer, so that it can be read and searched without the server. A change counts from the next start on.</source>
        <translation>Cuántos de los comentarios más recientes se guardan en este equipo, para leerlos y buscarlos sin el servidor. Un cambio se aplica a partir del próximo inicio.</translation>
    </message>
    <message>
        <source>&amp;Re-download everything at next start</source>
        <translation>&amp;Volver a descargar todo en el próximo inicio</translation>
    </message>
    <message>
        <source>Clears downloaded data. Unsent changes are kept.</source>
        <translation>Borra los datos descargados. Los cambios no enviados se conservan.</translation>
    </message>
    <message>
        <source>Your token is kept in the system’s keyring, if you asked for that; otherwise until the program ends.</source>
        <translation>Su token se guarda en el llavero del sistema, si usted lo pidió; si no, hasta que se cierre el programa.</translation>
    </message>
    <message>
        <source>Downloaded feedback is stored in your private folder.</source>
        <translation>Los comentarios descargados se guardan en su carpeta privada.</translation>
    </message>
    <message>
        <source>Triage Desk connects only to %1. No tracking.</source>
        <translation>Triage Desk se conecta solo a %1. Sin rastreo.</translation>
    </message>
    <message>
        <source>Show &amp;others what I am looking at</source>
        <translation>Mostrar a los &amp;demás lo que estoy viendo</translation>
    </message>
</context>
<context>
    <name>triage::app::QualityDialog</name>
    <message>
        <source>Routing quality</source>
        <translation>Calidad de la clasificación</translation>
    </message>
    <message>
        <source>Reading what people made of routing…</source>
        <translation>Leyendo qué se hizo con la clasificación…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>By buffer</source>
        <translation>Por bandeja</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Decididos</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Mantenidos</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corregidos</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Omitidos</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Correctos</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>Por semana</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Semana del</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sin bandeja</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Revisados</translation>
    </message>
    <message>
        <source>By confidence</source>
        <translation>Por confianza</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confianza</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibración</translation>
    </message>
    <message>
        <source>The mark stands at how sure routing was: the nearer the bar ends to it, the better</source>
        <translation>La marca indica la seguridad de la clasificación: cuanto más cerca termine la barra, mejor</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>Disponible cuando vuelva a estar en línea</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message numerus="yes">
        <source>Routing decided about %n items in the last weeks.</source>
        <translation>
            <numerusform>La clasificación decidió sobre %Ln comentario en las últimas semanas.</numerusform>
            <numerusform>La clasificación decidió sobre %Ln comentarios en las últimas semanas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has corrected or accepted anything yet</source>
        <translation>Nadie ha corregido ni aceptado nada todavía</translation>
    </message>
    <message>
        <source>%1 Say that an item looks right, or put it elsewhere: here you then see how often routing was right.</source>
        <comment>a sentence before it</comment>
        <translation>%1 Indique que un comentario está bien o póngalo en otro lugar: aquí verá con qué frecuencia acertó la clasificación.</translation>
    </message>
    <message>
        <source>Of %1 decisions in the last weeks, %2 are unassigned. People reviewed %3: %4 confirmed, %5 moved, %6 removed.</source>
        <translation>De %1 decisiones de las últimas semanas, %2 están sin bandeja. Se revisaron %3: %4 confirmadas, %5 movidas, %6 quitadas.</translation>
    </message>
    <message>
        <source>Calibration error: %1 points</source>
        <translation>Error de calibración: %1 puntos</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>Una bandeja eliminada</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>Right in %1, sure by %2</source>
        <translation>Acierto del %1, seguridad del %2</translation>
    </message>
    <message>
        <source>Not known while you are signed out</source>
        <translation>No se sabe mientras la sesión esté cerrada</translation>
    </message>
    <message numerus="yes">
        <source>Only %n reviewed: too few to tell</source>
        <translation>
            <numerusform>Solo %Ln revisado: muy poco para saberlo</numerusform>
            <numerusform>Solo %Ln revisados: muy pocos para saberlo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration: only %n reviewed so far</source>
        <translation>
            <numerusform>Calibración: solo %Ln revisado hasta ahora</numerusform>
            <numerusform>Calibración: solo %Ln revisados hasta ahora</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was routed in the last weeks</source>
        <translation>No se ha clasificado nada en las últimas semanas</translation>
    </message>
    <message>
        <source>This page shows how often routing was right, once people confirm or move items.</source>
        <translation>Esta página muestra con qué frecuencia la clasificación acierta, en cuanto alguien confirma o mueve comentarios.</translation>
    </message>
</context>
<context>
    <name>triage::app::ResearchDialog</name>
    <message>
        <source>Research</source>
        <translation>Investigación</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Pregunta</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Pre&amp;guntar</translation>
    </message>
    <message>
        <source>&amp;Delete Answer…</source>
        <translation>&amp;Eliminar respuesta…</translation>
    </message>
    <message>
        <source>Delete answer</source>
        <translation>Eliminar respuesta</translation>
    </message>
    <message>
        <source>For example: Why do people give up on the export?</source>
        <translation>Por ejemplo: ¿por qué se abandona la exportación?</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>P&amp;eriodo</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>Los últimos 12 meses</translation>
    </message>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>El último día</numerusform>
            <numerusform>Los últimos %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>&amp;Bandeja</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>Todas las bandejas</translation>
    </message>
    <message>
        <source>&amp;Saved answers</source>
        <translation>Respuestas &amp;guardadas</translation>
    </message>
    <message>
        <source>Reading the saved answers…</source>
        <translation>Leyendo las respuestas guardadas…</translation>
    </message>
    <message>
        <source>waits for its answer</source>
        <translation>espera su respuesta</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fallida</translation>
    </message>
    <message>
        <source>The question is too long.</source>
        <translation>La pregunta es demasiado larga.</translation>
    </message>
    <message>
        <source>Write a question first.</source>
        <translation>Escriba primero una pregunta.</translation>
    </message>
    <message>
        <source>Answered from what the feedback says</source>
        <translation>Respondida con lo que dicen los comentarios</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Elija primero una respuesta.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Preguntando…</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Respondida: %1</translation>
    </message>
    <message>
        <source>Delete the question “%1” and its answer for everybody? This cannot be undone.</source>
        <translation>¿Eliminar la pregunta «%1» y su respuesta para todo el mundo? No se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete Answer</source>
        <translation>Eliminar respuesta</translation>
    </message>
    <message>
        <source>Deleting the answer…</source>
        <translation>Eliminando la respuesta…</translation>
    </message>
    <message>
        <source>Deleted the answer</source>
        <translation>Respuesta eliminada</translation>
    </message>
</context>
<context>
    <name>triage::app::AnswerPane</name>
    <message>
        <source>Looking for an answer</source>
        <translation>Buscando una respuesta</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>&amp;Temas</translation>
    </message>
    <message>
        <source>What &amp;people say</source>
        <translation>Lo que dice la &amp;gente</translation>
    </message>
    <message>
        <source>Ask what your feedback says</source>
        <translation>Pregunte qué dicen sus comentarios</translation>
    </message>
    <message>
        <source>The answer shows what many people have in common, with exact counts and their own words. Answers stay here until somebody deletes them.</source>
        <translation>La respuesta muestra lo que muchas personas tienen en común, con cifras exactas y sus propias palabras. Las respuestas quedan aquí hasta que alguien las elimine.</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>buffer</comment>
        <translation>En %1</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>una bandeja eliminada</translation>
    </message>
    <message numerus="yes">
        <source>%n items read</source>
        <translation>
            <numerusform>%Ln comentario leído</numerusform>
            <numerusform>%Ln comentarios leídos</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for an answer. You can go on meanwhile.</source>
        <translation>Buscando una respuesta. Mientras tanto puede seguir trabajando.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>No hay respuesta.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Todos los temas</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>theme: 12 items</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%Ln comentario</numerusform>
            <numerusform>%Ln comentarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>items of a theme</comment>
        <translation>
            <numerusform>y %Ln más</numerusform>
            <numerusform>y %Ln más</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>quote</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Open this feedback</source>
        <translation>Abrir este comentario</translation>
    </message>
</context>
<context>
    <name>triage::app::RestoreDialog</name>
    <message>
        <source>Restore deleted buffer</source>
        <translation>Restaurar bandeja eliminada</translation>
    </message>
    <message>
        <source>Deleted buffers</source>
        <translation>Bandejas eliminadas</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>Collects</source>
        <translation>Reúne</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Reading the deleted buffers…</source>
        <translation>Leyendo las bandejas eliminadas…</translation>
    </message>
    <message>
        <source>The deleted buffers could not be read</source>
        <translation>No se pudieron leer las bandejas eliminadas</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>No deleted buffers</source>
        <translation>No hay bandejas eliminadas</translation>
    </message>
    <message>
        <source>Deleted buffers appear here.</source>
        <translation>Las bandejas eliminadas aparecen aquí.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>Comprobando el servidor…</translation>
    </message>
    <message>
        <source>Choose a buffer first.</source>
        <translation>Elija primero una bandeja.</translation>
    </message>
    <message>
        <source>Restoring the buffer…</source>
        <translation>Restaurando la bandeja…</translation>
    </message>
    <message numerus="yes">
        <source>Restored the buffer %1 with %Ln feedback</source>
        <translation>
            <numerusform>Bandeja %1 restaurada con %Ln comentario</numerusform>
            <numerusform>Bandeja %1 restaurada con %Ln comentarios</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>when a buffer was</comment>
        <translation>Eliminada</translation>
    </message>
    <message>
        <source>Kept until</source>
        <comment>a deleted buffer</comment>
        <translation>Se conserva hasta</translation>
    </message>
    <message>
        <source>Deleted buffers can be restored, with their feedback, until the date shown.</source>
        <translation>Las bandejas eliminadas se pueden restaurar, con sus comentarios, hasta la fecha indicada.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingEffect</name>
    <message>
        <source>Changed feedback</source>
        <translation>Comentarios cambiados</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Effect on recent feedback</source>
        <translation>Efecto en comentarios recientes</translation>
    </message>
    <message>
        <source>Return or a double click opens the feedback</source>
        <translation>Intro o un doble clic abre el comentario</translation>
    </message>
    <message>
        <source>Working out the effect</source>
        <translation>Calculando el efecto</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Cance&amp;lar</translation>
    </message>
    <message>
        <source>R&amp;etry</source>
        <translation>R&amp;eintentar</translation>
    </message>
    <message>
        <source>AI routing is switched off for %1.</source>
        <translation>La clasificación por IA está desactivada para %1.</translation>
    </message>
    <message>
        <source>Change the routing instructions to see what they would do with the newest feedback. Nothing is saved.</source>
        <translation>Cambie las instrucciones de clasificación para ver qué harían con los comentarios más recientes. No se guarda nada.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Cancelado.</translation>
    </message>
    <message>
        <source>Working out what would change…</source>
        <translation>Calculando qué cambiaría…</translation>
    </message>
    <message numerus="yes">
        <source>Would take %1, lose %2 of the last %n items.</source>
        <translation>
            <numerusform>Del último %Ln elemento, entrarían %1 y saldrían %2.</numerusform>
            <numerusform>De los últimos %Ln elementos, entrarían %1 y saldrían %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sin bandeja</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>buffer, how sure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, needs review</source>
        <comment>buffers</comment>
        <translation>%1, por revisar</translation>
    </message>
    <message>
        <source>No feedback to test with yet.</source>
        <translation>Aún no hay comentarios con los que probar.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would be elsewhere with the stored instructions, too, if routed again.</source>
        <translation>
            <numerusform>%Ln de ellos también estaría en otro lugar con las instrucciones guardadas, si se clasificara de nuevo.</numerusform>
            <numerusform>%Ln de ellos también estarían en otro lugar con las instrucciones guardadas, si se clasificaran de nuevo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “Auto-assign at” or “Review at” to see what that would do with the newest feedback.</source>
        <translation>Cambie «Asignar automáticamente desde» o «Por revisar desde» para ver qué haría eso con los comentarios más recientes.</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n items, %1 would be in a buffer and %2 would need review; with the stored values %3 and %4.</source>
        <translation>
            <numerusform>De los últimos %Ln elementos, %1 estarían en una bandeja y %2 quedarían por revisar; con los valores guardados, %3 y %4.</numerusform>
            <numerusform>De los últimos %Ln elementos, %1 estarían en una bandeja y %2 quedarían por revisar; con los valores guardados, %3 y %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People judged %n of them: %1 would be right; with the stored values %2.</source>
        <translation>
            <numerusform>Las personas evaluaron %Ln de ellos: %1 serían correctos; con los valores guardados, %2.</numerusform>
            <numerusform>Las personas evaluaron %Ln de ellos: %1 serían correctos; con los valores guardados, %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PreviewPane</name>
    <message>
        <source>Give this buffer a name and instructions to see whether a text would go there.</source>
        <translation>Dé a esta bandeja un nombre e instrucciones para ver si un texto iría ahí.</translation>
    </message>
    <message>
        <source>Sample te&amp;xt</source>
        <translation>&amp;Texto de ejemplo</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Texto de ejemplo</translation>
    </message>
    <message>
        <source>Use C&amp;urrent Feedback</source>
        <translation>&amp;Usar comentario actual</translation>
    </message>
    <message>
        <source>Paste or write what a user might say</source>
        <translation>Pegue o escriba lo que diría un usuario</translation>
    </message>
    <message>
        <source>No feedback is chosen in the list.</source>
        <translation>No hay ningún comentario elegido en la lista.</translation>
    </message>
    <message>
        <source>Try the feedback that is chosen in the list</source>
        <translation>Probar el comentario elegido en la lista</translation>
    </message>
    <message>
        <source>Matched buffer</source>
        <translation>Bandeja asignada</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Razonamiento</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Consultando…</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>No es posible ahora</translation>
    </message>
    <message>
        <source>Nothing to route yet</source>
        <translation>Aún nada que clasificar</translation>
    </message>
    <message>
        <source>The buffer that a text would go to is shown here, with the reason. Nothing is saved.</source>
        <translation>Aquí se muestra la bandeja a la que iría un texto y el motivo. No se guarda nada.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sin bandeja</translation>
    </message>
    <message>
        <source>Buffers that were weighed</source>
        <translation>Bandejas consideradas</translation>
    </message>
    <message>
        <source>How sure routing is</source>
        <translation>Seguridad de la clasificación</translation>
    </message>
    <message>
        <source>%1 It would be marked for review.</source>
        <comment>a sentence or two</comment>
        <translation>%1 Se marcaría para revisar.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, how sure</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No buffers yet</source>
        <translation>Aún no hay bandejas</translation>
    </message>
    <message>
        <source>Once a buffer exists, you see here where a text would go.</source>
        <translation>Cuando exista una bandeja, verá aquí adónde iría un texto.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingTestDialog</name>
    <message>
        <source>%1 (changed)</source>
        <comment>buffer</comment>
        <translation>%1 (modificado)</translation>
    </message>
    <message>
        <source>&amp;Routing instructions, for this test</source>
        <translation>Inst&amp;rucciones de clasificación, para esta prueba</translation>
    </message>
    <message>
        <source>&amp;Save These Instructions…</source>
        <translation>&amp;Guardar estas instrucciones…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texto es demasiado largo.</translation>
    </message>
    <message>
        <source>Change the instructions of a buffer first.</source>
        <translation>Cambie primero las instrucciones de una bandeja.</translation>
    </message>
    <message>
        <source>New feedback is then routed by the instructions of this test: %1.</source>
        <comment>buffers</comment>
        <translation>Los nuevos comentarios se clasificarán según las instrucciones de esta prueba: %1.</translation>
    </message>
    <message>
        <source>Routing instructions, for this test</source>
        <translation>Instrucciones de clasificación, para esta prueba</translation>
    </message>
    <message>
        <source>Routing test</source>
        <translation>Prueba de clasificación</translation>
    </message>
    <message>
        <source>&amp;Buffers</source>
        <translation>&amp;Bandejas</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Bandejas</translation>
    </message>
    <message>
        <source>No instructions. Routing uses its name and past items.</source>
        <translation>Sin instrucciones. La clasificación usa su nombre y los elementos anteriores.</translation>
    </message>
    <message>
        <source>Save Instructions</source>
        <translation>Guardar instrucciones</translation>
    </message>
    <message>
        <source>Save these instructions</source>
        <translation>Guardar estas instrucciones</translation>
    </message>
    <message>
        <source>Saved the routing instructions</source>
        <translation>Instrucciones de clasificación guardadas</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchPopup</name>
    <message>
        <source>%1, %2</source>
        <comment>name, hint</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>triage::app::Secrets</name>
    <message>
        <source>The keyring has no token for this account.</source>
        <translation>El llavero no tiene ningún token para esta cuenta.</translation>
    </message>
    <message>
        <source>There is no keyring to keep the token in: %1</source>
        <translation>No hay ningún llavero donde guardar el token: %1</translation>
    </message>
    <message>
        <source>There is no keyring on this computer.</source>
        <translation>No hay ningún llavero en este equipo.</translation>
    </message>
</context>
<context>
    <name>triage::app::Session</name>
    <message numerus="yes">
        <source>%n unsent changes</source>
        <translation>
            <numerusform>%Ln cambio sin enviar</numerusform>
            <numerusform>%Ln cambios sin enviar</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>%Ln borrador</numerusform>
            <numerusform>%Ln borradores</numerusform>
        </translation>
    </message>
    <message>
        <source>pins</source>
        <translation>fijados</translation>
    </message>
    <message>
        <source>The file with your unsent changes is damaged, and nothing in it can be read. It is kept as %1.</source>
        <translation>El archivo con sus cambios sin enviar está dañado y no se puede leer nada. Se conserva como %1.</translation>
    </message>
    <message>
        <source>The file with your unsent changes was damaged. Recovered: %1. The damaged file is kept as %2.</source>
        <translation>El archivo con sus cambios sin enviar estaba dañado. Recuperado: %1. El archivo dañado se conserva como %2.</translation>
    </message>
</context>
<context>
    <name>triage::app::SessionBinding</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nuevo</numerusform>
            <numerusform>%Ln nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>Back online</source>
        <translation>De nuevo en línea</translation>
    </message>
    <message>
        <source>the server has another value</source>
        <translation>el servidor tiene otro valor</translation>
    </message>
    <message>
        <source>Refused: %1. %2</source>
        <comment>act, why</comment>
        <translation>Rechazado: %1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act, feedback</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Server set back</source>
        <translation>Servidor restaurado</translation>
    </message>
    <message numerus="yes">
        <source>The server was set back to %1. %n of your changes are no longer there.</source>
        <translation>
            <numerusform>El servidor se restauró al estado de %1. %Ln de sus cambios ya no está.</numerusform>
            <numerusform>El servidor se restauró al estado de %1. %Ln de sus cambios ya no están.</numerusform>
        </translation>
    </message>
    <message>
        <source>Route Them Now</source>
        <translation>Clasificarlos ahora</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %n items belong in %2</source>
        <comment>how many, buffer</comment>
        <translation>
            <numerusform>%1 del último %Ln elemento corresponde a %2</numerusform>
            <numerusform>%1 de los últimos %Ln elementos corresponden a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks…</source>
        <translation>Webhooks…</translation>
    </message>
    <message numerus="yes">
        <source>The server switched off %n webhook(s), because nothing arrived there any more.</source>
        <translation>
            <numerusform>El servidor desactivó %Ln webhook, porque ya no llegaba nada.</numerusform>
            <numerusform>El servidor desactivó %Ln webhooks, porque ya no llegaba nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back from its snooze: %1</source>
        <comment>feedback</comment>
        <translation>Ha vuelto: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln back from their snoozes</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln elemento ha vuelto</numerusform>
            <numerusform>%Ln elementos han vuelto</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>Comentario eliminado</translation>
    </message>
    <message>
        <source>Do &amp;Again</source>
        <translation>&amp;Repetir</translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be done again.</source>
        <translation>
            <numerusform>Uno de ellos se puede repetir.</numerusform>
            <numerusform>%Ln de ellos se pueden repetir.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Asignar</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Aña&amp;dir</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Sin tecla</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Predeterminada</translation>
    </message>
    <message>
        <source>Reset A&amp;ll…</source>
        <translation>&amp;Restablecer todo…</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Restablecer teclas</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>Filtrar atajos</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Buscar un comando o una tecla</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Tecla nueva</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>&amp;Tecla nueva:</translation>
    </message>
    <message>
        <source>%1 is used by %2. Reassign?</source>
        <comment>key, commands</comment>
        <translation>%2 usa %1. ¿Reasignar?</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between commands</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Choose a command first.</source>
        <translation>Elija primero un comando.</translation>
    </message>
    <message>
        <source>Press the new key first.</source>
        <translation>Pulse primero la tecla nueva.</translation>
    </message>
    <message>
        <source>Use this key instead of the others</source>
        <translation>Usar esta tecla en lugar de las otras</translation>
    </message>
    <message>
        <source>Use this key too</source>
        <translation>Usar también esta tecla</translation>
    </message>
    <message>
        <source>It has its default key.</source>
        <translation>Tiene su tecla predeterminada.</translation>
    </message>
    <message>
        <source>Give all commands their default keys? Your own are forgotten.</source>
        <translation>¿Dar a todos los comandos sus teclas predeterminadas? Las suyas se olvidarán.</translation>
    </message>
    <message>
        <source>Reset All Keys</source>
        <translation>Restablecer teclas</translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>Filtrar atajos</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Comando</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>If your keyboard types no Latin letters, press the keys where an English keyboard has them.</source>
        <translation>Si su teclado no escribe letras latinas, pulse las teclas donde las tiene un teclado inglés.</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triaje</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir a</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Seleccionar</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tablero</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>Panel</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Vista</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Bandejas</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programa</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarModel</name>
    <message>
        <source>Views</source>
        <translation>Vistas</translation>
    </message>
    <message>
        <source>It has filters that this program does not have: its list here has more.</source>
        <translation>Tiene filtros que este programa no tiene: su lista tiene más aquí.</translation>
    </message>
    <message>
        <source>Its buffer was deleted.</source>
        <translation>Su bandeja se eliminó.</translation>
    </message>
    <message>
        <source>Everybody sees this view of %1.</source>
        <comment>member</comment>
        <translation>Todos ven esta vista de %1.</translation>
    </message>
    <message>
        <source>Everybody sees this view.</source>
        <translation>Todos ven esta vista.</translation>
    </message>
    <message>
        <source>Only you see this view.</source>
        <translation>Solo usted ve esta vista.</translation>
    </message>
    <message>
        <source>%1 to work on, %2 with what is done or snoozed</source>
        <comment>numbers of feedback</comment>
        <translation>%1 por tratar, %2 con lo hecho o pospuesto</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hechos</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Pospuestos</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Los míos</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%Ln elemento</numerusform>
            <numerusform>%Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nuevo</numerusform>
            <numerusform>%Ln nuevos</numerusform>
        </translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>tecla %1</translation>
    </message>
    <message>
        <source>suggested, waits for approval</source>
        <translation>sugerida, espera aprobación</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a row&apos;s name</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Entrada</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sin bandeja</translation>
    </message>
    <message>
        <source>Routing failed</source>
        <translation>Clasificación fallida</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>En clasificación</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>Suggested buffers</source>
        <translation>Bandejas sugeridas</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Bandejas</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>Una bandeja eliminada</translation>
    </message>
    <message>
        <source>Its tag %1 is not there any more.</source>
        <translation>Su etiqueta %1 ya no existe.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>Ya no pospuestos</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarPane</name>
    <message>
        <source>Filter buffers</source>
        <translation>Filtrar bandejas</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtro</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Quitar el filtro</translation>
    </message>
    <message>
        <source>New Buffer</source>
        <translation>Nueva bandeja</translation>
    </message>
    <message>
        <source>No matching lists.</source>
        <translation>No hay listas que coincidan.</translation>
    </message>
    <message>
        <source>Notes that you began and did not save</source>
        <translation>Notas que empezó y no guardó</translation>
    </message>
    <message>
        <source>Drafts %1</source>
        <comment>number</comment>
        <translation>Borradores %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feedback, a note that was begun</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>Comentario eliminado</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarView</name>
    <message>
        <source>Buffers</source>
        <translation>Bandejas</translation>
    </message>
    <message>
        <source>Take the column off the board</source>
        <translation>Quitar la columna del tablero</translation>
    </message>
</context>
<context>
    <name>triage::app::SimilarSection</name>
    <message>
        <source>Similar feedback</source>
        <translation>Comentarios similares</translation>
    </message>
    <message>
        <source>About similar feedback</source>
        <translation>Acerca de comentarios similares</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>En común: %1</translation>
    </message>
    <message>
        <source>%1, %2 alike</source>
        <comment>feedback, share</comment>
        <translation>%1, similar en un %2</translation>
    </message>
    <message>
        <source>%1, %2 alike, in common: %3</source>
        <comment>feedback, share, words</comment>
        <translation>%1, parecido en un %2, en común: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::StatusStrip</name>
    <message>
        <source>Selection</source>
        <translation>Selección</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexión</translation>
    </message>
    <message>
        <source>Job progress</source>
        <translation>Progreso de la operación</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Fetching %1 of %2</source>
        <translation>Recibiendo %1 de %2</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>Recibiendo %1</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>Poniéndose al día…</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Al día</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Sesión cerrada</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%Ln en espera</numerusform>
            <numerusform>%Ln en espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln fallido</numerusform>
            <numerusform>%Ln fallidos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 waiting</source>
        <comment>numbers of changes</comment>
        <translation>%1 de %2 en espera</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Enviando…</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>Esperando al servidor…</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln min</source>
        <comment>time that is left</comment>
        <translation>
            <numerusform>aprox. %Ln min</numerusform>
            <numerusform>aprox. %Ln min</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::TimelineDelegate</name>
    <message>
        <source>%1 · %2</source>
        <comment>what happened · when</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>when · whether it was sent</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 · %2 · %3</source>
        <comment>what happened · who · when</comment>
        <translation>%1 · %2 · %3</translation>
    </message>
</context>
<context>
    <name>triage::app::TimelineModel</name>
    <message>
        <source>Note by %1, %2: %3</source>
        <translation>Nota de %1, %2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>triage::app::Toast</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Detalles</translation>
    </message>
</context>
<context>
    <name>triage::app::TokensDialog</name>
    <message>
        <source>Read only</source>
        <translation>Solo lectura</translation>
    </message>
    <message>
        <source>API tokens</source>
        <translation>Tokens de API</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Creado por</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Último uso</translation>
    </message>
    <message>
        <source>&amp;Create Token…</source>
        <translation>&amp;Crear token…</translation>
    </message>
    <message>
        <source>&amp;Revoke…</source>
        <translation>&amp;Revocar…</translation>
    </message>
    <message>
        <source>Revoke token</source>
        <translation>Revocar token</translation>
    </message>
    <message>
        <source>Reading the tokens…</source>
        <translation>Leyendo los tokens…</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>Widget</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>Acceso completo</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>There are no tokens yet. Make one for each program that sends or reads feedback.</source>
        <translation>Aún no hay tokens. Cree uno para cada programa que envíe o lea comentarios.</translation>
    </message>
    <message>
        <source>Choose a token first.</source>
        <translation>Elija primero un token.</translation>
    </message>
    <message>
        <source>Revoke the token %1? Whatever uses it stops working at once. This cannot be undone.</source>
        <translation>¿Revocar el token %1? Lo que lo use dejará de funcionar de inmediato. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Revocar %1</translation>
    </message>
    <message>
        <source>Revoking the token…</source>
        <translation>Revocando el token…</translation>
    </message>
    <message>
        <source>Revoked the token %1</source>
        <translation>Token %1 revocado</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>You are signed in with the token %1. Revoking it signs you out on this computer at once. This cannot be undone.</source>
        <translation>Ha iniciado sesión con el token %1. Si lo revoca, se cierra su sesión en este equipo de inmediato. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Caduca</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>No caduca</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>Reem&amp;plazar…</translation>
    </message>
    <message>
        <source>Replace token</source>
        <translation>Reemplazar token</translation>
    </message>
    <message>
        <source>Replace the token %1 by a new one? Both work for at most 24 hours, so that you can put the new one in use. Then the old one expires.</source>
        <translation>¿Reemplazar el token %1 por uno nuevo? Ambos funcionan durante un máximo de 24 horas para que pueda poner en uso el nuevo. Después caduca el antiguo.</translation>
    </message>
    <message>
        <source>You are signed in with the old one on this computer: sign in with the new one until then.</source>
        <translation>Ha iniciado sesión en este equipo con el antiguo: inicie sesión con el nuevo antes de entonces.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Reemplazar %1</translation>
    </message>
    <message>
        <source>Replacing the token…</source>
        <translation>Reemplazando el token…</translation>
    </message>
</context>
<context>
    <name>triage::app::Transfers</name>
    <message>
        <source>Checking %1</source>
        <translation>Comprobando %1</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Importando %1</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>Deshaciendo la importación de %1</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Exportando a %1</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>Esperando al servidor…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The check of %1 was cancelled</source>
        <translation>La comprobación de %1 se canceló</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>%1 comprobado</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: imported %Ln from %1</source>
        <translation>
            <numerusform>Cancelado: %Ln importado de %1</numerusform>
            <numerusform>Cancelado: %Ln importados de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln from %1</source>
        <translation>
            <numerusform>%Ln importado de %1</numerusform>
            <numerusform>%Ln importados de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The server goes on undoing the import of %1</source>
        <translation>El servidor sigue deshaciendo la importación de %1</translation>
    </message>
    <message numerus="yes">
        <source>Undone: the import of %1, %Ln removed</source>
        <translation>
            <numerusform>Deshecha la importación de %1, %Ln quitado</numerusform>
            <numerusform>Deshecha la importación de %1, %Ln quitados</numerusform>
        </translation>
    </message>
    <message>
        <source>The export to %1 was cancelled</source>
        <translation>La exportación a %1 se canceló</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln to %1</source>
        <translation>
            <numerusform>%Ln exportado a %1</numerusform>
            <numerusform>%Ln exportados a %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Tray</name>
    <message>
        <source>Open Triage Desk</source>
        <translation>Abrir Triage Desk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Triage Desk</source>
        <translation>Triage Desk</translation>
    </message>
</context>
<context>
    <name>triage::app::TriageMode</name>
    <message>
        <source>Skip</source>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Triage progress</source>
        <translation>Progreso del triaje</translation>
    </message>
    <message>
        <source>Nothing triaged</source>
        <translation>Nada clasificado</translation>
    </message>
    <message>
        <source>%1 of %2 triaged</source>
        <translation>%1 de %2 clasificados</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Buscando sugerencias…</translation>
    </message>
    <message>
        <source>No suggestions: %1</source>
        <translation>Sin sugerencias: %1</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>Dejar este para más tarde</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Volver a la lista</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Sin sugerencias</translation>
    </message>
    <message>
        <source>%1 of %2 triaged, %3 skipped</source>
        <translation>%1 de %2 clasificados, %3 omitidos</translation>
    </message>
    <message>
        <source>%1 left · %2 by you today</source>
        <comment>numbers of items and of decisions</comment>
        <translation>Quedan %1 · %2 hoy por usted</translation>
    </message>
    <message>
        <source>“By you today” counts your decisions on this computer since midnight, in any list. What you undo does not count.</source>
        <translation>«Hoy por usted» cuenta sus decisiones en este equipo desde medianoche, en cualquier lista. Lo que deshace no cuenta.</translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePage</name>
    <message>
        <source>After an &amp;action:</source>
        <translation>&amp;Tras una acción:</translation>
    </message>
    <message>
        <source>After an action</source>
        <translation>Tras una acción</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>Ir al comentario siguiente</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>Ir al comentario anterior</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>Buffers on the keys 1 to 9</source>
        <translation>Bandejas en las teclas 1 a 9</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Key &amp;%1:</source>
        <translation>Tecla &amp;%1:</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>tecla %1</translation>
    </message>
</context>
<context>
    <name>triage::app::WindowCommands</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
    <message>
        <source>No buffer has the number %1.</source>
        <translation>Ninguna bandeja tiene el número %1.</translation>
    </message>
    <message>
        <source>The suggestions are not here yet.</source>
        <translation>Las sugerencias aún no han llegado.</translation>
    </message>
    <message>
        <source>No suggestion has the number %1.</source>
        <translation>Ninguna sugerencia tiene el número %1.</translation>
    </message>
    <message>
        <source>Pin to a number</source>
        <translation>Fijar a un número</translation>
    </message>
    <message>
        <source>Key 1 to 9; 0 takes the buffer off its key:</source>
        <translation>Tecla 1 a 9; 0 quita a la bandeja su tecla:</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>Texto copiado</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Enlace copiado</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Mover a %1</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer %1</source>
        <translation>Mover a la bandeja fijada %1</translation>
    </message>
    <message>
        <source>Text size %1</source>
        <translation>Tamaño del texto %1</translation>
    </message>
    <message>
        <source>No browser opened %1.</source>
        <translation>Ningún navegador abrió %1.</translation>
    </message>
    <message>
        <source>Each group of duplicates is shown once.</source>
        <translation>Cada grupo de duplicados se muestra una vez.</translation>
    </message>
    <message>
        <source>All items of each group are shown.</source>
        <translation>Se muestran todos los elementos de cada grupo.</translation>
    </message>
    <message>
        <source>Searches here show each group once now, as this list does anyway.</source>
        <translation>Ahora las búsquedas aquí muestran cada grupo una vez, como ya hace esta lista.</translation>
    </message>
    <message>
        <source>Searches here find all items of a group again.</source>
        <translation>Las búsquedas aquí vuelven a encontrar todos los elementos de un grupo.</translation>
    </message>
    <message>
        <source>Submitter copied</source>
        <translation>Remitente copiado</translation>
    </message>
</context>
<context>
    <name>triage::app::Labels</name>
    <message numerus="yes">
        <source>with %n duplicate(s)</source>
        <translation>
            <numerusform>con %Ln duplicado</numerusform>
            <numerusform>con %Ln duplicados</numerusform>
        </translation>
    </message>
    <message>
        <source>duplicate of another item</source>
        <translation>duplicado de otro elemento</translation>
    </message>
    <message>
        <source>tags: %1</source>
        <translation>etiquetas: %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>alguien</translation>
    </message>
    <message>
        <source>assigned to %1</source>
        <comment>member</comment>
        <translation>asignado a %1</translation>
    </message>
    <message>
        <source>snoozed until %1</source>
        <comment>time</comment>
        <translation>pospuesto hasta %1</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>rechazado</translation>
    </message>
    <message>
        <source>done</source>
        <translation>hecho</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln min</numerusform>
            <numerusform>%Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln h</numerusform>
            <numerusform>%Ln h</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln d</numerusform>
            <numerusform>%Ln d</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>hace %Ln minuto</numerusform>
            <numerusform>hace %Ln minutos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>hace %Ln hora</numerusform>
            <numerusform>hace %Ln horas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>hace %Ln día</numerusform>
            <numerusform>hace %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>el %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nuevo</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>por revisar</translation>
    </message>
    <message>
        <source>being routed</source>
        <translation>en clasificación</translation>
    </message>
    <message>
        <source>routing failed</source>
        <translation>clasificación fallida</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>a number of items</comment>
        <translation>Abiertos %1</translation>
    </message>
    <message>
        <source>Snoozed %1</source>
        <comment>a number of items</comment>
        <translation>Pospuestos %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>a number of items</comment>
        <translation>Hechos %1</translation>
    </message>
    <message>
        <source>Declined %1</source>
        <comment>a number of items</comment>
        <translation>Rechazados %1</translation>
    </message>
    <message>
        <source>Duplicates %1</source>
        <comment>a number of items</comment>
        <translation>Duplicados %1</translation>
    </message>
    <message>
        <source>waiting to be sent</source>
        <translation>en espera de envío</translation>
    </message>
    <message>
        <source>change refused</source>
        <translation>cambio rechazado</translation>
    </message>
    <message>
        <source>changed by someone else too</source>
        <translation>cambiado también por otra persona</translation>
    </message>
    <message>
        <source>Can still be undone</source>
        <translation>Aún se puede deshacer</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Enviándose</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflicto</translation>
    </message>
    <message>
        <source>Triage Desk</source>
        <translation>Triage Desk</translation>
    </message>
    <message>
        <source>A former member</source>
        <translation>Un antiguo miembro</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The server does not accept the token: it was revoked, or belongs to another server.</source>
        <translation>El servidor no acepta el token: se revocó o pertenece a otro servidor.</translation>
    </message>
    <message>
        <source>This token is one for widgets, which can only hand in feedback.</source>
        <translation>Este token es para widgets, que solo pueden entregar feedback.</translation>
    </message>
    <message>
        <source>Something went wrong at the server. Try again later.</source>
        <translation>Algo falló en el servidor. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>The server refused this: %1.</source>
        <comment>kind of problem</comment>
        <translation>El servidor lo rechazó: %1.</translation>
    </message>
    <message>
        <source>Available when you’re back online.</source>
        <translation>Disponible cuando vuelva a estar en línea.</translation>
    </message>
    <message>
        <source>Not known while you are signed out. Connect again to see it.</source>
        <translation>No se sabe mientras la sesión esté cerrada. Vuelva a conectarse para verlo.</translation>
    </message>
    <message>
        <source>Language not known</source>
        <translation>Idioma desconocido</translation>
    </message>
    <message>
        <source>Matched in a duplicate: %1</source>
        <translation>Encontrado en un duplicado: %1</translation>
    </message>
    <message>
        <source>back since %1</source>
        <comment>an item after its snooze, time</comment>
        <translation>de vuelta desde %1</translation>
    </message>
</context>
<context>
    <name>triage::app::Workspace</name>
    <message>
        <source>Wait until this is done, or cancel it: %1</source>
        <translation>Espere a que termine o cancélelo: %1</translation>
    </message>
    <message>
        <source>Not undone: %1</source>
        <translation>No se deshizo: %1</translation>
    </message>
    <message>
        <source>Not redone: %1</source>
        <translation>No se rehízo: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (y %Ln más)</numerusform>
            <numerusform>%1 (y %Ln más)</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Deshecho: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rehecho: %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Mover a %1</translation>
    </message>
    <message>
        <source>Also add to %1</source>
        <translation>Añadir también a %1</translation>
    </message>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>act, why</comment>
        <translation>No guardado: %1. %2</translation>
    </message>
    <message>
        <source>%1 – saved here, to be sent</source>
        <comment>act of many items</comment>
        <translation>%1: guardado aquí, pendiente de envío</translation>
    </message>
</context>
<context>
    <name>triage::app::detail</name>
    <message>
        <source>The server’s answer was not understood: %1</source>
        <translation>No se entendió la respuesta del servidor: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::SuggestionPanel</name>
    <message>
        <source>Suggested buffers</source>
        <translation>Bandejas sugeridas</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>key, buffer, confidence</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>Está bien</translation>
    </message>
    <message>
        <source>Move Here</source>
        <translation>Mover aquí</translation>
    </message>
</context>
<context>
    <name>triage::app::ReviewStrip</name>
    <message>
        <source>No clear match</source>
        <translation>Sin coincidencia clara</translation>
    </message>
    <message>
        <source>Not sure: %1</source>
        <comment>confidence</comment>
        <translation>No es seguro: %1</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Por qué</translation>
    </message>
    <message>
        <source>Why it’s here</source>
        <translation>Por qué está aquí</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>Está bien</translation>
    </message>
</context>
<context>
    <name>triage::app::TargetSection</name>
    <message>
        <source>Targets</source>
        <translation>Referencias</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportsDialog</name>
    <message>
        <source>Imports</source>
        <translation>Importaciones</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Archivo</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importado</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Elementos</translation>
    </message>
    <message>
        <source>&amp;Undo Import…</source>
        <translation>&amp;Deshacer la importación…</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Deshacer la importación</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>Deshacer la importación</translation>
    </message>
    <message>
        <source>Reading the imports…</source>
        <translation>Leyendo las importaciones…</translation>
    </message>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Aún no se ha importado nada.</translation>
    </message>
    <message>
        <source>Choose an import first.</source>
        <translation>Elija primero una importación.</translation>
    </message>
    <message>
        <source>This import is undone already.</source>
        <translation>Esta importación ya está deshecha.</translation>
    </message>
    <message>
        <source>Wait until the import or export is done.</source>
        <translation>Espere a que termine la importación o exportación.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %Ln items that came from %1? Items that somebody has worked on since stay.</source>
        <translation>
            <numerusform>¿Quitar el elemento que vino de %1? Lo que alguien haya tratado desde entonces se queda.</numerusform>
            <numerusform>¿Quitar los %Ln elementos que vinieron de %1? Los que alguien haya tratado desde entonces se quedan.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En curso</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminado</translation>
    </message>
    <message>
        <source>Being undone</source>
        <translation>Deshaciéndose</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Deshecho</translation>
    </message>
</context>
<context>
    <name>triage::app::OrganizationDialog</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Organization settings</source>
        <translation>Configuración de la organización</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Organization name</source>
        <translation>Nombre de la organización</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Route new feedback automatically</source>
        <translation>&amp;Clasificar automáticamente los comentarios nuevos</translation>
    </message>
    <message>
        <source>&amp;Auto-assign at</source>
        <translation>&amp;Asignar automáticamente desde</translation>
    </message>
    <message>
        <source>Auto-assign at</source>
        <translation>Asignar automáticamente desde</translation>
    </message>
    <message>
        <source>With this confidence or more, feedback goes into a buffer.</source>
        <translation>Con esta confianza o más, el comentario va a una bandeja.</translation>
    </message>
    <message>
        <source>Re&amp;view at</source>
        <translation>Por &amp;revisar desde</translation>
    </message>
    <message>
        <source>Review at</source>
        <translation>Por revisar desde</translation>
    </message>
    <message>
        <source>From here up to the value above it goes there too, and somebody has to look at it.</source>
        <translation>Desde aquí hasta el valor de arriba también va allí, y alguien debe revisarlo.</translation>
    </message>
    <message>
        <source>&amp;Propose new buffers</source>
        <translation>&amp;Proponer bandejas nuevas</translation>
    </message>
    <message>
        <source>Suggest &amp;buffers at</source>
        <translation>&amp;Sugerir bandejas desde</translation>
    </message>
    <message>
        <source>Suggest buffers at</source>
        <translation>Sugerir bandejas desde</translation>
    </message>
    <message>
        <source>If nothing fits, a buffer is proposed with this confidence or more.</source>
        <translation>Si nada encaja, se propone una bandeja con esta confianza o más.</translation>
    </message>
    <message>
        <source>An organization needs a name.</source>
        <translation>Una organización necesita un nombre.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texto es demasiado largo.</translation>
    </message>
    <message>
        <source>“Review at” must not be above “Auto-assign at”.</source>
        <translation>«Por revisar desde» no debe superar «Asignar automáticamente desde».</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Saving the settings…</source>
        <translation>Guardando la configuración…</translation>
    </message>
    <message>
        <source>Saved the settings of %1</source>
        <translation>Configuración de %1 guardada</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates automatically</source>
        <translation>&amp;Fusionar duplicados automáticamente</translation>
    </message>
    <message>
        <source>Merge a&amp;t</source>
        <translation>Fusionar des&amp;de</translation>
    </message>
    <message>
        <source>Merge at</source>
        <translation>Fusionar desde</translation>
    </message>
    <message>
        <source>New feedback that is the same as other feedback with this probability or more becomes its duplicate. Everybody can unmerge it.</source>
        <translation>Un comentario nuevo que es lo mismo que otro con esta probabilidad o más pasa a ser su duplicado. Cualquiera puede sacarlo de nuevo.</translation>
    </message>
    <message>
        <source>Duplicates can be merged automatically once people have judged at least %1 suggestions and accepted at least %2 of them.</source>
        <comment>number, share</comment>
        <translation>Los duplicados pueden fusionarse automáticamente cuando las personas hayan juzgado al menos %1 sugerencias y aceptado al menos el %2 de ellas.</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchCompletion</name>
    <message>
        <source>Filters to search with</source>
        <translation>Filtros de búsqueda</translation>
    </message>
</context>
<context>
    <name>triage::app::BulkPane</name>
    <message>
        <source>Selected items</source>
        <translation>Elementos seleccionados</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sin bandeja</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>buffer, number of the selected items in it</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>triage::app::ListHeading</name>
    <message>
        <source>Edit buffer %1</source>
        <translation>Editar la bandeja %1</translation>
    </message>
</context>
<context>
    <name>triage::app::Menus</name>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Mover a</translation>
    </message>
</context>
<context>
    <name>triage::app::PeriodCombo</name>
    <message>
        <source>Any time</source>
        <translation>Cualquier fecha</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 días</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 días</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Últimos 90 días</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Último año</translation>
    </message>
</context>
<context>
    <name>triage::app::ReasonWords</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>More like “%1”, which fits no buffer.</source>
        <translation>Se parece más a «%1», que no encaja en ninguna bandeja.</translation>
    </message>
    <message>
        <source>Similar to “%1”, which is there.</source>
        <translation>Se parece a «%1», que está allí.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a word of the text</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Matched on %1.</source>
        <comment>words of the text</comment>
        <translation>Coincide en %1.</translation>
    </message>
    <message>
        <source>Similar wording to %1.</source>
        <comment>buffer</comment>
        <translation>Palabras parecidas a las de %1.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by similar spelling.</source>
        <translation>Sin coincidencia clara. La más cercana: %1 (%2), solo por grafía parecida.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by %3.</source>
        <translation>Sin coincidencia clara. La más cercana: %1 (%2), solo por %3.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2); %3 is needed.</source>
        <translation>Sin coincidencia clara. La más cercana: %1 (%2); se necesita %3.</translation>
    </message>
    <message>
        <source>No clear match: no buffer shares a word with the text.</source>
        <translation>Sin coincidencia clara: ninguna bandeja comparte una palabra con el texto.</translation>
    </message>
    <message>
        <source>No clear match: the text has no words.</source>
        <translation>Sin coincidencia clara: el texto no tiene palabras.</translation>
    </message>
    <message>
        <source>There is no buffer to route into.</source>
        <translation>No hay ninguna bandeja donde clasificar.</translation>
    </message>
    <message>
        <source>Routing is switched off for the organization.</source>
        <translation>La clasificación está desactivada para la organización.</translation>
    </message>
    <message>
        <source>Close in meaning to %1.</source>
        <comment>buffer</comment>
        <translation>Cercano en significado a %1.</translation>
    </message>
</context>
<context>
    <name>triage::app::SecretField</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copiar</translation>
    </message>
    <message>
        <source>Copy it now. You won’t see it again.</source>
        <translation>Cópielo ahora. No volverá a mostrarse.</translation>
    </message>
    <message>
        <source>Copied. It is not shown again once this is closed.</source>
        <translation>Copiado. No se volverá a mostrar al cerrar.</translation>
    </message>
    <message>
        <source>Secret not copied</source>
        <translation>Secreto sin copiar</translation>
    </message>
    <message>
        <source>Close without copying the secret? It cannot be shown again.</source>
        <translation>¿Cerrar sin copiar el secreto? No se puede volver a mostrar.</translation>
    </message>
    <message>
        <source>Close Without Copying</source>
        <translation>Cerrar sin copiar</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookWords</name>
    <message>
        <source>On</source>
        <translation>Activado</translation>
    </message>
    <message>
        <source>On: nothing that was sent is failing.</source>
        <translation>Activado: nada de lo enviado está fallando.</translation>
    </message>
    <message>
        <source>Standard Webhooks</source>
        <translation>Standard Webhooks</translation>
    </message>
    <message>
        <source>Your own template</source>
        <translation>Plantilla propia</translation>
    </message>
    <message>
        <source>Switched off by the server</source>
        <translation>Desactivado por el servidor</translation>
    </message>
    <message>
        <source>Switched off by the server: %1 Mend the receiver, then switch it on.</source>
        <translation>Desactivado por el servidor: %1 Arregle el receptor y luego actívelo.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desactivado</translation>
    </message>
    <message>
        <source>Switched off by a person: nothing is sent, nothing is recorded.</source>
        <translation>Desactivado por una persona: no se envía ni se registra nada.</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>Fallando desde %1</translation>
    </message>
    <message>
        <source>Nothing has arrived since %1. Each message is tried nine times over a day; after five days of failures the server switches the webhook off.</source>
        <translation>No ha llegado nada desde %1. Cada mensaje se intenta nueve veces en un día; tras cinco días de fallos, el servidor desactiva el webhook.</translation>
    </message>
    <message>
        <source>No answer after %1 ms: %2</source>
        <comment>duration, reason</comment>
        <translation>Sin respuesta tras %1 ms: %2</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms</source>
        <comment>HTTP status, duration</comment>
        <translation>Respuesta %1 tras %2 ms</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En espera</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Entregado</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fallido</translation>
    </message>
    <message>
        <source>Its buffer was deleted</source>
        <translation>Su bandeja se eliminó</translation>
    </message>
    <message>
        <source>The buffer that it is limited to was deleted: nothing of that buffer is sent. Restore the buffer, or choose another one.</source>
        <translation>La bandeja a la que se limita se eliminó: no se envía nada de ella. Restaure la bandeja o elija otra.</translation>
    </message>
</context>
<context>
    <name>triage::WebhookEvent</name>
    <message>
        <source>All events</source>
        <translation>Todos los eventos</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>Comentario nuevo</translation>
    </message>
    <message>
        <source>Feedback edited</source>
        <translation>Comentario editado</translation>
    </message>
    <message>
        <source>Feedback deleted</source>
        <translation>Comentario eliminado</translation>
    </message>
    <message>
        <source>Feedback routed</source>
        <translation>Comentario clasificado</translation>
    </message>
    <message>
        <source>Feedback put into a buffer</source>
        <translation>Comentario puesto en una bandeja</translation>
    </message>
    <message>
        <source>Feedback taken out of a buffer</source>
        <translation>Comentario sacado de una bandeja</translation>
    </message>
    <message>
        <source>Status, owner, snooze or tags changed</source>
        <translation>Estado, responsable, posposición o etiquetas cambiados</translation>
    </message>
    <message>
        <source>Snooze ended</source>
        <translation>Posposición terminada</translation>
    </message>
    <message>
        <source>Feedback marked as a duplicate</source>
        <translation>Comentario marcado como duplicado</translation>
    </message>
    <message>
        <source>Feedback no longer a duplicate</source>
        <translation>Comentario que ya no es un duplicado</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>Nota nueva</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>Bandeja nueva</translation>
    </message>
    <message>
        <source>Buffer edited</source>
        <translation>Bandeja editada</translation>
    </message>
    <message>
        <source>Buffer deleted</source>
        <translation>Bandeja eliminada</translation>
    </message>
    <message>
        <source>More feedback than usual in a buffer</source>
        <translation>Más comentarios de lo habitual en una bandeja</translation>
    </message>
    <message>
        <source>New vote</source>
        <translation>Voto nuevo</translation>
    </message>
    <message>
        <source>Research question answered</source>
        <translation>Pregunta de investigación respondida</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookEvents</name>
    <message>
        <source>E&amp;vents</source>
        <translation>E&amp;ventos</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookSecretDialog</name>
    <message>
        <source>Secret of %1</source>
        <translation>Secreto de %1</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Secreto</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secreto</translation>
    </message>
    <message>
        <source>Give this secret to the receiver. With it, the receiver checks that messages come from this server.</source>
        <translation>Dé este secreto al receptor. Con él comprueba que los mensajes vienen de este servidor.</translation>
    </message>
    <message>
        <source>Give this secret to the receiver within 24 hours. Until then messages are signed with the old secret, too.</source>
        <translation>Dé este secreto al receptor en 24 horas. Hasta entonces los mensajes se firman también con el secreto anterior.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookTestDialog</name>
    <message>
        <source>Test of %1</source>
        <translation>Prueba de %1</translation>
    </message>
    <message>
        <source>&amp;Beginning of the answer</source>
        <translation>&amp;Comienzo de la respuesta</translation>
    </message>
    <message>
        <source>Beginning of the answer</source>
        <translation>Comienzo de la respuesta</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>&amp;Send Test</source>
        <translation>Enviar &amp;prueba</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Evento</translation>
    </message>
    <message>
        <source>The message tells of feedback that does not exist. The address has 15 seconds to answer.</source>
        <translation>El mensaje habla de un comentario que no existe. La dirección tiene 15 segundos para responder.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>The test is being sent</source>
        <translation>Se está enviando la prueba</translation>
    </message>
    <message>
        <source>The test is being sent.</source>
        <translation>Se está enviando la prueba.</translation>
    </message>
    <message>
        <source>Stopped. The message may have arrived.</source>
        <translation>Detenido. Puede que el mensaje haya llegado.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookDialog</name>
    <message>
        <source>Edit webhook</source>
        <translation>Editar webhook</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Webhook nuevo</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Dirección</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>D&amp;escripción</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Plantilla</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Plantilla</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>&amp;Create Webhook</source>
        <translation>&amp;Crear webhook</translation>
    </message>
    <message>
        <source>Messages are sent here, as HTTP POST with JSON.</source>
        <translation>Aquí se envían los mensajes, como HTTP POST con JSON.</translation>
    </message>
    <message>
        <source>What the webhook is for</source>
        <translation>Para qué es el webhook</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Formato</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Formato</translation>
    </message>
    <message>
        <source>JSON. In its texts, {{summary}}, {{url}}, {{type}}, {{timestamp}} and paths such as {{data.title}} are replaced.</source>
        <translation>JSON. En sus textos se reemplazan {{summary}}, {{url}}, {{type}}, {{timestamp}} y rutas como {{data.title}}.</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Bandeja</translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>&amp;Bandeja</translation>
    </message>
    <message>
        <source>&amp;Leave out texts: only identifiers and links</source>
        <translation>&amp;Omitir textos: solo identificadores y enlaces</translation>
    </message>
    <message>
        <source>S&amp;witched on</source>
        <translation>&amp;Activado</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>Todas las bandejas</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>Una bandeja eliminada</translation>
    </message>
    <message>
        <source>This is not JSON. Placeholders stand inside of quotation marks: %1</source>
        <translation>Esto no es JSON. Los marcadores van entre comillas: %1</translation>
    </message>
    <message>
        <source>A webhook needs an address.</source>
        <translation>Un webhook necesita una dirección.</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>Elija al menos un evento.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texto es demasiado largo.</translation>
    </message>
    <message>
        <source>The template is not JSON.</source>
        <translation>La plantilla no es JSON.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>Creating the webhook…</source>
        <translation>Creando el webhook…</translation>
    </message>
    <message>
        <source>Saving the webhook…</source>
        <translation>Guardando el webhook…</translation>
    </message>
    <message>
        <source>Reading the webhook…</source>
        <translation>Leyendo el webhook…</translation>
    </message>
    <message>
        <source>Saved the webhook %1</source>
        <translation>Webhook %1 guardado</translation>
    </message>
    <message>
        <source>Created the webhook %1</source>
        <translation>Webhook %1 creado</translation>
    </message>
    <message>
        <source>Someone changed this webhook while it was open here. What they changed stands here beside your changes. Look at it, then save again.</source>
        <translation>Alguien cambió este webhook mientras estaba abierto aquí. Sus cambios figuran aquí junto a los de usted. Revíselos y guarde de nuevo.</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>Eti&amp;queta</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Cualquier estado</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abierto</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Cualquier etiqueta</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>Estad&amp;o</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhooksDialog</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Descripción</translation>
    </message>
    <message>
        <source>&amp;Create Webhook…</source>
        <translation>&amp;Crear webhook…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Editar…</translation>
    </message>
    <message>
        <source>S&amp;witch Off</source>
        <translation>De&amp;sactivar</translation>
    </message>
    <message>
        <source>S&amp;witch On</source>
        <translation>Acti&amp;var</translation>
    </message>
    <message>
        <source>Send &amp;Test…</source>
        <translation>Enviar &amp;prueba…</translation>
    </message>
    <message>
        <source>&amp;New Secret…</source>
        <translation>Secreto &amp;nuevo…</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>Secreto nuevo</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Eli&amp;minar…</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>Eliminar webhook</translation>
    </message>
    <message>
        <source>Reading the webhooks…</source>
        <translation>Leyendo los webhooks…</translation>
    </message>
    <message>
        <source>No webhooks yet. Add one to notify another program.</source>
        <translation>Todavía no hay webhooks. Añada uno para avisar a otro programa.</translation>
    </message>
    <message>
        <source>Choose a webhook first.</source>
        <translation>Elija primero un webhook.</translation>
    </message>
    <message>
        <source>Switching the webhook off…</source>
        <translation>Desactivando el webhook…</translation>
    </message>
    <message>
        <source>Switching the webhook on…</source>
        <translation>Activando el webhook…</translation>
    </message>
    <message>
        <source>Switched on the webhook %1</source>
        <translation>Webhook %1 activado</translation>
    </message>
    <message>
        <source>Switched off the webhook %1</source>
        <translation>Webhook %1 desactivado</translation>
    </message>
    <message>
        <source>Make a new secret for the webhook %1? Messages are signed with both secrets for 24 hours; then the old one no longer counts.</source>
        <translation>¿Crear un secreto nuevo para el webhook %1? Durante 24 horas los mensajes se firman con ambos secretos; después el anterior ya no vale.</translation>
    </message>
    <message>
        <source>Make New Secret</source>
        <translation>Crear secreto nuevo</translation>
    </message>
    <message>
        <source>Making a new secret…</source>
        <translation>Creando un secreto nuevo…</translation>
    </message>
    <message>
        <source>Delete the webhook %1? Nothing more is sent to it, not even pending messages, and its log is lost. This cannot be undone.</source>
        <translation>¿Eliminar el webhook %1? Ya no se le enviará nada, ni lo que espera, y su registro se perderá. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Eliminar %1</translation>
    </message>
    <message>
        <source>Deleting the webhook…</source>
        <translation>Eliminando el webhook…</translation>
    </message>
    <message>
        <source>Deleted the webhook %1</source>
        <translation>Webhook %1 eliminado</translation>
    </message>
    <message>
        <source>De&amp;liveries…</source>
        <translation>En&amp;tregas…</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookLogDialog</name>
    <message>
        <source>Deliveries to %1</source>
        <translation>Entregas a %1</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Entregas</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Intentos</translation>
    </message>
    <message>
        <source>Next attempt</source>
        <translation>Próximo intento</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>Act&amp;ualizar</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>&amp;Reenviar</translation>
    </message>
    <message>
        <source>Send Again &amp;Since…</source>
        <translation>Reenviar &amp;desde…</translation>
    </message>
    <message>
        <source>Which deliveries to show</source>
        <translation>Qué entregas mostrar</translation>
    </message>
    <message>
        <source>All deliveries</source>
        <translation>Todas las entregas</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Mostrar</translation>
    </message>
    <message>
        <source>Place in the log</source>
        <translation>Posición en el registro</translation>
    </message>
    <message>
        <source>Newer deliveries</source>
        <translation>Entregas más recientes</translation>
    </message>
    <message>
        <source>Older deliveries</source>
        <translation>Entregas más antiguas</translation>
    </message>
    <message>
        <source>Atte&amp;mpts of the chosen delivery</source>
        <translation>&amp;Intentos de la entrega elegida</translation>
    </message>
    <message>
        <source>Reading the deliveries…</source>
        <translation>Leyendo las entregas…</translation>
    </message>
    <message>
        <source>No delivery is in this state.</source>
        <translation>Ninguna entrega está en este estado.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Todavía no se ha enviado nada.</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>first, last, number of deliveries</comment>
        <translation>%1–%2 de %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no more.</source>
        <translation>No hay más.</translation>
    </message>
    <message>
        <source>Choose a delivery first.</source>
        <translation>Elija primero una entrega.</translation>
    </message>
    <message>
        <source>Sending it again…</source>
        <translation>Reenviando…</translation>
    </message>
    <message>
        <source>Sending them again…</source>
        <translation>Reenviando…</translation>
    </message>
    <message>
        <source>It is sent again, with the same identifier.</source>
        <translation>Se reenvía, con el mismo identificador.</translation>
    </message>
    <message>
        <source>Since then nothing was sent that does not wait already.</source>
        <translation>Desde entonces no se envió nada que no esté ya en espera.</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries are sent again.</source>
        <translation>
            <numerusform>Se reenvía %Ln entrega.</numerusform>
            <numerusform>Se reenvían %Ln entregas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Comentarios</translation>
    </message>
    <message>
        <source>&amp;Open Feedback</source>
        <translation>A&amp;brir comentario</translation>
    </message>
    <message>
        <source>There is no feedback to open here.</source>
        <translation>No hay ningún comentario que abrir aquí.</translation>
    </message>
</context>
<context>
    <name>triage::app::ReplaySinceDialog</name>
    <message>
        <source>Send again</source>
        <translation>Reenviar</translation>
    </message>
    <message>
        <source>&amp;Send Again</source>
        <translation>&amp;Reenviar</translation>
    </message>
    <message>
        <source>Everything that was to be sent s&amp;ince</source>
        <translation>&amp;Todo lo que debía enviarse desde</translation>
    </message>
    <message>
        <source>Also what arrived before. The receiver knows a message by its identifier, which stays the same. At most 10,000 at a time.</source>
        <translation>También lo que ya llegó. El receptor reconoce un mensaje por su identificador, que no cambia. Como máximo 10 000 a la vez.</translation>
    </message>
</context>
<context>
    <name>triage::app::UndoneChanges</name>
    <message>
        <source>%1 (undone)</source>
        <comment>what happened</comment>
        <translation>%1 (deshecho)</translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePlans</name>
    <message>
        <source>, </source>
        <comment>between tags</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Assigned to %1</source>
        <translation>Asignado a %1</translation>
    </message>
    <message>
        <source>It is assigned to you already</source>
        <translation>Ya está asignado a usted</translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>Ya está así</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Etiquetar elemento</numerusform>
            <numerusform>Etiquetar %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wake %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Recuperar elemento</numerusform>
            <numerusform>Recuperar %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snooze %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Posponer elemento</numerusform>
            <numerusform>Posponer %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Rechazar elemento</numerusform>
            <numerusform>Rechazar %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marcar elemento como hecho</numerusform>
            <numerusform>Marcar %Ln elementos como hecho</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Reabrir elemento</numerusform>
            <numerusform>Reabrir %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %1 off %n</source>
        <comment>tags, feedback</comment>
        <translation>
            <numerusform>Etiqueta quitada: %1</numerusform>
            <numerusform>Etiqueta quitada de %Ln elementos: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tagged %n with %1</source>
        <comment>feedback, tags</comment>
        <translation>
            <numerusform>Etiquetado con %1</numerusform>
            <numerusform>%Ln elementos etiquetados con %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Woke %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Recuperado</numerusform>
            <numerusform>%Ln elementos recuperados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n until %1</source>
        <comment>feedback, time</comment>
        <translation>
            <numerusform>Pospuesto hasta %1</numerusform>
            <numerusform>%Ln elementos pospuestos hasta %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declined %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Rechazado</numerusform>
            <numerusform>%Ln elementos rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marcado como hecho</numerusform>
            <numerusform>%Ln elementos marcados como hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Reabierto</numerusform>
            <numerusform>%Ln elementos reabiertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>Asignado a %1</numerusform>
            <numerusform>%Ln elementos asignados a %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Asignado a usted</numerusform>
            <numerusform>%Ln elementos asignados a usted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassigned %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Asignación quitada</numerusform>
            <numerusform>Asignación de %Ln elementos quitada</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>Asignar elemento a %1</numerusform>
            <numerusform>Asignar %Ln elementos a %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Asignarle el elemento</numerusform>
            <numerusform>Asignarle %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Quitar la asignación del elemento</numerusform>
            <numerusform>Quitar la asignación de %Ln elementos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SnoozeDialog</name>
    <message>
        <source>This time is over.</source>
        <translation>Ese momento ya pasó.</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Fecha y hora</translation>
    </message>
    <message>
        <source>&amp;Date and time</source>
        <translation>&amp;Fecha y hora</translation>
    </message>
    <message>
        <source>&amp;Snooze</source>
        <translation>&amp;Posponer</translation>
    </message>
    <message>
        <source>Snooze until</source>
        <translation>Posponer hasta</translation>
    </message>
    <message>
        <source>For example: %1, 14:30, 20 min, tomorrow 9, Monday</source>
        <comment>a date and time</comment>
        <translation>Por ejemplo: %1, 14:30, 20 min, mañana 9, lunes</translation>
    </message>
    <message>
        <source>This is not a time.</source>
        <translation>Esto no es una hora.</translation>
    </message>
</context>
<context>
    <name>triage::app::OwnerPicker</name>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>you</source>
        <translation>usted</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>Asignar a</translation>
    </message>
    <message>
        <source>Matching members</source>
        <translation>Miembros que coinciden</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
    </message>
</context>
<context>
    <name>triage::app::TagPicker</name>
    <message>
        <source>At most %1 characters</source>
        <translation>Como máximo %1 caracteres</translation>
    </message>
    <message>
        <source>A tag has no comma</source>
        <translation>Una etiqueta no tiene comas</translation>
    </message>
    <message>
        <source>New tag “%1”</source>
        <translation>Nueva etiqueta «%1»</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>quitar</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Matching tags</source>
        <translation>Etiquetas que coinciden</translation>
    </message>
    <message>
        <source>Tag, or a new one</source>
        <translation>Etiqueta, también nueva</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPickers</name>
    <message>
        <source>A &amp;Date…</source>
        <translation>Una &amp;fecha…</translation>
    </message>
    <message>
        <source>&amp;Monday</source>
        <translation>&amp;Lunes</translation>
    </message>
    <message>
        <source>&amp;Tomorrow</source>
        <translation>&amp;Mañana</translation>
    </message>
    <message>
        <source>&amp;Later Today</source>
        <translation>Más &amp;tarde hoy</translation>
    </message>
    <message>
        <source>&amp;Wake Now</source>
        <translation>&amp;Recuperar ahora</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Posponer</translation>
    </message>
    <message>
        <source>In 1 &amp;Hour</source>
        <translation>En 1 &amp;hora</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkStrip</name>
    <message>
        <source>Open Again</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Show feedback with the tag %1</source>
        <translation>Mostrar los comentarios con la etiqueta %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>alguien</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <comment>member</comment>
        <translation>Responsable: %1</translation>
    </message>
    <message>
        <source>Snoozed until %1</source>
        <comment>time</comment>
        <translation>Pospuesto hasta %1</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state, time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>command, what it does</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>triage::app::FilterChips</name>
    <message>
        <source>In any state</source>
        <translation>En cualquier estado</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Open, also snoozed</source>
        <translation>Abierto, también pospuesto</translation>
    </message>
    <message>
        <source>To work on</source>
        <translation>Por tratar</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Done or declined</source>
        <translation>Hechos o rechazados</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Pospuestos</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>Responsable: %1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Etiqueta %1</translation>
    </message>
    <message>
        <source>Each group once</source>
        <translation>Cada grupo una vez</translation>
    </message>
    <message>
        <source>With duplicates</source>
        <translation>Con duplicados</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateActs</name>
    <message>
        <source>No duplicate is suggested.</source>
        <translation>No se sugiere ningún duplicado.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>No hay nada seleccionado.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateQueue</name>
    <message>
        <source>the same with a probability of %1</source>
        <translation>lo mismo con una probabilidad del %1</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>fusionado</translation>
    </message>
    <message>
        <source>marked as different</source>
        <translation>marcado como distinto</translation>
    </message>
    <message>
        <source>merged or deleted meanwhile</source>
        <translation>fusionado o eliminado mientras tanto</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The suggestions cannot be read</source>
        <translation>No se pueden leer las sugerencias</translation>
    </message>
    <message>
        <source>Suggested duplicates</source>
        <translation>Duplicados sugeridos</translation>
    </message>
    <message>
        <source>Reading the suggestions…</source>
        <translation>Leyendo las sugerencias…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message>
        <source>No duplicates are suggested</source>
        <translation>No se sugieren duplicados</translation>
    </message>
    <message>
        <source>New feedback is compared with the rest while it is routed.</source>
        <translation>Los comentarios nuevos se comparan con los demás al enrutarlos.</translation>
    </message>
    <message>
        <source>May be the same</source>
        <translation>Puede ser lo mismo</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>Buscando duplicados…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Más tarde</translation>
    </message>
    <message>
        <source>Items of the group</source>
        <translation>Elementos del grupo</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>En común: %1</translation>
    </message>
    <message>
        <source>Merged groups: %1. Groups without duplicates: %2.</source>
        <comment>numbers</comment>
        <translation>Grupos fusionados: %1. Grupos sin duplicados: %2.</translation>
    </message>
    <message>
        <source>Everything is judged</source>
        <translation>Todo está juzgado</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>And %1 more</source>
        <comment>number</comment>
        <translation>Y %1 más</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>place, state</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>group</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>No es un duplicado</translation>
    </message>
    <message>
        <source>Your last change was not made here. Undo it in the main window.</source>
        <translation>Su último cambio no se hizo aquí. Deshágalo en la ventana principal.</translation>
    </message>
    <message>
        <source>Undo All</source>
        <translation>Deshacer todo</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>El más antiguo</translation>
    </message>
    <message>
        <source>Keep as original</source>
        <translation>Conservar como original</translation>
    </message>
    <message>
        <source>%1 The oldest item is the original now.</source>
        <comment>sentence</comment>
        <translation>%1 Ahora el original es el elemento más antiguo.</translation>
    </message>
    <message>
        <source>These items were merged or deleted meanwhile.</source>
        <translation>Estos elementos se fusionaron o eliminaron mientras tanto.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateSection</name>
    <message>
        <source>Unmerge</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Maybe the same</source>
        <translation>Quizá lo mismo</translation>
    </message>
    <message>
        <source>Make the chosen duplicate an item of its own again</source>
        <translation>Dejar que el duplicado elegido vuelva a ser independiente</translation>
    </message>
    <message>
        <source>Make it an item of its own again</source>
        <translation>Dejar que vuelva a ser independiente</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>En común: %1</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>Duplicados: %1</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplicados</translation>
    </message>
    <message>
        <source>Duplicate of %1</source>
        <comment>title</comment>
        <translation>Duplicado de %1</translation>
    </message>
    <message>
        <source>%1, the same with a probability of %2</source>
        <comment>feedback, share</comment>
        <translation>%1, lo mismo con una probabilidad del %2</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionar</translation>
    </message>
    <message>
        <source>Maybe the same: %1</source>
        <comment>title</comment>
        <translation>Quizá lo mismo: %1</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>No es un duplicado</translation>
    </message>
</context>
<context>
    <name>triage::app::MergePlans</name>
    <message>
        <source>an item that is not here</source>
        <translation>un elemento que no está aquí</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>Ya están fusionados</translation>
    </message>
    <message>
        <source>The original was deleted.</source>
        <translation>El original se eliminó.</translation>
    </message>
    <message numerus="yes">
        <source>Unmerge %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Separar elemento</numerusform>
            <numerusform>Separar %Ln elementos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>Fusionado con «%1»</numerusform>
            <numerusform>%Ln elementos fusionados con «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as different; they are not suggested again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Elemento marcado como distinto; no se volverá a sugerir</numerusform>
            <numerusform>%Ln elementos marcados como distintos; no se volverán a sugerir</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>Fusionar elemento con «%1»</numerusform>
            <numerusform>Fusionar %Ln elementos con «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as different</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marcar elemento como distinto</numerusform>
            <numerusform>Marcar %Ln elementos como distintos</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>Ya está así</translation>
    </message>
    <message>
        <source>It is not a duplicate and has none</source>
        <translation>No es un duplicado ni tiene ninguno</translation>
    </message>
    <message numerus="yes">
        <source>Unmerged %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>El elemento vuelve a ser independiente</numerusform>
            <numerusform>%Ln elementos vuelven a ser independientes</numerusform>
        </translation>
    </message>
    <message>
        <source>The original is not in the copy on this computer.</source>
        <translation>El original no está en la copia de este equipo.</translation>
    </message>
</context>
<context>
    <name>triage::app::SamePicker</name>
    <message>
        <source>Words of the item to merge with</source>
        <translation>Palabras del elemento con el que fusionar</translation>
    </message>
    <message>
        <source>Words of the item</source>
        <translation>Palabras del elemento</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Fusionar con</translation>
    </message>
    <message>
        <source>Matching feedback</source>
        <translation>Comentarios coincidentes</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Which one do the others become duplicates of?</source>
        <translation>¿De cuál pasan a ser duplicados los demás?</translation>
    </message>
    <message>
        <source>Nothing is suggested. Type words of the other item.</source>
        <translation>No hay sugerencias. Escriba palabras del otro elemento.</translation>
    </message>
    <message>
        <source>Nothing else has these words.</source>
        <translation>Ningún otro elemento tiene estas palabras.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewDialog</name>
    <message>
        <source>Saving the view…</source>
        <translation>Guardando la vista…</translation>
    </message>
    <message>
        <source>A view needs a name.</source>
        <translation>Una vista necesita un nombre.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Guardando…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texto es demasiado largo.</translation>
    </message>
    <message>
        <source>&amp;Save View</source>
        <translation>&amp;Guardar vista</translation>
    </message>
    <message>
        <source>&amp;Everybody in the organization sees it</source>
        <translation>&amp;Toda la organización la ve</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Nombre de la vista</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nombre</translation>
    </message>
    <message>
        <source>Save as view</source>
        <translation>Guardar como vista</translation>
    </message>
    <message>
        <source>Edit view</source>
        <translation>Editar vista</translation>
    </message>
    <message>
        <source>Somebody deleted this view. Save it again to keep the list as a new view.</source>
        <translation>Alguien eliminó esta vista. Guárdela de nuevo para conservar la lista como una vista nueva.</translation>
    </message>
</context>
<context>
    <name>triage::app::TakeNext</name>
    <message numerus="yes">
        <source>%1 You finished %n today.</source>
        <comment>sentence about an empty queue</comment>
        <translation>
            <numerusform>%1 Hoy terminó %Ln.</numerusform>
            <numerusform>%1 Hoy terminó %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here is free. Everything is assigned, or somebody is writing on it.</source>
        <translation>Aquí no hay nada libre. Todo está asignado o alguien lo está editando.</translation>
    </message>
    <message>
        <source>Assigned to you: %1</source>
        <comment>feedback</comment>
        <translation>Asignado a usted: %1</translation>
    </message>
    <message>
        <source>The next item comes from a buffer, a saved view or all feedback. Clear the search and the filters, or save this list as a view.</source>
        <translation>El siguiente comentario viene de una bandeja, de una vista guardada o de todos los comentarios. Quite la búsqueda y los filtros, o guarde esta lista como vista.</translation>
    </message>
    <message>
        <source>Go to a buffer or to all feedback, or save this list as a view.</source>
        <translation>Vaya a una bandeja o a todos los comentarios, o guarde esta lista como vista.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewActions</name>
    <message>
        <source>It is the last one</source>
        <translation>Es el último</translation>
    </message>
    <message>
        <source>It is the first one</source>
        <translation>Es el primero</translation>
    </message>
    <message>
        <source>The view has these filters already</source>
        <translation>La vista ya tiene estos filtros</translation>
    </message>
    <message>
        <source>Open a view first</source>
        <translation>Abra primero una vista</translation>
    </message>
    <message>
        <source>The view %1 has filters that this program does not have. Its list here has more.</source>
        <translation>La vista %1 tiene filtros que este programa no tiene. Su lista tiene más aquí.</translation>
    </message>
    <message>
        <source>The buffer of this view was deleted.</source>
        <translation>La bandeja de esta vista se eliminó.</translation>
    </message>
    <message>
        <source>This view is not here, or it was deleted.</source>
        <translation>Esta vista no está aquí, o se eliminó.</translation>
    </message>
    <message>
        <source>View deleted: %1</source>
        <translation>Vista eliminada: %1</translation>
    </message>
    <message>
        <source>View moved: %1</source>
        <translation>Vista movida: %1</translation>
    </message>
    <message>
        <source>View changed: %1</source>
        <translation>Vista cambiada: %1</translation>
    </message>
    <message>
        <source>View saved: %1</source>
        <translation>Vista guardada: %1</translation>
    </message>
    <message>
        <source>The view %1 was deleted. Its list stays here.</source>
        <translation>La vista %1 se eliminó. Su lista se queda aquí.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>La etiqueta %1 ya no existe.</translation>
    </message>
    <message>
        <source>The view %1 was changed.</source>
        <translation>La vista %1 cambió.</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPlots</name>
    <message numerus="yes">
        <source>%1 did most: %Ln</source>
        <comment>member, count</comment>
        <translation>
            <numerusform>%1 hizo más: %Ln</numerusform>
            <numerusform>%1 hizo más: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %Ln were done within %1</source>
        <comment>count, duration</comment>
        <translation>
            <numerusform>La mitad de %Ln se hizo en %1</numerusform>
            <numerusform>La mitad de %Ln se hizo en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are open</source>
        <translation>
            <numerusform>%Ln elemento está abierto</numerusform>
            <numerusform>%Ln elementos están abiertos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln open items are older than a year</source>
        <comment>a number, all of them</comment>
        <translation>
            <numerusform>%1 de %Ln elemento abierto tiene más de un año</numerusform>
            <numerusform>%1 de %Ln elementos abiertos tienen más de un año</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln days</source>
        <translation>
            <numerusform>Como máximo %Ln día</numerusform>
            <numerusform>Como máximo %Ln días</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln days</source>
        <translation>
            <numerusform>Más de %Ln día</numerusform>
            <numerusform>Más de %Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Antigüedad</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abiertos</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>%1 opened, %2 closed</source>
        <comment>numbers of feedback</comment>
        <translation>%1 abiertos, %2 cerrados</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Rechazados</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecho</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semana</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Cerrados</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Abiertos</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewCommands</name>
    <message>
        <source>Link to this view copied</source>
        <translation>Enlace a esta vista copiado</translation>
    </message>
    <message>
        <source>Link to this list copied</source>
        <translation>Enlace a esta lista copiado</translation>
    </message>
</context>
<context>
    <name>triage::app::PagedDialog</name>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
</context>
<context>
    <name>triage::app::SettingsDialog</name>
    <message>
        <source>API tokens</source>
        <translation>Tokens de API</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importaciones</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Miembros</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organización</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhooks</translation>
    </message>
</context>
<context>
    <name>triage::app::GettingStarted</name>
    <message>
        <source>Bring feedback in</source>
        <translation>Traer comentarios</translation>
    </message>
    <message>
        <source>Close Getting Started</source>
        <translation>Cerrar los primeros pasos</translation>
    </message>
    <message>
        <source>Create a buffer for each topic</source>
        <translation>Crear una bandeja para cada tema</translation>
    </message>
    <message>
        <source>Getting started %1/%2</source>
        <comment>number of steps that are done, of all steps</comment>
        <translation>Primeros pasos %1/%2</translation>
    </message>
    <message>
        <source>Invite a colleague</source>
        <translation>Invitar a un compañero</translation>
    </message>
    <message>
        <source>Learn four keys: J goes on, K goes back, Y confirms, M moves</source>
        <translation>Aprender cuatro teclas: J avanza, K retrocede, Y confirma, M mueve</translation>
    </message>
    <message>
        <source>The first steps to a sorted inbox</source>
        <translation>Los primeros pasos hacia una bandeja ordenada</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>a step that is done</comment>
        <translation>✓ %1</translation>
    </message>
</context>
<context>
    <name>triage::app::SnoozeTimes</name>
    <message>
        <source>days</source>
        <translation>días</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>horas</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutos</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>mañana</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>semanas</translation>
    </message>
</context>
<context>
    <name>triage::app::ListTally</name>
    <message>
        <source>Show what is done, snoozed, declined or a duplicate, too</source>
        <translation>Mostrar también lo hecho, lo pospuesto, lo rechazado y lo duplicado</translation>
    </message>
    <message>
        <source>%1 hidden · Show</source>
        <comment>such as: 34 done, 3 snoozed</comment>
        <translation>Ocultos: %1 · Mostrar</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln hecho</numerusform>
            <numerusform>%Ln hechos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozed</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln pospuesto</numerusform>
            <numerusform>%Ln pospuestos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln rechazado</numerusform>
            <numerusform>%Ln rechazados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln duplicado</numerusform>
            <numerusform>%Ln duplicados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SplitDialog</name>
    <message>
        <source>Split off</source>
        <translation>Separar</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Título</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xto</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sin título</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texto es demasiado largo.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>Se está guardando.</translation>
    </message>
    <message>
        <source>&amp;Remove these words from this feedback</source>
        <translation>&amp;Quitar estas palabras de este comentario</translation>
    </message>
    <message>
        <source>&amp;Split Off</source>
        <translation>&amp;Separar</translation>
    </message>
    <message>
        <source>This feedback has no other words.</source>
        <translation>Este comentario no tiene otras palabras.</translation>
    </message>
    <message>
        <source>Splitting…</source>
        <translation>Separando…</translation>
    </message>
    <message>
        <source>This feedback has these words more than once.</source>
        <translation>Este comentario tiene estas palabras más de una vez.</translation>
    </message>
</context>
<context>
    <name>triage::app::IconField</name>
    <message>
        <source>&amp;Icon</source>
        <translation>&amp;Icono</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Icono</translation>
    </message>
    <message>
        <source>An emoji, or a name from the list</source>
        <translation>Un emoji o un nombre de la lista</translation>
    </message>
    <message>
        <source>Choose an icon</source>
        <translation>Elegir un icono</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Iconos</translation>
    </message>
    <message>
        <source>No Icon</source>
        <translation>Sin icono</translation>
    </message>
</context>
<context>
    <name>triage::app::LostChanges</name>
    <message numerus="yes">
        <source>Do lost changes of %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Repetir los cambios perdidos</numerusform>
            <numerusform>Repetir los cambios perdidos de %Ln comentarios</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Repetido</numerusform>
            <numerusform>Repetido en %Ln comentarios</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>Ya está así</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeTable</name>
    <message>
        <source>Somebody assigns an item to me</source>
        <translation>Alguien me asigna un elemento</translation>
    </message>
    <message>
        <source>%1 assigned an item to you</source>
        <translation>%1 le ha asignado un elemento</translation>
    </message>
    <message>
        <source>A note on an item that is mine, or that I wrote on</source>
        <translation>Una nota en un elemento mío, o en el que escribí</translation>
    </message>
    <message>
        <source>%1 wrote a note</source>
        <translation>%1 ha escrito una nota</translation>
    </message>
    <message>
        <source>An item of mine is back from its snooze</source>
        <translation>Vuelve un elemento mío pospuesto</translation>
    </message>
    <message>
        <source>Back from its snooze</source>
        <translation>Ha vuelto</translation>
    </message>
    <message>
        <source>An item of mine is reported again</source>
        <translation>Un elemento mío se notifica de nuevo</translation>
    </message>
    <message>
        <source>Reported again</source>
        <translation>Notificado de nuevo</translation>
    </message>
    <message>
        <source>Somebody splits an item of mine</source>
        <translation>Alguien separa un elemento mío</translation>
    </message>
    <message>
        <source>%1 split an item of yours</source>
        <translation>%1 ha separado un elemento suyo</translation>
    </message>
    <message>
        <source>A buffer receives more feedback than usual</source>
        <translation>Una bandeja recibe más comentarios de lo habitual</translation>
    </message>
    <message>
        <source>More feedback than usual in %1</source>
        <translation>Más comentarios de lo habitual en %1</translation>
    </message>
    <message>
        <source>A webhook is switched off</source>
        <translation>Se desactiva un webhook</translation>
    </message>
    <message>
        <source>A webhook was switched off</source>
        <translation>Se ha desactivado un webhook</translation>
    </message>
    <message>
        <source>My token ends within seven days</source>
        <translation>Mi token caduca en siete días</translation>
    </message>
    <message>
        <source>Your token ends on %1</source>
        <translation>Su token caduca el %1</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeWords</name>
    <message>
        <source>a deleted buffer</source>
        <translation>una bandeja eliminada</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeBell</name>
    <message>
        <source>Notices</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Nothing happened to your items.</source>
        <translation>No ha pasado nada con sus elementos.</translation>
    </message>
    <message>
        <source>Choose Notices…</source>
        <translation>Elegir avisos…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Anteriores</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nuevos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happened, feedback</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, how long ago</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unread notices</source>
        <translation>
            <numerusform>%Ln aviso sin leer</numerusform>
            <numerusform>%Ln avisos sin leer</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PresenceWords</name>
    <message>
        <source>Somebody</source>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>%1 is writing a note</source>
        <translation>%1 está escribiendo una nota</translation>
    </message>
    <message>
        <source>%1 is looking at this</source>
        <translation>%1 está viendo esto</translation>
    </message>
</context>
<context>
    <name>triage::app::ThresholdScale</name>
    <message>
        <source>Thresholds of routing</source>
        <translation>Umbrales de la clasificación</translation>
    </message>
    <message>
        <source>Below %1: unassigned. From %1: assigned and marked for review. From %2: assigned.</source>
        <comment>two shares in percent</comment>
        <translation>Menos de %1: sin bandeja. Desde %1: se asigna y se marca para revisar. Desde %2: se asigna.</translation>
    </message>
</context>
</TS>
