<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="he" sourcelanguage="en">
<context>
    <name>triage::app</name>
    <message>
        <source>Somebody merged these items the other way round. Their merge was kept.</source>
        <translation>מישהו מיזג את הפריטים האלה בכיוון ההפוך. המיזוג שלו נשמר.</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>נדחה</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>בוצע</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתוח</translation>
    </message>
    <message>
        <source>It is assigned to %1.</source>
        <translation>הוא משויך אל ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Can’t reach the server. Is it running?</source>
        <translation>אין גישה לשרת. האם הוא פועל?</translation>
    </message>
    <message>
        <source>Can’t find this server. Check the address and the network.</source>
        <translation>השרת לא נמצא. בדקו את הכתובת ואת הרשת.</translation>
    </message>
    <message>
        <source>The server ended the connection before it had answered.</source>
        <translation>השרת סיים את החיבור לפני שהשיב.</translation>
    </message>
    <message>
        <source>No secure connection could be made to the server.</source>
        <translation>לא ניתן היה ליצור חיבור מאובטח לשרת.</translation>
    </message>
    <message>
        <source>The server took too long to answer.</source>
        <translation>השרת לא השיב בזמן.</translation>
    </message>
    <message>
        <source>The network’s proxy does not let the request pass.</source>
        <translation>שרת ה-Proxy של הרשת אינו מאפשר את הבקשה.</translation>
    </message>
    <message>
        <source>There is no network at the moment.</source>
        <translation>אין רשת כרגע.</translation>
    </message>
    <message>
        <source>The connection to the server failed.</source>
        <translation>החיבור לשרת נכשל.</translation>
    </message>
    <message>
        <source>The server’s answer is larger than any that Triage Desk expects.</source>
        <translation>תשובת השרת גדולה מכפי ש-Triage Desk מצפה.</translation>
    </message>
    <message>
        <source>The request was cancelled.</source>
        <translation>הבקשה בוטלה.</translation>
    </message>
    <message>
        <source>Triage Desk is already open and is not responding (%1).</source>
        <translation>Triage Desk כבר פתוח ואינו מגיב (⁨%1⁩).</translation>
    </message>
    <message>
        <source>What answered is not Triage Desk. A proxy or the network’s sign-in page may stand in between.</source>
        <translation>מי שהשיב אינו Triage Desk. ייתכן שבדרך נמצא שרת Proxy או דף הכניסה לרשת.</translation>
    </message>
    <message>
        <source>The server does not accept the token.</source>
        <translation>השרת אינו מקבל את האסימון.</translation>
    </message>
    <message>
        <source>The server cannot answer at the moment (%1).</source>
        <translation>השרת אינו יכול להשיב כרגע (⁨%1⁩).</translation>
    </message>
    <message>
        <source>The server’s address leads elsewhere. Use the address that it leads to.</source>
        <translation>כתובת השרת מפנה למקום אחר. יש להשתמש בכתובת שאליה היא מפנה.</translation>
    </message>
    <message>
        <source>Triage Desk at %1.</source>
        <translation>‏Triage Desk בכתובת ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server at %1 cannot answer at the moment.</source>
        <translation>השרת בכתובת ⁨%1⁩ אינו יכול להשיב כרגע.</translation>
    </message>
    <message>
        <source>Something answers at %1, but it is not Triage Desk.</source>
        <translation>התקבל מענה מהכתובת ⁨%1⁩, אך זה אינו Triage Desk.</translation>
    </message>
    <message>
        <source>Enter the server’s address, such as https://triage.example.com.</source>
        <translation>יש להזין את כתובת השרת, למשל ⁨https://triage.example.com⁩.</translation>
    </message>
    <message>
        <source>Triage Desk at %1. This connection isn’t encrypted: others on the network could read your token.</source>
        <translation>Triage Desk בכתובת ⁨%1⁩. החיבור אינו מוצפן: אחרים ברשת עלולים לקרוא את האסימון.</translation>
    </message>
    <message>
        <source>This server wants an encrypted connection: use %1.</source>
        <translation>השרת דורש חיבור מוצפן: יש להשתמש בכתובת ⁨%1⁩.</translation>
    </message>
    <message>
        <source>A token has no spaces or line breaks. Copy it again.</source>
        <translation>באסימון אין רווחים או שבירות שורה. העתיקו אותו שוב.</translation>
    </message>
    <message>
        <source>This is a widget token, which can only hand in feedback from web pages. Triage Desk needs a full-access token: it begins with ib_. An administrator can make one.</source>
        <translation>זהו אסימון של יישומון, והוא יכול רק לשלוח משובים מדפי אינטרנט. Triage Desk זקוק לאסימון בגישה מלאה, שמתחיל ב-⁨ib_⁩. מנהל יכול ליצור אסימון כזה.</translation>
    </message>
    <message>
        <source>A token begins with ib_.</source>
        <translation>אסימון מתחיל ב-⁨ib_⁩.</translation>
    </message>
    <message>
        <source>A part of the token is missing: it has %1 characters instead of %2.</source>
        <translation>חלק מהאסימון חסר: יש בו %1 תווים במקום %2.</translation>
    </message>
    <message>
        <source>The token is too long: it has %1 characters instead of %2.</source>
        <translation>האסימון ארוך מדי: יש בו %1 תווים במקום %2.</translation>
    </message>
    <message>
        <source>This token has a typo. Copy it again.</source>
        <translation>באסימון זה יש שגיאת הקלדה. העתיקו אותו שוב.</translation>
    </message>
    <message>
        <source>This server is too old for this version of Triage Desk. Ask its administrator to update it.</source>
        <translation>השרת הזה ישן מדי לגרסה הזו של Triage Desk. בקשו ממנהל השרת לעדכן אותו.</translation>
    </message>
    <message>
        <source>Somebody else changed it in the meantime; their change was kept.</source>
        <translation>מישהו אחר שינה זאת בינתיים, והשינוי שלו נשמר.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>אישור</translation>
    </message>
    <message>
        <source>Triage Desk is already open on another display (%1). Close it there first.</source>
        <translation>Triage Desk כבר פתוח בצג אחר (⁨%1⁩). סגרו אותו שם קודם.</translation>
    </message>
    <message>
        <source>A change whose description was lost</source>
        <translation>שינוי שהתיאור שלו אבד</translation>
    </message>
    <message>
        <source>A part of this change may be lost: its file was damaged.</source>
        <translation>ייתכן שחלק מהשינוי הזה אבד: הקובץ שלו ניזוק.</translation>
    </message>
    <message>
        <source>This server answers only without encryption. To accept that, enter %1.</source>
        <translation>השרת הזה עונה רק ללא הצפנה. כדי לקבל זאת, הזינו ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The server’s certificate has expired. Ask its administrator to renew it.</source>
        <translation>תוקף האישור של השרת פג. בקשו ממנהל השרת לחדש אותו.</translation>
    </message>
    <message>
        <source>The server’s certificate is not valid yet. Check the date of this computer.</source>
        <translation>האישור של השרת עדיין אינו בתוקף. בדקו את התאריך במחשב הזה.</translation>
    </message>
    <message>
        <source>The server’s certificate belongs to another name. Check the address.</source>
        <translation>האישור של השרת שייך לשם אחר. בדקו את הכתובת.</translation>
    </message>
    <message>
        <source>The server’s certificate is self-signed, and this computer does not trust it.</source>
        <translation>האישור של השרת חתום עצמית, והמחשב הזה אינו בוטח בו.</translation>
    </message>
    <message>
        <source>The server’s certificate is from an authority that this computer does not trust.</source>
        <translation>האישור של השרת הונפק על ידי רשות שהמחשב הזה אינו בוטח בה.</translation>
    </message>
    <message>
        <source>The server’s certificate was revoked.</source>
        <translation>האישור של השרת נשלל.</translation>
    </message>
    <message>
        <source>The server’s certificate cannot be verified.</source>
        <translation>לא ניתן לאמת את האישור של השרת.</translation>
    </message>
    <message>
        <source>The server no longer has this item.</source>
        <translation>הפריט כבר לא נמצא בשרת.</translation>
    </message>
    <message>
        <source>The server no longer has this buffer.</source>
        <translation>התיבה כבר לא נמצאת בשרת.</translation>
    </message>
</context>
<context>
    <name>triage::app::AboutDialog</name>
    <message>
        <source>About Triage Desk</source>
        <translation>אודות Triage Desk</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>גרסה</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>שרת</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;העתקה</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>רישיון</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later (%1). You may use, study, share and change it. It comes without any warranty.</source>
        <translation>תוכנה חופשית תחת הרישיון הציבורי הכללי של GNU, גרסה 3 ואילך (⁨%1⁩). מותר להשתמש בה, ללמוד אותה, לשתף ולשנות. היא ניתנת ללא כל אחריות.</translation>
    </message>
    <message>
        <source>Made with</source>
        <translation>נבנה עם</translation>
    </message>
    <message>
        <source>Qt %1 (LGPL-3.0), QCoro (MIT), QtKeychain (BSD-3-Clause), JSON for Modern C++ (MIT), SQLite (public domain)</source>
        <translation>⁨Qt %1 (LGPL-3.0)⁩, ⁨QCoro (MIT)⁩, ⁨QtKeychain (BSD-3-Clause)⁩, ⁨JSON for Modern C++ (MIT)⁩, ⁨SQLite⁩ (נחלת הכלל)</translation>
    </message>
    <message>
        <source>Sorts what your users say into buffers.</source>
        <translation>ממיין לתיבות את מה שהמשתמשים שלך אומרים.</translation>
    </message>
    <message>
        <source>%1, which cannot be reached just now</source>
        <translation>⁨%1⁩, שאינו זמין כרגע</translation>
    </message>
    <message>
        <source>Asking the server for its version…</source>
        <translation>בירור גרסת השרת…</translation>
    </message>
    <message>
        <source>%1, version %2</source>
        <comment>address of a server</comment>
        <translation>⁨%1⁩, גרסה ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1, which does not tell its version</source>
        <translation>⁨%1⁩, שאינו מוסר את גרסתו</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>הפרטים הועתקו</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountFiles</name>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>לא ניתן ליצור את התיקייה ⁨%1⁩.</translation>
    </message>
