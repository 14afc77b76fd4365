// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/routingeffect.h"

#include "client/apiclient.h"
#include "contract/endpoints.h"
#include "dialogs/dialog.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"
#include "widgets/recordtable.h"

#include <QHBoxLayout>
#include <QProgressBar>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <chrono>
#include <span>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

RoutingEffect::RoutingEffect(const Context &context, EffectOf subject, std::optional<BufferId> own,
                             QWidget *parent)
    : QWidget(parent), m_context(context), m_subject(subject), m_own(own),
      m_summary(new InkLabel(context.theme, Ink::Text, Type::Body, this)),
      m_table(new RecordTable(u"previewTable"_s, tr("Changed feedback"),
                              { tr("Feedback"), tr("From"), tr("To") }, this))
{
    setNames(m_summary, u"previewSummary"_s, tr("Effect on recent feedback"));
    m_table->setStretched({ 0 });
    m_table->setOpening();
    m_table->setMinimumHeight(96);
    m_table->setToolTip(tr("Return or a double click opens the feedback"));
    auto *head = new InkLabel(context.theme, Ink::Text, Type::BodyStrong, this);
    head->setText(tr("Effect on recent feedback"));
    auto *column = makeLayout<QVBoxLayout>(space::s, this);
    column->addWidget(head);
    column->addWidget(m_summary);
    column->addWidget(buildWaiting());
    column->addWidget(m_table, 1);
    column->addStretch(0);
    m_typingDelay.setSingleShot(true);
    m_typingDelay.setInterval(300ms);
    m_progressDelay.setSingleShot(true);
    m_progressDelay.setInterval(500ms);
    connect(&m_typingDelay, &QTimer::timeout, this, &RoutingEffect::sendRequest);
    connect(&m_progressDelay, &QTimer::timeout, this, [this] { showBusy(true); });
    connect(m_table, &RecordTable::opened, this,
            [this](qint64 key) { Q_EMIT openRequested(FeedbackId(key)); });
    connect(&context.sync, &SyncEngine::stateChanged, this, &RoutingEffect::refresh);
    connect(&context.store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.organization || change.everything)
            refresh();
    });
    m_why = whyNot(context);
    changed();
}

QWidget *RoutingEffect::buildWaiting()
{
    auto *waiting = new QWidget(this);
    m_progress = new QProgressBar(waiting);
    setNames(m_progress, u"previewProgress"_s, tr("Working out the effect"));
    m_progress->setRange(0, 0);
    m_progress->setTextVisible(false);
    m_cancel = Dialog::button(tr("Cance&l"), u"previewCancelButton"_s, waiting);
    m_retry = Dialog::button(tr("R&etry"), u"previewRetryButton"_s, waiting);
    auto *row = makeLayout<QHBoxLayout>(space::s, waiting);
    row->addWidget(m_progress, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_retry);
    row->addStretch(0);
    connect(m_cancel, &QPushButton::clicked, this, &RoutingEffect::cancel);
    connect(m_retry, &QPushButton::clicked, this, &RoutingEffect::sendRequest);
    m_retry->hide();
    showBusy(false);
    return waiting;
}

void RoutingEffect::setTrial(std::optional<PreviewQuestion> trial)
{
    const auto same
        = [](const std::optional<PreviewQuestion> &one, const std::optional<PreviewQuestion> &other) {
              return one.has_value() == other.has_value() && (!one || bodyOf(*one) == bodyOf(*other));
          };
    if (same(m_trial, trial))
        return;
    m_trial = std::move(trial);
    changed();
}

std::optional<QString> RoutingEffect::whyNot(const Context &context)
{
    const auto organization = context.store.organization();
    if (organization && !organization->settings.aiRoutingEnabled)
        return tr("AI routing is switched off for %1.").arg(organization->name);
    return Dialog::whyNotOnline(context);
}

void RoutingEffect::refresh()
{
    const std::optional<QString> why = whyNot(m_context);
    if (why == m_why)
        return;
    m_why = why;
    changed();
}

void RoutingEffect::changed()
{
    ++m_number;
    m_gained.clear();
    m_sendsAgain = false;
    m_typingDelay.stop();
    m_progressDelay.stop();
    showBusy(false);
    m_table->setEnabled(!m_why);
    if (!m_why && m_trial) {
        m_typingDelay.start(); // the previous result stays until the next one is known
        return;
    }
    m_table->clearRecords();
    m_table->hide();
    showMessage(
        m_why ? *m_why
            : m_subject == EffectOf::Thresholds
            ? tr("Change “Auto-assign at” or “Review at” to see what that would do with the newest feedback.")
            : tr("Change the routing instructions to see what they would do with the newest feedback. "
                 "Nothing is saved."),
        Ink::TextSecondary);
}

void RoutingEffect::sendRequest()
{
    if (!m_trial || m_why)
        return;
    m_retry->hide();
    m_progressDelay.start();
    m_sendsAgain = m_isPending;
    if (m_isPending)
        return;
    m_isPending = true;
    QCoro::connect(m_context.client.send(api::previewRouting, *m_trial), this,
                   [this, number = m_number](const Result<triage::RoutingPreview> &preview) {
                       answered(number, preview);
                   });
}

