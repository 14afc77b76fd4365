// SPDX-License-Identifier: GPL-3.0-or-later
// Notices: what others do to the person's items, once, and nothing of what the person does.
#include "storedesk.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// A store of Kim, whose first synchronisation is over.
struct NoticeDesk : StoreDesk
{
    NoticeDesk()
    {
        server.has(u"Inbox: crash, slow"_s);
        signIn(u"Kim"_s);
        server.setOwner(u"crash"_s, u"Kim"_s);
        follow();
    }

    void acts(const QString &title, const QString &author, Activity activity)
    {
        Note note = server.note(title, u"x"_s, author, NoteKind::Activity);
        note.activity = std::move(activity);
        server.tellNote(note);
    }
    void writes(const QString &title, const QString &author)
    {
        server.tellNote(server.note(title, u"A secret word"_s, author));
    }
    /// "given crash by Sam, noted slow by Sam": the notices, oldest first; a star for those that are read.
    QString told()
    {
        QStringList told;
        const std::vector<PersonalNotice> notices = store().notices();
        for (auto each = notices.rbegin(); each != notices.rend(); ++each) {
            QString text = QString::fromLatin1(NoticeTable::rowOf(each->kind).name);
            if (each->item.isValid())
                text += u' ' + server.titleOf(each->item);
            if (each->buffer.isValid())
                text += u' ' + server.nameOf(each->buffer);
            if (each->member.isValid())
                text += u" by "_s + store().memberName(each->member);
            told << text + (each->isRead ? u"*"_s : QString());
        }
        return told.isEmpty() ? u"-"_s : told.join(u", "_s);
    }
};

} // namespace

