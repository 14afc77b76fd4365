// SPDX-License-Identifier: GPL-3.0-or-later
// Opens Qt's input dialog with the buttons and the width of the dialogs of this program.
#pragma once

class QInputDialog;

namespace triage::app {

/// Opens a window-modal dialog that asks for one value. It is wide enough for its title, and its buttons are
/// translated like those of all dialogs.
void openInput(QInputDialog &dialog);

} // namespace triage::app
