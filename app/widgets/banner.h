// SPDX-License-Identifier: GPL-3.0-or-later
// One line across the window for what concerns all of it: offline, signed out, a disk that is full.
#pragma once

#include "store/sync/syncengine.h"
#include "store/values/operation.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace triage::app {

class Theme;

/// Hidden while all is well.
class Banner : public QFrame
{
    Q_OBJECT
public:
    explicit Banner(Theme &theme, QWidget *parent = nullptr);

    void follow(const SyncState &state);
    void follow(const OutboxSummary &summary);
    /// The store cannot write or read; stays until it is closed by its button.
    void fail(const Problem &problem);

Q_SIGNALS:
    void retryRequested();
    void connectRequested();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void update();
    bool isGrave() const;
    void pressed();
    QString words() const;

    Theme &m_theme;
    QLabel *m_icon;
    QLabel *m_text;
    QPushButton *m_button;
    SyncState m_state;
    OutboxSummary m_summary;
    std::optional<Problem> m_failure;
};

} // namespace triage::app