class TestNotices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aGivenItemIsNoticedWithItsGiver()
    {
        NoticeDesk desk;
        QCOMPARE(desk.told(), u"-"_s);
        desk.acts(u"slow"_s, u"Sam"_s, { .code = activitycode::given, .member = u"Kim"_s });
        desk.server.setOwner(u"slow"_s, u"Kim"_s);
        // An item that somebody gives to another person does not count, nor one that the person takes.
        desk.acts(u"crash"_s, u"Sam"_s, { .code = activitycode::given, .member = u"Ada"_s });
        desk.acts(u"crash"_s, u"Kim"_s, { .code = activitycode::taken });
        QVERIFY(desk.follow());
        QCOMPARE(desk.told(), u"given slow by Sam"_s);
    }

    void theEndOfTheFeedDecidesWhoseItemItIs()
    {
        NoticeDesk desk;
        desk.acts(u"slow"_s, u"Sam"_s, { .code = activitycode::given, .member = u"Kim"_s });
        desk.writes(u"slow"_s, u"Sam"_s);
        QVERIFY(desk.follow(true)); // The item itself comes with the next page.
        QCOMPARE(desk.told(), u"-"_s);
        desk.reopen();
        desk.server.setOwner(u"slow"_s, u"Kim"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.told(), u"given slow by Sam, noted slow by Sam"_s);
    }

    void notesAreNoticedOnOwnItemsAndAfterOwnNotes()
    {
        NoticeDesk desk;
        desk.writes(u"slow"_s, u"Sam"_s); // an item of nobody
        desk.writes(u"crash"_s, u"Kim"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.told(), u"-"_s);
        desk.writes(u"crash"_s, u"Sam"_s);
        desk.writes(u"slow"_s, u"Kim"_s);
        QVERIFY(desk.follow());
        desk.writes(u"slow"_s, u"Sam"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.told(), u"noted crash by Sam, noted slow by Sam"_s);
    }

    void actsOfOthersOnOwnItemsAreNoticed()
    {
        NoticeDesk desk;
        const FeedbackId crash = desk.server.item(u"crash"_s);
        desk.acts(u"crash"_s, u"Sam"_s, { .code = activitycode::duplicatesAdded, .count = 1 });
        desk.acts(u"slow"_s, u"System"_s, { .code = activitycode::cameAgain, .feedback = crash });
        desk.acts(u"crash"_s, u"Sam"_s, { .code = activitycode::splitOff });
        desk.acts(u"crash"_s, u"Sam"_s, { .code = activitycode::snoozeEnded });
        desk.acts(u"crash"_s, u"Sam"_s, { .code = activitycode::tagged });
        desk.acts(u"slow"_s, u"Sam"_s, { .code = activitycode::splitOff });
        QVERIFY(desk.follow());
        QCOMPARE(desk.told(),
                 u"cameAgain crash by Sam, cameAgain crash, split crash by Sam, woke crash by Sam"_s);
    }

    void theEndOfASnoozeIsNoticedOnce()
    {
        NoticeDesk desk;
        desk.server.triage(u"crash"_s).snoozedUntil = Timestamp(1'000);
        desk.server.triage(u"slow"_s).snoozedUntil = Timestamp(1'000);
        desk.server.tellItem(u"crash"_s);
        desk.server.tellItem(u"slow"_s);
        QVERIFY(desk.follow());
        desk.store().wakeDue();
        desk.store().flush();
        QCOMPARE(desk.told(), u"woke crash"_s);
        // The server ends it, too, a moment later.
        desk.server.triage(u"crash"_s).snoozedUntil.reset();
        desk.server.tellItem(u"crash"_s);
        desk.acts(u"crash"_s, u"System"_s, { .code = activitycode::snoozeEnded });
        QVERIFY(desk.follow());
        QCOMPARE(desk.told(), u"woke crash"_s);
    }

    void aSurgeAndAWebhookThatIsOffAreNoticed()
    {
        NoticeDesk desk;
        desk.server.bufferRecord(u"Inbox"_s).surgedAt = Timestamp(5'000);
        desk.server.tellBuffer(u"Inbox"_s);
        QVERIFY(desk.follow());
        desk.server.tellBuffer(u"Inbox"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.told(), u"surge Inbox"_s);
        Organization organization;
        organization.id = OrganizationId(1);
        organization.name = u"Acme"_s;
        organization.slug = u"acme"_s;
        desk.sync().applyOrganization("{\"data\":" + toJson(organization) + '}');
        organization.usage.webhooksSwitchedOff = 1;
        desk.sync().applyOrganization("{\"data\":" + toJson(organization) + '}');
        desk.store().flush();
        QCOMPARE(desk.told(), u"surge Inbox"_s); // Only administrators see webhooks.
        desk.server.setRole(u"Kim"_s, Role::Admin);
        QVERIFY(desk.follow());
        organization.usage.webhooksSwitchedOff = 2;
        desk.sync().applyOrganization("{\"data\":" + toJson(organization) + '}');
        desk.store().flush();
        QCOMPARE(desk.told(), u"surge Inbox, webhookOff"_s);
    }

    void aTokenThatEndsSoonIsNoticedOnce()
    {
        NoticeDesk desk;
        const auto signIn = [&desk](qint64 days) {
            Me me = *desk.store().me();
            me.tokenExpiresAt = Timestamp(QDateTime::currentDateTimeUtc().addDays(days).toMSecsSinceEpoch());
            desk.sync().applyMe("{\"data\":" + toJson(me) + '}');
            desk.store().flush();
        };
        signIn(8);
        QCOMPARE(desk.told(), u"-"_s);
        signIn(6);
        QCOMPARE(desk.told(), u"tokenEnds"_s);
        desk.store().wakeDue();
        desk.store().flush();
        QCOMPARE(desk.told(), u"tokenEnds"_s);
    }

    void noticesStayOverARestartAndAreReadOnce()
    {
        NoticeDesk desk;
        desk.writes(u"crash"_s, u"Sam"_s);
        QVERIFY(desk.follow());
        desk.store().readNotices();
        desk.store().flush();
        desk.reopen();
        desk.server.repeatPage(); // It was not confirmed before the program ended.
        QVERIFY(desk.follow());
        QCOMPARE(desk.told(), u"noted crash by Sam*"_s);
        desk.server.removeItem(u"crash"_s);
        QVERIFY(desk.follow());
        QCOMPARE(desk.told(), u"-"_s);
    }

    void theFirstSynchronisationBringsNoNews()
    {
        StoreDesk desk;
        desk.server.has(u"Inbox: crash"_s);
        desk.server.setOwner(u"crash"_s, u"Kim"_s);
        desk.server.tellNote(desk.server.note(u"crash"_s, u"Hello"_s, u"Sam"_s));
        desk.signIn(u"Kim"_s);
        QVERIFY(desk.store().notices().empty());
    }
};

TRIAGE_TEST(TestNotices, QCoreApplication)
#include "tst_notices.moc"
