// SPDX-License-Identifier: GPL-3.0-or-later
// The timeline of an item and the outbox follow the store row by row.
#include "models/labels.h"
#include "models/outboxmodel.h"
#include "models/roles.h"
#include "models/timelinemodel.h"
#include "storedesk.h"
#include "support/testprogram.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestItemModels : public QObject
{
    Q_OBJECT

    static QString texts(const QAbstractItemModel &model)
    {
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows += model.index(row, 0).data().toString();
        return rows.isEmpty() ? u"-"_s : rows.join(u" | "_s);
    }

private Q_SLOTS:
    void languagesAreNamedByThemselvesAndNotByACountry()
    {
        QCOMPARE(Labels::language(u"en"_s), u"English"_s);
        QCOMPARE(Labels::language(u"es"_s), u"Español"_s);
        QCOMPARE(Labels::language(u"de"_s), u"Deutsch"_s);
        QCOMPARE(Labels::language(u"fr"_s), u"Français"_s);
        QCOMPARE(Labels::language(u"xx"_s), u"Xx"_s);
    }

    void aTimelineShowsWhatWasWrittenAndWhatWaits()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, other"_s);
        desk.server.tellNote(desk.server.note(u"crash"_s, u"Seen on Linux"_s, u"Sam"_s));
        QVERIFY(desk.follow());
        TimelineModel model(desk.store());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(texts(model), u"-"_s);
        model.setFeedback(desk.server.item(u"crash"_s));
        QCOMPARE(texts(model), u"Seen on Linux"_s);
        QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().startsWith(u"Note by Sam, "_s));

        QSignalSpy inserted(&model, &QAbstractItemModel::rowsInserted);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        desk.act({ WriteNote{ desk.server.item(u"crash"_s), u"On it"_s } }, std::chrono::seconds(10));
        QTRY_COMPARE(texts(model), u"Seen on Linux | On it"_s);
        QVERIFY(model.index(1).data(Qt::AccessibleTextRole).toString().contains(u"waiting to be sent"_s));
        QCOMPARE(inserted.size(), 1);
        QCOMPARE(reset.size(), 0);
        model.setFeedback(desk.server.item(u"other"_s));
        QCOMPARE(texts(model), u"-"_s);
    }

    void theOutboxShowsWhatWaitsAndWhatWasRefused()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        OutboxModel model(desk.store());
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.rowCount(), 0);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(desk.store().outbox().size(), std::size_t(2));
        QVERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(u"Waiting"_s));

        SendOutcome refused;
        refused.kind = SendOutcome::Kind::Refused;
        refused.problem = problem(ProblemType::Forbidden, u"Not allowed."_s);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        desk.send(refused);
        QTRY_VERIFY(model.index(0).data(Qt::AccessibleTextRole).toString().contains(u"Refused"_s));
        QCOMPARE(model.index(0).data(Qt::ToolTipRole).toString(), u"Not allowed."_s);
        QCOMPARE(model.entryAt(0).state, OutboxEntryState::Failed);
        QCOMPARE(reset.size(), 0);
        QVERIFY2(model.rowCount() == 1,
                 "what waits behind the refused half of a move is no change of its own");
    }

    void aRefusedChangeSaysWhichItemItMeant()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        SendOutcome refused;
        refused.kind = SendOutcome::Kind::Refused;
        refused.problem = problem(ProblemType::FeedbackNotFound, u"The server no longer has this item."_s);
        desk.send(refused);
        desk.server.removeItem(u"crash"_s); // as after a restore of the server
        QVERIFY(desk.follow());
        desk.reopen();
        const FeedbackId crash = desk.server.item(u"crash"_s);
        QVERIFY(desk.store().rows(std::span(&crash, 1)).empty());
        OutboxModel model(desk.store());
        QCOMPARE(model.rowCount(), 1);
        QVERIFY2(!model.index(0).data().toString().endsWith(u"crash"_s),
                 "the words are on disk, for which the thread of the window does not wait");
        QTRY_VERIFY2(model.index(0).data().toString().endsWith(u"crash"_s),
                     qPrintable(model.index(0).data().toString()));
        QCOMPARE(model.itemOf(model.entryAt(0)), u"crash"_s);
    }

    void changesOfSeveralItemsSayWhichItemIsMeant()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash, dark-mode | Billing: -"_s);
        OutboxModel model(desk.store());
        const BufferId inbox = desk.server.buffer(u"Inbox"_s);
        const BufferId billing = desk.server.buffer(u"Billing"_s);
        std::vector<Operation> operations;
        for (const QString &name : { u"crash"_s, u"dark-mode"_s }) {
            operations.push_back(Assign{ desk.server.item(name), billing });
            operations.push_back(Unassign{ desk.server.item(name), inbox });
        }
        desk.act(std::move(operations));
        QTRY_COMPARE(model.rowCount(), 2);
        QVERIFY(model.index(0).data().toString().contains(u"crash"_s));
        QVERIFY(model.index(1).data().toString().contains(u"dark-mode"_s));
    }

    void unknownValuesSayWhatToDo()
    {
        const auto words = [](ProblemType type) {
            return Labels::notKnown(problem(type, u"401"_s));
        };
        QVERIFY(words(ProblemType::InvalidToken).contains(u"Connect again"_s));
        QVERIFY(words(ProblemType::Unauthorized).contains(u"Connect again"_s));
        QVERIFY(words(ProblemType::ServiceUnavailable).contains(u"back online"_s));
    }

    void fieldsForProgramsAreHidden()
    {
        StoreDesk desk;
        desk.serverHas(u"Inbox: crash | Billing: -"_s);
        OutboxModel model(desk.store());
        desk.move(u"crash"_s, u"Inbox"_s, u"Billing"_s);
        SendOutcome refused;
        refused.kind = SendOutcome::Kind::Refused;
        refused.problem = problem(ProblemType::BadRequest, u"Header X-Thing is malformed."_s);
        desk.send(refused);
        QTRY_COMPARE(model.entryAt(0).state, OutboxEntryState::Failed);
        for (const int role : { int(Qt::ToolTipRole), int(Qt::AccessibleTextRole) }) {
            const QString words = model.index(0).data(role).toString();
            QVERIFY2(!words.contains(u"X-Thing"_s) && words.contains(u"refused"_s), qPrintable(words));
        }
    }
};

TRIAGE_TEST(TestItemModels, QCoreApplication)
#include "tst_itemmodels.moc"
