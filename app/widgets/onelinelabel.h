// SPDX-License-Identifier: GPL-3.0-or-later
// A label of one line that ends with an ellipsis where it is too long.
#pragma once

#include "theme/theme.h"

#include <QLabel>

namespace triage::app {

/// Keeps the height of its line without a text, so that nothing moves when the text arrives. The tooltip has
/// the whole text.
class OneLineLabel : public QLabel
{
    Q_OBJECT
public:
    OneLineLabel(Theme &theme, Ink ink, Type type, QWidget *parent = nullptr);

    void setText(const QString &text);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Theme &m_theme;
    Ink m_ink;
    Type m_type;
};

} // namespace triage::app
