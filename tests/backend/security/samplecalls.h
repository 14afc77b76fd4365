// SPDX-License-Identifier: GPL-3.0-or-later
// How each operation is called so that it succeeds: its query and body, with a place for every identifier.
#pragma once

#include "endpointtable.h"
#include "support/testclient.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace triage::test {

/// A request in which identifiers stand as <kind>, such as <buffer>.
struct SampleCall
{
    QByteArray method;
    QByteArray path;
    QByteArray query;
    QByteArray body;

    /// The kinds of the identifiers, those of the path first.
    std::vector<QByteArray> kinds() const;
    /// With each identifier in its place.
    Sent filled(const std::function<QByteArray(std::size_t place, const QByteArray &kind)> &identifier) const;
};

/// Nothing where nobody said yet how to call it.
std::optional<SampleCall> sampleOf(const ListedEndpoint &endpoint);

/// Returns the identifiers that query and body of an operation may contain according to the OpenAPI document.
QStringList identifiersIn(const QJsonObject &document, const ListedEndpoint &endpoint);

} // namespace triage::test
