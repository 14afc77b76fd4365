// SPDX-License-Identifier: GPL-3.0-or-later
// Views in the window: saved, shared, linked, found in the palette and moved.
#include "dialogdesk.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/deeplink.h"
#include "actions/navigation.h"
#include "commands/serversteps.h"
#include "commands/viewchanges.h"
#include "commands/workspace.h"
#include "detail/detailview.h"
#include "list/feedbacklistview.h"
#include "list/feedbackpane.h"
#include "models/feedbacklistmodel.h"
#include "models/labels.h"
#include "models/roles.h"
#include "models/sidebarmodel.h"
#include "sidebar/sidebarpane.h"
#include "store/localstore.h"
#include "support/environment.h"
#include "support/midnight.h"
#include "support/testprogram.h"
#include "timestamp.h"
#include "views/listedview.h"
#include "window/centrecontroller.h"
#include "window/commandpalette.h"
#include "window/detailcontroller.h"
#include "window/mainwindow.h"
#include "window/viewcommands.h"
#include "window/windowcommands.h"

#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDate>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

struct ViewsDesk : DialogDesk
{
    void run(CommandId command)
    {
        window().commands().scheduleRefresh();
        QVERIFY(happens([&] { return !context().actions.whyNot(command); }));
        context().actions.action(command)->trigger();
    }
    /// Shows a search, and saves its list under that name.
    void save(const QString &name, bool isShared = false)
    {
        window().centre().go(searching(name));
        run(CommandId::ToolsSaveView);
        type(u"nameEdit"_s, name);
        find<QCheckBox>(u"sharedCheck"_s)->setChecked(isShared);
        const qsizetype before = names().size();
        QCOMPARE(press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return !isOpen(u"viewDialog"_s) && names().size() > before; }));
    }
    static Filter searching(const QString &words)
    {
        Filter filter;
        filter.search = words;
        return filter;
    }
    const Filter &shown() { return window().centre().navigation().current(); }
    QStringList names()
    {
        QStringList names;
        for (const ViewRecord &each : context().store.views())
            names += each.view.name;
        return names;
    }
    ViewId view(const QString &name)
    {
        for (const ViewRecord &each : context().store.views()) {
            if (each.view.name == name)
                return each.view.id;
        }
        return {};
    }
};

} // namespace

