// SPDX-License-Identifier: GPL-3.0-or-later
// Makes screen readers read both the name and the text of labels that have both.
#pragma once

namespace triage::app {

/// Moves the text of every named label to its accessible description. Otherwise an accessible name
/// ("Connection") hides from screen readers what the label shows ("Up to date").
void exposeLabelTexts();

} // namespace triage::app