</context>
<context>
    <name>triage::app::AccountList</name>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;פתיחה</translation>
    </message>
    <message>
        <source>Sign &amp;Out…</source>
        <translation>&amp;יציאה מהחשבון…</translation>
    </message>
    <message>
        <source>Your or&amp;ganizations</source>
        <translation>ה&amp;ארגונים שלך</translation>
    </message>
    <message>
        <source>Your organizations</source>
        <translation>הארגונים שלך</translation>
    </message>
    <message>
        <source>%1, as %2, on %3</source>
        <comment>organization, member, server</comment>
        <translation>⁨%1⁩, בתור ⁨%2⁩, בשרת ⁨%3⁩</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>⁨%1⁩ (פתוח)</translation>
    </message>
    <message>
        <source>Choose an organization first.</source>
        <translation>יש לבחור ארגון תחילה.</translation>
    </message>
    <message>
        <source>It is open already.</source>
        <translation>הוא כבר פתוח.</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityDialog</name>
    <message>
        <source>Activity</source>
        <translation>פעילות</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>שינויים</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;ניסיון חוזר</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;עריכה…</translation>
    </message>
    <message>
        <source>Disc&amp;ard…</source>
        <translation>&amp;מחיקת השינוי…</translation>
    </message>
    <message>
        <source>&amp;Copy Details</source>
        <translation>&amp;העתקת הפרטים</translation>
    </message>
    <message>
        <source>&amp;Changes</source>
        <translation>&amp;שינויים</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Changes (%Ln)</source>
        <translation>
            <numerusform>ש&amp;ינויים (%Ln)</numerusform>
            <numerusform>ש&amp;ינויים (%Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (undone)</source>
        <translation>%1 (בוטל)</translation>
    </message>
    <message>
        <source>Nothing was done yet.</source>
        <translation>עדיין לא בוצע דבר.</translation>
    </message>
    <message>
        <source>Choose a change first.</source>
        <translation>יש לבחור שינוי תחילה.</translation>
    </message>
    <message>
        <source>It is being sent.</source>
        <translation>השינוי נשלח כעת.</translation>
    </message>
    <message>
        <source>Only texts can be edited.</source>
        <translation>ניתן לערוך רק טקסטים.</translation>
    </message>
    <message>
        <source>&amp;Redo Mine</source>
        <translation>ה&amp;חלת השינוי שלי מחדש</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a state</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Yours: %1</source>
        <translation>שלך: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The server has: %1</source>
        <translation>בשרת: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n attempt(s)</source>
        <translation>
            <numerusform>⁨%1⁩ · ניסיון אחד</numerusform>
            <numerusform>⁨%1⁩ · %Ln ניסיונות</numerusform>
        </translation>
    </message>
    <message>
        <source>Edit note</source>
        <translation>עריכת הערה</translation>
    </message>
    <message>
        <source>Note:</source>
        <translation>הערה:</translation>
    </message>
    <message>
        <source>Discard change</source>
        <translation>מחיקת השינוי</translation>
    </message>
    <message>
        <source>Discard this unsent change? (%1)</source>
        <translation>לבטל את השינוי שלא נשלח? (⁨%1⁩)</translation>
    </message>
    <message>
        <source>Discard Change</source>
        <translation>מחיקת השינוי</translation>
    </message>
    <message>
        <source>Request id: %1</source>
        <translation>מזהה הבקשה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>הפרטים הועתקו</translation>
    </message>
    <message>
        <source>Everything was sent</source>
        <translation>הכול נשלח</translation>
    </message>
    <message>
        <source>Changes that wait, or that the server refused, are listed here.</source>
        <translation>כאן מופיעים שינויים שממתינים או שהשרת דחה.</translation>
    </message>
    <message>
        <source>Feedback: %1</source>
        <translation>משוב: ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Select Whole Action</source>
        <translation>&amp;בחירת הפעולה כולה</translation>
    </message>
    <message>
        <source>Send &amp;Now</source>
        <translation>שליחה &amp;עכשיו</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n changes? They are never sent.</source>
        <translation>
            <numerusform>לבטל שינוי אחד? הוא לא יישלח לעולם.</numerusform>
            <numerusform>לבטל %Ln שינויים? הם לא יישלחו לעולם.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Changes (%1, the first %2 are shown)</source>
        <comment>numbers</comment>
        <translation>&amp;שינויים (%1, מוצגים ה-%2 הראשונים)</translation>
    </message>
    <message>
        <source>&amp;Done</source>
        <translation>ב&amp;וצע</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>בוצע</translation>
    </message>
</context>
<context>
    <name>triage::app::ActivityWords</name>
    <message>
        <source>Reported again after a similar item was done.</source>
        <translation>דווח שוב אחרי שפריט דומה טופל.</translation>
    </message>
    <message>
        <source>%1 With %2.</source>
        <comment>what was done, program that did it for its author</comment>
        <translation>%1 באמצעות %2.</translation>
    </message>
    <message>
        <source>No longer marked as different from another item.</source>
        <translation>אינו מסומן עוד כשונה מפריט אחר.</translation>
    </message>
    <message>
        <source>Marked as different from another item.</source>
        <translation>סומן כשונה מפריט אחר.</translation>
    </message>
    <message>
        <source>Took the place of a deleted item. Its duplicates: %1.</source>
        <comment>number</comment>
        <translation>תפס את מקומו של פריט שנמחק. הכפולים שלו: %1.</translation>
    </message>
    <message>
        <source>Duplicates unmerged: %1.</source>
        <comment>number</comment>
        <translation>כפילויות שהופרדו: %1.</translation>
    </message>
    <message>
        <source>Duplicates added: %1.</source>
        <comment>number</comment>
        <translation>כפולים שנוספו: %1.</translation>
    </message>
    <message>
        <source>No longer marked as a duplicate.</source>
        <translation>אינו מסומן עוד ככפול.</translation>
    </message>
    <message>
        <source>Marked as a duplicate of another item.</source>
        <translation>סומן ככפול של פריט אחר.</translation>
    </message>
    <message>
        <source>Assigned to %1.</source>
        <comment>buffer</comment>
        <translation>נוסף אל %1.</translation>
    </message>
    <message>
        <source>Removed from %1.</source>
        <comment>buffer</comment>
        <translation>הוסר מ־%1.</translation>
    </message>
    <message>
        <source>Moved from %1 to %2.</source>
        <comment>buffers</comment>
        <translation>הועבר מ־%1 אל %2.</translation>
    </message>
    <message>
        <source>Edited: %1.</source>
        <comment>fields</comment>
        <translation>נערך: %1.</translation>
    </message>
    <message>
        <source>Marked as reviewed.</source>
        <translation>סומן כנבדק.</translation>
    </message>
    <message>
        <source>Marked as needing review.</source>
        <translation>סומן לבדיקה.</translation>
    </message>
    <message>
        <source>Asked for routing again.</source>
        <translation>התבקש ניתוב מחדש.</translation>
    </message>
    <message>
        <source>Unassigned. %1</source>
        <comment>reason</comment>
        <translation>ללא תיבה. %1</translation>
    </message>
    <message>
        <source>Not routed: %1</source>
        <comment>reason</comment>
        <translation>לא נותב: %1</translation>
    </message>
    <message>
        <source>Routing failed: %1</source>
        <comment>reason</comment>
        <translation>הניתוב נכשל: %1</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>buffer, how sure the classifier was</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Routed to %1, a new buffer that awaits approval.</source>
        <comment>buffer</comment>
        <translation>נותב אל %1, תיבה חדשה שממתינה לאישור.</translation>
    </message>
    <message>
        <source>Routed to %1.</source>
        <comment>buffers</comment>
        <translation>נותב אל %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Needs review.</source>
        <translation>דורש בדיקה.</translation>
    </message>
    <message>
        <source>title</source>
        <translation>כותרת</translation>
    </message>
    <message>
        <source>text</source>
        <translation>טקסט</translation>
    </message>
    <message>
        <source>person who sent it</source>
        <translation>השולח</translation>
    </message>
    <message>
        <source>Opened again.</source>
        <translation>נפתח מחדש.</translation>
    </message>
    <message>
        <source>Marked as done.</source>
        <translation>סומן כבוצע.</translation>
    </message>
    <message>
        <source>Declined.</source>
        <translation>נדחה.</translation>
    </message>
    <message>
        <source>Assigned it to themselves.</source>
        <translation>שויך לעצמו.</translation>
    </message>
    <message>
        <source>Assigned it to %1.</source>
        <comment>person</comment>
        <translation>שויך אל %1.</translation>
    </message>
    <message>
        <source>Unassigned it.</source>
        <translation>השיוך בוטל.</translation>
    </message>
    <message>
        <source>Snoozed until %1.</source>
        <comment>time</comment>
        <translation>הושהה עד %1.</translation>
    </message>
    <message>
        <source>Ended the snooze.</source>
        <translation>ההשהיה הסתיימה.</translation>
    </message>
    <message>
        <source>Tagged with %1.</source>
        <comment>tags</comment>
        <translation>תויג: %1.</translation>
    </message>
    <message>
        <source>Took off %1.</source>
        <comment>tags</comment>
        <translation>התגית הוסרה: %1.</translation>
    </message>
    <message>
        <source>No longer marked as reviewed.</source>
        <translation>כבר אינו מסומן כנבדק.</translation>
    </message>
    <message>
        <source>Split off a part of the text as another item.</source>
        <translation>פיצול של חלק מהטקסט לפריט נוסף.</translation>
    </message>
    <message>
        <source>Split off from another item.</source>
        <translation>פוצל מפריט אחר.</translation>
    </message>
</context>
<context>
    <name>triage::app::Dates</name>
    <message>
        <source>d MMM</source>
        <comment>date</comment>
        <translation>d בMMM</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <comment>date</comment>
        <translation>d בMMM yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>date, time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Since %1</source>
        <comment>date</comment>
        <translation>מאז %1</translation>
    </message>
    <message>
        <source>Until %1</source>
        <comment>date</comment>
        <translation>עד %1</translation>
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
        <translation>ההרשאות שלך עדיין אינן ידועות. יש להתחבר תחילה לשרת.</translation>
    </message>
    <message>
        <source>Only administrators of %1 may do this.</source>
        <translation>רק מנהלי ⁨%1⁩ רשאים לעשות זאת.</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the buffer in the meantime.</source>
        <translation>הפעולה לא בוטלה: מישהו אחר שינה את התיבה בינתיים.</translation>
    </message>
    <message>
        <source>Edit buffer %1</source>
        <translation>עריכת התיבה ⁨%1⁩</translation>
    </message>
    <message>
        <source>Delete buffer %1</source>
        <translation>מחיקת התיבה ⁨%1⁩</translation>
    </message>
    <message>
        <source>Someone changed this buffer while it was open here. Save again to replace their version: %1</source>
        <translation>מישהו שינה את התיבה הזו בזמן שהייתה פתוחה כאן. שמרו שוב כדי להחליף את הגרסה שלו: %1</translation>
    </message>
    <message>
        <source>Someone changed these settings while they were open here. Save again to replace their values: %1</source>
        <translation>מישהו שינה את ההגדרות האלה בזמן שהיו פתוחות כאן. שמרו שוב כדי להחליף את הערכים האלה: %1</translation>
    </message>
    <message>
        <source>Duplicates are merged by people only</source>
        <translation>רק אנשים ממזגים כפילויות</translation>
    </message>
    <message numerus="yes">
        <source>Moved %Ln from %1 to %2</source>
        <translation>
            <numerusform>הועבר משוב אחד מהתיבה ⁨%1⁩ אל ⁨%2⁩</numerusform>
            <numerusform>הועברו %Ln משובים מהתיבה ⁨%1⁩ אל ⁨%2⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Move everything from %1 to %2</source>
        <translation>העברת הכול מהתיבה ⁨%1⁩ אל ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback stayed, because it was moved since</source>
        <translation>
            <numerusform>משוב אחד נשאר במקומו כי הועבר מאז</numerusform>
            <numerusform>%Ln משובים נשארו במקומם כי הועברו מאז</numerusform>
        </translation>
    </message>
    <message>
        <source>Split off</source>
        <translation>פיצול</translation>
    </message>
    <message>
        <source>Split off “%1”</source>
        <translation>פוצל „%1”</translation>
    </message>
    <message>
        <source>Not undone: somebody worked on it in the meantime.</source>
        <translation>לא בוטל: מישהו עבד על זה בינתיים.</translation>
    </message>
    <message>
        <source>Only its owner and administrators may change this view</source>
        <translation>רק הבעלים שלה ומנהלים רשאים לשנות את התצוגה הזאת</translation>
    </message>
    <message>
        <source>Delete view %1</source>
        <translation>מחיקת התצוגה %1</translation>
    </message>
    <message>
        <source>Change view %1</source>
        <translation>שינוי התצוגה %1</translation>
    </message>
    <message>
        <source>Create view %1</source>
        <translation>יצירת התצוגה %1</translation>
    </message>
    <message>
        <source>Someone changed this view while it was open here. Save again to replace their version: %1</source>
        <translation>מישהו שינה את התצוגה הזאת בזמן שהייתה פתוחה כאן. שמרו שוב כדי להחליף את הגרסה שלו: %1</translation>
    </message>
    <message>
        <source>Assign the next item to you</source>
        <translation>שיוך הפריט הבא אליך</translation>
    </message>
    <message>
        <source>Not undone: somebody else changed the view in the meantime.</source>
        <translation>לא בוטל: מישהו אחר שינה את התצוגה בינתיים.</translation>
    </message>
    <message>
        <source>Not moved: somebody else moved the views in the meantime.</source>
        <translation>לא הועבר: מישהו אחר העביר את התצוגות בינתיים.</translation>
    </message>
    <message>
        <source>Move view %1</source>
        <translation>העברת התצוגה %1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>בוטל: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Move open feedback from %1 to %2</source>
        <translation>העברת המשובים הפתוחים מהתיבה ⁨%1⁩ אל ⁨%2⁩</translation>
    </message>
    <message>
        <source>Moved %1 instead of %2 from %3 to %4</source>
        <comment>numbers of items, buffers</comment>
        <translation>הועברו %1 במקום %2 מהתיבה ⁨%3⁩ אל ⁨%4⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::ApiClient</name>
    <message>
        <source>The request was cancelled.</source>
        <translation>הבקשה בוטלה.</translation>
    </message>
    <message>
        <source>You signed in again while the server was answering. Try again.</source>
        <translation>התחברת מחדש בזמן שהשרת ענה. נסה שוב.</translation>
    </message>
</context>
<context>
    <name>triage::app::Application</name>
    <message>
        <source>Sign in to %1 again. %2</source>
        <translation>יש להיכנס שוב אל ⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message>
        <source>S&amp;witch Organization</source>
        <translation>&amp;החלפת ארגון</translation>
    </message>
    <message>
        <source>%1 on %2</source>
        <comment>organization, server</comment>
        <translation>⁨%1⁩ בשרת ⁨%2⁩</translation>
    </message>
    <message>
        <source>Signed in for this session only: %1</source>
        <translation>הכניסה היא להפעלה זו בלבד: ⁨%1⁩</translation>
    </message>
    <message>
        <source>This is not a link of Triage Desk.</source>
        <translation>זה אינו קישור של Triage Desk.</translation>
    </message>
    <message>
        <source>The link belongs to the organization %1. Sign in to it to open the link.</source>
        <translation>הקישור שייך לארגון ⁨%1⁩. יש להיכנס אליו כדי לפתוח את הקישור.</translation>
    </message>
    <message>
        <source>Triage Desk cannot start</source>
        <translation>לא ניתן להפעיל את Triage Desk</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token for %1. Enter another one; %n changes wait and are sent then.</source>
        <translation>
            <numerusform>השרת כבר אינו מקבל את האסימון של ⁨%1⁩. יש להזין אחר; שינוי אחד ממתין ויישלח אז.</numerusform>
            <numerusform>השרת כבר אינו מקבל את האסימון של ⁨%1⁩. יש להזין אחר; %Ln שינויים ממתינים ויישלחו אז.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token for %1. Enter another one.</source>
        <translation>השרת כבר אינו מקבל את האסימון של ⁨%1⁩. יש להזין אחר.</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>יציאה מהחשבון</translation>
    </message>
    <message numerus="yes">
        <source>%n changes in %1 were not sent yet. They stay on this computer, and are sent when you sign in there again.</source>
        <translation>
            <numerusform>שינוי אחד ב-⁨%1⁩ עדיין לא נשלח. הוא נשאר במחשב הזה ויישלח בכניסה הבאה לשם.</numerusform>
            <numerusform>%Ln שינויים ב-⁨%1⁩ עדיין לא נשלחו. הם נשארים במחשב הזה ויישלחו בכניסה הבאה לשם.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sign Out</source>
        <translation>יציאה מהחשבון</translation>
    </message>
    <message>
        <source>You are signed out of %1.</source>
        <translation>יצאת מהחשבון של ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Signed in for this session only</source>
        <translation>הכניסה היא להפעלה זו בלבד</translation>
    </message>
    <message>
        <source>Signing out of %1 removes its downloaded feedback from this computer. Your drafts and pins stay, and are back when you sign in again.</source>
        <translation>יציאה מ⁨%1⁩ מסירה מהמחשב הזה את המשוב שהורד. הטיוטות והנעיצות שלכם נשארות, וחוזרות כשתתחברו שוב.</translation>
    </message>
    <message>
        <source>Close the open dialog first.</source>
        <translation>סגרו קודם את תיבת הדו-שיח הפתוחה.</translation>
    </message>
    <message>
        <source>Open link</source>
        <translation>פתיחת קישור</translation>
    </message>
    <message>
        <source>The link belongs to %1. The window of %2 closes to open it.</source>
        <translation>הקישור שייך ל⁨%1⁩. החלון של ⁨%2⁩ ייסגר כדי לפתוח אותו.</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>פתיחת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Cannot open the organization</source>
        <translation>לא ניתן לפתוח את הארגון</translation>
    </message>
</context>
<context>
    <name>triage::app::LastSending</name>
    <message>
        <source>Sending the last changes…</source>
        <translation>השינויים האחרונים נשלחים…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>יציאה</translation>
    </message>
    <message numerus="yes">
        <source>%n changes are not sent yet. They stay on this computer and are sent when Triage Desk starts again.</source>
        <translation>
            <numerusform>שינוי אחד עדיין לא נשלח. הוא נשאר במחשב הזה ויישלח בהפעלה הבאה של Triage Desk.</numerusform>
            <numerusform>%Ln שינויים עדיין לא נשלחו. הם נשארים במחשב הזה ויישלחו בהפעלה הבאה של Triage Desk.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Banner</name>
    <message>
        <source>Nothing can be kept on this computer: %1</source>
        <translation>לא ניתן לשמור דבר במחשב זה: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>The server no longer accepts the token. %n unsent changes are saved.</source>
        <translation>
            <numerusform>השרת כבר אינו מקבל את האסימון. שינוי אחד שלא נשלח שמור.</numerusform>
            <numerusform>השרת כבר אינו מקבל את האסימון. %Ln שינויים שלא נשלחו שמורים.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server no longer accepts the token.</source>
        <translation>השרת כבר אינו מקבל את האסימון.</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>לא מקוון מאז %1</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>לא מקוון</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changes waiting</source>
        <translation>
            <numerusform>%1, שינוי אחד ממתין</numerusform>
            <numerusform>%1, %Ln שינויים ממתינים</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Connect Again…</source>
        <translation>התחברות מחדש…</translation>
    </message>
    <message>
        <source>Retry Now</source>
        <translation>ניסיון חוזר עכשיו</translation>
    </message>
    <message numerus="yes">
        <source>You are signed out. %n changes are kept until you enter a token.</source>
        <translation>
            <numerusform>אינכם מחוברים. שינוי אחד נשמר עד שתזינו אסימון.</numerusform>
            <numerusform>אינכם מחוברים. %Ln שינויים נשמרים עד שתזינו אסימון.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are signed out. Enter a token to synchronise.</source>
        <translation>אינכם מחוברים. הזינו אסימון כדי לסנכרן.</translation>
    </message>
    <message>
        <source>This computer’s clock is off: it shows %1, the server %2.</source>
        <comment>two times</comment>
        <translation>השעון של המחשב הזה אינו מכוון: הוא מראה %1, והשרת %2.</translation>
    </message>
</context>
<context>
    <name>triage::app::BatchWork</name>
    <message>
        <source>it was sent already and cannot be undone</source>
        <translation>כבר נשלח ואינו ניתן לביטול</translation>
    </message>
    <message>
        <source>the server had refused it</source>
        <translation>השרת דחה זאת</translation>
    </message>
    <message>
        <source>Undo: %1</source>
        <translation>ביטול: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardCanvas</name>
    <message>
        <source>This column belongs to another organization.</source>
        <translation>הטור הזה שייך לארגון אחר.</translation>
    </message>
    <message>
        <source>Move the column %1 here</source>
        <translation>העברת הטור ⁨%1⁩ לכאן</translation>
    </message>
    <message>
        <source>Show the column %1 here</source>
        <translation>הצגת הטור ⁨%1⁩ כאן</translation>
    </message>
    <message>
        <source>Move all %1 items from %2 to %3…</source>
        <comment>number, two buffers</comment>
        <translation>העברת כל %1 הפריטים מהתיבה ⁨%2⁩ אל ⁨%3⁩…</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumn</name>
    <message>
        <source>Unassigned</source>
        <translation>ללא תיבה</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>הטור ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show new feedback in %1</source>
        <translation>הצגת משובים חדשים בתיבה ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>חדש אחד</numerusform>
            <numerusform>%Ln חדשים</numerusform>
        </translation>
    </message>
    <message>
        <source>No results</source>
        <translation>אין תוצאות</translation>
    </message>
    <message>
        <source>Drop feedback here</source>
        <translation>אפשר לשחרר משובים כאן</translation>
    </message>
    <message>
        <source>Everything is in a buffer</source>
        <translation>הכול נמצא בתיבה</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardColumns</name>
    <message>
        <source>Unassigned</source>
        <translation>ללא תיבה</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardController</name>
    <message>
        <source>No further column has new feedback.</source>
        <translation>אין עוד טור עם משובים חדשים.</translation>
    </message>
    <message>
        <source>There is no further column.</source>
        <translation>אין עוד טור.</translation>
    </message>
    <message>
        <source>There is no column on the left.</source>
        <translation>אין טור משמאל.</translation>
    </message>
    <message>
        <source>There is no column on the right.</source>
        <translation>אין טור מימין.</translation>
    </message>
</context>
<context>
    <name>triage::app::BoardView</name>
    <message>
        <source>Board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>No columns</source>
        <translation>אין טורים</translation>
    </message>
    <message>
        <source>The board shows buffers side by side. Choose which ones.</source>
        <translation>הלוח מציג תיבות זו לצד זו. יש לבחור אילו.</translation>
    </message>
    <message>
        <source>Choose Columns…</source>
        <translation>בחירת טורים…</translation>
    </message>
    <message>
        <source>Column %1 is hidden; Choose Columns brings it back</source>
        <translation>הטור ⁨%1⁩ מוסתר; ”בחירת טורים“ מחזירה אותו</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferDialog</name>
    <message>
        <source>Edit buffer</source>
        <translation>עריכת תיבה</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>תיבה חדשה</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;שם</translation>
    </message>
    <message>
        <source>Buffer name</source>
        <translation>שם התיבה</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;תיאור</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>תיאור</translation>
    </message>
    <message>
        <source>&amp;Routing instructions</source>
        <translation>&amp;הוראות ניתוב</translation>
    </message>
    <message>
        <source>Routing instructions</source>
        <translation>הוראות ניתוב</translation>
    </message>
    <message>
        <source>&amp;Save Buffer</source>
        <translation>ש&amp;מירת התיבה</translation>
    </message>
    <message>
        <source>&amp;Create Buffer</source>
        <translation>&amp;יצירת התיבה</translation>
    </message>
    <message>
        <source>Live preview</source>
        <translation>תצוגה מקדימה חיה</translation>
    </message>
    <message>
        <source>How a text would be routed with these instructions. Nothing is saved.</source>
        <translation>כך טקסט ינותב לפי הוראות אלה. דבר אינו נשמר.</translation>
    </message>
    <message>
        <source>What goes in this buffer</source>
        <translation>מה שייך לתיבה זו</translation>
    </message>
    <message>
        <source>What belongs here and what does not, in plain words</source>
        <translation>מה שייך לכאן ומה לא, במילים פשוטות</translation>
    </message>
    <message>
        <source>A buffer needs a name.</source>
        <translation>לתיבה דרוש שם.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>אחד הטקסטים ארוך מדי.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>מתבצעת שמירה…</translation>
    </message>
    <message>
        <source>Creating the buffer…</source>
        <translation>התיבה נוצרת…</translation>
    </message>
    <message>
        <source>Saving the buffer…</source>
        <translation>התיבה נשמרת…</translation>
    </message>
    <message>
        <source>Saved the buffer %1</source>
        <translation>התיבה ⁨%1⁩ נשמרה</translation>
    </message>
    <message>
        <source>Created the buffer %1</source>
        <translation>התיבה ⁨%1⁩ נוצרה</translation>
    </message>
</context>
<context>
    <name>triage::app::BufferPicker</name>
    <message>
        <source>Buffer name</source>
        <translation>שם התיבה</translation>
    </message>
    <message>
        <source>Matching buffers</source>
        <translation>תיבות תואמות</translation>
    </message>
    <message>
        <source>Move to buffer</source>
        <translation>העברה לתיבה</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>הוספה גם לתיבה</translation>
    </message>
    <message>
        <source>Make a new buffer “%1”…</source>
        <translation>יצירת תיבה חדשה ”⁨%1⁩“…</translation>
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
        <translation>ידנית</translation>
    </message>
</context>
<context>
    <name>triage::app::CentreController</name>
    <message>
        <source>There is no feedback %1 here, or it was deleted.</source>
        <translation>המשוב ⁨%1⁩ אינו כאן, או שנמחק.</translation>
    </message>
    <message>
        <source>This buffer is not here, or it was deleted.</source>
        <translation>תיבה זו אינה כאן, או שנמחקה.</translation>
    </message>
    <message>
        <source>No further list has new feedback.</source>
        <translation>אין עוד רשימה עם משובים חדשים.</translation>
    </message>
    <message>
        <source>There is no further list.</source>
        <translation>אין עוד רשימה.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>תיבה זו נמחקה.</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandAvailability</name>
    <message>
        <source>There is nothing to undo</source>
        <translation>אין מה לבטל</translation>
    </message>
    <message>
        <source>There is nothing to redo</source>
        <translation>אין מה לבצע מחדש</translation>
    </message>
    <message>
        <source>This is where you began</source>
        <translation>זו נקודת ההתחלה</translation>
    </message>
    <message>
        <source>There is nothing ahead</source>
        <translation>אין דבר בהמשך</translation>
    </message>
    <message>
        <source>Nothing is selected</source>
        <translation>לא נבחר דבר</translation>
    </message>
    <message>
        <source>There is no move to repeat yet</source>
        <translation>אין עדיין העברה לחזור עליה</translation>
    </message>
    <message>
        <source>Start triage mode first</source>
        <translation>יש להפעיל תחילה את מצב המיון</translation>
    </message>
    <message>
        <source>This list is empty</source>
        <translation>רשימה זו ריקה</translation>
    </message>
    <message>
        <source>Only in the dashboard</source>
        <translation>רק בלוח המחוונים</translation>
    </message>
    <message>
        <source>Only in the board view</source>
        <translation>רק בתצוגת לוח</translation>
    </message>
    <message>
        <source>There is no column on the left</source>
        <translation>אין טור משמאל</translation>
    </message>
    <message>
        <source>There is no column on the right</source>
        <translation>אין טור מימין</translation>
    </message>
    <message>
        <source>Open a buffer first</source>
        <translation>יש לפתוח תיבה תחילה</translation>
    </message>
    <message>
        <source>This buffer was not suggested, or is approved already</source>
        <translation>תיבה זו לא הוצעה, או שכבר אושרה</translation>
    </message>
    <message>
        <source>No buffer has this number</source>
        <translation>אין תיבה במספר זה</translation>
    </message>
    <message>
        <source>Only in a list or on the board</source>
        <translation>רק ברשימה או בלוח</translation>
    </message>
    <message>
        <source>This list has nothing but duplicates</source>
        <translation>ברשימה זו יש רק כפילויות</translation>
    </message>
    <message>
        <source>It is in no buffer</source>
        <translation>הוא אינו באף תיבה</translation>
    </message>
    <message>
        <source>Only in a list</source>
        <translation>רק ברשימה</translation>
    </message>
    <message>
        <source>This list has one state only</source>
        <translation>ברשימה הזאת יש מצב אחד בלבד</translation>
    </message>
    <message>
        <source>Remove the filter “Back from snooze” first: it applies only in this window</source>
        <translation>יש להסיר תחילה את המסנן „חזרו מהשהיה”: הוא תקף רק בחלון הזה</translation>
    </message>
    <message>
        <source>Select words of the text first</source>
        <translation>יש לבחור תחילה מילים בטקסט</translation>
    </message>
    <message>
        <source>It is not known who submitted it</source>
        <translation>לא ידוע מי שלח</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;קובץ</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;עריכה</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;תצוגה</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>&amp;מעבר</translation>
    </message>
    <message>
        <source>Feed&amp;back</source>
        <translation>מ&amp;שוב</translation>
    </message>
    <message>
        <source>B&amp;uffer</source>
        <translation>ת&amp;יבה</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;כלים</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ע&amp;זרה</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>העב&amp;רה</translation>
    </message>
    <message>
        <source>&amp;Status</source>
        <translation>מ&amp;צב</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailHead</name>
    <message>
        <source>Title</source>
        <translation>כותרת</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>פרטים</translation>
    </message>
    <message>
        <source>Also add to buffer</source>
        <translation>הוספה גם לתיבה</translation>
    </message>
    <message>
        <source>Add to a Buffer</source>
        <translation>הוספה לתיבה</translation>
    </message>
    <message>
        <source>via %1</source>
        <translation>דרך ⁨%1⁩</translation>
    </message>
    <message>
        <source>Other feedback from %1</source>
        <translation>משוב נוסף מאת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show all feedback from this person</source>
        <translation>הצגת כל המשוב מאדם זה</translation>
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
        <translation>כלום</translation>
    </message>
    <message>
        <source>title</source>
        <translation>כותרת</translation>
    </message>
    <message>
        <source>text</source>
        <translation>טקסט</translation>
    </message>
    <message>
        <source>submitted by</source>
        <translation>נשלח על ידי</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>דורש בדיקה</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>כן</translation>
    </message>
    <message>
        <source>no</source>
        <translation>לא</translation>
    </message>
</context>
<context>
    <name>triage::app::ChangeDescription</name>
    <message>
        <source>%1 marked it as a duplicate of another item</source>
        <translation>%1 סימן אותו ככפילות של פריט אחר</translation>
    </message>
    <message>
        <source>%1 unmerged it</source>
        <translation>%1 החזיר אותו לעמוד בפני עצמו</translation>
    </message>
    <message>
        <source>The feedback was deleted.</source>
        <translation>המשוב נמחק.</translation>
    </message>
    <message>
        <source>%1 changed it</source>
        <translation>שונה על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 assigned it to themselves</source>
        <translation>⁨%1⁩ שייך אותו לעצמו</translation>
    </message>
    <message>
        <source>%1 opened it again</source>
        <translation>נפתח מחדש על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 declined it</source>
        <translation>נדחה על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 marked it as done</source>
        <translation>סומן כבוצע על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>תיבה שנמחקה</translation>
    </message>
    <message>
        <source>Routing</source>
        <translation>הניתוב</translation>
    </message>
    <message>
        <source>Someone</source>
        <translation>מישהו</translation>
    </message>
    <message>
        <source>%1 removed it from %2</source>
        <translation>הוסר מהתיבה ⁨%2⁩ על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 moved it to %2</source>
        <translation>הועבר לתיבה ⁨%2⁩ על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 put it into %2</source>
        <translation>הוכנס לתיבה ⁨%2⁩ על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 marked it as needing review</source>
        <translation>סומן לבדיקה על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 marked it as reviewed</source>
        <translation>סומן כנבדק על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 edited it</source>
        <translation>נערך על ידי ⁨%1⁩</translation>
    </message>
    <message>
        <source>it was deleted meanwhile</source>
        <translation>נמחק בינתיים</translation>
    </message>
    <message>
        <source>it is not in the copy on this computer</source>
        <translation>אינו בעותק שבמחשב הזה</translation>
    </message>
    <message>
        <source>it was changed elsewhere meanwhile</source>
        <translation>שונה בינתיים במקום אחר</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <comment>who did what, time</comment>
        <translation>%1 בשעה %2</translation>
    </message>
    <message>
        <source>The feedback is not in the copy on this computer.</source>
        <translation>המשוב אינו בעותק שבמחשב הזה.</translation>
    </message>
</context>
<context>
    <name>triage::app::ChipList</name>
    <message>
        <source>Buffers of this feedback</source>
        <translation>התיבות של משוב זה</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, confidence</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Delete removes it from this buffer.</source>
        <translation>המקש Delete מסיר אותו מתיבה זו.</translation>
    </message>
    <message>
        <source>confidence %1</source>
        <comment>percent</comment>
        <translation>רמת ודאות %1</translation>
    </message>
    <message>
        <source>Remove From This Buffer</source>
        <translation>הסרה מתיבה זו</translation>
    </message>
    <message>
        <source>Show This Buffer</source>
        <translation>הצגת תיבה זו</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnHead</name>
    <message>
        <source>Column %1: menu</source>
        <translation>הטור ⁨%1⁩: תפריט</translation>
    </message>
    <message>
        <source>What can be done with this column</source>
        <translation>מה אפשר לעשות עם הטור הזה</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a column&apos;s name, how many it holds</comment>
        <translation>⁨%1⁩, %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how many are shown, of how many</comment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>column, number</comment>
        <translation>%1, מקש %2</translation>
    </message>
</context>
<context>
    <name>triage::app::ColumnsDialog</name>
    <message>
        <source>Columns of the board</source>
        <translation>הטורים בלוח</translation>
    </message>
    <message>
        <source>Move &amp;Up</source>
        <translation>הזזה למ&amp;עלה</translation>
    </message>
    <message>
        <source>Move &amp;Down</source>
        <translation>הזזה למ&amp;טה</translation>
    </message>
    <message>
        <source>Show &amp;All</source>
        <translation>הצגת ה&amp;כול</translation>
    </message>
    <message>
        <source>&amp;Hide All</source>
        <translation>ה&amp;סתרת הכול</translation>
    </message>
    <message>
        <source>Columns with a mark are on the board, from the top of this list on. Drag them, or use the buttons, to put them in order.</source>
        <translation>הטורים המסומנים מופיעים בלוח לפי סדר הרשימה, מלמעלה למטה. אפשר לסדר אותם בגרירה או בלחצנים.</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>טורים</translation>
    </message>
    <message>
        <source>Put the column before the one above it (Alt+Up)</source>
        <translation>הצבת הטור לפני זה שמעליו (Alt+Up)</translation>
    </message>
    <message>
        <source>Put the column behind the one below it (Alt+Down)</source>
        <translation>הצבת הטור אחרי זה שמתחתיו (Alt+Down)</translation>
    </message>
    <message>
        <source>&amp;Use These Columns</source>
        <translation>&amp;שימוש בטורים אלה</translation>
    </message>
    <message numerus="yes">
        <source>The board has %n column(s)</source>
        <translation>
            <numerusform>בלוח יש טור אחד</numerusform>
            <numerusform>בלוח יש %Ln טורים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>לוח הפקודות</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>פקודה</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>פקודות</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>מעבר אל ⁨%1⁩</translation>
    </message>
    <message>
        <source># and the 13 characters of an id</source>
        <translation># ו-13 תווי המזהה</translation>
    </message>
    <message>
        <source>feedback</source>
        <translation>משוב</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>ניקוי</translation>
    </message>
    <message>
        <source>No command, buffer or feedback fits</source>
        <translation>אין פקודה, תיבה או משוב מתאימים</translation>
    </message>
    <message>
        <source>Search commands, buffers, views and feedback</source>
        <translation>חיפוש פקודות, תיבות, תצוגות ומשובים</translation>
    </message>
    <message>
        <source>shared view</source>
        <translation>תצוגה משותפת</translation>
    </message>
    <message>
        <source>view</source>
        <translation>תצוגה</translation>
    </message>
    <message>
        <source>Filter by tag %1</source>
        <translation>סינון לפי התגית %1</translation>
    </message>
    <message>
        <source>Filter by language: %1</source>
        <translation>סינון לפי שפה: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::CommandTable</name>
    <message>
        <source>Give the view that is open the filters of the list in view</source>
        <translation>מתן המסננים של הרשימה המוצגת לתצוגה הפתוחה</translation>
    </message>
    <message>
        <source>Update View with This List</source>
        <translation>עדכון התצוגה לפי הרשימה הזאת</translation>
    </message>
    <message>
        <source>Assign to you the oldest open feedback that is assigned to nobody, from this buffer or view, or else from all</source>
        <translation>שיוך אליך של המשוב הפתוח הישן ביותר שאינו משויך לאיש, מהתיבה או מהתצוגה הזאת, ואם אין כאלה אז מכולם</translation>
    </message>
    <message>
        <source>Next for Me</source>
        <translation>הבא בשבילי</translation>
    </message>
    <message>
        <source>Unmerge</source>
        <translation>הפרדה</translation>
    </message>
    <message>
        <source>Suggested Duplicates…</source>
        <translation>כפילויות מוצעות…</translation>
    </message>
    <message>
        <source>Search for the feedback to merge it with</source>
        <translation>חיפוש המשוב שאיתו הוא ימוזג</translation>
    </message>
    <message>
        <source>Say that it is not a duplicate of what is suggested</source>
        <translation>ציון שזו לא כפילות של מה שהוצע</translation>
    </message>
    <message>
        <source>Merge With…</source>
        <translation>מיזוג עם…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>מיזוג</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>לא כפילות</translation>
    </message>
    <message>
        <source>Merge it with what is suggested, or several with the oldest</source>
        <translation>מיזוג עם מה שהוצע, או של כמה עם הישן ביותר</translation>
    </message>
    <message>
        <source>Make a duplicate an item of its own again, or all duplicates of this feedback</source>
        <translation>החזרת כפילות לעמוד בפני עצמה, או את כל הכפילויות של המשוב הזה</translation>
    </message>
    <message>
        <source>Judge groups of feedback that may be the same, one key each</source>
        <translation>שיפוט קבוצות משוב שאולי זהות, במקש אחד לכל אחת</translation>
    </message>
    <message>
        <source>Add tags or take them off</source>
        <translation>הוספת תגיות או הסרתן</translation>
    </message>
    <message>
        <source>Ta&amp;gs…</source>
        <translation>&amp;תגיות…</translation>
    </message>
    <message>
        <source>Assign it to a member, or to nobody</source>
        <translation>שיוך לחבר או לאיש</translation>
    </message>
    <message>
        <source>Assign to…</source>
        <translation>שיוך אל…</translation>
    </message>
    <message>
        <source>Assign it to you, unless it is assigned to somebody</source>
        <translation>שיוך אליך, אם אינו משויך לאיש</translation>
    </message>
    <message>
        <source>Assign to Me</source>
        <translation>שיוך אליי</translation>
    </message>
    <message>
        <source>Hide it until a time</source>
        <translation>הסתרה עד מועד</translation>
    </message>
    <message>
        <source>Snoo&amp;ze…</source>
        <translation>ה&amp;שהיה…</translation>
    </message>
    <message>
        <source>Nothing will be done about it; once more: open again</source>
        <translation>לא ייעשה דבר; שוב: פתיחה מחדש</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>דחייה</translation>
    </message>
    <message>
        <source>Mark as done; once more: open again</source>
        <translation>סימון כבוצע; שוב: פתיחה מחדש</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>בוצע</translation>
    </message>
    <message>
        <source>Show what is done or declined</source>
        <translation>הצגת מה שבוצע או נדחה</translation>
    </message>
    <message>
        <source>Show what comes back later</source>
        <translation>הצגת מה שיחזור מאוחר יותר</translation>
    </message>
    <message>
        <source>&amp;Snoozed</source>
        <translation>מ&amp;ושהים</translation>
    </message>
    <message>
        <source>Show what is assigned to you</source>
        <translation>הצגת מה ששויך אליך</translation>
    </message>
    <message>
        <source>&amp;Mine</source>
        <translation>&amp;שלי</translation>
    </message>
    <message>
        <source>&amp;Connect…</source>
        <translation>ה&amp;תחברות…</translation>
    </message>
    <message>
        <source>Sign in to a server or another organization</source>
        <translation>כניסה לשרת או לארגון אחר</translation>
    </message>
    <message>
        <source>&amp;Sync Now</source>
        <translation>&amp;סנכרון עכשיו</translation>
    </message>
    <message>
        <source>Send and fetch changes at once</source>
        <translation>שליחה וקבלה של שינויים מיד</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;ייבוא…</translation>
    </message>
    <message>
        <source>Bring feedback in from a file</source>
        <translation>הבאת משובים מקובץ</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>יי&amp;צוא…</translation>
    </message>
    <message>
        <source>Write the feedback of this list to a file</source>
        <translation>כתיבת המשובים שברשימה זו לקובץ</translation>
    </message>
    <message>
        <source>Close &amp;Window</source>
        <translation>ס&amp;גירת החלון</translation>
    </message>
    <message>
        <source>Close this window</source>
        <translation>סגירת חלון זה</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>יצי&amp;אה</translation>
    </message>
    <message>
        <source>Quit Triage Desk. Unsent changes are sent at the next start.</source>
        <translation>סיום Triage Desk; מה שממתין יישלח בפעם הבאה</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;ביטול פעולה</translation>
    </message>
    <message>
        <source>Undo the last change</source>
        <translation>ביטול השינוי האחרון</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ביצוע &amp;מחדש</translation>
    </message>
    <message>
        <source>Redo the last undone change</source>
        <translation>ביצוע מחדש של השינוי האחרון שבוטל</translation>
    </message>
    <message>
        <source>&amp;Copy Text</source>
        <translation>&amp;העתקת הטקסט</translation>
    </message>
    <message>
        <source>Copy title and text</source>
        <translation>העתקת הכותרת והטקסט</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k</source>
        <translation>העתקת &amp;קישור</translation>
    </message>
    <message>
        <source>Copy a link that opens this feedback</source>
        <translation>העתקת קישור שפותח משוב זה</translation>
    </message>
    <message>
        <source>Select &amp;All</source>
        <translation>ב&amp;חירת הכול</translation>
    </message>
    <message>
        <source>Select everything in this list</source>
        <translation>בחירת כל מה שברשימה זו</translation>
    </message>
    <message>
        <source>Clear Selection or Search</source>
        <translation>ניקוי הבחירה או החיפוש</translation>
    </message>
    <message>
        <source>Select nothing; once more: end the search</source>
        <translation>ניקוי הבחירה; פעם נוספת: סיום החיפוש</translation>
    </message>
    <message>
        <source>&amp;Toggle in Selection</source>
        <translation>הוספה &amp;לבחירה או הסרה</translation>
    </message>
    <message>
        <source>Take the current feedback into the selection or out of it</source>
        <translation>הכנסת המשוב הנוכחי לבחירה או הוצאתו ממנה</translation>
    </message>
    <message>
        <source>Extend Selection &amp;Down</source>
        <translation>ה&amp;רחבת הבחירה למטה</translation>
    </message>
    <message>
        <source>Select the next feedback too</source>
        <translation>בחירה גם במשוב הבא</translation>
    </message>
    <message>
        <source>Extend Selection U&amp;p</source>
        <translation>הרחב&amp;ת הבחירה למעלה</translation>
    </message>
    <message>
        <source>Select the previous feedback too</source>
        <translation>בחירה גם במשוב הקודם</translation>
    </message>
    <message>
        <source>&amp;Search Everywhere</source>
        <translation>ח&amp;יפוש בכול</translation>
    </message>
    <message>
        <source>Search all feedback as you type</source>
        <translation>חיפוש בכל המשובים תוך כדי הקלדה</translation>
    </message>
    <message>
        <source>Search &amp;Here</source>
        <translation>חיפוש &amp;כאן</translation>
    </message>
    <message>
        <source>Search in this list</source>
        <translation>חיפוש ברשימה זו</translation>
    </message>
    <message>
        <source>&amp;Next Match</source>
        <translation>ההת&amp;אמה הבאה</translation>
    </message>
    <message>
        <source>Show the next match in the text</source>
        <translation>הצגת ההתאמה הבאה בטקסט</translation>
    </message>
    <message>
        <source>Pre&amp;vious Match</source>
        <translation>ההתאמה הק&amp;ודמת</translation>
    </message>
    <message>
        <source>Show the previous match in the text</source>
        <translation>הצגת ההתאמה הקודמת בטקסט</translation>
    </message>
    <message>
        <source>Pre&amp;ferences…</source>
        <translation>ה&amp;עדפות…</translation>
    </message>
    <message>
        <source>Theme, language, shortcuts</source>
        <translation>ערכת נושא, שפה, קיצורי מקשים</translation>
    </message>
    <message>
        <source>&amp;List</source>
        <translation>&amp;רשימה</translation>
    </message>
    <message>
        <source>Show a list</source>
        <translation>הצגת רשימה</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;לוח</translation>
    </message>
    <message>
        <source>Show buffers side by side</source>
        <translation>הצגת תיבות זו לצד זו</translation>
    </message>
    <message>
        <source>&amp;Dashboard</source>
        <translation>לוח &amp;מחוונים</translation>
    </message>
    <message>
        <source>Show numbers over time</source>
        <translation>הצגת נתונים לאורך זמן</translation>
    </message>
    <message>
        <source>Move Card L&amp;eft</source>
        <translation>&amp;העברת הכרטיס שמאלה</translation>
    </message>
    <message>
        <source>Move the card to the column on its left</source>
        <translation>העברת הכרטיס לטור שמשמאלו</translation>
    </message>
    <message>
        <source>Move Card Ri&amp;ght</source>
        <translation>העברת הכרטיס &amp;ימינה</translation>
    </message>
    <message>
        <source>Move the card to the column on its right</source>
        <translation>העברת הכרטיס לטור שמימינו</translation>
    </message>
    <message>
        <source>&amp;Sidebar</source>
        <translation>&amp;סרגל הצד</translation>
    </message>
    <message>
        <source>Show or hide the sidebar</source>
        <translation>הצגה או הסתרה של סרגל הצד</translation>
    </message>
    <message>
        <source>De&amp;tails Pane</source>
        <translation>חלונית &amp;פרטים</translation>
    </message>
    <message>
        <source>Show or hide the details pane</source>
        <translation>הצגה או הסתרה של חלונית הפרטים</translation>
    </message>
    <message>
        <source>&amp;Next Pane</source>
        <translation>ה&amp;חלונית הבאה</translation>
    </message>
    <message>
        <source>Go on to the next part of the window</source>
        <translation>מעבר לחלק הבא בחלון</translation>
    </message>
    <message>
        <source>&amp;Previous Pane</source>
        <translation>החל&amp;ונית הקודמת</translation>
    </message>
    <message>
        <source>Go back to the previous part of the window</source>
        <translation>חזרה לחלק הקודם בחלון</translation>
    </message>
    <message>
        <source>Text L&amp;arger</source>
        <translation>&amp;טקסט גדול יותר</translation>
    </message>
    <message>
        <source>Make all text larger</source>
        <translation>הגדלת כל הטקסט</translation>
    </message>
    <message>
        <source>Text S&amp;maller</source>
        <translation>טקסט &amp;קטן יותר</translation>
    </message>
    <message>
        <source>Make all text smaller</source>
        <translation>הקטנת כל הטקסט</translation>
    </message>
    <message>
        <source>Text N&amp;ormal Size</source>
        <translation>&amp;גודל טקסט רגיל</translation>
    </message>
    <message>
        <source>Give all text its usual size</source>
        <translation>החזרת כל הטקסט לגודלו הרגיל</translation>
    </message>
    <message>
        <source>&amp;Command Palette…</source>
        <translation>לוח ה&amp;פקודות…</translation>
    </message>
    <message>
        <source>Find any command, buffer or feedback by typing</source>
        <translation>מציאת פקודה, תיבה או משוב בהקלדה</translation>
    </message>
    <message>
        <source>&amp;Next Feedback</source>
        <translation>&amp;המשוב הבא</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>מעבר למשוב הבא</translation>
    </message>
    <message>
        <source>&amp;Previous Feedback</source>
        <translation>ה&amp;משוב הקודם</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>מעבר למשוב הקודם</translation>
    </message>
    <message>
        <source>Needs &amp;Review</source>
        <translation>&amp;דורשים בדיקה</translation>
    </message>
    <message>
        <source>Show items that need review</source>
        <translation>הצגת פריטים שדורשים בדיקה</translation>
    </message>
    <message>
        <source>&amp;Unassigned</source>
        <translation>ללא &amp;תיבה</translation>
    </message>
    <message>
        <source>Show what is in no buffer</source>
        <translation>הצגת מה שאינו באף תיבה</translation>
    </message>
    <message>
        <source>Routing &amp;Failed</source>
        <translation>הניתוב נ&amp;כשל</translation>
    </message>
    <message>
        <source>Show what could not be routed</source>
        <translation>הצגת מה שלא ניתן היה לנתב</translation>
    </message>
    <message>
        <source>Show what is being routed</source>
        <translation>הצגת מה שנמצא בתהליך ניתוב</translation>
    </message>
    <message>
        <source>Previous &amp;Buffer</source>
        <translation>הת&amp;יבה הקודמת</translation>
    </message>
    <message>
        <source>Show the list above in the sidebar</source>
        <translation>הצגת הרשימה שמעל בסרגל הצד</translation>
    </message>
    <message>
        <source>Ne&amp;xt Buffer</source>
        <translation>התיבה הב&amp;אה</translation>
    </message>
    <message>
        <source>Show the list below in the sidebar</source>
        <translation>הצגת הרשימה שמתחת בסרגל הצד</translation>
    </message>
    <message>
        <source>Previous Unrea&amp;d Buffer</source>
        <translation>התיבה הקודמת שלא &amp;נקראה</translation>
    </message>
    <message>
        <source>Show the list above that has new feedback</source>
        <translation>הצגת הרשימה שמעל שיש בה משובים חדשים</translation>
    </message>
    <message>
        <source>Nex&amp;t Unread Buffer</source>
        <translation>התיבה הבאה ש&amp;לא נקראה</translation>
    </message>
    <message>
        <source>Show the list below that has new feedback</source>
        <translation>הצגת הרשימה שמתחת שיש בה משובים חדשים</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>ח&amp;זרה</translation>
    </message>
    <message>
        <source>Show the list before this one</source>
        <translation>הצגת הרשימה שלפני זו</translation>
    </message>
    <message>
        <source>F&amp;orward</source>
        <translation>&amp;קדימה</translation>
    </message>
    <message>
        <source>Show the list after this one</source>
        <translation>הצגת הרשימה שאחרי זו</translation>
    </message>
    <message>
        <source>&amp;Move to…</source>
        <translation>&amp;העברה אל…</translation>
    </message>
    <message>
        <source>Move to a buffer chosen by name</source>
        <translation>העברה לתיבה שנבחרת לפי שם</translation>
    </message>
    <message>
        <source>&amp;Also Add to…</source>
        <translation>הוספה &amp;גם אל…</translation>
    </message>
    <message>
        <source>Put into one more buffer</source>
        <translation>הכנסה לתיבה נוספת</translation>
    </message>
    <message>
        <source>&amp;Remove From This Buffer</source>
        <translation>הסרה &amp;מתיבה זו</translation>
    </message>
    <message>
        <source>Take out of the buffer in view</source>
        <translation>הוצאה מהתיבה המוצגת</translation>
    </message>
    <message>
        <source>Re&amp;peat Last Move</source>
        <translation>&amp;חזרה על ההעברה האחרונה</translation>
    </message>
    <message>
        <source>Do the last move or add again here</source>
        <translation>ביצוע ההעברה או ההוספה האחרונה גם כאן</translation>
    </message>
    <message>
        <source>&amp;Looks Right</source>
        <translation>&amp;נראה נכון</translation>
    </message>
    <message>
        <source>Clear the review flag</source>
        <translation>הסרת סימון הבדיקה</translation>
    </message>
    <message>
        <source>&amp;Flag for Review</source>
        <translation>&amp;סימון לבדיקה</translation>
    </message>
    <message>
        <source>Ask for a look</source>
        <translation>בקשה לבדיקה</translation>
    </message>
    <message>
        <source>&amp;Why Is It Here</source>
        <translation>&amp;למה זה כאן</translation>
    </message>
    <message>
        <source>Show what routing weighed and how the item came here</source>
        <translation>הצגת שיקולי הניתוב והדרך שבה הפריט הגיע לכאן</translation>
    </message>
    <message>
        <source>Re&amp;try Routing</source>
        <translation>נ&amp;יסיון ניתוב חוזר</translation>
    </message>
    <message>
        <source>Route once more</source>
        <translation>ניתוב פעם נוספת</translation>
    </message>
    <message>
        <source>Tr&amp;iage Mode</source>
        <translation>מ&amp;צב מיון</translation>
    </message>
    <message>
        <source>Go through this list one by one</source>
        <translation>מעבר על רשימה זו פריט אחר פריט</translation>
    </message>
    <message>
        <source>&amp;Skip</source>
        <translation>&amp;דילוג</translation>
    </message>
    <message>
        <source>Triage mode: leave this one for later</source>
        <translation>מצב מיון: השארת פריט זה למועד אחר</translation>
    </message>
    <message>
        <source>Take Suggestion %1</source>
        <translation>קבלת הצעה %1</translation>
    </message>
    <message>
        <source>Triage mode: move to the suggested buffer with this number</source>
        <translation>מצב מיון: העברה לתיבה המוצעת שמספרה זה</translation>
    </message>
    <message>
        <source>Add &amp;Note</source>
        <translation>ה&amp;וספת הערה</translation>
    </message>
    <message>
        <source>Write a note; Ctrl+Return saves it, Esc keeps a draft</source>
        <translation>כתיבת הערה; Ctrl+Return שומר אותה, Esc משאיר טיוטה</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;עריכה…</translation>
    </message>
    <message>
        <source>Change title and text</source>
        <translation>שינוי הכותרת והטקסט</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>מ&amp;חיקה…</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>מחיקה לצמיתות</translation>
    </message>
    <message>
        <source>S&amp;croll Details</source>
        <translation>&amp;גלילת הפרטים</translation>
    </message>
    <message>
        <source>Read on in the detail</source>
        <translation>המשך קריאה בפרטים</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;פתיחה</translation>
    </message>
    <message>
        <source>Go into the detail</source>
        <translation>כניסה לפרטים</translation>
    </message>
    <message>
        <source>Open in New Window</source>
        <translation>פתיחה בחלון חדש</translation>
    </message>
    <message>
        <source>Show the detail in a window of its own</source>
        <translation>הצגת הפרטים בחלון משלהם</translation>
    </message>
    <message>
        <source>Conte&amp;xt Menu</source>
        <translation>תפ&amp;ריט הקשר</translation>
    </message>
    <message>
        <source>Show these commands at the current feedback</source>
        <translation>הצגת פקודות אלה ליד המשוב הנוכחי</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer &amp;%1</source>
        <translation>העברה לתיבה המוצמדת &amp;%1</translation>
    </message>
    <message>
        <source>Move to the buffer with this number</source>
        <translation>העברה לתיבה בעלת מספר זה</translation>
    </message>
    <message>
        <source>&amp;New Buffer…</source>
        <translation>&amp;תיבה חדשה…</translation>
    </message>
    <message>
        <source>Make a buffer</source>
        <translation>יצירת תיבה</translation>
    </message>
    <message>
        <source>&amp;Edit Buffer…</source>
        <translation>&amp;עריכת התיבה…</translation>
    </message>
    <message>
        <source>Change name, icon and routing instructions</source>
        <translation>שינוי השם, הסמל והוראות הניתוב</translation>
    </message>
    <message>
        <source>&amp;Delete Buffer…</source>
        <translation>&amp;מחיקת התיבה…</translation>
    </message>
    <message>
        <source>Delete the buffer; its feedback stays</source>
        <translation>מחיקת התיבה; המשובים שלה נשארים</translation>
    </message>
    <message>
        <source>&amp;Pin to a Number…</source>
        <translation>&amp;הצמדה למספר…</translation>
    </message>
    <message>
        <source>Give the buffer one of the keys 1 to 9</source>
        <translation>הקצאת אחד המקשים 1 עד 9 לתיבה</translation>
    </message>
    <message>
        <source>&amp;Approve Suggested Buffer</source>
        <translation>&amp;אישור התיבה המוצעת</translation>
    </message>
    <message>
        <source>Keep a buffer that routing suggested</source>
        <translation>שמירת תיבה שהניתוב הציע</translation>
    </message>
    <message>
        <source>&amp;Reject Suggested Buffer</source>
        <translation>&amp;דחיית התיבה המוצעת</translation>
    </message>
    <message>
        <source>Delete a buffer that routing suggested</source>
        <translation>מחיקת תיבה שהניתוב הציע</translation>
    </message>
    <message>
        <source>&amp;Move All…</source>
        <translation>הע&amp;ברת הכול…</translation>
    </message>
    <message>
        <source>Move everything in a buffer to another</source>
        <translation>העברת כל מה שבתיבה לתיבה אחרת</translation>
    </message>
    <message>
        <source>&amp;Save as View…</source>
        <translation>&amp;שמירה כתצוגה…</translation>
    </message>
    <message>
        <source>Keep this list in the sidebar</source>
        <translation>שמירת רשימה זו בסרגל הצד</translation>
    </message>
    <message>
        <source>&amp;Routing Test…</source>
        <translation>&amp;בדיקת ניתוב…</translation>
    </message>
    <message>
        <source>See which buffer a text would go to</source>
        <translation>לאיזו תיבה טקסט ינותב</translation>
    </message>
    <message>
        <source>API &amp;Tokens…</source>
        <translation>א&amp;סימוני API…</translation>
    </message>
    <message>
        <source>Make and revoke tokens</source>
        <translation>יצירה וביטול של אסימונים</translation>
    </message>
    <message>
        <source>&amp;Members…</source>
        <translation>&amp;חברים…</translation>
    </message>
    <message>
        <source>Add, change and remove members</source>
        <translation>הוספה, שינוי והסרה של חברים</translation>
    </message>
    <message>
        <source>&amp;Activity…</source>
        <translation>&amp;פעילות…</translation>
    </message>
    <message>
        <source>See pending, refused and sent changes</source>
        <translation>מה ממתין, מה נדחה ומה בוצע</translation>
    </message>
    <message>
        <source>&amp;Keyboard Shortcuts</source>
        <translation>&amp;קיצורי מקלדת</translation>
    </message>
    <message>
        <source>Show all keys</source>
        <translation>הצגת כל המקשים</translation>
    </message>
    <message>
        <source>&amp;About Triage Desk</source>
        <translation>&amp;אודות Triage Desk</translation>
    </message>
    <message>
        <source>Version, licence and server</source>
        <translation>גרסה, רישיון ושרת</translation>
    </message>
    <message>
        <source>Edit &amp;View…</source>
        <translation>&amp;עריכת התצוגה…</translation>
    </message>
    <message>
        <source>Give the view that is open another name or icon, or share it</source>
        <translation>מתן שם אחר או סמל אחר לתצוגה הפתוחה, או שיתופה</translation>
    </message>
    <message>
        <source>Move View &amp;Up</source>
        <translation>הזזת התצוגה &amp;למעלה</translation>
    </message>
    <message>
        <source>Put the view before the one above it</source>
        <translation>הצבת התצוגה לפני זו שמעליה</translation>
    </message>
    <message>
        <source>Move View &amp;Down</source>
        <translation>ה&amp;זזת התצוגה למטה</translation>
    </message>
    <message>
        <source>Put the view after the one below it</source>
        <translation>הצבת התצוגה אחרי זו שמתחתיה</translation>
    </message>
    <message>
        <source>De&amp;lete View</source>
        <translation>&amp;מחיקת התצוגה</translation>
    </message>
    <message>
        <source>Take the view out of the sidebar</source>
        <translation>הוצאת התצוגה מסרגל הצד</translation>
    </message>
    <message>
        <source>Re&amp;store Deleted Buffer…</source>
        <translation>שח&amp;זור תיבה שנמחקה…</translation>
    </message>
    <message>
        <source>Bring a deleted buffer back with its feedback</source>
        <translation>החזרת תיבה שנמחקה עם המשובים שלה</translation>
    </message>
    <message>
        <source>R&amp;esearch</source>
        <translation>מחק&amp;ר</translation>
    </message>
    <message>
        <source>Ask what the feedback says, and read saved answers</source>
        <translation>לשאול מה אומרים המשובים ולקרוא תשובות שמורות</translation>
    </message>
    <message>
        <source>Routing &amp;Quality</source>
        <translation>אי&amp;כות הניתוב</translation>
    </message>
    <message>
        <source>See how often people agreed with what routing decided</source>
        <translation>הצגת שיעור ההסכמה עם החלטות הניתוב</translation>
    </message>
    <message>
        <source>Choose &amp;Columns…</source>
        <translation>&amp;בחירת טורים…</translation>
    </message>
    <message>
        <source>Choose which buffers the board shows, and in which order</source>
        <translation>בחירת התיבות שהלוח מציג והסדר שלהן</translation>
    </message>
    <message>
        <source>Column on the &amp;Left</source>
        <translation>הטו&amp;ר משמאל</translation>
    </message>
    <message>
        <source>Board: go to the column on the left</source>
        <translation>לוח: מעבר לטור שמשמאל</translation>
    </message>
    <message>
        <source>Column on the Ri&amp;ght</source>
        <translation>ה&amp;טור מימין</translation>
    </message>
    <message>
        <source>Board: go to the column on the right</source>
        <translation>לוח: מעבר לטור שמימין</translation>
    </message>
    <message>
        <source>Rename B&amp;uffer…</source>
        <translation>ש&amp;ינוי שם התיבה…</translation>
    </message>
    <message>
        <source>Give the buffer another name</source>
        <translation>מתן שם אחר לתיבה</translation>
    </message>
    <message>
        <source>Copy Lin&amp;k to This List</source>
        <translation>העתקת &amp;קישור לרשימה זו</translation>
    </message>
    <message>
        <source>Copy a link that opens this list with its search and filters</source>
        <translation>העתקת קישור שפותח רשימה זו עם החיפוש והמסננים שלה</translation>
    </message>
    <message>
        <source>Show the numbers of the current plot as a table, or the plot again</source>
        <translation>הצגת נתוני התרשים הנוכחי כטבלה, או חזרה לתרשים</translation>
    </message>
    <message>
        <source>Ask for the numbers of all plots again</source>
        <translation>בקשת הנתונים של כל התרשימים מחדש</translation>
    </message>
    <message>
        <source>Save the current plot as a drawing</source>
        <translation>שמירת התרשים הנוכחי כשרטוט</translation>
    </message>
    <message>
        <source>Save the numbers of the current plot for a spreadsheet</source>
        <translation>שמירת נתוני התרשים הנוכחי לגיליון אלקטרוני</translation>
    </message>
    <message>
        <source>Plot as Table</source>
        <translation>התרשים כטבלה</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>רענון</translation>
    </message>
    <message>
        <source>Save Plot as SVG…</source>
        <translation>שמירת התרשים כ-SVG…</translation>
    </message>
    <message>
        <source>Save Plot as CSV…</source>
        <translation>שמירת התרשים כ-CSV…</translation>
    </message>
    <message>
        <source>&amp;Organization Settings…</source>
        <translation>הגדרות ה&amp;ארגון…</translation>
    </message>
    <message>
        <source>Change the name, the thresholds of routing and automatic buffers</source>
        <translation>שינוי השם, ספי הניתוב והתיבות האוטומטיות</translation>
    </message>
    <message>
        <source>&amp;Imports…</source>
        <translation>&amp;ייבואים…</translation>
    </message>
    <message>
        <source>List the imports and undo them</source>
        <translation>הצגת הייבואים וביטולם</translation>
    </message>
    <message>
        <source>&amp;Guides</source>
        <translation>&amp;מדריכים</translation>
    </message>
    <message>
        <source>Open the guides and the documentation of your server in the browser</source>
        <translation>פתיחת המדריכים והתיעוד של השרת שלך בדפדפן</translation>
    </message>
    <message>
        <source>&amp;Webhooks…</source>
        <translation>&amp;Webhooks…</translation>
    </message>
    <message>
        <source>Tell other programs what happens here</source>
        <translation>דיווח לתוכניות אחרות על מה שקורה כאן</translation>
    </message>
    <message>
        <source>Count Duplicates Once</source>
        <translation>ספירת כפילויות פעם אחת</translation>
    </message>
    <message>
        <source>Let plots count items that say the same as one, or each of them again</source>
        <translation>התרשימים סופרים פריטים זהים כאחד, או שוב כל אחד</translation>
    </message>
    <message>
        <source>Show Each Gro&amp;up Once</source>
        <translation>הצגת &amp;כל קבוצה פעם אחת</translation>
    </message>
    <message>
        <source>List items that say the same as one, or each of them again</source>
        <translation>להציג פריטים שאומרים אותו דבר כאחד, או שוב כל אחד מהם</translation>
    </message>
    <message>
        <source>Make the current column of the board narrower</source>
        <translation>הצרת הטור הנוכחי בלוח</translation>
    </message>
    <message>
        <source>Make the current column of the board wider</source>
        <translation>הרחבת הטור הנוכחי בלוח</translation>
    </message>
    <message>
        <source>Narrower Column</source>
        <translation>טור צר יותר</translation>
    </message>
    <message>
        <source>Wider Column</source>
        <translation>טור רחב יותר</translation>
    </message>
    <message>
        <source>Show Done and Snoozed, Too</source>
        <translation>הצגה גם של מה שבוצע והושהה</translation>
    </message>
    <message>
        <source>Show all feedback, whatever its state</source>
        <translation>הצגת כל המשוב, בכל מצב</translation>
    </message>
    <message>
        <source>Show open work</source>
        <translation>הצגת העבודה הפתוחה</translation>
    </message>
    <message>
        <source>Show what this list leaves out because of its state, or leave it out again</source>
        <translation>הצגת מה שהרשימה משמיטה בגלל מצבו, או השמטתו שוב</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>נכנס</translation>
    </message>
    <message>
        <source>Split Off…</source>
        <translation>פיצול…</translation>
    </message>
    <message>
        <source>Make the selected words of the text another feedback</source>
        <translation>הפיכת המילים הנבחרות בטקסט למשוב נוסף</translation>
    </message>
    <message>
        <source>Notices</source>
        <translation>הודעות</translation>
    </message>
    <message>
        <source>Show what happened to your items</source>
        <translation>הצגת מה שקרה לפריטים שלך</translation>
    </message>
    <message>
        <source>B&amp;eing Routed</source>
        <translation>&amp;בתהליך ניתוב</translation>
    </message>
    <message>
        <source>Copy Submitter</source>
        <translation>העתקת השולח</translation>
    </message>
    <message>
        <source>Copy who submitted it: an address, a name or an identifier</source>
        <translation>העתקת מי ששלח: כתובת, שם או מזהה</translation>
    </message>
</context>
<context>
    <name>triage::app::ConnectDialog</name>
    <message>
        <source>&amp;Remember in keyring</source>
        <translation>&amp;שמירה בצרור המפתחות</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>התחברות</translation>
    </message>
    <message>
        <source>Sign in to the server that keeps your team’s feedback.</source>
        <translation>כניסה לשרת ששומר את המשובים של הצוות שלך.</translation>
    </message>
    <message>
        <source>Server address</source>
        <translation>כתובת השרת</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>אסימון</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>מתבצע חיפוש…</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>מתבצעת התחברות…</translation>
    </message>
    <message>
        <source>&amp;Server address</source>
        <translation>&amp;כתובת השרת</translation>
    </message>
    <message>
        <source>&amp;Token</source>
        <translation>&amp;אסימון</translation>
    </message>
    <message>
        <source>Ask an administrator for a token.</source>
        <translation>בקשו אסימון ממנהל המערכת.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>%1 You’ll be asked for the token again next time.</source>
        <translation>⁨%1⁩ בפעם הבאה תתבקשו להזין שוב את האסימון.</translation>
    </message>
    <message>
        <source>Enter an address such as https://triage.example.com.</source>
        <translation>הזינו כתובת כגון ⁨https://triage.example.com⁩.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>בודק את השרת…</translation>
    </message>
    <message>
        <source>Enter the server’s address first.</source>
        <translation>יש להזין את כתובת השרת תחילה.</translation>
    </message>
    <message>
        <source>Enter a token first.</source>
        <translation>יש להזין אסימון תחילה.</translation>
    </message>
    <message>
        <source>Send my token &amp;unencrypted</source>
        <translation>שליחת האסימון שלי ללא הצפנה (&amp;U)</translation>
    </message>
    <message>
        <source>The connection is not encrypted. Tick the box to send your token all the same.</source>
        <translation>החיבור אינו מוצפן. סמנו את התיבה כדי לשלוח את האסימון בכל זאת.</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardBar</name>
    <message>
        <source>Buffer</source>
        <translation>תיבה</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>היום הראשון</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>היום האחרון</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>תקופה</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>רענון</translation>
    </message>
    <message numerus="yes">
        <source>Last %Ln days</source>
        <translation>
            <numerusform>היום האחרון</numerusform>
            <numerusform>%Ln הימים האחרונים</numerusform>
        </translation>
    </message>
    <message>
        <source>This month</source>
        <translation>החודש</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>מ… עד …</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>כל התיבות</translation>
    </message>
    <message>
        <source>Count duplicates once</source>
        <translation>ספירת כפילויות פעם אחת</translation>
    </message>
    <message>
        <source>Plots of what comes in and of work count items that say the same as one</source>
        <translation>תרשימי הנכנס והעבודה סופרים פריטים זהים כאחד</translation>
    </message>
</context>
<context>
    <name>triage::app::DashboardView</name>
    <message>
        <source>Dashboard</source>
        <translation>לוח מחוונים</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>תרשימים</translation>
    </message>
    <message>
        <source>The server cannot be reached. Plots show its last answers.</source>
        <translation>השרת אינו זמין. התרשימים מציגים את תשובותיו האחרונות.</translation>
    </message>
    <message>
        <source>There is no list of these.</source>
        <translation>אין רשימה של אלה.</translation>
    </message>
    <message>
        <source>This plot has no numbers.</source>
        <translation>אין מספרים בתרשים הזה.</translation>
    </message>
</context>
<context>
    <name>triage::app::DesktopNotifications</name>
    <message>
        <source>Open</source>
        <translation>פתיחה</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailText</name>
    <message>
        <source>Feedback text</source>
        <translation>טקסט המשוב</translation>
    </message>
    <message>
        <source>Open web page</source>
        <translation>פתיחת דף אינטרנט</translation>
    </message>
    <message>
        <source>This address in the feedback leads to %1:

%2</source>
        <translation>הכתובת הזאת במשוב מובילה אל ⁨%1⁩:

⁨%2⁩</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>פתיחת ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::DetailView</name>
    <message>
        <source>Retry Routing</source>
        <translation>ניסיון ניתוב חוזר</translation>
    </message>
    <message>
        <source>Notes and history</source>
        <translation>הערות והיסטוריה</translation>
    </message>
    <message>
        <source>This feedback is gone</source>
        <translation>המשוב הזה כבר אינו קיים</translation>
    </message>
    <message>
        <source>It was deleted, or it is not in this organization.</source>
        <translation>הוא נמחק, או שאינו בארגון זה.</translation>
    </message>
    <message>
        <source>This feedback is not here</source>
        <translation>המשוב הזה אינו כאן</translation>
    </message>
    <message>
        <source>It is not in the copy on this computer.</source>
        <translation>הוא אינו בעותק שבמחשב הזה.</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>לא נבחר דבר</translation>
    </message>
    <message>
        <source>Select an item, or press J and K to move through the list.</source>
        <translation>בחרו פריט, או עברו ברשימה בעזרת J ו-K.</translation>
    </message>
    <message>
        <source>Routing failed for this item.</source>
        <translation>ניתוב הפריט נכשל.</translation>
    </message>
    <message>
        <source>This item is being routed.</source>
        <translation>הפריט בתהליך ניתוב.</translation>
    </message>
    <message>
        <source>It was deleted while you were writing a note. Your draft is kept below.</source>
        <translation>הפריט נמחק בזמן שכתבתם הערה. הטיוטה שלכם נשמרת למטה.</translation>
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
        <translation>משוב ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 - Feedback %2</source>
        <comment>headline, id</comment>
        <translation>⁨%1⁩ - משוב ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialog</name>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>You’re offline. This needs a connection.</source>
        <translation>אתם במצב לא מקוון. לפעולה זו דרוש חיבור.</translation>
    </message>
    <message>
        <source>You are signed out. Connect again first.</source>
        <translation>נותקת מהחשבון. יש להתחבר שוב תחילה.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>לא נשמר</translation>
    </message>
    <message>
        <source>Discard your changes?</source>
        <translation>לבטל את השינויים?</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>ביטול השינויים</translation>
    </message>
</context>
<context>
    <name>triage::app::Dialogs</name>
    <message>
        <source>Delete buffer</source>
        <translation>מחיקת תיבה</translation>
    </message>
    <message>
        <source>Delete the buffer %1? Its feedback stays. The buffer can be restored for a while.</source>
        <translation>למחוק את התיבה ⁨%1⁩? המשובים שלה נשארים. ניתן לשחזר את התיבה במשך זמן מה.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>מחיקת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Deleted the buffer %1</source>
        <translation>התיבה ⁨%1⁩ נמחקה</translation>
    </message>
    <message>
        <source>Kept the buffer %1</source>
        <translation>התיבה ⁨%1⁩ נשמרה</translation>
    </message>
    <message>
        <source>Rename buffer</source>
        <translation>שינוי שם התיבה</translation>
    </message>
    <message>
        <source>New name of %1:</source>
        <translation>שם חדש לתיבה ⁨%1⁩:</translation>
    </message>
    <message>
        <source>Renamed %1 to %2</source>
        <translation>⁨%1⁩ שונה ל-⁨%2⁩</translation>
    </message>
    <message>
        <source>The text has changed: select the words again</source>
        <translation>הטקסט השתנה: יש לבחור את המילים מחדש</translation>
    </message>
</context>
<context>
    <name>triage::app::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>ייצוא</translation>
    </message>
    <message>
        <source>Current &amp;list</source>
        <translation>ה&amp;רשימה הנוכחית</translation>
    </message>
    <message>
        <source>&amp;Everything</source>
        <translation>ה&amp;כול</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;עצירה</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>יי&amp;צוא…</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>תבנית</translation>
    </message>
    <message>
        <source>JSON lines: everything, for an import</source>
        <translation>JSON Lines: הכול, לייבוא</translation>
    </message>
    <message>
        <source>CSV: a table, for spreadsheets</source>
        <translation>CSV: טבלה, לגיליונות אלקטרוניים</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>ת&amp;בנית</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Export progress</source>
        <translation>התקדמות הייצוא</translation>
    </message>
    <message>
        <source>One line for each feedback. Descriptions of buffers are not in it. Text that begins like a formula gets an apostrophe in front.</source>
        <translation>שורה אחת לכל משוב. תיאורי התיבות אינם כלולים. לפני טקסט שמתחיל כמו נוסחה נוסף גרש.</translation>
    </message>
    <message>
        <source>Full backup: can be imported into an empty organization.</source>
        <translation>גיבוי מלא: ניתן לייבא לארגון ריק.</translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>ייבוא או ייצוא אחר מתבצע כרגע.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written so far</source>
        <translation>
            <numerusform>עד כה נכתב משוב אחד</numerusform>
            <numerusform>עד כה נכתבו %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback written to %1</source>
        <translation>
            <numerusform>משוב אחד נכתב אל ⁨%1⁩</numerusform>
            <numerusform>%Ln משובים נכתבו אל ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped. Nothing was written.</source>
        <translation>נעצר. דבר לא נכתב.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackActions</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>לא נבחר דבר.</translation>
    </message>
    <message>
        <source>Many at once</source>
        <translation>רבים בבת אחת</translation>
    </message>
    <message>
        <source>This cannot be undone, because routing decides again.</source>
        <translation>לא ניתן לבטל זאת, כי הניתוב מחליט מחדש.</translation>
    </message>
    <message numerus="yes">
        <source>This changes %n items. You can undo this.</source>
        <translation>
            <numerusform>פעולה זו משנה פריט אחד. אפשר לבטל אותה.</numerusform>
            <numerusform>פעולה זו משנה %Ln פריטים. אפשר לבטל אותה.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1 to %2</source>
        <translation>הוספת %1 אל ⁨%2⁩</translation>
    </message>
    <message>
        <source>Remove %1 from %2</source>
        <translation>הסרת %1 מהתיבה ⁨%2⁩</translation>
    </message>
    <message>
        <source>Remove %1 from All Buffers</source>
        <translation>הסרת %1 מכל התיבות</translation>
    </message>
    <message>
        <source>It is in several buffers: open the one to take it out of, or use the chips in the detail.</source>
        <translation>הוא נמצא בכמה תיבות: יש לפתוח את התיבה שממנה רוצים להוציאו, או להשתמש בתגיות שבפרטים.</translation>
    </message>
    <message>
        <source>Flag %1 for review</source>
        <translation>סימון %1 לבדיקה</translation>
    </message>
    <message>
        <source>Mark %1 as right</source>
        <translation>סימון %1 כנכון</translation>
    </message>
    <message>
        <source>There is no move to repeat yet.</source>
        <translation>אין עדיין העברה לחזור עליה.</translation>
    </message>
    <message>
        <source>Route %1 Again</source>
        <translation>ניתוב מחדש של %1</translation>
    </message>
    <message>
        <source>Delete feedback</source>
        <translation>מחיקת משוב</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n feedback? You can undo this for 10 seconds; then it is gone for everyone.</source>
        <translation>
            <numerusform>למחוק משוב אחד? ניתן לבטל במשך 10 שניות; לאחר מכן המחיקה סופית עבור כולם.</numerusform>
            <numerusform>למחוק %Ln משובים? ניתן לבטל במשך 10 שניות; לאחר מכן המחיקה סופית עבור כולם.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n Feedback</source>
        <translation>
            <numerusform>מחיקת משוב אחד</numerusform>
            <numerusform>מחיקת %Ln משובים</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else has just changed it. Do it again if you still want to.</source>
        <translation>מישהו אחר שינה זאת הרגע. חזרו על הפעולה אם עדיין רוצים בכך.</translation>
    </message>
    <message>
        <source>Somebody else has just changed some of them. Do it again if you still want to.</source>
        <translation>מישהו אחר שינה חלק מהם הרגע. חזרו על הפעולה אם עדיין רוצים בכך.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDialog</name>
    <message>
        <source>Edit feedback</source>
        <translation>עריכת משוב</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;כותרת</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>כותרת</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>&amp;טקסט</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>טקסט</translation>
    </message>
    <message>
        <source>Submitted &amp;by</source>
        <translation>&amp;נשלח על ידי</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>נשלח על ידי</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;שמירה</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>ללא כותרת</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>לא ידוע</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>אחד הטקסטים ארוך מדי.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>מתבצעת שמירה.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackDrop</name>
    <message>
        <source>Merge with “%1”</source>
        <comment>title</comment>
        <translation>מיזוג עם „⁨%1⁩”</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>הם כבר מוזגו</translation>
    </message>
    <message>
        <source>This feedback belongs to another organization.</source>
        <translation>משוב זה שייך לארגון אחר.</translation>
    </message>
    <message>
        <source>Feedback cannot be added to Unassigned.</source>
        <translation>”ללא תיבה“ אינה תיבה שניתן להוסיף אליה משובים.</translation>
    </message>
    <message>
        <source>Drag feedback out of its buffer’s list to take it out of that buffer.</source>
        <translation>כדי להוציא משוב מתיבה, יש לגרור אותו מהרשימה של אותה תיבה.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <translation>
            <numerusform>הסרת משוב אחד מהתיבה ⁨%1⁩</numerusform>
            <numerusform>הסרת %Ln משובים מהתיבה ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>That buffer was deleted.</source>
        <translation>תיבה זו נמחקה.</translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>כבר נמצא ב-⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <translation>
            <numerusform>הוספת משוב אחד גם אל ⁨%1⁩</numerusform>
            <numerusform>הוספת %Ln משובים גם אל ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Move out of</source>
        <translation>העברה מתוך</translation>
    </message>
    <message>
        <source>&amp;All of Them</source>
        <translation>&amp;כולן</translation>
    </message>
    <message>
        <source>&amp;None, Just Add</source>
        <translation>&amp;אף אחת, הוספה בלבד</translation>
    </message>
    <message>
        <source>Feedback can be dropped on a buffer.</source>
        <translation>אפשר לשחרר משובים על תיבה.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackListModel</name>
    <message>
        <source>Feedback %1, row %2 of %3</source>
        <translation>משוב ⁨%1⁩, שורה %2 מתוך %3</translation>
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
        <translation>רשימת המשובים</translation>
    </message>
    <message>
        <source>The item has just left this list.</source>
        <translation>הפריט עזב את הרשימה הזו זה עתה.</translation>
    </message>
    <message>
        <source>An item has just arrived here. Press the key again if you mean it.</source>
        <translation>פריט הגיע לכאן זה עתה. הקישו שוב אם התכוונתם אליו.</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPane</name>
    <message>
        <source>What you put off with the key H is here until its time.</source>
        <translation>כאן נמצא עד מועדו מה שמשהים במקש H.</translation>
    </message>
    <message>
        <source>What you mark as done with the key E is here.</source>
        <translation>כאן נמצא מה שמסמנים כבוצע במקש E.</translation>
    </message>
    <message>
        <source>Nothing is snoozed</source>
        <translation>אין דבר מושהה</translation>
    </message>
    <message>
        <source>Nothing is done yet</source>
        <translation>עדיין לא בוצע דבר</translation>
    </message>
    <message>
        <source>Press I to assign feedback to yourself.</source>
        <translation>המקש I משייך אליך משוב.</translation>
    </message>
    <message>
        <source>Nothing is assigned to you</source>
        <translation>שום דבר אינו משויך אליך</translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>חדש אחד</numerusform>
            <numerusform>%Ln חדשים</numerusform>
        </translation>
    </message>
    <message>
        <source>Next Buffer With New Feedback</source>
        <translation>התיבה הבאה עם משובים חדשים</translation>
    </message>
    <message>
        <source>This list could not be loaded</source>
        <translation>לא ניתן היה לטעון רשימה זו</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>ניסיון חוזר</translation>
    </message>
    <message>
        <source>Copy Details</source>
        <translation>העתקת הפרטים</translation>
    </message>
    <message>
        <source>No results</source>
        <translation>אין תוצאות</translation>
    </message>
    <message>
        <source>No exact match; showing similar words</source>
        <translation>אין התאמה מדויקת; מוצגות מילים דומות</translation>
    </message>
    <message>
        <source>Nothing in this list matches the search and the filters.</source>
        <translation>אין ברשימה זו פריטים שתואמים לחיפוש ולמסננים.</translation>
    </message>
    <message>
        <source>Clear Search and Filters</source>
        <translation>ניקוי החיפוש והמסננים</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>ייבוא…</translation>
    </message>
    <message>
        <source>Copy a Test Command</source>
        <translation>העתקת פקודת בדיקה</translation>
    </message>
    <message>
        <source>Nothing to review</source>
        <translation>אין מה לבדוק</translation>
    </message>
    <message>
        <source>Every item is where it belongs.</source>
        <translation>כל פריט נמצא במקומו.</translation>
    </message>
    <message>
        <source>All done here</source>
        <translation>הכול טופל כאן</translation>
    </message>
    <message>
        <source>Nothing is left in this list.</source>
        <translation>לא נשאר דבר ברשימה זו.</translation>
    </message>
    <message>
        <source>Command copied: put your token in and run it in a terminal</source>
        <translation>הפקודה הועתקה: הכניסו את האסימון והריצו אותה במסוף</translation>
    </message>
    <message>
        <source>Details copied</source>
        <translation>הפרטים הועתקו</translation>
    </message>
    <message>
        <source>✓ Buffers for your topics are there.</source>
        <translation>✓ התיבות לנושאים שלכם קיימות.</translation>
    </message>
    <message>
        <source>1. Create a buffer for each topic.</source>
        <translation>1. צרו תיבה לכל נושא.</translation>
    </message>
    <message>
        <source>2. Bring feedback in: import a file, or connect a widget.</source>
        <translation>2. הכניסו משוב: ייבאו קובץ או חברו וידג׳ט.</translation>
    </message>
    <message>
        <source>3. Invite a colleague.</source>
        <translation>3. הזמינו עמית לעבודה.</translation>
    </message>
    <message>
        <source>4. Learn four keys: J goes on, K goes back, Y confirms, M moves.</source>
        <translation>4. למדו ארבעה מקשים: J הבא, K הקודם, Y אישור, M העברה.</translation>
    </message>
    <message>
        <source>Invite a Colleague…</source>
        <translation>הזמנת עמית…</translation>
    </message>
    <message>
        <source>New Buffer…</source>
        <translation>תיבה חדשה…</translation>
    </message>
    <message>
        <source>Four steps to a sorted inbox</source>
        <translation>ארבעה צעדים להתחלה</translation>
    </message>
    <message>
        <source>Nothing is being routed</source>
        <translation>שום דבר אינו בניתוב</translation>
    </message>
    <message>
        <source>New feedback is here until it has a buffer.</source>
        <translation>משוב חדש נמצא כאן עד שיש לו תיבה.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>התגית %1 כבר לא קיימת.</translation>
    </message>
    <message>
        <source>Nothing is left in this list. Done by you today: %1</source>
        <translation>לא נותר דבר ברשימה הזאת. ביצעתם היום: %1</translation>
    </message>
    <message>
        <source>Nothing open</source>
        <translation>אין דבר פתוח</translation>
    </message>
    <message>
        <source>Results that are done, snoozed, declined or duplicates: %1</source>
        <comment>number</comment>
        <translation>תוצאות שבוצעו, הושהו, נדחו או כפולות: %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>הצגה</translation>
    </message>
    <message>
        <source>Or send the first one from a terminal.</source>
        <translation>או שלחו את הראשון ממסוף.</translation>
    </message>
    <message>
        <source>✓ Your colleagues are there.</source>
        <translation>✓ העמיתים שלכם כאן.</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>כפילויות: %1</translation>
    </message>
</context>
<context>
    <name>triage::app::FeedbackPlans</name>
    <message>
        <source>Add note</source>
        <translation>הוספת הערה</translation>
    </message>
    <message>
        <source>Note added</source>
        <translation>ההערה נוספה</translation>
    </message>
    <message numerus="yes">
        <source>Also add %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>הוספת משוב אחד גם אל ⁨%1⁩</numerusform>
            <numerusform>הוספת %Ln משובים גם אל ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Added %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>נוסף משוב אחד אל ⁨%1⁩</numerusform>
            <numerusform>נוספו %Ln משובים אל ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Already in %1</source>
        <translation>כבר נמצא בתיבה ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Retry routing of %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>ניסיון ניתוב חוזר</numerusform>
            <numerusform>ניסיון ניתוב חוזר של %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Routing of %n is retried</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>הניתוב מנוסה שוב</numerusform>
            <numerusform>הניתוב של %Ln משובים מנוסה שוב</numerusform>
        </translation>
    </message>
    <message>
        <source>Being routed already</source>
        <translation>כבר בתהליך ניתוב</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>מחיקת משוב אחד</numerusform>
            <numerusform>מחיקת %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deleted %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>נמחק משוב אחד</numerusform>
            <numerusform>נמחקו %Ln משובים</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted already</source>
        <translation>כבר נמחק</translation>
    </message>
    <message>
        <source>Edit feedback</source>
        <translation>עריכת משוב</translation>
    </message>
    <message>
        <source>Changes saved</source>
        <translation>השינויים נשמרו</translation>
    </message>
    <message>
        <source>Nothing changed</source>
        <translation>לא השתנה דבר</translation>
    </message>
    <message numerus="yes">
        <source>Move %n from %1 to %2</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>העברת משוב אחד מהתיבה ⁨%1⁩ אל ⁨%2⁩</numerusform>
            <numerusform>העברת %Ln משובים מהתיבה ⁨%1⁩ אל ⁨%2⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>העברת משוב אחד אל ⁨%1⁩</numerusform>
            <numerusform>העברת %Ln משובים אל ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moved %n to %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>הועבר משוב אחד אל ⁨%1⁩</numerusform>
            <numerusform>הועברו %Ln משובים אל ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>לא נבחר דבר.</translation>
    </message>
    <message>
        <source>This buffer was deleted.</source>
        <translation>תיבה זו נמחקה.</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>הסרת משוב אחד מהתיבה ⁨%1⁩</numerusform>
            <numerusform>הסרת %Ln משובים מהתיבה ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from %1</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>הוסר משוב אחד מהתיבה ⁨%1⁩</numerusform>
            <numerusform>הוסרו %Ln משובים מהתיבה ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in %1</source>
        <translation>לא בתיבה ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>הסרת משוב אחד מכל התיבות</numerusform>
            <numerusform>הסרת %Ln משובים מכל התיבות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Removed %n from all buffers</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>הוסר משוב אחד מכל התיבות</numerusform>
            <numerusform>הוסרו %Ln משובים מכל התיבות</numerusform>
        </translation>
    </message>
    <message>
        <source>Already unassigned</source>
        <translation>כבר ללא תיבה</translation>
    </message>
    <message numerus="yes">
        <source>Flag %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>סימון משוב אחד לבדיקה</numerusform>
            <numerusform>סימון %Ln משובים לבדיקה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Flagged %n for review</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>סומן משוב אחד לבדיקה</numerusform>
            <numerusform>סומנו %Ln משובים לבדיקה</numerusform>
        </translation>
    </message>
    <message>
        <source>Flagged for review already</source>
        <translation>כבר סומן לבדיקה</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>אישור משוב אחד כנכון</numerusform>
            <numerusform>אישור %Ln משובים כנכונים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as right</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>אושר משוב אחד כנכון</numerusform>
            <numerusform>אושרו %Ln משובים כנכונים</numerusform>
        </translation>
    </message>
    <message>
        <source>Already reviewed</source>
        <translation>כבר נבדק</translation>
    </message>
</context>
<context>
    <name>triage::app::Field</name>
    <message>
        <source>%1 of %2</source>
        <comment>characters written, characters allowed</comment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message numerus="yes">
        <source>%n characters too many.</source>
        <translation>
            <numerusform>תו אחד יותר מדי.</numerusform>
            <numerusform>%Ln תווים יותר מדי.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ImportDialog</name>
    <message>
        <source>separated by %1</source>
        <comment>a comma, a semicolon or a tab</comment>
        <translation>מופרד באמצעות %1</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>טאבים</translation>
    </message>
    <message>
        <source>some characters are broken: their lines are refused</source>
        <translation>חלק מהתווים פגומים: השורות שלהם נדחות</translation>
    </message>
    <message>
        <source>say below whether dates begin with the day or the month</source>
        <translation>יש לציין למטה אם התאריכים מתחילים ביום או בחודש</translation>
    </message>
    <message>
        <source>Import progress</source>
        <translation>התקדמות הייבוא</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>ייבוא</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;קובץ</translation>
    </message>
    <message>
        <source>File</source>
        <translation>קובץ</translation>
    </message>
    <message>
        <source>&amp;Route items that have no buffer</source>
        <translation>&amp;ניתוב פריטים ללא תיבה</translation>
    </message>
    <message>
        <source>&amp;Undo Import</source>
        <translation>&amp;ביטול הייבוא</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;עצירה</translation>
    </message>
    <message>
        <source>&amp;Check File</source>
        <translation>&amp;בדיקת הקובץ</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;עיון…</translation>
    </message>
    <message>
        <source>A file of CSV or JSON lines</source>
        <translation>קובץ CSV או JSON Lines</translation>
    </message>
    <message>
        <source>About the file</source>
        <translation>פרטי הקובץ</translation>
    </message>
    <message>
        <source>Items with an external ID that already exists are skipped. Dates are kept.</source>
        <translation>פריטים שהמזהה החיצוני שלהם כבר קיים מדולגים. התאריכים נשמרים.</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>דוח</translation>
    </message>
    <message>
        <source>Feedback (*.csv *.tsv *.jsonl *.ndjson *.json)</source>
        <translation>משובים (*.csv *.tsv *.jsonl *.ndjson *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>כל הקבצים (*)</translation>
    </message>
    <message>
        <source>Reading the file…</source>
        <translation>קריאת הקובץ…</translation>
    </message>
    <message>
        <source>CSV or JSON lines, UTF-8. The first CSV line names the columns.</source>
        <translation>CSV או שורות JSON, ב־UTF-8. השורה הראשונה ב־CSV נותנת שמות לעמודות.</translation>
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
            <numerusform>CSV עם טור אחד, %1</numerusform>
            <numerusform>CSV עם %Ln טורים, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Something is being imported or exported just now.</source>
        <translation>ייבוא או ייצוא אחר מתבצע כרגע.</translation>
    </message>
    <message>
        <source>Choose a file first.</source>
        <translation>יש לבחור קובץ תחילה.</translation>
    </message>
    <message>
        <source>Say which column has the text.</source>
        <translation>יש לציין באיזה טור נמצא הטקסט.</translation>
    </message>
    <message>
        <source>Two columns become the same. Leave one of them out.</source>
        <translation>שני טורים הופכים לאותו דבר. יש להשמיט אחד מהם.</translation>
    </message>
    <message>
        <source>This file was imported. Choose another one.</source>
        <translation>הקובץ הזה יובא. יש לבחור קובץ אחר.</translation>
    </message>
    <message>
        <source>There is nothing new in this file.</source>
        <translation>אין שום דבר חדש בקובץ הזה.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Import %Ln</source>
        <translation>
            <numerusform>&amp;ייבוא %Ln</numerusform>
            <numerusform>&amp;ייבוא %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln feedback from %1? You can undo it as a whole.</source>
        <translation>
            <numerusform>לייבא משוב אחד מתוך ⁨%1⁩? ניתן לבטל את הייבוא כולו.</numerusform>
            <numerusform>לייבא %Ln משובים מתוך ⁨%1⁩? ניתן לבטל את הייבוא כולו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Import %Ln</source>
        <translation>
            <numerusform>ייבוא %Ln</numerusform>
            <numerusform>ייבוא %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>חדש אחד</numerusform>
            <numerusform>%Ln חדשים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln already imported</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>אחד כבר יובא</numerusform>
            <numerusform>%Ln כבר יובאו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln with errors (skipped)</source>
        <comment>lines of a file</comment>
        <translation>
            <numerusform>שורה אחת עם שגיאות (מדולגת)</numerusform>
            <numerusform>%Ln עם שגיאות (מדולגות)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln new buffers</source>
        <translation>
            <numerusform>תיבה חדשה אחת</numerusform>
            <numerusform>%Ln תיבות חדשות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Undoing: %Ln removed so far.</source>
        <translation>
            <numerusform>ביטול מתבצע: עד כה הוסר אחד.</numerusform>
            <numerusform>ביטול מתבצע: עד כה הוסרו %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln removed</source>
        <translation>
            <numerusform>אחד הוסר</numerusform>
            <numerusform>%Ln הוסרו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kept because people have worked on them</source>
        <translation>
            <numerusform>אחד נשאר, כי כבר עבדו עליו</numerusform>
            <numerusform>%Ln נשארו, כי כבר עבדו עליהם</numerusform>
        </translation>
    </message>
    <message>
        <source>Checking: %1</source>
        <comment>%1: counts</comment>
        <translation>בבדיקה: %1</translation>
    </message>
    <message>
        <source>Importing: %1</source>
        <comment>%1: counts</comment>
        <translation>בייבוא: %1</translation>
    </message>
    <message>
        <source>The check was stopped.</source>
        <translation>הבדיקה נעצרה.</translation>
    </message>
    <message>
        <source>Stopped: %1. What is in stays, or is undone.</source>
        <comment>%1: counts</comment>
        <translation>נעצר: %1. מה שיובא נשאר, או שיבוטל.</translation>
    </message>
    <message>
        <source>Ready: %1.</source>
        <comment>%1: counts</comment>
        <translation>מוכן: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Imported: %1.</source>
        <comment>%1: counts</comment>
        <translation>יובא: %1.</translation>
    </message>
    <message>
        <source>and more</source>
        <translation>ועוד</translation>
    </message>
    <message>
        <source>New buffers: %1</source>
        <comment>%1: names</comment>
        <translation>תיבות חדשות: ⁨%1⁩</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between names</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>שורה %1: ⁨%2⁩</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more lines that are wrong</source>
        <translation>
            <numerusform>ועוד שורה שגויה אחת</numerusform>
            <numerusform>ועוד %Ln שורות שגויות</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1.</source>
        <comment>%1: counts</comment>
        <translation>בוטל: %1.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a sign in quotation marks</comment>
        <translation>”%1“</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportPreview</name>
    <message>
        <source>%1 (day first)</source>
        <comment>%1: a date</comment>
        <translation>%1 (היום תחילה)</translation>
    </message>
    <message>
        <source>%1 (month first)</source>
        <comment>%1: a date</comment>
        <translation>%1 (החודש תחילה)</translation>
    </message>
    <message>
        <source>%1 is missing.</source>
        <comment>the name of a field</comment>
        <translation>⁨%1⁩ חסר.</translation>
    </message>
    <message>
        <source>C&amp;olumns</source>
        <translation>&amp;טורים</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>טורים</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>טור</translation>
    </message>
    <message>
        <source>First value</source>
        <translation>הערך הראשון</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>הופך ל-</translation>
    </message>
    <message>
        <source>&amp;Preview of the first lines</source>
        <translation>&amp;תצוגה מקדימה של השורות הראשונות</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>תצוגה מקדימה</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>משובים</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>תיבות</translation>
    </message>
    <message>
        <source>Created</source>
        <translation>נוצר</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>שורה</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>מושמט</translation>
    </message>
    <message>
        <source>Identifier of an export</source>
        <translation>מזהה מייצוא</translation>
    </message>
    <message>
        <source>External id</source>
        <translation>מזהה חיצוני</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>כותרת</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>טקסט</translation>
    </message>
    <message>
        <source>Submitted by</source>
        <translation>נשלח על ידי</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>יישום</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>דורשים בדיקה</translation>
    </message>
    <message>
        <source>Routing status</source>
        <translation>מצב הניתוב</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>שונה</translation>
    </message>
    <message>
        <source>Buffers chosen by hand</source>
        <translation>תיבות שנבחרו ידנית</translation>
    </message>
    <message>
        <source>Targets (JSON)</source>
        <translation>יעדים (JSON)</translation>
    </message>
    <message>
        <source>Notes (JSON)</source>
        <translation>הערות (JSON)</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>מצב</translation>
    </message>
    <message>
        <source>Email of the owner</source>
        <translation>הדוא״ל של האחראי</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>תגיות</translation>
    </message>
    <message>
        <source>Comes back at</source>
        <translation>חוזר ב</translation>
    </message>
    <message>
        <source>What the column %1 becomes</source>
        <translation>למה הופך הטור ⁨%1⁩</translation>
    </message>
    <message>
        <source>Buffer: %1</source>
        <translation>תיבה: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::ListToolBar</name>
    <message>
        <source>Only what needs review</source>
        <translation>רק מה שדורש בדיקה</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>דורשים בדיקה</translation>
    </message>
    <message>
        <source>Show only what needs review</source>
        <translation>הצגת רק מה שדורש בדיקה</translation>
    </message>
    <message>
        <source>Active filters</source>
        <translation>מסננים פעילים</translation>
    </message>
    <message>
        <source>List view</source>
        <translation>תצוגת רשימה</translation>
    </message>
    <message>
        <source>Board view</source>
        <translation>תצוגת לוח</translation>
    </message>
    <message>
        <source>Dashboard view</source>
        <translation>תצוגת לוח מחוונים</translation>
    </message>
    <message>
        <source>Search feedback</source>
        <translation>חיפוש משובים</translation>
    </message>
    <message>
        <source>Clear Search</source>
        <translation>ניקוי החיפוש</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>החדשים תחילה</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>הישנים תחילה</translation>
    </message>
    <message>
        <source>Last changed first</source>
        <translation>שונו לאחרונה תחילה</translation>
    </message>
    <message>
        <source>Title A–Z</source>
        <translation>כותרת בסדר עולה</translation>
    </message>
    <message>
        <source>Title Z–A</source>
        <translation>כותרת בסדר יורד</translation>
    </message>
    <message>
        <source>Best match first</source>
        <translation>המתאימים ביותר תחילה</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>מאת ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 ✕</source>
        <comment>a filter in force, with the mark that ends it</comment>
        <translation>%1 ✕</translation>
    </message>
    <message>
        <source>Remove filter %1</source>
        <translation>הסרת המסנן ⁨%1⁩</translation>
    </message>
    <message>
        <source>Remove this filter</source>
        <translation>הסרת מסנן זה</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>מיון לפי</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>תקופה</translation>
    </message>
    <message>
        <source>Client %1</source>
        <translation>לקוח ⁨%1⁩</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>מיון</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>לוח מחוונים</translation>
    </message>
    <message>
        <source>Routing quality</source>
        <translation>איכות הניתוב</translation>
    </message>
    <message>
        <source>Research</source>
        <translation>מחקר</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>חזרו מהשהיה</translation>
    </message>
</context>
<context>
    <name>triage::app::LinkOpener</name>
    <message>
        <source>The link opens as soon as the server has sent what it names.</source>
        <translation>הקישור ייפתח ברגע שהשרת ישלח את מה שהוא מצביע עליו.</translation>
    </message>
</context>
<context>
    <name>triage::app::MainWindow</name>
    <message>
        <source>Filter</source>
        <translation>מסנן</translation>
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
        <translation>הצגה</translation>
    </message>
</context>
<context>
    <name>triage::app::MemberDialog</name>
    <message>
        <source>Edit member</source>
        <translation>עריכת חבר</translation>
    </message>
    <message>
        <source>Add member</source>
        <translation>הוספת חבר</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;שם</translation>
    </message>
    <message>
        <source>Member name</source>
        <translation>שם החבר</translation>
    </message>
    <message>
        <source>E-&amp;mail</source>
        <translation>&amp;דוא״ל</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>דוא״ל</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ש&amp;מירה</translation>
    </message>
    <message>
        <source>&amp;Add Member</source>
        <translation>&amp;הוספת החבר</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>תפקיד</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>חבר</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>מנהל</translation>
    </message>
    <message>
        <source>&amp;Role</source>
        <translation>&amp;תפקיד</translation>
    </message>
    <message>
        <source>Name and e-mail are needed.</source>
        <translation>נדרשים שם ודוא״ל.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>מתבצעת שמירה…</translation>
    </message>
    <message>
        <source>Adding the member…</source>
        <translation>החבר נוסף…</translation>
    </message>
    <message>
        <source>Saving the member…</source>
        <translation>החבר נשמר…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>⁨%1⁩ – נשמר</translation>
    </message>
    <message>
        <source>Added %1</source>
        <translation>⁨%1⁩ – נוסף</translation>
    </message>
</context>
<context>
    <name>triage::app::MembersDialog</name>
    <message>
        <source>Members</source>
        <translation>חברים</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>דוא״ל</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>תפקיד</translation>
    </message>
    <message>
        <source>Added</source>
        <translation>נוסף</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;הוספה…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;עריכה…</translation>
    </message>
    <message>
        <source>Make A&amp;dministrator</source>
        <translation>הפיכה &amp;למנהל</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <translation>ה&amp;סרה…</translation>
    </message>
    <message>
        <source>Remove member</source>
        <translation>הסרת חבר</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>קריאת החברים…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>⁨%1⁩ (זה חשבונך)</translation>
    </message>
    <message>
        <source>Administrator</source>
        <translation>מנהל</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>חבר</translation>
    </message>
    <message>
        <source>Choose a member first.</source>
        <translation>יש לבחור חבר תחילה.</translation>
    </message>
    <message>
        <source>Make &amp;Member</source>
        <translation>הפיכה ל&amp;חבר</translation>
    </message>
    <message>
        <source>Changing the role…</source>
        <translation>התפקיד משתנה…</translation>
    </message>
    <message>
        <source>%1 is now an administrator</source>
        <translation>⁨%1⁩ כעת מנהל</translation>
    </message>
    <message>
        <source>%1 is now a member</source>
        <translation>⁨%1⁩ כעת חבר</translation>
    </message>
    <message>
        <source>Remove %1 from the organization? Their tokens stop working at once; what they wrote stays.</source>
        <translation>להסיר את ⁨%1⁩ מהארגון? האסימונים של חבר זה יפסיקו לפעול מיד; מה שכתב נשאר.</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>הסרת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Removing the member…</source>
        <translation>החבר מוסר…</translation>
    </message>
    <message>
        <source>Removed %1</source>
        <translation>⁨%1⁩ – הוסר</translation>
    </message>
    <message>
        <source>Create Sign-in &amp;Token…</source>
        <translation>יצירת א&amp;סימון כניסה…</translation>
    </message>
</context>
<context>
    <name>triage::app::MoveAllDialog</name>
    <message>
        <source>Move all</source>
        <translation>העברת הכול</translation>
    </message>
    <message>
        <source>&amp;From</source>
        <translation>&amp;מהתיבה</translation>
    </message>
    <message>
        <source>From</source>
        <translation>מהתיבה</translation>
    </message>
    <message>
        <source>&amp;To</source>
        <translation>&amp;אל התיבה</translation>
    </message>
    <message>
        <source>To</source>
        <translation>אל התיבה</translation>
    </message>
    <message>
        <source>&amp;Move All</source>
        <translation>&amp;העברת הכול</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>סיכום</translation>
    </message>
    <message numerus="yes">
        <source>%Ln feedback to move</source>
        <translation>
            <numerusform>משוב אחד להעברה</numerusform>
            <numerusform>%Ln משובים להעברה</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose two different buffers.</source>
        <translation>יש לבחור שתי תיבות שונות.</translation>
    </message>
    <message>
        <source>%1 is empty.</source>
        <translation>התיבה ⁨%1⁩ ריקה.</translation>
    </message>
    <message>
        <source>You can undo this.</source>
        <translation>אפשר לבטל זאת.</translation>
    </message>
    <message>
        <source>Moving…</source>
        <translation>מתבצעת העברה…</translation>
    </message>
    <message>
        <source>Moving everything; this may take a while…</source>
        <translation>הכול מועבר; הדבר עשוי לארוך זמן מה…</translation>
    </message>
    <message>
        <source>Choose a buffer</source>
        <translation>בחירת תיבה</translation>
    </message>
    <message>
        <source>Moved %1 of %2</source>
        <comment>numbers of items</comment>
        <translation>הועברו %1 מתוך %2</translation>
    </message>
    <message>
        <source>%1, of them done, snoozed or duplicates: %2</source>
        <comment>how much is moved, a number</comment>
        <translation>%1, מתוכם בוצעו, הושהו או כפולים: %2</translation>
    </message>
    <message>
        <source>&amp;Only the open ones (%1)</source>
        <comment>a number of items</comment>
        <translation>&amp;רק הפתוחים (%1)</translation>
    </message>
    <message>
        <source>It goes on at the server when you close this window.</source>
        <translation>זה נמשך בשרת גם לאחר סגירת החלון.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
</context>
<context>
    <name>triage::app::NewTokenDialog</name>
    <message>
        <source>%1 is this computer. Colleagues need an address that they can reach: set listen, or a proxy, and public-url in the settings of the server. Its README shows how under “Let a colleague in”.</source>
        <translation>⁨%1⁩ הוא המחשב הזה. עמיתים זקוקים לכתובת שהם יכולים להגיע אליה: הגדירו listen או פרוקסי, וגם public-url בהגדרות השרת. קובץ ה־README שלו מסביר זאת תחת “Let a colleague in”.</translation>
    </message>
    <message>
        <source>1. Install Triage Desk: the package triage-desk for Debian 12 or 13. Ask me for it.
2. Start it and paste this text into “Token”:

%1
%2</source>
        <comment>%1 is the server&apos;s address, %2 the token</comment>
        <translation>1. התקינו את Triage Desk: החבילה triage-desk עבור Debian 12 או 13. בקשו אותה ממני.
2. הפעילו אותו והדביקו את הטקסט הזה בשדה „אסימון”:

⁨%1⁩
⁨%2⁩</translation>
    </message>
    <message>
        <source>For dashboards and assistants: sees what you may see and changes nothing. Keep it secret.</source>
        <translation>ללוחות מחוונים ולעוזרים: רואה מה שמותר לכם לראות ואינו משנה דבר. שמרו עליו בסוד.</translation>
    </message>
    <message>
        <source>&amp;Read only: it changes nothing</source>
        <translation>&amp;קריאה בלבד: אינו משנה דבר</translation>
    </message>
    <message>
        <source>New token</source>
        <translation>אסימון חדש</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;שם</translation>
    </message>
    <message>
        <source>Token name</source>
        <translation>שם האסימון</translation>
    </message>
    <message>
        <source>&amp;Kind</source>
        <translation>&amp;סוג</translation>
    </message>
    <message>
        <source>Allowed &amp;origins</source>
        <translation>&amp;מקורות מורשים</translation>
    </message>
    <message>
        <source>Allowed origins</source>
        <translation>מקורות מורשים</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>ס&amp;וד</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>סוד</translation>
    </message>
    <message>
        <source>Create &amp;Token</source>
        <translation>&amp;יצירת אסימון</translation>
    </message>
    <message>
        <source>What the token is for, such as “Web shop”</source>
        <translation>למה האסימון משמש, למשל ”חנות מקוונת“</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>סוג</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>גישה מלאה</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>יישומון</translation>
    </message>
    <message>
        <source>One on each line: where the widget may be used. * is everywhere.</source>
        <translation>אחד בכל שורה: היכן מותר להשתמש ביישומון. התו * פירושו בכל מקום.</translation>
    </message>
    <message>
        <source>For web pages: sends feedback and nothing else. It may be seen by visitors.</source>
        <translation>לדפי אינטרנט: שולח משובים ותו לא. מותר שמבקרים יראו אותו.</translation>
    </message>
    <message>
        <source>For servers and programs: may do whatever you may do. Keep it secret.</source>
        <translation>לשרתים ולתוכניות: רשאי לעשות כל מה שמותר לך. יש לשמור אותו בסוד.</translation>
    </message>
    <message>
        <source>A token needs a name.</source>
        <translation>לאסימון דרוש שם.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>אחד הטקסטים ארוך מדי.</translation>
    </message>
    <message>
        <source>Creating the token…</source>
        <translation>האסימון נוצר…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>Created the token %1</source>
        <translation>האסימון ⁨%1⁩ נוצר</translation>
    </message>
    <message>
        <source>Sign-in token for %1</source>
        <translation>אסימון כניסה עבור ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>א&amp;דם</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>&amp;Text to send</source>
        <translation>&amp;טקסט לשליחה</translation>
    </message>
    <message>
        <source>Text to send</source>
        <translation>טקסט לשליחה</translation>
    </message>
    <message>
        <source>Reading the members…</source>
        <translation>קריאת החברים…</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>⁨%1⁩ (זה חשבונך)</translation>
    </message>
    <message>
        <source>Anyone who has the token signs in as %1. Send it over a private channel.</source>
        <translation>מי שמחזיק באסימון נכנס בתור ⁨%1⁩. שלחו אותו בערוץ פרטי.</translation>
    </message>
    <message>
        <source>E&amp;xpires</source>
        <translation>פג &amp;תוקף</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>פג תוקף</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>ללא הגבלה</translation>
    </message>
    <message>
        <source>In 30 days</source>
        <translation>בעוד 30 ימים</translation>
    </message>
    <message>
        <source>In 90 days</source>
        <translation>בעוד 90 ימים</translation>
    </message>
    <message>
        <source>In a year</source>
        <translation>בעוד שנה</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationCentre</name>
    <message numerus="yes">
        <source>%n new feedback</source>
        <translation>
            <numerusform>משוב חדש אחד</numerusform>
            <numerusform>%Ln משובים חדשים</numerusform>
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
            <numerusform>אחד דורש בדיקה</numerusform>
            <numerusform>%Ln דורשים בדיקה</numerusform>
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
            <numerusform>הודעה אחת</numerusform>
            <numerusform>%Ln הודעות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::NoteBox</name>
    <message>
        <source>Save Note</source>
        <translation>שמירת ההערה</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>הערה</translation>
    </message>
    <message>
        <source>Write a note for the team</source>
        <translation>הערה לצוות</translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) too long</source>
        <translation>
            <numerusform>תו אחד יותר מדי</numerusform>
            <numerusform>%Ln תווים יותר מדי</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n character(s) left</source>
        <translation>
            <numerusform>נותר תו אחד</numerusform>
            <numerusform>נותרו %Ln תווים</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy Draft</source>
        <translation>העתקת הטיוטה</translation>
    </message>
    <message>
        <source>Discard Draft</source>
        <translation>מחיקת הטיוטה</translation>
    </message>
</context>
<context>
    <name>triage::app::NotificationPage</name>
    <message>
        <source>Notify about</source>
        <translation>התראה על</translation>
    </message>
    <message>
        <source>Buffers to be notified about</source>
        <translation>תיבות להתראה</translation>
    </message>
    <message>
        <source>Show &amp;message text in notifications</source>
        <translation>הצגת ה&amp;טקסט בהתראות</translation>
    </message>
    <message>
        <source>&amp;Quiet hours from</source>
        <translation>&amp;שעות שקט מ-</translation>
    </message>
    <message>
        <source>Quiet from</source>
        <translation>תחילת השקט</translation>
    </message>
    <message>
        <source>Quiet until</source>
        <translation>סוף השקט</translation>
    </message>
    <message>
        <source>Keep running in the &amp;tray when closed</source>
        <translation>המשך פעולה ב&amp;מגש המערכת לאחר סגירה</translation>
    </message>
    <message>
        <source>What needs review and pinned buffers</source>
        <translation>מה שדורש בדיקה ותיבות מוצמדות</translation>
    </message>
    <message>
        <source>Chosen buffers</source>
        <translation>תיבות נבחרות</translation>
    </message>
    <message>
        <source>All new feedback</source>
        <translation>כל המשובים החדשים</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>דבר</translation>
    </message>
    <message>
        <source>&amp;Notify about:</source>
        <translation>התראה &amp;על:</translation>
    </message>
    <message>
        <source>to</source>
        <comment>quiet hours from … to …</comment>
        <translation>עד</translation>
    </message>
    <message>
        <source>Also, and in the list of notices:</source>
        <translation>וגם, וברשימת ההודעות:</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderItems</name>
    <message>
        <source>The server’s list was not understood.</source>
        <translation>רשימת השרת לא הובנה.</translation>
    </message>
</context>
<context>
    <name>triage::app::OlderStrip</name>
    <message>
        <source>Retry</source>
        <translation>לנסות שוב</translation>
    </message>
    <message>
        <source>Retry loading older feedback</source>
        <translation>לנסות שוב לטעון משובים ישנים יותר</translation>
    </message>
    <message>
        <source>Loading older feedback…</source>
        <translation>משובים ישנים יותר נטענים…</translation>
    </message>
    <message>
        <source>Older feedback is on the server only, and you are offline. It comes when you are connected again.</source>
        <translation>משובים ישנים יותר נמצאים רק בשרת, ואין חיבור. הם יופיעו כשהחיבור יחזור.</translation>
    </message>
    <message>
        <source>Older feedback could not be loaded: %1</source>
        <translation>לא ניתן היה לטעון משובים ישנים יותר: %1</translation>
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
        <translation>%1: ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotCard</name>
    <message>
        <source>Data of %1</source>
        <translation>הנתונים של ⁨%1⁩</translation>
    </message>
    <message>
        <source>Show %1 as table</source>
        <translation>הצגת ⁨%1⁩ כטבלה</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>ייצוא ⁨%1⁩</translation>
    </message>
    <message>
        <source>Save as &amp;SVG…</source>
        <translation>&amp;שמירה כ-SVG…</translation>
    </message>
    <message>
        <source>Save Numbers as &amp;CSV…</source>
        <translation>שמירת ה&amp;מספרים כ-CSV…</translation>
    </message>
    <message>
        <source>Plot %1</source>
        <translation>תרשים ⁨%1⁩</translation>
    </message>
    <message>
        <source>No numbers</source>
        <translation>אין מספרים</translation>
    </message>
    <message>
        <source>Plots need the server</source>
        <translation>התרשימים זקוקים לשרת</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>זמין כשתחזרו להיות מקוונים</translation>
    </message>
    <message>
        <source>Nothing in this period</source>
        <translation>אין דבר בתקופה הזו</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>ניסיון חוזר</translation>
    </message>
    <message>
        <source>%1 · days of UTC</source>
        <comment>a period</comment>
        <translation>%1 · ימים לפי UTC</translation>
    </message>
    <message>
        <source>%1 · whatever the buffer</source>
        <comment>a period</comment>
        <translation>%1 · בלי קשר לתיבה</translation>
    </message>
    <message>
        <source>%1 · as of %2</source>
        <comment>a period, a time</comment>
        <translation>%1 · נכון ל־%2</translation>
    </message>
    <message>
        <source>Save %1</source>
        <translation>שמירת ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 files (*.%2)</source>
        <comment>a format, its suffix</comment>
        <translation>קובצי %1 (*.%2)</translation>
    </message>
    <message>
        <source>Saved to %1</source>
        <comment>path of a file</comment>
        <translation>נשמר אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <comment>why</comment>
        <translation>לא נשמר: ⁨%1⁩</translation>
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
        <translation>⁨%1⁩, ⁨%2⁩: %3</translation>
    </message>
</context>
<context>
    <name>triage::app::PlotCatalog</name>
    <message>
        <source>Who has how much open now, and closed how much in the period.</source>
        <translation>למי יש כמה פתוחים עכשיו, וכמה סגר בתקופה.</translation>
    </message>
    <message>
        <source>How long the feedback took that was done in the period, from the day it came in.</source>
        <translation>כמה זמן לקח המשוב שבוצע בתקופה, מאז שהגיע.</translation>
    </message>
    <message>
        <source>How old the feedback is that is open now, whatever the period.</source>
        <translation>בן כמה המשוב שפתוח עכשיו, ללא קשר לתקופה.</translation>
    </message>
    <message>
        <source>How much came in on each day, and how much was done or declined on it.</source>
        <translation>כמה הגיע בכל יום, וכמה בוצע או נדחה בו.</translation>
    </message>
    <message>
        <source>Work by owner</source>
        <translation>עבודה לפי אחראי</translation>
    </message>
    <message>
        <source>Time to done</source>
        <translation>זמן עד לביצוע</translation>
    </message>
    <message>
        <source>Age of open feedback</source>
        <translation>גיל המשוב הפתוח</translation>
    </message>
    <message>
        <source>Opened and closed</source>
        <translation>נפתחו ונסגרו</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>משובים חדשים</translation>
    </message>
    <message>
        <source>Growth of buffers</source>
        <translation>צמיחת התיבות</translation>
    </message>
    <message>
        <source>Routing outcomes</source>
        <translation>תוצאות הניתוב</translation>
    </message>
    <message>
        <source>Review share</source>
        <translation>שיעור הדורשים בדיקה</translation>
    </message>
    <message>
        <source>Time to triage</source>
        <translation>זמן עד המיון</translation>
    </message>
    <message>
        <source>Confidence of routing</source>
        <translation>ביטחון הניתוב</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>יישומים</translation>
    </message>
    <message>
        <source>Reactions to targets</source>
        <translation>תגובות ליעדים</translation>
    </message>
    <message>
        <source>How much came in on each day, by the buffer it is in now. An item in several buffers counts in each.</source>
        <translation>כמה הגיע בכל יום, לפי התיבה שבה הוא נמצא עכשיו. פריט בכמה תיבות נספר בכל אחת מהן.</translation>
    </message>
    <message>
        <source>How much of the period’s feedback is in each buffer, and how much of the period before it.</source>
        <translation>כמה ממשובי התקופה נמצאים בכל תיבה, וכמה היו בתקופה שלפניה.</translation>
    </message>
    <message>
        <source>What became of the feedback of each day. Each item counts once.</source>
        <translation>מה עלה בגורל המשובים של כל יום. כל פריט נספר פעם אחת.</translation>
    </message>
    <message>
        <source>How much of each day’s feedback needs review.</source>
        <translation>כמה ממשובי כל יום דורשים בדיקה.</translation>
    </message>
    <message>
        <source>How long feedback waited until somebody moved it, said that it looks right, or wrote a note.</source>
        <translation>כמה זמן המתינו משובים עד שמישהו העביר אותם, אישר שהם נראים נכון או כתב הערה.</translation>
    </message>
    <message>
        <source>How sure routing was of its decisions, and what people made of them.</source>
        <translation>עד כמה הניתוב היה בטוח בהחלטותיו, ומה אנשים עשו איתן.</translation>
    </message>
    <message>
        <source>Which programs sent the feedback.</source>
        <translation>אילו תוכניות שלחו את המשובים.</translation>
    </message>
    <message>
        <source>Thumbs up and down of the period, for the targets with most of them.</source>
        <translation>אגודלים למעלה ולמטה בתקופה, עבור היעדים שקיבלו הכי הרבה מהם.</translation>
    </message>
    <message>
        <source>Languages</source>
        <translation>שפות</translation>
    </message>
    <message>
        <source>Which languages the feedback is written in. Short texts do not tell.</source>
        <translation>באילו שפות המשוב כתוב. טקסטים קצרים אינם מגלים זאת.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingSection</name>
    <message>
        <source>Why it’s here</source>
        <translation>למה זה כאן</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>ידנית</translation>
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
        <translation>נבחרו כל ה-%1 של ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 selected</source>
        <translation>נבחרו %1</translation>
    </message>
    <message>
        <source>%1 in this list</source>
        <translation>%1 ברשימה זו</translation>
    </message>
    <message>
        <source>this list</source>
        <translation>הרשימה</translation>
    </message>
</context>
<context>
    <name>triage::app::SingleInstance</name>
    <message>
        <source>process %1 on %2</source>
        <comment>number, computer</comment>
        <translation>תהליך %1 במחשב ⁨%2⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::StrandedChanges</name>
    <message numerus="yes">
        <source>%n changes made at %1 are sent from here now</source>
        <translation>
            <numerusform>שינוי אחד שנעשה ב-⁨%1⁩ נשלח כעת מכאן</numerusform>
            <numerusform>%Ln שינויים שנעשו ב-⁨%1⁩ נשלחים כעת מכאן</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of another member of this organization were not sent.</source>
        <translation>
            <numerusform>שינוי אחד של חבר אחר בארגון הזה לא נשלח.</numerusform>
            <numerusform>%Ln שינויים של חבר אחר בארגון הזה לא נשלחו.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changes of %1 at %2 were not sent.</source>
        <translation>
            <numerusform>שינוי אחד של ⁨%1⁩ ב-⁨%2⁩ לא נשלח.</numerusform>
            <numerusform>%Ln שינויים של ⁨%1⁩ ב-⁨%2⁩ לא נשלחו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Send or Discard…</source>
        <translation>שליחה או מחיקה…</translation>
    </message>
    <message>
        <source>Unsent changes</source>
        <translation>שינויים שלא נשלחו</translation>
    </message>
    <message>
        <source>They can be sent in your name, or discarded for good. Otherwise they stay on this computer until their owner signs in again.</source>
        <translation>אפשר לשלוח אותם בשמכם, או למחוק אותם לצמיתות. אחרת הם נשארים במחשב הזה עד שבעליהם יתחברו שוב.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>שמירה</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>מחיקה</translation>
    </message>
    <message>
        <source>Send in My Name</source>
        <translation>שליחה בשמי</translation>
    </message>
</context>
<context>
    <name>triage::app::TimePlots</name>
    <message>
        <source>Unassigned</source>
        <translation>ללא תיבה</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>שבוע</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>יום</translation>
    </message>
    <message>
        <source>A buffer</source>
        <translation>תיבה</translation>
    </message>
    <message>
        <source>Other buffers</source>
        <translation>תיבות אחרות</translation>
    </message>
    <message>
        <source>All</source>
        <comment>sum of feedback, each item once</comment>
        <translation>הכול</translation>
    </message>
    <message numerus="yes">
        <source>%Ln in all; most of them on %1: %2</source>
        <comment>counts of feedback, a day or a week</comment>
        <translation>
            <numerusform>%Ln בסך הכול; השיא: %1 (%2)</numerusform>
            <numerusform>%Ln בסך הכול; השיא: %1 (%2)</numerusform>
        </translation>
    </message>
    <message>
        <source>Assigned</source>
        <translation>שויכו</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>דורשים בדיקה</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>נכשלו</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>בתהליך ניתוב</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>ידנית</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln found their buffer by themselves</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 מתוך %Ln נותבו אוטומטית</numerusform>
            <numerusform>%1 מתוך %Ln נותבו אוטומטית</numerusform>
        </translation>
    </message>
    <message>
        <source>Share</source>
        <translation>שיעור</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln need a look</source>
        <comment>a share, a count of feedback</comment>
        <translation>
            <numerusform>%1 מתוך %Ln דורשים בדיקה</numerusform>
            <numerusform>%1 מתוך %Ln דורשים בדיקה</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::GroupPlots</name>
    <message numerus="yes">
        <source>No buffer grew against the %Ln days before</source>
        <translation>
            <numerusform>שום תיבה לא צמחה לעומת היום שלפני כן</numerusform>
            <numerusform>שום תיבה לא צמחה לעומת %Ln הימים שלפני כן</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 grew most: %2, that is %3 more than in the %Ln days before</source>
        <comment>buffer, count, difference</comment>
        <translation>
            <numerusform>הצמיחה הגדולה ביותר: ⁨%1⁩, %2, כלומר %3 יותר מאשר ביום שלפני כן</numerusform>
            <numerusform>הצמיחה הגדולה ביותר: ⁨%1⁩, %2, כלומר %3 יותר מאשר ב-%Ln הימים שלפני כן</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>ללא תיבה</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>תיבה</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>עכשיו</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>לפני כן</translation>
    </message>
    <message>
        <source>Growth</source>
        <translation>צמיחה</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <comment>a number, by how much it grew</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>נשאר</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>תוקן</translation>
    </message>
    <message>
        <source>Nothing said yet</source>
        <translation>עדיין ללא תגובה</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>רמת ביטחון</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>החלטות</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 עד %2</translation>
    </message>
    <message numerus="yes">
        <source>People agreed with %1 of the %Ln they looked at</source>
        <comment>a share, decisions</comment>
        <translation>
            <numerusform>אנשים הסכימו עם %1 מההחלטה האחת שבדקו</numerusform>
            <numerusform>אנשים הסכימו עם %1 מתוך %Ln ההחלטות שבדקו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln decisions, and nobody has said anything to them yet</source>
        <translation>
            <numerusform>החלטה אחת, ועדיין איש לא הגיב עליה</numerusform>
            <numerusform>%Ln החלטות, ועדיין איש לא הגיב עליהן</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>משובים</translation>
    </message>
    <message>
        <source>Client</source>
        <translation>יישום</translation>
    </message>
    <message>
        <source>Not named</source>
        <translation>ללא שם</translation>
    </message>
    <message>
        <source>All others</source>
        <translation>כל השאר</translation>
    </message>
    <message>
        <source>%1 came from %2</source>
        <comment>a share, a client</comment>
        <translation>%1 נשלחו על ידי ⁨%2⁩</translation>
    </message>
    <message>
        <source>no named client</source>
        <translation>יישום ללא שם</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>אגודל למעלה</translation>
    </message>
    <message>
        <source>Thumbs down</source>
        <translation>אגודל למטה</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>יעד</translation>
    </message>
    <message numerus="yes">
        <source>%1 displeases most: %Ln thumbs down</source>
        <comment>target</comment>
        <translation>
            <numerusform>הכי פחות מרוצים מ-⁨%1⁩: אגודל אחד למטה</numerusform>
            <numerusform>הכי פחות מרוצים מ-⁨%1⁩: %Ln אגודלים למטה</numerusform>
        </translation>
    </message>
    <message>
        <source>No thumbs down</source>
        <translation>אין אגודלים למטה</translation>
    </message>
    <message numerus="yes">
        <source>%Ln s</source>
        <comment>seconds</comment>
        <translation>
            <numerusform>%Ln שנ׳</numerusform>
            <numerusform>%Ln שנ׳</numerusform>
        </translation>
    </message>
    <message>
        <source>More than %1</source>
        <comment>duration</comment>
        <translation>יותר מ-%1</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>כל משך זמן</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>durations</comment>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>Within %1</source>
        <comment>duration</comment>
        <translation>תוך %1</translation>
    </message>
    <message>
        <source>Looked at</source>
        <translation>נבדקו</translation>
    </message>
    <message>
        <source>Still waiting</source>
        <translation>עדיין ממתינים</translation>
    </message>
    <message>
        <source>Waited</source>
        <translation>זמן המתנה</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <comment>duration</comment>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>more</source>
        <comment>than the duration before</comment>
        <translation>יותר</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>ממתין</translation>
    </message>
    <message>
        <source>Nobody has looked yet</source>
        <translation>עדיין איש לא בדק</translation>
    </message>
    <message numerus="yes">
        <source>Half of it was looked at within %1; %Ln wait</source>
        <comment>duration, count</comment>
        <translation>
            <numerusform>זמן מיון חציוני %1; אחד ממתין</numerusform>
            <numerusform>זמן מיון חציוני %1; %Ln ממתינים</numerusform>
        </translation>
    </message>
    <message>
        <source>Median time to triage %1</source>
        <comment>duration</comment>
        <translation>זמן מיון חציוני %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln wait for somebody to look</source>
        <translation>
            <numerusform>משוב אחד ממתין לבדיקה</numerusform>
            <numerusform>%Ln משובים ממתינים לבדיקה</numerusform>
        </translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
    <message>
        <source>%1 is written in %2</source>
        <comment>a share, a language</comment>
        <translation>%1 כתוב ב%2</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>העדפות</translation>
    </message>
    <message>
        <source>General</source>
        <translation>כללי</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>מראה</translation>
    </message>
    <message>
        <source>Notifications</source>
        <translation>התראות</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>מיון</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>קיצורים</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>לא מקוון</translation>
    </message>
    <message>
        <source>Privacy</source>
        <translation>פרטיות</translation>
    </message>
</context>
<context>
    <name>triage::app::PreferencesPages</name>
    <message>
        <source>High contrast</source>
        <translation>ניגודיות גבוהה</translation>
    </message>
    <message>
        <source>Organization:</source>
        <translation>ארגון:</translation>
    </message>
    <message>
        <source>Signed in as:</source>
        <translation>מחובר בתור:</translation>
    </message>
    <message>
        <source>%1, administrator</source>
        <translation>⁨%1⁩, מנהל</translation>
    </message>
    <message>
        <source>%1, member</source>
        <translation>⁨%1⁩, חבר</translation>
    </message>
    <message>
        <source>Server:</source>
        <translation>שרת:</translation>
    </message>
    <message>
        <source>&amp;Reopen the last list on start</source>
        <translation>&amp;פתיחת הרשימה האחרונה בהפעלה</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;ערכת נושא:</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>ערכת נושא</translation>
    </message>
    <message>
        <source>Match system</source>
        <translation>לפי המערכת</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>בהיר</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>כהה</translation>
    </message>
    <message>
        <source>&amp;Density:</source>
        <translation>&amp;צפיפות:</translation>
    </message>
    <message>
        <source>Density</source>
        <translation>צפיפות</translation>
    </message>
    <message>
        <source>Comfortable</source>
        <translation>מרווחת</translation>
    </message>
    <message>
        <source>Compact</source>
        <translation>דחוסה</translation>
    </message>
    <message>
        <source>Text &amp;size:</source>
        <translation>&amp;גודל טקסט:</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>גודל טקסט</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>&amp;שפה:</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>שפה</translation>
    </message>
    <message>
        <source>Restart to change the language.</source>
        <translation>הפעילו מחדש כדי לשנות את השפה.</translation>
    </message>
    <message>
        <source>&amp;Keep offline:</source>
        <translation>&amp;שמירה לא מקוונת:</translation>
    </message>
    <message>
        <source>Keep offline</source>
        <translation>שמירה לא מקוונת</translation>
    </message>
    <message>
        <source>How much of the newest feedback is kept on this computer, so that it can be read and searched without the server. A change counts from the next start on.</source>
        <translation>כמה מהמשובים החדשים ביותר נשמרים במחשב זה, כדי שניתן יהיה לקרוא ולחפש אותם ללא השרת. שינוי ייכנס לתוקף בהפעלה הבאה.</translation>
    </message>
    <message>
        <source>&amp;Re-download everything at next start</source>
        <translation>הורדת ה&amp;כול מחדש בהפעלה הבאה</translation>
    </message>
    <message>
        <source>Clears downloaded data. Unsent changes are kept.</source>
        <translation>מנקה נתונים שהורדו. שינויים שלא נשלחו נשמרים.</translation>
    </message>
    <message>
        <source>Your token is kept in the system’s keyring, if you asked for that; otherwise until the program ends.</source>
        <translation>האסימון נשמר בצרור המפתחות של המערכת אם ביקשת זאת; אחרת – עד לסיום התוכנית.</translation>
    </message>
    <message>
        <source>Downloaded feedback is stored in your private folder.</source>
        <translation>המשובים שהורדו נשמרים בתיקייה הפרטית שלכם.</translation>
    </message>
    <message>
        <source>Triage Desk connects only to %1. No tracking.</source>
        <translation>Triage Desk מתחבר רק אל ⁨%1⁩. ללא מעקב.</translation>
    </message>
    <message>
        <source>Show &amp;others what I am looking at</source>
        <translation>להציג ל&amp;אחרים במה אני צופה</translation>
    </message>
</context>
<context>
    <name>triage::app::QualityDialog</name>
    <message>
        <source>Routing quality</source>
        <translation>איכות הניתוב</translation>
    </message>
    <message>
        <source>Reading what people made of routing…</source>
        <translation>נקרא מה נעשה עם החלטות הניתוב…</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>סיכום</translation>
    </message>
    <message>
        <source>By buffer</source>
        <translation>לפי תיבה</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>תיבה</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>הוחלט</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>נשאר</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>תוקן</translation>
    </message>
    <message>
        <source>Missed</source>
        <translation>הוחמץ</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>נכון</translation>
    </message>
    <message>
        <source>By week</source>
        <translation>לפי שבוע</translation>
    </message>
    <message>
        <source>Week of</source>
        <translation>שבוע של</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>ללא תיבה</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>נבדקו</translation>
    </message>
    <message>
        <source>By confidence</source>
        <translation>לפי רמת ביטחון</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>רמת ביטחון</translation>
    </message>
    <message>
        <source>Calibration</source>
        <translation>כיול</translation>
    </message>
    <message>
        <source>The mark stands at how sure routing was: the nearer the bar ends to it, the better</source>
        <translation>הסימן עומד במידת הביטחון של הניתוב: ככל שהפס מסתיים קרוב אליו, כך טוב יותר</translation>
    </message>
    <message>
        <source>Available when you’re back online</source>
        <translation>זמין כשתחזרו להיות מקוונים</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>אין תשובה</translation>
    </message>
    <message>
        <source>&amp;Retry</source>
        <translation>&amp;ניסיון חוזר</translation>
    </message>
    <message numerus="yes">
        <source>Routing decided about %n items in the last weeks.</source>
        <translation>
            <numerusform>הניתוב החליט על משוב אחד בשבועות האחרונים.</numerusform>
            <numerusform>הניתוב החליט על %Ln משובים בשבועות האחרונים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has corrected or accepted anything yet</source>
        <translation>עדיין איש לא תיקן או אישר דבר</translation>
    </message>
    <message>
        <source>%1 Say that an item looks right, or put it elsewhere: here you then see how often routing was right.</source>
        <comment>a sentence before it</comment>
        <translation>%1 אשרו שמשוב נראה נכון או העבירו אותו: כאן יוצג כל כמה פעמים הניתוב צדק.</translation>
    </message>
    <message>
        <source>Of %1 decisions in the last weeks, %2 are unassigned. People reviewed %3: %4 confirmed, %5 moved, %6 removed.</source>
        <translation>מתוך %1 החלטות בשבועות האחרונים, %2 ללא תיבה. נבדקו %3: %4 אושרו, %5 הועברו, %6 הוסרו.</translation>
    </message>
    <message>
        <source>Calibration error: %1 points</source>
        <translation>שגיאת כיול: ⁨%1⁩ נקודות</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>תיבה שנמחקה</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>shares</comment>
        <translation>%1 עד %2</translation>
    </message>
    <message>
        <source>Right in %1, sure by %2</source>
        <translation>נכון ב-%1, ביטחון של %2</translation>
    </message>
    <message>
        <source>Not known while you are signed out</source>
        <translation>לא ידוע כל עוד החשבון מנותק</translation>
    </message>
    <message numerus="yes">
        <source>Only %n reviewed: too few to tell</source>
        <translation>
            <numerusform>רק %Ln נבדק: מעט מדי כדי לדעת</numerusform>
            <numerusform>רק %Ln נבדקו: מעט מדי כדי לדעת</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Calibration: only %n reviewed so far</source>
        <translation>
            <numerusform>כיול: רק %Ln נבדק עד כה</numerusform>
            <numerusform>כיול: רק %Ln נבדקו עד כה</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was routed in the last weeks</source>
        <translation>דבר לא נותב בשבועות האחרונים</translation>
    </message>
    <message>
        <source>This page shows how often routing was right, once people confirm or move items.</source>
        <translation>הדף הזה מראה באיזו תדירות הניתוב צדק, לאחר שמאשרים או מעבירים פריטים.</translation>
    </message>
</context>
<context>
    <name>triage::app::ResearchDialog</name>
    <message>
        <source>Research</source>
        <translation>מחקר</translation>
    </message>
    <message>
        <source>&amp;Question</source>
        <translation>&amp;שאלה</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>שאלה</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>ל&amp;שאול</translation>
    </message>
    <message>
        <source>&amp;Delete Answer…</source>
        <translation>&amp;מחיקת התשובה…</translation>
    </message>
    <message>
        <source>Delete answer</source>
        <translation>מחיקת התשובה</translation>
    </message>
    <message>
        <source>For example: Why do people give up on the export?</source>
        <translation>לדוגמה: למה אנשים מוותרים על הייצוא?</translation>
    </message>
    <message>
        <source>&amp;Period</source>
        <translation>&amp;תקופה</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>כל זמן</translation>
    </message>
    <message>
        <source>The last 12 months</source>
        <translation>12 החודשים האחרונים</translation>
    </message>
    <message numerus="yes">
        <source>The last %n days</source>
        <translation>
            <numerusform>היום האחרון</numerusform>
            <numerusform>%Ln הימים האחרונים</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>&amp;תיבה</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>כל התיבות</translation>
    </message>
    <message>
        <source>&amp;Saved answers</source>
        <translation>תשובות &amp;שמורות</translation>
    </message>
    <message>
        <source>Reading the saved answers…</source>
        <translation>קוראים את התשובות השמורות…</translation>
    </message>
    <message>
        <source>waits for its answer</source>
        <translation>ממתינה לתשובה</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>נכשלה</translation>
    </message>
    <message>
        <source>The question is too long.</source>
        <translation>השאלה ארוכה מדי.</translation>
    </message>
    <message>
        <source>Write a question first.</source>
        <translation>יש לכתוב קודם שאלה.</translation>
    </message>
    <message>
        <source>Answered from what the feedback says</source>
        <translation>נענתה לפי מה שאומרים המשובים</translation>
    </message>
    <message>
        <source>Choose an answer first.</source>
        <translation>יש לבחור קודם תשובה.</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>שואלים…</translation>
    </message>
    <message>
        <source>Answered: %1</source>
        <translation>נענתה: %1</translation>
    </message>
    <message>
        <source>Delete the question “%1” and its answer for everybody? This cannot be undone.</source>
        <translation>למחוק את השאלה ”%1“ ואת תשובתה עבור כולם? אי אפשר לבטל זאת.</translation>
    </message>
    <message>
        <source>Delete Answer</source>
        <translation>מחיקת התשובה</translation>
    </message>
    <message>
        <source>Deleting the answer…</source>
        <translation>התשובה נמחקת…</translation>
    </message>
    <message>
        <source>Deleted the answer</source>
        <translation>התשובה נמחקה</translation>
    </message>
</context>
<context>
    <name>triage::app::AnswerPane</name>
    <message>
        <source>Looking for an answer</source>
        <translation>מחפשים תשובה</translation>
    </message>
    <message>
        <source>&amp;Themes</source>
        <translation>&amp;נושאים</translation>
    </message>
    <message>
        <source>What &amp;people say</source>
        <translation>מה אנשים &amp;אומרים</translation>
    </message>
    <message>
        <source>Ask what your feedback says</source>
        <translation>אפשר לשאול מה אומרים המשובים שלכם</translation>
    </message>
    <message>
        <source>The answer shows what many people have in common, with exact counts and their own words. Answers stay here until somebody deletes them.</source>
        <translation>התשובה מראה מה משותף לאנשים רבים, במספרים מדויקים ובמילים שלהם. התשובות נשארות כאן עד שמישהו מוחק אותן.</translation>
    </message>
    <message>
        <source>In %1</source>
        <comment>buffer</comment>
        <translation>ב־%1</translation>
    </message>
    <message>
        <source>a deleted buffer</source>
        <translation>תיבה שנמחקה</translation>
    </message>
    <message numerus="yes">
        <source>%n items read</source>
        <translation>
            <numerusform>נקרא משוב אחד</numerusform>
            <numerusform>נקראו %Ln משובים</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for an answer. You can go on meanwhile.</source>
        <translation>מחפשים תשובה. אפשר להמשיך לעבוד בינתיים.</translation>
    </message>
    <message>
        <source>There is no answer.</source>
        <translation>אין תשובה.</translation>
    </message>
    <message>
        <source>All themes</source>
        <translation>כל הנושאים</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>theme: 12 items</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n items</source>
        <translation>
            <numerusform>משוב אחד</numerusform>
            <numerusform>%Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>items of a theme</comment>
        <translation>
            <numerusform>ועוד אחד</numerusform>
            <numerusform>ועוד %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>quote</comment>
        <translation>”%1“</translation>
    </message>
    <message>
        <source>Open this feedback</source>
        <translation>לפתוח את המשוב</translation>
    </message>
</context>
<context>
    <name>triage::app::RestoreDialog</name>
    <message>
        <source>Restore deleted buffer</source>
        <translation>שחזור תיבה שנמחקה</translation>
    </message>
    <message>
        <source>Deleted buffers</source>
        <translation>תיבות שנמחקו</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>תיבה</translation>
    </message>
    <message>
        <source>Collects</source>
        <translation>אוספת</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>משובים</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;שחזור</translation>
    </message>
    <message>
        <source>Reading the deleted buffers…</source>
        <translation>קריאת התיבות שנמחקו…</translation>
    </message>
    <message>
        <source>The deleted buffers could not be read</source>
        <translation>לא ניתן היה לקרוא את התיבות שנמחקו</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>ניסיון חוזר</translation>
    </message>
    <message>
        <source>No deleted buffers</source>
        <translation>אין תיבות שנמחקו</translation>
    </message>
    <message>
        <source>Deleted buffers appear here.</source>
        <translation>תיבות שנמחקו מופיעות כאן.</translation>
    </message>
    <message>
        <source>Checking the server…</source>
        <translation>בודק את השרת…</translation>
    </message>
    <message>
        <source>Choose a buffer first.</source>
        <translation>יש לבחור תיבה תחילה.</translation>
    </message>
    <message>
        <source>Restoring the buffer…</source>
        <translation>שחזור התיבה…</translation>
    </message>
    <message numerus="yes">
        <source>Restored the buffer %1 with %Ln feedback</source>
        <translation>
            <numerusform>התיבה ⁨%1⁩ שוחזרה עם משוב אחד</numerusform>
            <numerusform>התיבה ⁨%1⁩ שוחזרה עם %Ln משובים</numerusform>
        </translation>
    </message>
    <message>
        <source>Deleted</source>
        <comment>when a buffer was</comment>
        <translation>נמחקה</translation>
    </message>
    <message>
        <source>Kept until</source>
        <comment>a deleted buffer</comment>
        <translation>נשמרת עד</translation>
    </message>
    <message>
        <source>Deleted buffers can be restored, with their feedback, until the date shown.</source>
        <translation>אפשר לשחזר תיבות שנמחקו, עם המשובים שבהן, עד התאריך המוצג.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingEffect</name>
    <message>
        <source>Changed feedback</source>
        <translation>משובים שישתנו</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>משובים</translation>
    </message>
    <message>
        <source>From</source>
        <translation>מ</translation>
    </message>
    <message>
        <source>To</source>
        <translation>אל</translation>
    </message>
    <message>
        <source>Effect on recent feedback</source>
        <translation>ההשפעה על משובים אחרונים</translation>
    </message>
    <message>
        <source>Return or a double click opens the feedback</source>
        <translation>Enter או לחיצה כפולה פותחים את המשוב</translation>
    </message>
    <message>
        <source>Working out the effect</source>
        <translation>ההשפעה מחושבת</translation>
    </message>
    <message>
        <source>Cance&amp;l</source>
        <translation>&amp;ביטול</translation>
    </message>
    <message>
        <source>R&amp;etry</source>
        <translation>ניסיון &amp;חוזר</translation>
    </message>
    <message>
        <source>AI routing is switched off for %1.</source>
        <translation>ניתוב בבינה מלאכותית כבוי בארגון ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Change the routing instructions to see what they would do with the newest feedback. Nothing is saved.</source>
        <translation>שנו את הוראות הניתוב כדי לראות מה יעשו עם המשובים החדשים ביותר. דבר אינו נשמר.</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>בוטל.</translation>
    </message>
    <message>
        <source>Working out what would change…</source>
        <translation>מחושב מה ישתנה…</translation>
    </message>
    <message numerus="yes">
        <source>Would take %1, lose %2 of the last %n items.</source>
        <translation>
            <numerusform>מתוך הפריט האחרון (%Ln), %1 ייכנסו ו-%2 יצאו.</numerusform>
            <numerusform>מתוך %Ln הפריטים האחרונים, %1 ייכנסו ו-%2 יצאו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>ללא תיבה</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>buffer, how sure</comment>
        <translation>⁨%1⁩ %2</translation>
    </message>
    <message>
        <source>%1, needs review</source>
        <comment>buffers</comment>
        <translation>⁨%1⁩, דורש בדיקה</translation>
    </message>
    <message>
        <source>No feedback to test with yet.</source>
        <translation>אין עדיין משוב לבדיקה.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them would be elsewhere with the stored instructions, too, if routed again.</source>
        <translation>
            <numerusform>%Ln מהם היה במקום אחר גם עם ההוראות השמורות, אילו נותב מחדש.</numerusform>
            <numerusform>%Ln מהם היו במקום אחר גם עם ההוראות השמורות, אילו נותבו מחדש.</numerusform>
        </translation>
    </message>
    <message>
        <source>Change “Auto-assign at” or “Review at” to see what that would do with the newest feedback.</source>
        <translation>שינוי של „שיוך החל מ־” או „דורש בדיקה החל מ־” מראה מה זה היה עושה למשוב החדש ביותר.</translation>
    </message>
    <message numerus="yes">
        <source>Of the last %n items, %1 would be in a buffer and %2 would need review; with the stored values %3 and %4.</source>
        <translation>
            <numerusform>מתוך %Ln הפריטים האחרונים, %1 היו בתיבה ו-%2 היו דורשים בדיקה; בערכים השמורים %3 ו-%4.</numerusform>
            <numerusform>מתוך %Ln הפריטים האחרונים, %1 היו בתיבה ו-%2 היו דורשים בדיקה; בערכים השמורים %3 ו-%4.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>People judged %n of them: %1 would be right; with the stored values %2.</source>
        <translation>
            <numerusform>אנשים שפטו %Ln מהם: %1 היו נכונים; בערכים השמורים %2.</numerusform>
            <numerusform>אנשים שפטו %Ln מהם: %1 היו נכונים; בערכים השמורים %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PreviewPane</name>
    <message>
        <source>Give this buffer a name and instructions to see whether a text would go there.</source>
        <translation>תנו לתיבה הזו שם והוראות כדי לראות אם טקסט היה מגיע אליו.</translation>
    </message>
    <message>
        <source>Sample te&amp;xt</source>
        <translation>&amp;טקסט לדוגמה</translation>
    </message>
    <message>
        <source>Sample text</source>
        <translation>טקסט לדוגמה</translation>
    </message>
    <message>
        <source>Use C&amp;urrent Feedback</source>
        <translation>שימוש &amp;במשוב הנוכחי</translation>
    </message>
    <message>
        <source>Paste or write what a user might say</source>
        <translation>אפשר להדביק או לכתוב מה שמשתמש עשוי לומר</translation>
    </message>
    <message>
        <source>No feedback is chosen in the list.</source>
        <translation>לא נבחר משוב ברשימה.</translation>
    </message>
    <message>
        <source>Try the feedback that is chosen in the list</source>
        <translation>ניסוי המשוב שנבחר ברשימה</translation>
    </message>
    <message>
        <source>Matched buffer</source>
        <translation>התיבה התואמת</translation>
    </message>
    <message>
        <source>Reasoning</source>
        <translation>נימוק</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>מתבצעת שאילתה…</translation>
    </message>
    <message>
        <source>Not possible now</source>
        <translation>לא אפשרי כעת</translation>
    </message>
    <message>
        <source>Nothing to route yet</source>
        <translation>אין עדיין מה לנתב</translation>
    </message>
    <message>
        <source>The buffer that a text would go to is shown here, with the reason. Nothing is saved.</source>
        <translation>כאן מוצגת התיבה שאליה ינותב הטקסט, עם הסיבה. דבר אינו נשמר.</translation>
    </message>
    <message>
        <source>No answer</source>
        <translation>אין מענה</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>ללא תיבה</translation>
    </message>
    <message>
        <source>Buffers that were weighed</source>
        <translation>תיבות שנשקלו</translation>
    </message>
    <message>
        <source>How sure routing is</source>
        <translation>מידת הביטחון של הניתוב</translation>
    </message>
    <message>
        <source>%1 It would be marked for review.</source>
        <comment>a sentence or two</comment>
        <translation>%1 הוא יסומן לבדיקה.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>buffer, how sure</comment>
        <translation>⁨%1⁩, %2</translation>
    </message>
    <message>
        <source>No buffers yet</source>
        <translation>אין עדיין תיבות</translation>
    </message>
    <message>
        <source>Once a buffer exists, you see here where a text would go.</source>
        <translation>כשתהיה תיבה, תראו כאן לאן טקסט היה מגיע.</translation>
    </message>
</context>
<context>
    <name>triage::app::RoutingTestDialog</name>
    <message>
        <source>%1 (changed)</source>
        <comment>buffer</comment>
        <translation>⁨%1⁩ (שונה)</translation>
    </message>
    <message>
        <source>&amp;Routing instructions, for this test</source>
        <translation>&amp;הוראות ניתוב, לבדיקה זו</translation>
    </message>
    <message>
        <source>&amp;Save These Instructions…</source>
        <translation>&amp;שמירת הוראות אלה…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>אחד הטקסטים ארוך מדי.</translation>
    </message>
    <message>
        <source>Change the instructions of a buffer first.</source>
        <translation>שנו תחילה את ההוראות של תיבה.</translation>
    </message>
    <message>
        <source>New feedback is then routed by the instructions of this test: %1.</source>
        <comment>buffers</comment>
        <translation>משוב חדש ינותב אז לפי ההוראות של בדיקה זו: %1.</translation>
    </message>
    <message>
        <source>Routing instructions, for this test</source>
        <translation>הוראות ניתוב, לבדיקה זו</translation>
    </message>
    <message>
        <source>Routing test</source>
        <translation>בדיקת ניתוב</translation>
    </message>
    <message>
        <source>&amp;Buffers</source>
        <translation>ת&amp;יבות</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>תיבות</translation>
    </message>
    <message>
        <source>No instructions. Routing uses its name and past items.</source>
        <translation>אין הוראות. הניתוב משתמש בשם ובפריטים קודמים.</translation>
    </message>
    <message>
        <source>Save Instructions</source>
        <translation>שמירת ההוראות</translation>
    </message>
    <message>
        <source>Save these instructions</source>
        <translation>שמירת הוראות אלה</translation>
    </message>
    <message>
        <source>Saved the routing instructions</source>
        <translation>הוראות הניתוב נשמרו</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>מתבצעת שמירה…</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchPopup</name>
    <message>
        <source>%1, %2</source>
        <comment>name, hint</comment>
        <translation>⁨%1⁩, %2</translation>
    </message>
</context>
<context>
    <name>triage::app::Secrets</name>
    <message>
        <source>The keyring has no token for this account.</source>
        <translation>אין בצרור המפתחות אסימון לחשבון זה.</translation>
    </message>
    <message>
        <source>There is no keyring to keep the token in: %1</source>
        <translation>אין צרור מפתחות לשמירת האסימון: ⁨%1⁩</translation>
    </message>
    <message>
        <source>There is no keyring on this computer.</source>
        <translation>אין צרור מפתחות במחשב הזה.</translation>
    </message>
</context>
<context>
    <name>triage::app::Session</name>
    <message numerus="yes">
        <source>%n unsent changes</source>
        <translation>
            <numerusform>שינוי אחד שלא נשלח</numerusform>
            <numerusform>%Ln שינויים שלא נשלחו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drafts</source>
        <translation>
            <numerusform>טיוטה אחת</numerusform>
            <numerusform>%Ln טיוטות</numerusform>
        </translation>
    </message>
    <message>
        <source>pins</source>
        <translation>נעיצות</translation>
    </message>
    <message>
        <source>The file with your unsent changes is damaged, and nothing in it can be read. It is kept as %1.</source>
        <translation>הקובץ של השינויים שלא נשלחו ניזוק, ולא ניתן לקרוא ממנו דבר. הוא נשמר בשם ⁨%1⁩.</translation>
    </message>
    <message>
        <source>The file with your unsent changes was damaged. Recovered: %1. The damaged file is kept as %2.</source>
        <translation>הקובץ של השינויים שלא נשלחו ניזוק. שוחזרו: ⁨%1⁩. הקובץ הפגום נשמר בשם ⁨%2⁩.</translation>
    </message>
</context>
<context>
    <name>triage::app::SessionBinding</name>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>חדש אחד</numerusform>
            <numerusform>%Ln חדשים</numerusform>
        </translation>
    </message>
    <message>
        <source>Back online</source>
        <translation>חזרה לחיבור</translation>
    </message>
    <message>
        <source>the server has another value</source>
        <translation>בשרת יש ערך אחר</translation>
    </message>
    <message>
        <source>Refused: %1. %2</source>
        <comment>act, why</comment>
        <translation>נדחה: ⁨%1⁩. ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>act, feedback</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Server set back</source>
        <translation>השרת שוחזר</translation>
    </message>
    <message numerus="yes">
        <source>The server was set back to %1. %n of your changes are no longer there.</source>
        <translation>
            <numerusform>השרת הוחזר למצב של ⁨%1⁩. שינוי אחד שלכם כבר אינו קיים.</numerusform>
            <numerusform>השרת הוחזר למצב של ⁨%1⁩. %Ln מהשינויים שלכם כבר אינם קיימים.</numerusform>
        </translation>
    </message>
    <message>
        <source>Route Them Now</source>
        <translation>לנתב אותם עכשיו</translation>
    </message>
    <message numerus="yes">
        <source>%1 of the last %n items belong in %2</source>
        <comment>how many, buffer</comment>
        <translation>
            <numerusform>%1 מתוך הפריט האחרון (%Ln) שייך אל %2</numerusform>
            <numerusform>%1 מתוך %Ln הפריטים האחרונים שייכים אל %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Webhooks…</source>
        <translation>Webhooks…</translation>
    </message>
    <message numerus="yes">
        <source>The server switched off %n webhook(s), because nothing arrived there any more.</source>
        <translation>
            <numerusform>השרת כיבה Webhook אחד, כי כבר לא הגיע אליו דבר.</numerusform>
            <numerusform>השרת כיבה %Ln Webhooks, כי כבר לא הגיע אליהם דבר.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back from its snooze: %1</source>
        <comment>feedback</comment>
        <translation>חזר: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln back from their snoozes</source>
        <comment>items</comment>
        <translation>
            <numerusform>פריט אחד חזר</numerusform>
            <numerusform>%Ln פריטים חזרו</numerusform>
        </translation>
    </message>
    <message>
        <source>Show</source>
        <translation>הצגה</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>משוב שנמחק</translation>
    </message>
    <message>
        <source>Do &amp;Again</source>
        <translation>&amp;ביצוע שוב</translation>
    </message>
    <message numerus="yes">
        <source>%n of them can be done again.</source>
        <translation>
            <numerusform>אפשר לבצע שוב אחד מהם.</numerusform>
            <numerusform>אפשר לבצע שוב %Ln מהם.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutPage</name>
    <message>
        <source>Shortcuts</source>
        <translation>קיצורים</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>פקודה</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>תפריט</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>&amp;קביעה</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;הוספה</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;ללא מקש</translation>
    </message>
    <message>
        <source>&amp;Default</source>
        <translation>&amp;ברירת מחדל</translation>
    </message>
    <message>
        <source>Reset A&amp;ll…</source>
        <translation>&amp;איפוס הכול…</translation>
    </message>
    <message>
        <source>Reset all keys</source>
        <translation>איפוס כל המקשים</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>סינון קיצורים</translation>
    </message>
    <message>
        <source>Find a command or a key</source>
        <translation>חיפוש פקודה או מקש</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>מקש חדש</translation>
    </message>
    <message>
        <source>Ne&amp;w key:</source>
        <translation>&amp;מקש חדש:</translation>
    </message>
    <message>
        <source>%1 is used by %2. Reassign?</source>
        <comment>key, commands</comment>
        <translation>המקש ⁨%1⁩ משמש את ⁨%2⁩. להקצות מחדש?</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between commands</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Choose a command first.</source>
        <translation>יש לבחור פקודה תחילה.</translation>
    </message>
    <message>
        <source>Press the new key first.</source>
        <translation>יש להקיש תחילה על המקש החדש.</translation>
    </message>
    <message>
        <source>Use this key instead of the others</source>
        <translation>שימוש במקש זה במקום באחרים</translation>
    </message>
    <message>
        <source>Use this key too</source>
        <translation>שימוש גם במקש זה</translation>
    </message>
    <message>
        <source>It has its default key.</source>
        <translation>זהו כבר מקש ברירת המחדל.</translation>
    </message>
    <message>
        <source>Give all commands their default keys? Your own are forgotten.</source>
        <translation>להחזיר לכל הפקודות את מקשי ברירת המחדל? המקשים האישיים יימחקו.</translation>
    </message>
    <message>
        <source>Reset All Keys</source>
        <translation>איפוס כל המקשים</translation>
    </message>
</context>
<context>
    <name>triage::app::ShortcutSheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>קיצורי מקלדת</translation>
    </message>
    <message>
        <source>Filter shortcuts</source>
        <translation>סינון קיצורים</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>קיצורים</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>פקודה</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>מקשים</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>סגירה</translation>
    </message>
    <message>
        <source>If your keyboard types no Latin letters, press the keys where an English keyboard has them.</source>
        <translation>אם המקלדת אינה מקלידה אותיות לטיניות, הקישו על המקשים במקום שבו הן נמצאות במקלדת אנגלית.</translation>
    </message>
    <message>
        <source>Triage</source>
        <translation>מיון</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>העברה</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>מעבר</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>בחירה</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>חיפוש</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>לוח</translation>
    </message>
    <message>
        <source>Dashboard</source>
        <translation>לוח מחוונים</translation>
    </message>
    <message>
        <source>View</source>
        <translation>תצוגה</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>תיבות</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>תוכנה</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarModel</name>
    <message>
        <source>Views</source>
        <translation>תצוגות</translation>
    </message>
    <message>
        <source>It has filters that this program does not have: its list here has more.</source>
        <translation>יש לה מסננים שאין בתוכנה הזאת: ברשימה שלה כאן יש יותר.</translation>
    </message>
    <message>
        <source>Its buffer was deleted.</source>
        <translation>התיבה שלה נמחקה.</translation>
    </message>
    <message>
        <source>Everybody sees this view of %1.</source>
        <comment>member</comment>
        <translation>כולם רואים את התצוגה הזאת של %1.</translation>
    </message>
    <message>
        <source>Everybody sees this view.</source>
        <translation>כולם רואים את התצוגה הזאת.</translation>
    </message>
    <message>
        <source>Only you see this view.</source>
        <translation>רק אתם רואים את התצוגה הזאת.</translation>
    </message>
    <message>
        <source>%1 to work on, %2 with what is done or snoozed</source>
        <comment>numbers of feedback</comment>
        <translation>%1 לטיפול, %2 עם מה שבוצע או הושהה</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>בוצעו</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>מושהים</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>שלי</translation>
    </message>
    <message numerus="yes">
        <source>%n item(s)</source>
        <translation>
            <numerusform>פריט אחד</numerusform>
            <numerusform>%Ln פריטים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new</source>
        <translation>
            <numerusform>חדש אחד</numerusform>
            <numerusform>%Ln חדשים</numerusform>
        </translation>
    </message>
    <message>
        <source>key %1</source>
        <translation>מקש %1</translation>
    </message>
    <message>
        <source>suggested, waits for approval</source>
        <translation>מוצעת, ממתינה לאישור</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a row&apos;s name</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Inbox</source>
        <translation>נכנס</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>דורשים בדיקה</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>ללא תיבה</translation>
    </message>
    <message>
        <source>Routing failed</source>
        <translation>הניתוב נכשל</translation>
    </message>
    <message>
        <source>Being routed</source>
        <translation>בתהליך ניתוב</translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>משובים</translation>
    </message>
    <message>
        <source>Suggested buffers</source>
        <translation>תיבות מוצעות</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>תיבות</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>תיבה שנמחקה</translation>
    </message>
    <message>
        <source>Its tag %1 is not there any more.</source>
        <translation>התגית שלה %1 כבר לא קיימת.</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>הכול</translation>
    </message>
    <message>
        <source>Back from snooze</source>
        <translation>חזרו מהשהיה</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarPane</name>
    <message>
        <source>Filter buffers</source>
        <translation>סינון תיבות</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>מסנן</translation>
    </message>
    <message>
        <source>Clear Filter</source>
        <translation>ניקוי הסינון</translation>
    </message>
    <message>
        <source>New Buffer</source>
        <translation>תיבה חדשה</translation>
    </message>
    <message>
        <source>No matching lists.</source>
        <translation>אין רשימות תואמות.</translation>
    </message>
    <message>
        <source>Notes that you began and did not save</source>
        <translation>הערות שהתחלת ולא שמרת</translation>
    </message>
    <message>
        <source>Drafts %1</source>
        <comment>number</comment>
        <translation>טיוטות %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>feedback, a note that was begun</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Deleted feedback</source>
        <translation>משוב שנמחק</translation>
    </message>
</context>
<context>
    <name>triage::app::SidebarView</name>
    <message>
        <source>Buffers</source>
        <translation>תיבות</translation>
    </message>
    <message>
        <source>Take the column off the board</source>
        <translation>הורדת הטור מהלוח</translation>
    </message>
</context>
<context>
    <name>triage::app::SimilarSection</name>
    <message>
        <source>Similar feedback</source>
        <translation>משובים דומים</translation>
    </message>
    <message>
        <source>About similar feedback</source>
        <translation>אודות משובים דומים</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>משותף: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1, %2 alike</source>
        <comment>feedback, share</comment>
        <translation>⁨%1⁩, דמיון %2</translation>
    </message>
    <message>
        <source>%1, %2 alike, in common: %3</source>
        <comment>feedback, share, words</comment>
        <translation>⁨%1⁩, דמיון ⁨%2⁩, משותף: ⁨%3⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::StatusStrip</name>
    <message>
        <source>Selection</source>
        <translation>בחירה</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>חיבור</translation>
    </message>
    <message>
        <source>Job progress</source>
        <translation>התקדמות המשימה</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ביטול</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>מתבצעת התחברות…</translation>
    </message>
    <message>
        <source>Fetching %1 of %2</source>
        <translation>אחזור %1 מתוך %2</translation>
    </message>
    <message>
        <source>Fetching %1</source>
        <translation>אחזור %1</translation>
    </message>
    <message>
        <source>Catching up…</source>
        <translation>השלמת עדכונים…</translation>
    </message>
    <message>
        <source>Up to date</source>
        <translation>מעודכן</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>לא מקוון</translation>
    </message>
    <message>
        <source>Signed out</source>
        <translation>מנותק מהחשבון</translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <translation>
            <numerusform>אחד ממתין</numerusform>
            <numerusform>%Ln ממתינים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>אחד נכשל</numerusform>
            <numerusform>%Ln נכשלו</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 waiting</source>
        <comment>numbers of changes</comment>
        <translation>%1 מתוך %2 ממתינים</translation>
    </message>
    <message>
        <source>Sending…</source>
        <translation>שולח…</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>בהמתנה לשרת…</translation>
    </message>
    <message numerus="yes">
        <source>about %Ln min</source>
        <comment>time that is left</comment>
        <translation>
            <numerusform>כדקה</numerusform>
            <numerusform>כ-%Ln דקות</numerusform>
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
        <translation>הערה מאת ⁨%1⁩, %2: %3</translation>
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
        <translation>ביטול הפעולה</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>פרטים</translation>
    </message>
</context>
<context>
    <name>triage::app::TokensDialog</name>
    <message>
        <source>Read only</source>
        <translation>קריאה בלבד</translation>
    </message>
    <message>
        <source>API tokens</source>
        <translation>אסימוני API</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>אסימונים</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>שם</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>סוג</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>אסימון</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>נוצר על ידי</translation>
    </message>
    <message>
        <source>Last used</source>
        <translation>שימוש אחרון</translation>
    </message>
    <message>
        <source>&amp;Create Token…</source>
        <translation>&amp;יצירת אסימון…</translation>
    </message>
    <message>
        <source>&amp;Revoke…</source>
        <translation>&amp;ביטול אסימון…</translation>
    </message>
    <message>
        <source>Revoke token</source>
        <translation>ביטול אסימון</translation>
    </message>
    <message>
        <source>Reading the tokens…</source>
        <translation>קריאת האסימונים…</translation>
    </message>
    <message>
        <source>Widget</source>
        <translation>יישומון</translation>
    </message>
    <message>
        <source>Full access</source>
        <translation>גישה מלאה</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>אף פעם</translation>
    </message>
    <message>
        <source>There are no tokens yet. Make one for each program that sends or reads feedback.</source>
        <translation>אין עדיין אסימונים. יש ליצור אסימון לכל תוכנית ששולחת או קוראת משובים.</translation>
    </message>
    <message>
        <source>Choose a token first.</source>
        <translation>יש לבחור אסימון תחילה.</translation>
    </message>
    <message>
        <source>Revoke the token %1? Whatever uses it stops working at once. This cannot be undone.</source>
        <translation>לבטל את האסימון ⁨%1⁩? כל מה שמשתמש בו יפסיק לפעול מיד. הפעולה אינה הפיכה.</translation>
    </message>
    <message>
        <source>Revoke %1</source>
        <translation>ביטול ⁨%1⁩</translation>
    </message>
    <message>
        <source>Revoking the token…</source>
        <translation>האסימון מתבטל…</translation>
    </message>
    <message>
        <source>Revoked the token %1</source>
        <translation>האסימון ⁨%1⁩ בוטל</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>אדם</translation>
    </message>
    <message>
        <source>You are signed in with the token %1. Revoking it signs you out on this computer at once. This cannot be undone.</source>
        <translation>נכנסת באמצעות האסימון ⁨%1⁩. ביטולו ינתק אותך מהמחשב הזה מיד. הפעולה אינה הפיכה.</translation>
    </message>
    <message>
        <source>Expires</source>
        <translation>פג תוקף</translation>
    </message>
    <message>
        <source>Does not expire</source>
        <translation>ללא הגבלה</translation>
    </message>
    <message>
        <source>Re&amp;place…</source>
        <translation>ה&amp;חלפה…</translation>
    </message>
    <message>
        <source>Replace token</source>
        <translation>החלפת אסימון</translation>
    </message>
    <message>
        <source>Replace the token %1 by a new one? Both work for at most 24 hours, so that you can put the new one in use. Then the old one expires.</source>
        <translation>להחליף את האסימון ⁨%1⁩ בחדש? שניהם פועלים במשך 24 שעות לכל היותר, כדי שתוכלו לעבור לחדש. לאחר מכן פג תוקפו של הישן.</translation>
    </message>
    <message>
        <source>You are signed in with the old one on this computer: sign in with the new one until then.</source>
        <translation>אתם מחוברים במחשב זה עם הישן: התחברו עם החדש עד אז.</translation>
    </message>
    <message>
        <source>Replace %1</source>
        <translation>החלפת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Replacing the token…</source>
        <translation>מחליף את האסימון…</translation>
    </message>
</context>
<context>
    <name>triage::app::Transfers</name>
    <message>
        <source>Checking %1</source>
        <translation>בדיקת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Importing %1</source>
        <translation>ייבוא ⁨%1⁩</translation>
    </message>
    <message>
        <source>Undoing the import of %1</source>
        <translation>ביטול הייבוא של ⁨%1⁩</translation>
    </message>
    <message>
        <source>Exporting to %1</source>
        <translation>ייצוא אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>Waiting for the server…</source>
        <translation>המתנה לשרת…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>file, what is wrong</comment>
        <translation>⁨%1⁩: ⁨%2⁩</translation>
    </message>
    <message>
        <source>The check of %1 was cancelled</source>
        <translation>הבדיקה של ⁨%1⁩ בוטלה</translation>
    </message>
    <message>
        <source>Checked %1</source>
        <translation>⁨%1⁩ – נבדק</translation>
    </message>
    <message numerus="yes">
        <source>Cancelled: imported %Ln from %1</source>
        <translation>
            <numerusform>בוטל: משוב אחד יובא מתוך ⁨%1⁩</numerusform>
            <numerusform>בוטל: %Ln משובים יובאו מתוך ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Imported %Ln from %1</source>
        <translation>
            <numerusform>משוב אחד יובא מתוך ⁨%1⁩</numerusform>
            <numerusform>%Ln משובים יובאו מתוך ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message>
        <source>The server goes on undoing the import of %1</source>
        <translation>השרת ממשיך לבטל את הייבוא של ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>Undone: the import of %1, %Ln removed</source>
        <translation>
            <numerusform>הייבוא של ⁨%1⁩ בוטל, הוסר משוב אחד</numerusform>
            <numerusform>הייבוא של ⁨%1⁩ בוטל, הוסרו %Ln משובים</numerusform>
        </translation>
    </message>
    <message>
        <source>The export to %1 was cancelled</source>
        <translation>הייצוא אל ⁨%1⁩ בוטל</translation>
    </message>
    <message numerus="yes">
        <source>Exported %Ln to %1</source>
        <translation>
            <numerusform>משוב אחד יוצא אל ⁨%1⁩</numerusform>
            <numerusform>%Ln משובים יוצאו אל ⁨%1⁩</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::Tray</name>
    <message>
        <source>Open Triage Desk</source>
        <translation>פתיחת Triage Desk</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>יציאה</translation>
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
        <translation>דילוג</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>יציאה</translation>
    </message>
    <message>
        <source>Triage progress</source>
        <translation>התקדמות המיון</translation>
    </message>
    <message>
        <source>Nothing triaged</source>
        <translation>דבר לא מוין</translation>
    </message>
    <message>
        <source>%1 of %2 triaged</source>
        <translation>מוינו %1 מתוך %2</translation>
    </message>
    <message>
        <source>Looking for suggestions…</source>
        <translation>חיפוש הצעות…</translation>
    </message>
    <message>
        <source>No suggestions: %1</source>
        <translation>אין הצעות: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Leave this one for later</source>
        <translation>השארת הפריט למועד אחר</translation>
    </message>
    <message>
        <source>Back to the list</source>
        <translation>חזרה לרשימה</translation>
    </message>
    <message>
        <source>No suggestions</source>
        <translation>אין הצעות</translation>
    </message>
    <message>
        <source>%1 of %2 triaged, %3 skipped</source>
        <translation>מוינו %1 מתוך %2, דולגו %3</translation>
    </message>
    <message>
        <source>%1 left · %2 by you today</source>
        <comment>numbers of items and of decisions</comment>
        <translation>נותרו %1 · החלטתם היום: %2</translation>
    </message>
    <message>
        <source>“By you today” counts your decisions on this computer since midnight, in any list. What you undo does not count.</source>
        <translation>„החלטתם היום” סופר את ההחלטות שלכם במחשב הזה מאז חצות, בכל הרשימות. מה שביטלתם אינו נספר.</translation>
    </message>
</context>
<context>
    <name>triage::app::TriagePage</name>
    <message>
        <source>After an &amp;action:</source>
        <translation>&amp;לאחר פעולה:</translation>
    </message>
    <message>
        <source>After an action</source>
        <translation>לאחר פעולה</translation>
    </message>
    <message>
        <source>Go to the next feedback</source>
        <translation>מעבר למשוב הבא</translation>
    </message>
    <message>
        <source>Go to the previous feedback</source>
        <translation>מעבר למשוב הקודם</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>להישאר</translation>
    </message>
    <message>
        <source>Buffers on the keys 1 to 9</source>
        <translation>התיבות במקשים 1 עד 9</translation>
    </message>
    <message>
        <source>None</source>
        <translation>ללא</translation>
    </message>
    <message>
        <source>Key &amp;%1:</source>
        <translation>מקש &amp;%1:</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>מקש %1</translation>
    </message>
</context>
<context>
    <name>triage::app::WindowCommands</name>
    <message>
        <source>Nothing is selected.</source>
        <translation>לא נבחר דבר.</translation>
    </message>
    <message>
        <source>No buffer has the number %1.</source>
        <translation>אין תיבה שמספרה %1.</translation>
    </message>
    <message>
        <source>The suggestions are not here yet.</source>
        <translation>ההצעות עדיין לא הגיעו.</translation>
    </message>
    <message>
        <source>No suggestion has the number %1.</source>
        <translation>לאף הצעה אין המספר %1.</translation>
    </message>
    <message>
        <source>Pin to a number</source>
        <translation>הצמדה למספר</translation>
    </message>
    <message>
        <source>Key 1 to 9; 0 takes the buffer off its key:</source>
        <translation>מקש 1 עד 9; 0 משחרר את התיבה מהמקש:</translation>
    </message>
    <message>
        <source>Text copied</source>
        <translation>הטקסט הועתק</translation>
    </message>
    <message>
        <source>Link copied</source>
        <translation>הקישור הועתק</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>העברה אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>Move to Pinned Buffer %1</source>
        <translation>העברה לתיבה המוצמדת %1</translation>
    </message>
    <message>
        <source>Text size %1</source>
        <translation>גודל טקסט %1</translation>
    </message>
    <message>
        <source>No browser opened %1.</source>
        <translation>אף דפדפן לא פתח את %1.</translation>
    </message>
    <message>
        <source>Each group of duplicates is shown once.</source>
        <translation>כל קבוצת כפילויות מוצגת פעם אחת.</translation>
    </message>
    <message>
        <source>All items of each group are shown.</source>
        <translation>כל הפריטים של כל קבוצה מוצגים.</translation>
    </message>
    <message>
        <source>Searches here show each group once now, as this list does anyway.</source>
        <translation>חיפושים כאן מציגים כעת כל קבוצה פעם אחת, כפי שהרשימה עושה ממילא.</translation>
    </message>
    <message>
        <source>Searches here find all items of a group again.</source>
        <translation>חיפושים כאן מוצאים שוב את כל הפריטים של קבוצה.</translation>
    </message>
    <message>
        <source>Submitter copied</source>
        <translation>השולח הועתק</translation>
    </message>
</context>
<context>
    <name>triage::app::Labels</name>
    <message numerus="yes">
        <source>with %n duplicate(s)</source>
        <translation>
            <numerusform>עם כפילות אחת</numerusform>
            <numerusform>עם %Ln כפילויות</numerusform>
        </translation>
    </message>
    <message>
        <source>duplicate of another item</source>
        <translation>כפילות של פריט אחר</translation>
    </message>
    <message>
        <source>tags: %1</source>
        <translation>תגיות: %1</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>מישהו</translation>
    </message>
    <message>
        <source>assigned to %1</source>
        <comment>member</comment>
        <translation>משויך אל %1</translation>
    </message>
    <message>
        <source>snoozed until %1</source>
        <comment>time</comment>
        <translation>מושהה עד %1</translation>
    </message>
    <message>
        <source>declined</source>
        <translation>נדחה</translation>
    </message>
    <message>
        <source>done</source>
        <translation>בוצע</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>day of the week, time</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>now</source>
        <translation>עכשיו</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln דק׳</numerusform>
            <numerusform>%Ln דק׳</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n h</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln שע׳</numerusform>
            <numerusform>%Ln שע׳</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n d</source>
        <comment>age</comment>
        <translation>
            <numerusform>%Ln י׳</numerusform>
            <numerusform>%Ln ימ׳</numerusform>
        </translation>
    </message>
    <message>
        <source>just now</source>
        <translation>כרגע</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>לפני דקה</numerusform>
            <numerusform>לפני %Ln דקות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>לפני שעה</numerusform>
            <numerusform>לפני %Ln שעות</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>אתמול</numerusform>
            <numerusform>לפני %Ln ימים</numerusform>
        </translation>
    </message>
    <message>
        <source>on %1</source>
        <translation>ב%1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>חדש</translation>
    </message>
    <message>
        <source>needs review</source>
        <translation>דורש בדיקה</translation>
    </message>
    <message>
        <source>being routed</source>
        <translation>בתהליך ניתוב</translation>
    </message>
    <message>
        <source>routing failed</source>
        <translation>הניתוב נכשל</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>הערה אחת</numerusform>
            <numerusform>%Ln הערות</numerusform>
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
        <translation>פתוחים %1</translation>
    </message>
    <message>
        <source>Snoozed %1</source>
        <comment>a number of items</comment>
        <translation>מושהים %1</translation>
    </message>
    <message>
        <source>Done %1</source>
        <comment>a number of items</comment>
        <translation>בוצעו %1</translation>
    </message>
    <message>
        <source>Declined %1</source>
        <comment>a number of items</comment>
        <translation>נדחו %1</translation>
    </message>
    <message>
        <source>Duplicates %1</source>
        <comment>a number of items</comment>
        <translation>כפילויות %1</translation>
    </message>
    <message>
        <source>waiting to be sent</source>
        <translation>ממתין לשליחה</translation>
    </message>
    <message>
        <source>change refused</source>
        <translation>השינוי נדחה</translation>
    </message>
    <message>
        <source>changed by someone else too</source>
        <translation>שונה גם על ידי מישהו אחר</translation>
    </message>
    <message>
        <source>Can still be undone</source>
        <translation>עדיין ניתן לביטול</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>ממתין</translation>
    </message>
    <message>
        <source>Being sent</source>
        <translation>בשליחה</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>נדחה</translation>
    </message>
    <message>
        <source>Conflict</source>
        <translation>התנגשות</translation>
    </message>
    <message>
        <source>Triage Desk</source>
        <translation>Triage Desk</translation>
    </message>
    <message>
        <source>A former member</source>
        <translation>חבר לשעבר</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>a share of a hundred</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>The server does not accept the token: it was revoked, or belongs to another server.</source>
        <translation>השרת אינו מקבל את האסימון: הוא בוטל, או שייך לשרת אחר.</translation>
    </message>
    <message>
        <source>This token is one for widgets, which can only hand in feedback.</source>
        <translation>האסימון הזה מיועד ליישומונים, שיכולים רק למסור משוב.</translation>
    </message>
    <message>
        <source>Something went wrong at the server. Try again later.</source>
        <translation>משהו השתבש בשרת. נסו שוב מאוחר יותר.</translation>
    </message>
    <message>
        <source>The server refused this: %1.</source>
        <comment>kind of problem</comment>
        <translation>השרת דחה זאת: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Available when you’re back online.</source>
        <translation>זמין כשתחזרו להיות מקוונים.</translation>
    </message>
    <message>
        <source>Not known while you are signed out. Connect again to see it.</source>
        <translation>לא ידוע כל עוד החשבון מנותק. יש להתחבר שוב כדי לראות.</translation>
    </message>
    <message>
        <source>Language not known</source>
        <translation>שפה לא ידועה</translation>
    </message>
    <message>
        <source>Matched in a duplicate: %1</source>
        <translation>נמצא בכפילות: %1</translation>
    </message>
    <message>
        <source>back since %1</source>
        <comment>an item after its snooze, time</comment>
        <translation>חזר ב-%1</translation>
    </message>
</context>
<context>
    <name>triage::app::Workspace</name>
    <message>
        <source>Wait until this is done, or cancel it: %1</source>
        <translation>יש להמתין לסיום, או לבטל: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not undone: %1</source>
        <translation>הפעולה לא בוטלה: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not redone: %1</source>
        <translation>הפעולה לא בוצעה מחדש: ⁨%1⁩</translation>
    </message>
    <message numerus="yes">
        <source>%1 (and %n more)</source>
        <translation>
            <numerusform>%1 (ועוד אחד)</numerusform>
            <numerusform>%1 (ועוד %Ln)</numerusform>
        </translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>בוטל: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <translation>בוצע מחדש: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Move to %1</source>
        <translation>העברה אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>Also add to %1</source>
        <translation>הוספה גם אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>Not saved: %1. %2</source>
        <comment>act, why</comment>
        <translation>לא נשמר: %1. %2</translation>
    </message>
    <message>
        <source>%1 – saved here, to be sent</source>
        <comment>act of many items</comment>
        <translation>%1 – נשמר כאן, ממתין לשליחה</translation>
    </message>
</context>
<context>
    <name>triage::app::detail</name>
    <message>
        <source>The server’s answer was not understood: %1</source>
        <translation>תשובת השרת לא הובנה: ⁨%1⁩</translation>
    </message>
</context>
<context>
    <name>triage::app::SuggestionPanel</name>
    <message>
        <source>Suggested buffers</source>
        <translation>תיבות מוצעות</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>key, buffer, confidence</comment>
        <translation>%1: ⁨%2⁩, %3</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>נראה נכון</translation>
    </message>
    <message>
        <source>Move Here</source>
        <translation>העברה לכאן</translation>
    </message>
</context>
<context>
    <name>triage::app::ReviewStrip</name>
    <message>
        <source>No clear match</source>
        <translation>אין התאמה ברורה</translation>
    </message>
    <message>
        <source>Not sure: %1</source>
        <comment>confidence</comment>
        <translation>לא בטוח: %1</translation>
    </message>
    <message>
        <source>Needs review</source>
        <translation>דורשים בדיקה</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>למה</translation>
    </message>
    <message>
        <source>Why it’s here</source>
        <translation>למה זה כאן</translation>
    </message>
    <message>
        <source>Looks Right</source>
        <translation>נראה נכון</translation>
    </message>
</context>
<context>
    <name>triage::app::TargetSection</name>
    <message>
        <source>Targets</source>
        <translation>יעדים</translation>
    </message>
</context>
<context>
    <name>triage::app::ImportsDialog</name>
    <message>
        <source>Imports</source>
        <translation>ייבואים</translation>
    </message>
    <message>
        <source>File</source>
        <translation>קובץ</translation>
    </message>
    <message>
        <source>Imported</source>
        <translation>יובא</translation>
    </message>
    <message>
        <source>State</source>
        <translation>מצב</translation>
    </message>
    <message>
        <source>Items</source>
        <translation>פריטים</translation>
    </message>
    <message>
        <source>&amp;Undo Import…</source>
        <translation>&amp;ביטול הייבוא…</translation>
    </message>
    <message>
        <source>Undo import</source>
        <translation>ביטול הייבוא</translation>
    </message>
    <message>
        <source>Undo Import</source>
        <translation>ביטול הייבוא</translation>
    </message>
    <message>
        <source>Reading the imports…</source>
        <translation>קריאת הייבואים…</translation>
    </message>
    <message>
        <source>Nothing has been imported yet.</source>
        <translation>עדיין לא יובא דבר.</translation>
    </message>
    <message>
        <source>Choose an import first.</source>
        <translation>יש לבחור תחילה ייבוא.</translation>
    </message>
    <message>
        <source>This import is undone already.</source>
        <translation>הייבוא הזה כבר בוטל.</translation>
    </message>
    <message>
        <source>Wait until the import or export is done.</source>
        <translation>יש להמתין לסיום הייבוא או הייצוא.</translation>
    </message>
    <message numerus="yes">
        <source>Remove the %Ln items that came from %1? Items that somebody has worked on since stay.</source>
        <translation>
            <numerusform>להסיר את הפריט שהגיע מתוך ⁨%1⁩? פריטים שמישהו עבד עליהם מאז יישארו.</numerusform>
            <numerusform>להסיר את %Ln הפריטים שהגיעו מתוך ⁨%1⁩? פריטים שמישהו עבד עליהם מאז יישארו.</numerusform>
        </translation>
    </message>
    <message>
        <source>Running</source>
        <translation>מתבצע</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>הסתיים</translation>
    </message>
    <message>
        <source>Being undone</source>
        <translation>מתבטל</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>בוטל</translation>
    </message>
</context>
<context>
    <name>triage::app::OrganizationDialog</name>
    <message>
        <source>Nothing was changed.</source>
        <translation>לא השתנה דבר.</translation>
    </message>
    <message>
        <source>Organization settings</source>
        <translation>הגדרות הארגון</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;שם</translation>
    </message>
    <message>
        <source>Organization name</source>
        <translation>שם הארגון</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ש&amp;מירה</translation>
    </message>
    <message>
        <source>&amp;Route new feedback automatically</source>
        <translation>&amp;ניתוב משוב חדש באופן אוטומטי</translation>
    </message>
    <message>
        <source>&amp;Auto-assign at</source>
        <translation>ש&amp;יוך החל מ־</translation>
    </message>
    <message>
        <source>Auto-assign at</source>
        <translation>שיוך החל מ־</translation>
    </message>
    <message>
        <source>With this confidence or more, feedback goes into a buffer.</source>
        <translation>ממידת ביטחון זו ומעלה המשוב נכנס לתיבה.</translation>
    </message>
    <message>
        <source>Re&amp;view at</source>
        <translation>דורש &amp;בדיקה החל מ־</translation>
    </message>
    <message>
        <source>Review at</source>
        <translation>דורש בדיקה החל מ־</translation>
    </message>
    <message>
        <source>From here up to the value above it goes there too, and somebody has to look at it.</source>
        <translation>מכאן ועד הערך שמעליו הוא נכנס גם כן, ומישהו צריך לבדוק אותו.</translation>
    </message>
    <message>
        <source>&amp;Propose new buffers</source>
        <translation>ה&amp;צעת תיבות חדשות</translation>
    </message>
    <message>
        <source>Suggest &amp;buffers at</source>
        <translation>הצעת תיבות החל &amp;מ־</translation>
    </message>
    <message>
        <source>Suggest buffers at</source>
        <translation>הצעת תיבות החל מ־</translation>
    </message>
    <message>
        <source>If nothing fits, a buffer is proposed with this confidence or more.</source>
        <translation>אם דבר אינו מתאים, מוצעת תיבה ממידת ביטחון זו ומעלה.</translation>
    </message>
    <message>
        <source>An organization needs a name.</source>
        <translation>לארגון חייב להיות שם.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>טקסט ארוך מדי.</translation>
    </message>
    <message>
        <source>“Review at” must not be above “Auto-assign at”.</source>
        <translation>„דורש בדיקה החל מ־” אינו יכול להיות גבוה מ„שיוך החל מ־”.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>שמירה…</translation>
    </message>
    <message>
        <source>Saving the settings…</source>
        <translation>שמירת ההגדרות…</translation>
    </message>
    <message>
        <source>Saved the settings of %1</source>
        <translation>ההגדרות של ⁨%1⁩ נשמרו</translation>
    </message>
    <message>
        <source>&amp;Merge duplicates automatically</source>
        <translation>מי&amp;זוג כפילויות באופן אוטומטי</translation>
    </message>
    <message>
        <source>Merge a&amp;t</source>
        <translation>מיזוג ה&amp;חל מ־</translation>
    </message>
    <message>
        <source>Merge at</source>
        <translation>מיזוג החל מ־</translation>
    </message>
    <message>
        <source>New feedback that is the same as other feedback with this probability or more becomes its duplicate. Everybody can unmerge it.</source>
        <translation>משוב חדש שזהה למשוב אחר בהסתברות זו ומעלה נעשה כפילות שלו. כל אחד יכול להוציא אותו שוב.</translation>
    </message>
    <message>
        <source>Duplicates can be merged automatically once people have judged at least %1 suggestions and accepted at least %2 of them.</source>
        <comment>number, share</comment>
        <translation>אפשר למזג כפילויות באופן אוטומטי לאחר שאנשים שפטו לפחות %1 הצעות וקיבלו לפחות %2 מהן.</translation>
    </message>
</context>
<context>
    <name>triage::app::SearchCompletion</name>
    <message>
        <source>Filters to search with</source>
        <translation>מסננים לחיפוש</translation>
    </message>
</context>
<context>
    <name>triage::app::BulkPane</name>
    <message>
        <source>Selected items</source>
        <translation>הפריטים שנבחרו</translation>
    </message>
    <message>
        <source>Unassigned</source>
        <translation>ללא תיבה</translation>
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
        <translation>עריכת התיבה %1</translation>
    </message>
</context>
<context>
    <name>triage::app::Menus</name>
    <message>
        <source>Status</source>
        <translation>מצב</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>העברה אל</translation>
    </message>
</context>
<context>
    <name>triage::app::PeriodCombo</name>
    <message>
        <source>Any time</source>
        <translation>כל זמן</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>היום</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>7 הימים האחרונים</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>30 הימים האחרונים</translation>
    </message>
    <message>
        <source>Last 90 days</source>
        <translation>90 הימים האחרונים</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>השנה האחרונה</translation>
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
        <translation>דומה יותר ל„%1”, שאינו מתאים לאף תיבה.</translation>
    </message>
    <message>
        <source>Similar to “%1”, which is there.</source>
        <translation>דומה ל„%1”, שנמצא שם.</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a word of the text</comment>
        <translation>„%1”</translation>
    </message>
    <message>
        <source>Matched on %1.</source>
        <comment>words of the text</comment>
        <translation>התאמה לפי %1.</translation>
    </message>
    <message>
        <source>Similar wording to %1.</source>
        <comment>buffer</comment>
        <translation>ניסוח דומה לזה של %1.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by similar spelling.</source>
        <translation>אין התאמה ברורה. הקרובה ביותר: %1 (%2), רק לפי כתיב דומה.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2), only by %3.</source>
        <translation>אין התאמה ברורה. הקרובה ביותר: %1 (%2), רק לפי %3.</translation>
    </message>
    <message>
        <source>No clear match. Closest: %1 (%2); %3 is needed.</source>
        <translation>אין התאמה ברורה. הקרובה ביותר: %1 (%2); נדרשים %3.</translation>
    </message>
    <message>
        <source>No clear match: no buffer shares a word with the text.</source>
        <translation>אין התאמה ברורה: לאף תיבה אין מילה משותפת עם הטקסט.</translation>
    </message>
    <message>
        <source>No clear match: the text has no words.</source>
        <translation>אין התאמה ברורה: אין מילים בטקסט.</translation>
    </message>
    <message>
        <source>There is no buffer to route into.</source>
        <translation>אין תיבה לנתב אליה.</translation>
    </message>
    <message>
        <source>Routing is switched off for the organization.</source>
        <translation>הניתוב כבוי בארגון.</translation>
    </message>
    <message>
        <source>Close in meaning to %1.</source>
        <comment>buffer</comment>
        <translation>קרוב במשמעותו אל %1.</translation>
    </message>
