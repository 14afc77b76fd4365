// SPDX-License-Identifier: GPL-3.0-or-later
// A search finds the same items in the window's database, in the server's and by the rules themselves.

#include "languages/languagedetection.h"
#include "search/searchquery.h"
#include "search/stemming.h"
#include "support/await.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

struct Text
{
    const char *title;
    const char *description;
};

constexpr std::array texts{
    Text{ "Cards are declined", "Every card that I tried was declined, and the discarded ones work again." },
    Text{ "Invoices", "The invoice says 1234.56 although it should be 1,234.56; version 2.10.3 crashes." },
    Text{ "eﬃcient ﬁlters", "The new ﬁltering is so eﬀective and eﬃcient that nobody can find anything." },
    Text{ "ＡＢＣ１２３ in full width",
          "Half-width ｶﾞｷﾞｸﾞ and full-width letters, ½ and ² are shown as boxes." },
    Text{ "Łódź, Ærøskøbing, Straße", "Smørrebrød at the café in Łódź was naïve; the façade of São Paulo." },
    Text{ "😀 C++ and C#",
          "Compiling C++ with 👩‍👩‍👧 in a comment fails 🎉🎉, and so does C# — why?" },
    Text{ "Vitamin C", "Plan B, grade C and 5+ years; a text about .NET Core, node.js/express and ASP.NET." },
    Text{
        "node and js",
        "The net of a node, and js apart from it :-) with a 🐛 and a 🏳️‍🌈 on 🇩🇪 ground." },
    Text{
        "Bugs 🐛",
        "Thumbs 👍🏽 up, I ❤️ it <3 :D and the 🪲; f# is a note, notepad++ a program, c++17 new." },
    Text{ "snake_case and foo-bar",
          "The endpoint /v1/exports/{id}?format=csv returns ERR_CONNECTION_RESET." },
    Text{ "Rechnungen",
          "Die Rechnungen wurden doppelt abgebucht, und die Überweisungen fehlen seit gestern." },
    Text{ "Größe", "Der Aufzug fährt nicht mehr in den obersten Stock, seit die Häuser gestrichen wurden." },
    Text{ "Paiement refusé",
          "Les paiements par carte bancaire sont refusés depuis la dernière mise à jour." },
    Text{ "L’œuvre", "L’écran d’accueil ne s’affiche plus et les élèves ne retrouvent pas leurs œuvres." },
    Text{ "Pago rechazado",
          "Los pagos con tarjeta fueron rechazados y nadie contesta a mis peticiones, señor." },
    Text{ "Pagamento rifiutato",
          "I pagamenti con la carta vengono rifiutati e l’applicazione non risponde più." },
    Text{ "Ação", "As ações do botão de pagamento não funcionam quando a ligação está muito lenta." },
    Text{ "Betalingen", "De betalingen worden geweigerd en de rekeningen zijn niet meer terug te vinden." },
    Text{ "Betalningar", "Betalningarna avvisas och räkningarna går inte längre att hitta i översikten." },
    Text{ "Betalinger", "Betalingerne bliver afvist, og regningerne kan ikke længere findes på oversigten." },
    Text{ "Maksut", "Maksut hylätään eikä laskuja enää löydy yleiskatsauksesta, vaikka etsin kauan." },
    Text{ "Płatności", "Płatności kartą są odrzucane, a rachunków nie można już znaleźć w przeglądzie." },
    Text{ "Platby", "Platby kartou jsou odmítány a účty už nelze v přehledu najít, ačkoli hledám dlouho." },
    Text{ "Fizetések",
          "A kártyás fizetéseket elutasítják, és a számlák már nem találhatók az áttekintésben." },
    Text{ "İstanbul", "Kart ile yapılan ödemeler reddediliyor ve faturalar artık görünmüyor, IŞIK söndü." },
    Text{ "Карточки", "Карточки не принимают, а счета больше нельзя найти в обзоре, ёлки горят." },
    Text{ "Рахунки", "Рахунки більше не можна знайти в огляді, а платежі карткою відхиляються щодня." },
    Text{ "Πληρωμές", "Οι πληρωμές με κάρτα απορρίπτονται και οι λογαριασμοί δεν βρίσκονται πια πουθενά." },
    Text{ "בטاقة", "Two scripts in one word do not confuse anybody who searches for either of them." },
    Text{ "כרטיס אשראי", "הכרטיסים שלי נדחים בכל תשלום ואי אפשר למצוא את החשבוניות במסך הראשי." },
    Text{ "بطاقة الدفع", "يتم رفض البطاقات عند كل دفعة ولا يمكن العثور على الفواتير في الشاشة الرئيسيـــة." },
    Text{ "کارت بانکی",
          "کارت‌های بانکی من هنگام پرداخت رد می‌شوند و "
          "صورت‌حساب‌ها "
          "دیگر "
          "پیدا "
          "نمی‌شوند." },
    Text{ "कार्ड", "मेरा कार्ड हर भुगतान पर अस्वीकार हो जाता है और बिल अब नहीं मिलते हैं।" },
    Text{ "কার্ড", "প্রতিটি অর্থপ্রদানে আমার কার্ড প্রত্যাখ্যান করা হয় এবং বিল আর পাওয়া যায় না।" },
    Text{ "அட்டை", "ஒவ்வொரு கட்டணத்திலும் எனது அட்டை நிராகரிக்கப்படுகிறது, பில்கள் கிடைக்கவில்லை." },
    Text{ "สถานะการชำระเงิน", "บัตรของฉันถูกปฏิเสธทุกครั้งที่ชำระเงิน และหาใบแจ้งหนี้ไม่พบอีกต่อไป" },
    Text{ "ບັດ", "ບັດຂອງຂ້ອຍຖືກປະຕິເສດທຸກຄັ້ງທີ່ຈ່າຍເງິນ ແລະບໍ່ພົບໃບແຈ້ງໜີ້ອີກຕໍ່ໄປ" },
    Text{ "កាត", "កាតរបស់ខ្ញុំត្រូវបានបដិសេធរាល់ការទូទាត់ ហើយរកវិក្កយបត្រមិនឃើញទៀតទេ" },
    Text{ "ကတ်", "ငွေပေးချေမှုတိုင်းတွင် ကျွန်ုပ်၏ကတ်ကို ငြင်းပယ်ပြီး ငွေတောင်းခံလွှာများ မတွေ့ရတော့ပါ။" },
    Text{ "一篇文章", "我写了一篇文章，但是付款页面打不开，银行卡每次都被拒绝。" },
    Text{ "信用卡被拒", "每次付款時信用卡都被拒絕，發票也找不到了。" },
    Text{ "カードが届きません", "カードが届きません。サーバーのエラーで支払いができませんでした。" },
    Text{ "카드 결제", "카드로 결제할 때마다 거절되고 청구서를 더 이상 찾을 수 없습니다." },
    Text{ "Thẻ tín dụng", "Thẻ của tôi bị từ chối mỗi lần thanh toán và không tìm thấy hóa đơn nữa." },
    Text{ "Kartu ditolak",
          "Kartu saya ditolak setiap kali membayar dan tagihan tidak dapat ditemukan lagi." },
};

