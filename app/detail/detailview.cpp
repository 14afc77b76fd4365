// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/detailview.h"

#include "actions/actionregistry.h"
#include "detail/chiplist.h"
#include "detail/detailhead.h"
#include "detail/detailsection.h"
#include "detail/detailtext.h"
#include "detail/duplicatesection.h"
#include "detail/notebox.h"
#include "detail/reviewstrip.h"
#include "detail/routingsection.h"
#include "detail/similarsection.h"
#include "detail/targetsection.h"
#include "detail/timelinedelegate.h"
#include "models/activitywords.h"
#include "models/labels.h"
#include "models/presencewords.h"
#include "store/presentpeople.h"
#include "text.h"
#include "widgets/fittedlist.h"
#include "widgets/keybutton.h"
#include "widgets/noticestrip.h"
#include "widgets/statepage.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {
DetailView::DetailView(LocalStore &store, Theme &theme, DropRules rules, DetailSources sources,
                       QWidget *parent)
    : QWidget(parent), m_store(store), m_theme(theme), m_sources(std::move(sources)),
      m_routingRequest(m_sources.routing, 0ms,
                       [this](const Result<RoutingDetails> &routing) { showRouting(routing); }),
      m_targetsRequest(m_sources.targets, 0ms,
                       [this](const Result<std::vector<Target>> &targets) {
                           m_targets->setTargets(targets ? *targets : std::vector<Target>());
                       }),
      m_timeline(store)
{
    build(rules);
    connectHead();
    const auto readTheme = [this] {
        for (QWidget *each : m_columns)
            each->setMaximumWidth(m_theme.measure() + 2 * space::l);
    };
    connect(&theme, &Theme::changed, this, readTheme);
    connect(&store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.everything || change.buffers || change.concerns(m_feedback))
            refresh();
        if (change.everything || !change.changed.empty()) {
            m_similar->repeatIfEmpty();
            m_duplicates->repeatIfEmpty();
        }
    });
    connect(&store.present(), &PresentPeople::changed, this, &DetailView::showPeople);
    readTheme();
    setFeedback({});
}

DetailView::~DetailView() = default;

void DetailView::build(const DropRules &rules)
{
    buildPage(rules);
    m_nothing = new StatePage(m_theme, this);
    m_nothing->setBackgroundRole(QPalette::Base);
    m_nothing->setAutoFillBackground(true);
    m_stack = new QStackedLayout;
    m_stack->addWidget(m_scroll);
    m_stack->addWidget(m_nothing);
    m_note = new NoteBox(m_store, m_theme, this);
    m_foot = inMeasure(new QWidget(this), m_note);
    auto *rows = makeLayout<QVBoxLayout>(1, this); // a line, in the colour of the background
    setBackgroundRole(QPalette::Midlight);
    setAutoFillBackground(true);
    rows->addLayout(m_stack, 1);
    m_news = new NoticeStrip(m_theme, u"person"_s, Ink::TextSecondary, Ink::InfoFill, nullptr, this);
    m_news->setObjectName(u"newsStrip"_s);
    m_news->hide();
    // At the foot, so that a person who comes moves nothing that somebody is aiming at.
    m_people = new NoticeStrip(m_theme, PresenceWords::iconOf({}), Ink::TextSecondary, Ink::InfoFill, nullptr,
                               this);
    m_people->setObjectName(u"peopleStrip"_s);
    m_people->hide();
    rows->addWidget(m_people);
    rows->addWidget(m_news);
    rows->addWidget(m_foot);
    connect(&m_timeline, &QAbstractItemModel::rowsInserted, this,
            [this](const QModelIndex &, int, int last) { showNews(last); });
    connect(m_note, &NoteBox::noteWritten, this,
            [this](FeedbackId id, const QString &text, const StoredCallback &stored) {
                m_revealsNewest = true;
                Q_EMIT noteWritten(id, text, stored);
            });
    connect(m_note, &NoteBox::left, this, [this] {
        m_isNoting = false;
        Q_EMIT left();
        showFoot();
    });
    connect(m_note, &NoteBox::discarded, this, &DetailView::refresh);
}

