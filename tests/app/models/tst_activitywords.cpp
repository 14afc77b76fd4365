// SPDX-License-Identifier: GPL-3.0-or-later
// The client words the history of an item in the person's language, and shows the server's text where it does
// not know the code.
#include "models/activitywords.h"
#include "models/timelinemodel.h"
#include "storedesk.h"
#include "support/testprogram.h"

#include <QCoreApplication>
#include <QLocale>
#include <QTest>
#include <QTranslator>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// Speaks a language for as long as it lives.
class Speaking
{
public:
    explicit Speaking(const QString &language) : m_before(QLocale())
    {
        QLocale::setDefault(QLocale(language));
        m_isReady
            = m_translator.load(QLocale(language), u"triage-desk"_s, u"_"_s, QStringLiteral(TRANSLATIONS));
        QCoreApplication::installTranslator(&m_translator);
    }
    ~Speaking()
    {
        QCoreApplication::removeTranslator(&m_translator);
        QLocale::setDefault(m_before);
    }

    bool isReady() const { return m_isReady; }

private:
    QLocale m_before;
    QTranslator m_translator;
    bool m_isReady = false;
};

/// One activity of each code, with names that stand in every language as they are.
const std::vector<Activity> &activities()
{
    using namespace activitycode;
    static const std::vector<Activity> all{
        { .code = assigned, .buffers = { u"Bugs"_s } },
        { .code = removed, .buffers = { u"Bugs"_s } },
        { .code = moved, .buffers = { u"Bugs"_s, u"Cards"_s } },
        { .code = edited, .fields = { u"title"_s, u"description"_s, u"submitted_by"_s } },
        { .code = reviewed },
        { .code = reviewRequested },
        { .code = routingRequested },
        { .code = routed, .buffers = { u"Bugs"_s }, .confidences = { 0.93 }, .needsReview = true },
        { .code = proposed, .buffers = { u"Bugs"_s }, .confidences = { 0.6 } },
        { .code = notMatched, .reason = RoutingReason{ .code = reasoncode::nothingShared } },
        { .code = notRouted, .reason = RoutingReason{ .code = reasoncode::routingOff } },
        { .code = routingFailed, .reasoning = u"502"_s },
        { .code = reopened },
        { .code = done },
        { .code = declined },
        { .code = taken },
        { .code = given, .member = u"Mel"_s },
        { .code = released },
        { .code = snoozed, .until = Timestamp(4'102'444'800'000) },
        { .code = snoozeEnded },
        { .code = tagged, .tags = { u"app"_s } },
        { .code = untagged, .tags = { u"app"_s } },
        { .code = merged, .feedback = FeedbackId(7) },
        { .code = unmerged, .feedback = FeedbackId(7) },
        { .code = duplicatesAdded, .count = 2 },
        { .code = duplicatesRemoved, .count = 2 },
        { .code = originalDeleted, .count = 2 },
        { .code = notDuplicate, .feedback = FeedbackId(7) },
        { .code = maybeDuplicate, .feedback = FeedbackId(7) },
        { .code = cameAgain, .feedback = FeedbackId(7) },
        { .code = splitOff, .feedback = FeedbackId(7) },
        { .code = splitFrom, .feedback = FeedbackId(7) },
    };
    return all;
}

Note noteOf(const Activity &activity)
{
    Note note;
    note.kind = NoteKind::Activity;
    note.text = u"Text of the server"_s;
    note.activity = activity;
    return note;
}

/// Returns the words without the marks that keep names in their own direction.
QString said(const Activity &activity)
{
    return ActivityWords::of(noteOf(activity)).remove(QChar(0x2068)).remove(QChar(0x2069));
}

} // namespace

class TestActivityWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyCodeIsThere()
    {
        for (const QLatin1StringView code : activitycode::all) {
            if (code == activitycode::noted) // A note has the words of its author.
                continue;
            const auto has = [code](const Activity &each) {
                return each.code == code;
            };
            QVERIFY2(std::any_of(activities().begin(), activities().end(), has), code.data());
        }
    }

    void theProgramOfAnActivityIsNamed()
    {
        QCOMPARE(said({ .code = activitycode::done, .program = u"scribe 1.2"_s }),
                 u"Marked as done. With scribe 1.2."_s);
        QCOMPARE(said({ .code = activitycode::noted, .program = u"scribe 1.2"_s }), u"Text of the server"_s);
    }
    void everyCodeIsWordedInEveryLanguage_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : { "de", "fr", "es", "he", "ja", "ar" })
            QTest::newRow(language) << QString::fromLatin1(language);
    }
    void everyCodeIsWordedInEveryLanguage()
    {
        QFETCH(const QString, language);
        for (const Activity &activity : activities()) {
            const QString english = said(activity);
            QVERIFY2(english != u"Text of the server"_s, qPrintable(activity.code));
            const Speaking speaking(language);
            QVERIFY(speaking.isReady());
            const QString words = said(activity);
            QVERIFY2(words != english && words != u"Text of the server"_s, qPrintable(words));
            for (const QString &buffer : activity.buffers)
                QVERIFY2(words.contains(buffer), qPrintable(words));
            QVERIFY2(!words.contains(u"%1"_s) && !words.contains(u"%2"_s), qPrintable(words));
        }
    }

    void aTimelineIsInTheLanguageOfThePerson_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("moved");
        QTest::addColumn<QString>("routed");
        QTest::newRow("German") << u"de"_s << u"Von Bugs nach Cards verschoben."_s
                                << u"Zugeordnet zu Bugs (93 %). Muss geprüft werden."_s;
        QTest::newRow("Arabic") << u"ar"_s << u"نُقل من Bugs إلى Cards."_s
                                << u"وُجِّه إلى Bugs (٩٣٪). يحتاج إلى مراجعة."_s;
    }
    void aTimelineIsInTheLanguageOfThePerson()
    {
        QFETCH(const QString, language);
        QFETCH(const QString, moved);
        QFETCH(const QString, routed);
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash"_s);
        const auto tell = [&](const Activity &activity) {
            Note note = desk.server.note(u"crash"_s, toText(activity), u"Sam"_s, NoteKind::Activity);
            note.activity = activity;
            desk.server.tellNote(note);
        };
        tell(activities()[2]);
        tell(activities()[7]);
        QVERIFY(desk.follow());
        desk.reopen();

        const Speaking speaking(language);
        QVERIFY(speaking.isReady());
        TimelineModel timeline(desk.store());
        timeline.setFeedback(desk.server.item(u"crash"_s));
        QCOMPARE(timeline.rowCount(), 2);
        const auto shown = [&](int row) {
            QString text = timeline.index(row).data().toString();
            return text.remove(QChar(0x2068))
                .remove(QChar(0x2069))
                .replace(QChar::Nbsp, u' ')
                .remove(QChar(0x200e))
                .remove(QChar(0x200f))
                .remove(QChar(0x061c));
        };
        QCOMPARE(shown(0), moved);
        QCOMPARE(shown(1), routed);
        QVERIFY(timeline.index(0)
                    .data(Qt::AccessibleTextRole)
                    .toString()
                    .contains(timeline.index(0).data().toString()));
    }

    void namesKeepTheirOwnDirection()
    {
        const QString words = ActivityWords::of(
            noteOf({ .code = activitycode::moved, .buffers = { u"תקלות"_s, u"Cards"_s } }));
        QCOMPARE(words, u"Moved from \u2068תקלות\u2069 to \u2068Cards\u2069."_s);
    }

    void aNameMayLookLikeAPlaceholder()
    {
        QCOMPARE(said({ .code = activitycode::moved, .buffers = { u"%2"_s, u"50% %1"_s } }),
                 u"Moved from %2 to 50% %1."_s);
        QCOMPARE(said({ .code = activitycode::routed,
                        .buffers = { u"%1 %2"_s },
                        .confidences = { 0.5 },
                        .needsReview = true }),
                 u"Routed to %1 %2 (50%). Needs review."_s);
    }

    void withoutAKnownCodeTheTextOfTheServerIsShown()
    {
        QCOMPARE(said({ .code = u"of_a_later_version"_s }), u"Text of the server"_s);
        Note old = noteOf({});
        old.activity.reset();
        QCOMPARE(ActivityWords::of(old), u"Text of the server"_s);
        const Speaking speaking(u"de"_s);
        QCOMPARE(ActivityWords::of(old), u"Text of the server"_s);
    }
};

TRIAGE_TEST(TestActivityWords, QCoreApplication)
#include "tst_activitywords.moc"
