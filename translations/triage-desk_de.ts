<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>triage::app</name>
    <message>
        <source>Somebody merged these items the other way round. Their merge was kept.</source>
        <translation>Jemand hat diese Einträge andersherum zusammengeführt. Das wurde beibehalten.</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>It is assigned to %1.</source>
        <translation>Es ist %1 zugewiesen.</translation>
    </message>
    <message>
        <source>Can’t reach the server. Is it running?</source>
        <translation>Der Server ist nicht erreichbar. Läuft er?</translation>
    </message>
    <message>
        <source>Can’t find this server. Check the address and the network.</source>
        <translation>Dieser Server ist nicht zu finden. Prüfen Sie die Adresse und das Netzwerk.</translation>
    </message>
    <message>
        <source>The server ended the connection before it had answered.</source>
        <translation>Der Server hat die Verbindung beendet, bevor er geantwortet hat.</translation>
    </message>
    <message>
        <source>No secure connection could be made to the server.</source>
        <translation>Es konnte keine sichere Verbindung zum Server hergestellt werden.</translation>
    </message>
    <message>
        <source>The server took too long to answer.</source>
        <translation>Der Server hat zu lange nicht geantwortet.</translation>
    </message>
    <message>
        <source>The network’s proxy does not let the request pass.</source>
        <translation>Der Proxy des Netzwerks lässt die Anfrage nicht durch.</translation>
    </message>
    <message>
        <source>There is no network at the moment.</source>
        <translation>Zurzeit besteht keine Netzwerkverbindung.</translation>
    </message>
    <message>
        <source>The connection to the server failed.</source>
        <translation>Die Verbindung zum Server ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>The server’s answer is larger than any that Triage Desk expects.</source>
        <translation>Die Antwort des Servers ist größer, als Triage Desk je erwartet.</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>Die Anfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <source>Triage Desk is already open and is not responding (%1).</source>
        <translation>Triage Desk ist bereits geöffnet und reagiert nicht (%1).</translation>
    </message>
    <message>
        <source>What answered is not Triage Desk. A proxy or the network’s sign-in page may stand in between.</source>
        <translation>Geantwortet hat nicht Triage Desk. Vielleicht ist ein Proxy oder die Anmeldeseite des Netzwerks dazwischen.</translation>
    </message>
    <message>
        <source>The server does not accept the token.</source>
        <translation>Der Server akzeptiert das Token nicht.</translation>
    </message>
    <message>
        <source>The server cannot answer at the moment (%1).</source>
        <translation>Der Server kann zurzeit nicht antworten (%1).</translation>
    </message>
    <message>
        <source>The server’s address leads elsewhere. Use the address that it leads to.</source>
        <translation>Die Adresse des Servers führt woandershin. Verwenden Sie die Adresse, auf die sie verweist.</translation>
    </message>
    <message>
        <source>Triage Desk at %1.</source>
        <translation>Triage Desk unter %1.</translation>
    </message>
    <message>
        <source>The server at %1 cannot answer at the moment.</source>
        <translation>Der Server unter %1 kann zurzeit nicht antworten.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is not Triage Desk.</source>
        <translation>Unter %1 antwortet etwas, aber nicht Triage Desk.</translation>
    </message>
    <message>
        <source>Enter the server’s address, such as https://triage.example.com.</source>
        <translation>Geben Sie die Adresse des Servers ein, etwa https://triage.example.com.</translation>
    </message>
    <message>
        <source>Triage Desk at %1. This connection isn’t encrypted: others on the network could read your token.</source>
        <translation>Triage Desk auf %1. Diese Verbindung ist nicht verschlüsselt: Andere im Netzwerk könnten Ihr Token lesen.</translation>
    </message>
    <message>
        <source>This server wants an encrypted connection: use %1.</source>
        <translation>Dieser Server verlangt eine verschlüsselte Verbindung: Verwenden Sie %1.</translation>
    </message>
    <message>
        <source>A token has no spaces or line breaks. Copy it again.</source>
        <translation>Ein Token enthält keine Leerzeichen oder Zeilenumbrüche. Kopieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This is a widget token, which can only hand in feedback from web pages. Triage Desk needs a full-access token: it begins with ib_. An administrator can make one.</source>
        <translation>Das ist ein Widget-Token, mit dem sich nur Feedback von Webseiten einreichen lässt. Triage Desk braucht ein Token mit vollem Zugriff: Es beginnt mit ib_. Wer das Team verwaltet, kann eines erstellen.</translation>
    </message>
    <message>
        <source>A token begins with ib_.</source>
        <translation>Ein Token beginnt mit ib_.</translation>
    </message>
    <message>
        <source>A part of the token is missing: it has %1 characters instead of %2.</source>
        <translation>Ein Teil des Tokens fehlt: Es hat %1 statt %2 Zeichen.</translation>
    </message>
    <message>
        <source>The token is too long: it has %1 characters instead of %2.</source>
        <translation>Das Token ist zu lang: Es hat %1 statt %2 Zeichen.</translation>
    </message>
    <message>
        <source>This token has a typo. Copy it again.</source>
        <translation>Dieses Token enthält einen Tippfehler. Kopieren Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This server is too old for this version of Triage Desk. Ask its administrator to update it.</source>
        <translation>Dieser Server ist zu alt für diese Version von Triage Desk. Bitten Sie seine Verwaltung, ihn zu aktualisieren.</translation>
    </message>
    <message>
        <source>Somebody else changed it in the meantime; their change was kept.</source>
        <translation>Jemand anderes hat es inzwischen geändert; diese Änderung wurde behalten.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Triage Desk is already open on another display (%1). Close it there first.</source>
        <translation>Triage Desk ist schon auf einem anderen Bildschirm geöffnet (%1). Schließen Sie es zuerst dort.</translation>
    </message>
    <message>
        <source>A change whose description was lost</source>
        <translation>Eine Änderung, deren Beschreibung verloren ging</translation>
    </message>
    <message>
        <source>A part of this change may be lost: its file was damaged.</source>
        <translation>Ein Teil dieser Änderung ist vielleicht verloren: Ihre Datei war beschädigt.</translation>
    </message>
    <message>
        <source>This server answers only without encryption. To accept that, enter %1.</source>
        <translation>Dieser Server antwortet nur unverschlüsselt. Wenn Sie das hinnehmen, geben Sie %1 ein.</translation>
    </message>
    <message>
        <source>The server’s certificate has expired. Ask its administrator to renew it.</source>
        <translation>Das Zertifikat des Servers ist abgelaufen. Bitten Sie die Verwaltung, es zu erneuern.</translation>
    </message>
    <message>
        <source>The server’s certificate is not valid yet. Check the date of this computer.</source>
        <translation>Das Zertifikat des Servers gilt noch nicht. Prüfen Sie das Datum dieses Computers.</translation>
    </message>
    <message>
        <source>The server’s certificate belongs to another name. Check the address.</source>
        <translation>Das Zertifikat des Servers gehört zu einem anderen Namen. Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>The server’s certificate is self-signed, and this computer does not trust it.</source>
        <translation>Das Zertifikat des Servers ist selbst signiert, und dieser Computer vertraut ihm nicht.</translation>
    </message>
    <message>
        <source>The server’s certificate is from an authority that this computer does not trust.</source>
        <translation>Das Zertifikat des Servers stammt von einer Stelle, der dieser Computer nicht vertraut.</translation>
    </message>
    <message>
        <source>The server’s certificate was revoked.</source>
        <translation>Das Zertifikat des Servers wurde widerrufen.</translation>
    </message>
    <message>
        <source>The server’s certificate cannot be verified.</source>
        <translation>Das Zertifikat des Servers kann nicht geprüft werden.</translation>
    </message>
    <message>
        <source>The server no longer has this item.</source>
        <translation>Der Server hat diesen Eintrag nicht mehr.</translation>
    </message>
    <message>
        <source>The server no longer has this buffer.</source>
        <translation>Der Server hat diese Ablage nicht mehr.</translation>
    </message>