</context>
<context>
    <name>triage::app::SecretField</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;העתקה</translation>
    </message>
    <message>
        <source>Copy it now. You won’t see it again.</source>
        <translation>יש להעתיק אותו עכשיו. הוא לא יוצג שוב.</translation>
    </message>
    <message>
        <source>Copied. It is not shown again once this is closed.</source>
        <translation>הועתק. הוא לא יוצג שוב לאחר הסגירה.</translation>
    </message>
    <message>
        <source>Secret not copied</source>
        <translation>הסוד לא הועתק</translation>
    </message>
    <message>
        <source>Close without copying the secret? It cannot be shown again.</source>
        <translation>לסגור בלי להעתיק את הסוד? לא ניתן להציג אותו שוב.</translation>
    </message>
    <message>
        <source>Close Without Copying</source>
        <translation>סגירה בלי להעתיק</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookWords</name>
    <message>
        <source>On</source>
        <translation>פעיל</translation>
    </message>
    <message>
        <source>On: nothing that was sent is failing.</source>
        <translation>פעיל: דבר ממה שנשלח אינו נכשל.</translation>
    </message>
    <message>
        <source>Standard Webhooks</source>
        <translation>Standard Webhooks</translation>
    </message>
    <message>
        <source>Your own template</source>
        <translation>תבנית משלכם</translation>
    </message>
    <message>
        <source>Switched off by the server</source>
        <translation>כובה בידי השרת</translation>
    </message>
    <message>
        <source>Switched off by the server: %1 Mend the receiver, then switch it on.</source>
        <translation>כובה בידי השרת: ⁨%1⁩ תקנו את המקבל ואז הפעילו אותו.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>כבוי</translation>
    </message>
    <message>
        <source>Switched off by a person: nothing is sent, nothing is recorded.</source>
        <translation>כובה בידי אדם: דבר אינו נשלח ודבר אינו נרשם.</translation>
    </message>
    <message>
        <source>Failing since %1</source>
        <translation>נכשל מאז ⁨%1⁩</translation>
    </message>
    <message>
        <source>Nothing has arrived since %1. Each message is tried nine times over a day; after five days of failures the server switches the webhook off.</source>
        <translation>דבר לא הגיע מאז ⁨%1⁩. כל הודעה נשלחת בתשעה ניסיונות לאורך יממה; אחרי חמישה ימים של כישלונות השרת מכבה את ה-Webhook.</translation>
    </message>
    <message>
        <source>No answer after %1 ms: %2</source>
        <comment>duration, reason</comment>
        <translation>אין תשובה אחרי %1 מילישניות: ⁨%2⁩</translation>
    </message>
    <message>
        <source>Answer %1 after %2 ms</source>
        <comment>HTTP status, duration</comment>
        <translation>תשובה %1 אחרי %2 מילישניות</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>ממתין</translation>
    </message>
    <message>
        <source>Delivered</source>
        <translation>נמסר</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>נכשל</translation>
    </message>
    <message>
        <source>Its buffer was deleted</source>
        <translation>התיבה שלו נמחקה</translation>
    </message>
    <message>
        <source>The buffer that it is limited to was deleted: nothing of that buffer is sent. Restore the buffer, or choose another one.</source>
        <translation>התיבה שאליה הוא מוגבל נמחקה: דבר ממנה אינו נשלח. יש לשחזר את התיבה או לבחור תיבה אחרת.</translation>
    </message>
