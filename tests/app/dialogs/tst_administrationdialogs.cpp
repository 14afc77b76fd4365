// SPDX-License-Identifier: GPL-3.0-or-later
// What administrators do in dialogs, which messages members see there, and what happens without the server.
#include "dialogdesk.h"

#include "dialogs/people/connectdialog.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "support/testprogram.h"
#include "widgets/messagestrip.h"
#include "widgets/recordtable.h"
#include "window/dialogs.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestAdministrationDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aBufferIsMadeAndChanged()
    {
        DialogDesk desk;
        desk.dialogs().newBuffer(u"Crashes"_s);
        QCOMPARE(desk.text(u"nameEdit"_s), u"Crashes"_s);
        desk.type(u"iconEdit"_s, u"bug"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return !desk.isOpen(u"bufferDialog"_s); }));
        QCOMPARE(desk.server().board(), u"Crashes: -"_s);
        QVERIFY(happens([&] { return desk.context().store.buffers().size() == 1; }));
        const BufferId id = desk.context().store.buffers().front().buffer.id;
        desk.dialogs().editBuffer(id);
        QCOMPARE(desk.text(u"iconEdit"_s), u"bug"_s);
        desk.type(u"nameEdit"_s, u"Bugs"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return !desk.isOpen(u"bufferDialog"_s); }));
        QCOMPARE(desk.server().board(), u"Bugs: -"_s);
    }

    void theFirstBufferIsMetWithoutWarnings()
    {
        DialogDesk desk;
        desk.dialogs().newBuffer();
        desk.type(u"sampleEdit"_s, u"It crashes"_s);
        auto *match = desk.find<QLabel>(u"matchLabel"_s);
        QVERIFY(happens([&] { return match->text() == u"No buffers yet"_s; }));
    }

    void aBufferWithoutANameOrWithTooLongTextsIsNotSaved()
    {
        DialogDesk desk;
        desk.dialogs().newBuffer();
        QCOMPARE(desk.press(u"saveButton"_s), u"A buffer needs a name."_s);
        QVERIFY(!desk.find<QLabel>(u"nameEdit.counter"_s)->isVisible());
        desk.type(u"nameEdit"_s, u"a"_s.repeated(79));
        QVERIFY(!desk.find<QLabel>(u"nameEdit.counter"_s)->isVisible());
        desk.type(u"nameEdit"_s, u"a"_s.repeated(80));
        QVERIFY(desk.find<QLabel>(u"nameEdit.counter"_s)->isVisible());
        // Counted in code points: each of these is two UTF-16 units.
        desk.type(u"nameEdit"_s, u"🐞"_s.repeated(100));
        QCOMPARE(desk.text(u"nameEdit.counter"_s), u"100 of 100"_s);
        QCOMPARE(desk.note(u"nameEdit"_s), QString());
        desk.type(u"nameEdit"_s, u"🐞"_s.repeated(101));
        QCOMPARE(desk.press(u"saveButton"_s), u"A text is too long."_s);
        QVERIFY(!desk.note(u"nameEdit"_s).isEmpty());
    }

    void membersSeeABufferAndWhoMayChangeIt()
    {
        DialogDesk desk(DialogDesk::As::Member);
        const BufferId id = desk.buffer("Billing");
        desk.dialogs().editBuffer(id);
        QVERIFY(desk.press(u"saveButton"_s).startsWith(u"Only administrators of "_s));
        QVERIFY(desk.says(u"bufferDialog"_s).startsWith(u"Only administrators of "_s));
    }

    void withoutTheServerNothingCanBeAdministered()
    {
        DialogDesk desk;
        const BufferId id = desk.buffer("Billing");
        desk.dialogs().editBuffer(id);
        QCOMPARE(desk.says(u"bufferDialog"_s), QString());
        desk.cutOff();
        QVERIFY(desk.says(u"bufferDialog"_s).startsWith(u"You’re offline."_s));
        QVERIFY(desk.press(u"saveButton"_s).startsWith(u"You’re offline."_s));
    }

    void aTokenIsMadeShownOnceAndRevoked()
    {
        DialogDesk desk;
        desk.dialogs().tokens();
        auto *table = desk.find<RecordTable>(u"tokenTable"_s);
        QVERIFY(happens([&] { return table->rowCount() > 0; }));
        const int before = table->rowCount();
        QCOMPARE(desk.press(u"revokeTokenButton"_s), u"Choose a token first."_s);
        QCOMPARE(desk.press(u"createTokenButton"_s), QString());
        desk.type(u"tokenNameEdit"_s, u"Web shop"_s);
        auto *kind = desk.find<QComboBox>(u"kindCombo"_s);
        kind->setCurrentIndex(1);
        desk.type(u"originsEdit"_s, u"not an origin"_s);
        QCOMPARE(desk.press(u"createButton"_s), QString());
        QVERIFY(desk.note(u"originsEdit"_s).contains(u"origin"_s));
        desk.type(u"originsEdit"_s, u"https://shop.example"_s);
        desk.find<QComboBox>(u"lifetimeCombo"_s)->setCurrentIndex(2);
        QCOMPARE(desk.press(u"createButton"_s), QString());
        QVERIFY(happens([&] { return desk.text(u"secretEdit"_s).startsWith(u"ibw_"_s); }));
        desk.dialog(u"newTokenDialog"_s)->reject();
        QVERIFY(desk.isOpen(u"confirmBox"_s));
        desk.dialog(u"confirmBox"_s)->reject();
        QCOMPARE(desk.press(u"copySecretButton"_s), QString());
        desk.dialog(u"newTokenDialog"_s)->reject();
        QVERIFY(happens([&] { return table->rowCount() == before + 1 && table->currentKey() != 0; }));
        QCOMPARE(table->item(table->currentRow(), 0)->text(), u"Web shop"_s);
        QVERIFY(table->item(table->currentRow(), 6)->text() != u"Does not expire"_s);
        QCOMPARE(desk.press(u"revokeTokenButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return table->rowCount() == before; }));
    }

    void aTokenIsReplacedByANewOneThatIsShownOnce()
    {
        DialogDesk desk;
        desk.dialogs().tokens();
        auto *table = desk.find<RecordTable>(u"tokenTable"_s);
        QVERIFY(happens([&] { return table->rowCount() > 0; }));
        const int before = table->rowCount();
        QCOMPARE(desk.press(u"rotateTokenButton"_s), u"Choose a token first."_s);
        table->setCurrentCell(0, 0);
        const QString name = table->item(0, 0)->text();
        QCOMPARE(desk.press(u"rotateTokenButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return desk.isOpen(u"newTokenDialog"_s); }));
        QVERIFY(happens([&] { return desk.text(u"secretEdit"_s).startsWith(u"ib"_s); }));
        QCOMPARE(desk.press(u"copySecretButton"_s), QString());
        desk.dialog(u"newTokenDialog"_s)->reject();
        QVERIFY(happens([&] { return table->rowCount() == before + 1 && table->currentKey() != 0; }));
        QCOMPARE(table->item(table->currentRow(), 0)->text(), name);
        QVERIFY(table->item(table->currentRow() + 1, 6)->text() != u"Does not expire"_s);
    }

    void aTokenThatOnlyReadsIsMadeWithATick()
    {
        DialogDesk desk;
        desk.dialogs().tokens();
        auto *table = desk.find<RecordTable>(u"tokenTable"_s);
        QVERIFY(happens([&] { return table->rowCount() > 0; }));
        QCOMPARE(desk.press(u"createTokenButton"_s), QString());
        desk.type(u"tokenNameEdit"_s, u"Assistant"_s);
        desk.find<QCheckBox>(u"readOnlyCheck"_s)->setChecked(true);
        QCOMPARE(desk.press(u"createButton"_s), QString());
        QVERIFY(happens([&] { return desk.text(u"secretEdit"_s).startsWith(u"ib_"_s); }));
        QCOMPARE(desk.press(u"copySecretButton"_s), QString());
        desk.dialog(u"newTokenDialog"_s)->reject();
        QVERIFY(happens([&] { return table->currentKey() != 0; }));
        QCOMPARE(table->item(table->currentRow(), 0)->text(), u"Assistant"_s);
        QCOMPARE(table->item(table->currentRow(), 1)->text(), u"Read only"_s);
    }

    void revokingTheTokenInUseWarns()
    {
        DialogDesk desk;
        desk.dialogs().tokens();
        auto *table = desk.find<RecordTable>(u"tokenTable"_s);
        QVERIFY(happens([&] { return table->rowCount() > 0; }));
        int warnings = 0;
        for (int row = 0; row < table->rowCount(); ++row) {
            table->setCurrentCell(row, 0);
            QCOMPARE(desk.press(u"revokeTokenButton"_s), QString());
            auto *box = qobject_cast<QMessageBox *>(desk.dialog(u"confirmBox"_s));
            warnings += box->text().startsWith(u"You are signed in with the token "_s) ? 1 : 0;
            box->reject();
        }
        QCOMPARE(warnings, 1);
    }

    void aNewColleagueGetsOneTextWithWhichTheySignIn()
    {
        DialogDesk desk;
        desk.dialogs().members();
        auto *table = desk.find<RecordTable>(u"memberTable"_s);
        QVERIFY(happens([&] { return table->rowCount() == 2; }));
        QCOMPARE(desk.press(u"addMemberButton"_s), QString());
        desk.type(u"memberNameEdit"_s, u"Zoe"_s);
        desk.type(u"emailEdit"_s, u"zoe@example.com"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return desk.isOpen(u"newTokenDialog"_s); }));
        QCOMPARE(desk.find<QComboBox>(u"personCombo"_s)->currentText(), u"Zoe"_s);
        QCOMPARE(desk.press(u"createButton"_s), QString());
        QVERIFY(happens([&] { return !desk.text(u"signInEdit"_s).isEmpty(); }));
        QCOMPARE(desk.press(u"copySignInButton"_s), QString());
        desk.dialog(u"newTokenDialog"_s)->reject();
        QVERIFY(!desk.isOpen(u"confirmBox"_s));

        ConnectDialog colleague(desk.theme());
        const auto edit = [&colleague](const QString &name) {
            return colleague.findChild<QLineEdit *>(name);
        };
        edit(u"tokenEdit"_s)->setText(QGuiApplication::clipboard()->text());
        QCOMPARE(edit(u"serverEdit"_s)->text(), desk.context().server);
        TestClient zoe = desk.server().client(edit(u"tokenEdit"_s)->text().toLatin1());
        const auto me = zoe.get("/me");
        QCOMPARE(me["member"].toObject()[u"name"], u"Zoe"_s);
        QCOMPARE(me["role"], u"member"_s);
    }

    void anInvitationHasAnAddressThatOthersReach_data()
    {
        QTest::addColumn<QString>("publicUrl");
        QTest::addColumn<QString>("warning");
        QTest::newRow("this computer") << QString() << u"127.0.0.1 is this computer."_s;
        QTest::newRow("public") << u"https://feedback.example/"_s << QString();
    }
    void anInvitationHasAnAddressThatOthersReach()
    {
        QFETCH(QString, publicUrl);
        QFETCH(QString, warning);
        Config config = withoutRateLimits();
        config.publicUrl = publicUrl;
        DialogDesk desk(DialogDesk::As::Admin, config);
        desk.dialogs().members();
        auto *table = desk.find<RecordTable>(u"memberTable"_s);
        QVERIFY(happens([&] { return table->rowCount() > 1; }));
        for (int row = 0; row < table->rowCount(); ++row) {
            if (table->item(row, 0)->text() == u"Mel"_s)
                table->setCurrentCell(row, 0);
        }
        QCOMPARE(desk.press(u"createSignInTokenButton"_s), QString());
        const auto *strip = desk.find<MessageStrip>(u"reachStrip"_s);
        QCOMPARE(strip->isVisible(), !warning.isEmpty());
        QVERIFY2(strip->text().startsWith(warning), qPrintable(strip->text()));
        QCOMPARE(desk.press(u"createButton"_s), QString());
        QVERIFY(happens([&] { return !desk.text(u"signInEdit"_s).isEmpty(); }));
        const QString text = desk.text(u"signInEdit"_s);
        QVERIFY2(
            text.contains(publicUrl.isEmpty() ? desk.context().server : u"\nhttps://feedback.example\n"_s),
            qPrintable(text));
        QVERIFY2(text.contains(u"package triage-desk"_s), qPrintable(text));
        QCOMPARE(desk.press(u"copySignInButton"_s), QString());
    }

    void aTokenOfAColleagueIsListedWithThePersonAndItsMaker()
    {
        DialogDesk desk;
        desk.dialogs().tokens();
        auto *table = desk.find<RecordTable>(u"tokenTable"_s);
        QVERIFY(happens([&] { return table->rowCount() > 0; }));
        QCOMPARE(desk.press(u"createTokenButton"_s), QString());
        auto *person = desk.find<QComboBox>(u"personCombo"_s);
        QCOMPARE(person->currentText(), u"Ada (you)"_s);
        QVERIFY(happens([&] { return person->findText(u"Mel"_s) >= 0; }));
        person->setCurrentIndex(person->findText(u"Mel"_s));
        desk.type(u"tokenNameEdit"_s, u"Laptop"_s);
        QCOMPARE(desk.press(u"createButton"_s), QString());
        QVERIFY(happens([&] { return !desk.text(u"signInEdit"_s).isEmpty(); }));
        QVERIFY(happens([&] { return table->currentKey() != 0; }));
        QCOMPARE(table->item(table->currentRow(), 2)->text(), u"Mel"_s);
        QCOMPARE(table->item(table->currentRow(), 4)->text(), u"Ada"_s);
    }

    void settingsOfTheOrganizationAreChanged()
    {
        DialogDesk desk;
        desk.dialogs().organization();
        QCOMPARE(desk.text(u"organizationNameEdit"_s), desk.context().store.organization()->name);
        auto *assign = desk.find<QSpinBox>(u"assignSpin"_s);
        auto *review = desk.find<QSpinBox>(u"reviewSpin"_s);
        QCOMPARE(assign->value(), 80);
        QCOMPARE(review->value(), 50);
        review->setValue(85);
        QCOMPARE(desk.press(u"saveButton"_s), u"“Review at” must not be above “Auto-assign at”."_s);
        assign->setValue(90);
        QCOMPARE(desk.find<QWidget>(u"thresholdScale"_s)->accessibleDescription(),
                 u"Below 85%: unassigned. From 85%: assigned and marked for review. From 90%: assigned."_s);
        desk.type(u"organizationNameEdit"_s, u"Acme"_s);
        desk.find<QCheckBox>(u"proposesCheck"_s)->setChecked(true);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return desk.says(u"organizationDialog"_s).startsWith(u"Saved"_s); }));
        QCOMPARE(desk.press(u"saveButton"_s), u"Nothing was changed."_s);
        const auto saved = desk.server().get("/organization");
        QCOMPARE(saved["name"], u"Acme"_s);
        const QJsonObject settings = saved["settings"].toObject();
        QCOMPARE(settings[u"assign_threshold"].toDouble(), 0.9);
        QCOMPARE(settings[u"review_threshold"].toDouble(), 0.85);
        QCOMPARE(settings[u"auto_create_buffers"], true);
        QCOMPARE(settings[u"ai_routing_enabled"], true);
    }

    /// The feed would bring the same values, so it is stopped.
    void anAnswerReachesTheStoreAlthoughItsDialogIsClosed()
    {
        DialogDesk desk;
        const LocalStore &store = desk.context().store;
        desk.dialogs().organization();
        desk.type(u"organizationNameEdit"_s, u"Acme"_s);
        desk.context().sync.stop();
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        delete desk.dialog(u"organizationDialog"_s);
        QVERIFY(happens([&] { return store.organization()->name == u"Acme"_s; }));
    }

    void aRemovedMemberLeavesTheStoreAlthoughTheDialogIsClosed()
    {
        DialogDesk desk;
        const LocalStore &store = desk.context().store;
        QVERIFY(happens([&] { return store.members().size() == 2; }));
        desk.dialogs().members();
        auto *table = desk.find<RecordTable>(u"memberTable"_s);
        QVERIFY(happens([&] { return table->rowCount() == 2; }));
        table->setCurrentCell(table->item(0, 0)->text() == u"Mel"_s ? 0 : 1, 0);
        QCOMPARE(desk.press(u"removeMemberButton"_s), QString());
        desk.context().sync.stop();
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        delete desk.dialog(u"membersDialog"_s);
        QVERIFY(happens([&] { return store.members().size() == 1; }));
    }

    void settingsArePagesOfOneWindow()
    {
        DialogDesk desk;
        desk.dialogs().members();
        QVERIFY(desk.isOpen(u"settingsDialog"_s) && desk.isOpen(u"membersDialog"_s));
        auto *window = desk.dialog(u"settingsDialog"_s);
        QCOMPARE(desk.dialog(u"membersDialog"_s)->window(), window);
        QVERIFY2(!window->findChild<QWidget *>(u"organizationDialog"_s), "a page that nobody opened is made");
        desk.dialogs().organization();
        QCOMPARE(desk.dialog(u"organizationDialog"_s)->window(), window);
        QVERIFY(!desk.isOpen(u"membersDialog"_s));
        desk.type(u"organizationNameEdit"_s, u"Acme"_s);
        desk.dialogs().webhooks();
        QVERIFY(desk.isOpen(u"webhooksDialog"_s));
        QTest::keyClick(desk.dialog(u"webhooksDialog"_s), Qt::Key_Escape);
        QVERIFY2(desk.isOpen(u"confirmBox"_s), "what was written on another page would be lost");
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return !desk.isOpen(u"settingsDialog"_s); }));
        QVERIFY(desk.context().store.organization()->name != u"Acme"_s);
    }

    void theNoteOfATokenIsWholeInLargeText()
    {
        DialogDesk desk;
        desk.theme().setTextScale(2);
        desk.dialogs().tokens();
        QVERIFY(happens([&] { return desk.press(u"createTokenButton"_s).isEmpty(); }));
        const auto *dialog = desk.dialog(u"newTokenDialog"_s);
        const auto isWhole = [](const QLabel *each) {
            return !each->isVisible() || each->height() >= each->heightForWidth(each->width());
        };
        for (const auto *each : dialog->findChildren<QLabel *>())
            QTRY_VERIFY2(isWhole(each), qPrintable(each->text()));
    }

    void settingsScrollInALowWindow()
    {
        DialogDesk desk;
        desk.dialogs().organization();
        auto *dialog = desk.dialog(u"organizationDialog"_s);
        const auto *last = desk.find<QSpinBox>(u"mergeSpin"_s);
        const auto *column = desk.find<QScrollArea>(u"organizationColumn"_s);
        QTRY_COMPARE(column->verticalScrollBar()->maximum(), 0); // all of it is seen
        dialog->window()->resize(dialog->window()->width(), 360);
        QTRY_VERIFY(column->verticalScrollBar()->maximum() > 0);
        for (const auto *hint : column->findChildren<QLabel *>())
            QVERIFY(hint->height() >= hint->heightForWidth(hint->width()));
        column->verticalScrollBar()->setValue(column->verticalScrollBar()->maximum());
        QVERIFY(column->viewport()->rect().contains(last->mapTo(column->viewport(), last->rect().center())));
        QVERIFY(desk.find<QPushButton>(u"saveButton"_s)->geometry().bottom() < dialog->height());
    }

    void thresholdsAreTriedBeforeTheyAreSaved()
    {
        DialogDesk desk;
        desk.server().patch(
            "/organization",
            { { "settings", object({ { "assign_threshold", 0.3 }, { "review_threshold", 0.3 } }) } });
        QTRY_COMPARE(desk.context().store.organization()->settings.assignThreshold, 0.3);
        desk.buffer("Billing", { { "routing_instructions", "charged twice, refund of a payment" } });
        desk.feedback("I was charged twice, please refund the payment");
        desk.dialogs().organization();
        const auto summary = [&desk] {
            return desk.find<QLabel>(u"previewSummary"_s)->text();
        };
        QVERIFY(summary().startsWith(u"Change “Auto-assign at”"_s));
        desk.find<QSpinBox>(u"assignSpin"_s)->setValue(100);
        desk.find<QSpinBox>(u"reviewSpin"_s)->setValue(100);
        QTRY_COMPARE(
            summary(),
            u"Of the last 1 items, 0 would be in a buffer and 0 would need review; with the stored values 1 and 0."_s);
        const auto *table = desk.find<QTableView>(u"previewTable"_s);
        QCOMPARE(table->model()->rowCount(), 1);
        QCOMPARE(desk.server().get("/organization")["settings"].toObject()[u"assign_threshold"].toDouble(),
                 0.3);
        desk.find<QSpinBox>(u"reviewSpin"_s)->setValue(30);
        QVERIFY(!summary().startsWith(u"Change “Auto-assign at”"_s) && !table->isHidden());
        desk.find<QSpinBox>(u"assignSpin"_s)->setValue(30);
        QTRY_VERIFY(summary().startsWith(u"Change “Auto-assign at”"_s));
        QVERIFY(table->isHidden());
        QCOMPARE(table->model()->rowCount(), 0);
    }

    void duplicatesAreMergedAutomaticallyOnlyAfterManyJudgements()
    {
        DialogDesk desk;
        desk.dialogs().organization();
        auto *merges = desk.find<QCheckBox>(u"mergesCheck"_s);
        auto *from = desk.find<QSpinBox>(u"mergeSpin"_s);
        QVERIFY(!merges->isChecked() && !from->isEnabled());
        merges->setChecked(true);
        QCOMPARE(from->value(), 98);
        from->setValue(50);
        QCOMPARE(from->value(), 95);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return desk.says(u"organizationDialog"_s).contains(u"50"_s); }));
        QVERIFY(desk.server().get("/organization")["settings"].toObject()[u"auto_merge_threshold"].isNull());
        // The refusal is about judgements: the values that others save meanwhile are not replaced by it.
        desk.server().patch("/organization", { { "settings", object({ { "assign_threshold", 0.9 } }) } });
        merges->setChecked(false);
        desk.find<QSpinBox>(u"assignSpin"_s)->setValue(70);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return desk.says(u"organizationDialog"_s).contains(u"90"_s); }));
        QCOMPARE(desk.server().get("/organization")["settings"].toObject()[u"assign_threshold"].toDouble(),
                 0.9);
    }

    void anImportOfAnotherSessionIsUndone()
    {
        DialogDesk desk;
        const auto import = desk.server().post("/import",
                                               { { "format", "json_lines" },
                                                 { "data", "{\"description\":\"Old\"}\n" },
                                                 { "source", "old.jsonl" },
                                                 { "last", true } });
        QCOMPARE(import.outcome(), u"200"_s);
        desk.dialogs().imports();
        auto *table = desk.find<RecordTable>(u"importTable"_s);
        QVERIFY(happens([&] { return table->rowCount() == 1; }));
        QCOMPARE(desk.press(u"undoImportButton"_s), u"Choose an import first."_s);
        table->setCurrentCell(0, 0);
        QCOMPARE(table->item(0, 3)->text(), u"1"_s);
        QCOMPARE(desk.press(u"undoImportButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return table->rowCount() == 1 && table->item(0, 2)->text() == u"Undone"_s; }));
        QCOMPARE(desk.server().total("/feedback"), 0);
        table->setCurrentCell(0, 0);
        QCOMPARE(desk.press(u"undoImportButton"_s), u"This import is undone already."_s);
    }

    void theLastAdministratorStaysOneInTheServersWords()
    {
        DialogDesk desk;
        desk.dialogs().members();
        auto *table = desk.find<RecordTable>(u"memberTable"_s);
        QVERIFY(happens([&] { return table->rowCount() == 2; }));
        table->setCurrentCell(table->item(0, 2)->text() == u"Administrator"_s ? 0 : 1, 0);
        QCOMPARE(desk.press(u"changeRoleButton"_s), QString());
        // Before, it may say that the role is being changed.
        QVERIFY2(happens([&] { return desk.says(u"membersDialog"_s).contains(u"admin"_s); }),
                 qPrintable(desk.says(u"membersDialog"_s)));
    }

    void aMemberIsAddedAndRemoved()
    {
        DialogDesk desk;
        desk.dialogs().members();
        auto *table = desk.find<RecordTable>(u"memberTable"_s);
        QVERIFY(happens([&] { return table->rowCount() == 2; }));
        QCOMPARE(desk.press(u"addMemberButton"_s), QString());
        desk.type(u"memberNameEdit"_s, u"Zoe"_s);
        desk.type(u"emailEdit"_s, u"nobody"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(desk.note(u"emailEdit"_s).contains(u"e-mail"_s));
        desk.type(u"emailEdit"_s, Desk::memberEmail());
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] {
            const QString said = desk.says(u"memberDialog"_s);
            const bool isBusy = said.endsWith(u'…');
            return !desk.note(u"emailEdit"_s).isEmpty() || (!said.isEmpty() && !isBusy);
        }));
        desk.type(u"emailEdit"_s, u"zoe@example.com"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return table->rowCount() == 3 && table->currentKey() != 0; }));
        QCOMPARE(table->item(table->currentRow(), 0)->text(), u"Zoe"_s);
        desk.dialog(u"newTokenDialog"_s)->reject();
        QCOMPARE(desk.press(u"removeMemberButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return table->rowCount() == 2; }));
    }
};

TRIAGE_TEST(TestAdministrationDialogs, QApplication)
#include "tst_administrationdialogs.moc"
