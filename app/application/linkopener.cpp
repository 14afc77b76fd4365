// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/linkopener.h"

#include "actions/context.h"
#include "actions/navigation.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "window/centrecontroller.h"

#include <span>
#include <utility>

namespace triage::app {

LinkOpener::LinkOpener(const Context &context, CentreController &centre)
    : m_context(context), m_centre(centre)
{
    connect(&context.store, &LocalStore::changed, this, [this] {
        if (m_waiting && isHere(*m_waiting))
            openWaiting();
    });
    connect(&context.sync, &SyncEngine::stateChanged, this, [this] {
        if (!isReading())
            openWaiting();
    });
    connect(&centre.navigation(), &Navigation::navigated, this, [this] { m_waiting.reset(); });
}

void LinkOpener::open(const DeepLink &link)
{
    if (!isHere(link) && isReading()) {
        m_waiting = link;
        Q_EMIT m_centre.messageRequested(tr("The link opens as soon as the server has sent what it names."));
        return;
    }
    m_waiting.reset();
    show(link);
}

void LinkOpener::show(const DeepLink &link)
{
    if (link.view)
        Q_EMIT viewRequested(*link.view);
    else
        m_centre.open(link);
}

bool LinkOpener::isHere(const DeepLink &link) const
{
    if (link.feedback)
        return !m_context.store.rows(std::span(&*link.feedback, 1)).empty();
    if (link.buffer)
        return m_context.store.buffer(*link.buffer) != nullptr;
    if (link.view)
        return m_context.store.view(*link.view) != nullptr;
    return link.list && (!link.list->buffer || m_context.store.buffer(link.list->bufferId()));
}

/// Returns whether more is about to come from the server.
bool LinkOpener::isReading() const
{
    using enum SyncState::Phase;
    const SyncState::Phase phase = m_context.sync.state().phase;
    return phase == Connecting || phase == FirstSync || phase == CatchingUp;
}

void LinkOpener::openWaiting()
{
    if (const auto link = std::exchange(m_waiting, std::nullopt))
        show(*link);
}

} // namespace triage::app

#include "moc_linkopener.cpp"