</context>
<context>
    <name>triage::WebhookEvent</name>
    <message>
        <source>All events</source>
        <translation>כל האירועים</translation>
    </message>
    <message>
        <source>New feedback</source>
        <translation>משוב חדש</translation>
    </message>
    <message>
        <source>Feedback edited</source>
        <translation>משוב נערך</translation>
    </message>
    <message>
        <source>Feedback deleted</source>
        <translation>משוב נמחק</translation>
    </message>
    <message>
        <source>Feedback routed</source>
        <translation>משוב נותב</translation>
    </message>
    <message>
        <source>Feedback put into a buffer</source>
        <translation>משוב הוכנס לתיבה</translation>
    </message>
    <message>
        <source>Feedback taken out of a buffer</source>
        <translation>משוב הוצא מתיבה</translation>
    </message>
    <message>
        <source>Status, owner, snooze or tags changed</source>
        <translation>המצב, האחראי, ההשהיה או התגיות השתנו</translation>
    </message>
    <message>
        <source>Snooze ended</source>
        <translation>ההשהיה הסתיימה</translation>
    </message>
    <message>
        <source>Feedback marked as a duplicate</source>
        <translation>משוב סומן ככפול</translation>
    </message>
    <message>
        <source>Feedback no longer a duplicate</source>
        <translation>משוב שאינו עוד כפול</translation>
    </message>
    <message>
        <source>New note</source>
        <translation>הערה חדשה</translation>
    </message>
    <message>
        <source>New buffer</source>
        <translation>תיבה חדשה</translation>
    </message>
    <message>
        <source>Buffer edited</source>
        <translation>תיבה נערכה</translation>
    </message>
    <message>
        <source>Buffer deleted</source>
        <translation>תיבה נמחקה</translation>
    </message>
    <message>
        <source>More feedback than usual in a buffer</source>
        <translation>יותר משוב מהרגיל בתיבה</translation>
    </message>
    <message>
        <source>New vote</source>
        <translation>הצבעה חדשה</translation>
    </message>
    <message>
        <source>Research question answered</source>
        <translation>שאלת מחקר נענתה</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookEvents</name>
    <message>
        <source>E&amp;vents</source>
        <translation>&amp;אירועים</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>אירועים</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookSecretDialog</name>
    <message>
        <source>Secret of %1</source>
        <translation>הסוד של ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Secret</source>
        <translation>ס&amp;וד</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>סוד</translation>
    </message>
    <message>
        <source>Give this secret to the receiver. With it, the receiver checks that messages come from this server.</source>
        <translation>מסרו את הסוד הזה למקבל. בעזרתו הוא בודק שההודעות באות מהשרת הזה.</translation>
    </message>
    <message>
        <source>Give this secret to the receiver within 24 hours. Until then messages are signed with the old secret, too.</source>
        <translation>מסרו את הסוד הזה למקבל בתוך 24 שעות. עד אז ההודעות נחתמות גם בסוד הישן.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookTestDialog</name>
    <message>
        <source>Test of %1</source>
        <translation>בדיקה של ⁨%1⁩</translation>
    </message>
    <message>
        <source>&amp;Beginning of the answer</source>
        <translation>&amp;תחילת התשובה</translation>
    </message>
    <message>
        <source>Beginning of the answer</source>
        <translation>תחילת התשובה</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;עצירה</translation>
    </message>
    <message>
        <source>&amp;Send Test</source>
        <translation>שליחת &amp;בדיקה</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>אירוע</translation>
    </message>
    <message>
        <source>&amp;Event</source>
        <translation>&amp;אירוע</translation>
    </message>
    <message>
        <source>The message tells of feedback that does not exist. The address has 15 seconds to answer.</source>
        <translation>ההודעה מספרת על משוב שאינו קיים. לכתובת יש 15 שניות להשיב.</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>The test is being sent</source>
        <translation>הבדיקה נשלחת</translation>
    </message>
    <message>
        <source>The test is being sent.</source>
        <translation>הבדיקה נשלחת.</translation>
    </message>
    <message>
        <source>Stopped. The message may have arrived.</source>
        <translation>נעצר. ייתכן שההודעה הגיעה.</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookDialog</name>
    <message>
        <source>Edit webhook</source>
        <translation>עריכת Webhook</translation>
    </message>
    <message>
        <source>New webhook</source>
        <translation>Webhook חדש</translation>
    </message>
    <message>
        <source>&amp;Address</source>
        <translation>&amp;כתובת</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>כתובת</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;תיאור</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>תיאור</translation>
    </message>
    <message>
        <source>&amp;Template</source>
        <translation>ת&amp;בנית</translation>
    </message>
    <message>
        <source>Template</source>
        <translation>תבנית</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ש&amp;מירה</translation>
    </message>
    <message>
        <source>&amp;Create Webhook</source>
        <translation>י&amp;צירת Webhook</translation>
    </message>
    <message>
        <source>Messages are sent here, as HTTP POST with JSON.</source>
        <translation>לכאן נשלחות ההודעות, ב-HTTP POST עם JSON.</translation>
    </message>
    <message>
        <source>What the webhook is for</source>
        <translation>למה משמש ה-Webhook</translation>
    </message>
    <message>
        <source>Format</source>
        <translation>תבנית</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>&amp;תבנית</translation>
    </message>
    <message>
        <source>JSON. In its texts, {{summary}}, {{url}}, {{type}}, {{timestamp}} and paths such as {{data.title}} are replaced.</source>
        <translation>JSON. בטקסטים שלו מוחלפים {{summary}}, {{url}}, {{type}}, {{timestamp}} ונתיבים כמו {{data.title}}.</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>תיבה</translation>
    </message>
    <message>
        <source>&amp;Buffer</source>
        <translation>ת&amp;יבה</translation>
    </message>
    <message>
        <source>&amp;Leave out texts: only identifiers and links</source>
        <translation>&amp;ללא טקסטים: רק מזהים וקישורים</translation>
    </message>
    <message>
        <source>S&amp;witched on</source>
        <translation>מו&amp;פעל</translation>
    </message>
    <message>
        <source>All buffers</source>
        <translation>כל התיבות</translation>
    </message>
    <message>
        <source>A deleted buffer</source>
        <translation>תיבה שנמחקה</translation>
    </message>
    <message>
        <source>This is not JSON. Placeholders stand inside of quotation marks: %1</source>
        <translation>זה אינו JSON. מצייני המיקום עומדים בתוך מירכאות: %1</translation>
    </message>
    <message>
        <source>A webhook needs an address.</source>
        <translation>ל-Webhook דרושה כתובת.</translation>
    </message>
    <message>
        <source>Choose at least one event.</source>
        <translation>יש לבחור לפחות אירוע אחד.</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>אחד הטקסטים ארוך מדי.</translation>
    </message>
    <message>
        <source>The template is not JSON.</source>
        <translation>התבנית אינה JSON.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>שמירה…</translation>
    </message>
    <message>
        <source>Creating the webhook…</source>
        <translation>יצירת ה-Webhook…</translation>
    </message>
    <message>
        <source>Saving the webhook…</source>
        <translation>שמירת ה-Webhook…</translation>
    </message>
    <message>
        <source>Reading the webhook…</source>
        <translation>קריאת ה-Webhook…</translation>
    </message>
    <message>
        <source>Saved the webhook %1</source>
        <translation>ה-Webhook ⁨%1⁩ נשמר</translation>
    </message>
    <message>
        <source>Created the webhook %1</source>
        <translation>ה-Webhook ⁨%1⁩ נוצר</translation>
    </message>
    <message>
        <source>Someone changed this webhook while it was open here. What they changed stands here beside your changes. Look at it, then save again.</source>
        <translation>מישהו שינה את ה-Webhook הזה בזמן שהיה פתוח כאן. השינויים שלו מופיעים כאן לצד שלכם. עברו עליהם ושמרו שוב.</translation>
    </message>
    <message>
        <source>Ta&amp;g</source>
        <translation>ת&amp;גית</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>תגית</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>מצב</translation>
    </message>
    <message>
        <source>Any status</source>
        <translation>כל מצב</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתוח</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>בוצע</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>נדחה</translation>
    </message>
    <message>
        <source>Any tag</source>
        <translation>כל תגית</translation>
    </message>
    <message>
        <source>Stat&amp;us</source>
        <translation>מ&amp;צב</translation>
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
        <translation>מצב</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>כתובת</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>אירועים</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>תיאור</translation>
    </message>
    <message>
        <source>&amp;Create Webhook…</source>
        <translation>י&amp;צירת Webhook…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;עריכה…</translation>
    </message>
    <message>
        <source>S&amp;witch Off</source>
        <translation>&amp;כיבוי</translation>
    </message>
    <message>
        <source>S&amp;witch On</source>
        <translation>ה&amp;פעלה</translation>
    </message>
    <message>
        <source>Send &amp;Test…</source>
        <translation>שליחת &amp;בדיקה…</translation>
    </message>
    <message>
        <source>&amp;New Secret…</source>
        <translation>סוד &amp;חדש…</translation>
    </message>
    <message>
        <source>New secret</source>
        <translation>סוד חדש</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;מחיקה…</translation>
    </message>
    <message>
        <source>Delete webhook</source>
        <translation>מחיקת Webhook</translation>
    </message>
    <message>
        <source>Reading the webhooks…</source>
        <translation>קריאת ה-Webhooks…</translation>
    </message>
    <message>
        <source>No webhooks yet. Add one to notify another program.</source>
        <translation>אין עדיין webhooks. אפשר להוסיף אחד כדי להודיע לתוכנה אחרת.</translation>
    </message>
    <message>
        <source>Choose a webhook first.</source>
        <translation>יש לבחור Webhook תחילה.</translation>
    </message>
    <message>
        <source>Switching the webhook off…</source>
        <translation>כיבוי ה-Webhook…</translation>
    </message>
    <message>
        <source>Switching the webhook on…</source>
        <translation>הפעלת ה-Webhook…</translation>
    </message>
    <message>
        <source>Switched on the webhook %1</source>
        <translation>ה-Webhook ⁨%1⁩ הופעל</translation>
    </message>
    <message>
        <source>Switched off the webhook %1</source>
        <translation>ה-Webhook ⁨%1⁩ כובה</translation>
    </message>
    <message>
        <source>Make a new secret for the webhook %1? Messages are signed with both secrets for 24 hours; then the old one no longer counts.</source>
        <translation>ליצור סוד חדש ל-Webhook ⁨%1⁩? במשך 24 שעות ההודעות נחתמות בשני הסודות; אחר כך הישן אינו תקף עוד.</translation>
    </message>
    <message>
        <source>Make New Secret</source>
        <translation>יצירת סוד חדש</translation>
    </message>
    <message>
        <source>Making a new secret…</source>
        <translation>יצירת סוד חדש…</translation>
    </message>
    <message>
        <source>Delete the webhook %1? Nothing more is sent to it, not even pending messages, and its log is lost. This cannot be undone.</source>
        <translation>למחוק את ה-Webhook ⁨%1⁩? דבר לא יישלח אליו עוד, גם לא מה שממתין, והיומן שלו יאבד. הפעולה אינה הפיכה.</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>מחיקת ⁨%1⁩</translation>
    </message>
    <message>
        <source>Deleting the webhook…</source>
        <translation>מחיקת ה-Webhook…</translation>
    </message>
    <message>
        <source>Deleted the webhook %1</source>
        <translation>ה-Webhook ⁨%1⁩ נמחק</translation>
    </message>
    <message>
        <source>De&amp;liveries…</source>
        <translation>מ&amp;שלוחים…</translation>
    </message>