/// Builds everything but the note box, which stays visible.
void DetailView::buildPage(const DropRules &rules)
{
    auto *content = new QWidget;
    m_scroll = new QScrollArea(this);
    m_scroll->setObjectName(u"detailScroll"_s);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    auto *column = m_column
        = makeLayout<QVBoxLayout>(space::m, content, { space::l, space::l, space::l, space::l });
    m_head = new DetailHead(m_store, m_theme, rules, content);
    column->addWidget(m_head);
    buildStrips(*column);
    buildSections(*column);
    column->addStretch(1); // with a factor, so that all spare room is below the item
    m_scroll->setWidget(inMeasure(new QWidget, content));
    const QScrollBar *bar = m_scroll->verticalScrollBar();
    connect(bar, &QScrollBar::rangeChanged, this, &DetailView::balance);
    // The page follows growth by a note only, and only until a person scrolls.
    connect(bar, &QScrollBar::rangeChanged, this, &DetailView::revealNewest);
    connect(bar, &QScrollBar::actionTriggered, this, [this] { m_revealsNewest = false; });
}

void DetailView::buildStrips(QVBoxLayout &column)
{
    m_review = new ReviewStrip(m_theme, this);
    column.addWidget(m_review);
    m_routing = new RoutingSection(m_store, m_theme, this);
    column.addWidget(m_routing);
    m_retry = new QPushButton(tr("Retry Routing"), this);
    m_retry->setObjectName(u"retryRoutingButton"_s);
    m_failed = new NoticeStrip(m_theme, u"pending"_s, Ink::TextSecondary, Ink::InfoFill, m_retry, this);
    column.addWidget(m_failed);
    connect(m_review, &ReviewStrip::looksRightRequested, this,
            [this] { Q_EMIT looksRightRequested({ m_feedback }); });
    connect(m_review, &ReviewStrip::whyRequested, this, &DetailView::showWhy);
    connect(m_retry, &QPushButton::clicked, this, [this] { Q_EMIT retryRoutingRequested({ m_feedback }); });

    m_text = &m_head->text();
    connect(m_text, &DetailText::selectionChanged, this, &DetailView::wordsSelected);
    connect(m_text, &DetailText::matchShown, this, [this](const QRect &rect) {
        const QPoint at = m_text->mapTo(m_scroll->widget(), rect.center());
        m_scroll->ensureVisible(at.x(), at.y(), 0, space::xxl * 2);
    });
}

void DetailView::buildSections(QVBoxLayout &column)
{
    m_duplicates = new DuplicateSection(m_store, m_theme, m_sources.duplicates, this);
    column.addWidget(m_duplicates);
    connect(m_duplicates, &DuplicateSection::openRequested, this, &DetailView::feedbackOpened);
    m_targets = new TargetSection(m_theme, this);
    column.addWidget(m_targets);
    auto *timeline = new DetailSection(u"timelineList"_s, tr("Notes and history"), m_theme, this);
    connect(&timeline->list(), &FittedList::rowsChanged, timeline,
            [timeline](int rows) { timeline->setVisible(rows > 0); });
    timeline->list().setItemDelegate(new TimelineDelegate(m_theme, m_store, &timeline->list()));
    timeline->list().setModel(&m_timeline);
    column.addWidget(timeline);
    m_similar = new SimilarSection(m_store, m_theme, m_sources.similar, this);
    column.addWidget(m_similar);
    connect(m_duplicates, &DuplicateSection::shownChanged, m_similar,
            [this] { m_similar->leaveOut(m_duplicates->shown()); });
    connect(m_similar, &SimilarSection::openRequested, this, &DetailView::feedbackOpened);
}

/// Centres the content in its parent and limits its width to readable lines. Returns the parent.
QWidget *DetailView::inMeasure(QWidget *parent, QWidget *content)
{
    parent->setBackgroundRole(QPalette::Base);
    parent->setAutoFillBackground(true);
    auto *row = makeLayout<QHBoxLayout>(0, parent);
    row->addStretch(1);
    row->addWidget(content, 1000);
    row->addStretch(1);
    m_columns.push_back(content);
    return parent;
}

/// In a wide pane, a margin balances the scroll bar, so that the text stays aligned with the widgets above
/// and below.
void DetailView::balance()
{
    const QScrollBar *bar = m_scroll->verticalScrollBar();
    const int width = bar->sizeHint().width();
    const bool spare = m_scroll->width() > m_columns.front()->maximumWidth() + 2 * width;
    const int lead = spare && bar->maximum() > 0 ? width : 0;
    const bool fromRight = layoutDirection() == Qt::RightToLeft;
    m_scroll->widget()->layout()->setContentsMargins(fromRight ? 0 : lead, 0, fromRight ? lead : 0, 0);
}

