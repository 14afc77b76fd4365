// SPDX-License-Identifier: GPL-3.0-or-later
// A person asks research questions, with the real backend.

#include "actions/context.h"
#include "detail/detailview.h"
#include "dialogdesk.h"
#include "dialogs/routing/answerpane.h"
#include "store/sync/syncengine.h"
#include "support/testprogram.h"
#include "window/centrecontroller.h"
#include "window/detailcontroller.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QComboBox>
#include <QDate>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// Returns the first line of each row of a list, as screen readers read it.
QStringList rowsOf(const QListWidget *list)
{
    QStringList rows;
    for (int i = 0; i < list->count(); ++i)
        rows << list->item(i)->data(Qt::AccessibleTextRole).toString().section(u'\n', 0, 0);
    return rows;
}

} // namespace

class TestResearchDialog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void aQuestionIsAnsweredWithThemesAndQuotes();
    void aThemeSaysHowManyOfItsItemsAreNotListed();
    void aQuoteOpensItsItem();
    void aQuoteShowsTheDetailBesideTheListAlone();
    void savedAnswersAreThereAgainAndCanBeDeleted();
    void anAnswerNamesItsPeriodAsTheListDoes();
    void savedAnswersAreReadWhenTheServerIsBack();
    void aBlankQuestionIsNotAsked();
    void withoutTheServerNothingIsAsked();

private:
    static void askInDialog(DialogDesk &desk, const QString &question)
    {
        desk.type(u"questionEdit"_s, question);
        QCOMPARE(desk.press(u"askButton"_s), QString());
        auto *answer = desk.find<QLabel>(u"answerText"_s);
        auto *heading = desk.find<QLabel>(u"askedLabel"_s);
        QVERIFY(happens([&] { return heading->text() == question; }));
        QVERIFY(happens([&] { return !answer->text().startsWith(u"Looking for"_s); }));
    }
};

void TestResearchDialog::aQuestionIsAnsweredWithThemesAndQuotes()
{
    DialogDesk desk;
    for (const char *title :
         { "Export to PDF loses columns", "PDF export cuts columns off", "Export ends in a timeout",
           "Timeout during the export", "Dark mode is lovely" })
        desk.feedback(title);
    desk.window().centre().showView(CentreView::Research);
    QVERIFY(!desk.dialog(u"researchDialog"_s)->isWindow());
    QCOMPARE(desk.find<QPushButton>(u"askButton"_s)->text(), u"Ask"_s); // the letters are the menu bar's
    askInDialog(desk, u"What is wrong with the export?"_s);
    QVERIFY(desk.find<QLabel>(u"answerText"_s)->text().contains(u"4 items mention “export”"_s));
    const QStringList themes = rowsOf(desk.find<QListWidget>(u"themeList"_s));
    QCOMPARE(themes.size(), 3);
    QVERIFY2(themes.join(u' ').contains(u"2 items"_s), qPrintable(themes.join(u' ')));
    auto *evidence = desk.find<QListWidget>(u"evidenceList"_s);
    const int all = evidence->count();
    QVERIFY(all >= 2);
    desk.find<QListWidget>(u"themeList"_s)->setCurrentRow(1);
    QCOMPARE(evidence->count(), 2);
    QCOMPARE(rowsOf(desk.find<QListWidget>(u"researchList"_s)),
             QStringList(u"What is wrong with the export?"_s));
    QVERIFY(desk.text(u"questionEdit"_s).isEmpty());
}

void TestResearchDialog::aThemeSaysHowManyOfItsItemsAreNotListed()
{
    DialogDesk desk;
    const FeedbackId crash = desk.feedback("crash");
    ResearchQuery query;
    query.status = ResearchStatus::Answered;
    query.themes = { { u"Crashes"_s, 2, { crash, FeedbackId(5) } } }; // one was deleted since
    AnswerPane pane(desk.context());
    pane.setQuery(&query);
    pane.findChild<QListWidget *>(u"themeList"_s)->setCurrentRow(1);
    auto *evidence = pane.findChild<QListWidget *>(u"evidenceList"_s);
    QCOMPARE(rowsOf(evidence), (QStringList{ u"crash"_s, u"and 1 more"_s }));
    QSignalSpy opened(&pane, &AnswerPane::openRequested);
    Q_EMIT evidence->itemActivated(evidence->item(1));
    QCOMPARE(opened.count(), 0);
    Q_EMIT evidence->itemActivated(evidence->item(0));
    QCOMPARE(opened.count(), 1);
}

void TestResearchDialog::aQuoteOpensItsItem()
{
    DialogDesk desk;
    const FeedbackId item = desk.feedback("The invoice is wrong");
    desk.window().centre().showView(CentreView::Research);
    askInDialog(desk, u"invoice"_s);
    auto *evidence = desk.find<QListWidget>(u"evidenceList"_s);
    QVERIFY(evidence->count() > 0);
    Q_EMIT evidence->itemActivated(evidence->item(0));
    QVERIFY(happens([&] { return desk.window().detail().activeView().feedback() == item; }));
}

