// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/sessionbinding.h"

#include "actions/context.h"
#include "commands/changedescription.h"
#include "commands/lostchanges.h"
#include "commands/serversteps.h"
#include "commands/transfers.h"
#include "commands/workspace.h"
#include "detail/detailview.h"
#include "list/feedbacklistview.h"
#include "list/feedbackpane.h"
#include "models/activitywords.h"
#include "models/feedbacklistmodel.h"
#include "models/labels.h"
#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "store/values/dates.h"
#include "text.h"
#include "window/banner.h"
#include "window/centrecontroller.h"
#include "window/detailcontroller.h"
#include "window/dialogs.h"
#include "window/statusstrip.h"
#include "window/toast.h"

#include <QLocale>
#include <QMessageBox>
#include <QPushButton>
#include <QUndoStack>

#include <algorithm>
#include <span>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

SessionBinding::SessionBinding(const Context &context, const Parts &parts, QObject *parent)
    : QObject(parent), m_context(context), m_parts(parts)
{
    connectStore();
    connectSync();
    connectWorkspace();
    connectJobs();
    showInitialState();
}

void SessionBinding::connectStore()
{
    const LocalStore *store = &m_context.store;
    connect(store, &LocalStore::changed, this, &SessionBinding::stateChanged);
    connect(store, &LocalStore::changed, this, [this](const StoreChange &change) {
        if (change.organization || change.everything)
            tellWebhooks();
        tellWoken(change.woken);
    });
    connect(store, &LocalStore::outboxChanged, &m_parts.status,
            qOverload<const OutboxSummary &>(&StatusStrip::follow));
    connect(store, &LocalStore::outboxChanged, &m_parts.banner,
            qOverload<const OutboxSummary &>(&Banner::follow));
    connect(store, &LocalStore::failed, &m_parts.banner, &Banner::fail);
    connect(store, &LocalStore::refused, this, [this](const OutboxEntry &entry) {
        const QString why = entry.sending->trouble.problem ? Labels::problem(*entry.sending->trouble.problem)
                                                           : tr("the server has another value");
        const auto show = [this, entry, why](const QString &item) {
            const QString what = item.isEmpty() ? entry.origin->text
                                                : tr("%1: %2", "act, feedback").arg(entry.origin->text, item);
            showWarning(ChangeDescription::withReason(tr("Refused: %1. %2", "act, why"), what, why),
                        feedbackOf(entry.operation));
        };
        if (const std::optional<QString> headline = Labels::item(entry, m_context.store))
            show(*headline);
        else
            m_context.store.readAbout(entry.id, this, show);
    });
}

void SessionBinding::connectSync()
{
    SyncEngine *sync = &m_context.sync;
    FeedbackPane *pane = &m_parts.centre.pane();
    connect(sync, &SyncEngine::stateChanged, &m_parts.status,
            qOverload<const SyncState &>(&StatusStrip::follow));
    connect(sync, &SyncEngine::stateChanged, &m_parts.banner, qOverload<const SyncState &>(&Banner::follow));
    connect(sync, &SyncEngine::stateChanged, pane, &FeedbackPane::follow);
    connect(&pane->list()->feedback(), &FeedbackListModel::heldBackChanged, this,
            &SessionBinding::announceNew);
    connect(sync, &SyncEngine::stateChanged, this, &SessionBinding::refreshAfterOffline);
    connect(sync, &SyncEngine::stateChanged, this, &SessionBinding::keepPins);
    connect(sync, &SyncEngine::stateChanged, this, &SessionBinding::stateChanged);
    connect(sync, &SyncEngine::olderChanged, pane, [sync, pane](const OlderState &state) {
        pane->setOlder(state, sync->state().phase == SyncState::Phase::Offline);
    });
    connect(sync, &SyncEngine::setBack, this, &SessionBinding::showSetBack);
    connect(&m_parts.banner, &Banner::retryRequested, sync, &SyncEngine::syncNow);
}

