<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>triage::app</name>
    <message>
        <source>Somebody merged these items the other way round. Their merge was kept.</source>
        <translation>Quelqu’un a fusionné ces éléments dans l’autre sens. Sa fusion a été conservée.</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>It is assigned to %1.</source>
        <translation>Il est attribué à %1.</translation>
    </message>
    <message>
        <source>Can’t reach the server. Is it running?</source>
        <translation>Serveur injoignable. Est-il en marche ?</translation>
    </message>
    <message>
        <source>Can’t find this server. Check the address and the network.</source>
        <translation>Serveur introuvable. Vérifiez l’adresse et le réseau.</translation>
    </message>
    <message>
        <source>The server ended the connection before it had answered.</source>
        <translation>Le serveur a fermé la connexion avant d’avoir répondu.</translation>
    </message>
    <message>
        <source>No secure connection could be made to the server.</source>
        <translation>Aucune connexion sécurisée au serveur n’a pu être établie.</translation>
    </message>
    <message>
        <source>The server took too long to answer.</source>
        <translation>Le serveur a mis trop de temps à répondre.</translation>
    </message>
    <message>
        <source>The network’s proxy does not let the request pass.</source>
        <translation>Le proxy du réseau ne laisse pas passer la requête.</translation>
    </message>
    <message>
        <source>There is no network at the moment.</source>
        <translation>Il n’y a pas de réseau pour le moment.</translation>
    </message>
    <message>
        <source>The connection to the server failed.</source>
        <translation>La connexion au serveur a échoué.</translation>
    </message>
    <message>
        <source>The server’s answer is larger than any that Triage Desk expects.</source>
        <translation>La réponse du serveur dépasse tout ce que Triage Desk peut attendre.</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>La requête a été annulée.</translation>
    </message>
    <message>
        <source>Triage Desk is already open and is not responding (%1).</source>
        <translation>Triage Desk est déjà ouvert et ne répond pas (%1).</translation>
    </message>
    <message>
        <source>What answered is not Triage Desk. A proxy or the network’s sign-in page may stand in between.</source>
        <translation>Ce qui a répondu n’est pas Triage Desk. Un proxy ou la page de connexion du réseau s’interpose peut-être.</translation>
    </message>
    <message>
        <source>The server does not accept the token.</source>
        <translation>Le serveur n’accepte pas le jeton.</translation>
    </message>
    <message>
        <source>The server cannot answer at the moment (%1).</source>
        <translation>Le serveur ne peut pas répondre pour le moment (%1).</translation>
    </message>
    <message>
        <source>The server’s address leads elsewhere. Use the address that it leads to.</source>
        <translation>L’adresse du serveur mène ailleurs. Utilisez l’adresse vers laquelle elle renvoie.</translation>
    </message>
    <message>
        <source>Triage Desk at %1.</source>
        <translation>Triage Desk à l’adresse %1.</translation>
    </message>
    <message>
        <source>The server at %1 cannot answer at the moment.</source>
        <translation>Le serveur à l’adresse %1 ne peut pas répondre pour le moment.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is not Triage Desk.</source>
        <translation>Quelque chose répond à l’adresse %1, mais ce n’est pas Triage Desk.</translation>
    </message>
    <message>
        <source>Enter the server’s address, such as https://triage.example.com.</source>
        <translation>Saisissez l’adresse du serveur, par exemple https://triage.example.com.</translation>
    </message>
    <message>
        <source>Triage Desk at %1. This connection isn’t encrypted: others on the network could read your token.</source>
        <translation>Triage Desk sur %1. Cette connexion n’est pas chiffrée : d’autres personnes sur le réseau pourraient lire votre jeton.</translation>
    </message>
    <message>
        <source>This server wants an encrypted connection: use %1.</source>
        <translation>Ce serveur exige une connexion chiffrée&#xa0;: utilisez %1.</translation>
    </message>
    <message>
        <source>A token has no spaces or line breaks. Copy it again.</source>
        <translation>Un jeton ne contient ni espaces ni sauts de ligne. Copiez-le de nouveau.</translation>
    </message>
    <message>
        <source>This is a widget token, which can only hand in feedback from web pages. Triage Desk needs a full-access token: it begins with ib_. An administrator can make one.</source>
        <translation>C’est un jeton de widget, qui sert seulement à envoyer des retours depuis des pages web. Triage Desk a besoin d’un jeton d’accès complet&#xa0;: il commence par ib_. Un administrateur peut en créer un.</translation>
    </message>
    <message>
        <source>A token begins with ib_.</source>
        <translation>Un jeton commence par ib_.</translation>
    </message>
    <message>
        <source>A part of the token is missing: it has %1 characters instead of %2.</source>
        <translation>Il manque une partie du jeton&#xa0;: il a %1 caractères au lieu de %2.</translation>
    </message>
    <message>
        <source>The token is too long: it has %1 characters instead of %2.</source>
        <translation>Le jeton est trop long&#xa0;: il a %1 caractères au lieu de %2.</translation>
    </message>
    <message>
        <source>This token has a typo. Copy it again.</source>
        <translation>Ce jeton contient une faute de frappe. Copiez-le de nouveau.</translation>
    </message>
    <message>
        <source>This server is too old for this version of Triage Desk. Ask its administrator to update it.</source>
        <translation>Ce serveur est trop ancien pour cette version de Triage Desk. Demandez à son administrateur de le mettre à jour.</translation>
    </message>
    <message>
        <source>Somebody else changed it in the meantime; their change was kept.</source>
        <translation>Quelqu’un d’autre l’a modifié entre-temps&#x202f;; sa modification a été conservée.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Triage Desk is already open on another display (%1). Close it there first.</source>
        <translation>Triage Desk est déjà ouvert sur un autre écran (%1). Fermez-le d’abord là-bas.</translation>
    </message>
    <message>
        <source>A change whose description was lost</source>
        <translation>Une modification dont la description est perdue</translation>
    </message>
    <message>
        <source>A part of this change may be lost: its file was damaged.</source>
        <translation>Une partie de cette modification est peut-être perdue : son fichier était endommagé.</translation>
    </message>
    <message>
        <source>This server answers only without encryption. To accept that, enter %1.</source>
        <translation>Ce serveur ne répond que sans chiffrement. Pour l’accepter, saisissez %1.</translation>
    </message>
    <message>
        <source>The server’s certificate has expired. Ask its administrator to renew it.</source>
        <translation>Le certificat du serveur a expiré. Demandez à son administrateur de le renouveler.</translation>
    </message>
    <message>
        <source>The server’s certificate is not valid yet. Check the date of this computer.</source>
        <translation>Le certificat du serveur n’est pas encore valide. Vérifiez la date de cet ordinateur.</translation>
    </message>
    <message>
        <source>The server’s certificate belongs to another name. Check the address.</source>
        <translation>Le certificat du serveur appartient à un autre nom. Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>The server’s certificate is self-signed, and this computer does not trust it.</source>
        <translation>Le certificat du serveur est auto-signé et cet ordinateur ne lui fait pas confiance.</translation>
    </message>
    <message>
        <source>The server’s certificate is from an authority that this computer does not trust.</source>
        <translation>Le certificat du serveur vient d’une autorité à laquelle cet ordinateur ne fait pas confiance.</translation>
    </message>
    <message>
        <source>The server’s certificate was revoked.</source>
        <translation>Le certificat du serveur a été révoqué.</translation>
    </message>
    <message>
        <source>The server’s certificate cannot be verified.</source>
        <translation>Le certificat du serveur ne peut pas être vérifié.</translation>
    </message>
    <message>
        <source>The server no longer has this item.</source>
        <translation>Le serveur n’a plus cet élément.</translation>
    </message>
    <message>
        <source>The server no longer has this buffer.</source>
        <translation>Le serveur n’a plus ce bac.</translation>
    </message>
