// SPDX-License-Identifier: GPL-3.0-or-later
// The variants of the protocol that an endpoint turned out to accept.
#pragma once

#include "languagemodel/chatprotocol.h"

#include <QByteArray>

#include <map>
#include <mutex>

namespace triage::languagemodel {

/// By purpose, because an endpoint may accept one schema and not another. Thread-safe.
class Dialects
{
public:
    Dialect of(const QByteArray &purpose) const;
    void remember(const QByteArray &purpose, const Dialect &dialect);

private:
    mutable std::mutex m_mutex;
    std::map<QByteArray, Dialect> m_known;
};

} // namespace triage::languagemodel
