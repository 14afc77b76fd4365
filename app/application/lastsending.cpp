// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/lastsending.h"

#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "window/mainwindow.h"

#include <QMessageBox>

#include <utility>

using namespace Qt::StringLiterals;

namespace triage::app {

LastSending::LastSending(LocalStore &store, SyncEngine &sync, MainWindow &window)
    : QObject(&window), m_store(store), m_sync(sync), m_window(window)
{
    m_limit.setSingleShot(true);
    m_limit.setInterval(limit);
    connect(&m_limit, &QTimer::timeout, this, &LastSending::end);
    connect(&store, &LocalStore::outboxChanged, this, &LastSending::check);
    connect(&sync, &SyncEngine::stateChanged, this, &LastSending::check);
}

void LastSending::start()
{
    m_window.showMessage(tr("Sending the last changes…"));
    m_limit.start();
    m_store.sendAllNow();
    // Queued, so that the caller is never called back from within.
    QMetaObject::invokeMethod(this, &LastSending::check, Qt::QueuedConnection);
}

void LastSending::check()
{
    const SyncState::Phase phase = m_sync.state().phase;
    const bool isAway = phase == SyncState::Phase::Offline || phase == SyncState::Phase::SignedOut;
    if (isAway || m_store.outboxSummary().waiting == 0)
        end();
}

void LastSending::end()
{
    if (std::exchange(m_isOver, true))
        return;
    m_limit.stop();
    const int left = m_store.outboxSummary().waiting;
    if (left > 0)
        showLeft(left);
    else
        Q_EMIT ended();
}

void LastSending::showLeft(int left)
{
    auto *box = new QMessageBox(
        QMessageBox::Information, tr("Quit"),
        tr("%n changes are not sent yet. They stay on this computer and are sent when Triage "
           "Desk starts again.",
           nullptr, left),
        QMessageBox::Ok, &m_window);
    box->setObjectName(u"unsentBox"_s);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    connect(box, &QMessageBox::finished, this, &LastSending::ended);
    box->open();
}

} // namespace triage::app

#include "moc_lastsending.cpp"
