// SPDX-License-Identifier: GPL-3.0-or-later
// The history of an item has one line for a change that somebody took back at once.
#include "models/undonechanges.h"
#include "support/testprogram.h"

#include "domain/activity.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

namespace {

constexpr MemberId ada(1);
constexpr MemberId max(2);
constexpr qint64 second = 1000;
constexpr qint64 minute = 60 * second;

/// Builds a history, one line after the other.
class History
{
public:
    History &at(qint64 milliseconds)
    {
        m_now = milliseconds;
        return *this;
    }
    History &by(MemberId person)
    {
        m_author = Author{ person };
        return *this;
    }
    History &happened(QLatin1StringView code, std::vector<QString> buffers = {})
    {
        Note line = next(NoteKind::Activity);
        line.activity = Activity{ .code = code, .buffers = std::move(buffers) };
        m_lines.push_back({ line, std::nullopt });
        return *this;
    }
    History &wrote(const QString &text)
    {
        Note line = next(NoteKind::Note);
        line.text = text;
        m_lines.push_back({ line, std::nullopt });
        return *this;
    }
    /// Returns the lines as they are shown.
    QStringList shown() const
    {
        QStringList texts;
        for (const TimelineEntry &each : UndoneChanges::folded(m_lines))
            texts << (each.note.activity ? each.note.activity->code : each.note.text);
        return texts;
    }

private:
    Note next(NoteKind kind)
    {
        Note line;
        line.id = NoteId(qint64(m_lines.size()) + 1);
        line.kind = kind;
        line.author = m_author;
        line.createdAt = Timestamp(m_now += second);
        return line;
    }

    std::vector<TimelineEntry> m_lines;
    Author m_author{ ada };
    qint64 m_now = 0;
};

using namespace activitycode;

} // namespace

class TestUndoneChanges : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void aMoveThatWasUndoneIsOneLine()
    {
        const QStringList lines = History()
                                      .happened(assigned, { u"Bugs"_s })
                                      .happened(removed, { u"Cards"_s })
                                      .happened(assigned, { u"Cards"_s })
                                      .happened(removed, { u"Bugs"_s })
                                      .happened(reviewRequested)
                                      .shown();
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines.front().contains(u"Bugs"_s) && lines.front().endsWith(u"(undone)"_s),
                 qPrintable(lines.front()));
    }

    void allMovesOfABufferAreUndoneInReverse()
    {
        const QStringList lines = History()
                                      .happened(moved, { u"Bugs"_s, u"Cards"_s })
                                      .happened(moved, { u"Cards"_s, u"Bugs"_s })
                                      .shown();
        QCOMPARE(lines.size(), 1);
    }

    void aMergeThatWasUndoneIsOneLine()
    {
        const QStringList lines = History().happened(merged).happened(unmerged).happened(merged).shown();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.back(), QString(merged));
        QCOMPARE(History().happened(notDuplicate).happened(maybeDuplicate).shown().size(), 1);
    }

    void aChangeThatWasRedoneIsShownAgain()
    {
        const QStringList lines = History().happened(done).happened(reopened).happened(done).shown();
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines.back(), QString(done));
    }

    void changesUndoneByOthersStayVisible()
    {
        const QStringList lines
            = History().happened(assigned, { u"Bugs"_s }).by(max).happened(removed, { u"Bugs"_s }).shown();
        QCOMPARE(lines, QStringList({ assigned, removed }));
    }

    void aChangeOfHeartOnAnotherDayIsNoUndo()
    {
        const QStringList lines = History()
                                      .happened(assigned, { u"Bugs"_s })
                                      .at(11 * minute)
                                      .happened(removed, { u"Bugs"_s })
                                      .shown();
        QCOMPARE(lines, QStringList({ assigned, removed }));
    }

    void otherBuffersAreAnotherChange()
    {
        const QStringList lines
            = History().happened(assigned, { u"Bugs"_s }).happened(removed, { u"Cards"_s }).shown();
        QCOMPARE(lines, QStringList({ assigned, removed }));
    }

    void aNoteKeepsItsPlaceInTheStory()
    {
        const QStringList lines
            = History().happened(done).wrote(u"It happens again"_s).happened(reopened).shown();
        QCOMPARE(lines, QStringList({ done, u"It happens again"_s, reopened }));
    }
};

TRIAGE_TEST(TestUndoneChanges, QCoreApplication)
#include "tst_undonechanges.moc"
