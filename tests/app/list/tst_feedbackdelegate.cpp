// SPDX-License-Identifier: GPL-3.0-or-later
// The look of a row: mirrored as a whole, marked where the search matched, readable when selected.
#include "list/feedbackdelegate.h"
#include "store/presentpeople.h"
#include "support/testprogram.h"
#include "viewdesk.h"
#include "widgets/textline.h"
#include "widgets/wrappedtext.h"

#include <QApplication>
#include <QPainter>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// Shows the chips of a row as text.
class ChipsOf : public FeedbackDelegate
{
public:
    using FeedbackDelegate::FeedbackDelegate;

    QString shown(const ListRow &row, int room) const
    {
        QStringList texts;
        const std::vector<PlacedChip> chips = placeChips(room, room, 10, row);
        for (auto chip = chips.rbegin(); chip != chips.rend(); ++chip) {
            QString text = chip->chip.text;
            texts += text.remove(QChar(0x2068)).remove(QChar(0x2069));
        }
        return texts.join(u", "_s);
    }
};

} // namespace

class TestFeedbackDelegate : public QObject
{
    Q_OBJECT

    static QImage painted(ViewDesk &desk, const QString &search, Qt::LayoutDirection direction,
                          QStyle::State state = {}, int width = 500)
    {
        FeedbackDelegate delegate(desk.theme, desk.desk.store());
        delegate.setSearch(search);
        QStyleOptionViewItem option;
        option.rect = QRect(0, 0, width, delegate.rowHeight());
        option.direction = direction;
        option.state = QStyle::State_Enabled | QStyle::State_Active | state;
        QImage image(option.rect.size(), QImage::Format_RGB32);
        image.fill(desk.theme.color(Ink::Surface));
        QPainter painter(&image);
        delegate.paint(&painter, option, desk.list.index(0));
        return image;
    }

    static int pixels(const QImage &image, QColor color)
    {
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == color;
        }
        return count;
    }

