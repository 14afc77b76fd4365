// SPDX-License-Identifier: GPL-3.0-or-later
// Pins and saved filters as they are kept with the account.
#pragma once

#include "models/sidebarmodel.h"

#include <QByteArray>

#include <array>
#include <optional>

namespace triage::app {

using Pins = std::array<BufferId, 9>; ///< Not valid: nothing on that key.

QByteArray pinsToMemo(const Pins &pins);
/// Nothing: the person never chose any.
std::optional<Pins> pinsFromMemo(const QByteArray &memo);
QByteArray filtersToMemo(const std::vector<SavedFilter> &filters);
/// What cannot be read is left out.
std::vector<SavedFilter> filtersFromMemo(const QByteArray &memo);

} // namespace triage::app
