// SPDX-License-Identifier: GPL-3.0-or-later
// The detail shows an item as the store has it and emits requests for changes.
#include "actions/commandtable.h"
#include "actions/preferences.h"
#include "client/retry.h"
#include "detail/chiplist.h"
#include "detail/detailrequest.h"
#include "detail/detailtext.h"
#include "detail/detailview.h"
#include "detail/suggestiondelegate.h"
#include "detail/suggestionpanel.h"
#include "models/roles.h"
#include "store/presentpeople.h"
#include "support/spokenitems.h"
#include "support/testprogram.h"
#include "viewdesk.h"
#include "widgets/keybutton.h"

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDropEvent>
#include <QLabel>
#include <QListView>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextLayout>
#include <QToolButton>

#include <functional>
#include <map>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// Answers when the test says so.
struct Answers
{
    std::function<void(Result<RoutingDetails>)> routing;
    std::function<void(Result<std::vector<SimilarFeedback>>)> similar;
    std::vector<FeedbackId> similarAsked;

    DetailSources sources()
    {
        DetailSources made;
        made.routing = [this](FeedbackId, QObject *, std::function<void(Result<RoutingDetails>)> done) {
            routing = std::move(done);
        };
        made.similar = [this](FeedbackId id, QObject *,
                              std::function<void(Result<std::vector<SimilarFeedback>>)> done) {
            similarAsked.push_back(id);
            similar = std::move(done);
        };
        return made;
    }
};

} // namespace

class TestDetailView : public QObject
{
    Q_OBJECT

