// SPDX-License-Identifier: GPL-3.0-or-later
// Feedback in several languages through the API: it is found by the forms of its language, filtered, and
// counted.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>
#include <QUrl>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const QByteArray english = "My new card has not arrived yet, can I track the delivery?";
const QByteArray german = "Meine Überweisungen wurden abgelehnt, ich verstehe den Grund nicht";
const QByteArray french = "J'ai demandé un remboursement et il n'a toujours pas été versé";
const QByteArray spanish = "Mis tarjetas todavía no han llegado y las necesito para viajar";
const QByteArray arabic = "لم تصل الكتب التي طلبتها من المتجر حتى الآن";
const QByteArray hebrew = "הכרטיסים החדשים שהזמנתי עדיין לא הגיעו אליי";
const QByteArray japanese = "新しいカードがまだ届いていません。いつ届きますか。";

QByteArray searchFor(const QString &text, const QByteArray &more = {})
{
    return "/feedback?search=" + QUrl::toPercentEncoding(text) + more;
}

/// Returns "de 2, en 1".
QString countsOf(Desk &desk)
{
    QStringList counts;
    for (const QJsonValue &each : desk.get("/statistics/languages")["languages"].toArray())
        counts << u"%1 %2"_s.arg(each[u"language"].toString()).arg(each[u"count"].toInteger());
    return counts.join(u", "_s);
}

} // namespace

class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inflectedFormsAreFound_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("search");
        QTest::newRow("English") << english << u"cards tracking"_s;
        QTest::newRow("German") << german << u"Überweisung"_s;
        QTest::newRow("German, another form") << german << u"verstehen"_s;
        QTest::newRow("French") << french << u"remboursements"_s;
        QTest::newRow("French, without accents") << french << u"demander"_s;
        QTest::newRow("Spanish") << spanish << u"tarjeta"_s;
        QTest::newRow("Spanish, verb") << spanish << u"necesitar"_s;
        QTest::newRow("Arabic, without the article") << arabic << u"كتب"_s;
        QTest::newRow("Hebrew, without prefix and plural") << hebrew << u"כרטיס"_s;
        QTest::newRow("Japanese, part of a run") << japanese << u"カード"_s;
    }
    void inflectedFormsAreFound()
    {
        QFETCH(QByteArray, text);
        QFETCH(QString, search);
        Desk desk(m_backend);
        desk.switchRouting(false);
        for (const QByteArray &each : { english, german, french, spanish, arabic, hebrew, japanese })
            desk.settled(each);
        const Answer found = desk.get(searchFor(search));
        QCOMPARE(found.items().size(), 1);
        QCOMPARE(found.items()[0][u"description"].toString().toUtf8(), text);
        // The form that stands in the text is marked.
        const QJsonObject results = found.meta("search")[u"results"].toObject();
        QVERIFY(!results.begin().value()[u"highlights"].toArray().isEmpty());
    }

    void aListIsLimitedToALanguage()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        for (const QByteArray &each : { english, german, german, french })
            desk.settled(each);
        desk.settled("Danke"); // too short to tell
        QCOMPARE(desk.total("/feedback?language=de"), 2);
        QCOMPARE(desk.total("/feedback?language=en"), 1);
        QCOMPARE(desk.total("/feedback?language=und"), 1);
        QCOMPARE(desk.total("/feedback?language=ja"), 0);
        QCOMPARE(desk.total("/feedback?language=de&sort_by=title&sort_order=asc&needs_review=false"), 2);
        QCOMPARE(desk.total(searchFor(u"überweisung"_s, "&language=de")), 2);
        QCOMPARE(desk.total(searchFor(u"überweisung"_s, "&language=fr")), 0);
        QCOMPARE(desk.total(searchFor(u"?!"_s, "&language=de")), 0);
        QCOMPARE(desk.total("/feedback?language=de&state=open&duplicates=hide"), 2);
        for (const char *wrong : { "deu", "DE", "d1", "" })
            QCOMPARE(desk.get("/feedback?language="_ba + wrong).status, 422);
    }

    void aViewKeepsItsLanguage()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        desk.settled(german);
        desk.settled(english);
        const Answer view = desk.post("/views",
                                      { { "name", "German" },
                                        { "visibility", "private" },
                                        { "filter", QJsonObject{ { u"language"_s, u"de"_s } } } });
        QCOMPARE(view.outcome(), u"201"_s);
        const Answer views = desk.get("/views?include=counts");
        QCOMPARE(views.items()[0][u"filter"][u"language"].toString(), u"de"_s);
        QCOMPARE(views.meta("counts").toObject().begin().value().toInt(), 1);
        QCOMPARE(desk.post("/views",
                           { { "name", "Wrong" },
                             { "visibility", "private" },
                             { "filter", QJsonObject{ { u"language"_s, u"german"_s } } } })
                     .status,
                 422);
    }

    void languagesAreCounted()
    {
        Desk desk(m_backend);
        desk.switchRouting(false);
        QCOMPARE(countsOf(desk), QString());
        for (const QByteArray &each : { german, english, german })
            desk.settled(each);
        const QByteArray item = desk.settled("Danke");
        QCOMPARE(countsOf(desk), u"de 2, en 1, und 1"_s);
        desk.patch("/feedback/" + item, { { "description", french } });
        QCOMPARE(countsOf(desk), u"de 2, en 1, fr 1"_s);
        QCOMPARE(desk.remove("/feedback/" + item).status, 204);
        QCOMPARE(countsOf(desk), u"de 2, en 1"_s);
        QCOMPARE(desk.get("/statistics/languages?from=2025-06-01&to=2025-06-02")["languages"], QJsonArray());
        QCOMPARE(desk.get("/statistics/languages?buffer_id=x").status, 422);
    }

    void importedFeedbackCountsOnItsDay()
    {
        Desk desk(m_backend);
        for (const char *day : { "2024-05-04", "2025-05-04", "2026-01-05" }) {
            const QString line = u"{\"description\":\"%1\",\"created_at\":\"%2T23:59:59Z\"}\n"_s.arg(
                QString::fromUtf8(german), QString::fromUtf8(day));
            const Answer import
                = desk.post("/import", { { "format", "json_lines" }, { "data", line }, { "route", false } });
            QCOMPARE(import["created"].toInt(), 1);
            const Answer plot = desk.get("/statistics/languages?from="_ba + day + "&to=" + day);
            QCOMPARE(plot["languages"][0][u"count"].toInt(), 1);
        }
    }

private:
    TestBackend m_backend;
};

TRIAGE_TEST(TestLanguages, QCoreApplication)
#include "tst_languages.moc"
