// SPDX-License-Identifier: GPL-3.0-or-later
// Notices between two people on two servers: the other is notified of each act within seconds, once.
#include "composition/backend.h"
#include "support/testprogram.h"
#include "syncdesk.h"

#include <QElapsedTimer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

QString kindsOf(SyncedClient &client)
{
    QStringList kinds;
    for (const app::PersonalNotice &notice : client.store().notices())
        kinds.prepend(QString::fromLatin1(app::NoticeTable::rowOf(notice.kind).name));
    return kinds.join(u", "_s);
}

} // namespace

class TestSyncedNotices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theOtherReceivesItOnceFromAnotherServer()
    {
        TestBackend backend;
        Desk desk(backend);
        desk.switchRouting(false);
        const auto second = backend.another();
        SyncedClient other(QUrl(second->baseUrl()), desk.member.token());
        const QByteArray item = desk.settled("It crashes when I print, and the font is small");
        other.start();
        QVERIFY(other.settle());
        QTRY_VERIFY(other.store().me() && other.store().item(feedbackId(item)));

        const QByteArray path = "/feedback/" + item;
        const QJsonValue mel = desk.member.get("/me")["member"][u"id"];
        QElapsedTimer told;
        told.start();
        desk.patch(path + "/triage", { { "owner_id", mel } });
        QTRY_COMPARE(kindsOf(other), u"given"_s);
        desk.post(path + "/notes", { { "text", "Please look" } });
        QTRY_COMPARE(kindsOf(other), u"given, noted"_s);
        desk.post(path + "/split", { { "description", "the font is small" }, { "remove", true } });
        QTRY_COMPARE(kindsOf(other), u"given, noted, split"_s);
        desk.patch(path + "/triage", { { "snoozed_until", u"2030-01-01T00:00:00Z"_s } });
        desk.patch(path + "/triage", { { "snoozed_until", QJsonValue() } });
        QTRY_COMPARE(kindsOf(other), u"given, noted, split, woke"_s);
        qInfo("Four acts were told in %lld ms.", told.elapsed());
        const std::vector<app::PersonalNotice> notices = other.store().notices();
        QVERIFY(std::ranges::all_of(notices, [&](const app::PersonalNotice &notice) {
            return notice.item == feedbackId(item) && other.store().memberName(notice.member) == u"Ada"_s;
        }));

        // Own acts give none, and a restart repeats none.
        desk.member.post(path + "/notes", { { "text", "Done" } });
        desk.member.patch(path + "/triage", { { "state", u"done"_s } });
        const qint64 newest = notices.front().id;
        other.kill();
        other.start();
        QVERIFY(other.settle());
        QTRY_COMPARE(other.store().timeline(feedbackId(item)).back().note.activity.value_or(Activity()).code,
                     u"done"_s);
        QCOMPARE(other.store().notices().front().id, newest);
    }
};

TRIAGE_TEST(TestSyncedNotices, QCoreApplication)
#include "tst_syncednotices.moc"