    template <typename T>
    static T *part(DetailView &view, const QString &name)
    {
        return view.findChild<T *>(name);
    }
    static QString rows(DetailView &view, const QString &name)
    {
        QStringList words;
        const QAbstractItemModel *model = part<QListView>(view, name)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            words += model->index(row, 0).data().toString();
        return words.join(u", "_s);
    }

private Q_SLOTS:
    void anItemIsShownAndFollowed()
    {
        ViewDesk desk(u"Inbox: crash* | Billing: crash"_s);
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.resize(420, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        QCOMPARE(part<QLabel>(view, u"detailTitle"_s)->text(), u"crash"_s);
        QCOMPARE(rows(view, u"detailBuffers"_s), u"Billing, Inbox"_s);
        QVERIFY(part<QPushButton>(view, u"looksRightButton"_s)->isVisible());
        QVERIFY(part<QLabel>(view, u"detailMeta"_s)->text().contains(toString(desk.item(u"crash"_s))));
        desk.desk.server.feedback(u"crash"_s).needsReview = false;
        desk.desk.server.take(u"crash"_s, u"Billing"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(rows(view, u"detailBuffers"_s), u"Inbox"_s);
        QVERIFY(!part<QPushButton>(view, u"looksRightButton"_s)->isVisible());
    }

    void thePeopleAtTheItemAreNamed()
    {
        ViewDesk desk(u"Inbox: crash, slow"_s);
        const MemberId kim = desk.desk.server.member(u"Kim"_s).id;
        const MemberId ada = desk.desk.server.member(u"Ada"_s).id;
        desk.desk.server.tellMember(u"Kim"_s);
        desk.desk.server.tellMember(u"Ada"_s);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        const auto *people = part<QWidget>(view, u"peopleStrip"_s);
        QVERIFY(!people->isVisible());
        QCoreApplication::processEvents();
        const QPoint button = part<QWidget>(view, u"workActions"_s)->mapTo(&view, QPoint());
        PresentPeople &present = desk.desk.store().present();
        present.set({ { ada, desk.item(u"crash"_s), false }, { kim, desk.item(u"crash"_s), true } });
        QVERIFY(people->isVisible());
        QCoreApplication::processEvents();
        QCOMPARE(part<QWidget>(view, u"workActions"_s)->mapTo(&view, QPoint()), button); // it was aimed at
        const auto words = [people] {
            return people->findChildren<QLabel *>()
                .last()
                ->text()
                .remove(QChar(0x2068))
                .remove(QChar(0x2069));
        };
        QCOMPARE(words(), u"Kim is writing a note · Ada is looking at this"_s);
        const auto sign = [people] {
            return people->findChildren<QLabel *>().first()->pixmap().toImage();
        };
        // The list has the same sign for the same people.
        const auto drawn = [&desk, &sign](const QString &icon) {
            return desk.theme.icon(icon, Ink::TextSecondary).pixmap(sign().size()).toImage();
        };
        QCOMPARE(sign(), drawn(u"edit"_s));
        view.setFeedback(desk.item(u"slow"_s));
        QVERIFY(!people->isVisible());
        view.setFeedback(desk.item(u"crash"_s));
        std::vector<PresentMember> many;
        for (qint64 each = 1; each <= 5; ++each)
            many.push_back({ MemberId(each), desk.item(u"crash"_s), false });
        present.set(many);
        QVERIFY2(words().startsWith(u"Somebody is looking at this"_s) && words().endsWith(u" · +2"_s),
                 qPrintable(words()));
        QCOMPARE(sign(), drawn(u"face"_s));
        present.set({});
        QVERIFY(!people->isVisible());
    }

    void aNarrowPaneIsNotWiderThanItself()
    {
        ViewDesk desk(u"Inbox: crash* | Billing: crash"_s);
        desk.desk.server.triage(u"crash"_s).tags = { QString(triagerules::maxTagLength, u'W') };
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        desk.theme.setTextScale(2);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(490, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        QTRY_VERIFY(part<QToolButton>(view, u"tagChip"_s)->isVisible());
        const auto *scroll = view.findChild<QScrollArea *>();
        QTRY_VERIFY2(scroll->widget()->width() <= scroll->viewport()->width(),
                     qPrintable(QString::number(scroll->widget()->width())));
        const auto *why = part<QPushButton>(view, u"whyButton"_s);
        QTRY_VERIFY(why->mapTo(&view, QPoint(why->width(), 0)).x() <= view.width());
        desk.theme.setTextScale(1);
    }

    void textsAreShownAsPlainText()
    {
        ViewDesk desk(u"Inbox: -"_s);
        const QString wild = u"<b>bold</b> <img src=x> & so on"_s;
        desk.desk.server.put(wild, u"Inbox"_s);
        desk.desk.server.feedback(wild).description = wild;
        desk.desk.server.tellItem(wild);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.setFeedback(desk.item(wild));
        QCOMPARE(part<DetailText>(view, u"detailText"_s)->toPlainText(), wild);
        for (QLabel *label : view.findChildren<QLabel *>())
            QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'),
                     qPrintable(label->objectName()));
    }

    void theWordsOfASearchAreWalkedThrough()
    {
        ViewDesk desk(u"Inbox: -"_s);
        desk.desk.server.put(u"crash"_s, u"Inbox"_s);
        desk.desk.server.feedback(u"crash"_s).description = u"A card and a card and a Card."_s;
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.setFeedback(desk.item(u"crash"_s));
        QVERIFY(!view.stepMatch(1));
        view.setSearch(u"card"_s);
        auto *text = part<DetailText>(view, u"detailText"_s);
        QCOMPARE(text->matchCount(), 3);
        QSignalSpy shown(text, &DetailText::matchShown);
        for (int i = 0; i < 4; ++i)
            QVERIFY(view.stepMatch(1));
        QVERIFY(view.stepMatch(-1));
        QCOMPARE(shown.size(), 5);
        QCOMPARE(shown[3], shown[0]); // round at the end
    }

    void wordsWithATypingErrorAreMarkedWhereTheListHasThem()
    {
        ViewDesk desk(u"Inbox: -"_s);
        desk.desk.server.put(u"crash"_s, u"Inbox"_s);
        desk.desk.server.feedback(u"crash"_s).description = u"A refund, two refunds."_s;
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.setFeedback(desk.item(u"crash"_s));
        auto *text = part<DetailText>(view, u"detailText"_s);
        view.setSearch(u"refnud"_s);
        QCOMPARE(text->matchCount(), 0);
        view.setSearch(u"refnud"_s, true);
        QCOMPARE(text->matchCount(), 1);
        QVERIFY(view.stepMatch(1));
    }

    void reasonsComeLaterAndOnlyForTheItemInView()
    {
        ViewDesk desk(u"Inbox: crash, other | Billing: -"_s);
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.setFeedback(desk.item(u"crash"_s));
        QCOMPARE(rows(view, u"whyHereList"_s), QString());
        RoutingDetails details;
        details.candidates = { { desk.buffer(u"Billing"_s), 0.7, u"invoice"_s } };
        answers.routing(details);
        QCOMPARE(rows(view, u"whyHereList"_s),
                 u"Inbox, Billing"_s); // put there by hand, and what the classifier thought
        const QAbstractItemModel *why = part<QListView>(view, u"whyHereList"_s)->model();
        QCOMPARE(why->index(0, 0).data(Qt::AccessibleTextRole).toString(), u"Inbox, by hand"_s);
        QCOMPARE(why->index(1, 0).data(Qt::AccessibleTextRole).toString(), u"Billing, 70%: invoice"_s);
        view.setFeedback(desk.item(u"other"_s));
        QCOMPARE(rows(view, u"whyHereList"_s), QString());
        answers.routing(unavailable(u"Away."_s));
        QVERIFY(!part<QLabel>(view, u"whyHereNote"_s)->text().isEmpty());
    }

    void unlikelyBuffersAreNotListed()
    {
        ViewDesk desk(u"Inbox: crash | Billing: - | Ideas: -"_s);
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.setFeedback(desk.item(u"crash"_s));
        RoutingDetails details;
        details.candidates = { { desk.buffer(u"Billing"_s), 0.7, {} },
                               { desk.buffer(u"Ideas"_s), 0.012, {} },
                               { desk.buffer(u"Inbox"_s), 0.004, {} } };
        answers.routing(details);
        QCOMPARE(rows(view, u"whyHereList"_s), u"Billing, Inbox"_s); // it is in that one, so it says why
    }

    void theTextComesFirstAndLargest()
    {
        ViewDesk desk(u"Inbox: crash*"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(480, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        auto *text = part<DetailText>(view, u"detailText"_s);
        const auto topOf = [&view](const QWidget *widget) {
            return widget->mapTo(&view, QPoint()).y();
        };
        const auto sizeOf = [](const QWidget *widget) {
            return widget->font().pointSizeF();
        };
        auto *meta = part<QLabel>(view, u"detailMeta"_s);
        for (const QWidget *below :
             { static_cast<QWidget *>(meta), part<QWidget>(view, u"detailBuffers"_s),
               part<QWidget>(view, u"reviewStrip"_s), part<QWidget>(view, u"whyHereNote"_s) })
            QTRY_VERIFY2(topOf(text) < topOf(below), qPrintable(below->objectName()));
        QVERIFY(sizeOf(text) > sizeOf(meta) * 1.25);
        QVERIFY(sizeOf(text) > QApplication::font().pointSizeF() * 1.15);
        QCOMPARE(text->document()->firstBlock().blockFormat().lineHeight(),
                 qreal(desk.theme.readingHeight(app::Type::Reading)));
        const double before = sizeOf(text);
        view.setTriage(true);
        QVERIFY(sizeOf(text) > before * 1.2);
        view.setTriage(false);
        QCOMPARE(sizeOf(text), before);
    }

    void aTitleOfOneLongWordStaysInThePane()
    {
        ViewDesk desk(u"Inbox: crash, slow"_s);
        desk.desk.server.feedback(u"crash"_s).title = u"Donaudampfschifffahrtsgesellschaft"_s.repeated(5);
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(400, 600);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        const auto *title = part<QLabel>(view, u"detailTitle"_s);
        QTRY_VERIFY(title->height() >= 2 * title->fontMetrics().height());
        QVERIFY2(title->mapTo(&view, QPoint(title->width(), 0)).x() <= view.width(),
                 qPrintable(u"%1"_s.arg(title->width())));
    }

    void theOtherItemsOfAPersonAreOneClickAway()
    {
        ViewDesk desk(u"Inbox: crash, slow"_s);
        desk.desk.server.feedback(u"crash"_s).submittedBy = u"ida & <b>co</b>"_s;
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        auto *submitter = part<QToolButton>(view, u"submitterButton"_s);
        QVERIFY(submitter->isVisible());
        QCOMPARE(submitter->text(), u"ida && <b>co</b>"_s);
        QCOMPARE(submitter->font(), part<QLabel>(view, u"detailMeta"_s)->font());
        QSignalSpy opened(&view, &DetailView::submitterOpened);
        submitter->click();
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened[0][0].toString(), u"ida & <b>co</b>"_s);
        view.setFeedback(desk.item(u"slow"_s));
        QVERIFY(!submitter->isVisible());
    }

    void aLongSubmitterStandsBelowTheOtherDetailsInANarrowPane()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        desk.desk.server.feedback(u"crash"_s).submittedBy = u"usr_0123456789abcdef0123456789abcdef"_s;
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(270, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        const auto *submitter = part<QToolButton>(view, u"submitterButton"_s);
        const auto *meta = part<QLabel>(view, u"detailMeta"_s);
        QTRY_VERIFY(meta->width() > 140);
        QTRY_VERIFY(submitter->mapTo(&view, QPoint()).y()
                    >= meta->mapTo(&view, QPoint(0, meta->height())).y());
    }

    void anAddressIsOpenedAfterALookAtWhereItLeads()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        DetailText text(desk.theme);
        text.resize(600, 200);
        text.show();
        text.setText(u"It fails (see https://pаypal.example/login?a=1&b=2). Thanks."_s);
        text.setFocus();
        QTest::keyClick(&text, Qt::Key_Return);
        auto *question = text.findChild<QMessageBox *>(u"confirmBox"_s);
        QVERIFY(question);
        // The second letter is Cyrillic: the name of the network shows it.
        QVERIFY2(question->text().contains(u"xn--"_s), qPrintable(question->text()));
        QVERIFY2(question->text().endsWith(u"/login?a=1&b=2"_s), qPrintable(question->text()));
        question->button(QMessageBox::Cancel)->click();
        QTRY_VERIFY(!text.findChild<QMessageBox *>(u"confirmBox"_s));
        text.setText(u"Neither ftp://old.example nor javascript:alert(1) is one"_s);
        QTest::keyClick(&text, Qt::Key_Return);
        QVERIFY(!text.findChild<QMessageBox *>(u"confirmBox"_s));
    }

    void aDoubtIsOneLineWithTheKeysThatEndIt()
    {
        ViewDesk desk(u"Inbox: crash*"_s);
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.resize(480, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        auto *strip = part<QWidget>(view, u"reviewStrip"_s);
        QVERIFY(strip->isVisible());
        QTRY_COMPARE(strip->height(), desk.theme.side(28));
        const auto said = [strip] {
            QStringList words;
            for (const QLabel *label : strip->findChildren<QLabel *>())
                words += label->text();
            return words.join(QString());
        };
        QCOMPARE(said(), u"Needs review"_s); // nothing is known yet
        RoutingDetails details;
        details.candidates = { { desk.buffer(u"Inbox"_s), 0.56, {} } };
        answers.routing(details);
        QCOMPARE(said(), u"Not sure: 56%"_s);
        details.reasoning = u"Matched on “card”."_s;
        answers.routing(details);
        QCOMPARE(said(), u"Not sure: 56% · Matched on “card”."_s);
        details.reasoning = u"No clear match. Closest: Billing (30%)."_s;
        details.candidates.clear();
        desk.desk.server.take(u"crash"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        answers.routing(details);
        QTRY_COMPARE(said(), u"No clear match. Closest: Billing (30%)."_s);
        const int line = strip->height();
        view.resize(200, 700); // or with large letters
        QTRY_VERIFY(strip->height() > line);
        QTRY_VERIFY(part<QPushButton>(view, u"whyButton"_s)->geometry().right() < 200); // they wrap, too
    }

    void spareRoomIsBelowTheItem()
    {
        ViewDesk desk(u"Inbox: crash | Billing: -"_s);
        desk.desk.server.feedback(u"crash"_s).description.clear();
        desk.desk.server.triage(u"crash"_s).tags = { u"app"_s, u"export"_s };
        desk.desk.server.tellItem(u"crash"_s);
        desk.desk.follow();
        desk.desk.signIn(u"Ida"_s, { u"app"_s });
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.resize(600, 1600);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        RoutingDetails details;
        details.reasoning = u"Its words are those of Inbox."_s;
        details.candidates = { { desk.buffer(u"Inbox"_s), 0.8, {} } };
        answers.routing(details);
        auto *tags = part<QWidget>(view, u"tagRow"_s);
        auto *why = part<QWidget>(view, u"whyHereNote"_s);
        QTRY_VERIFY(tags->isVisible() && why->isVisible());
        const auto topOf = [&view](const QWidget *widget) {
            return widget->mapTo(&view, QPoint()).y();
        };
        constexpr int maxGap = 60;
        QTRY_VERIFY(topOf(why) - topOf(tags) - tags->height() < maxGap);
        QTRY_VERIFY(topOf(why) < 300);
    }

    void theReasonIsOneLineAndTheRestIsFolded()
    {
        ViewDesk desk(u"Inbox: crash | Billing: - | Ideas: - | Cards: - | Other: -"_s);
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.resize(480, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        auto *reason = part<QLabel>(view, u"whyHereNote"_s);
        auto *list = part<QListView>(view, u"whyHereList"_s);
        const QWidget *lines = reason->parentWidget();
        const int height = lines->sizeHint().height();
        RoutingDetails details;
        details.reasoning
            = u"A reason that is much longer than the line on which it has to stand. "_s.repeated(4);
        details.candidates = { { desk.buffer(u"Inbox"_s), 0.5, {} },
                               { desk.buffer(u"Billing"_s), 0.22, {} },
                               { desk.buffer(u"Ideas"_s), 0.148, {} },
                               { desk.buffer(u"Cards"_s), 0.14, {} },
                               { desk.buffer(u"Other"_s), 0.04, {} } };
        answers.routing(details);
        QVERIFY(!list->isVisible());
        QCOMPARE(lines->sizeHint().height(), height); // nothing below moved
        QVERIFY(reason->height() < 2 * reason->fontMetrics().height());
        view.showWhy();
        QVERIFY(list->isVisible());
        QCOMPARE(list->model()->rowCount(), 5);
        QSignalSpy left(&view, &DetailView::left);
        view.showWhy();
        QVERIFY(!list->isVisible());
        QCOMPARE(left.size(), 1); // the keys go back to where they came from
    }

    void suggestionsHaveTheirRoomBeforeTheyArrive()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        SuggestionPanel panel(desk.theme);
        panel.resize(600, 200);
        panel.setNote(u"Looking for suggestions…"_s);
        panel.show();
        const int height = panel.sizeHint().height();
        std::vector<Suggestion> offered;
        for (int count = 0; count < SuggestionPanel::maxSuggestions; ++count) {
            offered.push_back({ BufferId(count + 1),
                                u"Billing"_s,
                                {},
                                0.5,
                                u"“bill” points to “Billing”."_s,
                                QString::number(count + 1),
                                count == 0 });
            panel.setSuggestions(offered);
            QCOMPARE(panel.sizeHint().height(), height);
        }
        auto *list = panel.findChild<QListWidget *>(u"suggestionList"_s);
        QCOMPARE(list->item(0)->data(SuggestionDelegate::ActRole).toString(), u"Looks Right"_s);
        QCOMPARE(list->item(1)->data(SuggestionDelegate::ActRole).toString(), u"Move Here"_s);
        QCOMPARE(list->item(0)->data(SuggestionDelegate::WordsRole).toString(), u"“bill”"_s);
        QVERIFY(list->sizeHintForRow(0) * SuggestionPanel::maxSuggestions <= list->height());
    }

    void buttonsShowTheirKeys()
    {
        Theme theme;
        KeyButton button(u"Undo"_s, theme);
        const int plain = button.sizeHint().width();
        QAction action;
        action.setShortcut(Qt::CTRL | Qt::Key_Z);
        button.showKeyOf(action);
        QCOMPARE(button.keyText(), u"Ctrl+Z"_s);
        QVERIFY(button.sizeHint().width() > plain);
        action.setShortcut(Qt::CTRL | Qt::Key_Return); // another key in the preferences
        QCOMPARE(button.keyText(), u"Ctrl+↵"_s);
        action.setShortcut({});
        QCOMPARE(button.sizeHint().width(), plain);
        KeyButton narrow(u"Undo"_s, theme);
        narrow.setKey(Qt::CTRL | Qt::Key_Z);
        for (KeyButton *each : { &button, &narrow })
            each->resize(button.sizeHint());
        QCOMPARE(narrow.grab().toImage(), button.grab().toImage()); // the words are whole
    }

    void similarItemsAreRequestedOnceAPersonStays()
    {
        ViewDesk desk(u"Inbox: crash, other, third"_s);
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.resize(420, 700);
        view.show();
        for (const QString &title : { u"crash"_s, u"other"_s, u"third"_s })
            view.setFeedback(desk.item(title));
        QVERIFY(answers.similarAsked.empty()); // going past asks for nothing
        auto *list = part<QListView>(view, u"similarList"_s);
        QVERIFY(!list->isVisible());
        QTRY_COMPARE(answers.similarAsked.size(), size_t(1));
        QCOMPARE(answers.similarAsked.front().value(), desk.item(u"third"_s).value());
        SimilarFeedback alike;
        alike.id = desk.item(u"crash"_s);
        alike.excerpt = u"It crashes"_s;
        alike.similarity = 0.62;
        alike.sharedWords = { u"crashes"_s, u"export"_s };
        answers.similar(std::vector{ alike });
        QVERIFY(list->isVisible());
        QCOMPARE(rows(view, u"similarList"_s), u"It crashes"_s);
        QCOMPARE(list->model()->index(0, 0).data(Qt::AccessibleTextRole).toString(),
                 u"It crashes, 62% alike, in common: crashes, export"_s);
        QSignalSpy opened(&view, &DetailView::feedbackOpened);
        list->setCurrentIndex(list->model()->index(0, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.front()[0].value<FeedbackId>().value(), desk.item(u"crash"_s).value());
        view.setFeedback(desk.item(u"other"_s));
        QVERIFY(!list->isVisible());
        QCOMPARE(rows(view, u"similarList"_s), QString());
    }

    void aPossibleDuplicateIsNotListedAsAlikeAgain()
    {
        ViewDesk desk(u"Inbox: crash, boom, bang"_s);
        Answers answers;
        DetailSources sources = answers.sources();
        std::function<void(Result<Duplicates>)> same;
        sources.duplicates = [&same](FeedbackId, QObject *, std::function<void(Result<Duplicates>)> done) {
            same = std::move(done);
        };
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), sources);
        view.resize(420, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        QTRY_VERIFY(answers.similar && same);
        const auto alike = [&desk](const QString &title) {
            SimilarFeedback item;
            item.id = desk.item(title);
            item.excerpt = title;
            return item;
        };
        answers.similar(std::vector{ alike(u"boom"_s), alike(u"bang"_s) });
        QCOMPARE(rows(view, u"similarList"_s), u"boom, bang"_s);
        Duplicates duplicates;
        duplicates.canonical = desk.item(u"crash"_s);
        duplicates.suggestions = { { desk.item(u"boom"_s), 0.99, {} } };
        same(duplicates);
        QCOMPARE(rows(view, u"similarList"_s), u"bang"_s);
    }

    void withoutTheServerWhatIsAlikeIsNotKnown()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        QTRY_COMPARE(answers.similarAsked.size(), size_t(1));
        answers.similar(unavailable(u"Away."_s));
        auto *note = part<QLabel>(view, u"similarNote"_s);
        QVERIFY(note->isVisible());
        QVERIFY(note->text().contains(u"back online"_s));
        view.refreshSources(); // the server is back
        QTRY_COMPARE(answers.similarAsked.size(), size_t(2));
        answers.similar(std::vector<SimilarFeedback>());
        QVERIFY(!note->isVisible());
    }

    void aPartThatFailedIsRequestedAgainByItself()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        std::map<QString, int> requests;
        // Each fails twice, and is answered then.
        const auto source = [&requests]<typename T>(const QString &part, const T &value) {
            return
                [&requests, part, value](FeedbackId, QObject *context, std::function<void(Result<T>)> done) {
                    const bool fails = ++requests[part] < 3;
                    const auto problemType
                        = requests[part] == 1 ? ProblemType::InternalError : ProblemType::RateLimited;
                    const Result<T> answer = fails ? Result<T>(problem(problemType, {})) : Result<T>(value);
                    QMetaObject::invokeMethod(
                        context, [done, answer] { done(answer); }, Qt::QueuedConnection);
                };
        };
        SimilarFeedback alike;
        alike.excerpt = u"It crashes"_s;
        DetailSources sources;
        sources.routing = source(u"routing"_s, RoutingDetails());
        sources.targets = source(u"targets"_s, std::vector<Target>());
        sources.similar = source(u"similar"_s, std::vector{ alike });
        sources.duplicates = source(u"duplicates"_s, Duplicates());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), sources);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        for (const QString &part : { u"routing"_s, u"targets"_s, u"similar"_s, u"duplicates"_s })
            QTRY_COMPARE(requests[part], 3);
        QTRY_COMPARE(rows(view, u"similarList"_s), u"It crashes"_s);
        QVERIFY(!part<QLabel>(view, u"similarNote"_s)->isVisible());
    }

