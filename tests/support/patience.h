// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace triage::test {

/// The limit of a wait for something that is about to happen, in milliseconds. The wait ends as soon as it
/// happens: the limit is only reached where the program hangs, on the slowest machine too.
inline constexpr int patience = 60'000;

} // namespace triage::test
