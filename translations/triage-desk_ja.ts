<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
<context>
    <name>triage::app</name>
    <message>
        <source>Somebody merged these items the other way round. Their merge was kept.</source>
        <translation>ほかの人がこれらの項目を逆向きにまとめました。そちらのまとめ方が残ります。</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>It is assigned to %1.</source>
        <translation>%1 が担当しています。</translation>
    </message>
    <message>
        <source>Can’t reach the server. Is it running?</source>
        <translation>サーバーに接続できません。起動していますか?</translation>
    </message>
    <message>
        <source>Can’t find this server. Check the address and the network.</source>
        <translation>このサーバーが見つかりません。アドレスとネットワークを確認してください。</translation>
    </message>
    <message>
        <source>The server ended the connection before it had answered.</source>
        <translation>サーバーが応答する前に接続を切断しました。</translation>
    </message>
    <message>
        <source>No secure connection could be made to the server.</source>
        <translation>サーバーに安全に接続できませんでした。</translation>
    </message>
    <message>
        <source>The server took too long to answer.</source>
        <translation>サーバーの応答に時間がかかりすぎました。</translation>
    </message>
    <message>
        <source>The network’s proxy does not let the request pass.</source>
        <translation>ネットワークのプロキシが要求を許可していません。</translation>
    </message>
    <message>
        <source>There is no network at the moment.</source>
        <translation>現在ネットワークに接続していません。</translation>
    </message>
    <message>
        <source>The connection to the server failed.</source>
        <translation>サーバーへの接続に失敗しました。</translation>
    </message>
    <message>
        <source>The server’s answer is larger than any that Triage Desk expects.</source>
        <translation>サーバーの応答が Triage Desk の想定より大きすぎます。</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>要求はキャンセルされました。</translation>
    </message>
    <message>
        <source>Triage Desk is already open and is not responding (%1).</source>
        <translation>Triage Desk はすでに開いていますが、応答していません (%1)。</translation>
    </message>
    <message>
        <source>What answered is not Triage Desk. A proxy or the network’s sign-in page may stand in between.</source>
        <translation>応答したのは Triage Desk ではありません。プロキシやネットワークのサインインページが間に入っている可能性があります。</translation>
    </message>
    <message>
        <source>The server does not accept the token.</source>
        <translation>サーバーがトークンを受け付けません。</translation>
    </message>
    <message>
        <source>The server cannot answer at the moment (%1).</source>
        <translation>サーバーは現在応答できません（%1）。</translation>
    </message>
    <message>
        <source>The server’s address leads elsewhere. Use the address that it leads to.</source>
        <translation>このサーバーアドレスは別の場所に転送されます。転送先のアドレスを使用してください。</translation>
    </message>
    <message>
        <source>Triage Desk at %1.</source>
        <translation>%1 の Triage Desk。</translation>
    </message>
    <message>
        <source>The server at %1 cannot answer at the moment.</source>
        <translation>%1 のサーバーは現在応答できません。</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is not Triage Desk.</source>
        <translation>%1 から応答がありましたが、Triage Desk ではありません。</translation>
    </message>
    <message>
        <source>Enter the server’s address, such as https://triage.example.com.</source>
        <translation>サーバーのアドレスを入力してください（例: https://triage.example.com）。</translation>
    </message>
    <message>
        <source>Triage Desk at %1. This connection isn’t encrypted: others on the network could read your token.</source>
        <translation>%1 の Triage Desk です。この接続は暗号化されていません。ネットワーク上の他の人にトークンを読まれるおそれがあります。</translation>
    </message>
    <message>
        <source>This server wants an encrypted connection: use %1.</source>
        <translation>このサーバーには暗号化された接続が必要です。%1 を使用してください。</translation>
    </message>
    <message>
        <source>A token has no spaces or line breaks. Copy it again.</source>
        <translation>トークンには空白も改行もありません。もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>This is a widget token, which can only hand in feedback from web pages. Triage Desk needs a full-access token: it begins with ib_. An administrator can make one.</source>
        <translation>これはウィジェット用トークンで、Web ページからフィードバックを送信することしかできません。Triage Desk には ib_ で始まるフルアクセストークンが必要です。管理者が作成できます。</translation>
    </message>
    <message>
        <source>A token begins with ib_.</source>
        <translation>トークンは ib_ で始まります。</translation>
    </message>
    <message>
        <source>A part of the token is missing: it has %1 characters instead of %2.</source>
        <translation>トークンの一部が欠けています。%2 文字必要ですが %1 文字しかありません。</translation>
    </message>
    <message>
        <source>The token is too long: it has %1 characters instead of %2.</source>
        <translation>トークンが長すぎます。%2 文字のはずが %1 文字あります。</translation>
    </message>
    <message>
        <source>This token has a typo. Copy it again.</source>
        <translation>このトークンには入力ミスがあります。もう一度コピーしてください。</translation>
    </message>
    <message>
        <source>This server is too old for this version of Triage Desk. Ask its administrator to update it.</source>
        <translation>このサーバーは、このバージョンの Triage Desk には古すぎます。管理者に更新を依頼してください。</translation>
    </message>
    <message>
        <source>Somebody else changed it in the meantime; their change was kept.</source>
        <translation>その間に他の人が変更したため、そちらの変更が残されました。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Triage Desk is already open on another display (%1). Close it there first.</source>
        <translation>Triage Desk は別のディスプレイですでに開いています (%1)。先にそちらを閉じてください。</translation>
    </message>
    <message>
        <source>A change whose description was lost</source>
        <translation>説明が失われた変更</translation>
    </message>
    <message>
        <source>A part of this change may be lost: its file was damaged.</source>
        <translation>ファイルが破損していたため、この変更の一部が失われた可能性があります。</translation>
    </message>
    <message>
        <source>This server answers only without encryption. To accept that, enter %1.</source>
        <translation>このサーバーは暗号化なしでのみ応答します。それでよければ %1 を入力してください。</translation>
    </message>
    <message>
        <source>The server’s certificate has expired. Ask its administrator to renew it.</source>
        <translation>サーバーの証明書の有効期限が切れています。管理者に更新を依頼してください。</translation>
    </message>
    <message>
        <source>The server’s certificate is not valid yet. Check the date of this computer.</source>
        <translation>サーバーの証明書はまだ有効ではありません。このコンピューターの日付を確認してください。</translation>
    </message>
    <message>
        <source>The server’s certificate belongs to another name. Check the address.</source>
        <translation>サーバーの証明書は別の名前のものです。アドレスを確認してください。</translation>
    </message>
    <message>
        <source>The server’s certificate is self-signed, and this computer does not trust it.</source>
        <translation>サーバーの証明書は自己署名で、このコンピューターは信頼していません。</translation>
    </message>
    <message>
        <source>The server’s certificate is from an authority that this computer does not trust.</source>
        <translation>サーバーの証明書は、このコンピューターが信頼していない認証局のものです。</translation>
    </message>
    <message>
        <source>The server’s certificate was revoked.</source>
        <translation>サーバーの証明書は失効しています。</translation>
    </message>
    <message>
        <source>The server’s certificate cannot be verified.</source>
        <translation>サーバーの証明書を検証できません。</translation>
    </message>
    <message>
        <source>The server no longer has this item.</source>
        <translation>この項目はもうサーバーにありません。</translation>
    </message>
    <message>
        <source>The server no longer has this buffer.</source>
        <translation>このボックスはもうサーバーにありません。</translation>
    </message>
