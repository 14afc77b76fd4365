// SPDX-License-Identifier: GPL-3.0-or-later
// A tag as a button that looks like the chips of lists.
#pragma once

#include <QToolButton>

namespace triage::app {

class Theme;

/// Shows a tag in a rounded field. What a click does is up to its owner.
class TagChip : public QToolButton
{
    Q_OBJECT
public:
    TagChip(const QString &tag, Theme &theme, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void readTheme();

    Theme &m_theme;
};

} // namespace triage::app
