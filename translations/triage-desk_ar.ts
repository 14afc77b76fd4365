<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ar" sourcelanguage="en">
<context>
    <name>triage::app</name>
    <message>
        <source>Somebody merged these items the other way round. Their merge was kept.</source>
        <translation>دمج شخص آخر هذه العناصر في الاتجاه المعاكس. أُبقي على دمجه.</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>رُفض</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>أُنجز</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>It is assigned to %1.</source>
        <translation>هو مُسند إلى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Can’t reach the server. Is it running?</source>
        <translation>تعذّر الوصول إلى الخادم. هل هو قيد التشغيل؟</translation>
    </message>
    <message>
        <source>Can’t find this server. Check the address and the network.</source>
        <translation>تعذّر العثور على هذا الخادم. تحقق من العنوان والشبكة.</translation>
    </message>
    <message>
        <source>The server ended the connection before it had answered.</source>
        <translation>أنهى الخادم الاتصال قبل أن يرد.</translation>
    </message>
    <message>
        <source>No secure connection could be made to the server.</source>
        <translation>تعذر إنشاء اتصال آمن بالخادم.</translation>
    </message>
    <message>
        <source>The server took too long to answer.</source>
        <translation>استغرق الخادم وقتًا أطول من اللازم للرد.</translation>
    </message>
    <message>
        <source>The network’s proxy does not let the request pass.</source>
        <translation>لا يسمح وكيل الشبكة بمرور الطلب.</translation>
    </message>
    <message>
        <source>There is no network at the moment.</source>
        <translation>لا توجد شبكة في الوقت الحالي.</translation>
    </message>
    <message>
        <source>The connection to the server failed.</source>
        <translation>فشل الاتصال بالخادم.</translation>
    </message>
    <message>
        <source>The server’s answer is larger than any that Triage Desk expects.</source>
        <translation>رد الخادم أكبر مما يتوقعه Triage Desk.</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>أُلغي الطلب.</translation>
    </message>
    <message>
        <source>Triage Desk is already open and is not responding (%1).</source>
        <translation>Triage Desk مفتوح بالفعل ولا يستجيب (⁨%1⁩).</translation>
    </message>
    <message>
        <source>What answered is not Triage Desk. A proxy or the network’s sign-in page may stand in between.</source>
        <translation>الطرف الذي رد ليس Triage Desk. ربما يعترض الطريق وكيل أو صفحة تسجيل الدخول إلى الشبكة.</translation>
    </message>
    <message>
        <source>The server does not accept the token.</source>
        <translation>لا يقبل الخادم رمز الوصول.</translation>
    </message>
    <message>
        <source>The server cannot answer at the moment (%1).</source>
        <translation>لا يستطيع الخادم الرد في الوقت الحالي (⁨%1⁩).</translation>
    </message>
    <message>
        <source>The server’s address leads elsewhere. Use the address that it leads to.</source>
        <translation>عنوان الخادم يحيل إلى مكان آخر. استخدم العنوان الذي يحيل إليه.</translation>
    </message>
    <message>
        <source>Triage Desk at %1.</source>
        <translation>‏Triage Desk على ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server at %1 cannot answer at the moment.</source>
        <translation>لا يستطيع الخادم ⁨%1⁩ الرد في الوقت الحالي.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is not Triage Desk.</source>
        <translation>ورد رد من ⁨%1⁩، لكنه ليس من Triage Desk.</translation>
    </message>
    <message>
        <source>Enter the server’s address, such as https://triage.example.com.</source>
        <translation>أدخل عنوان الخادم، مثل ⁨https://triage.example.com⁩.</translation>
    </message>
    <message>
        <source>Triage Desk at %1. This connection isn’t encrypted: others on the network could read your token.</source>
        <translation>Triage Desk على ⁨%1⁩. هذا الاتصال غير مشفّر: قد يتمكن آخرون على الشبكة من قراءة رمزك.</translation>
    </message>
    <message>
        <source>This server wants an encrypted connection: use %1.</source>
        <translation>يتطلب هذا الخادم اتصالًا مشفرًا: استخدم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A token has no spaces or line breaks. Copy it again.</source>
        <translation>لا يحتوي الرمز على مسافات أو فواصل أسطر. انسخه مرة أخرى.</translation>
    </message>
    <message>
        <source>This is a widget token, which can only hand in feedback from web pages. Triage Desk needs a full-access token: it begins with ib_. An administrator can make one.</source>
        <translation>هذا رمز لأداة ويب ولا يصلح إلا لإرسال التعليقات من صفحات الويب. يحتاج Triage Desk إلى رمز وصول كامل يبدأ بـ ⁨ib_⁩، ويمكن للمسؤول إنشاؤه.</translation>
    </message>
    <message>
        <source>A token begins with ib_.</source>
        <translation>يبدأ رمز الوصول بـ ⁨ib_⁩.</translation>
    </message>
    <message>
        <source>A part of the token is missing: it has %1 characters instead of %2.</source>
        <translation>جزء من رمز الوصول ناقص: طوله %1 حرفًا بدلًا من %2.</translation>
    </message>
    <message>
        <source>The token is too long: it has %1 characters instead of %2.</source>
        <translation>رمز الوصول أطول من اللازم: طوله %1 حرفًا بدلًا من %2.</translation>
    </message>
    <message>
        <source>This token has a typo. Copy it again.</source>
        <translation>يحتوي هذا الرمز على خطأ كتابي. انسخه مرة أخرى.</translation>
    </message>
    <message>
        <source>This server is too old for this version of Triage Desk. Ask its administrator to update it.</source>
        <translation>هذا الخادم أقدم من أن يعمل مع هذا الإصدار من Triage Desk. اطلب من مسؤوله تحديثه.</translation>
    </message>
    <message>
        <source>Somebody else changed it in the meantime; their change was kept.</source>
        <translation>غيّره شخص آخر في هذه الأثناء، واحتُفظ بتغييره.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>موافق</translation>
    </message>
    <message>
        <source>Triage Desk is already open on another display (%1). Close it there first.</source>
        <translation>Triage Desk مفتوح بالفعل على شاشة أخرى (⁨%1⁩). أغلقه هناك أولًا.</translation>
    </message>
    <message>
        <source>A change whose description was lost</source>
        <translation>تغيير فُقد وصفه</translation>
    </message>
    <message>
        <source>A part of this change may be lost: its file was damaged.</source>
        <translation>ربما فُقد جزء من هذا التغيير لأن ملفه تالف.</translation>
    </message>
    <message>
        <source>This server answers only without encryption. To accept that, enter %1.</source>
        <translation>هذا الخادم لا يجيب إلا دون تشفير. لقبول ذلك، أدخل ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server’s certificate has expired. Ask its administrator to renew it.</source>
        <translation>انتهت صلاحية شهادة الخادم. اطلب من مديره تجديدها.</translation>
    </message>
    <message>
        <source>The server’s certificate is not valid yet. Check the date of this computer.</source>
        <translation>شهادة الخادم غير سارية بعد. تحقق من تاريخ هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The server’s certificate belongs to another name. Check the address.</source>
        <translation>شهادة الخادم تخص اسمًا آخر. تحقق من العنوان.</translation>
    </message>
    <message>
        <source>The server’s certificate is self-signed, and this computer does not trust it.</source>
        <translation>شهادة الخادم موقعة ذاتيًا ولا يثق بها هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The server’s certificate is from an authority that this computer does not trust.</source>
        <translation>شهادة الخادم صادرة عن جهة لا يثق بها هذا الحاسوب.</translation>
    </message>
    <message>
        <source>The server’s certificate was revoked.</source>
        <translation>أُلغيت شهادة الخادم.</translation>
    </message>
    <message>
        <source>The server’s certificate cannot be verified.</source>
        <translation>لا يمكن التحقق من شهادة الخادم.</translation>
    </message>
    <message>
        <source>The server no longer has this item.</source>
        <translation>لم يعد هذا العنصر موجودًا على الخادم.</translation>
    </message>
    <message>
        <source>The server no longer has this buffer.</source>
        <translation>لم يعد هذا الصندوق موجودًا على الخادم.</translation>
    </message>
