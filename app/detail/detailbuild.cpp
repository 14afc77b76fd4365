// SPDX-License-Identifier: GPL-3.0-or-later
// How DetailView is put together.
#include "detail/chiplist.h"
#include "detail/detailtext.h"
#include "detail/detailview.h"
#include "detail/notebox.h"
#include "detail/similarsection.h"
#include "detail/timelinedelegate.h"
#include "theme/labelcolor.h"
#include "widgets/fittedlist.h"
#include "widgets/noticestrip.h"
#include "widgets/statepage.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QStandardItemModel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

QLabel *plainLabel(const QString &name, const QString &accessible, QWidget *parent)
{
    auto *label = new QLabel(parent);
    label->setObjectName(name);
    label->setAccessibleName(accessible);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

/// The content in the middle of its parent, no wider than lines are read well.
QWidget *DetailView::inMeasure(QWidget *parent, QWidget *content)
{
    parent->setBackgroundRole(QPalette::Base);
    parent->setAutoFillBackground(true);
    auto *row = new QHBoxLayout(parent);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addStretch(1);
    row->addWidget(content, 1000);
    row->addStretch(1);
    m_columns.push_back(content);
    return parent;
}

/// Where there is room to spare, the scroll bar does not push the text out of line with what is above and
/// below.
void DetailView::balance()
{
    const QScrollBar *bar = m_scroll->verticalScrollBar();
    const int width = bar->sizeHint().width();
    const bool spare = m_scroll->width() > m_columns.front()->maximumWidth() + 2 * width;
    const int lead = spare && bar->maximum() > 0 ? width : 0;
    const bool fromRight = layoutDirection() == Qt::RightToLeft;
    m_page->layout()->setContentsMargins(fromRight ? 0 : lead, 0, fromRight ? lead : 0, 0);
}

void DetailView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    balance();
}

void DetailView::build(const DropRules &rules)
{
    auto *sheet = new QWidget(this);
    buildPage(sheet, rules);
    auto *line = new QFrame(sheet);
    line->setObjectName(u"detailLine"_s);
    line->setFixedHeight(1);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Midlight);
    m_note = new NoteBox(m_store, m_theme, sheet);
    auto *rows = new QVBoxLayout(sheet);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    rows->addWidget(m_scroll, 1);
    rows->addWidget(line);
    rows->addWidget(inMeasure(new QWidget(sheet), m_note));

    m_nothing = new StatePage(m_theme, this);
    m_nothing->setBackgroundRole(QPalette::Base);
    m_nothing->setAutoFillBackground(true);
    m_stack = new QStackedLayout(this);
    m_stack->addWidget(sheet);
    m_stack->addWidget(m_nothing);
    connect(m_note, &NoteBox::noteWritten, this, [this](FeedbackId id, const QString &text) {
        m_revealsNewest = true;
        Q_EMIT noteWritten(id, text);
    });
    connect(m_note, &NoteBox::left, this, &DetailView::left);
}

/// All but the note box, which stays in sight.
void DetailView::buildPage(QWidget *sheet, const DropRules &rules)
{
    auto *content = new QWidget;
    m_scroll = new QScrollArea(sheet);
    m_scroll->setObjectName(u"detailScroll"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(space::l, space::l, space::l, space::l);
    column->setSpacing(space::m);
    buildHead(*column, rules);
    buildStrips(*column);
    buildSections(*column);
    column->addStretch();
    m_page = inMeasure(new QWidget, content);
    m_scroll->setWidget(m_page);
    const QScrollBar *bar = m_scroll->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &DetailView::balance);
    // Only growth that a note made is followed, and only till someone scrolls.
    connect(bar, &QScrollBar::rangeChanged, this, &DetailView::revealNewest);
    connect(bar, &QScrollBar::actionTriggered, this, [this] { m_revealsNewest = false; });
}

void DetailView::buildHead(QVBoxLayout &column, const DropRules &rules)
{
    m_title = plainLabel(u"detailTitle"_s, tr("Title"), this);
    m_meta = plainLabel(u"detailMeta"_s, tr("Details"), this);
    auto *top = new QVBoxLayout;
    top->setSpacing(space::xs);
    top->addWidget(m_title);
    top->addWidget(m_meta);
    column.addLayout(top);

    m_chips = new ChipList(m_store, m_theme, rules, this);
    m_addBuffer = new QToolButton(this);
    m_addBuffer->setObjectName(u"addBufferButton"_s);
    m_addBuffer->setAccessibleName(tr("Also add to buffer"));
    m_addBuffer->setText(tr("Add to a buffer"));
    m_addBuffer->setToolTip(tr("Also add to buffer"));
    m_addBuffer->setIcon(m_theme.icon(u"plus"_s));
    m_addBuffer->setAutoRaise(true);
    m_addBuffer->setFocusPolicy(Qt::TabFocus);
    auto *row = new QHBoxLayout;
    row->setSpacing(space::xs);
    row->addWidget(m_chips, 1);
    row->addWidget(m_addBuffer, 0, Qt::AlignTop);
    row->addStretch();
    column.addLayout(row);
    connect(m_chips, &ChipList::removeRequested, this,
            [this](BufferId id) { Q_EMIT removeRequested({ m_feedback }, id); });
    connect(m_chips, &ChipList::openRequested, this, &DetailView::bufferOpened);
    connect(m_chips, &ChipList::dropHinted, this, &DetailView::dropHinted);
    connect(m_chips, &ChipList::dropRefused, this, &DetailView::dropRefused);
    connect(m_addBuffer, &QToolButton::clicked, this, [this] { Q_EMIT addBufferRequested({ m_feedback }); });
}