class TestViewDialogs : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aListIsSavedAsAView()
    {
        ViewsDesk desk;
        desk.save(u"crash"_s, true);
        const auto views = desk.server().get("/views").items();
        QCOMPARE(views.size(), 1);
        QCOMPARE(views.first()[u"name"].toString(), u"crash"_s);
        QCOMPARE(views.first()[u"visibility"].toString(), u"shared"_s);
        desk.run(CommandId::ToolsEditView);
        QCOMPARE(desk.text(u"nameEdit"_s), u"crash"_s);
        desk.type(u"nameEdit"_s, u" "_s);
        QCOMPARE(desk.press(u"saveButton"_s), u"A view needs a name."_s);
        desk.type(u"nameEdit"_s, u"Crashes"_s);
        desk.find<QCheckBox>(u"sharedCheck"_s)->setChecked(false);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return desk.names() == QStringList{ u"Crashes"_s }; }));
        QCOMPARE(desk.server().get("/views").items().first()[u"visibility"].toString(), u"private"_s);
    }

    void savingAListNeedsTheServer()
    {
        ViewsDesk desk;
        desk.window().centre().go(ViewsDesk::searching(u"crash"_s));
        desk.cutOff();
        desk.run(CommandId::ToolsSaveView);
        desk.type(u"nameEdit"_s, u"Crashes"_s);
        QVERIFY(!desk.says(u"viewDialog"_s).isEmpty());
        QCOMPARE(desk.press(u"saveButton"_s), u"You’re offline. This needs a connection."_s);
        QVERIFY(desk.isOpen(u"viewDialog"_s)); // the name stays until the server is back
        QCOMPARE(desk.text(u"nameEdit"_s), u"Crashes"_s);
    }

    void aLinkNamesItsView()
    {
        ViewsDesk desk;
        desk.save(u"crash"_s);
        desk.window().centre().go(ViewsDesk::searching(u"crash"_s));
        desk.run(CommandId::ToolsCopyLink);
        const std::optional<DeepLink> link = DeepLink::parse(QGuiApplication::clipboard()->text());
        QVERIFY(link);
        QVERIFY(link->view == desk.view(u"crash"_s));
        desk.window().centre().go(Filter());
        desk.window().viewCommands().showView(*link->view);
        QVERIFY(desk.shown() == ViewsDesk::searching(u"crash"_s));
    }

    void thePaletteGoesToAView()
    {
        ViewsDesk desk;
        desk.save(u"crash"_s);
        desk.window().centre().go(Filter());
        desk.window().palette().openFor(u"crash"_s);
        auto *line = desk.window().palette().findChild<QLineEdit *>(u"paletteEdit"_s);
        QTest::keyClick(line, Qt::Key_Return);
        QVERIFY(desk.shown() == ViewsDesk::searching(u"crash"_s));
    }

    void thePaletteFiltersByLanguage()
    {
        ViewsDesk desk;
        desk.window().centre().go(Filter());
        for (const QString &typed : { u"Deutsch"_s, u"German"_s, u"filter by language: deu"_s }) {
            desk.window().centre().go(Filter());
            desk.window().palette().openFor(typed);
            auto *line = desk.window().palette().findChild<QLineEdit *>(u"paletteEdit"_s);
            QTest::keyClick(line, Qt::Key_Return);
            QCOMPARE(desk.shown().language, u"de"_s);
        }
    }

    void languagesStandInTheOrderOfTheirNames()
    {
        ViewsDesk desk;
        desk.window().palette().openFor(u"filter by language"_s);
        const auto *list = desk.window().palette().findChild<QListView *>(u"paletteList"_s);
        QStringList names;
        for (int row = 0; row < list->model()->rowCount(); ++row)
            names += list->model()->index(row, 0).data().toString();
        QVERIFY(names.size() > 10);
        QVERIFY2(names.last().contains(Labels::language(u"und"_s)), qPrintable(names.join(u'\n')));
        names.removeLast();
        QStringList sorted = names;
        std::sort(sorted.begin(), sorted.end(),
                  [](const QString &one, const QString &other) { return one.localeAwareCompare(other) < 0; });
        QCOMPARE(names, sorted);
    }

    void aViewWithADeletedTagStaysAndSaysSo()
    {
        ViewsDesk desk;
        const FeedbackId id = desk.feedback("It crashes");
        desk.server().patch("/feedback/" + toString(id).toLatin1() + "/triage",
                            { { "tags", array({ "export" }) } });
        const Members filter{ { "tag", array({ "export" }) }, { "state", "open" }, { "snoozed", false } };
        desk.server().post("/views", { { "name", "Exports" }, { "filter", object(filter) } });
        QVERIFY(happens([&] { return desk.names() == QStringList{ u"Exports"_s }; }));
        desk.window().viewCommands().showView(desk.view(u"Exports"_s));
        const FeedbackListModel &list = desk.window().centre().list().feedback();
        QVERIFY(happens([&] { return list.rowCount() == 1; }));
        QVERIFY(happens([&] { return !missingTagOf(desk.shown(), desk.context().store); }));
        QCOMPARE(desk.server().remove("/tags/export").status, 200);
        const auto *said = desk.window().centre().pane().findChild<QLabel *>(u"stateText"_s);
        QVERIFY(
            happens([&] { return said->isVisible() && said->text().contains(u"is not there any more"_s); }));
        QCOMPARE(desk.shown().tags, std::vector{ u"export"_s });
        QCOMPARE(desk.names(), QStringList{ u"Exports"_s });
        const QModelIndex row = desk.context().sidebar.indexOf(desk.shown());
        QVERIFY(happens([&] { return row.data(IconNameRole).toString() == u"warning"_s; }));
        QVERIFY(row.data(Qt::ToolTipRole).toString().contains(u"not there any more"_s));
    }

    void aViewByANewTagOfAColleagueIsWorkedOff()
    {
        ViewsDesk desk;
        const QByteArray id = toString(desk.feedback("It crashes")).toLatin1();
        desk.server().patch("/feedback/" + id + "/triage", { { "tags", array({ "export" }) } });
        const Members filter{ { "tag", array({ "export" }) }, { "state", "open" }, { "snoozed", false } };
        desk.server().post("/views", { { "name", "Exports" }, { "filter", object(filter) } });
        QVERIFY(happens([&] { return desk.names() == QStringList{ u"Exports"_s }; }));
        desk.window().viewCommands().showView(desk.view(u"Exports"_s));
        const FeedbackListModel &list = desk.window().centre().list().feedback();
        QVERIFY(happens([&] { return list.rowCount() == 1; }));
        desk.server().patch("/feedback/" + id + "/triage", { { "state", "done" } });
        const auto *title = desk.window().centre().pane().findChild<QLabel *>(u"stateTitle"_s);
        QVERIFY(happens([&] { return title->isVisible() && title->text() == u"All done here"_s; }));
        const QModelIndex row = desk.context().sidebar.indexOf(desk.shown());
        QVERIFY(happens([&] { return row.data(IconNameRole).toString() != u"warning"_s; }));
    }

    void aViewThatIsWorkedOffIsNoSearchWithoutResults()
    {
        ViewsDesk desk;
        const QByteArray id = toString(desk.feedback("It crashes")).toLatin1();
        const Members filter{ { "owner", "none" }, { "state", "open" }, { "snoozed", false } };
        desk.server().post("/views", { { "name", "Free" }, { "filter", object(filter) } });
        QVERIFY(happens([&] { return desk.names() == QStringList{ u"Free"_s }; }));
        desk.window().viewCommands().showView(desk.view(u"Free"_s));
        const FeedbackListModel &list = desk.window().centre().list().feedback();
        QVERIFY(happens([&] { return list.rowCount() == 1; }));
        desk.server().patch("/feedback/" + id + "/triage", { { "state", "done" } });
        const auto *title = desk.window().centre().pane().findChild<QLabel *>(u"stateTitle"_s);
        QVERIFY(happens([&] { return title->isVisible() && title->text() == u"All done here"_s; }));
        // The same list with another filter is a search.
        Filter narrower = desk.shown();
        narrower.search = u"nowhere"_s;
        desk.window().centre().go(narrower);
        QVERIFY(happens([&] { return title->text() == u"No results"_s; }));
    }

    void aViewThatSomebodyDeletesWhileItIsEditedSaysSoAndKeepsTheWords()
    {
        ViewsDesk desk;
        desk.save(u"crash"_s, true);
        desk.run(CommandId::ToolsEditView);
        desk.type(u"nameEdit"_s, u"Crashes of the app"_s);
        QCOMPARE(desk.server().remove("/views/" + toString(desk.view(u"crash"_s)).toLatin1()).status, 204);
        QVERIFY(happens([&] { return desk.names().isEmpty(); }));
        QVERIFY(desk.isOpen(u"viewDialog"_s));
        desk.press(u"saveButton"_s);
        QVERIFY(happens([&] { return desk.says(u"viewDialog"_s).contains(u"deleted"_s); }));
        QCOMPARE(desk.text(u"nameEdit"_s), u"Crashes of the app"_s);
        // Saving again makes a view of the same list.
        desk.press(u"saveButton"_s);
        QVERIFY(happens([&] { return desk.names() == QStringList{ u"Crashes of the app"_s }; }));
        QVERIFY(!desk.isOpen(u"viewDialog"_s));
        const auto view = desk.server().get("/views").items().first();
        QCOMPARE(view[u"filter"][u"search"].toString(), u"crash"_s);
        QCOMPARE(view[u"visibility"].toString(), u"shared"_s);
    }

    void theListOfAViewThatSomebodyDeletesStays()
    {
        ViewsDesk desk;
        desk.feedback("It will crash");
        desk.save(u"crash"_s, true);
        const ViewId view = desk.view(u"crash"_s);
        desk.window().viewCommands().showView(view);
        const FeedbackListModel &list = desk.window().centre().list().feedback();
        QVERIFY(happens([&] { return list.rowCount() == 1; }));
        const Filter before = desk.shown();
        QVERIFY(desk.context().sidebar.indexOf(before).isValid());
        QCOMPARE(desk.server().remove("/views/" + toString(view).toLatin1()).status, 204);
        QVERIFY(happens([&] { return desk.names().isEmpty(); }));
        QVERIFY(desk.shown() == before);
        QCOMPARE(list.rowCount(), 1);
        // What is shown can be saved again.
        desk.run(CommandId::ToolsSaveView);
        desk.type(u"nameEdit"_s, u"crash again"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return desk.names() == QStringList{ u"crash again"_s }; }));
    }

    void theNextItemDoesNotInterruptAPersonWhoTypes()
    {
        ViewsDesk desk;
        const FeedbackId next = desk.feedback("crash");
        const FeedbackId here = desk.feedback("slow");
        // It is not free, so that the other one is the next.
        desk.server().patch("/feedback/" + toString(here).toLatin1() + "/triage", { { "state", "done" } });
        QVERIFY(happens([&] { return desk.context().store.item(here)->triage.state == TriageState::Done; }));
        desk.window().centre().goTo(here);
        desk.run(CommandId::FeedbackNote);
        auto *note = desk.window().findChild<QPlainTextEdit *>(u"noteEdit"_s);
        QVERIFY(happens([&] { return desk.window().focusWidget() == note; }));
        desk.run(CommandId::FeedbackTakeNext);
        QTest::keyClicks(note, u"half "_s); // before the answer
        auto *offer = desk.window().findChild<QPushButton *>(u"toastOfferButton"_s);
        QVERIFY(happens([&] { return offer->isVisible(); }));
        QVERIFY(desk.context().store.item(next)->triage.owner.has_value());
        QVERIFY(desk.window().focusWidget() == note);
        QTest::keyClicks(desk.window().focusWidget(), u"a note"_s);
        QCOMPARE(note->toPlainText(), u"half a note"_s);
        QVERIFY(desk.window().detail().mainView().feedback() == here);
        offer->click();
        QVERIFY(happens([&] { return desk.window().detail().activeView().feedback() == next; }));
    }

    void theNextItemIsShownToAPersonWhoWaits()
    {
        ViewsDesk desk;
        const FeedbackId next = desk.feedback("crash");
        desk.window().centre().go(inPlace({}, Place::Mine));
        desk.run(CommandId::FeedbackTakeNext);
        QVERIFY(happens([&] { return desk.window().detail().activeView().feedback() == next; }));
        QVERIFY(!desk.window().findChild<QPushButton *>(u"toastOfferButton"_s)->isVisible());
    }

    void theNextItemOfTodayIsOfThePersonsDay()
    {
        const TimeZoneScope ofPerson("Asia/Kathmandu");
        ViewsDesk desk;
        QVERIFY(isFarFromMidnight(QTimeZone("Asia/Kathmandu"_ba)));
        const qint64 midnight = startOfDay(QDate::currentDate()).milliseconds();
        const FeedbackId yesterday = desk.feedback("yesterday");
        const FeedbackId today = desk.feedback("today");
        for (const auto &[item, at] : { std::pair(yesterday, midnight - 1), std::pair(today, midnight) })
            desk.backend().sql(u"update feedback set created_at = '%1' where id = %2"_s
                                   .arg(QString::fromLatin1(toIso(Timestamp(at))))
                                   .arg(item.value()));
        const Members filter{ { "created_after", "-0d" } };
        desk.server().post("/views", { { "name", "Today" }, { "filter", object(filter) } });
        QVERIFY(happens([&] { return desk.names() == QStringList{ u"Today"_s }; }));
        desk.window().viewCommands().showView(desk.view(u"Today"_s));
        desk.run(CommandId::FeedbackTakeNext);
        QVERIFY(happens([&] { return desk.context().store.item(today)->triage.owner.has_value(); }));
    }

    void theNextItemComesFromNoListThatTheServerDoesNotKnow()
    {
        ViewsDesk desk;
        desk.feedback("crash");
        const FeedbackId slow = desk.feedback("slow");
        const auto whyNot = [&] {
            return desk.context().actions.whyNot(CommandId::FeedbackTakeNext);
        };
        const Filter review = inPlace({}, Place::NeedsReview);
        for (const Filter &narrow :
             { ViewsDesk::searching(u"slow"_s), Filter().withTag(u"export"_s), review }) {
            desk.window().centre().go(narrow);
            QVERIFY(happens([&] { return whyNot().value_or(QString()).contains(u"save this list"_s); }));
            desk.window().centre().go(inPlace({}, Place::Everything));
            QVERIFY(happens([&] { return !whyNot(); }));
        }
        // There is nothing to clear in a list of another place.
        for (const Place place :
             { Place::NeedsReview, Place::Unassigned, Place::RoutingFailed, Place::Pending }) {
            desk.window().centre().go(inPlace({}, place));
            QVERIFY(happens([&] { return whyNot().value_or(QString()).startsWith(u"Go to a buffer"_s); }));
        }
        desk.save(u"slow"_s);
        desk.run(CommandId::FeedbackTakeNext);
        QVERIFY(happens([&] { return desk.context().store.item(slow)->triage.owner.has_value(); }));
    }

    void aViewOfAColumnIsOpenInNoOtherColumn()
    {
        ViewsDesk desk;
        const BufferId bugs = desk.buffer("Bugs");
        const BufferId ideas = desk.buffer("Ideas");
        desk.window().centre().go(inBuffer(Filter().withTag(u"export"_s), bugs));
        desk.run(CommandId::ToolsSaveView);
        desk.type(u"nameEdit"_s, u"Exports"_s);
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        QVERIFY(happens([&] { return !desk.isOpen(u"viewDialog"_s) && !desk.names().isEmpty(); }));
        const auto whyNot = [&] {
            return desk.context().actions.whyNot(CommandId::FeedbackTakeNext);
        };
        const auto link = [&] {
            desk.run(CommandId::ToolsCopyLink);
            return DeepLink::parse(QGuiApplication::clipboard()->text()).value_or(DeepLink());
        };
        desk.run(CommandId::ViewBoard);
        QVERIFY(happens([&] { return !whyNot() && desk.shown().bufferId() == bugs; }));
        QVERIFY(link().view == desk.view(u"Exports"_s));
        desk.run(CommandId::GoColumnRight);
        QVERIFY(desk.shown().bufferId() == ideas);
        QVERIFY(happens([&] { return whyNot().has_value(); }));
        const DeepLink toColumn = link();
        QVERIFY(!toColumn.view && toColumn.list && toColumn.list->bufferId() == ideas);
        desk.run(CommandId::GoColumnLeft);
        QVERIFY(happens([&] { return !whyNot(); }));
        QVERIFY(link().view == desk.view(u"Exports"_s));
    }

    void aViewIsDraggedToAnotherPlace()
    {
        ViewsDesk desk;
        desk.save(u"First"_s);
        desk.save(u"Second"_s);
        desk.save(u"Third"_s);
        QCOMPARE(desk.names(), QStringList({ u"First"_s, u"Second"_s, u"Third"_s }));
        ViewDrag &drag = desk.window().sidebar().tree()->viewDrag();
        Q_EMIT drag.moveRequested(desk.view(u"Third"_s), desk.view(u"First"_s));
        const QStringList moved{ u"Third"_s, u"First"_s, u"Second"_s };
        QVERIFY(happens([&] { return desk.names() == moved; }));
        QUndoStack *stack = desk.context().workspace.undoStack();
        QVERIFY(stack->undoText().contains(u"Move view"_s));
        stack->undo();
        const QStringList before{ u"First"_s, u"Second"_s, u"Third"_s };
        QVERIFY(happens([&] { return desk.names() == before; }));
    }

    void anUndoRightAfterAMoveWaitsForTheServer()
    {
        ViewsDesk desk;
        desk.save(u"First"_s);
        desk.save(u"Second"_s);
        QUndoStack *stack = desk.context().workspace.undoStack();
        const int steps = stack->count();
        ViewDrag &drag = desk.window().sidebar().tree()->viewDrag();
        Q_EMIT drag.moveRequested(desk.view(u"Second"_s), desk.view(u"First"_s));
        QCOMPARE(stack->count(), steps + 1);
        stack->undo(); // before the answer
        QVERIFY(stack->redoText().contains(u"Move view"_s));
        QSignalSpy done(&desk.context().steps, &ServerSteps::done);
        QVERIFY(happens([&] { return !done.isEmpty(); }));
        QVERIFY(done.first().first().toString().contains(u"Move view"_s));
        QCOMPARE(desk.names(), QStringList({ u"First"_s, u"Second"_s }));
        QCOMPARE(stack->index(), steps);
    }

    void aChangeThatTheServerRefusesLeavesNoStep()
    {
        ViewsDesk desk;
        desk.save(u"First"_s);
        QUndoStack *stack = desk.context().workspace.undoStack();
        const int steps = stack->count();
        const auto gone = deleteView(desk.context().steps, ViewId(1));
        QCOMPARE(stack->count(), steps + 1);
        QVERIFY(happens([&] { return stack->count() == steps; }));
        QVERIFY(!stack->undoText().contains(u"Delete view"_s));
    }
};

TRIAGE_TEST(TestViewDialogs, QApplication)
#include "tst_viewdialogs.moc"
