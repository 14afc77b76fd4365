// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the tags and views of the organization, and ends snoozes while the server is away.
#pragma once

#include "client/apiclient.h"
#include "store/storesync.h"
#include "store/triagesupport.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace triage::app {

class TriageReader : public QObject
{
    Q_OBJECT
public:
    TriageReader(LocalStore &store, ApiClient &client, TriageSupport &support, QObject *parent = nullptr);

    /// Reads both.
    void read()
    {
        m_support.read();
        readViews(this);
    }

private:
    static Task<> readViews(QPointer<TriageReader> self);

    StoreSync m_sync;
    ApiClient &m_client;
    TriageSupport &m_support;
    QTimer m_snoozes;
};

} // namespace triage::app
