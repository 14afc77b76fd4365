// SPDX-License-Identifier: GPL-3.0-or-later
// The line that says why an item needs a review, with the buttons that end it.
#pragma once

#include "domain/ids.h"
#include "widgets/noticestrip.h"

#include <map>
#include <vector>

namespace triage::app {

class ActionRegistry;
class KeyButton;

/// As high as one line, because many items have it.
class ReviewStrip : public NoticeStrip
{
    Q_OBJECT
public:
    ReviewStrip(Theme &theme, QWidget *parent);

    /// Says how sure routing was about these buffers; without a confidence, that the item is marked.
    void setDoubt(const std::vector<BufferId> &buffers, const std::map<BufferId, double> &confidence);
    void showKeys(const ActionRegistry &actions);

Q_SIGNALS:
    void looksRightRequested();
    void moveRequested();

private:
    ReviewStrip(Theme &theme, QWidget *answers, QWidget *parent);

    KeyButton *m_looksRight;
    KeyButton *m_move;
};

} // namespace triage::app