</context>
<context>
    <name>triage::app::WebhookLogDialog</name>
    <message>
        <source>Deliveries to %1</source>
        <translation>משלוחים אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>Deliveries</source>
        <translation>משלוחים</translation>
    </message>
    <message>
        <source>State</source>
        <translation>מצב</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>אירוע</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>זמן</translation>
    </message>
    <message>
        <source>Attempts</source>
        <translation>ניסיונות</translation>
    </message>
    <message>
        <source>Next attempt</source>
        <translation>הניסיון הבא</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>תוצאה</translation>
    </message>
    <message>
        <source>Re&amp;fresh</source>
        <translation>&amp;רענון</translation>
    </message>
    <message>
        <source>Send &amp;Again</source>
        <translation>שליחה &amp;חוזרת</translation>
    </message>
    <message>
        <source>Send Again &amp;Since…</source>
        <translation>שליחה חוזרת &amp;מאז…</translation>
    </message>
    <message>
        <source>Which deliveries to show</source>
        <translation>אילו משלוחים להציג</translation>
    </message>
    <message>
        <source>All deliveries</source>
        <translation>כל המשלוחים</translation>
    </message>
    <message>
        <source>S&amp;how</source>
        <translation>ה&amp;צגה</translation>
    </message>
    <message>
        <source>Place in the log</source>
        <translation>המקום ביומן</translation>
    </message>
    <message>
        <source>Newer deliveries</source>
        <translation>משלוחים חדשים יותר</translation>
    </message>
    <message>
        <source>Older deliveries</source>
        <translation>משלוחים ישנים יותר</translation>
    </message>
    <message>
        <source>Atte&amp;mpts of the chosen delivery</source>
        <translation>&amp;ניסיונות של המשלוח הנבחר</translation>
    </message>
    <message>
        <source>Reading the deliveries…</source>
        <translation>קריאת המשלוחים…</translation>
    </message>
    <message>
        <source>No delivery is in this state.</source>
        <translation>אין משלוח במצב הזה.</translation>
    </message>
    <message>
        <source>Nothing was sent yet.</source>
        <translation>עדיין לא נשלח דבר.</translation>
    </message>
    <message>
        <source>%1–%2 of %3</source>
        <comment>first, last, number of deliveries</comment>
        <translation>%1–%2 מתוך %3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what a button does, its keys</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>There are no more.</source>
        <translation>אין עוד.</translation>
    </message>
    <message>
        <source>Choose a delivery first.</source>
        <translation>יש לבחור משלוח תחילה.</translation>
    </message>
    <message>
        <source>Sending it again…</source>
        <translation>שליחה חוזרת…</translation>
    </message>
    <message>
        <source>Sending them again…</source>
        <translation>שליחה חוזרת…</translation>
    </message>
    <message>
        <source>It is sent again, with the same identifier.</source>
        <translation>הוא נשלח שוב, עם אותו מזהה.</translation>
    </message>
    <message>
        <source>Since then nothing was sent that does not wait already.</source>
        <translation>מאז לא נשלח דבר שאינו ממתין כבר.</translation>
    </message>
    <message numerus="yes">
        <source>%n deliveries are sent again.</source>
        <translation>
            <numerusform>משלוח אחד נשלח שוב.</numerusform>
            <numerusform>%Ln משלוחים נשלחים שוב.</numerusform>
        </translation>
    </message>
    <message>
        <source>Feedback</source>
        <translation>משובים</translation>
    </message>
    <message>
        <source>&amp;Open Feedback</source>
        <translation>&amp;פתיחת המשוב</translation>
    </message>
    <message>
        <source>There is no feedback to open here.</source>
        <translation>אין כאן משוב לפתיחה.</translation>
    </message>
