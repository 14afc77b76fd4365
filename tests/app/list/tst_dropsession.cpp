// SPDX-License-Identifier: GPL-3.0-or-later
// A drag over a widget: hints, the place that a drop means, and scrolling near edges.
#include "list/dropsession.h"
#include "support/testprogram.h"

#include <QDragEnterEvent>
#include <QMimeData>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage::app;

namespace {

/// An area with rows of 100 pixels, of which every second one takes texts.
struct Rows : DropHost
{
    Rows()
    {
        auto *content = new QWidget;
        content->setMinimumHeight(5'000);
        area.setWidget(content);
        area.resize(300, 400);
        area.show();
    }

    bool beginDrag(const QDropEvent &drag) override { return drag.mimeData()->hasText(); }
    DropOutcome hoverDrag(const QPoint &at, bool copies) override
    {
        const int row = (at.y() + area.verticalScrollBar()->value() + shift) / 100;
        DropOutcome outcome{ row % 2 == 0, u"%1%2"_s.arg(copies ? u"+"_s : u""_s).arg(row) };
        outcome.perform = [this, row](const QPoint &) {
            dropped << row;
        };
        outcome.isPending = row == pending;
        return outcome;
    }
    void endDrag() override { ++ended; }
    std::vector<QAbstractScrollArea *> scrolledAreas(const QPoint &) override { return { &area }; }

    template <typename Event>
    bool send(int y, Qt::KeyboardModifiers keys = {})
    {
        Event event(QPoint(100, y), Qt::MoveAction | Qt::CopyAction, &mime, Qt::LeftButton, keys);
        QCoreApplication::sendEvent(area.viewport(), &event);
        return event.isAccepted();
    }
    bool enter(int y) { return send<QDragEnterEvent>(y); }
    bool move(int y, Qt::KeyboardModifiers keys = {}) { return send<QDragMoveEvent>(y, keys); }
    bool drop(int y) { return send<QDropEvent>(y); }
    /// "0, 1, -": the hints in their order.
    QString hints()
    {
        QStringList all;
        for (const QVariantList &each : hinted)
            all << (each.first().toString().isEmpty() ? u"-"_s : each.first().toString());
        return all.join(u", "_s);
    }

    QScrollArea area;
    QMimeData mime;
    int shift = 0;
    int pending = -1;
    int ended = 0;
    QList<int> dropped;
    DropSession session{ *this, *area.viewport() };
    QSignalSpy hinted{ &session, &DropSession::hinted };
};

} // namespace

class TestDropSession : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hintsFollowThePointerAndEndWithTheDrag()
    {
        Rows rows;
        rows.mime.setText(u"a text"_s);
        QVERIFY(rows.enter(250));
        QVERIFY(rows.move(260));
        QVERIFY2(!rows.move(150), "the row takes nothing");
        QVERIFY(rows.move(250, Qt::ControlModifier));
        QVERIFY(rows.drop(250));
        QCOMPARE(rows.hints(), u"2, 1, +2, -"_s);
        QCOMPARE(rows.dropped, QList<int>{ 2 });
        QCOMPARE(rows.ended, 1);
        QVERIFY2(!rows.drop(250), "the drag has ended");
        QCOMPARE(rows.dropped.size(), 1);
    }

    void aDragIsAcceptedForRowsThatItHasNotReached()
    {
        Rows rows;
        QVERIFY(!rows.enter(250));
        QVERIFY(!rows.move(250));
        rows.mime.setText(u"a text"_s);
        QVERIFY(rows.enter(150));
        QVERIFY(!rows.drop(150));
        QVERIFY(rows.dropped.isEmpty());
    }

    void aRowThatTakesTheDragInAMomentNeedsNoOtherMove()
    {
        Rows rows;
        rows.mime.setText(u"a text"_s);
        rows.pending = 1;
        rows.enter(150);
        QVERIFY(rows.move(150));
        rows.shift = 100;
        rows.session.hover();
        QVERIFY(rows.drop(150));
        QCOMPARE(rows.dropped, QList<int>{ 2 });
    }

    void aDropMeansTheRowThatWasUnderThePointer()
    {
        Rows rows;
        rows.mime.setText(u"a text"_s);
        rows.enter(250);
        rows.shift = 200;
        rows.session.keepAim();
        QVERIFY(rows.drop(250));
        QCOMPARE(rows.dropped, QList<int>{ 2 });
        rows.enter(250);
        rows.shift = 0;
        rows.session.keepAim();
        QTRY_COMPARE(rows.hints(), u"2, -, 4, 2"_s); // the person has seen it by now
        QVERIFY(rows.drop(250));
        QCOMPARE(rows.dropped, (QList<int>{ 2, 2 }));
    }

    void aDropMeansTheRowThatWasUnderThePointerBeforeTheAreaMoved()
    {
        Rows rows;
        rows.mime.setText(u"a text"_s);
        rows.enter(250);
        rows.area.resize(300, 350); // something has come above it
        rows.shift = 200;
        QVERIFY(rows.drop(250));
        QCOMPARE(rows.dropped, QList<int>{ 2 });
    }

    void aRestNearAnEdgeScrolls()
    {
        Rows rows;
        rows.mime.setText(u"a text"_s);
        QScrollBar *bar = rows.area.verticalScrollBar();
        rows.enter(250);
        rows.move(rows.area.viewport()->height() - 3);
        QTRY_VERIFY(bar->value() > 300);
        QVERIFY(rows.hints().count(u',') >= 3); // the rows under the pointer were others
        rows.move(3);
        QTRY_COMPARE(bar->value(), 0);
        QDragLeaveEvent leave;
        QCoreApplication::sendEvent(rows.area.viewport(), &leave);
        QCOMPARE(rows.ended, 1);
    }
};

TRIAGE_TEST(TestDropSession, QApplication)
#include "tst_dropsession.moc"
