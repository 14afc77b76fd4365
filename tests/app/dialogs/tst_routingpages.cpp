// SPDX-License-Identifier: GPL-3.0-or-later
// The pages about routing as a whole: the effect of other instructions, the quality of routing, and similar
// feedback.
#include "dialogdesk.h"

#include "detail/detailview.h"
#include "dialogs/routing/sharedelegate.h"
#include "list/feedbacklistview.h"
#include "store/localstore.h"
#include "support/testprogram.h"
#include "widgets/recordtable.h"
#include "window/centrecontroller.h"
#include "window/detailcontroller.h"
#include "window/dialogs.h"
#include "window/mainwindow.h"

#include <QApplication>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QTextDocument>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

constexpr auto stripes = "misprinted zebra stripes of carpets";
constexpr auto refund = "charged twice, refund, payment, credit card";

QStringList rowOf(const RecordTable *table, int row)
{
    QStringList cells;
    for (int column = 0; column < table->columnCount(); ++column)
        cells << table->item(row, column)->text();
    return cells;
}

/// Returns the item that a detail window shows.
FeedbackId inOwnWindow()
{
    for (QWidget *each : QApplication::topLevelWidgets()) {
        if (const auto *detail = qobject_cast<DetailView *>(each); detail && detail->isVisible())
            return detail->feedback();
    }
    return {};
}

/// Returns true for a summary of items such as "Would take 1, lose 0 …".
bool tellsEffect(const DialogDesk &desk)
{
    return desk.text(u"previewSummary"_s).startsWith(u"Would take"_s);
}

} // namespace