void DetailView::buildStrips(QVBoxLayout &column)
{
    m_looksRight = new QPushButton(tr("Looks right"), this);
    m_looksRight->setObjectName(u"looksRightButton"_s);
    m_looksRight->setAccessibleName(tr("Looks right"));
    m_looksRight->setAutoDefault(false);
    m_review = new NoticeStrip(m_theme, u"review"_s, Ink::Warning, Ink::WarningFill, m_looksRight, this);
    m_review->setText(tr("Is it in the right place?"));
    column.addWidget(m_review);
    m_retry = new QPushButton(tr("Retry routing"), this);
    m_retry->setObjectName(u"retryRoutingButton"_s);
    m_retry->setAccessibleName(tr("Retry routing"));
    m_retry->setAutoDefault(false);
    m_failed = new NoticeStrip(m_theme, u"pending"_s, Ink::TextSecondary, Ink::InfoFill, m_retry, this);
    column.addWidget(m_failed);
    connect(m_looksRight, &QPushButton::clicked, this,
            [this] { Q_EMIT looksRightRequested({ m_feedback }); });
    connect(m_retry, &QPushButton::clicked, this, [this] { Q_EMIT retryRoutingRequested({ m_feedback }); });

    m_text = new DetailText(m_theme, this);
    column.addWidget(m_text);
    connect(m_text, &DetailText::matchShown, this, [this](const QRect &rect) {
        const QPoint at = m_text->mapTo(m_scroll->widget(), rect.center());
        m_scroll->ensureVisible(at.x(), at.y(), 0, space::xxl * 2);
    });
}

FittedList *DetailView::addSection(QVBoxLayout &column, const QString &name, const QString &title,
                                   QLabel **heading)
{
    *heading = new QLabel(title, this);
    (*heading)->setContentsMargins(0, space::s, 0, 0);
    column.addWidget(*heading);
    auto *list = new FittedList(this);
    list->setObjectName(name);
    list->setAccessibleName(title);
    list->setSelectionMode(QAbstractItemView::NoSelection);
    (*heading)->setBuddy(list);
    column.addWidget(list);
    // Without rows it would still take a gap.
    connect(list, &FittedList::rowsChanged, list, [list](int rows) { list->setVisible(rows > 0); });
    return list;
}

void DetailView::buildSections(QVBoxLayout &column)
{
    m_whyList = addSection(column, u"whyHereList"_s, tr("Why it is here"), &m_whyHeading);
    m_whyNote = plainLabel(u"whyHereNote"_s, tr("Why it is here"), this);
    column.insertWidget(column.indexOf(m_whyList), m_whyNote);
    m_whyList->setItemDelegate(new CandidateDelegate(m_theme, m_whyList));
    m_whyList->setModel(m_why);
    m_targetList = addSection(column, u"targetList"_s, tr("Targets"), &m_targetsHeading);
    m_targetList->setModel(m_targets);
    m_timelineList = addSection(column, u"timelineList"_s, tr("Notes and history"), &m_timelineHeading);
    m_timelineList->setItemDelegate(new TimelineDelegate(m_theme, m_store, m_timelineList));
    m_timelineList->setModel(&m_timeline);
    m_similar = new SimilarSection(m_store, m_theme, m_sources.similar, this);
    column.addWidget(m_similar);
    connect(m_similar, &SimilarSection::openRequested, this, &DetailView::feedbackOpened);
    m_timelineHeading->setVisible(false);
    m_targetsHeading->setVisible(false);
    m_whyHeading->setVisible(false);
    m_whyNote->setVisible(false);
    connect(m_timelineList, &FittedList::rowsChanged, m_timelineHeading,
            [this](int rows) { m_timelineHeading->setVisible(rows > 0); });
}

void DetailView::readTheme()
{
    for (QWidget *each : m_columns)
        each->setMaximumWidth(m_theme.measure() + 2 * space::l);
    setLabelColor(m_title, m_theme.font(Type::Title), m_theme.color(Ink::Text));
    setLabelColor(m_meta, m_theme.font(Type::Caption), m_theme.color(Ink::TextSecondary));
    setLabelColor(m_whyNote, m_theme.font(), m_theme.color(Ink::TextSecondary));
    for (QLabel *heading : { m_whyHeading, m_targetsHeading, m_timelineHeading })
        setLabelColor(heading, m_theme.font(Type::BodyStrong), m_theme.color(Ink::Text));
    for (FittedList *list : { m_whyList, m_targetList, m_timelineList })
        list->refit();
}

} // namespace triage::app
