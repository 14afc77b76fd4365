// SPDX-License-Identifier: GPL-3.0-or-later
// The dialogs for every member: edit feedback, move all, test routing, set preferences, look after pending
// changes.
#include "dialogdesk.h"

#include "actions/actionregistry.h"
#include "commands/serversteps.h"
#include "commands/workspace.h"
#include "detail/detailtext.h"
#include "dialogs/buffers/iconfield.h"
#include "dialogs/dialog.h"
#include "dialogs/preferences/shortcutpage.h"
#include "list/feedbacklistview.h"
#include "list/feedbackpane.h"
#include "models/feedbacklistmodel.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "support/largejob.h"
#include "support/spokenitems.h"
#include "support/testprogram.h"
#include "theme/theme.h"
#include "widgets/recordtable.h"
#include "window/centrecontroller.h"
#include "window/dialogs.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRadioButton>
#include <QShortcut>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QUndoStack>
#include <QVBoxLayout>

#include <cstdlib>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// A dialog of that size at the usual scale, or of the one that its content needs.
class SizedDialog : public Dialog
{
public:
    SizedDialog(const Context &context, const QSize &size, QWidget *parent, int contentWidth = 0)
        : Dialog(context, u"sizedDialog"_s, u"Size"_s, parent)
    {
        setAttribute(Qt::WA_DeleteOnClose, false);
        addClose();
        auto *content = new QWidget(this);
        content->setMinimumWidth(contentWidth);
        body()->addWidget(content);
        if (size.isValid())
            resize(size);
        else
            body()->addWidget(new QLabel(u"More words than the narrowest window has room for"_s, this));
    }
};

/// A person with two items that may be the same, and with the queue of duplicates.
struct QueueDesk : DialogDesk
{
    explicit QueueDesk(std::optional<qint64> cacheLimit = {}) : DialogDesk(As::Admin, {}, cacheLimit)
    {
        server().switchRouting(false);
        // The cache always keeps what is in no buffer.
        oldest = feedback("Exporting the quarterly report takes ten minutes",
                          cacheLimit ? buffer("Reports") : BufferId());
        other = feedback("Exporting the quarterly report takes ten minutes, please help");
    }
    /// Opens the queue as soon as the server suggests one group of that number of items.
    void openQueue(qsizetype items = 2)
    {
        const auto isSuggested = [this, items] {
            const QJsonArray groups = server().get("/duplicates").items();
            return groups.size() == 1 && groups[0][u"feedback_ids"].toArray().size() == items - 1;
        };
        if (!happens(isSuggested))
            qFatal("The group is never suggested");
        dialogs().duplicates();
        queue = dialog(u"duplicateQueue"_s);
    }
    /// Returns the buttons of the items that can be the original of the open group.
    QList<QRadioButton *> choices() const { return queue->findChildren<QRadioButton *>(u"originalButton"_s); }

    FeedbackId oldest;
    FeedbackId other;
    const QDialog *queue = nullptr;
};

} // namespace

class TestDialogs : public QObject
{
    Q_OBJECT

private:
    static void choose(DialogDesk &desk, const QString &combo, BufferId buffer)
    {
        auto *box = desk.find<QComboBox>(combo);
        box->setCurrentIndex(box->findData(toString(buffer)));
    }

private Q_SLOTS:
    void aDialogGrowsWithTheTextsFromItsMiddle()
    {
        DialogDesk desk;
        desk.theme().setTextScale(2);
        QWidget &window = desk.window();
        const auto place = [](const QWidget &each) {
            return each.geometry().center().x();
        };
        SizedDialog sized(desk.context(), QSize(200, 120), &window);
        sized.show();
        QCOMPARE(sized.width(), 400);
        QVERIFY2(std::abs(place(sized) - place(window)) <= 4, qPrintable(QString::number(place(sized))));
        sized.hide();
        sized.show();
        QCOMPARE(sized.width(), 400);
        SizedDialog fitted(desk.context(), {}, &window);
        const int wanted = fitted.sizeHint().width();
        fitted.show();
        QCOMPARE(fitted.width(), wanted);
        // What needs more than the size that was set needs it with its large texts.
        SizedDialog crowded(desk.context(), QSize(200, 120), &window, 300);
        crowded.show();
        QCOMPARE(crowded.width(), 400);
        SizedDialog full(desk.context(), QSize(200, 120), &window, 500);
        full.show();
        QCOMPARE(full.width(), full.minimumWidth());
    }

