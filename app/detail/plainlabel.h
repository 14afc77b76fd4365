// SPDX-License-Identifier: GPL-3.0-or-later
// Labels for texts that people wrote.
#pragma once

#include <QLabel>

namespace triage::app {

/// Wraps its text, which is never read as HTML and can be selected with the mouse. A word that is wider than
/// the label continues in the next line, where QLabel would make the page wider; such a text cannot be
/// selected.
class PlainLabel : public QLabel
{
    Q_OBJECT
public:
    PlainLabel(const QString &objectName, const QString &accessibleName, QWidget *parent);

    QSize minimumSizeHint() const override;
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns whether a word of the text is wider than that.
    bool hasWordWiderThan(int width) const;
};

} // namespace triage::app
