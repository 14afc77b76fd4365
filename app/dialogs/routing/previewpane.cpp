// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/previewpane.h"

#include "client/apiclient.h"
#include "contract/endpoints.h"
#include "detail/candidatedelegate.h"
#include "dialogs/dialog.h"
#include "dialogs/field.h"
#include "dialogs/routing/routingeffect.h"
#include "models/labels.h"
#include "models/reasonwords.h"
#include "store/sync/syncengine.h"
#include "text.h"
#include "widgets/announcement.h"
#include "widgets/fittedlist.h"
#include "widgets/inklabel.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTextDocument>

#include <algorithm>
#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

constexpr int iconSide = 20;
constexpr int maxCandidates = 4;

} // namespace

PreviewPane::PreviewPane(const Context &context, std::optional<FeedbackId> current, QWidget *parent)
    : QWidget(parent), m_context(context), m_current(current),
      m_sample(new Field(context.theme, Field::Lines::Many, u"sampleEdit"_s, tr("Sample te&xt"),
                         tr("Sample text"), this)),
      m_use(Dialog::button(tr("Use C&urrent Feedback"), u"useCurrentButton"_s, this)),
      m_icon(new QLabel(this)), m_match(new InkLabel(context.theme, Ink::Text, Type::BodyStrong, this)),
      m_reasoning(new InkLabel(context.theme, Ink::TextSecondary, Type::Body, this)),
      m_candidates(new QStandardItemModel(this))
{
    m_sample->setPlaceholder(tr("Paste or write what a user might say"));
    m_sample->setLimit(5000);
    Dialog::setAllowed(m_use,
                       current ? std::nullopt : std::optional(tr("No feedback is chosen in the list.")),
                       tr("Try the feedback that is chosen in the list"));
    setNames(m_match, u"matchLabel"_s, tr("Matched buffer"));
    setNames(m_reasoning, u"reasoningText"_s, tr("Reasoning"));
    m_reasoning->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_reasoning->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *column = makeLayout<QVBoxLayout>(space::m, this);
    column->addWidget(m_sample, 1);
    column->addWidget(m_use, 0, Qt::AlignLeading);
    column->addWidget(buildResult());
    m_typingDelay.setSingleShot(true);
    m_typingDelay.setInterval(300ms);
    m_progressDelay.setSingleShot(true);
    m_progressDelay.setInterval(300ms);
    connect(&m_typingDelay, &QTimer::timeout, this, &PreviewPane::sendRequest);
    connect(&m_progressDelay, &QTimer::timeout, this, [this] { show({}, tr("Asking…"), {}); });
    connect(m_sample, &Field::edited, this, &PreviewPane::changed);
    connect(m_use, &QPushButton::clicked, this, &PreviewPane::useCurrent);
    connect(&context.sync, &SyncEngine::stateChanged, this, &PreviewPane::refresh);
    refresh();
}

QWidget *PreviewPane::buildResult()
{
    auto *result = new QFrame(this);
    result->setFrameShape(QFrame::StyledPanel);
    auto *match = makeLayout<QHBoxLayout>(space::s);
    match->addWidget(m_icon);
    match->addWidget(m_match, 1);
    m_list = new FittedList(result);
    setNames(m_list, u"candidateList"_s, tr("Buffers that were weighed"));
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setItemDelegate(new CandidateDelegate(m_context.theme, m_list));
    m_list->setModel(m_candidates);
    m_listLabel = new InkLabel(m_context.theme, Ink::TextSecondary, Type::Caption, result);
    m_listLabel->setText(tr("How sure routing is"));
    m_listLabel->setBuddy(m_list);
    auto *inside = makeLayout<QVBoxLayout>(space::s, result, { space::m, space::m, space::m, space::m });
    inside->addLayout(match);
    inside->addWidget(m_reasoning, 1);
    inside->addWidget(m_listLabel);
    inside->addWidget(m_list);
    result->setMinimumHeight(112);
    showCandidates({});
    return result;
}

void PreviewPane::setOverrides(std::vector<BufferTrial> overrides)
{
    m_overrides = std::move(overrides);
    changed();
}

void PreviewPane::setDraft(std::optional<NewBuffer> draft)
{
    m_draft = std::move(draft);
    m_weighsDraft = true;
    changed();
}

void PreviewPane::useCurrent()
{
    const std::optional<ShownItem> item = m_current ? m_context.store.item(*m_current) : std::nullopt;
    if (!item)
        return;
    m_title = item->feedback.title;
    m_usedText = item->feedback.description;
    m_sample->setText(m_usedText);
}

void PreviewPane::refresh()
{
    const std::optional<QString> why = RoutingEffect::whyNot(m_context);
    m_sample->editor()->setEnabled(!why);
    m_use->setEnabled(!why && m_current);
    if (why)
        show(m_context.theme.icon(u"offline"_s), tr("Not possible now"), *why);
    else
        changed();
}

