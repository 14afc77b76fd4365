// SPDX-License-Identifier: GPL-3.0-or-later
// Asks whether the server keeps triage records, and ends snoozes while it is away.
#pragma once

#include "client/apiclient.h"
#include "store/storesync.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

namespace triage::app {

class TriageReader : public QObject
{
    Q_OBJECT
public:
    TriageReader(LocalStore &store, ApiClient &client, QObject *parent = nullptr);

    /// Reads the tags of the organization and the views. An older server has none, and so keeps no triage
    /// records.
    void read()
    {
        readTags(this);
        readViews(this);
    }

private:
    static Task<> readTags(QPointer<TriageReader> self);
    static Task<> readViews(QPointer<TriageReader> self);

    StoreSync m_sync;
    ApiClient &m_client;
    QTimer m_snoozes;
};

} // namespace triage::app
