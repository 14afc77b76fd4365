// SPDX-License-Identifier: GPL-3.0-or-later
// The line that says why an item is where it is, with the buttons that judge it.
#pragma once

#include "domain/ids.h"
#include "theme/theme.h"

#include <QFrame>

#include <map>
#include <vector>

class QBoxLayout;
class QLabel;

namespace triage::app {

class ActionRegistry;
class KeyButton;
class OneLineLabel;

/// As high as one line, because every item has it; where there is no room for the reason beside the buttons,
/// they stand below it. Tinted while the item needs a review.
class ReviewStrip : public QFrame
{
    Q_OBJECT
public:
    ReviewStrip(Theme &theme, QWidget *parent);

    /// Says how sure routing was about these buffers; without a confidence, that the item is marked.
    void setDoubt(const std::vector<BufferId> &buffers, const std::map<BufferId, double> &confidence);
    void setNeedsReview(bool needsReview);
    /// Sets the reason of routing, or why it is not known.
    void setReason(const QString &reason);
    void showKeys(const ActionRegistry &actions);

Q_SIGNALS:
    void looksRightRequested();
    void whyRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showWords();
    void readTheme();
    void fit();

    Theme &m_theme;
    QBoxLayout *m_row;
    QLabel *m_icon;
    OneLineLabel *m_text;
    QWidget *m_answers;
    KeyButton *m_looksRight;
    KeyButton *m_why;
    QString m_doubt;
    QString m_reason;
    bool m_needsReview = false;
};

} // namespace triage::app
