// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/detailcontroller.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/preferences.h"
#include "client/apiclient.h"
#include "commands/mergeplans.h"
#include "commands/workspace.h"
#include "contract/endpoints.h"
#include "detail/bulkpane.h"
#include "detail/detailview.h"
#include "detail/duplicatesection.h"
#include "detail/suggestionpanel.h"
#include "list/feedbacklistview.h"
#include "list/feedbackpane.h"
#include "list/listdrop.h"
#include "models/feedbacklistmodel.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "theme/theme.h"
#include "window/centrecontroller.h"
#include "window/detailwindows.h"
#include "window/feedbackactions.h"
#include "window/triagemode.h"

#include <QApplication>
#include <QRegularExpression>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

DetailController::DetailController(const Context &context, CentreController &centre,
                                   FeedbackActions &feedbackActions, TriageMode &triage, QWidget *window)
    : QObject(window), m_context(context), m_centre(centre), m_feedbackActions(feedbackActions),
      m_triage(triage), m_pane(new QWidget(window)),
      m_bulk(new BulkPane(context.store, context.theme, context.actions, m_pane)),
      m_windows(new DetailWindows(
          context, [this](QWidget *parent) { return makeView(parent); }, this))
{
    m_view = makeView(m_pane);
    auto *layout = makeLayout<QVBoxLayout>(0, m_pane);
    layout->addWidget(&triage);
    m_view->setSuggestions(&triage.suggestions());
    connect(&triage, &TriageMode::currentChanged, m_view,
            [this, &triage] { m_view->setTriage(triage.isOn()); });
    connect(&triage, &TriageMode::ended, m_view, [this] { m_view->setTriage(false); });
    layout->addWidget(m_view, 1);
    layout->addWidget(m_bulk, 1);
    m_bulk->hide();
    for (QWidget *part :
         { static_cast<QWidget *>(m_view), static_cast<QWidget *>(&triage), static_cast<QWidget *>(m_bulk) })
        m_context.actions.attach(KeyScope::Triage, part);
    connectAttention();
    connect(&triage, &TriageMode::currentChanged, this, [this] {
        if (isHeld()) // the suggestions are those of the next item: the text waits as a draft
            m_view->setFocus();
        scheduleUpdate();
    });
    connect(&triage, &TriageMode::ended, this, &DetailController::scheduleUpdate);
    m_updateTimer.setSingleShot(true);
    m_updateTimer.setInterval(10ms);
    connect(&m_updateTimer, &QTimer::timeout, this, &DetailController::showCurrentNow);
    m_seenTimer.setSingleShot(true);
    m_seenTimer.setInterval(400ms);
    connect(&m_seenTimer, &QTimer::timeout, this, &DetailController::markSeen);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *before) {
        if (m_view->isAncestorOf(before) && !isHeld())
            scheduleUpdate();
    });
    connect(m_windows, &DetailWindows::activeChanged, this, &DetailController::activeWindowChanged);
    connect(&m_centre, &CentreController::currentChanged, this, &DetailController::scheduleUpdate);
    connect(&m_centre, &CentreController::selectionChanged, this, [this](const QString &text) {
        m_selection = text;
        if (isBulk() || !m_bulk->isHidden())
            scheduleUpdate();
    });
    connect(&m_context.store, &LocalStore::changed, this, [this] {
        if (!m_bulk->isHidden())
            scheduleUpdate();
    });
    connect(&m_centre, &CentreController::viewChanged, this, &DetailController::restoreVisibility);
    connectListDrops();
    connect(&m_centre, &CentreController::ownWindowRequested, this,
            qOverload<>(&DetailController::openInOwnWindow));
    connect(&m_centre, &CentreController::detailRequested, this, [this] {
        show(true);
        m_view->setFocus();
    });
}

/// Says what is aimed at, and when the person comes to aim at something else.
void DetailController::connectAttention()
{
    Attention *attention = &m_feedbackActions.attention();
    attention->setSubject([this, attention]() -> std::optional<FeedbackId> {
        if (const DetailView *active = m_windows->active())
            return active->feedback();
        return isHeld() && m_view->feedback() != attention->shownId() ? std::optional(m_view->feedback())
                                                                      : std::nullopt;
    });
    attention->setTriaged([this] { return m_triage.current(); });
    connect(m_windows, &DetailWindows::activeChanged, attention, &Attention::look);
    connect(m_windows, &DetailWindows::closed, attention, &Attention::forgetWindow);
    // Queued, because the aim is complete after the change of the rows.
    connect(&m_centre, &CentreController::selectionChanged, attention, &Attention::look,
            Qt::QueuedConnection);
}

