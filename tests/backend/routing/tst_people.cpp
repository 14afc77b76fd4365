// SPDX-License-Identifier: GPL-3.0-or-later
// People who correct, confirm, reorganize and take back: routing goes on assigning.
#include "benchmarks/routing/people.h"
#include "routing/meaning/textspace.h"
#include "support/testprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::benchmark;

namespace {

constexpr quint32 drawings = 3;

QList<QByteArray> linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().split('\n') : QList<QByteArray>();
}

/// Returns the demonstration data with the buffer of each item; of three items, one measures.
EvaluationSet demonstration()
{
    const QString demo = QStringLiteral(TRIAGE_DEMO_FOLDER) + u'/';
    EvaluationSet set{ .name = u"demo"_s, .buffers = {}, .items = {} };
    std::map<QString, BufferId> ids;
    for (const QByteArray &line : linesOf(demo + u"buffers.jsonl"_s)) {
        const QJsonObject buffer = QJsonDocument::fromJson(line).object();
        if (buffer.isEmpty())
            continue;
        const BufferId id(qint64(ids.size()) + 1);
        ids[buffer["name"_L1].toString()] = id;
        set.buffers.push_back({ id,
                                buffer["name"_L1].toString(),
                                {},
                                buffer["description"_L1].toString(),
                                buffer["routing_instructions"_L1].toString() });
    }
    const QList<QByteArray> items = linesOf(demo + u"feedback.jsonl"_s);
    QList<QByteArray> labels = linesOf(QStringLiteral(TRIAGE_DEMO_LABELS));
    labels.removeLast();
    for (qsizetype i = 0; i < labels.size(); ++i) {
        const QJsonObject item = QJsonDocument::fromJson(items[i]).object();
        LabelledItem labelled{ .item = { item["title"_L1].toString(), item["description"_L1].toString() },
                               .buffers = {},
                               .isPool = i % 3 > 0 };
        if (!labels[i].isEmpty())
            labelled.buffers.insert(ids.at(QString::fromUtf8(labels[i])));
        set.items.push_back(std::move(labelled));
    }
    return set;
}

} // namespace

class TestPeople : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_set = demonstration();
        std::vector<routing::FeedbackText> texts;
        for (const LabelledItem &item : m_set.items)
            texts.push_back(item.item);
        const routing::Spaces spaces{ routing::TextSpace::of(texts) };
        for (quint32 seed = 1; seed <= drawings; ++seed)
            m_places.push_back(untaught(m_set, spaces, seed, { .inbox = 300, .heldOut = 200 }));
    }

    void correctionsAloneDoNoHarm_data()
    {
        QTest::addColumn<Habit>("habit");
        QTest::newRow("mistakes moved") << Habit::MoveMistakes;
        QTest::newRow("mistakes taken out") << Habit::TakeOutMistakes;
        QTest::newRow("one buffer mended") << Habit::MendOneBuffer;
        QTest::newRow("buffers merged") << Habit::Reorganize;
    }
    void correctionsAloneDoNoHarm()
    {
        QFETCH(Habit, habit);
        const std::vector<Progress> progress = after(habit);
        for (size_t i = 0; i < progress.size(); ++i) {
            const QString harm = harmOf(progress, i);
            QVERIFY2(harm.isEmpty(), qPrintable(u"%1 acts:%2"_s.arg(progress[i].acts).arg(harm)));
        }
    }

    void judgementsKeepWhatIsRight_data()
    {
        QTest::addColumn<Habit>("habit");
        QTest::addColumn<double>("least");
        QTest::newRow("the queue worked") << Habit::WorkTheQueue << 0.96;
        QTest::newRow("everything confirmed") << Habit::ConfirmEverything << 0.96;
        QTest::newRow("one of ten wrong") << Habit::WrongInOneOfTen << 0.75;
    }
    void judgementsKeepWhatIsRight()
    {
        QFETCH(Habit, habit);
        QFETCH(double, least);
        const std::vector<Progress> progress = after(habit);
        for (const Progress &each : progress)
            QVERIFY2(each.right >= least * progress.front().right,
                     qPrintable(u"%1 after %2 acts"_s.arg(each.right).arg(each.acts)));
    }

    void undoneDecisionsChangeNothing_data()
    {
        QTest::addColumn<Habit>("habit");
        QTest::newRow("moved there and back") << Habit::MoveThereAndBack;
        QTest::newRow("moved and undone") << Habit::MoveAndUndo;
        QTest::newRow("moved and deleted") << Habit::MoveAndDelete;
        QTest::newRow("all moved") << Habit::MoveAll;
    }
    void undoneDecisionsChangeNothing()
    {
        QFETCH(Habit, habit);
        const std::vector<Progress> progress = after(habit);
        for (const Progress &each : progress) {
            QCOMPARE(each.right, progress.front().right);
            QCOMPARE(each.sure, progress.front().sure);
            QCOMPARE(each.calibrationError, progress.front().calibrationError);
        }
    }

private:
    std::vector<Progress> after(Habit habit) const
    {
        std::vector<Progress> progress;
        for (quint32 seed = 1; seed <= drawings; ++seed)
            observe(m_places[seed - 1], habit, seed, progress);
        return progress;
    }

    EvaluationSet m_set;
    std::vector<Workplace> m_places;
};

TRIAGE_TEST(TestPeople, QCoreApplication)
#include "tst_people.moc"
