// SPDX-License-Identifier: GPL-3.0-or-later
// The stored form of pins and saved filters.
#pragma once

#include "models/sidebarmodel.h"

#include <QByteArray>

#include <optional>

namespace triage::app {

QByteArray pinsToMemo(const Pins &pins);
/// Returns nothing if the person never chose any.
std::optional<Pins> pinsFromMemo(const QByteArray &memo);
QByteArray filtersToMemo(const std::vector<SavedFilter> &filters);
/// Entries that cannot be read are left out.
std::vector<SavedFilter> filtersFromMemo(const QByteArray &memo);

} // namespace triage::app