void SessionBinding::connectWorkspace()
{
    Workspace *workspace = &m_context.workspace;
    Toast *toast = &m_parts.toast;
    connect(workspace, &Workspace::noticed, this, [this](const Notice &notice) {
        m_warnedItem.reset();
        m_parts.toast.showNotice(notice);
        Q_EMIT messageRequested(notice.text);
        Q_EMIT stateChanged();
    });
    connect(workspace, &Workspace::undoRefused, this, &SessionBinding::showWarning);
    connect(workspace->undoStack(), &QUndoStack::indexChanged, this, &SessionBinding::stateChanged);
    connect(toast, &Toast::undoRequested, workspace, [workspace, toast] {
        toast->dismiss();
        workspace->undo();
    });
    connect(toast, &Toast::detailsRequested, this, &SessionBinding::showDetails);
    connect(&m_parts.dialogs, &Dialogs::gainsFound, this, &SessionBinding::offerRouting);
    connect(&m_context.steps, &ServerSteps::done, this, &SessionBinding::messageRequested);
    connect(&m_context.steps, &ServerSteps::refused, this, &SessionBinding::messageRequested);
}

void SessionBinding::connectJobs()
{
    StatusStrip *status = &m_parts.status;
    Workspace *workspace = &m_context.workspace;
    Transfers *transfers = &m_context.transfers;
    connect(workspace, &Workspace::jobChanged, status, qOverload<const JobProgress &>(&StatusStrip::follow));
    connect(transfers, &Transfers::jobChanged, status, qOverload<const JobProgress &>(&StatusStrip::follow));
    connect(transfers, &Transfers::ended, this, &SessionBinding::messageRequested);
    connect(status, &StatusStrip::cancelRequested, workspace, &Workspace::cancelJob);
    connect(status, &StatusStrip::cancelRequested, transfers, &Transfers::cancel);
    connect(status, &StatusStrip::queueRequested, &m_parts.dialogs, &Dialogs::activity);
}

void SessionBinding::showInitialState()
{
    const SyncState state = m_context.sync.state();
    keepPins(state);
    m_parts.status.follow(state);
    m_parts.banner.follow(state);
    m_parts.centre.pane().follow(state);
    const OutboxSummary summary = m_context.store.outboxSummary();
    m_parts.status.follow(summary);
    m_parts.banner.follow(summary);
    tellWebhooks();
}

void SessionBinding::tellWebhooks()
{
    const std::optional<Me> me = m_context.store.me();
    const std::optional<Organization> organization = m_context.store.organization();
    const bool isTold = me && me->role == Role::Admin && organization;
    const qint64 count = isTold ? organization->usage.webhooksSwitchedOff : 0;
    if (count == std::exchange(m_webhooksOff, count))
        return;
    if (count == 0)
        m_parts.banner.setCondition({});
    else
        m_parts.banner.setCondition(
            tr("The server switched off %n webhook(s), because nothing arrived there any more.", nullptr,
               int(count)),
            tr("Webhooks…"), [this] { m_parts.dialogs.webhooks(); });
}

/// Says that items came back, unless they are another person's, and shows them alone: by now they are far
/// down in their list.
void SessionBinding::tellWoken(const Ids &woken)
{
    if (woken.empty())
        return;
    std::vector<ListRow> rows = m_context.store.rows(woken);
    const std::optional<Me> me = m_context.store.me();
    std::erase_if(rows, [&me](const ListRow &row) {
        return !row.isAwake() || (row.triage.owner && (!me || *row.triage.owner != me->member.id));
    });
    if (rows.empty())
        return;
    const QString text = rows.size() == 1
        ? tr("Back from its snooze: %1", "feedback").arg(isolated(Labels::headline(rows.front())))
        : tr("%Ln back from their snoozes", "items", int(rows.size()));
    CentreController *centre = &m_parts.centre;
    Filter list;
    for (const ListRow &row : rows)
        list.woken.push_back(row.id);
    std::sort(list.woken.begin(), list.woken.end());
    m_parts.toast.showOffer(text, tr("Show"), [centre, list, id = rows.front().id, count = rows.size()] {
        if (count == 1)
            centre->goTo(id);
        else
            centre->go(list);
    });
    Q_EMIT messageRequested(text);
}

