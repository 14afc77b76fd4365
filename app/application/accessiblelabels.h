// SPDX-License-Identifier: GPL-3.0-or-later
// What assistive technologies, and tests that use them, read of widgets.
#pragma once

class QObject;

namespace triage::app {

/// Moves the text of every named label to its accessible description. Otherwise an accessible name
/// ("Connection") hides from screen readers what the label shows ("Up to date").
void exposeLabelTexts();

/// Shows every widget's object name as its accessible description where TRIAGE_DESK_A11Y_IDS=1, for tests
/// that run in other languages. Never for people: their screen readers would read the names out.
void exposeIdsForTests(QObject &program);

} // namespace triage::app
