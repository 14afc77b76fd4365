// SPDX-License-Identifier: GPL-3.0-or-later
// The line below the list with the state of older feedback, which only the server has.
#pragma once

#include "store/olderitems.h"
#include "widgets/noticestrip.h"

#include <QTimer>

class QPushButton;

namespace triage::app {

/// Visible only after half a second of loading, or after a failure.
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
