// SPDX-License-Identifier: GPL-3.0-or-later
// Administrators create, test, switch and delete webhooks, with real receivers, and learn which ones failed.
#include "dialogdesk.h"

#include "dialogs/dialog.h"
#include "domain/webhook.h"
#include "store/localstore.h"
#include "support/hookdesk.h"
#include "support/testprogram.h"
#include "widgets/recordtable.h"
#include "window/dialogs.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// An administrator at the window with the webhooks.
class WebhookWindow : public DialogDesk
{
public:
    WebhookWindow() : DialogDesk(As::Admin, reachingThisMachine()) { }

    /// Creates a webhook for the receiver through the API, and returns its path.
    QByteArray webhook(const FakeModel &receiver, const Members &more = {})
    {
        const Members body = Members{ { "url", receiver.url().toString() },
                                      { "events", array({ "feedback.created" }) },
                                      { "description", "Chat" } };
        QJsonObject all = body.object();
        const QJsonObject given = more.object();
        for (auto each = given.begin(); each != given.end(); ++each)
            all.insert(each.key(), each.value());
        return "/webhooks/" + server().post("/webhooks", all).id();
    }

    /// Opens the window and chooses the webhook that was created last.
    RecordTable *openList(int count)
    {
        dialogs().webhooks();
        auto *table = find<RecordTable>(u"webhookTable"_s);
        if (!happens([&] { return table->rowCount() == count; }))
            qFatal("The webhooks never came");
        if (count > 0)
            table->setCurrentCell(0, 0);
        return table;
    }

    /// Opens the log of the only webhook.
    RecordTable *openLog()
    {
        openList(1);
        if (const QString why = press(u"deliveriesButton"_s); !why.isEmpty())
            qFatal("%ls", qUtf16Printable(why));
        return find<RecordTable>(u"deliveryTable"_s);
    }

    void check(const QString &name, bool on) const { find<QCheckBox>(name)->setChecked(on); }

    void choose(const QString &combo, const QString &text) const
    {
        auto *box = find<QComboBox>(combo);
        const int index = box->findText(text);
        if (index < 0)
            qFatal("There is no such choice");
        box->setCurrentIndex(index);
    }

    bool waitUntilClosed(const QString &name) const
    {
        return happens([&] { return !isOpen(name); });
    }
};

/// Refreshes the open log until the condition is met. No answer is left that would clear a later message.
bool refreshUntil(const WebhookWindow &desk, const std::function<bool()> &condition)
{
    return happens([&] {
        desk.press(u"refreshLogButton"_s);
        return desk.settles() && condition();
    });
}

QString cell(const RecordTable *table, int column)
{
    return table->item(table->currentRow(), column)->text();
}

} // namespace

class TestWebhooksDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void theEditorHasItsButtonsOnALowScreenWithLargeText()
    {
        WebhookWindow desk;
        desk.theme().setTextScale(2);
        desk.openList(0);
        QVERIFY(happens([&] { return desk.press(u"createWebhookButton"_s).isEmpty(); }));
        auto *dialog = desk.dialog(u"webhookDialog"_s);
        constexpr int low = 640; // of a screen of 768 pixels
        dialog->resize(dialog->width(), low);
        QCOMPARE(dialog->height(), low);
        QTRY_VERIFY(desk.find<QPushButton>(u"saveButton"_s)->geometry().bottom() < low);
        QTRY_VERIFY(desk.find<QScrollArea>(u"webhookColumn"_s)->verticalScrollBar()->maximum() > 0);
    }

    void aWebhookIsCreatedAndItsSecretShownOnce()
    {
        WebhookWindow desk;
        const BufferId bugs = desk.buffer("Bugs");
        auto *table = desk.openList(0);
        QVERIFY(happens([&] { return desk.says(u"webhooksDialog"_s).startsWith(u"No webhooks yet"_s); }));
        QCOMPARE(desk.press(u"editWebhookButton"_s), u"Choose a webhook first."_s);
        QCOMPARE(desk.press(u"createWebhookButton"_s), QString());
        QCOMPARE(desk.press(u"saveButton"_s), u"A webhook needs an address."_s);
        desk.type(u"webhookUrlEdit"_s, u"https://example.com/hook"_s);
        desk.type(u"webhookDescriptionEdit"_s, u"For the chat"_s);
        desk.check(u"feedback.created.check"_s, false);
        QCOMPARE(desk.press(u"saveButton"_s), u"Choose at least one event."_s);
        desk.check(u"note.created.check"_s, true);
        desk.check(u"feedback.routed.check"_s, true);
        desk.choose(u"webhookBufferCombo"_s, u"Bugs"_s);
        desk.choose(u"webhookStateCombo"_s, u"Done"_s);
        desk.type(u"webhookTagEdit"_s, u" VIP "_s);
        desk.check(u"thinCheck"_s, true);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return desk.isOpen(u"webhookSecretDialog"_s); }));
        const QString secret = desk.text(u"secretEdit"_s);
        QVERIFY(secret.startsWith(u"whsec_"_s));
        desk.dialog(u"webhookSecretDialog"_s)->reject();
        QVERIFY(desk.isOpen(u"confirmBox"_s));
        desk.dialog(u"confirmBox"_s)->reject();
        QCOMPARE(desk.press(u"copySecretButton"_s), QString());
        QCOMPARE(QGuiApplication::clipboard()->text(), secret);
        desk.dialog(u"webhookSecretDialog"_s)->reject();
        QVERIFY(!desk.isOpen(u"webhookSecretDialog"_s));

        QVERIFY(happens([&] { return table->rowCount() == 1 && table->currentKey() != 0; }));
        QCOMPARE(cell(table, 2), u"Feedback routed, New note"_s);
        QCOMPARE(cell(table, 3), u"For the chat"_s);
        const QJsonObject made = desk.server().get("/webhooks").items()[0].toObject();
        QCOMPARE(made[u"url"], u"https://example.com/hook"_s);
        QCOMPARE(made[u"events"].toArray(), array({ "feedback.routed", "note.created" }));
        QCOMPARE(made[u"filter"][u"buffer_id"], toString(bugs));
        QCOMPARE(made[u"filter"][u"state"], u"done"_s);
        QCOMPARE(made[u"filter"][u"tag"], u"vip"_s);
        QCOMPARE(made[u"thin"], true);
        QCOMPARE(made[u"enabled"], true);
    }

    void refusalsStandAtTheirField()
    {
        WebhookWindow desk;
        desk.openList(0);
        QCOMPARE(desk.press(u"createWebhookButton"_s), QString());
        desk.type(u"webhookUrlEdit"_s, u"https://ada:secret@example.com/"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return desk.note(u"webhookUrlEdit"_s).contains(u"password"_s); }));
        QVERIFY(desk.isOpen(u"webhookDialog"_s));
        QVERIFY(desk.find<QWidget>(u"webhookUrlEdit"_s)->accessibleDescription().contains(u"password"_s));
        desk.type(u"webhookUrlEdit"_s, u"https://example.com/"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(desk.waitUntilClosed(u"webhookDialog"_s));
    }

    void aTemplateIsCheckedWhileItIsWritten()
    {
        WebhookWindow desk;
        desk.openList(0);
        QCOMPARE(desk.press(u"createWebhookButton"_s), QString());
        desk.type(u"webhookUrlEdit"_s, u"https://example.com/"_s);
        QVERIFY(!desk.find<QWidget>(u"templateEdit"_s)->isVisible());
        desk.choose(u"webhookFormatCombo"_s, u"Your own template"_s);
        QVERIFY(desk.find<QWidget>(u"templateEdit"_s)->isVisible());
        QVERIFY(!desk.text(u"templateEdit"_s).isEmpty());
        QVERIFY(desk.find<QPushButton>(u"saveButton"_s)->isEnabled());
        desk.type(u"templateEdit"_s, uR"({"text": {{summary}}})"_s);
        QVERIFY(desk.note(u"templateEdit"_s).startsWith(u"This is not JSON."_s));
        QCOMPARE(desk.press(u"saveButton"_s), u"The template is not JSON."_s);
        desk.type(u"templateEdit"_s, uR"({"said": "{{ data.title }}"})"_s);
        QVERIFY(!desk.note(u"templateEdit"_s).startsWith(u"This is not JSON."_s));
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(desk.waitUntilClosed(u"webhookDialog"_s));
        const QJsonObject made = desk.server().get("/webhooks").items()[0].toObject();
        QCOMPARE(made[u"template"], uR"({"said": "{{ data.title }}"})"_s);
    }

    void onlyEditedFieldsAreSent()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(200));
        const QByteArray path = desk.webhook(
            receiver, { { "format", "template" }, { "template", R"({"a":"{{url}}"})" }, { "thin", true } });
        auto *table = desk.openList(1);
        QCOMPARE(desk.press(u"editWebhookButton"_s), QString());
        QCOMPARE(desk.text(u"templateEdit"_s), uR"({"a":"{{url}}"})"_s);
        desk.check(u"*.check"_s, true);
        QVERIFY(!desk.find<QCheckBox>(u"note.created.check"_s)->isEnabled());
        desk.choose(u"webhookFormatCombo"_s, u"Slack"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(desk.waitUntilClosed(u"webhookDialog"_s));
        QVERIFY(happens([&] { return table->rowCount() == 1 && cell(table, 2) == u"All events"_s; }));
        const auto changed = desk.server().get(path);
        QCOMPARE(changed["events"], array({ "*" }));
        QCOMPARE(changed["format"], u"slack"_s);
        QVERIFY(changed["template"].isNull());
        QCOMPARE(changed["thin"], true);
        QCOMPARE(changed["description"], u"Chat"_s);
        QVERIFY(!desk.isOpen(u"webhookSecretDialog"_s));
    }

    void savingAfterSomeoneElseShowsTheirChangesFirst()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(200));
        const QByteArray path = desk.webhook(receiver);
        desk.openList(1);
        QCOMPARE(desk.press(u"editWebhookButton"_s), QString());
        desk.type(u"webhookDescriptionEdit"_s, u"Mine"_s);
        desk.choose(u"webhookStateCombo"_s, u"Done"_s);
        desk.server().patch(path, { { "description", "Theirs" }, { "thin", true } });
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return desk.says(u"webhookDialog"_s).startsWith(u"Someone changed"_s); }));
        QCOMPARE(desk.server().get(path)["description"], u"Theirs"_s);
        QCOMPARE(desk.text(u"webhookDescriptionEdit"_s), u"Mine"_s);
        QVERIFY(desk.find<QCheckBox>(u"thinCheck"_s)->isChecked());
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(desk.waitUntilClosed(u"webhookDialog"_s));
        QCOMPARE(desk.server().get(path)["description"], u"Mine"_s);
        QCOMPARE(desk.server().get(path)["filter"][u"state"], u"done"_s);
        QCOMPARE(desk.server().get(path)["thin"], true);
    }

    void escapeKeepsWrittenText()
    {
        WebhookWindow desk;
        desk.openList(0);
        QCOMPARE(desk.press(u"createWebhookButton"_s), QString());
        desk.dialog(u"webhookDialog"_s)->reject();
        QVERIFY(!desk.isOpen(u"webhookDialog"_s));
        QCOMPARE(desk.press(u"createWebhookButton"_s), QString());
        desk.type(u"webhookUrlEdit"_s, u"https://example.com/"_s);
        desk.dialog(u"webhookDialog"_s)->reject();
        QVERIFY(desk.isOpen(u"confirmBox"_s));
    }

    void aTestShowsWhatTheAddressAnswered()
    {
        WebhookWindow desk;
        FakeModel receiver(answering(418, "I am a teapot"));
        desk.webhook(receiver, { { "events", array({ "note.created", "*" }) } });
        desk.openList(1);
        QCOMPARE(desk.press(u"testWebhookButton"_s), QString());
        QCOMPARE(desk.find<QComboBox>(u"testEventCombo"_s)->currentText(), u"New note"_s);
        QCOMPARE(desk.press(u"sendTestButton"_s), QString());
        QVERIFY(desk.find<QProgressBar>(u"testProgress"_s)->isVisible());
        QCOMPARE(desk.press(u"sendTestButton"_s), u"The test is being sent."_s);
        QVERIFY(happens([&] { return desk.text(u"testOutcomeLabel"_s).startsWith(u"Answer 418 after "_s); }));
        QCOMPARE(desk.text(u"excerptEdit"_s), u"I am a teapot"_s);
        QCOMPARE(eventsAt(receiver), u"note.created"_s);

        receiver.goAway();
        QCOMPARE(desk.press(u"sendTestButton"_s), QString());
        QVERIFY(happens([&] { return desk.text(u"testOutcomeLabel"_s).startsWith(u"No answer after "_s); }));
        QVERIFY(!desk.find<QWidget>(u"excerptEdit"_s)->isVisible());
    }

    void aChatNamesEachEventAsTheWindowDoes()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(200));
        desk.webhook(receiver, { { "format", "mattermost" }, { "thin", true } });
        desk.openList(1);
        QCOMPARE(desk.press(u"testWebhookButton"_s), QString());
        auto *choice = desk.find<QComboBox>(u"testEventCombo"_s);
        const auto *progress = desk.find<QProgressBar>(u"testProgress"_s);
        QCOMPARE(choice->count(), int(webhookEvents.size()) - 1);
        for (int i = 0; i < choice->count(); ++i) {
            choice->setCurrentIndex(i);
            QCOMPARE(desk.press(u"sendTestButton"_s), QString());
            QVERIFY(happens([&] { return receiver.count() == i + 1 && !progress->isVisible(); }));
            const QString text = receivedBy(receiver).back().json()[u"text"].toString();
            QVERIFY(!choice->currentText().isEmpty());
            QCOMPARE(text.section(u'\n', 0, 0), choice->currentText());
        }
    }

    void aTestCanBeCancelled()
    {
        WebhookWindow desk;
        FakeModel receiver(hanging);
        desk.webhook(receiver);
        desk.openList(1);
        QCOMPARE(desk.press(u"testWebhookButton"_s), QString());
        QCOMPARE(desk.press(u"sendTestButton"_s), QString());
        QVERIFY(happens([&] { return receiver.count() == 1; }));
        QCOMPARE(desk.press(u"stopTestButton"_s), QString());
        QCOMPARE(desk.text(u"testOutcomeLabel"_s), u"Stopped. The message may have arrived."_s);
        QVERIFY(!desk.find<QProgressBar>(u"testProgress"_s)->isVisible());
        receiver.play(answering(200));
        QCOMPARE(desk.press(u"sendTestButton"_s), QString());
        QVERIFY(happens([&] { return desk.text(u"testOutcomeLabel"_s).startsWith(u"Answer 200"_s); }));
    }

    void aNewSecretIsAskedForAndShownOnce()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(200));
        const QByteArray path = desk.webhook(receiver);
        desk.openList(1);
        QCOMPARE(desk.press(u"rotateWebhookButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return desk.isOpen(u"webhookSecretDialog"_s); }));
        QVERIFY(desk.text(u"secretLabel"_s).contains(u"24 hours"_s));
        QCOMPARE(desk.server().post(path + "/test", Members()).outcome(), u"200"_s);
        QVERIFY(receivedBy(receiver).back().isSignedWith(desk.text(u"secretEdit"_s).toUtf8()));
    }

    void aWebhookIsSwitchedOffAndOnAndDeleted()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(200));
        const QByteArray path = desk.webhook(receiver);
        auto *table = desk.openList(1);
        QCOMPARE(cell(table, 0), u"On"_s);
        QVERIFY(!table->item(0, 0)->icon().isNull());
        QCOMPARE(desk.press(u"toggleWebhookButton"_s), QString());
        QVERIFY(happens([&] { return table->currentKey() != 0 && cell(table, 0) == u"Off"_s; }));
        QCOMPARE(desk.server().get(path)["enabled"], false);
        QCOMPARE(desk.find<QPushButton>(u"toggleWebhookButton"_s)->text(), u"S&witch On"_s);
        QCOMPARE(desk.press(u"toggleWebhookButton"_s), QString());
        QVERIFY(happens([&] { return table->currentKey() != 0 && cell(table, 0) == u"On"_s; }));
        QCOMPARE(desk.press(u"deleteWebhookButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return table->rowCount() == 0; }));
        QCOMPARE(desk.server().total("/webhooks"), 0);
    }

    void failuresAreSeenInWordsAndColour()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(500));
        const QByteArray path = desk.webhook(receiver);
        const auto *table = desk.openList(1);
        QCOMPARE(cell(table, 0), u"On"_s);
        desk.feedback("It crashes");
        // The open list follows, and the choice stays.
        QVERIFY(happens([&] { return cell(table, 0).startsWith(u"Failing since "_s); }));
        QVERIFY(table->currentKey() != 0);
        const QTableWidgetItem *state = table->item(0, 0);
        QVERIFY(state->toolTip().contains(u"five days"_s));
        QCOMPARE(state->data(Qt::AccessibleDescriptionRole).toString(), state->toolTip());
        QCOMPARE(desk.text(u"healthLabel"_s), state->toolTip());
    }

    void aWebhookOfADeletedBufferSaysSo()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(200));
        const QByteArray path = desk.webhook(receiver);
        const QByteArray buffer = desk.server().buffer("Returns");
        desk.server().patch(path, { { "filter", object({ { "buffer_id", buffer } }) } });
        desk.server().remove("/buffers/" + buffer);
        const auto *table = desk.openList(1);
        QCOMPARE(cell(table, 0), u"Its buffer was deleted"_s);
        QVERIFY(table->item(0, 0)->toolTip().contains(u"Restore the buffer"_s));
    }

    void theLogHasEveryDeliveryWithItsAttempts()
    {
        WebhookWindow desk;
        FakeModel receiver(answering(200));
        desk.webhook(receiver);
        desk.feedback("It crashes");
        QVERIFY(happens([&] { return receiver.count() == 1; }));
        receiver.play(answering(503));
        desk.feedback("It crashes again");
        QVERIFY(happens([&] { return receiver.count() == 2; }));
        auto *table = desk.openLog();
        QVERIFY(happens([&] { return table->rowCount() == 2; }));
        QCOMPARE(desk.press(u"replayButton"_s), u"Choose a delivery first."_s);
        QVERIFY(refreshUntil(desk, [&] {
            return table->rowCount() == 2 && table->item(0, 4)->text().toInt() >= 1
                && table->item(1, 0)->text() == u"Delivered"_s;
        }));
        QCOMPARE(table->item(0, 0)->text(), u"Waiting"_s);
        // The second attempt follows after five seconds, and may have been made by now.
        static const QRegularExpression seconds(u"\\d:\\d\\d:\\d\\d"_s);
        QVERIFY2(seconds.match(table->item(0, 5)->text()).hasMatch(), qPrintable(table->item(0, 5)->text()));
        QCOMPARE(table->item(1, 1)->text(), u"New feedback"_s);
        QVERIFY(table->item(1, 5)->text().isEmpty());
        QCOMPARE(desk.text(u"logPlaceLabel"_s), u"1–2 of 2"_s);
        table->setCurrentCell(0, 0);
        const auto *attempts = desk.find<RecordTable>(u"attemptTable"_s);
        QCOMPARE(QString::number(attempts->rowCount()), table->item(0, 4)->text());
        QVERIFY(attempts->item(0, 1)->text().startsWith(u"Answer 503 after "_s));
        QVERIFY2(seconds.match(attempts->item(0, 0)->text()).hasMatch(),
                 qPrintable(attempts->item(0, 0)->text()));

        desk.choose(u"deliveryStateCombo"_s, u"Delivered"_s);
        QVERIFY(happens([&] { return table->rowCount() == 1; }));
        desk.choose(u"deliveryStateCombo"_s, u"Failed"_s);
        QVERIFY(
            happens([&] { return desk.says(u"webhookLogDialog"_s) == u"No delivery is in this state."_s; }));
        QCOMPARE(table->rowCount(), 0);
    }

    void theOpenLogFollowsAndOpensItsItems()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(200));
        desk.webhook(receiver, { { "events", array({ "feedback.created", "buffer.created" }) } });
        auto *table = desk.openLog();
        QVERIFY(happens([&] { return desk.says(u"webhookLogDialog"_s) == u"Nothing was sent yet."_s; }));
        const FeedbackId item = desk.feedback("It crashes");
        QVERIFY(happens([&] {
            return table->rowCount() == 1 && table->item(0, 0)->text() == u"Delivered"_s
                && table->item(0, 2)->text() == u"It crashes"_s;
        }));
        QCOMPARE(desk.says(u"webhookLogDialog"_s), QString());
        desk.server().buffer("Returns");
        QVERIFY(happens([&] { return table->rowCount() == 2; }));
        QCOMPARE(table->item(0, 2)->text(), QString()); // it is about a buffer
        QCOMPARE(desk.press(u"openDeliveredButton"_s), u"Choose a delivery first."_s);
        table->setCurrentCell(0, 0);
        QCOMPARE(desk.press(u"openDeliveredButton"_s), u"There is no feedback to open here."_s);
        table->setCurrentCell(1, 0);
        FeedbackId opened;
        connect(&desk.dialogs(), &Dialogs::itemRequested, this,
                [&opened](FeedbackId feedback) { opened = feedback; });
        QCOMPARE(desk.press(u"openDeliveredButton"_s), QString());
        QCOMPARE(opened.value(), item.value());
    }

    void sentMessagesAreSentAgain()
    {
        WebhookWindow desk;
        FakeModel receiver(answering(200));
        desk.webhook(receiver);
        desk.feedback("It crashes");
        QVERIFY(happens([&] { return receiver.count() == 1; }));
        auto *table = desk.openLog();
        const auto isDelivered = [table] {
            return table->rowCount() == 1 && table->item(0, 0)->text() == u"Delivered"_s;
        };
        QVERIFY(refreshUntil(desk, isDelivered));
        table->setCurrentCell(0, 0);
        QCOMPARE(desk.press(u"replayButton"_s), QString());
        QVERIFY(happens([&] { return receiver.count() == 2; }));
        QVERIFY(happens([&] { return desk.says(u"webhookLogDialog"_s).startsWith(u"It is sent again"_s); }));
        QCOMPARE(receivedBy(receiver).at(1).id, receivedBy(receiver).at(0).id);
        QCOMPARE(receivedBy(receiver).at(1).body, receivedBy(receiver).at(0).body);

        QVERIFY(refreshUntil(desk, isDelivered));
        QCOMPARE(desk.press(u"replaySinceButton"_s), QString());
        QCOMPARE(desk.press(u"sendAgainButton"_s), QString());
        QVERIFY(happens([&] { return receiver.count() == 3; }));
        QVERIFY(happens([&] { return desk.says(u"webhookLogDialog"_s).startsWith(u"1 deliver"_s); }));
    }

    void aLongLogHasPages()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(200));
        desk.webhook(receiver);
        desk.backend().sql(
            u"insert into webhook_delivery (organization, webhook, event, body, state) "
            "select organization, id, 'note.created', '{}', 'delivered' from webhook, generate_series(1, 120)"_s);
        auto *table = desk.openLog();
        QVERIFY(happens([&] { return table->rowCount() == 50; }));
        QCOMPARE(desk.text(u"logPlaceLabel"_s), u"1–50 of 120"_s);
        const auto turn = [&](const QString &button) {
            auto *page = desk.find<QToolButton>(button);
            const bool isThere = page->isEnabled();
            page->click();
            return isThere;
        };
        QVERIFY(!turn(u"newerButton"_s));
        QVERIFY(turn(u"olderButton"_s));
        QVERIFY(happens([&] { return desk.text(u"logPlaceLabel"_s) == u"51–100 of 120"_s; }));
        QVERIFY(turn(u"olderButton"_s));
        QVERIFY(happens([&] { return table->rowCount() == 20; }));
        QVERIFY(!turn(u"olderButton"_s));
        QVERIFY(turn(u"newerButton"_s));
        QVERIFY(happens([&] { return desk.text(u"logPlaceLabel"_s) == u"51–100 of 120"_s; }));
    }

    void administratorsAreToldThatTheServerSwitchedAWebhookOff()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(410));
        const QByteArray path = desk.webhook(receiver);
        const auto *banner = desk.window().findChild<QLabel *>(u"bannerLabel"_s);
        QVERIFY(!banner->isVisible());
        desk.feedback("It crashes");
        QVERIFY(happens([&] { return banner->isVisible(); }));
        QVERIFY(banner->text().startsWith(u"The server switched off 1 webhook"_s));
        desk.window().findChild<QPushButton *>(u"bannerButton"_s)->click();
        auto *table = desk.find<RecordTable>(u"webhookTable"_s);
        QVERIFY(happens([&] { return table->rowCount() == 1; }));
        QVERIFY(!banner->isVisible());
        QCOMPARE(table->item(0, 0)->text(), u"Switched off by the server"_s);
        QVERIFY(table->item(0, 0)->toolTip().contains(u"410"_s));
        // It is over for everybody once somebody switches it on.
        table->setCurrentCell(0, 0);
        QCOMPARE(desk.press(u"toggleWebhookButton"_s), QString());
        QVERIFY(happens([&] { return desk.context().store.organization()->usage.webhooksSwitchedOff == 0; }));
        QVERIFY(!banner->isVisible());
    }

    void theListFollowsWhileItIsOpen()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(410));
        desk.webhook(receiver);
        const auto *table = desk.openList(1);
        desk.feedback("It crashes");
        QVERIFY(happens([&] { return table->item(0, 0)->text() == u"Switched off by the server"_s; }));
    }

    void membersAreNotToldAndSeeNoWebhooks()
    {
        DialogDesk desk(DialogDesk::As::Member, reachingThisMachine());
        const FakeModel receiver(answering(410));
        desk.server().post("/webhooks",
                           { { "url", receiver.url().toString() }, { "events", array({ "*" }) } });
        desk.feedback("It crashes");
        QVERIFY(happens([&] { return desk.context().store.organization()->usage.webhooksSwitchedOff == 1; }));
        QVERIFY(!desk.window().findChild<QLabel *>(u"bannerLabel"_s)->isVisible());
        desk.dialogs().webhooks();
        QVERIFY(desk.says(u"webhooksDialog"_s).startsWith(u"Only administrators of "_s));
        QVERIFY(desk.press(u"createWebhookButton"_s).startsWith(u"Only administrators of "_s));
    }

    void withoutTheServerNothingCanBeChanged()
    {
        WebhookWindow desk;
        const FakeModel receiver(answering(200));
        desk.webhook(receiver);
        desk.openList(1);
        desk.cutOff();
        QVERIFY(desk.says(u"webhooksDialog"_s).startsWith(u"You’re offline."_s));
        for (const char *button : { "createWebhookButton", "editWebhookButton", "deleteWebhookButton" })
            QVERIFY(desk.press(QString::fromLatin1(button)).startsWith(u"You’re offline."_s));
    }
};

TRIAGE_TEST(TestWebhooksDialog, QApplication)
#include "tst_webhooksdialog.moc"
