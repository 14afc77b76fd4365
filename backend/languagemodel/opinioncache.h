// SPDX-License-Identifier: GPL-3.0-or-later
// Opinions that were given lately, so that the same question is not paid for twice.
#pragma once

#include "languagemodel/opinion.h"

#include <QByteArray>
#include <QHash>

#include <list>
#include <mutex>
#include <optional>

namespace triage::languagemodel {

/// In memory only, and bounded. Thread-safe.
class OpinionCache
{
public:
    explicit OpinionCache(size_t most) : m_most(most) { }

    std::optional<Opinion> find(const QByteArray &key);
    void insert(const QByteArray &key, Opinion opinion);
    qint64 hits() const;

private:
    struct Entry
    {
        QByteArray key;
        Opinion opinion;
    };

    const size_t m_most;
    mutable std::mutex m_mutex;
    std::list<Entry> m_entries; ///< Latest used first.
    QHash<QByteArray, std::list<Entry>::iterator> m_byKey;
    qint64 m_hits = 0;
};

} // namespace triage::languagemodel