void TestResearchDialog::aQuoteShowsTheDetailBesideTheListAlone()
{
    DialogDesk desk;
    desk.feedback("The invoice is wrong");
    desk.window().detail().show(false);
    desk.window().centre().showView(CentreView::Research);
    askInDialog(desk, u"invoice"_s);
    auto *evidence = desk.find<QListWidget>(u"evidenceList"_s);
    QVERIFY(evidence->count() > 0);
    Q_EMIT evidence->itemActivated(evidence->item(0));
    QVERIFY(desk.window().centre().view() == CentreView::List);
    QVERIFY(desk.window().detail().pane()->isVisible());
    desk.window().centre().showView(CentreView::Research);
    QVERIFY(!desk.window().detail().pane()->isVisible());
}

void TestResearchDialog::savedAnswersAreThereAgainAndCanBeDeleted()
{
    DialogDesk desk;
    desk.server().post("/research", { { "question", "First?" } });
    desk.server().post("/research", { { "question", "Second?" } });
    desk.window().centre().showView(CentreView::Research);
    auto *saved = desk.find<QListWidget>(u"researchList"_s);
    QVERIFY(happens([&] { return saved->count() == 2; }));
    QCOMPARE(rowsOf(saved), (QStringList{ u"Second?"_s, u"First?"_s }));
    saved->setCurrentRow(1);
    QCOMPARE(desk.find<QLabel>(u"askedLabel"_s)->text(), u"First?"_s);
    QVERIFY(happens([&] { return desk.find<QPushButton>(u"deleteAnswerButton"_s)->isEnabled(); }));
    QCOMPARE(desk.press(u"deleteAnswerButton"_s), QString());
    QVERIFY(happens([&] { return desk.isOpen(u"confirmBox"_s); }));
    for (QPushButton *button : desk.dialog(u"confirmBox"_s)->findChildren<QPushButton *>()) {
        if (button->text().contains(u"Delete"_s))
            button->click();
    }
    QVERIFY(happens([&] { return saved->count() == 1; }));
    QCOMPARE(desk.server().total("/research"), 1);
}

void TestResearchDialog::anAnswerNamesItsPeriodAsTheListDoes()
{
    DialogDesk desk;
    Filter october;
    october.createdAfter = startOfDay(QDate(2026, 10, 1));
    october.createdBefore = startOfDay(QDate(2026, 11, 1));
    desk.window().centre().go(october);
    const auto *period = desk.window().findChild<QComboBox *>(u"periodCombo"_s);
    QCOMPARE(period->currentText(), u"1 Oct – 31 Oct 2026"_s);
    desk.server().post("/research",
                       { { "question", "What happened?" },
                         { "created_after", toIso(october.createdAfter->time) },
                         { "created_before", toIso(october.createdBefore->time) } });
    desk.window().centre().showView(CentreView::Research);
    auto *saved = desk.find<QListWidget>(u"researchList"_s);
    QVERIFY(happens([&] { return saved->count() == 1; }));
    saved->setCurrentRow(0);
    const QString scope = desk.find<QLabel>(u"scopeLabel"_s)->text();
    QVERIFY2(scope.startsWith(period->currentText()), qPrintable(scope));
}

void TestResearchDialog::savedAnswersAreReadWhenTheServerIsBack()
{
    DialogDesk desk;
    desk.server().post("/research", { { "question", "First?" } });
    Config config = withoutRateLimits();
    config.listen = u"127.0.0.1:%1"_s.arg(desk.backend().port());
    desk.backend().stop(); // the window does not know yet
    desk.window().centre().showView(CentreView::Research);
    desk.cutOff();
    desk.backend().start(config);
    desk.context().sync.syncNow();
    auto *saved = desk.find<QListWidget>(u"researchList"_s);
    QVERIFY(happens([&] { return saved->count() == 1; }));
}

void TestResearchDialog::aBlankQuestionIsNotAsked()
{
    DialogDesk desk;
    desk.window().centre().showView(CentreView::Research);
    QVERIFY(happens([&] { return desk.press(u"askButton"_s) == u"Write a question first."_s; }));
    desk.type(u"questionEdit"_s, u"  "_s);
    QCOMPARE(desk.press(u"askButton"_s), u"Write a question first."_s);
}

void TestResearchDialog::withoutTheServerNothingIsAsked()
{
    DialogDesk desk;
    desk.window().centre().showView(CentreView::Research);
    desk.type(u"questionEdit"_s, u"Why?"_s);
    desk.cutOff();
    QVERIFY(happens([&] { return desk.press(u"askButton"_s).contains(u"You’re offline"_s); }));
    QVERIFY(desk.says(u"researchDialog"_s).contains(u"You’re offline"_s));
}

TRIAGE_TEST(TestResearchDialog, QApplication)
#include "tst_researchdialog.moc"
