// SPDX-License-Identifier: GPL-3.0-or-later
// Every command can be reached: by the menu bar, by the palette's list, by a unique key.
#include "actions/actionregistry.h"
#include "actions/commandtable.h"
#include "actions/deeplink.h"
#include "actions/navigation.h"
#include "actions/preferences.h"
#include "support/testprogram.h"
#include "widgets/fuzzymatch.h"
#include "window/menus.h"

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

class TestActions : public QObject
{
    Q_OBJECT

private:
    struct Desk
    {
        QTemporaryDir folder;
        Preferences preferences{ folder.filePath(u"settings.ini"_s) };
        ActionRegistry actions{ preferences };

        Desk()
        {
            for (const CommandRow &row : CommandTable::rows())
                actions.add(CommandTable::commandOf(row), [] {});
        }
    };

    /// Returns the names of the commands of a menu and of its submenus.
    static std::set<QString> namesIn(const QMenu &menu)
    {
        std::set<QString> names;
        for (const QAction *action : menu.actions()) {
            if (action->menu())
                names.merge(namesIn(*action->menu()));
            else
                names.insert(action->objectName());
        }
        return names;
    }

    /// A window with a list and a part beside it, and another window. Every command writes down that it ran.
    struct Windows
    {
        QTemporaryDir folder;
        Preferences preferences{ folder.filePath(u"settings.ini"_s) };
        ActionRegistry actions{ preferences };
        QWidget window;
        QWidget *list = new QWidget(&window);
        QWidget *inList = new QWidget(list);
        QWidget *beside = new QWidget(&window);
        QWidget other;
        QStringList ran;

        Windows()
        {
            for (const CommandRow &row : CommandTable::rows()) {
                actions.add(CommandTable::commandOf(row),
                            [this, name = QString::fromLatin1(row.name)] { ran << name; });
            }
            actions.attach(KeyScope::Window, &window);
            actions.attach(KeyScope::Triage, &window);
            actions.attach(KeyScope::List, list);
            for (QWidget *each : { list, inList, beside, &other })
                each->setFocusPolicy(Qt::StrongFocus);
        }

        /// Returns the commands that run when the key is pressed where the widget has the keyboard.
        QString press(QWidget *widget, const QKeySequence &key)
        {
            widget->window()->show();
            QApplication::setActiveWindow(widget->window());
            if (!QTest::qWaitForWindowExposed(widget->window(), triage::test::patience))
                qFatal("The window is not shown.");
            widget->setFocus();
            QTest::keySequence(widget, key);
            return std::exchange(ran, {}).join(u", "_s);
        }
    };

private Q_SLOTS:
    void keysWorkInTheirScopeAndNowhereElse()
    {
        Windows desk;
        std::set<KeyScope> scopes;
        for (const Command &command : desk.actions.commands()) {
            scopes.insert(command.scope);
            const bool isOfList = command.scope == KeyScope::List;
            for (const QKeySequence &key : desk.actions.action(command.id)->shortcuts()) {
                QCOMPARE(desk.press(desk.list, key), command.name);
                QCOMPARE(desk.press(desk.inList, key), command.name);
                QCOMPARE(desk.press(desk.beside, key), isOfList ? QString() : command.name);
                QCOMPARE(desk.press(&desk.other, key), QString());
            }
        }
        QCOMPARE(scopes.size(), std::size_t(3));
    }

    // Two steps with the pointer: a click opens a menu of the bar, and a click chooses. A submenu would be a
    // third.
    void everyCommandIsInTheMenuBar()
    {
        Desk desk;
        QMenuBar bar;
        Menus menus(desk.actions, &bar);
        std::set<QString> shown;
        for (const QAction *title : bar.actions()) {
            for (const QAction *entry : title->menu()->actions()) {
                QVERIFY2(!entry->menu(), qPrintable(entry->text()));
                shown.insert(entry->objectName());
            }
        }
        for (const Command &command : desk.actions.commands())
            QVERIFY2(shown.contains(command.name), qPrintable(command.name));
    }