/// Searches that people type: forms of words, parts of words, other cases, accents and widths, phrases,
/// numbers, scripts without spaces, and signs that form no word.
const QStringList typed{ u"card"_s,
                         u"rds"_s,
                         u"cards"_s,
                         u"CARDS"_s,
                         u"discard"_s,
                         u"declin"_s,
                         u"declining"_s,
                         u"decline card"_s,
                         u"\"card that\""_s,
                         u"\"that card\""_s,
                         u"\"every card that I tried\""_s,
                         u"\"declined Every\""_s,
                         u"1234.56"_s,
                         u"1,234.56"_s,
                         u"1234"_s,
                         u"234"_s,
                         u"2.10.3"_s,
                         u"2.10"_s,
                         u"\"2.10\""_s,
                         u"10.3"_s,
                         u"efficient"_s,
                         u"ﬁlter"_s,
                         u"filters"_s,
                         u"filtering"_s,
                         u"effective"_s,
                         u"ffi"_s,
                         u"abc123"_s,
                         u"ABC"_s,
                         u"ａｂｃ"_s,
                         u"ガギグ"_s,
                         u"ｶﾞ"_s,
                         u"half-width"_s,
                         u"½"_s,
                         u"²"_s,
                         u"lodz"_s,
                         u"Łódź"_s,
                         u"łodz"_s,
                         u"aeroskobing"_s,
                         u"strasse"_s,
                         u"straße"_s,
                         u"cafe"_s,
                         u"café"_s,
                         u"cafe\u0301"_s,
                         u"naive"_s,
                         u"facade"_s,
                         u"sao"_s,
                         u"brod"_s,
                         u"C++"_s,
                         u"c#"_s,
                         u"😀"_s,
                         u"🎉"_s,
                         u"++"_s,
                         u"snake"_s,
                         u"snake_case"_s,
                         u"case"_s,
                         u"foo-bar"_s,
                         u"foo bar"_s,
                         u"bar foo"_s,
                         u"\"foo-bar\""_s,
                         u"exports"_s,
                         u"export"_s,
                         u"/v1/exports"_s,
                         u"err_connection"_s,
                         u"connect"_s,
                         u"csv"_s,
                         u"Rechnung"_s,
                         u"rechnungen"_s,
                         u"überweisung"_s,
                         u"uberweisungen"_s,
                         u"Haus"_s,
                         u"häuser"_s,
                         u"grosse"_s,
                         u"größe"_s,
                         u"paiement"_s,
                         u"paiements"_s,
                         u"refuse"_s,
                         u"ecran"_s,
                         u"oeuvre"_s,
                         u"œuvres"_s,
                         u"eleves"_s,
                         u"pago"_s,
                         u"pagos"_s,
                         u"senor"_s,
                         u"rechazar"_s,
                         u"pagamento"_s,
                         u"pagamenti"_s,
                         u"più"_s,
                         u"ação"_s,
                         u"acoes"_s,
                         u"betaling"_s,
                         u"betalingen"_s,
                         u"betalning"_s,
                         u"rakningar"_s,
                         u"maksu"_s,
                         u"laskuja"_s,
                         u"platnosci"_s,
                         u"kartą"_s,
                         u"ucty"_s,
                         u"účet"_s,
                         u"fizetes"_s,
                         u"számla"_s,
                         u"istanbul"_s,
                         u"İSTANBUL"_s,
                         u"ısık"_s,
                         u"isik"_s,
                         u"IŞIK"_s,
                         u"ödeme"_s,
                         u"карточки"_s,
                         u"карточка"_s,
                         u"КАРТОЧ"_s,
                         u"елки"_s,
                         u"ёлки"_s,
                         u"рахунок"_s,
                         u"πληρωμη"_s,
                         u"ΠΛΗΡΩΜΕΣ"_s,
                         u"λογαριασμός"_s,
                         u"כרטיס"_s,
                         u"כרטיסים"_s,
                         u"הכרטיס"_s,
                         u"אשראי"_s,
                         u"بطاقة"_s,
                         u"البطاقات"_s,
                         u"الرئيسية"_s,
                         u"دفع"_s,
                         u"کارت"_s,
                         u"می‌شوند"_s,
                         u"कार्ड"_s,
                         u"भुगतान"_s,
                         u"কার্ড"_s,
                         u"அட்டை"_s,
                         u"สถานะ"_s,
                         u"ชำระ"_s,
                         u"บัตร"_s,
                         u"\"ชำระเงิน\""_s,
                         u"ບັດ"_s,
                         u"កាត"_s,
                         u"ကတ်"_s,
                         u"一篇"_s,
                         u"文章"_s,
                         u"章文"_s,
                         u"银行卡"_s,
                         u"信用卡"_s,
                         u"付款"_s,
                         u"カード"_s,
                         u"ｶｰﾄﾞ"_s,
                         u"届き"_s,
                         u"サーバ"_s,
                         u"エラー 支払い"_s,
                         u"카드"_s,
                         u"결제"_s,
                         u"드로"_s,
                         u"the tin dung"_s,
                         u"thẻ"_s,
                         u"kartu"_s,
                         u"ditolak tagihan"_s,
                         u"\"kartu saya\""_s,
                         u"„Rechnungen wurden“"_s,
                         u"«paiements par»"_s,
                         u"\"open phrase"_s,
                         u"!?"_s,
                         u"nothing like this"_s,
                         u"c++"_s,
                         u"C+"_s,
                         u"C#"_s,
                         u"F#"_s,
                         u"C++17"_s,
                         u"\"C++ and\""_s,
                         u"notepad++"_s,
                         u"5+"_s,
                         u".NET"_s,
                         u".ne"_s,
                         u"asp.net"_s,
                         u"node.js"_s,
                         u"node.j"_s,
                         u"js.node"_s,
                         u"Node.js express"_s,
                         u"🐛"_s,
                         u"🪲 thumbs"_s,
                         u"👍"_s,
                         u"👍🏿"_s,
                         u"❤"_s,
                         u"❤️"_s,
                         u"👩‍👩‍👧"_s,
                         u"👩"_s,
                         u"👧"_s,
                         u"🏳️‍🌈"_s,
                         u"🏳️"_s,
                         u"🇩🇪"_s,
                         u"🇪🇩"_s,
                         u":-)"_s,
                         u":)"_s,
                         u":D"_s,
                         u"<3"_s,
                         u"\"🐛\""_s,
                         u"node -express"_s,
                         u"card -bank"_s,
                         u"card -cards"_s,
                         u"card -discarded"_s,
                         u"card -\"two scripts\""_s,
                         u"node -js.apart"_s,
                         u"c -C++"_s,
                         u"c -c# -.net"_s,
                         u"and -🐛"_s,
                         u"kartu -tagihan"_s,
                         u"卡 -银行"_s,
                         u"die -Rechnung"_s,
                         u"-card"_s,
                         u"--card"_s,
                         u"card - cards"_s,
                         u"snake-case"_s,
                         u"1234.5"_s,
                         u"café -Łódź"_s,
                         u"decliend"_s,
                         u"invoce"_s,
                         u"invoicse"_s,
                         u"invvoice"_s,
                         u"imvoice says"_s,
                         u"Rechnugen"_s,
                         u"Kartu ditolka"_s,
                         u"карточик"_s,
                         u"λογαριασμοι ποθενα"_s,
                         u"1235"_s,
                         u"crd"_s,
                         u"decliend -work"_s,
                         u"decliend -discarded"_s,
                         u"a"_s,
                         u"in"_s,
                         u"é"_s };

