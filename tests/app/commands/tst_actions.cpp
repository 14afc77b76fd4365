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

private Q_SLOTS:
    void everyCommandIsInTheMenuBar()
    {
        Desk desk;
        QMenuBar bar;
        Menus menus(desk.actions, &bar);
        std::set<QString> shown;
        for (const QAction *title : bar.actions()) {
            for (const QAction *action : title->menu()->actions())
                shown.insert(action->objectName());
        }
        for (const Command &command : desk.actions.commands())
            QVERIFY2(shown.contains(command.name), qPrintable(command.name));
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

    void aMenuHasEachMnemonicOnce()
    {
        Desk desk;
        for (const CommandMenu menu : CommandMenus::all) {
            std::set<QChar> used;
            for (const Command &command : desk.actions.commands()) {
                const qsizetype at = command.text.indexOf(u'&');
                if (command.menu != menu || at < 0)
                    continue;
                QVERIFY2(used.insert(command.text[at + 1].toLower()).second, qPrintable(command.text));
            }
        }
    }

    void whatCannotBeDoneSaysWhy()
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
        Filter filter;
        filter.place = Place::Buffer;
        filter.buffer = BufferId(4711);
        filter.search = u"\"100% sure\" a&b=c#d +e مرحبا"_s;
        filter.createdAfter = Timestamp(1'700'000'000'123);
        filter.clientGroup = u"web/2"_s;
        filter.submittedBy = u"ida & co"_s;
        filter.onlyNeedsReview = true;
        filter.sortBy = SortBy::Title;
        filter.order = SortOrder::Ascending;
        DeepLink link;
        link.organization = u"acme"_s;
        link.list = filter;
        const std::optional<DeepLink> read = DeepLink::parse(link.toText());
        QVERIFY2(read, qPrintable(link.toText()));
        QVERIFY(*read == link);
        link.list = Filter{};
        QCOMPARE(link.toText(), u"triagedesk://o/acme/list?place=all"_s);
        QVERIFY(DeepLink::parse(link.toText()) == link);
    }

    void aLinkToAListThatSaysAnythingElseLeadsNowhere()
    {
        const QString good = u"triagedesk://o/acme/list?place=all"_s;
        QVERIFY(DeepLink::parse(good));
        for (const QString &more :
             { u"&delete=1"_s, u"&place=nowhere"_s, u"&buffer=0000000000000"_s, u"&after=soon"_s,
               u"&after=-1"_s, u"&review=2"_s, u"&sort=random"_s, u"&search=a b"_s, u"\n"_s,
               u"&search="_s + QString(501, u'a'), u"&buffer="_s + toString(BufferId(4711)) })
            QVERIFY2(!DeepLink::parse(good + more), qPrintable(more));
        QVERIFY(!DeepLink::parse(u"triagedesk://o/acme/list?place=buffer"_s));
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
        Filter review;
        review.place = Place::NeedsReview;
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
