// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/detailview.h"

#include "detail/chiplist.h"
#include "detail/detailtext.h"
#include "detail/notebox.h"
#include "detail/similarsection.h"
#include "detail/timelinedelegate.h"
#include "models/labels.h"
#include "models/roles.h"
#include "widgets/fittedlist.h"
#include "widgets/noticestrip.h"
#include "widgets/statepage.h"
#include "widgets/textdirection.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QStandardItemModel>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

QString targetIcon(TargetType type)
{
    switch (type) {
    case TargetType::RestEndpoint:
        return u"endpoint"_s;
    case TargetType::Documentation:
        return u"document"_s;
    case TargetType::CliCommand:
        return u"terminal"_s;
    }
    return {};
}

} // namespace

DetailView::DetailView(LocalStore &store, Theme &theme, DropRules rules, DetailSources sources,
                       QWidget *parent)
    : QWidget(parent), m_store(store), m_theme(theme), m_sources(std::move(sources)), m_timeline(store),
      m_why(new QStandardItemModel(this)), m_targets(new QStandardItemModel(this))
{
    build(rules);
    connect(&theme, &Theme::changed, this, &DetailView::readTheme);
    connect(&store, &LocalStore::changed, this, [this](const StoreChange &change) {
        const auto touches = [this](const std::vector<FeedbackId> &ids) {
            return std::find(ids.begin(), ids.end(), m_feedback) != ids.end();
        };
        if (change.everything || change.buffers || touches(change.changed) || touches(change.removed))
            refresh();
    });
    readTheme();
    setFeedback({});
}

DetailView::~DetailView() = default;

FeedbackDrop &DetailView::drops() const
{
    return m_chips->drops();
}

void DetailView::setFeedback(FeedbackId id)
{
    if (id == m_feedback && id.isValid())
        return;
    m_feedback = id;
    m_buffers.clear();
    m_timeline.setFeedback(id);
    m_note->setFeedback(id);
    m_why->clear();
    m_whyNote->clear(); // of the item before, until the answer for this one comes
    m_whyNote->hide();
    m_targets->clear();
    m_similar->setFeedback(id);
    m_revealsNewest = false;
    m_scroll->verticalScrollBar()->setValue(0);
    refresh();
    refreshSources();
}

void DetailView::refresh()
{
    const std::optional<ShownItem> item = m_feedback.isValid() ? m_store.item(m_feedback) : std::nullopt;
    if (item) {
        fill(*item);
        m_stack->setCurrentIndex(0);
        return;
    }
    if (m_feedback.isValid())
        m_nothing->show({ u"delete"_s,
                          tr("This feedback is gone"),
                          tr("It was deleted, or it is not in this organization."),
                          {} });
    else
        m_nothing->show({ u"inbox"_s,
                          tr("Nothing chosen"),
                          tr("Choose feedback in the list. J and K go through it."),
                          {} });
    m_stack->setCurrentIndex(1);
}

void DetailView::fill(const ShownItem &item)
{
    const Feedback &feedback = item.feedback;
    const QString title = feedback.title.value_or(QString());
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_title->setAlignment(Qt::AlignAbsolute | (title.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft));
    m_meta->setText(metaText(feedback));
    m_text->setText(feedback.description);
    showBuffers(item.buffers);
    m_review->setVisible(feedback.needsReview);
    const bool failed = feedback.routingStatus == RoutingStatus::Failed;
    m_failed->setVisible(failed || feedback.routingStatus == RoutingStatus::Pending);
    m_failed->setLook(failed ? u"failed"_s : u"pending"_s, failed ? Ink::Danger : Ink::TextSecondary,
                      failed ? Ink::DangerFill : Ink::InfoFill);
    m_failed->setText(failed ? tr("Routing failed for this item.") : tr("This item is being routed."));
    m_retry->setVisible(failed);
    if (item.buffers != std::exchange(m_buffers, item.buffers) && m_why->rowCount() > 0)
        refreshSources();
}

QString DetailView::metaText(const Feedback &feedback) const
{
    QStringList parts{ Labels::stamp(feedback.createdAt) };
    if (feedback.submittedBy)
        parts += tr("from %1").arg(*feedback.submittedBy);
    if (feedback.client)
        parts += tr("via %1").arg(*feedback.client);
    parts += toString(feedback.id);
    // Isolated, so that an identifier in another script does not turn the line round.
    for (QString &part : parts)
        part = isolated(part);
    return alignedToWindow(parts.join(u"\u00a0 · "_s));
}