    void onlyAPartThatMaySucceedLaterIsRequestedAgainByItself()
    {
        for (const ProblemType type : allProblemTypes()) {
            int requests = 0;
            const auto source = [&requests, type](FeedbackId, QObject *, const auto &done) {
                ++requests;
                done(problem(type, u"No."_s));
            };
            DetailRequest request(DetailSources::Request<Duplicates>(source), 0ms, [](const auto &) {});
            request.setFeedback(FeedbackId(1));
            QCOMPARE(requests, 1);
            QVERIFY2(request.isWaiting() == isPassing(problem(type, {})), qPrintable(QString(slugOf(type))));
            request.retry(); // the server is back
            QCOMPARE(requests, 2);
        }
    }

    void anItemThatWasAloneIsComparedWithThoseThatArrive()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        QTRY_COMPARE(answers.similarAsked.size(), size_t(1));
        answers.similar(std::vector<SimilarFeedback>());
        desk.desk.server.put(u"It crashes"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(answers.similarAsked.size(), size_t(2));
        desk.desk.server.put(u"It crashes, too"_s, u"Inbox"_s); // while the server answers
        QVERIFY(desk.desk.follow());
        answers.similar(std::vector<SimilarFeedback>());
        QTRY_COMPARE(answers.similarAsked.size(), size_t(3));
    }