</context>
<context>
    <name>triage::app::AboutDialog</name>
    <message>
        <source>About Triage Desk</source>
        <translation>À propos de Triage Desk</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>Serveur</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). You may use, study, share and change it. It comes without any warranty.</source>
        <translation>Logiciel libre sous la licence publique générale GNU, version 3 ou ultérieure (%1). Vous pouvez l’utiliser, l’étudier, le partager et le modifier. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>Réalisé avec</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation>Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite (domaine public)</translation>
    </message>
    <message>
        <source>Sorts what your users say into buffers.</source>
        <translation>Trie dans des bacs ce que disent vos utilisateurs.</translation>
    </message>
    <message>
        <source>%1, which cannot be reached just now</source>
        <translation>%1, injoignable pour le moment</translation>
    </message>
    <message>
        <source>Asking the server for its version…</source>
        <translation>Demande de sa version au serveur…</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>address of a server</comment>
        <translation>%1, version %2</translation>
    </message>
    <message>
        <source>%1, which does not tell its version</source>
        <translation>%1, qui n’indique pas sa version</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Détails copiés</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountFiles</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Le dossier %1 ne peut pas être créé.</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountList</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Sign &amp;Out…</source>
        <translation>Se &amp;déconnecter…</translation>
    </message>
    <message>
        <source>Your or&amp;ganizations</source>
        <translation>Vos or&amp;ganisations</translation>
    </message>
    <message>
        <source>Your organizations</source>
        <translation>Vos organisations</translation>
    </message>
    <message>
        <source>%1, as %2, on %3</source>
        <comment>organization, member, server</comment>
        <translation>%1, en tant que %2, sur %3</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>%1 (ouverte)</translation>
    </message>
    <message>
        <source>Choose an organization first.</source>
        <translation>Choisissez d’abord une organisation.</translation>
    </message>
    <message>
        <source>It is open already.</source>
        <translation>Elle est déjà ouverte.</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityDialog</name>
    <message>
        <source>Activity</source>
        <translation>Activité</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Modifications</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Mo&amp;difier…</translation>
    </message>
    <message>
        <source>Disc&amp;ard…</source>
        <translation>&amp;Abandonner…</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;Copier les détails</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>&amp;Modifications</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Changes (%Ln)</source>
        <translation>
            <numerusform>&amp;Modifications (%Ln)</numerusform>
            <numerusform>&amp;Modifications (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (annulé)</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>Rien n’a encore été fait.</translation>
    </message>
    <message>
        <source>Choose a change first.</source>
        <translation>Choisissez d’abord une modification.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>En cours d’envoi.</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>Seuls les textes peuvent être modifiés.</translation>
    </message>
    <message>
        <source>&amp;Redo Mine</source>
        <translation>Refaire &amp;la mienne</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a state</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>Le vôtre&#xa0;: %1</translation>
    </message>
    <message>
        <source>The server has: %1</source>
        <translation>Le serveur a&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n attempt(s)</source>
        <translation>
            <numerusform>%1 · %Ln essai</numerusform>
            <numerusform>%1 · %Ln essais</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>Modifier la note</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>Note&#xa0;:</translation>
    </message>
    <message>
        <source>Discard change</source>
        <translation>Abandonner la modification</translation>
    </message>
    <message>
        <source>Discard this unsent change? (%1)</source>
        <translation>Abandonner cette modification non envoyée ? (%1)</translation>
    </message>
    <message>
        <source>Discard Change</source>
        <translation>Abandonner la modification</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>N° de requête&#xa0;: %1</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Détails copiés</translation>
    </message>
    <message>
        <source>Everything was sent</source>
        <translation>Tout a été envoyé</translation>
    </message>
    <message>
        <source>Changes that wait, or that the server refused, are listed here.</source>
        <translation>Les modifications en attente ou refusées par le serveur apparaissent ici.</translation>
    </message>
    <message>
        <source>Feedback: %1</source>
        <translation>Retour : %1</translation>
    </message>
    <message>
        <source>&amp;Select Whole Action</source>
        <translation>&amp;Sélectionner toute l’action</translation>
    </message>
    <message>
        <source>Send &amp;Now</source>
        <translation>E&amp;nvoyer maintenant</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n changes? They are never sent.</source>
        <translation>
            <numerusform>Abandonner %Ln modification ? Elle ne sera jamais envoyée.</numerusform>
            <numerusform>Abandonner %Ln modifications ? Elles ne seront jamais envoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Changes (%1, the first %2 are shown)</source>
        <comment>numbers</comment>
        <translation>&amp;Modifications (%1, les %2 premières sont affichées)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>&amp;Terminé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityWords</name>
    <message>
        <source>Reported again after a similar item was done.</source>
        <translation>Signalé à nouveau après qu’un élément semblable a été terminé.</translation>
    </message>
    <message>
        <source>%1 With %2.</source>
        <comment>what was done, program that did it for its author</comment>
        <translation>%1 Avec %2.</translation>
    </message>
    <message>
        <source>No longer marked as different from another item.</source>
        <translation>N’est plus marqué comme différent d’un autre élément.</translation>
    </message>
    <message>
        <source>Marked as different from another item.</source>
        <translation>Marqué comme différent d’un autre élément.</translation>
    </message>
    <message>
        <source>Took the place of a deleted item. Its duplicates: %1.</source>
        <comment>number</comment>
        <translation>A pris la place d’un élément supprimé. Ses doublons : %1.</translation>
    </message>
    <message>
        <source>Duplicates unmerged: %1.</source>
        <comment>number</comment>
        <translation>Doublons dissociés : %1.</translation>
    </message>
    <message>
        <source>Duplicates added: %1.</source>
        <comment>number</comment>
        <translation>Doublons ajoutés : %1.</translation>
    </message>
    <message>
        <source>No longer marked as a duplicate.</source>
        <translation>N’est plus marqué comme doublon.</translation>
    </message>
    <message>
        <source>Marked as a duplicate of another item.</source>
        <translation>Marqué comme doublon d’un autre élément.</translation>
    </message>
    <message>
        <source>Assigned to %1.</source>
        <comment>buffer</comment>
        <translation>Ajouté à %1.</translation>
    </message>
    <message>
        <source>Removed from %1.</source>
        <comment>buffer</comment>
        <translation>Retiré de %1.</translation>
    </message>
    <message>
        <source>Moved from %1 to %2.</source>
        <comment>buffers</comment>
        <translation>Déplacé de %1 vers %2.</translation>
    </message>
    <message>
        <source>Edited: %1.</source>
        <comment>fields</comment>
        <translation>Modifié : %1.</translation>
    </message>
    <message>
        <source>Marked as reviewed.</source>
        <translation>Marqué comme vérifié.</translation>
    </message>
    <message>
        <source>Marked as needing review.</source>
        <translation>Marqué comme à vérifier.</translation>
    </message>
    <message>
        <source>Asked for routing again.</source>
        <translation>Nouveau classement demandé.</translation>
    </message>
    <message>
        <source>Unassigned. %1</source>
        <comment>reason</comment>
        <translation>Sans bac. %1</translation>
    </message>
    <message>
        <source>Not routed: %1</source>
        <comment>reason</comment>
        <translation>Non classé : %1</translation>
    </message>
    <message>
        <source>Routing failed: %1</source>
        <comment>reason</comment>
        <translation>Échec du classement : %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>buffer, how sure the classifier was</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Routed to %1, a new buffer that awaits approval.</source>
        <comment>buffer</comment>
        <translation>Classé dans %1, un nouveau bac en attente d’approbation.</translation>
    </message>
    <message>
        <source>Routed to %1.</source>
        <comment>buffers</comment>
        <translation>Classé dans %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Needs review.</source>
        <translation>À vérifier.</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>person who sent it</source>
        <translation>expéditeur</translation>
    </message>
    <message>
        <source>Opened again.</source>
        <translation>Rouvert.</translation>
    </message>
    <message>
        <source>Marked as done.</source>
        <translation>Marqué comme terminé.</translation>
    </message>
    <message>
        <source>Declined.</source>
        <translation>Refusé.</translation>
    </message>
    <message>
        <source>Assigned it to themselves.</source>
        <translation>Se l’est attribué.</translation>
    </message>
    <message>
        <source>Assigned it to %1.</source>
        <comment>person</comment>
        <translation>Attribué à %1.</translation>
    </message>
    <message>
        <source>Unassigned it.</source>
        <translation>A retiré l’attribution.</translation>
    </message>
    <message>
        <source>Snoozed until %1.</source>
        <comment>time</comment>
        <translation>Reporté au %1.</translation>
    </message>
    <message>
        <source>Ended the snooze.</source>
        <translation>Report terminé.</translation>
    </message>
    <message>
        <source>Tagged with %1.</source>
        <comment>tags</comment>
        <translation>Étiqueté %1.</translation>
    </message>
    <message>
        <source>Took off %1.</source>
        <comment>tags</comment>
        <translation>Étiquette retirée : %1.</translation>
    </message>
    <message>
        <source>No longer marked as reviewed.</source>
        <translation>N’est plus marqué comme vérifié.</translation>
    </message>
    <message>
        <source>Split off a part of the text as another item.</source>
        <translation>A scindé une partie du texte en un autre élément.</translation>
    </message>
    <message>
        <source>Split off from another item.</source>
        <translation>Scindé d’un autre élément.</translation>
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
        <translation>Depuis %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>date</comment>
        <translation>Jusqu’à %1</translation>
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
        <translation>On ne sait pas encore ce que vous pouvez faire. Connectez-vous d’abord au serveur.</translation>
    </message>
    <message>
        <source>Only administrators of %1 may do this.</source>
        <translation>Seuls les administrateurs de %1 peuvent le faire.</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the buffer in the meantime.</source>
        <translation>Non annulé&#xa0;: quelqu’un d’autre a modifié le bac entre-temps.</translation>
    </message>
    <message>
        <source>Edit buffer %1</source>
        <translation>Modifier le bac %1</translation>
    </message>
    <message>
        <source>Delete buffer %1</source>
        <translation>Supprimer le bac %1</translation>
    </message>
    <message>
        <source>Someone changed this buffer while it was open here. Save again to replace their version: %1</source>
        <translation>Quelqu’un a modifié ce bac pendant qu’il était ouvert ici. Enregistrez à nouveau pour remplacer sa version : %1</translation>
    </message>
    <message>
        <source>Someone changed these settings while they were open here. Save again to replace their values: %1</source>
        <translation>Quelqu’un a modifié ces réglages pendant qu’ils étaient ouverts ici. Enregistrez à nouveau pour remplacer ces valeurs : %1</translation>
    </message>
    <message>
        <source>Duplicates are merged by people only</source>
        <translation>Seules des personnes fusionnent les doublons</translation>
    </message>
    <message numerus="yes">
        <source>Moved %Ln from %1 to %2</source>
        <translation>
            <numerusform>%Ln déplacé de %1 vers %2</numerusform>
            <numerusform>%Ln déplacés de %1 vers %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Move everything from %1 to %2</source>
        <translation>Tout déplacer de %1 vers %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback stayed, because it was moved since</source>
        <translation>
            <numerusform>%Ln retour est resté, car il a été déplacé depuis</numerusform>
            <numerusform>%Ln retours sont restés, car ils ont été déplacés depuis</numerusform>
        </translation>
    </message>
    <message>
        <source>Split off</source>
        <translation>Scinder</translation>
    </message>
    <message>
        <source>Split off “%1”</source>
        <translation>« %1 » scindé</translation>
    </message>
    <message>
        <source>Not undone: somebody worked on it in the meantime.</source>
        <translation>Non annulé : quelqu’un y a travaillé entre-temps.</translation>
    </message>
    <message>
        <source>Only its owner and administrators may change this view</source>
        <translation>Seuls son propriétaire et les administrateurs peuvent modifier cette vue</translation>
    </message>
    <message>
        <source>Delete view %1</source>
        <translation>Supprimer la vue %1</translation>
    </message>
    <message>
        <source>Change view %1</source>
        <translation>Modifier la vue %1</translation>
    </message>
    <message>
        <source>Create view %1</source>
        <translation>Créer la vue %1</translation>
    </message>
    <message>
        <source>Someone changed this view while it was open here. Save again to replace their version: %1</source>
        <translation>Quelqu’un a modifié cette vue pendant qu’elle était ouverte ici. Enregistrez à nouveau pour remplacer sa version : %1</translation>
    </message>
    <message>
        <source>Assign the next item to you</source>
        <translation>Vous attribuer le prochain élément</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the view in the meantime.</source>
        <translation>Non annulé : quelqu’un d’autre a modifié la vue entre-temps.</translation>
    </message>
    <message>
        <source>Not moved: somebody else moved the views in the meantime.</source>
        <translation>Non déplacé : quelqu’un d’autre a déplacé les vues entre-temps.</translation>
    </message>
    <message>
        <source>Move view %1</source>
        <translation>Déplacer la vue %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move open feedback from %1 to %2</source>
        <translation>Déplacer les retours ouverts de %1 vers %2</translation>
    </message>
    <message>
        <source>Moved %1 instead of %2 from %3 to %4</source>
        <comment>numbers of items, buffers</comment>
        <translation>%1 déplacés au lieu de %2 de %3 vers %4</translation>
    </message>
</context>
<context>
    <name>triage::app::ApiClient</name>
    <message>
        <source>The request was cancelled.</source>
        <translation>La requête a été annulée.</translation>
    </message>
    <message>
        <source>You signed in again while the server was answering. Try again.</source>
        <translation>Vous vous êtes reconnecté pendant que le serveur répondait. Réessayez.</translation>
    </message>
</context>
<context>
    <name>triage::app::Application</name>
    <message>
        <source>Sign in to %1 again. %2</source>
        <translation>Reconnectez-vous à %1. %2</translation>
    </message>
    <message>
        <source>S&amp;witch Organization</source>
        <translation>Chan&amp;ger d’organisation</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>organization, server</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Signed in for this session only: %1</source>
        <translation>Connecté pour cette session seulement&#xa0;: %1</translation>
    </message>
    <message>
        <source>This is not a link of Triage Desk.</source>
        <translation>Ce n’était pas un lien de Triage Desk.</translation>
    </message>
    <message>
        <source>The link belongs to the organization %1. Sign in to it to open the link.</source>
        <translation>Le lien appartient à l’organisation %1. Connectez-vous-y pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Triage Desk cannot start</source>
        <translation>Triage Desk ne peut pas démarrer</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token for %1. Enter another one; %n changes wait and are sent then.</source>
        <translation>
            <numerusform>Le serveur n’accepte plus le jeton pour %1. Saisissez-en un autre ; %Ln modification en attente partira alors.</numerusform>
            <numerusform>Le serveur n’accepte plus le jeton pour %1. Saisissez-en un autre ; %Ln modifications en attente partiront alors.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token for %1. Enter another one.</source>
        <translation>Le serveur n’accepte plus le jeton pour %1. Saisissez-en un autre.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Se déconnecter</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 were not sent yet. They stay on this computer, and are sent when you sign in there again.</source>
        <translation>
            <numerusform>%Ln modification dans %1 n’a pas encore été envoyée. Elle reste sur cet ordinateur et partira quand vous vous y reconnecterez.</numerusform>
            <numerusform>%Ln modifications dans %1 n’ont pas encore été envoyées. Elles restent sur cet ordinateur et partiront quand vous vous y reconnecterez.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign Out</source>
        <translation>Se déconnecter</translation>
    </message>
    <message>
        <source>You are signed out of %1.</source>
        <translation>Vous êtes déconnecté de %1.</translation>
    </message>
    <message>
        <source>Signed in for this session only</source>
        <translation>Connecté pour cette session seulement</translation>
    </message>
    <message>
        <source>Signing out of %1 removes its downloaded feedback from this computer. Your drafts and pins stay, and are back when you sign in again.</source>
        <translation>La déconnexion de %1 supprime de cet ordinateur les retours téléchargés. Vos brouillons et épingles restent et reviennent à la prochaine connexion.</translation>
    </message>
    <message>
        <source>Close the open dialog first.</source>
        <translation>Fermez d’abord la boîte de dialogue ouverte.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>Ouvrir le lien</translation>
    </message>
    <message>
        <source>The link belongs to %1. The window of %2 closes to open it.</source>
        <translation>Le lien appartient à %1. La fenêtre de %2 se ferme pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>Cannot open the organization</source>
        <translation>Impossible d’ouvrir l’organisation</translation>
    </message>
</context>
<context>
    <name>triage::app::LastSending</name>
    <message>
        <source>Sending the last changes…</source>
        <translation>Envoi des dernières modifications…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are not sent yet. They stay on this computer and are sent when Triage Desk starts again.</source>
        <translation>
            <numerusform>%Ln modification n’est pas encore envoyée. Elle reste sur cet ordinateur et sera envoyée au prochain démarrage de Triage Desk.</numerusform>
            <numerusform>%Ln modifications ne sont pas encore envoyées. Elles restent sur cet ordinateur et seront envoyées au prochain démarrage de Triage Desk.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Banner</name>
    <message>
        <source>Nothing can be kept on this computer: %1</source>
        <translation>Rien ne peut être conservé sur cet ordinateur&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token. %n unsent changes are saved.</source>
        <translation>
            <numerusform>Le serveur n’accepte plus le jeton. %Ln modification non envoyée est conservée.</numerusform>
            <numerusform>Le serveur n’accepte plus le jeton. %Ln modifications non envoyées sont conservées.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token.</source>
        <translation>Le serveur n’accepte plus le jeton.</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>Hors ligne depuis %1</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changes waiting</source>
        <translation>
            <numerusform>%1, %Ln modification en attente</numerusform>
            <numerusform>%1, %Ln modifications en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Connect Again…</source>
        <translation>Se reconnecter…</translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation>Réessayer maintenant</translation>
    </message>
    <message numerus="yes">
        <source>You are signed out. %n changes are kept until you enter a token.</source>
        <translation>
            <numerusform>Vous êtes déconnecté. %Ln modification est conservée jusqu’à la saisie d’un jeton.</numerusform>
            <numerusform>Vous êtes déconnecté. %Ln modifications sont conservées jusqu’à la saisie d’un jeton.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are signed out. Enter a token to synchronise.</source>
        <translation>Vous êtes déconnecté. Saisissez un jeton pour synchroniser.</translation>
    </message>
    <message>
        <source>This computer’s clock is off: it shows %1, the server %2.</source>
        <comment>two times</comment>
        <translation>L’horloge de cet ordinateur est fausse : elle indique %1, le serveur %2.</translation>
    </message>
</context>
<context>
    <name>triage::app::BatchWork</name>
    <message>
        <source>it was sent already and cannot be undone</source>
        <translation>il a déjà été envoyé et ne peut plus être annulé</translation>
    </message>
    <message>
        <source>the server had refused it</source>
        <translation>le serveur l’avait refusé</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardCanvas</name>
    <message>
        <source>This column belongs to another organization.</source>
        <translation>Cette colonne appartient à une autre organisation.</translation>
    </message>
    <message>
        <source>Move the column %1 here</source>
        <translation>Déplacer la colonne %1 ici</translation>
    </message>
    <message>
        <source>Show the column %1 here</source>
        <translation>Afficher la colonne %1 ici</translation>
    </message>
    <message>
        <source>Move all %1 items from %2 to %3…</source>
        <comment>number, two buffers</comment>
        <translation>Déplacer les %1 éléments de %2 vers %3…</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumn</name>
    <message>
        <source>Unassigned</source>
        <translation>Sans bac</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Show new feedback in %1</source>
        <translation>Afficher les nouveaux retours dans %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>Drop feedback here</source>
        <translation>Déposez des retours ici</translation>
    </message>
    <message>
        <source>Everything is in a buffer</source>
        <translation>Tout est dans un bac</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumns</name>
    <message>
        <source>Unassigned</source>
        <translation>Sans bac</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardController</name>
    <message>
        <source>No further column has new feedback.</source>
        <translation>Aucune autre colonne n’a de nouveaux retours.</translation>
    </message>
    <message>
        <source>There is no further column.</source>
        <translation>Il n’y a pas d’autre colonne.</translation>
    </message>
    <message>
        <source>There is no column on the left.</source>
        <translation>Il n’y a pas de colonne à gauche.</translation>
    </message>
    <message>
        <source>There is no column on the right.</source>
        <translation>Il n’y a pas de colonne à droite.</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>No columns</source>
        <translation>Aucune colonne</translation>
    </message>
    <message>
        <source>The board shows buffers side by side. Choose which ones.</source>
        <translation>Le tableau affiche des bacs côte à côte. Choisissez lesquels.</translation>
    </message>
    <message>
        <source>Choose Columns…</source>
        <translation>Choisir les colonnes…</translation>
    </message>
    <message>
        <source>Column %1 is hidden; Choose Columns brings it back</source>
        <translation>La colonne %1 est masquée&#x202f;; «&#xa0;Choisir les colonnes&#xa0;» la rétablit</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferDialog</name>
    <message>
        <source>Edit buffer</source>
        <translation>Modifier le bac</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>Nouveau bac</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Buffer name</source>
        <translation>Nom du bac</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>&amp;Routing instructions</source>
        <translation>&amp;Consignes de classement</translation>
    </message>
    <message>
        <source>Routing instructions</source>
        <translation>Consignes de classement</translation>
    </message>
    <message>
        <source>&amp;Save Buffer</source>
        <translation>&amp;Enregistrer le bac</translation>
    </message>
    <message>
        <source>&amp;Create Buffer</source>
        <translation>Créer &amp;le bac</translation>
    </message>
    <message>
        <source>Live preview</source>
        <translation>Aperçu en direct</translation>
    </message>
    <message>
        <source>How a text would be routed with these instructions. Nothing is saved.</source>
        <translation>Comment un texte serait classé avec ces consignes. Rien n’est enregistré.</translation>
    </message>
    <message>
        <source>What goes in this buffer</source>
        <translation>Ce qui va dans ce bac</translation>
    </message>
    <message>
        <source>What belongs here and what does not, in plain words</source>
        <translation>Ce qui va ici et ce qui n’y va pas, en mots simples</translation>
    </message>
    <message>
        <source>A buffer needs a name.</source>
        <translation>Un bac a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texte est trop long.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Creating the buffer…</source>
        <translation>Création du bac…</translation>
    </message>
    <message>
        <source>Saving the buffer…</source>
        <translation>Enregistrement du bac…</translation>
    </message>
    <message>
        <source>Saved the buffer %1</source>
        <translation>Bac %1 enregistré</translation>
    </message>
    <message>
        <source>Created the buffer %1</source>
        <translation>Bac %1 créé</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferPicker</name>
    <message>
        <source>Buffer name</source>
        <translation>Nom du bac</translation>
    </message>
    <message>
        <source>Matching buffers</source>
        <translation>Bacs correspondants</translation>
    </message>
    <message>
        <source>Move to buffer</source>
        <translation>Déplacer vers un bac</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>Ajouter aussi à un bac</translation>
    </message>
    <message>
        <source>Make a new buffer “%1”…</source>
        <translation>Créer un nouveau bac «&#xa0;%1&#xa0;»…</translation>
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
        <translation>à la main</translation>
    </message>
</context>
<context>
    <name>triage::app::CentreController</name>
    <message>
        <source>There is no feedback %1 here, or it was deleted.</source>
        <translation>Il n’y a pas de retour %1 ici, ou il a été supprimé.</translation>
    </message>
    <message>
        <source>This buffer is not here, or it was deleted.</source>
        <translation>Ce bac n’est pas ici, ou il a été supprimé.</translation>
    </message>
    <message>
        <source>No further list has new feedback.</source>
        <translation>Aucune autre liste n’a de nouveaux retours.</translation>
    </message>
    <message>
        <source>There is no further list.</source>
        <translation>Il n’y a pas d’autre liste.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>Ce bac a été supprimé.</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandAvailability</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>Il n’y a rien à annuler</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>Il n’y a rien à rétablir</translation>
    </message>
    <message>
        <source>This is where you began</source>
        <translation>C’est là que vous avez commencé</translation>
    </message>
    <message>
        <source>There is nothing ahead</source>
        <translation>Il n’y a rien après</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>Rien n’est sélectionné</translation>
    </message>
    <message>
        <source>There is no move to repeat yet</source>
        <translation>Il n’y a encore aucun déplacement à répéter</translation>
    </message>
    <message>
        <source>Start triage mode first</source>
        <translation>Lancez d’abord le mode tri</translation>
    </message>
    <message>
        <source>This list is empty</source>
        <translation>Cette liste est vide</translation>
    </message>
    <message>
        <source>Only in the dashboard</source>
        <translation>Seulement dans le tableau de bord</translation>
    </message>
    <message>
        <source>Only in the board view</source>
        <translation>Seulement dans la vue tableau</translation>
    </message>
    <message>
        <source>There is no column on the left</source>
        <translation>Il n’y a pas de colonne à gauche</translation>
    </message>
    <message>
        <source>There is no column on the right</source>
        <translation>Il n’y a pas de colonne à droite</translation>
    </message>
    <message>
        <source>Open a buffer first</source>
        <translation>Ouvrez d’abord un bac</translation>
    </message>
    <message>
        <source>This buffer was not suggested, or is approved already</source>
        <translation>Ce bac n’a pas été proposé, ou il est déjà approuvé</translation>
    </message>
    <message>
        <source>No buffer has this number</source>
        <translation>Aucun bac n’a ce numéro</translation>
    </message>
    <message>
        <source>Only in a list or on the board</source>
        <translation>Seulement dans une liste ou sur le tableau</translation>
    </message>
    <message>
        <source>This list has nothing but duplicates</source>
        <translation>Cette liste ne contient que des doublons</translation>
    </message>
    <message>
        <source>It is in no buffer</source>
        <translation>Il n’est dans aucun bac</translation>
    </message>
    <message>
        <source>Only in a list</source>
        <translation>Seulement dans une liste</translation>
    </message>
    <message>
        <source>This list has one state only</source>
        <translation>Cette liste n’a qu’un état</translation>
    </message>
    <message>
        <source>Remove the filter “Back from snooze” first: it applies only in this window</source>
        <translation>Retirez d’abord le filtre «&#xa0;Plus reportés&#xa0;»&#xa0;: il ne vaut que dans cette fenêtre</translation>
    </message>
    <message>
        <source>Select words of the text first</source>
        <translation>Sélectionnez d’abord des mots du texte</translation>
    </message>
    <message>
        <source>It is not known who submitted it</source>
        <translation>On ne sait pas qui l’a envoyé</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Édition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Affic&amp;hage</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>A&amp;ller</translation>
    </message>
    <message>
        <source>Feed&amp;back</source>
        <translation>&amp;Retours</translation>
    </message>
    <message>
        <source>B&amp;uffer</source>
        <translation>&amp;Bac</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Déplacer</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>S&amp;tatut</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailHead</name>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>Ajouter aussi à un bac</translation>
    </message>
    <message>
        <source>Add to a Buffer</source>
        <translation>Ajouter à un bac</translation>
    </message>
    <message>
        <source>via %1</source>
        <translation>via %1</translation>
    </message>
    <message>
        <source>Other feedback from %1</source>
        <translation>Autres retours de %1</translation>
    </message>
    <message>
        <source>Show all feedback from this person</source>
        <translation>Afficher tous les retours de cette personne</translation>
    </message>
</context>
<context>
    <name>triage::app::ProposedValues</name>
    <message>
        <source>%1: %2</source>
        <comment>field, value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>title</source>
        <translation>titre</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texte</translation>
    </message>
    <message>
        <source>submitted by</source>
        <translation>envoyé par</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>à vérifier</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
</context>
<context>
    <name>triage::app::ChangeDescription</name>
    <message>
        <source>%1 marked it as a duplicate of another item</source>
        <translation>%1 l’a marqué comme doublon d’un autre élément</translation>
    </message>
    <message>
        <source>%1 unmerged it</source>
        <translation>%1 l’a dissocié</translation>
    </message>
    <message>
        <source>The feedback was deleted.</source>
        <translation>Le retour a été supprimé.</translation>
    </message>
    <message>
        <source>%1 changed it</source>
        <translation>%1 l’a changé</translation>
    </message>
    <message>
        <source>%1 assigned it to themselves</source>
        <translation>%1 se l’est attribué</translation>
    </message>
    <message>
        <source>%1 opened it again</source>
        <translation>%1 l’a rouvert</translation>
    </message>
    <message>
        <source>%1 declined it</source>
        <translation>%1 l’a refusé</translation>
    </message>
    <message>
        <source>%1 marked it as done</source>
        <translation>%1 l’a marqué comme terminé</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>un bac supprimé</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1 removed it from %2</source>
        <translation>%1 l’a retiré de %2</translation>
    </message>
    <message>
        <source>%1 moved it to %2</source>
        <translation>%1 l’a déplacé vers %2</translation>
    </message>
    <message>
        <source>%1 put it into %2</source>
        <translation>%1 l’a mis dans %2</translation>
    </message>
    <message>
        <source>%1 marked it as needing review</source>
        <translation>%1 l’a marqué à vérifier</translation>
    </message>
    <message>
        <source>%1 marked it as reviewed</source>
        <translation>%1 l’a marqué comme vérifié</translation>
    </message>
    <message>
        <source>%1 edited it</source>
        <translation>%1 l’a modifié</translation>
    </message>
    <message>
        <source>it was deleted meanwhile</source>
        <translation>il a été supprimé entre-temps</translation>
    </message>
    <message>
        <source>it is not in the copy on this computer</source>
        <translation>il n’est pas dans la copie de cet ordinateur</translation>
    </message>
    <message>
        <source>it was changed elsewhere meanwhile</source>
        <translation>il a été modifié ailleurs entre-temps</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who did what, time</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The feedback is not in the copy on this computer.</source>
        <translation>Le retour n’est pas dans la copie de cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>triage::app::ChipList</name>
    <message>
        <source>Buffers of this feedback</source>
        <translation>Bacs de ce retour</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, confidence</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Delete removes it from this buffer.</source>
        <translation>Suppr le retire de ce bac.</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <comment>percent</comment>
        <translation>confiance %1</translation>
    </message>
    <message>
        <source>Remove From This Buffer</source>
        <translation>Retirer de ce bac</translation>
    </message>
    <message>
        <source>Show This Buffer</source>
        <translation>Afficher ce bac</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnHead</name>
    <message>
        <source>Column %1: menu</source>
        <translation>Colonne %1&#xa0;: menu</translation>
    </message>
    <message>
        <source>What can be done with this column</source>
        <translation>Ce que l’on peut faire de cette colonne</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a column&apos;s name, how many it holds</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many are shown, of how many</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>column, number</comment>
        <translation>%1, touche %2</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnsDialog</name>
    <message>
        <source>Columns of the board</source>
        <translation>Colonnes du tableau</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>&amp;Tout afficher</translation>
    </message>
    <message>
        <source>&amp;Hide All</source>
        <translation>Tout mas&amp;quer</translation>
    </message>
    <message>
        <source>Columns with a mark are on the board, from the top of this list on. Drag them, or use the buttons, to put them in order.</source>
        <translation>Les colonnes cochées sont sur le tableau, dans l’ordre de cette liste, de haut en bas. Faites-les glisser ou utilisez les boutons pour les ordonner.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Put the column before the one above it (Alt+Up)</source>
        <translation>Placer la colonne avant celle du dessus (Alt+Haut)</translation>
    </message>
    <message>
        <source>Put the column behind the one below it (Alt+Down)</source>
        <translation>Placer la colonne après celle du dessous (Alt+Bas)</translation>
    </message>
    <message>
        <source>&amp;Use These Columns</source>
        <translation>&amp;Utiliser ces colonnes</translation>
    </message>
    <message numerus="yes">
        <source>The board has %n column(s)</source>
        <translation>
            <numerusform>Le tableau a %Ln colonne</numerusform>
            <numerusform>Le tableau a %Ln colonnes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
    <message>
        <source># and the 13 characters of an id</source>
        <translation># et les 13 caractères d’un identifiant</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>retour</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>No command, buffer or feedback fits</source>
        <translation>Aucune commande, aucun bac et aucun retour ne correspond</translation>
    </message>
    <message>
        <source>Search commands, buffers, views and feedback</source>
        <translation>Rechercher des commandes, bacs, vues et retours</translation>
    </message>
    <message>
        <source>shared view</source>
        <translation>vue partagée</translation>
    </message>
    <message>
        <source>view</source>
        <translation>vue</translation>
    </message>
    <message>
        <source>Filter by tag %1</source>
        <translation>Filtrer par l’étiquette %1</translation>
    </message>
    <message>
        <source>Filter by language: %1</source>
        <translation>Filtrer par langue : %1</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandTable</name>
    <message>
        <source>Give the view that is open the filters of the list in view</source>
        <translation>Donner à la vue ouverte les filtres de la liste affichée</translation>
    </message>
    <message>
        <source>Update View with This List</source>
        <translation>Remplacer la vue par cette liste</translation>
    </message>
    <message>
        <source>Assign to you the oldest open feedback that is assigned to nobody, from this buffer or view, or else from all</source>
        <translation>Vous attribuer le plus ancien retour ouvert qui n’est attribué à personne, de ce bac ou de cette vue, sinon de tous</translation>
    </message>
    <message>
        <source>Next for Me</source>
        <translation>Le suivant pour moi</translation>
    </message>
    <message>
        <source>Unmerge</source>
        <translation>Dissocier</translation>
    </message>
    <message>
        <source>Suggested Duplicates…</source>
        <translation>Doublons proposés…</translation>
    </message>
    <message>
        <source>Search for the feedback to merge it with</source>
        <translation>Chercher le retour avec lequel le fusionner</translation>
    </message>
    <message>
        <source>Say that it is not a duplicate of what is suggested</source>
        <translation>Indiquer que ce n’est pas un doublon de ce qui est proposé</translation>
    </message>
    <message>
        <source>Merge With…</source>
        <translation>Fusionner avec…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>Pas un doublon</translation>
    </message>
    <message>
        <source>Merge it with what is suggested, or several with the oldest</source>
        <translation>Le fusionner avec ce qui est proposé, ou plusieurs avec le plus ancien</translation>
    </message>
    <message>
        <source>Make a duplicate an item of its own again, or all duplicates of this feedback</source>
        <translation>Rendre un doublon de nouveau indépendant, ou tous les doublons de ce commentaire</translation>
    </message>
    <message>
        <source>Judge groups of feedback that may be the same, one key each</source>
        <translation>Juger les groupes de commentaires peut-être identiques, une touche pour chacun</translation>
    </message>
    <message>
        <source>Add tags or take them off</source>
        <translation>Ajouter ou retirer des étiquettes</translation>
    </message>
    <message>
        <source>Ta&amp;gs…</source>
        <translation>&amp;Étiquettes…</translation>
    </message>
    <message>
        <source>Assign it to a member, or to nobody</source>
        <translation>L’attribuer à un membre, ou à personne</translation>
    </message>
    <message>
        <source>Assign to…</source>
        <translation>Attribuer à…</translation>
    </message>
    <message>
        <source>Assign it to you, unless it is assigned to somebody</source>
        <translation>Vous l’attribuer, s’il n’est attribué à personne</translation>
    </message>
    <message>
        <source>Assign to Me</source>
        <translation>M’attribuer</translation>
    </message>
    <message>
        <source>Hide it until a time</source>
        <translation>Le masquer jusqu’à un moment</translation>
    </message>
    <message>
        <source>Snoo&amp;ze…</source>
        <translation>Re&amp;porter…</translation>
    </message>
    <message>
        <source>Nothing will be done about it; once more: open again</source>
        <translation>Rien ne sera fait ; encore une fois : rouvrir</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Refuser</translation>
    </message>
    <message>
        <source>Mark as done; once more: open again</source>
        <translation>Marquer comme terminé ; encore une fois : rouvrir</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Show what is done or declined</source>
        <translation>Afficher ce qui est terminé ou refusé</translation>
    </message>
    <message>
        <source>Show what comes back later</source>
        <translation>Afficher ce qui reviendra plus tard</translation>
    </message>
    <message>
        <source>&amp;Snoozed</source>
        <translation>Rep&amp;ortés</translation>
    </message>
    <message>
        <source>Show what is assigned to you</source>
        <translation>Afficher ce qui vous est attribué</translation>
    </message>
    <message>
        <source>&amp;Mine</source>
        <translation>&amp;Les miens</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>&amp;Se connecter…</translation>
    </message>
    <message>
        <source>Sign in to a server or another organization</source>
        <translation>Se connecter à un serveur ou à une autre organisation</translation>
    </message>
    <message>
        <source>&amp;Sync Now</source>
        <translation>Synchroniser &amp;maintenant</translation>
    </message>
    <message>
        <source>Send and fetch changes at once</source>
        <translation>Envoyer et récupérer les modifications tout de suite</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>Bring feedback in from a file</source>
        <translation>Reprendre les retours d’un fichier</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Write the feedback of this list to a file</source>
        <translation>Écrire les retours de cette liste dans un fichier</translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation>&amp;Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>Fermer cette fenêtre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Quit Triage Desk. Unsent changes are sent at the next start.</source>
        <translation>Quitter Triage Desk&#x202f;; ce qui attend sera envoyé la prochaine fois</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>Annuler la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>Rétablir la dernière modification annulée</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>&amp;Copier le texte</translation>
    </message>
    <message>
        <source>Copy title and text</source>
        <translation>Copier le titre et le texte</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k</source>
        <translation>Copier &amp;le lien</translation>
    </message>
    <message>
        <source>Copy a link that opens this feedback</source>
        <translation>Copier un lien qui ouvre ce retour</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>&amp;Tout sélectionner</translation>
    </message>
    <message>
        <source>Select everything in this list</source>
        <translation>Sélectionner tout dans cette liste</translation>
    </message>
    <message>
        <source>Clear Selection or Search</source>
        <translation>Effacer la sélection ou la recherche</translation>
    </message>
    <message>
        <source>Select nothing; once more: end the search</source>
        <translation>Ne rien sélectionner&#x202f;; encore une fois&#xa0;: quitter la recherche</translation>
    </message>
    <message>
        <source>&amp;Toggle in Selection</source>
        <translation>&amp;Basculer dans la sélection</translation>
    </message>
    <message>
        <source>Take the current feedback into the selection or out of it</source>
        <translation>Ajouter le retour courant à la sélection ou l’en retirer</translation>
    </message>
    <message>
        <source>Extend Selection &amp;Down</source>
        <translation>Étendre la &amp;sélection vers le bas</translation>
    </message>
    <message>
        <source>Select the next feedback too</source>
        <translation>Sélectionner aussi le retour suivant</translation>
    </message>
    <message>
        <source>Extend Selection U&amp;p</source>
        <translation>Étendre la sélection &amp;vers le haut</translation>
    </message>
    <message>
        <source>Select the previous feedback too</source>
        <translation>Sélectionner aussi le retour précédent</translation>
    </message>
    <message>
        <source>&amp;Search Everywhere</source>
        <translation>Rechercher &amp;partout</translation>
    </message>
    <message>
        <source>Search all feedback as you type</source>
        <translation>Rechercher dans tous les retours pendant la saisie</translation>
    </message>
    <message>
        <source>Search &amp;Here</source>
        <translation>Rechercher &amp;ici</translation>
    </message>
    <message>
        <source>Search in this list</source>
        <translation>Rechercher dans cette liste</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>Résultat suiva&amp;nt</translation>
    </message>
    <message>
        <source>Show the next match in the text</source>
        <translation>Afficher le résultat suivant dans le texte</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>Résultat précé&amp;dent</translation>
    </message>
    <message>
        <source>Show the previous match in the text</source>
        <translation>Afficher le résultat précédent dans le texte</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>Pré&amp;férences…</translation>
    </message>
    <message>
        <source>Theme, language, shortcuts</source>
        <translation>Thème, langue, raccourcis</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;Liste</translation>
    </message>
    <message>
        <source>Show a list</source>
        <translation>Afficher une liste</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>Show buffers side by side</source>
        <translation>Afficher les bacs côte à côte</translation>
    </message>
    <message>
        <source>&amp;Dashboard</source>
        <translation>Tableau &amp;de bord</translation>
    </message>
    <message>
        <source>Show numbers over time</source>
        <translation>Afficher les chiffres dans le temps</translation>
    </message>
    <message>
        <source>Move Card L&amp;eft</source>
        <translation>&amp;Carte vers la gauche</translation>
    </message>
    <message>
        <source>Move the card to the column on its left</source>
        <translation>Déplacer la carte vers la colonne de gauche</translation>
    </message>
    <message>
        <source>Move Card Ri&amp;ght</source>
        <translation>Carte &amp;vers la droite</translation>
    </message>
    <message>
        <source>Move the card to the column on its right</source>
        <translation>Déplacer la carte vers la colonne de droite</translation>
    </message>
    <message>
        <source>&amp;Sidebar</source>
        <translation>&amp;Barre latérale</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>Afficher ou masquer la barre latérale</translation>
    </message>
    <message>
        <source>De&amp;tails Pane</source>
        <translation>Volet dét&amp;ails</translation>
    </message>
    <message>
        <source>Show or hide the details pane</source>
        <translation>Afficher ou masquer le volet Détails</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>Volet &amp;suivant</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>Passer à la partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>Volet &amp;précédent</translation>
    </message>
    <message>
        <source>Go back to the previous part of the window</source>
        <translation>Revenir à la partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Text L&amp;arger</source>
        <translation>Texte plus &amp;grand</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>Agrandir tout le texte</translation>
    </message>
    <message>
        <source>Text S&amp;maller</source>
        <translation>Te&amp;xte plus petit</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>Réduire tout le texte</translation>
    </message>
    <message>
        <source>Text N&amp;ormal Size</source>
        <translation>Taille de texte &amp;normale</translation>
    </message>
    <message>
        <source>Give all text its usual size</source>
        <translation>Rendre à tout le texte sa taille habituelle</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>Palette de co&amp;mmandes…</translation>
    </message>
    <message>
        <source>Find any command, buffer or feedback by typing</source>
        <translation>Trouver une commande, un bac ou un retour en tapant</translation>
    </message>
    <message>
        <source>&amp;Next Feedback</source>
        <translation>&amp;Retour suivant</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>Aller au retour suivant</translation>
    </message>
    <message>
        <source>&amp;Previous Feedback</source>
        <translation>Re&amp;tour précédent</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>Aller au retour précédent</translation>
    </message>
    <message>
        <source>Needs &amp;Review</source>
        <translation>À &amp;vérifier</translation>
    </message>
    <message>
        <source>Show items that need review</source>
        <translation>Afficher les éléments à vérifier</translation>
    </message>
    <message>
        <source>&amp;Unassigned</source>
        <translation>Sans &amp;bac</translation>
    </message>
    <message>
        <source>Show what is in no buffer</source>
        <translation>Afficher ce qui n’est dans aucun bac</translation>
    </message>
    <message>
        <source>Routing &amp;Failed</source>
        <translation>&amp;Classement échoué</translation>
    </message>
    <message>
        <source>Show what could not be routed</source>
        <translation>Afficher ce qui n’a pas pu être classé</translation>
    </message>
    <message>
        <source>Show what is being routed</source>
        <translation>Afficher ce qui est en cours de classement</translation>
    </message>
    <message>
        <source>Previous &amp;Buffer</source>
        <translation>B&amp;ac précédent</translation>
    </message>
    <message>
        <source>Show the list above in the sidebar</source>
        <translation>Afficher la liste au-dessus dans la barre latérale</translation>
    </message>
    <message>
        <source>Ne&amp;xt Buffer</source>
        <translation>Bac &amp;suivant</translation>
    </message>
    <message>
        <source>Show the list below in the sidebar</source>
        <translation>Afficher la liste au-dessous dans la barre latérale</translation>
    </message>
    <message>
        <source>Previous Unrea&amp;d Buffer</source>
        <translation>Bac non l&amp;u précédent</translation>
    </message>
    <message>
        <source>Show the list above that has new feedback</source>
        <translation>Afficher la liste au-dessus qui a de nouveaux retours</translation>
    </message>
    <message>
        <source>Nex&amp;t Unread Buffer</source>
        <translation>Bac &amp;non lu suivant</translation>
    </message>
    <message>
        <source>Show the list below that has new feedback</source>
        <translation>Afficher la liste au-dessous qui a de nouveaux retours</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>&amp;Précédent</translation>
    </message>
    <message>
        <source>Show the list before this one</source>
        <translation>Afficher la liste d’avant</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>Su&amp;ivant</translation>
    </message>
    <message>
        <source>Show the list after this one</source>
        <translation>Afficher la liste d’après</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>&amp;Déplacer vers…</translation>
    </message>
    <message>
        <source>Move to a buffer chosen by name</source>
        <translation>Déplacer vers un bac choisi par son nom</translation>
    </message>
    <message>
        <source>&amp;Also Add to…</source>
        <translation>&amp;Ajouter aussi à…</translation>
    </message>
    <message>
        <source>Put into one more buffer</source>
        <translation>Mettre dans un bac de plus</translation>
    </message>
    <message>
        <source>&amp;Remove From This Buffer</source>
        <translation>&amp;Retirer de ce bac</translation>
    </message>
    <message>
        <source>Take out of the buffer in view</source>
        <translation>Sortir du bac affiché</translation>
    </message>
    <message>
        <source>Re&amp;peat Last Move</source>
        <translation>Répéter &amp;le dernier déplacement</translation>
    </message>
    <message>
        <source>Do the last move or add again here</source>
        <translation>Refaire ici le dernier déplacement ou ajout</translation>
    </message>
    <message>
        <source>&amp;Looks Right</source>
        <translation>&amp;C’est bon</translation>
    </message>
    <message>
        <source>Clear the review flag</source>
        <translation>Retirer la marque «&#xa0;à vérifier&#xa0;»</translation>
    </message>
    <message>
        <source>&amp;Flag for Review</source>
        <translation>&amp;Marquer à vérifier</translation>
    </message>
    <message>
        <source>Ask for a look</source>
        <translation>Demander un coup d’œil</translation>
    </message>
    <message>
        <source>&amp;Why Is It Here</source>
        <translation>&amp;Pourquoi est-ce ici</translation>
    </message>
    <message>
        <source>Show what routing weighed and how the item came here</source>
        <translation>Afficher ce que le classement a pesé et comment l’élément est arrivé ici</translation>
    </message>
    <message>
        <source>Re&amp;try Routing</source>
        <translation>Rela&amp;ncer le classement</translation>
    </message>
    <message>
        <source>Route once more</source>
        <translation>Classer encore une fois</translation>
    </message>
    <message>
        <source>Tr&amp;iage Mode</source>
        <translation>Mode &amp;tri</translation>
    </message>
    <message>
        <source>Go through this list one by one</source>
        <translation>Parcourir cette liste élément par élément</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>Pa&amp;sser</translation>
    </message>
    <message>
        <source>Triage mode: leave this one for later</source>
        <translation>Mode tri&#xa0;: laisser celui-ci pour plus tard</translation>
    </message>
    <message>
        <source>Take Suggestion %1</source>
        <translation>Prendre la suggestion %1</translation>
    </message>
    <message>
        <source>Triage mode: move to the suggested buffer with this number</source>
        <translation>Mode tri&#xa0;: déplacer vers le bac proposé qui porte ce numéro</translation>
    </message>
    <message>
        <source>Add &amp;Note</source>
        <translation>Ajouter &amp;une note</translation>
    </message>
    <message>
        <source>Write a note; Ctrl+Return saves it, Esc keeps a draft</source>
        <translation>Écrire une note&#x202f;; Ctrl+Entrée l’enregistre, Échap garde un brouillon</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>Modi&amp;fier…</translation>
    </message>
    <message>
        <source>Change title and text</source>
        <translation>Changer le titre et le texte</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Suppr&amp;imer…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>S&amp;croll Details</source>
        <translation>Faire défiler les détai&amp;ls</translation>
    </message>
    <message>
        <source>Read on in the detail</source>
        <translation>Poursuivre la lecture du détail</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>Go into the detail</source>
        <translation>Passer au détail</translation>
    </message>
    <message>
        <source>Open in New Window</source>
        <translation>Ouvrir dans une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Show the detail in a window of its own</source>
        <translation>Afficher le détail dans une fenêtre à part</translation>
    </message>
    <message>
        <source>Conte&amp;xt Menu</source>
        <translation>Menu conte&amp;xtuel</translation>
    </message>
    <message>
        <source>Show these commands at the current feedback</source>
        <translation>Afficher ces commandes auprès du retour courant</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer &amp;%1</source>
        <translation>Déplacer vers le bac épinglé &amp;%1</translation>
    </message>
    <message>
        <source>Move to the buffer with this number</source>
        <translation>Déplacer vers le bac qui porte ce numéro</translation>
    </message>
    <message>
        <source>&amp;New Buffer…</source>
        <translation>&amp;Nouveau bac…</translation>
    </message>
    <message>
        <source>Make a buffer</source>
        <translation>Créer un bac</translation>
    </message>
    <message>
        <source>&amp;Edit Buffer…</source>
        <translation>&amp;Modifier le bac…</translation>
    </message>
    <message>
        <source>Change name, icon and routing instructions</source>
        <translation>Changer le nom, l’icône et les consignes de classement</translation>
    </message>
    <message>
        <source>&amp;Delete Buffer…</source>
        <translation>&amp;Supprimer le bac…</translation>
    </message>
    <message>
        <source>Delete the buffer; its feedback stays</source>
        <translation>Supprimer le bac&#x202f;; ses retours restent</translation>
    </message>
    <message>
        <source>&amp;Pin to a Number…</source>
        <translation>Épingler à &amp;un chiffre…</translation>
    </message>
    <message>
        <source>Give the buffer one of the keys 1 to 9</source>
        <translation>Donner au bac l’une des touches 1 à 9</translation>
    </message>
    <message>
        <source>&amp;Approve Suggested Buffer</source>
        <translation>&amp;Approuver le bac proposé</translation>
    </message>
    <message>
        <source>Keep a buffer that routing suggested</source>
        <translation>Garder un bac proposé par le classement</translation>
    </message>
    <message>
        <source>&amp;Reject Suggested Buffer</source>
        <translation>&amp;Refuser le bac proposé</translation>
    </message>
    <message>
        <source>Delete a buffer that routing suggested</source>
        <translation>Supprimer un bac proposé par le classement</translation>
    </message>
    <message>
        <source>&amp;Move All…</source>
        <translation>&amp;Tout déplacer…</translation>
    </message>
    <message>
        <source>Move everything in a buffer to another</source>
        <translation>Déplacer tout le contenu d’un bac vers un autre</translation>
    </message>
    <message>
        <source>&amp;Save as View…</source>
        <translation>&amp;Enregistrer comme vue…</translation>
    </message>
    <message>
        <source>Keep this list in the sidebar</source>
        <translation>Garder cette liste dans la barre latérale</translation>
    </message>
    <message>
        <source>&amp;Routing Test…</source>
        <translation>&amp;Test de classement…</translation>
    </message>
    <message>
        <source>See which buffer a text would go to</source>
        <translation>Voir dans quel bac irait un texte</translation>
    </message>
    <message>
        <source>API &amp;Tokens…</source>
        <translation>&amp;Jetons d’API…</translation>
    </message>
    <message>
        <source>Make and revoke tokens</source>
        <translation>Créer et révoquer des jetons</translation>
    </message>
    <message>
        <source>&amp;Members…</source>
        <translation>Mem&amp;bres…</translation>
    </message>
    <message>
        <source>Add, change and remove members</source>
        <translation>Ajouter, modifier et retirer des membres</translation>
    </message>
    <message>
        <source>&amp;Activity…</source>
        <translation>&amp;Activité…</translation>
    </message>
    <message>
        <source>See pending, refused and sent changes</source>
        <translation>Voir ce qui attend, ce qui a été refusé et ce qui a été fait</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;Raccourcis clavier</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>Afficher toutes les touches</translation>
    </message>
    <message>
        <source>&amp;About Triage Desk</source>
        <translation>À &amp;propos de Triage Desk</translation>
    </message>
    <message>
        <source>Version, licence and server</source>
        <translation>Version, licence et serveur</translation>
    </message>
    <message>
        <source>Edit &amp;View…</source>
        <translation>Modifier la v&amp;ue…</translation>
    </message>
    <message>
        <source>Give the view that is open another name or icon, or share it</source>
        <translation>Donner un autre nom ou une autre icône à la vue ouverte, ou la partager</translation>
    </message>
    <message>
        <source>Move View &amp;Up</source>
        <translation>&amp;Monter la vue</translation>
    </message>
    <message>
        <source>Put the view before the one above it</source>
        <translation>Placer la vue avant celle du dessus</translation>
    </message>
    <message>
        <source>Move View &amp;Down</source>
        <translation>&amp;Descendre la vue</translation>
    </message>
    <message>
        <source>Put the view after the one below it</source>
        <translation>Placer la vue après celle du dessous</translation>
    </message>
    <message>
        <source>De&amp;lete View</source>
        <translation>&amp;Supprimer la vue</translation>
    </message>
    <message>
        <source>Take the view out of the sidebar</source>
        <translation>Retirer la vue de la barre latérale</translation>
    </message>
    <message>
        <source>Re&amp;store Deleted Buffer…</source>
        <translation>Restaurer un &amp;bac supprimé…</translation>
    </message>
    <message>
        <source>Bring a deleted buffer back with its feedback</source>
        <translation>Ramener un bac supprimé avec ses retours</translation>
    </message>
    <message>
        <source>R&amp;esearch</source>
        <translation>E&amp;nquête</translation>
    </message>
    <message>
        <source>Ask what the feedback says, and read saved answers</source>
        <translation>Demander ce que disent les retours et lire les réponses enregistrées</translation>
    </message>
    <message>
        <source>Routing &amp;Quality</source>
        <translation>&amp;Qualité du classement</translation>
    </message>
    <message>
        <source>See how often people agreed with what routing decided</source>
        <translation>Voir à quelle fréquence on a approuvé le classement</translation>
    </message>
    <message>
        <source>Choose &amp;Columns…</source>
        <translation>C&amp;hoisir les colonnes…</translation>
    </message>
    <message>
        <source>Choose which buffers the board shows, and in which order</source>
        <translation>Choisir les bacs que le tableau affiche, et leur ordre</translation>
    </message>
    <message>
        <source>Column on the &amp;Left</source>
        <translation>Colonne de &amp;gauche</translation>
    </message>
    <message>
        <source>Board: go to the column on the left</source>
        <translation>Tableau&#xa0;: aller à la colonne de gauche</translation>
    </message>
    <message>
        <source>Column on the Ri&amp;ght</source>
        <translation>Colonne de &amp;droite</translation>
    </message>
    <message>
        <source>Board: go to the column on the right</source>
        <translation>Tableau&#xa0;: aller à la colonne de droite</translation>
    </message>
    <message>
        <source>Rename B&amp;uffer…</source>
        <translation>R&amp;enommer le bac…</translation>
    </message>
    <message>
        <source>Give the buffer another name</source>
        <translation>Donner un autre nom au bac</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to This List</source>
        <translation>Copier le lien &amp;vers cette liste</translation>
    </message>
    <message>
        <source>Copy a link that opens this list with its search and filters</source>
        <translation>Copier un lien qui ouvre cette liste avec sa recherche et ses filtres</translation>
    </message>
    <message>
        <source>Show the numbers of the current plot as a table, or the plot again</source>
        <translation>Afficher les chiffres du graphique actuel en tableau, ou de nouveau le graphique</translation>
    </message>
    <message>
        <source>Ask for the numbers of all plots again</source>
        <translation>Redemander les chiffres de tous les graphiques</translation>
    </message>
    <message>
        <source>Save the current plot as a drawing</source>
        <translation>Enregistrer le graphique actuel comme dessin</translation>
    </message>
    <message>
        <source>Save the numbers of the current plot for a spreadsheet</source>
        <translation>Enregistrer les chiffres du graphique actuel pour un tableur</translation>
    </message>
    <message>
        <source>Plot as Table</source>
        <translation>Graphique en tableau</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message>
        <source>Save Plot as SVG…</source>
        <translation>Enregistrer le graphique en SVG…</translation>
    </message>
    <message>
        <source>Save Plot as CSV…</source>
        <translation>Enregistrer le graphique en CSV…</translation>
    </message>
    <message>
        <source>&amp;Organization Settings…</source>
        <translation>Paramètres de l’&amp;organisation…</translation>
    </message>
    <message>
        <source>Change the name, the thresholds of routing and automatic buffers</source>
        <translation>Modifier le nom, les seuils de classement et les bacs automatiques</translation>
    </message>
    <message>
        <source>&amp;Imports…</source>
        <translation>&amp;Importations…</translation>
    </message>
    <message>
        <source>List the imports and undo them</source>
        <translation>Lister les importations et les annuler</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>&amp;Guides</translation>
    </message>
    <message>
        <source>Open the guides and the documentation of your server in the browser</source>
        <translation>Ouvrir les guides et la documentation de votre serveur dans le navigateur</translation>
    </message>
    <message>
        <source>&amp;Webhooks…</source>
        <translation>&amp;Webhooks…</translation>
    </message>
    <message>
        <source>Tell other programs what happens here</source>
        <translation>Signaler à d’autres programmes ce qui se passe ici</translation>
    </message>
    <message>
        <source>Count Duplicates Once</source>
        <translation>Compter les doublons une fois</translation>
    </message>
    <message>
        <source>Let plots count items that say the same as one, or each of them again</source>
        <translation>Les graphiques comptent comme un seul les éléments identiques, ou de nouveau chacun</translation>
    </message>
    <message>
        <source>Show Each Gro&amp;up Once</source>
        <translation>Afficher chaque gro&amp;upe une fois</translation>
    </message>
    <message>
        <source>List items that say the same as one, or each of them again</source>
        <translation>Lister comme un seul les éléments qui disent la même chose, ou de nouveau chacun</translation>
    </message>
    <message>
        <source>Make the current column of the board narrower</source>
        <translation>Rétrécir la colonne active du tableau</translation>
    </message>
    <message>
        <source>Make the current column of the board wider</source>
        <translation>Élargir la colonne active du tableau</translation>
    </message>
    <message>
        <source>Narrower Column</source>
        <translation>Colonne plus étroite</translation>
    </message>
    <message>
        <source>Wider Column</source>
        <translation>Colonne plus large</translation>
    </message>
    <message>
        <source>Show Done and Snoozed, Too</source>
        <translation>Afficher aussi le terminé et le reporté</translation>
    </message>
    <message>
        <source>Show all feedback, whatever its state</source>
        <translation>Afficher tous les retours, quel que soit leur état</translation>
    </message>
    <message>
        <source>Show open work</source>
        <translation>Afficher le travail à faire</translation>
    </message>
    <message>
        <source>Show what this list leaves out because of its state, or leave it out again</source>
        <translation>Afficher ce que cette liste omet en raison de son état, ou l’omettre de nouveau</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Split Off…</source>
        <translation>Scinder…</translation>
    </message>
    <message>
        <source>Make the selected words of the text another feedback</source>
        <translation>Faire des mots sélectionnés du texte un autre retour</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Show what happened to your items</source>
        <translation>Afficher ce qui est arrivé à vos éléments</translation>
    </message>
    <message>
        <source>B&amp;eing Routed</source>
        <translation>&amp;En cours de classement</translation>
    </message>
    <message>
        <source>Copy Submitter</source>
        <translation>Copier l’expéditeur</translation>
    </message>
    <message>
        <source>Copy who submitted it: an address, a name or an identifier</source>
        <translation>Copier qui l’a envoyé : une adresse, un nom ou un identifiant</translation>
    </message>
</context>
<context>
    <name>triage::app::ConnectDialog</name>
    <message>
        <source>&amp;Remember in keyring</source>
        <translation>&amp;Mémoriser dans le trousseau</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Sign in to the server that keeps your team’s feedback.</source>
        <translation>Connectez-vous au serveur qui conserve les retours de votre équipe.</translation>
    </message>
    <message>
        <source>Server address</source>
        <translation>Adresse du serveur</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>&amp;Server address</source>
        <translation>&amp;Adresse du serveur</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;Jeton</translation>
    </message>
    <message>
        <source>Ask an administrator for a token.</source>
        <translation>Demandez un jeton à un administrateur.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1 You’ll be asked for the token again next time.</source>
        <translation>%1 Le jeton vous sera redemandé la prochaine fois.</translation>
    </message>
    <message>
        <source>Enter an address such as https://triage.example.com.</source>
        <translation>Saisissez une adresse comme https://triage.example.com.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>Vérification du serveur…</translation>
    </message>
    <message>
        <source>Enter the server’s address first.</source>
        <translation>Saisissez d’abord l’adresse du serveur.</translation>
    </message>
    <message>
        <source>Enter a token first.</source>
        <translation>Saisissez d’abord un jeton.</translation>
    </message>
    <message>
        <source>Send my token &amp;unencrypted</source>
        <translation>Envoyer mon jeton &amp;non chiffré</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Tick the box to send your token all the same.</source>
        <translation>La connexion n’est pas chiffrée. Cochez la case pour envoyer quand même votre jeton.</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardBar</name>
    <message>
        <source>Buffer</source>
        <translation>Bac</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Actualiser</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>%Ln dernier jour</numerusform>
            <numerusform>%Ln derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Ce mois-ci</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Du … au …</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>Tous les bacs</translation>
    </message>
    <message>
        <source>Count duplicates once</source>
        <translation>Compter les doublons une fois</translation>
    </message>
    <message>
        <source>Plots of what comes in and of work count items that say the same as one</source>
        <translation>Les graphiques des arrivées et du travail comptent comme un seul les éléments identiques</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardView</name>
    <message>
        <source>Dashboard</source>
        <translation>Tableau de bord</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>The server cannot be reached. Plots show its last answers.</source>
        <translation>Le serveur est injoignable. Les graphiques montrent ses dernières réponses.</translation>
    </message>
    <message>
        <source>There is no list of these.</source>
        <translation>Il n’y a pas de liste pour cela.</translation>
    </message>
    <message>
        <source>This plot has no numbers.</source>
        <translation>Ce graphique n’a pas de chiffres.</translation>
    </message>
</context>
<context>
    <name>triage::app::DesktopNotifications</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailText</name>
    <message>
        <source>Feedback text</source>
        <translation>Texte du retour</translation>
    </message>
    <message>
        <source>Open web page</source>
        <translation>Ouvrir la page web</translation>
    </message>
    <message>
        <source>This address in the feedback leads to %1:

%2</source>
        <translation>Cette adresse dans le retour mène à %1 :

%2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailView</name>
    <message>
        <source>Retry Routing</source>
        <translation>Relancer le classement</translation>
    </message>
    <message>
        <source>Notes and history</source>
        <translation>Notes et historique</translation>
    </message>
    <message>
        <source>This feedback is gone</source>
        <translation>Ce retour n’existe plus</translation>
    </message>
    <message>
        <source>It was deleted, or it is not in this organization.</source>
        <translation>Il a été supprimé ou n’est pas dans cette organisation.</translation>
    </message>
    <message>
        <source>This feedback is not here</source>
        <translation>Ce retour n’est pas ici</translation>
    </message>
    <message>
        <source>It is not in the copy on this computer.</source>
        <translation>Il n’est pas dans la copie de cet ordinateur.</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Rien de sélectionné</translation>
    </message>
    <message>
        <source>Select an item, or press J and K to move through the list.</source>
        <translation>Sélectionnez un élément, ou parcourez la liste avec J et K.</translation>
    </message>
    <message>
        <source>Routing failed for this item.</source>
        <translation>Le classement de cet élément a échoué.</translation>
    </message>
    <message>
        <source>This item is being routed.</source>
        <translation>Cet élément est en cours de classement.</translation>
    </message>
    <message>
        <source>It was deleted while you were writing a note. Your draft is kept below.</source>
        <translation>Il a été supprimé pendant que vous rédigiez une note. Votre brouillon est conservé ci-dessous.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>person, what was done</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailWindows</name>
    <message>
        <source>Feedback %1</source>
        <translation>Retour %1</translation>
    </message>
    <message>
        <source>%1 - Feedback %2</source>
        <comment>headline, id</comment>
        <translation>%1 - Retour %2</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>You’re offline. This needs a connection.</source>
        <translation>Vous êtes hors ligne. Une connexion est nécessaire.</translation>
    </message>
    <message>
        <source>You are signed out. Connect again first.</source>
        <translation>Vous êtes déconnecté. Reconnectez-vous d’abord.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>Abandonner vos modifications ?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialogs</name>
    <message>
        <source>Delete buffer</source>
        <translation>Supprimer le bac</translation>
    </message>
    <message>
        <source>Delete the buffer %1? Its feedback stays. The buffer can be restored for a while.</source>
        <translation>Supprimer le bac %1&#x202f;? Ses retours restent. Le bac peut être restauré pendant un certain temps.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Deleted the buffer %1</source>
        <translation>Bac %1 supprimé</translation>
    </message>
    <message>
        <source>Kept the buffer %1</source>
        <translation>Bac %1 conservé</translation>
    </message>
    <message>
        <source>Rename buffer</source>
        <translation>Renommer le bac</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>Nouveau nom de %1&#xa0;:</translation>
    </message>
    <message>
        <source>Renamed %1 to %2</source>
        <translation>%1 renommé en %2</translation>
    </message>
    <message>
        <source>The text has changed: select the words again</source>
        <translation>Le texte a changé : sélectionnez de nouveau les mots</translation>
    </message>
</context>
<context>
    <name>triage::app::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Current &amp;list</source>
        <translation>&amp;Liste actuelle</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>&amp;Tout</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>JSON lines: everything, for an import</source>
        <translation>JSON Lines&#xa0;: tout, pour un import</translation>
    </message>
    <message>
        <source>CSV: a table, for spreadsheets</source>
        <translation>CSV&#xa0;: un tableau, pour les tableurs</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;Format</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>Progression de l’export</translation>
    </message>
    <message>
        <source>One line for each feedback. Descriptions of buffers are not in it. Text that begins like a formula gets an apostrophe in front.</source>
        <translation>Une ligne par retour. Les descriptions des bacs n’y figurent pas. Un texte qui commence comme une formule est précédé d’une apostrophe.</translation>
    </message>
    <message>
        <source>Full backup: can be imported into an empty organization.</source>
        <translation>Sauvegarde complète : peut être importée dans une organisation vide.</translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>Un import ou un export est déjà en cours.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written so far</source>
        <translation>
            <numerusform>%Ln retour écrit jusqu’ici</numerusform>
            <numerusform>%Ln retours écrits jusqu’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written to %1</source>
        <translation>
            <numerusform>%Ln retour écrit dans %1</numerusform>
            <numerusform>%Ln retours écrits dans %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>Arrêté. Rien n’a été écrit.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackActions</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>Beaucoup à la fois</translation>
    </message>
    <message>
        <source>This cannot be undone, because routing decides again.</source>
        <translation>C’est irréversible, car le routage décide à nouveau.</translation>
    </message>
    <message numerus="yes">
        <source>This changes %n items. You can undo this.</source>
        <translation>
            <numerusform>Cela modifie %Ln retour. Vous pouvez l’annuler.</numerusform>
            <numerusform>Cela modifie %Ln retours. Vous pouvez l’annuler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>Ajouter %1 à %2</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>Retirer %1 de %2</translation>
    </message>
    <message>
        <source>Remove %1 from All Buffers</source>
        <translation>Retirer %1 de tous les bacs</translation>
    </message>
    <message>
        <source>It is in several buffers: open the one to take it out of, or use the chips in the detail.</source>
        <translation>Il est dans plusieurs bacs&#xa0;: ouvrez celui dont le retirer, ou utilisez les étiquettes du détail.</translation>
    </message>
    <message>
        <source>Flag %1 for review</source>
        <translation>Marquer %1 à vérifier</translation>
    </message>
    <message>
        <source>Mark %1 as right</source>
        <translation>Confirmer le classement de %1</translation>
    </message>
    <message>
        <source>There is no move to repeat yet.</source>
        <translation>Il n’y a encore aucun déplacement à répéter.</translation>
    </message>
    <message>
        <source>Route %1 Again</source>
        <translation>Reclasser %1</translation>
    </message>
    <message>
        <source>Delete feedback</source>
        <translation>Supprimer des retours</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n feedback? You can undo this for 10 seconds; then it is gone for everyone.</source>
        <translation>
            <numerusform>Supprimer %Ln retour&#x202f;? Vous pouvez annuler pendant 10 secondes&#x202f;; ensuite, il disparaît pour tout le monde.</numerusform>
            <numerusform>Supprimer %Ln retours&#x202f;? Vous pouvez annuler pendant 10 secondes&#x202f;; ensuite, ils disparaissent pour tout le monde.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Feedback</source>
        <translation>
            <numerusform>Supprimer %Ln retour</numerusform>
            <numerusform>Supprimer %Ln retours</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else has just changed it. Do it again if you still want to.</source>
        <translation>Quelqu’un d’autre vient de le modifier. Recommencez si vous le voulez toujours.</translation>
    </message>
    <message>
        <source>Somebody else has just changed some of them. Do it again if you still want to.</source>
        <translation>Quelqu’un d’autre vient d’en modifier certains. Recommencez si vous le voulez toujours.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDialog</name>
    <message>
        <source>Edit feedback</source>
        <translation>Modifier le retour</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Submitted &amp;by</source>
        <translation>&amp;Envoyé par</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>Envoyé par</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>E&amp;nregistrer</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texte est trop long.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>Enregistrement en cours.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDrop</name>
    <message>
        <source>Merge with “%1”</source>
        <comment>title</comment>
        <translation>Fusionner avec « %1 »</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>Ils sont déjà fusionnés</translation>
    </message>
    <message>
        <source>This feedback belongs to another organization.</source>
        <translation>Ce retour appartient à une autre organisation.</translation>
    </message>
    <message>
        <source>Feedback cannot be added to Unassigned.</source>
        <translation>«&#xa0;Sans bac&#xa0;» n’est pas un bac auquel on peut ajouter des retours.</translation>
    </message>
    <message>
        <source>Drag feedback out of its buffer’s list to take it out of that buffer.</source>
        <translation>Faites glisser le retour depuis la liste de son bac pour le retirer de ce bac.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <translation>
            <numerusform>Retirer %Ln de %1</numerusform>
            <numerusform>Retirer %Ln de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>That buffer was deleted.</source>
        <translation>Ce bac a été supprimé.</translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>Déjà dans %1</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <translation>
            <numerusform>Ajouter aussi %Ln à %1</numerusform>
            <numerusform>Ajouter aussi %Ln à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Move out of</source>
        <translation>Sortir de</translation>
    </message>
    <message>
        <source>&amp;All of Them</source>
        <translation>&amp;Tous</translation>
    </message>
    <message>
        <source>&amp;None, Just Add</source>
        <translation>&amp;Aucun, seulement ajouter</translation>
    </message>
    <message>
        <source>Feedback can be dropped on a buffer.</source>
        <translation>Les retours se déposent sur un bac.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackListModel</name>
    <message>
        <source>Feedback %1, row %2 of %3</source>
        <translation>Retour %1, ligne %2 sur %3</translation>
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
        <translation>Liste des retours</translation>
    </message>
    <message>
        <source>The item has just left this list.</source>
        <translation>L’élément vient de quitter cette liste.</translation>
    </message>
    <message>
        <source>An item has just arrived here. Press the key again if you mean it.</source>
        <translation>Un élément vient d’arriver ici. Appuyez de nouveau sur la touche si c’est lui que vous visez.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPane</name>
    <message>
        <source>What you put off with the key H is here until its time.</source>
        <translation>Ici se trouve, jusqu’à son heure, ce que vous reportez avec la touche H.</translation>
    </message>
    <message>
        <source>What you mark as done with the key E is here.</source>
        <translation>Ici se trouve ce que vous marquez comme terminé avec la touche E.</translation>
    </message>
    <message>
        <source>Nothing is snoozed</source>
        <translation>Rien n’est reporté</translation>
    </message>
    <message>
        <source>Nothing is done yet</source>
        <translation>Rien n’est encore terminé</translation>
    </message>
    <message>
        <source>Press I to assign feedback to yourself.</source>
        <translation>Appuyez sur I pour vous attribuer un retour.</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>Rien ne vous est attribué</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Next Buffer With New Feedback</source>
        <translation>Bac suivant avec de nouveaux retours</translation>
    </message>
    <message>
        <source>This list could not be loaded</source>
        <translation>Cette liste n’a pas pu être chargée</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>Copier les détails</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>Aucun résultat</translation>
    </message>
    <message>
        <source>No exact match; showing similar words</source>
        <translation>Aucune correspondance exacte ; mots semblables affichés</translation>
    </message>
    <message>
        <source>Nothing in this list matches the search and the filters.</source>
        <translation>Rien dans cette liste ne correspond à la recherche et aux filtres.</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>Effacer la recherche et les filtres</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Copy a Test Command</source>
        <translation>Copier une commande de test</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>Rien à vérifier</translation>
    </message>
    <message>
        <source>Every item is where it belongs.</source>
        <translation>Chaque élément est à sa place.</translation>
    </message>
    <message>
        <source>All done here</source>
        <translation>Tout est fait ici</translation>
    </message>
    <message>
        <source>Nothing is left in this list.</source>
        <translation>Il ne reste rien dans cette liste.</translation>
    </message>
    <message>
        <source>Command copied: put your token in and run it in a terminal</source>
        <translation>Commande copiée : insérez votre jeton et exécutez-la dans un terminal</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>Détails copiés</translation>
    </message>
    <message>
        <source>✓ Buffers for your topics are there.</source>
        <translation>✓ Les bacs de vos thèmes sont là.</translation>
    </message>
    <message>
        <source>1. Create a buffer for each topic.</source>
        <translation>1. Créez un bac pour chaque thème.</translation>
    </message>
    <message>
        <source>2. Bring feedback in: import a file, or connect a widget.</source>
        <translation>2. Faites entrer les retours : importez un fichier ou connectez un widget.</translation>
    </message>
    <message>
        <source>3. Invite a colleague.</source>
        <translation>3. Invitez un collègue.</translation>
    </message>
    <message>
        <source>4. Learn four keys: J goes on, K goes back, Y confirms, M moves.</source>
        <translation>4. Apprenez quatre touches : J suivant, K précédent, Y confirmer, M déplacer.</translation>
    </message>
    <message>
        <source>Invite a Colleague…</source>
        <translation>Inviter un collègue…</translation>
    </message>
    <message>
        <source>New Buffer…</source>
        <translation>Nouveau bac…</translation>
    </message>
    <message>
        <source>Four steps to a sorted inbox</source>
        <translation>Quatre étapes pour bien démarrer</translation>
    </message>
    <message>
        <source>Nothing is being routed</source>
        <translation>Aucun classement en cours</translation>
    </message>
    <message>
        <source>New feedback is here until it has a buffer.</source>
        <translation>Les nouveaux retours sont ici jusqu’à ce qu’ils aient un bac.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>L’étiquette %1 n’existe plus.</translation>
    </message>
    <message>
        <source>Nothing is left in this list. Done by you today: %1</source>
        <translation>Il ne reste rien dans cette liste. Terminés par vous aujourd’hui : %1</translation>
    </message>
    <message>
        <source>Nothing open</source>
        <translation>Rien d’ouvert</translation>
    </message>
    <message>
        <source>Results that are done, snoozed, declined or duplicates: %1</source>
        <comment>number</comment>
        <translation>Résultats terminés, reportés, refusés ou en double : %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Or send the first one from a terminal.</source>
        <translation>Ou envoyez le premier depuis un terminal.</translation>
    </message>
    <message>
        <source>✓ Your colleagues are there.</source>
        <translation>✓ Vos collègues sont là.</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>Doublons : %1</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPlans</name>
    <message>
        <source>Add note</source>
        <translation>Ajouter une note</translation>
    </message>
    <message>
        <source>Note added</source>
        <translation>Note ajoutée</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Ajouter aussi %Ln à %1</numerusform>
            <numerusform>Ajouter aussi %Ln à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément ajouté à %1</numerusform>
            <numerusform>%Ln éléments ajoutés à %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>Déjà dans %1</translation>
    </message>
    <message numerus="yes">
        <source>Retry routing of %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Relancer le classement de %Ln élément</numerusform>
            <numerusform>Relancer le classement de %Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Routing of %n is retried</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Classement de %Ln élément relancé</numerusform>
            <numerusform>Classement de %Ln éléments relancé</numerusform>
        </translation>
    </message>
    <message>
        <source>Being routed already</source>
        <translation>Déjà en cours de classement</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Supprimer %Ln</numerusform>
            <numerusform>Supprimer %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln supprimé</numerusform>
            <numerusform>%Ln supprimés</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted already</source>
        <translation>Déjà supprimé</translation>
    </message>
    <message>
        <source>Edit feedback</source>
        <translation>Modifier le retour</translation>
    </message>
    <message>
        <source>Changes saved</source>
        <translation>Modifications enregistrées</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>Rien n’a changé</translation>
    </message>
    <message numerus="yes">
        <source>Move %n from %1 to %2</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Déplacer %Ln de %1 vers %2</numerusform>
            <numerusform>Déplacer %Ln de %1 vers %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Déplacer %Ln élément vers %1</numerusform>
            <numerusform>Déplacer %Ln éléments vers %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément déplacé vers %1</numerusform>
            <numerusform>%Ln éléments déplacés vers %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>Ce bac a été supprimé.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Retirer %Ln de %1</numerusform>
            <numerusform>Retirer %Ln de %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln retiré de %1</numerusform>
            <numerusform>%Ln retirés de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in %1</source>
        <translation>Pas dans %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Retirer %Ln de tous les bacs</numerusform>
            <numerusform>Retirer %Ln de tous les bacs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln retiré de tous les bacs</numerusform>
            <numerusform>%Ln retirés de tous les bacs</numerusform>
        </translation>
    </message>
    <message>
        <source>Already unassigned</source>
        <translation>Déjà sans bac</translation>
    </message>
    <message numerus="yes">
        <source>Flag %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marquer %Ln à vérifier</numerusform>
            <numerusform>Marquer %Ln à vérifier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flagged %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln marqué à vérifier</numerusform>
            <numerusform>%Ln marqués à vérifier</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged for review already</source>
        <translation>Déjà marqué à vérifier</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Confirmer %Ln élément</numerusform>
            <numerusform>Confirmer %Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément confirmé</numerusform>
            <numerusform>%Ln éléments confirmés</numerusform>
        </translation>
    </message>
    <message>
        <source>Already reviewed</source>
        <translation>Déjà vérifié</translation>
    </message>
</context>
<context>
    <name>triage::app::Field</name>
    <message>
        <source>%1 of %2</source>
        <comment>characters written, characters allowed</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n characters too many.</source>
        <translation>
            <numerusform>%Ln caractère en trop.</numerusform>
            <numerusform>%Ln caractères en trop.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ImportDialog</name>
    <message>
        <source>separated by %1</source>
        <comment>a comma, a semicolon or a tab</comment>
        <translation>séparé par %1</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>des tabulations</translation>
    </message>
    <message>
        <source>some characters are broken: their lines are refused</source>
        <translation>des caractères sont endommagés : leurs lignes sont refusées</translation>
    </message>
    <message>
        <source>say below whether dates begin with the day or the month</source>
        <translation>indiquez ci-dessous si les dates commencent par le jour ou le mois</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>Progression de l’import</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>&amp;Route items that have no buffer</source>
        <translation>C&amp;lasser les éléments sans bac</translation>
    </message>
    <message>
        <source>&amp;Undo Import</source>
        <translation>Ann&amp;uler l’import</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>&amp;Check File</source>
        <translation>&amp;Vérifier le fichier</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Parcourir…</translation>
    </message>
    <message>
        <source>A file of CSV or JSON lines</source>
        <translation>Un fichier CSV ou JSON Lines</translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>À propos du fichier</translation>
    </message>
    <message>
        <source>Items with an external ID that already exists are skipped. Dates are kept.</source>
        <translation>Les éléments dont l’identifiant externe existe déjà sont ignorés. Les dates sont conservées.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Feedback (*.csv *.tsv *.jsonl *.ndjson *.json)</source>
        <translation>Retours (*.csv *.tsv *.jsonl *.ndjson *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>Lecture du fichier…</translation>
    </message>
    <message>
        <source>CSV or JSON lines, UTF-8. The first CSV line names the columns.</source>
        <translation>CSV ou lignes JSON, UTF-8. La première ligne CSV nomme les colonnes.</translation>
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
            <numerusform>CSV à %Ln colonne, %1</numerusform>
            <numerusform>CSV à %Ln colonnes, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>Un import ou un export est déjà en cours.</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>Choisissez d’abord un fichier.</translation>
    </message>
    <message>
        <source>Say which column has the text.</source>
        <translation>Indiquez quelle colonne contient le texte.</translation>
    </message>
    <message>
        <source>Two columns become the same. Leave one of them out.</source>
        <translation>Deux colonnes deviennent la même chose. Omettez l’une d’elles.</translation>
    </message>
    <message>
        <source>This file was imported. Choose another one.</source>
        <translation>Ce fichier a été importé. Choisissez-en un autre.</translation>
    </message>
    <message>
        <source>There is nothing new in this file.</source>
        <translation>Il n’y a rien de nouveau dans ce fichier.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln</source>
        <translation>
            <numerusform>&amp;Importer %Ln</numerusform>
            <numerusform>&amp;Importer %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln feedback from %1? You can undo it as a whole.</source>
        <translation>
            <numerusform>Importer %Ln élément de %1 ? Vous pourrez annuler cet import.</numerusform>
            <numerusform>Importer %Ln éléments de %1 ? Vous pourrez annuler cet import.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>Importer %Ln</numerusform>
            <numerusform>Importer %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already imported</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln déjà importé</numerusform>
            <numerusform>%Ln déjà importés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with errors (skipped)</source>
        <comment>lines of a file</comment>
        <translation>
            <numerusform>%Ln avec erreurs (ignorée)</numerusform>
            <numerusform>%Ln avec erreurs (ignorées)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new buffers</source>
        <translation>
            <numerusform>%Ln nouveau bac</numerusform>
            <numerusform>%Ln nouveaux bacs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undoing: %Ln removed so far.</source>
        <translation>
            <numerusform>Annulation&#xa0;: %Ln retiré jusqu’ici.</numerusform>
            <numerusform>Annulation&#xa0;: %Ln retirés jusqu’ici.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln retiré</numerusform>
            <numerusform>%Ln retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept because people have worked on them</source>
        <translation>
            <numerusform>%Ln gardé, car on y a travaillé</numerusform>
            <numerusform>%Ln gardés, car on y a travaillé</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking: %1</source>
        <comment>%1: counts</comment>
        <translation>Vérification&#xa0;: %1</translation>
    </message>
    <message>
        <source>Importing: %1</source>
        <comment>%1: counts</comment>
        <translation>Import&#xa0;: %1</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>La vérification a été arrêtée.</translation>
    </message>
    <message>
        <source>Stopped: %1. What is in stays, or is undone.</source>
        <comment>%1: counts</comment>
        <translation>Arrêté&#xa0;: %1. Ce qui est importé reste, ou est annulé.</translation>
    </message>
    <message>
        <source>Ready: %1.</source>
        <comment>%1: counts</comment>
        <translation>Prêt : %1.</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <comment>%1: counts</comment>
        <translation>Importé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>et d’autres</translation>
    </message>
    <message>
        <source>New buffers: %1</source>
        <comment>%1: names</comment>
        <translation>Nouveaux bacs&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are wrong</source>
        <translation>
            <numerusform>et %Ln autre ligne erronée</numerusform>
            <numerusform>et %Ln autres lignes erronées</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>%1: counts</comment>
        <translation>Annulé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign in quotation marks</comment>
        <translation>« %1 »</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportPreview</name>
    <message>
        <source>%1 (day first)</source>
        <comment>%1: a date</comment>
        <translation>%1 (jour d’abord)</translation>
    </message>
    <message>
        <source>%1 (month first)</source>
        <comment>%1: a date</comment>
        <translation>%1 (mois d’abord)</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>the name of a field</comment>
        <translation>%1 manque.</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>C&amp;olonnes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>Première valeur</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
    <message>
        <source>&amp;Preview of the first lines</source>
        <translation>&amp;Aperçu des premières lignes</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Retours</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Bacs</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>Créé</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Omis</translation>
    </message>
    <message>
        <source>Identifier of an export</source>
        <translation>Identifiant d’un export</translation>
    </message>
    <message>
        <source>External id</source>
        <translation>Identifiant externe</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>Envoyé par</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Application</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Routing status</source>
        <translation>État du classement</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Buffers chosen by hand</source>
        <translation>Bacs choisis à la main</translation>
    </message>
    <message>
        <source>Targets (JSON)</source>
        <translation>Cibles (JSON)</translation>
    </message>
    <message>
        <source>Notes (JSON)</source>
        <translation>Notes (JSON)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Email of the owner</source>
        <translation>Adresse de la personne responsable</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Comes back at</source>
        <translation>Revient le</translation>
    </message>
    <message>
        <source>What the column %1 becomes</source>
        <translation>Ce que devient la colonne %1</translation>
    </message>
    <message>
        <source>Buffer: %1</source>
        <translation>Bac&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::ListToolBar</name>
    <message>
        <source>Only what needs review</source>
        <translation>Seulement ce qui est à vérifier</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Show only what needs review</source>
        <translation>N’afficher que ce qui est à vérifier</translation>
    </message>
    <message>
        <source>Active filters</source>
        <translation>Filtres actifs</translation>
    </message>
    <message>
        <source>List view</source>
        <translation>Vue liste</translation>
    </message>
    <message>
        <source>Board view</source>
        <translation>Vue tableau</translation>
    </message>
    <message>
        <source>Dashboard view</source>
        <translation>Vue tableau de bord</translation>
    </message>
    <message>
        <source>Search feedback</source>
        <translation>Rechercher dans les retours</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>Effacer la recherche</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Plus récents d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Plus anciens d’abord</translation>
    </message>
    <message>
        <source>Last changed first</source>
        <translation>Derniers modifiés d’abord</translation>
    </message>
    <message>
        <source>Title A–Z</source>
        <translation>Titre A–Z</translation>
    </message>
    <message>
        <source>Title Z–A</source>
        <translation>Titre Z–A</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>Meilleurs résultats d’abord</translation>
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
        <translation>Retirer le filtre %1</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>Retirer ce filtre</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Période</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>Client %1</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>Tableau de bord</translation>
    </message>
    <message>
        <source>Routing quality</source>
        <translation>Qualité du classement</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>Enquête</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>Plus reportés</translation>
    </message>
</context>
<context>
    <name>triage::app::LinkOpener</name>
    <message>
        <source>The link opens as soon as the server has sent what it names.</source>
        <translation>Le lien s’ouvre dès que le serveur a envoyé ce qu’il désigne.</translation>
    </message>
</context>
<context>
    <name>triage::app::MainWindow</name>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
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
        <translation>Afficher</translation>
    </message>
</context>
<context>
    <name>triage::app::MemberDialog</name>
    <message>
        <source>Edit member</source>
        <translation>Modifier le membre</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>Ajouter un membre</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Member name</source>
        <translation>Nom du membre</translation>
    </message>
    <message>
        <source>E-&amp;mail</source>
        <translation>&amp;E-mail</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>En&amp;registrer</translation>
    </message>
    <message>
        <source>&amp;Add Member</source>
        <translation>&amp;Ajouter un membre</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrateur</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>Rô&amp;le</translation>
    </message>
    <message>
        <source>Name and e-mail are needed.</source>
        <translation>Le nom et l’e-mail sont nécessaires.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Adding the member…</source>
        <translation>Ajout du membre…</translation>
    </message>
    <message>
        <source>Saving the member…</source>
        <translation>Enregistrement du membre…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 ajouté</translation>
    </message>
</context>
<context>
    <name>triage::app::MembersDialog</name>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>E-mail</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Ajouter…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Make A&amp;dministrator</source>
        <translation>&amp;Nommer administrateur</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>&amp;Retirer…</translation>
    </message>
    <message>
        <source>Remove member</source>
        <translation>Retirer le membre</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>Lecture des membres…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>Administrateur</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Choose a member first.</source>
        <translation>Choisissez d’abord un membre.</translation>
    </message>
    <message>
        <source>Make &amp;Member</source>
        <translation>Rendre &amp;membre</translation>
    </message>
    <message>
        <source>Changing the role…</source>
        <translation>Changement du rôle…</translation>
    </message>
    <message>
        <source>%1 is now an administrator</source>
        <translation>%1 est maintenant administrateur</translation>
    </message>
    <message>
        <source>%1 is now a member</source>
        <translation>%1 est maintenant membre</translation>
    </message>
    <message>
        <source>Remove %1 from the organization? Their tokens stop working at once; what they wrote stays.</source>
        <translation>Retirer %1 de l’organisation&#x202f;? Ses jetons cessent aussitôt de fonctionner&#x202f;; ce que cette personne a écrit reste.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Removing the member…</source>
        <translation>Retrait du membre…</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>%1 retiré</translation>
    </message>
    <message>
        <source>Create Sign-in &amp;Token…</source>
        <translation>Créer un &amp;jeton de connexion…</translation>
    </message>
</context>
<context>
    <name>triage::app::MoveAllDialog</name>
    <message>
        <source>Move all</source>
        <translation>Tout déplacer</translation>
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
        <translation>&amp;Vers</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>&amp;Move All</source>
        <translation>&amp;Tout déplacer</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback to move</source>
        <translation>
            <numerusform>%Ln retour à déplacer</numerusform>
            <numerusform>%Ln retours à déplacer</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different buffers.</source>
        <translation>Choisissez deux bacs différents.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>%1 est vide.</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>Vous pouvez l’annuler.</translation>
    </message>
    <message>
        <source>Moving…</source>
        <translation>Déplacement…</translation>
    </message>
    <message>
        <source>Moving everything; this may take a while…</source>
        <translation>Tout est en cours de déplacement&#x202f;; cela peut durer…</translation>
    </message>
    <message>
        <source>Choose a buffer</source>
        <translation>Choisir un bac</translation>
    </message>
    <message>
        <source>Moved %1 of %2</source>
        <comment>numbers of items</comment>
        <translation>%1 déplacés sur %2</translation>
    </message>
    <message>
        <source>%1, of them done, snoozed or duplicates: %2</source>
        <comment>how much is moved, a number</comment>
        <translation>%1, dont terminés, reportés ou en double&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Only the open ones (%1)</source>
        <comment>a number of items</comment>
        <translation>Seulement les &amp;ouverts (%1)</translation>
    </message>
    <message>
        <source>It goes on at the server when you close this window.</source>
        <translation>Le serveur continue si vous fermez cette fenêtre.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>triage::app::NewTokenDialog</name>
    <message>
        <source>%1 is this computer. Colleagues need an address that they can reach: set listen, or a proxy, and public-url in the settings of the server. Its README shows how under “Let a colleague in”.</source>
        <translation>%1 est cet ordinateur. Vos collègues ont besoin d’une adresse qu’ils peuvent joindre : réglez listen, ou un proxy, et public-url dans les paramètres du serveur. Son README explique comment sous « Let a colleague in ».</translation>
    </message>
    <message>
        <source>1. Install Triage Desk: the package triage-desk for Debian 12 or 13. Ask me for it.
2. Start it and paste this text into “Token”:

%1
%2</source>
        <comment>%1 is the server&apos;s address, %2 the token</comment>
        <translation>1. Installez Triage Desk : le paquet triage-desk pour Debian 12 ou 13. Demandez-le-moi.
2. Lancez-le et collez ce texte dans « Jeton » :

%1
%2</translation>
    </message>
    <message>
        <source>For dashboards and assistants: sees what you may see and changes nothing. Keep it secret.</source>
        <translation>Pour les tableaux de bord et les assistants : il voit ce que vous pouvez voir et ne modifie rien. Gardez-le secret.</translation>
    </message>
    <message>
        <source>&amp;Read only: it changes nothing</source>
        <translation>&amp;Lecture seule : il ne modifie rien</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>Nouveau jeton</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Token name</source>
        <translation>Nom du jeton</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;Type</translation>
    </message>
    <message>
        <source>Allowed &amp;origins</source>
        <translation>&amp;Origines autorisées</translation>
    </message>
    <message>
        <source>Allowed origins</source>
        <translation>Origines autorisées</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Secret</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>Create &amp;Token</source>
        <translation>Créer &amp;le jeton</translation>
    </message>
    <message>
        <source>What the token is for, such as “Web shop”</source>
        <translation>À quoi sert le jeton, par exemple «&#xa0;Boutique&#xa0;»</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>Accès complet</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>Widget</translation>
    </message>
    <message>
        <source>One on each line: where the widget may be used. * is everywhere.</source>
        <translation>Une par ligne&#xa0;: où le widget peut être utilisé. * signifie partout.</translation>
    </message>
    <message>
        <source>For web pages: sends feedback and nothing else. It may be seen by visitors.</source>
        <translation>Pour les pages web&#xa0;: envoie des retours et rien d’autre. Les visiteurs peuvent le voir.</translation>
    </message>
    <message>
        <source>For servers and programs: may do whatever you may do. Keep it secret.</source>
        <translation>Pour les serveurs et programmes&#xa0;: peut tout ce que vous pouvez. Gardez-le secret.</translation>
    </message>
    <message>
        <source>A token needs a name.</source>
        <translation>Un jeton a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texte est trop long.</translation>
    </message>
    <message>
        <source>Creating the token…</source>
        <translation>Création du jeton…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Created the token %1</source>
        <translation>Jeton %1 créé</translation>
    </message>
    <message>
        <source>Sign-in token for %1</source>
        <translation>Jeton de connexion pour %1</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Personne</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>&amp;Text to send</source>
        <translation>&amp;Texte à envoyer</translation>
    </message>
    <message>
        <source>Text to send</source>
        <translation>Texte à envoyer</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>Lecture des membres…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (vous)</translation>
    </message>
    <message>
        <source>Anyone who has the token signs in as %1. Send it over a private channel.</source>
        <translation>Toute personne ayant le jeton se connecte en tant que %1. Envoyez-le par un canal privé.</translation>
    </message>
    <message>
        <source>E&amp;xpires</source>
        <translation>E&amp;xpire</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expire</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>N’expire pas</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>Dans 30 jours</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>Dans 90 jours</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>Dans un an</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationCentre</name>
    <message numerus="yes">
        <source>%n new feedback</source>
        <translation>
            <numerusform>%Ln nouveau retour</numerusform>
            <numerusform>%Ln nouveaux retours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>buffer, how many</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n need a look</source>
        <translation>
            <numerusform>%Ln à vérifier</numerusform>
            <numerusform>%Ln à vérifier</numerusform>
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
            <numerusform>%Ln avis</numerusform>
            <numerusform>%Ln avis</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::NoteBox</name>
    <message>
        <source>Save Note</source>
        <translation>Enregistrer la note</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Write a note for the team</source>
        <translation>Écrire une note pour l’équipe</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too long</source>
        <translation>
            <numerusform>%Ln caractère en trop</numerusform>
            <numerusform>%Ln caractères en trop</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>%Ln caractère restant</numerusform>
            <numerusform>%Ln caractères restants</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy Draft</source>
        <translation>Copier le brouillon</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <translation>Supprimer le brouillon</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationPage</name>
    <message>
        <source>Notify about</source>
        <translation>Avertir de</translation>
    </message>
    <message>
        <source>Buffers to be notified about</source>
        <translation>Bacs dont avertir</translation>
    </message>
    <message>
        <source>Show &amp;message text in notifications</source>
        <translation>Afficher le te&amp;xte dans les notifications</translation>
    </message>
    <message>
        <source>&amp;Quiet hours from</source>
        <translation>&amp;Heures calmes de</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>Calme de</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>Calme jusqu’à</translation>
    </message>
    <message>
        <source>Keep running in the &amp;tray when closed</source>
        <translation>Rester dans la &amp;zone de notification après fermeture</translation>
    </message>
    <message>
        <source>What needs review and pinned buffers</source>
        <translation>Ce qui est à vérifier et les bacs épinglés</translation>
    </message>
    <message>
        <source>Chosen buffers</source>
        <translation>Bacs choisis</translation>
    </message>
    <message>
        <source>All new feedback</source>
        <translation>Tous les nouveaux retours</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Rien</translation>
    </message>
    <message>
        <source>&amp;Notify about:</source>
        <translation>Avertir &amp;de&#xa0;:</translation>
    </message>
    <message>
        <source>to</source>
        <comment>quiet hours from … to …</comment>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Also, and in the list of notices:</source>
        <translation>Aussi, et dans la liste des avis :</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderItems</name>
    <message>
        <source>The server’s list was not understood.</source>
        <translation>La liste du serveur n’a pas été comprise.</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderStrip</name>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Retry loading older feedback</source>
        <translation>Réessayer de charger les retours plus anciens</translation>
    </message>
    <message>
        <source>Loading older feedback…</source>
        <translation>Chargement des retours plus anciens…</translation>
    </message>
    <message>
        <source>Older feedback is on the server only, and you are offline. It comes when you are connected again.</source>
        <translation>Les retours plus anciens se trouvent uniquement sur le serveur et vous êtes hors ligne. Ils apparaîtront une fois la connexion rétablie.</translation>
    </message>
    <message>
        <source>Older feedback could not be loaded: %1</source>
        <translation>Les retours plus anciens n’ont pas pu être chargés : %1</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act, feedback</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotCard</name>
    <message>
        <source>Data of %1</source>
        <translation>Données de %1</translation>
    </message>
    <message>
        <source>Show %1 as table</source>
        <translation>Afficher %1 en tableau</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Exporter %1</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>Enregistrer en &amp;SVG…</translation>
    </message>
    <message>
        <source>Save Numbers as &amp;CSV…</source>
        <translation>Enregistrer les chiffres en &amp;CSV…</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>Graphique %1</translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation>Aucun chiffre</translation>
    </message>
    <message>
        <source>Plots need the server</source>
        <translation>Les graphiques ont besoin du serveur</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>Disponible dès que vous serez de nouveau en ligne</translation>
    </message>
    <message>
        <source>Nothing in this period</source>
        <translation>Rien dans cette période</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>%1 · days of UTC</source>
        <comment>a period</comment>
        <translation>%1 · jours en UTC</translation>
    </message>
    <message>
        <source>%1 · whatever the buffer</source>
        <comment>a period</comment>
        <translation>%1 · quel que soit le bac</translation>
    </message>
    <message>
        <source>%1 · as of %2</source>
        <comment>a period, a time</comment>
        <translation>%1 · état : %2</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>Enregistrer %1</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>a format, its suffix</comment>
        <translation>Fichiers %1 (*.%2)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <comment>path of a file</comment>
        <translation>Enregistré dans %1</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <comment>why</comment>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotData</name>
    <message>
        <source>%1: %2</source>
        <comment>what a bar stands for, its number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>what a bar stands for, the name of its series, its number</comment>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotCatalog</name>
    <message>
        <source>Who has how much open now, and closed how much in the period.</source>
        <translation>Qui a combien d’ouverts à présent, et combien de fermés dans la période.</translation>
    </message>
    <message>
        <source>How long the feedback took that was done in the period, from the day it came in.</source>
        <translation>Combien de temps ont pris les retours terminés dans la période, depuis leur arrivée.</translation>
    </message>
    <message>
        <source>How old the feedback is that is open now, whatever the period.</source>
        <translation>Âge des retours ouverts à présent, quelle que soit la période.</translation>
    </message>
    <message>
        <source>How much came in on each day, and how much was done or declined on it.</source>
        <translation>Combien est arrivé chaque jour, et combien a été terminé ou refusé.</translation>
    </message>
    <message>
        <source>Work by owner</source>
        <translation>Travail par responsable</translation>
    </message>
    <message>
        <source>Time to done</source>
        <translation>Temps jusqu’à la fin</translation>
    </message>
    <message>
        <source>Age of open feedback</source>
        <translation>Âge des retours ouverts</translation>
    </message>
    <message>
        <source>Opened and closed</source>
        <translation>Ouverts et fermés</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>Nouveaux retours</translation>
    </message>
    <message>
        <source>Growth of buffers</source>
        <translation>Croissance des bacs</translation>
    </message>
    <message>
        <source>Routing outcomes</source>
        <translation>Résultats du classement</translation>
    </message>
    <message>
        <source>Review share</source>
        <translation>Part à vérifier</translation>
    </message>
    <message>
        <source>Time to triage</source>
        <translation>Délai de tri</translation>
    </message>
    <message>
        <source>Confidence of routing</source>
        <translation>Certitude du classement</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>Applications</translation>
    </message>
    <message>
        <source>Reactions to targets</source>
        <translation>Réactions aux cibles</translation>
    </message>
    <message>
        <source>How much came in on each day, by the buffer it is in now. An item in several buffers counts in each.</source>
        <translation>Ce qui est arrivé chaque jour, selon le bac actuel. Un élément dans plusieurs bacs compte dans chacun.</translation>
    </message>
    <message>
        <source>How much of the period’s feedback is in each buffer, and how much of the period before it.</source>
        <translation>Le nombre de retours de la période dans chaque bac, et celui de la période précédente.</translation>
    </message>
    <message>
        <source>What became of the feedback of each day. Each item counts once.</source>
        <translation>Ce que sont devenus les retours de chaque jour. Chaque élément compte une fois.</translation>
    </message>
    <message>
        <source>How much of each day’s feedback needs review.</source>
        <translation>La part des retours de chaque jour à vérifier.</translation>
    </message>
    <message>
        <source>How long feedback waited until somebody moved it, said that it looks right, or wrote a note.</source>
        <translation>Combien de temps les retours ont attendu que quelqu’un les déplace, les dise bien placés ou écrive une note.</translation>
    </message>
    <message>
        <source>How sure routing was of its decisions, and what people made of them.</source>
        <translation>Le degré de certitude des décisions de classement, et ce que l’on en a fait.</translation>
    </message>
    <message>
        <source>Which programs sent the feedback.</source>
        <translation>Les programmes qui ont envoyé les retours.</translation>
    </message>
    <message>
        <source>Thumbs up and down of the period, for the targets with most of them.</source>
        <translation>Pouces levés et baissés de la période, pour les cibles qui en ont le plus.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>Langues</translation>
    </message>
    <message>
        <source>Which languages the feedback is written in. Short texts do not tell.</source>
        <translation>Dans quelles langues les retours sont écrits. Les textes courts ne le disent pas.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingSection</name>
    <message>
        <source>Why it’s here</source>
        <translation>Pourquoi ici</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>à la main</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::SelectionSummary</name>
    <message>
        <source>All %1 in %2 selected</source>
        <comment>count, list</comment>
        <translation>Les %1 de %2 sont sélectionnés</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>Sélection&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 in this list</source>
        <translation>%1 dans cette liste</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>cette liste</translation>
    </message>
</context>
<context>
    <name>triage::app::SingleInstance</name>
    <message>
        <source>process %1 on %2</source>
        <comment>number, computer</comment>
        <translation>processus %1 sur %2</translation>
    </message>
</context>
<context>
    <name>triage::app::StrandedChanges</name>
    <message numerus="yes">
        <source>%n changes made at %1 are sent from here now</source>
        <translation>
            <numerusform>%Ln modification faite sur %1 est maintenant envoyée d’ici</numerusform>
            <numerusform>%Ln modifications faites sur %1 sont maintenant envoyées d’ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of another member of this organization were not sent.</source>
        <translation>
            <numerusform>%Ln modification d’un autre membre de cette organisation n’a pas été envoyée.</numerusform>
            <numerusform>%Ln modifications d’un autre membre de cette organisation n’ont pas été envoyées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of %1 at %2 were not sent.</source>
        <translation>
            <numerusform>%Ln modification de %1 sur %2 n’a pas été envoyée.</numerusform>
            <numerusform>%Ln modifications de %1 sur %2 n’ont pas été envoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send or Discard…</source>
        <translation>Envoyer ou abandonner…</translation>
    </message>
    <message>
        <source>Unsent changes</source>
        <translation>Modifications non envoyées</translation>
    </message>
    <message>
        <source>They can be sent in your name, or discarded for good. Otherwise they stay on this computer until their owner signs in again.</source>
        <translation>Elles peuvent être envoyées en votre nom ou abandonnées définitivement. Sinon, elles restent sur cet ordinateur jusqu’à la prochaine connexion de leur auteur.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conserver</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Send in My Name</source>
        <translation>Envoyer en mon nom</translation>
    </message>
</context>
<context>
    <name>triage::app::TimePlots</name>
    <message>
        <source>Unassigned</source>
        <translation>Sans bac</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>A buffer</source>
        <translation>Un bac</translation>
    </message>
    <message>
        <source>Other buffers</source>
        <translation>Autres bacs</translation>
    </message>
    <message>
        <source>All</source>
        <comment>sum of feedback, each item once</comment>
        <translation>Tous</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all; most of them on %1: %2</source>
        <comment>counts of feedback, a day or a week</comment>
        <translation>
            <numerusform>%Ln en tout&#x202f;; le plus grand nombre&#xa0;: %1 (%2)</numerusform>
            <numerusform>%Ln en tout&#x202f;; le plus grand nombre&#xa0;: %1 (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>Classés</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>En cours de classement</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln found their buffer by themselves</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 sur %Ln classé automatiquement</numerusform>
            <numerusform>%1 sur %Ln classés automatiquement</numerusform>
        </translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln need a look</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 sur %Ln à vérifier</numerusform>
            <numerusform>%1 sur %Ln à vérifier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::GroupPlots</name>
    <message numerus="yes">
        <source>No buffer grew against the %Ln days before</source>
        <translation>
            <numerusform>Aucun bac n’a grandi par rapport au %Ln jour précédent</numerusform>
            <numerusform>Aucun bac n’a grandi par rapport aux %Ln jours précédents</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grew most: %2, that is %3 more than in the %Ln days before</source>
        <comment>buffer, count, difference</comment>
        <translation>
            <numerusform>%1 a le plus grandi&#xa0;: %2, soit %3 de plus que pendant le %Ln jour précédent</numerusform>
            <numerusform>%1 a le plus grandi&#xa0;: %2, soit %3 de plus que pendant les %Ln jours précédents</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sans bac</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Bac</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>Croissance</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a number, by how much it grew</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardés</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigés</translation>
    </message>
    <message>
        <source>Nothing said yet</source>
        <translation>Sans avis pour l’instant</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>People agreed with %1 of the %Ln they looked at</source>
        <comment>a share, decisions</comment>
        <translation>
            <numerusform>On a approuvé %1 de la %Ln décision examinée</numerusform>
            <numerusform>On a approuvé %1 des %Ln décisions examinées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions, and nobody has said anything to them yet</source>
        <translation>
            <numerusform>%Ln décision, sur laquelle personne ne s’est encore prononcé</numerusform>
            <numerusform>%Ln décisions, sur lesquelles personne ne s’est encore prononcé</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Retours</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>Application</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>Sans nom</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>Toutes les autres</translation>
    </message>
    <message>
        <source>%1 came from %2</source>
        <comment>a share, a client</comment>
        <translation>%1 envoyés par %2</translation>
    </message>
    <message>
        <source>no named client</source>
        <translation>une application sans nom</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>Pouces levés</translation>
    </message>
    <message>
        <source>Thumbs down</source>
        <translation>Pouces baissés</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message numerus="yes">
        <source>%1 displeases most: %Ln thumbs down</source>
        <comment>target</comment>
        <translation>
            <numerusform>Le plus de pouces baissés : %1 (%Ln)</numerusform>
            <numerusform>Le plus de pouces baissés : %1 (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>No thumbs down</source>
        <translation>Aucun pouce baissé</translation>
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
        <translation>Plus de %1</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toute durée</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>durations</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Within %1</source>
        <comment>duration</comment>
        <translation>En moins de %1</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>Examinés</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>Toujours en attente</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>Attente</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>more</source>
        <comment>than the duration before</comment>
        <translation>plus</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>en attente</translation>
    </message>
    <message>
        <source>Nobody has looked yet</source>
        <translation>Personne n’a encore regardé</translation>
    </message>
    <message numerus="yes">
        <source>Half of it was looked at within %1; %Ln wait</source>
        <comment>duration, count</comment>
        <translation>
            <numerusform>Délai de tri médian : %1 ; %Ln en attente</numerusform>
            <numerusform>Délai de tri médian : %1 ; %Ln en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>Median time to triage %1</source>
        <comment>duration</comment>
        <translation>Délai de tri médian : %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wait for somebody to look</source>
        <translation>
            <numerusform>%Ln attend que quelqu’un regarde</numerusform>
            <numerusform>%Ln attendent que quelqu’un regarde</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>%1 is written in %2</source>
        <comment>a share, a language</comment>
        <translation>%1 sont écrits dans cette langue : %2</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>Notifications</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>Confidentialité</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesPages</name>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Organization:</source>
        <translation>Organisation&#xa0;:</translation>
    </message>
    <message>
        <source>Signed in as:</source>
        <translation>Connecté en tant que&#xa0;:</translation>
    </message>
    <message>
        <source>%1, administrator</source>
        <translation>%1, administrateur</translation>
    </message>
    <message>
        <source>%1, member</source>
        <translation>%1, membre</translation>
    </message>
    <message>
        <source>Server:</source>
        <translation>Serveur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Reopen the last list on start</source>
        <translation>&amp;Rouvrir la dernière liste au démarrage</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>&amp;Density:</source>
        <translation>&amp;Densité&#xa0;:</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>Densité</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>Aérée</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>Compacte</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>Taille du te&amp;xte&#xa0;:</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;Langue&#xa0;:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Restart to change the language.</source>
        <translation>Redémarrez pour changer de langue.</translation>
    </message>
    <message>
        <source>&amp;Keep offline:</source>
        <translation>&amp;Garder hors ligne :</translation>
    </message>
    <message>
        <source>Keep offline</source>
        <translation>Garder hors ligne</translation>
    </message>
    <message>
        <source>How much of the newest feedback is kept on this computer, so that it can be read and searched without the server. A change counts from the next start on.</source>
        <translation>Quelle part des retours les plus récents est conservée sur cet ordinateur, pour être lue et cherchée sans le serveur. Un changement s’applique au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Re-download everything at next start</source>
        <translation>Tout &amp;retélécharger au prochain démarrage</translation>
    </message>
    <message>
        <source>Clears downloaded data. Unsent changes are kept.</source>
        <translation>Efface les données téléchargées. Les modifications non envoyées sont conservées.</translation>
    </message>
    <message>
        <source>Your token is kept in the system’s keyring, if you asked for that; otherwise until the program ends.</source>
        <translation>Votre jeton est conservé dans le trousseau du système, si vous l’avez demandé&#x202f;; sinon jusqu’à la fermeture du programme.</translation>
    </message>
    <message>
        <source>Downloaded feedback is stored in your private folder.</source>
        <translation>Les retours téléchargés sont stockés dans votre dossier privé.</translation>
    </message>
    <message>
        <source>Triage Desk connects only to %1. No tracking.</source>
        <translation>Triage Desk ne se connecte qu’à %1. Aucun pistage.</translation>
    </message>
    <message>
        <source>Show &amp;others what I am looking at</source>
        <translation>Montrer aux &amp;autres ce que je regarde</translation>
    </message>
</context>
<context>
    <name>triage::app::QualityDialog</name>
    <message>
        <source>Routing quality</source>
        <translation>Qualité du classement</translation>
    </message>
    <message>
        <source>Reading what people made of routing…</source>
        <translation>Lecture des avis sur le classement…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Résumé</translation>
    </message>
    <message>
        <source>By buffer</source>
        <translation>Par bac</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Bac</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Décidés</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardés</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Corrigés</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>Manqués</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corrects</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>Par semaine</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>Semaine du</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sans bac</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Vérifiés</translation>
    </message>
    <message>
        <source>By confidence</source>
        <translation>Par confiance</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Confiance</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>Calibrage</translation>
    </message>
    <message>
        <source>The mark stands at how sure routing was: the nearer the bar ends to it, the better</source>
        <translation>Le repère indique la certitude du classement : plus la barre finit près de lui, mieux c’est</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>Disponible dès que vous serez de nouveau en ligne</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message numerus="yes">
        <source>Routing decided about %n items in the last weeks.</source>
        <translation>
            <numerusform>Le classement a décidé pour %Ln retour ces dernières semaines.</numerusform>
            <numerusform>Le classement a décidé pour %Ln retours ces dernières semaines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has corrected or accepted anything yet</source>
        <translation>Personne n’a encore rien corrigé ni accepté</translation>
    </message>
    <message>
        <source>%1 Say that an item looks right, or put it elsewhere: here you then see how often routing was right.</source>
        <comment>a sentence before it</comment>
        <translation>%1 Dites qu’un retour est bien placé, ou mettez-le ailleurs : vous verrez ici à quelle fréquence le classement était juste.</translation>
    </message>
    <message>
        <source>Of %1 decisions in the last weeks, %2 are unassigned. People reviewed %3: %4 confirmed, %5 moved, %6 removed.</source>
        <translation>Sur %1 décisions des dernières semaines, %2 sont sans bac. Vérifiées : %3, dont %4 confirmées, %5 déplacées, %6 retirées.</translation>
    </message>
    <message>
        <source>Calibration error: %1 points</source>
        <translation>Erreur de calibration : %1 points</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>Un bac supprimé</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Right in %1, sure by %2</source>
        <translation>Juste à %1, sûr à %2</translation>
    </message>
    <message>
        <source>Not known while you are signed out</source>
        <translation>Inconnu tant que vous êtes déconnecté</translation>
    </message>
    <message numerus="yes">
        <source>Only %n reviewed: too few to tell</source>
        <translation>
            <numerusform>%Ln seul vérifié : trop peu pour conclure</numerusform>
            <numerusform>%Ln seulement vérifiés : trop peu pour conclure</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration: only %n reviewed so far</source>
        <translation>
            <numerusform>Calibrage : %Ln seul vérifié pour l’instant</numerusform>
            <numerusform>Calibrage : %Ln seulement vérifiés pour l’instant</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was routed in the last weeks</source>
        <translation>Rien n’a été classé ces dernières semaines</translation>
    </message>
    <message>
        <source>This page shows how often routing was right, once people confirm or move items.</source>
        <translation>Cette page montre à quelle fréquence le classement était juste, dès que des retours sont confirmés ou déplacés.</translation>
    </message>
</context>
<context>
    <name>triage::app::ResearchDialog</name>
    <message>
        <source>Research</source>
        <translation>Enquête</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;Question</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Demander</translation>
    </message>
    <message>
        <source>&amp;Delete Answer…</source>
        <translation>&amp;Supprimer la réponse…</translation>
    </message>
    <message>
        <source>Delete answer</source>
        <translation>Supprimer la réponse</translation>
    </message>
    <message>
        <source>For example: Why do people give up on the export?</source>
        <translation>Par exemple : pourquoi abandonne-t-on l’export ?</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;Période</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Toute période</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>Les 12 derniers mois</translation>
    </message>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>Le dernier %Ln jour</numerusform>
            <numerusform>Les %Ln derniers jours</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>&amp;Bac</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>Tous les bacs</translation>
    </message>
    <message>
        <source>&amp;Saved answers</source>
        <translation>Réponses &amp;enregistrées</translation>
    </message>
    <message>
        <source>Reading the saved answers…</source>
        <translation>Lecture des réponses enregistrées…</translation>
    </message>
    <message>
        <source>waits for its answer</source>
        <translation>attend sa réponse</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échec</translation>
    </message>
    <message>
        <source>The question is too long.</source>
        <translation>La question est trop longue.</translation>
    </message>
    <message>
        <source>Write a question first.</source>
        <translation>Écrivez d’abord une question.</translation>
    </message>
    <message>
        <source>Answered from what the feedback says</source>
        <translation>Répondu d’après ce que disent les retours</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>Choisissez d’abord une réponse.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Envoi de la question…</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>Répondu : %1</translation>
    </message>
    <message>
        <source>Delete the question “%1” and its answer for everybody? This cannot be undone.</source>
        <translation>Supprimer la question « %1 » et sa réponse pour tout le monde ? Cette action est irréversible.</translation>
    </message>
    <message>
        <source>Delete Answer</source>
        <translation>Supprimer la réponse</translation>
    </message>
    <message>
        <source>Deleting the answer…</source>
        <translation>Suppression de la réponse…</translation>
    </message>
    <message>
        <source>Deleted the answer</source>
        <translation>Réponse supprimée</translation>
    </message>
</context>
<context>
    <name>triage::app::AnswerPane</name>
    <message>
        <source>Looking for an answer</source>
        <translation>Recherche d’une réponse</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>&amp;Thèmes</translation>
    </message>
    <message>
        <source>What &amp;people say</source>
        <translation>Ce que disent les &amp;gens</translation>
    </message>
    <message>
        <source>Ask what your feedback says</source>
        <translation>Demandez ce que disent vos retours</translation>
    </message>
    <message>
        <source>The answer shows what many people have in common, with exact counts and their own words. Answers stay here until somebody deletes them.</source>
        <translation>La réponse montre ce que beaucoup ont en commun, avec des nombres exacts et leurs propres mots. Les réponses restent ici jusqu’à ce que quelqu’un les supprime.</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>buffer</comment>
        <translation>Dans %1</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>un bac supprimé</translation>
    </message>
    <message numerus="yes">
        <source>%n items read</source>
        <translation>
            <numerusform>%Ln retour lu</numerusform>
            <numerusform>%Ln retours lus</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for an answer. You can go on meanwhile.</source>
        <translation>Recherche d’une réponse en cours. Vous pouvez continuer à travailler entre-temps.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>Il n’y a pas de réponse.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>Tous les thèmes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>theme: 12 items</comment>
        <translation>%1 : %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%Ln retour</numerusform>
            <numerusform>%Ln retours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>items of a theme</comment>
        <translation>
            <numerusform>et %Ln autre</numerusform>
            <numerusform>et %Ln autres</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>quote</comment>
        <translation>« %1 »</translation>
    </message>
    <message>
        <source>Open this feedback</source>
        <translation>Ouvrir ce retour</translation>
    </message>
</context>
<context>
    <name>triage::app::RestoreDialog</name>
    <message>
        <source>Restore deleted buffer</source>
        <translation>Restaurer un bac supprimé</translation>
    </message>
    <message>
        <source>Deleted buffers</source>
        <translation>Bacs supprimés</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Bac</translation>
    </message>
    <message>
        <source>Collects</source>
        <translation>Recueille</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Retours</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Reading the deleted buffers…</source>
        <translation>Lecture des bacs supprimés…</translation>
    </message>
    <message>
        <source>The deleted buffers could not be read</source>
        <translation>Les bacs supprimés n’ont pas pu être lus</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>No deleted buffers</source>
        <translation>Aucun bac supprimé</translation>
    </message>
    <message>
        <source>Deleted buffers appear here.</source>
        <translation>Les bacs supprimés apparaissent ici.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>Vérification du serveur…</translation>
    </message>
    <message>
        <source>Choose a buffer first.</source>
        <translation>Choisissez d’abord un bac.</translation>
    </message>
    <message>
        <source>Restoring the buffer…</source>
        <translation>Restauration du bac…</translation>
    </message>
    <message numerus="yes">
        <source>Restored the buffer %1 with %Ln feedback</source>
        <translation>
            <numerusform>Bac %1 restauré avec %Ln retour</numerusform>
            <numerusform>Bac %1 restauré avec %Ln retours</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>when a buffer was</comment>
        <translation>Supprimé</translation>
    </message>
    <message>
        <source>Kept until</source>
        <comment>a deleted buffer</comment>
        <translation>Conservé jusqu’au</translation>
    </message>
    <message>
        <source>Deleted buffers can be restored, with their feedback, until the date shown.</source>
        <translation>Les bacs supprimés peuvent être restaurés, avec leurs retours, jusqu’à la date indiquée.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingEffect</name>
    <message>
        <source>Changed feedback</source>
        <translation>Retours changés</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Retours</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Vers</translation>
    </message>
    <message>
        <source>Effect on recent feedback</source>
        <translation>Effet sur les retours récents</translation>
    </message>
    <message>
        <source>Return or a double click opens the feedback</source>
        <translation>Entrée ou un double clic ouvre le retour</translation>
    </message>
    <message>
        <source>Working out the effect</source>
        <translation>Calcul de l’effet</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>R&amp;etry</source>
        <translation>R&amp;éessayer</translation>
    </message>
    <message>
        <source>AI routing is switched off for %1.</source>
        <translation>Le classement par IA est désactivé pour %1.</translation>
    </message>
    <message>
        <source>Change the routing instructions to see what they would do with the newest feedback. Nothing is saved.</source>
        <translation>Modifiez les consignes de classement pour voir leur effet sur les retours les plus récents. Rien n’est enregistré.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Working out what would change…</source>
        <translation>Calcul de ce qui changerait…</translation>
    </message>
    <message numerus="yes">
        <source>Would take %1, lose %2 of the last %n items.</source>
        <translation>
            <numerusform>%1 entreraient et %2 sortiraient, sur le dernier %Ln élément.</numerusform>
            <numerusform>%1 entreraient et %2 sortiraient, sur les %Ln derniers éléments.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sans bac</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>buffer, how sure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, needs review</source>
        <comment>buffers</comment>
        <translation>%1, à vérifier</translation>
    </message>
    <message>
        <source>No feedback to test with yet.</source>
        <translation>Pas encore de retours pour l’essai.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would be elsewhere with the stored instructions, too, if routed again.</source>
        <translation>
            <numerusform>%Ln d’entre eux serait ailleurs avec les consignes enregistrées aussi, s’il était reclassé.</numerusform>
            <numerusform>%Ln d’entre eux seraient ailleurs avec les consignes enregistrées aussi, s’ils étaient reclassés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “Auto-assign at” or “Review at” to see what that would do with the newest feedback.</source>
        <translation>Modifiez « Attribuer automatiquement à » ou « À vérifier à partir de » pour voir ce que cela ferait des retours les plus récents.</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n items, %1 would be in a buffer and %2 would need review; with the stored values %3 and %4.</source>
        <translation>
            <numerusform>Sur les %Ln derniers éléments, %1 seraient dans un bac et %2 à vérifier ; avec les valeurs enregistrées, %3 et %4.</numerusform>
            <numerusform>Sur les %Ln derniers éléments, %1 seraient dans un bac et %2 à vérifier ; avec les valeurs enregistrées, %3 et %4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People judged %n of them: %1 would be right; with the stored values %2.</source>
        <translation>
            <numerusform>Des personnes en ont jugé %Ln : %1 seraient justes ; avec les valeurs enregistrées, %2.</numerusform>
            <numerusform>Des personnes en ont jugé %Ln : %1 seraient justes ; avec les valeurs enregistrées, %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PreviewPane</name>
    <message>
        <source>Give this buffer a name and instructions to see whether a text would go there.</source>
        <translation>Donnez à ce bac un nom et des consignes pour voir si un texte y irait.</translation>
    </message>
    <message>
        <source>Sample te&amp;xt</source>
        <translation>&amp;Texte d’exemple</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>Texte d’exemple</translation>
    </message>
    <message>
        <source>Use C&amp;urrent Feedback</source>
        <translation>&amp;Utiliser le retour courant</translation>
    </message>
    <message>
        <source>Paste or write what a user might say</source>
        <translation>Collez ou écrivez ce qu’un utilisateur pourrait dire</translation>
    </message>
    <message>
        <source>No feedback is chosen in the list.</source>
        <translation>Aucun retour n’est choisi dans la liste.</translation>
    </message>
    <message>
        <source>Try the feedback that is chosen in the list</source>
        <translation>Essayer le retour choisi dans la liste</translation>
    </message>
    <message>
        <source>Matched buffer</source>
        <translation>Bac trouvé</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>Raisonnement</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Question en cours…</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>Impossible pour l’instant</translation>
    </message>
    <message>
        <source>Nothing to route yet</source>
        <translation>Rien à classer pour l’instant</translation>
    </message>
    <message>
        <source>The buffer that a text would go to is shown here, with the reason. Nothing is saved.</source>
        <translation>Le bac où irait un texte est affiché ici, avec la raison. Rien n’est enregistré.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>Pas de réponse</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sans bac</translation>
    </message>
    <message>
        <source>Buffers that were weighed</source>
        <translation>Bacs envisagés</translation>
    </message>
    <message>
        <source>How sure routing is</source>
        <translation>Certitude du classement</translation>
    </message>
    <message>
        <source>%1 It would be marked for review.</source>
        <comment>a sentence or two</comment>
        <translation>%1 Il serait marqué à vérifier.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, how sure</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>No buffers yet</source>
        <translation>Pas encore de bac</translation>
    </message>
    <message>
        <source>Once a buffer exists, you see here where a text would go.</source>
        <translation>Dès qu’un bac existe, vous voyez ici où irait un texte.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingTestDialog</name>
    <message>
        <source>%1 (changed)</source>
        <comment>buffer</comment>
        <translation>%1 (modifié)</translation>
    </message>
    <message>
        <source>&amp;Routing instructions, for this test</source>
        <translation>Consignes de c&amp;lassement, pour ce test</translation>
    </message>
    <message>
        <source>&amp;Save These Instructions…</source>
        <translation>Enregi&amp;strer ces consignes…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texte est trop long.</translation>
    </message>
    <message>
        <source>Change the instructions of a buffer first.</source>
        <translation>Modifiez d’abord les consignes d’un bac.</translation>
    </message>
    <message>
        <source>New feedback is then routed by the instructions of this test: %1.</source>
        <comment>buffers</comment>
        <translation>Les nouveaux retours seront alors classés selon les consignes de ce test : %1.</translation>
    </message>
    <message>
        <source>Routing instructions, for this test</source>
        <translation>Consignes de classement, pour ce test</translation>
    </message>
    <message>
        <source>Routing test</source>
        <translation>Test de classement</translation>
    </message>
    <message>
        <source>&amp;Buffers</source>
        <translation>&amp;Bacs</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Bacs</translation>
    </message>
    <message>
        <source>No instructions. Routing uses its name and past items.</source>
        <translation>Aucune consigne. Le classement utilise son nom et les éléments passés.</translation>
    </message>
    <message>
        <source>Save Instructions</source>
        <translation>Enregistrer les consignes</translation>
    </message>
    <message>
        <source>Save these instructions</source>
        <translation>Enregistrer ces consignes</translation>
    </message>
    <message>
        <source>Saved the routing instructions</source>
        <translation>Consignes de classement enregistrées</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
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
        <translation>Le trousseau n’a pas de jeton pour ce compte.</translation>
    </message>
    <message>
        <source>There is no keyring to keep the token in: %1</source>
        <translation>Il n’y a pas de trousseau où conserver le jeton&#xa0;: %1</translation>
    </message>
    <message>
        <source>There is no keyring on this computer.</source>
        <translation>Il n’y a pas de trousseau sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>triage::app::Session</name>
    <message numerus="yes">
        <source>%n unsent changes</source>
        <translation>
            <numerusform>%Ln modification non envoyée</numerusform>
            <numerusform>%Ln modifications non envoyées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>%Ln brouillon</numerusform>
            <numerusform>%Ln brouillons</numerusform>
        </translation>
    </message>
    <message>
        <source>pins</source>
        <translation>épingles</translation>
    </message>
    <message>
        <source>The file with your unsent changes is damaged, and nothing in it can be read. It is kept as %1.</source>
        <translation>Le fichier de vos modifications non envoyées est endommagé et illisible. Il est conservé sous %1.</translation>
    </message>
    <message>
        <source>The file with your unsent changes was damaged. Recovered: %1. The damaged file is kept as %2.</source>
        <translation>Le fichier de vos modifications non envoyées était endommagé. Récupéré : %1. Le fichier endommagé est conservé sous %2.</translation>
    </message>
</context>
<context>
    <name>triage::app::SessionBinding</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>Back online</source>
        <translation>De nouveau en ligne</translation>
    </message>
    <message>
        <source>the server has another value</source>
        <translation>le serveur a une autre valeur</translation>
    </message>
    <message>
        <source>Refused: %1. %2</source>
        <comment>act, why</comment>
        <translation>Refusé&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act, feedback</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Server set back</source>
        <translation>Serveur restauré</translation>
    </message>
    <message numerus="yes">
        <source>The server was set back to %1. %n of your changes are no longer there.</source>
        <translation>
            <numerusform>Le serveur a été ramené à son état de %1. %Ln de vos modifications n’y est plus.</numerusform>
            <numerusform>Le serveur a été ramené à son état de %1. %Ln de vos modifications n’y sont plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Route Them Now</source>
        <translation>Les classer maintenant</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %n items belong in %2</source>
        <comment>how many, buffer</comment>
        <translation>
            <numerusform>%1 sur le dernier %Ln élément va dans %2</numerusform>
            <numerusform>%1 des %Ln derniers éléments vont dans %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks…</source>
        <translation>Webhooks…</translation>
    </message>
    <message numerus="yes">
        <source>The server switched off %n webhook(s), because nothing arrived there any more.</source>
        <translation>
            <numerusform>Le serveur a désactivé %Ln webhook, car plus rien n’y arrivait.</numerusform>
            <numerusform>Le serveur a désactivé %Ln webhooks, car plus rien n’y arrivait.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back from its snooze: %1</source>
        <comment>feedback</comment>
        <translation>De retour : %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln back from their snoozes</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln élément de retour</numerusform>
            <numerusform>%Ln éléments de retour</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>Retour supprimé</translation>
    </message>
    <message>
        <source>Do &amp;Again</source>
        <translation>&amp;Refaire</translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be done again.</source>
        <translation>
            <numerusform>%Ln d’entre elles peut être refaite.</numerusform>
            <numerusform>%Ln d’entre elles peuvent être refaites.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;Définir</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>Aucune &amp;touche</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;Par défaut</translation>
    </message>
    <message>
        <source>Reset A&amp;ll…</source>
        <translation>Tout &amp;réinitialiser…</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>Réinitialiser les touches</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>Filtrer les raccourcis</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>Chercher une commande ou une touche</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>&amp;Nouvelle touche&#xa0;:</translation>
    </message>
    <message>
        <source>%1 is used by %2. Reassign?</source>
        <comment>key, commands</comment>
        <translation>%1 est utilisé par %2. Réattribuer ?</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between commands</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Choose a command first.</source>
        <translation>Choisissez d’abord une commande.</translation>
    </message>
    <message>
        <source>Press the new key first.</source>
        <translation>Appuyez d’abord sur la nouvelle touche.</translation>
    </message>
    <message>
        <source>Use this key instead of the others</source>
        <translation>Utiliser cette touche à la place des autres</translation>
    </message>
    <message>
        <source>Use this key too</source>
        <translation>Utiliser aussi cette touche</translation>
    </message>
    <message>
        <source>It has its default key.</source>
        <translation>Elle a sa touche par défaut.</translation>
    </message>
    <message>
        <source>Give all commands their default keys? Your own are forgotten.</source>
        <translation>Rendre à toutes les commandes leurs touches par défaut&#x202f;? Les vôtres seront oubliées.</translation>
    </message>
    <message>
        <source>Reset All Keys</source>
        <translation>Réinitialiser les touches</translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>Filtrer les raccourcis</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>If your keyboard types no Latin letters, press the keys where an English keyboard has them.</source>
        <translation>Si votre clavier n’écrit pas de lettres latines, appuyez sur les touches là où elles se trouvent sur un clavier anglais.</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>Tri</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacer</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Aller à</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Sélectionner</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>Tableau de bord</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Bacs</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Programme</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarModel</name>
    <message>
        <source>Views</source>
        <translation>Vues</translation>
    </message>
    <message>
        <source>It has filters that this program does not have: its list here has more.</source>
        <translation>Elle a des filtres que ce programme n’a pas : sa liste en contient plus ici.</translation>
    </message>
    <message>
        <source>Its buffer was deleted.</source>
        <translation>Son bac a été supprimé.</translation>
    </message>
    <message>
        <source>Everybody sees this view of %1.</source>
        <comment>member</comment>
        <translation>Tout le monde voit cette vue de %1.</translation>
    </message>
    <message>
        <source>Everybody sees this view.</source>
        <translation>Tout le monde voit cette vue.</translation>
    </message>
    <message>
        <source>Only you see this view.</source>
        <translation>Vous seul voyez cette vue.</translation>
    </message>
    <message>
        <source>%1 to work on, %2 with what is done or snoozed</source>
        <comment>numbers of feedback</comment>
        <translation>%1 à traiter, %2 avec ce qui est terminé ou reporté</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminés</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Reportés</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Les miens</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%Ln élément</numerusform>
            <numerusform>%Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>%Ln nouveau</numerusform>
            <numerusform>%Ln nouveaux</numerusform>
        </translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>touche %1</translation>
    </message>
    <message>
        <source>suggested, waits for approval</source>
        <translation>proposé, attend l’approbation</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a row&apos;s name</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sans bac</translation>
    </message>
    <message>
        <source>Routing failed</source>
        <translation>Classement échoué</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>En cours de classement</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Retours</translation>
    </message>
    <message>
        <source>Suggested buffers</source>
        <translation>Bacs proposés</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>Bacs</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>Un bac supprimé</translation>
    </message>
    <message>
        <source>Its tag %1 is not there any more.</source>
        <translation>Son étiquette %1 n’existe plus.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>Plus reportés</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarPane</name>
    <message>
        <source>Filter buffers</source>
        <translation>Filtrer les bacs</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>Effacer le filtre</translation>
    </message>
    <message>
        <source>New Buffer</source>
        <translation>Nouveau bac</translation>
    </message>
    <message>
        <source>No matching lists.</source>
        <translation>Aucune liste ne correspond.</translation>
    </message>
    <message>
        <source>Notes that you began and did not save</source>
        <translation>Notes commencées et non enregistrées</translation>
    </message>
    <message>
        <source>Drafts %1</source>
        <comment>number</comment>
        <translation>Brouillons %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feedback, a note that was begun</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>Retour supprimé</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarView</name>
    <message>
        <source>Buffers</source>
        <translation>Bacs</translation>
    </message>
    <message>
        <source>Take the column off the board</source>
        <translation>Retirer la colonne du tableau</translation>
    </message>
</context>
<context>
    <name>triage::app::SimilarSection</name>
    <message>
        <source>Similar feedback</source>
        <translation>Retours similaires</translation>
    </message>
    <message>
        <source>About similar feedback</source>
        <translation>À propos des retours similaires</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>En commun : %1</translation>
    </message>
    <message>
        <source>%1, %2 alike</source>
        <comment>feedback, share</comment>
        <translation>%1, similaire à %2</translation>
    </message>
    <message>
        <source>%1, %2 alike, in common: %3</source>
        <comment>feedback, share, words</comment>
        <translation>%1, similaire à %2, en commun : %3</translation>
    </message>
</context>
<context>
    <name>triage::app::StatusStrip</name>
    <message>
        <source>Selection</source>
        <translation>Sélection</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Connexion</translation>
    </message>
    <message>
        <source>Job progress</source>
        <translation>Progression de l’opération</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Connexion…</translation>
    </message>
    <message>
        <source>Fetching %1 of %2</source>
        <translation>Récupération&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>Récupération&#xa0;: %1</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>Rattrapage…</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>À jour</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Hors ligne</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>Déconnecté</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%Ln en attente</numerusform>
            <numerusform>%Ln en attente</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln échec</numerusform>
            <numerusform>%Ln échecs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 waiting</source>
        <comment>numbers of changes</comment>
        <translation>%1 sur %2 en attente</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>Envoi…</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>En attente du serveur…</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln min</source>
        <comment>time that is left</comment>
        <translation>
            <numerusform>environ %Ln min</numerusform>
            <numerusform>environ %Ln min</numerusform>
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
        <translation>Note de %1, %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2&#xa0;: %3</translation>
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
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>triage::app::TokensDialog</name>
    <message>
        <source>Read only</source>
        <translation>Lecture seule</translation>
    </message>
    <message>
        <source>API tokens</source>
        <translation>Jetons d’API</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Créé par</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>Dernière utilisation</translation>
    </message>
    <message>
        <source>&amp;Create Token…</source>
        <translation>&amp;Créer un jeton…</translation>
    </message>
    <message>
        <source>&amp;Revoke…</source>
        <translation>&amp;Révoquer…</translation>
    </message>
    <message>
        <source>Revoke token</source>
        <translation>Révoquer le jeton</translation>
    </message>
    <message>
        <source>Reading the tokens…</source>
        <translation>Lecture des jetons…</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>Widget</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>Accès complet</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>There are no tokens yet. Make one for each program that sends or reads feedback.</source>
        <translation>Il n’y a pas encore de jetons. Créez-en un pour chaque programme qui envoie ou lit des retours.</translation>
    </message>
    <message>
        <source>Choose a token first.</source>
        <translation>Choisissez d’abord un jeton.</translation>
    </message>
    <message>
        <source>Revoke the token %1? Whatever uses it stops working at once. This cannot be undone.</source>
        <translation>Révoquer le jeton %1&#x202f;? Ce qui l’utilise cesse aussitôt de fonctionner. C’est irréversible.</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>Révoquer %1</translation>
    </message>
    <message>
        <source>Revoking the token…</source>
        <translation>Révocation du jeton…</translation>
    </message>
    <message>
        <source>Revoked the token %1</source>
        <translation>Jeton %1 révoqué</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>You are signed in with the token %1. Revoking it signs you out on this computer at once. This cannot be undone.</source>
        <translation>Vous êtes connecté avec le jeton %1. Le révoquer vous déconnecte aussitôt de cet ordinateur. C’est irréversible.</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>Expire</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>N’expire pas</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>Rem&amp;placer…</translation>
    </message>
    <message>
        <source>Replace token</source>
        <translation>Remplacer le jeton</translation>
    </message>
    <message>
        <source>Replace the token %1 by a new one? Both work for at most 24 hours, so that you can put the new one in use. Then the old one expires.</source>
        <translation>Remplacer le jeton %1 par un nouveau ? Les deux fonctionnent pendant 24 heures au plus, le temps de mettre le nouveau en service. Ensuite, l’ancien expire.</translation>
    </message>
    <message>
        <source>You are signed in with the old one on this computer: sign in with the new one until then.</source>
        <translation>Vous êtes connecté avec l’ancien sur cet ordinateur : connectez-vous avec le nouveau d’ici là.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>Remplacer %1</translation>
    </message>
    <message>
        <source>Replacing the token…</source>
        <translation>Remplacement du jeton…</translation>
    </message>
</context>
<context>
    <name>triage::app::Transfers</name>
    <message>
        <source>Checking %1</source>
        <translation>Vérification de %1</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>Import de %1</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>Annulation de l’import de %1</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>Export vers %1</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>En attente du serveur…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The check of %1 was cancelled</source>
        <translation>La vérification de %1 a été annulée</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>%1 vérifié</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: imported %Ln from %1</source>
        <translation>
            <numerusform>Annulé&#xa0;: %Ln importé depuis %1</numerusform>
            <numerusform>Annulé&#xa0;: %Ln importés depuis %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln from %1</source>
        <translation>
            <numerusform>%Ln importé depuis %1</numerusform>
            <numerusform>%Ln importés depuis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The server goes on undoing the import of %1</source>
        <translation>Le serveur continue d’annuler l’import de %1</translation>
    </message>
    <message numerus="yes">
        <source>Undone: the import of %1, %Ln removed</source>
        <translation>
            <numerusform>Import de %1 annulé, %Ln retiré</numerusform>
            <numerusform>Import de %1 annulé, %Ln retirés</numerusform>
        </translation>
    </message>
    <message>
        <source>The export to %1 was cancelled</source>
        <translation>L’export vers %1 a été annulé</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln to %1</source>
        <translation>
            <numerusform>%Ln exporté vers %1</numerusform>
            <numerusform>%Ln exportés vers %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Tray</name>
    <message>
        <source>Open Triage Desk</source>
        <translation>Ouvrir Triage Desk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
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
        <translation>Passer</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Triage progress</source>
        <translation>Progression du tri</translation>
    </message>
    <message>
        <source>Nothing triaged</source>
        <translation>Aucun retour trié</translation>
    </message>
    <message>
        <source>%1 of %2 triaged</source>
        <translation>%1 sur %2 triés</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>Recherche de suggestions…</translation>
    </message>
    <message>
        <source>No suggestions: %1</source>
        <translation>Pas de suggestions&#xa0;: %1</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>Laisser celui-ci pour plus tard</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>Retour à la liste</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>Aucune suggestion</translation>
    </message>
    <message>
        <source>%1 of %2 triaged, %3 skipped</source>
        <translation>%1 sur %2 triés, %3 passés</translation>
    </message>
    <message>
        <source>%1 left · %2 by you today</source>
        <comment>numbers of items and of decisions</comment>
        <translation>%1 restants · %2 par vous aujourd’hui</translation>
    </message>
    <message>
        <source>“By you today” counts your decisions on this computer since midnight, in any list. What you undo does not count.</source>
        <translation>« Par vous aujourd’hui » compte vos décisions sur cet ordinateur depuis minuit, dans toutes les listes. Ce que vous annulez ne compte pas.</translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePage</name>
    <message>
        <source>After an &amp;action:</source>
        <translation>&amp;Après une action&#xa0;:</translation>
    </message>
    <message>
        <source>After an action</source>
        <translation>Après une action</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>Aller au retour suivant</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>Aller au retour précédent</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Buffers on the keys 1 to 9</source>
        <translation>Bacs sur les touches 1 à 9</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Key &amp;%1:</source>
        <translation>Touche &amp;%1&#xa0;:</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>touche %1</translation>
    </message>
</context>
<context>
    <name>triage::app::WindowCommands</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
    <message>
        <source>No buffer has the number %1.</source>
        <translation>Aucun bac n’a le numéro %1.</translation>
    </message>
    <message>
        <source>The suggestions are not here yet.</source>
        <translation>Les suggestions ne sont pas encore là.</translation>
    </message>
    <message>
        <source>No suggestion has the number %1.</source>
        <translation>Aucune suggestion ne porte le numéro %1.</translation>
    </message>
    <message>
        <source>Pin to a number</source>
        <translation>Épingler à un chiffre</translation>
    </message>
    <message>
        <source>Key 1 to 9; 0 takes the buffer off its key:</source>
        <translation>Touche 1 à 9&#x202f;; 0 libère le bac de sa touche&#xa0;:</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>Texte copié</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>Lien copié</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Déplacer vers %1</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer %1</source>
        <translation>Déplacer vers le bac épinglé %1</translation>
    </message>
    <message>
        <source>Text size %1</source>
        <translation>Taille du texte %1</translation>
    </message>
    <message>
        <source>No browser opened %1.</source>
        <translation>Aucun navigateur n’a ouvert %1.</translation>
    </message>
    <message>
        <source>Each group of duplicates is shown once.</source>
        <translation>Chaque groupe de doublons est affiché une fois.</translation>
    </message>
    <message>
        <source>All items of each group are shown.</source>
        <translation>Tous les éléments de chaque groupe sont affichés.</translation>
    </message>
    <message>
        <source>Searches here show each group once now, as this list does anyway.</source>
        <translation>Les recherches ici affichent désormais chaque groupe une fois, comme le fait déjà cette liste.</translation>
    </message>
    <message>
        <source>Searches here find all items of a group again.</source>
        <translation>Les recherches ici trouvent de nouveau tous les éléments d’un groupe.</translation>
    </message>
    <message>
        <source>Submitter copied</source>
        <translation>Expéditeur copié</translation>
    </message>
</context>
<context>
    <name>triage::app::Labels</name>
    <message numerus="yes">
        <source>with %n duplicate(s)</source>
        <translation>
            <numerusform>avec %Ln doublon</numerusform>
            <numerusform>avec %Ln doublons</numerusform>
        </translation>
    </message>
    <message>
        <source>duplicate of another item</source>
        <translation>doublon d’un autre élément</translation>
    </message>
    <message>
        <source>tags: %1</source>
        <translation>étiquettes : %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>assigned to %1</source>
        <comment>member</comment>
        <translation>attribué à %1</translation>
    </message>
    <message>
        <source>snoozed until %1</source>
        <comment>time</comment>
        <translation>reporté au %1</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>refusé</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
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
            <numerusform>%Ln j</numerusform>
            <numerusform>%Ln j</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>à l’instant</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>il y a %Ln minute</numerusform>
            <numerusform>il y a %Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>il y a %Ln heure</numerusform>
            <numerusform>il y a %Ln heures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>il y a %Ln jour</numerusform>
            <numerusform>il y a %Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>le %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>à vérifier</translation>
    </message>
    <message>
        <source>being routed</source>
        <translation>en cours de classement</translation>
    </message>
    <message>
        <source>routing failed</source>
        <translation>classement échoué</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
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
        <translation>Ouverts %1</translation>
    </message>
    <message>
        <source>Snoozed %1</source>
        <comment>a number of items</comment>
        <translation>Reportés %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>a number of items</comment>
        <translation>Terminés %1</translation>
    </message>
    <message>
        <source>Declined %1</source>
        <comment>a number of items</comment>
        <translation>Refusés %1</translation>
    </message>
    <message>
        <source>Duplicates %1</source>
        <comment>a number of items</comment>
        <translation>Doublons %1</translation>
    </message>
    <message>
        <source>waiting to be sent</source>
        <translation>en attente d’envoi</translation>
    </message>
    <message>
        <source>change refused</source>
        <translation>modification refusée</translation>
    </message>
    <message>
        <source>changed by someone else too</source>
        <translation>modifié aussi par quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Can still be undone</source>
        <translation>Peut encore être annulé</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>En cours d’envoi</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>Conflit</translation>
    </message>
    <message>
        <source>Triage Desk</source>
        <translation>Triage Desk</translation>
    </message>
    <message>
        <source>A former member</source>
        <translation>Un ancien membre</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred</comment>
        <translation>%1&#x202f;%</translation>
    </message>
    <message>
        <source>The server does not accept the token: it was revoked, or belongs to another server.</source>
        <translation>Le serveur n’accepte pas le jeton&#xa0;: il a été révoqué, ou il appartient à un autre serveur.</translation>
    </message>
    <message>
        <source>This token is one for widgets, which can only hand in feedback.</source>
        <translation>Ce jeton est destiné aux widgets, qui ne peuvent que déposer des retours.</translation>
    </message>
    <message>
        <source>Something went wrong at the server. Try again later.</source>
        <translation>Un problème est survenu sur le serveur. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The server refused this: %1.</source>
        <comment>kind of problem</comment>
        <translation>Le serveur a refusé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Available when you’re back online.</source>
        <translation>Disponible dès que vous serez de nouveau en ligne.</translation>
    </message>
    <message>
        <source>Not known while you are signed out. Connect again to see it.</source>
        <translation>Inconnu tant que vous êtes déconnecté. Reconnectez-vous pour le voir.</translation>
    </message>
    <message>
        <source>Language not known</source>
        <translation>Langue inconnue</translation>
    </message>
    <message>
        <source>Matched in a duplicate: %1</source>
        <translation>Trouvé dans un doublon : %1</translation>
    </message>
    <message>
        <source>back since %1</source>
        <comment>an item after its snooze, time</comment>
        <translation>de retour depuis %1</translation>
    </message>
</context>
<context>
    <name>triage::app::Workspace</name>
    <message>
        <source>Wait until this is done, or cancel it: %1</source>
        <translation>Attendez que ce soit terminé, ou annulez&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not undone: %1</source>
        <translation>Non annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not redone: %1</source>
        <translation>Non rétabli&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (et %Ln autre)</numerusform>
            <numerusform>%1 (et %Ln autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>Annulé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>Rétabli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>Déplacer vers %1</translation>
    </message>
    <message>
        <source>Also add to %1</source>
        <translation>Ajouter aussi à %1</translation>
    </message>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>act, why</comment>
        <translation>Non enregistré : %1. %2</translation>
    </message>
    <message>
        <source>%1 – saved here, to be sent</source>
        <comment>act of many items</comment>
        <translation>%1 – enregistré ici, en attente d’envoi</translation>
    </message>
</context>
<context>
    <name>triage::app::detail</name>
    <message>
        <source>The server’s answer was not understood: %1</source>
        <translation>La réponse du serveur n’a pas été comprise&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::SuggestionPanel</name>
    <message>
        <source>Suggested buffers</source>
        <translation>Bacs proposés</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>key, buffer, confidence</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>C’est bon</translation>
    </message>
    <message>
        <source>Move Here</source>
        <translation>Déplacer ici</translation>
    </message>
</context>
<context>
    <name>triage::app::ReviewStrip</name>
    <message>
        <source>No clear match</source>
        <translation>Aucune correspondance claire</translation>
    </message>
    <message>
        <source>Not sure: %1</source>
        <comment>confidence</comment>
        <translation>Incertain : %1</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>À vérifier</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Why it’s here</source>
        <translation>Pourquoi ici</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>C’est bon</translation>
    </message>
</context>
<context>
    <name>triage::app::TargetSection</name>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportsDialog</name>
    <message>
        <source>Imports</source>
        <translation>Importations</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>Importé</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>&amp;Undo Import…</source>
        <translation>&amp;Annuler l’importation…</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>Annuler l’importation</translation>
    </message>
    <message>
        <source>Reading the imports…</source>
        <translation>Lecture des importations…</translation>
    </message>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>Rien n’a encore été importé.</translation>
    </message>
    <message>
        <source>Choose an import first.</source>
        <translation>Choisissez d’abord une importation.</translation>
    </message>
    <message>
        <source>This import is undone already.</source>
        <translation>Cette importation est déjà annulée.</translation>
    </message>
    <message>
        <source>Wait until the import or export is done.</source>
        <translation>Attendez la fin de l’importation ou de l’exportation.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %Ln items that came from %1? Items that somebody has worked on since stay.</source>
        <translation>
            <numerusform>Supprimer %Ln élément venu de %1 ? Ceux que quelqu’un a traités depuis restent.</numerusform>
            <numerusform>Supprimer les %Ln éléments venus de %1 ? Ceux que quelqu’un a traités depuis restent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Being undone</source>
        <translation>Annulation en cours</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Annulé</translation>
    </message>
</context>
<context>
    <name>triage::app::OrganizationDialog</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Organization settings</source>
        <translation>Paramètres de l’organisation</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Organization name</source>
        <translation>Nom de l’organisation</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>&amp;Route new feedback automatically</source>
        <translation>Cla&amp;sser automatiquement les nouveaux retours</translation>
    </message>
    <message>
        <source>&amp;Auto-assign at</source>
        <translation>&amp;Attribuer automatiquement à</translation>
    </message>
    <message>
        <source>Auto-assign at</source>
        <translation>Attribuer automatiquement à</translation>
    </message>
    <message>
        <source>With this confidence or more, feedback goes into a buffer.</source>
        <translation>À partir de cette confiance, le retour est placé dans un bac.</translation>
    </message>
    <message>
        <source>Re&amp;view at</source>
        <translation>À &amp;vérifier à partir de</translation>
    </message>
    <message>
        <source>Review at</source>
        <translation>À vérifier à partir de</translation>
    </message>
    <message>
        <source>From here up to the value above it goes there too, and somebody has to look at it.</source>
        <translation>De cette valeur jusqu’à celle du dessus, il y va aussi, et quelqu’un doit le vérifier.</translation>
    </message>
    <message>
        <source>&amp;Propose new buffers</source>
        <translation>&amp;Proposer de nouveaux bacs</translation>
    </message>
    <message>
        <source>Suggest &amp;buffers at</source>
        <translation>Suggérer des &amp;bacs à</translation>
    </message>
    <message>
        <source>Suggest buffers at</source>
        <translation>Suggérer des bacs à</translation>
    </message>
    <message>
        <source>If nothing fits, a buffer is proposed with this confidence or more.</source>
        <translation>Si rien ne convient, un bac est proposé à partir de cette confiance.</translation>
    </message>
    <message>
        <source>An organization needs a name.</source>
        <translation>Une organisation doit avoir un nom.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texte est trop long.</translation>
    </message>
    <message>
        <source>“Review at” must not be above “Auto-assign at”.</source>
        <translation>« À vérifier à partir de » ne doit pas dépasser « Attribuer automatiquement à ».</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Saving the settings…</source>
        <translation>Enregistrement des paramètres…</translation>
    </message>
    <message>
        <source>Saved the settings of %1</source>
        <translation>Paramètres de %1 enregistrés</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates automatically</source>
        <translation>&amp;Fusionner automatiquement les doublons</translation>
    </message>
    <message>
        <source>Merge a&amp;t</source>
        <translation>Fusionner à par&amp;tir de</translation>
    </message>
    <message>
        <source>Merge at</source>
        <translation>Fusionner à partir de</translation>
    </message>
    <message>
        <source>New feedback that is the same as other feedback with this probability or more becomes its duplicate. Everybody can unmerge it.</source>
        <translation>Un nouveau retour identique à un autre avec cette probabilité ou plus devient son doublon. Chacun peut l’en retirer.</translation>
    </message>
    <message>
        <source>Duplicates can be merged automatically once people have judged at least %1 suggestions and accepted at least %2 of them.</source>
        <comment>number, share</comment>
        <translation>Les doublons peuvent être fusionnés automatiquement dès que des personnes ont jugé au moins %1 propositions et en ont accepté au moins %2.</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchCompletion</name>
    <message>
        <source>Filters to search with</source>
        <translation>Filtres de recherche</translation>
    </message>
</context>
<context>
    <name>triage::app::BulkPane</name>
    <message>
        <source>Selected items</source>
        <translation>Éléments sélectionnés</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>Sans bac</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>buffer, number of the selected items in it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>triage::app::ListHeading</name>
    <message>
        <source>Edit buffer %1</source>
        <translation>Modifier le bac %1</translation>
    </message>
</context>
<context>
    <name>triage::app::Menus</name>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
</context>
<context>
    <name>triage::app::PeriodCombo</name>
    <message>
        <source>Any time</source>
        <translation>Toutes dates</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 derniers jours</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 derniers jours</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>90 derniers jours</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>12 derniers mois</translation>
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
        <translation>Ressemble plutôt à «&#xa0;%1&#xa0;», qui ne va dans aucun bac.</translation>
    </message>
    <message>
        <source>Similar to “%1”, which is there.</source>
        <translation>Ressemble à «&#xa0;%1&#xa0;», qui s’y trouve.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a word of the text</comment>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Matched on %1.</source>
        <comment>words of the text</comment>
        <translation>Correspond sur %1.</translation>
    </message>
    <message>
        <source>Similar wording to %1.</source>
        <comment>buffer</comment>
        <translation>Mots semblables à ceux de %1.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by similar spelling.</source>
        <translation>Aucune correspondance claire. Le plus proche&#xa0;: %1 (%2), seulement par une graphie semblable.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by %3.</source>
        <translation>Aucune correspondance claire. Le plus proche&#xa0;: %1 (%2), seulement par %3.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2); %3 is needed.</source>
        <translation>Aucune correspondance claire. Le plus proche&#xa0;: %1 (%2)&#xa0;; il faut %3.</translation>
    </message>
    <message>
        <source>No clear match: no buffer shares a word with the text.</source>
        <translation>Aucune correspondance claire&#xa0;: aucun bac n’a de mot en commun avec le texte.</translation>
    </message>
    <message>
        <source>No clear match: the text has no words.</source>
        <translation>Aucune correspondance claire&#xa0;: le texte n’a pas de mots.</translation>
    </message>
    <message>
        <source>There is no buffer to route into.</source>
        <translation>Il n’y a aucun bac où classer.</translation>
    </message>
    <message>
        <source>Routing is switched off for the organization.</source>
        <translation>Le classement est désactivé pour l’organisation.</translation>
    </message>
    <message>
        <source>Close in meaning to %1.</source>
        <comment>buffer</comment>
        <translation>Proche de %1 par le sens.</translation>
    </message>
</context>
<context>
    <name>triage::app::SecretField</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>Copy it now. You won’t see it again.</source>
        <translation>Copiez-le maintenant. Il ne sera plus affiché.</translation>
    </message>
    <message>
        <source>Copied. It is not shown again once this is closed.</source>
        <translation>Copié. Il ne sera plus montré après la fermeture.</translation>
    </message>
    <message>
        <source>Secret not copied</source>
        <translation>Secret non copié</translation>
    </message>
    <message>
        <source>Close without copying the secret? It cannot be shown again.</source>
        <translation>Fermer sans copier le secret&#x202f;? Il ne pourra plus être montré.</translation>
    </message>
    <message>
        <source>Close Without Copying</source>
        <translation>Fermer sans copier</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookWords</name>
    <message>
        <source>On</source>
        <translation>Activé</translation>
    </message>
    <message>
        <source>On: nothing that was sent is failing.</source>
        <translation>Activé : rien de ce qui a été envoyé n’échoue.</translation>
    </message>
    <message>
        <source>Standard Webhooks</source>
        <translation>Standard Webhooks</translation>
    </message>
    <message>
        <source>Your own template</source>
        <translation>Votre propre modèle</translation>
    </message>
    <message>
        <source>Switched off by the server</source>
        <translation>Désactivé par le serveur</translation>
    </message>
    <message>
        <source>Switched off by the server: %1 Mend the receiver, then switch it on.</source>
        <translation>Désactivé par le serveur : %1 Réparez le destinataire, puis activez-le.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Désactivé</translation>
    </message>
    <message>
        <source>Switched off by a person: nothing is sent, nothing is recorded.</source>
        <translation>Désactivé par une personne : rien n’est envoyé ni enregistré.</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>En échec depuis %1</translation>
    </message>
    <message>
        <source>Nothing has arrived since %1. Each message is tried nine times over a day; after five days of failures the server switches the webhook off.</source>
        <translation>Rien n’est arrivé depuis %1. Chaque message est tenté neuf fois en un jour ; après cinq jours d’échecs, le serveur désactive le webhook.</translation>
    </message>
    <message>
        <source>No answer after %1 ms: %2</source>
        <comment>duration, reason</comment>
        <translation>Pas de réponse après %1 ms : %2</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms</source>
        <comment>HTTP status, duration</comment>
        <translation>Réponse %1 après %2 ms</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>En attente</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>En échec</translation>
    </message>
    <message>
        <source>Its buffer was deleted</source>
        <translation>Son bac a été supprimé</translation>
    </message>
    <message>
        <source>The buffer that it is limited to was deleted: nothing of that buffer is sent. Restore the buffer, or choose another one.</source>
        <translation>Le bac auquel il se limite a été supprimé : rien de ce bac n’est envoyé. Restaurez le bac ou choisissez-en un autre.</translation>
    </message>
</context>
<context>
    <name>triage::WebhookEvent</name>
    <message>
        <source>All events</source>
        <translation>Tous les événements</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>Nouveau retour</translation>
    </message>
    <message>
        <source>Feedback edited</source>
        <translation>Retour modifié</translation>
    </message>
    <message>
        <source>Feedback deleted</source>
        <translation>Retour supprimé</translation>
    </message>
    <message>
        <source>Feedback routed</source>
        <translation>Retour classé</translation>
    </message>
    <message>
        <source>Feedback put into a buffer</source>
        <translation>Retour placé dans un bac</translation>
    </message>
    <message>
        <source>Feedback taken out of a buffer</source>
        <translation>Retour retiré d’un bac</translation>
    </message>
    <message>
        <source>Status, owner, snooze or tags changed</source>
        <translation>Statut, responsable, report ou étiquettes modifiés</translation>
    </message>
    <message>
        <source>Snooze ended</source>
        <translation>Report terminé</translation>
    </message>
    <message>
        <source>Feedback marked as a duplicate</source>
        <translation>Retour marqué comme doublon</translation>
    </message>
    <message>
        <source>Feedback no longer a duplicate</source>
        <translation>Retour qui n’est plus un doublon</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>Nouvelle note</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>Nouveau bac</translation>
    </message>
    <message>
        <source>Buffer edited</source>
        <translation>Bac modifié</translation>
    </message>
    <message>
        <source>Buffer deleted</source>
        <translation>Bac supprimé</translation>
    </message>
    <message>
        <source>More feedback than usual in a buffer</source>
        <translation>Plus de retours que d’habitude dans un bac</translation>
    </message>
    <message>
        <source>New vote</source>
        <translation>Nouveau vote</translation>
    </message>
    <message>
        <source>Research question answered</source>
        <translation>Question de recherche répondue</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookEvents</name>
    <message>
        <source>E&amp;vents</source>
        <translation>É&amp;vénements</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookSecretDialog</name>
    <message>
        <source>Secret of %1</source>
        <translation>Secret de %1</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>&amp;Secret</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Secret</translation>
    </message>
    <message>
        <source>Give this secret to the receiver. With it, the receiver checks that messages come from this server.</source>
        <translation>Donnez ce secret au destinataire. Il vérifie ainsi que les messages viennent de ce serveur.</translation>
    </message>
    <message>
        <source>Give this secret to the receiver within 24 hours. Until then messages are signed with the old secret, too.</source>
        <translation>Donnez ce secret au destinataire dans les 24 heures. D’ici là, les messages sont aussi signés avec l’ancien secret.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookTestDialog</name>
    <message>
        <source>Test of %1</source>
        <translation>Test de %1</translation>
    </message>
    <message>
        <source>&amp;Beginning of the answer</source>
        <translation>&amp;Début de la réponse</translation>
    </message>
    <message>
        <source>Beginning of the answer</source>
        <translation>Début de la réponse</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>&amp;Send Test</source>
        <translation>Envoyer le &amp;test</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>É&amp;vénement</translation>
    </message>
    <message>
        <source>The message tells of feedback that does not exist. The address has 15 seconds to answer.</source>
        <translation>Le message parle d’un retour qui n’existe pas. L’adresse a 15 secondes pour répondre.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>The test is being sent</source>
        <translation>Envoi du test en cours</translation>
    </message>
    <message>
        <source>The test is being sent.</source>
        <translation>Le test est en cours d’envoi.</translation>
    </message>
    <message>
        <source>Stopped. The message may have arrived.</source>
        <translation>Arrêté. Le message est peut-être arrivé.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookDialog</name>
    <message>
        <source>Edit webhook</source>
        <translation>Modifier le webhook</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Nouveau webhook</translation>
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
        <translation>&amp;Description</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>&amp;Modèle</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>Modèle</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>En&amp;registrer</translation>
    </message>
    <message>
        <source>&amp;Create Webhook</source>
        <translation>&amp;Créer le webhook</translation>
    </message>
    <message>
        <source>Messages are sent here, as HTTP POST with JSON.</source>
        <translation>Les messages sont envoyés ici, en HTTP POST avec du JSON.</translation>
    </message>
    <message>
        <source>What the webhook is for</source>
        <translation>À quoi sert le webhook</translation>
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
        <translation>JSON. Dans ses textes, {{summary}}, {{url}}, {{type}}, {{timestamp}} et des chemins comme {{data.title}} sont remplacés.</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Bac</translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>&amp;Bac</translation>
    </message>
    <message>
        <source>&amp;Leave out texts: only identifiers and links</source>
        <translation>&amp;Sans textes : identifiants et liens seulement</translation>
    </message>
    <message>
        <source>S&amp;witched on</source>
        <translation>Ac&amp;tivé</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>Tous les bacs</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>Un bac supprimé</translation>
    </message>
    <message>
        <source>This is not JSON. Placeholders stand inside of quotation marks: %1</source>
        <translation>Ce n’est pas du JSON. Les variables se placent entre guillemets : %1</translation>
    </message>
    <message>
        <source>A webhook needs an address.</source>
        <translation>Un webhook a besoin d’une adresse.</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>Choisissez au moins un événement.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texte est trop long.</translation>
    </message>
    <message>
        <source>The template is not JSON.</source>
        <translation>Le modèle n’est pas du JSON.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Creating the webhook…</source>
        <translation>Création du webhook…</translation>
    </message>
    <message>
        <source>Saving the webhook…</source>
        <translation>Enregistrement du webhook…</translation>
    </message>
    <message>
        <source>Reading the webhook…</source>
        <translation>Lecture du webhook…</translation>
    </message>
    <message>
        <source>Saved the webhook %1</source>
        <translation>Webhook %1 enregistré</translation>
    </message>
    <message>
        <source>Created the webhook %1</source>
        <translation>Webhook %1 créé</translation>
    </message>
    <message>
        <source>Someone changed this webhook while it was open here. What they changed stands here beside your changes. Look at it, then save again.</source>
        <translation>Quelqu’un a modifié ce webhook pendant qu’il était ouvert ici. Ses modifications figurent ici à côté des vôtres. Vérifiez-les, puis enregistrez à nouveau.</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>Étiq&amp;uette</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Statut</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>Tout statut</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>Toute étiquette</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>Stat&amp;ut</translation>
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
        <translation>État</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Événements</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>&amp;Create Webhook…</source>
        <translation>&amp;Créer un webhook…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>S&amp;witch Off</source>
        <translation>&amp;Désactiver</translation>
    </message>
    <message>
        <source>S&amp;witch On</source>
        <translation>Ac&amp;tiver</translation>
    </message>
    <message>
        <source>Send &amp;Test…</source>
        <translation>Envoyer un &amp;test…</translation>
    </message>
    <message>
        <source>&amp;New Secret…</source>
        <translation>&amp;Nouveau secret…</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>Nouveau secret</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>Supprimer le webhook</translation>
    </message>
    <message>
        <source>Reading the webhooks…</source>
        <translation>Lecture des webhooks…</translation>
    </message>
    <message>
        <source>No webhooks yet. Add one to notify another program.</source>
        <translation>Aucun webhook pour l’instant. Ajoutez-en un pour avertir un autre programme.</translation>
    </message>
    <message>
        <source>Choose a webhook first.</source>
        <translation>Choisissez d’abord un webhook.</translation>
    </message>
    <message>
        <source>Switching the webhook off…</source>
        <translation>Désactivation du webhook…</translation>
    </message>
    <message>
        <source>Switching the webhook on…</source>
        <translation>Activation du webhook…</translation>
    </message>
    <message>
        <source>Switched on the webhook %1</source>
        <translation>Webhook %1 activé</translation>
    </message>
    <message>
        <source>Switched off the webhook %1</source>
        <translation>Webhook %1 désactivé</translation>
    </message>
    <message>
        <source>Make a new secret for the webhook %1? Messages are signed with both secrets for 24 hours; then the old one no longer counts.</source>
        <translation>Créer un nouveau secret pour le webhook %1 ? Pendant 24 heures, les messages sont signés avec les deux secrets ; ensuite l’ancien ne compte plus.</translation>
    </message>
    <message>
        <source>Make New Secret</source>
        <translation>Créer un nouveau secret</translation>
    </message>
    <message>
        <source>Making a new secret…</source>
        <translation>Création d’un nouveau secret…</translation>
    </message>
    <message>
        <source>Delete the webhook %1? Nothing more is sent to it, not even pending messages, and its log is lost. This cannot be undone.</source>
        <translation>Supprimer le webhook %1 ? Plus rien n’y est envoyé, pas même ce qui attend, et son journal est perdu. C’est irréversible.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>Deleting the webhook…</source>
        <translation>Suppression du webhook…</translation>
    </message>
    <message>
        <source>Deleted the webhook %1</source>
        <translation>Webhook %1 supprimé</translation>
    </message>
    <message>
        <source>De&amp;liveries…</source>
        <translation>&amp;Livraisons…</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookLogDialog</name>
    <message>
        <source>Deliveries to %1</source>
        <translation>Livraisons à %1</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>Livraisons</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Événement</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Heure</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>Tentatives</translation>
    </message>
    <message>
        <source>Next attempt</source>
        <translation>Prochaine tentative</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>Act&amp;ualiser</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>&amp;Renvoyer</translation>
    </message>
    <message>
        <source>Send Again &amp;Since…</source>
        <translation>Renvoyer &amp;depuis…</translation>
    </message>
    <message>
        <source>Which deliveries to show</source>
        <translation>Livraisons à afficher</translation>
    </message>
    <message>
        <source>All deliveries</source>
        <translation>Toutes les livraisons</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>&amp;Afficher</translation>
    </message>
    <message>
        <source>Place in the log</source>
        <translation>Position dans le journal</translation>
    </message>
    <message>
        <source>Newer deliveries</source>
        <translation>Livraisons plus récentes</translation>
    </message>
    <message>
        <source>Older deliveries</source>
        <translation>Livraisons plus anciennes</translation>
    </message>
    <message>
        <source>Atte&amp;mpts of the chosen delivery</source>
        <translation>&amp;Tentatives de la livraison choisie</translation>
    </message>
    <message>
        <source>Reading the deliveries…</source>
        <translation>Lecture des livraisons…</translation>
    </message>
    <message>
        <source>No delivery is in this state.</source>
        <translation>Aucune livraison n’est dans cet état.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>Rien n’a encore été envoyé.</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>first, last, number of deliveries</comment>
        <translation>%1–%2 sur %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no more.</source>
        <translation>Il n’y en a pas d’autres.</translation>
    </message>
    <message>
        <source>Choose a delivery first.</source>
        <translation>Choisissez d’abord une livraison.</translation>
    </message>
    <message>
        <source>Sending it again…</source>
        <translation>Nouvel envoi…</translation>
    </message>
    <message>
        <source>Sending them again…</source>
        <translation>Nouvel envoi…</translation>
    </message>
    <message>
        <source>It is sent again, with the same identifier.</source>
        <translation>Elle est renvoyée, avec le même identifiant.</translation>
    </message>
    <message>
        <source>Since then nothing was sent that does not wait already.</source>
        <translation>Depuis, rien n’a été envoyé qui n’attende déjà.</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries are sent again.</source>
        <translation>
            <numerusform>%Ln livraison est renvoyée.</numerusform>
            <numerusform>%Ln livraisons sont renvoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>Retours</translation>
    </message>
    <message>
        <source>&amp;Open Feedback</source>
        <translation>&amp;Ouvrir le retour</translation>
    </message>
    <message>
        <source>There is no feedback to open here.</source>
        <translation>Il n’y a aucun retour à ouvrir ici.</translation>
    </message>
</context>
<context>
    <name>triage::app::ReplaySinceDialog</name>
    <message>
        <source>Send again</source>
        <translation>Renvoyer</translation>
    </message>
    <message>
        <source>&amp;Send Again</source>
        <translation>&amp;Renvoyer</translation>
    </message>
    <message>
        <source>Everything that was to be sent s&amp;ince</source>
        <translation>&amp;Tout ce qui devait être envoyé depuis</translation>
    </message>
    <message>
        <source>Also what arrived before. The receiver knows a message by its identifier, which stays the same. At most 10,000 at a time.</source>
        <translation>Aussi ce qui est déjà arrivé. Le destinataire reconnaît un message à son identifiant, qui reste le même. Au plus 10 000 à la fois.</translation>
    </message>
</context>
<context>
    <name>triage::app::UndoneChanges</name>
    <message>
        <source>%1 (undone)</source>
        <comment>what happened</comment>
        <translation>%1 (annulé)</translation>
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
        <translation>Attribué à %1</translation>
    </message>
    <message>
        <source>It is assigned to you already</source>
        <translation>Il vous est déjà attribué</translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>C’est déjà le cas</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Étiqueter %Ln élément</numerusform>
            <numerusform>Étiqueter %Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wake %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Ramener %Ln élément</numerusform>
            <numerusform>Ramener %Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snooze %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Reporter %Ln élément</numerusform>
            <numerusform>Reporter %Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Refuser %Ln élément</numerusform>
            <numerusform>Refuser %Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marquer %Ln élément comme terminé</numerusform>
            <numerusform>Marquer %Ln éléments comme terminé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Rouvrir %Ln élément</numerusform>
            <numerusform>Rouvrir %Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %1 off %n</source>
        <comment>tags, feedback</comment>
        <translation>
            <numerusform>Étiquette retirée de %Ln élément : %1</numerusform>
            <numerusform>Étiquette retirée de %Ln éléments : %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tagged %n with %1</source>
        <comment>feedback, tags</comment>
        <translation>
            <numerusform>%Ln élément étiqueté %1</numerusform>
            <numerusform>%Ln éléments étiquetés %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Woke %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément ramené</numerusform>
            <numerusform>%Ln éléments ramenés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n until %1</source>
        <comment>feedback, time</comment>
        <translation>
            <numerusform>%Ln élément reporté au %1</numerusform>
            <numerusform>%Ln éléments reportés au %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declined %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément refusé</numerusform>
            <numerusform>%Ln éléments refusés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément marqué comme terminé</numerusform>
            <numerusform>%Ln éléments marqués comme terminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément rouvert</numerusform>
            <numerusform>%Ln éléments rouverts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>%Ln élément attribué à %1</numerusform>
            <numerusform>%Ln éléments attribués à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément vous est attribué</numerusform>
            <numerusform>%Ln éléments vous sont attribués</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassigned %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Attribution de %Ln élément retirée</numerusform>
            <numerusform>Attribution de %Ln éléments retirée</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>Attribuer %Ln élément à %1</numerusform>
            <numerusform>Attribuer %Ln éléments à %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Vous attribuer %Ln élément</numerusform>
            <numerusform>Vous attribuer %Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Retirer l’attribution de %Ln élément</numerusform>
            <numerusform>Retirer l’attribution de %Ln éléments</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SnoozeDialog</name>
    <message>
        <source>This time is over.</source>
        <translation>Ce moment est passé.</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>Date et heure</translation>
    </message>
    <message>
        <source>&amp;Date and time</source>
        <translation>&amp;Date et heure</translation>
    </message>
    <message>
        <source>&amp;Snooze</source>
        <translation>Re&amp;porter</translation>
    </message>
    <message>
        <source>Snooze until</source>
        <translation>Reporter au</translation>
    </message>
    <message>
        <source>For example: %1, 14:30, 20 min, tomorrow 9, Monday</source>
        <comment>a date and time</comment>
        <translation>Par exemple : %1, 14:30, 20 min, demain 9, lundi</translation>
    </message>
    <message>
        <source>This is not a time.</source>
        <translation>Ce n’est pas une heure.</translation>
    </message>
</context>
<context>
    <name>triage::app::OwnerPicker</name>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>Attribuer à</translation>
    </message>
    <message>
        <source>Matching members</source>
        <translation>Membres correspondants</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
</context>
<context>
    <name>triage::app::TagPicker</name>
    <message>
        <source>At most %1 characters</source>
        <translation>Au plus %1 caractères</translation>
    </message>
    <message>
        <source>A tag has no comma</source>
        <translation>Une étiquette n’a pas de virgule</translation>
    </message>
    <message>
        <source>New tag “%1”</source>
        <translation>Nouvelle étiquette « %1 »</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>retirer</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Matching tags</source>
        <translation>Étiquettes correspondantes</translation>
    </message>
    <message>
        <source>Tag, or a new one</source>
        <translation>Étiquette, même nouvelle</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPickers</name>
    <message>
        <source>A &amp;Date…</source>
        <translation>&amp;Une date…</translation>
    </message>
    <message>
        <source>&amp;Monday</source>
        <translation>L&amp;undi</translation>
    </message>
    <message>
        <source>&amp;Tomorrow</source>
        <translation>&amp;Demain</translation>
    </message>
    <message>
        <source>&amp;Later Today</source>
        <translation>P&amp;lus tard aujourd’hui</translation>
    </message>
    <message>
        <source>&amp;Wake Now</source>
        <translation>&amp;Ramener maintenant</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>Reporter</translation>
    </message>
    <message>
        <source>In 1 &amp;Hour</source>
        <translation>Dans 1 &amp;heure</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkStrip</name>
    <message>
        <source>Open Again</source>
        <translation>Rouvrir</translation>
    </message>
    <message>
        <source>Show feedback with the tag %1</source>
        <translation>Afficher les retours avec l’étiquette %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>quelqu’un</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <comment>member</comment>
        <translation>Responsable : %1</translation>
    </message>
    <message>
        <source>Snoozed until %1</source>
        <comment>time</comment>
        <translation>Reporté au %1</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
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
        <translation>État</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>command, what it does</comment>
        <translation>%1 : %2</translation>
    </message>
</context>
<context>
    <name>triage::app::FilterChips</name>
    <message>
        <source>In any state</source>
        <translation>Dans n’importe quel état</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusé</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Open, also snoozed</source>
        <translation>Ouvert, même reporté</translation>
    </message>
    <message>
        <source>To work on</source>
        <translation>À traiter</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Done or declined</source>
        <translation>Terminés ou refusés</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>Reportés</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>Responsable : %1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Étiquette %1</translation>
    </message>
    <message>
        <source>Each group once</source>
        <translation>Chaque groupe une fois</translation>
    </message>
    <message>
        <source>With duplicates</source>
        <translation>Avec les doublons</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateActs</name>
    <message>
        <source>No duplicate is suggested.</source>
        <translation>Aucun doublon n’est proposé.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Rien n’est sélectionné.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateQueue</name>
    <message>
        <source>the same with a probability of %1</source>
        <translation>identique avec une probabilité de %1</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>fusionné</translation>
    </message>
    <message>
        <source>marked as different</source>
        <translation>marqué comme différent</translation>
    </message>
    <message>
        <source>merged or deleted meanwhile</source>
        <translation>fusionné ou supprimé entre-temps</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The suggestions cannot be read</source>
        <translation>Les propositions ne peuvent pas être lues</translation>
    </message>
    <message>
        <source>Suggested duplicates</source>
        <translation>Doublons proposés</translation>
    </message>
    <message>
        <source>Reading the suggestions…</source>
        <translation>Lecture des propositions…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>No duplicates are suggested</source>
        <translation>Aucun doublon n’est proposé</translation>
    </message>
    <message>
        <source>New feedback is compared with the rest while it is routed.</source>
        <translation>Les nouveaux commentaires sont comparés aux autres pendant leur routage.</translation>
    </message>
    <message>
        <source>May be the same</source>
        <translation>Peut-être identique</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>Recherche de doublons…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Items of the group</source>
        <translation>Éléments du groupe</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>En commun : %1</translation>
    </message>
    <message>
        <source>Merged groups: %1. Groups without duplicates: %2.</source>
        <comment>numbers</comment>
        <translation>Groupes fusionnés : %1. Groupes sans doublons : %2.</translation>
    </message>
    <message>
        <source>Everything is judged</source>
        <translation>Tout est jugé</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>And %1 more</source>
        <comment>number</comment>
        <translation>Et %1 autres</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>place, state</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>group</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>Pas un doublon</translation>
    </message>
    <message>
        <source>Your last change was not made here. Undo it in the main window.</source>
        <translation>Votre dernière modification n’a pas été faite ici. Annulez-la dans la fenêtre principale.</translation>
    </message>
    <message>
        <source>Undo All</source>
        <translation>Tout annuler</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>Le plus ancien</translation>
    </message>
    <message>
        <source>Keep as original</source>
        <translation>Garder comme original</translation>
    </message>
    <message>
        <source>%1 The oldest item is the original now.</source>
        <comment>sentence</comment>
        <translation>%1 L’élément le plus ancien est maintenant l’original.</translation>
    </message>
    <message>
        <source>These items were merged or deleted meanwhile.</source>
        <translation>Ces éléments ont été fusionnés ou supprimés entre-temps.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateSection</name>
    <message>
        <source>Unmerge</source>
        <translation>Dissocier</translation>
    </message>
    <message>
        <source>Maybe the same</source>
        <translation>Peut-être identique</translation>
    </message>
    <message>
        <source>Make the chosen duplicate an item of its own again</source>
        <translation>Rendre le doublon choisi de nouveau indépendant</translation>
    </message>
    <message>
        <source>Make it an item of its own again</source>
        <translation>Le rendre de nouveau indépendant</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>En commun : %1</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>Doublons : %1</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>Doublons</translation>
    </message>
    <message>
        <source>Duplicate of %1</source>
        <comment>title</comment>
        <translation>Doublon de %1</translation>
    </message>
    <message>
        <source>%1, the same with a probability of %2</source>
        <comment>feedback, share</comment>
        <translation>%1, identique avec une probabilité de %2</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Maybe the same: %1</source>
        <comment>title</comment>
        <translation>Peut-être identique : %1</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>Pas un doublon</translation>
    </message>
</context>
<context>
    <name>triage::app::MergePlans</name>
    <message>
        <source>an item that is not here</source>
        <translation>un élément absent d’ici</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>Ils sont déjà fusionnés</translation>
    </message>
    <message>
        <source>The original was deleted.</source>
        <translation>L’original a été supprimé.</translation>
    </message>
    <message numerus="yes">
        <source>Unmerge %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Dissocier %Ln élément</numerusform>
            <numerusform>Dissocier %Ln éléments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>%Ln élément fusionné avec « %1 »</numerusform>
            <numerusform>%Ln éléments fusionnés avec « %1 »</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as different; they are not suggested again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément marqué comme différent ; il ne sera plus proposé</numerusform>
            <numerusform>%Ln éléments marqués comme différents ; ils ne seront plus proposés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>Fusionner %Ln élément avec « %1 »</numerusform>
            <numerusform>Fusionner %Ln éléments avec « %1 »</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as different</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Marquer %Ln élément comme différent</numerusform>
            <numerusform>Marquer %Ln éléments comme différents</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>C’est déjà le cas</translation>
    </message>
    <message>
        <source>It is not a duplicate and has none</source>
        <translation>Ce n’est pas un doublon et il n’en a pas</translation>
    </message>
    <message numerus="yes">
        <source>Unmerged %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln élément est de nouveau indépendant</numerusform>
            <numerusform>%Ln éléments sont de nouveau indépendants</numerusform>
        </translation>
    </message>
    <message>
        <source>The original is not in the copy on this computer.</source>
        <translation>L’original n’est pas dans la copie de cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>triage::app::SamePicker</name>
    <message>
        <source>Words of the item to merge with</source>
        <translation>Mots de l’élément avec lequel fusionner</translation>
    </message>
    <message>
        <source>Words of the item</source>
        <translation>Mots de l’élément</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Fusionner avec</translation>
    </message>
    <message>
        <source>Matching feedback</source>
        <translation>Commentaires correspondants</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>Original</translation>
    </message>
    <message>
        <source>Which one do the others become duplicates of?</source>
        <translation>De quel élément les autres deviennent-ils des doublons ?</translation>
    </message>
    <message>
        <source>Nothing is suggested. Type words of the other item.</source>
        <translation>Rien n’est suggéré. Saisissez des mots de l’autre élément.</translation>
    </message>
    <message>
        <source>Nothing else has these words.</source>
        <translation>Aucun autre élément ne contient ces mots.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewDialog</name>
    <message>
        <source>Saving the view…</source>
        <translation>Enregistrement de la vue…</translation>
    </message>
    <message>
        <source>A view needs a name.</source>
        <translation>Une vue a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texte est trop long.</translation>
    </message>
    <message>
        <source>&amp;Save View</source>
        <translation>&amp;Enregistrer la vue</translation>
    </message>
    <message>
        <source>&amp;Everybody in the organization sees it</source>
        <translation>&amp;Toute l’organisation la voit</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>Nom de la vue</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Save as view</source>
        <translation>Enregistrer comme vue</translation>
    </message>
    <message>
        <source>Edit view</source>
        <translation>Modifier la vue</translation>
    </message>
    <message>
        <source>Somebody deleted this view. Save it again to keep the list as a new view.</source>
        <translation>Quelqu’un a supprimé cette vue. Enregistrez-la de nouveau pour garder la liste comme nouvelle vue.</translation>
    </message>
</context>
<context>
    <name>triage::app::TakeNext</name>
    <message numerus="yes">
        <source>%1 You finished %n today.</source>
        <comment>sentence about an empty queue</comment>
        <translation>
            <numerusform>%1 Vous en avez terminé %Ln aujourd’hui.</numerusform>
            <numerusform>%1 Vous en avez terminé %Ln aujourd’hui.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here is free. Everything is assigned, or somebody is writing on it.</source>
        <translation>Rien n’est libre ici. Tout est attribué, ou quelqu’un est en train d’y écrire.</translation>
    </message>
    <message>
        <source>Assigned to you: %1</source>
        <comment>feedback</comment>
        <translation>Vous est attribué : %1</translation>
    </message>
    <message>
        <source>The next item comes from a buffer, a saved view or all feedback. Clear the search and the filters, or save this list as a view.</source>
        <translation>Le retour suivant vient d’un bac, d’une vue enregistrée ou de tous les retours. Effacez la recherche et les filtres, ou enregistrez cette liste comme vue.</translation>
    </message>
    <message>
        <source>Go to a buffer or to all feedback, or save this list as a view.</source>
        <translation>Allez à un bac ou à tous les retours, ou enregistrez cette liste comme vue.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewActions</name>
    <message>
        <source>It is the last one</source>
        <translation>C’est le dernier</translation>
    </message>
    <message>
        <source>It is the first one</source>
        <translation>C’est le premier</translation>
    </message>
    <message>
        <source>The view has these filters already</source>
        <translation>La vue a déjà ces filtres</translation>
    </message>
    <message>
        <source>Open a view first</source>
        <translation>Ouvrez d’abord une vue</translation>
    </message>
    <message>
        <source>The view %1 has filters that this program does not have. Its list here has more.</source>
        <translation>La vue %1 a des filtres que ce programme n’a pas. Sa liste en contient plus ici.</translation>
    </message>
    <message>
        <source>The buffer of this view was deleted.</source>
        <translation>Le bac de cette vue a été supprimé.</translation>
    </message>
    <message>
        <source>This view is not here, or it was deleted.</source>
        <translation>Cette vue n’est pas ici, ou elle a été supprimée.</translation>
    </message>
    <message>
        <source>View deleted: %1</source>
        <translation>Vue supprimée : %1</translation>
    </message>
    <message>
        <source>View moved: %1</source>
        <translation>Vue déplacée : %1</translation>
    </message>
    <message>
        <source>View changed: %1</source>
        <translation>Vue modifiée : %1</translation>
    </message>
    <message>
        <source>View saved: %1</source>
        <translation>Vue enregistrée : %1</translation>
    </message>
    <message>
        <source>The view %1 was deleted. Its list stays here.</source>
        <translation>La vue %1 a été supprimée. Sa liste reste ici.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>L’étiquette %1 n’existe plus.</translation>
    </message>
    <message>
        <source>The view %1 was changed.</source>
        <translation>La vue %1 a été modifiée.</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPlots</name>
    <message numerus="yes">
        <source>%1 did most: %Ln</source>
        <comment>member, count</comment>
        <translation>
            <numerusform>%1 en a fait le plus : %Ln</numerusform>
            <numerusform>%1 en a fait le plus : %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %Ln were done within %1</source>
        <comment>count, duration</comment>
        <translation>
            <numerusform>La moitié de %Ln a été terminée en %1</numerusform>
            <numerusform>La moitié de %Ln a été terminée en %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are open</source>
        <translation>
            <numerusform>%Ln élément est ouvert</numerusform>
            <numerusform>%Ln éléments sont ouverts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln open items are older than a year</source>
        <comment>a number, all of them</comment>
        <translation>
            <numerusform>%1 sur %Ln élément ouvert a plus d’un an</numerusform>
            <numerusform>%1 sur %Ln éléments ouverts ont plus d’un an</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln days</source>
        <translation>
            <numerusform>Au plus %Ln jour</numerusform>
            <numerusform>Au plus %Ln jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln days</source>
        <translation>
            <numerusform>Plus de %Ln jour</numerusform>
            <numerusform>Plus de %Ln jours</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>Responsable</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Âge</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouverts</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>%1 opened, %2 closed</source>
        <comment>numbers of feedback</comment>
        <translation>%1 ouverts, %2 fermés</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>Refusés</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>Semaine</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Fermés</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>Ouverts</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewCommands</name>
    <message>
        <source>Link to this view copied</source>
        <translation>Lien vers cette vue copié</translation>
    </message>
    <message>
        <source>Link to this list copied</source>
        <translation>Lien vers cette liste copié</translation>
    </message>
</context>
<context>
    <name>triage::app::PagedDialog</name>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
</context>
<context>
    <name>triage::app::SettingsDialog</name>
    <message>
        <source>API tokens</source>
        <translation>Jetons d’API</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>Importations</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>Membres</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>Organisation</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Paramètres</translation>
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
        <translation>Faire entrer des retours</translation>
    </message>
    <message>
        <source>Close Getting Started</source>
        <translation>Fermer les premiers pas</translation>
    </message>
    <message>
        <source>Create a buffer for each topic</source>
        <translation>Créer un bac pour chaque sujet</translation>
    </message>
    <message>
        <source>Getting started %1/%2</source>
        <comment>number of steps that are done, of all steps</comment>
        <translation>Premiers pas %1/%2</translation>
    </message>
    <message>
        <source>Invite a colleague</source>
        <translation>Inviter un collègue</translation>
    </message>
    <message>
        <source>Learn four keys: J goes on, K goes back, Y confirms, M moves</source>
        <translation>Apprendre quatre touches : J avance, K recule, Y confirme, M déplace</translation>
    </message>
    <message>
        <source>The first steps to a sorted inbox</source>
        <translation>Les premiers pas vers une boîte bien triée</translation>
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
        <translation>jours</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>heures</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>minutes</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>demain</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>semaines</translation>
    </message>
</context>
<context>
    <name>triage::app::ListTally</name>
    <message>
        <source>Show what is done, snoozed, declined or a duplicate, too</source>
        <translation>Afficher aussi ce qui est terminé, reporté, refusé ou en double</translation>
    </message>
    <message>
        <source>%1 hidden · Show</source>
        <comment>such as: 34 done, 3 snoozed</comment>
        <translation>Masqués&#xa0;: %1 · Afficher</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln terminé</numerusform>
            <numerusform>%Ln terminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozed</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln reporté</numerusform>
            <numerusform>%Ln reportés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln refusé</numerusform>
            <numerusform>%Ln refusés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln doublon</numerusform>
            <numerusform>%Ln doublons</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SplitDialog</name>
    <message>
        <source>Split off</source>
        <translation>Scinder</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Titre</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>Te&amp;xte</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>Sans titre</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>Un texte est trop long.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>Enregistrement en cours.</translation>
    </message>
    <message>
        <source>&amp;Remove these words from this feedback</source>
        <translation>&amp;Retirer ces mots de ce retour</translation>
    </message>
    <message>
        <source>&amp;Split Off</source>
        <translation>&amp;Scinder</translation>
    </message>
    <message>
        <source>This feedback has no other words.</source>
        <translation>Ce retour n’a pas d’autres mots.</translation>
    </message>
    <message>
        <source>Splitting…</source>
        <translation>Scission…</translation>
    </message>
    <message>
        <source>This feedback has these words more than once.</source>
        <translation>Ce retour contient ces mots plus d’une fois.</translation>
    </message>
</context>
<context>
    <name>triage::app::IconField</name>
    <message>
        <source>&amp;Icon</source>
        <translation>&amp;Icône</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>Icône</translation>
    </message>
    <message>
        <source>An emoji, or a name from the list</source>
        <translation>Un emoji ou un nom de la liste</translation>
    </message>
    <message>
        <source>Choose an icon</source>
        <translation>Choisir une icône</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>Icônes</translation>
    </message>
    <message>
        <source>No Icon</source>
        <translation>Aucune icône</translation>
    </message>
</context>
<context>
    <name>triage::app::LostChanges</name>
    <message numerus="yes">
        <source>Do lost changes of %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Refaire les modifications perdues de %Ln retour</numerusform>
            <numerusform>Refaire les modifications perdues de %Ln retours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>Refait pour %Ln retour</numerusform>
            <numerusform>Refait pour %Ln retours</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>C’est déjà le cas</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeTable</name>
    <message>
        <source>Somebody assigns an item to me</source>
        <translation>Quelqu’un m’attribue un élément</translation>
    </message>
    <message>
        <source>%1 assigned an item to you</source>
        <translation>%1 vous a attribué un élément</translation>
    </message>
    <message>
        <source>A note on an item that is mine, or that I wrote on</source>
        <translation>Une note sur un élément que j’ai, ou sur lequel j’ai écrit</translation>
    </message>
    <message>
        <source>%1 wrote a note</source>
        <translation>%1 a écrit une note</translation>
    </message>
    <message>
        <source>An item of mine is back from its snooze</source>
        <translation>Un de mes éléments reportés est de retour</translation>
    </message>
    <message>
        <source>Back from its snooze</source>
        <translation>De retour</translation>
    </message>
    <message>
        <source>An item of mine is reported again</source>
        <translation>Un de mes éléments est signalé de nouveau</translation>
    </message>
    <message>
        <source>Reported again</source>
        <translation>Signalé à nouveau</translation>
    </message>
    <message>
        <source>Somebody splits an item of mine</source>
        <translation>Quelqu’un scinde un de mes éléments</translation>
    </message>
    <message>
        <source>%1 split an item of yours</source>
        <translation>%1 a scindé un de vos éléments</translation>
    </message>
    <message>
        <source>A buffer receives more feedback than usual</source>
        <translation>Un bac reçoit plus de retours que d’habitude</translation>
    </message>
    <message>
        <source>More feedback than usual in %1</source>
        <translation>Plus de retours que d’habitude dans %1</translation>
    </message>
    <message>
        <source>A webhook is switched off</source>
        <translation>Un webhook est désactivé</translation>
    </message>
    <message>
        <source>A webhook was switched off</source>
        <translation>Un webhook a été désactivé</translation>
    </message>
    <message>
        <source>My token ends within seven days</source>
        <translation>Mon jeton expire dans sept jours</translation>
    </message>
    <message>
        <source>Your token ends on %1</source>
        <translation>Votre jeton expire le %1</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeWords</name>
    <message>
        <source>a deleted buffer</source>
        <translation>un bac supprimé</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeBell</name>
    <message>
        <source>Notices</source>
        <translation>Avis</translation>
    </message>
    <message>
        <source>Nothing happened to your items.</source>
        <translation>Rien n’est arrivé à vos éléments.</translation>
    </message>
    <message>
        <source>Choose Notices…</source>
        <translation>Choisir les avis…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>New</source>
        <translation>Nouveaux</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what happened, feedback</comment>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>what happened, how long ago</comment>
        <translation>%1 · %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unread notices</source>
        <translation>
            <numerusform>%Ln avis non lu</numerusform>
            <numerusform>%Ln avis non lus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PresenceWords</name>
    <message>
        <source>Somebody</source>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>%1 is writing a note</source>
        <translation>%1 écrit une note</translation>
    </message>
    <message>
        <source>%1 is looking at this</source>
        <translation>%1 regarde ceci</translation>
    </message>
</context>
<context>
    <name>triage::app::ThresholdScale</name>
    <message>
        <source>Thresholds of routing</source>
        <translation>Seuils du classement</translation>
    </message>
    <message>
        <source>Below %1: unassigned. From %1: assigned and marked for review. From %2: assigned.</source>
        <comment>two shares in percent</comment>
        <translation>Moins de %1 : sans bac. À partir de %1 : classé et marqué à vérifier. À partir de %2 : classé.</translation>
    </message>
</context>
</TS>