void SessionBinding::keepPins(const SyncState &state)
{
    const bool hasBuffers = state.phase == SyncState::Phase::FirstSync && state.done > 0;
    if (hasBuffers || state.phase == SyncState::Phase::UpToDate)
        m_context.sidebar.keepPins();
}

/// Requests again what could not be requested while the server was away.
void SessionBinding::refreshAfterOffline(const SyncState &state)
{
    const bool isAway
        = state.phase == SyncState::Phase::Offline || state.phase == SyncState::Phase::Connecting;
    if (std::exchange(m_isAway, isAway) && !isAway)
        m_parts.detail.mainView().refreshSources();
    if (state.phase == SyncState::Phase::Offline)
        m_wasOffline = true;
    else if (!isAway && std::exchange(m_wasOffline, false) && state.phase != SyncState::Phase::SignedOut)
        Q_EMIT messageRequested(tr("Back online"));
}

void SessionBinding::announceNew(int count)
{
    if (count > std::exchange(m_new, count))
        m_parts.status.announce(tr("%n new", nullptr, count));
}

void SessionBinding::showWarning(const QString &text, FeedbackId id)
{
    m_warnedItem = id;
    m_parts.toast.showWarning(text);
    Q_EMIT messageRequested(text);
    Q_EMIT stateChanged();
}

void SessionBinding::offerRouting(const Ids &ids, qint64 looked, const QString &buffer)
{
    const QString text = tr("%1 of the last %n items belong in %2", "how many, buffer", int(looked))
                             .arg(QLocale().toString(ids.size()), buffer);
    Workspace *workspace = &m_context.workspace;
    m_parts.toast.showOffer(text, tr("Route Them Now"), [workspace, ids] { workspace->retryRouting(ids); });
    Q_EMIT messageRequested(text);
}

void SessionBinding::showSetBack(const SetBack &what)
{
    QStringList lines;
    for (const Note &note : what.lost) {
        const auto item = what.items.find(note.feedback);
        const QString words = item == what.items.end() ? tr("Deleted feedback") : item->second;
        lines << tr("%1: %2", "act, feedback").arg(words, ActivityWords::of(note));
    }
    auto *box = new QMessageBox(QMessageBox::Warning, tr("Server set back"),
                                tr("The server was set back to %1. %n of your changes are no longer there.",
                                   nullptr, int(what.lost.size()))
                                    .arg(Dates::moment(what.to)),
                                QMessageBox::Ok, m_parts.status.window());
    box->setObjectName(u"setBackBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setDetailedText(lines.join(u'\n'));
    box->setModal(false);
    const auto again = std::ranges::count_if(
        what.lost, [this](const Note &note) { return canRedo(m_context.store, note); });
    if (again > 0) {
        box->setInformativeText(tr("%n of them can be done again.", nullptr, int(again)));
        QPushButton *button = box->addButton(tr("Do &Again"), QMessageBox::ActionRole);
        button->setObjectName(u"doAgainButton"_s);
        Workspace *workspace = &m_context.workspace;
        connect(button, &QPushButton::clicked, workspace, [workspace, records = what.records] {
            workspace->carryOut(planRedo(workspace->store(), records));
        });
    }
    // Of several buttons Qt chooses none, and neither Escape nor the frame would close the message.
    box->setEscapeButton(QMessageBox::Ok);
    box->setDefaultButton(QMessageBox::Ok);
    box->show();
}

void SessionBinding::showDetails()
{
    // The Activity window has the details of a refused change; every other notice has only its item.
    for (const OutboxEntry &entry : m_context.store.outbox()) {
        const bool refused
            = entry.state == OutboxEntryState::Failed || entry.state == OutboxEntryState::Conflict;
        if (refused && feedbackOf(entry.operation) == m_warnedItem) {
            m_parts.dialogs.activityOf(entry.id);
            return;
        }
    }
    if (m_warnedItem && m_warnedItem->isValid())
        m_parts.centre.goTo(*m_warnedItem);
    else
        m_parts.dialogs.activity();
}

} // namespace triage::app

#include "moc_sessionbinding.cpp"
