// SPDX-License-Identifier: GPL-3.0-or-later
// The picture under the pointer while feedback is dragged.
#pragma once

#include <QPixmap>
#include <QString>

class QWidget;

namespace triage::app {

class Theme;

/// Returns the first headline, shortened to 240 pixels, with the number of further items behind it. Has the
/// direction and the resolution of the view.
QPixmap dragPicture(const QString &headline, std::size_t count, const Theme &theme, const QWidget &view);

} // namespace triage::app
