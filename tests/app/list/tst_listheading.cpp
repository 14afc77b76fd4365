// SPDX-License-Identifier: GPL-3.0-or-later
// The bar above the list says which list is in view and what its buffer is for.
#include "windowdesk.h"

#include "fields/jsonwriter.h"
#include "list/feedbacklistview.h"
#include "models/feedbacklistmodel.h"
#include "models/roles.h"
#include "support/testprogram.h"
#include "theme/theme.h"
#include "widgets/compactcombo.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

class TestListHeading : public QObject
{
    Q_OBJECT

private:
    static QString heading(WindowDesk &desk)
    {
        return desk.find<QLabel>(u"listHeading"_s)->text() + u' ' + desk.find<QLabel>(u"listCount"_s)->text();
    }

private Q_SLOTS:
    void aListSaysItsNameAndItsSize()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode* | Billing: refund"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QTRY_COMPARE(heading(desk), u"Inbox 2"_s);
        QVERIFY(desk.show(Filter{}));
        QTRY_COMPARE(heading(desk), u"Inbox 3"_s);
        Filter review = inPlace({}, Place::NeedsReview);
        QVERIFY(desk.show(review));
        QTRY_COMPARE(heading(desk), u"Needs review 1"_s);
    }

    void aSearchIsCountedWithinItsList()
    {
        WindowDesk desk(u"Inbox: crash, dark-mode | Billing: refund"_s);
        Filter search = desk.in(u"Inbox"_s);
        search.search = u"crash"_s;
        QVERIFY(desk.show(search));
        QTRY_COMPARE(heading(desk), u"Inbox 1"_s);
    }

    void aSearchOfAllStatesSaysTheStatesInItsRows()
    {
        WindowDesk desk(u"Inbox: crash, crash-late | Billing: refund"_s);
        desk.desk.server.setState(u"crash-late"_s, TriageState::Done);
        QVERIFY(desk.desk.follow());
        Filter search = desk.in(u"Inbox"_s);
        search.show(work::any);
        search.search = u"crash"_s;
        QVERIFY(desk.show(search));
        QTRY_COMPARE(heading(desk), u"Inbox 2"_s);
        const FeedbackListModel &list = desk.window().centre().list().feedback();
        QCOMPARE(list.index(0).data(SectionRole).toString(), u"Open 1"_s);
        QCOMPARE(list.index(1).data(SectionRole).toString(), u"Done 1"_s);
    }

    void theCountFollowsTheList()
    {
        WindowDesk desk(u"Inbox: crash | Billing: refund"_s);
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        QTRY_COMPARE(heading(desk), u"Inbox 1"_s);
        desk.desk.server.put(u"slow"_s, u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QTRY_COMPARE(heading(desk), u"Inbox 2"_s);
    }

    void aBufferSaysWhatItIsFor()
    {
        WindowDesk desk(u"Inbox: crash | Billing: refund"_s);
        desk.desk.server.bufferRecord(u"Inbox"_s).description = u"What nobody has read."_s;
        desk.desk.server.tellBuffer(u"Inbox"_s);
        QVERIFY(desk.desk.follow());
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        auto *description = desk.find<QLabel>(u"listDescription"_s);
        QTRY_COMPARE(description->text(), u"What nobody has read."_s);
        QVERIFY(description->isVisible());
        QVERIFY(desk.show(Filter{}));
        QVERIFY(!description->isVisible());
    }

    void onlyAdministratorsAreLedToTheEditor()
    {
        WindowDesk desk(u"Inbox: crash | Billing: refund"_s);
        const Member sam = desk.desk.server.member(u"Sam"_s);
        const OrganizationReference acme{ OrganizationId(5), u"Acme"_s, u"acme"_s };
        desk.desk.sync().applyMe("{\"data\":" + toJson(Me{ sam, Role::Member, acme }) + "}");
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        auto *edit = desk.find<QToolButton>(u"editBufferButton"_s);
        QVERIFY(!edit->isVisible());
        desk.desk.sync().applyMe("{\"data\":" + toJson(Me{ sam, Role::Admin, acme }) + "}");
        QTRY_VERIFY(edit->isVisible());
        QCOMPARE(edit->accessibleName(), u"Edit buffer Inbox"_s);
        edit->click();
        QVERIFY(desk.find<QDialog>(u"bufferDialog"_s));
    }

    void onlyAdministratorsAreOfferedANewBuffer()
    {
        WindowDesk desk(u"Inbox: crash"_s);
        const Member sam = desk.desk.server.member(u"Sam"_s);
        const OrganizationReference acme{ OrganizationId(5), u"Acme"_s, u"acme"_s };
        desk.desk.sync().applyMe("{\"data\":" + toJson(Me{ sam, Role::Member, acme }) + "}");
        QVERIFY(desk.show(desk.in(u"Inbox"_s)));
        auto *make = desk.find<QToolButton>(u"newBufferButton"_s);
        QVERIFY(!make->isVisible());
        desk.desk.sync().applyMe("{\"data\":" + toJson(Me{ sam, Role::Admin, acme }) + "}");
        QTRY_VERIFY(make->isVisible());
        make->click();
        QVERIFY(desk.find<QDialog>(u"bufferDialog"_s));
    }

    void theBoardHasAHeadingToo()
    {
        WindowDesk desk(u"Inbox: crash | Billing: refund"_s);
        desk.run(u"view.board"_s);
        QCOMPARE(desk.find<QLabel>(u"listHeading"_s)->text(), u"Board"_s);
        QVERIFY(!desk.find<QLabel>(u"listCount"_s)->isVisible());
    }

    void aPeriodIsNamedOnce()
    {
        WindowDesk desk(u"Inbox: crash | Billing: refund"_s);
        Filter lately;
        lately.createdAfter = FilterTime::ago(29);
        desk.window().centre().go(lately);
        QCOMPARE(desk.find<QComboBox>(u"periodCombo"_s)->currentText(), u"Last 30 days"_s);
        QVERIFY(!desk.find<QToolBar>(u"filterBar"_s)->isVisible());
    }

    void theOfferOfTheSearchCanBeRead()
    {
        WindowDesk desk(u"Inbox: crash | Billing: refund"_s);
        auto *search = desk.find<QLineEdit>(u"searchEdit"_s);
        search->setFocus();
        QTest::keyClicks(search, u"buf"_s);
        const QAbstractItemView *offer = nullptr;
        for (const QWidget *each : QApplication::topLevelWidgets()) {
            if (each->objectName() == u"searchCompletions"_s)
                offer = qobject_cast<const QAbstractItemView *>(each);
        }
        QVERIFY(offer);
        QTRY_VERIFY(offer->isVisible());
        const QRect row = offer->visualRect(offer->model()->index(0, 0));
        QVERIFY2(row.height() >= offer->fontMetrics().height() + 8, qPrintable(u"%1"_s.arg(row.height())));
        QVERIFY2(offer->viewport()->rect().contains(row),
                 qPrintable(u"%1"_s.arg(offer->viewport()->height())));
    }

    void theNameOfTheListGoesBeforeTheWordsOfItsBoxes()
    {
        WindowDesk desk(u"Inbox: crash* | Billing: refund"_s);
        desk.window().resize(1400, 700);
        QVERIFY(desk.show(inPlace({}, Place::NeedsReview)));
        const auto *name = desk.find<QLabel>(u"listHeading"_s);
        const auto *sort = desk.find<QComboBox>(u"sortCombo"_s);
        const int words = sort->fontMetrics().horizontalAdvance(sort->currentText());
        const auto isWhole = [name] {
            return name->width() >= name->sizeHint().width();
        };
        QTRY_VERIFY(sort->width() > words && isWhole());
        QVERIFY2(desk.find<QLabel>(u"listCount"_s)->x() - name->x() <= name->sizeHint().width() + space::s,
                 "the number stands next to the name");
        desk.window().resize(desk.window().minimumSize());
        QTRY_VERIFY(sort->width() < words);
        QTRY_VERIFY(isWhole());
    }

    void aCompactBoxIsAsWideAsItsEntry()
    {
        CompactCombo box;
        box.addItems({ u"Any time"_s, u"From the beginning of the last financial year"_s });
        const int narrow = box.sizeHint().width();
        box.setCurrentIndex(1);
        const int wide = box.sizeHint().width();
        QVERIFY2(narrow < wide, qPrintable(u"%1 %2"_s.arg(narrow).arg(wide)));
        box.addItem(QString(400, u'm'));
        box.setCurrentIndex(2);
        QVERIFY(box.sizeHint().width() < 2 * wide);
    }
};

TRIAGE_TEST(TestListHeading, QApplication)
#include "tst_listheading.moc"
