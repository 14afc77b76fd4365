// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of a request that mean nothing to its operation.
#pragma once

#include "result.h"

#include <QByteArray>
#include <QString>

namespace triage::api {

/// Collects the parameters and members that an operation passes over, for the response header Ignored.
class Ignored
{
public:
    /// The bytes of the header at most. Names that do not fit are left out.
    static constexpr qsizetype maxBytes = 1000;

    /// A strict request (RFC 7240: `Prefer: handling=strict`) is refused if anything of it is passed over.
    explicit Ignored(bool isStrict = false) : m_isStrict(isStrict) { }

    /// Notes a parameter of the query, or a member of the body by its path. Returns false if no more of them
    /// are needed.
    bool addParameter(const QString &name);
    bool addMember(const QString &path);

    /// Returns `query.status, body.submittedBy`; empty if nothing was passed over.
    QByteArray header() const { return m_names; }
    /// Returns InvalidFieldValue with the first name if the request is strict.
    Result<void> check() const;

private:
    bool add(const char *part, const QString &name);

    bool m_isStrict = false;
    bool m_isFull = false;
    QByteArray m_names;
    QString m_first;
};

/// Returns true if the values of the header Prefer ask for strict handling.
bool prefersStrict(const QByteArray &prefer);

} // namespace triage::api
