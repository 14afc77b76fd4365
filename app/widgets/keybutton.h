// SPDX-License-Identifier: GPL-3.0-or-later
// A button that shows the key which does the same.
#pragma once

#include <QKeySequence>
#include <QPushButton>

class QAction;

namespace triage::app {

class Theme;

/// Shows its text and, behind it, the key, which gives way where there is no room for both. The key itself is
/// the business of an action.
class KeyButton : public QPushButton
{
    Q_OBJECT
public:
    KeyButton(const QString &text, Theme &theme, QWidget *parent = nullptr);

    /// Sets the key to show; empty: none.
    void setKey(const QKeySequence &key);
    QString keyText() const { return m_key; }
    /// Shows the first key of the action, also after it was changed.
    void showKeyOf(const QAction &action);
    /// Makes the button fit into a line of text.
    void setSlim(bool slim);
    /// Shows the icon in place of the text, which stays the name of the button.
    void setIconOnly(bool iconOnly);
    bool isIconOnly() const { return m_iconOnly; }

    QSize sizeHint() const override { return sizeWith(m_iconOnly); }
    /// Returns the size with the text, also while the icon is shown in its place.
    QSize expandedSize() const { return sizeWith(false); }
    /// Returns the size without the key. Only a layout that may shrink the button makes use of it.
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QSize sizeWith(bool iconOnly) const;
    int keyWidth() const;

    Theme &m_theme;
    QString m_key;
    bool m_slim = false;
    bool m_iconOnly = false;
};

} // namespace triage::app