/// Adds searches for parts of the texts: a word, the inside of the longest word, and a phrase.
QStringList searches()
{
    QStringList all = typed;
    for (const Text &text : texts) {
        const QStringList words = QString::fromUtf8(text.description).split(u' ');
        const QString longest
            = *std::max_element(words.begin(), words.end(), [](const QString &one, const QString &other) {
                  return one.size() < other.size();
              });
        all << words.at(words.size() / 2) << longest.mid(1, longest.size() - 2).left(40);
        if (words.size() > 2)
            all << u'"' + words.at(1) + u' ' + words.at(2) + u'"';
    }
    all.removeDuplicates();
    return all;
}

} // namespace

class TestOneSearch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void aSearchFindsTheSameEverywhere_data();
    void aSearchFindsTheSameEverywhere();
    void anEditedOrDeletedTextIsFoundByItsNewWordsOnly();
    void signsAreFoundAsTheyAreWritten_data();
    void signsAreFoundAsTheyAreWritten();
    void aTypingErrorFindsWhatNothingElseFinds();

private:
    QStringList server(const QString &search);
    QStringList window(const QString &search);
    QStringList rules(const QString &search) const;

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<SyncedClient> m_client;
    std::vector<Language> m_languages;
};

void TestOneSearch::initTestCase()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->switchRouting(false);
    std::map<Language, qint64> counts;
    for (const Text &text : texts) {
        const Answer made
            = m_desk->post("/feedback", { { "title", text.title }, { "description", text.description } });
        QCOMPARE(made.status, 201);
        ++counts[detectedLanguage(QString::fromUtf8(text.title), QString::fromUtf8(text.description))];
    }
    m_languages = search::queryLanguages({ counts.begin(), counts.end() });
    QVERIFY(counts.size() >= 20);
    m_client = std::make_unique<SyncedClient>(QUrl(m_backend.baseUrl()), m_desk->admin.token());
    m_client->start();
    QVERIFY(m_client->settle());
}