void RoutingEffect::answered(int number, const Result<triage::RoutingPreview> &preview)
{
    m_isPending = false;
    if (m_sendsAgain) {
        sendRequest();
        return;
    }
    if (number != m_number)
        return;
    m_progressDelay.stop();
    showBusy(false);
    if (preview)
        showEffect(*preview);
    else
        showMessage(Dialog::messageOf(preview.error()), Ink::Danger, true);
}

void RoutingEffect::cancel()
{
    ++m_number; // the server continues; its reply is dropped
    m_sendsAgain = false;
    m_typingDelay.stop();
    m_progressDelay.stop();
    showBusy(false);
    showMessage(tr("Cancelled."), Ink::TextSecondary, true);
}

void RoutingEffect::showBusy(bool busy)
{
    if (busy)
        showMessage(tr("Working out what would change…"), Ink::TextSecondary);
    else if (m_cancel->hasFocus())
        m_table->setFocus();
    m_progress->parentWidget()->setVisible(busy || !m_retry->isHidden());
    m_progress->setVisible(busy);
    m_cancel->setVisible(busy);
}

void RoutingEffect::showMessage(const QString &text, Ink ink, bool canRetry)
{
    m_summary->setInk(ink);
    m_summary->setText(text);
    m_retry->setVisible(canRetry);
    m_progress->parentWidget()->setVisible(canRetry || !m_progress->isHidden());
}

bool RoutingEffect::isOwn(const PreviewTarget &target) const
{
    return target.buffer == m_own; // only a buffer that is being tried has no identifier
}

int RoutingEffect::gain(const PreviewChange &change) const
{
    if (m_subject == EffectOf::Thresholds)
        return change.to.size() > change.from.size() ? 1 : -1;
    const bool isIn = m_own && std::find(change.from.begin(), change.from.end(), *m_own) != change.from.end();
    const bool comes = std::any_of(change.to.begin(), change.to.end(),
                                   [this](const PreviewTarget &target) { return isOwn(target); });
    return int(comes) - int(isIn);
}

/// Shows of a buffer only the items that it gains or loses.
void RoutingEffect::showEffect(const triage::RoutingPreview &preview)
{
    m_table->clearRecords();
    m_gained.clear();
    m_looked = preview.totals.items;
    std::array<int, 2> counts{}; // gained, lost
    for (const int wanted : { 1, -1 }) {
        for (const PreviewChange &change : preview.changes) {
            if (gain(change) != wanted)
                continue;
            addChange(change);
            if (wanted > 0)
                m_gained.push_back(change.feedback);
            ++counts[wanted > 0 ? 0 : 1];
        }
    }
    m_table->fit(width() / 4); // the words of the feedback have most of the room
    m_table->setVisible(m_table->rowCount() > 0);
    if (preview.totals.items == 0) {
        showMessage(tr("No feedback to test with yet."), Ink::Text);
        return;
    }
    showMessage(effectText(preview.totals, counts[0], counts[1]), Ink::Text);
}

QString RoutingEffect::effectText(const PreviewTotals &totals, int gained, int lost) const
{
    const auto number = [](qint64 count) {
        return Labels::number(count);
    };
    if (m_subject == EffectOf::Thresholds) {
        QString effect = tr("Of the last %n items, %1 would be in a buffer and %2 would need review; with "
                            "the stored values "
                            "%3 and %4.",
                            nullptr, int(totals.items))
                             .arg(number(totals.assignedAfter), number(totals.reviewAfter),
                                  number(totals.assignedPresent), number(totals.reviewPresent));
        if (totals.sorted > 0 && totals.sortedRightPresent)
            effect += u' '
                + tr("People judged %n of them: %1 would be right; with the stored values %2.", nullptr,
                     int(totals.sorted))
                      .arg(number(totals.sortedRight), number(*totals.sortedRightPresent));
        return effect;
    }
    QString effect = tr("Would take %1, lose %2 of the last %n items.", nullptr, int(totals.items))
                         .arg(number(gained), number(lost));
    if (totals.drifted > 0)
        effect += u' '
            + tr("%n of them would be elsewhere with the stored instructions, too, if routed again.", nullptr,
                 int(totals.drifted));
    return effect;
}

void RoutingEffect::addChange(const PreviewChange &change)
{
    const std::vector<ListRow> rows = m_context.store.rows(std::span(&change.feedback, 1));
    const QString words = rows.empty() ? toString(change.feedback) : Labels::headline(rows.front());
    QStringList from;
    for (const BufferId id : change.from) {
        const BufferRecord *buffer = m_context.store.buffer(id);
        from += buffer ? buffer->buffer.name : toString(id);
    }
    m_table->addRecord(change.feedback.value(),
                       { words, from.isEmpty() ? tr("Unassigned") : Labels::list(from), targetText(change) },
                       m_context.theme.icon(gain(change) > 0 ? u"plus"_s : u"remove"_s));
}

QString RoutingEffect::targetText(const PreviewChange &change) const
{
    QStringList to;
    for (const PreviewTarget &target : change.to)
        to += tr("%1 %2", "buffer, how sure").arg(target.name, Labels::percent(target.confidence));
    if (to.isEmpty())
        return tr("Unassigned");
    const QString all = Labels::list(to);
    return change.needsReview ? tr("%1, needs review", "buffers").arg(all) : all;
}

} // namespace triage::app

#include "moc_routingeffect.cpp"