    void noMenuIsTallerThanASmallScreen()
    {
        Desk desk;
        QMenuBar bar;
        Menus menus(desk.actions, &bar);
        constexpr int maxEntries
            = 24; // 768 pixels at 28 for an entry, less the bars of the window and the desktop
        for (const CommandMenu each : CommandMenus::all) {
            int entries = 0;
            for (const QAction *action : menus.menu(each)->actions())
                entries += action->isSeparator() ? 0 : 1;
            QVERIFY2(entries <= maxEntries, qPrintable(CommandMenus::objectName(each)));
        }
    }

    void theMenuOfAnItemIsShort()
    {
        Desk desk;
        QMenuBar bar;
        Menus menus(desk.actions, &bar);
        desk.actions.setWhyNot(CommandId::FeedbackPin9, u"No buffer has this number"_s);
        Q_EMIT menus.itemMenu()->aboutToShow();
        QStringList names;
        for (const QAction *action : menus.itemMenu()->actions()) {
            if (!action->isSeparator())
                names << (action->menu() ? action->menu()->objectName() : action->objectName());
        }
        QCOMPARE(names,
                 (QStringList{ u"feedback.looksRight"_s, u"moveToMenu"_s, u"feedback.add"_s,
                               u"feedback.remove"_s, u"feedback.done"_s, u"feedback.snooze"_s, u"workMenu"_s,
                               u"feedback.note"_s, u"feedback.edit"_s, u"edit.copyLink"_s,
                               u"feedback.window"_s, u"feedback.delete"_s }));
        const std::set<QString> targets = namesIn(*menus.itemMenu());
        QVERIFY(targets.contains(u"feedback.pin8"_s));
        QVERIFY(!targets.contains(u"feedback.pin9"_s));
        QVERIFY(targets.contains(u"feedback.move"_s));
    }

    void everyCommandHasWordsAndAKeyOfItsOwn()
    {
        Desk desk;
        std::set<QString> names;
        for (const Command &command : desk.actions.commands()) {
            QVERIFY2(names.insert(command.name).second, qPrintable(command.name));
            QVERIFY2(!command.tip.isEmpty(), qPrintable(command.name));
            QVERIFY2(!ActionRegistry::plainText(command.text).contains(u'&'), qPrintable(command.name));
            const QList<QKeySequence> keys = desk.actions.action(command.name)->shortcuts();
            QVERIFY2(!keys.isEmpty(), qPrintable(command.name));
            for (const QKeySequence &key : keys) {
                QVERIFY2(!key.isEmpty(), qPrintable(command.name));
                QCOMPARE(desk.actions.conflicts(command.name, key).join(u", "_s), QString());
            }
        }
    }

    void unavailableActionsSayWhy()
    {
        Desk desk;
        desk.actions.setWhyNot(CommandId::EditUndo, u"There is nothing to undo"_s);
        QVERIFY(!desk.actions.action(u"edit.undo"_s)->isEnabled());
        QCOMPARE(desk.actions.action(u"edit.undo"_s)->toolTip(), u"There is nothing to undo"_s);
        desk.actions.setWhyNot(CommandId::EditUndo, std::nullopt);
        QVERIFY(desk.actions.action(u"edit.undo"_s)->isEnabled());
    }

    void keysFollowThePreferences()
    {
        Desk desk;
        const QList<QKeySequence> keys{ QKeySequence(u"Ctrl+Alt+M"_s), QKeySequence(u"G, M"_s) };
        desk.preferences.setShortcuts(u"feedback.move"_s, keys);
        QCOMPARE(desk.actions.action(u"feedback.move"_s)->shortcuts(), keys);
        desk.preferences.setShortcuts(u"feedback.move"_s, std::nullopt);
        QCOMPARE(desk.actions.action(u"feedback.move"_s)->shortcut(), QKeySequence(Qt::Key_M));
    }