</context>
<context>
    <name>triage::app::AboutDialog</name>
    <message>
        <source>About Triage Desk</source>
        <translation>حول Triage Desk</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>الإصدار</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>الخادم</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>نسخ (&amp;ن)</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>الترخيص</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). You may use, study, share and change it. It comes without any warranty.</source>
        <translation>برنامج حر برخصة جنو العمومية العامة، الإصدار ٣ أو ما بعده (⁨%1⁩). يمكنك استخدامه ودراسته ومشاركته وتعديله. وهو بلا أي ضمان.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>صُنع باستخدام</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation>⁨Qt %1 (LGPL-3.0)⁩، ⁨QCoro (MIT)⁩، ⁨QtKeychain (BSD-3-Clause)⁩، ⁨JSON for Modern C++ (MIT)⁩، ⁨SQLite⁩ (ملكية عامة)</translation>
    </message>
    <message>
        <source>Sorts what your users say into buffers.</source>
        <translation>يفرز ما يقوله مستخدموك في صناديق.</translation>
    </message>
    <message>
        <source>%1, which cannot be reached just now</source>
        <translation>⁨%1⁩، ولا يمكن الوصول إليه الآن</translation>
    </message>
    <message>
        <source>Asking the server for its version…</source>
        <translation>جارٍ سؤال الخادم عن إصداره…</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>address of a server</comment>
        <translation>⁨%1⁩، الإصدار ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, which does not tell its version</source>
        <translation>⁨%1⁩، ولا يذكر إصداره</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>نُسخت التفاصيل</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountFiles</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>تعذر إنشاء المجلد ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountList</name>
    <message>
        <source>&amp;Open</source>
        <translation>فتح (&amp;ح)</translation>
    </message>
    <message>
        <source>Sign &amp;Out…</source>
        <translation>تسجيل الخروج (&amp;خ)…</translation>
    </message>
    <message>
        <source>Your or&amp;ganizations</source>
        <translation>مؤسساتك (&amp;ت)</translation>
    </message>
    <message>
        <source>Your organizations</source>
        <translation>مؤسساتك</translation>
    </message>
    <message>
        <source>%1, as %2, on %3</source>
        <comment>organization, member, server</comment>
        <translation>⁨%1⁩، باسم ⁨%2⁩، على ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>⁨%1⁩ (مفتوحة)</translation>
    </message>
    <message>
        <source>Choose an organization first.</source>
        <translation>اختر مؤسسة أولًا.</translation>
    </message>
    <message>
        <source>It is open already.</source>
        <translation>إنها مفتوحة بالفعل.</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityDialog</name>
    <message>
        <source>Activity</source>
        <translation>النشاط</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>التغييرات</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>إعادة المحاولة (&amp;د)</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>تعديل (&amp;ت)…</translation>
    </message>
    <message>
        <source>Disc&amp;ard…</source>
        <translation>تجاهل (&amp;ج)…</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>نسخ التفاصيل (&amp;ن)</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>التغييرات (&amp;ل)</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Changes (%Ln)</source>
        <translation>
            <numerusform>التغييرات (%Ln) (&amp;غ)</numerusform>
            <numerusform>التغييرات (%Ln) (&amp;غ)</numerusform>
            <numerusform>التغييرات (%Ln) (&amp;غ)</numerusform>
            <numerusform>التغييرات (%Ln) (&amp;غ)</numerusform>
            <numerusform>التغييرات (%Ln) (&amp;غ)</numerusform>
            <numerusform>التغييرات (%Ln) (&amp;غ)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (تم التراجع)</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>لم يُنجز شيء بعد.</translation>
    </message>
    <message>
        <source>Choose a change first.</source>
        <translation>اختر تغييرًا أولًا.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>إنه قيد الإرسال.</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>لا يمكن تعديل سوى النصوص.</translation>
    </message>
    <message>
        <source>&amp;Redo Mine</source>
        <translation>إعادة تغييري (&amp;ي)</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a state</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>لديك: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The server has: %1</source>
        <translation>لدى الخادم: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n attempt(s)</source>
        <translation>
            <numerusform>⁨%1⁩ · المحاولات: %Ln</numerusform>
            <numerusform>⁨%1⁩ · المحاولات: %Ln</numerusform>
            <numerusform>⁨%1⁩ · المحاولات: %Ln</numerusform>
            <numerusform>⁨%1⁩ · المحاولات: %Ln</numerusform>
            <numerusform>⁨%1⁩ · المحاولات: %Ln</numerusform>
            <numerusform>⁨%1⁩ · المحاولات: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>تعديل الملاحظة</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>الملاحظة:</translation>
    </message>
    <message>
        <source>Discard change</source>
        <translation>تجاهل التغيير</translation>
    </message>
    <message>
        <source>Discard this unsent change? (%1)</source>
        <translation>هل تريد تجاهل هذا التغيير غير المرسل؟ (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Discard Change</source>
        <translation>تجاهل التغيير</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>معرّف الطلب: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>نُسخت التفاصيل</translation>
    </message>
    <message>
        <source>Everything was sent</source>
        <translation>أُرسل كل شيء</translation>
    </message>
    <message>
        <source>Changes that wait, or that the server refused, are listed here.</source>
        <translation>تظهر هنا التغييرات المنتظرة أو التي رفضها الخادم.</translation>
    </message>
    <message>
        <source>Feedback: %1</source>
        <translation>التعليق: ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Select Whole Action</source>
        <translation>تحديد الإجراء كله (&amp;ح)</translation>
    </message>
    <message>
        <source>Send &amp;Now</source>
        <translation>إرسال الآن (&amp;ن)</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n changes? They are never sent.</source>
        <translation>
            <numerusform>لا توجد تغييرات.</numerusform>
            <numerusform>هل تريد تجاهل تغيير واحد؟ لن يُرسل أبدًا.</numerusform>
            <numerusform>هل تريد تجاهل تغييرين؟ لن يُرسلا أبدًا.</numerusform>
            <numerusform>هل تريد تجاهل %Ln تغييرات؟ لن تُرسل أبدًا.</numerusform>
            <numerusform>هل تريد تجاهل %Ln تغييرًا؟ لن تُرسل أبدًا.</numerusform>
            <numerusform>هل تريد تجاهل %Ln تغيير؟ لن تُرسل أبدًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Changes (%1, the first %2 are shown)</source>
        <comment>numbers</comment>
        <translation>التغييرات (%1، يظهر منها أول %2) (&amp;ل)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>المُنجَز (&amp;ن)</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>المُنجَز</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityWords</name>
    <message>
        <source>Reported again after a similar item was done.</source>
        <translation>أُبلغ عنه مجددًا بعد إنجاز عنصر مشابه.</translation>
    </message>
    <message>
        <source>%1 With %2.</source>
        <comment>what was done, program that did it for its author</comment>
        <translation>%1 باستخدام %2.</translation>
    </message>
    <message>
        <source>No longer marked as different from another item.</source>
        <translation>لم يعد موسومًا بأنه مختلف عن عنصر آخر.</translation>
    </message>
    <message>
        <source>Marked as different from another item.</source>
        <translation>وُسم بأنه مختلف عن عنصر آخر.</translation>
    </message>
    <message>
        <source>Took the place of a deleted item. Its duplicates: %1.</source>
        <comment>number</comment>
        <translation>حلّ محل عنصر محذوف. مكرراته: %1.</translation>
    </message>
    <message>
        <source>Duplicates unmerged: %1.</source>
        <comment>number</comment>
        <translation>التكرارات المفصولة: %1.</translation>
    </message>
    <message>
        <source>Duplicates added: %1.</source>
        <comment>number</comment>
        <translation>المكررات المضافة: %1.</translation>
    </message>
    <message>
        <source>No longer marked as a duplicate.</source>
        <translation>لم يعد موسومًا بأنه مكرر.</translation>
    </message>
    <message>
        <source>Marked as a duplicate of another item.</source>
        <translation>وُسم بأنه مكرر لعنصر آخر.</translation>
    </message>
    <message>
        <source>Assigned to %1.</source>
        <comment>buffer</comment>
        <translation>أُضيف إلى %1.</translation>
    </message>
    <message>
        <source>Removed from %1.</source>
        <comment>buffer</comment>
        <translation>أُزيل من %1.</translation>
    </message>
    <message>
        <source>Moved from %1 to %2.</source>
        <comment>buffers</comment>
        <translation>نُقل من %1 إلى %2.</translation>
    </message>
    <message>
        <source>Edited: %1.</source>
        <comment>fields</comment>
        <translation>عُدِّل: %1.</translation>
    </message>
    <message>
        <source>Marked as reviewed.</source>
        <translation>عُلِّم بأنه رُوجع.</translation>
    </message>
    <message>
        <source>Marked as needing review.</source>
        <translation>عُلِّم بأنه يحتاج إلى مراجعة.</translation>
    </message>
    <message>
        <source>Asked for routing again.</source>
        <translation>طُلب التوجيه من جديد.</translation>
    </message>
    <message>
        <source>Unassigned. %1</source>
        <comment>reason</comment>
        <translation>بلا صندوق. %1</translation>
    </message>
    <message>
        <source>Not routed: %1</source>
        <comment>reason</comment>
        <translation>لم يُوجَّه: %1</translation>
    </message>
    <message>
        <source>Routing failed: %1</source>
        <comment>reason</comment>
        <translation>فشل التوجيه: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>buffer, how sure the classifier was</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Routed to %1, a new buffer that awaits approval.</source>
        <comment>buffer</comment>
        <translation>وُجِّه إلى %1، وهو صندوق جديد ينتظر الموافقة.</translation>
    </message>
    <message>
        <source>Routed to %1.</source>
        <comment>buffers</comment>
        <translation>وُجِّه إلى %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Needs review.</source>
        <translation>يحتاج إلى مراجعة.</translation>
    </message>
    <message>
        <source>title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>person who sent it</source>
        <translation>المرسِل</translation>
    </message>
    <message>
        <source>Opened again.</source>
        <translation>أُعيد فتحه.</translation>
    </message>
    <message>
        <source>Marked as done.</source>
        <translation>عُلِّم بأنه أُنجز.</translation>
    </message>
    <message>
        <source>Declined.</source>
        <translation>رُفض.</translation>
    </message>
    <message>
        <source>Assigned it to themselves.</source>
        <translation>أسنده إلى نفسه.</translation>
    </message>
    <message>
        <source>Assigned it to %1.</source>
        <comment>person</comment>
        <translation>أُسند إلى %1.</translation>
    </message>
    <message>
        <source>Unassigned it.</source>
        <translation>أُلغي الإسناد.</translation>
    </message>
    <message>
        <source>Snoozed until %1.</source>
        <comment>time</comment>
        <translation>أُجِّل حتى %1.</translation>
    </message>
    <message>
        <source>Ended the snooze.</source>
        <translation>انتهى التأجيل.</translation>
    </message>
    <message>
        <source>Tagged with %1.</source>
        <comment>tags</comment>
        <translation>وُسم بـ %1.</translation>
    </message>
    <message>
        <source>Took off %1.</source>
        <comment>tags</comment>
        <translation>أُزيل الوسم %1.</translation>
    </message>
    <message>
        <source>No longer marked as reviewed.</source>
        <translation>لم يعد معلَّمًا كمُراجَع.</translation>
    </message>
    <message>
        <source>Split off a part of the text as another item.</source>
        <translation>فصل جزءًا من النص ليصبح تعليقًا آخر.</translation>
    </message>
    <message>
        <source>Split off from another item.</source>
        <translation>فُصل من تعليق آخر.</translation>
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
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>date</comment>
        <translation>منذ %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>date</comment>
        <translation>حتى %1</translation>
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
        <translation>لم تُعرف صلاحياتك بعد. اتصل بالخادم أولًا.</translation>
    </message>
    <message>
        <source>Only administrators of %1 may do this.</source>
        <translation>هذا الإجراء متاح لمسؤولي ⁨%1⁩ فقط.</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the buffer in the meantime.</source>
        <translation>لم يتم التراجع: غيّر شخص آخر الصندوق في هذه الأثناء.</translation>
    </message>
    <message>
        <source>Edit buffer %1</source>
        <translation>تعديل الصندوق ⁨%1⁩</translation>
    </message>
    <message>
        <source>Delete buffer %1</source>
        <translation>حذف الصندوق ⁨%1⁩</translation>
    </message>
    <message>
        <source>Someone changed this buffer while it was open here. Save again to replace their version: %1</source>
        <translation>غيّر شخص آخر هذا الصندوق بينما كان مفتوحًا هنا. احفظ مرة أخرى لاستبدال نسخته: %1</translation>
    </message>
    <message>
        <source>Someone changed these settings while they were open here. Save again to replace their values: %1</source>
        <translation>غيّر شخص آخر هذه الإعدادات بينما كانت مفتوحة هنا. احفظ مرة أخرى لاستبدال هذه القيم: %1</translation>
    </message>
    <message>
        <source>Duplicates are merged by people only</source>
        <translation>الناس وحدهم يدمجون التكرارات</translation>
    </message>
    <message numerus="yes">
        <source>Moved %Ln from %1 to %2</source>
        <translation>
            <numerusform>تم نقل %Ln تعليق من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>تم نقل تعليق واحد من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>تم نقل تعليقين من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>تم نقل %Ln تعليقات من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>تم نقل %Ln تعليقًا من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>تم نقل %Ln تعليق من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Move everything from %1 to %2</source>
        <translation>نقل كل شيء من ⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback stayed, because it was moved since</source>
        <translation>
            <numerusform>بقي %Ln تعليق في مكانه لأنه نُقل بعد ذلك</numerusform>
            <numerusform>بقي تعليق واحد في مكانه لأنه نُقل بعد ذلك</numerusform>
            <numerusform>بقي تعليقان في مكانهما لأنهما نُقلا بعد ذلك</numerusform>
            <numerusform>بقيت %Ln تعليقات في مكانها لأنها نُقلت بعد ذلك</numerusform>
            <numerusform>بقي %Ln تعليقًا في مكانه لأنه نُقل بعد ذلك</numerusform>
            <numerusform>بقي %Ln تعليق في مكانه لأنه نُقل بعد ذلك</numerusform>
        </translation>
    </message>
    <message>
        <source>Split off</source>
        <translation>فصل جزء</translation>
    </message>
    <message>
        <source>Split off “%1”</source>
        <translation>فُصل «%1»</translation>
    </message>
    <message>
        <source>Not undone: somebody worked on it in the meantime.</source>
        <translation>لم يُتراجَع: عمل أحدهم عليه في هذه الأثناء.</translation>
    </message>
    <message>
        <source>Only its owner and administrators may change this view</source>
        <translation>لا يمكن تغيير هذا العرض إلا لمالكه والمسؤولين</translation>
    </message>
    <message>
        <source>Delete view %1</source>
        <translation>حذف العرض %1</translation>
    </message>
    <message>
        <source>Change view %1</source>
        <translation>تغيير العرض %1</translation>
    </message>
    <message>
        <source>Create view %1</source>
        <translation>إنشاء العرض %1</translation>
    </message>
    <message>
        <source>Someone changed this view while it was open here. Save again to replace their version: %1</source>
        <translation>غيّر شخص ما هذا العرض أثناء فتحه هنا. احفظ مرة أخرى لاستبدال نسخته: %1</translation>
    </message>
    <message>
        <source>Assign the next item to you</source>
        <translation>إسناد العنصر التالي إليك</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the view in the meantime.</source>
        <translation>لم يتم التراجع: غيّر شخص آخر العرض في هذه الأثناء.</translation>
    </message>
    <message>
        <source>Not moved: somebody else moved the views in the meantime.</source>
        <translation>لم يُنقل: نقل شخص آخر العروض في هذه الأثناء.</translation>
    </message>
    <message>
        <source>Move view %1</source>
        <translation>نقل العرض %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>تم التراجع: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Move open feedback from %1 to %2</source>
        <translation>نقل التعليقات المفتوحة من ⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>Moved %1 instead of %2 from %3 to %4</source>
        <comment>numbers of items, buffers</comment>
        <translation>نُقل %1 بدلاً من %2 من ⁨%3⁩ إلى ⁨%4⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::ApiClient</name>
    <message>
        <source>The request was cancelled.</source>
        <translation>أُلغي الطلب.</translation>
    </message>
    <message>
        <source>You signed in again while the server was answering. Try again.</source>
        <translation>سجّلت الدخول مجددًا أثناء رد الخادم. حاول مرة أخرى.</translation>
    </message>
</context>
<context>
    <name>triage::app::Application</name>
    <message>
        <source>Sign in to %1 again. %2</source>
        <translation>سجّل الدخول إلى ⁨%1⁩ مرة أخرى. ⁨%2⁩</translation>
    </message>
    <message>
        <source>S&amp;witch Organization</source>
        <translation>تبديل المؤسسة (&amp;ا)</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>organization, server</comment>
        <translation>⁨%1⁩ على ⁨%2⁩</translation>
    </message>
    <message>
        <source>Signed in for this session only: %1</source>
        <translation>تم تسجيل الدخول لهذه الجلسة فقط: ⁨%1⁩</translation>
    </message>
    <message>
        <source>This is not a link of Triage Desk.</source>
        <translation>هذا ليس رابطًا من روابط Triage Desk.</translation>
    </message>
    <message>
        <source>The link belongs to the organization %1. Sign in to it to open the link.</source>
        <translation>ينتمي الرابط إلى المؤسسة ⁨%1⁩. سجّل الدخول إليها لفتح الرابط.</translation>
    </message>
    <message>
        <source>Triage Desk cannot start</source>
        <translation>تعذر تشغيل Triage Desk</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token for %1. Enter another one; %n changes wait and are sent then.</source>
        <translation>
            <numerusform>لم يعد الخادم يقبل رمز الوصول إلى ⁨%1⁩. أدخل رمزًا آخر؛ التغييرات المنتظرة وعددها %Ln تُرسل عندئذ.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول إلى ⁨%1⁩. أدخل رمزًا آخر؛ التغييرات المنتظرة وعددها %Ln تُرسل عندئذ.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول إلى ⁨%1⁩. أدخل رمزًا آخر؛ التغييرات المنتظرة وعددها %Ln تُرسل عندئذ.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول إلى ⁨%1⁩. أدخل رمزًا آخر؛ التغييرات المنتظرة وعددها %Ln تُرسل عندئذ.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول إلى ⁨%1⁩. أدخل رمزًا آخر؛ التغييرات المنتظرة وعددها %Ln تُرسل عندئذ.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول إلى ⁨%1⁩. أدخل رمزًا آخر؛ التغييرات المنتظرة وعددها %Ln تُرسل عندئذ.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token for %1. Enter another one.</source>
        <translation>لم يعد الخادم يقبل رمز الوصول إلى ⁨%1⁩. أدخل رمزًا آخر.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>تسجيل الخروج</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 were not sent yet. They stay on this computer, and are sent when you sign in there again.</source>
        <translation>
            <numerusform>توجد تغييرات لم تُرسل بعد في ⁨%1⁩، وعددها %Ln. تبقى على هذا الحاسوب وتُرسل عند تسجيل الدخول إليها مجددًا.</numerusform>
            <numerusform>توجد تغييرات لم تُرسل بعد في ⁨%1⁩، وعددها %Ln. تبقى على هذا الحاسوب وتُرسل عند تسجيل الدخول إليها مجددًا.</numerusform>
            <numerusform>توجد تغييرات لم تُرسل بعد في ⁨%1⁩، وعددها %Ln. تبقى على هذا الحاسوب وتُرسل عند تسجيل الدخول إليها مجددًا.</numerusform>
            <numerusform>توجد تغييرات لم تُرسل بعد في ⁨%1⁩، وعددها %Ln. تبقى على هذا الحاسوب وتُرسل عند تسجيل الدخول إليها مجددًا.</numerusform>
            <numerusform>توجد تغييرات لم تُرسل بعد في ⁨%1⁩، وعددها %Ln. تبقى على هذا الحاسوب وتُرسل عند تسجيل الدخول إليها مجددًا.</numerusform>
            <numerusform>توجد تغييرات لم تُرسل بعد في ⁨%1⁩، وعددها %Ln. تبقى على هذا الحاسوب وتُرسل عند تسجيل الدخول إليها مجددًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign Out</source>
        <translation>تسجيل الخروج</translation>
    </message>
    <message>
        <source>You are signed out of %1.</source>
        <translation>تم تسجيل خروجك من ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Signed in for this session only</source>
        <translation>تم تسجيل الدخول لهذه الجلسة فقط</translation>
    </message>
    <message>
        <source>Signing out of %1 removes its downloaded feedback from this computer. Your drafts and pins stay, and are back when you sign in again.</source>
        <translation>يؤدي تسجيل الخروج من ⁨%1⁩ إلى إزالة الملاحظات المنزّلة من هذا الحاسوب. تبقى مسوداتك والعناصر المثبتة، وتعود عند تسجيل دخولك مرة أخرى.</translation>
    </message>
    <message>
        <source>Close the open dialog first.</source>
        <translation>أغلق مربع الحوار المفتوح أولًا.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>فتح الرابط</translation>
    </message>
    <message>
        <source>The link belongs to %1. The window of %2 closes to open it.</source>
        <translation>ينتمي الرابط إلى ⁨%1⁩. ستُغلق نافذة ⁨%2⁩ لفتحه.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>فتح ⁨%1⁩</translation>
    </message>
    <message>
        <source>Cannot open the organization</source>
        <translation>تعذر فتح المؤسسة</translation>
    </message>
</context>
<context>
    <name>triage::app::LastSending</name>
    <message>
        <source>Sending the last changes…</source>
        <translation>يجري إرسال آخر التغييرات…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are not sent yet. They stay on this computer and are sent when Triage Desk starts again.</source>
        <translation>
            <numerusform>لا توجد تغييرات غير مرسلة.</numerusform>
            <numerusform>لم يُرسل تغيير واحد بعد. يبقى على هذا الحاسوب ويُرسل عند بدء Triage Desk من جديد.</numerusform>
            <numerusform>لم يُرسل تغييران بعد. يبقيان على هذا الحاسوب ويُرسلان عند بدء Triage Desk من جديد.</numerusform>
            <numerusform>لم تُرسل %Ln تغييرات بعد. تبقى على هذا الحاسوب وتُرسل عند بدء Triage Desk من جديد.</numerusform>
            <numerusform>لم يُرسل %Ln تغييرًا بعد. تبقى على هذا الحاسوب وتُرسل عند بدء Triage Desk من جديد.</numerusform>
            <numerusform>لم يُرسل %Ln تغيير بعد. تبقى على هذا الحاسوب وتُرسل عند بدء Triage Desk من جديد.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Banner</name>
    <message>
        <source>Nothing can be kept on this computer: %1</source>
        <translation>لا يمكن حفظ أي شيء على هذا الكمبيوتر: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token. %n unsent changes are saved.</source>
        <translation>
            <numerusform>لم يعد الخادم يقبل رمز الوصول. التغييرات غير المرسلة محفوظة، وعددها %Ln.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول. التغييرات غير المرسلة محفوظة، وعددها %Ln.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول. التغييرات غير المرسلة محفوظة، وعددها %Ln.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول. التغييرات غير المرسلة محفوظة، وعددها %Ln.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول. التغييرات غير المرسلة محفوظة، وعددها %Ln.</numerusform>
            <numerusform>لم يعد الخادم يقبل رمز الوصول. التغييرات غير المرسلة محفوظة، وعددها %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token.</source>
        <translation>لم يعد الخادم يقبل رمز الوصول.</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>دون اتصال منذ %1</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>دون اتصال</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changes waiting</source>
        <translation>
            <numerusform>%1، %Ln تغيير في الانتظار</numerusform>
            <numerusform>%1، تغيير واحد في الانتظار</numerusform>
            <numerusform>%1، تغييران في الانتظار</numerusform>
            <numerusform>%1، %Ln تغييرات في الانتظار</numerusform>
            <numerusform>%1، %Ln تغييرًا في الانتظار</numerusform>
            <numerusform>%1، %Ln تغيير في الانتظار</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Connect Again…</source>
        <translation>إعادة الاتصال…</translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation>إعادة المحاولة الآن</translation>
    </message>
    <message numerus="yes">
        <source>You are signed out. %n changes are kept until you enter a token.</source>
        <translation>
            <numerusform>أنت غير مسجل الدخول. لا توجد تغييرات محفوظة.</numerusform>
            <numerusform>أنت غير مسجل الدخول. يبقى تغيير واحد محفوظًا حتى تُدخل رمزًا.</numerusform>
            <numerusform>أنت غير مسجل الدخول. يبقى تغييران محفوظين حتى تُدخل رمزًا.</numerusform>
            <numerusform>أنت غير مسجل الدخول. تبقى %Ln تغييرات محفوظة حتى تُدخل رمزًا.</numerusform>
            <numerusform>أنت غير مسجل الدخول. يبقى %Ln تغييرًا محفوظًا حتى تُدخل رمزًا.</numerusform>
            <numerusform>أنت غير مسجل الدخول. يبقى %Ln تغيير محفوظًا حتى تُدخل رمزًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are signed out. Enter a token to synchronise.</source>
        <translation>أنت غير مسجل الدخول. أدخل رمزًا للمزامنة.</translation>
    </message>
    <message>
        <source>This computer’s clock is off: it shows %1, the server %2.</source>
        <comment>two times</comment>
        <translation>ساعة هذا الحاسوب غير صحيحة: تُظهر %1، والخادم %2.</translation>
    </message>
</context>
<context>
    <name>triage::app::BatchWork</name>
    <message>
        <source>it was sent already and cannot be undone</source>
        <translation>أُرسل بالفعل ولا يمكن التراجع عنه</translation>
    </message>
    <message>
        <source>the server had refused it</source>
        <translation>رفضه الخادم</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>تراجع: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardCanvas</name>
    <message>
        <source>This column belongs to another organization.</source>
        <translation>ينتمي هذا العمود إلى مؤسسة أخرى.</translation>
    </message>
    <message>
        <source>Move the column %1 here</source>
        <translation>نقل العمود ⁨%1⁩ إلى هنا</translation>
    </message>
    <message>
        <source>Show the column %1 here</source>
        <translation>عرض العمود ⁨%1⁩ هنا</translation>
    </message>
    <message>
        <source>Move all %1 items from %2 to %3…</source>
        <comment>number, two buffers</comment>
        <translation>نقل كل العناصر (%1) من ⁨%2⁩ إلى ⁨%3⁩…</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumn</name>
    <message>
        <source>Unassigned</source>
        <translation>بلا صندوق</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>العمود ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show new feedback in %1</source>
        <translation>عرض التعليقات الجديدة في ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No results</source>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <source>Drop feedback here</source>
        <translation>أفلت التعليقات هنا</translation>
    </message>
    <message>
        <source>Everything is in a buffer</source>
        <translation>كل شيء في صندوق</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumns</name>
    <message>
        <source>Unassigned</source>
        <translation>بلا صندوق</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardController</name>
    <message>
        <source>No further column has new feedback.</source>
        <translation>لا يوجد عمود آخر فيه تعليقات جديدة.</translation>
    </message>
    <message>
        <source>There is no further column.</source>
        <translation>لا يوجد عمود آخر.</translation>
    </message>
    <message>
        <source>There is no column on the left.</source>
        <translation>لا يوجد عمود على اليسار.</translation>
    </message>
    <message>
        <source>There is no column on the right.</source>
        <translation>لا يوجد عمود على اليمين.</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>No columns</source>
        <translation>لا توجد أعمدة</translation>
    </message>
    <message>
        <source>The board shows buffers side by side. Choose which ones.</source>
        <translation>تعرض اللوحة الصناديق جنبًا إلى جنب. اختر ما يُعرض منها.</translation>
    </message>
    <message>
        <source>Choose Columns…</source>
        <translation>اختيار الأعمدة…</translation>
    </message>
    <message>
        <source>Column %1 is hidden; Choose Columns brings it back</source>
        <translation>العمود ⁨%1⁩ مخفي؛ يعيده «اختيار الأعمدة»</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferDialog</name>
    <message>
        <source>Edit buffer</source>
        <translation>تعديل الصندوق</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>صندوق جديد</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم (&amp;ا)</translation>
    </message>
    <message>
        <source>Buffer name</source>
        <translation>اسم الصندوق</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>الوصف (&amp;و)</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>&amp;Routing instructions</source>
        <translation>تعليمات التوجيه (&amp;ت)</translation>
    </message>
    <message>
        <source>Routing instructions</source>
        <translation>تعليمات التوجيه</translation>
    </message>
    <message>
        <source>&amp;Save Buffer</source>
        <translation>حفظ الصندوق (&amp;ق)</translation>
    </message>
    <message>
        <source>&amp;Create Buffer</source>
        <translation>إنشاء الصندوق (&amp;ن)</translation>
    </message>
    <message>
        <source>Live preview</source>
        <translation>معاينة مباشرة</translation>
    </message>
    <message>
        <source>How a text would be routed with these instructions. Nothing is saved.</source>
        <translation>كيف سيُوجَّه النص بهذه التعليمات. لا يُحفظ شيء.</translation>
    </message>
    <message>
        <source>What goes in this buffer</source>
        <translation>ما يوضع في هذا الصندوق</translation>
    </message>
    <message>
        <source>What belongs here and what does not, in plain words</source>
        <translation>ما ينتمي إلى هنا وما لا ينتمي، بكلمات بسيطة</translation>
    </message>
    <message>
        <source>A buffer needs a name.</source>
        <translation>يحتاج الصندوق إلى اسم.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>أحد النصوص أطول من اللازم.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Creating the buffer…</source>
        <translation>جارٍ إنشاء الصندوق…</translation>
    </message>
    <message>
        <source>Saving the buffer…</source>
        <translation>جارٍ حفظ الصندوق…</translation>
    </message>
    <message>
        <source>Saved the buffer %1</source>
        <translation>تم حفظ الصندوق ⁨%1⁩</translation>
    </message>
    <message>
        <source>Created the buffer %1</source>
        <translation>تم إنشاء الصندوق ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferPicker</name>
    <message>
        <source>Buffer name</source>
        <translation>اسم الصندوق</translation>
    </message>
    <message>
        <source>Matching buffers</source>
        <translation>الصناديق المطابقة</translation>
    </message>
    <message>
        <source>Move to buffer</source>
        <translation>النقل إلى صندوق</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>الإضافة إلى صندوق أيضًا</translation>
    </message>
    <message>
        <source>Make a new buffer “%1”…</source>
        <translation>إنشاء صندوق جديد “⁨%1⁩”…</translation>
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
        <translation>يدويًا</translation>
    </message>
</context>
<context>
    <name>triage::app::CentreController</name>
    <message>
        <source>There is no feedback %1 here, or it was deleted.</source>
        <translation>لا يوجد هنا التعليق ⁨%1⁩، أو أنه حُذف.</translation>
    </message>
    <message>
        <source>This buffer is not here, or it was deleted.</source>
        <translation>هذا الصندوق غير موجود هنا، أو أنه حُذف.</translation>
    </message>
    <message>
        <source>No further list has new feedback.</source>
        <translation>لا توجد قائمة أخرى فيها تعليقات جديدة.</translation>
    </message>
    <message>
        <source>There is no further list.</source>
        <translation>لا توجد قائمة أخرى.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>حُذف هذا الصندوق.</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandAvailability</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>لا يوجد ما يمكن التراجع عنه</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>لا يوجد ما تمكن إعادته</translation>
    </message>
    <message>
        <source>This is where you began</source>
        <translation>هذه نقطة البداية</translation>
    </message>
    <message>
        <source>There is nothing ahead</source>
        <translation>لا يوجد شيء بعد هذا</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>لم يُحدد شيء</translation>
    </message>
    <message>
        <source>There is no move to repeat yet</source>
        <translation>لا يوجد نقل لتكراره بعد</translation>
    </message>
    <message>
        <source>Start triage mode first</source>
        <translation>ابدأ وضع الفرز أولًا</translation>
    </message>
    <message>
        <source>This list is empty</source>
        <translation>هذه القائمة فارغة</translation>
    </message>
    <message>
        <source>Only in the dashboard</source>
        <translation>في لوحة المعلومات فقط</translation>
    </message>
    <message>
        <source>Only in the board view</source>
        <translation>في عرض اللوحة فقط</translation>
    </message>
    <message>
        <source>There is no column on the left</source>
        <translation>لا يوجد عمود على اليسار</translation>
    </message>
    <message>
        <source>There is no column on the right</source>
        <translation>لا يوجد عمود على اليمين</translation>
    </message>
    <message>
        <source>Open a buffer first</source>
        <translation>افتح صندوقًا أولًا</translation>
    </message>
    <message>
        <source>This buffer was not suggested, or is approved already</source>
        <translation>هذا الصندوق ليس مقترحًا أو تم اعتماده بالفعل</translation>
    </message>
    <message>
        <source>No buffer has this number</source>
        <translation>لا يوجد صندوق بهذا الرقم</translation>
    </message>
    <message>
        <source>Only in a list or on the board</source>
        <translation>فقط في قائمة أو على اللوحة</translation>
    </message>
    <message>
        <source>This list has nothing but duplicates</source>
        <translation>لا تحوي هذه القائمة سوى التكرارات</translation>
    </message>
    <message>
        <source>It is in no buffer</source>
        <translation>ليس في أي صندوق</translation>
    </message>
    <message>
        <source>Only in a list</source>
        <translation>في القائمة فقط</translation>
    </message>
    <message>
        <source>This list has one state only</source>
        <translation>لهذه القائمة حالة واحدة فقط</translation>
    </message>
    <message>
        <source>Remove the filter “Back from snooze” first: it applies only in this window</source>
        <translation>أزِل أولًا عامل التصفية «عاد بعد التأجيل»: فهو سارٍ في هذه النافذة فقط</translation>
    </message>
    <message>
        <source>Select words of the text first</source>
        <translation>حدد أولًا كلمات من النص</translation>
    </message>
    <message>
        <source>It is not known who submitted it</source>
        <translation>لا يُعرف مَن أرسله</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>ملف (&amp;م)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>تحرير (&amp;ت)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>عرض (&amp;ض)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>انتقال (&amp;ا)</translation>
    </message>
    <message>
        <source>Feed&amp;back</source>
        <translation>تعليق (&amp;ع)</translation>
    </message>
    <message>
        <source>B&amp;uffer</source>
        <translation>صندوق (&amp;و)</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>أدوات (&amp;د)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>مساعدة (&amp;س)</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>نقل (&amp;ن)</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>الحالة (&amp;ح)</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailHead</name>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>الإضافة إلى صندوق أيضًا</translation>
    </message>
    <message>
        <source>Add to a Buffer</source>
        <translation>الإضافة إلى صندوق</translation>
    </message>
    <message>
        <source>via %1</source>
        <translation>عبر ⁨%1⁩</translation>
    </message>
    <message>
        <source>Other feedback from %1</source>
        <translation>ملاحظات أخرى من ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show all feedback from this person</source>
        <translation>عرض كل ملاحظات هذا الشخص</translation>
    </message>
</context>
<context>
    <name>triage::app::ProposedValues</name>
    <message>
        <source>%1: %2</source>
        <comment>field, value</comment>
        <translation>%1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>submitted by</source>
        <translation>المُرسِل</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>بحاجة إلى مراجعة</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>نعم</translation>
    </message>
    <message>
        <source>no</source>
        <translation>لا</translation>
    </message>
</context>
<context>
    <name>triage::app::ChangeDescription</name>
    <message>
        <source>%1 marked it as a duplicate of another item</source>
        <translation>وسمه %1 كتكرار لعنصر آخر</translation>
    </message>
    <message>
        <source>%1 unmerged it</source>
        <translation>فصله %1</translation>
    </message>
    <message>
        <source>The feedback was deleted.</source>
        <translation>حُذف التعليق.</translation>
    </message>
    <message>
        <source>%1 changed it</source>
        <translation>غيّره ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 assigned it to themselves</source>
        <translation>أسنده ⁨%1⁩ إلى نفسه</translation>
    </message>
    <message>
        <source>%1 opened it again</source>
        <translation>أعاد فتحه ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 declined it</source>
        <translation>رفضه ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 marked it as done</source>
        <translation>أنجزه ⁨%1⁩</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>صندوق محذوف</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>التوجيه</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>شخص ما</translation>
    </message>
    <message>
        <source>%1 removed it from %2</source>
        <translation>أزاله ⁨%1⁩ من ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 moved it to %2</source>
        <translation>نقله ⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 put it into %2</source>
        <translation>وضعه ⁨%1⁩ في ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 marked it as needing review</source>
        <translation>علّمه ⁨%1⁩ للمراجعة</translation>
    </message>
    <message>
        <source>%1 marked it as reviewed</source>
        <translation>علّمه ⁨%1⁩ كمُراجَع</translation>
    </message>
    <message>
        <source>%1 edited it</source>
        <translation>عدّله ⁨%1⁩</translation>
    </message>
    <message>
        <source>it was deleted meanwhile</source>
        <translation>حُذف في هذه الأثناء</translation>
    </message>
    <message>
        <source>it is not in the copy on this computer</source>
        <translation>ليس في النسخة الموجودة على هذا الحاسوب</translation>
    </message>
    <message>
        <source>it was changed elsewhere meanwhile</source>
        <translation>غُيّر في مكان آخر في هذه الأثناء</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who did what, time</comment>
        <translation>%1 في %2</translation>
    </message>
    <message>
        <source>The feedback is not in the copy on this computer.</source>
        <translation>التعليق ليس في النسخة الموجودة على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>triage::app::ChipList</name>
    <message>
        <source>Buffers of this feedback</source>
        <translation>صناديق هذا التعليق</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, confidence</comment>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>Delete removes it from this buffer.</source>
        <translation>يزيله المفتاح Delete من هذا الصندوق.</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <comment>percent</comment>
        <translation>درجة الثقة %1</translation>
    </message>
    <message>
        <source>Remove From This Buffer</source>
        <translation>إزالة من هذا الصندوق</translation>
    </message>
    <message>
        <source>Show This Buffer</source>
        <translation>إظهار هذا الصندوق</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnHead</name>
    <message>
        <source>Column %1: menu</source>
        <translation>العمود ⁨%1⁩: القائمة</translation>
    </message>
    <message>
        <source>What can be done with this column</source>
        <translation>ما يمكن فعله بهذا العمود</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a column&apos;s name, how many it holds</comment>
        <translation>⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many are shown, of how many</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>column, number</comment>
        <translation>%1، المفتاح %2</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnsDialog</name>
    <message>
        <source>Columns of the board</source>
        <translation>أعمدة اللوحة</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>نقل لأعلى (&amp;ع)</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>نقل لأسفل (&amp;س)</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>عرض الكل (&amp;ك)</translation>
    </message>
    <message>
        <source>&amp;Hide All</source>
        <translation>إخفاء الكل (&amp;خ)</translation>
    </message>
    <message>
        <source>Columns with a mark are on the board, from the top of this list on. Drag them, or use the buttons, to put them in order.</source>
        <translation>الأعمدة المعلَّمة تظهر على اللوحة بترتيب هذه القائمة من أعلاها. اسحبها أو استخدم الأزرار لترتيبها.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Put the column before the one above it (Alt+Up)</source>
        <translation>وضع العمود قبل الذي فوقه (Alt+Up)</translation>
    </message>
    <message>
        <source>Put the column behind the one below it (Alt+Down)</source>
        <translation>وضع العمود بعد الذي تحته (Alt+Down)</translation>
    </message>
    <message>
        <source>&amp;Use These Columns</source>
        <translation>استخدام هذه الأعمدة (&amp;خ)</translation>
    </message>
    <message numerus="yes">
        <source>The board has %n column(s)</source>
        <translation>
            <numerusform>أعمدة اللوحة: %Ln</numerusform>
            <numerusform>أعمدة اللوحة: %Ln</numerusform>
            <numerusform>أعمدة اللوحة: %Ln</numerusform>
            <numerusform>أعمدة اللوحة: %Ln</numerusform>
            <numerusform>أعمدة اللوحة: %Ln</numerusform>
            <numerusform>أعمدة اللوحة: %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>لوحة الأوامر</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>الأوامر</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>الانتقال إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source># and the 13 characters of an id</source>
        <translation># ثم أحرف المعرّف الثلاثة عشر</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>تعليق</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>مسح</translation>
    </message>
    <message>
        <source>No command, buffer or feedback fits</source>
        <translation>لا يوجد أمر أو صندوق أو تعليق مطابق</translation>
    </message>
    <message>
        <source>Search commands, buffers, views and feedback</source>
        <translation>البحث في الأوامر والصناديق والعروض والتعليقات</translation>
    </message>
    <message>
        <source>shared view</source>
        <translation>عرض مشترك</translation>
    </message>
    <message>
        <source>view</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Filter by tag %1</source>
        <translation>التصفية حسب الوسم %1</translation>
    </message>
    <message>
        <source>Filter by language: %1</source>
        <translation>التصفية حسب اللغة: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandTable</name>
    <message>
        <source>Give the view that is open the filters of the list in view</source>
        <translation>إعطاء العرض المفتوح عوامل تصفية القائمة المعروضة</translation>
    </message>
    <message>
        <source>Update View with This List</source>
        <translation>تحديث العرض بهذه القائمة</translation>
    </message>
    <message>
        <source>Assign to you the oldest open feedback that is assigned to nobody, from this buffer or view, or else from all</source>
        <translation>إسناد أقدم ملاحظة مفتوحة غير مسندة إليك، من هذا الصندوق أو العرض، وإلا فمن كل الملاحظات</translation>
    </message>
    <message>
        <source>Next for Me</source>
        <translation>التالي لي</translation>
    </message>
    <message>
        <source>Unmerge</source>
        <translation>فصل</translation>
    </message>
    <message>
        <source>Suggested Duplicates…</source>
        <translation>التكرارات المقترحة…</translation>
    </message>
    <message>
        <source>Search for the feedback to merge it with</source>
        <translation>البحث عن التعليق الذي يُدمج معه</translation>
    </message>
    <message>
        <source>Say that it is not a duplicate of what is suggested</source>
        <translation>الإشارة إلى أنه ليس تكرارًا للمقترح</translation>
    </message>
    <message>
        <source>Merge With…</source>
        <translation>دمج مع…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>دمج</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>ليس تكرارًا</translation>
    </message>
    <message>
        <source>Merge it with what is suggested, or several with the oldest</source>
        <translation>دمجه مع المقترح، أو دمج عدة تعليقات مع أقدمها</translation>
    </message>
    <message>
        <source>Make a duplicate an item of its own again, or all duplicates of this feedback</source>
        <translation>إعادة تكرار إلى الاستقلال، أو كل تكرارات هذا التعليق</translation>
    </message>
    <message>
        <source>Judge groups of feedback that may be the same, one key each</source>
        <translation>الحكم على مجموعات التعليقات التي قد تكون متطابقة، بمفتاح لكل منها</translation>
    </message>
    <message>
        <source>Add tags or take them off</source>
        <translation>إضافة وسوم أو إزالتها</translation>
    </message>
    <message>
        <source>Ta&amp;gs…</source>
        <translation>الوسوم (&amp;م)…</translation>
    </message>
    <message>
        <source>Assign it to a member, or to nobody</source>
        <translation>إسناده إلى عضو، أو تركه بلا أحد</translation>
    </message>
    <message>
        <source>Assign to…</source>
        <translation>الإسناد إلى…</translation>
    </message>
    <message>
        <source>Assign it to you, unless it is assigned to somebody</source>
        <translation>إسناده إليك إن لم يُسند إلى أحد</translation>
    </message>
    <message>
        <source>Assign to Me</source>
        <translation>الإسناد إليّ</translation>
    </message>
    <message>
        <source>Hide it until a time</source>
        <translation>إخفاؤه حتى وقت معيّن</translation>
    </message>
    <message>
        <source>Snoo&amp;ze…</source>
        <translation>تأجيل (&amp;ج)…</translation>
    </message>
    <message>
        <source>Nothing will be done about it; once more: open again</source>
        <translation>لن يُفعل شيء بشأنه؛ ومرة أخرى: إعادة فتحه</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>رفض</translation>
    </message>
    <message>
        <source>Mark as done; once more: open again</source>
        <translation>تعليمه مُنجَزًا؛ ومرة أخرى: إعادة فتحه</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>أُنجز</translation>
    </message>
    <message>
        <source>Show what is done or declined</source>
        <translation>عرض ما أُنجز أو رُفض</translation>
    </message>
    <message>
        <source>Show what comes back later</source>
        <translation>عرض ما سيعود لاحقًا</translation>
    </message>
    <message>
        <source>&amp;Snoozed</source>
        <translation>المؤجَّل (&amp;ج)</translation>
    </message>
    <message>
        <source>Show what is assigned to you</source>
        <translation>عرض ما أُسند إليك</translation>
    </message>
    <message>
        <source>&amp;Mine</source>
        <translation>ما أتولّاه (&amp;ح)</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>اتصال (&amp;ل)…</translation>
    </message>
    <message>
        <source>Sign in to a server or another organization</source>
        <translation>تسجيل الدخول إلى خادم أو إلى مؤسسة أخرى</translation>
    </message>
    <message>
        <source>&amp;Sync Now</source>
        <translation>مزامنة الآن (&amp;ن)</translation>
    </message>
    <message>
        <source>Send and fetch changes at once</source>
        <translation>إرسال التغييرات وجلبها فورًا</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>استيراد (&amp;د)…</translation>
    </message>
    <message>
        <source>Bring feedback in from a file</source>
        <translation>استيراد تعليقات من ملف</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>تصدير (&amp;ت)…</translation>
    </message>
    <message>
        <source>Write the feedback of this list to a file</source>
        <translation>كتابة تعليقات هذه القائمة في ملف</translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation>إغلاق النافذة (&amp;ق)</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>إغلاق هذه النافذة</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>إنهاء (&amp;ه)</translation>
    </message>
    <message>
        <source>Quit Triage Desk. Unsent changes are sent at the next start.</source>
        <translation>إنهاء Triage Desk؛ ما ينتظر يُرسل في المرة القادمة</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>تراجع (&amp;ا)</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>التراجع عن آخر تغيير</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>إعادة (&amp;د)</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>إعادة آخر تغيير تُراجع عنه</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>نسخ النص (&amp;ن)</translation>
    </message>
    <message>
        <source>Copy title and text</source>
        <translation>نسخ العنوان والنص</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k</source>
        <translation>نسخ الرابط (&amp;س)</translation>
    </message>
    <message>
        <source>Copy a link that opens this feedback</source>
        <translation>نسخ رابط يفتح هذا التعليق</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>تحديد الكل (&amp;ت)</translation>
    </message>
    <message>
        <source>Select everything in this list</source>
        <translation>تحديد كل ما في هذه القائمة</translation>
    </message>
    <message>
        <source>Clear Selection or Search</source>
        <translation>مسح التحديد أو البحث</translation>
    </message>
    <message>
        <source>Select nothing; once more: end the search</source>
        <translation>إلغاء التحديد؛ ومرة أخرى: إنهاء البحث</translation>
    </message>
    <message>
        <source>&amp;Toggle in Selection</source>
        <translation>إضافة إلى التحديد أو إزالة منه (&amp;و)</translation>
    </message>
    <message>
        <source>Take the current feedback into the selection or out of it</source>
        <translation>إدخال التعليق الحالي في التحديد أو إخراجه منه</translation>
    </message>
    <message>
        <source>Extend Selection &amp;Down</source>
        <translation>توسيع التحديد لأسفل (&amp;ل)</translation>
    </message>
    <message>
        <source>Select the next feedback too</source>
        <translation>تحديد التعليق التالي أيضًا</translation>
    </message>
    <message>
        <source>Extend Selection U&amp;p</source>
        <translation>توسيع التحديد لأعلى (&amp;ي)</translation>
    </message>
    <message>
        <source>Select the previous feedback too</source>
        <translation>تحديد التعليق السابق أيضًا</translation>
    </message>
    <message>
        <source>&amp;Search Everywhere</source>
        <translation>بحث في كل مكان (&amp;ب)</translation>
    </message>
    <message>
        <source>Search all feedback as you type</source>
        <translation>البحث في كل التعليقات أثناء الكتابة</translation>
    </message>
    <message>
        <source>Search &amp;Here</source>
        <translation>بحث هنا (&amp;ه)</translation>
    </message>
    <message>
        <source>Search in this list</source>
        <translation>البحث في هذه القائمة</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>التطابق التالي (&amp;ط)</translation>
    </message>
    <message>
        <source>Show the next match in the text</source>
        <translation>عرض التطابق التالي في النص</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>التطابق السابق (&amp;ق)</translation>
    </message>
    <message>
        <source>Show the previous match in the text</source>
        <translation>عرض التطابق السابق في النص</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>التفضيلات (&amp;ف)…</translation>
    </message>
    <message>
        <source>Theme, language, shortcuts</source>
        <translation>السمة واللغة والاختصارات</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>قائمة (&amp;ق)</translation>
    </message>
    <message>
        <source>Show a list</source>
        <translation>عرض قائمة</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>لوحة (&amp;ل)</translation>
    </message>
    <message>
        <source>Show buffers side by side</source>
        <translation>عرض الصناديق جنبًا إلى جنب</translation>
    </message>
    <message>
        <source>&amp;Dashboard</source>
        <translation>لوحة المعلومات (&amp;ا)</translation>
    </message>
    <message>
        <source>Show numbers over time</source>
        <translation>عرض الأرقام بمرور الوقت</translation>
    </message>
    <message>
        <source>Move Card L&amp;eft</source>
        <translation>نقل البطاقة لليسار (&amp;ر)</translation>
    </message>
    <message>
        <source>Move the card to the column on its left</source>
        <translation>نقل البطاقة إلى العمود الذي على يسارها</translation>
    </message>
    <message>
        <source>Move Card Ri&amp;ght</source>
        <translation>نقل البطاقة لليمين (&amp;ن)</translation>
    </message>
    <message>
        <source>Move the card to the column on its right</source>
        <translation>نقل البطاقة إلى العمود الذي على يمينها</translation>
    </message>
    <message>
        <source>&amp;Sidebar</source>
        <translation>الشريط الجانبي (&amp;ش)</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>إظهار الشريط الجانبي أو إخفاؤه</translation>
    </message>
    <message>
        <source>De&amp;tails Pane</source>
        <translation>لوحة التفاصيل (&amp;ت)</translation>
    </message>
    <message>
        <source>Show or hide the details pane</source>
        <translation>إظهار لوحة التفاصيل أو إخفاؤها</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>الجزء التالي (&amp;ج)</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>الانتقال إلى الجزء التالي من النافذة</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>الجزء السابق (&amp;ز)</translation>
    </message>
    <message>
        <source>Go back to the previous part of the window</source>
        <translation>العودة إلى الجزء السابق من النافذة</translation>
    </message>
    <message>
        <source>Text L&amp;arger</source>
        <translation>نص أكبر (&amp;ص)</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>تكبير النص كله</translation>
    </message>
    <message>
        <source>Text S&amp;maller</source>
        <translation>نص أصغر (&amp;غ)</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>تصغير النص كله</translation>
    </message>
    <message>
        <source>Text N&amp;ormal Size</source>
        <translation>حجم النص العادي (&amp;د)</translation>
    </message>
    <message>
        <source>Give all text its usual size</source>
        <translation>إعادة النص كله إلى حجمه المعتاد</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>لوحة الأوامر (&amp;ا)…</translation>
    </message>
    <message>
        <source>Find any command, buffer or feedback by typing</source>
        <translation>العثور على أي أمر أو صندوق أو تعليق بالكتابة</translation>
    </message>
    <message>
        <source>&amp;Next Feedback</source>
        <translation>التعليق التالي (&amp;ل)</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>الانتقال إلى التعليق التالي</translation>
    </message>
    <message>
        <source>&amp;Previous Feedback</source>
        <translation>التعليق السابق (&amp;ت)</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>الانتقال إلى التعليق السابق</translation>
    </message>
    <message>
        <source>Needs &amp;Review</source>
        <translation>بحاجة إلى مراجعة (&amp;ب)</translation>
    </message>
    <message>
        <source>Show items that need review</source>
        <translation>إظهار العناصر التي تحتاج إلى مراجعة</translation>
    </message>
    <message>
        <source>&amp;Unassigned</source>
        <translation>بلا صندوق (&amp;و)</translation>
    </message>
    <message>
        <source>Show what is in no buffer</source>
        <translation>عرض ما ليس في أي صندوق</translation>
    </message>
    <message>
        <source>Routing &amp;Failed</source>
        <translation>فشل التوجيه (&amp;ف)</translation>
    </message>
    <message>
        <source>Show what could not be routed</source>
        <translation>عرض ما تعذر توجيهه</translation>
    </message>
    <message>
        <source>Show what is being routed</source>
        <translation>عرض ما يجري توجيهه</translation>
    </message>
    <message>
        <source>Previous &amp;Buffer</source>
        <translation>الصندوق السابق (&amp;ص)</translation>
    </message>
    <message>
        <source>Show the list above in the sidebar</source>
        <translation>عرض القائمة الأعلى في الشريط الجانبي</translation>
    </message>
    <message>
        <source>Ne&amp;xt Buffer</source>
        <translation>الصندوق التالي (&amp;ن)</translation>
    </message>
    <message>
        <source>Show the list below in the sidebar</source>
        <translation>عرض القائمة الأسفل في الشريط الجانبي</translation>
    </message>
    <message>
        <source>Previous Unrea&amp;d Buffer</source>
        <translation>الصندوق السابق غير المقروء (&amp;غ)</translation>
    </message>
    <message>
        <source>Show the list above that has new feedback</source>
        <translation>عرض القائمة الأعلى التي فيها تعليقات جديدة</translation>
    </message>
    <message>
        <source>Nex&amp;t Unread Buffer</source>
        <translation>الصندوق التالي غير المقروء (&amp;د)</translation>
    </message>
    <message>
        <source>Show the list below that has new feedback</source>
        <translation>عرض القائمة الأسفل التي فيها تعليقات جديدة</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>رجوع (&amp;ر)</translation>
    </message>
    <message>
        <source>Show the list before this one</source>
        <translation>عرض القائمة السابقة لهذه</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>تقدم (&amp;م)</translation>
    </message>
    <message>
        <source>Show the list after this one</source>
        <translation>عرض القائمة التالية لهذه</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>نقل إلى (&amp;ن)…</translation>
    </message>
    <message>
        <source>Move to a buffer chosen by name</source>
        <translation>النقل إلى صندوق يُختار بالاسم</translation>
    </message>
    <message>
        <source>&amp;Also Add to…</source>
        <translation>إضافة أيضًا إلى (&amp;ا)…</translation>
    </message>
    <message>
        <source>Put into one more buffer</source>
        <translation>الوضع في صندوق إضافي</translation>
    </message>
    <message>
        <source>&amp;Remove From This Buffer</source>
        <translation>إزالة من هذا الصندوق (&amp;ز)</translation>
    </message>
    <message>
        <source>Take out of the buffer in view</source>
        <translation>الإخراج من الصندوق المعروض</translation>
    </message>
    <message>
        <source>Re&amp;peat Last Move</source>
        <translation>تكرار آخر نقل (&amp;ر)</translation>
    </message>
    <message>
        <source>Do the last move or add again here</source>
        <translation>تنفيذ آخر نقل أو إضافة هنا مرة أخرى</translation>
    </message>
    <message>
        <source>&amp;Looks Right</source>
        <translation>صحيح (&amp;ص)</translation>
    </message>
    <message>
        <source>Clear the review flag</source>
        <translation>إزالة علامة المراجعة</translation>
    </message>
    <message>
        <source>&amp;Flag for Review</source>
        <translation>تعليم للمراجعة (&amp;ت)</translation>
    </message>
    <message>
        <source>Ask for a look</source>
        <translation>طلب المراجعة</translation>
    </message>
    <message>
        <source>&amp;Why Is It Here</source>
        <translation>سبب وجوده هنا (&amp;و)</translation>
    </message>
    <message>
        <source>Show what routing weighed and how the item came here</source>
        <translation>عرض ما رجّحه التوجيه وكيف وصل العنصر إلى هنا</translation>
    </message>
    <message>
        <source>Re&amp;try Routing</source>
        <translation>إعادة محاولة التوجيه (&amp;د)</translation>
    </message>
    <message>
        <source>Route once more</source>
        <translation>التوجيه مرة أخرى</translation>
    </message>
    <message>
        <source>Tr&amp;iage Mode</source>
        <translation>وضع الفرز (&amp;ض)</translation>
    </message>
    <message>
        <source>Go through this list one by one</source>
        <translation>المرور على هذه القائمة عنصرًا تلو الآخر</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>تخطٍّ (&amp;خ)</translation>
    </message>
    <message>
        <source>Triage mode: leave this one for later</source>
        <translation>وضع الفرز: ترك هذا العنصر لوقت لاحق</translation>
    </message>
    <message>
        <source>Take Suggestion %1</source>
        <translation>قبول الاقتراح %1</translation>
    </message>
    <message>
        <source>Triage mode: move to the suggested buffer with this number</source>
        <translation>وضع الفرز: النقل إلى الصندوق المقترح ذي هذا الرقم</translation>
    </message>
    <message>
        <source>Add &amp;Note</source>
        <translation>إضافة ملاحظة (&amp;م)</translation>
    </message>
    <message>
        <source>Write a note; Ctrl+Return saves it, Esc keeps a draft</source>
        <translation>كتابة ملاحظة؛ Ctrl+Return يحفظها وEsc يبقي مسودة</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>تعديل (&amp;ع)…</translation>
    </message>
    <message>
        <source>Change title and text</source>
        <translation>تغيير العنوان والنص</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>حذف (&amp;ف)…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>الحذف نهائيًا</translation>
    </message>
    <message>
        <source>S&amp;croll Details</source>
        <translation>تمرير التفاصيل (&amp;ر)</translation>
    </message>
    <message>
        <source>Read on in the detail</source>
        <translation>متابعة القراءة في التفاصيل</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>فتح (&amp;ح)</translation>
    </message>
    <message>
        <source>Go into the detail</source>
        <translation>الدخول إلى التفاصيل</translation>
    </message>
    <message>
        <source>Open in New Window</source>
        <translation>فتح في نافذة جديدة</translation>
    </message>
    <message>
        <source>Show the detail in a window of its own</source>
        <translation>عرض التفاصيل في نافذة خاصة بها</translation>
    </message>
    <message>
        <source>Conte&amp;xt Menu</source>
        <translation>قائمة السياق (&amp;ق)</translation>
    </message>
    <message>
        <source>Show these commands at the current feedback</source>
        <translation>عرض هذه الأوامر عند التعليق الحالي</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer &amp;%1</source>
        <translation>نقل إلى الصندوق المثبت &amp;%1</translation>
    </message>
    <message>
        <source>Move to the buffer with this number</source>
        <translation>النقل إلى الصندوق ذي هذا الرقم</translation>
    </message>
    <message>
        <source>&amp;New Buffer…</source>
        <translation>صندوق جديد (&amp;و)…</translation>
    </message>
    <message>
        <source>Make a buffer</source>
        <translation>إنشاء صندوق</translation>
    </message>
    <message>
        <source>&amp;Edit Buffer…</source>
        <translation>تعديل الصندوق (&amp;ا)…</translation>
    </message>
    <message>
        <source>Change name, icon and routing instructions</source>
        <translation>تغيير الاسم والأيقونة وتعليمات التوجيه</translation>
    </message>
    <message>
        <source>&amp;Delete Buffer…</source>
        <translation>حذف الصندوق (&amp;ف)…</translation>
    </message>
    <message>
        <source>Delete the buffer; its feedback stays</source>
        <translation>حذف الصندوق؛ وتبقى تعليقاته</translation>
    </message>
    <message>
        <source>&amp;Pin to a Number…</source>
        <translation>تثبيت على رقم (&amp;ر)…</translation>
    </message>
    <message>
        <source>Give the buffer one of the keys 1 to 9</source>
        <translation>منح الصندوق أحد المفاتيح من 1 إلى 9</translation>
    </message>
    <message>
        <source>&amp;Approve Suggested Buffer</source>
        <translation>اعتماد الصندوق المقترح (&amp;د)</translation>
    </message>
    <message>
        <source>Keep a buffer that routing suggested</source>
        <translation>الإبقاء على صندوق اقترحه التوجيه</translation>
    </message>
    <message>
        <source>&amp;Reject Suggested Buffer</source>
        <translation>رفض الصندوق المقترح (&amp;ق)</translation>
    </message>
    <message>
        <source>Delete a buffer that routing suggested</source>
        <translation>حذف صندوق اقترحه التوجيه</translation>
    </message>
    <message>
        <source>&amp;Move All…</source>
        <translation>نقل الكل (&amp;ن)…</translation>
    </message>
    <message>
        <source>Move everything in a buffer to another</source>
        <translation>نقل كل ما في صندوق إلى صندوق آخر</translation>
    </message>
    <message>
        <source>&amp;Save as View…</source>
        <translation>حفظ كعرض (&amp;ا)…</translation>
    </message>
    <message>
        <source>Keep this list in the sidebar</source>
        <translation>إبقاء هذه القائمة في الشريط الجانبي</translation>
    </message>
    <message>
        <source>&amp;Routing Test…</source>
        <translation>اختبار التوجيه (&amp;خ)…</translation>
    </message>
    <message>
        <source>See which buffer a text would go to</source>
        <translation>معرفة الصندوق الذي سيذهب إليه نص ما</translation>
    </message>
    <message>
        <source>API &amp;Tokens…</source>
        <translation>رموز API (&amp;ز)…</translation>
    </message>
    <message>
        <source>Make and revoke tokens</source>
        <translation>إنشاء رموز الوصول وإبطالها</translation>
    </message>
    <message>
        <source>&amp;Members…</source>
        <translation>الأعضاء (&amp;ل)…</translation>
    </message>
    <message>
        <source>Add, change and remove members</source>
        <translation>إضافة الأعضاء وتغييرهم وإزالتهم</translation>
    </message>
    <message>
        <source>&amp;Activity…</source>
        <translation>النشاط (&amp;ش)…</translation>
    </message>
    <message>
        <source>See pending, refused and sent changes</source>
        <translation>معرفة ما ينتظر وما رُفض وما أُنجز</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>اختصارات لوحة المفاتيح (&amp;ا)</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>عرض كل المفاتيح</translation>
    </message>
    <message>
        <source>&amp;About Triage Desk</source>
        <translation>حول Triage Desk (&amp;ل)</translation>
    </message>
    <message>
        <source>Version, licence and server</source>
        <translation>الإصدار والترخيص والخادم</translation>
    </message>
    <message>
        <source>Edit &amp;View…</source>
        <translation>تعديل العرض (&amp;د)…</translation>
    </message>
    <message>
        <source>Give the view that is open another name or icon, or share it</source>
        <translation>إعطاء العرض المفتوح اسمًا آخر أو أيقونة أخرى، أو مشاركته</translation>
    </message>
    <message>
        <source>Move View &amp;Up</source>
        <translation>نقل العرض لأعلى (&amp;ن)</translation>
    </message>
    <message>
        <source>Put the view before the one above it</source>
        <translation>وضع العرض قبل الذي فوقه</translation>
    </message>
    <message>
        <source>Move View &amp;Down</source>
        <translation>نقل العرض لأسفل (&amp;س)</translation>
    </message>
    <message>
        <source>Put the view after the one below it</source>
        <translation>وضع العرض بعد الذي تحته</translation>
    </message>
    <message>
        <source>De&amp;lete View</source>
        <translation>حذف العرض (&amp;ف)</translation>
    </message>
    <message>
        <source>Take the view out of the sidebar</source>
        <translation>إزالة العرض من الشريط الجانبي</translation>
    </message>
    <message>
        <source>Re&amp;store Deleted Buffer…</source>
        <translation>استعادة صندوق محذوف (&amp;س)…</translation>
    </message>
    <message>
        <source>Bring a deleted buffer back with its feedback</source>
        <translation>إعادة صندوق محذوف مع تعليقاته</translation>
    </message>
    <message>
        <source>R&amp;esearch</source>
        <translation>بحث في التعليقات (&amp;ب)</translation>
    </message>
    <message>
        <source>Ask what the feedback says, and read saved answers</source>
        <translation>اسأل عمّا تقوله التعليقات واقرأ الإجابات المحفوظة</translation>
    </message>
    <message>
        <source>Routing &amp;Quality</source>
        <translation>جودة التوجيه (&amp;ج)</translation>
    </message>
    <message>
        <source>See how often people agreed with what routing decided</source>
        <translation>معرفة كم مرة وافق الناس على قرار التوجيه</translation>
    </message>
    <message>
        <source>Choose &amp;Columns…</source>
        <translation>اختيار الأعمدة (&amp;ع)…</translation>
    </message>
    <message>
        <source>Choose which buffers the board shows, and in which order</source>
        <translation>اختيار الصناديق التي تعرضها اللوحة وترتيبها</translation>
    </message>
    <message>
        <source>Column on the &amp;Left</source>
        <translation>العمود الأيسر (&amp;ي)</translation>
    </message>
    <message>
        <source>Board: go to the column on the left</source>
        <translation>اللوحة: الانتقال إلى العمود الأيسر</translation>
    </message>
    <message>
        <source>Column on the Ri&amp;ght</source>
        <translation>العمود الأيمن (&amp;ع)</translation>
    </message>
    <message>
        <source>Board: go to the column on the right</source>
        <translation>اللوحة: الانتقال إلى العمود الأيمن</translation>
    </message>
    <message>
        <source>Rename B&amp;uffer…</source>
        <translation>إعادة تسمية الصندوق (&amp;ت)…</translation>
    </message>
    <message>
        <source>Give the buffer another name</source>
        <translation>إعطاء الصندوق اسمًا آخر</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to This List</source>
        <translation>نسخ رابط هذه القائمة (&amp;ر)</translation>
    </message>
    <message>
        <source>Copy a link that opens this list with its search and filters</source>
        <translation>نسخ رابط يفتح هذه القائمة مع بحثها وعوامل تصفيتها</translation>
    </message>
    <message>
        <source>Show the numbers of the current plot as a table, or the plot again</source>
        <translation>عرض أرقام المخطط الحالي كجدول، أو عرض المخطط من جديد</translation>
    </message>
    <message>
        <source>Ask for the numbers of all plots again</source>
        <translation>طلب أرقام كل المخططات من جديد</translation>
    </message>
    <message>
        <source>Save the current plot as a drawing</source>
        <translation>حفظ المخطط الحالي كرسم</translation>
    </message>
    <message>
        <source>Save the numbers of the current plot for a spreadsheet</source>
        <translation>حفظ أرقام المخطط الحالي لجدول بيانات</translation>
    </message>
    <message>
        <source>Plot as Table</source>
        <translation>المخطط كجدول</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message>
        <source>Save Plot as SVG…</source>
        <translation>حفظ المخطط بصيغة SVG…</translation>
    </message>
    <message>
        <source>Save Plot as CSV…</source>
        <translation>حفظ المخطط بصيغة CSV…</translation>
    </message>
    <message>
        <source>&amp;Organization Settings…</source>
        <translation>إعدادات المؤسسة… (&amp;ع)</translation>
    </message>
    <message>
        <source>Change the name, the thresholds of routing and automatic buffers</source>
        <translation>تغيير الاسم وعتبات التوجيه والصناديق التلقائية</translation>
    </message>
    <message>
        <source>&amp;Imports…</source>
        <translation>عمليات الاستيراد… (&amp;ت)</translation>
    </message>
    <message>
        <source>List the imports and undo them</source>
        <translation>عرض عمليات الاستيراد والتراجع عنها</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>الأدلة (&amp;د)</translation>
    </message>
    <message>
        <source>Open the guides and the documentation of your server in the browser</source>
        <translation>فتح أدلة خادمك ووثائقه في المتصفح</translation>
    </message>
    <message>
        <source>&amp;Webhooks…</source>
        <translation>خطافات الويب (&amp;و)…</translation>
    </message>
    <message>
        <source>Tell other programs what happens here</source>
        <translation>إبلاغ البرامج الأخرى بما يحدث هنا</translation>
    </message>
    <message>
        <source>Count Duplicates Once</source>
        <translation>عدّ التكرارات مرة واحدة</translation>
    </message>
    <message>
        <source>Let plots count items that say the same as one, or each of them again</source>
        <translation>تعدّ الرسوم العناصر المتطابقة واحدًا أو كلًا منها مجددًا</translation>
    </message>
    <message>
        <source>Show Each Gro&amp;up Once</source>
        <translation>إظهار كل مجموعة مرة واحدة (&amp;م)</translation>
    </message>
    <message>
        <source>List items that say the same as one, or each of them again</source>
        <translation>سرد العناصر المتطابقة كعنصر واحد أو كل منها مجددًا</translation>
    </message>
    <message>
        <source>Make the current column of the board narrower</source>
        <translation>تضييق العمود الحالي في اللوحة</translation>
    </message>
    <message>
        <source>Make the current column of the board wider</source>
        <translation>توسيع العمود الحالي في اللوحة</translation>
    </message>
    <message>
        <source>Narrower Column</source>
        <translation>عمود أضيق</translation>
    </message>
    <message>
        <source>Wider Column</source>
        <translation>عمود أوسع</translation>
    </message>
    <message>
        <source>Show Done and Snoozed, Too</source>
        <translation>إظهار المُنجَز والمؤجَّل أيضًا</translation>
    </message>
    <message>
        <source>Show all feedback, whatever its state</source>
        <translation>إظهار كل الملاحظات مهما كانت حالتها</translation>
    </message>
    <message>
        <source>Show open work</source>
        <translation>إظهار العمل المفتوح</translation>
    </message>
    <message>
        <source>Show what this list leaves out because of its state, or leave it out again</source>
        <translation>إظهار ما تستبعده هذه القائمة بسبب حالته، أو استبعاده مجددًا</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>كل شيء</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>الوارد</translation>
    </message>
    <message>
        <source>Split Off…</source>
        <translation>فصل جزء…</translation>
    </message>
    <message>
        <source>Make the selected words of the text another feedback</source>
        <translation>جعل الكلمات المحددة من النص تعليقًا آخر</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>التنبيهات</translation>
    </message>
    <message>
        <source>Show what happened to your items</source>
        <translation>عرض ما حدث لعناصرك</translation>
    </message>
    <message>
        <source>B&amp;eing Routed</source>
        <translation>قيد التوجيه (&amp;ق)</translation>
    </message>
    <message>
        <source>Copy Submitter</source>
        <translation>نسخ المُرسِل</translation>
    </message>
    <message>
        <source>Copy who submitted it: an address, a name or an identifier</source>
        <translation>نسخ مَن أرسله: عنوان أو اسم أو معرّف</translation>
    </message>
</context>
<context>
    <name>triage::app::ConnectDialog</name>
    <message>
        <source>&amp;Remember in keyring</source>
        <translation>الحفظ في سلسلة المفاتيح (&amp;ا)</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>اتصال</translation>
    </message>
    <message>
        <source>Sign in to the server that keeps your team’s feedback.</source>
        <translation>سجّل الدخول إلى الخادم الذي يحفظ تعليقات فريقك.</translation>
    </message>
    <message>
        <source>Server address</source>
        <translation>عنوان الخادم</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>رمز الوصول</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>جارٍ البحث…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>&amp;Server address</source>
        <translation>عنوان الخادم (&amp;ن)</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>رمز الوصول (&amp;ر)</translation>
    </message>
    <message>
        <source>Ask an administrator for a token.</source>
        <translation>اطلب رمزًا من أحد المسؤولين.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>%1 You’ll be asked for the token again next time.</source>
        <translation>⁨%1⁩ سيُطلب منك الرمز مجددًا في المرة القادمة.</translation>
    </message>
    <message>
        <source>Enter an address such as https://triage.example.com.</source>
        <translation>أدخل عنوانًا مثل ⁨https://triage.example.com⁩.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>جارٍ التحقق من الخادم…</translation>
    </message>
    <message>
        <source>Enter the server’s address first.</source>
        <translation>أدخل عنوان الخادم أولًا.</translation>
    </message>
    <message>
        <source>Enter a token first.</source>
        <translation>أدخل رمز الوصول أولًا.</translation>
    </message>
    <message>
        <source>Send my token &amp;unencrypted</source>
        <translation>إرسال رمزي دون تشفير (&amp;د)</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Tick the box to send your token all the same.</source>
        <translation>الاتصال غير مشفّر. ضع علامة في المربع لإرسال رمزك مع ذلك.</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardBar</name>
    <message>
        <source>Buffer</source>
        <translation>الصندوق</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>اليوم الأول</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>اليوم الأخير</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>تحديث</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>آخر %Ln يوم</numerusform>
            <numerusform>اليوم الأخير</numerusform>
            <numerusform>آخر يومين</numerusform>
            <numerusform>آخر %Ln أيام</numerusform>
            <numerusform>آخر %Ln يومًا</numerusform>
            <numerusform>آخر %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>This month</source>
        <translation>هذا الشهر</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>من … إلى …</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>كل الصناديق</translation>
    </message>
    <message>
        <source>Count duplicates once</source>
        <translation>عدّ التكرارات مرة واحدة</translation>
    </message>
    <message>
        <source>Plots of what comes in and of work count items that say the same as one</source>
        <translation>تعدّ رسوم الوارد والعمل العناصر المتطابقة واحدًا</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardView</name>
    <message>
        <source>Dashboard</source>
        <translation>لوحة المعلومات</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>المخططات</translation>
    </message>
    <message>
        <source>The server cannot be reached. Plots show its last answers.</source>
        <translation>تعذّر الوصول إلى الخادم. تعرض المخططات آخر إجاباته.</translation>
    </message>
    <message>
        <source>There is no list of these.</source>
        <translation>لا توجد قائمة بهذه.</translation>
    </message>
    <message>
        <source>This plot has no numbers.</source>
        <translation>لا أرقام لهذا المخطط.</translation>
    </message>
</context>
<context>
    <name>triage::app::DesktopNotifications</name>
    <message>
        <source>Open</source>
        <translation>فتح</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailText</name>
    <message>
        <source>Feedback text</source>
        <translation>نص التعليق</translation>
    </message>
    <message>
        <source>Open web page</source>
        <translation>فتح صفحة ويب</translation>
    </message>
    <message>
        <source>This address in the feedback leads to %1:

%2</source>
        <translation>يؤدي هذا العنوان في الملاحظة إلى ⁨%1⁩:

⁨%2⁩</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>فتح ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailView</name>
    <message>
        <source>Retry Routing</source>
        <translation>إعادة محاولة التوجيه</translation>
    </message>
    <message>
        <source>Notes and history</source>
        <translation>الملاحظات والسجل</translation>
    </message>
    <message>
        <source>This feedback is gone</source>
        <translation>لم يعد هذا التعليق موجودًا</translation>
    </message>
    <message>
        <source>It was deleted, or it is not in this organization.</source>
        <translation>حُذف أو أنه ليس في هذه المؤسسة.</translation>
    </message>
    <message>
        <source>This feedback is not here</source>
        <translation>هذا التعليق غير موجود هنا</translation>
    </message>
    <message>
        <source>It is not in the copy on this computer.</source>
        <translation>ليس في النسخة الموجودة على هذا الحاسوب.</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>لم يُحدَّد شيء</translation>
    </message>
    <message>
        <source>Select an item, or press J and K to move through the list.</source>
        <translation>حدّد عنصرًا، أو تنقّل في القائمة بالمفتاحين J وK.</translation>
    </message>
    <message>
        <source>Routing failed for this item.</source>
        <translation>فشل توجيه هذا العنصر.</translation>
    </message>
    <message>
        <source>This item is being routed.</source>
        <translation>يجري توجيه هذا العنصر.</translation>
    </message>
    <message>
        <source>It was deleted while you were writing a note. Your draft is kept below.</source>
        <translation>حُذف بينما كنت تكتب ملاحظة. مسودتك محفوظة أدناه.</translation>
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
        <translation>التعليق ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 - Feedback %2</source>
        <comment>headline, id</comment>
        <translation>⁨%1⁩ - التعليق ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>You’re offline. This needs a connection.</source>
        <translation>أنت غير متصل. يتطلب هذا اتصالًا.</translation>
    </message>
    <message>
        <source>You are signed out. Connect again first.</source>
        <translation>تم تسجيل خروجك. اتصل مرة أخرى أولًا.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>غير محفوظ</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>هل تريد تجاهل تغييراتك؟</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialogs</name>
    <message>
        <source>Delete buffer</source>
        <translation>حذف الصندوق</translation>
    </message>
    <message>
        <source>Delete the buffer %1? Its feedback stays. The buffer can be restored for a while.</source>
        <translation>هل تريد حذف الصندوق ⁨%1⁩؟ ستبقى تعليقاته. يمكن استعادة الصندوق لفترة من الزمن.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف ⁨%1⁩</translation>
    </message>
    <message>
        <source>Deleted the buffer %1</source>
        <translation>تم حذف الصندوق ⁨%1⁩</translation>
    </message>
    <message>
        <source>Kept the buffer %1</source>
        <translation>تم الإبقاء على الصندوق ⁨%1⁩</translation>
    </message>
    <message>
        <source>Rename buffer</source>
        <translation>إعادة تسمية الصندوق</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>الاسم الجديد للصندوق ⁨%1⁩:</translation>
    </message>
    <message>
        <source>Renamed %1 to %2</source>
        <translation>أُعيدت تسمية ⁨%1⁩ إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>The text has changed: select the words again</source>
        <translation>تغيّر النص: حدد الكلمات من جديد</translation>
    </message>
</context>
<context>
    <name>triage::app::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>تصدير</translation>
    </message>
    <message>
        <source>Current &amp;list</source>
        <translation>القائمة الحالية (&amp;ق)</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>كل شيء (&amp;ك)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إيقاف (&amp;ق)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>تصدير (&amp;د)…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>الصيغة</translation>
    </message>
    <message>
        <source>JSON lines: everything, for an import</source>
        <translation>JSON Lines: كل شيء، للاستيراد</translation>
    </message>
    <message>
        <source>CSV: a table, for spreadsheets</source>
        <translation>CSV: جدول، لبرامج الجداول</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>الصيغة (&amp;ص)</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>تقدّم التصدير</translation>
    </message>
    <message>
        <source>One line for each feedback. Descriptions of buffers are not in it. Text that begins like a formula gets an apostrophe in front.</source>
        <translation>سطر لكل تعليق. لا تتضمن أوصاف الصناديق. النص الذي يبدأ مثل صيغة حسابية توضع قبله فاصلة عليا.</translation>
    </message>
    <message>
        <source>Full backup: can be imported into an empty organization.</source>
        <translation>نسخة احتياطية كاملة: يمكن استيرادها إلى مؤسسة فارغة.</translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>يجري الآن استيراد أو تصدير آخر.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written so far</source>
        <translation>
            <numerusform>كُتب حتى الآن %Ln تعليق</numerusform>
            <numerusform>كُتب حتى الآن تعليق واحد</numerusform>
            <numerusform>كُتب حتى الآن تعليقان</numerusform>
            <numerusform>كُتب حتى الآن %Ln تعليقات</numerusform>
            <numerusform>كُتب حتى الآن %Ln تعليقًا</numerusform>
            <numerusform>كُتب حتى الآن %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written to %1</source>
        <translation>
            <numerusform>كُتب %Ln تعليق في ⁨%1⁩</numerusform>
            <numerusform>كُتب تعليق واحد في ⁨%1⁩</numerusform>
            <numerusform>كُتب تعليقان في ⁨%1⁩</numerusform>
            <numerusform>كُتب %Ln تعليقات في ⁨%1⁩</numerusform>
            <numerusform>كُتب %Ln تعليقًا في ⁨%1⁩</numerusform>
            <numerusform>كُتب %Ln تعليق في ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>أُوقف. لم يُكتب شيء.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackActions</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>لم يُحدد شيء.</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>عدد كبير دفعة واحدة</translation>
    </message>
    <message>
        <source>This cannot be undone, because routing decides again.</source>
        <translation>لا يمكن التراجع عن هذا، لأن التوجيه يقرر من جديد.</translation>
    </message>
    <message numerus="yes">
        <source>This changes %n items. You can undo this.</source>
        <translation>
            <numerusform>لا يغيّر هذا أي تعليق. يمكن التراجع عن ذلك.</numerusform>
            <numerusform>يغيّر هذا تعليقًا واحدًا. يمكن التراجع عن ذلك.</numerusform>
            <numerusform>يغيّر هذا تعليقين. يمكن التراجع عن ذلك.</numerusform>
            <numerusform>يغيّر هذا %Ln تعليقات. يمكن التراجع عن ذلك.</numerusform>
            <numerusform>يغيّر هذا %Ln تعليقًا. يمكن التراجع عن ذلك.</numerusform>
            <numerusform>يغيّر هذا %Ln تعليق. يمكن التراجع عن ذلك.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>إضافة %1 إلى ⁨%2⁩</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>إزالة %1 من ⁨%2⁩</translation>
    </message>
    <message>
        <source>Remove %1 from All Buffers</source>
        <translation>إزالة %1 من كل الصناديق</translation>
    </message>
    <message>
        <source>It is in several buffers: open the one to take it out of, or use the chips in the detail.</source>
        <translation>إنه في عدة صناديق: افتح الصندوق الذي تريد إخراجه منه، أو استخدم الشارات في التفاصيل.</translation>
    </message>
    <message>
        <source>Flag %1 for review</source>
        <translation>تعليم %1 للمراجعة</translation>
    </message>
    <message>
        <source>Mark %1 as right</source>
        <translation>اعتبار %1 صحيحًا</translation>
    </message>
    <message>
        <source>There is no move to repeat yet.</source>
        <translation>لا يوجد نقل لتكراره بعد.</translation>
    </message>
    <message>
        <source>Route %1 Again</source>
        <translation>إعادة توجيه %1</translation>
    </message>
    <message>
        <source>Delete feedback</source>
        <translation>حذف التعليق</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n feedback? You can undo this for 10 seconds; then it is gone for everyone.</source>
        <translation>
            <numerusform>هل تريد حذف %Ln تعليق؟ يمكنك التراجع خلال 10 ثوانٍ، وبعدها يكون الحذف نهائيًا لدى الجميع.</numerusform>
            <numerusform>هل تريد حذف تعليق واحد؟ يمكنك التراجع خلال 10 ثوانٍ، وبعدها يكون الحذف نهائيًا لدى الجميع.</numerusform>
            <numerusform>هل تريد حذف تعليقين؟ يمكنك التراجع خلال 10 ثوانٍ، وبعدها يكون الحذف نهائيًا لدى الجميع.</numerusform>
            <numerusform>هل تريد حذف %Ln تعليقات؟ يمكنك التراجع خلال 10 ثوانٍ، وبعدها يكون الحذف نهائيًا لدى الجميع.</numerusform>
            <numerusform>هل تريد حذف %Ln تعليقًا؟ يمكنك التراجع خلال 10 ثوانٍ، وبعدها يكون الحذف نهائيًا لدى الجميع.</numerusform>
            <numerusform>هل تريد حذف %Ln تعليق؟ يمكنك التراجع خلال 10 ثوانٍ، وبعدها يكون الحذف نهائيًا لدى الجميع.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Feedback</source>
        <translation>
            <numerusform>حذف %Ln تعليق</numerusform>
            <numerusform>حذف تعليق واحد</numerusform>
            <numerusform>حذف تعليقين</numerusform>
            <numerusform>حذف %Ln تعليقات</numerusform>
            <numerusform>حذف %Ln تعليقًا</numerusform>
            <numerusform>حذف %Ln تعليق</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else has just changed it. Do it again if you still want to.</source>
        <translation>غيّر شخص آخر هذا للتو. كرّر الإجراء إن كنت لا تزال تريده.</translation>
    </message>
    <message>
        <source>Somebody else has just changed some of them. Do it again if you still want to.</source>
        <translation>غيّر شخص آخر بعضها للتو. كرّر الإجراء إن كنت لا تزال تريده.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDialog</name>
    <message>
        <source>Edit feedback</source>
        <translation>تعديل التعليق</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>العنوان (&amp;ا)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>النص (&amp;ل)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Submitted &amp;by</source>
        <translation>المُرسِل (&amp;ر)</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>المُرسِل</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ (&amp;ح)</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>غير معروف</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>أحد النصوص أطول من اللازم.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>يجري الحفظ.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDrop</name>
    <message>
        <source>Merge with “%1”</source>
        <comment>title</comment>
        <translation>دمج مع «⁨%1⁩»</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>هي مدموجة بالفعل</translation>
    </message>
    <message>
        <source>This feedback belongs to another organization.</source>
        <translation>ينتمي هذا التعليق إلى مؤسسة أخرى.</translation>
    </message>
    <message>
        <source>Feedback cannot be added to Unassigned.</source>
        <translation>«بلا صندوق» ليس صندوقًا يمكن إضافة تعليقات إليه.</translation>
    </message>
    <message>
        <source>Drag feedback out of its buffer’s list to take it out of that buffer.</source>
        <translation>لإخراج تعليق من صندوقه، اسحبه من قائمة ذلك الصندوق.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <translation>
            <numerusform>إزالة %Ln تعليق من ⁨%1⁩</numerusform>
            <numerusform>إزالة تعليق واحد من ⁨%1⁩</numerusform>
            <numerusform>إزالة تعليقين من ⁨%1⁩</numerusform>
            <numerusform>إزالة %Ln تعليقات من ⁨%1⁩</numerusform>
            <numerusform>إزالة %Ln تعليقًا من ⁨%1⁩</numerusform>
            <numerusform>إزالة %Ln تعليق من ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>That buffer was deleted.</source>
        <translation>حُذف ذلك الصندوق.</translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>موجود بالفعل في ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <translation>
            <numerusform>إضافة %Ln تعليق إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة تعليق واحد إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة تعليقين إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة %Ln تعليقات إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة %Ln تعليقًا إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة %Ln تعليق إلى ⁨%1⁩ أيضًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Move out of</source>
        <translation>النقل من</translation>
    </message>
    <message>
        <source>&amp;All of Them</source>
        <translation>كلها (&amp;ك)</translation>
    </message>
    <message>
        <source>&amp;None, Just Add</source>
        <translation>لا شيء، إضافة فقط (&amp;ل)</translation>
    </message>
    <message>
        <source>Feedback can be dropped on a buffer.</source>
        <translation>يمكن إفلات التعليقات على صندوق.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackListModel</name>
    <message>
        <source>Feedback %1, row %2 of %3</source>
        <translation>التعليق ⁨%1⁩، الصف %2 من %3</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a row&apos;s name</comment>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackListView</name>
    <message>
        <source>Feedback list</source>
        <translation>قائمة التعليقات</translation>
    </message>
    <message>
        <source>The item has just left this list.</source>
        <translation>غادر العنصر هذه القائمة للتو.</translation>
    </message>
    <message>
        <source>An item has just arrived here. Press the key again if you mean it.</source>
        <translation>وصل عنصر إلى هنا للتو. اضغط المفتاح مرة أخرى إن كنت تقصده.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPane</name>
    <message>
        <source>What you put off with the key H is here until its time.</source>
        <translation>هنا ما تؤجّله بالمفتاح H حتى وقته.</translation>
    </message>
    <message>
        <source>What you mark as done with the key E is here.</source>
        <translation>هنا ما تعلّمه مُنجَزًا بالمفتاح E.</translation>
    </message>
    <message>
        <source>Nothing is snoozed</source>
        <translation>لا شيء مؤجَّل</translation>
    </message>
    <message>
        <source>Nothing is done yet</source>
        <translation>لم يُنجَز شيء بعد</translation>
    </message>
    <message>
        <source>Press I to assign feedback to yourself.</source>
        <translation>اضغط المفتاح I لإسناد تعليق إليك.</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>لا شيء مُسند إليك</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Next Buffer With New Feedback</source>
        <translation>الصندوق التالي الذي فيه تعليقات جديدة</translation>
    </message>
    <message>
        <source>This list could not be loaded</source>
        <translation>تعذر تحميل هذه القائمة</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>نسخ التفاصيل</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>لا نتائج</translation>
    </message>
    <message>
        <source>No exact match; showing similar words</source>
        <translation>لا تطابق تام؛ تُعرض كلمات مشابهة</translation>
    </message>
    <message>
        <source>Nothing in this list matches the search and the filters.</source>
        <translation>لا شيء في هذه القائمة يطابق البحث وعوامل التصفية.</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>مسح البحث وعوامل التصفية</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>استيراد…</translation>
    </message>
    <message>
        <source>Copy a Test Command</source>
        <translation>نسخ أمر تجريبي</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>لا شيء للمراجعة</translation>
    </message>
    <message>
        <source>Every item is where it belongs.</source>
        <translation>كل عنصر في مكانه.</translation>
    </message>
    <message>
        <source>All done here</source>
        <translation>اكتمل كل شيء هنا</translation>
    </message>
    <message>
        <source>Nothing is left in this list.</source>
        <translation>لم يبقَ شيء في هذه القائمة.</translation>
    </message>
    <message>
        <source>Command copied: put your token in and run it in a terminal</source>
        <translation>نُسخ الأمر: ضع رمزك فيه وشغّله في طرفية</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>نُسخت التفاصيل</translation>
    </message>
    <message>
        <source>✓ Buffers for your topics are there.</source>
        <translation>✓ صناديق مواضيعك موجودة.</translation>
    </message>
    <message>
        <source>1. Create a buffer for each topic.</source>
        <translation>١. أنشئ صندوقًا لكل موضوع.</translation>
    </message>
    <message>
        <source>2. Bring feedback in: import a file, or connect a widget.</source>
        <translation>٢. أدخل الملاحظات: استورد ملفًا أو اربط أداة ويب.</translation>
    </message>
    <message>
        <source>3. Invite a colleague.</source>
        <translation>٣. ادعُ زميلًا.</translation>
    </message>
    <message>
        <source>4. Learn four keys: J goes on, K goes back, Y confirms, M moves.</source>
        <translation>٤. تعلّم أربعة مفاتيح: J للتالي، K للسابق، Y للتأكيد، M للنقل.</translation>
    </message>
    <message>
        <source>Invite a Colleague…</source>
        <translation>دعوة زميل…</translation>
    </message>
    <message>
        <source>New Buffer…</source>
        <translation>صندوق جديد…</translation>
    </message>
    <message>
        <source>Four steps to a sorted inbox</source>
        <translation>أربع خطوات للبدء</translation>
    </message>
    <message>
        <source>Nothing is being routed</source>
        <translation>لا شيء قيد التوجيه</translation>
    </message>
    <message>
        <source>New feedback is here until it has a buffer.</source>
        <translation>تبقى التعليقات الجديدة هنا حتى يكون لها صندوق.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>لم يعد الوسم %1 موجودًا.</translation>
    </message>
    <message>
        <source>Nothing is left in this list. Done by you today: %1</source>
        <translation>لم يبقَ شيء في هذه القائمة. ما أنجزته اليوم: %1</translation>
    </message>
    <message>
        <source>Nothing open</source>
        <translation>لا شيء مفتوح</translation>
    </message>
    <message>
        <source>Results that are done, snoozed, declined or duplicates: %1</source>
        <comment>number</comment>
        <translation>نتائج مُنجَزة أو مؤجَّلة أو مرفوضة أو مكررة: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Or send the first one from a terminal.</source>
        <translation>أو أرسل أول ملاحظة من طرفية.</translation>
    </message>
    <message>
        <source>✓ Your colleagues are there.</source>
        <translation>✓ زملاؤك هنا.</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>التكرارات: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPlans</name>
    <message>
        <source>Add note</source>
        <translation>إضافة ملاحظة</translation>
    </message>
    <message>
        <source>Note added</source>
        <translation>أُضيفت الملاحظة</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>إضافة %Ln تعليق إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة تعليق واحد إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة تعليقين إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة %Ln تعليقات إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة %Ln تعليقًا إلى ⁨%1⁩ أيضًا</numerusform>
            <numerusform>إضافة %Ln تعليق إلى ⁨%1⁩ أيضًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تمت إضافة %Ln تعليق إلى ⁨%1⁩</numerusform>
            <numerusform>تمت إضافة تعليق واحد إلى ⁨%1⁩</numerusform>
            <numerusform>تمت إضافة تعليقين إلى ⁨%1⁩</numerusform>
            <numerusform>تمت إضافة %Ln تعليقات إلى ⁨%1⁩</numerusform>
            <numerusform>تمت إضافة %Ln تعليقًا إلى ⁨%1⁩</numerusform>
            <numerusform>تمت إضافة %Ln تعليق إلى ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>موجود بالفعل في ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Retry routing of %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>إعادة محاولة توجيه %Ln تعليق</numerusform>
            <numerusform>إعادة محاولة توجيه تعليق واحد</numerusform>
            <numerusform>إعادة محاولة توجيه تعليقين</numerusform>
            <numerusform>إعادة محاولة توجيه %Ln تعليقات</numerusform>
            <numerusform>إعادة محاولة توجيه %Ln تعليقًا</numerusform>
            <numerusform>إعادة محاولة توجيه %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Routing of %n is retried</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تجري إعادة محاولة توجيه %Ln تعليق</numerusform>
            <numerusform>تجري إعادة محاولة توجيه تعليق واحد</numerusform>
            <numerusform>تجري إعادة محاولة توجيه تعليقين</numerusform>
            <numerusform>تجري إعادة محاولة توجيه %Ln تعليقات</numerusform>
            <numerusform>تجري إعادة محاولة توجيه %Ln تعليقًا</numerusform>
            <numerusform>تجري إعادة محاولة توجيه %Ln تعليق</numerusform>
        </translation>
    </message>
    <message>
        <source>Being routed already</source>
        <translation>قيد التوجيه بالفعل</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>حذف %Ln تعليق</numerusform>
            <numerusform>حذف تعليق واحد</numerusform>
            <numerusform>حذف تعليقين</numerusform>
            <numerusform>حذف %Ln تعليقات</numerusform>
            <numerusform>حذف %Ln تعليقًا</numerusform>
            <numerusform>حذف %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تم حذف %Ln تعليق</numerusform>
            <numerusform>تم حذف تعليق واحد</numerusform>
            <numerusform>تم حذف تعليقين</numerusform>
            <numerusform>تم حذف %Ln تعليقات</numerusform>
            <numerusform>تم حذف %Ln تعليقًا</numerusform>
            <numerusform>تم حذف %Ln تعليق</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted already</source>
        <translation>محذوف بالفعل</translation>
    </message>
    <message>
        <source>Edit feedback</source>
        <translation>تعديل التعليق</translation>
    </message>
    <message>
        <source>Changes saved</source>
        <translation>حُفظت التغييرات</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>لم يتغير شيء</translation>
    </message>
    <message numerus="yes">
        <source>Move %n from %1 to %2</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>نقل %Ln تعليق من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>نقل تعليق واحد من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>نقل تعليقين من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>نقل %Ln تعليقات من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>نقل %Ln تعليقًا من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
            <numerusform>نقل %Ln تعليق من ⁨%1⁩ إلى ⁨%2⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>نقل %Ln تعليق إلى ⁨%1⁩</numerusform>
            <numerusform>نقل تعليق واحد إلى ⁨%1⁩</numerusform>
            <numerusform>نقل تعليقين إلى ⁨%1⁩</numerusform>
            <numerusform>نقل %Ln تعليقات إلى ⁨%1⁩</numerusform>
            <numerusform>نقل %Ln تعليقًا إلى ⁨%1⁩</numerusform>
            <numerusform>نقل %Ln تعليق إلى ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تم نقل %Ln تعليق إلى ⁨%1⁩</numerusform>
            <numerusform>تم نقل تعليق واحد إلى ⁨%1⁩</numerusform>
            <numerusform>تم نقل تعليقين إلى ⁨%1⁩</numerusform>
            <numerusform>تم نقل %Ln تعليقات إلى ⁨%1⁩</numerusform>
            <numerusform>تم نقل %Ln تعليقًا إلى ⁨%1⁩</numerusform>
            <numerusform>تم نقل %Ln تعليق إلى ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>لم يُحدد شيء.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>حُذف هذا الصندوق.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>إزالة %Ln تعليق من ⁨%1⁩</numerusform>
            <numerusform>إزالة تعليق واحد من ⁨%1⁩</numerusform>
            <numerusform>إزالة تعليقين من ⁨%1⁩</numerusform>
            <numerusform>إزالة %Ln تعليقات من ⁨%1⁩</numerusform>
            <numerusform>إزالة %Ln تعليقًا من ⁨%1⁩</numerusform>
            <numerusform>إزالة %Ln تعليق من ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تمت إزالة %Ln تعليق من ⁨%1⁩</numerusform>
            <numerusform>تمت إزالة تعليق واحد من ⁨%1⁩</numerusform>
            <numerusform>تمت إزالة تعليقين من ⁨%1⁩</numerusform>
            <numerusform>تمت إزالة %Ln تعليقات من ⁨%1⁩</numerusform>
            <numerusform>تمت إزالة %Ln تعليقًا من ⁨%1⁩</numerusform>
            <numerusform>تمت إزالة %Ln تعليق من ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in %1</source>
        <translation>ليس في ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>إزالة %Ln تعليق من كل الصناديق</numerusform>
            <numerusform>إزالة تعليق واحد من كل الصناديق</numerusform>
            <numerusform>إزالة تعليقين من كل الصناديق</numerusform>
            <numerusform>إزالة %Ln تعليقات من كل الصناديق</numerusform>
            <numerusform>إزالة %Ln تعليقًا من كل الصناديق</numerusform>
            <numerusform>إزالة %Ln تعليق من كل الصناديق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تمت إزالة %Ln تعليق من كل الصناديق</numerusform>
            <numerusform>تمت إزالة تعليق واحد من كل الصناديق</numerusform>
            <numerusform>تمت إزالة تعليقين من كل الصناديق</numerusform>
            <numerusform>تمت إزالة %Ln تعليقات من كل الصناديق</numerusform>
            <numerusform>تمت إزالة %Ln تعليقًا من كل الصناديق</numerusform>
            <numerusform>تمت إزالة %Ln تعليق من كل الصناديق</numerusform>
        </translation>
    </message>
    <message>
        <source>Already unassigned</source>
        <translation>بلا صندوق بالفعل</translation>
    </message>
    <message numerus="yes">
        <source>Flag %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تعليم %Ln تعليق للمراجعة</numerusform>
            <numerusform>تعليم تعليق واحد للمراجعة</numerusform>
            <numerusform>تعليم تعليقين للمراجعة</numerusform>
            <numerusform>تعليم %Ln تعليقات للمراجعة</numerusform>
            <numerusform>تعليم %Ln تعليقًا للمراجعة</numerusform>
            <numerusform>تعليم %Ln تعليق للمراجعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flagged %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تم تعليم %Ln تعليق للمراجعة</numerusform>
            <numerusform>تم تعليم تعليق واحد للمراجعة</numerusform>
            <numerusform>تم تعليم تعليقين للمراجعة</numerusform>
            <numerusform>تم تعليم %Ln تعليقات للمراجعة</numerusform>
            <numerusform>تم تعليم %Ln تعليقًا للمراجعة</numerusform>
            <numerusform>تم تعليم %Ln تعليق للمراجعة</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged for review already</source>
        <translation>معلَّم للمراجعة بالفعل</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تأكيد صحة %Ln تعليق</numerusform>
            <numerusform>تأكيد صحة تعليق واحد</numerusform>
            <numerusform>تأكيد صحة تعليقين</numerusform>
            <numerusform>تأكيد صحة %Ln تعليقات</numerusform>
            <numerusform>تأكيد صحة %Ln تعليقًا</numerusform>
            <numerusform>تأكيد صحة %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تم تأكيد صحة %Ln تعليق</numerusform>
            <numerusform>تم تأكيد صحة تعليق واحد</numerusform>
            <numerusform>تم تأكيد صحة تعليقين</numerusform>
            <numerusform>تم تأكيد صحة %Ln تعليقات</numerusform>
            <numerusform>تم تأكيد صحة %Ln تعليقًا</numerusform>
            <numerusform>تم تأكيد صحة %Ln تعليق</numerusform>
        </translation>
    </message>
    <message>
        <source>Already reviewed</source>
        <translation>تمت مراجعته بالفعل</translation>
    </message>
</context>
<context>
    <name>triage::app::Field</name>
    <message>
        <source>%1 of %2</source>
        <comment>characters written, characters allowed</comment>
        <translation>%1 من %2</translation>
    </message>
    <message numerus="yes">
        <source>%n characters too many.</source>
        <translation>
            <numerusform>الأحرف الزائدة: %Ln.</numerusform>
            <numerusform>الأحرف الزائدة: %Ln.</numerusform>
            <numerusform>الأحرف الزائدة: %Ln.</numerusform>
            <numerusform>الأحرف الزائدة: %Ln.</numerusform>
            <numerusform>الأحرف الزائدة: %Ln.</numerusform>
            <numerusform>الأحرف الزائدة: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ImportDialog</name>
    <message>
        <source>separated by %1</source>
        <comment>a comma, a semicolon or a tab</comment>
        <translation>مفصول بـ %1</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>علامات الجدولة</translation>
    </message>
    <message>
        <source>some characters are broken: their lines are refused</source>
        <translation>بعض الأحرف تالفة: تُرفض أسطرها</translation>
    </message>
    <message>
        <source>say below whether dates begin with the day or the month</source>
        <translation>حدّد أدناه هل تبدأ التواريخ باليوم أم بالشهر</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>تقدّم الاستيراد</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>استيراد</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>الملف (&amp;م)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>&amp;Route items that have no buffer</source>
        <translation>توجيه العناصر التي بلا صندوق (&amp;و)</translation>
    </message>
    <message>
        <source>&amp;Undo Import</source>
        <translation>التراجع عن الاستيراد (&amp;ت)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>إيقاف (&amp;ق)</translation>
    </message>
    <message>
        <source>&amp;Check File</source>
        <translation>فحص الملف (&amp;ف)</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>استعراض (&amp;ع)…</translation>
    </message>
    <message>
        <source>A file of CSV or JSON lines</source>
        <translation>ملف CSV أو JSON Lines</translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>معلومات الملف</translation>
    </message>
    <message>
        <source>Items with an external ID that already exists are skipped. Dates are kept.</source>
        <translation>تُتخطّى العناصر التي معرّفها الخارجي موجود بالفعل. تبقى التواريخ كما هي.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>التقرير</translation>
    </message>
    <message>
        <source>Feedback (*.csv *.tsv *.jsonl *.ndjson *.json)</source>
        <translation>التعليقات (*.csv *.tsv *.jsonl *.ndjson *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>كل الملفات (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>جارٍ قراءة الملف…</translation>
    </message>
    <message>
        <source>CSV or JSON lines, UTF-8. The first CSV line names the columns.</source>
        <translation>CSV أو أسطر JSON، بترميز UTF-8. يسمّي أول سطر في CSV الأعمدة.</translation>
    </message>
    <message>
        <source>JSON lines, %1</source>
        <comment>%1: size of a file</comment>
        <translation>JSON Lines، %1</translation>
    </message>
    <message numerus="yes">
        <source>CSV with %n columns, %1</source>
        <comment>%1: size of a file</comment>
        <translation>
            <numerusform>CSV، عدد الأعمدة: %Ln، %1</numerusform>
            <numerusform>CSV، عدد الأعمدة: %Ln، %1</numerusform>
            <numerusform>CSV، عدد الأعمدة: %Ln، %1</numerusform>
            <numerusform>CSV، عدد الأعمدة: %Ln، %1</numerusform>
            <numerusform>CSV، عدد الأعمدة: %Ln، %1</numerusform>
            <numerusform>CSV، عدد الأعمدة: %Ln، %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>يجري الآن استيراد أو تصدير آخر.</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>اختر ملفًا أولًا.</translation>
    </message>
    <message>
        <source>Say which column has the text.</source>
        <translation>حدّد العمود الذي يحتوي على النص.</translation>
    </message>
    <message>
        <source>Two columns become the same. Leave one of them out.</source>
        <translation>عمودان يصيران الشيء نفسه. استبعد أحدهما.</translation>
    </message>
    <message>
        <source>This file was imported. Choose another one.</source>
        <translation>استُورد هذا الملف. اختر ملفًا آخر.</translation>
    </message>
    <message>
        <source>There is nothing new in this file.</source>
        <translation>لا جديد في هذا الملف.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln</source>
        <translation>
            <numerusform>استيراد %Ln (&amp;د)</numerusform>
            <numerusform>استيراد %Ln (&amp;د)</numerusform>
            <numerusform>استيراد %Ln (&amp;د)</numerusform>
            <numerusform>استيراد %Ln (&amp;د)</numerusform>
            <numerusform>استيراد %Ln (&amp;د)</numerusform>
            <numerusform>استيراد %Ln (&amp;د)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln feedback from %1? You can undo it as a whole.</source>
        <translation>
            <numerusform>هل تريد استيراد %Ln تعليق من ⁨%1⁩؟ يمكن التراجع عن ذلك كله دفعة واحدة.</numerusform>
            <numerusform>هل تريد استيراد تعليق واحد من ⁨%1⁩؟ يمكن التراجع عن ذلك كله دفعة واحدة.</numerusform>
            <numerusform>هل تريد استيراد تعليقين من ⁨%1⁩؟ يمكن التراجع عن ذلك كله دفعة واحدة.</numerusform>
            <numerusform>هل تريد استيراد %Ln تعليقات من ⁨%1⁩؟ يمكن التراجع عن ذلك كله دفعة واحدة.</numerusform>
            <numerusform>هل تريد استيراد %Ln تعليقًا من ⁨%1⁩؟ يمكن التراجع عن ذلك كله دفعة واحدة.</numerusform>
            <numerusform>هل تريد استيراد %Ln تعليق من ⁨%1⁩؟ يمكن التراجع عن ذلك كله دفعة واحدة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
            <numerusform>استيراد %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already imported</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>المستورد بالفعل: %Ln</numerusform>
            <numerusform>المستورد بالفعل: %Ln</numerusform>
            <numerusform>المستورد بالفعل: %Ln</numerusform>
            <numerusform>المستورد بالفعل: %Ln</numerusform>
            <numerusform>المستورد بالفعل: %Ln</numerusform>
            <numerusform>المستورد بالفعل: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with errors (skipped)</source>
        <comment>lines of a file</comment>
        <translation>
            <numerusform>بها أخطاء (تُتخطّى): %Ln</numerusform>
            <numerusform>بها أخطاء (تُتخطّى): %Ln</numerusform>
            <numerusform>بها أخطاء (تُتخطّى): %Ln</numerusform>
            <numerusform>بها أخطاء (تُتخطّى): %Ln</numerusform>
            <numerusform>بها أخطاء (تُتخطّى): %Ln</numerusform>
            <numerusform>بها أخطاء (تُتخطّى): %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new buffers</source>
        <translation>
            <numerusform>الصناديق الجديدة: %Ln</numerusform>
            <numerusform>الصناديق الجديدة: %Ln</numerusform>
            <numerusform>الصناديق الجديدة: %Ln</numerusform>
            <numerusform>الصناديق الجديدة: %Ln</numerusform>
            <numerusform>الصناديق الجديدة: %Ln</numerusform>
            <numerusform>الصناديق الجديدة: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undoing: %Ln removed so far.</source>
        <translation>
            <numerusform>جارٍ التراجع: أُزيل حتى الآن %Ln.</numerusform>
            <numerusform>جارٍ التراجع: أُزيل حتى الآن %Ln.</numerusform>
            <numerusform>جارٍ التراجع: أُزيل حتى الآن %Ln.</numerusform>
            <numerusform>جارٍ التراجع: أُزيل حتى الآن %Ln.</numerusform>
            <numerusform>جارٍ التراجع: أُزيل حتى الآن %Ln.</numerusform>
            <numerusform>جارٍ التراجع: أُزيل حتى الآن %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>أُزيل %Ln</numerusform>
            <numerusform>أُزيل %Ln</numerusform>
            <numerusform>أُزيل %Ln</numerusform>
            <numerusform>أُزيل %Ln</numerusform>
            <numerusform>أُزيل %Ln</numerusform>
            <numerusform>أُزيل %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept because people have worked on them</source>
        <translation>
            <numerusform>أُبقي %Ln لأن أشخاصًا عملوا عليها</numerusform>
            <numerusform>أُبقي %Ln لأن أشخاصًا عملوا عليها</numerusform>
            <numerusform>أُبقي %Ln لأن أشخاصًا عملوا عليها</numerusform>
            <numerusform>أُبقي %Ln لأن أشخاصًا عملوا عليها</numerusform>
            <numerusform>أُبقي %Ln لأن أشخاصًا عملوا عليها</numerusform>
            <numerusform>أُبقي %Ln لأن أشخاصًا عملوا عليها</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking: %1</source>
        <comment>%1: counts</comment>
        <translation>جارٍ الفحص: %1</translation>
    </message>
    <message>
        <source>Importing: %1</source>
        <comment>%1: counts</comment>
        <translation>جارٍ الاستيراد: %1</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>أُوقف الفحص.</translation>
    </message>
    <message>
        <source>Stopped: %1. What is in stays, or is undone.</source>
        <comment>%1: counts</comment>
        <translation>أُوقف: %1. ما استُورد يبقى أو يُتراجع عنه.</translation>
    </message>
    <message>
        <source>Ready: %1.</source>
        <comment>%1: counts</comment>
        <translation>جاهز: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <comment>%1: counts</comment>
        <translation>استُورد: %1.</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>وغيرها</translation>
    </message>
    <message>
        <source>New buffers: %1</source>
        <comment>%1: names</comment>
        <translation>الصناديق الجديدة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>السطر %1: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are wrong</source>
        <translation>
            <numerusform>وأسطر خاطئة أخرى عددها %Ln</numerusform>
            <numerusform>وسطر خاطئ آخر</numerusform>
            <numerusform>وسطران خاطئان آخران</numerusform>
            <numerusform>و%Ln أسطر خاطئة أخرى</numerusform>
            <numerusform>و%Ln سطرًا خاطئًا آخر</numerusform>
            <numerusform>و%Ln سطر خاطئ آخر</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>%1: counts</comment>
        <translation>تم التراجع: %1.</translation>
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
        <translation>%1 (اليوم أولًا)</translation>
    </message>
    <message>
        <source>%1 (month first)</source>
        <comment>%1: a date</comment>
        <translation>%1 (الشهر أولًا)</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>the name of a field</comment>
        <translation>⁨%1⁩ مفقود.</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>الأعمدة (&amp;ع)</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>الأعمدة</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>العمود</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>القيمة الأولى</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>يصير</translation>
    </message>
    <message>
        <source>&amp;Preview of the first lines</source>
        <translation>معاينة الأسطر الأولى (&amp;م)</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>المعاينة</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>الصناديق</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>تاريخ الإنشاء</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>السطر</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>مستبعد</translation>
    </message>
    <message>
        <source>Identifier of an export</source>
        <translation>معرّف من تصدير</translation>
    </message>
    <message>
        <source>External id</source>
        <translation>المعرّف الخارجي</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>المُرسِل</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>التطبيق</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>بحاجة إلى مراجعة</translation>
    </message>
    <message>
        <source>Routing status</source>
        <translation>حالة التوجيه</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>تاريخ التغيير</translation>
    </message>
    <message>
        <source>Buffers chosen by hand</source>
        <translation>الصناديق المختارة يدويًا</translation>
    </message>
    <message>
        <source>Targets (JSON)</source>
        <translation>الأهداف (JSON)</translation>
    </message>
    <message>
        <source>Notes (JSON)</source>
        <translation>الملاحظات (JSON)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Email of the owner</source>
        <translation>بريد من يتولاه</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Comes back at</source>
        <translation>يعود في</translation>
    </message>
    <message>
        <source>What the column %1 becomes</source>
        <translation>ما يصير إليه العمود ⁨%1⁩</translation>
    </message>
    <message>
        <source>Buffer: %1</source>
        <translation>الصندوق: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::ListToolBar</name>
    <message>
        <source>Only what needs review</source>
        <translation>ما يحتاج إلى مراجعة فقط</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>بحاجة إلى مراجعة</translation>
    </message>
    <message>
        <source>Show only what needs review</source>
        <translation>عرض ما يحتاج إلى مراجعة فقط</translation>
    </message>
    <message>
        <source>Active filters</source>
        <translation>عوامل التصفية النشطة</translation>
    </message>
    <message>
        <source>List view</source>
        <translation>عرض القائمة</translation>
    </message>
    <message>
        <source>Board view</source>
        <translation>عرض اللوحة</translation>
    </message>
    <message>
        <source>Dashboard view</source>
        <translation>عرض لوحة المعلومات</translation>
    </message>
    <message>
        <source>Search feedback</source>
        <translation>البحث في التعليقات</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>مسح البحث</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>الأحدث أولًا</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>الأقدم أولًا</translation>
    </message>
    <message>
        <source>Last changed first</source>
        <translation>آخر ما تغيّر أولًا</translation>
    </message>
    <message>
        <source>Title A–Z</source>
        <translation>العنوان تصاعديًا</translation>
    </message>
    <message>
        <source>Title Z–A</source>
        <translation>العنوان تنازليًا</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>الأفضل تطابقًا أولًا</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>من ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 ✕</source>
        <comment>a filter in force, with the mark that ends it</comment>
        <translation>%1 ✕</translation>
    </message>
    <message>
        <source>Remove filter %1</source>
        <translation>إزالة عامل التصفية ⁨%1⁩</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>إزالة عامل التصفية هذا</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>الترتيب</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>الفترة</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>العميل ⁨%1⁩</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>الفرز</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>لوحة المعلومات</translation>
    </message>
    <message>
        <source>Routing quality</source>
        <translation>جودة التوجيه</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>البحث في التعليقات</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>عاد بعد التأجيل</translation>
    </message>
</context>
<context>
    <name>triage::app::LinkOpener</name>
    <message>
        <source>The link opens as soon as the server has sent what it names.</source>
        <translation>يُفتح الرابط فور أن يرسل الخادم ما يشير إليه.</translation>
    </message>
</context>
<context>
    <name>triage::app::MainWindow</name>
    <message>
        <source>Filter</source>
        <translation>عامل تصفية</translation>
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
        <translation>إظهار</translation>
    </message>
</context>
<context>
    <name>triage::app::MemberDialog</name>
    <message>
        <source>Edit member</source>
        <translation>تعديل العضو</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>إضافة عضو</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم (&amp;ا)</translation>
    </message>
    <message>
        <source>Member name</source>
        <translation>اسم العضو</translation>
    </message>
    <message>
        <source>E-&amp;mail</source>
        <translation>البريد الإلكتروني (&amp;و)</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ (&amp;ح)</translation>
    </message>
    <message>
        <source>&amp;Add Member</source>
        <translation>إضافة العضو (&amp;ض)</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>عضو</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>مسؤول</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>الدور (&amp;ر)</translation>
    </message>
    <message>
        <source>Name and e-mail are needed.</source>
        <translation>الاسم والبريد الإلكتروني مطلوبان.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Adding the member…</source>
        <translation>جارٍ إضافة العضو…</translation>
    </message>
    <message>
        <source>Saving the member…</source>
        <translation>جارٍ حفظ العضو…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>تم حفظ ⁨%1⁩</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>تمت إضافة ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::MembersDialog</name>
    <message>
        <source>Members</source>
        <translation>الأعضاء</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>البريد الإلكتروني</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>الدور</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>تاريخ الإضافة</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>إضافة (&amp;ض)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>تعديل (&amp;ت)…</translation>
    </message>
    <message>
        <source>Make A&amp;dministrator</source>
        <translation>تعيين كمسؤول (&amp;و)</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>إزالة (&amp;ز)…</translation>
    </message>
    <message>
        <source>Remove member</source>
        <translation>إزالة العضو</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>جارٍ قراءة الأعضاء…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>⁨%1⁩ (أنت)</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>مسؤول</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>عضو</translation>
    </message>
    <message>
        <source>Choose a member first.</source>
        <translation>اختر عضوًا أولًا.</translation>
    </message>
    <message>
        <source>Make &amp;Member</source>
        <translation>جعله عضوًا (&amp;ض)</translation>
    </message>
    <message>
        <source>Changing the role…</source>
        <translation>جارٍ تغيير الدور…</translation>
    </message>
    <message>
        <source>%1 is now an administrator</source>
        <translation>أصبح ⁨%1⁩ مسؤولًا</translation>
    </message>
    <message>
        <source>%1 is now a member</source>
        <translation>أصبح ⁨%1⁩ عضوًا</translation>
    </message>
    <message>
        <source>Remove %1 from the organization? Their tokens stop working at once; what they wrote stays.</source>
        <translation>هل تريد إزالة ⁨%1⁩ من المؤسسة؟ ستتوقف رموز الوصول الخاصة به فورًا، ويبقى ما كتبه.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>إزالة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Removing the member…</source>
        <translation>جارٍ إزالة العضو…</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>تمت إزالة ⁨%1⁩</translation>
    </message>
    <message>
        <source>Create Sign-in &amp;Token…</source>
        <translation>إنشاء رمز تسجيل دخول… (&amp;ر)</translation>
    </message>
</context>
<context>
    <name>triage::app::MoveAllDialog</name>
    <message>
        <source>Move all</source>
        <translation>نقل الكل</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>من (&amp;م)</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>إلى (&amp;ل)</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>&amp;Move All</source>
        <translation>نقل الكل (&amp;ا)</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback to move</source>
        <translation>
            <numerusform>التعليقات المراد نقلها: %Ln</numerusform>
            <numerusform>التعليقات المراد نقلها: %Ln</numerusform>
            <numerusform>التعليقات المراد نقلها: %Ln</numerusform>
            <numerusform>التعليقات المراد نقلها: %Ln</numerusform>
            <numerusform>التعليقات المراد نقلها: %Ln</numerusform>
            <numerusform>التعليقات المراد نقلها: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different buffers.</source>
        <translation>اختر صندوقين مختلفين.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>الصندوق ⁨%1⁩ فارغ.</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>يمكنك التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Moving…</source>
        <translation>جارٍ النقل…</translation>
    </message>
    <message>
        <source>Moving everything; this may take a while…</source>
        <translation>جارٍ نقل كل شيء؛ قد يستغرق ذلك بعض الوقت…</translation>
    </message>
    <message>
        <source>Choose a buffer</source>
        <translation>اختر صندوقًا</translation>
    </message>
    <message>
        <source>Moved %1 of %2</source>
        <comment>numbers of items</comment>
        <translation>تم نقل %1 من %2</translation>
    </message>
    <message>
        <source>%1, of them done, snoozed or duplicates: %2</source>
        <comment>how much is moved, a number</comment>
        <translation>%1، منها مُنجَز أو مؤجَّل أو مكرر: %2</translation>
    </message>
    <message>
        <source>&amp;Only the open ones (%1)</source>
        <comment>a number of items</comment>
        <translation>المفتوحة فقط (%1) (&amp;ف)</translation>
    </message>
    <message>
        <source>It goes on at the server when you close this window.</source>
        <translation>يستمر ذلك على الخادم عند إغلاق هذه النافذة.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
</context>
<context>
    <name>triage::app::NewTokenDialog</name>
    <message>
        <source>%1 is this computer. Colleagues need an address that they can reach: set listen, or a proxy, and public-url in the settings of the server. Its README shows how under “Let a colleague in”.</source>
        <translation>⁨%1⁩ هو هذا الحاسوب. يحتاج الزملاء إلى عنوان يمكنهم الوصول إليه: اضبط listen أو وكيلًا، وكذلك public-url في إعدادات الخادم. يشرح ملف README الخاص به ذلك تحت “Let a colleague in”.</translation>
    </message>
    <message>
        <source>1. Install Triage Desk: the package triage-desk for Debian 12 or 13. Ask me for it.
2. Start it and paste this text into “Token”:

%1
%2</source>
        <comment>%1 is the server&apos;s address, %2 the token</comment>
        <translation>1. ثبّت Triage Desk: الحزمة triage-desk للإصدار Debian 12 أو 13. اطلبها مني.
2. شغّله والصق هذا النص في حقل «رمز الوصول»:

⁨%1⁩
⁨%2⁩</translation>
    </message>
    <message>
        <source>For dashboards and assistants: sees what you may see and changes nothing. Keep it secret.</source>
        <translation>للوحات المعلومات والمساعدين: يرى ما يُسمح لك برؤيته ولا يغيّر شيئًا. أبقِه سرًّا.</translation>
    </message>
    <message>
        <source>&amp;Read only: it changes nothing</source>
        <translation>قراءة فقط: لا يغيّر شيئًا (&amp;R)</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>رمز وصول جديد</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم (&amp;ا)</translation>
    </message>
    <message>
        <source>Token name</source>
        <translation>اسم رمز الوصول</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>النوع (&amp;ع)</translation>
    </message>
    <message>
        <source>Allowed &amp;origins</source>
        <translation>المصادر المسموح بها (&amp;د)</translation>
    </message>
    <message>
        <source>Allowed origins</source>
        <translation>المصادر المسموح بها</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>السر (&amp;ل)</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>السر</translation>
    </message>
    <message>
        <source>Create &amp;Token</source>
        <translation>إنشاء رمز وصول (&amp;ر)</translation>
    </message>
    <message>
        <source>What the token is for, such as “Web shop”</source>
        <translation>الغرض من رمز الوصول، مثل «متجر الويب»</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>وصول كامل</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>أداة ويب</translation>
    </message>
    <message>
        <source>One on each line: where the widget may be used. * is everywhere.</source>
        <translation>واحد في كل سطر: أين يمكن استخدام أداة الويب. العلامة * تعني كل مكان.</translation>
    </message>
    <message>
        <source>For web pages: sends feedback and nothing else. It may be seen by visitors.</source>
        <translation>لصفحات الويب: يرسل التعليقات ولا شيء غير ذلك. لا بأس أن يراه الزوار.</translation>
    </message>
    <message>
        <source>For servers and programs: may do whatever you may do. Keep it secret.</source>
        <translation>للخوادم والبرامج: يمكنه فعل كل ما يمكنك فعله. أبقه سرًّا.</translation>
    </message>
    <message>
        <source>A token needs a name.</source>
        <translation>يحتاج رمز الوصول إلى اسم.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>أحد النصوص أطول من اللازم.</translation>
    </message>
    <message>
        <source>Creating the token…</source>
        <translation>جارٍ إنشاء رمز الوصول…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>Created the token %1</source>
        <translation>تم إنشاء رمز الوصول ⁨%1⁩</translation>
    </message>
    <message>
        <source>Sign-in token for %1</source>
        <translation>رمز وصول لتسجيل دخول ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>الشخص (&amp;ش)</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>الشخص</translation>
    </message>
    <message>
        <source>&amp;Text to send</source>
        <translation>النص المراد إرساله (&amp;ن)</translation>
    </message>
    <message>
        <source>Text to send</source>
        <translation>النص المراد إرساله</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>جارٍ قراءة الأعضاء…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>⁨%1⁩ (أنت)</translation>
    </message>
    <message>
        <source>Anyone who has the token signs in as %1. Send it over a private channel.</source>
        <translation>كل من لديه الرمز يسجّل الدخول باسم ⁨%1⁩. أرسله عبر قناة خاصة.</translation>
    </message>
    <message>
        <source>E&amp;xpires</source>
        <translation>تنتهي الصلاحية (&amp;X)</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>تنتهي الصلاحية</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>لا تنتهي</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>بعد 30 يومًا</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>بعد 90 يومًا</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>بعد سنة</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationCentre</name>
    <message numerus="yes">
        <source>%n new feedback</source>
        <translation>
            <numerusform>التعليقات الجديدة: %Ln</numerusform>
            <numerusform>التعليقات الجديدة: %Ln</numerusform>
            <numerusform>التعليقات الجديدة: %Ln</numerusform>
            <numerusform>التعليقات الجديدة: %Ln</numerusform>
            <numerusform>التعليقات الجديدة: %Ln</numerusform>
            <numerusform>التعليقات الجديدة: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>buffer, how many</comment>
        <translation>⁨%1⁩: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n need a look</source>
        <translation>
            <numerusform>بحاجة إلى مراجعة: %Ln</numerusform>
            <numerusform>بحاجة إلى مراجعة: %Ln</numerusform>
            <numerusform>بحاجة إلى مراجعة: %Ln</numerusform>
            <numerusform>بحاجة إلى مراجعة: %Ln</numerusform>
            <numerusform>بحاجة إلى مراجعة: %Ln</numerusform>
            <numerusform>بحاجة إلى مراجعة: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a notification</comment>
        <translation>، </translation>
    </message>
    <message numerus="yes">
        <source>%n notices</source>
        <translation>
            <numerusform>لا تنبيهات</numerusform>
            <numerusform>تنبيه واحد</numerusform>
            <numerusform>تنبيهان</numerusform>
            <numerusform>%Ln تنبيهات</numerusform>
            <numerusform>%Ln تنبيهًا</numerusform>
            <numerusform>%Ln تنبيه</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::NoteBox</name>
    <message>
        <source>Save Note</source>
        <translation>حفظ الملاحظة</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>ملاحظة</translation>
    </message>
    <message>
        <source>Write a note for the team</source>
        <translation>اكتب ملاحظة للفريق</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too long</source>
        <translation>
            <numerusform>الأحرف الزائدة: %Ln</numerusform>
            <numerusform>الأحرف الزائدة: %Ln</numerusform>
            <numerusform>الأحرف الزائدة: %Ln</numerusform>
            <numerusform>الأحرف الزائدة: %Ln</numerusform>
            <numerusform>الأحرف الزائدة: %Ln</numerusform>
            <numerusform>الأحرف الزائدة: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>الأحرف المتبقية: %Ln</numerusform>
            <numerusform>الأحرف المتبقية: %Ln</numerusform>
            <numerusform>الأحرف المتبقية: %Ln</numerusform>
            <numerusform>الأحرف المتبقية: %Ln</numerusform>
            <numerusform>الأحرف المتبقية: %Ln</numerusform>
            <numerusform>الأحرف المتبقية: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy Draft</source>
        <translation>نسخ المسودة</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <translation>تجاهل المسودة</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationPage</name>
    <message>
        <source>Notify about</source>
        <translation>الإشعار بشأن</translation>
    </message>
    <message>
        <source>Buffers to be notified about</source>
        <translation>الصناديق المطلوب الإشعار بشأنها</translation>
    </message>
    <message>
        <source>Show &amp;message text in notifications</source>
        <translation>إظهار النص في الإشعارات (&amp;ن)</translation>
    </message>
    <message>
        <source>&amp;Quiet hours from</source>
        <translation>ساعات الهدوء من (&amp;ت)</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>بداية الهدوء</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>نهاية الهدوء</translation>
    </message>
    <message>
        <source>Keep running in the &amp;tray when closed</source>
        <translation>متابعة العمل في علبة النظام عند الإغلاق (&amp;ع)</translation>
    </message>
    <message>
        <source>What needs review and pinned buffers</source>
        <translation>ما يحتاج إلى مراجعة والصناديق المثبتة</translation>
    </message>
    <message>
        <source>Chosen buffers</source>
        <translation>صناديق مختارة</translation>
    </message>
    <message>
        <source>All new feedback</source>
        <translation>كل التعليقات الجديدة</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>&amp;Notify about:</source>
        <translation>الإشعار بشأن (&amp;ر):</translation>
    </message>
    <message>
        <source>to</source>
        <comment>quiet hours from … to …</comment>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Also, and in the list of notices:</source>
        <translation>وكذلك، وفي قائمة التنبيهات:</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderItems</name>
    <message>
        <source>The server’s list was not understood.</source>
        <translation>لم تُفهم قائمة الخادم.</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderStrip</name>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>Retry loading older feedback</source>
        <translation>إعادة محاولة تحميل التعليقات الأقدم</translation>
    </message>
    <message>
        <source>Loading older feedback…</source>
        <translation>جارٍ تحميل التعليقات الأقدم…</translation>
    </message>
    <message>
        <source>Older feedback is on the server only, and you are offline. It comes when you are connected again.</source>
        <translation>التعليقات الأقدم موجودة على الخادم فقط وأنت غير متصل. ستظهر عند عودة الاتصال.</translation>
    </message>
    <message>
        <source>Older feedback could not be loaded: %1</source>
        <translation>تعذّر تحميل التعليقات الأقدم: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::OutboxModel</name>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1، %2، %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act, feedback</comment>
        <translation>%1: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotCard</name>
    <message>
        <source>Data of %1</source>
        <translation>بيانات ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show %1 as table</source>
        <translation>عرض ⁨%1⁩ كجدول</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>تصدير ⁨%1⁩</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>حفظ بصيغة SVG (&amp;ح)…</translation>
    </message>
    <message>
        <source>Save Numbers as &amp;CSV…</source>
        <translation>حفظ الأرقام بصيغة CSV (&amp;ر)…</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>المخطط ⁨%1⁩</translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation>لا أرقام</translation>
    </message>
    <message>
        <source>Plots need the server</source>
        <translation>تحتاج المخططات إلى الخادم</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>متاح عند عودتك إلى الاتصال</translation>
    </message>
    <message>
        <source>Nothing in this period</source>
        <translation>لا شيء في هذه الفترة</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>%1 · days of UTC</source>
        <comment>a period</comment>
        <translation>%1 · أيام بتوقيت UTC</translation>
    </message>
    <message>
        <source>%1 · whatever the buffer</source>
        <comment>a period</comment>
        <translation>%1 · أيًّا كان الصندوق</translation>
    </message>
    <message>
        <source>%1 · as of %2</source>
        <comment>a period, a time</comment>
        <translation>%1 · حتى %2</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>حفظ ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>a format, its suffix</comment>
        <translation>ملفات %1 (*.%2)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <comment>path of a file</comment>
        <translation>حُفظ في ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <comment>why</comment>
        <translation>لم يُحفظ: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotData</name>
    <message>
        <source>%1: %2</source>
        <comment>what a bar stands for, its number</comment>
        <translation>⁨%1⁩: %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>what a bar stands for, the name of its series, its number</comment>
        <translation>⁨%1⁩، ⁨%2⁩: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotCatalog</name>
    <message>
        <source>Who has how much open now, and closed how much in the period.</source>
        <translation>من لديه كم مفتوحًا الآن، وكم أغلق في الفترة.</translation>
    </message>
    <message>
        <source>How long the feedback took that was done in the period, from the day it came in.</source>
        <translation>كم استغرقت الملاحظات المنجزة في الفترة منذ وصولها.</translation>
    </message>
    <message>
        <source>How old the feedback is that is open now, whatever the period.</source>
        <translation>كم عمر الملاحظات المفتوحة الآن، أيًّا كانت الفترة.</translation>
    </message>
    <message>
        <source>How much came in on each day, and how much was done or declined on it.</source>
        <translation>كم وصل كل يوم، وكم أُنجز أو رُفض فيه.</translation>
    </message>
    <message>
        <source>Work by owner</source>
        <translation>العمل حسب المالك</translation>
    </message>
    <message>
        <source>Time to done</source>
        <translation>الوقت حتى الإنجاز</translation>
    </message>
    <message>
        <source>Age of open feedback</source>
        <translation>عمر الملاحظات المفتوحة</translation>
    </message>
    <message>
        <source>Opened and closed</source>
        <translation>المفتوح والمغلق</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>التعليقات الجديدة</translation>
    </message>
    <message>
        <source>Growth of buffers</source>
        <translation>نمو الصناديق</translation>
    </message>
    <message>
        <source>Routing outcomes</source>
        <translation>نتائج التوجيه</translation>
    </message>
    <message>
        <source>Review share</source>
        <translation>نسبة المحتاج إلى مراجعة</translation>
    </message>
    <message>
        <source>Time to triage</source>
        <translation>الوقت حتى الفرز</translation>
    </message>
    <message>
        <source>Confidence of routing</source>
        <translation>ثقة التوجيه</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>التطبيقات</translation>
    </message>
    <message>
        <source>Reactions to targets</source>
        <translation>التفاعلات مع الأهداف</translation>
    </message>
    <message>
        <source>How much came in on each day, by the buffer it is in now. An item in several buffers counts in each.</source>
        <translation>ما وصل في كل يوم حسب الصندوق الذي هو فيه الآن. والعنصر الموجود في عدة صناديق يُحسب في كل منها.</translation>
    </message>
    <message>
        <source>How much of the period’s feedback is in each buffer, and how much of the period before it.</source>
        <translation>عدد تعليقات الفترة في كل صندوق، وعددها في الفترة السابقة لها.</translation>
    </message>
    <message>
        <source>What became of the feedback of each day. Each item counts once.</source>
        <translation>ما آلت إليه تعليقات كل يوم. يُحسب كل عنصر مرة واحدة.</translation>
    </message>
    <message>
        <source>How much of each day’s feedback needs review.</source>
        <translation>نسبة ما يحتاج إلى مراجعة من تعليقات كل يوم.</translation>
    </message>
    <message>
        <source>How long feedback waited until somebody moved it, said that it looks right, or wrote a note.</source>
        <translation>كم انتظرت التعليقات حتى نقلها أحد أو أكّد أنها في مكانها الصحيح أو كتب ملاحظة.</translation>
    </message>
    <message>
        <source>How sure routing was of its decisions, and what people made of them.</source>
        <translation>مدى ثقة التوجيه بقراراته، وما فعله الناس بها.</translation>
    </message>
    <message>
        <source>Which programs sent the feedback.</source>
        <translation>البرامج التي أرسلت التعليقات.</translation>
    </message>
    <message>
        <source>Thumbs up and down of the period, for the targets with most of them.</source>
        <translation>الإعجاب وعدم الإعجاب في الفترة، للأهداف التي نالت أكثرها.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>اللغات</translation>
    </message>
    <message>
        <source>Which languages the feedback is written in. Short texts do not tell.</source>
        <translation>اللغات التي كُتبت بها الملاحظات. النصوص القصيرة لا تكشف لغتها.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingSection</name>
    <message>
        <source>Why it’s here</source>
        <translation>سبب وجوده هنا</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>يدويًا</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1، %2</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1، %2: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::SelectionSummary</name>
    <message>
        <source>All %1 in %2 selected</source>
        <comment>count, list</comment>
        <translation>تم تحديد كل %1 في ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>تم تحديد %1</translation>
    </message>
    <message>
        <source>%1 in this list</source>
        <translation>%1 في هذه القائمة</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>هذه القائمة</translation>
    </message>
</context>
<context>
    <name>triage::app::SingleInstance</name>
    <message>
        <source>process %1 on %2</source>
        <comment>number, computer</comment>
        <translation>العملية %1 على ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::StrandedChanges</name>
    <message numerus="yes">
        <source>%n changes made at %1 are sent from here now</source>
        <translation>
            <numerusform>لا تغييرات من ⁨%1⁩ لإرسالها</numerusform>
            <numerusform>يُرسل الآن من هنا تغيير واحد أُجري على ⁨%1⁩</numerusform>
            <numerusform>يُرسل الآن من هنا تغييران أُجريا على ⁨%1⁩</numerusform>
            <numerusform>تُرسل الآن من هنا %Ln تغييرات أُجريت على ⁨%1⁩</numerusform>
            <numerusform>يُرسل الآن من هنا %Ln تغييرًا أُجري على ⁨%1⁩</numerusform>
            <numerusform>يُرسل الآن من هنا %Ln تغيير أُجري على ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of another member of this organization were not sent.</source>
        <translation>
            <numerusform>لا تغييرات غير مرسلة لعضو آخر في هذه المؤسسة.</numerusform>
            <numerusform>لم يُرسل تغيير واحد لعضو آخر في هذه المؤسسة.</numerusform>
            <numerusform>لم يُرسل تغييران لعضو آخر في هذه المؤسسة.</numerusform>
            <numerusform>لم تُرسل %Ln تغييرات لعضو آخر في هذه المؤسسة.</numerusform>
            <numerusform>لم يُرسل %Ln تغييرًا لعضو آخر في هذه المؤسسة.</numerusform>
            <numerusform>لم يُرسل %Ln تغيير لعضو آخر في هذه المؤسسة.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of %1 at %2 were not sent.</source>
        <translation>
            <numerusform>لا تغييرات غير مرسلة من ⁨%1⁩ على ⁨%2⁩.</numerusform>
            <numerusform>لم يُرسل تغيير واحد من ⁨%1⁩ على ⁨%2⁩.</numerusform>
            <numerusform>لم يُرسل تغييران من ⁨%1⁩ على ⁨%2⁩.</numerusform>
            <numerusform>لم تُرسل %Ln تغييرات من ⁨%1⁩ على ⁨%2⁩.</numerusform>
            <numerusform>لم يُرسل %Ln تغييرًا من ⁨%1⁩ على ⁨%2⁩.</numerusform>
            <numerusform>لم يُرسل %Ln تغيير من ⁨%1⁩ على ⁨%2⁩.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send or Discard…</source>
        <translation>إرسال أو تجاهل…</translation>
    </message>
    <message>
        <source>Unsent changes</source>
        <translation>تغييرات غير مرسلة</translation>
    </message>
    <message>
        <source>They can be sent in your name, or discarded for good. Otherwise they stay on this computer until their owner signs in again.</source>
        <translation>يمكن إرسالها باسمك أو تجاهلها نهائيًا. وإلا فستبقى على هذا الحاسوب إلى أن يسجل صاحبها الدخول من جديد.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>إبقاء</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>تجاهل</translation>
    </message>
    <message>
        <source>Send in My Name</source>
        <translation>إرسال باسمي</translation>
    </message>
</context>
<context>
    <name>triage::app::TimePlots</name>
    <message>
        <source>Unassigned</source>
        <translation>بلا صندوق</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>الأسبوع</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>A buffer</source>
        <translation>صندوق</translation>
    </message>
    <message>
        <source>Other buffers</source>
        <translation>صناديق أخرى</translation>
    </message>
    <message>
        <source>All</source>
        <comment>sum of feedback, each item once</comment>
        <translation>الكل</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all; most of them on %1: %2</source>
        <comment>counts of feedback, a day or a week</comment>
        <translation>
            <numerusform>المجموع %Ln؛ أكثرها: %1 (%2)</numerusform>
            <numerusform>المجموع %Ln؛ أكثرها: %1 (%2)</numerusform>
            <numerusform>المجموع %Ln؛ أكثرها: %1 (%2)</numerusform>
            <numerusform>المجموع %Ln؛ أكثرها: %1 (%2)</numerusform>
            <numerusform>المجموع %Ln؛ أكثرها: %1 (%2)</numerusform>
            <numerusform>المجموع %Ln؛ أكثرها: %1 (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>خُصّص له صندوق</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>بحاجة إلى مراجعة</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>قيد التوجيه</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>يدويًا</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln found their buffer by themselves</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 من %Ln وصلت إلى صندوقها تلقائيًا</numerusform>
            <numerusform>%1 من %Ln وصلت إلى صندوقها تلقائيًا</numerusform>
            <numerusform>%1 من %Ln وصلت إلى صندوقها تلقائيًا</numerusform>
            <numerusform>%1 من %Ln وصلت إلى صندوقها تلقائيًا</numerusform>
            <numerusform>%1 من %Ln وصلت إلى صندوقها تلقائيًا</numerusform>
            <numerusform>%1 من %Ln وصلت إلى صندوقها تلقائيًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Share</source>
        <translation>النسبة</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln need a look</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 من %Ln بحاجة إلى مراجعة</numerusform>
            <numerusform>%1 من %Ln بحاجة إلى مراجعة</numerusform>
            <numerusform>%1 من %Ln بحاجة إلى مراجعة</numerusform>
            <numerusform>%1 من %Ln بحاجة إلى مراجعة</numerusform>
            <numerusform>%1 من %Ln بحاجة إلى مراجعة</numerusform>
            <numerusform>%1 من %Ln بحاجة إلى مراجعة</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::GroupPlots</name>
    <message numerus="yes">
        <source>No buffer grew against the %Ln days before</source>
        <translation>
            <numerusform>لم ينمُ أي صندوق مقارنةً بالأيام السابقة، وعددها %Ln</numerusform>
            <numerusform>لم ينمُ أي صندوق مقارنةً باليوم السابق</numerusform>
            <numerusform>لم ينمُ أي صندوق مقارنةً باليومين السابقين</numerusform>
            <numerusform>لم ينمُ أي صندوق مقارنةً بآخر %Ln أيام قبلها</numerusform>
            <numerusform>لم ينمُ أي صندوق مقارنةً بآخر %Ln يومًا قبلها</numerusform>
            <numerusform>لم ينمُ أي صندوق مقارنةً بآخر %Ln يوم قبلها</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grew most: %2, that is %3 more than in the %Ln days before</source>
        <comment>buffer, count, difference</comment>
        <translation>
            <numerusform>الأكثر نموًا ⁨%1⁩: %2، أي بزيادة %3 على الأيام السابقة، وعددها %Ln</numerusform>
            <numerusform>الأكثر نموًا ⁨%1⁩: %2، أي بزيادة %3 على اليوم السابق</numerusform>
            <numerusform>الأكثر نموًا ⁨%1⁩: %2، أي بزيادة %3 على اليومين السابقين</numerusform>
            <numerusform>الأكثر نموًا ⁨%1⁩: %2، أي بزيادة %3 على آخر %Ln أيام قبلها</numerusform>
            <numerusform>الأكثر نموًا ⁨%1⁩: %2، أي بزيادة %3 على آخر %Ln يومًا قبلها</numerusform>
            <numerusform>الأكثر نموًا ⁨%1⁩: %2، أي بزيادة %3 على آخر %Ln يوم قبلها</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>بلا صندوق</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>الصندوق</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>الآن</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>سابقًا</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>النمو</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a number, by how much it grew</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>أُبقي</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>صُحّح</translation>
    </message>
    <message>
        <source>Nothing said yet</source>
        <translation>بلا رأي بعد</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>الثقة</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>القرارات</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message numerus="yes">
        <source>People agreed with %1 of the %Ln they looked at</source>
        <comment>a share, decisions</comment>
        <translation>
            <numerusform>وافق الناس على %1 من القرارات التي نظروا فيها، وعددها %Ln</numerusform>
            <numerusform>وافق الناس على %1 من القرارات التي نظروا فيها، وعددها %Ln</numerusform>
            <numerusform>وافق الناس على %1 من القرارات التي نظروا فيها، وعددها %Ln</numerusform>
            <numerusform>وافق الناس على %1 من القرارات التي نظروا فيها، وعددها %Ln</numerusform>
            <numerusform>وافق الناس على %1 من القرارات التي نظروا فيها، وعددها %Ln</numerusform>
            <numerusform>وافق الناس على %1 من القرارات التي نظروا فيها، وعددها %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions, and nobody has said anything to them yet</source>
        <translation>
            <numerusform>عدد القرارات %Ln، ولم يقل أحد عنها شيئًا بعد</numerusform>
            <numerusform>عدد القرارات %Ln، ولم يقل أحد عنها شيئًا بعد</numerusform>
            <numerusform>عدد القرارات %Ln، ولم يقل أحد عنها شيئًا بعد</numerusform>
            <numerusform>عدد القرارات %Ln، ولم يقل أحد عنها شيئًا بعد</numerusform>
            <numerusform>عدد القرارات %Ln، ولم يقل أحد عنها شيئًا بعد</numerusform>
            <numerusform>عدد القرارات %Ln، ولم يقل أحد عنها شيئًا بعد</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>التطبيق</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>بلا اسم</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>كل ما سواها</translation>
    </message>
    <message>
        <source>%1 came from %2</source>
        <comment>a share, a client</comment>
        <translation>%1 من التعليقات أرسلها ⁨%2⁩</translation>
    </message>
    <message>
        <source>no named client</source>
        <translation>تطبيق بلا اسم</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>إعجاب</translation>
    </message>
    <message>
        <source>Thumbs down</source>
        <translation>عدم إعجاب</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>الهدف</translation>
    </message>
    <message numerus="yes">
        <source>%1 displeases most: %Ln thumbs down</source>
        <comment>target</comment>
        <translation>
            <numerusform>الأقل رضًا ⁨%1⁩، عدد مرات عدم الإعجاب: %Ln</numerusform>
            <numerusform>الأقل رضًا ⁨%1⁩، عدد مرات عدم الإعجاب: %Ln</numerusform>
            <numerusform>الأقل رضًا ⁨%1⁩، عدد مرات عدم الإعجاب: %Ln</numerusform>
            <numerusform>الأقل رضًا ⁨%1⁩، عدد مرات عدم الإعجاب: %Ln</numerusform>
            <numerusform>الأقل رضًا ⁨%1⁩، عدد مرات عدم الإعجاب: %Ln</numerusform>
            <numerusform>الأقل رضًا ⁨%1⁩، عدد مرات عدم الإعجاب: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>No thumbs down</source>
        <translation>لا عدم إعجاب</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
            <numerusform>%Ln ث</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1</source>
        <comment>duration</comment>
        <translation>أكثر من %1</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>أي مدة</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>durations</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Within %1</source>
        <comment>duration</comment>
        <translation>خلال %1</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>رُوجع</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>ما زال ينتظر</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>مدة الانتظار</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>more</source>
        <comment>than the duration before</comment>
        <translation>أكثر</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>ينتظر</translation>
    </message>
    <message>
        <source>Nobody has looked yet</source>
        <translation>لم ينظر فيها أحد بعد</translation>
    </message>
    <message numerus="yes">
        <source>Half of it was looked at within %1; %Ln wait</source>
        <comment>duration, count</comment>
        <translation>
            <numerusform>وسيط زمن الفرز %1؛ في الانتظار: %Ln</numerusform>
            <numerusform>وسيط زمن الفرز %1؛ في الانتظار: %Ln</numerusform>
            <numerusform>وسيط زمن الفرز %1؛ في الانتظار: %Ln</numerusform>
            <numerusform>وسيط زمن الفرز %1؛ في الانتظار: %Ln</numerusform>
            <numerusform>وسيط زمن الفرز %1؛ في الانتظار: %Ln</numerusform>
            <numerusform>وسيط زمن الفرز %1؛ في الانتظار: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Median time to triage %1</source>
        <comment>duration</comment>
        <translation>وسيط زمن الفرز %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wait for somebody to look</source>
        <translation>
            <numerusform>في انتظار من ينظر فيها: %Ln</numerusform>
            <numerusform>في انتظار من ينظر فيها: %Ln</numerusform>
            <numerusform>في انتظار من ينظر فيها: %Ln</numerusform>
            <numerusform>في انتظار من ينظر فيها: %Ln</numerusform>
            <numerusform>في انتظار من ينظر فيها: %Ln</numerusform>
            <numerusform>في انتظار من ينظر فيها: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>%1 is written in %2</source>
        <comment>a share, a language</comment>
        <translation>%1 مكتوب بهذه اللغة: %2</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>التفضيلات</translation>
    </message>
    <message>
        <source>General</source>
        <translation>عام</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>المظهر العام</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>الإشعارات</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>الفرز</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>دون اتصال</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>الخصوصية</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesPages</name>
    <message>
        <source>High contrast</source>
        <translation>تباين عالٍ</translation>
    </message>
    <message>
        <source>Organization:</source>
        <translation>المؤسسة:</translation>
    </message>
    <message>
        <source>Signed in as:</source>
        <translation>تم تسجيل الدخول باسم:</translation>
    </message>
    <message>
        <source>%1, administrator</source>
        <translation>⁨%1⁩، مسؤول</translation>
    </message>
    <message>
        <source>%1, member</source>
        <translation>⁨%1⁩، عضو</translation>
    </message>
    <message>
        <source>Server:</source>
        <translation>الخادم:</translation>
    </message>
    <message>
        <source>&amp;Reopen the last list on start</source>
        <translation>إعادة فتح آخر قائمة عند البدء (&amp;ع)</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>المظهر (&amp;ل):</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>المظهر</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>مطابقة النظام</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>فاتح</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>داكن</translation>
    </message>
    <message>
        <source>&amp;Density:</source>
        <translation>الكثافة (&amp;ك):</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>الكثافة</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>مريحة</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>مدمجة</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>حجم النص (&amp;ح):</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>حجم النص</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>اللغة (&amp;غ):</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>اللغة</translation>
    </message>
    <message>
        <source>Restart to change the language.</source>
        <translation>أعد التشغيل لتغيير اللغة.</translation>
    </message>
    <message>
        <source>&amp;Keep offline:</source>
        <translation>الاحتفاظ دون اتصال (&amp;ح):</translation>
    </message>
    <message>
        <source>Keep offline</source>
        <translation>الاحتفاظ دون اتصال</translation>
    </message>
    <message>
        <source>How much of the newest feedback is kept on this computer, so that it can be read and searched without the server. A change counts from the next start on.</source>
        <translation>مقدار أحدث التعليقات التي تُحفظ على هذا الكمبيوتر لتمكن قراءتها والبحث فيها دون الخادم. يسري التغيير من التشغيل التالي.</translation>
    </message>
    <message>
        <source>&amp;Re-download everything at next start</source>
        <translation>إعادة تنزيل كل شيء عند البدء التالي (&amp;ق)</translation>
    </message>
    <message>
        <source>Clears downloaded data. Unsent changes are kept.</source>
        <translation>يمسح البيانات المنزَّلة. تبقى التغييرات غير المرسلة.</translation>
    </message>
    <message>
        <source>Your token is kept in the system’s keyring, if you asked for that; otherwise until the program ends.</source>
        <translation>يُحفظ رمز الوصول في سلسلة مفاتيح النظام إن طلبت ذلك، وإلا فحتى انتهاء البرنامج.</translation>
    </message>
    <message>
        <source>Downloaded feedback is stored in your private folder.</source>
        <translation>تُحفظ التعليقات المنزَّلة في مجلدك الخاص.</translation>
    </message>
    <message>
        <source>Triage Desk connects only to %1. No tracking.</source>
        <translation>لا يتصل Triage Desk إلا بـ⁨%1⁩. لا تتبّع.</translation>
    </message>
    <message>
        <source>Show &amp;others what I am looking at</source>
        <translation>إظهار ما أطّلع عليه للآخرين (&amp;ظ)</translation>
    </message>
</context>
<context>
    <name>triage::app::QualityDialog</name>
    <message>
        <source>Routing quality</source>
        <translation>جودة التوجيه</translation>
    </message>
    <message>
        <source>Reading what people made of routing…</source>
        <translation>جارٍ قراءة ما آل إليه التوجيه…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>الملخص</translation>
    </message>
    <message>
        <source>By buffer</source>
        <translation>حسب الصندوق</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>الصندوق</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>تقرر</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>أُبقي</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>صُحّح</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>فات</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>حسب الأسبوع</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>أسبوع</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>بلا صندوق</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>رُوجع</translation>
    </message>
    <message>
        <source>By confidence</source>
        <translation>حسب الثقة</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>الثقة</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>المعايرة</translation>
    </message>
    <message>
        <source>The mark stands at how sure routing was: the nearer the bar ends to it, the better</source>
        <translation>العلامة عند مقدار ثقة التوجيه: كلما انتهى الشريط أقرب إليها كان أفضل</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>متاح عند عودتك إلى الاتصال</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>لا يوجد رد</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>إعادة المحاولة (&amp;د)</translation>
    </message>
    <message numerus="yes">
        <source>Routing decided about %n items in the last weeks.</source>
        <translation>
            <numerusform>لم يقرر التوجيه بشأن أي تعليق في الأسابيع الأخيرة.</numerusform>
            <numerusform>قرر التوجيه بشأن تعليق واحد في الأسابيع الأخيرة.</numerusform>
            <numerusform>قرر التوجيه بشأن تعليقين في الأسابيع الأخيرة.</numerusform>
            <numerusform>قرر التوجيه بشأن %Ln تعليقات في الأسابيع الأخيرة.</numerusform>
            <numerusform>قرر التوجيه بشأن %Ln تعليقًا في الأسابيع الأخيرة.</numerusform>
            <numerusform>قرر التوجيه بشأن %Ln تعليق في الأسابيع الأخيرة.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has corrected or accepted anything yet</source>
        <translation>لم يصحح أحد شيئًا أو يقبله بعد</translation>
    </message>
    <message>
        <source>%1 Say that an item looks right, or put it elsewhere: here you then see how often routing was right.</source>
        <comment>a sentence before it</comment>
        <translation>%1 أكّد أن تعليقًا في مكانه الصحيح أو انقله: عندها ترى هنا كم مرة أصاب التوجيه.</translation>
    </message>
    <message>
        <source>Of %1 decisions in the last weeks, %2 are unassigned. People reviewed %3: %4 confirmed, %5 moved, %6 removed.</source>
        <translation>من %1 قرارًا في الأسابيع الأخيرة، %2 بلا صندوق. راجع الناس %3: أُكّد %4، نُقل %5، أُزيل %6.</translation>
    </message>
    <message>
        <source>Calibration error: %1 points</source>
        <translation>خطأ المعايرة: ⁨%1⁩ نقطة</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>صندوق محذوف</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 إلى %2</translation>
    </message>
    <message>
        <source>Right in %1, sure by %2</source>
        <translation>صحيح في %1، واثق بنسبة %2</translation>
    </message>
    <message>
        <source>Not known while you are signed out</source>
        <translation>غير معروف ما دمت مسجّل الخروج</translation>
    </message>
    <message numerus="yes">
        <source>Only %n reviewed: too few to tell</source>
        <translation>
            <numerusform>لم يُراجَع شيء (%Ln): لا يكفي للحكم</numerusform>
            <numerusform>رُوجع %Ln فقط: لا يكفي للحكم</numerusform>
            <numerusform>رُوجع %Ln فقط: لا يكفي للحكم</numerusform>
            <numerusform>رُوجعت %Ln فقط: لا تكفي للحكم</numerusform>
            <numerusform>رُوجع %Ln فقط: لا يكفي للحكم</numerusform>
            <numerusform>رُوجع %Ln فقط: لا يكفي للحكم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration: only %n reviewed so far</source>
        <translation>
            <numerusform>المعايرة: لم يُراجَع شيء بعد (%Ln)</numerusform>
            <numerusform>المعايرة: رُوجع %Ln فقط حتى الآن</numerusform>
            <numerusform>المعايرة: رُوجع %Ln فقط حتى الآن</numerusform>
            <numerusform>المعايرة: رُوجعت %Ln فقط حتى الآن</numerusform>
            <numerusform>المعايرة: رُوجع %Ln فقط حتى الآن</numerusform>
            <numerusform>المعايرة: رُوجع %Ln فقط حتى الآن</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was routed in the last weeks</source>
        <translation>لم يُوجَّه شيء في الأسابيع الأخيرة</translation>
    </message>
    <message>
        <source>This page shows how often routing was right, once people confirm or move items.</source>
        <translation>تُظهر هذه الصفحة كم مرة أصاب التوجيه، بعد أن يؤكد الناس التعليقات أو ينقلوها.</translation>
    </message>
</context>
<context>
    <name>triage::app::ResearchDialog</name>
    <message>
        <source>Research</source>
        <translation>البحث في التعليقات</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>السؤال (&amp;س)</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>السؤال</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>اسأل (&amp;س)</translation>
    </message>
    <message>
        <source>&amp;Delete Answer…</source>
        <translation>حذف الإجابة (&amp;ح)…</translation>
    </message>
    <message>
        <source>Delete answer</source>
        <translation>حذف الإجابة</translation>
    </message>
    <message>
        <source>For example: Why do people give up on the export?</source>
        <translation>مثلاً: لماذا يتخلى الناس عن التصدير؟</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>الفترة (&amp;ف)</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>أي وقت</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>آخر ١٢ شهرًا</translation>
    </message>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>اليوم</numerusform>
            <numerusform>اليوم الأخير</numerusform>
            <numerusform>آخر يومين</numerusform>
            <numerusform>آخر %Ln أيام</numerusform>
            <numerusform>آخر %Ln يومًا</numerusform>
            <numerusform>آخر %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>الصندوق (&amp;د)</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>كل الصناديق</translation>
    </message>
    <message>
        <source>&amp;Saved answers</source>
        <translation>الإجابات المحفوظة (&amp;م)</translation>
    </message>
    <message>
        <source>Reading the saved answers…</source>
        <translation>جارٍ قراءة الإجابات المحفوظة…</translation>
    </message>
    <message>
        <source>waits for its answer</source>
        <translation>ينتظر الإجابة</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>The question is too long.</source>
        <translation>السؤال طويل جدًا.</translation>
    </message>
    <message>
        <source>Write a question first.</source>
        <translation>اكتب سؤالاً أولاً.</translation>
    </message>
    <message>
        <source>Answered from what the feedback says</source>
        <translation>أُجيب عنه مما تقوله التعليقات</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>اختر إجابة أولاً.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>جارٍ السؤال…</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>أُجيب: %1</translation>
    </message>
    <message>
        <source>Delete the question “%1” and its answer for everybody? This cannot be undone.</source>
        <translation>هل تريد حذف السؤال «%1» وإجابته للجميع؟ لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Delete Answer</source>
        <translation>حذف الإجابة</translation>
    </message>
    <message>
        <source>Deleting the answer…</source>
        <translation>جارٍ حذف الإجابة…</translation>
    </message>
    <message>
        <source>Deleted the answer</source>
        <translation>حُذفت الإجابة</translation>
    </message>
</context>
<context>
    <name>triage::app::AnswerPane</name>
    <message>
        <source>Looking for an answer</source>
        <translation>جارٍ البحث عن إجابة</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>المواضيع (&amp;م)</translation>
    </message>
    <message>
        <source>What &amp;people say</source>
        <translation>ما يقوله الناس (&amp;ن)</translation>
    </message>
    <message>
        <source>Ask what your feedback says</source>
        <translation>اسأل عمّا تقوله تعليقاتك</translation>
    </message>
    <message>
        <source>The answer shows what many people have in common, with exact counts and their own words. Answers stay here until somebody deletes them.</source>
        <translation>تُظهر الإجابة ما يشترك فيه كثيرون، بأعداد دقيقة وبكلماتهم. تبقى الإجابات هنا حتى يحذفها أحد.</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>buffer</comment>
        <translation>في %1</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>صندوق محذوف</translation>
    </message>
    <message numerus="yes">
        <source>%n items read</source>
        <translation>
            <numerusform>لم يُقرأ أي تعليق</numerusform>
            <numerusform>قُرئ تعليق واحد</numerusform>
            <numerusform>قُرئ تعليقان</numerusform>
            <numerusform>قُرئ %Ln تعليقات</numerusform>
            <numerusform>قُرئ %Ln تعليقًا</numerusform>
            <numerusform>قُرئ %Ln تعليقًا</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for an answer. You can go on meanwhile.</source>
        <translation>جارٍ البحث عن إجابة. يمكنك متابعة العمل في هذه الأثناء.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>لا توجد إجابة.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>كل المواضيع</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>theme: 12 items</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>لا تعليقات</numerusform>
            <numerusform>تعليق واحد</numerusform>
            <numerusform>تعليقان</numerusform>
            <numerusform>%Ln تعليقات</numerusform>
            <numerusform>%Ln تعليقًا</numerusform>
            <numerusform>%Ln تعليقًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>items of a theme</comment>
        <translation>
            <numerusform>ولا مزيد</numerusform>
            <numerusform>وواحد آخر</numerusform>
            <numerusform>واثنان آخران</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
            <numerusform>و%Ln غيرها</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>quote</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Open this feedback</source>
        <translation>فتح هذا التعليق</translation>
    </message>
</context>
<context>
    <name>triage::app::RestoreDialog</name>
    <message>
        <source>Restore deleted buffer</source>
        <translation>استعادة صندوق محذوف</translation>
    </message>
    <message>
        <source>Deleted buffers</source>
        <translation>الصناديق المحذوفة</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>الصندوق</translation>
    </message>
    <message>
        <source>Collects</source>
        <translation>يجمع</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>استعادة (&amp;س)</translation>
    </message>
    <message>
        <source>Reading the deleted buffers…</source>
        <translation>جارٍ قراءة الصناديق المحذوفة…</translation>
    </message>
    <message>
        <source>The deleted buffers could not be read</source>
        <translation>تعذّرت قراءة الصناديق المحذوفة</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>No deleted buffers</source>
        <translation>لا توجد صناديق محذوفة</translation>
    </message>
    <message>
        <source>Deleted buffers appear here.</source>
        <translation>تظهر الصناديق المحذوفة هنا.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>جارٍ التحقق من الخادم…</translation>
    </message>
    <message>
        <source>Choose a buffer first.</source>
        <translation>اختر صندوقًا أولًا.</translation>
    </message>
    <message>
        <source>Restoring the buffer…</source>
        <translation>جارٍ استعادة الصندوق…</translation>
    </message>
    <message numerus="yes">
        <source>Restored the buffer %1 with %Ln feedback</source>
        <translation>
            <numerusform>تمت استعادة الصندوق ⁨%1⁩ مع تعليقاته، وعددها %Ln</numerusform>
            <numerusform>تمت استعادة الصندوق ⁨%1⁩ مع تعليقاته، وعددها %Ln</numerusform>
            <numerusform>تمت استعادة الصندوق ⁨%1⁩ مع تعليقاته، وعددها %Ln</numerusform>
            <numerusform>تمت استعادة الصندوق ⁨%1⁩ مع تعليقاته، وعددها %Ln</numerusform>
            <numerusform>تمت استعادة الصندوق ⁨%1⁩ مع تعليقاته، وعددها %Ln</numerusform>
            <numerusform>تمت استعادة الصندوق ⁨%1⁩ مع تعليقاته، وعددها %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>when a buffer was</comment>
        <translation>تاريخ الحذف</translation>
    </message>
    <message>
        <source>Kept until</source>
        <comment>a deleted buffer</comment>
        <translation>محفوظ حتى</translation>
    </message>
    <message>
        <source>Deleted buffers can be restored, with their feedback, until the date shown.</source>
        <translation>يمكن استعادة الصناديق المحذوفة مع تعليقاتها حتى التاريخ المعروض.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingEffect</name>
    <message>
        <source>Changed feedback</source>
        <translation>التعليقات المتغيرة</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>From</source>
        <translation>من</translation>
    </message>
    <message>
        <source>To</source>
        <translation>إلى</translation>
    </message>
    <message>
        <source>Effect on recent feedback</source>
        <translation>الأثر على التعليقات الأخيرة</translation>
    </message>
    <message>
        <source>Return or a double click opens the feedback</source>
        <translation>مفتاح الإدخال أو النقر المزدوج يفتح التعليق</translation>
    </message>
    <message>
        <source>Working out the effect</source>
        <translation>جارٍ حساب الأثر</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>إلغاء (&amp;ل)</translation>
    </message>
    <message>
        <source>R&amp;etry</source>
        <translation>إعادة المحاولة (&amp;م)</translation>
    </message>
    <message>
        <source>AI routing is switched off for %1.</source>
        <translation>التوجيه بالذكاء الاصطناعي متوقف لدى ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Change the routing instructions to see what they would do with the newest feedback. Nothing is saved.</source>
        <translation>غيّر تعليمات التوجيه لترى ما ستفعله بأحدث التعليقات. لا يُحفظ شيء.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>أُلغي.</translation>
    </message>
    <message>
        <source>Working out what would change…</source>
        <translation>جارٍ حساب ما سيتغير…</translation>
    </message>
    <message numerus="yes">
        <source>Would take %1, lose %2 of the last %n items.</source>
        <translation>
            <numerusform>سيأخذ %1 ويفقد %2 من آخر %Ln تعليق.</numerusform>
            <numerusform>سيأخذ %1 ويفقد %2 من آخر %Ln تعليق.</numerusform>
            <numerusform>سيأخذ %1 ويفقد %2 من آخر %Ln تعليق.</numerusform>
            <numerusform>سيأخذ %1 ويفقد %2 من آخر %Ln تعليقات.</numerusform>
            <numerusform>سيأخذ %1 ويفقد %2 من آخر %Ln تعليقًا.</numerusform>
            <numerusform>سيأخذ %1 ويفقد %2 من آخر %Ln تعليق.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>بلا صندوق</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>buffer, how sure</comment>
        <translation>⁨%1⁩ %2</translation>
    </message>
    <message>
        <source>%1, needs review</source>
        <comment>buffers</comment>
        <translation>⁨%1⁩، بحاجة إلى مراجعة</translation>
    </message>
    <message>
        <source>No feedback to test with yet.</source>
        <translation>لا توجد تعليقات للتجربة بعد.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would be elsewhere with the stored instructions, too, if routed again.</source>
        <translation>
            <numerusform>%Ln منها سيكون في مكان آخر بالتعليمات المحفوظة أيضًا لو أُعيد توجيهه.</numerusform>
            <numerusform>%Ln منها سيكون في مكان آخر بالتعليمات المحفوظة أيضًا لو أُعيد توجيهه.</numerusform>
            <numerusform>%Ln منها سيكون في مكان آخر بالتعليمات المحفوظة أيضًا لو أُعيد توجيهه.</numerusform>
            <numerusform>%Ln منها سيكون في مكان آخر بالتعليمات المحفوظة أيضًا لو أُعيد توجيهه.</numerusform>
            <numerusform>%Ln منها سيكون في مكان آخر بالتعليمات المحفوظة أيضًا لو أُعيد توجيهه.</numerusform>
            <numerusform>%Ln منها سيكون في مكان آخر بالتعليمات المحفوظة أيضًا لو أُعيد توجيهه.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “Auto-assign at” or “Review at” to see what that would do with the newest feedback.</source>
        <translation>غيّر «الإسناد ابتداءً من» أو «يحتاج إلى مراجعة ابتداءً من» لترى أثر ذلك في أحدث التعليقات.</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n items, %1 would be in a buffer and %2 would need review; with the stored values %3 and %4.</source>
        <translation>
            <numerusform>من آخر %Ln تعليق، سيكون %1 في صندوق وسيحتاج %2 إلى مراجعة، وبالقيم المحفوظة %3 و%4.</numerusform>
            <numerusform>من آخر %Ln تعليق، سيكون %1 في صندوق وسيحتاج %2 إلى مراجعة، وبالقيم المحفوظة %3 و%4.</numerusform>
            <numerusform>من آخر %Ln تعليق، سيكون %1 في صندوق وسيحتاج %2 إلى مراجعة، وبالقيم المحفوظة %3 و%4.</numerusform>
            <numerusform>من آخر %Ln تعليقات، سيكون %1 في صندوق وسيحتاج %2 إلى مراجعة، وبالقيم المحفوظة %3 و%4.</numerusform>
            <numerusform>من آخر %Ln تعليقًا، سيكون %1 في صندوق وسيحتاج %2 إلى مراجعة، وبالقيم المحفوظة %3 و%4.</numerusform>
            <numerusform>من آخر %Ln تعليق، سيكون %1 في صندوق وسيحتاج %2 إلى مراجعة، وبالقيم المحفوظة %3 و%4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People judged %n of them: %1 would be right; with the stored values %2.</source>
        <translation>
            <numerusform>حكم الناس على %Ln منها: سيكون %1 صحيحًا، وبالقيم المحفوظة %2.</numerusform>
            <numerusform>حكم الناس على %Ln منها: سيكون %1 صحيحًا، وبالقيم المحفوظة %2.</numerusform>
            <numerusform>حكم الناس على %Ln منها: سيكون %1 صحيحًا، وبالقيم المحفوظة %2.</numerusform>
            <numerusform>حكم الناس على %Ln منها: سيكون %1 صحيحًا، وبالقيم المحفوظة %2.</numerusform>
            <numerusform>حكم الناس على %Ln منها: سيكون %1 صحيحًا، وبالقيم المحفوظة %2.</numerusform>
            <numerusform>حكم الناس على %Ln منها: سيكون %1 صحيحًا، وبالقيم المحفوظة %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PreviewPane</name>
    <message>
        <source>Give this buffer a name and instructions to see whether a text would go there.</source>
        <translation>أعطِ هذا الصندوق اسمًا وتعليمات لترى هل يذهب النص إليه.</translation>
    </message>
    <message>
        <source>Sample te&amp;xt</source>
        <translation>نص تجريبي (&amp;ص)</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>نص تجريبي</translation>
    </message>
    <message>
        <source>Use C&amp;urrent Feedback</source>
        <translation>استخدام التعليق الحالي (&amp;م)</translation>
    </message>
    <message>
        <source>Paste or write what a user might say</source>
        <translation>الصق أو اكتب ما قد يقوله مستخدم</translation>
    </message>
    <message>
        <source>No feedback is chosen in the list.</source>
        <translation>لم يُختر أي تعليق في القائمة.</translation>
    </message>
    <message>
        <source>Try the feedback that is chosen in the list</source>
        <translation>تجربة التعليق المختار في القائمة</translation>
    </message>
    <message>
        <source>Matched buffer</source>
        <translation>الصندوق المطابق</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>التعليل</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>جارٍ السؤال…</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>غير ممكن الآن</translation>
    </message>
    <message>
        <source>Nothing to route yet</source>
        <translation>لا شيء للتوجيه بعد</translation>
    </message>
    <message>
        <source>The buffer that a text would go to is shown here, with the reason. Nothing is saved.</source>
        <translation>يُعرض هنا الصندوق الذي سيذهب إليه النص مع السبب. لا يُحفظ شيء.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>لا يوجد رد</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>بلا صندوق</translation>
    </message>
    <message>
        <source>Buffers that were weighed</source>
        <translation>الصناديق التي جرى النظر فيها</translation>
    </message>
    <message>
        <source>How sure routing is</source>
        <translation>مدى ثقة التوجيه</translation>
    </message>
    <message>
        <source>%1 It would be marked for review.</source>
        <comment>a sentence or two</comment>
        <translation>%1 وسيُعلَّم للمراجعة.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, how sure</comment>
        <translation>⁨%1⁩، %2</translation>
    </message>
    <message>
        <source>No buffers yet</source>
        <translation>لا توجد صناديق بعد</translation>
    </message>
    <message>
        <source>Once a buffer exists, you see here where a text would go.</source>
        <translation>عند وجود صندوق سترى هنا إلى أين يذهب النص.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingTestDialog</name>
    <message>
        <source>%1 (changed)</source>
        <comment>buffer</comment>
        <translation>⁨%1⁩ (معدَّل)</translation>
    </message>
    <message>
        <source>&amp;Routing instructions, for this test</source>
        <translation>تعليمات التوجيه، لهذا الاختبار (&amp;ت)</translation>
    </message>
    <message>
        <source>&amp;Save These Instructions…</source>
        <translation>حفظ هذه التعليمات… (&amp;ح)</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>أحد النصوص أطول من اللازم.</translation>
    </message>
    <message>
        <source>Change the instructions of a buffer first.</source>
        <translation>غيّر تعليمات أحد الصناديق أولًا.</translation>
    </message>
    <message>
        <source>New feedback is then routed by the instructions of this test: %1.</source>
        <comment>buffers</comment>
        <translation>ستُوجَّه التعليقات الجديدة عندئذٍ وفق تعليمات هذا الاختبار: %1.</translation>
    </message>
    <message>
        <source>Routing instructions, for this test</source>
        <translation>تعليمات التوجيه، لهذا الاختبار</translation>
    </message>
    <message>
        <source>Routing test</source>
        <translation>اختبار التوجيه</translation>
    </message>
    <message>
        <source>&amp;Buffers</source>
        <translation>الصناديق (&amp;B)</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>الصناديق</translation>
    </message>
    <message>
        <source>No instructions. Routing uses its name and past items.</source>
        <translation>لا تعليمات. يعتمد التوجيه على الاسم والعناصر السابقة.</translation>
    </message>
    <message>
        <source>Save Instructions</source>
        <translation>حفظ التعليمات</translation>
    </message>
    <message>
        <source>Save these instructions</source>
        <translation>حفظ هذه التعليمات</translation>
    </message>
    <message>
        <source>Saved the routing instructions</source>
        <translation>حُفظت تعليمات التوجيه</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchPopup</name>
    <message>
        <source>%1, %2</source>
        <comment>name, hint</comment>
        <translation>⁨%1⁩، %2</translation>
    </message>
</context>
<context>
    <name>triage::app::Secrets</name>
    <message>
        <source>The keyring has no token for this account.</source>
        <translation>لا يوجد في سلسلة المفاتيح رمز وصول لهذا الحساب.</translation>
    </message>
    <message>
        <source>There is no keyring to keep the token in: %1</source>
        <translation>لا توجد سلسلة مفاتيح لحفظ رمز الوصول: ⁨%1⁩</translation>
    </message>
    <message>
        <source>There is no keyring on this computer.</source>
        <translation>لا توجد سلسلة مفاتيح على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>triage::app::Session</name>
    <message numerus="yes">
        <source>%n unsent changes</source>
        <translation>
            <numerusform>لا تغييرات غير مرسلة</numerusform>
            <numerusform>تغيير واحد غير مرسل</numerusform>
            <numerusform>تغييران غير مرسلين</numerusform>
            <numerusform>%Ln تغييرات غير مرسلة</numerusform>
            <numerusform>%Ln تغييرًا غير مرسل</numerusform>
            <numerusform>%Ln تغيير غير مرسل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>لا مسودات</numerusform>
            <numerusform>مسودة واحدة</numerusform>
            <numerusform>مسودتان</numerusform>
            <numerusform>%Ln مسودات</numerusform>
            <numerusform>%Ln مسودة</numerusform>
            <numerusform>%Ln مسودة</numerusform>
        </translation>
    </message>
    <message>
        <source>pins</source>
        <translation>العناصر المثبتة</translation>
    </message>
    <message>
        <source>The file with your unsent changes is damaged, and nothing in it can be read. It is kept as %1.</source>
        <translation>ملف تغييراتك غير المرسلة تالف ولا يمكن قراءة شيء منه. حُفظ باسم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The file with your unsent changes was damaged. Recovered: %1. The damaged file is kept as %2.</source>
        <translation>كان ملف تغييراتك غير المرسلة تالفًا. استُعيد: ⁨%1⁩. حُفظ الملف التالف باسم ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>triage::app::SessionBinding</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Back online</source>
        <translation>عاد الاتصال</translation>
    </message>
    <message>
        <source>the server has another value</source>
        <translation>لدى الخادم قيمة أخرى</translation>
    </message>
    <message>
        <source>Refused: %1. %2</source>
        <comment>act, why</comment>
        <translation>رُفض: ⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act, feedback</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Server set back</source>
        <translation>استُعيد الخادم</translation>
    </message>
    <message numerus="yes">
        <source>The server was set back to %1. %n of your changes are no longer there.</source>
        <translation>
            <numerusform>أُعيد الخادم إلى حالته في %1. لم يُفقد أي من تغييراتك.</numerusform>
            <numerusform>أُعيد الخادم إلى حالته في %1. لم يعد أحد تغييراتك موجودًا.</numerusform>
            <numerusform>أُعيد الخادم إلى حالته في %1. لم يعد اثنان من تغييراتك موجودين.</numerusform>
            <numerusform>أُعيد الخادم إلى حالته في %1. لم تعد %Ln من تغييراتك موجودة.</numerusform>
            <numerusform>أُعيد الخادم إلى حالته في %1. لم يعد %Ln من تغييراتك موجودًا.</numerusform>
            <numerusform>أُعيد الخادم إلى حالته في %1. لم يعد %Ln من تغييراتك موجودًا.</numerusform>
        </translation>
    </message>
    <message>
        <source>Route Them Now</source>
        <translation>توجيهها الآن</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %n items belong in %2</source>
        <comment>how many, buffer</comment>
        <translation>
            <numerusform>%1 من آخر %Ln تعليق تخص %2</numerusform>
            <numerusform>%1 من آخر %Ln تعليق تخص %2</numerusform>
            <numerusform>%1 من آخر %Ln تعليق تخص %2</numerusform>
            <numerusform>%1 من آخر %Ln تعليقات تخص %2</numerusform>
            <numerusform>%1 من آخر %Ln تعليقًا تخص %2</numerusform>
            <numerusform>%1 من آخر %Ln تعليق تخص %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks…</source>
        <translation>خطافات الويب…</translation>
    </message>
    <message numerus="yes">
        <source>The server switched off %n webhook(s), because nothing arrived there any more.</source>
        <translation>
            <numerusform>لم يوقف الخادم أي خطاف ويب.</numerusform>
            <numerusform>أوقف الخادم خطاف ويب واحدًا لأنه لم يعد يصل إليه شيء.</numerusform>
            <numerusform>أوقف الخادم خطافَي ويب لأنه لم يعد يصل إليهما شيء.</numerusform>
            <numerusform>أوقف الخادم %Ln خطافات ويب لأنه لم يعد يصل إليها شيء.</numerusform>
            <numerusform>أوقف الخادم %Ln خطاف ويب لأنه لم يعد يصل إليها شيء.</numerusform>
            <numerusform>أوقف الخادم %Ln خطاف ويب لأنه لم يعد يصل إليها شيء.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back from its snooze: %1</source>
        <comment>feedback</comment>
        <translation>عاد بعد التأجيل: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln back from their snoozes</source>
        <comment>items</comment>
        <translation>
            <numerusform>لم يعد أي عنصر</numerusform>
            <numerusform>عاد عنصر واحد</numerusform>
            <numerusform>عاد عنصران</numerusform>
            <numerusform>عادت %Ln عناصر</numerusform>
            <numerusform>عاد %Ln عنصرًا</numerusform>
            <numerusform>عاد %Ln عنصر</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>إظهار</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>تعليق محذوف</translation>
    </message>
    <message>
        <source>Do &amp;Again</source>
        <translation>تكرار (&amp;ت)</translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be done again.</source>
        <translation>
            <numerusform>لا يمكن تكرار أي منها (%Ln).</numerusform>
            <numerusform>يمكن تكرار واحد منها.</numerusform>
            <numerusform>يمكن تكرار اثنين منها.</numerusform>
            <numerusform>يمكن تكرار %Ln منها.</numerusform>
            <numerusform>يمكن تكرار %Ln منها.</numerusform>
            <numerusform>يمكن تكرار %Ln منها.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>القائمة</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>تعيين (&amp;ت)</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>إضافة (&amp;ض)</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>بلا مفتاح (&amp;ح)</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>الافتراضي (&amp;ا)</translation>
    </message>
    <message>
        <source>Reset A&amp;ll…</source>
        <translation>إعادة ضبط الكل (&amp;د)…</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>إعادة ضبط كل المفاتيح</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>تصفية الاختصارات</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>ابحث عن أمر أو مفتاح</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>المفتاح الجديد</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>المفتاح الجديد (&amp;ل):</translation>
    </message>
    <message>
        <source>%1 is used by %2. Reassign?</source>
        <comment>key, commands</comment>
        <translation>⁨%1⁩ مستخدَم لـ⁨%2⁩. هل تريد إعادة تعيينه؟</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between commands</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Choose a command first.</source>
        <translation>اختر أمرًا أولًا.</translation>
    </message>
    <message>
        <source>Press the new key first.</source>
        <translation>اضغط المفتاح الجديد أولًا.</translation>
    </message>
    <message>
        <source>Use this key instead of the others</source>
        <translation>استخدام هذا المفتاح بدلًا من غيره</translation>
    </message>
    <message>
        <source>Use this key too</source>
        <translation>استخدام هذا المفتاح أيضًا</translation>
    </message>
    <message>
        <source>It has its default key.</source>
        <translation>له مفتاحه الافتراضي بالفعل.</translation>
    </message>
    <message>
        <source>Give all commands their default keys? Your own are forgotten.</source>
        <translation>هل تريد إعادة المفاتيح الافتراضية لكل الأوامر؟ ستُفقد مفاتيحك الخاصة.</translation>
    </message>
    <message>
        <source>Reset All Keys</source>
        <translation>إعادة ضبط كل المفاتيح</translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>اختصارات لوحة المفاتيح</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>تصفية الاختصارات</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>الاختصارات</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>الأمر</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>المفاتيح</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>إغلاق</translation>
    </message>
    <message>
        <source>If your keyboard types no Latin letters, press the keys where an English keyboard has them.</source>
        <translation>إذا كانت لوحة مفاتيحك لا تكتب حروفًا لاتينية، فاضغط المفاتيح في مواضعها على لوحة مفاتيح إنجليزية.</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>الفرز</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>نقل</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>انتقال</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>تحديد</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>بحث</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>اللوحة</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>لوحة المعلومات</translation>
    </message>
    <message>
        <source>View</source>
        <translation>عرض</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>الصناديق</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>البرنامج</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarModel</name>
    <message>
        <source>Views</source>
        <translation>العروض</translation>
    </message>
    <message>
        <source>It has filters that this program does not have: its list here has more.</source>
        <translation>له عوامل تصفية لا يعرفها هذا البرنامج: قائمته هنا أكبر.</translation>
    </message>
    <message>
        <source>Its buffer was deleted.</source>
        <translation>حُذف صندوقه.</translation>
    </message>
    <message>
        <source>Everybody sees this view of %1.</source>
        <comment>member</comment>
        <translation>يرى الجميع هذا العرض الخاص بـ %1.</translation>
    </message>
    <message>
        <source>Everybody sees this view.</source>
        <translation>يرى الجميع هذا العرض.</translation>
    </message>
    <message>
        <source>Only you see this view.</source>
        <translation>أنت وحدك ترى هذا العرض.</translation>
    </message>
    <message>
        <source>%1 to work on, %2 with what is done or snoozed</source>
        <comment>numbers of feedback</comment>
        <translation>%1 للعمل عليها، و%2 مع المُنجَز والمؤجَّل</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>المُنجَز</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>المؤجَّل</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>ما أتولّاه</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>%Ln تعليق</numerusform>
            <numerusform>تعليق واحد</numerusform>
            <numerusform>تعليقين</numerusform>
            <numerusform>%Ln تعليقات</numerusform>
            <numerusform>%Ln تعليقًا</numerusform>
            <numerusform>%Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
            <numerusform>الجديد: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>المفتاح %1</translation>
    </message>
    <message>
        <source>suggested, waits for approval</source>
        <translation>مقترح، ينتظر الاعتماد</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a row&apos;s name</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>الوارد</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>بحاجة إلى مراجعة</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>بلا صندوق</translation>
    </message>
    <message>
        <source>Routing failed</source>
        <translation>فشل التوجيه</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>قيد التوجيه</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>Suggested buffers</source>
        <translation>صناديق مقترحة</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>الصناديق</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>صندوق محذوف</translation>
    </message>
    <message>
        <source>Its tag %1 is not there any more.</source>
        <translation>لم يعد وسمه %1 موجودًا.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>كل شيء</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>عاد بعد التأجيل</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarPane</name>
    <message>
        <source>Filter buffers</source>
        <translation>تصفية الصناديق</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>عامل تصفية</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>مسح التصفية</translation>
    </message>
    <message>
        <source>New Buffer</source>
        <translation>صندوق جديد</translation>
    </message>
    <message>
        <source>No matching lists.</source>
        <translation>لا توجد قوائم مطابقة.</translation>
    </message>
    <message>
        <source>Notes that you began and did not save</source>
        <translation>ملاحظات بدأتها ولم تحفظها</translation>
    </message>
    <message>
        <source>Drafts %1</source>
        <comment>number</comment>
        <translation>المسودات %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feedback, a note that was begun</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>ملاحظة محذوفة</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarView</name>
    <message>
        <source>Buffers</source>
        <translation>الصناديق</translation>
    </message>
    <message>
        <source>Take the column off the board</source>
        <translation>إزالة العمود من اللوحة</translation>
    </message>
</context>
<context>
    <name>triage::app::SimilarSection</name>
    <message>
        <source>Similar feedback</source>
        <translation>تعليقات مشابهة</translation>
    </message>
    <message>
        <source>About similar feedback</source>
        <translation>حول التعليقات المشابهة</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>المشترك: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1, %2 alike</source>
        <comment>feedback, share</comment>
        <translation>⁨%1⁩، تشابه %2</translation>
    </message>
    <message>
        <source>%1, %2 alike, in common: %3</source>
        <comment>feedback, share, words</comment>
        <translation>⁨%1⁩، تشابه ⁨%2⁩، المشترك: ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::StatusStrip</name>
    <message>
        <source>Selection</source>
        <translation>التحديد</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>الاتصال</translation>
    </message>
    <message>
        <source>Job progress</source>
        <translation>تقدم المهمة</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>إلغاء</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>جارٍ الاتصال…</translation>
    </message>
    <message>
        <source>Fetching %1 of %2</source>
        <translation>جارٍ جلب %1 من %2</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>جارٍ جلب %1</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>جارٍ اللحاق بالمستجدات…</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>محدّث</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>دون اتصال</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>تم تسجيل الخروج</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>في الانتظار: %Ln</numerusform>
            <numerusform>في الانتظار: %Ln</numerusform>
            <numerusform>في الانتظار: %Ln</numerusform>
            <numerusform>في الانتظار: %Ln</numerusform>
            <numerusform>في الانتظار: %Ln</numerusform>
            <numerusform>في الانتظار: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>الفاشلة: %Ln</numerusform>
            <numerusform>الفاشلة: %Ln</numerusform>
            <numerusform>الفاشلة: %Ln</numerusform>
            <numerusform>الفاشلة: %Ln</numerusform>
            <numerusform>الفاشلة: %Ln</numerusform>
            <numerusform>الفاشلة: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 waiting</source>
        <comment>numbers of changes</comment>
        <translation>%1 من %2 في الانتظار</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>جارٍ الإرسال…</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>في انتظار الخادم…</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln min</source>
        <comment>time that is left</comment>
        <translation>
            <numerusform>أقل من دقيقة</numerusform>
            <numerusform>دقيقة تقريبًا</numerusform>
            <numerusform>دقيقتان تقريبًا</numerusform>
            <numerusform>نحو %Ln دقائق</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
            <numerusform>نحو %Ln دقيقة</numerusform>
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
        <translation>ملاحظة من ⁨%1⁩، %2: %3</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1، %2: %3</translation>
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
        <translation>تراجع</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>التفاصيل</translation>
    </message>
</context>
<context>
    <name>triage::app::TokensDialog</name>
    <message>
        <source>Read only</source>
        <translation>قراءة فقط</translation>
    </message>
    <message>
        <source>API tokens</source>
        <translation>رموز API</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>رموز الوصول</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>الاسم</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>النوع</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>رمز الوصول</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>أنشأه</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>آخر استخدام</translation>
    </message>
    <message>
        <source>&amp;Create Token…</source>
        <translation>إنشاء رمز وصول (&amp;ر)…</translation>
    </message>
    <message>
        <source>&amp;Revoke…</source>
        <translation>إبطال (&amp;ل)…</translation>
    </message>
    <message>
        <source>Revoke token</source>
        <translation>إبطال رمز الوصول</translation>
    </message>
    <message>
        <source>Reading the tokens…</source>
        <translation>جارٍ قراءة رموز الوصول…</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>أداة ويب</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>وصول كامل</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>أبدًا</translation>
    </message>
    <message>
        <source>There are no tokens yet. Make one for each program that sends or reads feedback.</source>
        <translation>لا توجد رموز وصول بعد. أنشئ رمزًا لكل برنامج يرسل التعليقات أو يقرؤها.</translation>
    </message>
    <message>
        <source>Choose a token first.</source>
        <translation>اختر رمز وصول أولًا.</translation>
    </message>
    <message>
        <source>Revoke the token %1? Whatever uses it stops working at once. This cannot be undone.</source>
        <translation>هل تريد إبطال رمز الوصول ⁨%1⁩؟ سيتوقف فورًا كل ما يستخدمه. لا يمكن التراجع عن هذا.</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>إبطال ⁨%1⁩</translation>
    </message>
    <message>
        <source>Revoking the token…</source>
        <translation>جارٍ إبطال رمز الوصول…</translation>
    </message>
    <message>
        <source>Revoked the token %1</source>
        <translation>تم إبطال رمز الوصول ⁨%1⁩</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>الشخص</translation>
    </message>
    <message>
        <source>You are signed in with the token %1. Revoking it signs you out on this computer at once. This cannot be undone.</source>
        <translation>أنت مسجّل الدخول برمز الوصول ⁨%1⁩. إلغاؤه يسجّل خروجك من هذا الحاسوب فورًا. لا يمكن التراجع عن ذلك.</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>تنتهي الصلاحية</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>لا تنتهي</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>استبدال (&amp;ب)…</translation>
    </message>
    <message>
        <source>Replace token</source>
        <translation>استبدال رمز الوصول</translation>
    </message>
    <message>
        <source>Replace the token %1 by a new one? Both work for at most 24 hours, so that you can put the new one in use. Then the old one expires.</source>
        <translation>هل تريد استبدال رمز الوصول ⁨%1⁩ برمز جديد؟ يعمل كلاهما لمدة أقصاها 24 ساعة لتتمكن من استخدام الجديد، ثم تنتهي صلاحية القديم.</translation>
    </message>
    <message>
        <source>You are signed in with the old one on this computer: sign in with the new one until then.</source>
        <translation>أنت مسجّل الدخول بالرمز القديم على هذا الحاسوب: سجّل الدخول بالجديد قبل ذلك.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>استبدال ⁨%1⁩</translation>
    </message>
    <message>
        <source>Replacing the token…</source>
        <translation>جارٍ استبدال رمز الوصول…</translation>
    </message>
</context>
<context>
    <name>triage::app::Transfers</name>
    <message>
        <source>Checking %1</source>
        <translation>جارٍ فحص ⁨%1⁩</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>جارٍ استيراد ⁨%1⁩</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>جارٍ التراجع عن استيراد ⁨%1⁩</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>جارٍ التصدير إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>في انتظار الخادم…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The check of %1 was cancelled</source>
        <translation>أُلغي فحص ⁨%1⁩</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>فُحص ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: imported %Ln from %1</source>
        <translation>
            <numerusform>أُلغي: استُورد %Ln تعليق من ⁨%1⁩</numerusform>
            <numerusform>أُلغي: استُورد تعليق واحد من ⁨%1⁩</numerusform>
            <numerusform>أُلغي: استُورد تعليقان من ⁨%1⁩</numerusform>
            <numerusform>أُلغي: استُورد %Ln تعليقات من ⁨%1⁩</numerusform>
            <numerusform>أُلغي: استُورد %Ln تعليقًا من ⁨%1⁩</numerusform>
            <numerusform>أُلغي: استُورد %Ln تعليق من ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln from %1</source>
        <translation>
            <numerusform>استُورد %Ln تعليق من ⁨%1⁩</numerusform>
            <numerusform>استُورد تعليق واحد من ⁨%1⁩</numerusform>
            <numerusform>استُورد تعليقان من ⁨%1⁩</numerusform>
            <numerusform>استُورد %Ln تعليقات من ⁨%1⁩</numerusform>
            <numerusform>استُورد %Ln تعليقًا من ⁨%1⁩</numerusform>
            <numerusform>استُورد %Ln تعليق من ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>The server goes on undoing the import of %1</source>
        <translation>يواصل الخادم التراجع عن استيراد ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Undone: the import of %1, %Ln removed</source>
        <translation>
            <numerusform>تم التراجع عن استيراد ⁨%1⁩، أُزيل %Ln</numerusform>
            <numerusform>تم التراجع عن استيراد ⁨%1⁩، أُزيل %Ln</numerusform>
            <numerusform>تم التراجع عن استيراد ⁨%1⁩، أُزيل %Ln</numerusform>
            <numerusform>تم التراجع عن استيراد ⁨%1⁩، أُزيل %Ln</numerusform>
            <numerusform>تم التراجع عن استيراد ⁨%1⁩، أُزيل %Ln</numerusform>
            <numerusform>تم التراجع عن استيراد ⁨%1⁩، أُزيل %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>The export to %1 was cancelled</source>
        <translation>أُلغي التصدير إلى ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln to %1</source>
        <translation>
            <numerusform>تم تصدير %Ln تعليق إلى ⁨%1⁩</numerusform>
            <numerusform>تم تصدير تعليق واحد إلى ⁨%1⁩</numerusform>
            <numerusform>تم تصدير تعليقين إلى ⁨%1⁩</numerusform>
            <numerusform>تم تصدير %Ln تعليقات إلى ⁨%1⁩</numerusform>
            <numerusform>تم تصدير %Ln تعليقًا إلى ⁨%1⁩</numerusform>
            <numerusform>تم تصدير %Ln تعليق إلى ⁨%1⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Tray</name>
    <message>
        <source>Open Triage Desk</source>
        <translation>فتح Triage Desk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>إنهاء</translation>
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
        <translation>تخطٍّ</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>خروج</translation>
    </message>
    <message>
        <source>Triage progress</source>
        <translation>تقدم الفرز</translation>
    </message>
    <message>
        <source>Nothing triaged</source>
        <translation>لم يُفرز شيء</translation>
    </message>
    <message>
        <source>%1 of %2 triaged</source>
        <translation>فُرز %1 من %2</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>جارٍ البحث عن اقتراحات…</translation>
    </message>
    <message>
        <source>No suggestions: %1</source>
        <translation>لا توجد اقتراحات: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>ترك هذا العنصر لوقت لاحق</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>العودة إلى القائمة</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>لا اقتراحات</translation>
    </message>
    <message>
        <source>%1 of %2 triaged, %3 skipped</source>
        <translation>فُرز %1 من %2، وتُخُطّي %3</translation>
    </message>
    <message>
        <source>%1 left · %2 by you today</source>
        <comment>numbers of items and of decisions</comment>
        <translation>بقي %1 · قراراتك اليوم: %2</translation>
    </message>
    <message>
        <source>“By you today” counts your decisions on this computer since midnight, in any list. What you undo does not count.</source>
        <translation>تشمل «قراراتك اليوم» ما قررته على هذا الحاسوب منذ منتصف الليل، في أي قائمة. ولا يُحسب ما تتراجع عنه.</translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePage</name>
    <message>
        <source>After an &amp;action:</source>
        <translation>بعد إجراء (&amp;ا):</translation>
    </message>
    <message>
        <source>After an action</source>
        <translation>بعد إجراء</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>الانتقال إلى التعليق التالي</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>الانتقال إلى التعليق السابق</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>البقاء</translation>
    </message>
    <message>
        <source>Buffers on the keys 1 to 9</source>
        <translation>الصناديق على المفاتيح من 1 إلى 9</translation>
    </message>
    <message>
        <source>None</source>
        <translation>لا شيء</translation>
    </message>
    <message>
        <source>Key &amp;%1:</source>
        <translation>المفتاح &amp;%1:</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>المفتاح %1</translation>
    </message>
</context>
<context>
    <name>triage::app::WindowCommands</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>لم يُحدد شيء.</translation>
    </message>
    <message>
        <source>No buffer has the number %1.</source>
        <translation>لا يوجد صندوق بالرقم %1.</translation>
    </message>
    <message>
        <source>The suggestions are not here yet.</source>
        <translation>لم تصل الاقتراحات بعد.</translation>
    </message>
    <message>
        <source>No suggestion has the number %1.</source>
        <translation>لا يحمل أي اقتراح الرقم %1.</translation>
    </message>
    <message>
        <source>Pin to a number</source>
        <translation>تثبيت على رقم</translation>
    </message>
    <message>
        <source>Key 1 to 9; 0 takes the buffer off its key:</source>
        <translation>المفتاح من 1 إلى 9؛ و0 يزيل الصندوق عن مفتاحه:</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>نُسخ النص</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>نُسخ الرابط</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>نقل إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer %1</source>
        <translation>نقل إلى الصندوق المثبت %1</translation>
    </message>
    <message>
        <source>Text size %1</source>
        <translation>حجم النص %1</translation>
    </message>
    <message>
        <source>No browser opened %1.</source>
        <translation>لم يفتح أي متصفح %1.</translation>
    </message>
    <message>
        <source>Each group of duplicates is shown once.</source>
        <translation>تظهر كل مجموعة من التكرارات مرة واحدة.</translation>
    </message>
    <message>
        <source>All items of each group are shown.</source>
        <translation>تظهر كل عناصر كل مجموعة.</translation>
    </message>
    <message>
        <source>Searches here show each group once now, as this list does anyway.</source>
        <translation>يعرض البحث هنا الآن كل مجموعة مرة واحدة، كما تفعل هذه القائمة أصلًا.</translation>
    </message>
    <message>
        <source>Searches here find all items of a group again.</source>
        <translation>يجد البحث هنا كل عناصر المجموعة مجددًا.</translation>
    </message>
    <message>
        <source>Submitter copied</source>
        <translation>نُسخ المُرسِل</translation>
    </message>
</context>
<context>
    <name>triage::app::Labels</name>
    <message numerus="yes">
        <source>with %n duplicate(s)</source>
        <translation>
            <numerusform>بلا تكرارات</numerusform>
            <numerusform>مع تكرار واحد</numerusform>
            <numerusform>مع تكرارين</numerusform>
            <numerusform>مع %Ln تكرارات</numerusform>
            <numerusform>مع %Ln تكرارًا</numerusform>
            <numerusform>مع %Ln تكرار</numerusform>
        </translation>
    </message>
    <message>
        <source>duplicate of another item</source>
        <translation>تكرار لعنصر آخر</translation>
    </message>
    <message>
        <source>tags: %1</source>
        <translation>الوسوم: %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>شخص ما</translation>
    </message>
    <message>
        <source>assigned to %1</source>
        <comment>member</comment>
        <translation>مُسند إلى %1</translation>
    </message>
    <message>
        <source>snoozed until %1</source>
        <comment>time</comment>
        <translation>مؤجَّل حتى %1</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>رُفض</translation>
    </message>
    <message>
        <source>done</source>
        <translation>أُنجز</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>الآن</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
            <numerusform>%Ln د</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln س</numerusform>
            <numerusform>%Ln س</numerusform>
            <numerusform>%Ln س</numerusform>
            <numerusform>%Ln س</numerusform>
            <numerusform>%Ln س</numerusform>
            <numerusform>%Ln س</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln ي</numerusform>
            <numerusform>%Ln ي</numerusform>
            <numerusform>%Ln ي</numerusform>
            <numerusform>%Ln ي</numerusform>
            <numerusform>%Ln ي</numerusform>
            <numerusform>%Ln ي</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>الآن</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>قبل %Ln دقيقة</numerusform>
            <numerusform>قبل دقيقة</numerusform>
            <numerusform>قبل دقيقتين</numerusform>
            <numerusform>قبل %Ln دقائق</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
            <numerusform>قبل %Ln دقيقة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>قبل %Ln ساعة</numerusform>
            <numerusform>قبل ساعة</numerusform>
            <numerusform>قبل ساعتين</numerusform>
            <numerusform>قبل %Ln ساعات</numerusform>
            <numerusform>قبل %Ln ساعة</numerusform>
            <numerusform>قبل %Ln ساعة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>قبل %Ln يوم</numerusform>
            <numerusform>قبل يوم</numerusform>
            <numerusform>قبل يومين</numerusform>
            <numerusform>قبل %Ln أيام</numerusform>
            <numerusform>قبل %Ln يومًا</numerusform>
            <numerusform>قبل %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>يوم %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>جديد</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>بحاجة إلى مراجعة</translation>
    </message>
    <message>
        <source>being routed</source>
        <translation>قيد التوجيه</translation>
    </message>
    <message>
        <source>routing failed</source>
        <translation>فشل التوجيه</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%Ln ملاحظة</numerusform>
            <numerusform>ملاحظة واحدة</numerusform>
            <numerusform>ملاحظتان</numerusform>
            <numerusform>%Ln ملاحظات</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
            <numerusform>%Ln ملاحظة</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>a number of items</comment>
        <translation>مفتوح %1</translation>
    </message>
    <message>
        <source>Snoozed %1</source>
        <comment>a number of items</comment>
        <translation>مؤجَّل %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>a number of items</comment>
        <translation>مُنجَز %1</translation>
    </message>
    <message>
        <source>Declined %1</source>
        <comment>a number of items</comment>
        <translation>مرفوض %1</translation>
    </message>
    <message>
        <source>Duplicates %1</source>
        <comment>a number of items</comment>
        <translation>تكرارات %1</translation>
    </message>
    <message>
        <source>waiting to be sent</source>
        <translation>بانتظار الإرسال</translation>
    </message>
    <message>
        <source>change refused</source>
        <translation>رُفض التغيير</translation>
    </message>
    <message>
        <source>changed by someone else too</source>
        <translation>غيّره شخص آخر أيضًا</translation>
    </message>
    <message>
        <source>Can still be undone</source>
        <translation>لا يزال التراجع ممكنًا</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>قيد الإرسال</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>تعارض</translation>
    </message>
    <message>
        <source>Triage Desk</source>
        <translation>Triage Desk</translation>
    </message>
    <message>
        <source>A former member</source>
        <translation>عضو سابق</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred</comment>
        <translation>%1٪</translation>
    </message>
    <message>
        <source>The server does not accept the token: it was revoked, or belongs to another server.</source>
        <translation>لا يقبل الخادم رمز الوصول: أُلغي أو يخص خادمًا آخر.</translation>
    </message>
    <message>
        <source>This token is one for widgets, which can only hand in feedback.</source>
        <translation>هذا الرمز مخصص لأدوات الويب التي لا يمكنها إلا إرسال التعليقات.</translation>
    </message>
    <message>
        <source>Something went wrong at the server. Try again later.</source>
        <translation>حدث خطأ في الخادم. أعد المحاولة لاحقًا.</translation>
    </message>
    <message>
        <source>The server refused this: %1.</source>
        <comment>kind of problem</comment>
        <translation>رفض الخادم هذا: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Available when you’re back online.</source>
        <translation>متاح عند عودتك إلى الاتصال.</translation>
    </message>
    <message>
        <source>Not known while you are signed out. Connect again to see it.</source>
        <translation>غير معروف ما دمت مسجّل الخروج. اتصل مرة أخرى لتراه.</translation>
    </message>
    <message>
        <source>Language not known</source>
        <translation>لغة غير معروفة</translation>
    </message>
    <message>
        <source>Matched in a duplicate: %1</source>
        <translation>وُجد في عنصر مكرر: %1</translation>
    </message>
    <message>
        <source>back since %1</source>
        <comment>an item after its snooze, time</comment>
        <translation>عاد منذ %1</translation>
    </message>
</context>
<context>
    <name>triage::app::Workspace</name>
    <message>
        <source>Wait until this is done, or cancel it: %1</source>
        <translation>انتظر حتى ينتهي هذا أو ألغه: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not undone: %1</source>
        <translation>لم يتم التراجع: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not redone: %1</source>
        <translation>لم تتم الإعادة: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (وعدد الأخرى: %Ln)</numerusform>
            <numerusform>%1 (وعدد الأخرى: %Ln)</numerusform>
            <numerusform>%1 (وعدد الأخرى: %Ln)</numerusform>
            <numerusform>%1 (وعدد الأخرى: %Ln)</numerusform>
            <numerusform>%1 (وعدد الأخرى: %Ln)</numerusform>
            <numerusform>%1 (وعدد الأخرى: %Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>تم التراجع: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>تمت الإعادة: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>نقل إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Also add to %1</source>
        <translation>إضافة إلى ⁨%1⁩ أيضًا</translation>
    </message>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>act, why</comment>
        <translation>لم يُحفظ: %1. %2</translation>
    </message>
    <message>
        <source>%1 – saved here, to be sent</source>
        <comment>act of many items</comment>
        <translation>%1 – حُفظ هنا وبانتظار الإرسال</translation>
    </message>
</context>
<context>
    <name>triage::app::detail</name>
    <message>
        <source>The server’s answer was not understood: %1</source>
        <translation>تعذر فهم رد الخادم: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::SuggestionPanel</name>
    <message>
        <source>Suggested buffers</source>
        <translation>صناديق مقترحة</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>key, buffer, confidence</comment>
        <translation>%1: ⁨%2⁩، %3</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>صحيح</translation>
    </message>
    <message>
        <source>Move Here</source>
        <translation>نقل إلى هنا</translation>
    </message>
</context>
<context>
    <name>triage::app::ReviewStrip</name>
    <message>
        <source>No clear match</source>
        <translation>لا تطابق واضح</translation>
    </message>
    <message>
        <source>Not sure: %1</source>
        <comment>confidence</comment>
        <translation>غير مؤكد: %1</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>بحاجة إلى مراجعة</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>السبب</translation>
    </message>
    <message>
        <source>Why it’s here</source>
        <translation>سبب وجوده هنا</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>صحيح</translation>
    </message>
</context>
<context>
    <name>triage::app::TargetSection</name>
    <message>
        <source>Targets</source>
        <translation>الأهداف</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportsDialog</name>
    <message>
        <source>Imports</source>
        <translation>عمليات الاستيراد</translation>
    </message>
    <message>
        <source>File</source>
        <translation>الملف</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>وقت الاستيراد</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>العناصر</translation>
    </message>
    <message>
        <source>&amp;Undo Import…</source>
        <translation>التراجع عن الاستيراد… (&amp;ت)</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>التراجع عن الاستيراد</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>التراجع عن الاستيراد</translation>
    </message>
    <message>
        <source>Reading the imports…</source>
        <translation>جارٍ قراءة عمليات الاستيراد…</translation>
    </message>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>لم يُستورد شيء بعد.</translation>
    </message>
    <message>
        <source>Choose an import first.</source>
        <translation>اختر عملية استيراد أولًا.</translation>
    </message>
    <message>
        <source>This import is undone already.</source>
        <translation>سبق التراجع عن هذا الاستيراد.</translation>
    </message>
    <message>
        <source>Wait until the import or export is done.</source>
        <translation>انتظر حتى ينتهي الاستيراد أو التصدير.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %Ln items that came from %1? Items that somebody has worked on since stay.</source>
        <translation>
            <numerusform>هل تريد إزالة العناصر الواردة من ⁨%1⁩ (%Ln)؟ يبقى ما عمل عليه أحد منذ ذلك الحين.</numerusform>
            <numerusform>هل تريد إزالة العناصر الواردة من ⁨%1⁩ (%Ln)؟ يبقى ما عمل عليه أحد منذ ذلك الحين.</numerusform>
            <numerusform>هل تريد إزالة العناصر الواردة من ⁨%1⁩ (%Ln)؟ يبقى ما عمل عليه أحد منذ ذلك الحين.</numerusform>
            <numerusform>هل تريد إزالة العناصر الواردة من ⁨%1⁩ (%Ln)؟ يبقى ما عمل عليه أحد منذ ذلك الحين.</numerusform>
            <numerusform>هل تريد إزالة العناصر الواردة من ⁨%1⁩ (%Ln)؟ يبقى ما عمل عليه أحد منذ ذلك الحين.</numerusform>
            <numerusform>هل تريد إزالة العناصر الواردة من ⁨%1⁩ (%Ln)؟ يبقى ما عمل عليه أحد منذ ذلك الحين.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>قيد التنفيذ</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>اكتمل</translation>
    </message>
    <message>
        <source>Being undone</source>
        <translation>جارٍ التراجع</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>تم التراجع</translation>
    </message>
</context>
<context>
    <name>triage::app::OrganizationDialog</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>لم يتغيّر شيء.</translation>
    </message>
    <message>
        <source>Organization settings</source>
        <translation>إعدادات المؤسسة</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم (&amp;س)</translation>
    </message>
    <message>
        <source>Organization name</source>
        <translation>اسم المؤسسة</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ (&amp;ح)</translation>
    </message>
    <message>
        <source>&amp;Route new feedback automatically</source>
        <translation>توجيه الملاحظات الجديدة تلقائيًا (&amp;ت)</translation>
    </message>
    <message>
        <source>&amp;Auto-assign at</source>
        <translation>الإسناد ابتداءً من (&amp;إ)</translation>
    </message>
    <message>
        <source>Auto-assign at</source>
        <translation>الإسناد ابتداءً من</translation>
    </message>
    <message>
        <source>With this confidence or more, feedback goes into a buffer.</source>
        <translation>بهذه الثقة أو أكثر توضع الملاحظة في صندوق.</translation>
    </message>
    <message>
        <source>Re&amp;view at</source>
        <translation>يحتاج إلى مراجعة ابتداءً من (&amp;م)</translation>
    </message>
    <message>
        <source>Review at</source>
        <translation>يحتاج إلى مراجعة ابتداءً من</translation>
    </message>
    <message>
        <source>From here up to the value above it goes there too, and somebody has to look at it.</source>
        <translation>من هنا حتى القيمة أعلاه توضع فيها أيضًا، وعلى شخص ما مراجعتها.</translation>
    </message>
    <message>
        <source>&amp;Propose new buffers</source>
        <translation>اقتراح صناديق جديدة (&amp;ق)</translation>
    </message>
    <message>
        <source>Suggest &amp;buffers at</source>
        <translation>اقتراح صناديق ابتداءً من (&amp;ب)</translation>
    </message>
    <message>
        <source>Suggest buffers at</source>
        <translation>اقتراح صناديق ابتداءً من</translation>
    </message>
    <message>
        <source>If nothing fits, a buffer is proposed with this confidence or more.</source>
        <translation>إذا لم يناسب شيء، يُقترح صندوق بهذه الثقة أو أكثر.</translation>
    </message>
    <message>
        <source>An organization needs a name.</source>
        <translation>تحتاج المؤسسة إلى اسم.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>هناك نص طويل جدًا.</translation>
    </message>
    <message>
        <source>“Review at” must not be above “Auto-assign at”.</source>
        <translation>يجب ألا يتجاوز «يحتاج إلى مراجعة ابتداءً من» قيمة «الإسناد ابتداءً من».</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Saving the settings…</source>
        <translation>جارٍ حفظ الإعدادات…</translation>
    </message>
    <message>
        <source>Saved the settings of %1</source>
        <translation>حُفظت إعدادات ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates automatically</source>
        <translation>دمج التكرارات تلقائيًا (&amp;د)</translation>
    </message>
    <message>
        <source>Merge a&amp;t</source>
        <translation>الدمج ابتداءً من (&amp;ن)</translation>
    </message>
    <message>
        <source>Merge at</source>
        <translation>الدمج ابتداءً من</translation>
    </message>
    <message>
        <source>New feedback that is the same as other feedback with this probability or more becomes its duplicate. Everybody can unmerge it.</source>
        <translation>الملاحظة الجديدة المطابقة لأخرى بهذا الاحتمال أو أكثر تصبح تكرارًا لها. ويمكن للجميع إخراجها مجددًا.</translation>
    </message>
    <message>
        <source>Duplicates can be merged automatically once people have judged at least %1 suggestions and accepted at least %2 of them.</source>
        <comment>number, share</comment>
        <translation>يمكن دمج التكرارات تلقائيًا بعد أن يحكم الناس على %1 اقتراحًا على الأقل ويقبلوا %2 منها على الأقل.</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchCompletion</name>
    <message>
        <source>Filters to search with</source>
        <translation>عوامل تصفية للبحث</translation>
    </message>
</context>
<context>
    <name>triage::app::BulkPane</name>
    <message>
        <source>Selected items</source>
        <translation>العناصر المحددة</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>بلا صندوق</translation>
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
        <translation>تعديل الصندوق %1</translation>
    </message>
</context>
<context>
    <name>triage::app::Menus</name>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>نقل إلى</translation>
    </message>
</context>
<context>
    <name>triage::app::PeriodCombo</name>
    <message>
        <source>Any time</source>
        <translation>أي وقت</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>آخر ٧ أيام</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>آخر ٣٠ يومًا</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>آخر ٩٠ يومًا</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>السنة الأخيرة</translation>
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
        <translation>أقرب إلى «%1» الذي لا يناسب أي صندوق.</translation>
    </message>
    <message>
        <source>Similar to “%1”, which is there.</source>
        <translation>يشبه «%1» الموجود هناك.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a word of the text</comment>
        <translation>«%1»</translation>
    </message>
    <message>
        <source>Matched on %1.</source>
        <comment>words of the text</comment>
        <translation>تطابق في %1.</translation>
    </message>
    <message>
        <source>Similar wording to %1.</source>
        <comment>buffer</comment>
        <translation>صياغة مشابهة لصياغة %1.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by similar spelling.</source>
        <translation>لا تطابق واضح. الأقرب: %1 (%2)، بتشابه التهجئة فقط.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by %3.</source>
        <translation>لا تطابق واضح. الأقرب: %1 (%2)، بسبب %3 فقط.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2); %3 is needed.</source>
        <translation>لا تطابق واضح. الأقرب: %1 (%2)؛ المطلوب %3.</translation>
    </message>
    <message>
        <source>No clear match: no buffer shares a word with the text.</source>
        <translation>لا تطابق واضح: لا يشترك أي صندوق مع النص في كلمة.</translation>
    </message>
    <message>
        <source>No clear match: the text has no words.</source>
        <translation>لا تطابق واضح: لا كلمات في النص.</translation>
    </message>
    <message>
        <source>There is no buffer to route into.</source>
        <translation>لا يوجد صندوق للتوجيه إليه.</translation>
    </message>
    <message>
        <source>Routing is switched off for the organization.</source>
        <translation>التوجيه متوقف في المؤسسة.</translation>
    </message>
    <message>
        <source>Close in meaning to %1.</source>
        <comment>buffer</comment>
        <translation>قريب في المعنى من %1.</translation>
    </message>
</context>
<context>
    <name>triage::app::SecretField</name>
    <message>
        <source>&amp;Copy</source>
        <translation>نسخ (&amp;ن)</translation>
    </message>
    <message>
        <source>Copy it now. You won’t see it again.</source>
        <translation>انسخه الآن. لن يُعرض مرة أخرى.</translation>
    </message>
    <message>
        <source>Copied. It is not shown again once this is closed.</source>
        <translation>تم النسخ. لن يُعرض مرة أخرى بعد إغلاق هذا.</translation>
    </message>
    <message>
        <source>Secret not copied</source>
        <translation>لم يُنسخ السر</translation>
    </message>
    <message>
        <source>Close without copying the secret? It cannot be shown again.</source>
        <translation>هل تريد الإغلاق دون نسخ السر؟ لا يمكن عرضه مرة أخرى.</translation>
    </message>
    <message>
        <source>Close Without Copying</source>
        <translation>الإغلاق دون نسخ</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookWords</name>
    <message>
        <source>On</source>
        <translation>يعمل</translation>
    </message>
    <message>
        <source>On: nothing that was sent is failing.</source>
        <translation>يعمل: لا يفشل شيء مما أُرسل.</translation>
    </message>
    <message>
        <source>Standard Webhooks</source>
        <translation>Standard Webhooks</translation>
    </message>
    <message>
        <source>Your own template</source>
        <translation>قالبك الخاص</translation>
    </message>
    <message>
        <source>Switched off by the server</source>
        <translation>أوقفه الخادم</translation>
    </message>
    <message>
        <source>Switched off by the server: %1 Mend the receiver, then switch it on.</source>
        <translation>أوقفه الخادم: ⁨%1⁩ أصلح المستقبِل ثم شغّله.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>متوقف</translation>
    </message>
    <message>
        <source>Switched off by a person: nothing is sent, nothing is recorded.</source>
        <translation>أوقفه شخص: لا يُرسَل شيء ولا يُسجَّل شيء.</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>يفشل منذ %1</translation>
    </message>
    <message>
        <source>Nothing has arrived since %1. Each message is tried nine times over a day; after five days of failures the server switches the webhook off.</source>
        <translation>لم يصل شيء منذ %1. تُجرَّب كل رسالة تسع مرات على مدى يوم؛ وبعد خمسة أيام من الفشل يوقف الخادم خطاف الويب.</translation>
    </message>
    <message>
        <source>No answer after %1 ms: %2</source>
        <comment>duration, reason</comment>
        <translation>لا رد بعد %1 ملّي ثانية: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms</source>
        <comment>HTTP status, duration</comment>
        <translation>الرد %1 بعد %2 ملّي ثانية</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>في الانتظار</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>سُلّم</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>فشل</translation>
    </message>
    <message>
        <source>Its buffer was deleted</source>
        <translation>حُذف صندوقه</translation>
    </message>
    <message>
        <source>The buffer that it is limited to was deleted: nothing of that buffer is sent. Restore the buffer, or choose another one.</source>
        <translation>حُذف الصندوق الذي يقتصر عليه: لا يُرسل شيء من ذلك الصندوق. استعد الصندوق أو اختر صندوقًا آخر.</translation>
    </message>
</context>
<context>
    <name>triage::WebhookEvent</name>
    <message>
        <source>All events</source>
        <translation>كل الأحداث</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>تعليق جديد</translation>
    </message>
    <message>
        <source>Feedback edited</source>
        <translation>تعديل تعليق</translation>
    </message>
    <message>
        <source>Feedback deleted</source>
        <translation>حذف تعليق</translation>
    </message>
    <message>
        <source>Feedback routed</source>
        <translation>توجيه تعليق</translation>
    </message>
    <message>
        <source>Feedback put into a buffer</source>
        <translation>وضع تعليق في صندوق</translation>
    </message>
    <message>
        <source>Feedback taken out of a buffer</source>
        <translation>إخراج تعليق من صندوق</translation>
    </message>
    <message>
        <source>Status, owner, snooze or tags changed</source>
        <translation>تغيّرت الحالة أو المسؤول أو التأجيل أو الوسوم</translation>
    </message>
    <message>
        <source>Snooze ended</source>
        <translation>انتهى التأجيل</translation>
    </message>
    <message>
        <source>Feedback marked as a duplicate</source>
        <translation>وُسم التعليق بأنه مكرر</translation>
    </message>
    <message>
        <source>Feedback no longer a duplicate</source>
        <translation>لم يعد التعليق مكررًا</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>ملاحظة جديدة</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>صندوق جديد</translation>
    </message>
    <message>
        <source>Buffer edited</source>
        <translation>تعديل صندوق</translation>
    </message>
    <message>
        <source>Buffer deleted</source>
        <translation>حذف صندوق</translation>
    </message>
    <message>
        <source>More feedback than usual in a buffer</source>
        <translation>تعليقات أكثر من المعتاد في صندوق</translation>
    </message>
    <message>
        <source>New vote</source>
        <translation>تصويت جديد</translation>
    </message>
    <message>
        <source>Research question answered</source>
        <translation>الإجابة عن سؤال بحث</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookEvents</name>
    <message>
        <source>E&amp;vents</source>
        <translation>الأحداث (&amp;غ)</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookSecretDialog</name>
    <message>
        <source>Secret of %1</source>
        <translation>سر ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>السر (&amp;ل)</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>السر</translation>
    </message>
    <message>
        <source>Give this secret to the receiver. With it, the receiver checks that messages come from this server.</source>
        <translation>أعطِ هذا السر للمستقبِل. به يتحقق من أن الرسائل تأتي من هذا الخادم.</translation>
    </message>
    <message>
        <source>Give this secret to the receiver within 24 hours. Until then messages are signed with the old secret, too.</source>
        <translation>أعطِ هذا السر للمستقبِل خلال 24 ساعة. وحتى ذلك الحين تُوقَّع الرسائل بالسر القديم أيضًا.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookTestDialog</name>
    <message>
        <source>Test of %1</source>
        <translation>اختبار ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Beginning of the answer</source>
        <translation>بداية الرد (&amp;ب)</translation>
    </message>
    <message>
        <source>Beginning of the answer</source>
        <translation>بداية الرد</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>إيقاف (&amp;ق)</translation>
    </message>
    <message>
        <source>&amp;Send Test</source>
        <translation>إرسال الاختبار (&amp;ر)</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>الحدث</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>الحدث (&amp;د)</translation>
    </message>
    <message>
        <source>The message tells of feedback that does not exist. The address has 15 seconds to answer.</source>
        <translation>تخبر الرسالة عن تعليق غير موجود. أمام العنوان 15 ثانية للرد.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>The test is being sent</source>
        <translation>يجري إرسال الاختبار</translation>
    </message>
    <message>
        <source>The test is being sent.</source>
        <translation>يجري إرسال الاختبار.</translation>
    </message>
    <message>
        <source>Stopped. The message may have arrived.</source>
        <translation>توقف. ربما وصلت الرسالة.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookDialog</name>
    <message>
        <source>Edit webhook</source>
        <translation>تعديل خطاف الويب</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>خطاف ويب جديد</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>العنوان (&amp;ع)</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>الوصف (&amp;و)</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>القالب (&amp;ق)</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>القالب</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>حفظ (&amp;ح)</translation>
    </message>
    <message>
        <source>&amp;Create Webhook</source>
        <translation>إنشاء خطاف الويب (&amp;ن)</translation>
    </message>
    <message>
        <source>Messages are sent here, as HTTP POST with JSON.</source>
        <translation>تُرسَل الرسائل إلى هنا عبر HTTP POST بصيغة JSON.</translation>
    </message>
    <message>
        <source>What the webhook is for</source>
        <translation>الغرض من خطاف الويب</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>التنسيق</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>التنسيق (&amp;ش)</translation>
    </message>
    <message>
        <source>JSON. In its texts, {{summary}}, {{url}}, {{type}}, {{timestamp}} and paths such as {{data.title}} are replaced.</source>
        <translation>JSON. تُستبدل في نصوصه {{summary}} و {{url}} و {{type}} و {{timestamp}} ومسارات مثل {{data.title}}.</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>الصندوق</translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>الصندوق (&amp;ص)</translation>
    </message>
    <message>
        <source>&amp;Leave out texts: only identifiers and links</source>
        <translation>دون نصوص: المعرّفات والروابط فقط (&amp;ن)</translation>
    </message>
    <message>
        <source>S&amp;witched on</source>
        <translation>مشغَّل (&amp;غ)</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>كل الصناديق</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>صندوق محذوف</translation>
    </message>
    <message>
        <source>This is not JSON. Placeholders stand inside of quotation marks: %1</source>
        <translation>هذا ليس JSON. توضع العناصر النائبة داخل علامات اقتباس: %1</translation>
    </message>
    <message>
        <source>A webhook needs an address.</source>
        <translation>يحتاج خطاف الويب إلى عنوان.</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>اختر حدثًا واحدًا على الأقل.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>أحد النصوص أطول من اللازم.</translation>
    </message>
    <message>
        <source>The template is not JSON.</source>
        <translation>القالب ليس JSON.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>Creating the webhook…</source>
        <translation>جارٍ إنشاء خطاف الويب…</translation>
    </message>
    <message>
        <source>Saving the webhook…</source>
        <translation>جارٍ حفظ خطاف الويب…</translation>
    </message>
    <message>
        <source>Reading the webhook…</source>
        <translation>جارٍ قراءة خطاف الويب…</translation>
    </message>
    <message>
        <source>Saved the webhook %1</source>
        <translation>تم حفظ خطاف الويب ⁨%1⁩</translation>
    </message>
    <message>
        <source>Created the webhook %1</source>
        <translation>تم إنشاء خطاف الويب ⁨%1⁩</translation>
    </message>
    <message>
        <source>Someone changed this webhook while it was open here. What they changed stands here beside your changes. Look at it, then save again.</source>
        <translation>غيّر شخص آخر خطاف الويب هذا بينما كان مفتوحًا هنا. تظهر تغييراته هنا إلى جانب تغييراتك. راجعها ثم احفظ مرة أخرى.</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>الوسم (&amp;G)</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>وسم</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>أي حالة</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>أُنجز</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>رُفض</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>أي وسم</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>الحالة (&amp;U)</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhooksDialog</name>
    <message>
        <source>Webhooks</source>
        <translation>خطافات الويب</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>الأحداث</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>الوصف</translation>
    </message>
    <message>
        <source>&amp;Create Webhook…</source>
        <translation>إنشاء خطاف ويب (&amp;ن)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>تعديل (&amp;ت)…</translation>
    </message>
    <message>
        <source>S&amp;witch Off</source>
        <translation>إيقاف (&amp;ق)</translation>
    </message>
    <message>
        <source>S&amp;witch On</source>
        <translation>تشغيل (&amp;غ)</translation>
    </message>
    <message>
        <source>Send &amp;Test…</source>
        <translation>إرسال اختبار (&amp;ر)…</translation>
    </message>
    <message>
        <source>&amp;New Secret…</source>
        <translation>سر جديد (&amp;ج)…</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>سر جديد</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>حذف (&amp;ف)…</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>حذف خطاف الويب</translation>
    </message>
    <message>
        <source>Reading the webhooks…</source>
        <translation>جارٍ قراءة خطافات الويب…</translation>
    </message>
    <message>
        <source>No webhooks yet. Add one to notify another program.</source>
        <translation>لا توجد خطافات ويب بعد. أضف واحدًا لإخطار برنامج آخر.</translation>
    </message>
    <message>
        <source>Choose a webhook first.</source>
        <translation>اختر خطاف ويب أولًا.</translation>
    </message>
    <message>
        <source>Switching the webhook off…</source>
        <translation>جارٍ إيقاف خطاف الويب…</translation>
    </message>
    <message>
        <source>Switching the webhook on…</source>
        <translation>جارٍ تشغيل خطاف الويب…</translation>
    </message>
    <message>
        <source>Switched on the webhook %1</source>
        <translation>تم تشغيل خطاف الويب ⁨%1⁩</translation>
    </message>
    <message>
        <source>Switched off the webhook %1</source>
        <translation>تم إيقاف خطاف الويب ⁨%1⁩</translation>
    </message>
    <message>
        <source>Make a new secret for the webhook %1? Messages are signed with both secrets for 24 hours; then the old one no longer counts.</source>
        <translation>هل تريد إنشاء سر جديد لخطاف الويب ⁨%1⁩؟ تُوقَّع الرسائل بالسرّين لمدة 24 ساعة، ثم لا يعود القديم صالحًا.</translation>
    </message>
    <message>
        <source>Make New Secret</source>
        <translation>إنشاء سر جديد</translation>
    </message>
    <message>
        <source>Making a new secret…</source>
        <translation>جارٍ إنشاء سر جديد…</translation>
    </message>
    <message>
        <source>Delete the webhook %1? Nothing more is sent to it, not even pending messages, and its log is lost. This cannot be undone.</source>
        <translation>هل تريد حذف خطاف الويب ⁨%1⁩؟ لن يُرسَل إليه شيء بعد ذلك، ولا حتى ما ينتظر، ويُفقد سجلّه. لا يمكن التراجع عن هذا.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>حذف ⁨%1⁩</translation>
    </message>
    <message>
        <source>Deleting the webhook…</source>
        <translation>جارٍ حذف خطاف الويب…</translation>
    </message>
    <message>
        <source>Deleted the webhook %1</source>
        <translation>تم حذف خطاف الويب ⁨%1⁩</translation>
    </message>
    <message>
        <source>De&amp;liveries…</source>
        <translation>عمليات التسليم (&amp;س)…</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookLogDialog</name>
    <message>
        <source>Deliveries to %1</source>
        <translation>عمليات التسليم إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>عمليات التسليم</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>الحدث</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>الوقت</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>المحاولات</translation>
    </message>
    <message>
        <source>Next attempt</source>
        <translation>المحاولة التالية</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>النتيجة</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>تحديث (&amp;ث)</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>إعادة الإرسال (&amp;ع)</translation>
    </message>
    <message>
        <source>Send Again &amp;Since…</source>
        <translation>إعادة الإرسال منذ (&amp;ذ)…</translation>
    </message>
    <message>
        <source>Which deliveries to show</source>
        <translation>عمليات التسليم المعروضة</translation>
    </message>
    <message>
        <source>All deliveries</source>
        <translation>كل عمليات التسليم</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>إظهار (&amp;ظ)</translation>
    </message>
    <message>
        <source>Place in the log</source>
        <translation>الموضع في السجل</translation>
    </message>
    <message>
        <source>Newer deliveries</source>
        <translation>عمليات تسليم أحدث</translation>
    </message>
    <message>
        <source>Older deliveries</source>
        <translation>عمليات تسليم أقدم</translation>
    </message>
    <message>
        <source>Atte&amp;mpts of the chosen delivery</source>
        <translation>محاولات التسليم المختار (&amp;م)</translation>
    </message>
    <message>
        <source>Reading the deliveries…</source>
        <translation>جارٍ قراءة عمليات التسليم…</translation>
    </message>
    <message>
        <source>No delivery is in this state.</source>
        <translation>لا توجد عملية تسليم في هذه الحالة.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>لم يُرسَل شيء بعد.</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>first, last, number of deliveries</comment>
        <translation>%1–%2 من %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no more.</source>
        <translation>لا يوجد المزيد.</translation>
    </message>
    <message>
        <source>Choose a delivery first.</source>
        <translation>اختر عملية تسليم أولًا.</translation>
    </message>
    <message>
        <source>Sending it again…</source>
        <translation>جارٍ إعادة الإرسال…</translation>
    </message>
    <message>
        <source>Sending them again…</source>
        <translation>جارٍ إعادة الإرسال…</translation>
    </message>
    <message>
        <source>It is sent again, with the same identifier.</source>
        <translation>يُعاد إرسالها بالمعرّف نفسه.</translation>
    </message>
    <message>
        <source>Since then nothing was sent that does not wait already.</source>
        <translation>لم يُرسَل منذ ذلك الحين شيء لا ينتظر بالفعل.</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries are sent again.</source>
        <translation>
            <numerusform>لا يُعاد إرسال أي شيء.</numerusform>
            <numerusform>تُعاد عملية تسليم واحدة.</numerusform>
            <numerusform>تُعاد عمليتا تسليم.</numerusform>
            <numerusform>تُعاد %Ln عمليات تسليم.</numerusform>
            <numerusform>تُعاد %Ln عملية تسليم.</numerusform>
            <numerusform>تُعاد %Ln عملية تسليم.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>التعليقات</translation>
    </message>
    <message>
        <source>&amp;Open Feedback</source>
        <translation>فتح التعليق (&amp;ف)</translation>
    </message>
    <message>
        <source>There is no feedback to open here.</source>
        <translation>لا يوجد تعليق لفتحه هنا.</translation>
    </message>
</context>
<context>
    <name>triage::app::ReplaySinceDialog</name>
    <message>
        <source>Send again</source>
        <translation>إعادة الإرسال</translation>
    </message>
    <message>
        <source>&amp;Send Again</source>
        <translation>إعادة الإرسال (&amp;ع)</translation>
    </message>
    <message>
        <source>Everything that was to be sent s&amp;ince</source>
        <translation>كل ما كان يجب إرساله منذ (&amp;ذ)</translation>
    </message>
    <message>
        <source>Also what arrived before. The receiver knows a message by its identifier, which stays the same. At most 10,000 at a time.</source>
        <translation>بما في ذلك ما وصل من قبل. يعرف المستقبِل الرسالة من معرّفها الذي لا يتغير. 10,000 على الأكثر في كل مرة.</translation>
    </message>
</context>
<context>
    <name>triage::app::UndoneChanges</name>
    <message>
        <source>%1 (undone)</source>
        <comment>what happened</comment>
        <translation>%1 (تم التراجع)</translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePlans</name>
    <message>
        <source>, </source>
        <comment>between tags</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>Assigned to %1</source>
        <translation>مُسند إلى ⁨%1⁩</translation>
    </message>
    <message>
        <source>It is assigned to you already</source>
        <translation>هو مُسند إليك بالفعل</translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>هو كذلك بالفعل</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>وسم %Ln تعليق</numerusform>
            <numerusform>وسم تعليق واحد</numerusform>
            <numerusform>وسم تعليقين</numerusform>
            <numerusform>وسم %Ln تعليقات</numerusform>
            <numerusform>وسم %Ln تعليقًا</numerusform>
            <numerusform>وسم %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wake %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>إنهاء تأجيل %Ln تعليق</numerusform>
            <numerusform>إنهاء تأجيل تعليق واحد</numerusform>
            <numerusform>إنهاء تأجيل تعليقين</numerusform>
            <numerusform>إنهاء تأجيل %Ln تعليقات</numerusform>
            <numerusform>إنهاء تأجيل %Ln تعليقًا</numerusform>
            <numerusform>إنهاء تأجيل %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snooze %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تأجيل %Ln تعليق</numerusform>
            <numerusform>تأجيل تعليق واحد</numerusform>
            <numerusform>تأجيل تعليقين</numerusform>
            <numerusform>تأجيل %Ln تعليقات</numerusform>
            <numerusform>تأجيل %Ln تعليقًا</numerusform>
            <numerusform>تأجيل %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>رفض %Ln تعليق</numerusform>
            <numerusform>رفض تعليق واحد</numerusform>
            <numerusform>رفض تعليقين</numerusform>
            <numerusform>رفض %Ln تعليقات</numerusform>
            <numerusform>رفض %Ln تعليقًا</numerusform>
            <numerusform>رفض %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>إنجاز %Ln تعليق</numerusform>
            <numerusform>إنجاز تعليق واحد</numerusform>
            <numerusform>إنجاز تعليقين</numerusform>
            <numerusform>إنجاز %Ln تعليقات</numerusform>
            <numerusform>إنجاز %Ln تعليقًا</numerusform>
            <numerusform>إنجاز %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>إعادة فتح %Ln تعليق</numerusform>
            <numerusform>إعادة فتح تعليق واحد</numerusform>
            <numerusform>إعادة فتح تعليقين</numerusform>
            <numerusform>إعادة فتح %Ln تعليقات</numerusform>
            <numerusform>إعادة فتح %Ln تعليقًا</numerusform>
            <numerusform>إعادة فتح %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %1 off %n</source>
        <comment>tags, feedback</comment>
        <translation>
            <numerusform>أُزيل الوسم من %Ln تعليق: ⁨%1⁩</numerusform>
            <numerusform>أُزيل الوسم من تعليق واحد: ⁨%1⁩</numerusform>
            <numerusform>أُزيل الوسم من تعليقين: ⁨%1⁩</numerusform>
            <numerusform>أُزيل الوسم من %Ln تعليقات: ⁨%1⁩</numerusform>
            <numerusform>أُزيل الوسم من %Ln تعليقًا: ⁨%1⁩</numerusform>
            <numerusform>أُزيل الوسم من %Ln تعليق: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tagged %n with %1</source>
        <comment>feedback, tags</comment>
        <translation>
            <numerusform>تم وسم %Ln تعليق: ⁨%1⁩</numerusform>
            <numerusform>تم وسم تعليق واحد: ⁨%1⁩</numerusform>
            <numerusform>تم وسم تعليقين: ⁨%1⁩</numerusform>
            <numerusform>تم وسم %Ln تعليقات: ⁨%1⁩</numerusform>
            <numerusform>تم وسم %Ln تعليقًا: ⁨%1⁩</numerusform>
            <numerusform>تم وسم %Ln تعليق: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Woke %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تمت استعادة %Ln تعليق</numerusform>
            <numerusform>تمت استعادة تعليق واحد</numerusform>
            <numerusform>تمت استعادة تعليقين</numerusform>
            <numerusform>تمت استعادة %Ln تعليقات</numerusform>
            <numerusform>تمت استعادة %Ln تعليقًا</numerusform>
            <numerusform>تمت استعادة %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n until %1</source>
        <comment>feedback, time</comment>
        <translation>
            <numerusform>تم تأجيل %Ln تعليق حتى ⁨%1⁩</numerusform>
            <numerusform>تم تأجيل تعليق واحد حتى ⁨%1⁩</numerusform>
            <numerusform>تم تأجيل تعليقين حتى ⁨%1⁩</numerusform>
            <numerusform>تم تأجيل %Ln تعليقات حتى ⁨%1⁩</numerusform>
            <numerusform>تم تأجيل %Ln تعليقًا حتى ⁨%1⁩</numerusform>
            <numerusform>تم تأجيل %Ln تعليق حتى ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declined %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تم رفض %Ln تعليق</numerusform>
            <numerusform>تم رفض تعليق واحد</numerusform>
            <numerusform>تم رفض تعليقين</numerusform>
            <numerusform>تم رفض %Ln تعليقات</numerusform>
            <numerusform>تم رفض %Ln تعليقًا</numerusform>
            <numerusform>تم رفض %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تم إنجاز %Ln تعليق</numerusform>
            <numerusform>تم إنجاز تعليق واحد</numerusform>
            <numerusform>تم إنجاز تعليقين</numerusform>
            <numerusform>تم إنجاز %Ln تعليقات</numerusform>
            <numerusform>تم إنجاز %Ln تعليقًا</numerusform>
            <numerusform>تم إنجاز %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>أُعيد فتح %Ln تعليق</numerusform>
            <numerusform>أُعيد فتح تعليق واحد</numerusform>
            <numerusform>أُعيد فتح تعليقين</numerusform>
            <numerusform>أُعيد فتح %Ln تعليقات</numerusform>
            <numerusform>أُعيد فتح %Ln تعليقًا</numerusform>
            <numerusform>أُعيد فتح %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>أُسند %Ln تعليق إلى ⁨%1⁩</numerusform>
            <numerusform>أُسند تعليق واحد إلى ⁨%1⁩</numerusform>
            <numerusform>أُسند تعليقين إلى ⁨%1⁩</numerusform>
            <numerusform>أُسند %Ln تعليقات إلى ⁨%1⁩</numerusform>
            <numerusform>أُسند %Ln تعليقًا إلى ⁨%1⁩</numerusform>
            <numerusform>أُسند %Ln تعليق إلى ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>أُسند %Ln تعليق إليك</numerusform>
            <numerusform>أُسند تعليق واحد إليك</numerusform>
            <numerusform>أُسند تعليقين إليك</numerusform>
            <numerusform>أُسند %Ln تعليقات إليك</numerusform>
            <numerusform>أُسند %Ln تعليقًا إليك</numerusform>
            <numerusform>أُسند %Ln تعليق إليك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassigned %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>أُلغي إسناد %Ln تعليق</numerusform>
            <numerusform>أُلغي إسناد تعليق واحد</numerusform>
            <numerusform>أُلغي إسناد تعليقين</numerusform>
            <numerusform>أُلغي إسناد %Ln تعليقات</numerusform>
            <numerusform>أُلغي إسناد %Ln تعليقًا</numerusform>
            <numerusform>أُلغي إسناد %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>إسناد %Ln تعليق إلى ⁨%1⁩</numerusform>
            <numerusform>إسناد تعليق واحد إلى ⁨%1⁩</numerusform>
            <numerusform>إسناد تعليقين إلى ⁨%1⁩</numerusform>
            <numerusform>إسناد %Ln تعليقات إلى ⁨%1⁩</numerusform>
            <numerusform>إسناد %Ln تعليقًا إلى ⁨%1⁩</numerusform>
            <numerusform>إسناد %Ln تعليق إلى ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>إسناد %Ln تعليق إليك</numerusform>
            <numerusform>إسناد تعليق واحد إليك</numerusform>
            <numerusform>إسناد تعليقين إليك</numerusform>
            <numerusform>إسناد %Ln تعليقات إليك</numerusform>
            <numerusform>إسناد %Ln تعليقًا إليك</numerusform>
            <numerusform>إسناد %Ln تعليق إليك</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>إلغاء إسناد %Ln تعليق</numerusform>
            <numerusform>إلغاء إسناد تعليق واحد</numerusform>
            <numerusform>إلغاء إسناد تعليقين</numerusform>
            <numerusform>إلغاء إسناد %Ln تعليقات</numerusform>
            <numerusform>إلغاء إسناد %Ln تعليقًا</numerusform>
            <numerusform>إلغاء إسناد %Ln تعليق</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SnoozeDialog</name>
    <message>
        <source>This time is over.</source>
        <translation>هذا الوقت قد مضى.</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>التاريخ والوقت</translation>
    </message>
    <message>
        <source>&amp;Date and time</source>
        <translation>التاريخ والوقت (&amp;ت)</translation>
    </message>
    <message>
        <source>&amp;Snooze</source>
        <translation>تأجيل (&amp;ج)</translation>
    </message>
    <message>
        <source>Snooze until</source>
        <translation>تأجيل حتى</translation>
    </message>
    <message>
        <source>For example: %1, 14:30, 20 min, tomorrow 9, Monday</source>
        <comment>a date and time</comment>
        <translation>مثلًا: %1، 14:30، 20 min، غدًا 9، الاثنين</translation>
    </message>
    <message>
        <source>This is not a time.</source>
        <translation>هذا ليس وقتًا.</translation>
    </message>
</context>
<context>
    <name>triage::app::OwnerPicker</name>
    <message>
        <source>Nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>you</source>
        <translation>أنت</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>إسناد إلى</translation>
    </message>
    <message>
        <source>Matching members</source>
        <translation>الأعضاء المطابقون</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>عضو</translation>
    </message>
</context>
<context>
    <name>triage::app::TagPicker</name>
    <message>
        <source>At most %1 characters</source>
        <translation>%1 حرفًا على الأكثر</translation>
    </message>
    <message>
        <source>A tag has no comma</source>
        <translation>لا فاصلة في الوسم</translation>
    </message>
    <message>
        <source>New tag “%1”</source>
        <translation>وسم جديد «%1»</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>إزالة</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>الوسوم</translation>
    </message>
    <message>
        <source>Matching tags</source>
        <translation>الوسوم المطابقة</translation>
    </message>
    <message>
        <source>Tag, or a new one</source>
        <translation>وسم، أو وسم جديد</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>وسم</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPickers</name>
    <message>
        <source>A &amp;Date…</source>
        <translation>تاريخ (&amp;ت)…</translation>
    </message>
    <message>
        <source>&amp;Monday</source>
        <translation>الاثنين (&amp;ث)</translation>
    </message>
    <message>
        <source>&amp;Tomorrow</source>
        <translation>غدًا (&amp;غ)</translation>
    </message>
    <message>
        <source>&amp;Later Today</source>
        <translation>لاحقًا اليوم (&amp;ل)</translation>
    </message>
    <message>
        <source>&amp;Wake Now</source>
        <translation>إنهاء التأجيل الآن (&amp;ن)</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>تأجيل</translation>
    </message>
    <message>
        <source>In 1 &amp;Hour</source>
        <translation>بعد ساعة (&amp;س)</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkStrip</name>
    <message>
        <source>Open Again</source>
        <translation>إعادة الفتح</translation>
    </message>
    <message>
        <source>Show feedback with the tag %1</source>
        <translation>عرض التعليقات ذات الوسم ⁨%1⁩</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>شخص ما</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <comment>member</comment>
        <translation>المسؤول: %1</translation>
    </message>
    <message>
        <source>Snoozed until %1</source>
        <comment>time</comment>
        <translation>مؤجَّل حتى %1</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>رُفض</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>أُنجز</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state, time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>المسؤول</translation>
    </message>
    <message>
        <source>State</source>
        <translation>الحالة</translation>
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
        <translation>في أي حالة</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>مرفوض</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>منجز</translation>
    </message>
    <message>
        <source>Open, also snoozed</source>
        <translation>مفتوح، مع المؤجل</translation>
    </message>
    <message>
        <source>To work on</source>
        <translation>للعمل عليه</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>التكرارات</translation>
    </message>
    <message>
        <source>Done or declined</source>
        <translation>المُنجَز أو المرفوض</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>المؤجَّل</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>المسؤول: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>الوسم ⁨%1⁩</translation>
    </message>
    <message>
        <source>Each group once</source>
        <translation>كل مجموعة مرة واحدة</translation>
    </message>
    <message>
        <source>With duplicates</source>
        <translation>مع التكرارات</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateActs</name>
    <message>
        <source>No duplicate is suggested.</source>
        <translation>لا يوجد تكرار مقترح.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>لم يُحدد شيء.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateQueue</name>
    <message>
        <source>the same with a probability of %1</source>
        <translation>متطابق باحتمال %1</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>مدموج</translation>
    </message>
    <message>
        <source>marked as different</source>
        <translation>وُسم كمختلف</translation>
    </message>
    <message>
        <source>merged or deleted meanwhile</source>
        <translation>دُمج أو حُذف في هذه الأثناء</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>إعادة المحاولة</translation>
    </message>
    <message>
        <source>The suggestions cannot be read</source>
        <translation>تتعذر قراءة المقترحات</translation>
    </message>
    <message>
        <source>Suggested duplicates</source>
        <translation>التكرارات المقترحة</translation>
    </message>
    <message>
        <source>Reading the suggestions…</source>
        <translation>جارٍ قراءة المقترحات…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>دمج</translation>
    </message>
    <message>
        <source>No duplicates are suggested</source>
        <translation>لا توجد تكرارات مقترحة</translation>
    </message>
    <message>
        <source>New feedback is compared with the rest while it is routed.</source>
        <translation>تُقارن التعليقات الجديدة بالبقية أثناء توجيهها.</translation>
    </message>
    <message>
        <source>May be the same</source>
        <translation>قد يكون متطابقًا</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>جارٍ البحث عن التكرارات…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>لاحقًا</translation>
    </message>
    <message>
        <source>Items of the group</source>
        <translation>عناصر المجموعة</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>المشترك: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Merged groups: %1. Groups without duplicates: %2.</source>
        <comment>numbers</comment>
        <translation>المجموعات المدموجة: %1. المجموعات بلا تكرارات: %2.</translation>
    </message>
    <message>
        <source>Everything is judged</source>
        <translation>حُكم على كل شيء</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>السابق</translation>
    </message>
    <message>
        <source>And %1 more</source>
        <comment>number</comment>
        <translation>و%1 غيرها</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>place, state</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>group</comment>
        <translation>%1 من %2</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>ليس تكرارًا</translation>
    </message>
    <message>
        <source>Your last change was not made here. Undo it in the main window.</source>
        <translation>لم يُجرَ تغييرك الأخير هنا. تراجع عنه في النافذة الرئيسية.</translation>
    </message>
    <message>
        <source>Undo All</source>
        <translation>تراجع عن الكل</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>الأقدم</translation>
    </message>
    <message>
        <source>Keep as original</source>
        <translation>الإبقاء عليه أصلًا</translation>
    </message>
    <message>
        <source>%1 The oldest item is the original now.</source>
        <comment>sentence</comment>
        <translation>%1 أصبح العنصر الأقدم هو الأصل.</translation>
    </message>
    <message>
        <source>These items were merged or deleted meanwhile.</source>
        <translation>دُمجت هذه العناصر أو حُذفت في هذه الأثناء.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateSection</name>
    <message>
        <source>Unmerge</source>
        <translation>فصل</translation>
    </message>
    <message>
        <source>Maybe the same</source>
        <translation>ربما متطابق</translation>
    </message>
    <message>
        <source>Make the chosen duplicate an item of its own again</source>
        <translation>إعادة التكرار المختار إلى الاستقلال</translation>
    </message>
    <message>
        <source>Make it an item of its own again</source>
        <translation>إعادته إلى الاستقلال</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>المشترك: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>التكرارات: %1</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>التكرارات</translation>
    </message>
    <message>
        <source>Duplicate of %1</source>
        <comment>title</comment>
        <translation>تكرار لـ %1</translation>
    </message>
    <message>
        <source>%1, the same with a probability of %2</source>
        <comment>feedback, share</comment>
        <translation>%1، متطابق باحتمال %2</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>دمج</translation>
    </message>
    <message>
        <source>Maybe the same: %1</source>
        <comment>title</comment>
        <translation>ربما متطابق: %1</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>ليس تكرارًا</translation>
    </message>
</context>
<context>
    <name>triage::app::MergePlans</name>
    <message>
        <source>an item that is not here</source>
        <translation>عنصر غير موجود هنا</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>هي مدموجة بالفعل</translation>
    </message>
    <message>
        <source>The original was deleted.</source>
        <translation>حُذف الأصل.</translation>
    </message>
    <message numerus="yes">
        <source>Unmerge %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>فصل %Ln تعليق</numerusform>
            <numerusform>فصل تعليق واحد</numerusform>
            <numerusform>فصل تعليقين</numerusform>
            <numerusform>فصل %Ln تعليقات</numerusform>
            <numerusform>فصل %Ln تعليقًا</numerusform>
            <numerusform>فصل %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>دُمج %Ln تعليق مع «%1»</numerusform>
            <numerusform>دُمج تعليق واحد مع «%1»</numerusform>
            <numerusform>دُمج تعليقين مع «%1»</numerusform>
            <numerusform>دُمج %Ln تعليقات مع «%1»</numerusform>
            <numerusform>دُمج %Ln تعليقًا مع «%1»</numerusform>
            <numerusform>دُمج %Ln تعليق مع «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as different; they are not suggested again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>وُسم %Ln تعليق كمختلف؛ لن يُقترح مجددًا</numerusform>
            <numerusform>وُسم تعليق واحد كمختلف؛ لن يُقترح مجددًا</numerusform>
            <numerusform>وُسم تعليقين كمختلف؛ لن يُقترح مجددًا</numerusform>
            <numerusform>وُسم %Ln تعليقات كمختلف؛ لن يُقترح مجددًا</numerusform>
            <numerusform>وُسم %Ln تعليقًا كمختلف؛ لن يُقترح مجددًا</numerusform>
            <numerusform>وُسم %Ln تعليق كمختلف؛ لن يُقترح مجددًا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>دمج %Ln تعليق مع «%1»</numerusform>
            <numerusform>دمج تعليق واحد مع «%1»</numerusform>
            <numerusform>دمج تعليقين مع «%1»</numerusform>
            <numerusform>دمج %Ln تعليقات مع «%1»</numerusform>
            <numerusform>دمج %Ln تعليقًا مع «%1»</numerusform>
            <numerusform>دمج %Ln تعليق مع «%1»</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as different</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>وسم %Ln تعليق كمختلف</numerusform>
            <numerusform>وسم تعليق واحد كمختلف</numerusform>
            <numerusform>وسم تعليقين كمختلف</numerusform>
            <numerusform>وسم %Ln تعليقات كمختلف</numerusform>
            <numerusform>وسم %Ln تعليقًا كمختلف</numerusform>
            <numerusform>وسم %Ln تعليق كمختلف</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>هو كذلك بالفعل</translation>
    </message>
    <message>
        <source>It is not a duplicate and has none</source>
        <translation>ليس تكرارًا وليس له تكرارات</translation>
    </message>
    <message numerus="yes">
        <source>Unmerged %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>عاد إلى الاستقلال: %Ln تعليق</numerusform>
            <numerusform>عاد إلى الاستقلال: تعليق واحد</numerusform>
            <numerusform>عاد إلى الاستقلال: تعليقين</numerusform>
            <numerusform>عاد إلى الاستقلال: %Ln تعليقات</numerusform>
            <numerusform>عاد إلى الاستقلال: %Ln تعليقًا</numerusform>
            <numerusform>عاد إلى الاستقلال: %Ln تعليق</numerusform>
        </translation>
    </message>
    <message>
        <source>The original is not in the copy on this computer.</source>
        <translation>الأصل ليس في النسخة الموجودة على هذا الحاسوب.</translation>
    </message>
</context>
<context>
    <name>triage::app::SamePicker</name>
    <message>
        <source>Words of the item to merge with</source>
        <translation>كلمات من العنصر الذي يُدمج معه</translation>
    </message>
    <message>
        <source>Words of the item</source>
        <translation>كلمات العنصر</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>دمج مع</translation>
    </message>
    <message>
        <source>Matching feedback</source>
        <translation>التعليقات المطابقة</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>الأصل</translation>
    </message>
    <message>
        <source>Which one do the others become duplicates of?</source>
        <translation>أيها تصبح العناصر الأخرى تكرارات له؟</translation>
    </message>
    <message>
        <source>Nothing is suggested. Type words of the other item.</source>
        <translation>لا توجد اقتراحات. اكتب كلمات من العنصر الآخر.</translation>
    </message>
    <message>
        <source>Nothing else has these words.</source>
        <translation>لا يحوي أي عنصر آخر هذه الكلمات.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewDialog</name>
    <message>
        <source>Saving the view…</source>
        <translation>جارٍ حفظ العرض…</translation>
    </message>
    <message>
        <source>A view needs a name.</source>
        <translation>يحتاج العرض إلى اسم.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>جارٍ الحفظ…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>أحد النصوص أطول من اللازم.</translation>
    </message>
    <message>
        <source>&amp;Save View</source>
        <translation>حفظ العرض (&amp;ح)</translation>
    </message>
    <message>
        <source>&amp;Everybody in the organization sees it</source>
        <translation>يراه الجميع في المؤسسة (&amp;ج)</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>اسم العرض</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>الاسم (&amp;ا)</translation>
    </message>
    <message>
        <source>Save as view</source>
        <translation>حفظ كعرض</translation>
    </message>
    <message>
        <source>Edit view</source>
        <translation>تعديل العرض</translation>
    </message>
    <message>
        <source>Somebody deleted this view. Save it again to keep the list as a new view.</source>
        <translation>حذف أحدهم هذا العرض. احفظه مرة أخرى لتبقى القائمة عرضًا جديدًا.</translation>
    </message>
</context>
<context>
    <name>triage::app::TakeNext</name>
    <message numerus="yes">
        <source>%1 You finished %n today.</source>
        <comment>sentence about an empty queue</comment>
        <translation>
            <numerusform>%1 لم تُنجز شيئًا اليوم (%Ln).</numerusform>
            <numerusform>%1 أنجزت اليوم %Ln.</numerusform>
            <numerusform>%1 أنجزت اليوم %Ln.</numerusform>
            <numerusform>%1 أنجزت اليوم %Ln.</numerusform>
            <numerusform>%1 أنجزت اليوم %Ln.</numerusform>
            <numerusform>%1 أنجزت اليوم %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here is free. Everything is assigned, or somebody is writing on it.</source>
        <translation>لا شيء متاح هنا. كل شيء مُسند، أو يكتب عليه أحدهم.</translation>
    </message>
    <message>
        <source>Assigned to you: %1</source>
        <comment>feedback</comment>
        <translation>أُسند إليك: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The next item comes from a buffer, a saved view or all feedback. Clear the search and the filters, or save this list as a view.</source>
        <translation>تأتي الملاحظة التالية من صندوق أو عرض محفوظ أو من كل الملاحظات. امسح البحث وعوامل التصفية، أو احفظ هذه القائمة كعرض.</translation>
    </message>
    <message>
        <source>Go to a buffer or to all feedback, or save this list as a view.</source>
        <translation>انتقل إلى صندوق أو إلى كل الملاحظات، أو احفظ هذه القائمة كعرض.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewActions</name>
    <message>
        <source>It is the last one</source>
        <translation>إنه الأخير</translation>
    </message>
    <message>
        <source>It is the first one</source>
        <translation>إنه الأول</translation>
    </message>
    <message>
        <source>The view has these filters already</source>
        <translation>للعرض عوامل التصفية هذه بالفعل</translation>
    </message>
    <message>
        <source>Open a view first</source>
        <translation>افتح عرضًا أولًا</translation>
    </message>
    <message>
        <source>The view %1 has filters that this program does not have. Its list here has more.</source>
        <translation>للعرض %1 عوامل تصفية لا يعرفها هذا البرنامج. قائمته هنا أكبر.</translation>
    </message>
    <message>
        <source>The buffer of this view was deleted.</source>
        <translation>حُذف الصندوق الخاص بهذا العرض.</translation>
    </message>
    <message>
        <source>This view is not here, or it was deleted.</source>
        <translation>هذا العرض ليس هنا، أو أنه حُذف.</translation>
    </message>
    <message>
        <source>View deleted: %1</source>
        <translation>حُذف العرض: %1</translation>
    </message>
    <message>
        <source>View moved: %1</source>
        <translation>نُقل العرض: %1</translation>
    </message>
    <message>
        <source>View changed: %1</source>
        <translation>تغيّر العرض: %1</translation>
    </message>
    <message>
        <source>View saved: %1</source>
        <translation>حُفظ العرض: %1</translation>
    </message>
    <message>
        <source>The view %1 was deleted. Its list stays here.</source>
        <translation>حُذف العرض %1. تبقى قائمته هنا.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>لم يعد الوسم %1 موجودًا.</translation>
    </message>
    <message>
        <source>The view %1 was changed.</source>
        <translation>تغيّر العرض %1.</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPlots</name>
    <message numerus="yes">
        <source>%1 did most: %Ln</source>
        <comment>member, count</comment>
        <translation>
            <numerusform>%1 أنجز الأكثر: %Ln</numerusform>
            <numerusform>%1 أنجز الأكثر: %Ln</numerusform>
            <numerusform>%1 أنجز الأكثر: %Ln</numerusform>
            <numerusform>%1 أنجز الأكثر: %Ln</numerusform>
            <numerusform>%1 أنجز الأكثر: %Ln</numerusform>
            <numerusform>%1 أنجز الأكثر: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %Ln were done within %1</source>
        <comment>count, duration</comment>
        <translation>
            <numerusform>أُنجز نصف %Ln خلال %1</numerusform>
            <numerusform>أُنجز واحد خلال %1</numerusform>
            <numerusform>أُنجز نصف اثنين خلال %1</numerusform>
            <numerusform>أُنجز نصف %Ln خلال %1</numerusform>
            <numerusform>أُنجز نصف %Ln خلال %1</numerusform>
            <numerusform>أُنجز نصف %Ln خلال %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are open</source>
        <translation>
            <numerusform>لا عناصر مفتوحة</numerusform>
            <numerusform>عنصر واحد مفتوح</numerusform>
            <numerusform>عنصران مفتوحان</numerusform>
            <numerusform>%Ln عناصر مفتوحة</numerusform>
            <numerusform>%Ln عنصرًا مفتوحًا</numerusform>
            <numerusform>%Ln عنصر مفتوح</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln open items are older than a year</source>
        <comment>a number, all of them</comment>
        <translation>
            <numerusform>%1 من %Ln عنصر مفتوح أقدم من سنة</numerusform>
            <numerusform>%1 من عنصر مفتوح واحد أقدم من سنة</numerusform>
            <numerusform>%1 من عنصرين مفتوحين أقدم من سنة</numerusform>
            <numerusform>%1 من %Ln عناصر مفتوحة أقدم من سنة</numerusform>
            <numerusform>%1 من %Ln عنصرًا مفتوحًا أقدم من سنة</numerusform>
            <numerusform>%1 من %Ln عنصر مفتوح أقدم من سنة</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln days</source>
        <translation>
            <numerusform>على الأكثر %Ln يوم</numerusform>
            <numerusform>على الأكثر يوم واحد</numerusform>
            <numerusform>على الأكثر يومان</numerusform>
            <numerusform>على الأكثر %Ln أيام</numerusform>
            <numerusform>على الأكثر %Ln يومًا</numerusform>
            <numerusform>على الأكثر %Ln يوم</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln days</source>
        <translation>
            <numerusform>أكثر من %Ln يوم</numerusform>
            <numerusform>أكثر من يوم واحد</numerusform>
            <numerusform>أكثر من يومين</numerusform>
            <numerusform>أكثر من %Ln أيام</numerusform>
            <numerusform>أكثر من %Ln يومًا</numerusform>
            <numerusform>أكثر من %Ln يوم</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>لا أحد</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>شخص ما</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>المالك</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>المدة</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>العمر</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>مفتوح</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>%1 opened, %2 closed</source>
        <comment>numbers of feedback</comment>
        <translation>فُتح %1 وأُغلق %2</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>المرفوضة</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>أُنجز</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>الأسبوع</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>المغلقة</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>المفتوحة</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewCommands</name>
    <message>
        <source>Link to this view copied</source>
        <translation>نُسخ رابط هذا العرض</translation>
    </message>
    <message>
        <source>Link to this list copied</source>
        <translation>نُسخ رابط هذه القائمة</translation>
    </message>
</context>
<context>
    <name>triage::app::PagedDialog</name>
    <message>
        <source>Pages</source>
        <translation>الصفحات</translation>
    </message>
</context>
<context>
    <name>triage::app::SettingsDialog</name>
    <message>
        <source>API tokens</source>
        <translation>رموز API</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>عمليات الاستيراد</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>الأعضاء</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>المؤسسة</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>الإعدادات</translation>
    </message>
    <message>
        <source>Webhooks</source>
        <translation>خطافات الويب</translation>
    </message>
</context>
<context>
    <name>triage::app::GettingStarted</name>
    <message>
        <source>Bring feedback in</source>
        <translation>أدخل التعليقات</translation>
    </message>
    <message>
        <source>Close Getting Started</source>
        <translation>إغلاق البدء</translation>
    </message>
    <message>
        <source>Create a buffer for each topic</source>
        <translation>أنشئ صندوقًا لكل موضوع</translation>
    </message>
    <message>
        <source>Getting started %1/%2</source>
        <comment>number of steps that are done, of all steps</comment>
        <translation>البدء ⁨%1⁩/⁨%2⁩</translation>
    </message>
    <message>
        <source>Invite a colleague</source>
        <translation>ادعُ زميلًا</translation>
    </message>
    <message>
        <source>Learn four keys: J goes on, K goes back, Y confirms, M moves</source>
        <translation>تعلّم أربعة مفاتيح: J للتالي وK للسابق وY للتأكيد وM للنقل</translation>
    </message>
    <message>
        <source>The first steps to a sorted inbox</source>
        <translation>الخطوات الأولى نحو بريد مرتّب</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <comment>a step that is done</comment>
        <translation>✓ ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::SnoozeTimes</name>
    <message>
        <source>days</source>
        <translation>أيام</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>ساعات</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>دقائق</translation>
    </message>
    <message>
        <source>today</source>
        <translation>اليوم</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>غدًا</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>أسابيع</translation>
    </message>
</context>
<context>
    <name>triage::app::ListTally</name>
    <message>
        <source>Show what is done, snoozed, declined or a duplicate, too</source>
        <translation>إظهار ما هو مُنجَز أو مؤجَّل أو مرفوض أو مكرر أيضًا</translation>
    </message>
    <message>
        <source>%1 hidden · Show</source>
        <comment>such as: 34 done, 3 snoozed</comment>
        <translation>مخفي: %1 · إظهار</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <comment>items</comment>
        <translation>
            <numerusform>لا مُنجَز</numerusform>
            <numerusform>مُنجَز واحد</numerusform>
            <numerusform>مُنجَزان</numerusform>
            <numerusform>%Ln مُنجَزة</numerusform>
            <numerusform>%Ln مُنجَزًا</numerusform>
            <numerusform>%Ln مُنجَز</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozed</source>
        <comment>items</comment>
        <translation>
            <numerusform>لا مؤجَّل</numerusform>
            <numerusform>مؤجَّل واحد</numerusform>
            <numerusform>مؤجَّلان</numerusform>
            <numerusform>%Ln مؤجَّلة</numerusform>
            <numerusform>%Ln مؤجَّلًا</numerusform>
            <numerusform>%Ln مؤجَّل</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <comment>items</comment>
        <translation>
            <numerusform>لا مرفوض</numerusform>
            <numerusform>مرفوض واحد</numerusform>
            <numerusform>مرفوضان</numerusform>
            <numerusform>%Ln مرفوضة</numerusform>
            <numerusform>%Ln مرفوضًا</numerusform>
            <numerusform>%Ln مرفوض</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <comment>items</comment>
        <translation>
            <numerusform>بلا تكرارات</numerusform>
            <numerusform>تكرار واحد</numerusform>
            <numerusform>تكراران</numerusform>
            <numerusform>%Ln تكرارات</numerusform>
            <numerusform>%Ln تكرارًا</numerusform>
            <numerusform>%Ln تكرار</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SplitDialog</name>
    <message>
        <source>Split off</source>
        <translation>فصل جزء</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>العنوان (&amp;ا)</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>العنوان</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>النص (&amp;ل)</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>النص</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>بلا عنوان</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>أحد النصوص أطول من اللازم.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>يجري الحفظ.</translation>
    </message>
    <message>
        <source>&amp;Remove these words from this feedback</source>
        <translation>إزالة هذه الكلمات من هذا التعليق (&amp;ز)</translation>
    </message>
    <message>
        <source>&amp;Split Off</source>
        <translation>فصل (&amp;ف)</translation>
    </message>
    <message>
        <source>This feedback has no other words.</source>
        <translation>لا توجد في هذا التعليق كلمات أخرى.</translation>
    </message>
    <message>
        <source>Splitting…</source>
        <translation>يجري الفصل…</translation>
    </message>
    <message>
        <source>This feedback has these words more than once.</source>
        <translation>ترد هذه الكلمات في هذا التعليق أكثر من مرة.</translation>
    </message>
</context>
<context>
    <name>triage::app::IconField</name>
    <message>
        <source>&amp;Icon</source>
        <translation>الأيقونة (&amp;ل)</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>الأيقونة</translation>
    </message>
    <message>
        <source>An emoji, or a name from the list</source>
        <translation>رمز تعبيري أو اسم من القائمة</translation>
    </message>
    <message>
        <source>Choose an icon</source>
        <translation>اختيار أيقونة</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>الأيقونات</translation>
    </message>
    <message>
        <source>No Icon</source>
        <translation>بلا أيقونة</translation>
    </message>
</context>
<context>
    <name>triage::app::LostChanges</name>
    <message numerus="yes">
        <source>Do lost changes of %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تكرار التغييرات المفقودة في %Ln تعليق</numerusform>
            <numerusform>تكرار التغييرات المفقودة في تعليق واحد</numerusform>
            <numerusform>تكرار التغييرات المفقودة في تعليقين</numerusform>
            <numerusform>تكرار التغييرات المفقودة في %Ln تعليقات</numerusform>
            <numerusform>تكرار التغييرات المفقودة في %Ln تعليقًا</numerusform>
            <numerusform>تكرار التغييرات المفقودة في %Ln تعليق</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>تم التكرار في %Ln تعليق</numerusform>
            <numerusform>تم التكرار في تعليق واحد</numerusform>
            <numerusform>تم التكرار في تعليقين</numerusform>
            <numerusform>تم التكرار في %Ln تعليقات</numerusform>
            <numerusform>تم التكرار في %Ln تعليقًا</numerusform>
            <numerusform>تم التكرار في %Ln تعليق</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>هو كذلك بالفعل</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeTable</name>
    <message>
        <source>Somebody assigns an item to me</source>
        <translation>أحدهم يسند إليّ عنصرًا</translation>
    </message>
    <message>
        <source>%1 assigned an item to you</source>
        <translation>أسند إليك %1 عنصرًا</translation>
    </message>
    <message>
        <source>A note on an item that is mine, or that I wrote on</source>
        <translation>ملاحظة على عنصر لديّ أو كتبتُ عليه</translation>
    </message>
    <message>
        <source>%1 wrote a note</source>
        <translation>كتب %1 ملاحظة</translation>
    </message>
    <message>
        <source>An item of mine is back from its snooze</source>
        <translation>يعود عنصر لديّ بعد تأجيله</translation>
    </message>
    <message>
        <source>Back from its snooze</source>
        <translation>عاد بعد تأجيله</translation>
    </message>
    <message>
        <source>An item of mine is reported again</source>
        <translation>يُبلَّغ عن عنصر لديّ مرة أخرى</translation>
    </message>
    <message>
        <source>Reported again</source>
        <translation>أُبلغ عنه مجددًا</translation>
    </message>
    <message>
        <source>Somebody splits an item of mine</source>
        <translation>أحدهم يفصل جزءًا من عنصر لديّ</translation>
    </message>
    <message>
        <source>%1 split an item of yours</source>
        <translation>فصل %1 جزءًا من عنصر لديك</translation>
    </message>
    <message>
        <source>A buffer receives more feedback than usual</source>
        <translation>يصل إلى صندوق من الملاحظات أكثر من المعتاد</translation>
    </message>
    <message>
        <source>More feedback than usual in %1</source>
        <translation>ملاحظات أكثر من المعتاد في %1</translation>
    </message>
    <message>
        <source>A webhook is switched off</source>
        <translation>يتوقف خطاف ويب</translation>
    </message>
    <message>
        <source>A webhook was switched off</source>
        <translation>توقف خطاف ويب</translation>
    </message>
    <message>
        <source>My token ends within seven days</source>
        <translation>ينتهي رمز وصولي خلال سبعة أيام</translation>
    </message>
    <message>
        <source>Your token ends on %1</source>
        <translation>ينتهي رمز وصولك في %1</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeWords</name>
    <message>
        <source>a deleted buffer</source>
        <translation>صندوق محذوف</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>أحدهم</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeBell</name>
    <message>
        <source>Notices</source>
        <translation>التنبيهات</translation>
    </message>
    <message>
        <source>Nothing happened to your items.</source>
        <translation>لم يحدث شيء لعناصرك.</translation>
    </message>
    <message>
        <source>Choose Notices…</source>
        <translation>اختيار التنبيهات…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>سابقًا</translation>
    </message>
    <message>
        <source>New</source>
        <translation>جديد</translation>
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
            <numerusform>لا تنبيهات غير مقروءة</numerusform>
            <numerusform>تنبيه واحد غير مقروء</numerusform>
            <numerusform>تنبيهان غير مقروءين</numerusform>
            <numerusform>%Ln تنبيهات غير مقروءة</numerusform>
            <numerusform>%Ln تنبيهًا غير مقروء</numerusform>
            <numerusform>%Ln تنبيه غير مقروء</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PresenceWords</name>
    <message>
        <source>Somebody</source>
        <translation>شخص ما</translation>
    </message>
    <message>
        <source>%1 is writing a note</source>
        <translation>%1 – كتابة ملاحظة</translation>
    </message>
    <message>
        <source>%1 is looking at this</source>
        <translation>%1 – اطّلاع على هذا</translation>
    </message>
</context>
<context>
    <name>triage::app::ThresholdScale</name>
    <message>
        <source>Thresholds of routing</source>
        <translation>عتبات التوجيه</translation>
    </message>
    <message>
        <source>Below %1: unassigned. From %1: assigned and marked for review. From %2: assigned.</source>
        <comment>two shares in percent</comment>
        <translation>دون %1: بلا صندوق. من %1: يُوجَّه ويُعلَّم للمراجعة. من %2: يُوجَّه.</translation>
    </message>
</context>
</TS>
