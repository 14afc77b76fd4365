// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the list that tells how it goes with older feedback, which only the server has.
#pragma once

#include "store/olderitems.h"
#include "widgets/noticestrip.h"

#include <QTimer>

class QPushButton;

namespace triage::app {

/// There only while something is to be told: it is loading for half a second already, or it did not come.
class OlderStrip : public NoticeStrip
{
    Q_OBJECT
public:
    explicit OlderStrip(Theme &theme, QWidget *parent = nullptr);

    void follow(const OlderState &state, bool isOffline);

Q_SIGNALS:
    void retryRequested();

private:
    OlderStrip(Theme &theme, QPushButton *retry, QWidget *parent);
    void showNotice(const QString &icon, Ink ink, Ink fill, const QString &text);

    QPushButton *m_retry;
    QTimer m_patience;
};

} // namespace triage::app