/// Rows of the list take drops as items that say the same.
void DetailController::connectListDrops()
{
    auto *drop
        = new ListDrop(*m_centre.pane().list(), m_context.store, m_context.theme, dropRulesOf(m_context));
    m_feedbackActions.connectDrops(drop->drops());
    connect(drop, &ListDrop::dropHinted, this, &DetailController::messageRequested);
}

DetailView *DetailController::makeView(QWidget *parent)
{
    const auto from = [client = &m_context.client](const auto &endpoint) {
        return [client, endpoint](FeedbackId id, QObject *context, auto done) {
            QCoro::connect(client->send(endpoint, id), context, done);
        };
    };
    DetailSources sources;
    sources.routing = from(api::getRouting);
    sources.targets = from(api::listFeedbackTargets);
    sources.similar = from(api::listSimilarFeedback);
    sources.duplicates = from(api::listDuplicates);
    auto *view = new DetailView(m_context.store, m_context.theme, dropRulesOf(m_context), sources, parent);
    view->showKeys(m_context.actions);
    connectView(view);
    return view;
}

void DetailController::connectView(DetailView *view)
{
    Workspace &workspace = m_context.workspace;
    connect(view, &DetailView::removeRequested, &m_feedbackActions,
            [this](const Ids &ids, BufferId from) { m_feedbackActions.removeFrom(ids, from); });
    connect(view, &DetailView::addBufferRequested, this,
            [this] { m_context.actions.action(CommandId::FeedbackAdd)->trigger(); });
    // Buttons act on what the keys act on: the whole selection.
    connect(view, &DetailView::looksRightRequested, this,
            [this] { m_context.actions.action(CommandId::FeedbackLooksRight)->trigger(); });
    connect(view, &DetailView::retryRoutingRequested, this,
            [this] { m_context.actions.action(CommandId::FeedbackRetry)->trigger(); });
    connect(view, &DetailView::noteWritten, &workspace, &Workspace::writeNote);
    connect(view, &DetailView::bufferOpened, &m_centre, qOverload<BufferId>(&CentreController::goTo));
    connect(view, &DetailView::feedbackOpened, &m_centre, qOverload<FeedbackId>(&CentreController::goTo));
    connect(view, &DetailView::submitterOpened, this, [this](const QString &submitter) {
        Filter filter;
        filter.submittedBy = submitter;
        m_centre.go(filter);
        m_centre.enter();
    });
    connect(view, &DetailView::tagOpened, this, [this](const QString &tag) {
        Filter filter;
        filter.tags = { tag };
        m_centre.go(filter);
        m_centre.enter();
    });
    connect(&view->duplicates(), &DuplicateSection::takeOutRequested, this,
            [&workspace](const Ids &ids) { workspace.carryOut(planUnmerge(workspace.store(), ids)); });
    DuplicateSection *duplicates = &view->duplicates();
    connect(duplicates, &DuplicateSection::missing, this, [this, duplicates](const Ids &ids) {
        m_context.sync.fetchItems(ids, duplicates, [duplicates] { duplicates->refresh(); });
    });
    connect(view, &DetailView::dropHinted, this, &DetailController::messageRequested);
    connect(view, &DetailView::wordsSelected, this, &DetailController::wordsSelected);
    connect(view, &DetailView::left, this, [this, view] {
        if (view == m_view)
            m_centre.enter();
        else
            view->setFocus();
    });
    m_feedbackActions.connectDrops(view->drops());
}

const DetailView &DetailController::readableView() const
{
    const DetailView *active = m_windows->active();
    return active ? *active : *m_view;
}

DetailView &DetailController::activeView()
{
    if (DetailView *active = m_windows->active())
        return *active;
    if (m_updateTimer.isActive())
        showCurrentNow();
    showBulk(false); // who asks for the detail acts on the current item
    return *m_view;
}

