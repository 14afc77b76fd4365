// SPDX-License-Identifier: GPL-3.0-or-later
// What a person teaches in the client and takes back with its undo, on the real backend.
#include "commands/workspace.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

class TestSyncedTeaching : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anUndoneMoveIsRoutedAgain();
    void manyUndoneMovesAreRoutedAgain();
    void theReviewOfAnUndoneMoveIsOpenAgain();
    void confidentDecisionsAreConfirmedAndUndone();

private:
    /// Routes some feedback into "Billing" and lets the client read it.
    app::Ids billed(int count)
    {
        for (int i = 0; i < count; ++i)
            m_desk->feedback("Refund the invoice " + QByteArray::number(i));
        m_desk->settle();
        m_client->start();
        if (!m_client->settle())
            qFatal("The client does not read the feedback");
        m_workspace = std::make_unique<app::Workspace>(m_client->store());
        return m_client->items();
    }
    /// Undoes the last step after it was sent, and sends that.
    bool undo()
    {
        if (!m_client->settle())
            return false;
        m_workspace->undo();
        return m_client->settle();
    }
    /// Returns what people taught, and how many items they placed.
    QString taught()
    {
        return m_backend.value(
            u"select (select count(*) from routing_example where organization = %1 and not withdrawn)"
            " || ' taught, ' || (select count(*) from feedback_buffer where organization = %1 and by_hand)"
            " || ' by hand, ' || (select count(*) from routing_decision where organization = %1 and outcome "
            "is not null)"
            " || ' judged'"_s.arg(m_desk->organization().id.value()));
    }

    TestBackend m_backend;
    std::unique_ptr<Desk> m_desk;
    std::unique_ptr<SyncedClient> m_client;
    std::unique_ptr<app::Workspace> m_workspace;
    BufferId m_billing;
    BufferId m_bugs;
};

void TestSyncedTeaching::init()
{
    m_desk = std::make_unique<Desk>(m_backend);
    m_desk->thresholds(0.01, 0.01);
    m_billing = bufferId(m_desk->buffer("Billing", { { "routing_instructions", "invoice refund" } }));
    m_bugs = bufferId(m_desk->buffer("Bugs", { { "routing_instructions", "crash freeze" } }));
    m_client = std::make_unique<SyncedClient>(QUrl(m_backend.baseUrl()), m_desk->admin.token());
}

void TestSyncedTeaching::cleanup()
{
    m_workspace.reset();
    m_client.reset();
    m_desk.reset();
}

void TestSyncedTeaching::anUndoneMoveIsRoutedAgain()
{
    const app::Ids items = billed(1);
    QCOMPARE(m_desk->board(), u"Billing: Refund the invoice 0 | Bugs: -"_s);
    m_workspace->move(items, m_billing, m_bugs);
    QVERIFY(m_client->settle());
    QCOMPARE(taught(), u"2 taught, 1 by hand, 1 judged"_s);
    QVERIFY(undo());
    QCOMPARE(m_desk->board(), u"Billing: Refund the invoice 0 | Bugs: -"_s);
    QCOMPARE(taught(), u"0 taught, 0 by hand, 0 judged"_s);
}

void TestSyncedTeaching::manyUndoneMovesAreRoutedAgain()
{
    const app::Ids items = billed(20);
    m_workspace->move(items, m_billing, m_bugs);
    QVERIFY(undo());
    QCOMPARE(taught(), u"0 taught, 0 by hand, 0 judged"_s);
    m_workspace->redo();
    QVERIFY(m_client->settle());
    QCOMPARE(taught(), u"40 taught, 20 by hand, 20 judged"_s);
    QVERIFY(undo());
    QCOMPARE(taught(), u"0 taught, 0 by hand, 0 judged"_s);
}

void TestSyncedTeaching::theReviewOfAnUndoneMoveIsOpenAgain()
{
    m_desk->thresholds(2, 0.01);
    const app::Ids items = billed(2);
    m_workspace->move(items, m_billing, m_bugs);
    QVERIFY(undo());
    QCOMPARE(taught(), u"0 taught, 0 by hand, 0 judged"_s);
    QCOMPARE(m_desk->total("/feedback?needs_review=true"), 2);
}

void TestSyncedTeaching::confidentDecisionsAreConfirmedAndUndone()
{
    const app::Ids items = billed(2);
    m_workspace->setNeedsReview(items, false);
    QVERIFY(m_client->settle());
    QCOMPARE(taught(), u"2 taught, 0 by hand, 2 judged"_s);
    QVERIFY(undo());
    QCOMPARE(taught(), u"0 taught, 0 by hand, 0 judged"_s);
    QCOMPARE(m_desk->total("/feedback?needs_review=true"), 0);
}

TRIAGE_TEST(TestSyncedTeaching, QCoreApplication)
#include "tst_syncedteaching.moc"