void DetailView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    balance();
}

void DetailView::connectHead()
{
    const ChipList *chips = &m_head->chips();
    connect(chips, &ChipList::removeRequested, this,
            [this](BufferId id) { Q_EMIT removeRequested({ m_feedback }, id); });
    connect(chips, &ChipList::openRequested, this, &DetailView::bufferOpened);
    connect(chips, &ChipList::dropHinted, this, &DetailView::dropHinted);
    connect(m_head, &DetailHead::tagRequested, this, &DetailView::tagOpened);
    connect(m_head, &DetailHead::submitterRequested, this, &DetailView::submitterOpened);
    connect(m_head, &DetailHead::addBufferRequested, this,
            [this] { Q_EMIT addBufferRequested({ m_feedback }); });
}

FeedbackDrop &DetailView::drops() const
{
    return m_head->chips().drops();
}

void DetailView::setFeedback(FeedbackId id)
{
    if (id == m_feedback && id.isValid())
        return;
    m_feedback = id;
    m_buffers.clear();
    m_timeline.setFeedback(id);
    m_note->setFeedback(id);
    m_isNoting = m_isNoting && isWriting();
    m_routing->clear();
    m_review->setReason({});
    m_confidence.clear();
    m_targets->setTargets({});
    m_similar->setFeedback(id);
    m_duplicates->setFeedback(id);
    m_routingRequest.setFeedback({}); // until the item is filled in
    m_targetsRequest.setFeedback({});
    m_revealsNewest = false;
    m_scroll->verticalScrollBar()->setValue(0);
    m_news->hide();
    m_seenUntil = Timestamp();
    refresh();
    m_routingRequest.setFeedback(id);
    m_targetsRequest.setFeedback(id);
}

void DetailView::refresh()
{
    const std::optional<ShownItem> item = m_feedback.isValid() ? m_store.item(m_feedback) : std::nullopt;
    // Somebody who writes goes on when another person deletes the item, or when everything is read again.
    const bool keepsDraft = !item && m_feedback.isValid() && (m_note->hasText() || isWriting());
    m_note->setGone(keepsDraft);
    m_stack->setCurrentIndex(item ? 0 : 1);
    showFoot();
    showPeople();
    if (item)
        return fill(*item);
    const QString why = keepsDraft
        ? tr("It was deleted while you were writing a note. Your draft is kept below.")
        : tr("It was deleted, or it is not in this organization.");
    if (m_feedback.isValid() && m_store.mayBeElsewhere(m_feedback))
        m_nothing->show({ u"inbox"_s,
                          tr("This feedback is not here"),
                          tr("It is not in the copy on this computer."),
                          {} });
    else if (m_feedback.isValid())
        m_nothing->show({ u"delete"_s, tr("This feedback is gone"), why, {} });
    else if (m_store.counts().total.all == 0)
        m_nothing->show({}); // beside the first steps
    else
        m_nothing->show({ u"inbox"_s,
                          tr("Nothing selected"),
                          tr("Select an item, or press J and K to move through the list."),
                          {} });
}

void DetailView::fill(const ShownItem &item)
{
    const Feedback &feedback = item.feedback;
    if (m_seenUntil == Timestamp())
        m_seenUntil = feedback.updatedAt;
    m_head->setItem(item);
    m_duplicates->refresh();
    m_needsReview = feedback.needsReview;
    const bool failed = feedback.routingStatus == RoutingStatus::Failed;
    m_failed->setVisible(failed || feedback.routingStatus == RoutingStatus::Pending);
    m_failed->setLook(failed ? u"failed"_s : u"pending"_s, failed ? Ink::Danger : Ink::TextSecondary,
                      failed ? Ink::DangerFill : Ink::InfoFill);
    m_failed->setText(failed ? tr("Routing failed for this item.") : tr("This item is being routed."));
    m_retry->setVisible(failed);
    const bool isMoved = item.buffers != std::exchange(m_buffers, item.buffers);
    const bool isRouted = feedback.routingStatus != std::exchange(m_routingStatus, feedback.routingStatus);
    showDoubt();
    if (isMoved || isRouted)
        refreshSources();
}