/// The list is painted first: it shows at once which item is current.
void DetailController::scheduleUpdate()
{
    if (!m_updateTimer.isActive())
        m_updateTimer.start();
    m_seenTimer.start();
}

void DetailController::showCurrentNow()
{
    m_updateTimer.stop();
    const FeedbackListView &list = m_centre.list();
    if (QGuiApplication::mouseButtons() != Qt::NoButton && m_pane->underMouse()) {
        m_updateTimer.start(); // what was pressed on one item is not released on another one
        return;
    }
    const FeedbackId id = isHeld() ? m_view->feedback() : m_feedbackActions.attention().shownId();
    m_view->setFeedback(id);
    m_feedbackActions.attention().look();
    if (id.isValid() && id == m_quotedItem)
        m_view->setSearch(m_quote);
    else
        m_view->setSearch(list.feedback().filter().search.value_or(QString()), list.feedback().isSimilar());
    if (isBulk())
        m_bulk->setSelection(m_selection,
                             list.selectedCount() > BulkPane::maxLookedUp ? Ids() : list.targets());
    showBulk(isBulk());
}

/// Returns whether the pane stays on its item though another one is current: what somebody types goes on to
/// the item on which it was begun.
bool DetailController::isHeld() const
{
    return m_view->feedback().isValid() && m_view->isWriting();
}

/// Returns whether the selection is shown. What somebody writes stays in sight, and so does triage mode.
bool DetailController::isBulk() const
{
    return m_centre.list().selectedCount() > 1 && !m_triage.isOn()
        && !m_view->isAncestorOf(m_pane->window()->focusWidget());
}

void DetailController::showBulk(bool on)
{
    m_view->setVisible(!on);
    m_bulk->setVisible(on);
}

void DetailController::markSeen()
{
    const FeedbackId id = m_feedbackActions.attention().shownId();
    if (id.isValid() && m_bulk->isHidden() && m_pane->window()->isActiveWindow())
        m_context.store.markSeen(std::span(&id, 1));
}

bool DetailController::isShown() const
{
    return m_shown[size_t(m_centre.view())];
}

void DetailController::show(bool visible)
{
    // The keyboard goes on in the centre.
    if (!visible && m_pane->isAncestorOf(m_pane->window()->focusWidget()))
        m_centre.enter();
    m_shown[size_t(m_centre.view())] = visible;
    m_context.preferences.setValue(u"window/boardDetail"_s, m_shown[size_t(CentreView::Board)]);
    m_pane->setVisible(visible);
}

void DetailController::restoreVisibility()
{
    m_pane->setVisible(isShown());
}

void DetailController::restoreChoices()
{
    m_shown[size_t(CentreView::Board)] = m_context.preferences.value(u"window/boardDetail"_s, false).toBool();
}

void DetailController::setFocus()
{
    m_view->setFocus();
}

void DetailController::showQuote(FeedbackId feedback, const QString &quote)
{
    // A search for a phrase holds no quotation marks and no runs of white space; the parts between them do.
    static const QRegularExpression borders(u"\"|\\s{2,}"_s);
    QString phrases;
    for (const QString &part : quote.split(borders, Qt::SkipEmptyParts))
        phrases += u'"' + part + u"\" "_s;
    m_quotedItem = feedback;
    m_quote = phrases;
    m_centre.goTo(feedback);
    if (!showsItems(m_centre.view())) // the item was deleted
        return;
    show(true);
    if (m_view->feedback() == feedback)
        m_view->setSearch(phrases);
    m_pane->window()->raise();
    m_pane->window()->activateWindow();
}

void DetailController::showDraft(FeedbackId id)
{
    m_centre.enter(); // what is being written on another item waits as a draft
    if (m_context.store.item(id)) {
        m_centre.goTo(id);
    } else {
        if (!showsItems(m_centre.view()))
            m_centre.showView(CentreView::List);
        m_centre.list().hold(id);
    }
    show(true);
    activeView().focusNote();
}

void DetailController::openInOwnWindow()
{
    openInOwnWindow(m_feedbackActions.attention().shownId(), m_pane->window());
}

void DetailController::openInOwnWindow(FeedbackId id, QWidget *parent)
{
    if (!id.isValid())
        return;
    m_windows->open(id, parent);
}

} // namespace triage::app

#include "moc_detailcontroller.cpp"