void PreviewPane::changed()
{
    ++m_lastRequest;
    if (RoutingEffect::whyNot(m_context))
        return;
    if (isBlank(m_sample->text()) || m_sample->isTooLong()) {
        m_typingDelay.stop();
        m_progressDelay.stop();
        show(m_context.theme.icon(u"routing"_s), tr("Nothing to route yet"),
             tr("The buffer that a text would go to is shown here, with the reason. Nothing is saved."));
        return;
    }
    m_typingDelay.start();
}

void PreviewPane::sendRequest()
{
    RoutingTest test;
    test.description = m_sample->text();
    if (test.description == m_usedText)
        test.title = m_title;
    if (!m_overrides.empty())
        test.overrides = m_overrides;
    if (m_draft)
        test.newBuffers = { *m_draft };
    m_progressDelay.start();
    const int request = ++m_lastRequest;
    QCoro::connect(m_context.client.send(api::testRouting, test), this,
                   [this, request](const Result<TestedRouting> &result) {
                       if (request == m_lastRequest)
                           receive(result);
                   });
}

void PreviewPane::receive(const Result<TestedRouting> &result)
{
    m_progressDelay.stop();
    if (!result && result.error().type == ProblemType::Conflict) {
        show(m_context.theme.icon(u"buffer"_s), tr("No buffers yet"),
             m_weighsDraft
                 ? tr("Give this buffer a name and instructions to see whether a text would go there.")
                 : tr("Once a buffer exists, you see here where a text would go."));
        return;
    }
    if (!result) {
        show(m_context.theme.icon(u"warning"_s, Ink::Warning), tr("No answer"),
             Dialog::messageOf(result.error()));
        return;
    }
    const RoutingTestResult &tested = result->data;
    const std::vector<NewBufferFit> &drafts = result->meta.newBuffers;
    const bool isDraft = !tested.id && m_draft
        && std::any_of(drafts.begin(), drafts.end(), [](const NewBufferFit &each) { return each.isChosen; });
    const QString words = ReasonWords::of(result->meta.reason, tested.reasoning);
    if (!tested.id && !isDraft) {
        show(m_context.theme.icon(u"unassigned"_s), tr("Unassigned"), words);
        showCandidates(result->meta);
        return;
    }
    const BufferRecord *known = tested.id ? m_context.store.buffer(*tested.id) : nullptr;
    const std::optional<QString> icon = isDraft ? m_draft->icon : known ? known->buffer.icon : std::nullopt;
    const QString reasoning = result->meta.needsReview
        ? tr("%1 It would be marked for review.", "a sentence or two").arg(words)
        : words;
    show(m_context.theme.bufferIcon(icon.value_or(QString()), tested.name), tested.name, reasoning);
    showCandidates(result->meta);
}

void PreviewPane::showCandidates(const RoutingTrial &trial)
{
    struct Weighed
    {
        QString icon;
        QString name;
        double confidence;
        QString reason;
    };
    std::vector<Weighed> weighed;
    for (const RoutingCandidate &each : trial.candidates) {
        if (const BufferRecord *known = m_context.store.buffer(each.buffer))
            weighed.push_back({ known->buffer.icon.value_or(QString()), known->buffer.name, each.confidence,
                                ReasonWords::of(each.reason, each.reasoning) });
    }
    if (m_draft) {
        for (const NewBufferFit &each : trial.newBuffers)
            weighed.push_back({ m_draft->icon.value_or(QString()), each.name, each.confidence,
                                ReasonWords::of(each.reason, {}) });
    }
    std::stable_sort(weighed.begin(), weighed.end(), [](const Weighed &one, const Weighed &other) {
        return one.confidence > other.confidence;
    });
    m_candidates->clear();
    for (const Weighed &each : weighed) {
        if (m_candidates->rowCount() == maxCandidates || each.confidence < CandidateDelegate::minConfidence)
            break;
        auto *row = new QStandardItem(m_context.theme.bufferIcon(each.icon, each.name), each.name);
        row->setData(each.confidence, CandidateDelegate::ConfidenceRole);
        row->setData(tr("%1, %2", "buffer, how sure").arg(each.name, Labels::percent(each.confidence)),
                     Qt::AccessibleTextRole);
        row->setToolTip(each.reason);
        m_candidates->appendRow(row);
    }
    m_listLabel->setVisible(m_candidates->rowCount() > 0);
    m_list->setVisible(m_candidates->rowCount() > 0);
}

void PreviewPane::show(const QIcon &icon, const QString &match, const QString &reasoning)
{
    m_icon->setPixmap(icon.pixmap(QSize(iconSide, iconSide), devicePixelRatioF()));
    m_icon->setVisible(!icon.isNull());
    m_match->setText(match);
    m_reasoning->setText(reasoning);
    // A small pane cuts it. A plain tip would be one line, which the screen cuts.
    m_reasoning->setToolTip(reasoning.isEmpty() ? QString()
                                                : Qt::convertFromPlainText(reasoning, Qt::WhiteSpaceNormal));
    showCandidates({});
}

} // namespace triage::app

#include "moc_previewpane.cpp"
