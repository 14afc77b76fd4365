// SPDX-License-Identifier: GPL-3.0-or-later
// Labels that have both a name and a text are read out with both.
#pragma once

namespace triage::app {

/// A label whose accessible name says what it is for ("Connection") would keep what it shows ("Up to date")
/// from screen readers: from now on that is its description.
void speakNamedLabels();

} // namespace triage::app