    void linksLeadToOneThingOrNowhere()
    {
        const QString good = u"triagedesk://o/acme/feedback/%1"_s.arg(toString(FeedbackId(4711)));
        const std::optional<DeepLink> link = DeepLink::parse(good);
        QVERIFY(link);
        QCOMPARE(link->organization, u"acme"_s);
        QCOMPARE(link->feedback->value(), 4711);
        QCOMPARE(link->toText(), good);
        for (const QString &bad : { u"triagedesk://o/acme/feedback/../../etc"_s, good + u"?act=delete"_s,
                                    u"https://o/acme/feedback/0000000000001"_s, good + u"\n"_s, u""_s,
                                    u"triagedesk://o/ACME/feedback/0000000000001"_s, u"--profile=x"_s })
            QVERIFY2(!DeepLink::parse(bad), qPrintable(bad));
    }

    void aLinkToAListHasAllOfItsFilter()
    {
        Filter filter = inBuffer({}, BufferId(4711));
        filter.search = u"\"100% sure\" a&b=c#d +e مرحبا"_s;
        filter.createdAfter = Timestamp(1'700'000'000'123);
        filter.clientGroup = u"web/2"_s;
        filter.submittedBy = u"ida & co"_s;
        filter.needsReview = true;
        filter.sortBy = SortBy::Title;
        filter.order = SortOrder::Ascending;
        DeepLink link;
        link.organization = u"acme"_s;
        link.list = filter;
        const std::optional<DeepLink> read = DeepLink::parse(link.toText());
        QVERIFY2(read, qPrintable(link.toText()));
        QVERIFY(*read == link);
        link.list = Filter{};
        QCOMPARE(link.toText(),
                 u"triagedesk://o/acme/list?state=open&snoozed=false&duplicates=hide"_s
                 u"&sort_by=created_at&sort_order=desc"_s);
        QVERIFY(DeepLink::parse(link.toText()) == link);
    }

    void aLinkToAListThatSaysAnythingElseLeadsNowhere()
    {
        const QString good = u"triagedesk://o/acme/list?state=open"_s;
        QVERIFY(DeepLink::parse(good));
        for (const QString &more :
             { u"&delete=1"_s, u"&state=nowhere"_s, u"&buffer_id=crashes"_s, u"&created_after=soon"_s,
               u"&created_after=-1"_s, u"&needs_review=2"_s, u"&sort_by=random"_s, u"&search=a b"_s, u"\n"_s,
               u"&search="_s + QString(501, u'a'), u"&place=all"_s })
            QVERIFY2(!DeepLink::parse(good + more), qPrintable(more));
    }

    void fewLettersFindTheRightName()
    {
        QVERIFY(*fuzzyScore(u"bil", u"Billing"_s) > *fuzzyScore(u"bil", u"Mobile app"_s));
        QVERIFY(fuzzyScore(u"cnw", u"Card not working"_s));
        QVERIFY(fuzzyScore(u"uber", u"Über uns"_s));
        QVERIFY(!fuzzyScore(u"xyz", u"Billing"_s));
    }

    void backLeadsWhereOneWas()
    {
        Navigation navigation;
        QSignalSpy went(&navigation, &Navigation::navigated);
        Filter review = inPlace({}, Place::NeedsReview);
        navigation.go(review);
        Filter search = review;
        search.search = u"cra"_s;
        navigation.go(search);
        search.search = u"crash"_s;
        navigation.go(search);
        navigation.back();
        QVERIFY(navigation.current() == review);
        navigation.forward();
        QVERIFY(navigation.current() == search);
        QVERIFY(!navigation.canGoForward());
        QCOMPARE(went.size(), 5);
    }
};

TRIAGE_TEST(TestActions, QApplication)
#include "tst_actions.moc"