class TestRoutingPages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void otherInstructionsTellWhatTheyWouldTake()
    {
        DialogDesk desk;
        desk.server().thresholds(0.3, 0.3);
        const BufferId textiles = desk.buffer("Textiles", { { "routing_instructions", "knots" } });
        desk.buffer("Billing", { { "routing_instructions", refund } });
        const FeedbackId zebra = desk.feedback("The zebra stripes of the carpet are misprinted");
        desk.feedback("Xylophones");
        desk.dialogs().editBuffer(textiles);
        QVERIFY(desk.text(u"previewSummary"_s).startsWith(u"Change the routing instructions"_s));
        desk.type(u"instructionsEdit"_s, QString::fromLatin1(stripes));
        QVERIFY(happens([&] { return tellsEffect(desk); }));
        QVERIFY2(desk.text(u"previewSummary"_s).startsWith(u"Would take 1, lose 0 of the last 2 items"_s),
                 qPrintable(desk.text(u"previewSummary"_s)));
        auto *table = desk.find<RecordTable>(u"previewTable"_s);
        QCOMPARE(table->rowCount(), 1);
        const QStringList row = rowOf(table, 0);
        QCOMPARE(row[0], u"The zebra stripes of the carpet are misprinted"_s);
        QCOMPARE(row[1], u"Unassigned"_s);
        QVERIFY2(row[2].startsWith(u"Textiles "_s) && row[2].endsWith(u'%'), qPrintable(row[2]));
        table->setCurrentCell(0, 0);
        QTest::keyClick(table, Qt::Key_Return);
        QVERIFY(happens([&] { return inOwnWindow() == zebra; }));
        QVERIFY(desk.isOpen(u"bufferDialog"_s));
        // Equal to the stored instructions again, so there is nothing to preview.
        desk.type(u"instructionsEdit"_s, u"knots"_s);
        QVERIFY(desk.text(u"previewSummary"_s).startsWith(u"Change the routing instructions"_s));
        QCOMPARE(table->rowCount(), 0);
    }

    void lessonsAreShownApartFromTheEffect()
    {
        DialogDesk desk;
        desk.server().thresholds(0.3, 0.3);
        const BufferId textiles = desk.buffer("Textiles", { { "routing_instructions", "knots" } });
        const BufferId billing = desk.buffer("Billing", { { "routing_instructions", refund } });
        desk.server().settled("The zebra stripes of the carpet are misprinted");
        desk.server().patch("/buffers/" + toString(textiles).toLatin1(),
                            { { "routing_instructions", stripes } });
        desk.dialogs().editBuffer(billing);
        desk.type(u"instructionsEdit"_s, u"refund of a payment"_s);
        QVERIFY(happens([&] { return tellsEffect(desk); }));
        QCOMPARE(desk.text(u"previewSummary"_s),
                 u"Would take 0, lose 0 of the last 1 items. 1 of them would be elsewhere with the stored "
                 u"instructions, too, if routed again."_s);
    }

    void instructionsThatAreTakenAwayLoseWhatTheyHeld()
    {
        DialogDesk desk;
        desk.server().thresholds(0.3, 0.3);
        const BufferId billing = desk.buffer("Billing", { { "routing_instructions", refund } });
        const FeedbackId held
            = desk.feedback("I was charged twice, please refund the second credit card payment");
        QVERIFY(happens([&] { return desk.context().store.item(held)->buffers == std::vector{ billing }; }));
        desk.dialogs().editBuffer(billing);
        desk.type(u"instructionsEdit"_s, QString());
        QVERIFY(happens([&] { return tellsEffect(desk); }));
        QVERIFY2(desk.text(u"previewSummary"_s).startsWith(u"Would take 0, lose 1 "_s),
                 qPrintable(desk.text(u"previewSummary"_s)));
        const QStringList row = rowOf(desk.find<RecordTable>(u"previewTable"_s), 0);
        QCOMPARE(row[1], u"Billing"_s);
        QCOMPARE(row[2], u"Unassigned"_s);
    }

    void theSampleAndTheTableAreTriedWithTheSameTexts()
    {
        DialogDesk desk;
        desk.server().thresholds(0.3, 0.3);
        const BufferId textiles = desk.buffer("Textiles", { { "routing_instructions", "knots" } });
        desk.buffer("Billing", { { "routing_instructions", refund } });
        desk.feedback("The zebra stripes of the carpet are misprinted");
        desk.dialogs().editBuffer(textiles);
        desk.type(u"sampleEdit"_s, u"The zebra stripes of the carpet are misprinted"_s);
        QVERIFY(happens([&] { return desk.text(u"matchLabel"_s) == u"Unassigned"_s; }));
        desk.type(u"descriptionEdit"_s, QString::fromLatin1(stripes));
        QVERIFY(happens([&] { return tellsEffect(desk); }));
        QVERIFY2(desk.text(u"previewSummary"_s).startsWith(u"Would take 1, lose 0 "_s),
                 qPrintable(desk.text(u"previewSummary"_s)));
        QVERIFY(happens([&] { return desk.text(u"matchLabel"_s) == u"Textiles"_s; }));
    }

    void aBufferThatIsNotThereYetIsTriedToo()
    {
        DialogDesk desk;
        desk.server().thresholds(0.3, 0.3);
        desk.buffer("Billing", { { "routing_instructions", refund } });
        desk.feedback("The zebra stripes of the carpet are misprinted");
        desk.dialogs().newBuffer();
        desk.type(u"instructionsEdit"_s, QString::fromLatin1(stripes));
        QVERIFY(!tellsEffect(desk)); // it has no name yet
        desk.type(u"nameEdit"_s, u"Carpets"_s);
        QVERIFY(happens([&] { return tellsEffect(desk); }));
        QVERIFY2(desk.text(u"previewSummary"_s).startsWith(u"Would take 1, lose 0 "_s),
                 qPrintable(desk.text(u"previewSummary"_s)));
    }

    void aBufferThatIsNotThereYetTakesPartInItsSample()
    {
        DialogDesk desk;
        desk.server().thresholds(0.3, 0.3);
        desk.dialogs().newBuffer();
        desk.type(u"sampleEdit"_s, u"The zebra stripes of the carpet are misprinted"_s);
        QVERIFY(happens([&] { return desk.text(u"matchLabel"_s) == u"No buffers yet"_s; }));
        QVERIFY(desk.text(u"reasoningText"_s).startsWith(u"Give this buffer a name"_s));
        desk.type(u"nameEdit"_s, u"Carpets"_s);
        desk.type(u"instructionsEdit"_s, QString::fromLatin1(stripes));
        QVERIFY(happens([&] { return desk.text(u"matchLabel"_s) == u"Carpets"_s; }));
        QVERIFY2(desk.text(u"reasoningText"_s).contains(u"zebra"_s),
                 qPrintable(desk.text(u"reasoningText"_s)));
        // Where the pane cuts it, its tip has all of it in lines.
        const QString tip = desk.find<QLabel>(u"reasoningText"_s)->toolTip();
        QVERIFY(Qt::mightBeRichText(tip));
        QTextDocument read;
        read.setHtml(tip);
        QCOMPARE(read.toPlainText(), desk.text(u"reasoningText"_s));
        const auto *candidates = desk.find<QListView>(u"candidateList"_s);
        QVERIFY(candidates->model()->index(0, 0).data().toString() == u"Carpets"_s);
        desk.type(u"sampleEdit"_s, u"Xylophones"_s);
        QVERIFY(happens([&] { return desk.text(u"matchLabel"_s) == u"Unassigned"_s; }));
        QVERIFY(desk.context().store.buffers().empty());
    }

    void theRoutingTestTriesOtherInstructionsAndSavesThem()
    {
        DialogDesk desk;
        desk.server().thresholds(0.3, 0.3);
        const BufferId textiles = desk.buffer("Textiles", { { "routing_instructions", "knots" } });
        desk.buffer("Billing", { { "routing_instructions", refund } });
        desk.dialogs().routingTest({});
        desk.type(u"sampleEdit"_s, u"The zebra stripes of the carpet are misprinted"_s);
        QVERIFY(happens([&] { return desk.text(u"matchLabel"_s) == u"Unassigned"_s; }));
        QCOMPARE(desk.press(u"saveInstructionsButton"_s), u"Change the instructions of a buffer first."_s);
        auto *list = desk.find<QListWidget>(u"routedBuffersList"_s);
        const QList<QListWidgetItem *> row = list->findItems(u"Textiles"_s, Qt::MatchExactly);
        list->setCurrentItem(row.front());
        QCOMPARE(desk.text(u"instructionsText"_s), u"knots"_s);
        desk.type(u"instructionsText"_s, QString::fromLatin1(stripes));
        QCOMPARE(row.front()->text(), u"Textiles (changed)"_s);
        QVERIFY(happens([&] { return desk.text(u"matchLabel"_s) == u"Textiles"_s; }));
        QCOMPARE(desk.server().get("/buffers/textiles")["routing_instructions"], u"knots"_s);
        QCOMPARE(desk.press(u"saveInstructionsButton"_s), QString());
        QCOMPARE(desk.press(u"confirmButton"_s), QString());
        QVERIFY(happens([&] { return row.front()->text() == u"Textiles"_s; }));
        QCOMPARE(desk.server().get("/buffers/textiles")["routing_instructions"],
                 QString::fromLatin1(stripes));
        QVERIFY(happens([&] {
            return desk.context().store.buffer(textiles)->buffer.routingInstructions
                == QLatin1StringView(stripes);
        }));
    }

    void aSavedBufferIsOfferedWhatBelongsIntoIt()
    {
        DialogDesk desk;
        desk.server().thresholds(0.3, 0.3);
        desk.buffer("Billing", { { "routing_instructions", refund } });
        const FeedbackId zebra = desk.feedback("The zebra stripes of the carpet are misprinted");
        desk.dialogs().newBuffer(u"Carpets"_s);
        desk.type(u"instructionsEdit"_s, QString::fromLatin1(stripes));
        QVERIFY(happens([&] { return tellsEffect(desk); }));
        QCOMPARE(desk.press(u"saveButton"_s), QString());
        auto *offer = desk.window().findChild<QPushButton *>(u"toastOfferButton"_s);
        QVERIFY(happens([&] { return offer->isVisible(); }));
        const QString text = desk.window().findChild<QLabel *>(u"toastLabel"_s)->text();
        QVERIFY2(text.startsWith(u"1 of the last 1 item"_s) && text.endsWith(u" in Carpets"_s),
                 qPrintable(text));
        offer->click();
        QVERIFY(happens([&] {
            const std::optional<ShownItem> item = desk.context().store.item(zebra);
            return item->buffers.size() == 1
                && desk.context().store.buffer(item->buffers.front())->buffer.name == u"Carpets"_s;
        }));
        QVERIFY(!offer->isVisible());
    }

    void theAnswerToTheLastTextIsShown()
    {
        DialogDesk desk;
        desk.server().thresholds(0.3, 0.3);
        const BufferId textiles = desk.buffer("Textiles", { { "routing_instructions", "knots" } });
        desk.buffer("Billing", { { "routing_instructions", refund } });
        desk.feedback("The zebra stripes of the carpet are misprinted");
        desk.dialogs().editBuffer(textiles);
        desk.type(u"instructionsEdit"_s, u"xylophones"_s);
        QTest::qWait(320); // the first request was sent, or is about to be
        desk.type(u"instructionsEdit"_s, QString::fromLatin1(stripes));
        QVERIFY(
            happens([&] { return desk.text(u"previewSummary"_s).startsWith(u"Would take 1, lose 0 "_s); }));
    }

    void anErrorIsToldInPlaceAndAskedAgain()
    {
        DialogDesk desk;
        const BufferId carpets = desk.buffer("Carpets");
        desk.dialogs().editBuffer(carpets);
        desk.server().remove("/buffers/" + toString(carpets).toLatin1());
        desk.type(u"instructionsEdit"_s, QString::fromLatin1(stripes));
        auto *retry = desk.find<QPushButton>(u"previewRetryButton"_s);
        QVERIFY(happens([&] { return retry->isVisible(); }));
        QVERIFY(!tellsEffect(desk));
        desk.server().post("/buffers/" + toString(carpets).toLatin1() + "/restore");
        QCOMPARE(desk.press(u"previewRetryButton"_s), QString());
        QVERIFY2(
            happens([&] { return desk.text(u"previewSummary"_s) == u"No feedback to test with yet."_s; }),
            qPrintable(desk.text(u"previewSummary"_s)));
        QVERIFY(!retry->isVisible());
    }

    void withoutTheServerNothingIsTriedAndSaysSo()
    {
        DialogDesk desk;
        const BufferId carpets = desk.buffer("Carpets");
        desk.dialogs().editBuffer(carpets);
        desk.cutOff();
        desk.type(u"instructionsEdit"_s, QString::fromLatin1(stripes));
        QVERIFY(desk.text(u"previewSummary"_s).startsWith(u"You’re offline."_s));
    }

    void disabledRoutingIsShownAndTriesNothing()
    {
        DialogDesk desk;
        const BufferId carpets = desk.buffer("Carpets");
        desk.dialogs().editBuffer(carpets);
        desk.server().switchRouting(false);
        QVERIFY(happens(
            [&] { return desk.text(u"previewSummary"_s).startsWith(u"AI routing is switched off for "_s); }));
    }

    void aRoutingTestTellsHowSureItIs()
    {
        DialogDesk desk(DialogDesk::As::Member);
        desk.server().thresholds(2, 0.05);
        desk.buffer("Billing", { { "routing_instructions", refund } });
        desk.buffer("Crashes", { { "routing_instructions", "crash, freeze, the app closes itself" } });
        desk.dialogs().routingTest({});
        desk.type(u"sampleEdit"_s, u"I was charged twice, please refund the credit card payment"_s);
        QVERIFY(happens([&] { return desk.text(u"matchLabel"_s) == u"Billing"_s; }));
        QVERIFY(desk.text(u"reasoningText"_s).endsWith(u"It would be marked for review."_s));
        const auto *list = desk.find<QListView>(u"candidateList"_s);
        QVERIFY(list->isVisible());
        const QModelIndex first = list->model()->index(0, 0);
        QCOMPARE(first.data().toString(), u"Billing"_s);
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().endsWith(u'%'));
        desk.type(u"sampleEdit"_s, QString());
        QVERIFY(!list->isVisible());
    }

    void qualityTellsWhatPeopleMadeOfDecisions()
    {
        DialogDesk desk;
        desk.server().thresholds(2, 0.05);
        const QByteArray billing
            = toString(desk.buffer("Billing", { { "routing_instructions", refund } })).toLatin1();
        const QByteArray bugs
            = toString(desk.buffer("Crashes", { { "routing_instructions", "crash" } })).toLatin1();
        desk.window().centre().showView(CentreView::Quality);
        const auto title = [&] {
            return desk.find<QLabel>(u"stateTitle"_s)->text();
        };
        QVERIFY(happens([&] { return title() == u"Nothing was routed in the last weeks"_s; }));
        desk.window().centre().showView(CentreView::List);
        QVERIFY(!desk.isOpen(u"qualityDialog"_s));
        const char *text = "I was charged twice, please refund the credit card payment";
        desk.server().assign(billing, desk.server().settled(text));
        const QByteArray wrong = desk.server().settled(text);
        desk.server().assign(bugs, wrong);
        desk.server().takeOut(billing, wrong);
        desk.window().centre().showView(CentreView::Quality);
        auto *buffers = desk.find<RecordTable>(u"qualityBufferTable"_s);
        QVERIFY(happens([&] { return buffers->isVisible(); }));
        QVERIFY(desk.window().focusWidget() == buffers);
        QCOMPARE(rowOf(buffers, 0).join(u' '), u"Billing 2 1 1 0 50%"_s);
        QCOMPARE(rowOf(buffers, 1).join(u' '), u"Crashes 0 0 0 1 –"_s);
        QCOMPARE(buffers->item(0, 5)->data(ShareDelegate::ShareRole).toDouble(), 0.5);
        QVERIFY(!buffers->item(1, 5)->data(ShareDelegate::ShareRole).isValid());
        QVERIFY(buffers->item(0, 5)->data(ShareDelegate::FaintRole).toBool());
        QVERIFY(buffers->item(0, 5)->toolTip().contains(u"too few"_s));
        QCOMPARE(desk.find<RecordTable>(u"qualityBandTable"_s)->rowCount(), 4);
        QCOMPARE(desk.find<RecordTable>(u"qualityBinTable"_s)->rowCount(), 10);
        auto *weeks = desk.find<RecordTable>(u"qualityWeekTable"_s);
        QCOMPARE(weeks->rowCount(), 12);
        QCOMPARE(rowOf(weeks, 0).mid(1).join(u' '), u"2 0 2 50%"_s);
        QVERIFY(desk.text(u"qualitySummary"_s).startsWith(u"Of 2 decisions"_s));
    }

    void qualityIsReadWhenTheServerIsBack()
    {
        DialogDesk desk;
        desk.cutOff();
        desk.window().centre().showView(CentreView::Quality);
        QVERIFY(desk.find<QLabel>(u"stateTitle"_s)->text().startsWith(u"Available when"_s));
        QVERIFY(desk.says(u"qualityDialog"_s).startsWith(u"You’re offline."_s));
    }

    void similarFeedbackIsListedAndOpened()
    {
        DialogDesk desk;
        const FeedbackId first = desk.feedback("The export to PDF loses columns");
        const FeedbackId second = desk.feedback("Columns are missing in the PDF export");
        desk.feedback("Xylophones");
        // The server compares new items in the background.
        QVERIFY(happens([&] {
            return !desk.server().get("/feedback/" + encodeId(first.value()) + "/similar").items().isEmpty();
        }));
        // A possible duplicate is not listed as similar, too.
        QCOMPARE(
            desk.server()
                .put("/feedback/" + encodeId(second.value()) + "/not-duplicates/" + encodeId(first.value()))
                .outcome(),
            u"204"_s);
        MainWindow &window = desk.window();
        QVERIFY(happens([&] {
            window.centre().goTo(first);
            return window.detail().activeView().feedback() == first;
        }));
        auto *list = window.detail().activeView().findChild<QListView *>(u"similarList"_s);
        QCOMPARE(list->accessibleName(), u"Similar feedback"_s);
        QVERIFY(happens([&] { return list->isVisible() && list->model()->rowCount() > 0; }));
        const QModelIndex row = list->model()->index(0, 0);
        QCOMPARE(row.data().toString(), u"Columns are missing in the PDF export"_s);
        QVERIFY(row.data(Qt::AccessibleTextRole).toString().contains(u"alike, in common: "_s));
        list->setFocus();
        list->setCurrentIndex(row);
        QTest::keyClick(list, Qt::Key_Return);
        QVERIFY(happens([&] { return window.detail().activeView().feedback() == second; }));
    }
};

TRIAGE_TEST(TestRoutingPages, QApplication)
#include "tst_routingpages.moc"