private Q_SLOTS:
    void aRowShowsWhoIsThere()
    {
        ViewDesk desk(u"Inbox: crash, slow"_s);
        const Member kim = desk.desk.server.member(u"Kim Beispiel"_s);
        desk.desk.server.tellMember(u"Kim Beispiel"_s);
        QVERIFY(desk.desk.follow());
        QVERIFY(desk.show(Filter()));
        const QImage alone = painted(desk, {}, Qt::LeftToRight);
        QSignalSpy changed(&desk.list, &QAbstractItemModel::dataChanged);
        PresentPeople &present = desk.desk.store().present();
        present.set({ { kim.id, desk.list.idAt(0), false }, { kim.id, FeedbackId(7), false } });
        QCOMPARE(changed.size(), 1); // only that row
        QCOMPARE(changed.front().front().toModelIndex().row(), 0);
        const QImage looking = painted(desk, {}, Qt::LeftToRight);
        QVERIFY(looking != alone);
        const auto spoken = [&desk] {
            QString text = desk.list.index(0).data(Qt::AccessibleTextRole).toString();
            return text.remove(QChar(0x2068)).remove(QChar(0x2069));
        };
        QVERIFY2(spoken().endsWith(u"Kim Beispiel is looking at this"_s), qPrintable(spoken()));
        present.set({ { kim.id, desk.list.idAt(0), true } });
        QVERIFY(painted(desk, {}, Qt::LeftToRight) != looking);
        QVERIFY2(spoken().endsWith(u"Kim Beispiel is writing a note"_s), qPrintable(spoken()));
        present.set({});
        QCOMPARE(painted(desk, {}, Qt::LeftToRight), alone);
    }

    void aRowIsMirroredAsAWhole()
    {
        ViewDesk desk(u"Inbox: -"_s);
        desk.desk.server.put(u"Card gone"_s, u"Inbox"_s);
        desk.desk.server.feedback(u"Card gone"_s).description = u"Short."_s;
        desk.desk.server.tellItem(u"Card gone"_s);
        QVERIFY(desk.desk.follow());
        QVERIFY(desk.show(Filter()));
        const QColor ground = desk.theme.color(Ink::Surface);
        const QImage left = painted(desk, {}, Qt::LeftToRight);
        const QImage right = painted(desk, {}, Qt::RightToLeft).mirrored(true, false);
        QCOMPARE(left.size(), right.size());
        // The ink of each tenth of the width, but for the line below, is where its mirror image has it.
        const int tenth = left.width() / 10;
        int different = 0;
        int all = 0;
        for (int part = 0; part < 10; ++part) {
            const QRect area(part * tenth, 0, tenth, left.height() - 2);
            const int one = inkAt(left, area, ground);
            const int other = inkAt(right, area, ground);
            different += qAbs(one - other);
            all += one + other;
        }
        QVERIFY(all > 400);
        QVERIFY2(different * 5 < all, qPrintable(u"%1 of %2"_s.arg(different).arg(all)));
    }

    void searchedWordsAreMarked_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << false;
        QTest::newRow("dark") << true;
    }
    void searchedWordsAreMarked()
    {
        QFETCH(bool, dark);
        ViewDesk desk(u"Inbox: Card gone"_s);
        QVERIFY(desk.show(Filter()));
        desk.theme.apply(dark ? ThemeChoice::Dark : ThemeChoice::Light);
        const QColor fill = desk.theme.color(Ink::HighlightFill);
        QCOMPARE(pixels(painted(desk, {}, Qt::LeftToRight), fill), 0);
        QVERIFY(pixels(painted(desk, u"card"_s, Qt::LeftToRight), fill) > 50);
        // Selected: no fill on the fill, but a line below, in the selection's own ink.
        const QImage selected = painted(desk, u"card"_s, Qt::LeftToRight, QStyle::State_Selected);
        QCOMPARE(pixels(selected, fill), 0);
        QVERIFY(pixels(selected, desk.theme.color(Ink::SelectionText))
                > pixels(painted(desk, {}, Qt::LeftToRight, QStyle::State_Selected),
                         desk.theme.color(Ink::SelectionText))
                    + 10);
    }

    void wrappedTextBeginsAtTheLeadingEdgeOfTheWindow()
    {
        Theme theme;
        const auto inkOf = [&theme](const QString &text, const QRect &area) {
            QImage image(400, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            drawWrapped(&painter, image.rect(), text, theme.font(), Qt::black);
            return inkAt(image, area, Qt::white);
        };
        const QRect left(0, 0, 200, 40);
        const QRect right(200, 0, 200, 40);
        const auto restore = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
        for (const QString &text : { u"Short."_s, u"قصير."_s }) {
            QGuiApplication::setLayoutDirection(Qt::LeftToRight);
            QVERIFY(inkOf(text, left) > 0);
            QCOMPARE(inkOf(text, right), 0);
            QGuiApplication::setLayoutDirection(Qt::RightToLeft);
            QVERIFY(inkOf(text, right) > 0);
            QCOMPARE(inkOf(text, left), 0);
        }
    }

    void textNeverRunsIntoTheAge()
    {
        const QString word = u"verylongword "_s;
        ViewDesk desk(u"Inbox: -"_s);
        const QString title = word.repeated(20).trimmed();
        desk.desk.server.put(title, u"Inbox"_s);
        desk.desk.server.tellItem(title);
        QVERIFY(desk.desk.follow());
        QVERIFY(desk.show(Filter()));
        FeedbackDelegate delegate(desk.theme, desk.desk.store());
        for (const Qt::LayoutDirection direction : { Qt::LeftToRight, Qt::RightToLeft }) {
            for (const int width : { 160, 320, 500 }) {
                QImage image = painted(desk, {}, direction, {}, width);
                if (direction == Qt::RightToLeft)
                    image = image.mirrored(true, false);
                // Between the headline and what stands at the end there is a gap of the ground's colour.
                int widest = 0;
                int gap = 0;
                for (int x = width / 4; x < width; ++x) {
                    gap = inkAt(image, QRect(x, 2, 1, image.height() / 2 - 4), desk.theme.color(Ink::Surface))
                            == 0
                        ? gap + 1
                        : 0;
                    widest = std::max(widest, gap);
                }
                QVERIFY(widest >= 6);
            }
        }
    }

    void aLineStaysInItsPlaceInAnyDirection_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("short") << u"Card"_s;
        QTest::newRow("long") << u"Card payment "_s.repeated(12);
        QTest::newRow("short arabic") << u"البطاقة"_s;
        QTest::newRow("long arabic") << u"البطاقة لا تعمل "_s.repeated(12);
        QTest::newRow("mixed") << u"البطاقة Visa لا تعمل in the shop "_s.repeated(6);
    }
    void aLineStaysInItsPlaceInAnyDirection()
    {
        QFETCH(QString, text);
        const QRect place(60, 4, 200, 24);
        for (const Qt::LayoutDirection direction : { Qt::LeftToRight, Qt::RightToLeft }) {
            QImage image(320, 32, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            const qreal width
                = drawLine(&painter, place, { text, QFont(), QColor(Qt::black), {} }, direction);
            painter.end();
            const int side = qRound(width) + 2;
            const QRect inner = direction == Qt::LeftToRight ? QRect(place.left() - 2, 0, side + 2, 32)
                                                             : QRect(place.right() - side, 0, side + 3, 32);
            QVERIFY(width > 10 && width <= place.width());
            QVERIFY(inkAt(image, inner, Qt::white) > 20);
            QCOMPARE(inkAt(image, inner, Qt::white), inkAt(image, image.rect(), Qt::white));
        }
    }

    void theTitleAfterWordsOfTheOtherDirectionHasItsRoom()
    {
        QImage image(400, 32, QImage::Format_RGB32);
        QPainter painter(&image);
        const QString text
            = u"ربما متطابق: \u2068Can my sister and I open a joint account without a branch\u2069"_s;
        const QRectF place(0, 0, 260, 32);
        const qreal width
            = drawLine(&painter, place, { text, QFont(), QColor(Qt::black), {} }, Qt::RightToLeft);
        QVERIFY2(width > 200, qPrintable(QString::number(width)));
    }

    void longTextIsElided()
    {
        for (int length = 20; length < 60; ++length) {
            for (const int width : { 97, 98, 99, 100, 101 }) {
                QImage image(200, 40, QImage::Format_RGB32);
                image.fill(Qt::white);
                QPainter painter(&image);
                const TextLine line{ u"lm"_s.repeated(length), QFont(), QColor(Qt::black), {} };
                const int drawn = int(drawLine(&painter, QRectF(0, 0, width, 40), line, Qt::LeftToRight));
                painter.end();
                // Dots stand on the ground: nothing of the last pixels is as high as letters are.
                const int middle = 20 + QFontMetrics(QFont()).ascent() / 6;
                QCOMPARE(inkAt(image, QRect(drawn - 5, 0, 6, middle), Qt::white), 0);
                QVERIFY(inkAt(image, QRect(drawn - 5, 0, 6, 40), Qt::white) > 0);
            }
        }
    }

    void theCurrentRowLooksSelectedAndHasAFrameInARangeOnly()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        QVERIFY(desk.show(Filter()));
        const QImage selected = painted(desk, {}, Qt::LeftToRight, QStyle::State_Selected);
        const QImage current = painted(desk, {}, Qt::LeftToRight, QStyle::State_HasFocus);
        QCOMPARE(current, selected);
        QCOMPARE(painted(desk, {}, Qt::LeftToRight, QStyle::State_Selected | QStyle::State_HasFocus),
                 selected);
        FeedbackDelegate delegate(desk.theme, desk.desk.store());
        delegate.setRingOnSelected(true);
        QStyleOptionViewItem option;
        option.rect = selected.rect();
        option.state = QStyle::State_Enabled | QStyle::State_Active | QStyle::State_HasFocus;
        QImage ringed(selected.size(), QImage::Format_RGB32);
        ringed.fill(desk.theme.color(Ink::Surface));
        QPainter painter(&ringed);
        delegate.paint(&painter, option, desk.list.index(0));
        painter.end();
        QVERIFY(pixels(ringed, desk.theme.color(Ink::FocusRing)) > ringed.width());
        QVERIFY(pixels(ringed, desk.theme.color(Ink::Selection)) == 0);
    }

    void oneWholeNameOfABufferIsShownBeforeTwoThatAreCut()
    {
        ViewDesk desk(u"Card not working: crash | Cash withdrawal: crash"_s);
        desk.desk.signIn(u"Ida"_s, { u"export"_s });
        QVERIFY(desk.show(Filter()));
        const ChipsOf delegate(desk.theme, desk.desk.store());
        const ListRow &row = desk.list.rowAt(0);
        QCOMPARE(delegate.shown(row, 600), u"Card not working, Cash withdrawal"_s);
        for (int room = 300; room > 20; room -= 7) {
            const QString shown = delegate.shown(row, room);
            const bool isFirstWhole = shown.startsWith(u"Card not working"_s);
            QVERIFY2(isFirstWhole || !shown.contains(u"Cash"_s), qPrintable(shown));
            QVERIFY2(shown.endsWith(u"+1"_s) || isFirstWhole, qPrintable(shown));
        }
    }

    void aShortNameOfAFurtherBufferIsWholeOrANumber()
    {
        ViewDesk desk(u"Card not working: crash | Refunds: crash"_s);
        desk.desk.signIn(u"Ida"_s, { u"export"_s });
        QVERIFY(desk.show(Filter()));
        const ChipsOf delegate(desk.theme, desk.desk.store());
        const ListRow &row = desk.list.rowAt(0);
        for (int room = 400; room > 20; --room) {
            const QString shown = delegate.shown(row, room);
            QVERIFY2(shown.endsWith(u"Refunds"_s) || shown.endsWith(u"+1"_s), qPrintable(shown));
        }
    }

    void aChipThatHasNoRoomBesideTheNameOfASectionIsLeftOut()
    {
        ViewDesk desk(u"Inbox: card, card-late"_s);
        desk.desk.server.setState(u"card-late"_s, TriageState::Done);
        QVERIFY(desk.desk.follow());
        Filter search;
        search.search = u"card"_s;
        search.show(work::any);
        QVERIFY(desk.show(search));
        desk.theme.setTextScale(2);
        const QColor chip = desk.theme.color(Ink::ChipFill);
        QVERIFY(pixels(painted(desk, {}, Qt::LeftToRight, {}, 900), chip) > 0);
        QCOMPARE(pixels(painted(desk, {}, Qt::LeftToRight, {}, 180), chip), 0);
    }

    void aSectionBeginsWithItsName()
    {
        ViewDesk desk(u"Inbox: card, card-late"_s);
        desk.desk.server.setState(u"card-late"_s, TriageState::Done);
        QVERIFY(desk.desk.follow());
        QVERIFY(desk.show(Filter()));
        const QImage plain = painted(desk, {}, Qt::LeftToRight);
        Filter search;
        search.search = u"card"_s;
        search.show(work::any);
        QVERIFY(desk.show(search));
        const QColor ground = desk.theme.color(Ink::Surface);
        for (const double scale : { 2.0, 1.0 }) {
            for (const Density density : { Density::Compact, Density::Comfortable }) {
                desk.theme.setTextScale(scale);
                desk.theme.setDensity(density);
                const QImage left = painted(desk, {}, Qt::LeftToRight);
                const QImage right = painted(desk, {}, Qt::RightToLeft).mirrored(true, false);
                const QFontMetrics metrics(desk.theme.font(app::Type::Caption));
                const QRect name(20, (left.height() - metrics.height()) / 2,
                                 metrics.horizontalAdvance(u"Open 1"_s), metrics.height());
                QVERIFY(left.rect().contains(name));
                const int one = inkAt(left, name, ground);
                const int other = inkAt(right, name, ground);
                QVERIFY(one > 20);
                QVERIFY2(qAbs(one - other) * 5 < one + other, qPrintable(u"%1 %2"_s.arg(one).arg(other)));
            }
        }
        QVERIFY(painted(desk, {}, Qt::LeftToRight) != plain);
    }

    void compactRowsAreLower()
    {
        ViewDesk desk(u"Inbox: crash"_s);
        const FeedbackDelegate delegate(desk.theme, desk.desk.store());
        const int comfortable = delegate.rowHeight();
        const int line = QFontMetrics(desk.theme.font()).height();
        QVERIFY(comfortable < 2 * line + space::m); // one line
        QVERIFY(comfortable >= line + 20);
        desk.theme.setDensity(Density::Compact);
        QVERIFY(delegate.rowHeight() < comfortable);
        QVERIFY(delegate.rowHeight() <= line + 14);
        desk.theme.setTextScale(2);
        QVERIFY(delegate.rowHeight() > comfortable);
        QCOMPARE(delegate.rowHeight() % 4, 0);
    }
};

TRIAGE_TEST(TestFeedbackDelegate, QApplication)
#include "tst_feedbackdelegate.moc"