</context>
<context>
    <name>triage::app::ReplaySinceDialog</name>
    <message>
        <source>Send again</source>
        <translation>שליחה חוזרת</translation>
    </message>
    <message>
        <source>&amp;Send Again</source>
        <translation>שליחה &amp;חוזרת</translation>
    </message>
    <message>
        <source>Everything that was to be sent s&amp;ince</source>
        <translation>כל מה שהיה אמור להישלח &amp;מאז</translation>
    </message>
    <message>
        <source>Also what arrived before. The receiver knows a message by its identifier, which stays the same. At most 10,000 at a time.</source>
        <translation>גם מה שכבר הגיע. המקבל מזהה הודעה לפי המזהה שלה, שאינו משתנה. לכל היותר 10,000 בכל פעם.</translation>
    </message>
</context>
<context>
    <name>triage::app::UndoneChanges</name>
    <message>
        <source>%1 (undone)</source>
        <comment>what happened</comment>
        <translation>%1 (בוטל)</translation>
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
        <translation>משויך אל ⁨%1⁩</translation>
    </message>
    <message>
        <source>It is assigned to you already</source>
        <translation>הוא כבר משויך אליך</translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>זה כבר כך</translation>
    </message>
    <message numerus="yes">
        <source>Tag %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>תיוג משוב אחד</numerusform>
            <numerusform>תיוג %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wake %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>החזרת משוב אחד מהשהיה</numerusform>
            <numerusform>החזרת %Ln משובים מהשהיה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snooze %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>השהיית משוב אחד</numerusform>
            <numerusform>השהיית %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Decline %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>דחיית משוב אחד</numerusform>
            <numerusform>דחיית %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>סימון משוב אחד כבוצע</numerusform>
            <numerusform>סימון %Ln משובים כבוצע</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Open %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>פתיחה מחדש של משוב אחד</numerusform>
            <numerusform>פתיחה מחדש של %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %1 off %n</source>
        <comment>tags, feedback</comment>
        <translation>
            <numerusform>התגית הוסרה ממשוב אחד: ⁨%1⁩</numerusform>
            <numerusform>התגית הוסרה מ-%Ln משובים: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tagged %n with %1</source>
        <comment>feedback, tags</comment>
        <translation>
            <numerusform>תויג משוב אחד: ⁨%1⁩</numerusform>
            <numerusform>תויגו %Ln משובים: ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Woke %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>חזר משוב אחד</numerusform>
            <numerusform>חזרו %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Snoozed %n until %1</source>
        <comment>feedback, time</comment>
        <translation>
            <numerusform>הושהה משוב אחד עד ⁨%1⁩</numerusform>
            <numerusform>הושהו %Ln משובים עד ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Declined %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>נדחה משוב אחד</numerusform>
            <numerusform>נדחו %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as done</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>סומן כבוצע משוב אחד</numerusform>
            <numerusform>סומנו כבוצעו %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opened %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>נפתח מחדש משוב אחד</numerusform>
            <numerusform>נפתחו מחדש %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>משוב אחד שויך אל ⁨%1⁩</numerusform>
            <numerusform>%Ln משובים שויכו אל ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assigned %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>משוב אחד שויך אליך</numerusform>
            <numerusform>%Ln משובים שויכו אליך</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassigned %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>השיוך של משוב אחד בוטל</numerusform>
            <numerusform>השיוך של %Ln משובים בוטל</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to %1</source>
        <comment>feedback, member</comment>
        <translation>
            <numerusform>שיוך משוב אחד אל ⁨%1⁩</numerusform>
            <numerusform>שיוך %Ln משובים אל ⁨%1⁩</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Assign %n to you</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>שיוך משוב אחד אליך</numerusform>
            <numerusform>שיוך %Ln משובים אליך</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unassign %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>ביטול השיוך של משוב אחד</numerusform>
            <numerusform>ביטול השיוך של %Ln משובים</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SnoozeDialog</name>
    <message>
        <source>This time is over.</source>
        <translation>המועד הזה עבר.</translation>
    </message>
    <message>
        <source>Date and time</source>
        <translation>תאריך ושעה</translation>
    </message>
    <message>
        <source>&amp;Date and time</source>
        <translation>&amp;תאריך ושעה</translation>
    </message>
    <message>
        <source>&amp;Snooze</source>
        <translation>ה&amp;שהיה</translation>
    </message>
    <message>
        <source>Snooze until</source>
        <translation>השהיה עד</translation>
    </message>
    <message>
        <source>For example: %1, 14:30, 20 min, tomorrow 9, Monday</source>
        <comment>a date and time</comment>
        <translation>לדוגמה: %1, 14:30, 20 min, מחר 9, יום שני</translation>
    </message>
    <message>
        <source>This is not a time.</source>
        <translation>זה אינו זמן.</translation>
    </message>