QStringList TestOneSearch::server(const QString &search)
{
    const Answer answer = m_desk->get("/feedback?limit=100&search=" + search.toUtf8().toPercentEncoding());
    QStringList titles;
    for (const QJsonValue &item : answer.json()[u"data"].toArray())
        titles << item[u"title"].toString();
    titles.sort();
    return answer.status == 200 ? titles : QStringList{ answer.outcome() };
}

QStringList TestOneSearch::window(const QString &search)
{
    app::Filter filter;
    filter.search = search;
    filter.show(app::work::any);
    QStringList titles;
    for (const app::ListRow &row : m_client->store().rows(m_client->items(filter)))
        titles << row.title;
    titles.sort();
    return titles;
}

QStringList TestOneSearch::rules(const QString &search) const
{
    const auto exact = search::SearchQuery::parse(search, m_languages);
    QStringList titles;
    for (const auto &query : { exact, exact.withSimilar() }) {
        for (const Text &text : texts) {
            const QString title = QString::fromUtf8(text.title);
            if (query.matches(title, QString::fromUtf8(text.description)))
                titles << title;
        }
        if (!titles.empty())
            break;
    }
    titles.sort();
    return titles;
}

void TestOneSearch::aSearchFindsTheSameEverywhere_data()
{
    QTest::addColumn<QString>("search");
    const QStringList all = searches();
    QVERIFY(all.size() >= 200);
    for (const QString &each : all)
        QTest::newRow(each.toUtf8().constData()) << each;
}