</context>
<context>
    <name>triage::app::AboutDialog</name>
    <message>
        <source>About Triage Desk</source>
        <translation>Über Triage Desk</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Server</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). You may use, study, share and change it. It comes without any warranty.</source>
        <translation>Freie Software unter der GNU General Public License, Version 3 oder später (%1). Sie dürfen sie benutzen, untersuchen, weitergeben und ändern. Sie kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Erstellt mit</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation>Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite (gemeinfrei)</translation>
    </message>
    <message>
        <source>Sorts what your users say into buffers.</source>
        <translation>Sortiert in Ablagen, was Ihre Nutzer sagen.</translation>
    </message>
    <message>
        <source>%1, which cannot be reached just now</source>
        <translation>%1, gerade nicht erreichbar</translation>
    </message>
    <message>
        <source>Asking the server for its version…</source>
        <translation>Der Server wird nach seiner Version gefragt…</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>address of a server</comment>
        <translation>%1, Version %2</translation>
    </message>
    <message>
        <source>%1, which does not tell its version</source>
        <translation>%1, nennt seine Version nicht</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Details kopiert</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountFiles</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountList</name>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Sign &amp;Out…</source>
        <translation>Ab&amp;melden…</translation>
    </message>
    <message>
        <source>Your or&amp;ganizations</source>
        <translation>Ihre Or&amp;ganisationen</translation>
    </message>
    <message>
        <source>Your organizations</source>
        <translation>Ihre Organisationen</translation>
    </message>
    <message>
        <source>%1, as %2, on %3</source>
        <comment>organization, member, server</comment>
        <translation>%1, als %2, auf %3</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>%1 (offen)</translation>
    </message>
    <message>
        <source>Choose an organization first.</source>
        <translation>Wählen Sie zuerst eine Organisation.</translation>
    </message>
    <message>
        <source>It is open already.</source>
        <translation>Sie ist schon offen.</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityDialog</name>
    <message>
        <source>Activity</source>
        <translation>Aktivität</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Änderungen</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>Disc&amp;ard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Details kopieren</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>Ä&amp;nderungen</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Changes (%Ln)</source>
        <translation>
            <numerusform>Ä&amp;nderungen (%Ln)</numerusform>
            <numerusform>Ä&amp;nderungen (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (rückgängig gemacht)</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Es wurde noch nichts getan.</translation>
    </message>
    <message>
        <source>Choose a change first.</source>
        <translation>Wählen Sie zuerst eine Änderung.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>Sie wird gerade gesendet.</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>Nur Texte lassen sich bearbeiten.</translation>
    </message>
    <message>
        <source>&amp;Redo Mine</source>
        <translation>&amp;Meine erneut anwenden</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a state</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>Ihr Stand: %1</translation>
    </message>
    <message>
        <source>The server has: %1</source>
        <translation>Der Server hat: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n attempt(s)</source>
        <translation>
            <numerusform>%1 · %Ln Versuch</numerusform>
            <numerusform>%1 · %Ln Versuche</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Notiz bearbeiten</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Notiz:</translation>
    </message>
    <message>
        <source>Discard change</source>
        <translation>Änderung verwerfen</translation>
    </message>
    <message>
        <source>Discard this unsent change? (%1)</source>
        <translation>Diese nicht gesendete Änderung verwerfen? (%1)</translation>
    </message>
    <message>
        <source>Discard Change</source>
        <translation>Änderung verwerfen</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>Anfragekennung: %1</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Details kopiert</translation>
    </message>
    <message>
        <source>Everything was sent</source>
        <translation>Alles wurde gesendet</translation>
    </message>
    <message>
        <source>Changes that wait, or that the server refused, are listed here.</source>
        <translation>Hier stehen Änderungen, die warten oder die der Server abgelehnt hat.</translation>
    </message>
    <message>
        <source>Feedback: %1</source>
        <translation>Feedback: %1</translation>
    </message>
    <message>
        <source>&amp;Select Whole Action</source>
        <translation>Ganze Aktion au&amp;swählen</translation>
    </message>
    <message>
        <source>Send &amp;Now</source>
        <translation>Jetzt se&amp;nden</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n changes? They are never sent.</source>
        <translation>
            <numerusform>%Ln Änderung verwerfen? Sie wird nie gesendet.</numerusform>
            <numerusform>%Ln Änderungen verwerfen? Sie werden nie gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Changes (%1, the first %2 are shown)</source>
        <comment>numbers</comment>
        <translation>Ä&amp;nderungen (%1, die ersten %2 sind zu sehen)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Erledigt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityWords</name>
    <message>
        <source>Reported again after a similar item was done.</source>
        <translation>Wieder gemeldet, nachdem ein ähnlicher Eintrag erledigt war.</translation>
    </message>
    <message>
        <source>%1 With %2.</source>
        <comment>what was done, program that did it for its author</comment>
        <translation>%1 Mit %2.</translation>
    </message>
    <message>
        <source>No longer marked as different from another item.</source>
        <translation>Nicht mehr als verschieden von einem anderen Eintrag markiert.</translation>
    </message>
    <message>
        <source>Marked as different from another item.</source>
        <translation>Als verschieden von einem anderen Eintrag markiert.</translation>
    </message>
    <message>
        <source>Took the place of a deleted item. Its duplicates: %1.</source>
        <comment>number</comment>
        <translation>An die Stelle eines gelöschten Eintrags getreten. Duplikate: %1.</translation>
    </message>
    <message>
        <source>Duplicates unmerged: %1.</source>
        <comment>number</comment>
        <translation>Duplikate getrennt: %1.</translation>
    </message>
    <message>
        <source>Duplicates added: %1.</source>
        <comment>number</comment>
        <translation>Hinzugefügte Duplikate: %1.</translation>
    </message>
    <message>
        <source>No longer marked as a duplicate.</source>
        <translation>Nicht mehr als Duplikat markiert.</translation>
    </message>
    <message>
        <source>Marked as a duplicate of another item.</source>
        <translation>Als Duplikat eines anderen Eintrags markiert.</translation>
    </message>
    <message>
        <source>Assigned to %1.</source>
        <comment>buffer</comment>
        <translation>Zu %1 hinzugefügt.</translation>
    </message>
    <message>
        <source>Removed from %1.</source>
        <comment>buffer</comment>
        <translation>Aus %1 entfernt.</translation>
    </message>
    <message>
        <source>Moved from %1 to %2.</source>
        <comment>buffers</comment>
        <translation>Von %1 nach %2 verschoben.</translation>
    </message>
    <message>
        <source>Edited: %1.</source>
        <comment>fields</comment>
        <translation>Bearbeitet: %1.</translation>
    </message>
    <message>
        <source>Marked as reviewed.</source>
        <translation>Als geprüft markiert.</translation>
    </message>
    <message>
        <source>Marked as needing review.</source>
        <translation>Zur Prüfung markiert.</translation>
    </message>
    <message>
        <source>Asked for routing again.</source>
        <translation>Erneute Zuordnung angefordert.</translation>
    </message>
    <message>
        <source>Unassigned. %1</source>
        <comment>reason</comment>
        <translation>Ohne Ablage. %1</translation>
    </message>
    <message>
        <source>Not routed: %1</source>
        <comment>reason</comment>
        <translation>Nicht zugeordnet: %1</translation>
    </message>
    <message>
        <source>Routing failed: %1</source>
        <comment>reason</comment>
        <translation>Zuordnung fehlgeschlagen: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>buffer, how sure the classifier was</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Routed to %1, a new buffer that awaits approval.</source>
        <comment>buffer</comment>
        <translation>%1 zugeordnet, einer neuen Ablage, die auf Freigabe wartet.</translation>
    </message>
    <message>
        <source>Routed to %1.</source>
        <comment>buffers</comment>
        <translation>Zugeordnet zu %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Needs review.</source>
        <translation>Muss geprüft werden.</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>person who sent it</source>
        <translation>Absender</translation>
    </message>
    <message>
        <source>Opened again.</source>
        <translation>Wieder geöffnet.</translation>
    </message>
    <message>
        <source>Marked as done.</source>
        <translation>Als erledigt markiert.</translation>
    </message>
    <message>
        <source>Declined.</source>
        <translation>Abgelehnt.</translation>
    </message>
    <message>
        <source>Assigned it to themselves.</source>
        <translation>Sich zugewiesen.</translation>
    </message>
    <message>
        <source>Assigned it to %1.</source>
        <comment>person</comment>
        <translation>%1 zugewiesen.</translation>
    </message>
    <message>
        <source>Unassigned it.</source>
        <translation>Zuweisung aufgehoben.</translation>
    </message>
    <message>
        <source>Snoozed until %1.</source>
        <comment>time</comment>
        <translation>Zurückgestellt bis %1.</translation>
    </message>
    <message>
        <source>Ended the snooze.</source>
        <translation>Zurückstellung beendet.</translation>
    </message>
    <message>
        <source>Tagged with %1.</source>
        <comment>tags</comment>
        <translation>Mit %1 verschlagwortet.</translation>
    </message>
    <message>
        <source>Took off %1.</source>
        <comment>tags</comment>
        <translation>Schlagwort entfernt: %1.</translation>
    </message>
    <message>
        <source>No longer marked as reviewed.</source>
        <translation>Nicht mehr als geprüft markiert.</translation>
    </message>
    <message>
        <source>Split off a part of the text as another item.</source>
        <translation>Hat einen Teil des Textes als anderen Eintrag abgetrennt.</translation>
    </message>
    <message>
        <source>Split off from another item.</source>
        <translation>Von einem anderen Eintrag abgetrennt.</translation>
    </message>
</context>
<context>
    <name>triage::app::Dates</name>
    <message>
        <source>d MMM</source>
        <comment>date</comment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date</comment>
        <translation>d. MMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>date</comment>
        <translation>Seit %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>date</comment>
        <translation>Bis %1</translation>
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
        <translation>Es ist noch nicht bekannt, was Sie dürfen. Verbinden Sie sich zuerst mit dem Server.</translation>
    </message>
    <message>
        <source>Only administrators of %1 may do this.</source>
        <translation>Das dürfen nur Administratoren von %1.</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the buffer in the meantime.</source>
        <translation>Nicht rückgängig gemacht: Jemand anderes hat die Ablage inzwischen geändert.</translation>
    </message>
    <message>
        <source>Edit buffer %1</source>
        <translation>Ablage %1 bearbeiten</translation>
    </message>
    <message>
        <source>Delete buffer %1</source>
        <translation>Ablage %1 löschen</translation>
    </message>
    <message>
        <source>Someone changed this buffer while it was open here. Save again to replace their version: %1</source>
        <translation>Jemand hat diese Ablage geändert, während sie hier geöffnet war. Speichern Sie noch einmal, um diese Fassung zu ersetzen: %1</translation>
    </message>
    <message>
        <source>Someone changed these settings while they were open here. Save again to replace their values: %1</source>
        <translation>Jemand hat diese Einstellungen geändert, während sie hier geöffnet waren. Speichern Sie noch einmal, um diese Werte zu ersetzen: %1</translation>
    </message>
    <message>
        <source>Duplicates are merged by people only</source>
        <translation>Duplikate führen nur Menschen zusammen</translation>
    </message>
    <message numerus="yes">
        <source>Moved %Ln from %1 to %2</source>
        <translation>
            <numerusform>%Ln von %1 nach %2 verschoben</numerusform>
            <numerusform>%Ln von %1 nach %2 verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Move everything from %1 to %2</source>
        <translation>Alles von %1 nach %2 verschieben</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback stayed, because it was moved since</source>
        <translation>
            <numerusform>%Ln Eintrag blieb, weil er inzwischen verschoben wurde</numerusform>
            <numerusform>%Ln Einträge blieben, weil sie inzwischen verschoben wurden</numerusform>
        </translation>
    </message>
    <message>
        <source>Split off</source>
        <translation>Abtrennen</translation>
    </message>
    <message>
        <source>Split off “%1”</source>
        <translation>„%1“ abgetrennt</translation>
    </message>
    <message>
        <source>Not undone: somebody worked on it in the meantime.</source>
        <translation>Nicht rückgängig gemacht: Jemand hat inzwischen daran gearbeitet.</translation>
    </message>
    <message>
        <source>Only its owner and administrators may change this view</source>
        <translation>Nur wer sie angelegt hat und die Administration dürfen diese Ansicht ändern</translation>
    </message>
    <message>
        <source>Delete view %1</source>
        <translation>Ansicht %1 löschen</translation>
    </message>
    <message>
        <source>Change view %1</source>
        <translation>Ansicht %1 ändern</translation>
    </message>
    <message>
        <source>Create view %1</source>
        <translation>Ansicht %1 anlegen</translation>
    </message>
    <message>
        <source>Someone changed this view while it was open here. Save again to replace their version: %1</source>
        <translation>Jemand hat diese Ansicht geändert, während sie hier offen war. Speichern Sie noch einmal, um diese Fassung zu ersetzen: %1</translation>
    </message>
    <message>
        <source>Assign the next item to you</source>
        <translation>Ihnen den nächsten Eintrag zuweisen</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the view in the meantime.</source>
        <translation>Nicht rückgängig gemacht: Jemand anderes hat die Ansicht inzwischen geändert.</translation>
    </message>
    <message>
        <source>Not moved: somebody else moved the views in the meantime.</source>
        <translation>Nicht verschoben: Jemand anders hat die Ansichten inzwischen verschoben.</translation>
    </message>
    <message>
        <source>Move view %1</source>
        <translation>Ansicht %1 verschieben</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Move open feedback from %1 to %2</source>
        <translation>Offenes von %1 nach %2 verschieben</translation>
    </message>
    <message>
        <source>Moved %1 instead of %2 from %3 to %4</source>
        <comment>numbers of items, buffers</comment>
        <translation>%1 statt %2 von %3 nach %4 verschoben</translation>
    </message>
</context>
<context>
    <name>triage::app::ApiClient</name>
    <message>
        <source>The request was cancelled.</source>
        <translation>Die Anfrage wurde abgebrochen.</translation>
    </message>
    <message>
        <source>You signed in again while the server was answering. Try again.</source>
        <translation>Sie haben sich erneut angemeldet, während der Server antwortete. Versuchen Sie es noch einmal.</translation>
    </message>
</context>
<context>
    <name>triage::app::Application</name>
    <message>
        <source>Sign in to %1 again. %2</source>
        <translation>Bitte bei %1 erneut anmelden. %2</translation>
    </message>
    <message>
        <source>S&amp;witch Organization</source>
        <translation>&amp;Organisation wechseln</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>organization, server</comment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>Signed in for this session only: %1</source>
        <translation>Nur für diese Sitzung angemeldet: %1</translation>
    </message>
    <message>
        <source>This is not a link of Triage Desk.</source>
        <translation>Das war kein Link von Triage Desk.</translation>
    </message>
    <message>
        <source>The link belongs to the organization %1. Sign in to it to open the link.</source>
        <translation>Der Link gehört zur Organisation %1. Melden Sie sich dort an, um ihn zu öffnen.</translation>
    </message>
    <message>
        <source>Triage Desk cannot start</source>
        <translation>Triage Desk kann nicht starten</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token for %1. Enter another one; %n changes wait and are sent then.</source>
        <translation>
            <numerusform>Der Server akzeptiert das Token für %1 nicht mehr. Geben Sie ein anderes ein; %Ln Änderung wartet und wird dann gesendet.</numerusform>
            <numerusform>Der Server akzeptiert das Token für %1 nicht mehr. Geben Sie ein anderes ein; %Ln Änderungen warten und werden dann gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token for %1. Enter another one.</source>
        <translation>Der Server akzeptiert das Token für %1 nicht mehr. Geben Sie ein anderes ein.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Abmelden</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 were not sent yet. They stay on this computer, and are sent when you sign in there again.</source>
        <translation>
            <numerusform>%Ln Änderung in %1 ist noch nicht gesendet. Sie bleibt auf diesem Computer und wird gesendet, wenn Sie sich dort wieder anmelden.</numerusform>
            <numerusform>%Ln Änderungen in %1 sind noch nicht gesendet. Sie bleiben auf diesem Computer und werden gesendet, wenn Sie sich dort wieder anmelden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign Out</source>
        <translation>Abmelden</translation>
    </message>
    <message>
        <source>You are signed out of %1.</source>
        <translation>Sie sind von %1 abgemeldet.</translation>
    </message>
    <message>
        <source>Signed in for this session only</source>
        <translation>Nur für diese Sitzung angemeldet</translation>
    </message>
    <message>
        <source>Signing out of %1 removes its downloaded feedback from this computer. Your drafts and pins stay, and are back when you sign in again.</source>
        <translation>Beim Abmelden von %1 wird das heruntergeladene Feedback von diesem Computer entfernt. Ihre Entwürfe und Tasten bleiben und sind nach der nächsten Anmeldung wieder da.</translation>
    </message>
    <message>
        <source>Close the open dialog first.</source>
        <translation>Schließen Sie zuerst den offenen Dialog.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Link öffnen</translation>
    </message>
    <message>
        <source>The link belongs to %1. The window of %2 closes to open it.</source>
        <translation>Der Link gehört zu %1. Um ihn zu öffnen, wird das Fenster von %2 geschlossen.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>Cannot open the organization</source>
        <translation>Die Organisation kann nicht geöffnet werden</translation>
    </message>
</context>
<context>
    <name>triage::app::LastSending</name>
    <message>
        <source>Sending the last changes…</source>
        <translation>Die letzten Änderungen werden gesendet…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are not sent yet. They stay on this computer and are sent when Triage Desk starts again.</source>
        <translation>
            <numerusform>%Ln Änderung ist noch nicht gesendet. Sie bleibt auf diesem Computer und wird beim nächsten Start von Triage Desk gesendet.</numerusform>
            <numerusform>%Ln Änderungen sind noch nicht gesendet. Sie bleiben auf diesem Computer und werden beim nächsten Start von Triage Desk gesendet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Banner</name>
    <message>
        <source>Nothing can be kept on this computer: %1</source>
        <translation>Auf diesem Computer kann nichts gespeichert werden: %1</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token. %n unsent changes are saved.</source>
        <translation>
            <numerusform>Der Server akzeptiert das Token nicht mehr. %Ln nicht gesendete Änderung ist gesichert.</numerusform>
            <numerusform>Der Server akzeptiert das Token nicht mehr. %Ln nicht gesendete Änderungen sind gesichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token.</source>
        <translation>Der Server akzeptiert das Token nicht mehr.</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>Offline seit %1</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changes waiting</source>
        <translation>
            <numerusform>%1, %Ln Änderung wartet</numerusform>
            <numerusform>%1, %Ln Änderungen warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Connect Again…</source>
        <translation>Erneut verbinden…</translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message numerus="yes">
        <source>You are signed out. %n changes are kept until you enter a token.</source>
        <translation>
            <numerusform>Sie sind abgemeldet. %Ln Änderung bleibt erhalten, bis Sie ein Token eingeben.</numerusform>
            <numerusform>Sie sind abgemeldet. %Ln Änderungen bleiben erhalten, bis Sie ein Token eingeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are signed out. Enter a token to synchronise.</source>
        <translation>Sie sind abgemeldet. Geben Sie ein Token ein, um zu synchronisieren.</translation>
    </message>
    <message>
        <source>This computer’s clock is off: it shows %1, the server %2.</source>
        <comment>two times</comment>
        <translation>Die Uhr dieses Computers geht falsch: Sie zeigt %1, der Server %2.</translation>
    </message>
</context>
<context>
    <name>triage::app::BatchWork</name>
    <message>
        <source>it was sent already and cannot be undone</source>
        <translation>es wurde schon gesendet und kann nicht rückgängig gemacht werden</translation>
    </message>
    <message>
        <source>the server had refused it</source>
        <translation>der Server hatte es abgelehnt</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Rückgängig: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardCanvas</name>
    <message>
        <source>This column belongs to another organization.</source>
        <translation>Diese Spalte gehört zu einer anderen Organisation.</translation>
    </message>
    <message>
        <source>Move the column %1 here</source>
        <translation>Spalte %1 hierher verschieben</translation>
    </message>
    <message>
        <source>Show the column %1 here</source>
        <translation>Spalte %1 hier zeigen</translation>
    </message>
    <message>
        <source>Move all %1 items from %2 to %3…</source>
        <comment>number, two buffers</comment>
        <translation>Alle %1 Einträge von %2 nach %3 verschieben…</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumn</name>
    <message>
        <source>Unassigned</source>
        <translation>Ohne Ablage</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Show new feedback in %1</source>
        <translation>Neues Feedback in %1 zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Ergebnisse</translation>
    </message>
    <message>
        <source>Drop feedback here</source>
        <translation>Feedback hier ablegen</translation>
    </message>
    <message>
        <source>Everything is in a buffer</source>
        <translation>Alles ist in einer Ablage</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumns</name>
    <message>
        <source>Unassigned</source>
        <translation>Ohne Ablage</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardController</name>
    <message>
        <source>No further column has new feedback.</source>
        <translation>Keine weitere Spalte hat neues Feedback.</translation>
    </message>
    <message>
        <source>There is no further column.</source>
        <translation>Es gibt keine weitere Spalte.</translation>
    </message>
    <message>
        <source>There is no column on the left.</source>
        <translation>Links ist keine Spalte.</translation>
    </message>
    <message>
        <source>There is no column on the right.</source>
        <translation>Rechts ist keine Spalte.</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>No columns</source>
        <translation>Keine Spalten</translation>
    </message>
    <message>
        <source>The board shows buffers side by side. Choose which ones.</source>
        <translation>Das Board zeigt Ablagen nebeneinander. Wählen Sie, welche.</translation>
    </message>
    <message>
        <source>Choose Columns…</source>
        <translation>Spalten wählen…</translation>
    </message>
    <message>
        <source>Column %1 is hidden; Choose Columns brings it back</source>
        <translation>Spalte %1 ist ausgeblendet; „Spalten wählen“ holt sie zurück</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferDialog</name>
    <message>
        <source>Edit buffer</source>
        <translation>Ablage bearbeiten</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>Neue Ablage</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Buffer name</source>
        <translation>Name der Ablage</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Routing instructions</source>
        <translation>&amp;Zuordnungsregeln</translation>
    </message>
    <message>
        <source>Routing instructions</source>
        <translation>Zuordnungsregeln</translation>
    </message>
    <message>
        <source>&amp;Save Buffer</source>
        <translation>&amp;Ablage speichern</translation>
    </message>
    <message>
        <source>&amp;Create Buffer</source>
        <translation>Abla&amp;ge anlegen</translation>
    </message>
    <message>
        <source>Live preview</source>
        <translation>Live-Vorschau</translation>
    </message>
    <message>
        <source>How a text would be routed with these instructions. Nothing is saved.</source>
        <translation>So würde ein Text mit diesen Zuordnungsregeln zugeordnet. Nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>What goes in this buffer</source>
        <translation>Was in diese Ablage gehört</translation>
    </message>
    <message>
        <source>What belongs here and what does not, in plain words</source>
        <translation>Was hierher gehört und was nicht, in einfachen Worten</translation>
    </message>
    <message>
        <source>A buffer needs a name.</source>
        <translation>Eine Ablage braucht einen Namen.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Ein Text ist zu lang.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Creating the buffer…</source>
        <translation>Ablage wird angelegt…</translation>
    </message>
    <message>
        <source>Saving the buffer…</source>
        <translation>Ablage wird gespeichert…</translation>
    </message>
    <message>
        <source>Saved the buffer %1</source>
        <translation>Ablage %1 gespeichert</translation>
    </message>
    <message>
        <source>Created the buffer %1</source>
        <translation>Ablage %1 angelegt</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferPicker</name>
    <message>
        <source>Buffer name</source>
        <translation>Name der Ablage</translation>
    </message>
    <message>
        <source>Matching buffers</source>
        <translation>Passende Ablagen</translation>
    </message>
    <message>
        <source>Move to buffer</source>
        <translation>In Ablage verschieben</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>Auch zu einer Ablage hinzufügen</translation>
    </message>
    <message>
        <source>Make a new buffer “%1”…</source>
        <translation>Neue Ablage „%1“ anlegen…</translation>
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
        <translation>von Hand</translation>
    </message>
</context>
<context>
    <name>triage::app::CentreController</name>
    <message>
        <source>There is no feedback %1 here, or it was deleted.</source>
        <translation>Hier gibt es kein Feedback %1, oder es wurde gelöscht.</translation>
    </message>
    <message>
        <source>This buffer is not here, or it was deleted.</source>
        <translation>Diese Ablage gibt es hier nicht, oder sie wurde gelöscht.</translation>
    </message>
    <message>
        <source>No further list has new feedback.</source>
        <translation>Keine weitere Liste hat neues Feedback.</translation>
    </message>
    <message>
        <source>There is no further list.</source>
        <translation>Es gibt keine weitere Liste.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>Diese Ablage wurde gelöscht.</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandAvailability</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>Es gibt nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Es gibt nichts zu wiederholen</translation>
    </message>
    <message>
        <source>This is where you began</source>
        <translation>Hier haben Sie begonnen</translation>
    </message>
    <message>
        <source>There is nothing ahead</source>
        <translation>Weiter vorn ist nichts</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Nichts ist ausgewählt</translation>
    </message>
    <message>
        <source>There is no move to repeat yet</source>
        <translation>Es gibt noch kein Verschieben zu wiederholen</translation>
    </message>
    <message>
        <source>Start triage mode first</source>
        <translation>Zuerst den Triage-Modus starten</translation>
    </message>
    <message>
        <source>This list is empty</source>
        <translation>Diese Liste ist leer</translation>
    </message>
    <message>
        <source>Only in the dashboard</source>
        <translation>Nur im Dashboard</translation>
    </message>
    <message>
        <source>Only in the board view</source>
        <translation>Nur in der Board-Ansicht</translation>
    </message>
    <message>
        <source>There is no column on the left</source>
        <translation>Links ist keine Spalte</translation>
    </message>
    <message>
        <source>There is no column on the right</source>
        <translation>Rechts ist keine Spalte</translation>
    </message>
    <message>
        <source>Open a buffer first</source>
        <translation>Öffnen Sie zuerst eine Ablage</translation>
    </message>
    <message>
        <source>This buffer was not suggested, or is approved already</source>
        <translation>Diese Ablage wurde nicht vorgeschlagen oder ist schon angenommen</translation>
    </message>
    <message>
        <source>No buffer has this number</source>
        <translation>Keine Ablage hat diese Nummer</translation>
    </message>
    <message>
        <source>Only in a list or on the board</source>
        <translation>Nur in einer Liste oder auf dem Board</translation>
    </message>
    <message>
        <source>This list has nothing but duplicates</source>
        <translation>Diese Liste hat nur Duplikate</translation>
    </message>
    <message>
        <source>It is in no buffer</source>
        <translation>Der Eintrag ist in keiner Ablage</translation>
    </message>
    <message>
        <source>Only in a list</source>
        <translation>Nur in einer Liste</translation>
    </message>
    <message>
        <source>This list has one state only</source>
        <translation>Diese Liste hat nur einen Zustand</translation>
    </message>
    <message>
        <source>Remove the filter “Back from snooze” first: it applies only in this window</source>
        <translation>Entfernen Sie zuerst den Filter „Nicht mehr zurückgestellt“: Er gilt nur in diesem Fenster</translation>
    </message>
    <message>
        <source>Select words of the text first</source>
        <translation>Wählen Sie zuerst Wörter des Textes aus</translation>
    </message>
    <message>
        <source>It is not known who submitted it</source>
        <translation>Es ist nicht bekannt, wer es eingereicht hat</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;Gehe zu</translation>
    </message>
    <message>
        <source>Feed&amp;back</source>
        <translation>Feedba&amp;ck</translation>
    </message>
    <message>
        <source>B&amp;uffer</source>
        <translation>Ab&amp;lage</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>E&amp;xtras</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Verschieben</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>&amp;Status</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailHead</name>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>Auch zu einer Ablage hinzufügen</translation>
    </message>
    <message>
        <source>Add to a Buffer</source>
        <translation>Zu einer Ablage hinzufügen</translation>
    </message>
    <message>
        <source>via %1</source>
        <translation>über %1</translation>
    </message>
    <message>
        <source>Other feedback from %1</source>
        <translation>Anderes Feedback von %1</translation>
    </message>
    <message>
        <source>Show all feedback from this person</source>
        <translation>Alles Feedback dieser Person zeigen</translation>
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
        <translation>nichts</translation>
    </message>
    <message>
        <source>title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>submitted by</source>
        <translation>eingereicht von</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>zu prüfen</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
</context>
<context>
    <name>triage::app::ChangeDescription</name>
    <message>
        <source>%1 marked it as a duplicate of another item</source>
        <translation>%1 hat es als Duplikat eines anderen Eintrags markiert</translation>
    </message>
    <message>
        <source>%1 unmerged it</source>
        <translation>%1 hat es getrennt</translation>
    </message>
    <message>
        <source>The feedback was deleted.</source>
        <translation>Das Feedback wurde gelöscht.</translation>
    </message>
    <message>
        <source>%1 changed it</source>
        <translation>%1 hat es geändert</translation>
    </message>
    <message>
        <source>%1 assigned it to themselves</source>
        <translation>%1 hat es sich zugewiesen</translation>
    </message>
    <message>
        <source>%1 opened it again</source>
        <translation>%1 hat es wieder geöffnet</translation>
    </message>
    <message>
        <source>%1 declined it</source>
        <translation>%1 hat es abgelehnt</translation>
    </message>
    <message>
        <source>%1 marked it as done</source>
        <translation>%1 hat es erledigt</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>eine gelöschte Ablage</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Zuordnung</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1 removed it from %2</source>
        <translation>%1 hat es aus %2 entfernt</translation>
    </message>
    <message>
        <source>%1 moved it to %2</source>
        <translation>%1 hat es nach %2 verschoben</translation>
    </message>
    <message>
        <source>%1 put it into %2</source>
        <translation>%1 hat es zu %2 hinzugefügt</translation>
    </message>
    <message>
        <source>%1 marked it as needing review</source>
        <translation>%1 hat es zur Prüfung vorgemerkt</translation>
    </message>
    <message>
        <source>%1 marked it as reviewed</source>
        <translation>%1 hat es als geprüft markiert</translation>
    </message>
    <message>
        <source>%1 edited it</source>
        <translation>%1 hat es bearbeitet</translation>
    </message>
    <message>
        <source>it was deleted meanwhile</source>
        <translation>es wurde inzwischen gelöscht</translation>
    </message>
    <message>
        <source>it is not in the copy on this computer</source>
        <translation>es ist nicht in der Kopie auf diesem Computer</translation>
    </message>
    <message>
        <source>it was changed elsewhere meanwhile</source>
        <translation>es wurde inzwischen anderswo geändert</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who did what, time</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The feedback is not in the copy on this computer.</source>
        <translation>Das Feedback ist nicht in der Kopie auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>triage::app::ChipList</name>
    <message>
        <source>Buffers of this feedback</source>
        <translation>Ablagen dieses Feedbacks</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, confidence</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Delete removes it from this buffer.</source>
        <translation>Entf entfernt es aus dieser Ablage.</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <comment>percent</comment>
        <translation>Sicherheit %1</translation>
    </message>
    <message>
        <source>Remove From This Buffer</source>
        <translation>Aus dieser Ablage entfernen</translation>
    </message>
    <message>
        <source>Show This Buffer</source>
        <translation>Diese Ablage zeigen</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnHead</name>
    <message>
        <source>Column %1: menu</source>
        <translation>Spalte %1: Menü</translation>
    </message>
    <message>
        <source>What can be done with this column</source>
        <translation>Was sich mit dieser Spalte tun lässt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a column&apos;s name, how many it holds</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many are shown, of how many</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>column, number</comment>
        <translation>%1, Taste %2</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnsDialog</name>
    <message>
        <source>Columns of the board</source>
        <translation>Spalten des Boards</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Alle zeigen</translation>
    </message>
    <message>
        <source>&amp;Hide All</source>
        <translation>Alle aus&amp;blenden</translation>
    </message>
    <message>
        <source>Columns with a mark are on the board, from the top of this list on. Drag them, or use the buttons, to put them in order.</source>
        <translation>Spalten mit Häkchen stehen auf dem Board, in der Reihenfolge dieser Liste von oben an. Ordnen Sie sie durch Ziehen oder mit den Schaltflächen.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Put the column before the one above it (Alt+Up)</source>
        <translation>Die Spalte vor die darüber setzen (Alt+Oben)</translation>
    </message>
    <message>
        <source>Put the column behind the one below it (Alt+Down)</source>
        <translation>Die Spalte hinter die darunter setzen (Alt+Unten)</translation>
    </message>
    <message>
        <source>&amp;Use These Columns</source>
        <translation>Diese Spalten &amp;verwenden</translation>
    </message>
    <message numerus="yes">
        <source>The board has %n column(s)</source>
        <translation>
            <numerusform>Das Board hat %Ln Spalte</numerusform>
            <numerusform>Das Board hat %Ln Spalten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Befehlspalette</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Gehe zu %1</translation>
    </message>
    <message>
        <source># and the 13 characters of an id</source>
        <translation># und die 13 Zeichen einer Kennung</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Leeren</translation>
    </message>
    <message>
        <source>No command, buffer or feedback fits</source>
        <translation>Kein Befehl, keine Ablage und kein Feedback passt</translation>
    </message>
    <message>
        <source>Search commands, buffers, views and feedback</source>
        <translation>Befehle, Ablagen, Ansichten und Feedback suchen</translation>
    </message>
    <message>
        <source>shared view</source>
        <translation>gemeinsame Ansicht</translation>
    </message>
    <message>
        <source>view</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Filter by tag %1</source>
        <translation>Nach Schlagwort %1 filtern</translation>
    </message>
    <message>
        <source>Filter by language: %1</source>
        <translation>Nach Sprache filtern: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandTable</name>
    <message>
        <source>Give the view that is open the filters of the list in view</source>
        <translation>Der offenen Ansicht die Filter der sichtbaren Liste geben</translation>
    </message>
    <message>
        <source>Update View with This List</source>
        <translation>Ansicht durch diese Liste ersetzen</translation>
    </message>
    <message>
        <source>Assign to you the oldest open feedback that is assigned to nobody, from this buffer or view, or else from all</source>
        <translation>Ihnen das älteste offene Feedback zuweisen, das niemandem zugewiesen ist, aus dieser Ablage oder Ansicht, sonst aus allem</translation>
    </message>
    <message>
        <source>Next for Me</source>
        <translation>Nächster für mich</translation>
    </message>
    <message>
        <source>Unmerge</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Suggested Duplicates…</source>
        <translation>Vorgeschlagene Duplikate …</translation>
    </message>
    <message>
        <source>Search for the feedback to merge it with</source>
        <translation>Das Feedback suchen, mit dem es zusammengeführt wird</translation>
    </message>
    <message>
        <source>Say that it is not a duplicate of what is suggested</source>
        <translation>Sagen, dass es kein Duplikat des Vorgeschlagenen ist</translation>
    </message>
    <message>
        <source>Merge With…</source>
        <translation>Zusammenführen mit…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>Kein Duplikat</translation>
    </message>
    <message>
        <source>Merge it with what is suggested, or several with the oldest</source>
        <translation>Mit dem Vorgeschlagenen zusammenführen, oder mehrere mit dem ältesten</translation>
    </message>
    <message>
        <source>Make a duplicate an item of its own again, or all duplicates of this feedback</source>
        <translation>Ein Duplikat wieder für sich stehen lassen, oder alle Duplikate dieses Feedbacks</translation>
    </message>
    <message>
        <source>Judge groups of feedback that may be the same, one key each</source>
        <translation>Gruppen von Feedback, die dasselbe sein können, mit je einer Taste beurteilen</translation>
    </message>
    <message>
        <source>Add tags or take them off</source>
        <translation>Schlagwörter hinzufügen oder entfernen</translation>
    </message>
    <message>
        <source>Ta&amp;gs…</source>
        <translation>Schl&amp;agwörter…</translation>
    </message>
    <message>
        <source>Assign it to a member, or to nobody</source>
        <translation>Einem Mitglied zuweisen, oder niemandem</translation>
    </message>
    <message>
        <source>Assign to…</source>
        <translation>Zuweisen an…</translation>
    </message>
    <message>
        <source>Assign it to you, unless it is assigned to somebody</source>
        <translation>Ihnen zuweisen, wenn es niemandem zugewiesen ist</translation>
    </message>
    <message>
        <source>Assign to Me</source>
        <translation>Mir zuweisen</translation>
    </message>
    <message>
        <source>Hide it until a time</source>
        <translation>Bis zu einem Zeitpunkt verbergen</translation>
    </message>
    <message>
        <source>Snoo&amp;ze…</source>
        <translation>&amp;Zurückstellen…</translation>
    </message>
    <message>
        <source>Nothing will be done about it; once more: open again</source>
        <translation>Es wird nichts unternommen; noch einmal: wieder öffnen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Mark as done; once more: open again</source>
        <translation>Als erledigt markieren; noch einmal: wieder öffnen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Show what is done or declined</source>
        <translation>Zeigen, was erledigt oder abgelehnt ist</translation>
    </message>
    <message>
        <source>Show what comes back later</source>
        <translation>Zeigen, was später wiederkommt</translation>
    </message>
    <message>
        <source>&amp;Snoozed</source>
        <translation>Zurück&amp;gestellt</translation>
    </message>
    <message>
        <source>Show what is assigned to you</source>
        <translation>Zeigen, was Ihnen zugewiesen ist</translation>
    </message>
    <message>
        <source>&amp;Mine</source>
        <translation>&amp;Meine</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;Verbinden…</translation>
    </message>
    <message>
        <source>Sign in to a server or another organization</source>
        <translation>Bei einem Server oder einer anderen Organisation anmelden</translation>
    </message>
    <message>
        <source>&amp;Sync Now</source>
        <translation>&amp;Synchronisieren</translation>
    </message>
    <message>
        <source>Send and fetch changes at once</source>
        <translation>Änderungen sofort senden und abholen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>Bring feedback in from a file</source>
        <translation>Feedback aus einer Datei übernehmen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>Write the feedback of this list to a file</source>
        <translation>Das Feedback dieser Liste in eine Datei schreiben</translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation>&amp;Fenster schließen</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Dieses Fenster schließen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Quit Triage Desk. Unsent changes are sent at the next start.</source>
        <translation>Triage Desk beenden; was wartet, wird beim nächsten Mal gesendet</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Letzte Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Letzte rückgängig gemachte Änderung wiederholen</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>&amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy title and text</source>
        <translation>Titel und Text kopieren</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k</source>
        <translation>&amp;Link kopieren</translation>
    </message>
    <message>
        <source>Copy a link that opens this feedback</source>
        <translation>Einen Link kopieren, der dieses Feedback öffnet</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Alles auswählen</translation>
    </message>
    <message>
        <source>Select everything in this list</source>
        <translation>Alles in dieser Liste auswählen</translation>
    </message>
    <message>
        <source>Clear Selection or Search</source>
        <translation>Auswahl oder Suche aufheben</translation>
    </message>
    <message>
        <source>Select nothing; once more: end the search</source>
        <translation>Nichts auswählen; noch einmal: Suche beenden</translation>
    </message>
    <message>
        <source>&amp;Toggle in Selection</source>
        <translation>Auswahl &amp;umschalten</translation>
    </message>
    <message>
        <source>Take the current feedback into the selection or out of it</source>
        <translation>Das aktuelle Feedback in die Auswahl aufnehmen oder herausnehmen</translation>
    </message>
    <message>
        <source>Extend Selection &amp;Down</source>
        <translation>Auswahl &amp;nach unten erweitern</translation>
    </message>
    <message>
        <source>Select the next feedback too</source>
        <translation>Auch das nächste Feedback auswählen</translation>
    </message>
    <message>
        <source>Extend Selection U&amp;p</source>
        <translation>Auswahl nach &amp;oben erweitern</translation>
    </message>
    <message>
        <source>Select the previous feedback too</source>
        <translation>Auch das vorige Feedback auswählen</translation>
    </message>
    <message>
        <source>&amp;Search Everywhere</source>
        <translation>Überall &amp;suchen</translation>
    </message>
    <message>
        <source>Search all feedback as you type</source>
        <translation>Alles Feedback beim Tippen durchsuchen</translation>
    </message>
    <message>
        <source>Search &amp;Here</source>
        <translation>&amp;Hier suchen</translation>
    </message>
    <message>
        <source>Search in this list</source>
        <translation>In dieser Liste suchen</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>Nä&amp;chster Treffer</translation>
    </message>
    <message>
        <source>Show the next match in the text</source>
        <translation>Den nächsten Treffer im Text zeigen</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>&amp;Voriger Treffer</translation>
    </message>
    <message>
        <source>Show the previous match in the text</source>
        <translation>Den vorigen Treffer im Text zeigen</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Theme, language, shortcuts</source>
        <translation>Design, Sprache, Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Show a list</source>
        <translation>Eine Liste zeigen</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Board</translation>
    </message>
    <message>
        <source>Show buffers side by side</source>
        <translation>Ablagen nebeneinander zeigen</translation>
    </message>
    <message>
        <source>&amp;Dashboard</source>
        <translation>&amp;Dashboard</translation>
    </message>
    <message>
        <source>Show numbers over time</source>
        <translation>Zahlen im Zeitverlauf zeigen</translation>
    </message>
    <message>
        <source>Move Card L&amp;eft</source>
        <translation>&amp;Karte nach links</translation>
    </message>
    <message>
        <source>Move the card to the column on its left</source>
        <translation>Die Karte in die Spalte links davon verschieben</translation>
    </message>
    <message>
        <source>Move Card Ri&amp;ght</source>
        <translation>Karte &amp;nach rechts</translation>
    </message>
    <message>
        <source>Move the card to the column on its right</source>
        <translation>Die Karte in die Spalte rechts davon verschieben</translation>
    </message>
    <message>
        <source>&amp;Sidebar</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>Seitenleiste ein- oder ausblenden</translation>
    </message>
    <message>
        <source>De&amp;tails Pane</source>
        <translation>De&amp;tailbereich</translation>
    </message>
    <message>
        <source>Show or hide the details pane</source>
        <translation>Detailbereich ein- oder ausblenden</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>Nä&amp;chster Bereich</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>Zum nächsten Teil des Fensters gehen</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>&amp;Voriger Bereich</translation>
    </message>
    <message>
        <source>Go back to the previous part of the window</source>
        <translation>Zum vorigen Teil des Fensters zurückgehen</translation>
    </message>
    <message>
        <source>Text L&amp;arger</source>
        <translation>&amp;Größerer Text</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>Den ganzen Text vergrößern</translation>
    </message>
    <message>
        <source>Text S&amp;maller</source>
        <translation>Kleine&amp;rer Text</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>Den ganzen Text verkleinern</translation>
    </message>
    <message>
        <source>Text N&amp;ormal Size</source>
        <translation>Nor&amp;male Textgröße</translation>
    </message>
    <message>
        <source>Give all text its usual size</source>
        <translation>Den ganzen Text in üblicher Größe zeigen</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>&amp;Befehlspalette…</translation>
    </message>
    <message>
        <source>Find any command, buffer or feedback by typing</source>
        <translation>Befehle, Ablagen oder Feedback durch Tippen finden</translation>
    </message>
    <message>
        <source>&amp;Next Feedback</source>
        <translation>&amp;Nächstes Feedback</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>Zum nächsten Feedback gehen</translation>
    </message>
    <message>
        <source>&amp;Previous Feedback</source>
        <translation>&amp;Voriges Feedback</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>Zum vorigen Feedback gehen</translation>
    </message>
    <message>
        <source>Needs &amp;Review</source>
        <translation>&amp;Zu prüfen</translation>
    </message>
    <message>
        <source>Show items that need review</source>
        <translation>Einträge anzeigen, die zu prüfen sind</translation>
    </message>
    <message>
        <source>&amp;Unassigned</source>
        <translation>&amp;Ohne Ablage</translation>
    </message>
    <message>
        <source>Show what is in no buffer</source>
        <translation>Zeigen, was in keiner Ablage ist</translation>
    </message>
    <message>
        <source>Routing &amp;Failed</source>
        <translation>Zuordnungs&amp;fehler</translation>
    </message>
    <message>
        <source>Show what could not be routed</source>
        <translation>Zeigen, was nicht zugeordnet werden konnte</translation>
    </message>
    <message>
        <source>Show what is being routed</source>
        <translation>Zeigen, was gerade zugeordnet wird</translation>
    </message>
    <message>
        <source>Previous &amp;Buffer</source>
        <translation>Vo&amp;rige Ablage</translation>
    </message>
    <message>
        <source>Show the list above in the sidebar</source>
        <translation>Die Liste darüber in der Seitenleiste zeigen</translation>
    </message>
    <message>
        <source>Ne&amp;xt Buffer</source>
        <translation>Nä&amp;chste Ablage</translation>
    </message>
    <message>
        <source>Show the list below in the sidebar</source>
        <translation>Die Liste darunter in der Seitenleiste zeigen</translation>
    </message>
    <message>
        <source>Previous Unrea&amp;d Buffer</source>
        <translation>Vorherige &amp;ungelesene Ablage</translation>
    </message>
    <message>
        <source>Show the list above that has new feedback</source>
        <translation>Die Liste darüber mit neuem Feedback zeigen</translation>
    </message>
    <message>
        <source>Nex&amp;t Unread Buffer</source>
        <translation>Nächste ungelesene &amp;Ablage</translation>
    </message>
    <message>
        <source>Show the list below that has new feedback</source>
        <translation>Die Liste darunter mit neuem Feedback zeigen</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>Zurüc&amp;k</translation>
    </message>
    <message>
        <source>Show the list before this one</source>
        <translation>Die Liste vor dieser zeigen</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>Vorwär&amp;ts</translation>
    </message>
    <message>
        <source>Show the list after this one</source>
        <translation>Die Liste nach dieser zeigen</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>&amp;Verschieben nach…</translation>
    </message>
    <message>
        <source>Move to a buffer chosen by name</source>
        <translation>In eine nach Namen gewählte Ablage verschieben</translation>
    </message>
    <message>
        <source>&amp;Also Add to…</source>
        <translation>&amp;Auch hinzufügen zu…</translation>
    </message>
    <message>
        <source>Put into one more buffer</source>
        <translation>Zu einer weiteren Ablage hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove From This Buffer</source>
        <translation>Aus &amp;dieser Ablage entfernen</translation>
    </message>
    <message>
        <source>Take out of the buffer in view</source>
        <translation>Aus der angezeigten Ablage herausnehmen</translation>
    </message>
    <message>
        <source>Re&amp;peat Last Move</source>
        <translation>&amp;Letztes Verschieben wiederholen</translation>
    </message>
    <message>
        <source>Do the last move or add again here</source>
        <translation>Das letzte Verschieben oder Hinzufügen hier wiederholen</translation>
    </message>
    <message>
        <source>&amp;Looks Right</source>
        <translation>&amp;Passt so</translation>
    </message>
    <message>
        <source>Clear the review flag</source>
        <translation>Die Prüfmarkierung entfernen</translation>
    </message>
    <message>
        <source>&amp;Flag for Review</source>
        <translation>&amp;Zur Prüfung vormerken</translation>
    </message>
    <message>
        <source>Ask for a look</source>
        <translation>Um Prüfung bitten</translation>
    </message>
    <message>
        <source>&amp;Why Is It Here</source>
        <translation>&amp;Warum ist es hier</translation>
    </message>
    <message>
        <source>Show what routing weighed and how the item came here</source>
        <translation>Zeigen, was die Zuordnung abgewogen hat und wie der Eintrag hierher kam</translation>
    </message>
    <message>
        <source>Re&amp;try Routing</source>
        <translation>&amp;Neu zuordnen</translation>
    </message>
    <message>
        <source>Route once more</source>
        <translation>Noch einmal zuordnen</translation>
    </message>
    <message>
        <source>Tr&amp;iage Mode</source>
        <translation>&amp;Triage-Modus</translation>
    </message>
    <message>
        <source>Go through this list one by one</source>
        <translation>Diese Liste Eintrag für Eintrag durchgehen</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>Triage mode: leave this one for later</source>
        <translation>Triage-Modus: diesen Eintrag für später lassen</translation>
    </message>
    <message>
        <source>Take Suggestion %1</source>
        <translation>Vorschlag %1 annehmen</translation>
    </message>
    <message>
        <source>Triage mode: move to the suggested buffer with this number</source>
        <translation>Triage-Modus: in die vorgeschlagene Ablage mit dieser Nummer verschieben</translation>
    </message>
    <message>
        <source>Add &amp;Note</source>
        <translation>Notiz &amp;hinzufügen</translation>
    </message>
    <message>
        <source>Write a note; Ctrl+Return saves it, Esc keeps a draft</source>
        <translation>Eine Notiz schreiben; Strg+Eingabe speichert sie, Esc behält einen Entwurf</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Bea&amp;rbeiten…</translation>
    </message>
    <message>
        <source>Change title and text</source>
        <translation>Titel und Text ändern</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Lö&amp;schen…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>S&amp;croll Details</source>
        <translation>&amp;Details weiterblättern</translation>
    </message>
    <message>
        <source>Read on in the detail</source>
        <translation>Im Detail weiterlesen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Go into the detail</source>
        <translation>In das Detail wechseln</translation>
    </message>
    <message>
        <source>Open in New Window</source>
        <translation>In neuem Fenster öffnen</translation>
    </message>
    <message>
        <source>Show the detail in a window of its own</source>
        <translation>Das Detail in einem eigenen Fenster zeigen</translation>
    </message>
    <message>
        <source>Conte&amp;xt Menu</source>
        <translation>&amp;Kontextmenü</translation>
    </message>
    <message>
        <source>Show these commands at the current feedback</source>
        <translation>Diese Befehle beim aktuellen Feedback zeigen</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer &amp;%1</source>
        <translation>In angeheftete Ablage &amp;%1 verschieben</translation>
    </message>
    <message>
        <source>Move to the buffer with this number</source>
        <translation>In die Ablage mit dieser Nummer verschieben</translation>
    </message>
    <message>
        <source>&amp;New Buffer…</source>
        <translation>&amp;Neue Ablage…</translation>
    </message>
    <message>
        <source>Make a buffer</source>
        <translation>Eine Ablage anlegen</translation>
    </message>
    <message>
        <source>&amp;Edit Buffer…</source>
        <translation>&amp;Ablage bearbeiten…</translation>
    </message>
    <message>
        <source>Change name, icon and routing instructions</source>
        <translation>Name, Symbol und Zuordnungsregeln ändern</translation>
    </message>
    <message>
        <source>&amp;Delete Buffer…</source>
        <translation>Ablage &amp;löschen…</translation>
    </message>
    <message>
        <source>Delete the buffer; its feedback stays</source>
        <translation>Die Ablage löschen; ihr Feedback bleibt</translation>
    </message>
    <message>
        <source>&amp;Pin to a Number…</source>
        <translation>An &amp;eine Ziffer heften…</translation>
    </message>
    <message>
        <source>Give the buffer one of the keys 1 to 9</source>
        <translation>Der Ablage eine der Tasten 1 bis 9 geben</translation>
    </message>
    <message>
        <source>&amp;Approve Suggested Buffer</source>
        <translation>&amp;Vorgeschlagene Ablage annehmen</translation>
    </message>
    <message>
        <source>Keep a buffer that routing suggested</source>
        <translation>Eine von der Zuordnung vorgeschlagene Ablage behalten</translation>
    </message>
    <message>
        <source>&amp;Reject Suggested Buffer</source>
        <translation>Vo&amp;rgeschlagene Ablage ablehnen</translation>
    </message>
    <message>
        <source>Delete a buffer that routing suggested</source>
        <translation>Eine von der Zuordnung vorgeschlagene Ablage löschen</translation>
    </message>
    <message>
        <source>&amp;Move All…</source>
        <translation>Alle&amp;s verschieben…</translation>
    </message>
    <message>
        <source>Move everything in a buffer to another</source>
        <translation>Alles aus einer Ablage in eine andere verschieben</translation>
    </message>
    <message>
        <source>&amp;Save as View…</source>
        <translation>Als Ansicht &amp;speichern…</translation>
    </message>
    <message>
        <source>Keep this list in the sidebar</source>
        <translation>Diese Liste in der Seitenleiste behalten</translation>
    </message>
    <message>
        <source>&amp;Routing Test…</source>
        <translation>&amp;Zuordnung testen…</translation>
    </message>
    <message>
        <source>See which buffer a text would go to</source>
        <translation>Sehen, in welche Ablage ein Text käme</translation>
    </message>
    <message>
        <source>API &amp;Tokens…</source>
        <translation>&amp;API-Tokens…</translation>
    </message>
    <message>
        <source>Make and revoke tokens</source>
        <translation>Tokens erstellen und widerrufen</translation>
    </message>
    <message>
        <source>&amp;Members…</source>
        <translation>&amp;Mitglieder…</translation>
    </message>
    <message>
        <source>Add, change and remove members</source>
        <translation>Mitglieder hinzufügen, ändern und entfernen</translation>
    </message>
    <message>
        <source>&amp;Activity…</source>
        <translation>Ak&amp;tivität…</translation>
    </message>
    <message>
        <source>See pending, refused and sent changes</source>
        <translation>Sehen, was wartet, was abgelehnt und was erledigt wurde</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Alle Tasten zeigen</translation>
    </message>
    <message>
        <source>&amp;About Triage Desk</source>
        <translation>Über Triage &amp;Desk</translation>
    </message>
    <message>
        <source>Version, licence and server</source>
        <translation>Version, Lizenz und Server</translation>
    </message>
    <message>
        <source>Edit &amp;View…</source>
        <translation>Ansicht &amp;bearbeiten…</translation>
    </message>
    <message>
        <source>Give the view that is open another name or icon, or share it</source>
        <translation>Der geöffneten Ansicht einen anderen Namen oder ein anderes Symbol geben oder sie teilen</translation>
    </message>
    <message>
        <source>Move View &amp;Up</source>
        <translation>Ansicht &amp;nach oben</translation>
    </message>
    <message>
        <source>Put the view before the one above it</source>
        <translation>Die Ansicht vor die darüber setzen</translation>
    </message>
    <message>
        <source>Move View &amp;Down</source>
        <translation>Ansicht nach &amp;unten</translation>
    </message>
    <message>
        <source>Put the view after the one below it</source>
        <translation>Die Ansicht hinter die darunter setzen</translation>
    </message>
    <message>
        <source>De&amp;lete View</source>
        <translation>Ansicht &amp;löschen</translation>
    </message>
    <message>
        <source>Take the view out of the sidebar</source>
        <translation>Die Ansicht aus der Seitenleiste nehmen</translation>
    </message>
    <message>
        <source>Re&amp;store Deleted Buffer…</source>
        <translation>Gelöschte Ablage wieder&amp;herstellen…</translation>
    </message>
    <message>
        <source>Bring a deleted buffer back with its feedback</source>
        <translation>Eine gelöschte Ablage mit ihrem Feedback zurückholen</translation>
    </message>
    <message>
        <source>R&amp;esearch</source>
        <translation>&amp;Recherche</translation>
    </message>
    <message>
        <source>Ask what the feedback says, and read saved answers</source>
        <translation>Fragen, was das Feedback sagt, und gespeicherte Antworten lesen</translation>
    </message>
    <message>
        <source>Routing &amp;Quality</source>
        <translation>Zuordnungs&amp;qualität</translation>
    </message>
    <message>
        <source>See how often people agreed with what routing decided</source>
        <translation>Zeigt, wie oft Menschen der Zuordnung zugestimmt haben</translation>
    </message>
    <message>
        <source>Choose &amp;Columns…</source>
        <translation>S&amp;palten wählen…</translation>
    </message>
    <message>
        <source>Choose which buffers the board shows, and in which order</source>
        <translation>Wählen, welche Ablagen das Board zeigt und in welcher Reihenfolge</translation>
    </message>
    <message>
        <source>Column on the &amp;Left</source>
        <translation>Spalte &amp;links</translation>
    </message>
    <message>
        <source>Board: go to the column on the left</source>
        <translation>Board: zur Spalte links gehen</translation>
    </message>
    <message>
        <source>Column on the Ri&amp;ght</source>
        <translation>S&amp;palte rechts</translation>
    </message>
    <message>
        <source>Board: go to the column on the right</source>
        <translation>Board: zur Spalte rechts gehen</translation>
    </message>
    <message>
        <source>Rename B&amp;uffer…</source>
        <translation>Ablage &amp;umbenennen…</translation>
    </message>
    <message>
        <source>Give the buffer another name</source>
        <translation>Der Ablage einen anderen Namen geben</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to This List</source>
        <translation>Lin&amp;k zu dieser Liste kopieren</translation>
    </message>
    <message>
        <source>Copy a link that opens this list with its search and filters</source>
        <translation>Einen Link kopieren, der diese Liste mit Suche und Filtern öffnet</translation>
    </message>
    <message>
        <source>Show the numbers of the current plot as a table, or the plot again</source>
        <translation>Die Zahlen des aktuellen Diagramms als Tabelle zeigen oder wieder das Diagramm</translation>
    </message>
    <message>
        <source>Ask for the numbers of all plots again</source>
        <translation>Die Zahlen aller Diagramme neu abfragen</translation>
    </message>
    <message>
        <source>Save the current plot as a drawing</source>
        <translation>Das aktuelle Diagramm als Zeichnung speichern</translation>
    </message>
    <message>
        <source>Save the numbers of the current plot for a spreadsheet</source>
        <translation>Die Zahlen des aktuellen Diagramms für eine Tabellenkalkulation speichern</translation>
    </message>
    <message>
        <source>Plot as Table</source>
        <translation>Diagramm als Tabelle</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message>
        <source>Save Plot as SVG…</source>
        <translation>Diagramm als SVG speichern…</translation>
    </message>
    <message>
        <source>Save Plot as CSV…</source>
        <translation>Diagramm als CSV speichern…</translation>
    </message>
    <message>
        <source>&amp;Organization Settings…</source>
        <translation>&amp;Einstellungen der Organisation…</translation>
    </message>
    <message>
        <source>Change the name, the thresholds of routing and automatic buffers</source>
        <translation>Name, Schwellen der Zuordnung und automatische Ablagen ändern</translation>
    </message>
    <message>
        <source>&amp;Imports…</source>
        <translation>&amp;Importe…</translation>
    </message>
    <message>
        <source>List the imports and undo them</source>
        <translation>Importe auflisten und rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>&amp;Anleitungen</translation>
    </message>
    <message>
        <source>Open the guides and the documentation of your server in the browser</source>
        <translation>Die Anleitungen und die Dokumentation Ihres Servers im Browser öffnen</translation>
    </message>
    <message>
        <source>&amp;Webhooks…</source>
        <translation>&amp;Webhooks…</translation>
    </message>
    <message>
        <source>Tell other programs what happens here</source>
        <translation>Anderen Programmen melden, was hier geschieht</translation>
    </message>
    <message>
        <source>Count Duplicates Once</source>
        <translation>Duplikate einmal zählen</translation>
    </message>
    <message>
        <source>Let plots count items that say the same as one, or each of them again</source>
        <translation>Diagramme zählen Einträge, die dasselbe sagen, als einen oder wieder einzeln</translation>
    </message>
    <message>
        <source>Show Each Gro&amp;up Once</source>
        <translation>Jede Gr&amp;uppe einmal zeigen</translation>
    </message>
    <message>
        <source>List items that say the same as one, or each of them again</source>
        <translation>Einträge, die dasselbe sagen, als einen auflisten oder wieder einzeln</translation>
    </message>
    <message>
        <source>Make the current column of the board narrower</source>
        <translation>Die aktuelle Spalte des Boards schmaler machen</translation>
    </message>
    <message>
        <source>Make the current column of the board wider</source>
        <translation>Die aktuelle Spalte des Boards breiter machen</translation>
    </message>
    <message>
        <source>Narrower Column</source>
        <translation>Schmalere Spalte</translation>
    </message>
    <message>
        <source>Wider Column</source>
        <translation>Breitere Spalte</translation>
    </message>
    <message>
        <source>Show Done and Snoozed, Too</source>
        <translation>Auch Erledigtes und Zurückgestelltes zeigen</translation>
    </message>
    <message>
        <source>Show all feedback, whatever its state</source>
        <translation>Alles Feedback in jedem Zustand zeigen</translation>
    </message>
    <message>
        <source>Show open work</source>
        <translation>Offene Arbeit zeigen</translation>
    </message>
    <message>
        <source>Show what this list leaves out because of its state, or leave it out again</source>
        <translation>Zeigen, was diese Liste wegen seines Zustands auslässt, oder es wieder auslassen</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Split Off…</source>
        <translation>Abtrennen…</translation>
    </message>
    <message>
        <source>Make the selected words of the text another feedback</source>
        <translation>Die ausgewählten Wörter des Textes zu einem anderen Feedback machen</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Show what happened to your items</source>
        <translation>Zeigt, was mit Ihren Einträgen geschehen ist</translation>
    </message>
    <message>
        <source>B&amp;eing Routed</source>
        <translation>&amp;In Zuordnung</translation>
    </message>
    <message>
        <source>Copy Submitter</source>
        <translation>Absender kopieren</translation>
    </message>
    <message>
        <source>Copy who submitted it: an address, a name or an identifier</source>
        <translation>Kopieren, wer es eingereicht hat: eine Adresse, einen Namen oder eine Kennung</translation>
    </message>
</context>
<context>
    <name>triage::app::ConnectDialog</name>
    <message>
        <source>&amp;Remember in keyring</source>
        <translation>&amp;Im Schlüsselbund merken</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Verbinden</translation>
    </message>
    <message>
        <source>Sign in to the server that keeps your team’s feedback.</source>
        <translation>Melden Sie sich bei dem Server an, der das Feedback Ihres Teams verwaltet.</translation>
    </message>
    <message>
        <source>Server address</source>
        <translation>Serveradresse</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Wird gesucht…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Wird verbunden…</translation>
    </message>
    <message>
        <source>&amp;Server address</source>
        <translation>&amp;Serveradresse</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Token</translation>
    </message>
    <message>
        <source>Ask an administrator for a token.</source>
        <translation>Bitten Sie einen Administrator um ein Token.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>%1 You’ll be asked for the token again next time.</source>
        <translation>%1 Beim nächsten Mal werden Sie wieder nach dem Token gefragt.</translation>
    </message>
    <message>
        <source>Enter an address such as https://triage.example.com.</source>
        <translation>Geben Sie eine Adresse wie https://triage.example.com ein.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>Der Server wird geprüft…</translation>
    </message>
    <message>
        <source>Enter the server’s address first.</source>
        <translation>Geben Sie zuerst die Adresse des Servers ein.</translation>
    </message>
    <message>
        <source>Enter a token first.</source>
        <translation>Geben Sie zuerst ein Token ein.</translation>
    </message>
    <message>
        <source>Send my token &amp;unencrypted</source>
        <translation>Mein Token &amp;unverschlüsselt senden</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Tick the box to send your token all the same.</source>
        <translation>Die Verbindung ist nicht verschlüsselt. Setzen Sie das Häkchen, um Ihr Token trotzdem zu senden.</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardBar</name>
    <message>
        <source>Buffer</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Aktualisieren</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>Letzter Tag</numerusform>
            <numerusform>Letzte %Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Dieser Monat</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Von … bis …</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>Alle Ablagen</translation>
    </message>
    <message>
        <source>Count duplicates once</source>
        <translation>Duplikate einmal zählen</translation>
    </message>
    <message>
        <source>Plots of what comes in and of work count items that say the same as one</source>
        <translation>Diagramme über Eingänge und Arbeit zählen Einträge, die dasselbe sagen, als einen</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardView</name>
    <message>
        <source>Dashboard</source>
        <translation>Dashboard</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagramme</translation>
    </message>
    <message>
        <source>The server cannot be reached. Plots show its last answers.</source>
        <translation>Der Server ist nicht erreichbar. Die Diagramme zeigen seine letzten Antworten.</translation>
    </message>
    <message>
        <source>There is no list of these.</source>
        <translation>Dazu gibt es keine Liste.</translation>
    </message>
    <message>
        <source>This plot has no numbers.</source>
        <translation>Dieses Diagramm hat keine Zahlen.</translation>
    </message>
</context>
<context>
    <name>triage::app::DesktopNotifications</name>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailText</name>
    <message>
        <source>Feedback text</source>
        <translation>Feedbacktext</translation>
    </message>
    <message>
        <source>Open web page</source>
        <translation>Webseite öffnen</translation>
    </message>
    <message>
        <source>This address in the feedback leads to %1:

%2</source>
        <translation>Diese Adresse im Feedback führt zu %1:

%2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailView</name>
    <message>
        <source>Retry Routing</source>
        <translation>Neu zuordnen</translation>
    </message>
    <message>
        <source>Notes and history</source>
        <translation>Notizen und Verlauf</translation>
    </message>
    <message>
        <source>This feedback is gone</source>
        <translation>Dieses Feedback ist nicht mehr da</translation>
    </message>
    <message>
        <source>It was deleted, or it is not in this organization.</source>
        <translation>Es wurde gelöscht oder gehört nicht zu dieser Organisation.</translation>
    </message>
    <message>
        <source>This feedback is not here</source>
        <translation>Dieses Feedback ist nicht hier</translation>
    </message>
    <message>
        <source>It is not in the copy on this computer.</source>
        <translation>Es ist nicht in der Kopie auf diesem Computer.</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nichts ausgewählt</translation>
    </message>
    <message>
        <source>Select an item, or press J and K to move through the list.</source>
        <translation>Wählen Sie einen Eintrag aus, oder gehen Sie mit J und K durch die Liste.</translation>
    </message>
    <message>
        <source>Routing failed for this item.</source>
        <translation>Die Zuordnung dieses Eintrags ist fehlgeschlagen.</translation>
    </message>
    <message>
        <source>This item is being routed.</source>
        <translation>Dieser Eintrag wird zugeordnet.</translation>
    </message>
    <message>
        <source>It was deleted while you were writing a note. Your draft is kept below.</source>
        <translation>Es wurde gelöscht, während Sie eine Notiz schrieben. Ihr Entwurf bleibt unten erhalten.</translation>
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
        <translation>Feedback %1</translation>
    </message>
    <message>
        <source>%1 - Feedback %2</source>
        <comment>headline, id</comment>
        <translation>%1 - Feedback %2</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>You’re offline. This needs a connection.</source>
        <translation>Sie sind offline. Dafür ist eine Verbindung nötig.</translation>
    </message>
    <message>
        <source>You are signed out. Connect again first.</source>
        <translation>Sie sind abgemeldet. Verbinden Sie sich zuerst erneut.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>Änderungen verwerfen?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialogs</name>
    <message>
        <source>Delete buffer</source>
        <translation>Ablage löschen</translation>
    </message>
    <message>
        <source>Delete the buffer %1? Its feedback stays. The buffer can be restored for a while.</source>
        <translation>Die Ablage %1 löschen? Ihr Feedback bleibt. Die Ablage lässt sich eine Zeit lang wiederherstellen.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Deleted the buffer %1</source>
        <translation>Ablage %1 gelöscht</translation>
    </message>
    <message>
        <source>Kept the buffer %1</source>
        <translation>Ablage %1 behalten</translation>
    </message>
    <message>
        <source>Rename buffer</source>
        <translation>Ablage umbenennen</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>Neuer Name von %1:</translation>
    </message>
    <message>
        <source>Renamed %1 to %2</source>
        <translation>%1 in %2 umbenannt</translation>
    </message>
    <message>
        <source>The text has changed: select the words again</source>
        <translation>Der Text hat sich geändert: Wählen Sie die Wörter neu aus</translation>
    </message>
</context>
<context>
    <name>triage::app::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
    <message>
        <source>Current &amp;list</source>
        <translation>Aktuelle &amp;Liste</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Alles</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>JSON lines: everything, for an import</source>
        <translation>JSON Lines: alles, für einen Import</translation>
    </message>
    <message>
        <source>CSV: a table, for spreadsheets</source>
        <translation>CSV: eine Tabelle, für Tabellenkalkulationen</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Fortschritt des Exports</translation>
    </message>
    <message>
        <source>One line for each feedback. Descriptions of buffers are not in it. Text that begins like a formula gets an apostrophe in front.</source>
        <translation>Eine Zeile je Feedback. Beschreibungen von Ablagen sind nicht enthalten. Text, der wie eine Formel beginnt, erhält einen Apostroph davor.</translation>
    </message>
    <message>
        <source>Full backup: can be imported into an empty organization.</source>
        <translation>Vollständige Sicherung: lässt sich in eine leere Organisation importieren.</translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>Gerade wird schon etwas importiert oder exportiert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written so far</source>
        <translation>
            <numerusform>Bisher %Ln Eintrag geschrieben</numerusform>
            <numerusform>Bisher %Ln Einträge geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written to %1</source>
        <translation>
            <numerusform>%Ln Eintrag nach %1 geschrieben</numerusform>
            <numerusform>%Ln Einträge nach %1 geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Gestoppt. Nichts wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackActions</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>Viele auf einmal</translation>
    </message>
    <message>
        <source>This cannot be undone, because routing decides again.</source>
        <translation>Das lässt sich nicht rückgängig machen, weil neu zugeordnet wird.</translation>
    </message>
    <message numerus="yes">
        <source>This changes %n items. You can undo this.</source>
        <translation>
            <numerusform>Das ändert %Ln Eintrag. Es lässt sich rückgängig machen.</numerusform>
            <numerusform>Das ändert %Ln Einträge. Es lässt sich rückgängig machen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%1 zu %2 hinzufügen</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 aus %2 entfernen</translation>
    </message>
    <message>
        <source>Remove %1 from All Buffers</source>
        <translation>%1 aus allen Ablagen entfernen</translation>
    </message>
    <message>
        <source>It is in several buffers: open the one to take it out of, or use the chips in the detail.</source>
        <translation>Es ist in mehreren Ablagen: Öffnen Sie die, aus der es heraus soll, oder verwenden Sie die Chips im Detail.</translation>
    </message>
    <message>
        <source>Flag %1 for review</source>
        <translation>%1 zur Prüfung vormerken</translation>
    </message>
    <message>
        <source>Mark %1 as right</source>
        <translation>%1 als passend markieren</translation>
    </message>
    <message>
        <source>There is no move to repeat yet.</source>
        <translation>Es gibt noch kein Verschieben zu wiederholen.</translation>
    </message>
    <message>
        <source>Route %1 Again</source>
        <translation>%1 neu zuordnen</translation>
    </message>
    <message>
        <source>Delete feedback</source>
        <translation>Feedback löschen</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n feedback? You can undo this for 10 seconds; then it is gone for everyone.</source>
        <translation>
            <numerusform>Diesen Eintrag löschen? Sie können das 10 Sekunden lang rückgängig machen; danach ist er für alle weg.</numerusform>
            <numerusform>%Ln Einträge löschen? Sie können das 10 Sekunden lang rückgängig machen; danach sind sie für alle weg.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Feedback</source>
        <translation>
            <numerusform>Eintrag löschen</numerusform>
            <numerusform>%Ln Einträge löschen</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else has just changed it. Do it again if you still want to.</source>
        <translation>Jemand anderes hat das gerade geändert. Wiederholen Sie es, wenn Sie es noch wollen.</translation>
    </message>
    <message>
        <source>Somebody else has just changed some of them. Do it again if you still want to.</source>
        <translation>Jemand anderes hat gerade einige davon geändert. Wiederholen Sie es, wenn Sie es noch wollen.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDialog</name>
    <message>
        <source>Edit feedback</source>
        <translation>Feedback bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Submitted &amp;by</source>
        <translation>&amp;Eingereicht von</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>Eingereicht von</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Kein Titel</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Ein Text ist zu lang.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>Es wird gespeichert.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDrop</name>
    <message>
        <source>Merge with “%1”</source>
        <comment>title</comment>
        <translation>Zusammenführen mit „%1“</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>Sie sind schon zusammengeführt</translation>
    </message>
    <message>
        <source>This feedback belongs to another organization.</source>
        <translation>Dieses Feedback gehört zu einer anderen Organisation.</translation>
    </message>
    <message>
        <source>Feedback cannot be added to Unassigned.</source>
        <translation>„Ohne Ablage“ ist keine Ablage, zu der sich Feedback hinzufügen lässt.</translation>
    </message>
    <message>
        <source>Drag feedback out of its buffer’s list to take it out of that buffer.</source>
        <translation>Ziehen Sie Feedback aus der Liste seiner Ablage, um es aus dieser Ablage zu nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <translation>
            <numerusform>%Ln aus %1 entfernen</numerusform>
            <numerusform>%Ln aus %1 entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>That buffer was deleted.</source>
        <translation>Diese Ablage wurde gelöscht.</translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>Schon in %1</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <translation>
            <numerusform>%Ln auch zu %1 hinzufügen</numerusform>
            <numerusform>%Ln auch zu %1 hinzufügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Move out of</source>
        <translation>Verschieben aus</translation>
    </message>
    <message>
        <source>&amp;All of Them</source>
        <translation>&amp;Allen</translation>
    </message>
    <message>
        <source>&amp;None, Just Add</source>
        <translation>&amp;Keiner, nur hinzufügen</translation>
    </message>
    <message>
        <source>Feedback can be dropped on a buffer.</source>
        <translation>Feedback lässt sich auf einer Ablage ablegen.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackListModel</name>
    <message>
        <source>Feedback %1, row %2 of %3</source>
        <translation>Feedback %1, Zeile %2 von %3</translation>
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
        <translation>Feedbackliste</translation>
    </message>
    <message>
        <source>The item has just left this list.</source>
        <translation>Das Element hat diese Liste gerade verlassen.</translation>
    </message>
    <message>
        <source>An item has just arrived here. Press the key again if you mean it.</source>
        <translation>Hier ist gerade ein Eintrag angekommen. Drücken Sie die Taste noch einmal, wenn Sie ihn meinen.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPane</name>
    <message>
        <source>What you put off with the key H is here until its time.</source>
        <translation>Hier ist bis zu seiner Zeit, was Sie mit der Taste H zurückstellen.</translation>
    </message>
    <message>
        <source>What you mark as done with the key E is here.</source>
        <translation>Hier ist, was Sie mit der Taste E als erledigt markieren.</translation>
    </message>
    <message>
        <source>Nothing is snoozed</source>
        <translation>Nichts ist zurückgestellt</translation>
    </message>
    <message>
        <source>Nothing is done yet</source>
        <translation>Noch nichts ist erledigt</translation>
    </message>
    <message>
        <source>Press I to assign feedback to yourself.</source>
        <translation>Mit der Taste I weisen Sie sich Feedback zu.</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>Ihnen ist nichts zugewiesen</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message>
        <source>Next Buffer With New Feedback</source>
        <translation>Nächste Ablage mit neuem Feedback</translation>
    </message>
    <message>
        <source>This list could not be loaded</source>
        <translation>Diese Liste konnte nicht geladen werden</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>Details kopieren</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Keine Ergebnisse</translation>
    </message>
    <message>
        <source>No exact match; showing similar words</source>
        <translation>Keine genaue Übereinstimmung; ähnliche Wörter werden gezeigt</translation>
    </message>
    <message>
        <source>Nothing in this list matches the search and the filters.</source>
        <translation>Nichts in dieser Liste passt zur Suche und zu den Filtern.</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>Suche und Filter aufheben</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren…</translation>
    </message>
    <message>
        <source>Copy a Test Command</source>
        <translation>Testbefehl kopieren</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Nichts zu prüfen</translation>
    </message>
    <message>
        <source>Every item is where it belongs.</source>
        <translation>Jeder Eintrag ist dort, wo er hingehört.</translation>
    </message>
    <message>
        <source>All done here</source>
        <translation>Hier ist alles erledigt</translation>
    </message>
    <message>
        <source>Nothing is left in this list.</source>
        <translation>In dieser Liste ist nichts mehr übrig.</translation>
    </message>
    <message>
        <source>Command copied: put your token in and run it in a terminal</source>
        <translation>Befehl kopiert: Setzen Sie Ihr Token ein, und führen Sie ihn in einem Terminal aus</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Details kopiert</translation>
    </message>
    <message>
        <source>✓ Buffers for your topics are there.</source>
        <translation>✓ Ablagen für Ihre Themen sind da.</translation>
    </message>
    <message>
        <source>1. Create a buffer for each topic.</source>
        <translation>1. Legen Sie für jedes Thema eine Ablage an.</translation>
    </message>
    <message>
        <source>2. Bring feedback in: import a file, or connect a widget.</source>
        <translation>2. Holen Sie Feedback herein: Importieren Sie eine Datei oder binden Sie ein Widget ein.</translation>
    </message>
    <message>
        <source>3. Invite a colleague.</source>
        <translation>3. Laden Sie eine Kollegin oder einen Kollegen ein.</translation>
    </message>
    <message>
        <source>4. Learn four keys: J goes on, K goes back, Y confirms, M moves.</source>
        <translation>4. Lernen Sie vier Tasten: J weiter, K zurück, Y bestätigen, M verschieben.</translation>
    </message>
    <message>
        <source>Invite a Colleague…</source>
        <translation>Kollegen einladen…</translation>
    </message>
    <message>
        <source>New Buffer…</source>
        <translation>Neue Ablage…</translation>
    </message>
    <message>
        <source>Four steps to a sorted inbox</source>
        <translation>Vier Schritte zum geordneten Feedback</translation>
    </message>
    <message>
        <source>Nothing is being routed</source>
        <translation>Nichts ist in Zuordnung</translation>
    </message>
    <message>
        <source>New feedback is here until it has a buffer.</source>
        <translation>Neues Feedback steht hier, bis es eine Ablage hat.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>Das Schlagwort %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Nothing is left in this list. Done by you today: %1</source>
        <translation>In dieser Liste ist nichts mehr übrig. Heute von Ihnen erledigt: %1</translation>
    </message>
    <message>
        <source>Nothing open</source>
        <translation>Nichts Offenes</translation>
    </message>
    <message>
        <source>Results that are done, snoozed, declined or duplicates: %1</source>
        <comment>number</comment>
        <translation>Ergebnisse, die erledigt, zurückgestellt, abgelehnt oder doppelt sind: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Or send the first one from a terminal.</source>
        <translation>Oder senden Sie das erste aus einem Terminal.</translation>
    </message>
    <message>
        <source>✓ Your colleagues are there.</source>
        <translation>✓ Ihre Kolleginnen und Kollegen sind da.</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>Duplikate: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPlans</name>
    <message>
        <source>Add note</source>
        <translation>Notiz hinzufügen</translation>
    </message>
    <message>
        <source>Note added</source>
        <translation>Notiz hinzugefügt</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Auch zu %1 hinzufügen</numerusform>
            <numerusform>%Ln Einträge auch zu %1 hinzufügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Zu %1 hinzugefügt</numerusform>
            <numerusform>%Ln Einträge zu %1 hinzugefügt</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>Schon in %1</translation>
    </message>
    <message numerus="yes">
        <source>Retry routing of %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Neu zuordnen</numerusform>
            <numerusform>%Ln Einträge neu zuordnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Routing of %n is retried</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Wird neu zugeordnet</numerusform>
            <numerusform>%Ln Einträge werden neu zugeordnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Being routed already</source>
        <translation>Wird schon zugeordnet</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag löschen</numerusform>
            <numerusform>%Ln Einträge löschen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag gelöscht</numerusform>
            <numerusform>%Ln Einträge gelöscht</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted already</source>
        <translation>Schon gelöscht</translation>
    </message>
    <message>
        <source>Edit feedback</source>
        <translation>Feedback bearbeiten</translation>
    </message>
    <message>
        <source>Changes saved</source>
        <translation>Änderungen gespeichert</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Nichts geändert</translation>
    </message>
    <message numerus="yes">
        <source>Move %n from %1 to %2</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Von %1 nach %2 verschieben</numerusform>
            <numerusform>%Ln Einträge von %1 nach %2 verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Nach %1 verschieben</numerusform>
            <numerusform>%Ln Einträge nach %1 verschieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Nach %1 verschoben</numerusform>
            <numerusform>%Ln Einträge nach %1 verschoben</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>Diese Ablage wurde gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Aus %1 entfernen</numerusform>
            <numerusform>%Ln Einträge aus %1 entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Aus %1 entfernt</numerusform>
            <numerusform>%Ln Einträge aus %1 entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in %1</source>
        <translation>Nicht in %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Aus allen Ablagen entfernen</numerusform>
            <numerusform>%Ln Einträge aus allen Ablagen entfernen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Aus allen Ablagen entfernt</numerusform>
            <numerusform>%Ln Einträge aus allen Ablagen entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>Already unassigned</source>
        <translation>Schon ohne Ablage</translation>
    </message>
    <message numerus="yes">
        <source>Flag %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Zur Prüfung vormerken</numerusform>
            <numerusform>%Ln Einträge zur Prüfung vormerken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flagged %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Zur Prüfung vorgemerkt</numerusform>
            <numerusform>%Ln Einträge zur Prüfung vorgemerkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged for review already</source>
        <translation>Schon zur Prüfung vorgemerkt</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Bestätigen</numerusform>
            <numerusform>%Ln Einträge bestätigen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Bestätigt</numerusform>
            <numerusform>%Ln Einträge bestätigt</numerusform>
        </translation>
    </message>
    <message>
        <source>Already reviewed</source>
        <translation>Schon geprüft</translation>
    </message>
</context>
<context>
    <name>triage::app::Field</name>
    <message>
        <source>%1 of %2</source>
        <comment>characters written, characters allowed</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n characters too many.</source>
        <translation>
            <numerusform>%Ln Zeichen zu viel.</numerusform>
            <numerusform>%Ln Zeichen zu viel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ImportDialog</name>
    <message>
        <source>separated by %1</source>
        <comment>a comma, a semicolon or a tab</comment>
        <translation>getrennt durch %1</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>some characters are broken: their lines are refused</source>
        <translation>einige Zeichen sind beschädigt: ihre Zeilen werden abgelehnt</translation>
    </message>
    <message>
        <source>say below whether dates begin with the day or the month</source>
        <translation>unten wählen, ob Daten mit dem Tag oder dem Monat beginnen</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Fortschritt des Imports</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>&amp;Route items that have no buffer</source>
        <translation>Einträge ohne Ablage &amp;zuordnen</translation>
    </message>
    <message>
        <source>&amp;Undo Import</source>
        <translation>Import &amp;rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stoppen</translation>
    </message>
    <message>
        <source>&amp;Check File</source>
        <translation>Datei &amp;prüfen</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Durchsuchen…</translation>
    </message>
    <message>
        <source>A file of CSV or JSON lines</source>
        <translation>Eine Datei mit CSV oder JSON Lines</translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>Angaben zur Datei</translation>
    </message>
    <message>
        <source>Items with an external ID that already exists are skipped. Dates are kept.</source>
        <translation>Einträge, deren externe ID es schon gibt, werden übersprungen. Datumsangaben bleiben erhalten.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Feedback (*.csv *.tsv *.jsonl *.ndjson *.json)</source>
        <translation>Feedback (*.csv *.tsv *.jsonl *.ndjson *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Datei wird gelesen…</translation>
    </message>
    <message>
        <source>CSV or JSON lines, UTF-8. The first CSV line names the columns.</source>
        <translation>CSV oder JSON-Zeilen, UTF-8. Die erste CSV-Zeile nennt die Spalten.</translation>
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
            <numerusform>CSV mit %Ln Spalte, %1</numerusform>
            <numerusform>CSV mit %Ln Spalten, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>Gerade wird schon etwas importiert oder exportiert.</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>Wählen Sie zuerst eine Datei.</translation>
    </message>
    <message>
        <source>Say which column has the text.</source>
        <translation>Geben Sie an, in welcher Spalte der Text steht.</translation>
    </message>
    <message>
        <source>Two columns become the same. Leave one of them out.</source>
        <translation>Zwei Spalten werden zum Gleichen. Lassen Sie eine davon weg.</translation>
    </message>
    <message>
        <source>This file was imported. Choose another one.</source>
        <translation>Diese Datei ist schon importiert. Wählen Sie eine andere.</translation>
    </message>
    <message>
        <source>There is nothing new in this file.</source>
        <translation>In dieser Datei ist nichts Neues.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln</source>
        <translation>
            <numerusform>%Ln &amp;importieren</numerusform>
            <numerusform>%Ln &amp;importieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln feedback from %1? You can undo it as a whole.</source>
        <translation>
            <numerusform>%Ln Eintrag aus %1 importieren? Sie können diesen Import rückgängig machen.</numerusform>
            <numerusform>%Ln Einträge aus %1 importieren? Sie können diesen Import rückgängig machen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>%Ln importieren</numerusform>
            <numerusform>%Ln importieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already imported</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln schon importiert</numerusform>
            <numerusform>%Ln schon importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with errors (skipped)</source>
        <comment>lines of a file</comment>
        <translation>
            <numerusform>%Ln mit Fehlern (übersprungen)</numerusform>
            <numerusform>%Ln mit Fehlern (übersprungen)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new buffers</source>
        <translation>
            <numerusform>%Ln neue Ablage</numerusform>
            <numerusform>%Ln neue Ablagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undoing: %Ln removed so far.</source>
        <translation>
            <numerusform>Wird rückgängig gemacht: bisher %Ln entfernt.</numerusform>
            <numerusform>Wird rückgängig gemacht: bisher %Ln entfernt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln entfernt</numerusform>
            <numerusform>%Ln entfernt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept because people have worked on them</source>
        <translation>
            <numerusform>%Ln behalten, weil schon jemand daran gearbeitet hat</numerusform>
            <numerusform>%Ln behalten, weil schon jemand daran gearbeitet hat</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking: %1</source>
        <comment>%1: counts</comment>
        <translation>Wird geprüft: %1</translation>
    </message>
    <message>
        <source>Importing: %1</source>
        <comment>%1: counts</comment>
        <translation>Wird importiert: %1</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>Die Prüfung wurde gestoppt.</translation>
    </message>
    <message>
        <source>Stopped: %1. What is in stays, or is undone.</source>
        <comment>%1: counts</comment>
        <translation>Gestoppt: %1. Was importiert ist, bleibt oder wird rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Ready: %1.</source>
        <comment>%1: counts</comment>
        <translation>Bereit: %1.</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <comment>%1: counts</comment>
        <translation>Importiert: %1.</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>und weitere</translation>
    </message>
    <message>
        <source>New buffers: %1</source>
        <comment>%1: names</comment>
        <translation>Neue Ablagen: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are wrong</source>
        <translation>
            <numerusform>und %Ln weitere fehlerhafte Zeile</numerusform>
            <numerusform>und %Ln weitere fehlerhafte Zeilen</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>%1: counts</comment>
        <translation>Rückgängig gemacht: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign in quotation marks</comment>
        <translation>„%1“</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportPreview</name>
    <message>
        <source>%1 (day first)</source>
        <comment>%1: a date</comment>
        <translation>%1 (Tag zuerst)</translation>
    </message>
    <message>
        <source>%1 (month first)</source>
        <comment>%1: a date</comment>
        <translation>%1 (Monat zuerst)</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>the name of a field</comment>
        <translation>%1 fehlt.</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>Sp&amp;alten</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Spalte</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Erster Wert</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Wird zu</translation>
    </message>
    <message>
        <source>&amp;Preview of the first lines</source>
        <translation>&amp;Vorschau der ersten Zeilen</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Ablagen</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Erstellt</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Weggelassen</translation>
    </message>
    <message>
        <source>Identifier of an export</source>
        <translation>Kennung aus einem Export</translation>
    </message>
    <message>
        <source>External id</source>
        <translation>Externe Kennung</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>Eingereicht von</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Routing status</source>
        <translation>Zuordnungsstatus</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Geändert</translation>
    </message>
    <message>
        <source>Buffers chosen by hand</source>
        <translation>Von Hand gewählte Ablagen</translation>
    </message>
    <message>
        <source>Targets (JSON)</source>
        <translation>Ziele (JSON)</translation>
    </message>
    <message>
        <source>Notes (JSON)</source>
        <translation>Notizen (JSON)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Email of the owner</source>
        <translation>E-Mail der zuständigen Person</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Comes back at</source>
        <translation>Kommt wieder am</translation>
    </message>
    <message>
        <source>What the column %1 becomes</source>
        <translation>Wozu die Spalte %1 wird</translation>
    </message>
    <message>
        <source>Buffer: %1</source>
        <translation>Ablage: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::ListToolBar</name>
    <message>
        <source>Only what needs review</source>
        <translation>Nur was zu prüfen ist</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Show only what needs review</source>
        <translation>Nur zeigen, was zu prüfen ist</translation>
    </message>
    <message>
        <source>Active filters</source>
        <translation>Aktive Filter</translation>
    </message>
    <message>
        <source>List view</source>
        <translation>Listenansicht</translation>
    </message>
    <message>
        <source>Board view</source>
        <translation>Board-Ansicht</translation>
    </message>
    <message>
        <source>Dashboard view</source>
        <translation>Dashboard-Ansicht</translation>
    </message>
    <message>
        <source>Search feedback</source>
        <translation>Feedback durchsuchen</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>Suche aufheben</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>Last changed first</source>
        <translation>Zuletzt geändert zuerst</translation>
    </message>
    <message>
        <source>Title A–Z</source>
        <translation>Titel A–Z</translation>
    </message>
    <message>
        <source>Title Z–A</source>
        <translation>Titel Z–A</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Beste Treffer zuerst</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>Von %1</translation>
    </message>
    <message>
        <source>%1 ✕</source>
        <comment>a filter in force, with the mark that ends it</comment>
        <translation>%1 ✕</translation>
    </message>
    <message>
        <source>Remove filter %1</source>
        <translation>Filter %1 entfernen</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Diesen Filter entfernen</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Sortieren nach</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Zeitraum</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>Client %1</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triage</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>Dashboard</translation>
    </message>
    <message>
        <source>Routing quality</source>
        <translation>Zuordnungsqualität</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>Nicht mehr zurückgestellt</translation>
    </message>
</context>
<context>
    <name>triage::app::LinkOpener</name>
    <message>
        <source>The link opens as soon as the server has sent what it names.</source>
        <translation>Der Link öffnet sich, sobald der Server gesendet hat, worauf er zeigt.</translation>
    </message>
</context>
<context>
    <name>triage::app::MainWindow</name>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
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
        <translation>Zeigen</translation>
    </message>
</context>
<context>
    <name>triage::app::MemberDialog</name>
    <message>
        <source>Edit member</source>
        <translation>Mitglied bearbeiten</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>Mitglied hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Member name</source>
        <translation>Name des Mitglieds</translation>
    </message>
    <message>
        <source>E-&amp;mail</source>
        <translation>&amp;E-Mail</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Add Member</source>
        <translation>&amp;Mitglied hinzufügen</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrator</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>&amp;Rolle</translation>
    </message>
    <message>
        <source>Name and e-mail are needed.</source>
        <translation>Name und E-Mail werden gebraucht.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Adding the member…</source>
        <translation>Mitglied wird hinzugefügt…</translation>
    </message>
    <message>
        <source>Saving the member…</source>
        <translation>Mitglied wird gespeichert…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 gespeichert</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 hinzugefügt</translation>
    </message>
</context>
<context>
    <name>triage::app::MembersDialog</name>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-Mail</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Hinzugefügt</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>Make A&amp;dministrator</source>
        <translation>&amp;Zum Administrator machen</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Entfernen…</translation>
    </message>
    <message>
        <source>Remove member</source>
        <translation>Mitglied entfernen</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>Mitglieder werden gelesen…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (Sie)</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrator</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>Choose a member first.</source>
        <translation>Wählen Sie zuerst ein Mitglied.</translation>
    </message>
    <message>
        <source>Make &amp;Member</source>
        <translation>Zum &amp;Mitglied machen</translation>
    </message>
    <message>
        <source>Changing the role…</source>
        <translation>Rolle wird geändert…</translation>
    </message>
    <message>
        <source>%1 is now an administrator</source>
        <translation>%1 ist jetzt Administrator</translation>
    </message>
    <message>
        <source>%1 is now a member</source>
        <translation>%1 ist jetzt Mitglied</translation>
    </message>
    <message>
        <source>Remove %1 from the organization? Their tokens stop working at once; what they wrote stays.</source>
        <translation>%1 aus der Organisation entfernen? Die Tokens dieser Person gelten sofort nicht mehr; was sie geschrieben hat, bleibt.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>%1 entfernen</translation>
    </message>
    <message>
        <source>Removing the member…</source>
        <translation>Mitglied wird entfernt…</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 entfernt</translation>
    </message>
    <message>
        <source>Create Sign-in &amp;Token…</source>
        <translation>Anmelde-&amp;Token erstellen…</translation>
    </message>
</context>
<context>
    <name>triage::app::MoveAllDialog</name>
    <message>
        <source>Move all</source>
        <translation>Alles verschieben</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;Von</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;Nach</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>&amp;Move All</source>
        <translation>&amp;Alles verschieben</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback to move</source>
        <translation>
            <numerusform>%Ln Eintrag zu verschieben</numerusform>
            <numerusform>%Ln Einträge zu verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different buffers.</source>
        <translation>Wählen Sie zwei verschiedene Ablagen.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 ist leer.</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Sie können das rückgängig machen.</translation>
    </message>
    <message>
        <source>Moving…</source>
        <translation>Wird verschoben…</translation>
    </message>
    <message>
        <source>Moving everything; this may take a while…</source>
        <translation>Alles wird verschoben; das kann dauern…</translation>
    </message>
    <message>
        <source>Choose a buffer</source>
        <translation>Ablage wählen</translation>
    </message>
    <message>
        <source>Moved %1 of %2</source>
        <comment>numbers of items</comment>
        <translation>%1 von %2 verschoben</translation>
    </message>
    <message>
        <source>%1, of them done, snoozed or duplicates: %2</source>
        <comment>how much is moved, a number</comment>
        <translation>%1, davon erledigt, zurückgestellt oder doppelt: %2</translation>
    </message>
    <message>
        <source>&amp;Only the open ones (%1)</source>
        <comment>a number of items</comment>
        <translation>&amp;Nur die offenen (%1)</translation>
    </message>
    <message>
        <source>It goes on at the server when you close this window.</source>
        <translation>Auf dem Server geht es weiter, auch wenn Sie dieses Fenster schließen.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>triage::app::NewTokenDialog</name>
    <message>
        <source>%1 is this computer. Colleagues need an address that they can reach: set listen, or a proxy, and public-url in the settings of the server. Its README shows how under “Let a colleague in”.</source>
        <translation>%1 ist dieser Computer. Kollegen brauchen eine Adresse, die sie erreichen können: Setzen Sie listen oder einen Proxy sowie public-url in den Einstellungen des Servers. Wie das geht, steht in seinem README unter „Let a colleague in“.</translation>
    </message>
    <message>
        <source>1. Install Triage Desk: the package triage-desk for Debian 12 or 13. Ask me for it.
2. Start it and paste this text into “Token”:

%1
%2</source>
        <comment>%1 is the server&apos;s address, %2 the token</comment>
        <translation>1. Installieren Sie Triage Desk: das Paket triage-desk für Debian 12 oder 13. Sie bekommen es von mir.
2. Starten Sie es und fügen Sie diesen Text bei „Token“ ein:

%1
%2</translation>
    </message>
    <message>
        <source>For dashboards and assistants: sees what you may see and changes nothing. Keep it secret.</source>
        <translation>Für Anzeigetafeln und Assistenten: sieht, was Sie sehen dürfen, und ändert nichts. Halten Sie es geheim.</translation>
    </message>
    <message>
        <source>&amp;Read only: it changes nothing</source>
        <translation>Nur &amp;lesen: ändert nichts</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>Neues Token</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Token name</source>
        <translation>Name des Tokens</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Art</translation>
    </message>
    <message>
        <source>Allowed &amp;origins</source>
        <translation>&amp;Erlaubte Ursprünge</translation>
    </message>
    <message>
        <source>Allowed origins</source>
        <translation>Erlaubte Ursprünge</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Geheimnis</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheimnis</translation>
    </message>
    <message>
        <source>Create &amp;Token</source>
        <translation>&amp;Token erstellen</translation>
    </message>
    <message>
        <source>What the token is for, such as “Web shop”</source>
        <translation>Wofür das Token ist, etwa „Webshop“</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>Voller Zugriff</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>Widget</translation>
    </message>
    <message>
        <source>One on each line: where the widget may be used. * is everywhere.</source>
        <translation>Je Zeile einer: wo das Widget verwendet werden darf. * heißt überall.</translation>
    </message>
    <message>
        <source>For web pages: sends feedback and nothing else. It may be seen by visitors.</source>
        <translation>Für Webseiten: sendet Feedback und sonst nichts. Besucher dürfen es sehen.</translation>
    </message>
    <message>
        <source>For servers and programs: may do whatever you may do. Keep it secret.</source>
        <translation>Für Server und Programme: darf alles, was Sie dürfen. Halten Sie es geheim.</translation>
    </message>
    <message>
        <source>A token needs a name.</source>
        <translation>Ein Token braucht einen Namen.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Ein Text ist zu lang.</translation>
    </message>
    <message>
        <source>Creating the token…</source>
        <translation>Token wird erstellt…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Created the token %1</source>
        <translation>Token %1 erstellt</translation>
    </message>
    <message>
        <source>Sign-in token for %1</source>
        <translation>Anmelde-Token für %1</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Person</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>&amp;Text to send</source>
        <translation>&amp;Text zum Versenden</translation>
    </message>
    <message>
        <source>Text to send</source>
        <translation>Text zum Versenden</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>Mitglieder werden gelesen…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (Sie)</translation>
    </message>
    <message>
        <source>Anyone who has the token signs in as %1. Send it over a private channel.</source>
        <translation>Wer das Token hat, meldet sich als %1 an. Senden Sie es auf einem vertraulichen Weg.</translation>
    </message>
    <message>
        <source>E&amp;xpires</source>
        <translation>Läuft &amp;ab</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>Läuft nicht ab</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>In 30 Tagen</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>In 90 Tagen</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>In einem Jahr</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationCentre</name>
    <message numerus="yes">
        <source>%n new feedback</source>
        <translation>
            <numerusform>%Ln neuer Eintrag</numerusform>
            <numerusform>%Ln neue Einträge</numerusform>
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
            <numerusform>%Ln zu prüfen</numerusform>
            <numerusform>%Ln zu prüfen</numerusform>
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
            <numerusform>%Ln Hinweis</numerusform>
            <numerusform>%Ln Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::NoteBox</name>
    <message>
        <source>Save Note</source>
        <translation>Notiz speichern</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>Write a note for the team</source>
        <translation>Eine Notiz für das Team schreiben</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too long</source>
        <translation>
            <numerusform>%Ln Zeichen zu lang</numerusform>
            <numerusform>%Ln Zeichen zu lang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>Noch %Ln Zeichen</numerusform>
            <numerusform>Noch %Ln Zeichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy Draft</source>
        <translation>Entwurf kopieren</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <translation>Entwurf verwerfen</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationPage</name>
    <message>
        <source>Notify about</source>
        <translation>Benachrichtigen über</translation>
    </message>
    <message>
        <source>Buffers to be notified about</source>
        <translation>Ablagen, über die benachrichtigt wird</translation>
    </message>
    <message>
        <source>Show &amp;message text in notifications</source>
        <translation>&amp;Text in Benachrichtigungen anzeigen</translation>
    </message>
    <message>
        <source>&amp;Quiet hours from</source>
        <translation>&amp;Ruhezeit von</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>Ruhe von</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>Ruhe bis</translation>
    </message>
    <message>
        <source>Keep running in the &amp;tray when closed</source>
        <translation>Nach dem Schließen im &amp;Infobereich weiterlaufen</translation>
    </message>
    <message>
        <source>What needs review and pinned buffers</source>
        <translation>Was zu prüfen ist und angeheftete Ablagen</translation>
    </message>
    <message>
        <source>Chosen buffers</source>
        <translation>Gewählte Ablagen</translation>
    </message>
    <message>
        <source>All new feedback</source>
        <translation>Alles neue Feedback</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>&amp;Notify about:</source>
        <translation>&amp;Benachrichtigen über:</translation>
    </message>
    <message>
        <source>to</source>
        <comment>quiet hours from … to …</comment>
        <translation>bis</translation>
    </message>
    <message>
        <source>Also, and in the list of notices:</source>
        <translation>Außerdem, und in der Liste der Hinweise:</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderItems</name>
    <message>
        <source>The server’s list was not understood.</source>
        <translation>Die Liste des Servers wurde nicht verstanden.</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderStrip</name>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Retry loading older feedback</source>
        <translation>Älteres Feedback erneut laden</translation>
    </message>
    <message>
        <source>Loading older feedback…</source>
        <translation>Älteres Feedback wird geladen…</translation>
    </message>
    <message>
        <source>Older feedback is on the server only, and you are offline. It comes when you are connected again.</source>
        <translation>Älteres Feedback liegt nur auf dem Server, und Sie sind offline. Es kommt, sobald die Verbindung wieder da ist.</translation>
    </message>
    <message>
        <source>Older feedback could not be loaded: %1</source>
        <translation>Älteres Feedback konnte nicht geladen werden: %1</translation>
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
        <translation>Daten von %1</translation>
    </message>
    <message>
        <source>Show %1 as table</source>
        <translation>%1 als Tabelle zeigen</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>%1 exportieren</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Als &amp;SVG speichern…</translation>
    </message>
    <message>
        <source>Save Numbers as &amp;CSV…</source>
        <translation>Zahlen als &amp;CSV speichern…</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Diagramm %1</translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation>Keine Zahlen</translation>
    </message>
    <message>
        <source>Plots need the server</source>
        <translation>Diagramme brauchen den Server</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>Verfügbar, sobald Sie wieder online sind</translation>
    </message>
    <message>
        <source>Nothing in this period</source>
        <translation>Nichts in diesem Zeitraum</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>%1 · days of UTC</source>
        <comment>a period</comment>
        <translation>%1 · Tage in UTC</translation>
    </message>
    <message>
        <source>%1 · whatever the buffer</source>
        <comment>a period</comment>
        <translation>%1 · unabhängig von der Ablage</translation>
    </message>
    <message>
        <source>%1 · as of %2</source>
        <comment>a period, a time</comment>
        <translation>%1 · Stand: %2</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>%1 speichern</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>a format, its suffix</comment>
        <translation>%1-Dateien (*.%2)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <comment>path of a file</comment>
        <translation>Gespeichert unter %1</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <comment>why</comment>
        <translation>Nicht gespeichert: %1</translation>
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
        <translation>Wer jetzt wie viel offen hat und im Zeitraum wie viel abgeschlossen hat.</translation>
    </message>
    <message>
        <source>How long the feedback took that was done in the period, from the day it came in.</source>
        <translation>Wie lange das Feedback, das im Zeitraum erledigt wurde, seit seinem Eingang brauchte.</translation>
    </message>
    <message>
        <source>How old the feedback is that is open now, whatever the period.</source>
        <translation>Wie alt das Feedback ist, das jetzt offen ist, unabhängig vom Zeitraum.</translation>
    </message>
    <message>
        <source>How much came in on each day, and how much was done or declined on it.</source>
        <translation>Wie viel an jedem Tag einging und wie viel erledigt oder abgelehnt wurde.</translation>
    </message>
    <message>
        <source>Work by owner</source>
        <translation>Arbeit nach Zuständigen</translation>
    </message>
    <message>
        <source>Time to done</source>
        <translation>Zeit bis erledigt</translation>
    </message>
    <message>
        <source>Age of open feedback</source>
        <translation>Alter des offenen Feedbacks</translation>
    </message>
    <message>
        <source>Opened and closed</source>
        <translation>Eingegangen und abgeschlossen</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>Neues Feedback</translation>
    </message>
    <message>
        <source>Growth of buffers</source>
        <translation>Wachstum der Ablagen</translation>
    </message>
    <message>
        <source>Routing outcomes</source>
        <translation>Ergebnisse der Zuordnung</translation>
    </message>
    <message>
        <source>Review share</source>
        <translation>Anteil zu prüfen</translation>
    </message>
    <message>
        <source>Time to triage</source>
        <translation>Zeit bis zur Triage</translation>
    </message>
    <message>
        <source>Confidence of routing</source>
        <translation>Sicherheit der Zuordnung</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Clients</translation>
    </message>
    <message>
        <source>Reactions to targets</source>
        <translation>Reaktionen auf Ziele</translation>
    </message>
    <message>
        <source>How much came in on each day, by the buffer it is in now. An item in several buffers counts in each.</source>
        <translation>Wie viel an jedem Tag einging, nach der heutigen Ablage. Ein Eintrag in mehreren Ablagen zählt in jeder.</translation>
    </message>
    <message>
        <source>How much of the period’s feedback is in each buffer, and how much of the period before it.</source>
        <translation>Wie viel Feedback des Zeitraums in jeder Ablage ist und wie viel es im Zeitraum davor war.</translation>
    </message>
    <message>
        <source>What became of the feedback of each day. Each item counts once.</source>
        <translation>Was aus dem Feedback jedes Tages wurde. Jeder Eintrag zählt einmal.</translation>
    </message>
    <message>
        <source>How much of each day’s feedback needs review.</source>
        <translation>Wie viel vom Feedback jedes Tages zu prüfen ist.</translation>
    </message>
    <message>
        <source>How long feedback waited until somebody moved it, said that it looks right, or wrote a note.</source>
        <translation>Wie lange Feedback wartete, bis jemand es verschob, als passend bestätigte oder eine Notiz schrieb.</translation>
    </message>
    <message>
        <source>How sure routing was of its decisions, and what people made of them.</source>
        <translation>Wie sicher sich die Zuordnung bei ihren Entscheidungen war und was Menschen daraus machten.</translation>
    </message>
    <message>
        <source>Which programs sent the feedback.</source>
        <translation>Welche Programme das Feedback gesendet haben.</translation>
    </message>
    <message>
        <source>Thumbs up and down of the period, for the targets with most of them.</source>
        <translation>Daumen hoch und runter im Zeitraum, für die Ziele mit den meisten davon.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Sprachen</translation>
    </message>
    <message>
        <source>Which languages the feedback is written in. Short texts do not tell.</source>
        <translation>In welchen Sprachen das Feedback geschrieben ist. Kurze Texte verraten es nicht.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingSection</name>
    <message>
        <source>Why it’s here</source>
        <translation>Warum hier?</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>von Hand</translation>
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
        <translation>Alle %1 in %2 ausgewählt</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 ausgewählt</translation>
    </message>
    <message>
        <source>%1 in this list</source>
        <translation>%1 in dieser Liste</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>dieser Liste</translation>
    </message>
</context>
<context>
    <name>triage::app::SingleInstance</name>
    <message>
        <source>process %1 on %2</source>
        <comment>number, computer</comment>
        <translation>Prozess %1 auf %2</translation>
    </message>
</context>
<context>
    <name>triage::app::StrandedChanges</name>
    <message numerus="yes">
        <source>%n changes made at %1 are sent from here now</source>
        <translation>
            <numerusform>%Ln Änderung, die unter %1 gemacht wurde, wird jetzt von hier gesendet</numerusform>
            <numerusform>%Ln Änderungen, die unter %1 gemacht wurden, werden jetzt von hier gesendet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of another member of this organization were not sent.</source>
        <translation>
            <numerusform>%Ln Änderung eines anderen Mitglieds dieser Organisation wurde nicht gesendet.</numerusform>
            <numerusform>%Ln Änderungen eines anderen Mitglieds dieser Organisation wurden nicht gesendet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of %1 at %2 were not sent.</source>
        <translation>
            <numerusform>%Ln Änderung von %1 auf %2 wurde nicht gesendet.</numerusform>
            <numerusform>%Ln Änderungen von %1 auf %2 wurden nicht gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send or Discard…</source>
        <translation>Senden oder verwerfen…</translation>
    </message>
    <message>
        <source>Unsent changes</source>
        <translation>Nicht gesendete Änderungen</translation>
    </message>
    <message>
        <source>They can be sent in your name, or discarded for good. Otherwise they stay on this computer until their owner signs in again.</source>
        <translation>Sie können in Ihrem Namen gesendet oder endgültig verworfen werden. Sonst bleiben sie auf diesem Computer, bis sich ihr Urheber wieder anmeldet.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>Send in My Name</source>
        <translation>In meinem Namen senden</translation>
    </message>
</context>
<context>
    <name>triage::app::TimePlots</name>
    <message>
        <source>Unassigned</source>
        <translation>Ohne Ablage</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>A buffer</source>
        <translation>Eine Ablage</translation>
    </message>
    <message>
        <source>Other buffers</source>
        <translation>Andere Ablagen</translation>
    </message>
    <message>
        <source>All</source>
        <comment>sum of feedback, each item once</comment>
        <translation>Alle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all; most of them on %1: %2</source>
        <comment>counts of feedback, a day or a week</comment>
        <translation>
            <numerusform>%Ln insgesamt; die meisten davon: %1 (%2)</numerusform>
            <numerusform>%Ln insgesamt; die meisten davon: %1 (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Zugeordnet</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>In Zuordnung</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Von Hand</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln found their buffer by themselves</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 von %Ln automatisch zugeordnet</numerusform>
            <numerusform>%1 von %Ln automatisch zugeordnet</numerusform>
        </translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln need a look</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 von %Ln sind zu prüfen</numerusform>
            <numerusform>%1 von %Ln sind zu prüfen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::GroupPlots</name>
    <message numerus="yes">
        <source>No buffer grew against the %Ln days before</source>
        <translation>
            <numerusform>Keine Ablage wuchs gegenüber dem Tag davor</numerusform>
            <numerusform>Keine Ablage wuchs gegenüber den %Ln Tagen davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grew most: %2, that is %3 more than in the %Ln days before</source>
        <comment>buffer, count, difference</comment>
        <translation>
            <numerusform>%1 wuchs am meisten: %2, das sind %3 mehr als am Tag davor</numerusform>
            <numerusform>%1 wuchs am meisten: %2, das sind %3 mehr als in den %Ln Tagen davor</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Ohne Ablage</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Davor</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Wachstum</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a number, by how much it grew</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Belassen</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Nothing said yet</source>
        <translation>Noch ohne Rückmeldung</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>People agreed with %1 of the %Ln they looked at</source>
        <comment>a share, decisions</comment>
        <translation>
            <numerusform>Zustimmung zu %1 der %Ln angesehenen Entscheidung</numerusform>
            <numerusform>Zustimmung zu %1 der %Ln angesehenen Entscheidungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions, and nobody has said anything to them yet</source>
        <translation>
            <numerusform>%Ln Entscheidung, zu der noch niemand etwas gesagt hat</numerusform>
            <numerusform>%Ln Entscheidungen, zu denen noch niemand etwas gesagt hat</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Client</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Ohne Namen</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Alle anderen</translation>
    </message>
    <message>
        <source>%1 came from %2</source>
        <comment>a share, a client</comment>
        <translation>%1 kamen von %2</translation>
    </message>
    <message>
        <source>no named client</source>
        <translation>einem Client ohne Namen</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>Daumen hoch</translation>
    </message>
    <message>
        <source>Thumbs down</source>
        <translation>Daumen runter</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message numerus="yes">
        <source>%1 displeases most: %Ln thumbs down</source>
        <comment>target</comment>
        <translation>
            <numerusform>Am meisten Daumen runter: %1 (%Ln)</numerusform>
            <numerusform>Am meisten Daumen runter: %1 (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>No thumbs down</source>
        <translation>Keine Daumen runter</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%Ln Sek.</numerusform>
            <numerusform>%Ln Sek.</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1</source>
        <comment>duration</comment>
        <translation>Mehr als %1</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>durations</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Within %1</source>
        <comment>duration</comment>
        <translation>Innerhalb von %1</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>Angesehen</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>Wartet noch</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Wartezeit</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>more</source>
        <comment>than the duration before</comment>
        <translation>mehr</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>Nobody has looked yet</source>
        <translation>Noch von niemandem angesehen</translation>
    </message>
    <message numerus="yes">
        <source>Half of it was looked at within %1; %Ln wait</source>
        <comment>duration, count</comment>
        <translation>
            <numerusform>Triage dauert im Median %1; %Ln wartet</numerusform>
            <numerusform>Triage dauert im Median %1; %Ln warten</numerusform>
        </translation>
    </message>
    <message>
        <source>Median time to triage %1</source>
        <comment>duration</comment>
        <translation>Triage dauert im Median %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wait for somebody to look</source>
        <translation>
            <numerusform>%Ln wartet darauf, dass jemand nachsieht</numerusform>
            <numerusform>%Ln warten darauf, dass jemand nachsieht</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>%1 is written in %2</source>
        <comment>a share, a language</comment>
        <translation>%1 sind geschrieben in: %2</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Benachrichtigungen</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triage</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Datenschutz</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesPages</name>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Organization:</source>
        <translation>Organisation:</translation>
    </message>
    <message>
        <source>Signed in as:</source>
        <translation>Angemeldet als:</translation>
    </message>
    <message>
        <source>%1, administrator</source>
        <translation>%1, Administrator</translation>
    </message>
    <message>
        <source>%1, member</source>
        <translation>%1, Mitglied</translation>
    </message>
    <message>
        <source>Server:</source>
        <translation>Server:</translation>
    </message>
    <message>
        <source>&amp;Reopen the last list on start</source>
        <translation>&amp;Beim Start die letzte Liste wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>&amp;Density:</source>
        <translation>Di&amp;chte:</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Dichte</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Luftig</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Kompakt</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>&amp;Textgröße:</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Sprache:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Restart to change the language.</source>
        <translation>Starten Sie neu, um die Sprache zu wechseln.</translation>
    </message>
    <message>
        <source>&amp;Keep offline:</source>
        <translation>&amp;Offline behalten:</translation>
    </message>
    <message>
        <source>Keep offline</source>
        <translation>Offline behalten</translation>
    </message>
    <message>
        <source>How much of the newest feedback is kept on this computer, so that it can be read and searched without the server. A change counts from the next start on.</source>
        <translation>Wie viel des neuesten Feedbacks auf diesem Computer behalten wird, damit es sich ohne den Server lesen und durchsuchen lässt. Eine Änderung gilt ab dem nächsten Start.</translation>
    </message>
    <message>
        <source>&amp;Re-download everything at next start</source>
        <translation>Beim nächsten Start alles neu &amp;herunterladen</translation>
    </message>
    <message>
        <source>Clears downloaded data. Unsent changes are kept.</source>
        <translation>Löscht heruntergeladene Daten. Nicht gesendete Änderungen bleiben erhalten.</translation>
    </message>
    <message>
        <source>Your token is kept in the system’s keyring, if you asked for that; otherwise until the program ends.</source>
        <translation>Ihr Token liegt im Schlüsselbund des Systems, wenn Sie das gewünscht haben; sonst nur bis zum Ende des Programms.</translation>
    </message>
    <message>
        <source>Downloaded feedback is stored in your private folder.</source>
        <translation>Heruntergeladenes Feedback liegt in Ihrem privaten Ordner.</translation>
    </message>
    <message>
        <source>Triage Desk connects only to %1. No tracking.</source>
        <translation>Triage Desk verbindet sich nur mit %1. Kein Tracking.</translation>
    </message>
    <message>
        <source>Show &amp;others what I am looking at</source>
        <translation>A&amp;nderen zeigen, was ich ansehe</translation>
    </message>
</context>
<context>
    <name>triage::app::QualityDialog</name>
    <message>
        <source>Routing quality</source>
        <translation>Zuordnungsqualität</translation>
    </message>
    <message>
        <source>Reading what people made of routing…</source>
        <translation>Wird gelesen, wie gut die Zuordnung war…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Zusammenfassung</translation>
    </message>
    <message>
        <source>By buffer</source>
        <translation>Nach Ablage</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Entschieden</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Belassen</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Korrigiert</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Verpasst</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>Nach Woche</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Woche ab</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Ohne Ablage</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Geprüft</translation>
    </message>
    <message>
        <source>By confidence</source>
        <translation>Nach Konfidenz</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Konfidenz</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Kalibrierung</translation>
    </message>
    <message>
        <source>The mark stands at how sure routing was: the nearer the bar ends to it, the better</source>
        <translation>Die Marke zeigt, wie sicher die Zuordnung war: Je näher der Balken daran endet, desto besser</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>Verfügbar, sobald Sie wieder online sind</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Erneut versuchen</translation>
    </message>
    <message numerus="yes">
        <source>Routing decided about %n items in the last weeks.</source>
        <translation>
            <numerusform>In den letzten Wochen hat die Zuordnung %Ln Eintrag entschieden.</numerusform>
            <numerusform>In den letzten Wochen hat die Zuordnung %Ln Einträge entschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has corrected or accepted anything yet</source>
        <translation>Noch hat niemand etwas korrigiert oder bestätigt</translation>
    </message>
    <message>
        <source>%1 Say that an item looks right, or put it elsewhere: here you then see how often routing was right.</source>
        <comment>a sentence before it</comment>
        <translation>%1 Bestätigen Sie, dass ein Feedback passt, oder verschieben Sie es: Dann sehen Sie hier, wie oft die Zuordnung richtig lag.</translation>
    </message>
    <message>
        <source>Of %1 decisions in the last weeks, %2 are unassigned. People reviewed %3: %4 confirmed, %5 moved, %6 removed.</source>
        <translation>Von %1 Entscheidungen der letzten Wochen blieben %2 ohne Ablage. Geprüft wurden %3: %4 bestätigt, %5 verschoben, %6 entfernt.</translation>
    </message>
    <message>
        <source>Calibration error: %1 points</source>
        <translation>Kalibrierungsfehler: %1 Punkte</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>Eine gelöschte Ablage</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Right in %1, sure by %2</source>
        <translation>Richtig bei %1, sicher zu %2</translation>
    </message>
    <message>
        <source>Not known while you are signed out</source>
        <translation>Nicht bekannt, solange Sie abgemeldet sind</translation>
    </message>
    <message numerus="yes">
        <source>Only %n reviewed: too few to tell</source>
        <translation>
            <numerusform>Nur %Ln geprüft: zu wenig für eine Aussage</numerusform>
            <numerusform>Nur %Ln geprüft: zu wenig für eine Aussage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration: only %n reviewed so far</source>
        <translation>
            <numerusform>Kalibrierung: bisher nur %Ln geprüft</numerusform>
            <numerusform>Kalibrierung: bisher nur %Ln geprüft</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was routed in the last weeks</source>
        <translation>In den letzten Wochen wurde nichts zugeordnet</translation>
    </message>
    <message>
        <source>This page shows how often routing was right, once people confirm or move items.</source>
        <translation>Diese Seite zeigt, wie oft die Zuordnung richtig lag, sobald Feedback bestätigt oder verschoben wird.</translation>
    </message>
</context>
<context>
    <name>triage::app::ResearchDialog</name>
    <message>
        <source>Research</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Frage</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Frage</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>F&amp;ragen</translation>
    </message>
    <message>
        <source>&amp;Delete Answer…</source>
        <translation>Antwort &amp;löschen…</translation>
    </message>
    <message>
        <source>Delete answer</source>
        <translation>Antwort löschen</translation>
    </message>
    <message>
        <source>For example: Why do people give up on the export?</source>
        <translation>Zum Beispiel: Warum geben Leute beim Export auf?</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Zeitraum</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>Die letzten 12 Monate</translation>
    </message>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>Der letzte Tag</numerusform>
            <numerusform>Die letzten %Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>&amp;Ablage</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>Alle Ablagen</translation>
    </message>
    <message>
        <source>&amp;Saved answers</source>
        <translation>&amp;Gespeicherte Antworten</translation>
    </message>
    <message>
        <source>Reading the saved answers…</source>
        <translation>Gespeicherte Antworten werden gelesen…</translation>
    </message>
    <message>
        <source>waits for its answer</source>
        <translation>wartet auf ihre Antwort</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>fehlgeschlagen</translation>
    </message>
    <message>
        <source>The question is too long.</source>
        <translation>Die Frage ist zu lang.</translation>
    </message>
    <message>
        <source>Write a question first.</source>
        <translation>Schreiben Sie erst eine Frage.</translation>
    </message>
    <message>
        <source>Answered from what the feedback says</source>
        <translation>Beantwortet aus dem, was das Feedback sagt</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Wählen Sie erst eine Antwort.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Wird gefragt…</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Beantwortet: %1</translation>
    </message>
    <message>
        <source>Delete the question “%1” and its answer for everybody? This cannot be undone.</source>
        <translation>Die Frage „%1“ und ihre Antwort für alle löschen? Das kann nicht rückgängig gemacht werden.</translation>
    </message>
    <message>
        <source>Delete Answer</source>
        <translation>Antwort löschen</translation>
    </message>
    <message>
        <source>Deleting the answer…</source>
        <translation>Antwort wird gelöscht…</translation>
    </message>
    <message>
        <source>Deleted the answer</source>
        <translation>Antwort gelöscht</translation>
    </message>
</context>
<context>
    <name>triage::app::AnswerPane</name>
    <message>
        <source>Looking for an answer</source>
        <translation>Antwort wird gesucht</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>&amp;Themen</translation>
    </message>
    <message>
        <source>What &amp;people say</source>
        <translation>Was &amp;Leute sagen</translation>
    </message>
    <message>
        <source>Ask what your feedback says</source>
        <translation>Fragen Sie, was Ihr Feedback sagt</translation>
    </message>
    <message>
        <source>The answer shows what many people have in common, with exact counts and their own words. Answers stay here until somebody deletes them.</source>
        <translation>Die Antwort zeigt, was viele gemeinsam haben, mit genauen Zahlen und in ihren eigenen Worten. Antworten bleiben hier, bis jemand sie löscht.</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>buffer</comment>
        <translation>In %1</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>einer gelöschten Ablage</translation>
    </message>
    <message numerus="yes">
        <source>%n items read</source>
        <translation>
            <numerusform>%Ln Eintrag gelesen</numerusform>
            <numerusform>%Ln Einträge gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for an answer. You can go on meanwhile.</source>
        <translation>Eine Antwort wird gesucht. Sie können inzwischen weiterarbeiten.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Es gibt keine Antwort.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Alle Themen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>theme: 12 items</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>items of a theme</comment>
        <translation>
            <numerusform>und %Ln weiterer</numerusform>
            <numerusform>und %Ln weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>quote</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Open this feedback</source>
        <translation>Dieses Feedback öffnen</translation>
    </message>
</context>
<context>
    <name>triage::app::RestoreDialog</name>
    <message>
        <source>Restore deleted buffer</source>
        <translation>Gelöschte Ablage wiederherstellen</translation>
    </message>
    <message>
        <source>Deleted buffers</source>
        <translation>Gelöschte Ablagen</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Collects</source>
        <translation>Sammelt</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Reading the deleted buffers…</source>
        <translation>Die gelöschten Ablagen werden gelesen…</translation>
    </message>
    <message>
        <source>The deleted buffers could not be read</source>
        <translation>Die gelöschten Ablagen konnten nicht gelesen werden</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>No deleted buffers</source>
        <translation>Keine gelöschten Ablagen</translation>
    </message>
    <message>
        <source>Deleted buffers appear here.</source>
        <translation>Gelöschte Ablagen erscheinen hier.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>Der Server wird geprüft…</translation>
    </message>
    <message>
        <source>Choose a buffer first.</source>
        <translation>Wählen Sie zuerst eine Ablage.</translation>
    </message>
    <message>
        <source>Restoring the buffer…</source>
        <translation>Die Ablage wird wiederhergestellt…</translation>
    </message>
    <message numerus="yes">
        <source>Restored the buffer %1 with %Ln feedback</source>
        <translation>
            <numerusform>Ablage %1 mit %Ln Eintrag wiederhergestellt</numerusform>
            <numerusform>Ablage %1 mit %Ln Einträgen wiederhergestellt</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>when a buffer was</comment>
        <translation>Gelöscht</translation>
    </message>
    <message>
        <source>Kept until</source>
        <comment>a deleted buffer</comment>
        <translation>Aufbewahrt bis</translation>
    </message>
    <message>
        <source>Deleted buffers can be restored, with their feedback, until the date shown.</source>
        <translation>Gelöschte Ablagen lassen sich bis zum angezeigten Tag samt ihrem Feedback wiederherstellen.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingEffect</name>
    <message>
        <source>Changed feedback</source>
        <translation>Geändertes Feedback</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Nach</translation>
    </message>
    <message>
        <source>Effect on recent feedback</source>
        <translation>Wirkung auf neuestes Feedback</translation>
    </message>
    <message>
        <source>Return or a double click opens the feedback</source>
        <translation>Eingabetaste oder Doppelklick öffnet das Feedback</translation>
    </message>
    <message>
        <source>Working out the effect</source>
        <translation>Wirkung wird berechnet</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>Abbrec&amp;hen</translation>
    </message>
    <message>
        <source>R&amp;etry</source>
        <translation>Erneut &amp;versuchen</translation>
    </message>
    <message>
        <source>AI routing is switched off for %1.</source>
        <translation>Die KI-Zuordnung ist für %1 ausgeschaltet.</translation>
    </message>
    <message>
        <source>Change the routing instructions to see what they would do with the newest feedback. Nothing is saved.</source>
        <translation>Ändern Sie die Zuordnungsregeln, um zu sehen, was sie mit dem neuesten Feedback täten. Nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Working out what would change…</source>
        <translation>Wird berechnet, was sich änderte…</translation>
    </message>
    <message numerus="yes">
        <source>Would take %1, lose %2 of the last %n items.</source>
        <translation>
            <numerusform>Vom letzten %Ln Eintrag kämen %1 hinzu und %2 gingen weg.</numerusform>
            <numerusform>Von den letzten %Ln Einträgen kämen %1 hinzu und %2 gingen weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Ohne Ablage</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>buffer, how sure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, needs review</source>
        <comment>buffers</comment>
        <translation>%1, zu prüfen</translation>
    </message>
    <message>
        <source>No feedback to test with yet.</source>
        <translation>Noch kein Feedback zum Ausprobieren.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would be elsewhere with the stored instructions, too, if routed again.</source>
        <translation>
            <numerusform>%Ln davon wäre auch mit den gespeicherten Zuordnungsregeln anderswo, wenn er neu zugeordnet würde.</numerusform>
            <numerusform>%Ln davon wären auch mit den gespeicherten Zuordnungsregeln anderswo, wenn sie neu zugeordnet würden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “Auto-assign at” or “Review at” to see what that would do with the newest feedback.</source>
        <translation>Ändern Sie „Automatisch zuordnen ab“ oder „Zu prüfen ab“, um zu sehen, was das mit dem neuesten Feedback täte.</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n items, %1 would be in a buffer and %2 would need review; with the stored values %3 and %4.</source>
        <translation>
            <numerusform>Von den letzten %Ln Einträgen wären %1 in einer Ablage und %2 zu prüfen; mit den gespeicherten Werten %3 und %4.</numerusform>
            <numerusform>Von den letzten %Ln Einträgen wären %1 in einer Ablage und %2 zu prüfen; mit den gespeicherten Werten %3 und %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People judged %n of them: %1 would be right; with the stored values %2.</source>
        <translation>
            <numerusform>Menschen haben %Ln davon beurteilt: %1 wären richtig; mit den gespeicherten Werten %2.</numerusform>
            <numerusform>Menschen haben %Ln davon beurteilt: %1 wären richtig; mit den gespeicherten Werten %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PreviewPane</name>
    <message>
        <source>Give this buffer a name and instructions to see whether a text would go there.</source>
        <translation>Geben Sie dieser Ablage einen Namen und Regeln, um zu sehen, ob ein Text dorthin käme.</translation>
    </message>
    <message>
        <source>Sample te&amp;xt</source>
        <translation>&amp;Beispieltext</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Beispieltext</translation>
    </message>
    <message>
        <source>Use C&amp;urrent Feedback</source>
        <translation>&amp;Aktuelles Feedback verwenden</translation>
    </message>
    <message>
        <source>Paste or write what a user might say</source>
        <translation>Einfügen oder schreiben, was jemand sagen könnte</translation>
    </message>
    <message>
        <source>No feedback is chosen in the list.</source>
        <translation>In der Liste ist kein Eintrag ausgewählt.</translation>
    </message>
    <message>
        <source>Try the feedback that is chosen in the list</source>
        <translation>Den in der Liste ausgewählten Eintrag ausprobieren</translation>
    </message>
    <message>
        <source>Matched buffer</source>
        <translation>Passende Ablage</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Begründung</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Wird gefragt…</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Derzeit nicht möglich</translation>
    </message>
    <message>
        <source>Nothing to route yet</source>
        <translation>Noch nichts zuzuordnen</translation>
    </message>
    <message>
        <source>The buffer that a text would go to is shown here, with the reason. Nothing is saved.</source>
        <translation>Hier wird gezeigt, in welche Ablage ein Text käme und warum. Nichts wird gespeichert.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Keine Antwort</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Ohne Ablage</translation>
    </message>
    <message>
        <source>Buffers that were weighed</source>
        <translation>Ablagen, die erwogen wurden</translation>
    </message>
    <message>
        <source>How sure routing is</source>
        <translation>Wie sicher die Zuordnung ist</translation>
    </message>
    <message>
        <source>%1 It would be marked for review.</source>
        <comment>a sentence or two</comment>
        <translation>%1 Es würde zur Prüfung markiert.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, how sure</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No buffers yet</source>
        <translation>Noch keine Ablagen</translation>
    </message>
    <message>
        <source>Once a buffer exists, you see here where a text would go.</source>
        <translation>Sobald es eine Ablage gibt, sehen Sie hier, wohin ein Text käme.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingTestDialog</name>
    <message>
        <source>%1 (changed)</source>
        <comment>buffer</comment>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>&amp;Routing instructions, for this test</source>
        <translation>Zuordnungs&amp;regeln, für diesen Test</translation>
    </message>
    <message>
        <source>&amp;Save These Instructions…</source>
        <translation>Diese Regeln &amp;speichern …</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Ein Text ist zu lang.</translation>
    </message>
    <message>
        <source>Change the instructions of a buffer first.</source>
        <translation>Ändern Sie zuerst die Regeln einer Ablage.</translation>
    </message>
    <message>
        <source>New feedback is then routed by the instructions of this test: %1.</source>
        <comment>buffers</comment>
        <translation>Neues Feedback wird dann nach den Regeln dieses Tests zugeordnet: %1.</translation>
    </message>
    <message>
        <source>Routing instructions, for this test</source>
        <translation>Zuordnungsregeln, für diesen Test</translation>
    </message>
    <message>
        <source>Routing test</source>
        <translation>Zuordnungstest</translation>
    </message>
    <message>
        <source>&amp;Buffers</source>
        <translation>&amp;Ablagen</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Ablagen</translation>
    </message>
    <message>
        <source>No instructions. Routing uses its name and past items.</source>
        <translation>Keine Zuordnungsregeln. Es zählen der Name und frühere Einträge.</translation>
    </message>
    <message>
        <source>Save Instructions</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>Save these instructions</source>
        <translation>Diese Regeln speichern</translation>
    </message>
    <message>
        <source>Saved the routing instructions</source>
        <translation>Zuordnungsregeln gespeichert</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
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
        <translation>Der Schlüsselbund enthält kein Token für dieses Konto.</translation>
    </message>
    <message>
        <source>There is no keyring to keep the token in: %1</source>
        <translation>Es gibt keinen Schlüsselbund, der das Token aufbewahren könnte: %1</translation>
    </message>
    <message>
        <source>There is no keyring on this computer.</source>
        <translation>Auf diesem Computer gibt es keinen Schlüsselbund.</translation>
    </message>
</context>
<context>
    <name>triage::app::Session</name>
    <message numerus="yes">
        <source>%n unsent changes</source>
        <translation>
            <numerusform>%Ln nicht gesendete Änderung</numerusform>
            <numerusform>%Ln nicht gesendete Änderungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>%Ln Entwurf</numerusform>
            <numerusform>%Ln Entwürfe</numerusform>
        </translation>
    </message>
    <message>
        <source>pins</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>The file with your unsent changes is damaged, and nothing in it can be read. It is kept as %1.</source>
        <translation>Die Datei mit Ihren nicht gesendeten Änderungen ist beschädigt, und nichts darin ist lesbar. Sie wird als %1 aufbewahrt.</translation>
    </message>
    <message>
        <source>The file with your unsent changes was damaged. Recovered: %1. The damaged file is kept as %2.</source>
        <translation>Die Datei mit Ihren nicht gesendeten Änderungen war beschädigt. Wiederhergestellt: %1. Die beschädigte Datei wird als %2 aufbewahrt.</translation>
    </message>
</context>
<context>
    <name>triage::app::SessionBinding</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message>
        <source>Back online</source>
        <translation>Wieder online</translation>
    </message>
    <message>
        <source>the server has another value</source>
        <translation>der Server hat einen anderen Wert</translation>
    </message>
    <message>
        <source>Refused: %1. %2</source>
        <comment>act, why</comment>
        <translation>Abgelehnt: %1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act, feedback</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Server set back</source>
        <translation>Server zurückgesetzt</translation>
    </message>
    <message numerus="yes">
        <source>The server was set back to %1. %n of your changes are no longer there.</source>
        <translation>
            <numerusform>Der Server wurde auf den Stand von %1 zurückgesetzt. %Ln Ihrer Änderungen ist nicht mehr da.</numerusform>
            <numerusform>Der Server wurde auf den Stand von %1 zurückgesetzt. %Ln Ihrer Änderungen sind nicht mehr da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Route Them Now</source>
        <translation>Jetzt zuordnen</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %n items belong in %2</source>
        <comment>how many, buffer</comment>
        <translation>
            <numerusform>%1 vom letzten %Ln Eintrag gehört in %2</numerusform>
            <numerusform>%1 der letzten %Ln Einträge gehören in %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks…</source>
        <translation>Webhooks…</translation>
    </message>
    <message numerus="yes">
        <source>The server switched off %n webhook(s), because nothing arrived there any more.</source>
        <translation>
            <numerusform>Der Server hat %Ln Webhook ausgeschaltet, weil dort nichts mehr ankam.</numerusform>
            <numerusform>Der Server hat %Ln Webhooks ausgeschaltet, weil dort nichts mehr ankam.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back from its snooze: %1</source>
        <comment>feedback</comment>
        <translation>Wieder da: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln back from their snoozes</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln Eintrag ist wieder da</numerusform>
            <numerusform>%Ln Einträge sind wieder da</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>Gelöschtes Feedback</translation>
    </message>
    <message>
        <source>Do &amp;Again</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be done again.</source>
        <translation>
            <numerusform>Eine davon kann wiederholt werden.</numerusform>
            <numerusform>%Ln davon können wiederholt werden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Setzen</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>S&amp;tandard</translation>
    </message>
    <message>
        <source>Reset A&amp;ll…</source>
        <translation>&amp;Alle zurücksetzen…</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>Tastenkürzel filtern</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Befehl oder Taste suchen</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>&amp;Neue Taste:</translation>
    </message>
    <message>
        <source>%1 is used by %2. Reassign?</source>
        <comment>key, commands</comment>
        <translation>%1 gehört zu %2. Neu belegen?</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between commands</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Choose a command first.</source>
        <translation>Wählen Sie zuerst einen Befehl.</translation>
    </message>
    <message>
        <source>Press the new key first.</source>
        <translation>Drücken Sie zuerst die neue Taste.</translation>
    </message>
    <message>
        <source>Use this key instead of the others</source>
        <translation>Diese Taste statt der anderen verwenden</translation>
    </message>
    <message>
        <source>Use this key too</source>
        <translation>Auch diese Taste verwenden</translation>
    </message>
    <message>
        <source>It has its default key.</source>
        <translation>Es hat seine Standardtaste.</translation>
    </message>
    <message>
        <source>Give all commands their default keys? Your own are forgotten.</source>
        <translation>Allen Befehlen ihre Standardtasten geben? Ihre eigenen gehen verloren.</translation>
    </message>
    <message>
        <source>Reset All Keys</source>
        <translation>Alle Tasten zurücksetzen</translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>Tastenkürzel filtern</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>If your keyboard types no Latin letters, press the keys where an English keyboard has them.</source>
        <translation>Wenn Ihre Tastatur keine lateinischen Buchstaben schreibt, drücken Sie die Tasten dort, wo sie auf einer englischen Tastatur liegen.</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Triage</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verschieben</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Gehe zu</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Auswählen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>Dashboard</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Ablagen</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programm</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarModel</name>
    <message>
        <source>Views</source>
        <translation>Ansichten</translation>
    </message>
    <message>
        <source>It has filters that this program does not have: its list here has more.</source>
        <translation>Sie hat Filter, die dieses Programm nicht kennt: Ihre Liste hat hier mehr.</translation>
    </message>
    <message>
        <source>Its buffer was deleted.</source>
        <translation>Ihre Ablage wurde gelöscht.</translation>
    </message>
    <message>
        <source>Everybody sees this view of %1.</source>
        <comment>member</comment>
        <translation>Alle sehen diese Ansicht von %1.</translation>
    </message>
    <message>
        <source>Everybody sees this view.</source>
        <translation>Alle sehen diese Ansicht.</translation>
    </message>
    <message>
        <source>Only you see this view.</source>
        <translation>Nur Sie sehen diese Ansicht.</translation>
    </message>
    <message>
        <source>%1 to work on, %2 with what is done or snoozed</source>
        <comment>numbers of feedback</comment>
        <translation>%1 zu bearbeiten, %2 mit Erledigtem und Zurückgestelltem</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Meine</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%Ln Eintrag</numerusform>
            <numerusform>%Ln Einträge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln neu</numerusform>
            <numerusform>%Ln neu</numerusform>
        </translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>suggested, waits for approval</source>
        <translation>vorgeschlagen, wartet auf Annahme</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a row&apos;s name</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>Eingang</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Ohne Ablage</translation>
    </message>
    <message>
        <source>Routing failed</source>
        <translation>Zuordnungsfehler</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>In Zuordnung</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>Suggested buffers</source>
        <translation>Vorgeschlagene Ablagen</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Ablagen</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>Eine gelöschte Ablage</translation>
    </message>
    <message>
        <source>Its tag %1 is not there any more.</source>
        <translation>Ihr Schlagwort %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>Nicht mehr zurückgestellt</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarPane</name>
    <message>
        <source>Filter buffers</source>
        <translation>Ablagen filtern</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filter</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Filter leeren</translation>
    </message>
    <message>
        <source>New Buffer</source>
        <translation>Neue Ablage</translation>
    </message>
    <message>
        <source>No matching lists.</source>
        <translation>Keine passenden Listen.</translation>
    </message>
    <message>
        <source>Notes that you began and did not save</source>
        <translation>Notizen, die Sie begonnen und nicht gespeichert haben</translation>
    </message>
    <message>
        <source>Drafts %1</source>
        <comment>number</comment>
        <translation>Entwürfe %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feedback, a note that was begun</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>Gelöschtes Feedback</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarView</name>
    <message>
        <source>Buffers</source>
        <translation>Ablagen</translation>
    </message>
    <message>
        <source>Take the column off the board</source>
        <translation>Die Spalte vom Board nehmen</translation>
    </message>
</context>
<context>
    <name>triage::app::SimilarSection</name>
    <message>
        <source>Similar feedback</source>
        <translation>Ähnliches Feedback</translation>
    </message>
    <message>
        <source>About similar feedback</source>
        <translation>Über ähnliches Feedback</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>Gemeinsam: %1</translation>
    </message>
    <message>
        <source>%1, %2 alike</source>
        <comment>feedback, share</comment>
        <translation>%1, zu %2 ähnlich</translation>
    </message>
    <message>
        <source>%1, %2 alike, in common: %3</source>
        <comment>feedback, share, words</comment>
        <translation>%1, zu %2 ähnlich, gemeinsam: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::StatusStrip</name>
    <message>
        <source>Selection</source>
        <translation>Auswahl</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Verbindung</translation>
    </message>
    <message>
        <source>Job progress</source>
        <translation>Fortschritt des Vorgangs</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Wird verbunden…</translation>
    </message>
    <message>
        <source>Fetching %1 of %2</source>
        <translation>%1 von %2 werden abgerufen</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>%1 werden abgerufen</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>Wird aufgeholt…</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>Auf aktuellem Stand</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Offline</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Abgemeldet</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%Ln wartend</numerusform>
            <numerusform>%Ln wartend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln fehlgeschlagen</numerusform>
            <numerusform>%Ln fehlgeschlagen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 waiting</source>
        <comment>numbers of changes</comment>
        <translation>%1 von %2 warten</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Wird gesendet…</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>Warten auf den Server…</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln min</source>
        <comment>time that is left</comment>
        <translation>
            <numerusform>etwa %Ln Min.</numerusform>
            <numerusform>etwa %Ln Min.</numerusform>
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
        <translation>Notiz von %1, %2: %3</translation>
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
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Details</translation>
    </message>
</context>
<context>
    <name>triage::app::TokensDialog</name>
    <message>
        <source>Read only</source>
        <translation>Nur lesen</translation>
    </message>
    <message>
        <source>API tokens</source>
        <translation>API-Tokens</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Token</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Erstellt von</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Zuletzt verwendet</translation>
    </message>
    <message>
        <source>&amp;Create Token…</source>
        <translation>&amp;Token erstellen…</translation>
    </message>
    <message>
        <source>&amp;Revoke…</source>
        <translation>&amp;Widerrufen…</translation>
    </message>
    <message>
        <source>Revoke token</source>
        <translation>Token widerrufen</translation>
    </message>
    <message>
        <source>Reading the tokens…</source>
        <translation>Tokens werden gelesen…</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>Widget</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>Voller Zugriff</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>There are no tokens yet. Make one for each program that sends or reads feedback.</source>
        <translation>Es gibt noch keine Tokens. Erstellen Sie eines für jedes Programm, das Feedback sendet oder liest.</translation>
    </message>
    <message>
        <source>Choose a token first.</source>
        <translation>Wählen Sie zuerst ein Token.</translation>
    </message>
    <message>
        <source>Revoke the token %1? Whatever uses it stops working at once. This cannot be undone.</source>
        <translation>Das Token %1 widerrufen? Was es verwendet, funktioniert sofort nicht mehr. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>%1 widerrufen</translation>
    </message>
    <message>
        <source>Revoking the token…</source>
        <translation>Token wird widerrufen…</translation>
    </message>
    <message>
        <source>Revoked the token %1</source>
        <translation>Token %1 widerrufen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>You are signed in with the token %1. Revoking it signs you out on this computer at once. This cannot be undone.</source>
        <translation>Sie sind mit dem Token %1 angemeldet. Wenn Sie es widerrufen, werden Sie auf diesem Computer sofort abgemeldet. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Läuft ab</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>Läuft nicht ab</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>&amp;Ersetzen…</translation>
    </message>
    <message>
        <source>Replace token</source>
        <translation>Token ersetzen</translation>
    </message>
    <message>
        <source>Replace the token %1 by a new one? Both work for at most 24 hours, so that you can put the new one in use. Then the old one expires.</source>
        <translation>Das Token %1 durch ein neues ersetzen? Beide gelten höchstens 24 Stunden lang, damit Sie das neue einsetzen können. Danach läuft das alte ab.</translation>
    </message>
    <message>
        <source>You are signed in with the old one on this computer: sign in with the new one until then.</source>
        <translation>Sie sind auf diesem Computer mit dem alten angemeldet: Melden Sie sich bis dahin mit dem neuen an.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>%1 ersetzen</translation>
    </message>
    <message>
        <source>Replacing the token…</source>
        <translation>Token wird ersetzt…</translation>
    </message>
</context>
<context>
    <name>triage::app::Transfers</name>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 wird importiert</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>Import von %1 wird rückgängig gemacht</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Export nach %1</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>Warten auf den Server…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The check of %1 was cancelled</source>
        <translation>Die Prüfung von %1 wurde abgebrochen</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>%1 geprüft</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: imported %Ln from %1</source>
        <translation>
            <numerusform>Abgebrochen: %Ln aus %1 importiert</numerusform>
            <numerusform>Abgebrochen: %Ln aus %1 importiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln from %1</source>
        <translation>
            <numerusform>%Ln aus %1 importiert</numerusform>
            <numerusform>%Ln aus %1 importiert</numerusform>
        </translation>
    </message>
    <message>
        <source>The server goes on undoing the import of %1</source>
        <translation>Der Server macht den Import von %1 weiter rückgängig</translation>
    </message>
    <message numerus="yes">
        <source>Undone: the import of %1, %Ln removed</source>
        <translation>
            <numerusform>Rückgängig gemacht: der Import von %1, %Ln entfernt</numerusform>
            <numerusform>Rückgängig gemacht: der Import von %1, %Ln entfernt</numerusform>
        </translation>
    </message>
    <message>
        <source>The export to %1 was cancelled</source>
        <translation>Der Export nach %1 wurde abgebrochen</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln to %1</source>
        <translation>
            <numerusform>%Ln nach %1 exportiert</numerusform>
            <numerusform>%Ln nach %1 exportiert</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Tray</name>
    <message>
        <source>Open Triage Desk</source>
        <translation>Triage Desk öffnen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
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
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Triage progress</source>
        <translation>Triage-Fortschritt</translation>
    </message>
    <message>
        <source>Nothing triaged</source>
        <translation>Nichts gesichtet</translation>
    </message>
    <message>
        <source>%1 of %2 triaged</source>
        <translation>%1 von %2 gesichtet</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Vorschläge werden gesucht…</translation>
    </message>
    <message>
        <source>No suggestions: %1</source>
        <translation>Keine Vorschläge: %1</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>Diesen Eintrag für später lassen</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Zurück zur Liste</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Keine Vorschläge</translation>
    </message>
    <message>
        <source>%1 of %2 triaged, %3 skipped</source>
        <translation>%1 von %2 gesichtet, %3 übersprungen</translation>
    </message>
    <message>
        <source>%1 left · %2 by you today</source>
        <comment>numbers of items and of decisions</comment>
        <translation>%1 übrig · heute %2 von Ihnen</translation>
    </message>
    <message>
        <source>“By you today” counts your decisions on this computer since midnight, in any list. What you undo does not count.</source>
        <translation>„Heute von Ihnen“ zählt Ihre Entscheidungen auf diesem Computer seit Mitternacht, in allen Listen. Was Sie rückgängig machen, zählt nicht.</translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePage</name>
    <message>
        <source>After an &amp;action:</source>
        <translation>&amp;Nach einer Aktion:</translation>
    </message>
    <message>
        <source>After an action</source>
        <translation>Nach einer Aktion</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>Zum nächsten Feedback gehen</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>Zum vorigen Feedback gehen</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Buffers on the keys 1 to 9</source>
        <translation>Ablagen auf den Tasten 1 bis 9</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Key &amp;%1:</source>
        <translation>Taste &amp;%1:</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>triage::app::WindowCommands</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>No buffer has the number %1.</source>
        <translation>Keine Ablage hat die Nummer %1.</translation>
    </message>
    <message>
        <source>The suggestions are not here yet.</source>
        <translation>Die Vorschläge sind noch nicht da.</translation>
    </message>
    <message>
        <source>No suggestion has the number %1.</source>
        <translation>Kein Vorschlag hat die Nummer %1.</translation>
    </message>
    <message>
        <source>Pin to a number</source>
        <translation>An eine Ziffer heften</translation>
    </message>
    <message>
        <source>Key 1 to 9; 0 takes the buffer off its key:</source>
        <translation>Taste 1 bis 9; 0 löst die Ablage von ihrer Taste:</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>Text kopiert</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Link kopiert</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Nach %1 verschieben</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer %1</source>
        <translation>In angeheftete Ablage %1 verschieben</translation>
    </message>
    <message>
        <source>Text size %1</source>
        <translation>Textgröße %1</translation>
    </message>
    <message>
        <source>No browser opened %1.</source>
        <translation>Kein Browser hat %1 geöffnet.</translation>
    </message>
    <message>
        <source>Each group of duplicates is shown once.</source>
        <translation>Jede Gruppe von Duplikaten erscheint einmal.</translation>
    </message>
    <message>
        <source>All items of each group are shown.</source>
        <translation>Alle Einträge jeder Gruppe erscheinen.</translation>
    </message>
    <message>
        <source>Searches here show each group once now, as this list does anyway.</source>
        <translation>Die Suche hier zeigt nun jede Gruppe einmal, wie es diese Liste ohnehin tut.</translation>
    </message>
    <message>
        <source>Searches here find all items of a group again.</source>
        <translation>Die Suche hier findet wieder alle Einträge einer Gruppe.</translation>
    </message>
    <message>
        <source>Submitter copied</source>
        <translation>Absender kopiert</translation>
    </message>
</context>
<context>
    <name>triage::app::Labels</name>
    <message numerus="yes">
        <source>with %n duplicate(s)</source>
        <translation>
            <numerusform>mit %Ln Duplikat</numerusform>
            <numerusform>mit %Ln Duplikaten</numerusform>
        </translation>
    </message>
    <message>
        <source>duplicate of another item</source>
        <translation>Duplikat eines anderen Eintrags</translation>
    </message>
    <message>
        <source>tags: %1</source>
        <translation>Schlagwörter: %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>assigned to %1</source>
        <comment>member</comment>
        <translation>%1 zugewiesen</translation>
    </message>
    <message>
        <source>snoozed until %1</source>
        <comment>time</comment>
        <translation>zurückgestellt bis %1</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>abgelehnt</translation>
    </message>
    <message>
        <source>done</source>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>jetzt</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln Min.</numerusform>
            <numerusform>%Ln Min.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln Std.</numerusform>
            <numerusform>%Ln Std.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln Tg.</numerusform>
            <numerusform>%Ln Tg.</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>gerade eben</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>vor %Ln Minute</numerusform>
            <numerusform>vor %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>vor %Ln Stunde</numerusform>
            <numerusform>vor %Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>vor %Ln Tag</numerusform>
            <numerusform>vor %Ln Tagen</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>am %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>zu prüfen</translation>
    </message>
    <message>
        <source>being routed</source>
        <translation>wird zugeordnet</translation>
    </message>
    <message>
        <source>routing failed</source>
        <translation>Zuordnung fehlgeschlagen</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%Ln Notiz</numerusform>
            <numerusform>%Ln Notizen</numerusform>
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
        <translation>Offen %1</translation>
    </message>
    <message>
        <source>Snoozed %1</source>
        <comment>a number of items</comment>
        <translation>Zurückgestellt %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>a number of items</comment>
        <translation>Erledigt %1</translation>
    </message>
    <message>
        <source>Declined %1</source>
        <comment>a number of items</comment>
        <translation>Abgelehnt %1</translation>
    </message>
    <message>
        <source>Duplicates %1</source>
        <comment>a number of items</comment>
        <translation>Duplikate %1</translation>
    </message>
    <message>
        <source>waiting to be sent</source>
        <translation>wartet auf das Senden</translation>
    </message>
    <message>
        <source>change refused</source>
        <translation>Änderung abgelehnt</translation>
    </message>
    <message>
        <source>changed by someone else too</source>
        <translation>auch von jemand anderem geändert</translation>
    </message>
    <message>
        <source>Can still be undone</source>
        <translation>Lässt sich noch rückgängig machen</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>Wird gesendet</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Konflikt</translation>
    </message>
    <message>
        <source>Triage Desk</source>
        <translation>Triage Desk</translation>
    </message>
    <message>
        <source>A former member</source>
        <translation>Ein früheres Mitglied</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>The server does not accept the token: it was revoked, or belongs to another server.</source>
        <translation>Der Server akzeptiert das Token nicht: Es wurde widerrufen oder gehört zu einem anderen Server.</translation>
    </message>
    <message>
        <source>This token is one for widgets, which can only hand in feedback.</source>
        <translation>Dieses Token ist für Widgets; damit lässt sich nur Feedback abgeben.</translation>
    </message>
    <message>
        <source>Something went wrong at the server. Try again later.</source>
        <translation>Am Server ist etwas schiefgegangen. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>The server refused this: %1.</source>
        <comment>kind of problem</comment>
        <translation>Der Server hat das abgelehnt: %1.</translation>
    </message>
    <message>
        <source>Available when you’re back online.</source>
        <translation>Verfügbar, sobald Sie wieder online sind.</translation>
    </message>
    <message>
        <source>Not known while you are signed out. Connect again to see it.</source>
        <translation>Nicht bekannt, solange Sie abgemeldet sind. Verbinden Sie sich erneut, um es zu sehen.</translation>
    </message>
    <message>
        <source>Language not known</source>
        <translation>Sprache unbekannt</translation>
    </message>
    <message>
        <source>Matched in a duplicate: %1</source>
        <translation>Gefunden in einem Duplikat: %1</translation>
    </message>
    <message>
        <source>back since %1</source>
        <comment>an item after its snooze, time</comment>
        <translation>wieder da seit %1</translation>
    </message>
</context>
<context>
    <name>triage::app::Workspace</name>
    <message>
        <source>Wait until this is done, or cancel it: %1</source>
        <translation>Warten Sie, bis dies fertig ist, oder brechen Sie es ab: %1</translation>
    </message>
    <message>
        <source>Not undone: %1</source>
        <translation>Nicht rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Not redone: %1</source>
        <translation>Nicht wiederholt: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (und %Ln weiteres)</numerusform>
            <numerusform>%1 (und %Ln weitere)</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Rückgängig gemacht: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Nach %1 verschieben</translation>
    </message>
    <message>
        <source>Also add to %1</source>
        <translation>Auch zu %1 hinzufügen</translation>
    </message>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>act, why</comment>
        <translation>Nicht gespeichert: %1. %2</translation>
    </message>
    <message>
        <source>%1 – saved here, to be sent</source>
        <comment>act of many items</comment>
        <translation>%1 – hier gespeichert, wird noch gesendet</translation>
    </message>
</context>
<context>
    <name>triage::app::detail</name>
    <message>
        <source>The server’s answer was not understood: %1</source>
        <translation>Die Antwort des Servers wurde nicht verstanden: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::SuggestionPanel</name>
    <message>
        <source>Suggested buffers</source>
        <translation>Vorgeschlagene Ablagen</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>key, buffer, confidence</comment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>Passt so</translation>
    </message>
    <message>
        <source>Move Here</source>
        <translation>Hierher verschieben</translation>
    </message>
</context>
<context>
    <name>triage::app::ReviewStrip</name>
    <message>
        <source>No clear match</source>
        <translation>Kein klarer Treffer</translation>
    </message>
    <message>
        <source>Not sure: %1</source>
        <comment>confidence</comment>
        <translation>Unsicher: %1</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>Zu prüfen</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Why it’s here</source>
        <translation>Warum hier?</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>Passt so</translation>
    </message>
</context>
<context>
    <name>triage::app::TargetSection</name>
    <message>
        <source>Targets</source>
        <translation>Ziele</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportsDialog</name>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Einträge</translation>
    </message>
    <message>
        <source>&amp;Undo Import…</source>
        <translation>Import &amp;rückgängig machen…</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Import rückgängig machen</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>Import rückgängig machen</translation>
    </message>
    <message>
        <source>Reading the imports…</source>
        <translation>Importe werden gelesen…</translation>
    </message>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Es wurde noch nichts importiert.</translation>
    </message>
    <message>
        <source>Choose an import first.</source>
        <translation>Wählen Sie zuerst einen Import.</translation>
    </message>
    <message>
        <source>This import is undone already.</source>
        <translation>Dieser Import ist schon rückgängig gemacht.</translation>
    </message>
    <message>
        <source>Wait until the import or export is done.</source>
        <translation>Warten Sie, bis der Import oder Export fertig ist.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %Ln items that came from %1? Items that somebody has worked on since stay.</source>
        <translation>
            <numerusform>Den einen Eintrag aus %1 entfernen? Was seither jemand bearbeitet hat, bleibt.</numerusform>
            <numerusform>Die %Ln Einträge aus %1 entfernen? Was seither jemand bearbeitet hat, bleibt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Being undone</source>
        <translation>Wird rückgängig gemacht</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Rückgängig gemacht</translation>
    </message>
</context>
<context>
    <name>triage::app::OrganizationDialog</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Organization settings</source>
        <translation>Einstellungen der Organisation</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Organization name</source>
        <translation>Name der Organisation</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Route new feedback automatically</source>
        <translation>Neues Feedback automatisch &amp;zuordnen</translation>
    </message>
    <message>
        <source>&amp;Auto-assign at</source>
        <translation>A&amp;utomatisch zuordnen ab</translation>
    </message>
    <message>
        <source>Auto-assign at</source>
        <translation>Automatisch zuordnen ab</translation>
    </message>
    <message>
        <source>With this confidence or more, feedback goes into a buffer.</source>
        <translation>Ab dieser Sicherheit kommt Feedback in eine Ablage.</translation>
    </message>
    <message>
        <source>Re&amp;view at</source>
        <translation>Zu &amp;prüfen ab</translation>
    </message>
    <message>
        <source>Review at</source>
        <translation>Zu prüfen ab</translation>
    </message>
    <message>
        <source>From here up to the value above it goes there too, and somebody has to look at it.</source>
        <translation>Von hier bis zum Wert darüber kommt es auch dorthin, und jemand muss es ansehen.</translation>
    </message>
    <message>
        <source>&amp;Propose new buffers</source>
        <translation>Neue Ablagen &amp;vorschlagen</translation>
    </message>
    <message>
        <source>Suggest &amp;buffers at</source>
        <translation>Ablagen v&amp;orschlagen ab</translation>
    </message>
    <message>
        <source>Suggest buffers at</source>
        <translation>Ablagen vorschlagen ab</translation>
    </message>
    <message>
        <source>If nothing fits, a buffer is proposed with this confidence or more.</source>
        <translation>Passt nichts, wird ab dieser Sicherheit eine Ablage vorgeschlagen.</translation>
    </message>
    <message>
        <source>An organization needs a name.</source>
        <translation>Eine Organisation braucht einen Namen.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Ein Text ist zu lang.</translation>
    </message>
    <message>
        <source>“Review at” must not be above “Auto-assign at”.</source>
        <translation>„Zu prüfen ab“ darf nicht über „Automatisch zuordnen ab“ liegen.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Saving the settings…</source>
        <translation>Einstellungen werden gespeichert…</translation>
    </message>
    <message>
        <source>Saved the settings of %1</source>
        <translation>Einstellungen von %1 gespeichert</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates automatically</source>
        <translation>&amp;Duplikate automatisch zusammenführen</translation>
    </message>
    <message>
        <source>Merge a&amp;t</source>
        <translation>Zusammenführen a&amp;b</translation>
    </message>
    <message>
        <source>Merge at</source>
        <translation>Zusammenführen ab</translation>
    </message>
    <message>
        <source>New feedback that is the same as other feedback with this probability or more becomes its duplicate. Everybody can unmerge it.</source>
        <translation>Neues Feedback, das mit dieser Wahrscheinlichkeit oder mehr dasselbe ist wie anderes, wird dessen Duplikat. Alle können es wieder herausnehmen.</translation>
    </message>
    <message>
        <source>Duplicates can be merged automatically once people have judged at least %1 suggestions and accepted at least %2 of them.</source>
        <comment>number, share</comment>
        <translation>Duplikate können automatisch zusammengeführt werden, sobald Menschen mindestens %1 Vorschläge beurteilt und mindestens %2 davon angenommen haben.</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchCompletion</name>
    <message>
        <source>Filters to search with</source>
        <translation>Filter für die Suche</translation>
    </message>
</context>
<context>
    <name>triage::app::BulkPane</name>
    <message>
        <source>Selected items</source>
        <translation>Ausgewählte Einträge</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Ohne Ablage</translation>
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
        <translation>Ablage %1 bearbeiten</translation>
    </message>
</context>
<context>
    <name>triage::app::Menus</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Verschieben in</translation>
    </message>
</context>
<context>
    <name>triage::app::PeriodCombo</name>
    <message>
        <source>Any time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Letzte 7 Tage</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Letzte 30 Tage</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>Letzte 90 Tage</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
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
        <translation>Ähnelt eher „%1“, das in keine Ablage passt.</translation>
    </message>
    <message>
        <source>Similar to “%1”, which is there.</source>
        <translation>Ähnelt „%1“, das dort liegt.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a word of the text</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Matched on %1.</source>
        <comment>words of the text</comment>
        <translation>Treffer: %1.</translation>
    </message>
    <message>
        <source>Similar wording to %1.</source>
        <comment>buffer</comment>
        <translation>Ähnliche Wörter wie in %1.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by similar spelling.</source>
        <translation>Kein klarer Treffer. Am nächsten: %1 (%2), nur durch ähnliche Schreibweise.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by %3.</source>
        <translation>Kein klarer Treffer. Am nächsten: %1 (%2), nur durch %3.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2); %3 is needed.</source>
        <translation>Kein klarer Treffer. Am nächsten: %1 (%2); nötig sind %3.</translation>
    </message>
    <message>
        <source>No clear match: no buffer shares a word with the text.</source>
        <translation>Kein klarer Treffer: Keine Ablage hat ein Wort mit dem Text gemeinsam.</translation>
    </message>
    <message>
        <source>No clear match: the text has no words.</source>
        <translation>Kein klarer Treffer: Der Text enthält keine Wörter.</translation>
    </message>
    <message>
        <source>There is no buffer to route into.</source>
        <translation>Es gibt keine Ablage zum Zuordnen.</translation>
    </message>
    <message>
        <source>Routing is switched off for the organization.</source>
        <translation>Die Zuordnung ist für die Organisation abgeschaltet.</translation>
    </message>
    <message>
        <source>Close in meaning to %1.</source>
        <comment>buffer</comment>
        <translation>Bedeutet Ähnliches wie %1.</translation>
    </message>
</context>
<context>
    <name>triage::app::SecretField</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy it now. You won’t see it again.</source>
        <translation>Kopieren Sie es jetzt. Es wird nicht noch einmal gezeigt.</translation>
    </message>
    <message>
        <source>Copied. It is not shown again once this is closed.</source>
        <translation>Kopiert. Nach dem Schließen wird es nicht mehr gezeigt.</translation>
    </message>
    <message>
        <source>Secret not copied</source>
        <translation>Geheimnis nicht kopiert</translation>
    </message>
    <message>
        <source>Close without copying the secret? It cannot be shown again.</source>
        <translation>Schließen, ohne das Geheimnis zu kopieren? Es kann nicht noch einmal gezeigt werden.</translation>
    </message>
    <message>
        <source>Close Without Copying</source>
        <translation>Schließen ohne Kopieren</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookWords</name>
    <message>
        <source>On</source>
        <translation>Ein</translation>
    </message>
    <message>
        <source>On: nothing that was sent is failing.</source>
        <translation>Ein: Nichts, was gesendet wurde, schlägt fehl.</translation>
    </message>
    <message>
        <source>Standard Webhooks</source>
        <translation>Standard Webhooks</translation>
    </message>
    <message>
        <source>Your own template</source>
        <translation>Eigene Vorlage</translation>
    </message>
    <message>
        <source>Switched off by the server</source>
        <translation>Vom Server ausgeschaltet</translation>
    </message>
    <message>
        <source>Switched off by the server: %1 Mend the receiver, then switch it on.</source>
        <translation>Vom Server ausgeschaltet: %1 Bringen Sie den Empfänger in Ordnung und schalten Sie den Webhook dann ein.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Switched off by a person: nothing is sent, nothing is recorded.</source>
        <translation>Von einer Person ausgeschaltet: Es wird nichts gesendet und nichts aufgezeichnet.</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>Fehler seit %1</translation>
    </message>
    <message>
        <source>Nothing has arrived since %1. Each message is tried nine times over a day; after five days of failures the server switches the webhook off.</source>
        <translation>Seit %1 ist nichts angekommen. Jede Nachricht wird über einen Tag neunmal versucht; nach fünf Tagen ohne Erfolg schaltet der Server den Webhook aus.</translation>
    </message>
    <message>
        <source>No answer after %1 ms: %2</source>
        <comment>duration, reason</comment>
        <translation>Keine Antwort nach %1 ms: %2</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms</source>
        <comment>HTTP status, duration</comment>
        <translation>Antwort %1 nach %2 ms</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Zugestellt</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Fehlgeschlagen</translation>
    </message>
    <message>
        <source>Its buffer was deleted</source>
        <translation>Ihre Ablage wurde gelöscht</translation>
    </message>
    <message>
        <source>The buffer that it is limited to was deleted: nothing of that buffer is sent. Restore the buffer, or choose another one.</source>
        <translation>Die Ablage, auf die er beschränkt ist, wurde gelöscht: Aus ihr wird nichts gesendet. Stellen Sie die Ablage wieder her, oder wählen Sie eine andere.</translation>
    </message>
</context>
<context>
    <name>triage::WebhookEvent</name>
    <message>
        <source>All events</source>
        <translation>Alle Ereignisse</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>Neues Feedback</translation>
    </message>
    <message>
        <source>Feedback edited</source>
        <translation>Feedback bearbeitet</translation>
    </message>
    <message>
        <source>Feedback deleted</source>
        <translation>Feedback gelöscht</translation>
    </message>
    <message>
        <source>Feedback routed</source>
        <translation>Feedback zugeordnet</translation>
    </message>
    <message>
        <source>Feedback put into a buffer</source>
        <translation>Feedback in eine Ablage gelegt</translation>
    </message>
    <message>
        <source>Feedback taken out of a buffer</source>
        <translation>Feedback aus einer Ablage genommen</translation>
    </message>
    <message>
        <source>Status, owner, snooze or tags changed</source>
        <translation>Status, Zuständigkeit, Zurückstellung oder Schlagwörter geändert</translation>
    </message>
    <message>
        <source>Snooze ended</source>
        <translation>Zurückstellung beendet</translation>
    </message>
    <message>
        <source>Feedback marked as a duplicate</source>
        <translation>Feedback als Duplikat markiert</translation>
    </message>
    <message>
        <source>Feedback no longer a duplicate</source>
        <translation>Feedback kein Duplikat mehr</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>Neue Notiz</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>Neue Ablage</translation>
    </message>
    <message>
        <source>Buffer edited</source>
        <translation>Ablage bearbeitet</translation>
    </message>
    <message>
        <source>Buffer deleted</source>
        <translation>Ablage gelöscht</translation>
    </message>
    <message>
        <source>More feedback than usual in a buffer</source>
        <translation>Mehr Feedback als üblich in einer Ablage</translation>
    </message>
    <message>
        <source>New vote</source>
        <translation>Neue Stimme</translation>
    </message>
    <message>
        <source>Research question answered</source>
        <translation>Recherchefrage beantwortet</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookEvents</name>
    <message>
        <source>E&amp;vents</source>
        <translation>&amp;Ereignisse</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookSecretDialog</name>
    <message>
        <source>Secret of %1</source>
        <translation>Geheimnis von %1</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Geheimnis</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheimnis</translation>
    </message>
    <message>
        <source>Give this secret to the receiver. With it, the receiver checks that messages come from this server.</source>
        <translation>Geben Sie dem Empfänger dieses Geheimnis. Damit prüft er, dass die Nachrichten von diesem Server kommen.</translation>
    </message>
    <message>
        <source>Give this secret to the receiver within 24 hours. Until then messages are signed with the old secret, too.</source>
        <translation>Geben Sie dem Empfänger dieses Geheimnis innerhalb von 24 Stunden. Bis dahin werden Nachrichten auch mit dem alten Geheimnis signiert.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookTestDialog</name>
    <message>
        <source>Test of %1</source>
        <translation>Test von %1</translation>
    </message>
    <message>
        <source>&amp;Beginning of the answer</source>
        <translation>&amp;Anfang der Antwort</translation>
    </message>
    <message>
        <source>Beginning of the answer</source>
        <translation>Anfang der Antwort</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;nhalten</translation>
    </message>
    <message>
        <source>&amp;Send Test</source>
        <translation>&amp;Test senden</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;Ereignis</translation>
    </message>
    <message>
        <source>The message tells of feedback that does not exist. The address has 15 seconds to answer.</source>
        <translation>Die Nachricht meldet Feedback, das es nicht gibt. Die Adresse hat 15 Sekunden zum Antworten.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The test is being sent</source>
        <translation>Der Test wird gesendet</translation>
    </message>
    <message>
        <source>The test is being sent.</source>
        <translation>Der Test wird gesendet.</translation>
    </message>
    <message>
        <source>Stopped. The message may have arrived.</source>
        <translation>Angehalten. Die Nachricht kann angekommen sein.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookDialog</name>
    <message>
        <source>Edit webhook</source>
        <translation>Webhook bearbeiten</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Neuer Webhook</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;Adresse</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Beschreibung</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Vorlage</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Vorlage</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>&amp;Create Webhook</source>
        <translation>Webhook &amp;erstellen</translation>
    </message>
    <message>
        <source>Messages are sent here, as HTTP POST with JSON.</source>
        <translation>Hierhin werden Nachrichten gesendet, als HTTP POST mit JSON.</translation>
    </message>
    <message>
        <source>What the webhook is for</source>
        <translation>Wofür der Webhook ist</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>JSON. In its texts, {{summary}}, {{url}}, {{type}}, {{timestamp}} and paths such as {{data.title}} are replaced.</source>
        <translation>JSON. In seinen Texten werden {{summary}}, {{url}}, {{type}}, {{timestamp}} und Pfade wie {{data.title}} ersetzt.</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>Ab&amp;lage</translation>
    </message>
    <message>
        <source>&amp;Leave out texts: only identifiers and links</source>
        <translation>&amp;Texte weglassen: nur Kennungen und Links</translation>
    </message>
    <message>
        <source>S&amp;witched on</source>
        <translation>&amp;Eingeschaltet</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>Alle Ablagen</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>Eine gelöschte Ablage</translation>
    </message>
    <message>
        <source>This is not JSON. Placeholders stand inside of quotation marks: %1</source>
        <translation>Das ist kein JSON. Platzhalter stehen in Anführungszeichen: %1</translation>
    </message>
    <message>
        <source>A webhook needs an address.</source>
        <translation>Ein Webhook braucht eine Adresse.</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>Wählen Sie mindestens ein Ereignis.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Ein Text ist zu lang.</translation>
    </message>
    <message>
        <source>The template is not JSON.</source>
        <translation>Die Vorlage ist kein JSON.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>Creating the webhook…</source>
        <translation>Webhook wird erstellt…</translation>
    </message>
    <message>
        <source>Saving the webhook…</source>
        <translation>Webhook wird gespeichert…</translation>
    </message>
    <message>
        <source>Reading the webhook…</source>
        <translation>Webhook wird gelesen…</translation>
    </message>
    <message>
        <source>Saved the webhook %1</source>
        <translation>Webhook %1 gespeichert</translation>
    </message>
    <message>
        <source>Created the webhook %1</source>
        <translation>Webhook %1 erstellt</translation>
    </message>
    <message>
        <source>Someone changed this webhook while it was open here. What they changed stands here beside your changes. Look at it, then save again.</source>
        <translation>Jemand hat diesen Webhook geändert, während er hier geöffnet war. Dessen Änderungen stehen jetzt hier neben Ihren. Sehen Sie sie an und speichern Sie dann noch einmal.</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>Schla&amp;gwort</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Jeder Status</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Jedes Schlagwort</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>Stat&amp;us</translation>
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
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Ereignisse</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Beschreibung</translation>
    </message>
    <message>
        <source>&amp;Create Webhook…</source>
        <translation>Webhook &amp;erstellen…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>S&amp;witch Off</source>
        <translation>&amp;Ausschalten</translation>
    </message>
    <message>
        <source>S&amp;witch On</source>
        <translation>Ei&amp;nschalten</translation>
    </message>
    <message>
        <source>Send &amp;Test…</source>
        <translation>&amp;Test senden…</translation>
    </message>
    <message>
        <source>&amp;New Secret…</source>
        <translation>Neues &amp;Geheimnis…</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>Neues Geheimnis</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>Webhook löschen</translation>
    </message>
    <message>
        <source>Reading the webhooks…</source>
        <translation>Webhooks werden gelesen…</translation>
    </message>
    <message>
        <source>No webhooks yet. Add one to notify another program.</source>
        <translation>Noch keine Webhooks. Fügen Sie einen hinzu, um ein anderes Programm zu benachrichtigen.</translation>
    </message>
    <message>
        <source>Choose a webhook first.</source>
        <translation>Wählen Sie zuerst einen Webhook.</translation>
    </message>
    <message>
        <source>Switching the webhook off…</source>
        <translation>Webhook wird ausgeschaltet…</translation>
    </message>
    <message>
        <source>Switching the webhook on…</source>
        <translation>Webhook wird eingeschaltet…</translation>
    </message>
    <message>
        <source>Switched on the webhook %1</source>
        <translation>Webhook %1 eingeschaltet</translation>
    </message>
    <message>
        <source>Switched off the webhook %1</source>
        <translation>Webhook %1 ausgeschaltet</translation>
    </message>
    <message>
        <source>Make a new secret for the webhook %1? Messages are signed with both secrets for 24 hours; then the old one no longer counts.</source>
        <translation>Ein neues Geheimnis für den Webhook %1 erzeugen? 24 Stunden lang werden Nachrichten mit beiden Geheimnissen signiert; danach gilt das alte nicht mehr.</translation>
    </message>
    <message>
        <source>Make New Secret</source>
        <translation>Neues Geheimnis erzeugen</translation>
    </message>
    <message>
        <source>Making a new secret…</source>
        <translation>Neues Geheimnis wird erzeugt…</translation>
    </message>
    <message>
        <source>Delete the webhook %1? Nothing more is sent to it, not even pending messages, and its log is lost. This cannot be undone.</source>
        <translation>Den Webhook %1 löschen? Es wird nichts mehr dorthin gesendet, auch nicht, was noch wartet, und sein Protokoll geht verloren. Das lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>%1 löschen</translation>
    </message>
    <message>
        <source>Deleting the webhook…</source>
        <translation>Webhook wird gelöscht…</translation>
    </message>
    <message>
        <source>Deleted the webhook %1</source>
        <translation>Webhook %1 gelöscht</translation>
    </message>
    <message>
        <source>De&amp;liveries…</source>
        <translation>&amp;Zustellungen…</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookLogDialog</name>
    <message>
        <source>Deliveries to %1</source>
        <translation>Zustellungen an %1</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Zustellungen</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Zustand</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Ereignis</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Versuche</translation>
    </message>
    <message>
        <source>Next attempt</source>
        <translation>Nächster Versuch</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>Akt&amp;ualisieren</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>&amp;Erneut senden</translation>
    </message>
    <message>
        <source>Send Again &amp;Since…</source>
        <translation>Erneut senden &amp;seit…</translation>
    </message>
    <message>
        <source>Which deliveries to show</source>
        <translation>Welche Zustellungen gezeigt werden</translation>
    </message>
    <message>
        <source>All deliveries</source>
        <translation>Alle Zustellungen</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>A&amp;nzeigen</translation>
    </message>
    <message>
        <source>Place in the log</source>
        <translation>Stelle im Protokoll</translation>
    </message>
    <message>
        <source>Newer deliveries</source>
        <translation>Neuere Zustellungen</translation>
    </message>
    <message>
        <source>Older deliveries</source>
        <translation>Ältere Zustellungen</translation>
    </message>
    <message>
        <source>Atte&amp;mpts of the chosen delivery</source>
        <translation>&amp;Versuche der gewählten Zustellung</translation>
    </message>
    <message>
        <source>Reading the deliveries…</source>
        <translation>Zustellungen werden gelesen…</translation>
    </message>
    <message>
        <source>No delivery is in this state.</source>
        <translation>Keine Zustellung ist in diesem Zustand.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Es wurde noch nichts gesendet.</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>first, last, number of deliveries</comment>
        <translation>%1–%2 von %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no more.</source>
        <translation>Es gibt keine weiteren.</translation>
    </message>
    <message>
        <source>Choose a delivery first.</source>
        <translation>Wählen Sie zuerst eine Zustellung.</translation>
    </message>
    <message>
        <source>Sending it again…</source>
        <translation>Wird erneut gesendet…</translation>
    </message>
    <message>
        <source>Sending them again…</source>
        <translation>Werden erneut gesendet…</translation>
    </message>
    <message>
        <source>It is sent again, with the same identifier.</source>
        <translation>Sie wird erneut gesendet, mit derselben Kennung.</translation>
    </message>
    <message>
        <source>Since then nothing was sent that does not wait already.</source>
        <translation>Seither wurde nichts gesendet, das nicht schon wartet.</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries are sent again.</source>
        <translation>
            <numerusform>%Ln Zustellung wird erneut gesendet.</numerusform>
            <numerusform>%Ln Zustellungen werden erneut gesendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Feedback</translation>
    </message>
    <message>
        <source>&amp;Open Feedback</source>
        <translation>Feedback ö&amp;ffnen</translation>
    </message>
    <message>
        <source>There is no feedback to open here.</source>
        <translation>Hier gibt es kein Feedback zu öffnen.</translation>
    </message>
</context>
<context>
    <name>triage::app::ReplaySinceDialog</name>
    <message>
        <source>Send again</source>
        <translation>Erneut senden</translation>
    </message>
    <message>
        <source>&amp;Send Again</source>
        <translation>&amp;Erneut senden</translation>
    </message>
    <message>
        <source>Everything that was to be sent s&amp;ince</source>
        <translation>&amp;Alles, was gesendet werden sollte, seit</translation>
    </message>
    <message>
        <source>Also what arrived before. The receiver knows a message by its identifier, which stays the same. At most 10,000 at a time.</source>
        <translation>Auch, was schon angekommen ist. Der Empfänger erkennt eine Nachricht an ihrer Kennung, die gleich bleibt. Höchstens 10.000 auf einmal.</translation>
    </message>
</context>
<context>
    <name>triage::app::UndoneChanges</name>
    <message>
        <source>%1 (undone)</source>
        <comment>what happened</comment>
        <translation>%1 (rückgängig gemacht)</translation>
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
        <translation>%1 zugewiesen</translation>
    </message>
    <message>
        <source>It is assigned to you already</source>
        <translation>Es ist Ihnen schon zugewiesen</translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>Das ist schon so</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Schlagwörter ändern</numerusform>
            <numerusform>Schlagwörter von %Ln Einträgen ändern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wake %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag zurückholen</numerusform>
            <numerusform>%Ln Einträge zurückholen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snooze %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag zurückstellen</numerusform>
            <numerusform>%Ln Einträge zurückstellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag ablehnen</numerusform>
            <numerusform>%Ln Einträge ablehnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag als erledigt markieren</numerusform>
            <numerusform>%Ln Einträge als erledigt markieren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag wieder öffnen</numerusform>
            <numerusform>%Ln Einträge wieder öffnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %1 off %n</source>
        <comment>tags, feedback</comment>
        <translation>
            <numerusform>Schlagwort entfernt: %1</numerusform>
            <numerusform>Schlagwort von %Ln Einträgen entfernt: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tagged %n with %1</source>
        <comment>feedback, tags</comment>
        <translation>
            <numerusform>Verschlagwortet mit %1</numerusform>
            <numerusform>%Ln Einträge verschlagwortet mit %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Woke %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Zurückgeholt</numerusform>
            <numerusform>%Ln Einträge zurückgeholt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n until %1</source>
        <comment>feedback, time</comment>
        <translation>
            <numerusform>Zurückgestellt bis %1</numerusform>
            <numerusform>%Ln Einträge zurückgestellt bis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declined %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Abgelehnt</numerusform>
            <numerusform>%Ln Einträge abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Als erledigt markiert</numerusform>
            <numerusform>%Ln Einträge als erledigt markiert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Wieder geöffnet</numerusform>
            <numerusform>%Ln Einträge wieder geöffnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>%1 zugewiesen</numerusform>
            <numerusform>%Ln Einträge %1 zugewiesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Ihnen zugewiesen</numerusform>
            <numerusform>%Ln Einträge Ihnen zugewiesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassigned %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Zuweisung aufgehoben</numerusform>
            <numerusform>Zuweisung von %Ln Einträgen aufgehoben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>Eintrag %1 zuweisen</numerusform>
            <numerusform>%Ln Einträge %1 zuweisen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Ihnen einen Eintrag zuweisen</numerusform>
            <numerusform>Ihnen %Ln Einträge zuweisen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Zuweisung des Eintrags aufheben</numerusform>
            <numerusform>Zuweisung von %Ln Einträgen aufheben</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SnoozeDialog</name>
    <message>
        <source>This time is over.</source>
        <translation>Dieser Zeitpunkt ist vorbei.</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>&amp;Date and time</source>
        <translation>&amp;Datum und Uhrzeit</translation>
    </message>
    <message>
        <source>&amp;Snooze</source>
        <translation>&amp;Zurückstellen</translation>
    </message>
    <message>
        <source>Snooze until</source>
        <translation>Zurückstellen bis</translation>
    </message>
    <message>
        <source>For example: %1, 14:30, 20 min, tomorrow 9, Monday</source>
        <comment>a date and time</comment>
        <translation>Zum Beispiel: %1, 14:30, 20 min, morgen 9, Montag</translation>
    </message>
    <message>
        <source>This is not a time.</source>
        <translation>Das ist keine Zeitangabe.</translation>
    </message>
</context>
<context>
    <name>triage::app::OwnerPicker</name>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie selbst</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>Zuweisen an</translation>
    </message>
    <message>
        <source>Matching members</source>
        <translation>Passende Mitglieder</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
</context>
<context>
    <name>triage::app::TagPicker</name>
    <message>
        <source>At most %1 characters</source>
        <translation>Höchstens %1 Zeichen</translation>
    </message>
    <message>
        <source>A tag has no comma</source>
        <translation>Ein Schlagwort hat kein Komma</translation>
    </message>
    <message>
        <source>New tag “%1”</source>
        <translation>Neues Schlagwort „%1“</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagwörter</translation>
    </message>
    <message>
        <source>Matching tags</source>
        <translation>Passende Schlagwörter</translation>
    </message>
    <message>
        <source>Tag, or a new one</source>
        <translation>Schlagwort, auch ein neues</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Schlagwort</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPickers</name>
    <message>
        <source>A &amp;Date…</source>
        <translation>Ein &amp;Datum…</translation>
    </message>
    <message>
        <source>&amp;Monday</source>
        <translation>M&amp;ontag</translation>
    </message>
    <message>
        <source>&amp;Tomorrow</source>
        <translation>&amp;Morgen</translation>
    </message>
    <message>
        <source>&amp;Later Today</source>
        <translation>&amp;Später heute</translation>
    </message>
    <message>
        <source>&amp;Wake Now</source>
        <translation>Jetzt zurück&amp;holen</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Zurückstellen</translation>
    </message>
    <message>
        <source>In 1 &amp;Hour</source>
        <translation>In 1 &amp;Stunde</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkStrip</name>
    <message>
        <source>Open Again</source>
        <translation>Wieder öffnen</translation>
    </message>
    <message>
        <source>Show feedback with the tag %1</source>
        <translation>Feedback mit dem Schlagwort %1 zeigen</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>jemand</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <comment>member</comment>
        <translation>Zuständig: %1</translation>
    </message>
    <message>
        <source>Snoozed until %1</source>
        <comment>time</comment>
        <translation>Zurückgestellt bis %1</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state, time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Zuständig</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
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
        <translation>In jedem Zustand</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Open, also snoozed</source>
        <translation>Offen, auch zurückgestellt</translation>
    </message>
    <message>
        <source>To work on</source>
        <translation>Zu bearbeiten</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>Done or declined</source>
        <translation>Erledigt oder abgelehnt</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Zurückgestellt</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>Zuständig: %1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Schlagwort %1</translation>
    </message>
    <message>
        <source>Each group once</source>
        <translation>Jede Gruppe einmal</translation>
    </message>
    <message>
        <source>With duplicates</source>
        <translation>Mit Duplikaten</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateActs</name>
    <message>
        <source>No duplicate is suggested.</source>
        <translation>Es ist kein Duplikat vorgeschlagen.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateQueue</name>
    <message>
        <source>the same with a probability of %1</source>
        <translation>mit einer Wahrscheinlichkeit von %1 dasselbe</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>zusammengeführt</translation>
    </message>
    <message>
        <source>marked as different</source>
        <translation>als verschieden markiert</translation>
    </message>
    <message>
        <source>merged or deleted meanwhile</source>
        <translation>inzwischen zusammengeführt oder gelöscht</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The suggestions cannot be read</source>
        <translation>Die Vorschläge können nicht gelesen werden</translation>
    </message>
    <message>
        <source>Suggested duplicates</source>
        <translation>Vorgeschlagene Duplikate</translation>
    </message>
    <message>
        <source>Reading the suggestions…</source>
        <translation>Vorschläge werden gelesen …</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>No duplicates are suggested</source>
        <translation>Keine Duplikate vorgeschlagen</translation>
    </message>
    <message>
        <source>New feedback is compared with the rest while it is routed.</source>
        <translation>Neues Feedback wird beim Zuordnen mit dem übrigen verglichen.</translation>
    </message>
    <message>
        <source>May be the same</source>
        <translation>Kann dasselbe sein</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>Duplikate werden gesucht …</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Items of the group</source>
        <translation>Einträge der Gruppe</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>Gemeinsam: %1</translation>
    </message>
    <message>
        <source>Merged groups: %1. Groups without duplicates: %2.</source>
        <comment>numbers</comment>
        <translation>Zusammengeführte Gruppen: %1. Gruppen ohne Duplikate: %2.</translation>
    </message>
    <message>
        <source>Everything is judged</source>
        <translation>Alles ist beurteilt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>And %1 more</source>
        <comment>number</comment>
        <translation>Und %1 weitere</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>place, state</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>group</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>Kein Duplikat</translation>
    </message>
    <message>
        <source>Your last change was not made here. Undo it in the main window.</source>
        <translation>Ihre letzte Änderung war nicht von hier. Machen Sie sie im Hauptfenster rückgängig.</translation>
    </message>
    <message>
        <source>Undo All</source>
        <translation>Alles rückgängig machen</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>Das älteste</translation>
    </message>
    <message>
        <source>Keep as original</source>
        <translation>Als Original behalten</translation>
    </message>
    <message>
        <source>%1 The oldest item is the original now.</source>
        <comment>sentence</comment>
        <translation>%1 Jetzt ist der älteste Eintrag das Original.</translation>
    </message>
    <message>
        <source>These items were merged or deleted meanwhile.</source>
        <translation>Diese Einträge wurden inzwischen zusammengeführt oder gelöscht.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateSection</name>
    <message>
        <source>Unmerge</source>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Maybe the same</source>
        <translation>Vielleicht dasselbe</translation>
    </message>
    <message>
        <source>Make the chosen duplicate an item of its own again</source>
        <translation>Das gewählte Duplikat wieder für sich stehen lassen</translation>
    </message>
    <message>
        <source>Make it an item of its own again</source>
        <translation>Wieder für sich stehen lassen</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>Gemeinsam: %1</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>Duplikate: %1</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Duplikate</translation>
    </message>
    <message>
        <source>Duplicate of %1</source>
        <comment>title</comment>
        <translation>Duplikat von %1</translation>
    </message>
    <message>
        <source>%1, the same with a probability of %2</source>
        <comment>feedback, share</comment>
        <translation>%1, mit einer Wahrscheinlichkeit von %2 dasselbe</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Zusammenführen</translation>
    </message>
    <message>
        <source>Maybe the same: %1</source>
        <comment>title</comment>
        <translation>Vielleicht dasselbe: %1</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>Kein Duplikat</translation>
    </message>
</context>
<context>
    <name>triage::app::MergePlans</name>
    <message>
        <source>an item that is not here</source>
        <translation>einen Eintrag, der nicht hier ist</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>Sie sind schon zusammengeführt</translation>
    </message>
    <message>
        <source>The original was deleted.</source>
        <translation>Das Original wurde gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>Unmerge %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag trennen</numerusform>
            <numerusform>%Ln Einträge trennen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>Mit „%1“ zusammengeführt</numerusform>
            <numerusform>%Ln Einträge mit „%1“ zusammengeführt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as different; they are not suggested again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag als verschieden markiert; er wird nicht wieder vorgeschlagen</numerusform>
            <numerusform>%Ln Einträge als verschieden markiert; sie werden nicht wieder vorgeschlagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>Eintrag mit „%1“ zusammenführen</numerusform>
            <numerusform>%Ln Einträge mit „%1“ zusammenführen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as different</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Eintrag als verschieden markieren</numerusform>
            <numerusform>%Ln Einträge als verschieden markieren</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>Das ist schon so</translation>
    </message>
    <message>
        <source>It is not a duplicate and has none</source>
        <translation>Es ist kein Duplikat und hat keine</translation>
    </message>
    <message numerus="yes">
        <source>Unmerged %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Der Eintrag steht wieder für sich</numerusform>
            <numerusform>%Ln Einträge stehen wieder für sich</numerusform>
        </translation>
    </message>
    <message>
        <source>The original is not in the copy on this computer.</source>
        <translation>Das Original ist nicht in der Kopie auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>triage::app::SamePicker</name>
    <message>
        <source>Words of the item to merge with</source>
        <translation>Wörter des Eintrags, mit dem zusammengeführt wird</translation>
    </message>
    <message>
        <source>Words of the item</source>
        <translation>Wörter des Eintrags</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Zusammenführen mit</translation>
    </message>
    <message>
        <source>Matching feedback</source>
        <translation>Passendes Feedback</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Which one do the others become duplicates of?</source>
        <translation>Wovon werden die anderen Duplikate?</translation>
    </message>
    <message>
        <source>Nothing is suggested. Type words of the other item.</source>
        <translation>Nichts ist vorgeschlagen. Geben Sie Wörter des anderen Eintrags ein.</translation>
    </message>
    <message>
        <source>Nothing else has these words.</source>
        <translation>Kein anderer Eintrag hat diese Wörter.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewDialog</name>
    <message>
        <source>Saving the view…</source>
        <translation>Die Ansicht wird gespeichert…</translation>
    </message>
    <message>
        <source>A view needs a name.</source>
        <translation>Eine Ansicht braucht einen Namen.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Wird gespeichert…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Ein Text ist zu lang.</translation>
    </message>
    <message>
        <source>&amp;Save View</source>
        <translation>Ansicht &amp;speichern</translation>
    </message>
    <message>
        <source>&amp;Everybody in the organization sees it</source>
        <translation>&amp;Alle in der Organisation sehen sie</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Name der Ansicht</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Save as view</source>
        <translation>Als Ansicht speichern</translation>
    </message>
    <message>
        <source>Edit view</source>
        <translation>Ansicht bearbeiten</translation>
    </message>
    <message>
        <source>Somebody deleted this view. Save it again to keep the list as a new view.</source>
        <translation>Jemand hat diese Ansicht gelöscht. Speichern Sie noch einmal, um die Liste als neue Ansicht zu behalten.</translation>
    </message>
</context>
<context>
    <name>triage::app::TakeNext</name>
    <message numerus="yes">
        <source>%1 You finished %n today.</source>
        <comment>sentence about an empty queue</comment>
        <translation>
            <numerusform>%1 Sie haben heute %Ln erledigt.</numerusform>
            <numerusform>%1 Sie haben heute %Ln erledigt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here is free. Everything is assigned, or somebody is writing on it.</source>
        <translation>Hier ist nichts frei. Alles ist zugewiesen, oder jemand schreibt gerade daran.</translation>
    </message>
    <message>
        <source>Assigned to you: %1</source>
        <comment>feedback</comment>
        <translation>Ihnen zugewiesen: %1</translation>
    </message>
    <message>
        <source>The next item comes from a buffer, a saved view or all feedback. Clear the search and the filters, or save this list as a view.</source>
        <translation>Das nächste Feedback kommt aus einer Ablage, einer gespeicherten Ansicht oder allem Feedback. Heben Sie Suche und Filter auf, oder speichern Sie diese Liste als Ansicht.</translation>
    </message>
    <message>
        <source>Go to a buffer or to all feedback, or save this list as a view.</source>
        <translation>Gehen Sie zu einer Ablage oder zu allem Feedback, oder speichern Sie diese Liste als Ansicht.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewActions</name>
    <message>
        <source>It is the last one</source>
        <translation>Er ist schon der letzte</translation>
    </message>
    <message>
        <source>It is the first one</source>
        <translation>Er ist schon der erste</translation>
    </message>
    <message>
        <source>The view has these filters already</source>
        <translation>Die Ansicht hat diese Filter schon</translation>
    </message>
    <message>
        <source>Open a view first</source>
        <translation>Öffnen Sie zuerst eine Ansicht</translation>
    </message>
    <message>
        <source>The view %1 has filters that this program does not have. Its list here has more.</source>
        <translation>Die Ansicht %1 hat Filter, die dieses Programm nicht kennt. Ihre Liste hat hier mehr.</translation>
    </message>
    <message>
        <source>The buffer of this view was deleted.</source>
        <translation>Die Ablage dieser Ansicht wurde gelöscht.</translation>
    </message>
    <message>
        <source>This view is not here, or it was deleted.</source>
        <translation>Diese Ansicht gibt es hier nicht, oder sie wurde gelöscht.</translation>
    </message>
    <message>
        <source>View deleted: %1</source>
        <translation>Ansicht gelöscht: %1</translation>
    </message>
    <message>
        <source>View moved: %1</source>
        <translation>Ansicht verschoben: %1</translation>
    </message>
    <message>
        <source>View changed: %1</source>
        <translation>Ansicht geändert: %1</translation>
    </message>
    <message>
        <source>View saved: %1</source>
        <translation>Ansicht gespeichert: %1</translation>
    </message>
    <message>
        <source>The view %1 was deleted. Its list stays here.</source>
        <translation>Die Ansicht %1 wurde gelöscht. Ihre Liste bleibt hier.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>Das Schlagwort %1 gibt es nicht mehr.</translation>
    </message>
    <message>
        <source>The view %1 was changed.</source>
        <translation>Die Ansicht %1 wurde geändert.</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPlots</name>
    <message numerus="yes">
        <source>%1 did most: %Ln</source>
        <comment>member, count</comment>
        <translation>
            <numerusform>%1 hat am meisten erledigt: %Ln</numerusform>
            <numerusform>%1 hat am meisten erledigt: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %Ln were done within %1</source>
        <comment>count, duration</comment>
        <translation>
            <numerusform>%Ln war innerhalb von %1 erledigt</numerusform>
            <numerusform>Die Hälfte von %Ln war innerhalb von %1 erledigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are open</source>
        <translation>
            <numerusform>%Ln Eintrag ist offen</numerusform>
            <numerusform>%Ln Einträge sind offen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln open items are older than a year</source>
        <comment>a number, all of them</comment>
        <translation>
            <numerusform>%1 von %Ln offenen Eintrag ist älter als ein Jahr</numerusform>
            <numerusform>%1 von %Ln offenen Einträgen sind älter als ein Jahr</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln days</source>
        <translation>
            <numerusform>Höchstens %Ln Tag</numerusform>
            <numerusform>Höchstens %Ln Tage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln days</source>
        <translation>
            <numerusform>Mehr als %Ln Tag</numerusform>
            <numerusform>Mehr als %Ln Tage</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Zuständig</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Dauer</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Alter</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>%1 opened, %2 closed</source>
        <comment>numbers of feedback</comment>
        <translation>%1 eingegangen, %2 abgeschlossen</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Abgelehnt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Erledigt</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Woche</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Abgeschlossen</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Eingegangen</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewCommands</name>
    <message>
        <source>Link to this view copied</source>
        <translation>Link zu dieser Ansicht kopiert</translation>
    </message>
    <message>
        <source>Link to this list copied</source>
        <translation>Link zu dieser Liste kopiert</translation>
    </message>
</context>
<context>
    <name>triage::app::PagedDialog</name>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
</context>
<context>
    <name>triage::app::SettingsDialog</name>
    <message>
        <source>API tokens</source>
        <translation>API-Tokens</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Mitglieder</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen der Organisation</translation>
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
        <translation>Feedback hereinholen</translation>
    </message>
    <message>
        <source>Close Getting Started</source>
        <translation>Erste Schritte schließen</translation>
    </message>
    <message>
        <source>Create a buffer for each topic</source>
        <translation>Eine Ablage für jedes Thema anlegen</translation>
    </message>
    <message>
        <source>Getting started %1/%2</source>
        <comment>number of steps that are done, of all steps</comment>
        <translation>Erste Schritte %1/%2</translation>
    </message>
    <message>
        <source>Invite a colleague</source>
        <translation>Kollegen einladen</translation>
    </message>
    <message>
        <source>Learn four keys: J goes on, K goes back, Y confirms, M moves</source>
        <translation>Vier Tasten lernen: J geht weiter, K zurück, Y bestätigt, M verschiebt</translation>
    </message>
    <message>
        <source>The first steps to a sorted inbox</source>
        <translation>Die ersten Schritte zu einem sortierten Eingang</translation>
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
        <translation>Tage</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>Stunden</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>morgen</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>Wochen</translation>
    </message>
</context>
<context>
    <name>triage::app::ListTally</name>
    <message>
        <source>Show what is done, snoozed, declined or a duplicate, too</source>
        <translation>Auch zeigen, was erledigt, zurückgestellt, abgelehnt oder doppelt ist</translation>
    </message>
    <message>
        <source>%1 hidden · Show</source>
        <comment>such as: 34 done, 3 snoozed</comment>
        <translation>Ausgeblendet: %1 · Zeigen</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln erledigt</numerusform>
            <numerusform>%Ln erledigt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozed</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln zurückgestellt</numerusform>
            <numerusform>%Ln zurückgestellt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln abgelehnt</numerusform>
            <numerusform>%Ln abgelehnt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln Duplikat</numerusform>
            <numerusform>%Ln Duplikate</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SplitDialog</name>
    <message>
        <source>Split off</source>
        <translation>Abtrennen</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titel</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xt</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Kein Titel</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Ein Text ist zu lang.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>Es wird gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Remove these words from this feedback</source>
        <translation>Diese Wörter aus diesem Feedback ent&amp;fernen</translation>
    </message>
    <message>
        <source>&amp;Split Off</source>
        <translation>&amp;Abtrennen</translation>
    </message>
    <message>
        <source>This feedback has no other words.</source>
        <translation>Dieses Feedback hat keine anderen Wörter.</translation>
    </message>
    <message>
        <source>Splitting…</source>
        <translation>Wird abgetrennt…</translation>
    </message>
    <message>
        <source>This feedback has these words more than once.</source>
        <translation>Dieses Feedback hat diese Wörter mehr als einmal.</translation>
    </message>
</context>
<context>
    <name>triage::app::IconField</name>
    <message>
        <source>&amp;Icon</source>
        <translation>&amp;Symbol</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Symbol</translation>
    </message>
    <message>
        <source>An emoji, or a name from the list</source>
        <translation>Ein Emoji oder ein Name aus der Liste</translation>
    </message>
    <message>
        <source>Choose an icon</source>
        <translation>Symbol wählen</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Symbole</translation>
    </message>
    <message>
        <source>No Icon</source>
        <translation>Kein Symbol</translation>
    </message>
</context>
<context>
    <name>triage::app::LostChanges</name>
    <message numerus="yes">
        <source>Do lost changes of %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Verlorene Änderungen wiederholen</numerusform>
            <numerusform>Verlorene Änderungen an %Ln Einträgen wiederholen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Wiederholt</numerusform>
            <numerusform>An %Ln Einträgen wiederholt</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>Das ist schon so</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeTable</name>
    <message>
        <source>Somebody assigns an item to me</source>
        <translation>Mir wird ein Eintrag zugewiesen</translation>
    </message>
    <message>
        <source>%1 assigned an item to you</source>
        <translation>%1 hat Ihnen einen Eintrag zugewiesen</translation>
    </message>
    <message>
        <source>A note on an item that is mine, or that I wrote on</source>
        <translation>Eine Notiz zu einem Eintrag, den ich habe oder zu dem ich geschrieben habe</translation>
    </message>
    <message>
        <source>%1 wrote a note</source>
        <translation>%1 hat eine Notiz geschrieben</translation>
    </message>
    <message>
        <source>An item of mine is back from its snooze</source>
        <translation>Ein zurückgestellter Eintrag von mir ist wieder da</translation>
    </message>
    <message>
        <source>Back from its snooze</source>
        <translation>Wieder da</translation>
    </message>
    <message>
        <source>An item of mine is reported again</source>
        <translation>Ein Eintrag von mir wird noch einmal gemeldet</translation>
    </message>
    <message>
        <source>Reported again</source>
        <translation>Wieder gemeldet</translation>
    </message>
    <message>
        <source>Somebody splits an item of mine</source>
        <translation>Jemand trennt einen Teil eines Eintrags von mir ab</translation>
    </message>
    <message>
        <source>%1 split an item of yours</source>
        <translation>%1 hat einen Teil eines Eintrags von Ihnen abgetrennt</translation>
    </message>
    <message>
        <source>A buffer receives more feedback than usual</source>
        <translation>Eine Ablage erhält mehr Feedback als üblich</translation>
    </message>
    <message>
        <source>More feedback than usual in %1</source>
        <translation>Mehr Feedback als üblich in %1</translation>
    </message>
    <message>
        <source>A webhook is switched off</source>
        <translation>Ein Webhook wird abgeschaltet</translation>
    </message>
    <message>
        <source>A webhook was switched off</source>
        <translation>Ein Webhook wurde abgeschaltet</translation>
    </message>
    <message>
        <source>My token ends within seven days</source>
        <translation>Mein Token läuft in sieben Tagen ab</translation>
    </message>
    <message>
        <source>Your token ends on %1</source>
        <translation>Ihr Token läuft am %1 ab</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeWords</name>
    <message>
        <source>a deleted buffer</source>
        <translation>einer gelöschten Ablage</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeBell</name>
    <message>
        <source>Notices</source>
        <translation>Hinweise</translation>
    </message>
    <message>
        <source>Nothing happened to your items.</source>
        <translation>Mit Ihren Einträgen ist nichts geschehen.</translation>
    </message>
    <message>
        <source>Choose Notices…</source>
        <translation>Hinweise auswählen…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Neu</translation>
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
            <numerusform>%Ln ungelesener Hinweis</numerusform>
            <numerusform>%Ln ungelesene Hinweise</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PresenceWords</name>
    <message>
        <source>Somebody</source>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>%1 is writing a note</source>
        <translation>%1 schreibt eine Notiz</translation>
    </message>
    <message>
        <source>%1 is looking at this</source>
        <translation>%1 sieht sich das an</translation>
    </message>
</context>
<context>
    <name>triage::app::ThresholdScale</name>
    <message>
        <source>Thresholds of routing</source>
        <translation>Schwellen der Zuordnung</translation>
    </message>
    <message>
        <source>Below %1: unassigned. From %1: assigned and marked for review. From %2: assigned.</source>
        <comment>two shares in percent</comment>
        <translation>Unter %1: ohne Ablage. Ab %1: zugeordnet und zur Prüfung markiert. Ab %2: zugeordnet.</translation>
    </message>
</context>
</TS>