</context>
<context>
    <name>triage::app::OwnerPicker</name>
    <message>
        <source>Nobody</source>
        <translation>אף אחד</translation>
    </message>
    <message>
        <source>you</source>
        <translation>את/ה</translation>
    </message>
    <message>
        <source>Assign to</source>
        <translation>שיוך אל</translation>
    </message>
    <message>
        <source>Matching members</source>
        <translation>חברים תואמים</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>חבר</translation>
    </message>
</context>
<context>
    <name>triage::app::TagPicker</name>
    <message>
        <source>At most %1 characters</source>
        <translation>לכל היותר %1 תווים</translation>
    </message>
    <message>
        <source>A tag has no comma</source>
        <translation>בתגית אין פסיק</translation>
    </message>
    <message>
        <source>New tag “%1”</source>
        <translation>תגית חדשה &quot;%1&quot;</translation>
    </message>
    <message>
        <source>take off</source>
        <translation>הסרה</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>תגיות</translation>
    </message>
    <message>
        <source>Matching tags</source>
        <translation>תגיות תואמות</translation>
    </message>
    <message>
        <source>Tag, or a new one</source>
        <translation>תגית, גם חדשה</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>תגית</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPickers</name>
    <message>
        <source>A &amp;Date…</source>
        <translation>&amp;תאריך…</translation>
    </message>
    <message>
        <source>&amp;Monday</source>
        <translation>יום &amp;שני</translation>
    </message>
    <message>
        <source>&amp;Tomorrow</source>
        <translation>&amp;מחר</translation>
    </message>
    <message>
        <source>&amp;Later Today</source>
        <translation>ב&amp;המשך היום</translation>
    </message>
    <message>
        <source>&amp;Wake Now</source>
        <translation>ה&amp;חזרה עכשיו</translation>
    </message>
    <message>
        <source>Snooze</source>
        <translation>השהיה</translation>
    </message>
    <message>
        <source>In 1 &amp;Hour</source>
        <translation>בעוד &amp;שעה</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkStrip</name>
    <message>
        <source>Open Again</source>
        <translation>פתיחה מחדש</translation>
    </message>
    <message>
        <source>Show feedback with the tag %1</source>
        <translation>הצגת משובים עם התגית ⁨%1⁩</translation>
    </message>
    <message>
        <source>somebody</source>
        <translation>מישהו</translation>
    </message>
    <message>
        <source>Owner: %1</source>
        <comment>member</comment>
        <translation>אחראי: %1</translation>
    </message>
    <message>
        <source>Snoozed until %1</source>
        <comment>time</comment>
        <translation>מושהה עד %1</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>נדחה</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>בוצע</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>state, time</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>אחראי</translation>
    </message>
    <message>
        <source>State</source>
        <translation>מצב</translation>
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
        <translation>בכל מצב</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>נדחה</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>בוצע</translation>
    </message>
    <message>
        <source>Open, also snoozed</source>
        <translation>פתוח, גם מושהה</translation>
    </message>
    <message>
        <source>To work on</source>
        <translation>לטיפול</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>כפילויות</translation>
    </message>
    <message>
        <source>Done or declined</source>
        <translation>בוצעו או נדחו</translation>
    </message>
    <message>
        <source>Snoozed</source>
        <translation>מושהים</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>אף אחד</translation>
    </message>
    <message>
        <source>Owner %1</source>
        <translation>אחראי: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>תגית ⁨%1⁩</translation>
    </message>
    <message>
        <source>Each group once</source>
        <translation>כל קבוצה פעם אחת</translation>
    </message>
    <message>
        <source>With duplicates</source>
        <translation>כולל כפילויות</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateActs</name>
    <message>
        <source>No duplicate is suggested.</source>
        <translation>לא הוצעה כפילות.</translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>לא נבחר דבר.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateQueue</name>
    <message>
        <source>the same with a probability of %1</source>
        <translation>זהה בהסתברות של %1</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>מוזג</translation>
    </message>
    <message>
        <source>marked as different</source>
        <translation>סומן כשונה</translation>
    </message>
    <message>
        <source>merged or deleted meanwhile</source>
        <translation>מוזג או נמחק בינתיים</translation>
    </message>
    <message>
        <source>Try Again</source>
        <translation>ניסיון נוסף</translation>
    </message>
    <message>
        <source>The suggestions cannot be read</source>
        <translation>אי אפשר לקרוא את ההצעות</translation>
    </message>
    <message>
        <source>Suggested duplicates</source>
        <translation>כפילויות מוצעות</translation>
    </message>
    <message>
        <source>Reading the suggestions…</source>
        <translation>קורא את ההצעות…</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>מיזוג</translation>
    </message>
    <message>
        <source>No duplicates are suggested</source>
        <translation>לא הוצעו כפילויות</translation>
    </message>
    <message>
        <source>New feedback is compared with the rest while it is routed.</source>
        <translation>משוב חדש מושווה לשאר בזמן הניתוב.</translation>
    </message>
    <message>
        <source>May be the same</source>
        <translation>אולי זהה</translation>
    </message>
    <message>
        <source>Looking for duplicates…</source>
        <translation>מחפש כפילויות…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>מאוחר יותר</translation>
    </message>
    <message>
        <source>Items of the group</source>
        <translation>הפריטים בקבוצה</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>משותף: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Merged groups: %1. Groups without duplicates: %2.</source>
        <comment>numbers</comment>
        <translation>קבוצות שמוזגו: %1. קבוצות ללא כפילויות: %2.</translation>
    </message>
    <message>
        <source>Everything is judged</source>
        <translation>הכול נשפט</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>הקודם</translation>
    </message>
    <message>
        <source>And %1 more</source>
        <comment>number</comment>
        <translation>ועוד %1</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>place, state</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>group</comment>
        <translation>%1 מתוך %2</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>לא כפילות</translation>
    </message>
    <message>
        <source>Your last change was not made here. Undo it in the main window.</source>
        <translation>השינוי האחרון שלך לא נעשה כאן. אפשר לבטל אותו בחלון הראשי.</translation>
    </message>
    <message>
        <source>Undo All</source>
        <translation>ביטול הכול</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>הישן ביותר</translation>
    </message>
    <message>
        <source>Keep as original</source>
        <translation>שמירה כמקור</translation>
    </message>
    <message>
        <source>%1 The oldest item is the original now.</source>
        <comment>sentence</comment>
        <translation>%1 כעת המקור הוא הפריט הישן ביותר.</translation>
    </message>
    <message>
        <source>These items were merged or deleted meanwhile.</source>
        <translation>הפריטים האלה מוזגו או נמחקו בינתיים.</translation>
    </message>