void DetailView::showBuffers(const std::vector<BufferId> &buffers)
{
    m_chips->setBuffers(buffers);
    // Alone, the plus would hang at the end of an empty line and say nothing.
    m_chips->setVisible(!buffers.empty());
    m_addBuffer->setToolButtonStyle(buffers.empty() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
}

void DetailView::revealNewest()
{
    QScrollBar *bar = m_scroll->verticalScrollBar();
    // The newest entry is the last one but for what stands below the history.
    const int below = m_similar->isVisibleTo(m_page) ? m_similar->sizeHint().height() + space::m : 0;
    if (std::exchange(m_revealsNewest, false))
        bar->setValue(bar->maximum() - below);
}

void DetailView::refreshSources()
{
    m_pending = std::make_unique<QObject>();
    if (!m_feedback.isValid())
        return;
    if (m_sources.routing)
        m_sources.routing(m_feedback, m_pending.get(),
                          [this](const Result<RoutingDetails> &routing) { showRouting(routing); });
    m_similar->retry();
    if (m_sources.targets)
        m_sources.targets(m_feedback, m_pending.get(),
                          [this](const Result<std::vector<Target>> &targets) { showTargets(targets); });
}

void DetailView::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_similar->retry();
}

void DetailView::showRouting(const Result<RoutingDetails> &routing)
{
    m_why->clear();
    m_whyNote->setText(alignedToWindow(routing ? routing->reasoning.value_or(QString())
                                               : Labels::notKnown(routing.error())));
    std::map<BufferId, double> confidence;
    std::vector<BufferId> byHand = m_buffers;
    const auto add = [this](BufferId id, double sure, const QString &reason, bool hand) {
        const BufferRecord *buffer = m_store.buffer(id);
        if (!buffer)
            return;
        auto *item = new QStandardItem(
            m_theme.bufferIcon(buffer->buffer.icon.value_or(QString()), buffer->buffer.name),
            buffer->buffer.name);
        item->setData(id.value(), IdRole);
        item->setData(sure, CandidateDelegate::ConfidenceRole);
        item->setData(reason, CandidateDelegate::ReasonRole);
        item->setData(hand, CandidateDelegate::ByHandRole);
        const QString share = hand ? tr("by hand") : Labels::percent(sure);
        item->setData(reason.isEmpty() ? tr("%1, %2").arg(buffer->buffer.name, share)
                                       : tr("%1, %2: %3").arg(buffer->buffer.name, share, reason),
                      Qt::AccessibleTextRole);
        m_why->appendRow(item);
    };
    if (routing) {
        for (const RoutingCandidate &candidate : routing->candidates) {
            confidence[candidate.buffer] = candidate.confidence;
            std::erase(byHand, candidate.buffer);
        }
        for (const BufferId id : byHand)
            add(id, 0, {}, true);
        for (const RoutingCandidate &candidate : routing->candidates) {
            const bool isHere
                = std::find(m_buffers.begin(), m_buffers.end(), candidate.buffer) != m_buffers.end();
            if (isHere || candidate.confidence >= CandidateDelegate::minConfidence)
                add(candidate.buffer, candidate.confidence, candidate.reasoning, false);
        }
    }
    m_chips->setConfidence(confidence);
    m_whyNote->setVisible(!m_whyNote->text().isEmpty());
    m_whyHeading->setVisible(m_why->rowCount() > 0 || m_whyNote->isVisibleTo(this));
}

void DetailView::showTargets(const Result<std::vector<Target>> &targets)
{
    m_targets->clear();
    if (targets) {
        for (const Target &target : *targets)
            m_targets->appendRow(
                new QStandardItem(m_theme.icon(targetIcon(target.type)), target.displayName));
    }
    m_targetsHeading->setVisible(m_targets->rowCount() > 0);
}

void DetailView::setSearch(const QString &search)
{
    m_text->setSearch(search);
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

void DetailView::focusNote()
{
    m_note->focusEdit();
}

void DetailView::showWhy()
{
    m_scroll->ensureWidgetVisible(m_whyList);
    m_whyList->setFocus(Qt::ShortcutFocusReason);
    if (!m_whyList->currentIndex().isValid() && m_why->rowCount() > 0)
        m_whyList->setCurrentIndex(m_why->index(0, 0));
}

} // namespace triage::app