    void theArrowsGoFromIconToIconAsTheyAreSeen_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from the left") << Qt::LeftToRight;
        QTest::newRow("from the right") << Qt::RightToLeft;
    }

    void theArrowsGoFromIconToIconAsTheyAreSeen()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        Theme theme;
        QWidget window;
        window.setLayoutDirection(direction);
        const IconField field(theme, u"buffer"_s, &window);
        auto *menu = field.findChild<QMenu *>(u"iconMenu"_s);
        menu->popup({});
        auto *grid = menu->findChild<QListWidget *>(u"iconList"_s);
        QTRY_VERIFY(grid->isVisible());
        for (const Qt::Key key : { Qt::Key_Left, Qt::Key_Right }) {
            grid->setCurrentRow(3);
            const int before = grid->visualItemRect(grid->currentItem()).left();
            QTest::keyClick(grid, key);
            const int after = grid->visualItemRect(grid->currentItem()).left();
            QVERIFY(key == Qt::Key_Left ? after < before : after > before);
        }
        QCOMPARE(unspokenItems(*menu), QString());
    }

    void theIconOfTheBufferIsMarked()
    {
        Theme theme;
        QWidget window;
        const QString current = u"🚀"_s;
        IconField field(theme, u"buffer"_s, &window);
        field.setText(current);
        auto *menu = field.findChild<QMenu *>(u"iconMenu"_s);
        auto *grid = menu->findChild<QListWidget *>(u"iconList"_s);
        menu->popup({});
        QCOMPARE(grid->currentItem()->data(Qt::UserRole).toString(), current);
        QVERIFY(grid->currentItem()->isSelected());
        QCOMPARE(grid->visualItemRect(grid->currentItem()).size(), grid->gridSize());
        menu->hide();
        field.setText(u"not in the grid"_s);
        menu->popup({});
        QVERIFY(!grid->currentItem());
        QVERIFY(grid->selectedItems().isEmpty());
    }

    void anEmojiIsTypedInTheColoursOfItsTile()
    {
        Theme theme;
        IconField field(theme, u"buffer"_s, nullptr);
        field.setText(u"📬"_s);
        QCOMPARE(field.editor()->font().families(), theme.emojiFont().families());
        field.setText(u"star"_s);
        QCOMPARE(field.editor()->font().families(), theme.font().families());
    }

    void everyDialogOfACommandIsSpokenAsItIsReadAndHasLargeButtons()
    {
        DialogDesk desk;
        const BufferId inbox = desk.buffer("Inbox");
        const FeedbackId crash = desk.feedback("crash", inbox);
        MainWindow &window = desk.window();
        window.centre().go(inBuffer({}, inbox));
        QTRY_VERIFY(window.centre().list().feedback().rowOf(crash) >= 0);
        window.centre().goTo(crash);
        ActionRegistry &actions = desk.context().actions;
        auto *words = window.findChild<DetailText *>(u"detailText"_s);
        QTRY_VERIFY(!words->toPlainText().isEmpty());
        QTRY_VERIFY(!actions.whyNot(CommandId::BufferDelete) && !actions.whyNot(CommandId::BufferRestore));
        QStringList opened;
        for (const Command &command : actions.commands()) {
            if (command.id == CommandId::FeedbackSplit) {
                words->setTextCursor(words->document()->find(u"crash"_s));
                QTRY_VERIFY(!actions.whyNot(command.id));
            }
            // A command with dots opens something.
            const bool opens = command.text.endsWith(u'…') || command.id == CommandId::HelpAbout;
            if (!opens || !actions.action(command.id)->isEnabled())
                continue;
            window.centre().list().setFocus();
            const qsizetype before = opened.size();
            actions.action(command.id)->trigger();
            for (QDialog *each : window.findChildren<QDialog *>(Qt::FindDirectChildrenOnly)) {
                if (!each->isVisible())
                    continue;
                opened << each->objectName();
                auto *pages = each->findChild<QListWidget *>(u"pageList"_s);
                for (int page = 0; page < (pages ? pages->count() : 1); ++page) {
                    if (pages)
                        pages->setCurrentRow(page);
                    QVERIFY2(desk.settles(), qPrintable(each->objectName()));
                    desk.listen();
                }
                each->close();
            }
            if (QWidget *popup = QApplication::activePopupWidget())
                popup->close();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QApplication::setActiveWindow(&window); // as a window manager does after a dialog
            QVERIFY2(opened.size() == before || QApplication::focusWidget() == &window.centre().list(),
                     qPrintable(command.name));
        }
        for (const auto *name : { "importDialog", "exportDialog", "preferencesDialog", "columnsDialog",
                                  "duplicateQueue", "feedbackDialog", "splitDialog", "bufferDialog",
                                  "renameBufferDialog", "confirmBox", "restoreDialog", "moveAllDialog",
                                  "routingTestDialog", "settingsDialog", "activityDialog", "aboutDialog" })
            QVERIFY2(opened.contains(QLatin1StringView(name)), name);
    }

    void theQueueOfDuplicatesJudgesOnlyWhatBegins()
    {
        QueueDesk desk;
        const LocalStore &store = desk.context().store;
        Workspace &workspace = desk.context().workspace;
        workspace.setNeedsReview({ desk.other }, true); // before the queue
        desk.context().store.flush();
        const int before = workspace.undoStack()->index();
        QVERIFY(before > 0);
        desk.openQueue();
        const auto *place = desk.find<QLabel>(u"groupPlace"_s);
        QVERIFY(happens([&] { return place->isVisible(); }));
        const auto undo = [&] {
            const QKeySequence key = desk.context().actions.action(CommandId::EditUndo)->shortcut();
            for (QShortcut *each : desk.queue->findChildren<QShortcut *>()) {
                if (each->key() == key)
                    Q_EMIT each->activated();
            }
            desk.context().store.flush();
        };
        const QString open = place->text();
        beginLargeJob(workspace);
        QCOMPARE(desk.press(u"queueSame"_s), QString());
        QCOMPARE(place->text(), open);
        QCOMPARE(desk.says(u"duplicateQueue"_s), workspace.whyBusy().value_or(u"-"_s));
        QVERIFY(happens([&] { return !workspace.isBusy(); }));
        undo();
        QCOMPARE(workspace.undoStack()->index(), before);

        QCOMPARE(desk.press(u"queueSame"_s), QString());
        QVERIFY(happens([&] { return store.originalOf(desk.other) == desk.oldest; }));
        undo();
        QVERIFY(happens([&] { return store.originalOf(desk.other) == desk.other; }));
        QCOMPARE(workspace.undoStack()->index(), before);
        QVERIFY(happens([&] { return place->isVisible() && place->text() == open; }));
        undo();
        QCOMPARE(workspace.undoStack()->index(), before);
    }

    void theQueueMergesIntoTheChosenItemAndTakesAllBack()
    {
        QueueDesk desk;
        desk.openQueue();
        QVERIFY(happens([&] { return desk.choices().size() == 2; }));
        QVERIFY(desk.choices().first()->isChecked()); // the oldest
        desk.choices().last()->click();
        QCOMPARE(desk.press(u"queueSame"_s), QString());
        QVERIFY(happens([&] { return desk.context().store.originalOf(desk.oldest) == desk.other; }));
        QVERIFY(happens([&] { return desk.queue->findChild<QPushButton *>(u"stateButton1"_s); }));
        QCOMPARE(desk.press(u"stateButton1"_s), QString());
        QVERIFY(happens([&] { return desk.context().store.originalOf(desk.oldest) == desk.oldest; }));
        QVERIFY(desk.choices().first()->isEnabled()); // the group is open again
    }

    void theQueueMergesIntoAnItemThatTheCacheEvicted()
    {
        QueueDesk desk(2);
        const LocalStore &store = desk.context().store;
        const BufferId inbox = desk.buffer("Inbox");
        desk.window().centre().go(inBuffer({}, inbox)); // a list with the item would fetch it again
        desk.feedback("slow", inbox);
        QVERIFY(happens([&] { return !store.item(desk.oldest) && store.mayBeElsewhere(desk.oldest); }));
        desk.openQueue();
        QVERIFY(happens([&] { return desk.choices().size() == 2; }));
        QVERIFY(desk.choices().first()->isChecked());
        QCOMPARE(desk.queue->findChildren<QLabel *>(u"groupText"_s).first()->text(),
                 u"Exporting the quarterly report takes ten minutes"_s);
        QCOMPARE(desk.press(u"queueSame"_s), QString());
        const QByteArray record = "/feedback/" + toString(desk.other).toLatin1() + "/triage";
        QVERIFY(happens(
            [&] { return desk.server().get(record)["duplicate_of"].toString() == toString(desk.oldest); }));
    }

    void theQueueMergesNothingIntoAnItemThatWasDeleted()
    {
        QueueDesk desk;
        // Of the same words: surest, and of the same group as the other one.
        const FeedbackId chosen = desk.feedback("Exporting the quarterly report takes ten minutes");
        desk.openQueue(3);
        const LocalStore &store = desk.context().store;
        const auto deletes = [&desk, &store](FeedbackId id) {
            return desk.server().remove("/feedback/" + toString(id).toLatin1()).status == 204
                && happens([&store, id] { return !store.item(id); });
        };
        QVERIFY(happens([&] { return desk.choices().size() == 3; }));
        desk.choices().at(1)->click(); // the surest of the others
        QVERIFY(!desk.choices().first()->isChecked());
        QVERIFY(deletes(chosen));
        QCOMPARE(desk.press(u"queueSame"_s), QString());
        QCOMPARE(desk.says(u"duplicateQueue"_s),
                 u"The original was deleted. The oldest item is the original now."_s);
        QVERIFY(store.outbox().empty());
        QCOMPARE(desk.choices().size(), 2);
        QVERIFY(desk.choices().first()->isChecked());

        QVERIFY(deletes(desk.oldest));
        QCOMPARE(desk.press(u"queueSame"_s), QString());
        const auto *said = desk.window().findChild<QLabel *>(u"statusMessage"_s);
        QVERIFY(happens([&] { return said->text() == u"These items were merged or deleted meanwhile."_s; }));
        QVERIFY(store.outbox().empty());
        QVERIFY(store.originalOf(desk.other) == desk.other);
    }

    void wordsOfFeedbackAreChangedOffline()
    {
        DialogDesk desk;
        const FeedbackId id = desk.feedback("crash");
        desk.cutOff();
        desk.dialogs().editFeedback(id);
        QCOMPARE(desk.text(u"titleEdit"_s), u"crash"_s);
        desk.type(u"titleEdit"_s, u"crash at start"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return !desk.isOpen(u"feedbackDialog"_s); })); // once it is on disk
        QVERIFY(
            happens([&] { return desk.context().store.item(id)->feedback.title == u"crash at start"_s; }));
    }

    void textOutlivesItsDialog()
    {
        DialogDesk desk;
        desk.dialogs().newBuffer();
        desk.type(u"instructionsEdit"_s, u"Crashes, freezes, lost work"_s);
        desk.dialog(u"bufferDialog"_s)->close();
        QVERIFY(desk.isOpen(u"confirmBox"_s));
        desk.dialog(u"confirmBox"_s)->close();
        QVERIFY(desk.isOpen(u"bufferDialog"_s));
        QCOMPARE(desk.text(u"instructionsEdit"_s), u"Crashes, freezes, lost work"_s);
        desk.dialog(u"bufferDialog"_s)->close();
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(!desk.isOpen(u"bufferDialog"_s));

        // A person who changed nothing is not asked.
        desk.dialogs().editFeedback(desk.feedback("crash"));
        QCOMPARE(desk.press(u"cancelButton"_s), QString());
        QVERIFY(!desk.isOpen(u"confirmBox"_s));
        QVERIFY(!desk.isOpen(u"feedbackDialog"_s));
    }

    void textsThatTheServerWouldRefuseAreNotSaved()
    {
        DialogDesk desk;
        desk.dialogs().editFeedback(desk.feedback("crash"));
        desk.type(u"descriptionEdit"_s, QString());
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(!desk.note(u"descriptionEdit"_s).isEmpty());
        desk.type(u"descriptionEdit"_s, u"x"_s.repeated(5001));
        QCOMPARE(desk.press(u"saveButton"_s), u"A text is too long."_s);
    }

    void selectedWordsBecomeAnItem()
    {
        DialogDesk desk;
        const FeedbackId id = desk.feedback("crash, and the logo is pale");
        desk.window().centre().goTo(id);
        auto *text = desk.window().findChild<DetailText *>(u"detailText"_s);
        QTRY_COMPARE(text->toPlainText(), u"About crash, and the logo is pale"_s);
        const QAction *split = desk.context().actions.action(CommandId::FeedbackSplit);
        QTRY_VERIFY(!split->isEnabled());
        text->setTextCursor(text->document()->find(u"the logo is pale"_s));
        QTRY_VERIFY(split->isEnabled());
        desk.context().actions.action(CommandId::FeedbackSplit)->trigger();
        QCOMPARE(desk.text(u"splitTextEdit"_s), u"the logo is pale"_s);
        QVERIFY(desk.find<QCheckBox>(u"splitRemoves"_s)->isChecked());
        desk.type(u"splitTitleEdit"_s, u"Pale logo"_s);
        QCOMPARE(desk.press(u"splitButton"_s), QString());
        QTRY_VERIFY(!desk.isOpen(u"splitDialog"_s));
        QCOMPARE(desk.server().get("/feedback").all("description"), u"the logo is pale, About crash, and "_s);
        QTRY_COMPARE(text->toPlainText(), u"About crash, and "_s);
    }

    void anItemKeepsItsOnlyWords()
    {
        DialogDesk desk;
        desk.dialogs().splitFeedback(desk.feedback("crash"), u"About crash"_s);
        QVERIFY(!desk.find<QCheckBox>(u"splitRemoves"_s)->isEnabled());
        desk.cutOff();
        QVERIFY(!desk.press(u"splitButton"_s).isEmpty());
        QVERIFY(desk.isOpen(u"splitDialog"_s));
    }

    void wordsOfADeletedItemAreNotSplit()
    {
        DialogDesk desk;
        const FeedbackId id = desk.feedback("crash");
        QCOMPARE(desk.server().remove("/feedback/" + toString(id).toLatin1()).status, 204);
        QVERIFY(happens([&] { return !desk.context().store.item(id); }));
        desk.dialogs().splitFeedback(id, u"About crash"_s);
        QVERIFY(!desk.isOpen(u"splitDialog"_s));
        const auto *said = desk.window().findChild<QLabel *>(u"statusMessage"_s);
        QVERIFY(happens([said] { return said->text() == u"The feedback was deleted."_s; }));
    }

    void theActivityWindowCountsWhatItDoesNotList()
    {
        DialogDesk desk;
        const FeedbackId crash = desk.feedback("crash");
        desk.cutOff();
        for (int i = 0; i < 1001; ++i)
            desk.context().store.apply({ u"Write a note"_s, { WriteNote{ crash, u"Seen"_s } }, {} });
        desk.dialogs().activity();
        QVERIFY(happens([&] {
            return desk.find<QTabWidget>(u"activityTabs"_s)->tabText(0)
                == u"&Changes (1,001, the first 1,000 are shown)"_s;
        }));
    }

    /// The button that opened the dialog is gone then.
    void afterTheFirstBufferTheListHasTheKeys()
    {
        DialogDesk desk;
        desk.window().activateWindow();
        QPushButton *opens = nullptr;
        QVERIFY(happens([&] {
            for (QPushButton *each : desk.window().centre().pane().findChildren<QPushButton *>()) {
                if (each->isVisible() && each->text().remove(u'&').startsWith(u"New Buffer"_s))
                    opens = each;
            }
            return opens != nullptr;
        }));
        opens->setFocus();
        opens->click();
        desk.type(u"nameEdit"_s, u"Praise"_s);
        QVERIFY(happens([&] { return desk.press(u"saveButton"_s).isEmpty(); }));
        QVERIFY(happens([&] { return !desk.isOpen(u"bufferDialog"_s); }));
        QVERIFY(happens([&] { return !desk.context().store.buffers().empty(); }));
        QVERIFY(
            happens([&] { return desk.window().centre().pane().isAncestorOf(desk.window().focusWidget()); }));
    }

    void lostChangesAreDoneAgainFromTheMessage()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        const FeedbackId crash = desk.feedback("crash", desk.buffer("Inbox"));
        Note done;
        done.feedback = crash;
        done.kind = NoteKind::Activity;
        done.activity = Activity{ .code = activitycode::done };
        Note ofNoItem = done;
        ofNoItem.feedback = FeedbackId(1);
        SetBack what;
        what.lost = { ofNoItem, done };
        what.records = what.lost;
        what.items = { { crash, u"crash"_s } };
        Q_EMIT desk.context().sync.setBack(what);
        auto *box = desk.dialog(u"setBackBox"_s);
        const auto *message = qobject_cast<QMessageBox *>(box);
        QVERIFY(message->informativeText().startsWith(u"1 of them"_s));
        QCOMPARE(message->escapeButton(), message->button(QMessageBox::Ok));
        desk.find<QPushButton>(u"doAgainButton"_s)->click();
        const QByteArray triage = "/feedback/" + toString(crash).toLatin1() + "/triage";
        QVERIFY(happens([&] { return desk.server().get(triage)["state"] == u"done"_s; }));
    }

    void everythingIsMovedAndComesBack()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        const BufferId inbox = desk.buffer("Inbox");
        const BufferId billing = desk.buffer("Billing");
        const FeedbackId crash = desk.feedback("crash", inbox);
        const FeedbackId slow = desk.feedback("slow", inbox);
        desk.server().assign(toString(billing).toLatin1(), toString(slow).toLatin1());
        QVERIFY(happens([&] { return desk.context().store.item(slow)->buffers.size() == 2; }));
        desk.dialogs().moveAll(inbox);
        QCOMPARE(desk.press(u"moveAllButton"_s), u"Choose two different buffers."_s); // none is proposed
        choose(desk, u"toCombo"_s, inbox);
        QCOMPARE(desk.press(u"moveAllButton"_s), u"Choose two different buffers."_s);
        choose(desk, u"toCombo"_s, billing);
        QVERIFY(desk.text(u"summaryLabel"_s).startsWith(u"2 "_s));
        QCOMPARE(desk.press(u"moveAllButton"_s), QString()); // undo makes a second question pointless
        QVERIFY(happens([&] { return !desk.isOpen(u"moveAllDialog"_s); }));
        QCOMPARE(desk.server().buffersOf(toString(crash).toLatin1()), u"Billing"_s);
        QVERIFY(happens([&] {
            return desk.context().store.item(crash)->buffers == std::vector{ billing }
            && desk.context().store.item(slow)->buffers == std::vector{ billing };
        }));
        desk.context().workspace.undo();
        QVERIFY(happens([&] { return desk.server().buffersOf(toString(crash).toLatin1()) == u"Inbox"_s; }));
        const QByteArray both = toString(slow).toLatin1();
        QTRY_COMPARE(desk.server().buffersOf(both), u"Inbox, Billing"_s);
    }

    void aMoveSaysWhereItsNumberIsNotTheOneThatWasShown()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        const BufferId inbox = desk.buffer("Inbox");
        const BufferId billing = desk.buffer("Billing");
        (void)desk.feedback("crash", inbox);
        QVERIFY(happens([&] { return desk.context().store.buffer(inbox)->buffer.feedbackCount == 1; }));
        desk.context().sync.stop(); // the window does not see what comes now
        desk.server().assign(toString(inbox).toLatin1(), desk.server().settled("The list is slow"));
        desk.dialogs().moveAll(inbox, billing);
        QVERIFY(desk.text(u"summaryLabel"_s).startsWith(u"1 "_s));
        const QSignalSpy said(&desk.context().steps, &ServerSteps::done);
        QCOMPARE(desk.press(u"moveAllButton"_s), QString());
        QVERIFY(happens([&] { return !desk.isOpen(u"moveAllDialog"_s); }));
        QCOMPARE(said.size(), 1);
        QCOMPARE(said.front().front().toString(), u"Moved 2 instead of 1 from Inbox to Billing"_s);
    }

    void onlyTheOpenItemsAreMovedWithoutTeaching()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        const BufferId inbox = desk.buffer("Inbox");
        const BufferId billing = desk.buffer("Billing");
        const FeedbackId crash = desk.feedback("crash", inbox);
        const FeedbackId slow = desk.feedback("slow", inbox);
        desk.server().patch("/feedback/" + toString(slow).toLatin1() + "/triage", { { "state", "done" } });
        QVERIFY(happens([&] { return desk.context().store.buffer(inbox)->openItems == 1; }));
        const QString examples
            = u"select string_agg(feedback || ' ' || buffer, ', ' order by feedback, buffer) from "
              "routing_example where not withdrawn"_s;
        const QString taught = desk.backend().value(examples);
        desk.dialogs().moveAll(inbox);
        choose(desk, u"toCombo"_s, billing);
        desk.find<QCheckBox>(u"onlyOpenBox"_s)->setChecked(true);
        QVERIFY(desk.text(u"summaryLabel"_s).startsWith(u"1 "_s));
        QCOMPARE(desk.press(u"moveAllButton"_s), QString());
        QVERIFY(happens([&] { return !desk.isOpen(u"moveAllDialog"_s); }));
        QCOMPARE(desk.server().buffersOf(toString(crash).toLatin1()), u"Billing"_s);
        QCOMPARE(desk.server().buffersOf(toString(slow).toLatin1()), u"Inbox"_s);
        QCOMPARE(desk.server().get("/moves").items()[0][u"moved"], 1);
        QCOMPARE(desk.backend().value(examples), taught);
        // The item that is left is done: it can be moved, but not as an open one.
        QVERIFY(happens([&] { return desk.context().store.buffer(inbox)->openItems == 0; }));
        desk.dialogs().moveAll(inbox, billing);
        QVERIFY(desk.find<QAbstractButton>(u"moveAllButton"_s)->isEnabled());
        desk.find<QCheckBox>(u"onlyOpenBox"_s)->setChecked(true);
        QCOMPARE(desk.press(u"moveAllButton"_s), u"Inbox is empty."_s);
        desk.dialog(u"moveAllDialog"_s)->reject();
        desk.context().workspace.undo();
        QVERIFY(happens([&] { return desk.server().buffersOf(toString(crash).toLatin1()) == u"Inbox"_s; }));
        QCOMPARE(desk.backend().value(examples), taught);
        desk.dialogs().moveAll(inbox, billing);
        desk.find<QCheckBox>(u"onlyOpenBox"_s)->setChecked(true);
        desk.cutOff();
        QVERIFY(desk.press(u"moveAllButton"_s).startsWith(u"You’re offline"_s));
    }

    void aTextIsRoutedWhileItIsTyped()
    {
        DialogDesk desk(DialogDesk::As::Member);
        desk.server().routeEverything();
        desk.buffer("Crashes", { { "routing_instructions", u"crash, freeze, the app closes itself"_s } });
        desk.dialogs().routingTest({});
        desk.type(u"sampleEdit"_s, u"The app closes itself, a crash, when I export"_s);
        QVERIFY(happens([&] { return desk.text(u"matchLabel"_s) == u"Crashes"_s; }));
        QVERIFY(!desk.text(u"reasoningText"_s).isEmpty());
    }

    void routingThatIsSwitchedOffSaysSo()
    {
        DialogDesk desk;
        desk.server().switchRouting(false);
        QVERIFY(happens([&] { return !desk.context().store.organization()->settings.aiRoutingEnabled; }));
        desk.dialogs().routingTest({});
        QVERIFY(!desk.find<QWidget>(u"sampleEdit"_s)->isEnabled());
        QVERIFY(desk.text(u"reasoningText"_s).startsWith(u"AI routing is switched off for "_s));
    }

    void tabGoesThroughTheBufferEditorInTheOrderOfReading()
    {
        DialogDesk desk;
        desk.dialogs().newBuffer();
        QStringList order;
        QWidget *const first = desk.find<QWidget>(u"nameEdit"_s);
        QWidget *each = first;
        do {
            if (each->focusPolicy() & Qt::TabFocus && !each->focusProxy() && each->isVisible())
                order << each->objectName();
            each = each->nextInFocusChain();
        } while (each != first);
        QCOMPARE(order.first(6).join(u' '),
                 u"nameEdit iconEdit pickIconButton descriptionEdit instructionsEdit sampleEdit"_s);
        QCOMPARE(order.last(2).join(u' '), u"cancelButton saveButton"_s);
    }

    void gettingStartedStaysUntilItIsClosed()
    {
        DialogDesk desk;
        const auto *button = desk.window().findChild<QToolButton *>(u"gettingStartedButton"_s);
        QVERIFY(happens([&] { return button->isVisible(); }));
        QCOMPARE(button->text(), u"Getting started 1/4"_s); // there is a colleague
        desk.buffer("Crashes");
        QCOMPARE(button->text(), u"Getting started 1/4"_s);
        desk.buffer("Billing");
        QVERIFY(happens([&] { return button->text() == u"Getting started 2/4"_s; }));
        desk.feedback("It crashes");
        QVERIFY(happens([&] { return button->text() == u"Getting started 3/4"_s; }));
        Q_EMIT button->menu()->aboutToShow();
        button->menu()->actions().back()->trigger();
        QVERIFY(!button->isVisible());
    }

    void theFocusOfAListOfPagesHasOneRing()
    {
        DialogDesk desk;
        desk.dialogs().preferences();
        auto *list = desk.find<QListWidget>(u"pageList"_s);
        desk.dialog(u"preferencesDialog"_s)->activateWindow();
        list->setFocus();
        QTRY_VERIFY(list->hasFocus());
        const QRect row = list->visualItemRect(list->currentItem());
        const QColor ring = desk.theme().color(Ink::FocusRing);
        const auto ringPixels = [&] {
            const QImage image = list->grab().toImage();
            std::pair<int, int> count; // in the current row, and elsewhere
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == ring)
                        ++(row.contains(list->viewport()->mapFromParent(QPoint(x, y))) ? count.first
                                                                                       : count.second);
                }
            }
            return count;
        };
        QTRY_VERIFY(ringPixels().first > 2 * row.width());
        QCOMPARE(ringPixels().second, 0);
    }

    void preferencesHaveTheirEffectAtOnce()
    {
        DialogDesk desk;
        desk.dialogs().preferences();
        QVERIFY2(!desk.dialog(u"preferencesDialog"_s)->findChild<QWidget *>(u"themeCombo"_s),
                 "a page that nobody opened is made");
        desk.find<QListWidget>(u"pageList"_s)->setCurrentRow(1);
        auto *theme = desk.find<QComboBox>(u"themeCombo"_s);
        theme->setCurrentIndex(2);
        Q_EMIT theme->activated(2);
        QCOMPARE(int(desk.preferences().theme()), int(ThemeChoice::Dark));
        desk.find<QListWidget>(u"pageList"_s)->setCurrentRow(3);
        auto *after = desk.find<QComboBox>(u"afterActionCombo"_s);
        after->setCurrentIndex(2);
        Q_EMIT after->activated(2);
        QCOMPARE(int(desk.preferences().afterAction()), int(AfterAction::Stay));
    }

    void aKeyIsTakenFromItsCommandAndGivenBack()
    {
        DialogDesk desk;
        desk.dialogs().preferences();
        desk.find<QListWidget>(u"pageList"_s)->setCurrentRow(4);
        auto *table = desk.find<RecordTable>(u"shortcutTable"_s);
        const ActionRegistry &actions = desk.context().actions;
        int row = 0;
        while (actions.commands()[size_t(row)].name != u"feedback.move"_s)
            ++row;
        table->setCurrentCell(row, 0);
        desk.find<QKeySequenceEdit>(u"keyEdit"_s)->setKeySequence(QKeySequence(Qt::Key_A));
        QCOMPARE(
            desk.find<ShortcutPage>(QString())->conflictText(u"feedback.move"_s, QKeySequence(Qt::Key_A)),
            u"A is used by Also Add to. Reassign?"_s);
        QCOMPARE(desk.press(u"setKeyButton"_s), QString());
        QCOMPARE(actions.action(u"feedback.move"_s)->shortcuts(), QList{ QKeySequence(Qt::Key_A) });
        QVERIFY(actions.action(u"feedback.add"_s)->shortcuts().isEmpty());
        QCOMPARE(desk.press(u"resetKeysButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QCOMPARE(actions.action(u"feedback.move"_s)->shortcuts(), QList{ QKeySequence(Qt::Key_M) });
        QCOMPARE(actions.action(u"feedback.add"_s)->shortcuts(), QList{ QKeySequence(Qt::Key_A) });
    }

    void theProgramSaysWhatItIsAndWhichServerItTalksTo()
    {
        DialogDesk desk;
        desk.dialogs().about();
        QVERIFY(desk.text(u"aboutVersion"_s).contains(QStringLiteral(TRIAGE_VERSION)));
        QVERIFY(desk.text(u"aboutLicence"_s).contains(u"GPL-3.0-or-later"_s));
        QVERIFY(desk.text(u"aboutLibraries"_s).contains(QString::fromLatin1(qVersion())));
        QVERIFY(desk.text(u"aboutServer"_s).contains(desk.backend().baseUrl()));
        QVERIFY(happens([&] { return desk.text(u"aboutServer"_s).contains(u"version"_s); }));
        QVERIFY(desk.text(u"aboutServer"_s).contains(QStringLiteral(TRIAGE_VERSION)));
    }

    void aConflictShowsBothValuesAndMineIsRedone()
    {
        DialogDesk desk;
        const FeedbackId id = desk.feedback("crash");
        FeedbackPatch patch;
        patch.title = std::optional(u"mine"_s);
        FeedbackPatch before;
        before.title = std::optional(u"something older"_s);
        desk.context().store.apply(Act{ u"Edit crash"_s, { EditFeedback{ id, patch, before } } });
        QVERIFY(happens([&] { return desk.context().store.outboxSummary().failed == 1; }));
        desk.dialogs().activity();
        QVERIFY(happens([&] { return desk.text(u"changeDetails"_s).contains(u"mine"_s); }));
        QVERIFY(desk.text(u"changeDetails"_s).contains(u"The server has: crash"_s));
        QVERIFY(happens([&] { return desk.context().store.item(id)->feedback.title == u"crash"_s; }));
        QCOMPARE(desk.press(u"retryButton"_s), QString());
        const bool sent = happens([&] { return desk.context().store.outbox().empty(); });
        QVERIFY2(sent, qPrintable(desk.text(u"changeDetails"_s)));
        QVERIFY(happens([&] { return desk.context().store.item(id)->feedback.title == u"mine"_s; }));
    }

    void detailsOfARefusalAreInTheActivityWindow()
    {
        DialogDesk desk;
        const FeedbackId id = desk.feedback("crash");
        const FeedbackId other = desk.feedback("slow");
        // The pointer rests where notices come, which then stay.
        desk.window().findChild<QWidget *>(u"toast"_s)->setAttribute(Qt::WA_UnderMouse);
        desk.context().store.apply(Act{ u"Move 1 to nowhere"_s, { Assign{ other, BufferId(77) } }, {} });
        QVERIFY(happens([&] { return desk.context().store.outboxSummary().failed == 1; }));
        desk.context().store.apply(Act{ u"Move 1 to elsewhere"_s, { Assign{ id, BufferId(78) } }, {} });
        QVERIFY(happens([&] { return desk.context().store.outboxSummary().failed == 2; }));
        const auto *said = desk.window().findChild<QLabel *>(u"toastLabel"_s);
        QVERIFY(happens([said] { return said->text().contains(u"Move 1 to elsewhere"_s); }));
        auto *details = desk.window().findChild<QPushButton *>(u"toastDetailsButton"_s);
        QVERIFY(details->isVisible());
        details->click();
        QVERIFY(desk.isOpen(u"activityDialog"_s));
        QCOMPARE(desk.find<QListView>(u"activityList"_s)->currentIndex().data().toString(),
                 u"Move 1 to elsewhere: crash"_s);
    }

    void allRefusedChangesOfAnActionAreDiscardedAtOnce()
    {
        DialogDesk desk;
        const FeedbackId crash = desk.feedback("crash");
        const FeedbackId slow = desk.feedback("slow");
        const FeedbackId other = desk.feedback("other");
        LocalStore &store = desk.context().store;
        store.apply(
            Act{ u"Move 2 to nowhere"_s, { Assign{ crash, BufferId(77) }, Assign{ slow, BufferId(77) } } });
        store.apply(Act{ u"Move 1 to elsewhere"_s, { Assign{ other, BufferId(78) } } });
        QVERIFY(happens([&] { return store.outboxSummary().failed == 3; }));
        desk.dialogs().activity();
        QVERIFY(happens([&] { return desk.find<QListView>(u"activityList"_s)->currentIndex().isValid(); }));
        QCOMPARE(desk.press(u"selectActButton"_s), QString());
        QCOMPARE(desk.find<QListView>(u"activityList"_s)->selectionModel()->selectedRows().size(), 2);
        QCOMPARE(desk.press(u"discardButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return store.outbox().size() == 1; }));
        QCOMPARE(store.outbox().front().origin->text, u"Move 1 to elsewhere"_s);
    }

    void refusedChangesAreDiscardedAfterAQuestion()
    {
        DialogDesk desk;
        const FeedbackId id = desk.feedback("crash");
        desk.context().store.apply(Act{ u"Move 1 to nowhere"_s, { Assign{ id, BufferId(77) } } });
        QVERIFY(happens([&] { return desk.context().store.outboxSummary().failed == 1; }));
        desk.dialogs().activity();
        QVERIFY(happens([&] { return desk.find<QListView>(u"activityList"_s)->currentIndex().isValid(); }));
        QCOMPARE(desk.press(u"editButton"_s), u"Only texts can be edited."_s);
        QCOMPARE(desk.press(u"discardButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return desk.context().store.outbox().empty(); }));
    }
};

TRIAGE_TEST(TestDialogs, QApplication)
#include "tst_dialogs.moc"