    void anItemThatIsBeingRoutedShowsItsReasonsOnceItIs()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        int requests = 0;
        DetailSources sources;
        sources.routing = [&requests](FeedbackId, QObject *, const auto &) {
            ++requests;
        };
        const auto becomes = [&desk](RoutingStatus status) {
            desk.desk.server.feedback(u"crash"_s).routingStatus = status;
            desk.desk.server.tellItem(u"crash"_s);
            return desk.desk.follow();
        };
        QVERIFY(becomes(RoutingStatus::Pending));
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), sources);
        view.setFeedback(desk.item(u"crash"_s));
        QCOMPARE(requests, 1);
        QVERIFY(becomes(RoutingStatus::Routed));
        QTRY_COMPARE(requests, 2);
    }

    void linesStayShortEnoughToRead()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(1600, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        auto *text = part<DetailText>(view, u"detailText"_s);
        auto *edit = part<QPlainTextEdit>(view, u"noteEdit"_s);
        QTRY_COMPARE(text->width(), desk.theme.measure());
        QTRY_COMPARE(edit->mapTo(&view, QPoint()).x(), text->mapTo(&view, QPoint()).x());
        view.resize(300, 700);
        QTRY_COMPARE(text->width(), 300 - 2 * space::l);
    }

    void inNoBufferTheButtonSaysWhatItDoes()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        auto *add = part<QToolButton>(view, u"addBufferButton"_s);
        QCOMPARE(add->toolButtonStyle(), Qt::ToolButtonIconOnly);
        desk.desk.server.take(u"crash"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(add->toolButtonStyle(), Qt::ToolButtonTextBesideIcon);
        QVERIFY(!part<ChipList>(view, u"detailBuffers"_s)->isVisible());
    }

    void thePaneIsBlankNextToTheFirstSteps()
    {
        const auto words = [](const QString &board) {
            ViewDesk desk(board);
            DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
            view.resize(420, 700);
            view.show();
            view.setFeedback({});
            QStringList shown;
            for (const auto *label : view.findChildren<QLabel *>()) {
                if (label->isVisible() && !label->text().isEmpty())
                    shown << label->text();
            }
            for (const auto *button : view.findChildren<QAbstractButton *>()) {
                if (button->isVisible())
                    shown << button->text();
            }
            return shown;
        };
        QCOMPARE(words(u"Nowhere: -"_s), QStringList());
        QVERIFY(words(u"Inbox: crash"_s).contains(u"Nothing selected"_s));
    }

    void thePlusStandsNextToTheChipsAlsoWhereTheWorkIsBelowThem()
    {
        ViewDesk desk(u"Inbox: crash | Billing: crash"_s);
        const QTemporaryDir folder;
        Preferences preferences(folder.filePath(u"settings.ini"_s));
        ActionRegistry actions(preferences);
        for (const CommandRow &row : CommandTable::rows())
            actions.add(CommandTable::commandOf(row), [] {});
        desk.theme.setTextScale(2);
        const auto usual = qScopeGuard([&desk] { desk.theme.setTextScale(1); });
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.showKeys(actions);
        view.resize(320, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        const auto placeOf = [&view](const QWidget *each) {
            return QRect(each->mapTo(&view, QPoint()), each->size());
        };
        const auto *add = part<QWidget>(view, u"addBufferButton"_s);
        const auto *chips = part<QWidget>(view, u"detailBuffers"_s);
        const auto *work = part<QWidget>(view, u"workActions"_s);
        QTRY_VERIFY(placeOf(work).top() > placeOf(chips).bottom());
        QTRY_VERIFY2(placeOf(add).top() <= placeOf(chips).bottom(), "the plus is alone in its line");
        QTRY_VERIFY(!placeOf(add).intersects(placeOf(chips)));
    }

    void onlyThoseWhoComeByKeySeeATextCursor()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 700);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view, patience));
        view.setFeedback(desk.item(u"crash"_s));
        auto *text = part<DetailText>(view, u"detailText"_s);
        text->setFocus(Qt::TabFocusReason);
        QCOMPARE(text->cursorWidth(), 1);
        text->clearFocus();
        QTest::mouseClick(text->viewport(), Qt::LeftButton, {}, QPoint(10, 10));
        QVERIFY(text->hasFocus());
        QCOMPARE(text->cursorWidth(), 0);
    }

    void theCrossOfAChipIsInViewInANarrowPane()
    {
        ViewDesk desk(u"Everything about the old and the new invoices: crash"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(270, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        const auto *chips = part<ChipList>(view, u"detailBuffers"_s);
        const auto chip = [chips] {
            return chips->visualRect(chips->model()->index(0, 0));
        };
        QTRY_VERIFY(!chip().isEmpty() && chip().right() < chips->viewport()->width());
    }

    void chipsAskForRemoval()
    {
        ViewDesk desk(u"Inbox: crash | Billing: crash"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        QSignalSpy removed(&view, &DetailView::removeRequested);
        QSignalSpy opened(&view, &DetailView::bufferOpened);
        auto *chips = part<ChipList>(view, u"detailBuffers"_s);
        chips->setCurrentIndex(chips->model()->index(1, 0));
        QTest::keyClick(chips, Qt::Key_Delete);
        QCOMPARE(removed.size(), 1);
        QCOMPARE(removed.front()[1].value<BufferId>().value(), desk.buffer(u"Inbox"_s).value());
        QTest::keyClick(chips, Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        const QPoint name = chips->visualRect(chips->model()->index(1, 0)).center();
        QTest::mouseClick(chips->viewport(), Qt::LeftButton, {}, name);
        QCOMPARE(opened.size(), 1); // a click does not leave the list that is worked through
        QCOMPARE(chips->currentIndex().row(), 1);
        QTest::mouseClick(chips->viewport(), Qt::LeftButton, Qt::ControlModifier, name);
        QCOMPARE(opened.size(), 2);
        QCOMPARE(rows(view, u"detailBuffers"_s), u"Billing, Inbox"_s); // asked for, not done
    }

    void everyTextBeginsAtTheLeadingEdge_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::addColumn<QString>("words");
        QTest::newRow("latin from the left") << Qt::LeftToRight << u"Card"_s;
        QTest::newRow("latin from the right") << Qt::RightToLeft << u"Card"_s;
        QTest::newRow("arabic from the left") << Qt::LeftToRight << u"بطاقة"_s;
        QTest::newRow("arabic from the right") << Qt::RightToLeft << u"بطاقة"_s;
    }

    void everyTextBeginsAtTheLeadingEdge()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QFETCH(const QString, words);
        QGuiApplication::setLayoutDirection(direction);
        const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        ViewDesk desk(u"Inbox: -"_s);
        desk.desk.server.put(words, u"Inbox"_s);
        desk.desk.server.feedback(words).description = words;
        desk.desk.server.tellItem(words);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 700);
        view.show();
        view.setFeedback(desk.item(words));
        for (const QString &name : { u"detailTitle"_s, u"detailText"_s }) {
            auto *widget = part<QWidget>(view, name);
            QTRY_VERIFY(widget->isVisible() && widget->width() > 300);
            const QImage image = widget->grab().toImage();
            const QColor ground = image.pixelColor(image.width() / 2, image.height() / 2);
            const QRect left(0, 0, image.width() / 2, image.height());
            const QRect right = left.translated(image.width() - left.width(), 0);
            QVERIFY(inkAt(image, direction == Qt::LeftToRight ? left : right, ground) > 0);
            QCOMPARE(inkAt(image, direction == Qt::LeftToRight ? right : left, ground), 0);
        }
    }

    void theOriginOfAnItemIsReadInTheOrderOfTheWindow_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from the left") << Qt::LeftToRight;
        QTest::newRow("from the right") << Qt::RightToLeft;
    }

    void theOriginOfAnItemIsReadInTheOrderOfTheWindow()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        QGuiApplication::setLayoutDirection(direction);
        const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        ViewDesk desk(u"Inbox: -"_s);
        desk.desk.server.put(u"crash"_s, u"Inbox"_s);
        desk.desk.server.feedback(u"crash"_s).client = u"ios-app"_s;
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.setFeedback(desk.item(u"crash"_s));
        const QString text = part<QLabel>(view, u"detailMeta"_s)->text();
        QTextLayout layout(text, desk.theme.font());
        QTextOption option;
        option.setTextDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
        layout.setTextOption(option);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(2000);
        layout.endLayout();
        const auto place = [&](const QString &part) {
            return line.cursorToX(int(text.indexOf(part)) + 1);
        };
        const qreal client = place(u"ios-app"_s);
        const qreal id = place(toString(desk.item(u"crash"_s)));
        QVERIFY(direction == Qt::LeftToRight ? client < id : client > id);
    }

    void theArrowsGoFromChipToChipAsTheyAreSeen_data()
    {
        QTest::addColumn<Qt::LayoutDirection>("direction");
        QTest::newRow("from the left") << Qt::LeftToRight;
        QTest::newRow("from the right") << Qt::RightToLeft;
    }

    void theArrowsGoFromChipToChipAsTheyAreSeen()
    {
        QFETCH(const Qt::LayoutDirection, direction);
        ViewDesk desk(u"A: crash | B: crash | C: crash"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.setLayoutDirection(direction);
        view.resize(420, 700);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        auto *chips = part<ChipList>(view, u"detailBuffers"_s);
        QTRY_COMPARE(chips->model()->rowCount(), 3);
        QTRY_VERIFY(chips->visualRect(chips->model()->index(0, 0)).left()
                    != chips->visualRect(chips->model()->index(1, 0)).left());
        for (const Qt::Key key : { Qt::Key_Left, Qt::Key_Right }) {
            chips->setCurrentIndex(chips->model()->index(1, 0));
            const int before = chips->visualRect(chips->currentIndex()).left();
            QTest::keyClick(chips, key);
            const int after = chips->visualRect(chips->currentIndex()).left();
            QVERIFY(key == Qt::Key_Left ? after < before : after > before);
        }
    }

    void everythingInEveryListIsSpoken()
    {
        ViewDesk desk(u"Inbox: crash*, other | Billing: -"_s);
        desk.desk.server.tellNote(desk.desk.server.note(u"crash"_s, u"Hm."_s, u"Sam"_s));
        QVERIFY(desk.desk.follow());
        Answers answers;
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), answers.sources());
        view.resize(420, 900);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        RoutingDetails details;
        details.candidates = { { desk.buffer(u"Inbox"_s), 0.5, {} }, { desk.buffer(u"Billing"_s), 0.4, {} } };
        answers.routing(details);
        view.showWhy();
        QTRY_VERIFY(answers.similar);
        SimilarFeedback alike;
        alike.id = desk.item(u"other"_s);
        alike.excerpt = u"It crashes"_s;
        answers.similar(std::vector{ alike });
        for (const char *name : { "whyHereList", "similarList", "timelineList", "detailBuffers" }) {
            const auto *list = part<QListView>(view, QString::fromLatin1(name));
            QVERIFY2(list->isVisible() && list->model()->rowCount() > 0, name);
        }
        QCOMPARE(unspokenItems(view), QString());
    }

    void suggestionsAreSpokenWithKeyAndConfidence()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        SuggestionPanel panel(desk.theme);
        panel.show();
        panel.setSuggestions({ { BufferId(1), u"Billing"_s, {}, 0.52, {}, u"Enter"_s, false },
                               { BufferId(2), u"Ideas"_s, {}, 0.31, {}, u"Shift+2"_s, false } });
        QCOMPARE(unspokenItems(panel), QString());
        const auto *list = panel.findChild<QListWidget *>(u"suggestionList"_s);
        QCOMPARE(list->item(0)->data(Qt::AccessibleTextRole).toString(), u"Enter: Billing, 52%"_s);
        QCOMPARE(list->item(1)->data(Qt::AccessibleTextRole).toString(), u"Shift+2: Ideas, 31%"_s);
    }

    void aDraftStaysWithItsItem()
    {
        ViewDesk desk(u"Inbox: crash, other"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        auto *edit = part<QPlainTextEdit>(view, u"noteEdit"_s);
        auto *save = part<QPushButton>(view, u"saveNoteButton"_s);
        QSignalSpy written(&view, &DetailView::noteWritten);
        QSignalSpy left(&view, &DetailView::left);
        StoredCallback stored;
        connect(&view, &DetailView::noteWritten, this,
                [&stored](FeedbackId, const QString &, const StoredCallback &each) { stored = each; });
        view.setFeedback(desk.item(u"crash"_s));
        QVERIFY(!save->isEnabled());
        QTest::keyClicks(edit, u"half a thought"_s);
        QVERIFY(save->isEnabled());
        QKeyEvent override(QEvent::ShortcutOverride, Qt::Key_Escape, Qt::NoModifier);
        override.ignore();
        QCoreApplication::sendEvent(edit, &override);
        QVERIFY(override.isAccepted()); // the key is not the window's while someone writes
        QTest::keyClick(edit, Qt::Key_Escape);
        QCOMPARE(left.size(), 1);
        view.setFeedback(desk.item(u"other"_s));
        QVERIFY(edit->toPlainText().isEmpty());
        view.setFeedback(desk.item(u"crash"_s));
        QCOMPARE(edit->toPlainText(), u"half a thought"_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(written.size(), 1);
        QCOMPARE(written.front()[1].toString(), u"half a thought"_s);
        QCOMPARE(left.size(), 2);
        QCOMPARE(edit->toPlainText(), u"half a thought"_s); // until the store has it
        QVERIFY(!save->isEnabled());
        stored(problem(ProblemType::InternalError, u"The disk is full."_s));
        QCOMPARE(edit->toPlainText(), u"half a thought"_s);
        QCOMPARE(desk.desk.store().draft(desk.item(u"crash"_s)), u"half a thought"_s);
        QVERIFY(save->isEnabled());
        save->click();
        stored({});
        QVERIFY(edit->toPlainText().isEmpty());
        QVERIFY(desk.desk.store().draft(desk.item(u"crash"_s)).isEmpty());
        edit->setPlainText(QString(5001, u'x'));
        QVERIFY(!save->isEnabled());
    }

    void wordsStayWithTheirItemWhenAnotherOneIsShown()
    {
        ViewDesk desk(u"Inbox: crash, other"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        auto *edit = part<QPlainTextEdit>(view, u"noteEdit"_s);
        view.setFeedback(desk.item(u"crash"_s));
        QTest::keyClicks(edit, u"half a thought"_s);
        view.setFeedback(desk.item(u"other"_s));
        QVERIFY(edit->toPlainText().isEmpty());
        view.setFeedback(desk.item(u"crash"_s));
        QCOMPARE(edit->toPlainText(), u"half a thought"_s);
    }

    void draftsOnADeletedItemStayReadable()
    {
        ViewDesk desk(u"Inbox: crash, other"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 500);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        auto *edit = part<QPlainTextEdit>(view, u"noteEdit"_s);
        QSignalSpy written(&view, &DetailView::noteWritten);
        QTest::keyClicks(edit, u"half a thought"_s);
        desk.desk.server.removeItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        QTRY_VERIFY(part<QPushButton>(view, u"copyDraftButton"_s)->isVisible());
        QVERIFY(edit->isVisible());
        QCOMPARE(edit->toPlainText(), u"half a thought"_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        QVERIFY2(written.isEmpty(), "there is nothing left to write it to");
        part<QPushButton>(view, u"copyDraftButton"_s)->click();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"half a thought"_s);
        part<QPushButton>(view, u"discardDraftButton"_s)->click();
        QVERIFY(!edit->isVisible());
        view.setFeedback(desk.item(u"other"_s));
        QVERIFY(edit->isVisible() && !edit->isReadOnly());
        QTest::keyClicks(edit, u"x"_s);
        QVERIFY(part<QPushButton>(view, u"saveNoteButton"_s)->isVisible());
    }

    void triageModeShowsAnItemFromItsBeginning()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        desk.desk.server.feedback(u"crash"_s).description = u"One line of many.\n"_s.repeated(80);
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 500);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        QScrollBar *bar = part<QScrollArea>(view, u"detailScroll"_s)->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 0);
        bar->setValue(bar->maximum());
        view.setTriage(true);
        QCOMPARE(bar->value(), 0);
    }

    void theNoteBoxTakesOneLineUntilANoteIsWritten()
    {
        ViewDesk desk(u"Inbox: crash, other"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view, patience));
        view.setFeedback(desk.item(u"crash"_s));
        auto *edit = part<QPlainTextEdit>(view, u"noteEdit"_s);
        auto *save = part<QPushButton>(view, u"saveNoteButton"_s);
        const int line = edit->fontMetrics().lineSpacing();
        QVERIFY(edit->isVisible() && !save->isVisible());
        QVERIFY2(edit->height() < 3 * line, qPrintable(QString::number(edit->height())));
        view.focusNote();
        QVERIFY(save->isVisible());
        QVERIFY(edit->height() > 3 * line);
        QTest::keyClicks(edit, u"half a thought"_s);
        edit->clearFocus();
        QVERIFY(save->isVisible()); // a draft is in sight, with its button
        view.setFeedback(desk.item(u"other"_s));
        QVERIFY(!save->isVisible());
        view.setFeedback(desk.item(u"crash"_s));
        QVERIFY(save->isVisible());
    }

    void theNoteBoxClosesOnceAClickElsewhereIsOver()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        desk.desk.server.feedback(u"crash"_s).description = u"One line of many.\n"_s.repeated(80);
        desk.desk.server.tellItem(u"crash"_s);
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view, patience));
        view.setFeedback(desk.item(u"crash"_s));
        QScrollBar *bar = part<QScrollArea>(view, u"detailScroll"_s)->verticalScrollBar();
        auto *save = part<QPushButton>(view, u"saveNoteButton"_s);
        auto *text = part<QWidget>(view, u"detailText"_s);
        QTRY_VERIFY(bar->maximum() > 0);
        const int closed = bar->maximum();
        view.focusNote();
        QTRY_VERIFY(save->isVisible() && bar->maximum() > closed);
        bar->setValue(bar->maximum());
        const QRect seen = text->visibleRegion().boundingRect();
        QVERIFY(!seen.isEmpty());
        const QPoint at = text->mapTo(&view, seen.center());
        QTest::mousePress(view.windowHandle(), Qt::LeftButton, {}, at);
        QTRY_VERIFY(!part<QPlainTextEdit>(view, u"noteEdit"_s)->hasFocus());
        QTest::qWait(100); // whatever would move, has moved
        QCOMPARE(text->mapTo(&view, seen.center()), at);
        QTest::mouseRelease(view.windowHandle(), Qt::LeftButton, {}, at);
        QTRY_VERIFY(!save->isVisible());
    }

    /// After a drag, the system says nothing of the button before the pointer moves.
    void theNoteBoxClosesOnceADragIsOver()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 500);
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view, patience));
        view.setFeedback(desk.item(u"crash"_s));
        auto *save = part<QPushButton>(view, u"saveNoteButton"_s);
        auto *text = part<QWidget>(view, u"detailText"_s);
        view.focusNote();
        QTRY_VERIFY(save->isVisible());
        const QPoint at = text->mapTo(&view, text->visibleRegion().boundingRect().center());
        QTest::mousePress(view.windowHandle(), Qt::LeftButton, {}, at);
        const auto release
            = qScopeGuard([&] { QTest::mouseRelease(view.windowHandle(), Qt::LeftButton, {}, at); });
        QTRY_VERIFY(!part<QPlainTextEdit>(view, u"noteEdit"_s)->hasFocus());
        const QMimeData dragged;
        QDropEvent drop(at, Qt::CopyAction, &dragged, Qt::LeftButton, {});
        QCoreApplication::sendEvent(view.windowHandle(), &drop);
        QTRY_VERIFY(!save->isVisible());
    }

    void theNoteBoxClosesWhereTheFocusMovesInAnInactiveWindow()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.show();
        QVERIFY(QTest::qWaitForWindowActive(&view, patience));
        view.setFeedback(desk.item(u"crash"_s));
        auto *save = part<QPushButton>(view, u"saveNoteButton"_s);
        view.focusNote();
        QVERIFY(save->isVisible());
        QWidget other;
        other.show();
        other.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&other, patience));
        QVERIFY(save->isVisible()); // it is written in when the window comes back
        part<QWidget>(view, u"detailText"_s)->setFocus();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view, patience));
        QTRY_VERIFY(!save->isVisible());
    }

    void aNewNoteIsBroughtIntoView()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        for (int i = 0; i < 20; ++i)
            desk.desk.server.tellNote(desk.desk.server.note(u"crash"_s, u"An old note"_s, u"Sam"_s));
        QVERIFY(desk.desk.follow());
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.resize(420, 500);
        view.show();
        view.setFeedback(desk.item(u"crash"_s));
        const QScrollBar *bar = part<QScrollArea>(view, u"detailScroll"_s)->verticalScrollBar();
        QTRY_VERIFY(bar->maximum() > 500);
        const int before = bar->maximum();
        QCOMPARE(bar->value(), 0); // what others write moves nothing
        auto *edit = part<QPlainTextEdit>(view, u"noteEdit"_s);
        QTest::keyClicks(edit, u"a new one"_s);
        QTest::keyClick(edit, Qt::Key_Return, Qt::ControlModifier);
        desk.desk.server.tellNote(desk.desk.server.note(u"crash"_s, u"a new one"_s, u"Sam"_s));
        QVERIFY(desk.desk.follow());
        QTRY_VERIFY(bar->maximum() > before);
        QTRY_COMPARE(bar->value(), bar->maximum());
    }

    void everythingThatTakesKeysHasAName()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        DetailView view(desk.desk.store(), desk.theme, desk.rules(), {});
        view.setFeedback(desk.item(u"crash"_s));
        const std::pair<QString, QString> names[] = { { u"detailTitle"_s, u"Title"_s },
                                                      { u"detailText"_s, u"Feedback text"_s },
                                                      { u"detailMeta"_s, u"Details"_s },
                                                      { u"detailBuffers"_s, u"Buffers of this feedback"_s },
                                                      { u"addBufferButton"_s, u"Add to a Buffer"_s },
                                                      { u"looksRightButton"_s, u"Looks Right"_s },
                                                      { u"whyHereList"_s, u"Why it’s here"_s },
                                                      { u"retryRoutingButton"_s, u"Retry Routing"_s },
                                                      { u"targetList"_s, u"Targets"_s },
                                                      { u"similarList"_s, u"Similar feedback"_s },
                                                      { u"timelineList"_s, u"Notes and history"_s },
                                                      { u"noteEdit"_s, u"Note"_s },
                                                      { u"saveNoteButton"_s, u"Save Note"_s } };
        for (const auto &[object, name] : names) {
            QVERIFY2(part<QWidget>(view, object), qPrintable(object));
            // The name of a button is its text.
            const auto *button = part<QAbstractButton>(view, object);
            QCOMPARE(button ? button->text() : part<QWidget>(view, object)->accessibleName(), name);
        }
    }
};

TRIAGE_TEST(TestDetailView, QApplication)
#include "tst_detailview.moc"