</context>
<context>
    <name>triage::app::DuplicateSection</name>
    <message>
        <source>Unmerge</source>
        <translation>הפרדה</translation>
    </message>
    <message>
        <source>Maybe the same</source>
        <translation>אולי זהה</translation>
    </message>
    <message>
        <source>Make the chosen duplicate an item of its own again</source>
        <translation>החזרת הכפילות שנבחרה לעמוד בפני עצמה</translation>
    </message>
    <message>
        <source>Make it an item of its own again</source>
        <translation>החזרה לעמוד בפני עצמו</translation>
    </message>
    <message>
        <source>In common: %1</source>
        <comment>words</comment>
        <translation>משותף: ⁨%1⁩</translation>
    </message>
    <message>
        <source>Duplicates: %1</source>
        <comment>number</comment>
        <translation>כפילויות: %1</translation>
    </message>
    <message>
        <source>Duplicates</source>
        <translation>כפילויות</translation>
    </message>
    <message>
        <source>Duplicate of %1</source>
        <comment>title</comment>
        <translation>כפילות של %1</translation>
    </message>
    <message>
        <source>%1, the same with a probability of %2</source>
        <comment>feedback, share</comment>
        <translation>%1, זהה בהסתברות של %2</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>מיזוג</translation>
    </message>
    <message>
        <source>Maybe the same: %1</source>
        <comment>title</comment>
        <translation>אולי זהה: %1</translation>
    </message>
    <message>
        <source>Not a Duplicate</source>
        <translation>לא כפילות</translation>
    </message>
</context>
<context>
    <name>triage::app::MergePlans</name>
    <message>
        <source>an item that is not here</source>
        <translation>פריט שאינו כאן</translation>
    </message>
    <message>
        <source>They are merged already</source>
        <translation>הם כבר מוזגו</translation>
    </message>
    <message>
        <source>The original was deleted.</source>
        <translation>המקור נמחק.</translation>
    </message>
    <message numerus="yes">
        <source>Unmerge %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>הפרדת משוב אחד</numerusform>
            <numerusform>הפרדת %Ln משובים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merged %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>משוב אחד מוזג עם „%1”</numerusform>
            <numerusform>%Ln משובים מוזגו עם „%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Marked %n as different; they are not suggested again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>משוב אחד סומן כשונה ולא יוצע שוב</numerusform>
            <numerusform>%Ln משובים סומנו כשונים ולא יוצעו שוב</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Merge %n with “%1”</source>
        <comment>feedback, title</comment>
        <translation>
            <numerusform>מיזוג משוב אחד עם „%1”</numerusform>
            <numerusform>מיזוג %Ln משובים עם „%1”</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mark %n as different</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>סימון משוב אחד כשונה</numerusform>
            <numerusform>סימון %Ln משובים כשונים</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>זה כבר כך</translation>
    </message>
    <message>
        <source>It is not a duplicate and has none</source>
        <translation>זו אינה כפילות ואין לה כפילויות</translation>
    </message>
    <message numerus="yes">
        <source>Unmerged %n</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>משוב אחד עומד שוב בפני עצמו</numerusform>
            <numerusform>%Ln משובים עומדים שוב בפני עצמם</numerusform>
        </translation>
    </message>
    <message>
        <source>The original is not in the copy on this computer.</source>
        <translation>המקור אינו בעותק שבמחשב הזה.</translation>
    </message>
</context>
<context>
    <name>triage::app::SamePicker</name>
    <message>
        <source>Words of the item to merge with</source>
        <translation>מילים מהפריט שאיתו ימוזג</translation>
    </message>
    <message>
        <source>Words of the item</source>
        <translation>מילים מהפריט</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>מיזוג עם</translation>
    </message>
    <message>
        <source>Matching feedback</source>
        <translation>משוב תואם</translation>
    </message>
    <message>
        <source>Original</source>
        <translation>מקור</translation>
    </message>
    <message>
        <source>Which one do the others become duplicates of?</source>
        <translation>של איזה פריט ייעשו האחרים לכפילויות?</translation>
    </message>
    <message>
        <source>Nothing is suggested. Type words of the other item.</source>
        <translation>אין הצעות. הקלידו מילים מהפריט האחר.</translation>
    </message>
    <message>
        <source>Nothing else has these words.</source>
        <translation>באף פריט אחר אין המילים האלה.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewDialog</name>
    <message>
        <source>Saving the view…</source>
        <translation>התצוגה נשמרת…</translation>
    </message>
    <message>
        <source>A view needs a name.</source>
        <translation>לתצוגה חייב להיות שם.</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>מתבצעת שמירה…</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>אחד הטקסטים ארוך מדי.</translation>
    </message>
    <message>
        <source>&amp;Save View</source>
        <translation>&amp;שמירת התצוגה</translation>
    </message>
    <message>
        <source>&amp;Everybody in the organization sees it</source>
        <translation>&amp;כולם בארגון רואים אותה</translation>
    </message>
    <message>
        <source>Name of the view</source>
        <translation>שם התצוגה</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;שם</translation>
    </message>
    <message>
        <source>Save as view</source>
        <translation>שמירה כתצוגה</translation>
    </message>
    <message>
        <source>Edit view</source>
        <translation>עריכת תצוגה</translation>
    </message>
    <message>
        <source>Somebody deleted this view. Save it again to keep the list as a new view.</source>
        <translation>מישהו מחק את התצוגה הזאת. שמירה נוספת תשאיר את הרשימה כתצוגה חדשה.</translation>
    </message>
</context>
<context>
    <name>triage::app::TakeNext</name>
    <message numerus="yes">
        <source>%1 You finished %n today.</source>
        <comment>sentence about an empty queue</comment>
        <translation>
            <numerusform>%1 היום סיימתם %Ln.</numerusform>
            <numerusform>%1 היום סיימתם %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing here is free. Everything is assigned, or somebody is writing on it.</source>
        <translation>אין כאן דבר פנוי. הכול משויך, או שמישהו כותב עליו.</translation>
    </message>
    <message>
        <source>Assigned to you: %1</source>
        <comment>feedback</comment>
        <translation>שויך אליך: ⁨%1⁩</translation>
    </message>
    <message>
        <source>The next item comes from a buffer, a saved view or all feedback. Clear the search and the filters, or save this list as a view.</source>
        <translation>המשוב הבא בא מתיבה, מתצוגה שמורה או מכל המשובים. נקו את החיפוש והמסננים, או שמרו את הרשימה כתצוגה.</translation>
    </message>
    <message>
        <source>Go to a buffer or to all feedback, or save this list as a view.</source>
        <translation>עברו לתיבה או לכל המשובים, או שמרו את הרשימה כתצוגה.</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewActions</name>
    <message>
        <source>It is the last one</source>
        <translation>זהו האחרון</translation>
    </message>
    <message>
        <source>It is the first one</source>
        <translation>זהו הראשון</translation>
    </message>
    <message>
        <source>The view has these filters already</source>
        <translation>לתצוגה כבר יש המסננים האלה</translation>
    </message>
    <message>
        <source>Open a view first</source>
        <translation>פתחו תחילה תצוגה</translation>
    </message>
    <message>
        <source>The view %1 has filters that this program does not have. Its list here has more.</source>
        <translation>לתצוגה %1 יש מסננים שאין בתוכנה הזאת. ברשימה שלה כאן יש יותר.</translation>
    </message>
    <message>
        <source>The buffer of this view was deleted.</source>
        <translation>התיבה של התצוגה הזאת נמחקה.</translation>
    </message>
    <message>
        <source>This view is not here, or it was deleted.</source>
        <translation>התצוגה הזאת אינה כאן, או שנמחקה.</translation>
    </message>
    <message>
        <source>View deleted: %1</source>
        <translation>התצוגה נמחקה: %1</translation>
    </message>
    <message>
        <source>View moved: %1</source>
        <translation>התצוגה הועברה: %1</translation>
    </message>
    <message>
        <source>View changed: %1</source>
        <translation>התצוגה שונתה: %1</translation>
    </message>
    <message>
        <source>View saved: %1</source>
        <translation>התצוגה נשמרה: %1</translation>
    </message>
    <message>
        <source>The view %1 was deleted. Its list stays here.</source>
        <translation>התצוגה %1 נמחקה. הרשימה שלה נשארת כאן.</translation>
    </message>
    <message>
        <source>The tag %1 is not there any more.</source>
        <translation>התגית %1 כבר לא קיימת.</translation>
    </message>
    <message>
        <source>The view %1 was changed.</source>
        <translation>התצוגה %1 השתנתה.</translation>
    </message>
</context>
<context>
    <name>triage::app::WorkPlots</name>
    <message numerus="yes">
        <source>%1 did most: %Ln</source>
        <comment>member, count</comment>
        <translation>
            <numerusform>%1 ביצע הכי הרבה: %Ln</numerusform>
            <numerusform>%1 ביצע הכי הרבה: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Half of %Ln were done within %1</source>
        <comment>count, duration</comment>
        <translation>
            <numerusform>אחד בוצע בתוך %1</numerusform>
            <numerusform>מחצית מ־%Ln בוצעו בתוך %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln items are open</source>
        <translation>
            <numerusform>פריט אחד פתוח</numerusform>
            <numerusform>%Ln פריטים פתוחים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %Ln open items are older than a year</source>
        <comment>a number, all of them</comment>
        <translation>
            <numerusform>%1 מתוך פריט פתוח אחד ישן משנה</numerusform>
            <numerusform>%1 מתוך %Ln פריטים פתוחים ישנים משנה</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %Ln days</source>
        <translation>
            <numerusform>לכל היותר יום אחד</numerusform>
            <numerusform>לכל היותר %Ln ימים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>More than %Ln days</source>
        <translation>
            <numerusform>יותר מיום אחד</numerusform>
            <numerusform>יותר מ־%Ln ימים</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>אף אחד</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>מישהו</translation>
    </message>
    <message>
        <source>Owner</source>
        <translation>אחראי</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>משך</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>גיל</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>פתוחים</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>היום</translation>
    </message>
    <message>
        <source>%1 opened, %2 closed</source>
        <comment>numbers of feedback</comment>
        <translation>%1 נפתחו, %2 נסגרו</translation>
    </message>
    <message>
        <source>Declined</source>
        <translation>נדחו</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>בוצע</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>יום</translation>
    </message>
    <message>
        <source>Week</source>
        <translation>שבוע</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>נסגרו</translation>
    </message>
    <message>
        <source>Opened</source>
        <translation>נפתחו</translation>
    </message>
</context>
<context>
    <name>triage::app::ViewCommands</name>
    <message>
        <source>Link to this view copied</source>
        <translation>הקישור לתצוגה הזאת הועתק</translation>
    </message>
    <message>
        <source>Link to this list copied</source>
        <translation>הקישור לרשימה זו הועתק</translation>
    </message>
</context>
<context>
    <name>triage::app::PagedDialog</name>
    <message>
        <source>Pages</source>
        <translation>דפים</translation>
    </message>
</context>
<context>
    <name>triage::app::SettingsDialog</name>
    <message>
        <source>API tokens</source>
        <translation>אסימוני API</translation>
    </message>
    <message>
        <source>Imports</source>
        <translation>ייבואים</translation>
    </message>
    <message>
        <source>Members</source>
        <translation>חברים</translation>
    </message>
    <message>
        <source>Organization</source>
        <translation>ארגון</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>הגדרות</translation>
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
        <translation>הכנסת משובים</translation>
    </message>
    <message>
        <source>Close Getting Started</source>
        <translation>סגירת הצעדים הראשונים</translation>
    </message>
    <message>
        <source>Create a buffer for each topic</source>
        <translation>יצירת תיבה לכל נושא</translation>
    </message>
    <message>
        <source>Getting started %1/%2</source>
        <comment>number of steps that are done, of all steps</comment>
        <translation>צעדים ראשונים ⁨%1⁩/⁨%2⁩</translation>
    </message>
    <message>
        <source>Invite a colleague</source>
        <translation>הזמנת עמית</translation>
    </message>
    <message>
        <source>Learn four keys: J goes on, K goes back, Y confirms, M moves</source>
        <translation>ללמוד ארבעה מקשים: J קדימה, K אחורה, Y אישור, M העברה</translation>
    </message>
    <message>
        <source>The first steps to a sorted inbox</source>
        <translation>הצעדים הראשונים לתיבה ממוינת</translation>
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
        <translation>ימים</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>שעות</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>דקות</translation>
    </message>
    <message>
        <source>today</source>
        <translation>היום</translation>
    </message>
    <message>
        <source>tomorrow</source>
        <translation>מחר</translation>
    </message>
    <message>
        <source>weeks</source>
        <translation>שבועות</translation>
    </message>
</context>
<context>
    <name>triage::app::ListTally</name>
    <message>
        <source>Show what is done, snoozed, declined or a duplicate, too</source>
        <translation>להציג גם מה שבוצע, הושהה, נדחה או כפול</translation>
    </message>
    <message>
        <source>%1 hidden · Show</source>
        <comment>such as: 34 done, 3 snoozed</comment>
        <translation>מוסתרים: %1 · הצגה</translation>
    </message>
    <message numerus="yes">
        <source>%n done</source>
        <comment>items</comment>
        <translation>
            <numerusform>אחד בוצע</numerusform>
            <numerusform>%Ln בוצעו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n snoozed</source>
        <comment>items</comment>
        <translation>
            <numerusform>אחד מושהה</numerusform>
            <numerusform>%Ln מושהים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n declined</source>
        <comment>items</comment>
        <translation>
            <numerusform>אחד נדחה</numerusform>
            <numerusform>%Ln נדחו</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n duplicate(s)</source>
        <comment>items</comment>
        <translation>
            <numerusform>כפילות אחת</numerusform>
            <numerusform>%Ln כפילויות</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::SplitDialog</name>
    <message>
        <source>Split off</source>
        <translation>פיצול</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;כותרת</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>כותרת</translation>
    </message>
    <message>
        <source>Te&amp;xt</source>
        <translation>&amp;טקסט</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>טקסט</translation>
    </message>
    <message>
        <source>No title</source>
        <translation>ללא כותרת</translation>
    </message>
    <message>
        <source>A text is too long.</source>
        <translation>אחד הטקסטים ארוך מדי.</translation>
    </message>
    <message>
        <source>It is being stored.</source>
        <translation>מתבצעת שמירה.</translation>
    </message>
    <message>
        <source>&amp;Remove these words from this feedback</source>
        <translation>ה&amp;סרת המילים האלה מהמשוב הזה</translation>
    </message>
    <message>
        <source>&amp;Split Off</source>
        <translation>&amp;פיצול</translation>
    </message>
    <message>
        <source>This feedback has no other words.</source>
        <translation>אין במשוב הזה מילים אחרות.</translation>
    </message>
    <message>
        <source>Splitting…</source>
        <translation>מתבצע פיצול…</translation>
    </message>
    <message>
        <source>This feedback has these words more than once.</source>
        <translation>המילים האלה מופיעות במשוב הזה יותר מפעם אחת.</translation>
    </message>
</context>
<context>
    <name>triage::app::IconField</name>
    <message>
        <source>&amp;Icon</source>
        <translation>&amp;סמל</translation>
    </message>
    <message>
        <source>Icon</source>
        <translation>סמל</translation>
    </message>
    <message>
        <source>An emoji, or a name from the list</source>
        <translation>אמוג׳י, או שם מהרשימה</translation>
    </message>
    <message>
        <source>Choose an icon</source>
        <translation>בחירת סמל</translation>
    </message>
    <message>
        <source>Icons</source>
        <translation>סמלים</translation>
    </message>
    <message>
        <source>No Icon</source>
        <translation>ללא סמל</translation>
    </message>
</context>
<context>
    <name>triage::app::LostChanges</name>
    <message numerus="yes">
        <source>Do lost changes of %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>ביצוע שוב של שינויים שאבדו</numerusform>
            <numerusform>ביצוע שוב של שינויים שאבדו ב־%Ln פריטים</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Changed %n again</source>
        <comment>feedback</comment>
        <translation>
            <numerusform>בוצע שוב</numerusform>
            <numerusform>בוצע שוב ב־%Ln פריטים</numerusform>
        </translation>
    </message>
    <message>
        <source>It is so already</source>
        <translation>זה כבר כך</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeTable</name>
    <message>
        <source>Somebody assigns an item to me</source>
        <translation>מישהו משייך אליי פריט</translation>
    </message>
    <message>
        <source>%1 assigned an item to you</source>
        <translation>%1 שייך אליך פריט</translation>
    </message>
    <message>
        <source>A note on an item that is mine, or that I wrote on</source>
        <translation>הערה על פריט שלי או שכתבתי עליו</translation>
    </message>
    <message>
        <source>%1 wrote a note</source>
        <translation>%1 כתב/ה הערה</translation>
    </message>
    <message>
        <source>An item of mine is back from its snooze</source>
        <translation>פריט מושהה שלי חוזר</translation>
    </message>
    <message>
        <source>Back from its snooze</source>
        <translation>חזר</translation>
    </message>
    <message>
        <source>An item of mine is reported again</source>
        <translation>פריט שלי מדווח שוב</translation>
    </message>
    <message>
        <source>Reported again</source>
        <translation>דווח שוב</translation>
    </message>
    <message>
        <source>Somebody splits an item of mine</source>
        <translation>מישהו מפצל פריט שלי</translation>
    </message>
    <message>
        <source>%1 split an item of yours</source>
        <translation>%1 פיצל/ה פריט שלך</translation>
    </message>
    <message>
        <source>A buffer receives more feedback than usual</source>
        <translation>תיבה מקבלת יותר משוב מהרגיל</translation>
    </message>
    <message>
        <source>More feedback than usual in %1</source>
        <translation>יותר משוב מהרגיל ב־%1</translation>
    </message>
    <message>
        <source>A webhook is switched off</source>
        <translation>‏Webhook מושבת</translation>
    </message>
    <message>
        <source>A webhook was switched off</source>
        <translation>‏Webhook הושבת</translation>
    </message>
    <message>
        <source>My token ends within seven days</source>
        <translation>האסימון שלי פג בתוך שבעה ימים</translation>
    </message>
    <message>
        <source>Your token ends on %1</source>
        <translation>האסימון שלך פג ב־%1</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeWords</name>
    <message>
        <source>a deleted buffer</source>
        <translation>תיבה שנמחקה</translation>
    </message>
    <message>
        <source>Somebody</source>
        <translation>מישהו</translation>
    </message>
</context>
<context>
    <name>triage::app::NoticeBell</name>
    <message>
        <source>Notices</source>
        <translation>הודעות</translation>
    </message>
    <message>
        <source>Nothing happened to your items.</source>
        <translation>לא קרה דבר לפריטים שלך.</translation>
    </message>
    <message>
        <source>Choose Notices…</source>
        <translation>בחירת הודעות…</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>קודמות</translation>
    </message>
    <message>
        <source>New</source>
        <translation>חדשות</translation>
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
            <numerusform>הודעה אחת שלא נקראה</numerusform>
            <numerusform>%Ln הודעות שלא נקראו</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>triage::app::PresenceWords</name>
    <message>
        <source>Somebody</source>
        <translation>מישהו</translation>
    </message>
    <message>
        <source>%1 is writing a note</source>
        <translation>%1 – כתיבת הערה</translation>
    </message>
    <message>
        <source>%1 is looking at this</source>
        <translation>%1 – צפייה בפריט זה</translation>
    </message>
</context>
<context>
    <name>triage::app::ThresholdScale</name>
    <message>
        <source>Thresholds of routing</source>
        <translation>ספי הניתוב</translation>
    </message>
    <message>
        <source>Below %1: unassigned. From %1: assigned and marked for review. From %2: assigned.</source>
        <comment>two shares in percent</comment>
        <translation>מתחת ל־%1: ללא תיבה. החל מ־%1: משויך ומסומן לבדיקה. החל מ־%2: משויך.</translation>
    </message>
</context>
</TS>