/// Says what another person did to the item just now: the person who reads it might act on what was before.
void DetailView::showNews(int row)
{
    const Note &note = m_timeline.entryAt(row).note;
    const std::optional<Me> me = m_store.me();
    if (note.kind != NoteKind::Activity || note.author.isSystem()
        || (me && note.author.member == me->member.id) || note.createdAt < m_seenUntil)
        return;
    m_news->setText(tr("%1: %2", "person, what was done")
                        .arg(isolated(Labels::author(note, m_store)), ActivityWords::of(note)));
    m_news->show();
}

/// Says who else looks at the item, and who writes a note on it.
void DetailView::showPeople()
{
    const QString people = PresenceWords::at(m_store, m_feedback).join(u" · "_s);
    m_people->setLook(PresenceWords::iconOf(m_store.present().at(m_feedback)), Ink::TextSecondary,
                      Ink::InfoFill);
    m_people->setText(people);
    m_people->setVisible(!people.isEmpty() && m_stack->currentIndex() == 0);
}

void DetailView::showDoubt()
{
    m_review->setDoubt(m_buffers, m_confidence);
    m_review->setNeedsReview(m_needsReview);
    m_review->setVisible(!m_isTriage);
}

void DetailView::revealNewest()
{
    QScrollBar *bar = m_scroll->verticalScrollBar();
    // The newest entry is above the similar items.
    const int below
        = m_similar->isVisibleTo(m_scroll->widget()) ? m_similar->sizeHint().height() + space::m : 0;
    if (std::exchange(m_revealsNewest, false))
        bar->setValue(bar->maximum() - below);
}

void DetailView::refreshSources()
{
    m_routingRequest.renew();
    m_targetsRequest.renew();
    m_similar->retry();
    m_duplicates->retry();
}

void DetailView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_similar->retry();
    m_duplicates->retry();
}

void DetailView::showRouting(const Result<RoutingDetails> &routing)
{
    m_confidence.clear();
    if (routing) {
        for (const RoutingCandidate &candidate : routing->candidates)
            m_confidence[candidate.buffer] = candidate.confidence;
    }
    m_routing->setRouting(routing, m_buffers);
    m_review->setReason(m_routing->reason());
    m_head->chips().setConfidence(m_confidence);
    showDoubt();
}

void DetailView::setSearch(const QString &search, bool isSimilar)
{
    m_text->setSearch(search, isSimilar);
}

bool DetailView::stepMatch(int by)
{
    return m_text->stepMatch(by);
}

bool DetailView::page(int by)
{
    QScrollBar *bar = m_scroll->verticalScrollBar();
    const int before = bar->value();
    bar->setValue(before + by * (bar->pageStep() - space::xxl));
    return bar->value() != before;
}

QString DetailView::selectedWords() const
{
    return m_text->isVisible() ? m_text->selectedWords() : QString();
}

void DetailView::showFoot()
{
    const bool hasItem = m_stack->currentIndex() == 0;
    // Keys of a person who writes must not become commands, even if the item is gone.
    m_foot->setVisible((hasItem && (!m_isTriage || m_isNoting)) || m_note->hasText() || isWriting());
}

void DetailView::focusNote()
{
    m_isNoting = true;
    showFoot();
    if (!m_foot->isHidden()) // the item may be gone
        m_note->focusEdit();
}

bool DetailView::isWriting() const
{
    const QWidget *focus = window()->focusWidget();
    return m_note->isVisible() && m_note->isAncestorOf(focus);
}

void DetailView::showWhy()
{
    m_routing->toggle();
    if (m_routing->isUnfolded())
        m_scroll->ensureWidgetVisible(&m_routing->list());
    else
        Q_EMIT left();
}

void DetailView::showKeys(const ActionRegistry &actions)
{
    m_review->showKeys(actions);
    m_head->showKeys(actions);
    m_duplicates->showKeys(actions);
}

void DetailView::setSuggestions(QWidget *suggestions)
{
    m_suggestions = suggestions;
    m_column->insertWidget(m_column->indexOf(m_head) + 1, suggestions);
    suggestions->setVisible(m_isTriage);
}

void DetailView::setTriage(bool on)
{
    m_isTriage = on;
    m_scroll->verticalScrollBar()->setValue(0); // the item is read from its beginning
    m_isNoting = m_isNoting && isWriting();
    showFoot();
    m_head->setLarge(on);
    m_column->setContentsMargins(space::l, on ? space::xxl : space::l, space::l, space::l);
    if (m_suggestions)
        m_suggestions->setVisible(on);
    showDoubt();
}

} // namespace triage::app

#include "moc_detailview.cpp"