void TestOneSearch::aSearchFindsTheSameEverywhere()
{
    QFETCH(QString, search);
    const QStringList expected = rules(search);
    QCOMPARE(server(search), expected);
    QCOMPARE(window(search), expected);
}

void TestOneSearch::anEditedOrDeletedTextIsFoundByItsNewWordsOnly()
{
    const QByteArray item
        = m_desk->post("/feedback", { { "title", "Xylophone" }, { "description", "Zebras" } }).id();
    const QStringList one{ u"Xylophone"_s };
    QVERIFY(eventually([&] { return window(u"zebra"_s) == one; }));
    QCOMPARE(window(u"bras"_s), one);
    m_desk->patch("/feedback/" + item, { { "description", "Quaggas" } });
    QVERIFY(eventually([&] { return window(u"agga"_s) == one; }));
    QCOMPARE(window(u"zebra"_s), QStringList());
    m_desk->remove("/feedback/" + item);
    QVERIFY(eventually([&] { return window(u"agga"_s).isEmpty(); }));
}

void TestOneSearch::signsAreFoundAsTheyAreWritten_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<QStringList>("titles");
    QTest::newRow("C++") << u"C++"_s << QStringList{ u"Bugs 🐛"_s, u"😀 C++ and C#"_s };
    QTest::newRow("C#") << u"C#"_s << QStringList{ u"😀 C++ and C#"_s };
    QTest::newRow(".NET") << u".NET"_s << QStringList{ u"Vitamin C"_s };
    QTest::newRow("node.js") << u"node.js"_s << QStringList{ u"Vitamin C"_s };
    QTest::newRow("emoji") << u"🐛"_s << QStringList{ u"Bugs 🐛"_s, u"node and js"_s };
    QTest::newRow("emoji of another skin") << u"👍"_s << QStringList{ u"Bugs 🐛"_s };
    QTest::newRow("emoticon") << u":-)"_s << QStringList{ u"node and js"_s };
    QTest::newRow("excluded") << u"🐛 -apart"_s << QStringList{ u"Bugs 🐛"_s };
    QTest::newRow("nothing but excluded") << u"-apart"_s << QStringList();
}

void TestOneSearch::signsAreFoundAsTheyAreWritten()
{
    QFETCH(QString, search);
    QTEST(rules(search), "titles");
    QTEST(server(search), "titles");
    QTEST(window(search), "titles");
}

void TestOneSearch::aTypingErrorFindsWhatNothingElseFinds()
{
    const auto found = [this](const QByteArray &query) {
        const QJsonObject search = m_desk->get("/feedback?search=" + query).meta("search").toObject();
        const QJsonObject results = search[u"results"].toObject();
        return std::pair(search[u"similar"].toBool(),
                         results.isEmpty() ? 0.0 : (*results.begin())[u"score"].toDouble());
    };
    const auto exact = found("declined+tried");
    const auto mistyped = found("decliend+tried");
    QVERIFY(!exact.first);
    QVERIFY(mistyped.first);
    QVERIFY(mistyped.second > 0 && mistyped.second < exact.second);
    QCOMPARE(found("declyynd+tried"), std::pair(false, 0.0));

    app::Filter filter;
    filter.search = u"decliend tried"_s;
    filter.show(app::work::any);
    QVERIFY(m_client->listing(filter).isSimilar);
    filter.search = u"declined tried"_s;
    QVERIFY(!m_client->listing(filter).isSimilar);
}

TRIAGE_TEST(TestOneSearch, QCoreApplication)
#include "tst_onesearch.moc"