</context>
<context>
    <name>triage::app::AboutDialog</name>
    <message>
        <source>About Triage Desk</source>
        <translation>Triage Desk について</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>バージョン</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>サーバー</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>ライセンス</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). You may use, study, share and change it. It comes without any warranty.</source>
        <translation>GNU General Public License バージョン 3 以降 (%1) の自由ソフトウェアです。使用、研究、共有、変更ができます。いかなる保証もありません。</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>使用しているもの</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation>Qt %1 (LGPL-3.0)、QCoro (MIT)、QtKeychain (BSD-3-Clause)、JSON for Modern C++ (MIT)、SQLite (パブリックドメイン)</translation>
    </message>
    <message>
        <source>Sorts what your users say into buffers.</source>
        <translation>ユーザーの声をボックスに振り分けます。</translation>
    </message>
    <message>
        <source>%1, which cannot be reached just now</source>
        <translation>%1 (現在接続できません)</translation>
    </message>
    <message>
        <source>Asking the server for its version…</source>
        <translation>サーバーのバージョンを確認しています…</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>address of a server</comment>
        <translation>%1、バージョン %2</translation>
    </message>
    <message>
        <source>%1, which does not tell its version</source>
        <translation>%1 (バージョン不明)</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>詳細をコピーしました</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountFiles</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー %1 を作成できません。</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountList</name>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Sign &amp;Out…</source>
        <translation>サインアウト(&amp;O)…</translation>
    </message>
    <message>
        <source>Your or&amp;ganizations</source>
        <translation>あなたの組織(&amp;G)</translation>
    </message>
    <message>
        <source>Your organizations</source>
        <translation>あなたの組織</translation>
    </message>
    <message>
        <source>%1, as %2, on %3</source>
        <comment>organization, member, server</comment>
        <translation>%1、%2として、%3</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>%1 (表示中)</translation>
    </message>
    <message>
        <source>Choose an organization first.</source>
        <translation>先に組織を選んでください。</translation>
    </message>
    <message>
        <source>It is open already.</source>
        <translation>すでに開いています。</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityDialog</name>
    <message>
        <source>Activity</source>
        <translation>アクティビティ</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>変更</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>再試行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Disc&amp;ard…</source>
        <translation>破棄(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>詳細をコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>変更(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Changes (%Ln)</source>
        <translation>
            <numerusform>変更 (%Ln)(&amp;C)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1（元に戻しました）</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>まだ何も行っていません。</translation>
    </message>
    <message>
        <source>Choose a change first.</source>
        <translation>先に変更を選んでください。</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>送信中です。</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>編集できるのはテキストだけです。</translation>
    </message>
    <message>
        <source>&amp;Redo Mine</source>
        <translation>自分の変更をやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a state</comment>
        <translation>%1。</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>自分の値: %1</translation>
    </message>
    <message>
        <source>The server has: %1</source>
        <translation>サーバーの値: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n attempt(s)</source>
        <translation>
            <numerusform>%1 · 試行 %Ln 回</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>メモを編集</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>メモ:</translation>
    </message>
    <message>
        <source>Discard change</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Discard this unsent change? (%1)</source>
        <translation>この未送信の変更を破棄しますか? (%1)</translation>
    </message>
    <message>
        <source>Discard Change</source>
        <translation>変更を破棄</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>リクエスト ID: %1</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>詳細をコピーしました</translation>
    </message>
    <message>
        <source>Everything was sent</source>
        <translation>すべて送信済みです</translation>
    </message>
    <message>
        <source>Changes that wait, or that the server refused, are listed here.</source>
        <translation>待機中の変更と、サーバーが拒否した変更がここに並びます。</translation>
    </message>
    <message>
        <source>Feedback: %1</source>
        <translation>フィードバック: %1</translation>
    </message>
    <message>
        <source>&amp;Select Whole Action</source>
        <translation>操作全体を選択(&amp;S)</translation>
    </message>
    <message>
        <source>Send &amp;Now</source>
        <translation>今すぐ送信(&amp;N)</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n changes? They are never sent.</source>
        <translation>
            <numerusform>%Ln 件の変更を破棄しますか？送信されることはありません。</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Changes (%1, the first %2 are shown)</source>
        <comment>numbers</comment>
        <translation>変更 (%1 件、最初の %2 件を表示)(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>完了(&amp;D)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityWords</name>
    <message>
        <source>Reported again after a similar item was done.</source>
        <translation>似た項目の完了後に再び報告されました。</translation>
    </message>
    <message>
        <source>%1 With %2.</source>
        <comment>what was done, program that did it for its author</comment>
        <translation>%1 使用: %2。</translation>
    </message>
    <message>
        <source>No longer marked as different from another item.</source>
        <translation>ほかの項目とは別のものというマークを外しました。</translation>
    </message>
    <message>
        <source>Marked as different from another item.</source>
        <translation>ほかの項目とは別のものとしてマークしました。</translation>
    </message>
    <message>
        <source>Took the place of a deleted item. Its duplicates: %1.</source>
        <comment>number</comment>
        <translation>削除された項目に代わりました。重複: %1。</translation>
    </message>
    <message>
        <source>Duplicates unmerged: %1.</source>
        <comment>number</comment>
        <translation>分離した重複: %1。</translation>
    </message>
    <message>
        <source>Duplicates added: %1.</source>
        <comment>number</comment>
        <translation>追加された重複: %1。</translation>
    </message>
    <message>
        <source>No longer marked as a duplicate.</source>
        <translation>重複のマークを外しました。</translation>
    </message>
    <message>
        <source>Marked as a duplicate of another item.</source>
        <translation>ほかの項目の重複としてマークしました。</translation>
    </message>
    <message>
        <source>Assigned to %1.</source>
        <comment>buffer</comment>
        <translation>%1に追加されました。</translation>
    </message>
    <message>
        <source>Removed from %1.</source>
        <comment>buffer</comment>
        <translation>%1から外されました。</translation>
    </message>
    <message>
        <source>Moved from %1 to %2.</source>
        <comment>buffers</comment>
        <translation>%1から%2へ移動されました。</translation>
    </message>
    <message>
        <source>Edited: %1.</source>
        <comment>fields</comment>
        <translation>編集されました: %1。</translation>
    </message>
    <message>
        <source>Marked as reviewed.</source>
        <translation>確認済みにされました。</translation>
    </message>
    <message>
        <source>Marked as needing review.</source>
        <translation>要確認にされました。</translation>
    </message>
    <message>
        <source>Asked for routing again.</source>
        <translation>振り分けのやり直しが依頼されました。</translation>
    </message>
    <message>
        <source>Unassigned. %1</source>
        <comment>reason</comment>
        <translation>未割り当て。%1</translation>
    </message>
    <message>
        <source>Not routed: %1</source>
        <comment>reason</comment>
        <translation>振り分けられませんでした: %1</translation>
    </message>
    <message>
        <source>Routing failed: %1</source>
        <comment>reason</comment>
        <translation>振り分けに失敗しました: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>buffer, how sure the classifier was</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Routed to %1, a new buffer that awaits approval.</source>
        <comment>buffer</comment>
        <translation>承認待ちの新しいボックス「%1」に振り分けられました。</translation>
    </message>
    <message>
        <source>Routed to %1.</source>
        <comment>buffers</comment>
        <translation>%1に振り分けられました。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>Needs review.</source>
        <translation>確認が必要です。</translation>
    </message>
    <message>
        <source>title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>person who sent it</source>
        <translation>送信者</translation>
    </message>
    <message>
        <source>Opened again.</source>
        <translation>再び開かれました。</translation>
    </message>
    <message>
        <source>Marked as done.</source>
        <translation>完了にされました。</translation>
    </message>
    <message>
        <source>Declined.</source>
        <translation>却下されました。</translation>
    </message>
    <message>
        <source>Assigned it to themselves.</source>
        <translation>自分に割り当てました。</translation>
    </message>
    <message>
        <source>Assigned it to %1.</source>
        <comment>person</comment>
        <translation>%1に割り当てられました。</translation>
    </message>
    <message>
        <source>Unassigned it.</source>
        <translation>担当者がいなくなりました。</translation>
    </message>
    <message>
        <source>Snoozed until %1.</source>
        <comment>time</comment>
        <translation>%1まで後回しにされました。</translation>
    </message>
    <message>
        <source>Ended the snooze.</source>
        <translation>後回しが終わりました。</translation>
    </message>
    <message>
        <source>Tagged with %1.</source>
        <comment>tags</comment>
        <translation>タグ%1が付けられました。</translation>
    </message>
    <message>
        <source>Took off %1.</source>
        <comment>tags</comment>
        <translation>タグ%1が外されました。</translation>
    </message>
    <message>
        <source>No longer marked as reviewed.</source>
        <translation>確認済みの印を外しました。</translation>
    </message>
    <message>
        <source>Split off a part of the text as another item.</source>
        <translation>テキストの一部を別の項目に分割しました。</translation>
    </message>
    <message>
        <source>Split off from another item.</source>
        <translation>別の項目から分割されました。</translation>
    </message>
</context>
<context>
    <name>triage::app::Dates</name>
    <message>
        <source>d MMM</source>
        <comment>date</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date</comment>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>date</comment>
        <translation>%1 以降</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>date</comment>
        <translation>%1 まで</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>first day, last day</comment>
        <translation>%1～%2</translation>
    </message>
</context>
<context>
    <name>triage::app::ServerSteps</name>
    <message>
        <source>It is not known yet what you may do. Connect to the server first.</source>
        <translation>操作の権限がまだ確認できていません。先にサーバーに接続してください。</translation>
    </message>
    <message>
        <source>Only administrators of %1 may do this.</source>
        <translation>この操作は「%1」の管理者だけが行えます。</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the buffer in the meantime.</source>
        <translation>元に戻せませんでした。その間に他の人がボックスを変更しています。</translation>
    </message>
    <message>
        <source>Edit buffer %1</source>
        <translation>ボックス「%1」を編集</translation>
    </message>
    <message>
        <source>Delete buffer %1</source>
        <translation>ボックス「%1」を削除</translation>
    </message>
    <message>
        <source>Someone changed this buffer while it was open here. Save again to replace their version: %1</source>
        <translation>ここで開いている間に、別の人がこのボックスを変更しました。もう一度保存すると、その内容を置き換えます: %1</translation>
    </message>
    <message>
        <source>Someone changed these settings while they were open here. Save again to replace their values: %1</source>
        <translation>ここで開いている間に、ほかの人がこの設定を変更しました。もう一度保存すると、次の値を置き換えます: %1</translation>
    </message>
    <message>
        <source>Duplicates are merged by people only</source>
        <translation>重複は人だけがまとめる</translation>
    </message>
    <message numerus="yes">
        <source>Moved %Ln from %1 to %2</source>
        <translation>
            <numerusform>%Ln 件を「%1」から「%2」に移動しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Move everything from %1 to %2</source>
        <translation>「%1」から「%2」へすべて移動</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback stayed, because it was moved since</source>
        <translation>
            <numerusform>%Ln 件はその後に移動されたため、そのままです</numerusform>
        </translation>
    </message>
    <message>
        <source>Split off</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>Split off “%1”</source>
        <translation>「%1」を分割しました</translation>
    </message>
    <message>
        <source>Not undone: somebody worked on it in the meantime.</source>
        <translation>元に戻していません。その間に誰かが作業しました。</translation>
    </message>
    <message>
        <source>Only its owner and administrators may change this view</source>
        <translation>このビューを変更できるのは所有者と管理者だけです</translation>
    </message>
    <message>
        <source>Delete view %1</source>
        <translation>ビュー %1 を削除</translation>
    </message>
    <message>
        <source>Change view %1</source>
        <translation>ビュー %1 を変更</translation>
    </message>
    <message>
        <source>Create view %1</source>
        <translation>ビュー %1 を作成</translation>
    </message>
    <message>
        <source>Someone changed this view while it was open here. Save again to replace their version: %1</source>
        <translation>ここで開いている間に、他の人がこのビューを変更しました。もう一度保存すると、その内容を置き換えます: %1</translation>
    </message>
    <message>
        <source>Assign the next item to you</source>
        <translation>次の項目を自分に割り当てる</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the view in the meantime.</source>
        <translation>取り消せませんでした。その間に他の人がビューを変更しました。</translation>
    </message>
    <message>
        <source>Not moved: somebody else moved the views in the meantime.</source>
        <translation>移動しませんでした。その間にほかの人がビューを移動しました。</translation>
    </message>
    <message>
        <source>Move view %1</source>
        <translation>ビュー %1 を移動</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>元に戻しました: %1</translation>
    </message>
    <message>
        <source>Move open feedback from %1 to %2</source>
        <translation>「%1」から「%2」へ未完了のフィードバックを移動</translation>
    </message>
    <message>
        <source>Moved %1 instead of %2 from %3 to %4</source>
        <comment>numbers of items, buffers</comment>
        <translation>「%3」から「%4」に、%2 件ではなく %1 件を移動しました</translation>
    </message>
</context>
<context>
    <name>triage::app::ApiClient</name>
    <message>
        <source>The request was cancelled.</source>
        <translation>要求はキャンセルされました。</translation>
    </message>
    <message>
        <source>You signed in again while the server was answering. Try again.</source>
        <translation>サーバーの応答中に再度サインインしました。もう一度お試しください。</translation>
    </message>
</context>
<context>
    <name>triage::app::Application</name>
    <message>
        <source>Sign in to %1 again. %2</source>
        <translation>「%1」にもう一度サインインしてください。%2</translation>
    </message>
    <message>
        <source>S&amp;witch Organization</source>
        <translation>組織の切り替え(&amp;W)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>organization, server</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>Signed in for this session only: %1</source>
        <translation>このセッションのみサインインしています: %1</translation>
    </message>
    <message>
        <source>This is not a link of Triage Desk.</source>
        <translation>これは Triage Desk のリンクではありません。</translation>
    </message>
    <message>
        <source>The link belongs to the organization %1. Sign in to it to open the link.</source>
        <translation>このリンクは組織「%1」のものです。開くにはその組織にサインインしてください。</translation>
    </message>
    <message>
        <source>Triage Desk cannot start</source>
        <translation>Triage Desk を起動できません</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token for %1. Enter another one; %n changes wait and are sent then.</source>
        <translation>
            <numerusform>サーバーが「%1」のトークンを受け付けなくなりました。別のトークンを入力してください。待機中の変更 %Ln 件はその後に送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token for %1. Enter another one.</source>
        <translation>サーバーが「%1」のトークンを受け付けなくなりました。別のトークンを入力してください。</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>サインアウト</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 were not sent yet. They stay on this computer, and are sent when you sign in there again.</source>
        <translation>
            <numerusform>「%1」の変更 %Ln 件がまだ送信されていません。このコンピューターに残り、次にサインインしたときに送信されます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign Out</source>
        <translation>サインアウト</translation>
    </message>
    <message>
        <source>You are signed out of %1.</source>
        <translation>「%1」からサインアウトしました。</translation>
    </message>
    <message>
        <source>Signed in for this session only</source>
        <translation>このセッションのみサインインしています</translation>
    </message>
    <message>
        <source>Signing out of %1 removes its downloaded feedback from this computer. Your drafts and pins stay, and are back when you sign in again.</source>
        <translation>%1 からサインアウトすると、ダウンロードしたフィードバックがこのコンピューターから削除されます。下書きとピンは残り、再びサインインすると元に戻ります。</translation>
    </message>
    <message>
        <source>Close the open dialog first.</source>
        <translation>先に、開いているダイアログを閉じてください。</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>リンクを開く</translation>
    </message>
    <message>
        <source>The link belongs to %1. The window of %2 closes to open it.</source>
        <translation>このリンクは %1 のものです。開くために %2 のウィンドウを閉じます。</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
    <message>
        <source>Cannot open the organization</source>
        <translation>組織を開けません</translation>
    </message>
</context>
<context>
    <name>triage::app::LastSending</name>
    <message>
        <source>Sending the last changes…</source>
        <translation>最後の変更を送信しています…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are not sent yet. They stay on this computer and are sent when Triage Desk starts again.</source>
        <translation>
            <numerusform>%Ln 件の変更がまだ送信されていません。このコンピューターに残り、次に Triage Desk を起動したときに送信されます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Banner</name>
    <message>
        <source>Nothing can be kept on this computer: %1</source>
        <translation>このコンピューターには何も保存できません: %1</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token. %n unsent changes are saved.</source>
        <translation>
            <numerusform>サーバーがトークンを受け付けなくなりました。未送信の変更 %Ln 件は保存されています。</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token.</source>
        <translation>サーバーがトークンを受け付けなくなりました。</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>%1 からオフライン</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changes waiting</source>
        <translation>
            <numerusform>%1、%Ln 件の変更が待機中</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Connect Again…</source>
        <translation>再接続…</translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation>今すぐ再試行</translation>
    </message>
    <message numerus="yes">
        <source>You are signed out. %n changes are kept until you enter a token.</source>
        <translation>
            <numerusform>サインアウトしています。トークンを入力するまで %Ln 件の変更を保持します。</numerusform>
        </translation>
    </message>
    <message>
        <source>You are signed out. Enter a token to synchronise.</source>
        <translation>サインアウトしています。同期するにはトークンを入力してください。</translation>
    </message>
    <message>
        <source>This computer’s clock is off: it shows %1, the server %2.</source>
        <comment>two times</comment>
        <translation>このコンピューターの時計がずれています: ここでは %1、サーバーでは %2 です。</translation>
    </message>
</context>
<context>
    <name>triage::app::BatchWork</name>
    <message>
        <source>it was sent already and cannot be undone</source>
        <translation>すでに送信されたため元に戻せません</translation>
    </message>
    <message>
        <source>the server had refused it</source>
        <translation>サーバーが拒否しました</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>元に戻す: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardCanvas</name>
    <message>
        <source>This column belongs to another organization.</source>
        <translation>この列は別の組織のものです。</translation>
    </message>
    <message>
        <source>Move the column %1 here</source>
        <translation>列「%1」をここへ移動</translation>
    </message>
    <message>
        <source>Show the column %1 here</source>
        <translation>列「%1」をここに表示</translation>
    </message>
    <message>
        <source>Move all %1 items from %2 to %3…</source>
        <comment>number, two buffers</comment>
        <translation>「%2」の %1 件すべてを「%3」へ移動…</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumn</name>
    <message>
        <source>Unassigned</source>
        <translation>未割り当て</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>列「%1」</translation>
    </message>
    <message>
        <source>Show new feedback in %1</source>
        <translation>「%1」の新着フィードバックを表示</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新着 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>Drop feedback here</source>
        <translation>ここにフィードバックをドロップ</translation>
    </message>
    <message>
        <source>Everything is in a buffer</source>
        <translation>すべてボックスに入っています</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumns</name>
    <message>
        <source>Unassigned</source>
        <translation>未割り当て</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardController</name>
    <message>
        <source>No further column has new feedback.</source>
        <translation>新着フィードバックのある列はこの先にありません。</translation>
    </message>
    <message>
        <source>There is no further column.</source>
        <translation>この先に列はありません。</translation>
    </message>
    <message>
        <source>There is no column on the left.</source>
        <translation>左に列はありません。</translation>
    </message>
    <message>
        <source>There is no column on the right.</source>
        <translation>右に列はありません。</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>No columns</source>
        <translation>列がありません</translation>
    </message>
    <message>
        <source>The board shows buffers side by side. Choose which ones.</source>
        <translation>ボードにはボックスが並んで表示されます。表示するボックスを選んでください。</translation>
    </message>
    <message>
        <source>Choose Columns…</source>
        <translation>列を選択…</translation>
    </message>
    <message>
        <source>Column %1 is hidden; Choose Columns brings it back</source>
        <translation>列「%1」を非表示にしました。「列を選択」で元に戻せます</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferDialog</name>
    <message>
        <source>Edit buffer</source>
        <translation>ボックスを編集</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>新しいボックス</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Buffer name</source>
        <translation>ボックス名</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>説明(&amp;D)</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>&amp;Routing instructions</source>
        <translation>振り分けの指示(&amp;R)</translation>
    </message>
    <message>
        <source>Routing instructions</source>
        <translation>振り分けの指示</translation>
    </message>
    <message>
        <source>&amp;Save Buffer</source>
        <translation>ボックスを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Create Buffer</source>
        <translation>ボックスを作成(&amp;C)</translation>
    </message>
    <message>
        <source>Live preview</source>
        <translation>ライブプレビュー</translation>
    </message>
    <message>
        <source>How a text would be routed with these instructions. Nothing is saved.</source>
        <translation>この指示での本文の振り分け先です。何も保存されません。</translation>
    </message>
    <message>
        <source>What goes in this buffer</source>
        <translation>このボックスに入れるもの</translation>
    </message>
    <message>
        <source>What belongs here and what does not, in plain words</source>
        <translation>ここに入るものと入らないものを、ふつうの言葉で</translation>
    </message>
    <message>
        <source>A buffer needs a name.</source>
        <translation>ボックスには名前が必要です。</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>長すぎるテキストがあります。</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Creating the buffer…</source>
        <translation>ボックスを作成中…</translation>
    </message>
    <message>
        <source>Saving the buffer…</source>
        <translation>ボックスを保存中…</translation>
    </message>
    <message>
        <source>Saved the buffer %1</source>
        <translation>ボックス「%1」を保存しました</translation>
    </message>
    <message>
        <source>Created the buffer %1</source>
        <translation>ボックス「%1」を作成しました</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferPicker</name>
    <message>
        <source>Buffer name</source>
        <translation>ボックス名</translation>
    </message>
    <message>
        <source>Matching buffers</source>
        <translation>一致するボックス</translation>
    </message>
    <message>
        <source>Move to buffer</source>
        <translation>ボックスに移動</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>ボックスにも追加</translation>
    </message>
    <message>
        <source>Make a new buffer “%1”…</source>
        <translation>新しいボックス「%1」を作成…</translation>
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
        <translation>手動</translation>
    </message>
</context>
<context>
    <name>triage::app::CentreController</name>
    <message>
        <source>There is no feedback %1 here, or it was deleted.</source>
        <translation>フィードバック %1 はここにないか、削除されました。</translation>
    </message>
    <message>
        <source>This buffer is not here, or it was deleted.</source>
        <translation>このボックスはここにないか、削除されました。</translation>
    </message>
    <message>
        <source>No further list has new feedback.</source>
        <translation>新着フィードバックのあるリストはほかにありません。</translation>
    </message>
    <message>
        <source>There is no further list.</source>
        <translation>この先にリストはありません。</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>このボックスは削除されました。</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandAvailability</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>元に戻す操作はありません</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>やり直す操作はありません</translation>
    </message>
    <message>
        <source>This is where you began</source>
        <translation>ここが最初です</translation>
    </message>
    <message>
        <source>There is nothing ahead</source>
        <translation>この先はありません</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>何も選択されていません</translation>
    </message>
    <message>
        <source>There is no move to repeat yet</source>
        <translation>繰り返す移動がまだありません</translation>
    </message>
    <message>
        <source>Start triage mode first</source>
        <translation>先にトリアージモードを開始してください</translation>
    </message>
    <message>
        <source>This list is empty</source>
        <translation>このリストは空です</translation>
    </message>
    <message>
        <source>Only in the dashboard</source>
        <translation>ダッシュボードでのみ使えます</translation>
    </message>
    <message>
        <source>Only in the board view</source>
        <translation>ボード表示でのみ使えます</translation>
    </message>
    <message>
        <source>There is no column on the left</source>
        <translation>左に列はありません</translation>
    </message>
    <message>
        <source>There is no column on the right</source>
        <translation>右に列はありません</translation>
    </message>
    <message>
        <source>Open a buffer first</source>
        <translation>先にボックスを開いてください</translation>
    </message>
    <message>
        <source>This buffer was not suggested, or is approved already</source>
        <translation>このボックスは提案されたものではないか、すでに承認されています</translation>
    </message>
    <message>
        <source>No buffer has this number</source>
        <translation>この番号のボックスはありません</translation>
    </message>
    <message>
        <source>Only in a list or on the board</source>
        <translation>リストまたはボードでのみ使えます</translation>
    </message>
    <message>
        <source>This list has nothing but duplicates</source>
        <translation>このリストには重複だけがあります</translation>
    </message>
    <message>
        <source>It is in no buffer</source>
        <translation>どのボックスにも入っていません</translation>
    </message>
    <message>
        <source>Only in a list</source>
        <translation>リストでのみ使えます</translation>
    </message>
    <message>
        <source>This list has one state only</source>
        <translation>このリストの状態は 1 つだけです</translation>
    </message>
    <message>
        <source>Remove the filter “Back from snooze” first: it applies only in this window</source>
        <translation>先にフィルター「後回しから戻ったもの」を解除してください。このウィンドウでのみ有効です</translation>
    </message>
    <message>
        <source>Select words of the text first</source>
        <translation>先にテキストの言葉を選択してください</translation>
    </message>
    <message>
        <source>It is not known who submitted it</source>
        <translation>投稿者は不明です</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>移動(&amp;G)</translation>
    </message>
    <message>
        <source>Feed&amp;back</source>
        <translation>フィードバック(&amp;B)</translation>
    </message>
    <message>
        <source>B&amp;uffer</source>
        <translation>ボックス(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>ツール(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>項目の移動(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>状態(&amp;S)</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailHead</name>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>ボックスにも追加</translation>
    </message>
    <message>
        <source>Add to a Buffer</source>
        <translation>ボックスに追加</translation>
    </message>
    <message>
        <source>via %1</source>
        <translation>%1 経由</translation>
    </message>
    <message>
        <source>Other feedback from %1</source>
        <translation>%1 からの他のフィードバック</translation>
    </message>
    <message>
        <source>Show all feedback from this person</source>
        <translation>この人のフィードバックをすべて表示</translation>
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
        <translation>なし</translation>
    </message>
    <message>
        <source>title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>submitted by</source>
        <translation>投稿者</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>はい</translation>
    </message>
    <message>
        <source>no</source>
        <translation>いいえ</translation>
    </message>
</context>
<context>
    <name>triage::app::ChangeDescription</name>
    <message>
        <source>%1 marked it as a duplicate of another item</source>
        <translation>%1がほかの項目の重複として印を付けました</translation>
    </message>
    <message>
        <source>%1 unmerged it</source>
        <translation>%1が分離しました</translation>
    </message>
    <message>
        <source>The feedback was deleted.</source>
        <translation>フィードバックは削除されました。</translation>
    </message>
    <message>
        <source>%1 changed it</source>
        <translation>%1 が変更しました</translation>
    </message>
    <message>
        <source>%1 assigned it to themselves</source>
        <translation>%1 が自分に割り当てました</translation>
    </message>
    <message>
        <source>%1 opened it again</source>
        <translation>%1 が再び開きました</translation>
    </message>
    <message>
        <source>%1 declined it</source>
        <translation>%1 が却下しました</translation>
    </message>
    <message>
        <source>%1 marked it as done</source>
        <translation>%1 が完了にしました</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>削除されたボックス</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>振り分け</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>誰か</translation>
    </message>
    <message>
        <source>%1 removed it from %2</source>
        <translation>%1 が「%2」から外しました</translation>
    </message>
    <message>
        <source>%1 moved it to %2</source>
        <translation>%1 が「%2」に移動しました</translation>
    </message>
    <message>
        <source>%1 put it into %2</source>
        <translation>%1 が「%2」に入れました</translation>
    </message>
    <message>
        <source>%1 marked it as needing review</source>
        <translation>%1 が要確認にしました</translation>
    </message>
    <message>
        <source>%1 marked it as reviewed</source>
        <translation>%1 が確認済みにしました</translation>
    </message>
    <message>
        <source>%1 edited it</source>
        <translation>%1 が編集しました</translation>
    </message>
    <message>
        <source>it was deleted meanwhile</source>
        <translation>その間に削除されました</translation>
    </message>
    <message>
        <source>it is not in the copy on this computer</source>
        <translation>このコンピューターのコピーにありません</translation>
    </message>
    <message>
        <source>it was changed elsewhere meanwhile</source>
        <translation>その間に別の場所で変更されました</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who did what, time</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The feedback is not in the copy on this computer.</source>
        <translation>フィードバックはこのコンピューターのコピーにありません。</translation>
    </message>
</context>
<context>
    <name>triage::app::ChipList</name>
    <message>
        <source>Buffers of this feedback</source>
        <translation>このフィードバックのボックス</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, confidence</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Delete removes it from this buffer.</source>
        <translation>Delete キーでこのボックスから外します。</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <comment>percent</comment>
        <translation>信頼度 %1</translation>
    </message>
    <message>
        <source>Remove From This Buffer</source>
        <translation>このボックスから外す</translation>
    </message>
    <message>
        <source>Show This Buffer</source>
        <translation>このボックスを表示</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnHead</name>
    <message>
        <source>Column %1: menu</source>
        <translation>列「%1」: メニュー</translation>
    </message>
    <message>
        <source>What can be done with this column</source>
        <translation>この列でできる操作</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a column&apos;s name, how many it holds</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many are shown, of how many</comment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>column, number</comment>
        <translation>%1、キー %2</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnsDialog</name>
    <message>
        <source>Columns of the board</source>
        <translation>ボードの列</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>下へ(&amp;D)</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>すべて表示(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Hide All</source>
        <translation>すべて非表示(&amp;H)</translation>
    </message>
    <message>
        <source>Columns with a mark are on the board, from the top of this list on. Drag them, or use the buttons, to put them in order.</source>
        <translation>チェックした列が、このリストの上から順にボードに表示されます。ドラッグするかボタンを使って並べ替えてください。</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Put the column before the one above it (Alt+Up)</source>
        <translation>列を一つ上に移します (Alt+Up)</translation>
    </message>
    <message>
        <source>Put the column behind the one below it (Alt+Down)</source>
        <translation>列を一つ下に移します (Alt+Down)</translation>
    </message>
    <message>
        <source>&amp;Use These Columns</source>
        <translation>この列を使う(&amp;U)</translation>
    </message>
    <message numerus="yes">
        <source>The board has %n column(s)</source>
        <translation>
            <numerusform>ボードには %Ln 列あります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>コマンドパレット</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>「%1」へ移動</translation>
    </message>
    <message>
        <source># and the 13 characters of an id</source>
        <translation># と ID の 13 文字</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>解除</translation>
    </message>
    <message>
        <source>No command, buffer or feedback fits</source>
        <translation>一致するコマンド、ボックス、フィードバックはありません</translation>
    </message>
    <message>
        <source>Search commands, buffers, views and feedback</source>
        <translation>コマンド、ボックス、ビュー、フィードバックを検索</translation>
    </message>
    <message>
        <source>shared view</source>
        <translation>共有ビュー</translation>
    </message>
    <message>
        <source>view</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>Filter by tag %1</source>
        <translation>タグ %1 で絞り込む</translation>
    </message>
    <message>
        <source>Filter by language: %1</source>
        <translation>言語で絞り込む: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandTable</name>
    <message>
        <source>Give the view that is open the filters of the list in view</source>
        <translation>開いているビューに、表示中のリストのフィルターを設定します</translation>
    </message>
    <message>
        <source>Update View with This List</source>
        <translation>このリストでビューを更新</translation>
    </message>
    <message>
        <source>Assign to you the oldest open feedback that is assigned to nobody, from this buffer or view, or else from all</source>
        <translation>このボックスまたはビュー、それ以外ではすべての中から、担当者のいない最も古い未完了のフィードバックを自分に割り当てます</translation>
    </message>
    <message>
        <source>Next for Me</source>
        <translation>次を自分に</translation>
    </message>
    <message>
        <source>Unmerge</source>
        <translation>分離</translation>
    </message>
    <message>
        <source>Suggested Duplicates…</source>
        <translation>重複の候補…</translation>
    </message>
    <message>
        <source>Search for the feedback to merge it with</source>
        <translation>まとめる相手のフィードバックを検索します</translation>
    </message>
    <message>
        <source>Say that it is not a duplicate of what is suggested</source>
        <translation>提案されたものの重複ではないと示します</translation>
    </message>
    <message>
        <source>Merge With…</source>
        <translation>指定してまとめる…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>まとめる</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>重複ではない</translation>
    </message>
    <message>
        <source>Merge it with what is suggested, or several with the oldest</source>
        <translation>提案されたものとまとめます。複数のときは最も古いものとまとめます</translation>
    </message>
    <message>
        <source>Make a duplicate an item of its own again, or all duplicates of this feedback</source>
        <translation>重複を再び独立させます。またはこのフィードバックのすべての重複を独立させます</translation>
    </message>
    <message>
        <source>Judge groups of feedback that may be the same, one key each</source>
        <translation>同じかもしれないフィードバックのグループを、それぞれキー1つで判断します</translation>
    </message>
    <message>
        <source>Add tags or take them off</source>
        <translation>タグを付けるか外します</translation>
    </message>
    <message>
        <source>Ta&amp;gs…</source>
        <translation>タグ(&amp;A)…</translation>
    </message>
    <message>
        <source>Assign it to a member, or to nobody</source>
        <translation>メンバーに割り当てるか、担当なしにします</translation>
    </message>
    <message>
        <source>Assign to…</source>
        <translation>担当者に割り当て…</translation>
    </message>
    <message>
        <source>Assign it to you, unless it is assigned to somebody</source>
        <translation>誰にも割り当てられていなければ自分に割り当てます</translation>
    </message>
    <message>
        <source>Assign to Me</source>
        <translation>自分に割り当て</translation>
    </message>
    <message>
        <source>Hide it until a time</source>
        <translation>指定の時刻まで隠します</translation>
    </message>
    <message>
        <source>Snoo&amp;ze…</source>
        <translation>後回し(&amp;S)…</translation>
    </message>
    <message>
        <source>Nothing will be done about it; once more: open again</source>
        <translation>対応しません。もう一度で再び開きます</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Mark as done; once more: open again</source>
        <translation>完了にします。もう一度で再び開きます</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Show what is done or declined</source>
        <translation>完了または却下したものを表示します</translation>
    </message>
    <message>
        <source>Show what comes back later</source>
        <translation>後で戻るものを表示します</translation>
    </message>
    <message>
        <source>&amp;Snoozed</source>
        <translation>後回し(&amp;S)</translation>
    </message>
    <message>
        <source>Show what is assigned to you</source>
        <translation>自分が担当するものを表示します</translation>
    </message>
    <message>
        <source>&amp;Mine</source>
        <translation>自分の担当(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>接続(&amp;C)…</translation>
    </message>
    <message>
        <source>Sign in to a server or another organization</source>
        <translation>サーバーまたは別の組織にサインインします</translation>
    </message>
    <message>
        <source>&amp;Sync Now</source>
        <translation>今すぐ同期(&amp;S)</translation>
    </message>
    <message>
        <source>Send and fetch changes at once</source>
        <translation>変更をすぐに送受信します</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>インポート(&amp;I)…</translation>
    </message>
    <message>
        <source>Bring feedback in from a file</source>
        <translation>ファイルからフィードバックを取り込みます</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>エクスポート(&amp;E)…</translation>
    </message>
    <message>
        <source>Write the feedback of this list to a file</source>
        <translation>このリストのフィードバックをファイルに書き出します</translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation>ウィンドウを閉じる(&amp;W)</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>このウィンドウを閉じます</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>Quit Triage Desk. Unsent changes are sent at the next start.</source>
        <translation>Triage Desk を終了します。待機中の変更は次回送信されます</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>最後の変更を元に戻します</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>最後に元に戻した変更をやり直します</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>テキストをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy title and text</source>
        <translation>タイトルと本文をコピーします</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k</source>
        <translation>リンクをコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Copy a link that opens this feedback</source>
        <translation>このフィードバックを開くリンクをコピーします</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>すべて選択(&amp;A)</translation>
    </message>
    <message>
        <source>Select everything in this list</source>
        <translation>このリストのすべてを選択します</translation>
    </message>
    <message>
        <source>Clear Selection or Search</source>
        <translation>選択または検索を解除</translation>
    </message>
    <message>
        <source>Select nothing; once more: end the search</source>
        <translation>選択を解除します。もう一度で検索を終了します</translation>
    </message>
    <message>
        <source>&amp;Toggle in Selection</source>
        <translation>選択に追加／解除(&amp;T)</translation>
    </message>
    <message>
        <source>Take the current feedback into the selection or out of it</source>
        <translation>現在のフィードバックを選択に加えるか外します</translation>
    </message>
    <message>
        <source>Extend Selection &amp;Down</source>
        <translation>選択を下に広げる(&amp;D)</translation>
    </message>
    <message>
        <source>Select the next feedback too</source>
        <translation>次のフィードバックも選択します</translation>
    </message>
    <message>
        <source>Extend Selection U&amp;p</source>
        <translation>選択を上に広げる(&amp;P)</translation>
    </message>
    <message>
        <source>Select the previous feedback too</source>
        <translation>前のフィードバックも選択します</translation>
    </message>
    <message>
        <source>&amp;Search Everywhere</source>
        <translation>すべてを検索(&amp;S)</translation>
    </message>
    <message>
        <source>Search all feedback as you type</source>
        <translation>入力しながらすべてのフィードバックを検索します</translation>
    </message>
    <message>
        <source>Search &amp;Here</source>
        <translation>ここを検索(&amp;H)</translation>
    </message>
    <message>
        <source>Search in this list</source>
        <translation>このリスト内を検索します</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>次の一致(&amp;N)</translation>
    </message>
    <message>
        <source>Show the next match in the text</source>
        <translation>本文内の次の一致箇所を表示します</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>前の一致(&amp;V)</translation>
    </message>
    <message>
        <source>Show the previous match in the text</source>
        <translation>本文内の前の一致箇所を表示します</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>設定(&amp;F)…</translation>
    </message>
    <message>
        <source>Theme, language, shortcuts</source>
        <translation>テーマ、言語、ショートカット</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>リスト(&amp;L)</translation>
    </message>
    <message>
        <source>Show a list</source>
        <translation>リストを表示します</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>ボード(&amp;B)</translation>
    </message>
    <message>
        <source>Show buffers side by side</source>
        <translation>ボックスを横に並べて表示します</translation>
    </message>
    <message>
        <source>&amp;Dashboard</source>
        <translation>ダッシュボード(&amp;D)</translation>
    </message>
    <message>
        <source>Show numbers over time</source>
        <translation>数値の推移を表示します</translation>
    </message>
    <message>
        <source>Move Card L&amp;eft</source>
        <translation>カードを左へ移動(&amp;E)</translation>
    </message>
    <message>
        <source>Move the card to the column on its left</source>
        <translation>カードを左の列へ移動します</translation>
    </message>
    <message>
        <source>Move Card Ri&amp;ght</source>
        <translation>カードを右へ移動(&amp;G)</translation>
    </message>
    <message>
        <source>Move the card to the column on its right</source>
        <translation>カードを右の列へ移動します</translation>
    </message>
    <message>
        <source>&amp;Sidebar</source>
        <translation>サイドバー(&amp;S)</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>サイドバーの表示／非表示を切り替えます</translation>
    </message>
    <message>
        <source>De&amp;tails Pane</source>
        <translation>詳細ペイン(&amp;T)</translation>
    </message>
    <message>
        <source>Show or hide the details pane</source>
        <translation>詳細ペインの表示と非表示を切り替えます</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>次のペイン(&amp;N)</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>ウィンドウの次の部分に移ります</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>前のペイン(&amp;P)</translation>
    </message>
    <message>
        <source>Go back to the previous part of the window</source>
        <translation>ウィンドウの前の部分に戻ります</translation>
    </message>
    <message>
        <source>Text L&amp;arger</source>
        <translation>文字を大きく(&amp;A)</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>すべての文字を大きくします</translation>
    </message>
    <message>
        <source>Text S&amp;maller</source>
        <translation>文字を小さく(&amp;M)</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>すべての文字を小さくします</translation>
    </message>
    <message>
        <source>Text N&amp;ormal Size</source>
        <translation>文字を標準サイズに(&amp;O)</translation>
    </message>
    <message>
        <source>Give all text its usual size</source>
        <translation>すべての文字を通常のサイズに戻します</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>コマンドパレット(&amp;C)…</translation>
    </message>
    <message>
        <source>Find any command, buffer or feedback by typing</source>
        <translation>コマンド、ボックス、フィードバックを入力して探します</translation>
    </message>
    <message>
        <source>&amp;Next Feedback</source>
        <translation>次のフィードバック(&amp;N)</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>次のフィードバックへ移動します</translation>
    </message>
    <message>
        <source>&amp;Previous Feedback</source>
        <translation>前のフィードバック(&amp;P)</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>前のフィードバックへ移動します</translation>
    </message>
    <message>
        <source>Needs &amp;Review</source>
        <translation>要確認(&amp;R)</translation>
    </message>
    <message>
        <source>Show items that need review</source>
        <translation>要確認の項目を表示します</translation>
    </message>
    <message>
        <source>&amp;Unassigned</source>
        <translation>未割り当て(&amp;U)</translation>
    </message>
    <message>
        <source>Show what is in no buffer</source>
        <translation>どのボックスにもないものを表示します</translation>
    </message>
    <message>
        <source>Routing &amp;Failed</source>
        <translation>振り分け失敗(&amp;F)</translation>
    </message>
    <message>
        <source>Show what could not be routed</source>
        <translation>振り分けられなかったものを表示します</translation>
    </message>
    <message>
        <source>Show what is being routed</source>
        <translation>振り分け中のものを表示します</translation>
    </message>
    <message>
        <source>Previous &amp;Buffer</source>
        <translation>前のボックス(&amp;B)</translation>
    </message>
    <message>
        <source>Show the list above in the sidebar</source>
        <translation>サイドバーの一つ上のリストを表示します</translation>
    </message>
    <message>
        <source>Ne&amp;xt Buffer</source>
        <translation>次のボックス(&amp;X)</translation>
    </message>
    <message>
        <source>Show the list below in the sidebar</source>
        <translation>サイドバーの一つ下のリストを表示します</translation>
    </message>
    <message>
        <source>Previous Unrea&amp;d Buffer</source>
        <translation>前の未読ボックス(&amp;D)</translation>
    </message>
    <message>
        <source>Show the list above that has new feedback</source>
        <translation>新着フィードバックのある上のリストを表示します</translation>
    </message>
    <message>
        <source>Nex&amp;t Unread Buffer</source>
        <translation>次の未読ボックス(&amp;T)</translation>
    </message>
    <message>
        <source>Show the list below that has new feedback</source>
        <translation>新着フィードバックのある下のリストを表示します</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>戻る(&amp;K)</translation>
    </message>
    <message>
        <source>Show the list before this one</source>
        <translation>一つ前のリストを表示します</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>進む(&amp;O)</translation>
    </message>
    <message>
        <source>Show the list after this one</source>
        <translation>一つ後のリストを表示します</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>移動(&amp;M)…</translation>
    </message>
    <message>
        <source>Move to a buffer chosen by name</source>
        <translation>名前で選んだボックスに移動します</translation>
    </message>
    <message>
        <source>&amp;Also Add to…</source>
        <translation>別のボックスにも追加(&amp;A)…</translation>
    </message>
    <message>
        <source>Put into one more buffer</source>
        <translation>もう一つのボックスにも入れます</translation>
    </message>
    <message>
        <source>&amp;Remove From This Buffer</source>
        <translation>このボックスから外す(&amp;R)</translation>
    </message>
    <message>
        <source>Take out of the buffer in view</source>
        <translation>表示中のボックスから取り出します</translation>
    </message>
    <message>
        <source>Re&amp;peat Last Move</source>
        <translation>直前の移動を繰り返す(&amp;P)</translation>
    </message>
    <message>
        <source>Do the last move or add again here</source>
        <translation>直前の移動や追加をここでもう一度行います</translation>
    </message>
    <message>
        <source>&amp;Looks Right</source>
        <translation>問題なし(&amp;L)</translation>
    </message>
    <message>
        <source>Clear the review flag</source>
        <translation>要確認の印を外します</translation>
    </message>
    <message>
        <source>&amp;Flag for Review</source>
        <translation>要確認にする(&amp;F)</translation>
    </message>
    <message>
        <source>Ask for a look</source>
        <translation>確認を求めます</translation>
    </message>
    <message>
        <source>&amp;Why Is It Here</source>
        <translation>ここにある理由(&amp;W)</translation>
    </message>
    <message>
        <source>Show what routing weighed and how the item came here</source>
        <translation>振り分けの判断材料と、ここに来た経緯を表示します</translation>
    </message>
    <message>
        <source>Re&amp;try Routing</source>
        <translation>振り分けを再試行(&amp;T)</translation>
    </message>
    <message>
        <source>Route once more</source>
        <translation>もう一度振り分けます</translation>
    </message>
    <message>
        <source>Tr&amp;iage Mode</source>
        <translation>トリアージモード(&amp;I)</translation>
    </message>
    <message>
        <source>Go through this list one by one</source>
        <translation>このリストを一件ずつ処理します</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>スキップ(&amp;S)</translation>
    </message>
    <message>
        <source>Triage mode: leave this one for later</source>
        <translation>トリアージモード: このフィードバックを後回しにします</translation>
    </message>
    <message>
        <source>Take Suggestion %1</source>
        <translation>候補 %1 を採用</translation>
    </message>
    <message>
        <source>Triage mode: move to the suggested buffer with this number</source>
        <translation>トリアージモード: この番号の候補のボックスに移動します</translation>
    </message>
    <message>
        <source>Add &amp;Note</source>
        <translation>メモを追加(&amp;N)</translation>
    </message>
    <message>
        <source>Write a note; Ctrl+Return saves it, Esc keeps a draft</source>
        <translation>メモを書きます。Ctrl+Return で保存、Esc で下書きとして残します</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Change title and text</source>
        <translation>タイトルと本文を変更します</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>完全に削除します</translation>
    </message>
    <message>
        <source>S&amp;croll Details</source>
        <translation>詳細をスクロール(&amp;C)</translation>
    </message>
    <message>
        <source>Read on in the detail</source>
        <translation>詳細を読み進めます</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>Go into the detail</source>
        <translation>詳細に移ります</translation>
    </message>
    <message>
        <source>Open in New Window</source>
        <translation>新しいウィンドウで開く</translation>
    </message>
    <message>
        <source>Show the detail in a window of its own</source>
        <translation>詳細を専用のウィンドウで表示します</translation>
    </message>
    <message>
        <source>Conte&amp;xt Menu</source>
        <translation>コンテキストメニュー(&amp;X)</translation>
    </message>
    <message>
        <source>Show these commands at the current feedback</source>
        <translation>現在のフィードバックの位置にこれらのコマンドを表示します</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer &amp;%1</source>
        <translation>ピン留めしたボックスに移動 &amp;%1</translation>
    </message>
    <message>
        <source>Move to the buffer with this number</source>
        <translation>この番号のボックスに移動します</translation>
    </message>
    <message>
        <source>&amp;New Buffer…</source>
        <translation>新しいボックス(&amp;N)…</translation>
    </message>
    <message>
        <source>Make a buffer</source>
        <translation>ボックスを作成します</translation>
    </message>
    <message>
        <source>&amp;Edit Buffer…</source>
        <translation>ボックスを編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Change name, icon and routing instructions</source>
        <translation>名前、アイコン、振り分けの指示を変更します</translation>
    </message>
    <message>
        <source>&amp;Delete Buffer…</source>
        <translation>ボックスを削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete the buffer; its feedback stays</source>
        <translation>ボックスを削除します。フィードバックは残ります</translation>
    </message>
    <message>
        <source>&amp;Pin to a Number…</source>
        <translation>番号にピン留め(&amp;P)…</translation>
    </message>
    <message>
        <source>Give the buffer one of the keys 1 to 9</source>
        <translation>ボックスに 1～9 のキーを割り当てます</translation>
    </message>
    <message>
        <source>&amp;Approve Suggested Buffer</source>
        <translation>提案されたボックスを承認(&amp;A)</translation>
    </message>
    <message>
        <source>Keep a buffer that routing suggested</source>
        <translation>振り分けが提案したボックスを残します</translation>
    </message>
    <message>
        <source>&amp;Reject Suggested Buffer</source>
        <translation>提案されたボックスを却下(&amp;R)</translation>
    </message>
    <message>
        <source>Delete a buffer that routing suggested</source>
        <translation>振り分けが提案したボックスを削除します</translation>
    </message>
    <message>
        <source>&amp;Move All…</source>
        <translation>すべて移動(&amp;M)…</translation>
    </message>
    <message>
        <source>Move everything in a buffer to another</source>
        <translation>ボックスの中身をすべて別のボックスに移動します</translation>
    </message>
    <message>
        <source>&amp;Save as View…</source>
        <translation>ビューとして保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Keep this list in the sidebar</source>
        <translation>このリストをサイドバーに残します</translation>
    </message>
    <message>
        <source>&amp;Routing Test…</source>
        <translation>振り分けテスト(&amp;R)…</translation>
    </message>
    <message>
        <source>See which buffer a text would go to</source>
        <translation>テキストがどのボックスに入るか確認します</translation>
    </message>
    <message>
        <source>API &amp;Tokens…</source>
        <translation>API トークン(&amp;T)…</translation>
    </message>
    <message>
        <source>Make and revoke tokens</source>
        <translation>トークンを作成、失効します</translation>
    </message>
    <message>
        <source>&amp;Members…</source>
        <translation>メンバー(&amp;M)…</translation>
    </message>
    <message>
        <source>Add, change and remove members</source>
        <translation>メンバーを追加、変更、削除します</translation>
    </message>
    <message>
        <source>&amp;Activity…</source>
        <translation>アクティビティ(&amp;A)…</translation>
    </message>
    <message>
        <source>See pending, refused and sent changes</source>
        <translation>待機中、拒否、完了の変更を確認します</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>キーボードショートカット(&amp;K)</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>すべてのキーを表示します</translation>
    </message>
    <message>
        <source>&amp;About Triage Desk</source>
        <translation>Triage Desk について(&amp;A)</translation>
    </message>
    <message>
        <source>Version, licence and server</source>
        <translation>バージョン、ライセンス、サーバー</translation>
    </message>
    <message>
        <source>Edit &amp;View…</source>
        <translation>ビューを編集(&amp;V)…</translation>
    </message>
    <message>
        <source>Give the view that is open another name or icon, or share it</source>
        <translation>開いているビューの名前やアイコンを変更し、または共有します</translation>
    </message>
    <message>
        <source>Move View &amp;Up</source>
        <translation>ビューを上へ(&amp;U)</translation>
    </message>
    <message>
        <source>Put the view before the one above it</source>
        <translation>ビューを一つ上に移します</translation>
    </message>
    <message>
        <source>Move View &amp;Down</source>
        <translation>ビューを下へ(&amp;D)</translation>
    </message>
    <message>
        <source>Put the view after the one below it</source>
        <translation>ビューを一つ下に移します</translation>
    </message>
    <message>
        <source>De&amp;lete View</source>
        <translation>ビューを削除(&amp;L)</translation>
    </message>
    <message>
        <source>Take the view out of the sidebar</source>
        <translation>ビューをサイドバーから取り除きます</translation>
    </message>
    <message>
        <source>Re&amp;store Deleted Buffer…</source>
        <translation>削除したボックスを復元(&amp;S)…</translation>
    </message>
    <message>
        <source>Bring a deleted buffer back with its feedback</source>
        <translation>削除したボックスをフィードバックとともに戻します</translation>
    </message>
    <message>
        <source>R&amp;esearch</source>
        <translation>調査(&amp;E)</translation>
    </message>
    <message>
        <source>Ask what the feedback says, and read saved answers</source>
        <translation>フィードバックの内容について質問し、保存された回答を読みます</translation>
    </message>
    <message>
        <source>Routing &amp;Quality</source>
        <translation>振り分けの品質(&amp;Q)</translation>
    </message>
    <message>
        <source>See how often people agreed with what routing decided</source>
        <translation>振り分けの判断がどれだけ受け入れられたかを見る</translation>
    </message>
    <message>
        <source>Choose &amp;Columns…</source>
        <translation>列を選択(&amp;C)…</translation>
    </message>
    <message>
        <source>Choose which buffers the board shows, and in which order</source>
        <translation>ボードに表示するボックスと順序を選びます</translation>
    </message>
    <message>
        <source>Column on the &amp;Left</source>
        <translation>左の列(&amp;L)</translation>
    </message>
    <message>
        <source>Board: go to the column on the left</source>
        <translation>ボード: 左の列へ移動します</translation>
    </message>
    <message>
        <source>Column on the Ri&amp;ght</source>
        <translation>右の列(&amp;G)</translation>
    </message>
    <message>
        <source>Board: go to the column on the right</source>
        <translation>ボード: 右の列へ移動します</translation>
    </message>
    <message>
        <source>Rename B&amp;uffer…</source>
        <translation>ボックスの名前を変更(&amp;U)…</translation>
    </message>
    <message>
        <source>Give the buffer another name</source>
        <translation>ボックスの名前を変更します</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to This List</source>
        <translation>このリストへのリンクをコピー(&amp;K)</translation>
    </message>
    <message>
        <source>Copy a link that opens this list with its search and filters</source>
        <translation>このリストを検索とフィルターも含めて開くリンクをコピーします</translation>
    </message>
    <message>
        <source>Show the numbers of the current plot as a table, or the plot again</source>
        <translation>現在のグラフの数値を表で表示するか、グラフに戻します</translation>
    </message>
    <message>
        <source>Ask for the numbers of all plots again</source>
        <translation>すべてのグラフの数値を取得し直します</translation>
    </message>
    <message>
        <source>Save the current plot as a drawing</source>
        <translation>現在のグラフを図形として保存します</translation>
    </message>
    <message>
        <source>Save the numbers of the current plot for a spreadsheet</source>
        <translation>現在のグラフの数値を表計算用に保存します</translation>
    </message>
    <message>
        <source>Plot as Table</source>
        <translation>グラフを表で表示</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message>
        <source>Save Plot as SVG…</source>
        <translation>グラフを SVG で保存…</translation>
    </message>
    <message>
        <source>Save Plot as CSV…</source>
        <translation>グラフを CSV で保存…</translation>
    </message>
    <message>
        <source>&amp;Organization Settings…</source>
        <translation>組織の設定(&amp;O)…</translation>
    </message>
    <message>
        <source>Change the name, the thresholds of routing and automatic buffers</source>
        <translation>名前、振り分けのしきい値、自動ボックスを変更</translation>
    </message>
    <message>
        <source>&amp;Imports…</source>
        <translation>インポート一覧(&amp;I)…</translation>
    </message>
    <message>
        <source>List the imports and undo them</source>
        <translation>インポートの一覧と取り消し</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>ガイド(&amp;G)</translation>
    </message>
    <message>
        <source>Open the guides and the documentation of your server in the browser</source>
        <translation>サーバーのガイドとドキュメントをブラウザーで開く</translation>
    </message>
    <message>
        <source>&amp;Webhooks…</source>
        <translation>Webhook(&amp;W)…</translation>
    </message>
    <message>
        <source>Tell other programs what happens here</source>
        <translation>ここで起きたことを他のプログラムに知らせます</translation>
    </message>
    <message>
        <source>Count Duplicates Once</source>
        <translation>重複を1件と数える</translation>
    </message>
    <message>
        <source>Let plots count items that say the same as one, or each of them again</source>
        <translation>同じ内容の項目を1件と数えるか、また1つずつ数えます</translation>
    </message>
    <message>
        <source>Show Each Gro&amp;up Once</source>
        <translation>各グループを1回だけ表示(&amp;U)</translation>
    </message>
    <message>
        <source>List items that say the same as one, or each of them again</source>
        <translation>同じ内容の項目を1つとして表示するか、再びすべて表示します</translation>
    </message>
    <message>
        <source>Make the current column of the board narrower</source>
        <translation>ボードの現在の列を狭くする</translation>
    </message>
    <message>
        <source>Make the current column of the board wider</source>
        <translation>ボードの現在の列を広くする</translation>
    </message>
    <message>
        <source>Narrower Column</source>
        <translation>列を狭く</translation>
    </message>
    <message>
        <source>Wider Column</source>
        <translation>列を広く</translation>
    </message>
    <message>
        <source>Show Done and Snoozed, Too</source>
        <translation>完了と後回しも表示</translation>
    </message>
    <message>
        <source>Show all feedback, whatever its state</source>
        <translation>状態にかかわらずすべてのフィードバックを表示</translation>
    </message>
    <message>
        <source>Show open work</source>
        <translation>未完了の作業を表示</translation>
    </message>
    <message>
        <source>Show what this list leaves out because of its state, or leave it out again</source>
        <translation>状態のためにこのリストが省いているものを表示、または再び省く</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>受信箱</translation>
    </message>
    <message>
        <source>Split Off…</source>
        <translation>分割…</translation>
    </message>
    <message>
        <source>Make the selected words of the text another feedback</source>
        <translation>テキストの選択した言葉を別のフィードバックにします</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Show what happened to your items</source>
        <translation>あなたの項目に起きたことを表示</translation>
    </message>
    <message>
        <source>B&amp;eing Routed</source>
        <translation>振り分け中(&amp;E)</translation>
    </message>
    <message>
        <source>Copy Submitter</source>
        <translation>投稿者をコピー</translation>
    </message>
    <message>
        <source>Copy who submitted it: an address, a name or an identifier</source>
        <translation>投稿者（アドレス、名前、または識別子）をコピーします</translation>
    </message>
</context>
<context>
    <name>triage::app::ConnectDialog</name>
    <message>
        <source>&amp;Remember in keyring</source>
        <translation>キーリングに保存(&amp;R)</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Sign in to the server that keeps your team’s feedback.</source>
        <translation>チームのフィードバックを保管しているサーバーにサインインします。</translation>
    </message>
    <message>
        <source>Server address</source>
        <translation>サーバーのアドレス</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>確認中…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>&amp;Server address</source>
        <translation>サーバーのアドレス(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>トークン(&amp;T)</translation>
    </message>
    <message>
        <source>Ask an administrator for a token.</source>
        <translation>トークンは管理者に依頼してください。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>%1 You’ll be asked for the token again next time.</source>
        <translation>%1 次回はもう一度トークンの入力が必要です。</translation>
    </message>
    <message>
        <source>Enter an address such as https://triage.example.com.</source>
        <translation>https://triage.example.com のようなアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>サーバーを確認しています…</translation>
    </message>
    <message>
        <source>Enter the server’s address first.</source>
        <translation>先にサーバーのアドレスを入力してください。</translation>
    </message>
    <message>
        <source>Enter a token first.</source>
        <translation>先にトークンを入力してください。</translation>
    </message>
    <message>
        <source>Send my token &amp;unencrypted</source>
        <translation>トークンを暗号化せずに送信する(&amp;U)</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Tick the box to send your token all the same.</source>
        <translation>接続は暗号化されていません。それでもトークンを送信するには、チェックを入れてください。</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardBar</name>
    <message>
        <source>Buffer</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>最初の日</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>最後の日</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>更新</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>過去 %Ln 日間</numerusform>
        </translation>
    </message>
    <message>
        <source>This month</source>
        <translation>今月</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>期間を指定…</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>すべてのボックス</translation>
    </message>
    <message>
        <source>Count duplicates once</source>
        <translation>重複を1件と数える</translation>
    </message>
    <message>
        <source>Plots of what comes in and of work count items that say the same as one</source>
        <translation>受信と作業のグラフは、同じ内容の項目を1件と数えます</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardView</name>
    <message>
        <source>Dashboard</source>
        <translation>ダッシュボード</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>グラフ</translation>
    </message>
    <message>
        <source>The server cannot be reached. Plots show its last answers.</source>
        <translation>サーバーに接続できません。グラフには最後に受け取った回答を表示しています。</translation>
    </message>
    <message>
        <source>There is no list of these.</source>
        <translation>これに対応するリストはありません。</translation>
    </message>
    <message>
        <source>This plot has no numbers.</source>
        <translation>このグラフには数値がありません。</translation>
    </message>
</context>
<context>
    <name>triage::app::DesktopNotifications</name>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailText</name>
    <message>
        <source>Feedback text</source>
        <translation>フィードバックの本文</translation>
    </message>
    <message>
        <source>Open web page</source>
        <translation>ウェブページを開く</translation>
    </message>
    <message>
        <source>This address in the feedback leads to %1:

%2</source>
        <translation>フィードバック内のこのアドレスの行き先は %1 です:

%2</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 を開く</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailView</name>
    <message>
        <source>Retry Routing</source>
        <translation>振り分けを再試行</translation>
    </message>
    <message>
        <source>Notes and history</source>
        <translation>メモと履歴</translation>
    </message>
    <message>
        <source>This feedback is gone</source>
        <translation>このフィードバックは存在しません</translation>
    </message>
    <message>
        <source>It was deleted, or it is not in this organization.</source>
        <translation>削除されたか、この組織のものではありません。</translation>
    </message>
    <message>
        <source>This feedback is not here</source>
        <translation>このフィードバックはここにありません</translation>
    </message>
    <message>
        <source>It is not in the copy on this computer.</source>
        <translation>このコンピューターのコピーにありません。</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>何も選択されていません</translation>
    </message>
    <message>
        <source>Select an item, or press J and K to move through the list.</source>
        <translation>項目を選択するか、J と K で一覧を移動します。</translation>
    </message>
    <message>
        <source>Routing failed for this item.</source>
        <translation>このフィードバックの振り分けに失敗しました。</translation>
    </message>
    <message>
        <source>This item is being routed.</source>
        <translation>このフィードバックは振り分け中です。</translation>
    </message>
    <message>
        <source>It was deleted while you were writing a note. Your draft is kept below.</source>
        <translation>メモを書いている間に削除されました。下書きは下に残っています。</translation>
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
        <translation>フィードバック %1</translation>
    </message>
    <message>
        <source>%1 - Feedback %2</source>
        <comment>headline, id</comment>
        <translation>%1 - フィードバック %2</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>You’re offline. This needs a connection.</source>
        <translation>オフラインです。この操作には接続が必要です。</translation>
    </message>
    <message>
        <source>You are signed out. Connect again first.</source>
        <translation>サインアウトしています。先に再接続してください。</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>保存されていません</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>変更を破棄しますか?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialogs</name>
    <message>
        <source>Delete buffer</source>
        <translation>ボックスを削除</translation>
    </message>
    <message>
        <source>Delete the buffer %1? Its feedback stays. The buffer can be restored for a while.</source>
        <translation>ボックス「%1」を削除しますか? フィードバックは残ります。ボックスはしばらくの間は復元できます。</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>「%1」を削除</translation>
    </message>
    <message>
        <source>Deleted the buffer %1</source>
        <translation>ボックス「%1」を削除しました</translation>
    </message>
    <message>
        <source>Kept the buffer %1</source>
        <translation>ボックス「%1」を残しました</translation>
    </message>
    <message>
        <source>Rename buffer</source>
        <translation>ボックスの名前を変更</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>「%1」の新しい名前:</translation>
    </message>
    <message>
        <source>Renamed %1 to %2</source>
        <translation>「%1」の名前を「%2」に変更しました</translation>
    </message>
    <message>
        <source>The text has changed: select the words again</source>
        <translation>テキストが変更されました。言葉を選択し直してください</translation>
    </message>
</context>
<context>
    <name>triage::app::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>エクスポート</translation>
    </message>
    <message>
        <source>Current &amp;list</source>
        <translation>現在の一覧(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>すべて(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>エクスポート(&amp;X)…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>JSON lines: everything, for an import</source>
        <translation>JSON Lines: すべて (インポート用)</translation>
    </message>
    <message>
        <source>CSV: a table, for spreadsheets</source>
        <translation>CSV: 表 (表計算用)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>エクスポートの進行状況</translation>
    </message>
    <message>
        <source>One line for each feedback. Descriptions of buffers are not in it. Text that begins like a formula gets an apostrophe in front.</source>
        <translation>フィードバック 1 件につき 1 行です。ボックスの説明は含まれません。数式のように始まるテキストの先頭にはアポストロフィが付きます。</translation>
    </message>
    <message>
        <source>Full backup: can be imported into an empty organization.</source>
        <translation>完全なバックアップです。空の組織にインポートできます。</translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>現在、別のインポートまたはエクスポートが実行中です。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written so far</source>
        <translation>
            <numerusform>これまでに %Ln 件のフィードバックを書き出しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written to %1</source>
        <translation>
            <numerusform>%Ln 件のフィードバックを %1 に書き出しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>中止しました。何も書き出されていません。</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackActions</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>何も選択されていません。</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>一度に多数の変更</translation>
    </message>
    <message>
        <source>This cannot be undone, because routing decides again.</source>
        <translation>振り分けをやり直すため、元に戻せません。</translation>
    </message>
    <message numerus="yes">
        <source>This changes %n items. You can undo this.</source>
        <translation>
            <numerusform>%Ln 件のフィードバックを変更します。元に戻せます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>%1 件を「%2」に追加</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>%1 件を「%2」から外す</translation>
    </message>
    <message>
        <source>Remove %1 from All Buffers</source>
        <translation>%1 件をすべてのボックスから外す</translation>
    </message>
    <message>
        <source>It is in several buffers: open the one to take it out of, or use the chips in the detail.</source>
        <translation>複数のボックスに入っています。取り出すボックスを開くか、詳細のチップを使ってください。</translation>
    </message>
    <message>
        <source>Flag %1 for review</source>
        <translation>%1 件を要確認にする</translation>
    </message>
    <message>
        <source>Mark %1 as right</source>
        <translation>%1 件を問題なしにする</translation>
    </message>
    <message>
        <source>There is no move to repeat yet.</source>
        <translation>繰り返す移動がまだありません。</translation>
    </message>
    <message>
        <source>Route %1 Again</source>
        <translation>%1 件を再度振り分け</translation>
    </message>
    <message>
        <source>Delete feedback</source>
        <translation>フィードバックを削除</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n feedback? You can undo this for 10 seconds; then it is gone for everyone.</source>
        <translation>
            <numerusform>%Ln 件のフィードバックを削除しますか? 10 秒間は元に戻せますが、その後は全員から完全に削除されます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Feedback</source>
        <translation>
            <numerusform>%Ln 件のフィードバックを削除</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else has just changed it. Do it again if you still want to.</source>
        <translation>ほかの人がたった今変更しました。必要であれば、もう一度操作してください。</translation>
    </message>
    <message>
        <source>Somebody else has just changed some of them. Do it again if you still want to.</source>
        <translation>ほかの人がたった今一部を変更しました。必要であれば、もう一度操作してください。</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDialog</name>
    <message>
        <source>Edit feedback</source>
        <translation>フィードバックを編集</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>タイトル(&amp;T)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>本文(&amp;X)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>Submitted &amp;by</source>
        <translation>投稿者(&amp;B)</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>投稿者</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>タイトルなし</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>不明</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>長すぎるテキストがあります。</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>保存しています。</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDrop</name>
    <message>
        <source>Merge with “%1”</source>
        <comment>title</comment>
        <translation>「%1」とまとめる</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>すでにまとめられています</translation>
    </message>
    <message>
        <source>This feedback belongs to another organization.</source>
        <translation>このフィードバックは別の組織のものです。</translation>
    </message>
    <message>
        <source>Feedback cannot be added to Unassigned.</source>
        <translation>「未割り当て」はフィードバックを追加できるボックスではありません。</translation>
    </message>
    <message>
        <source>Drag feedback out of its buffer’s list to take it out of that buffer.</source>
        <translation>ボックスから外すには、そのボックスのリストからドラッグしてください。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <translation>
            <numerusform>%Ln 件を「%1」から外す</numerusform>
        </translation>
    </message>
    <message>
        <source>That buffer was deleted.</source>
        <translation>そのボックスは削除されました。</translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>すでに「%1」にあります</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <translation>
            <numerusform>%Ln 件を「%1」にも追加</numerusform>
        </translation>
    </message>
    <message>
        <source>Move out of</source>
        <translation>取り出すボックス</translation>
    </message>
    <message>
        <source>&amp;All of Them</source>
        <translation>すべて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;None, Just Add</source>
        <translation>取り出さずに追加のみ(&amp;N)</translation>
    </message>
    <message>
        <source>Feedback can be dropped on a buffer.</source>
        <translation>フィードバックはボックスの上にドロップできます。</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackListModel</name>
    <message>
        <source>Feedback %1, row %2 of %3</source>
        <translation>フィードバック %1、%3 行中 %2 行目</translation>
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
        <translation>フィードバックのリスト</translation>
    </message>
    <message>
        <source>The item has just left this list.</source>
        <translation>この項目はたった今この一覧から外れました。</translation>
    </message>
    <message>
        <source>An item has just arrived here. Press the key again if you mean it.</source>
        <translation>たった今ここに項目が届きました。その項目に対する操作なら、もう一度キーを押してください。</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPane</name>
    <message>
        <source>What you put off with the key H is here until its time.</source>
        <translation>H キーで後回しにしたものが、その時刻までここに入ります。</translation>
    </message>
    <message>
        <source>What you mark as done with the key E is here.</source>
        <translation>E キーで完了にしたものがここに入ります。</translation>
    </message>
    <message>
        <source>Nothing is snoozed</source>
        <translation>後回しにしたものはありません</translation>
    </message>
    <message>
        <source>Nothing is done yet</source>
        <translation>完了したものはまだありません</translation>
    </message>
    <message>
        <source>Press I to assign feedback to yourself.</source>
        <translation>I キーでフィードバックを自分に割り当てます。</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>担当しているものはありません</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新着 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Next Buffer With New Feedback</source>
        <translation>新着フィードバックのある次のボックス</translation>
    </message>
    <message>
        <source>This list could not be loaded</source>
        <translation>このリストを読み込めませんでした</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>詳細をコピー</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>結果なし</translation>
    </message>
    <message>
        <source>No exact match; showing similar words</source>
        <translation>完全に一致するものがないため、似た単語を表示しています</translation>
    </message>
    <message>
        <source>Nothing in this list matches the search and the filters.</source>
        <translation>この一覧には検索とフィルターに合うものがありません。</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>検索とフィルターを解除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>インポート…</translation>
    </message>
    <message>
        <source>Copy a Test Command</source>
        <translation>テストコマンドをコピー</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>確認するものはありません</translation>
    </message>
    <message>
        <source>Every item is where it belongs.</source>
        <translation>すべて正しい場所にあります。</translation>
    </message>
    <message>
        <source>All done here</source>
        <translation>ここは完了しました</translation>
    </message>
    <message>
        <source>Nothing is left in this list.</source>
        <translation>このリストには何も残っていません。</translation>
    </message>
    <message>
        <source>Command copied: put your token in and run it in a terminal</source>
        <translation>コマンドをコピーしました。トークンを入れて端末で実行してください</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>詳細をコピーしました</translation>
    </message>
    <message>
        <source>✓ Buffers for your topics are there.</source>
        <translation>✓ 話題ごとのボックスがあります。</translation>
    </message>
    <message>
        <source>1. Create a buffer for each topic.</source>
        <translation>1. 話題ごとにボックスを作ります。</translation>
    </message>
    <message>
        <source>2. Bring feedback in: import a file, or connect a widget.</source>
        <translation>2. フィードバックを取り込みます。ファイルをインポートするか、ウィジェットをつなぎます。</translation>
    </message>
    <message>
        <source>3. Invite a colleague.</source>
        <translation>3. 同僚を招待します。</translation>
    </message>
    <message>
        <source>4. Learn four keys: J goes on, K goes back, Y confirms, M moves.</source>
        <translation>4. 4 つのキーを覚えます。J は次、K は前、Y は確認、M は移動です。</translation>
    </message>
    <message>
        <source>Invite a Colleague…</source>
        <translation>同僚を招待…</translation>
    </message>
    <message>
        <source>New Buffer…</source>
        <translation>新しいボックス…</translation>
    </message>
    <message>
        <source>Four steps to a sorted inbox</source>
        <translation>はじめの 4 つのステップ</translation>
    </message>
    <message>
        <source>Nothing is being routed</source>
        <translation>振り分け中のものはありません</translation>
    </message>
    <message>
        <source>New feedback is here until it has a buffer.</source>
        <translation>新しいフィードバックは、ボックスが決まるまでここに表示されます。</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>タグ「%1」はもうありません。</translation>
    </message>
    <message>
        <source>Nothing is left in this list. Done by you today: %1</source>
        <translation>このリストには何も残っていません。今日あなたが完了: %1</translation>
    </message>
    <message>
        <source>Nothing open</source>
        <translation>未完了のものはありません</translation>
    </message>
    <message>
        <source>Results that are done, snoozed, declined or duplicates: %1</source>
        <comment>number</comment>
        <translation>完了、後回し、却下、または重複している結果: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Or send the first one from a terminal.</source>
        <translation>または、ターミナルから最初の 1 件を送ります。</translation>
    </message>
    <message>
        <source>✓ Your colleagues are there.</source>
        <translation>✓ 同僚が参加しています。</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>重複: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPlans</name>
    <message>
        <source>Add note</source>
        <translation>メモを追加</translation>
    </message>
    <message>
        <source>Note added</source>
        <translation>メモを追加しました</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を「%1」にも追加</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を「%1」に追加しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>すでに「%1」にあります</translation>
    </message>
    <message numerus="yes">
        <source>Retry routing of %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件の振り分けを再試行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Routing of %n is retried</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件の振り分けを再試行しています</numerusform>
        </translation>
    </message>
    <message>
        <source>Being routed already</source>
        <translation>すでに振り分け中です</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を削除しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted already</source>
        <translation>すでに削除されています</translation>
    </message>
    <message>
        <source>Edit feedback</source>
        <translation>フィードバックを編集</translation>
    </message>
    <message>
        <source>Changes saved</source>
        <translation>変更を保存しました</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>変更はありません</translation>
    </message>
    <message numerus="yes">
        <source>Move %n from %1 to %2</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を「%1」から「%2」に移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を「%1」に移動</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を「%1」に移動しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>何も選択されていません。</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>このボックスは削除されました。</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を「%1」から外す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を「%1」から外しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in %1</source>
        <translation>「%1」にはありません</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件をすべてのボックスから外す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件をすべてのボックスから外しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Already unassigned</source>
        <translation>すでに未割り当てです</translation>
    </message>
    <message numerus="yes">
        <source>Flag %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を要確認にする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flagged %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を要確認にしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged for review already</source>
        <translation>すでに要確認です</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を問題なしにする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を問題なしにしました</numerusform>
        </translation>
    </message>
    <message>
        <source>Already reviewed</source>
        <translation>確認済みです</translation>
    </message>
</context>
<context>
    <name>triage::app::Field</name>
    <message>
        <source>%1 of %2</source>
        <comment>characters written, characters allowed</comment>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n characters too many.</source>
        <translation>
            <numerusform>%Ln 文字超過しています。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ImportDialog</name>
    <message>
        <source>separated by %1</source>
        <comment>a comma, a semicolon or a tab</comment>
        <translation>区切り: %1</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>タブ</translation>
    </message>
    <message>
        <source>some characters are broken: their lines are refused</source>
        <translation>壊れた文字があります。その行は取り込まれません</translation>
    </message>
    <message>
        <source>say below whether dates begin with the day or the month</source>
        <translation>日付が日と月のどちらから始まるかを下で選んでください</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>インポートの進行状況</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>ファイル(&amp;F)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>&amp;Route items that have no buffer</source>
        <translation>ボックスのない項目を振り分ける(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Undo Import</source>
        <translation>インポートを元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>中止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Check File</source>
        <translation>ファイルを確認(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>参照(&amp;B)…</translation>
    </message>
    <message>
        <source>A file of CSV or JSON lines</source>
        <translation>CSV または JSON Lines のファイル</translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>ファイルについて</translation>
    </message>
    <message>
        <source>Items with an external ID that already exists are skipped. Dates are kept.</source>
        <translation>外部 ID がすでにある項目はスキップします。日付はそのままです。</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>レポート</translation>
    </message>
    <message>
        <source>Feedback (*.csv *.tsv *.jsonl *.ndjson *.json)</source>
        <translation>フィードバック (*.csv *.tsv *.jsonl *.ndjson *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>ファイルを読み込んでいます…</translation>
    </message>
    <message>
        <source>CSV or JSON lines, UTF-8. The first CSV line names the columns.</source>
        <translation>CSV または JSON Lines、UTF-8。CSV の最初の行は列名です。</translation>
    </message>
    <message>
        <source>JSON lines, %1</source>
        <comment>%1: size of a file</comment>
        <translation>JSON Lines、%1</translation>
    </message>
    <message numerus="yes">
        <source>CSV with %n columns, %1</source>
        <comment>%1: size of a file</comment>
        <translation>
            <numerusform>CSV、%Ln 列、%1</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>現在、別のインポートまたはエクスポートが実行中です。</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>先にファイルを選んでください。</translation>
    </message>
    <message>
        <source>Say which column has the text.</source>
        <translation>本文の列を指定してください。</translation>
    </message>
    <message>
        <source>Two columns become the same. Leave one of them out.</source>
        <translation>二つの列が同じ項目になっています。どちらかを除いてください。</translation>
    </message>
    <message>
        <source>This file was imported. Choose another one.</source>
        <translation>このファイルはインポート済みです。別のファイルを選んでください。</translation>
    </message>
    <message>
        <source>There is nothing new in this file.</source>
        <translation>このファイルに新しいものはありません。</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln</source>
        <translation>
            <numerusform>%Ln 件をインポート(&amp;I)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln feedback from %1? You can undo it as a whole.</source>
        <translation>
            <numerusform>%1 から %Ln 件のフィードバックをインポートしますか? まとめて元に戻すことができます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>%Ln 件をインポート</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>新規 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already imported</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>インポート済み %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with errors (skipped)</source>
        <comment>lines of a file</comment>
        <translation>
            <numerusform>エラー %Ln 行(スキップ)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new buffers</source>
        <translation>
            <numerusform>新しいボックス %Ln 個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undoing: %Ln removed so far.</source>
        <translation>
            <numerusform>元に戻しています: これまでに %Ln 件を削除しました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>%Ln 件を削除</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept because people have worked on them</source>
        <translation>
            <numerusform>%Ln 件は作業済みのため保持</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking: %1</source>
        <comment>%1: counts</comment>
        <translation>確認中: %1</translation>
    </message>
    <message>
        <source>Importing: %1</source>
        <comment>%1: counts</comment>
        <translation>インポート中: %1</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>確認を中止しました。</translation>
    </message>
    <message>
        <source>Stopped: %1. What is in stays, or is undone.</source>
        <comment>%1: counts</comment>
        <translation>中止しました: %1。取り込んだものはそのまま残るか、元に戻されます。</translation>
    </message>
    <message>
        <source>Ready: %1.</source>
        <comment>%1: counts</comment>
        <translation>準備完了: %1。</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <comment>%1: counts</comment>
        <translation>インポートしました: %1。</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>ほか</translation>
    </message>
    <message>
        <source>New buffers: %1</source>
        <comment>%1: names</comment>
        <translation>新しいボックス: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1 行目: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are wrong</source>
        <translation>
            <numerusform>ほか、誤りのある行が %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>%1: counts</comment>
        <translation>元に戻しました: %1。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign in quotation marks</comment>
        <translation>「%1」</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportPreview</name>
    <message>
        <source>%1 (day first)</source>
        <comment>%1: a date</comment>
        <translation>%1（日が先）</translation>
    </message>
    <message>
        <source>%1 (month first)</source>
        <comment>%1: a date</comment>
        <translation>%1（月が先）</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>the name of a field</comment>
        <translation>%1 がありません。</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>列(&amp;O)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>最初の値</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>取り込み先</translation>
    </message>
    <message>
        <source>&amp;Preview of the first lines</source>
        <translation>最初の数行のプレビュー(&amp;P)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>プレビュー</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>作成日時</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>取り込まない</translation>
    </message>
    <message>
        <source>Identifier of an export</source>
        <translation>エクスポート時の識別子</translation>
    </message>
    <message>
        <source>External id</source>
        <translation>外部 ID</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>投稿者</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Routing status</source>
        <translation>振り分けの状態</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>変更日時</translation>
    </message>
    <message>
        <source>Buffers chosen by hand</source>
        <translation>手動で選んだボックス</translation>
    </message>
    <message>
        <source>Targets (JSON)</source>
        <translation>対象 (JSON)</translation>
    </message>
    <message>
        <source>Notes (JSON)</source>
        <translation>メモ (JSON)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Email of the owner</source>
        <translation>担当者のメール</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Comes back at</source>
        <translation>戻る時刻</translation>
    </message>
    <message>
        <source>What the column %1 becomes</source>
        <translation>列「%1」の取り込み先</translation>
    </message>
    <message>
        <source>Buffer: %1</source>
        <translation>ボックス: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::ListToolBar</name>
    <message>
        <source>Only what needs review</source>
        <translation>要確認のみ</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Show only what needs review</source>
        <translation>要確認のものだけを表示します</translation>
    </message>
    <message>
        <source>Active filters</source>
        <translation>有効なフィルター</translation>
    </message>
    <message>
        <source>List view</source>
        <translation>リスト表示</translation>
    </message>
    <message>
        <source>Board view</source>
        <translation>ボード表示</translation>
    </message>
    <message>
        <source>Dashboard view</source>
        <translation>ダッシュボード表示</translation>
    </message>
    <message>
        <source>Search feedback</source>
        <translation>フィードバックを検索</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>検索を解除</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>新しい順</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>古い順</translation>
    </message>
    <message>
        <source>Last changed first</source>
        <translation>最終変更順</translation>
    </message>
    <message>
        <source>Title A–Z</source>
        <translation>タイトル A–Z</translation>
    </message>
    <message>
        <source>Title Z–A</source>
        <translation>タイトル Z–A</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>関連度順</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>%1 から</translation>
    </message>
    <message>
        <source>%1 ✕</source>
        <comment>a filter in force, with the mark that ends it</comment>
        <translation>%1 ✕</translation>
    </message>
    <message>
        <source>Remove filter %1</source>
        <translation>フィルター「%1」を解除</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>このフィルターを解除</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>並べ替え</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>期間</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>クライアント %1</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>トリアージ</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>ダッシュボード</translation>
    </message>
    <message>
        <source>Routing quality</source>
        <translation>振り分けの品質</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>調査</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>後回しから戻ったもの</translation>
    </message>
</context>
<context>
    <name>triage::app::LinkOpener</name>
    <message>
        <source>The link opens as soon as the server has sent what it names.</source>
        <translation>リンク先がサーバーから届き次第、開きます。</translation>
    </message>
</context>
<context>
    <name>triage::app::MainWindow</name>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
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
        <translation>表示</translation>
    </message>
</context>
<context>
    <name>triage::app::MemberDialog</name>
    <message>
        <source>Edit member</source>
        <translation>メンバーを編集</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>メンバーを追加</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Member name</source>
        <translation>メンバー名</translation>
    </message>
    <message>
        <source>E-&amp;mail</source>
        <translation>メール(&amp;M)</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>メール</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add Member</source>
        <translation>メンバーを追加(&amp;A)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>管理者</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>役割(&amp;R)</translation>
    </message>
    <message>
        <source>Name and e-mail are needed.</source>
        <translation>名前とメールアドレスが必要です。</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Adding the member…</source>
        <translation>メンバーを追加中…</translation>
    </message>
    <message>
        <source>Saving the member…</source>
        <translation>メンバーを保存中…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 を保存しました</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>%1 を追加しました</translation>
    </message>
</context>
<context>
    <name>triage::app::MembersDialog</name>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>メール</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>役割</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>追加日</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>追加(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>Make A&amp;dministrator</source>
        <translation>管理者にする(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>削除(&amp;R)…</translation>
    </message>
    <message>
        <source>Remove member</source>
        <translation>メンバーを削除</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>メンバーを読み込み中…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（あなた）</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>管理者</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Choose a member first.</source>
        <translation>先にメンバーを選んでください。</translation>
    </message>
    <message>
        <source>Make &amp;Member</source>
        <translation>メンバーにする(&amp;M)</translation>
    </message>
    <message>
        <source>Changing the role…</source>
        <translation>役割を変更中…</translation>
    </message>
    <message>
        <source>%1 is now an administrator</source>
        <translation>%1 さんは管理者になりました</translation>
    </message>
    <message>
        <source>%1 is now a member</source>
        <translation>%1 さんはメンバーになりました</translation>
    </message>
    <message>
        <source>Remove %1 from the organization? Their tokens stop working at once; what they wrote stays.</source>
        <translation>「%1」を組織から削除しますか? その人のトークンはすぐに使えなくなります。書いた内容は残ります。</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>「%1」を削除</translation>
    </message>
    <message>
        <source>Removing the member…</source>
        <translation>メンバーを削除中…</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>「%1」を削除しました</translation>
    </message>
    <message>
        <source>Create Sign-in &amp;Token…</source>
        <translation>サインイン用トークンを作成(&amp;T)…</translation>
    </message>
</context>
<context>
    <name>triage::app::MoveAllDialog</name>
    <message>
        <source>Move all</source>
        <translation>すべて移動</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>移動元(&amp;F)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>移動元</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>移動先(&amp;T)</translation>
    </message>
    <message>
        <source>To</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>&amp;Move All</source>
        <translation>すべて移動(&amp;M)</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback to move</source>
        <translation>
            <numerusform>移動するフィードバック: %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different buffers.</source>
        <translation>異なる二つのボックスを選んでください。</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>「%1」は空です。</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>元に戻せます。</translation>
    </message>
    <message>
        <source>Moving…</source>
        <translation>移動中…</translation>
    </message>
    <message>
        <source>Moving everything; this may take a while…</source>
        <translation>すべて移動しています。しばらくかかることがあります…</translation>
    </message>
    <message>
        <source>Choose a buffer</source>
        <translation>ボックスを選択</translation>
    </message>
    <message>
        <source>Moved %1 of %2</source>
        <comment>numbers of items</comment>
        <translation>%2 件中 %1 件を移動しました</translation>
    </message>
    <message>
        <source>%1, of them done, snoozed or duplicates: %2</source>
        <comment>how much is moved, a number</comment>
        <translation>%1、うち完了、後回し、または重複: %2</translation>
    </message>
    <message>
        <source>&amp;Only the open ones (%1)</source>
        <comment>a number of items</comment>
        <translation>未完了のもののみ (%1)(&amp;O)</translation>
    </message>
    <message>
        <source>It goes on at the server when you close this window.</source>
        <translation>このウィンドウを閉じても、サーバーで続行されます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
</context>
<context>
    <name>triage::app::NewTokenDialog</name>
    <message>
        <source>%1 is this computer. Colleagues need an address that they can reach: set listen, or a proxy, and public-url in the settings of the server. Its README shows how under “Let a colleague in”.</source>
        <translation>%1 はこのコンピューターです。同僚には到達できるアドレスが必要です。サーバーの設定で listen またはプロキシと、public-url を設定してください。方法はサーバーの README の「Let a colleague in」にあります。</translation>
    </message>
    <message>
        <source>1. Install Triage Desk: the package triage-desk for Debian 12 or 13. Ask me for it.
2. Start it and paste this text into “Token”:

%1
%2</source>
        <comment>%1 is the server&apos;s address, %2 the token</comment>
        <translation>1. Triage Desk (Debian 12 または 13 用のパッケージ triage-desk) をインストールしてください。パッケージは私にお問い合わせください。
2. 起動して、このテキストを「トークン」に貼り付けてください:

%1
%2</translation>
    </message>
    <message>
        <source>For dashboards and assistants: sees what you may see and changes nothing. Keep it secret.</source>
        <translation>ダッシュボードやアシスタント用: あなたが見られるものを読み取り、何も変更しません。秘密にしてください。</translation>
    </message>
    <message>
        <source>&amp;Read only: it changes nothing</source>
        <translation>読み取り専用: 何も変更しません(&amp;R)</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>新しいトークン</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Token name</source>
        <translation>トークン名</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>種類(&amp;K)</translation>
    </message>
    <message>
        <source>Allowed &amp;origins</source>
        <translation>許可するオリジン(&amp;O)</translation>
    </message>
    <message>
        <source>Allowed origins</source>
        <translation>許可するオリジン</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>シークレット(&amp;S)</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>シークレット</translation>
    </message>
    <message>
        <source>Create &amp;Token</source>
        <translation>トークンを作成(&amp;T)</translation>
    </message>
    <message>
        <source>What the token is for, such as “Web shop”</source>
        <translation>トークンの用途（例:「Web ショップ」）</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>フルアクセス</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>ウィジェット</translation>
    </message>
    <message>
        <source>One on each line: where the widget may be used. * is everywhere.</source>
        <translation>1 行に一つずつ、ウィジェットを使える場所を入力します。* はすべての場所です。</translation>
    </message>
    <message>
        <source>For web pages: sends feedback and nothing else. It may be seen by visitors.</source>
        <translation>Web ページ用です。フィードバックを送信するだけです。訪問者に見られてもかまいません。</translation>
    </message>
    <message>
        <source>For servers and programs: may do whatever you may do. Keep it secret.</source>
        <translation>サーバーやプログラム用です。あなたにできることはすべて行えます。秘密にしてください。</translation>
    </message>
    <message>
        <source>A token needs a name.</source>
        <translation>トークンには名前が必要です。</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>長すぎるテキストがあります。</translation>
    </message>
    <message>
        <source>Creating the token…</source>
        <translation>トークンを作成中…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Created the token %1</source>
        <translation>トークン「%1」を作成しました</translation>
    </message>
    <message>
        <source>Sign-in token for %1</source>
        <translation>%1 のサインイン用トークン</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>担当者(&amp;P)</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>担当者</translation>
    </message>
    <message>
        <source>&amp;Text to send</source>
        <translation>送るテキスト(&amp;T)</translation>
    </message>
    <message>
        <source>Text to send</source>
        <translation>送るテキスト</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>メンバーを読み込み中…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1（あなた）</translation>
    </message>
    <message>
        <source>Anyone who has the token signs in as %1. Send it over a private channel.</source>
        <translation>トークンを持つ人は %1 としてサインインします。安全な方法で送ってください。</translation>
    </message>
    <message>
        <source>E&amp;xpires</source>
        <translation>有効期限(&amp;X)</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>有効期限</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>無期限</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>30 日後</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>90 日後</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>1 年後</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationCentre</name>
    <message numerus="yes">
        <source>%n new feedback</source>
        <translation>
            <numerusform>新着フィードバック %Ln 件</numerusform>
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
            <numerusform>要確認 %Ln 件</numerusform>
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
            <numerusform>お知らせ %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::NoteBox</name>
    <message>
        <source>Save Note</source>
        <translation>メモを保存</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>メモ</translation>
    </message>
    <message>
        <source>Write a note for the team</source>
        <translation>チームへのメモを書く</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too long</source>
        <translation>
            <numerusform>%Ln 文字超過</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>残り %Ln 文字</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy Draft</source>
        <translation>下書きをコピー</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <translation>下書きを破棄</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationPage</name>
    <message>
        <source>Notify about</source>
        <translation>通知する対象</translation>
    </message>
    <message>
        <source>Buffers to be notified about</source>
        <translation>通知するボックス</translation>
    </message>
    <message>
        <source>Show &amp;message text in notifications</source>
        <translation>通知に本文を表示(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Quiet hours from</source>
        <translation>通知しない時間帯(&amp;Q)</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>通知オフの開始</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>通知オフの終了</translation>
    </message>
    <message>
        <source>Keep running in the &amp;tray when closed</source>
        <translation>閉じてもトレイで動作を続ける(&amp;T)</translation>
    </message>
    <message>
        <source>What needs review and pinned buffers</source>
        <translation>要確認とピン留めしたボックス</translation>
    </message>
    <message>
        <source>Chosen buffers</source>
        <translation>選択したボックス</translation>
    </message>
    <message>
        <source>All new feedback</source>
        <translation>すべての新着フィードバック</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>&amp;Notify about:</source>
        <translation>通知する対象(&amp;N):</translation>
    </message>
    <message>
        <source>to</source>
        <comment>quiet hours from … to …</comment>
        <translation>～</translation>
    </message>
    <message>
        <source>Also, and in the list of notices:</source>
        <translation>ほかに、お知らせの一覧にも:</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderItems</name>
    <message>
        <source>The server’s list was not understood.</source>
        <translation>サーバーの一覧を解釈できませんでした。</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderStrip</name>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>Retry loading older feedback</source>
        <translation>古いフィードバックをもう一度読み込む</translation>
    </message>
    <message>
        <source>Loading older feedback…</source>
        <translation>古いフィードバックを読み込んでいます…</translation>
    </message>
    <message>
        <source>Older feedback is on the server only, and you are offline. It comes when you are connected again.</source>
        <translation>古いフィードバックはサーバーにのみあり、現在オフラインです。再接続すると表示されます。</translation>
    </message>
    <message>
        <source>Older feedback could not be loaded: %1</source>
        <translation>古いフィードバックを読み込めませんでした：%1</translation>
    </message>
</context>
<context>
    <name>triage::app::OutboxModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
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
        <translation>「%1」のデータ</translation>
    </message>
    <message>
        <source>Show %1 as table</source>
        <translation>「%1」を表で表示</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>「%1」をエクスポート</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>SVG で保存(&amp;S)…</translation>
    </message>
    <message>
        <source>Save Numbers as &amp;CSV…</source>
        <translation>数値を CSV で保存(&amp;C)…</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>グラフ「%1」</translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation>数値がありません</translation>
    </message>
    <message>
        <source>Plots need the server</source>
        <translation>グラフにはサーバーが必要です</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>オンラインに戻ると利用できます</translation>
    </message>
    <message>
        <source>Nothing in this period</source>
        <translation>この期間には何もありません</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>%1 · days of UTC</source>
        <comment>a period</comment>
        <translation>%1 · UTC の日付</translation>
    </message>
    <message>
        <source>%1 · whatever the buffer</source>
        <comment>a period</comment>
        <translation>%1 · ボックスを問わず</translation>
    </message>
    <message>
        <source>%1 · as of %2</source>
        <comment>a period, a time</comment>
        <translation>%1 · %2 時点</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>「%1」を保存</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>a format, its suffix</comment>
        <translation>%1 ファイル (*.%2)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <comment>path of a file</comment>
        <translation>%1 に保存しました</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <comment>why</comment>
        <translation>保存できませんでした: %1</translation>
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
        <translation>%1、%2: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotCatalog</name>
    <message>
        <source>Who has how much open now, and closed how much in the period.</source>
        <translation>現在誰がどれだけ未完了を持ち、期間中にどれだけ閉じたかです。</translation>
    </message>
    <message>
        <source>How long the feedback took that was done in the period, from the day it came in.</source>
        <translation>期間中に完了したフィードバックが、届いてから完了するまでの時間です。</translation>
    </message>
    <message>
        <source>How old the feedback is that is open now, whatever the period.</source>
        <translation>期間にかかわらず、現在未完了のフィードバックの経過日数です。</translation>
    </message>
    <message>
        <source>How much came in on each day, and how much was done or declined on it.</source>
        <translation>各日に届いた件数と、完了または却下した件数です。</translation>
    </message>
    <message>
        <source>Work by owner</source>
        <translation>担当者別の作業</translation>
    </message>
    <message>
        <source>Time to done</source>
        <translation>完了までの時間</translation>
    </message>
    <message>
        <source>Age of open feedback</source>
        <translation>未完了のフィードバックの経過日数</translation>
    </message>
    <message>
        <source>Opened and closed</source>
        <translation>新規と完了</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>新着フィードバック</translation>
    </message>
    <message>
        <source>Growth of buffers</source>
        <translation>ボックスの増加</translation>
    </message>
    <message>
        <source>Routing outcomes</source>
        <translation>振り分けの結果</translation>
    </message>
    <message>
        <source>Review share</source>
        <translation>要確認の割合</translation>
    </message>
    <message>
        <source>Time to triage</source>
        <translation>トリアージまでの時間</translation>
    </message>
    <message>
        <source>Confidence of routing</source>
        <translation>振り分けの確信度</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>Reactions to targets</source>
        <translation>対象への評価</translation>
    </message>
    <message>
        <source>How much came in on each day, by the buffer it is in now. An item in several buffers counts in each.</source>
        <translation>毎日の受信件数を、現在のボックス別に示します。複数のボックスにあるものは、それぞれで数えます。</translation>
    </message>
    <message>
        <source>How much of the period’s feedback is in each buffer, and how much of the period before it.</source>
        <translation>この期間のフィードバックが各ボックスに何件あるかを、前の期間と比べて示します。</translation>
    </message>
    <message>
        <source>What became of the feedback of each day. Each item counts once.</source>
        <translation>毎日のフィードバックがどうなったかを示します。各 1 件につき 1 回数えます。</translation>
    </message>
    <message>
        <source>How much of each day’s feedback needs review.</source>
        <translation>毎日のフィードバックのうち、要確認の割合を示します。</translation>
    </message>
    <message>
        <source>How long feedback waited until somebody moved it, said that it looks right, or wrote a note.</source>
        <translation>誰かが移動するか、問題なしとするか、メモを書くまでに、フィードバックが待った時間を示します。</translation>
    </message>
    <message>
        <source>How sure routing was of its decisions, and what people made of them.</source>
        <translation>振り分けの判断の確信度と、それがどう扱われたかを示します。</translation>
    </message>
    <message>
        <source>Which programs sent the feedback.</source>
        <translation>フィードバックを送信したプログラムを示します。</translation>
    </message>
    <message>
        <source>Thumbs up and down of the period, for the targets with most of them.</source>
        <translation>この期間の高評価と低評価を、多い対象について示します。</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Which languages the feedback is written in. Short texts do not tell.</source>
        <translation>フィードバックが書かれている言語。短い文章では判別できません。</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingSection</name>
    <message>
        <source>Why it’s here</source>
        <translation>ここにある理由</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手動</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::SelectionSummary</name>
    <message>
        <source>All %1 in %2 selected</source>
        <comment>count, list</comment>
        <translation>%2の %1 件すべてを選択中</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>%1 件を選択中</translation>
    </message>
    <message>
        <source>%1 in this list</source>
        <translation>このリストに %1 件</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>このリスト</translation>
    </message>
</context>
<context>
    <name>triage::app::SingleInstance</name>
    <message>
        <source>process %1 on %2</source>
        <comment>number, computer</comment>
        <translation>%2 のプロセス %1</translation>
    </message>
</context>
<context>
    <name>triage::app::StrandedChanges</name>
    <message numerus="yes">
        <source>%n changes made at %1 are sent from here now</source>
        <translation>
            <numerusform>%1 で行った %Ln 件の変更をここから送信します</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of another member of this organization were not sent.</source>
        <translation>
            <numerusform>この組織の別のメンバーの変更 %Ln 件が未送信です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of %1 at %2 were not sent.</source>
        <translation>
            <numerusform>%2 での %1 の変更 %Ln 件が未送信です。</numerusform>
        </translation>
    </message>
    <message>
        <source>Send or Discard…</source>
        <translation>送信または破棄…</translation>
    </message>
    <message>
        <source>Unsent changes</source>
        <translation>未送信の変更</translation>
    </message>
    <message>
        <source>They can be sent in your name, or discarded for good. Otherwise they stay on this computer until their owner signs in again.</source>
        <translation>あなたの名前で送信するか、完全に破棄できます。そうしない場合は、所有者が再びサインインするまでこのコンピューターに残ります。</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>残す</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>破棄</translation>
    </message>
    <message>
        <source>Send in My Name</source>
        <translation>自分の名前で送信</translation>
    </message>
</context>
<context>
    <name>triage::app::TimePlots</name>
    <message>
        <source>Unassigned</source>
        <translation>未割り当て</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>週</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>A buffer</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Other buffers</source>
        <translation>その他のボックス</translation>
    </message>
    <message>
        <source>All</source>
        <comment>sum of feedback, each item once</comment>
        <translation>すべて</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all; most of them on %1: %2</source>
        <comment>counts of feedback, a day or a week</comment>
        <translation>
            <numerusform>合計 %Ln 件。最多は %1 の %2 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>割り当て済み</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>振り分け中</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手動</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln found their buffer by themselves</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%Ln 件のうち %1 を自動で振り分けました</numerusform>
        </translation>
    </message>
    <message>
        <source>Share</source>
        <translation>割合</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln need a look</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%Ln 件のうち %1 が要確認です</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::GroupPlots</name>
    <message numerus="yes">
        <source>No buffer grew against the %Ln days before</source>
        <translation>
            <numerusform>その前の %Ln 日間より増えたボックスはありません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grew most: %2, that is %3 more than in the %Ln days before</source>
        <comment>buffer, count, difference</comment>
        <translation>
            <numerusform>最も増えたのは「%1」: %2 件 (その前の %Ln 日間より %3 件増)</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>未割り当て</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>今回</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>前回</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>増加</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a number, by how much it grew</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Nothing said yet</source>
        <translation>評価なし</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>判断数</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1～%2</translation>
    </message>
    <message numerus="yes">
        <source>People agreed with %1 of the %Ln they looked at</source>
        <comment>a share, decisions</comment>
        <translation>
            <numerusform>確認された %Ln 件のうち %1 が受け入れられました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions, and nobody has said anything to them yet</source>
        <translation>
            <numerusform>%Ln 件の判断がありますが、まだ誰も評価していません</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>クライアント</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>名前なし</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>その他すべて</translation>
    </message>
    <message>
        <source>%1 came from %2</source>
        <comment>a share, a client</comment>
        <translation>%1 は %2 からです</translation>
    </message>
    <message>
        <source>no named client</source>
        <translation>名前のないクライアント</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>高評価</translation>
    </message>
    <message>
        <source>Thumbs down</source>
        <translation>低評価</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>対象</translation>
    </message>
    <message numerus="yes">
        <source>%1 displeases most: %Ln thumbs down</source>
        <comment>target</comment>
        <translation>
            <numerusform>最も不評なのは「%1」: 低評価 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>No thumbs down</source>
        <translation>低評価なし</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%Ln 秒</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1</source>
        <comment>duration</comment>
        <translation>%1 超</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>時間を問わず</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>durations</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Within %1</source>
        <comment>duration</comment>
        <translation>%1 以内</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>確認済み</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>まだ待機中</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>待ち時間</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>more</source>
        <comment>than the duration before</comment>
        <translation>それ以上</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Nobody has looked yet</source>
        <translation>まだ誰も確認していません</translation>
    </message>
    <message numerus="yes">
        <source>Half of it was looked at within %1; %Ln wait</source>
        <comment>duration, count</comment>
        <translation>
            <numerusform>トリアージまでの中央値 %1、待機中 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Median time to triage %1</source>
        <comment>duration</comment>
        <translation>トリアージまでの中央値 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wait for somebody to look</source>
        <translation>
            <numerusform>%Ln 件が確認を待っています</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>%1 is written in %2</source>
        <comment>a share, a language</comment>
        <translation>%1が%2で書かれています</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
    <message>
        <source>General</source>
        <translation>一般</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外観</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>通知</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>トリアージ</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>プライバシー</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesPages</name>
    <message>
        <source>High contrast</source>
        <translation>ハイコントラスト</translation>
    </message>
    <message>
        <source>Organization:</source>
        <translation>組織:</translation>
    </message>
    <message>
        <source>Signed in as:</source>
        <translation>サインイン中:</translation>
    </message>
    <message>
        <source>%1, administrator</source>
        <translation>%1、管理者</translation>
    </message>
    <message>
        <source>%1, member</source>
        <translation>%1、メンバー</translation>
    </message>
    <message>
        <source>Server:</source>
        <translation>サーバー:</translation>
    </message>
    <message>
        <source>&amp;Reopen the last list on start</source>
        <translation>起動時に前回の一覧を開く(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>テーマ(&amp;T):</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>テーマ</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>システムに合わせる</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>ライト</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>ダーク</translation>
    </message>
    <message>
        <source>&amp;Density:</source>
        <translation>表示密度(&amp;D):</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>表示密度</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>ゆったり</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>コンパクト</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>文字サイズ(&amp;S):</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>文字サイズ</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>言語(&amp;L):</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>言語</translation>
    </message>
    <message>
        <source>Restart to change the language.</source>
        <translation>言語を変更するには再起動してください。</translation>
    </message>
    <message>
        <source>&amp;Keep offline:</source>
        <translation>オフラインで保持(&amp;K):</translation>
    </message>
    <message>
        <source>Keep offline</source>
        <translation>オフラインで保持</translation>
    </message>
    <message>
        <source>How much of the newest feedback is kept on this computer, so that it can be read and searched without the server. A change counts from the next start on.</source>
        <translation>サーバーなしでも読んだり検索したりできるよう、新しいものからこの量のフィードバックをこのコンピューターに保存します。変更は次回の起動から有効になります。</translation>
    </message>
    <message>
        <source>&amp;Re-download everything at next start</source>
        <translation>次回の起動時にすべて再ダウンロード(&amp;R)</translation>
    </message>
    <message>
        <source>Clears downloaded data. Unsent changes are kept.</source>
        <translation>ダウンロードしたデータを消去します。未送信の変更は残ります。</translation>
    </message>
    <message>
        <source>Your token is kept in the system’s keyring, if you asked for that; otherwise until the program ends.</source>
        <translation>トークンは、希望した場合はシステムのキーリングに、それ以外はプログラムの終了まで保持されます。</translation>
    </message>
    <message>
        <source>Downloaded feedback is stored in your private folder.</source>
        <translation>ダウンロードしたフィードバックは、あなた専用のフォルダーに保存されます。</translation>
    </message>
    <message>
        <source>Triage Desk connects only to %1. No tracking.</source>
        <translation>Triage Desk は %1 にのみ接続します。追跡はしません。</translation>
    </message>
    <message>
        <source>Show &amp;others what I am looking at</source>
        <translation>自分が見ているものを他の人に表示する(&amp;O)</translation>
    </message>
</context>
<context>
    <name>triage::app::QualityDialog</name>
    <message>
        <source>Routing quality</source>
        <translation>振り分けの品質</translation>
    </message>
    <message>
        <source>Reading what people made of routing…</source>
        <translation>振り分けの結果を読み込んでいます…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>概要</translation>
    </message>
    <message>
        <source>By buffer</source>
        <translation>ボックス別</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>判断数</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>維持</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>修正</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>見逃し</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>正解</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>週別</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>週の初め</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>未割り当て</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>確認済み</translation>
    </message>
    <message>
        <source>By confidence</source>
        <translation>確信度別</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>確信度</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>較正</translation>
    </message>
    <message>
        <source>The mark stands at how sure routing was: the nearer the bar ends to it, the better</source>
        <translation>印は振り分けの確信度です。棒の端が印に近いほど良い結果です</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>オンラインに戻ると利用できます</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>応答がありません</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>再試行(&amp;R)</translation>
    </message>
    <message numerus="yes">
        <source>Routing decided about %n items in the last weeks.</source>
        <translation>
            <numerusform>ここ数週間で%Ln件の振り分けを判断しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has corrected or accepted anything yet</source>
        <translation>まだ誰も修正や承認をしていません</translation>
    </message>
    <message>
        <source>%1 Say that an item looks right, or put it elsewhere: here you then see how often routing was right.</source>
        <comment>a sentence before it</comment>
        <translation>%1 「問題なし」とするか、別の場所へ移すと、振り分けがどれだけ正しかったかがここに表示されます。</translation>
    </message>
    <message>
        <source>Of %1 decisions in the last weeks, %2 are unassigned. People reviewed %3: %4 confirmed, %5 moved, %6 removed.</source>
        <translation>この数週間の判断 %1 件のうち、%2 件は未割り当てです。確認済み %3 件: 承認 %4、移動 %5、取り外し %6。</translation>
    </message>
    <message>
        <source>Calibration error: %1 points</source>
        <translation>較正誤差: %1 ポイント</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>削除されたボックス</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1～%2</translation>
    </message>
    <message>
        <source>Right in %1, sure by %2</source>
        <translation>正解 %1、確信度 %2</translation>
    </message>
    <message>
        <source>Not known while you are signed out</source>
        <translation>サインアウトしている間はわかりません</translation>
    </message>
    <message numerus="yes">
        <source>Only %n reviewed: too few to tell</source>
        <translation>
            <numerusform>確認済みは%Ln件だけ: 判断するには少なすぎます</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration: only %n reviewed so far</source>
        <translation>
            <numerusform>較正: 確認済みはまだ%Ln件です</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was routed in the last weeks</source>
        <translation>ここ数週間に振り分けられたものはありません</translation>
    </message>
    <message>
        <source>This page shows how often routing was right, once people confirm or move items.</source>
        <translation>項目が確認または移動されると、振り分けがどれだけ正しかったかがここに表示されます。</translation>
    </message>
</context>
<context>
    <name>triage::app::ResearchDialog</name>
    <message>
        <source>Research</source>
        <translation>調査</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>質問(&amp;Q)</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>質問</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>質問する(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Delete Answer…</source>
        <translation>回答を削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete answer</source>
        <translation>回答を削除</translation>
    </message>
    <message>
        <source>For example: Why do people give up on the export?</source>
        <translation>例：なぜエクスポートの途中でやめてしまうのか？</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>期間(&amp;P)</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>過去12か月</translation>
    </message>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>過去%Ln日間</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>ボックス(&amp;B)</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>すべてのボックス</translation>
    </message>
    <message>
        <source>&amp;Saved answers</source>
        <translation>保存された回答(&amp;S)</translation>
    </message>
    <message>
        <source>Reading the saved answers…</source>
        <translation>保存された回答を読み込んでいます…</translation>
    </message>
    <message>
        <source>waits for its answer</source>
        <translation>回答待ち</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>The question is too long.</source>
        <translation>質問が長すぎます。</translation>
    </message>
    <message>
        <source>Write a question first.</source>
        <translation>まず質問を入力してください。</translation>
    </message>
    <message>
        <source>Answered from what the feedback says</source>
        <translation>フィードバックの内容から回答</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>まず回答を選んでください。</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>質問しています…</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>回答済み：%1</translation>
    </message>
    <message>
        <source>Delete the question “%1” and its answer for everybody? This cannot be undone.</source>
        <translation>質問「%1」とその回答を全員から削除しますか？この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Delete Answer</source>
        <translation>回答を削除</translation>
    </message>
    <message>
        <source>Deleting the answer…</source>
        <translation>回答を削除しています…</translation>
    </message>
    <message>
        <source>Deleted the answer</source>
        <translation>回答を削除しました</translation>
    </message>
</context>
<context>
    <name>triage::app::AnswerPane</name>
    <message>
        <source>Looking for an answer</source>
        <translation>回答を探しています</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>テーマ(&amp;T)</translation>
    </message>
    <message>
        <source>What &amp;people say</source>
        <translation>みんなの声(&amp;P)</translation>
    </message>
    <message>
        <source>Ask what your feedback says</source>
        <translation>フィードバックの内容について質問できます</translation>
    </message>
    <message>
        <source>The answer shows what many people have in common, with exact counts and their own words. Answers stay here until somebody deletes them.</source>
        <translation>回答は、多くの人に共通する内容を正確な件数と本人の言葉で示します。回答は誰かが削除するまでここに残ります。</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>buffer</comment>
        <translation>%1 内</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>削除されたボックス</translation>
    </message>
    <message numerus="yes">
        <source>%n items read</source>
        <translation>
            <numerusform>%Ln件を確認</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for an answer. You can go on meanwhile.</source>
        <translation>回答を探しています。その間、作業を続けられます。</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>回答はありません。</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>すべてのテーマ</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>theme: 12 items</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>%Ln件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>items of a theme</comment>
        <translation>
            <numerusform>ほか %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>quote</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Open this feedback</source>
        <translation>このフィードバックを開く</translation>
    </message>
</context>
<context>
    <name>triage::app::RestoreDialog</name>
    <message>
        <source>Restore deleted buffer</source>
        <translation>削除したボックスを復元</translation>
    </message>
    <message>
        <source>Deleted buffers</source>
        <translation>削除されたボックス</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Collects</source>
        <translation>集めるもの</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>復元(&amp;R)</translation>
    </message>
    <message>
        <source>Reading the deleted buffers…</source>
        <translation>削除されたボックスを読み込んでいます…</translation>
    </message>
    <message>
        <source>The deleted buffers could not be read</source>
        <translation>削除されたボックスを読み込めませんでした</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>No deleted buffers</source>
        <translation>削除されたボックスはありません</translation>
    </message>
    <message>
        <source>Deleted buffers appear here.</source>
        <translation>削除したボックスはここに表示されます。</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>サーバーを確認しています…</translation>
    </message>
    <message>
        <source>Choose a buffer first.</source>
        <translation>先にボックスを選んでください。</translation>
    </message>
    <message>
        <source>Restoring the buffer…</source>
        <translation>ボックスを復元しています…</translation>
    </message>
    <message numerus="yes">
        <source>Restored the buffer %1 with %Ln feedback</source>
        <translation>
            <numerusform>ボックス「%1」とフィードバック %Ln 件を復元しました</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>when a buffer was</comment>
        <translation>削除日</translation>
    </message>
    <message>
        <source>Kept until</source>
        <comment>a deleted buffer</comment>
        <translation>保存期限</translation>
    </message>
    <message>
        <source>Deleted buffers can be restored, with their feedback, until the date shown.</source>
        <translation>削除したボックスは、表示の日付までフィードバックごと復元できます。</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingEffect</name>
    <message>
        <source>Changed feedback</source>
        <translation>変わるフィードバック</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>From</source>
        <translation>移動元</translation>
    </message>
    <message>
        <source>To</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Effect on recent feedback</source>
        <translation>最近のフィードバックへの影響</translation>
    </message>
    <message>
        <source>Return or a double click opens the feedback</source>
        <translation>Enter キーまたはダブルクリックで開きます</translation>
    </message>
    <message>
        <source>Working out the effect</source>
        <translation>影響を計算中</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>キャンセル(&amp;L)</translation>
    </message>
    <message>
        <source>R&amp;etry</source>
        <translation>再試行(&amp;E)</translation>
    </message>
    <message>
        <source>AI routing is switched off for %1.</source>
        <translation>「%1」では AI による振り分けがオフになっています。</translation>
    </message>
    <message>
        <source>Change the routing instructions to see what they would do with the newest feedback. Nothing is saved.</source>
        <translation>振り分けの指示を変えると、最新のフィードバックへの影響が表示されます。何も保存されません。</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>キャンセルしました。</translation>
    </message>
    <message>
        <source>Working out what would change…</source>
        <translation>変わる内容を計算しています…</translation>
    </message>
    <message numerus="yes">
        <source>Would take %1, lose %2 of the last %n items.</source>
        <translation>
            <numerusform>最近の%Ln件のうち、%1件が入り、%2件が出ます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>未割り当て</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>buffer, how sure</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, needs review</source>
        <comment>buffers</comment>
        <translation>%1、要確認</translation>
    </message>
    <message>
        <source>No feedback to test with yet.</source>
        <translation>試すためのフィードバックがまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would be elsewhere with the stored instructions, too, if routed again.</source>
        <translation>
            <numerusform>そのうち%Ln件は、保存済みの指示でも、振り分け直すと別の場所に入ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “Auto-assign at” or “Review at” to see what that would do with the newest feedback.</source>
        <translation>「割り当てる下限」または「要確認の下限」を変更すると、最新のフィードバックがどうなるかを確認できます。</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n items, %1 would be in a buffer and %2 would need review; with the stored values %3 and %4.</source>
        <translation>
            <numerusform>最新の %Ln 件のうち、%1 件がボックスに入り、%2 件が要確認になります。保存済みの値では %3 件と %4 件です。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People judged %n of them: %1 would be right; with the stored values %2.</source>
        <translation>
            <numerusform>そのうち %Ln 件は人が判断したもので、%1 件が正しくなります。保存済みの値では %2 件です。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PreviewPane</name>
    <message>
        <source>Give this buffer a name and instructions to see whether a text would go there.</source>
        <translation>このボックスに名前と指示を付けると、テキストがそこに入るかどうかがわかります。</translation>
    </message>
    <message>
        <source>Sample te&amp;xt</source>
        <translation>サンプルテキスト(&amp;X)</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>サンプルテキスト</translation>
    </message>
    <message>
        <source>Use C&amp;urrent Feedback</source>
        <translation>現在のフィードバックを使う(&amp;U)</translation>
    </message>
    <message>
        <source>Paste or write what a user might say</source>
        <translation>ユーザーが書きそうな内容を貼り付けるか入力</translation>
    </message>
    <message>
        <source>No feedback is chosen in the list.</source>
        <translation>リストでフィードバックが選ばれていません。</translation>
    </message>
    <message>
        <source>Try the feedback that is chosen in the list</source>
        <translation>リストで選んだフィードバックを試します</translation>
    </message>
    <message>
        <source>Matched buffer</source>
        <translation>一致したボックス</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>問い合わせ中…</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>現在は使えません</translation>
    </message>
    <message>
        <source>Nothing to route yet</source>
        <translation>振り分けるテキストがまだありません</translation>
    </message>
    <message>
        <source>The buffer that a text would go to is shown here, with the reason. Nothing is saved.</source>
        <translation>テキストが入るボックスと理由をここに表示します。何も保存されません。</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>応答なし</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>未割り当て</translation>
    </message>
    <message>
        <source>Buffers that were weighed</source>
        <translation>検討されたボックス</translation>
    </message>
    <message>
        <source>How sure routing is</source>
        <translation>振り分けの確信度</translation>
    </message>
    <message>
        <source>%1 It would be marked for review.</source>
        <comment>a sentence or two</comment>
        <translation>%1 要確認の印が付きます。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, how sure</comment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>No buffers yet</source>
        <translation>まだボックスがありません</translation>
    </message>
    <message>
        <source>Once a buffer exists, you see here where a text would go.</source>
        <translation>ボックスができると、テキストの行き先がここに表示されます。</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingTestDialog</name>
    <message>
        <source>%1 (changed)</source>
        <comment>buffer</comment>
        <translation>%1 (変更あり)</translation>
    </message>
    <message>
        <source>&amp;Routing instructions, for this test</source>
        <translation>このテスト用の振り分けの指示(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save These Instructions…</source>
        <translation>これらの指示を保存(&amp;S)…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>長すぎるテキストがあります。</translation>
    </message>
    <message>
        <source>Change the instructions of a buffer first.</source>
        <translation>まずボックスの指示を変更してください。</translation>
    </message>
    <message>
        <source>New feedback is then routed by the instructions of this test: %1.</source>
        <comment>buffers</comment>
        <translation>新しいフィードバックは、このテストの指示に従って振り分けられます：%1。</translation>
    </message>
    <message>
        <source>Routing instructions, for this test</source>
        <translation>このテスト用の振り分けの指示</translation>
    </message>
    <message>
        <source>Routing test</source>
        <translation>振り分けテスト</translation>
    </message>
    <message>
        <source>&amp;Buffers</source>
        <translation>ボックス(&amp;B)</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>No instructions. Routing uses its name and past items.</source>
        <translation>指示がありません。名前と過去の項目を使って振り分けます。</translation>
    </message>
    <message>
        <source>Save Instructions</source>
        <translation>指示を保存</translation>
    </message>
    <message>
        <source>Save these instructions</source>
        <translation>これらの指示を保存</translation>
    </message>
    <message>
        <source>Saved the routing instructions</source>
        <translation>振り分けの指示を保存しました</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchPopup</name>
    <message>
        <source>%1, %2</source>
        <comment>name, hint</comment>
        <translation>%1、%2</translation>
    </message>
</context>
<context>
    <name>triage::app::Secrets</name>
    <message>
        <source>The keyring has no token for this account.</source>
        <translation>このアカウントのトークンがキーリングにありません。</translation>
    </message>
    <message>
        <source>There is no keyring to keep the token in: %1</source>
        <translation>トークンを保存するキーリングがありません: %1</translation>
    </message>
    <message>
        <source>There is no keyring on this computer.</source>
        <translation>このコンピューターにはキーリングがありません。</translation>
    </message>
</context>
<context>
    <name>triage::app::Session</name>
    <message numerus="yes">
        <source>%n unsent changes</source>
        <translation>
            <numerusform>未送信の変更 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>下書き %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>pins</source>
        <translation>ピン</translation>
    </message>
    <message>
        <source>The file with your unsent changes is damaged, and nothing in it can be read. It is kept as %1.</source>
        <translation>未送信の変更のファイルが破損しており、何も読み取れません。%1 として保存されています。</translation>
    </message>
    <message>
        <source>The file with your unsent changes was damaged. Recovered: %1. The damaged file is kept as %2.</source>
        <translation>未送信の変更のファイルが破損していました。復元されたもの: %1。破損したファイルは %2 として保存されています。</translation>
    </message>
</context>
<context>
    <name>triage::app::SessionBinding</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新着 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>Back online</source>
        <translation>オンラインに戻りました</translation>
    </message>
    <message>
        <source>the server has another value</source>
        <translation>サーバー側の値が異なります</translation>
    </message>
    <message>
        <source>Refused: %1. %2</source>
        <comment>act, why</comment>
        <translation>拒否されました: %1。%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act, feedback</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Server set back</source>
        <translation>サーバーが復元されました</translation>
    </message>
    <message numerus="yes">
        <source>The server was set back to %1. %n of your changes are no longer there.</source>
        <translation>
            <numerusform>サーバーは %1 の状態に戻されました。あなたの変更 %Ln 件が失われています。</numerusform>
        </translation>
    </message>
    <message>
        <source>Route Them Now</source>
        <translation>今すぐ振り分ける</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %n items belong in %2</source>
        <comment>how many, buffer</comment>
        <translation>
            <numerusform>最近の%Ln件のうち%1件は「%2」に入ります</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks…</source>
        <translation>Webhook…</translation>
    </message>
    <message numerus="yes">
        <source>The server switched off %n webhook(s), because nothing arrived there any more.</source>
        <translation>
            <numerusform>届かなくなったため、サーバーが Webhook %Ln 件をオフにしました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back from its snooze: %1</source>
        <comment>feedback</comment>
        <translation>戻りました: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln back from their snoozes</source>
        <comment>items</comment>
        <translation>
            <numerusform>%Ln 件が戻りました</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>削除されたフィードバック</translation>
    </message>
    <message>
        <source>Do &amp;Again</source>
        <translation>やり直す(&amp;A)</translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be done again.</source>
        <translation>
            <numerusform>そのうち %Ln 件はやり直せます。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>メニュー</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>設定(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>追加(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>キーなし(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>既定(&amp;D)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll…</source>
        <translation>すべてリセット(&amp;L)…</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>すべてのキーをリセット</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>ショートカットを絞り込む</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>コマンドまたはキーを探す</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>新しいキー</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>新しいキー(&amp;W):</translation>
    </message>
    <message>
        <source>%1 is used by %2. Reassign?</source>
        <comment>key, commands</comment>
        <translation>%1 は「%2」で使われています。割り当て直しますか?</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between commands</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Choose a command first.</source>
        <translation>先にコマンドを選んでください。</translation>
    </message>
    <message>
        <source>Press the new key first.</source>
        <translation>先に新しいキーを押してください。</translation>
    </message>
    <message>
        <source>Use this key instead of the others</source>
        <translation>ほかのキーの代わりにこのキーを使う</translation>
    </message>
    <message>
        <source>Use this key too</source>
        <translation>このキーも使う</translation>
    </message>
    <message>
        <source>It has its default key.</source>
        <translation>既定のキーになっています。</translation>
    </message>
    <message>
        <source>Give all commands their default keys? Your own are forgotten.</source>
        <translation>すべてのコマンドを既定のキーに戻しますか? 自分で設定したキーは失われます。</translation>
    </message>
    <message>
        <source>Reset All Keys</source>
        <translation>すべてのキーをリセット</translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>キーボードショートカット</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>ショートカットを絞り込む</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>ショートカット</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>コマンド</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>キー</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>If your keyboard types no Latin letters, press the keys where an English keyboard has them.</source>
        <translation>キーボードでラテン文字を入力できない場合は、英語キーボードでその文字がある位置のキーを押してください。</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>トリアージ</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>移動</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>移動先</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>ボード</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>ダッシュボード</translation>
    </message>
    <message>
        <source>View</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>プログラム</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarModel</name>
    <message>
        <source>Views</source>
        <translation>ビュー</translation>
    </message>
    <message>
        <source>It has filters that this program does not have: its list here has more.</source>
        <translation>このプログラムにないフィルターがあり、ここのリストにはより多くの項目があります。</translation>
    </message>
    <message>
        <source>Its buffer was deleted.</source>
        <translation>ボックスは削除されました。</translation>
    </message>
    <message>
        <source>Everybody sees this view of %1.</source>
        <comment>member</comment>
        <translation>%1 のこのビューは全員に表示されます。</translation>
    </message>
    <message>
        <source>Everybody sees this view.</source>
        <translation>このビューは全員に表示されます。</translation>
    </message>
    <message>
        <source>Only you see this view.</source>
        <translation>このビューはあなただけに表示されます。</translation>
    </message>
    <message>
        <source>%1 to work on, %2 with what is done or snoozed</source>
        <comment>numbers of feedback</comment>
        <translation>未完了 %1 件、完了と後回しを含めて %2 件</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>後回し</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>自分の担当</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>新着 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>キー %1</translation>
    </message>
    <message>
        <source>suggested, waits for approval</source>
        <translation>提案、承認待ち</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a row&apos;s name</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>受信箱</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>未割り当て</translation>
    </message>
    <message>
        <source>Routing failed</source>
        <translation>振り分け失敗</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>振り分け中</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>Suggested buffers</source>
        <translation>提案されたボックス</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>削除されたボックス</translation>
    </message>
    <message>
        <source>Its tag %1 is not there any more.</source>
        <translation>そのタグ「%1」はもうありません。</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>すべて</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>後回しから戻ったもの</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarPane</name>
    <message>
        <source>Filter buffers</source>
        <translation>ボックスを絞り込む</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>フィルター</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>フィルターを解除</translation>
    </message>
    <message>
        <source>New Buffer</source>
        <translation>新しいボックス</translation>
    </message>
    <message>
        <source>No matching lists.</source>
        <translation>一致する一覧はありません。</translation>
    </message>
    <message>
        <source>Notes that you began and did not save</source>
        <translation>書きかけで保存していないメモ</translation>
    </message>
    <message>
        <source>Drafts %1</source>
        <comment>number</comment>
        <translation>下書き %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feedback, a note that was begun</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>削除されたフィードバック</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarView</name>
    <message>
        <source>Buffers</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>Take the column off the board</source>
        <translation>列をボードから外します</translation>
    </message>
</context>
<context>
    <name>triage::app::SimilarSection</name>
    <message>
        <source>Similar feedback</source>
        <translation>似たフィードバック</translation>
    </message>
    <message>
        <source>About similar feedback</source>
        <translation>似たフィードバックについて</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>共通の語: %1</translation>
    </message>
    <message>
        <source>%1, %2 alike</source>
        <comment>feedback, share</comment>
        <translation>%1、類似度 %2</translation>
    </message>
    <message>
        <source>%1, %2 alike, in common: %3</source>
        <comment>feedback, share, words</comment>
        <translation>%1、類似度 %2、共通の語: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::StatusStrip</name>
    <message>
        <source>Selection</source>
        <translation>選択</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>接続</translation>
    </message>
    <message>
        <source>Job progress</source>
        <translation>ジョブの進行状況</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>キャンセル</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>接続中…</translation>
    </message>
    <message>
        <source>Fetching %1 of %2</source>
        <translation>取得中 %1 / %2</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>%1 件を取得中</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>最新の状態に更新中…</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>最新の状態です</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>オフライン</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>サインアウト済み</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>%Ln 件待機中</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%Ln 件失敗</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 waiting</source>
        <comment>numbers of changes</comment>
        <translation>%2 件中 %1 件が待機中</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>送信中…</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>サーバーを待っています…</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln min</source>
        <comment>time that is left</comment>
        <translation>
            <numerusform>約 %Ln 分</numerusform>
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
        <translation>%1 のメモ、%2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1、%2: %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>triage::app::Toast</name>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
</context>
<context>
    <name>triage::app::TokensDialog</name>
    <message>
        <source>Read only</source>
        <translation>読み取り専用</translation>
    </message>
    <message>
        <source>API tokens</source>
        <translation>API トークン</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>種類</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>トークン</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>作成者</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>最終使用</translation>
    </message>
    <message>
        <source>&amp;Create Token…</source>
        <translation>トークンを作成(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Revoke…</source>
        <translation>失効(&amp;R)…</translation>
    </message>
    <message>
        <source>Revoke token</source>
        <translation>トークンを失効</translation>
    </message>
    <message>
        <source>Reading the tokens…</source>
        <translation>トークンを読み込み中…</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>ウィジェット</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>フルアクセス</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>未使用</translation>
    </message>
    <message>
        <source>There are no tokens yet. Make one for each program that sends or reads feedback.</source>
        <translation>トークンはまだありません。フィードバックを送受信するプログラムごとに一つ作成してください。</translation>
    </message>
    <message>
        <source>Choose a token first.</source>
        <translation>先にトークンを選んでください。</translation>
    </message>
    <message>
        <source>Revoke the token %1? Whatever uses it stops working at once. This cannot be undone.</source>
        <translation>トークン「%1」を失効させますか? 使用中のプログラムはすぐに動作しなくなります。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>「%1」を失効</translation>
    </message>
    <message>
        <source>Revoking the token…</source>
        <translation>トークンを失効中…</translation>
    </message>
    <message>
        <source>Revoked the token %1</source>
        <translation>トークン「%1」を失効させました</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>担当者</translation>
    </message>
    <message>
        <source>You are signed in with the token %1. Revoking it signs you out on this computer at once. This cannot be undone.</source>
        <translation>現在トークン「%1」でサインインしています。失効させると、このコンピューターからただちにサインアウトします。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>有効期限</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>無期限</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>置き換え(&amp;P)…</translation>
    </message>
    <message>
        <source>Replace token</source>
        <translation>トークンを置き換える</translation>
    </message>
    <message>
        <source>Replace the token %1 by a new one? Both work for at most 24 hours, so that you can put the new one in use. Then the old one expires.</source>
        <translation>トークン「%1」を新しいものに置き換えますか? 最長 24 時間は両方とも使えるので、その間に新しいものへ切り替えてください。その後、古いものは失効します。</translation>
    </message>
    <message>
        <source>You are signed in with the old one on this computer: sign in with the new one until then.</source>
        <translation>このコンピューターでは古いトークンでサインインしています。それまでに新しいトークンでサインインしてください。</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>「%1」を置き換える</translation>
    </message>
    <message>
        <source>Replacing the token…</source>
        <translation>トークンを置き換えています…</translation>
    </message>
</context>
<context>
    <name>triage::app::Transfers</name>
    <message>
        <source>Checking %1</source>
        <translation>%1 を確認中</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>%1 をインポート中</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>%1 のインポートを元に戻しています</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>%1 にエクスポート中</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>サーバーを待っています…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The check of %1 was cancelled</source>
        <translation>%1 の確認をキャンセルしました</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>%1 を確認しました</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: imported %Ln from %1</source>
        <translation>
            <numerusform>キャンセルしました: %1 から %Ln 件をインポート</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln from %1</source>
        <translation>
            <numerusform>%1 から %Ln 件をインポートしました</numerusform>
        </translation>
    </message>
    <message>
        <source>The server goes on undoing the import of %1</source>
        <translation>%1 のインポートを元に戻す処理はサーバーで続いています</translation>
    </message>
    <message numerus="yes">
        <source>Undone: the import of %1, %Ln removed</source>
        <translation>
            <numerusform>%1 のインポートを元に戻しました (%Ln 件を削除)</numerusform>
        </translation>
    </message>
    <message>
        <source>The export to %1 was cancelled</source>
        <translation>%1 へのエクスポートをキャンセルしました</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln to %1</source>
        <translation>
            <numerusform>%Ln 件を %1 にエクスポートしました</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Tray</name>
    <message>
        <source>Open Triage Desk</source>
        <translation>Triage Desk を開く</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>終了</translation>
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
        <translation>スキップ</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>終了</translation>
    </message>
    <message>
        <source>Triage progress</source>
        <translation>トリアージの進み具合</translation>
    </message>
    <message>
        <source>Nothing triaged</source>
        <translation>トリアージしたものはありません</translation>
    </message>
    <message>
        <source>%1 of %2 triaged</source>
        <translation>%2 件中 %1 件をトリアージしました</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>候補を探しています…</translation>
    </message>
    <message>
        <source>No suggestions: %1</source>
        <translation>候補はありません: %1</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>後で処理する</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>一覧に戻る</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>候補なし</translation>
    </message>
    <message>
        <source>%1 of %2 triaged, %3 skipped</source>
        <translation>%2 件中 %1 件をトリアージ、%3 件をスキップしました</translation>
    </message>
    <message>
        <source>%1 left · %2 by you today</source>
        <comment>numbers of items and of decisions</comment>
        <translation>残り %1 件・今日あなたが %2 件</translation>
    </message>
    <message>
        <source>“By you today” counts your decisions on this computer since midnight, in any list. What you undo does not count.</source>
        <translation>「今日あなたが」は、午前 0 時以降にこのコンピューターであなたが決めた件数です(すべてのリスト)。元に戻したものは数えません。</translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePage</name>
    <message>
        <source>After an &amp;action:</source>
        <translation>操作のあと(&amp;A):</translation>
    </message>
    <message>
        <source>After an action</source>
        <translation>操作のあと</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>次のフィードバックへ移動します</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>前のフィードバックへ移動します</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>そのまま</translation>
    </message>
    <message>
        <source>Buffers on the keys 1 to 9</source>
        <translation>1～9 キーのボックス</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Key &amp;%1:</source>
        <translation>キー &amp;%1:</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>キー %1</translation>
    </message>
</context>
<context>
    <name>triage::app::WindowCommands</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>何も選択されていません。</translation>
    </message>
    <message>
        <source>No buffer has the number %1.</source>
        <translation>番号 %1 のボックスはありません。</translation>
    </message>
    <message>
        <source>The suggestions are not here yet.</source>
        <translation>候補はまだ届いていません。</translation>
    </message>
    <message>
        <source>No suggestion has the number %1.</source>
        <translation>番号 %1 の候補はありません。</translation>
    </message>
    <message>
        <source>Pin to a number</source>
        <translation>番号にピン留め</translation>
    </message>
    <message>
        <source>Key 1 to 9; 0 takes the buffer off its key:</source>
        <translation>キー 1～9。0 で割り当てを解除します:</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>テキストをコピーしました</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>リンクをコピーしました</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>「%1」に移動</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer %1</source>
        <translation>ピン留めしたボックス %1 に移動</translation>
    </message>
    <message>
        <source>Text size %1</source>
        <translation>文字サイズ %1</translation>
    </message>
    <message>
        <source>No browser opened %1.</source>
        <translation>%1 を開くブラウザーがありません。</translation>
    </message>
    <message>
        <source>Each group of duplicates is shown once.</source>
        <translation>重複の各グループを1回だけ表示します。</translation>
    </message>
    <message>
        <source>All items of each group are shown.</source>
        <translation>各グループのすべての項目を表示します。</translation>
    </message>
    <message>
        <source>Searches here show each group once now, as this list does anyway.</source>
        <translation>ここでの検索も、このリストと同じく各グループを1回だけ表示します。</translation>
    </message>
    <message>
        <source>Searches here find all items of a group again.</source>
        <translation>ここでの検索は再びグループのすべての項目を見つけます。</translation>
    </message>
    <message>
        <source>Submitter copied</source>
        <translation>投稿者をコピーしました</translation>
    </message>
</context>
<context>
    <name>triage::app::Labels</name>
    <message numerus="yes">
        <source>with %n duplicate(s)</source>
        <translation>
            <numerusform>重複 %Ln 件</numerusform>
        </translation>
    </message>
    <message>
        <source>duplicate of another item</source>
        <translation>ほかの項目の重複</translation>
    </message>
    <message>
        <source>tags: %1</source>
        <translation>タグ: %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>誰か</translation>
    </message>
    <message>
        <source>assigned to %1</source>
        <comment>member</comment>
        <translation>%1 が担当</translation>
    </message>
    <message>
        <source>snoozed until %1</source>
        <comment>time</comment>
        <translation>%1まで後回し</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>今</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln 分</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln 時間</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln 日</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>たった今</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%Ln 分前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%Ln 時間前</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%Ln 日前</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新着</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>being routed</source>
        <translation>振り分け中</translation>
    </message>
    <message>
        <source>routing failed</source>
        <translation>振り分け失敗</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>メモ %Ln 件</numerusform>
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
        <translation>未完了 %1</translation>
    </message>
    <message>
        <source>Snoozed %1</source>
        <comment>a number of items</comment>
        <translation>後回し %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>a number of items</comment>
        <translation>完了 %1</translation>
    </message>
    <message>
        <source>Declined %1</source>
        <comment>a number of items</comment>
        <translation>却下 %1</translation>
    </message>
    <message>
        <source>Duplicates %1</source>
        <comment>a number of items</comment>
        <translation>重複 %1</translation>
    </message>
    <message>
        <source>waiting to be sent</source>
        <translation>送信待ち</translation>
    </message>
    <message>
        <source>change refused</source>
        <translation>変更が拒否されました</translation>
    </message>
    <message>
        <source>changed by someone else too</source>
        <translation>他の人も変更しました</translation>
    </message>
    <message>
        <source>Can still be undone</source>
        <translation>まだ元に戻せます</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>送信中</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>拒否</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>競合</translation>
    </message>
    <message>
        <source>Triage Desk</source>
        <translation>Triage Desk</translation>
    </message>
    <message>
        <source>A former member</source>
        <translation>元メンバー</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>The server does not accept the token: it was revoked, or belongs to another server.</source>
        <translation>サーバーがトークンを受け付けません。取り消されたか、別のサーバーのものです。</translation>
    </message>
    <message>
        <source>This token is one for widgets, which can only hand in feedback.</source>
        <translation>これはウィジェット用のトークンで、フィードバックの送信にしか使えません。</translation>
    </message>
    <message>
        <source>Something went wrong at the server. Try again later.</source>
        <translation>サーバーで問題が発生しました。しばらくしてからもう一度お試しください。</translation>
    </message>
    <message>
        <source>The server refused this: %1.</source>
        <comment>kind of problem</comment>
        <translation>サーバーが拒否しました: %1。</translation>
    </message>
    <message>
        <source>Available when you’re back online.</source>
        <translation>オンラインに戻ると利用できます。</translation>
    </message>
    <message>
        <source>Not known while you are signed out. Connect again to see it.</source>
        <translation>サインアウトしている間はわかりません。再接続すると表示されます。</translation>
    </message>
    <message>
        <source>Language not known</source>
        <translation>言語不明</translation>
    </message>
    <message>
        <source>Matched in a duplicate: %1</source>
        <translation>重複した項目で一致: %1</translation>
    </message>
    <message>
        <source>back since %1</source>
        <comment>an item after its snooze, time</comment>
        <translation>%1 に戻りました</translation>
    </message>
</context>
<context>
    <name>triage::app::Workspace</name>
    <message>
        <source>Wait until this is done, or cancel it: %1</source>
        <translation>完了を待つか、キャンセルしてください: %1</translation>
    </message>
    <message>
        <source>Not undone: %1</source>
        <translation>元に戻せませんでした: %1</translation>
    </message>
    <message>
        <source>Not redone: %1</source>
        <translation>やり直せませんでした: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1（ほか %Ln 件）</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>元に戻しました: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>やり直しました: %1</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>「%1」に移動</translation>
    </message>
    <message>
        <source>Also add to %1</source>
        <translation>「%1」にも追加</translation>
    </message>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>act, why</comment>
        <translation>保存されていません: %1。%2</translation>
    </message>
    <message>
        <source>%1 – saved here, to be sent</source>
        <comment>act of many items</comment>
        <translation>%1（ここに保存済み、送信待ち）</translation>
    </message>
</context>
<context>
    <name>triage::app::detail</name>
    <message>
        <source>The server’s answer was not understood: %1</source>
        <translation>サーバーの応答を解釈できませんでした: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::SuggestionPanel</name>
    <message>
        <source>Suggested buffers</source>
        <translation>提案されたボックス</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>key, buffer, confidence</comment>
        <translation>%1: %2、%3</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>問題なし</translation>
    </message>
    <message>
        <source>Move Here</source>
        <translation>ここへ移動</translation>
    </message>
</context>
<context>
    <name>triage::app::ReviewStrip</name>
    <message>
        <source>No clear match</source>
        <translation>明確な一致なし</translation>
    </message>
    <message>
        <source>Not sure: %1</source>
        <comment>confidence</comment>
        <translation>確信なし: %1</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>要確認</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Why it’s here</source>
        <translation>ここにある理由</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>問題なし</translation>
    </message>
</context>
<context>
    <name>triage::app::TargetSection</name>
    <message>
        <source>Targets</source>
        <translation>対象</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportsDialog</name>
    <message>
        <source>Imports</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>File</source>
        <translation>ファイル</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>件数</translation>
    </message>
    <message>
        <source>&amp;Undo Import…</source>
        <translation>インポートを元に戻す(&amp;U)…</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>インポートを元に戻す</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>インポートを元に戻す</translation>
    </message>
    <message>
        <source>Reading the imports…</source>
        <translation>インポートを読み込み中…</translation>
    </message>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>まだ何もインポートされていません。</translation>
    </message>
    <message>
        <source>Choose an import first.</source>
        <translation>先にインポートを選んでください。</translation>
    </message>
    <message>
        <source>This import is undone already.</source>
        <translation>このインポートはすでに元に戻されています。</translation>
    </message>
    <message>
        <source>Wait until the import or export is done.</source>
        <translation>インポートまたはエクスポートが終わるまでお待ちください。</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %Ln items that came from %1? Items that somebody has worked on since stay.</source>
        <translation>
            <numerusform>%1 から取り込んだ %Ln 件を削除しますか？ その後に誰かが処理したものは残ります。</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>実行中</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Being undone</source>
        <translation>元に戻しています</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>元に戻しました</translation>
    </message>
</context>
<context>
    <name>triage::app::OrganizationDialog</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>変更はありません。</translation>
    </message>
    <message>
        <source>Organization settings</source>
        <translation>組織の設定</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Organization name</source>
        <translation>組織名</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Route new feedback automatically</source>
        <translation>新しいフィードバックを自動で振り分ける(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Auto-assign at</source>
        <translation>割り当てる下限(&amp;A)</translation>
    </message>
    <message>
        <source>Auto-assign at</source>
        <translation>割り当てる下限</translation>
    </message>
    <message>
        <source>With this confidence or more, feedback goes into a buffer.</source>
        <translation>この確信度以上のフィードバックはボックスに入ります。</translation>
    </message>
    <message>
        <source>Re&amp;view at</source>
        <translation>要確認の下限(&amp;V)</translation>
    </message>
    <message>
        <source>Review at</source>
        <translation>要確認の下限</translation>
    </message>
    <message>
        <source>From here up to the value above it goes there too, and somebody has to look at it.</source>
        <translation>ここから上の値までも同じ場所に入り、確認が必要になります。</translation>
    </message>
    <message>
        <source>&amp;Propose new buffers</source>
        <translation>新しいボックスを提案する(&amp;P)</translation>
    </message>
    <message>
        <source>Suggest &amp;buffers at</source>
        <translation>ボックスを提案する下限(&amp;O)</translation>
    </message>
    <message>
        <source>Suggest buffers at</source>
        <translation>ボックスを提案する下限</translation>
    </message>
    <message>
        <source>If nothing fits, a buffer is proposed with this confidence or more.</source>
        <translation>合うものがないとき、この確信度以上でボックスを提案します。</translation>
    </message>
    <message>
        <source>An organization needs a name.</source>
        <translation>組織には名前が必要です。</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>テキストが長すぎます。</translation>
    </message>
    <message>
        <source>“Review at” must not be above “Auto-assign at”.</source>
        <translation>「要確認の下限」は「割り当てる下限」を超えられません。</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Saving the settings…</source>
        <translation>設定を保存中…</translation>
    </message>
    <message>
        <source>Saved the settings of %1</source>
        <translation>%1 の設定を保存しました</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates automatically</source>
        <translation>重複を自動でまとめる(&amp;M)</translation>
    </message>
    <message>
        <source>Merge a&amp;t</source>
        <translation>まとめる下限(&amp;F)</translation>
    </message>
    <message>
        <source>Merge at</source>
        <translation>まとめる下限</translation>
    </message>
    <message>
        <source>New feedback that is the same as other feedback with this probability or more becomes its duplicate. Everybody can unmerge it.</source>
        <translation>この確率以上でほかと同じ新しいフィードバックは、その重複になります。だれでも元に戻せます。</translation>
    </message>
    <message>
        <source>Duplicates can be merged automatically once people have judged at least %1 suggestions and accepted at least %2 of them.</source>
        <comment>number, share</comment>
        <translation>%1件以上の候補が人によって判断され、その%2以上が受け入れられると、重複を自動でまとめられます。</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchCompletion</name>
    <message>
        <source>Filters to search with</source>
        <translation>検索に使えるフィルター</translation>
    </message>
</context>
<context>
    <name>triage::app::BulkPane</name>
    <message>
        <source>Selected items</source>
        <translation>選択した項目</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>未割り当て</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>buffer, number of the selected items in it</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>triage::app::ListHeading</name>
    <message>
        <source>Edit buffer %1</source>
        <translation>ボックス「%1」を編集</translation>
    </message>
</context>
<context>
    <name>triage::app::Menus</name>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>移動先</translation>
    </message>
</context>
<context>
    <name>triage::app::PeriodCombo</name>
    <message>
        <source>Any time</source>
        <translation>全期間</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>過去 7 日間</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>過去 30 日間</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>過去 90 日間</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>過去 1 年間</translation>
    </message>
</context>
<context>
    <name>triage::app::ReasonWords</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1%2</translation>
    </message>
    <message>
        <source>More like “%1”, which fits no buffer.</source>
        <translation>どのボックスにも合わない「%1」の方に似ています。</translation>
    </message>
    <message>
        <source>Similar to “%1”, which is there.</source>
        <translation>そこにある「%1」に似ています。</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a word of the text</comment>
        <translation>「%1」</translation>
    </message>
    <message>
        <source>Matched on %1.</source>
        <comment>words of the text</comment>
        <translation>%1 が一致しました。</translation>
    </message>
    <message>
        <source>Similar wording to %1.</source>
        <comment>buffer</comment>
        <translation>%1 と似た表現です。</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by similar spelling.</source>
        <translation>明確な一致はありません。最も近いもの: %1 (%2)、綴りが似ているだけです。</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by %3.</source>
        <translation>明確な一致はありません。最も近いもの: %1 (%2)、根拠は %3 だけです。</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2); %3 is needed.</source>
        <translation>明確な一致はありません。最も近いもの: %1 (%2)。%3 が必要です。</translation>
    </message>
    <message>
        <source>No clear match: no buffer shares a word with the text.</source>
        <translation>明確な一致はありません。テキストと共通の語を持つボックスがありません。</translation>
    </message>
    <message>
        <source>No clear match: the text has no words.</source>
        <translation>明確な一致はありません。テキストに語がありません。</translation>
    </message>
    <message>
        <source>There is no buffer to route into.</source>
        <translation>振り分け先のボックスがありません。</translation>
    </message>
    <message>
        <source>Routing is switched off for the organization.</source>
        <translation>この組織では振り分けがオフになっています。</translation>
    </message>
    <message>
        <source>Close in meaning to %1.</source>
        <comment>buffer</comment>
        <translation>意味が%1に近いものです。</translation>
    </message>
</context>
<context>
    <name>triage::app::SecretField</name>
    <message>
        <source>&amp;Copy</source>
        <translation>コピー(&amp;C)</translation>
    </message>
    <message>
        <source>Copy it now. You won’t see it again.</source>
        <translation>今すぐコピーしてください。二度と表示されません。</translation>
    </message>
    <message>
        <source>Copied. It is not shown again once this is closed.</source>
        <translation>コピーしました。閉じたあとは二度と表示されません。</translation>
    </message>
    <message>
        <source>Secret not copied</source>
        <translation>シークレットが未コピーです</translation>
    </message>
    <message>
        <source>Close without copying the secret? It cannot be shown again.</source>
        <translation>シークレットをコピーせずに閉じますか? 二度と表示できません。</translation>
    </message>
    <message>
        <source>Close Without Copying</source>
        <translation>コピーせずに閉じる</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookWords</name>
    <message>
        <source>On</source>
        <translation>オン</translation>
    </message>
    <message>
        <source>On: nothing that was sent is failing.</source>
        <translation>オン: 送信されたもので失敗しているものはありません。</translation>
    </message>
    <message>
        <source>Standard Webhooks</source>
        <translation>Standard Webhooks</translation>
    </message>
    <message>
        <source>Your own template</source>
        <translation>独自のテンプレート</translation>
    </message>
    <message>
        <source>Switched off by the server</source>
        <translation>サーバーがオフにしました</translation>
    </message>
    <message>
        <source>Switched off by the server: %1 Mend the receiver, then switch it on.</source>
        <translation>サーバーがオフにしました: %1 受信側を直してからオンにしてください。</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>オフ</translation>
    </message>
    <message>
        <source>Switched off by a person: nothing is sent, nothing is recorded.</source>
        <translation>人がオフにしました: 何も送信も記録もされません。</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>%1 から失敗</translation>
    </message>
    <message>
        <source>Nothing has arrived since %1. Each message is tried nine times over a day; after five days of failures the server switches the webhook off.</source>
        <translation>%1 から何も届いていません。各メッセージは 1 日かけて 9 回送信されます。5 日間失敗が続くと、サーバーが Webhook をオフにします。</translation>
    </message>
    <message>
        <source>No answer after %1 ms: %2</source>
        <comment>duration, reason</comment>
        <translation>%1 ミリ秒後、応答なし: %2</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms</source>
        <comment>HTTP status, duration</comment>
        <translation>%2 ミリ秒後に応答 %1</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>待機中</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>配信済み</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>失敗</translation>
    </message>
    <message>
        <source>Its buffer was deleted</source>
        <translation>ボックスが削除されました</translation>
    </message>
    <message>
        <source>The buffer that it is limited to was deleted: nothing of that buffer is sent. Restore the buffer, or choose another one.</source>
        <translation>対象のボックスが削除されたため、そのボックスからは何も送信されません。ボックスを復元するか、別のボックスを選んでください。</translation>
    </message>
</context>
<context>
    <name>triage::WebhookEvent</name>
    <message>
        <source>All events</source>
        <translation>すべてのイベント</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>新しいフィードバック</translation>
    </message>
    <message>
        <source>Feedback edited</source>
        <translation>フィードバックの編集</translation>
    </message>
    <message>
        <source>Feedback deleted</source>
        <translation>フィードバックの削除</translation>
    </message>
    <message>
        <source>Feedback routed</source>
        <translation>フィードバックの振り分け</translation>
    </message>
    <message>
        <source>Feedback put into a buffer</source>
        <translation>フィードバックをボックスに追加</translation>
    </message>
    <message>
        <source>Feedback taken out of a buffer</source>
        <translation>フィードバックをボックスから除外</translation>
    </message>
    <message>
        <source>Status, owner, snooze or tags changed</source>
        <translation>状態、担当者、後回し、タグの変更</translation>
    </message>
    <message>
        <source>Snooze ended</source>
        <translation>後回しの終了</translation>
    </message>
    <message>
        <source>Feedback marked as a duplicate</source>
        <translation>フィードバックが重複としてマークされた</translation>
    </message>
    <message>
        <source>Feedback no longer a duplicate</source>
        <translation>フィードバックが重複ではなくなった</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>新しいメモ</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>新しいボックス</translation>
    </message>
    <message>
        <source>Buffer edited</source>
        <translation>ボックスの編集</translation>
    </message>
    <message>
        <source>Buffer deleted</source>
        <translation>ボックスの削除</translation>
    </message>
    <message>
        <source>More feedback than usual in a buffer</source>
        <translation>ボックスにいつもより多くのフィードバック</translation>
    </message>
    <message>
        <source>New vote</source>
        <translation>新しい投票</translation>
    </message>
    <message>
        <source>Research question answered</source>
        <translation>調査の質問への回答</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookEvents</name>
    <message>
        <source>E&amp;vents</source>
        <translation>イベント(&amp;V)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookSecretDialog</name>
    <message>
        <source>Secret of %1</source>
        <translation>「%1」のシークレット</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>シークレット(&amp;S)</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>シークレット</translation>
    </message>
    <message>
        <source>Give this secret to the receiver. With it, the receiver checks that messages come from this server.</source>
        <translation>このシークレットを受信側に渡してください。受信側はこれで、メッセージがこのサーバーから来たことを確かめます。</translation>
    </message>
    <message>
        <source>Give this secret to the receiver within 24 hours. Until then messages are signed with the old secret, too.</source>
        <translation>24 時間以内にこのシークレットを受信側に渡してください。それまでは以前のシークレットでも署名されます。</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookTestDialog</name>
    <message>
        <source>Test of %1</source>
        <translation>「%1」のテスト</translation>
    </message>
    <message>
        <source>&amp;Beginning of the answer</source>
        <translation>応答の先頭(&amp;B)</translation>
    </message>
    <message>
        <source>Beginning of the answer</source>
        <translation>応答の先頭</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>中止(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Send Test</source>
        <translation>テストを送信(&amp;S)</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>イベント(&amp;E)</translation>
    </message>
    <message>
        <source>The message tells of feedback that does not exist. The address has 15 seconds to answer.</source>
        <translation>メッセージは実在しないフィードバックについて伝えます。アドレスは 15 秒以内に応答する必要があります。</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>The test is being sent</source>
        <translation>テストを送信しています</translation>
    </message>
    <message>
        <source>The test is being sent.</source>
        <translation>テストを送信しています。</translation>
    </message>
    <message>
        <source>Stopped. The message may have arrived.</source>
        <translation>中止しました。メッセージは届いているかもしれません。</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookDialog</name>
    <message>
        <source>Edit webhook</source>
        <translation>Webhook を編集</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>新しい Webhook</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>アドレス(&amp;A)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>説明(&amp;D)</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>テンプレート(&amp;T)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>テンプレート</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Create Webhook</source>
        <translation>Webhook を作成(&amp;C)</translation>
    </message>
    <message>
        <source>Messages are sent here, as HTTP POST with JSON.</source>
        <translation>メッセージはここに、JSON の HTTP POST として送信されます。</translation>
    </message>
    <message>
        <source>What the webhook is for</source>
        <translation>Webhook の用途</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>形式</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>形式(&amp;F)</translation>
    </message>
    <message>
        <source>JSON. In its texts, {{summary}}, {{url}}, {{type}}, {{timestamp}} and paths such as {{data.title}} are replaced.</source>
        <translation>JSON です。その文字列の中の {{summary}}、{{url}}、{{type}}、{{timestamp}} と、{{data.title}} のようなパスが置き換えられます。</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>ボックス</translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>ボックス(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Leave out texts: only identifiers and links</source>
        <translation>テキストを省く: ID とリンクのみ(&amp;L)</translation>
    </message>
    <message>
        <source>S&amp;witched on</source>
        <translation>オン(&amp;W)</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>すべてのボックス</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>削除されたボックス</translation>
    </message>
    <message>
        <source>This is not JSON. Placeholders stand inside of quotation marks: %1</source>
        <translation>これは JSON ではありません。プレースホルダーは引用符の中に書きます: %1</translation>
    </message>
    <message>
        <source>A webhook needs an address.</source>
        <translation>Webhook にはアドレスが必要です。</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>イベントを 1 つ以上選んでください。</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>長すぎるテキストがあります。</translation>
    </message>
    <message>
        <source>The template is not JSON.</source>
        <translation>テンプレートが JSON ではありません。</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>Creating the webhook…</source>
        <translation>Webhook を作成中…</translation>
    </message>
    <message>
        <source>Saving the webhook…</source>
        <translation>Webhook を保存中…</translation>
    </message>
    <message>
        <source>Reading the webhook…</source>
        <translation>Webhook を読み込み中…</translation>
    </message>
    <message>
        <source>Saved the webhook %1</source>
        <translation>Webhook「%1」を保存しました</translation>
    </message>
    <message>
        <source>Created the webhook %1</source>
        <translation>Webhook「%1」を作成しました</translation>
    </message>
    <message>
        <source>Someone changed this webhook while it was open here. What they changed stands here beside your changes. Look at it, then save again.</source>
        <translation>ここで開いている間に、別の人がこの Webhook を変更しました。その変更はあなたの変更とともにここに表示されています。確認してから、もう一度保存してください。</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>タグ(&amp;G)</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>すべての状態</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>すべてのタグ</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>状態(&amp;U)</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhooksDialog</name>
    <message>
        <source>Webhooks</source>
        <translation>Webhook</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>アドレス</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>説明</translation>
    </message>
    <message>
        <source>&amp;Create Webhook…</source>
        <translation>Webhook を作成(&amp;C)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>編集(&amp;E)…</translation>
    </message>
    <message>
        <source>S&amp;witch Off</source>
        <translation>オフにする(&amp;W)</translation>
    </message>
    <message>
        <source>S&amp;witch On</source>
        <translation>オンにする(&amp;W)</translation>
    </message>
    <message>
        <source>Send &amp;Test…</source>
        <translation>テストを送信(&amp;T)…</translation>
    </message>
    <message>
        <source>&amp;New Secret…</source>
        <translation>新しいシークレット(&amp;N)…</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>新しいシークレット</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>削除(&amp;D)…</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>Webhook を削除</translation>
    </message>
    <message>
        <source>Reading the webhooks…</source>
        <translation>Webhook を読み込み中…</translation>
    </message>
    <message>
        <source>No webhooks yet. Add one to notify another program.</source>
        <translation>Webhook はまだありません。別のプログラムに通知するには追加してください。</translation>
    </message>
    <message>
        <source>Choose a webhook first.</source>
        <translation>先に Webhook を選んでください。</translation>
    </message>
    <message>
        <source>Switching the webhook off…</source>
        <translation>Webhook をオフにしています…</translation>
    </message>
    <message>
        <source>Switching the webhook on…</source>
        <translation>Webhook をオンにしています…</translation>
    </message>
    <message>
        <source>Switched on the webhook %1</source>
        <translation>Webhook「%1」をオンにしました</translation>
    </message>
    <message>
        <source>Switched off the webhook %1</source>
        <translation>Webhook「%1」をオフにしました</translation>
    </message>
    <message>
        <source>Make a new secret for the webhook %1? Messages are signed with both secrets for 24 hours; then the old one no longer counts.</source>
        <translation>Webhook「%1」の新しいシークレットを作成しますか? 24 時間は両方のシークレットで署名され、その後は以前のものが無効になります。</translation>
    </message>
    <message>
        <source>Make New Secret</source>
        <translation>新しいシークレットを作成</translation>
    </message>
    <message>
        <source>Making a new secret…</source>
        <translation>新しいシークレットを作成中…</translation>
    </message>
    <message>
        <source>Delete the webhook %1? Nothing more is sent to it, not even pending messages, and its log is lost. This cannot be undone.</source>
        <translation>Webhook「%1」を削除しますか? 待機中のものも含めて何も送信されなくなり、記録は失われます。この操作は元に戻せません。</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>「%1」を削除</translation>
    </message>
    <message>
        <source>Deleting the webhook…</source>
        <translation>Webhook を削除中…</translation>
    </message>
    <message>
        <source>Deleted the webhook %1</source>
        <translation>Webhook「%1」を削除しました</translation>
    </message>
    <message>
        <source>De&amp;liveries…</source>
        <translation>配信(&amp;L)…</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookLogDialog</name>
    <message>
        <source>Deliveries to %1</source>
        <translation>「%1」への配信</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>配信</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>イベント</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>試行</translation>
    </message>
    <message>
        <source>Next attempt</source>
        <translation>次の試行</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>更新(&amp;F)</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>再送信(&amp;A)</translation>
    </message>
    <message>
        <source>Send Again &amp;Since…</source>
        <translation>指定日時以降を再送信(&amp;S)…</translation>
    </message>
    <message>
        <source>Which deliveries to show</source>
        <translation>表示する配信</translation>
    </message>
    <message>
        <source>All deliveries</source>
        <translation>すべての配信</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>表示(&amp;H)</translation>
    </message>
    <message>
        <source>Place in the log</source>
        <translation>記録の中の位置</translation>
    </message>
    <message>
        <source>Newer deliveries</source>
        <translation>新しい配信</translation>
    </message>
    <message>
        <source>Older deliveries</source>
        <translation>古い配信</translation>
    </message>
    <message>
        <source>Atte&amp;mpts of the chosen delivery</source>
        <translation>選んだ配信の試行(&amp;M)</translation>
    </message>
    <message>
        <source>Reading the deliveries…</source>
        <translation>配信を読み込み中…</translation>
    </message>
    <message>
        <source>No delivery is in this state.</source>
        <translation>この状態の配信はありません。</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>まだ何も送信されていません。</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>first, last, number of deliveries</comment>
        <translation>%1～%2 / %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no more.</source>
        <translation>これ以上ありません。</translation>
    </message>
    <message>
        <source>Choose a delivery first.</source>
        <translation>先に配信を選んでください。</translation>
    </message>
    <message>
        <source>Sending it again…</source>
        <translation>再送信中…</translation>
    </message>
    <message>
        <source>Sending them again…</source>
        <translation>再送信中…</translation>
    </message>
    <message>
        <source>It is sent again, with the same identifier.</source>
        <translation>同じ ID で再送信されます。</translation>
    </message>
    <message>
        <source>Since then nothing was sent that does not wait already.</source>
        <translation>それ以降に、すでに待機中のもの以外の送信はありません。</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries are sent again.</source>
        <translation>
            <numerusform>配信 %Ln 件を再送信します。</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>フィードバック</translation>
    </message>
    <message>
        <source>&amp;Open Feedback</source>
        <translation>フィードバックを開く(&amp;O)</translation>
    </message>
    <message>
        <source>There is no feedback to open here.</source>
        <translation>ここで開けるフィードバックはありません。</translation>
    </message>
</context>
<context>
    <name>triage::app::ReplaySinceDialog</name>
    <message>
        <source>Send again</source>
        <translation>再送信</translation>
    </message>
    <message>
        <source>&amp;Send Again</source>
        <translation>再送信(&amp;S)</translation>
    </message>
    <message>
        <source>Everything that was to be sent s&amp;ince</source>
        <translation>この日時以降に送信対象になったもの(&amp;I)</translation>
    </message>
    <message>
        <source>Also what arrived before. The receiver knows a message by its identifier, which stays the same. At most 10,000 at a time.</source>
        <translation>すでに届いたものも含みます。受信側は、変わらない ID でメッセージを見分けます。一度に最大 10,000 件です。</translation>
    </message>
</context>
<context>
    <name>triage::app::UndoneChanges</name>
    <message>
        <source>%1 (undone)</source>
        <comment>what happened</comment>
        <translation>%1（取り消し済み）</translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePlans</name>
    <message>
        <source>, </source>
        <comment>between tags</comment>
        <translation>、 </translation>
    </message>
    <message>
        <source>Assigned to %1</source>
        <translation>%1 が担当しています</translation>
    </message>
    <message>
        <source>It is assigned to you already</source>
        <translation>すでに自分に割り当てられています</translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>すでにそうなっています</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件のタグを変更</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wake %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を戻す</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snooze %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を後回しにする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を却下</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を完了にする</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を再び開く</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %1 off %n</source>
        <comment>tags, feedback</comment>
        <translation>
            <numerusform>%Ln 件からタグ%1を外しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tagged %n with %1</source>
        <comment>feedback, tags</comment>
        <translation>
            <numerusform>%Ln 件にタグ%1を付けました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Woke %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を戻しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n until %1</source>
        <comment>feedback, time</comment>
        <translation>
            <numerusform>%Ln 件を%1まで後回しにしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declined %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を却下しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を完了にしました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を再び開きました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>%Ln 件を%1に割り当てました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を自分に割り当てました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassigned %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件の割り当てを解除しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>%Ln 件を%1に割り当てる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を自分に割り当てる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件の割り当てを解除</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SnoozeDialog</name>
    <message>
        <source>This time is over.</source>
        <translation>この日時は過ぎています。</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>日時</translation>
    </message>
    <message>
        <source>&amp;Date and time</source>
        <translation>日時(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Snooze</source>
        <translation>後回しにする(&amp;S)</translation>
    </message>
    <message>
        <source>Snooze until</source>
        <translation>後回しにする日時</translation>
    </message>
    <message>
        <source>For example: %1, 14:30, 20 min, tomorrow 9, Monday</source>
        <comment>a date and time</comment>
        <translation>例: %1、14:30、20 min、tomorrow 9、月曜日</translation>
    </message>
    <message>
        <source>This is not a time.</source>
        <translation>これは時刻ではありません。</translation>
    </message>
</context>
<context>
    <name>triage::app::OwnerPicker</name>
    <message>
        <source>Nobody</source>
        <translation>担当なし</translation>
    </message>
    <message>
        <source>you</source>
        <translation>自分</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>割り当て先</translation>
    </message>
    <message>
        <source>Matching members</source>
        <translation>一致するメンバー</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>メンバー</translation>
    </message>
</context>
<context>
    <name>triage::app::TagPicker</name>
    <message>
        <source>At most %1 characters</source>
        <translation>最大 %1 文字</translation>
    </message>
    <message>
        <source>A tag has no comma</source>
        <translation>タグにカンマは使えません</translation>
    </message>
    <message>
        <source>New tag “%1”</source>
        <translation>新しいタグ「%1」</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>外す</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>タグ</translation>
    </message>
    <message>
        <source>Matching tags</source>
        <translation>一致するタグ</translation>
    </message>
    <message>
        <source>Tag, or a new one</source>
        <translation>タグ(新しいものも可)</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>タグ</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPickers</name>
    <message>
        <source>A &amp;Date…</source>
        <translation>日時を指定(&amp;D)…</translation>
    </message>
    <message>
        <source>&amp;Monday</source>
        <translation>月曜日(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Tomorrow</source>
        <translation>明日(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Later Today</source>
        <translation>今日の後ほど(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Wake Now</source>
        <translation>今すぐ戻す(&amp;W)</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>後回し</translation>
    </message>
    <message>
        <source>In 1 &amp;Hour</source>
        <translation>1 時間後(&amp;H)</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkStrip</name>
    <message>
        <source>Open Again</source>
        <translation>再び開く</translation>
    </message>
    <message>
        <source>Show feedback with the tag %1</source>
        <translation>タグ「%1」のフィードバックを表示</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>誰か</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <comment>member</comment>
        <translation>担当: %1</translation>
    </message>
    <message>
        <source>Snoozed until %1</source>
        <comment>time</comment>
        <translation>%1まで後回し</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state, time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>担当</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状態</translation>
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
        <translation>すべての状態</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Open, also snoozed</source>
        <translation>未完了(後回し中を含む)</translation>
    </message>
    <message>
        <source>To work on</source>
        <translation>対応待ち</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Done or declined</source>
        <translation>完了または却下</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>後回し</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>担当: %1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>タグ: %1</translation>
    </message>
    <message>
        <source>Each group once</source>
        <translation>各グループを1回</translation>
    </message>
    <message>
        <source>With duplicates</source>
        <translation>重複を含む</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateActs</name>
    <message>
        <source>No duplicate is suggested.</source>
        <translation>重複の候補はありません。</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>何も選択されていません。</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateQueue</name>
    <message>
        <source>the same with a probability of %1</source>
        <translation>同じである確率 %1</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>まとめました</translation>
    </message>
    <message>
        <source>marked as different</source>
        <translation>異なるものとして印を付けました</translation>
    </message>
    <message>
        <source>merged or deleted meanwhile</source>
        <translation>その間にまとめられたか、削除されました</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>再試行</translation>
    </message>
    <message>
        <source>The suggestions cannot be read</source>
        <translation>候補を読み込めません</translation>
    </message>
    <message>
        <source>Suggested duplicates</source>
        <translation>重複の候補</translation>
    </message>
    <message>
        <source>Reading the suggestions…</source>
        <translation>候補を読み込んでいます…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>まとめる</translation>
    </message>
    <message>
        <source>No duplicates are suggested</source>
        <translation>重複の候補はありません</translation>
    </message>
    <message>
        <source>New feedback is compared with the rest while it is routed.</source>
        <translation>新しいフィードバックは、振り分けのときにほかのものと比べられます。</translation>
    </message>
    <message>
        <source>May be the same</source>
        <translation>同じかもしれない</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>重複を探しています…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>後で</translation>
    </message>
    <message>
        <source>Items of the group</source>
        <translation>グループの項目</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>共通の語: %1</translation>
    </message>
    <message>
        <source>Merged groups: %1. Groups without duplicates: %2.</source>
        <comment>numbers</comment>
        <translation>まとめたグループ: %1。重複のないグループ: %2。</translation>
    </message>
    <message>
        <source>Everything is judged</source>
        <translation>すべて判断済みです</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>And %1 more</source>
        <comment>number</comment>
        <translation>ほか %1 件</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>place, state</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>group</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>重複ではない</translation>
    </message>
    <message>
        <source>Your last change was not made here. Undo it in the main window.</source>
        <translation>最後の変更はここで行われたものではありません。メインウィンドウで元に戻してください。</translation>
    </message>
    <message>
        <source>Undo All</source>
        <translation>すべて元に戻す</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>最も古いもの</translation>
    </message>
    <message>
        <source>Keep as original</source>
        <translation>元の項目にする</translation>
    </message>
    <message>
        <source>%1 The oldest item is the original now.</source>
        <comment>sentence</comment>
        <translation>%1今は最も古い項目が元の項目です。</translation>
    </message>
    <message>
        <source>These items were merged or deleted meanwhile.</source>
        <translation>これらの項目はその間にまとめられたか、削除されました。</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateSection</name>
    <message>
        <source>Unmerge</source>
        <translation>分離</translation>
    </message>
    <message>
        <source>Maybe the same</source>
        <translation>同じかもしれない</translation>
    </message>
    <message>
        <source>Make the chosen duplicate an item of its own again</source>
        <translation>選んだ重複を再び独立させる</translation>
    </message>
    <message>
        <source>Make it an item of its own again</source>
        <translation>再び独立させる</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>共通の語: %1</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>重複: %1</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>重複</translation>
    </message>
    <message>
        <source>Duplicate of %1</source>
        <comment>title</comment>
        <translation>「%1」の重複</translation>
    </message>
    <message>
        <source>%1, the same with a probability of %2</source>
        <comment>feedback, share</comment>
        <translation>%1、同じである確率 %2</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>まとめる</translation>
    </message>
    <message>
        <source>Maybe the same: %1</source>
        <comment>title</comment>
        <translation>同じかもしれない: %1</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>重複ではない</translation>
    </message>
</context>
<context>
    <name>triage::app::MergePlans</name>
    <message>
        <source>an item that is not here</source>
        <translation>ここにない項目</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>すでにまとめられています</translation>
    </message>
    <message>
        <source>The original was deleted.</source>
        <translation>元の項目は削除されました。</translation>
    </message>
    <message numerus="yes">
        <source>Unmerge %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を分離</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>%Ln 件を「%1」とまとめました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as different; they are not suggested again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を異なるものにしました。再び候補にはなりません</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>%Ln 件を「%1」とまとめる</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as different</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件を異なるものにする</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>すでにそうなっています</translation>
    </message>
    <message>
        <source>It is not a duplicate and has none</source>
        <translation>重複ではなく、重複もありません</translation>
    </message>
    <message numerus="yes">
        <source>Unmerged %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件が再び独立しました</numerusform>
        </translation>
    </message>
    <message>
        <source>The original is not in the copy on this computer.</source>
        <translation>元の項目はこのコンピューターのコピーにありません。</translation>
    </message>
</context>
<context>
    <name>triage::app::SamePicker</name>
    <message>
        <source>Words of the item to merge with</source>
        <translation>まとめる相手の項目の言葉</translation>
    </message>
    <message>
        <source>Words of the item</source>
        <translation>項目の言葉</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>まとめる相手</translation>
    </message>
    <message>
        <source>Matching feedback</source>
        <translation>一致するフィードバック</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>元の項目</translation>
    </message>
    <message>
        <source>Which one do the others become duplicates of?</source>
        <translation>ほかをどれの重複にしますか。</translation>
    </message>
    <message>
        <source>Nothing is suggested. Type words of the other item.</source>
        <translation>候補はありません。もう一方の項目の語を入力してください。</translation>
    </message>
    <message>
        <source>Nothing else has these words.</source>
        <translation>これらの語を含む項目はほかにありません。</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewDialog</name>
    <message>
        <source>Saving the view…</source>
        <translation>ビューを保存しています…</translation>
    </message>
    <message>
        <source>A view needs a name.</source>
        <translation>ビューには名前が必要です。</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>保存中…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>長すぎるテキストがあります。</translation>
    </message>
    <message>
        <source>&amp;Save View</source>
        <translation>ビューを保存(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Everybody in the organization sees it</source>
        <translation>組織の全員に表示(&amp;E)</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>ビューの名前</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名前(&amp;N)</translation>
    </message>
    <message>
        <source>Save as view</source>
        <translation>ビューとして保存</translation>
    </message>
    <message>
        <source>Edit view</source>
        <translation>ビューの編集</translation>
    </message>
    <message>
        <source>Somebody deleted this view. Save it again to keep the list as a new view.</source>
        <translation>このビューは誰かが削除しました。もう一度保存すると、リストが新しいビューとして残ります。</translation>
    </message>
</context>
<context>
    <name>triage::app::TakeNext</name>
    <message numerus="yes">
        <source>%1 You finished %n today.</source>
        <comment>sentence about an empty queue</comment>
        <translation>
            <numerusform>%1 今日は %Ln 件完了しました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here is free. Everything is assigned, or somebody is writing on it.</source>
        <translation>ここに空いているものはありません。すべて割り当て済みか、だれかが書き込み中です。</translation>
    </message>
    <message>
        <source>Assigned to you: %1</source>
        <comment>feedback</comment>
        <translation>自分に割り当てました: %1</translation>
    </message>
    <message>
        <source>The next item comes from a buffer, a saved view or all feedback. Clear the search and the filters, or save this list as a view.</source>
        <translation>次の項目は、ボックス、保存したビュー、またはすべてのフィードバックから選ばれます。検索とフィルターを解除するか、このリストをビューとして保存してください。</translation>
    </message>
    <message>
        <source>Go to a buffer or to all feedback, or save this list as a view.</source>
        <translation>ボックスまたはすべてのフィードバックに移動するか、このリストをビューとして保存してください。</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewActions</name>
    <message>
        <source>It is the last one</source>
        <translation>すでに末尾です</translation>
    </message>
    <message>
        <source>It is the first one</source>
        <translation>すでに先頭です</translation>
    </message>
    <message>
        <source>The view has these filters already</source>
        <translation>ビューにはすでにこのフィルターがあります</translation>
    </message>
    <message>
        <source>Open a view first</source>
        <translation>先にビューを開いてください</translation>
    </message>
    <message>
        <source>The view %1 has filters that this program does not have. Its list here has more.</source>
        <translation>ビュー %1 には、このプログラムにないフィルターがあります。ここのリストにはより多くの項目があります。</translation>
    </message>
    <message>
        <source>The buffer of this view was deleted.</source>
        <translation>このビューのボックスは削除されました。</translation>
    </message>
    <message>
        <source>This view is not here, or it was deleted.</source>
        <translation>このビューはここにないか、削除されました。</translation>
    </message>
    <message>
        <source>View deleted: %1</source>
        <translation>ビューを削除しました: %1</translation>
    </message>
    <message>
        <source>View moved: %1</source>
        <translation>ビューを移動しました: %1</translation>
    </message>
    <message>
        <source>View changed: %1</source>
        <translation>ビューを変更しました: %1</translation>
    </message>
    <message>
        <source>View saved: %1</source>
        <translation>ビューを保存しました: %1</translation>
    </message>
    <message>
        <source>The view %1 was deleted. Its list stays here.</source>
        <translation>ビュー %1 は削除されました。そのリストはここに残ります。</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>タグ「%1」はもうありません。</translation>
    </message>
    <message>
        <source>The view %1 was changed.</source>
        <translation>ビュー %1 が変更されました。</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPlots</name>
    <message numerus="yes">
        <source>%1 did most: %Ln</source>
        <comment>member, count</comment>
        <translation>
            <numerusform>最も多く完了したのは %1 (%Ln 件)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %Ln were done within %1</source>
        <comment>count, duration</comment>
        <translation>
            <numerusform>%Ln 件の半数は %1 以内に完了しました</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are open</source>
        <translation>
            <numerusform>%Ln 件が未完了です</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln open items are older than a year</source>
        <comment>a number, all of them</comment>
        <translation>
            <numerusform>未完了 %Ln 件のうち %1 件は 1 年以上前のものです</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln days</source>
        <translation>
            <numerusform>%Ln 日以内</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln days</source>
        <translation>
            <numerusform>%Ln 日より前</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>誰か</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>担当者</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>所要時間</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>経過</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>未完了</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>%1 opened, %2 closed</source>
        <comment>numbers of feedback</comment>
        <translation>新規 %1 件、完了・却下 %2 件</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>却下</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完了</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>日</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>週</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>完了・却下</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>新規</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewCommands</name>
    <message>
        <source>Link to this view copied</source>
        <translation>このビューへのリンクをコピーしました</translation>
    </message>
    <message>
        <source>Link to this list copied</source>
        <translation>このリストへのリンクをコピーしました</translation>
    </message>
</context>
<context>
    <name>triage::app::PagedDialog</name>
    <message>
        <source>Pages</source>
        <translation>ページ</translation>
    </message>
</context>
<context>
    <name>triage::app::SettingsDialog</name>
    <message>
        <source>API tokens</source>
        <translation>API トークン</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>インポート</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>メンバー</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>組織</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>組織の設定</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>Webhook</translation>
    </message>
</context>
<context>
    <name>triage::app::GettingStarted</name>
    <message>
        <source>Bring feedback in</source>
        <translation>フィードバックを取り込む</translation>
    </message>
    <message>
        <source>Close Getting Started</source>
        <translation>「はじめに」を閉じる</translation>
    </message>
    <message>
        <source>Create a buffer for each topic</source>
        <translation>テーマごとにボックスを作る</translation>
    </message>
    <message>
        <source>Getting started %1/%2</source>
        <comment>number of steps that are done, of all steps</comment>
        <translation>はじめに %1/%2</translation>
    </message>
    <message>
        <source>Invite a colleague</source>
        <translation>同僚を招待する</translation>
    </message>
    <message>
        <source>Learn four keys: J goes on, K goes back, Y confirms, M moves</source>
        <translation>4 つのキーを覚える: J は次、K は前、Y は確認、M は移動</translation>
    </message>
    <message>
        <source>The first steps to a sorted inbox</source>
        <translation>受信箱を整理する最初のステップ</translation>
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
        <translation>日</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>分</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>明日</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>週</translation>
    </message>
</context>
<context>
    <name>triage::app::ListTally</name>
    <message>
        <source>Show what is done, snoozed, declined or a duplicate, too</source>
        <translation>完了、後回し、却下、重複のものも表示</translation>
    </message>
    <message>
        <source>%1 hidden · Show</source>
        <comment>such as: 34 done, 3 snoozed</comment>
        <translation>非表示: %1 · 表示</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <comment>items</comment>
        <translation>
            <numerusform>完了 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozed</source>
        <comment>items</comment>
        <translation>
            <numerusform>後回し %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <comment>items</comment>
        <translation>
            <numerusform>却下 %Ln 件</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <comment>items</comment>
        <translation>
            <numerusform>重複 %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SplitDialog</name>
    <message>
        <source>Split off</source>
        <translation>分割</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>タイトル(&amp;T)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>タイトル</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>本文(&amp;X)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>本文</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>タイトルなし</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>長すぎるテキストがあります。</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>保存しています。</translation>
    </message>
    <message>
        <source>&amp;Remove these words from this feedback</source>
        <translation>この言葉をこのフィードバックから削除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Split Off</source>
        <translation>分割(&amp;S)</translation>
    </message>
    <message>
        <source>This feedback has no other words.</source>
        <translation>このフィードバックに他の言葉はありません。</translation>
    </message>
    <message>
        <source>Splitting…</source>
        <translation>分割しています…</translation>
    </message>
    <message>
        <source>This feedback has these words more than once.</source>
        <translation>このフィードバックにはこの言葉が複数回あります。</translation>
    </message>
</context>
<context>
    <name>triage::app::IconField</name>
    <message>
        <source>&amp;Icon</source>
        <translation>アイコン(&amp;I)</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>アイコン</translation>
    </message>
    <message>
        <source>An emoji, or a name from the list</source>
        <translation>絵文字、またはリストにある名前</translation>
    </message>
    <message>
        <source>Choose an icon</source>
        <translation>アイコンを選択</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>アイコン</translation>
    </message>
    <message>
        <source>No Icon</source>
        <translation>アイコンなし</translation>
    </message>
</context>
<context>
    <name>triage::app::LostChanges</name>
    <message numerus="yes">
        <source>Do lost changes of %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>失われた変更をやり直す（%Ln 件）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>%Ln 件をやり直しました</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>すでにそうなっています</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeTable</name>
    <message>
        <source>Somebody assigns an item to me</source>
        <translation>誰かが項目を自分に割り当てたとき</translation>
    </message>
    <message>
        <source>%1 assigned an item to you</source>
        <translation>%1 さんが項目をあなたに割り当てました</translation>
    </message>
    <message>
        <source>A note on an item that is mine, or that I wrote on</source>
        <translation>自分の項目や自分がメモを書いた項目にメモが付いたとき</translation>
    </message>
    <message>
        <source>%1 wrote a note</source>
        <translation>%1 さんがメモを書きました</translation>
    </message>
    <message>
        <source>An item of mine is back from its snooze</source>
        <translation>後回しにした自分の項目が戻ったとき</translation>
    </message>
    <message>
        <source>Back from its snooze</source>
        <translation>戻りました</translation>
    </message>
    <message>
        <source>An item of mine is reported again</source>
        <translation>自分の項目が再び報告されたとき</translation>
    </message>
    <message>
        <source>Reported again</source>
        <translation>再び報告されました</translation>
    </message>
    <message>
        <source>Somebody splits an item of mine</source>
        <translation>誰かが自分の項目を分割したとき</translation>
    </message>
    <message>
        <source>%1 split an item of yours</source>
        <translation>%1 さんがあなたの項目を分割しました</translation>
    </message>
    <message>
        <source>A buffer receives more feedback than usual</source>
        <translation>ボックスにいつもより多くのフィードバックが届いたとき</translation>
    </message>
    <message>
        <source>More feedback than usual in %1</source>
        <translation>%1 にいつもより多くのフィードバック</translation>
    </message>
    <message>
        <source>A webhook is switched off</source>
        <translation>Webhook が無効になったとき</translation>
    </message>
    <message>
        <source>A webhook was switched off</source>
        <translation>Webhook が無効になりました</translation>
    </message>
    <message>
        <source>My token ends within seven days</source>
        <translation>自分のトークンが 7 日以内に切れるとき</translation>
    </message>
    <message>
        <source>Your token ends on %1</source>
        <translation>トークンは %1 に切れます</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeWords</name>
    <message>
        <source>a deleted buffer</source>
        <translation>削除されたボックス</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>誰か</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeBell</name>
    <message>
        <source>Notices</source>
        <translation>お知らせ</translation>
    </message>
    <message>
        <source>Nothing happened to your items.</source>
        <translation>あなたの項目に動きはありません。</translation>
    </message>
    <message>
        <source>Choose Notices…</source>
        <translation>お知らせを選ぶ…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>以前</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新着</translation>
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
            <numerusform>未読のお知らせ %Ln 件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PresenceWords</name>
    <message>
        <source>Somebody</source>
        <translation>誰か</translation>
    </message>
    <message>
        <source>%1 is writing a note</source>
        <translation>%1さんがメモを書いています</translation>
    </message>
    <message>
        <source>%1 is looking at this</source>
        <translation>%1さんが見ています</translation>
    </message>
</context>
<context>
    <name>triage::app::ThresholdScale</name>
    <message>
        <source>Thresholds of routing</source>
        <translation>振り分けのしきい値</translation>
    </message>
    <message>
        <source>Below %1: unassigned. From %1: assigned and marked for review. From %2: assigned.</source>
        <comment>two shares in percent</comment>
        <translation>%1 未満: 未割り当て。%1 以上: 割り当て、要確認の印を付けます。%2 以上: 割り当て。</translation>
    </message>
</context>
</TS>
