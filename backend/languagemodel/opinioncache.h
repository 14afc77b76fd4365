// SPDX-License-Identifier: GPL-3.0-or-later
// Recent opinions, so that the same question is not paid for twice.
#pragma once

#include "languagemodel/opinion.h"

#include <QByteArray>
#include <QCache>

#include <mutex>
#include <optional>

namespace triage::languagemodel {

/// In memory only. Drops the least recently used opinions. Thread-safe.
class OpinionCache
{
public:
    explicit OpinionCache(qsizetype maxOpinions) : m_opinions(maxOpinions) { }

    std::optional<Opinion> find(const QByteArray &key);
    void insert(const QByteArray &key, Opinion opinion);
    /// Returns the number of opinions that were found.
    qint64 hits() const;

private:
    mutable std::mutex m_mutex;
    QCache<QByteArray, Opinion> m_opinions;
    qint64 m_hits = 0;
};

} // namespace triage::languagemodel
