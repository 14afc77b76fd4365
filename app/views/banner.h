// One line across the window for what concerns all of it: offline, signed out, a disk that is full.
#pragma once

#include "store/operation.h"
#include "store/syncengine.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace triage::app {

/// Hidden while all is well.
class Banner : public QFrame
{
    Q_OBJECT
public:
    explicit Banner(QWidget *parent = nullptr);

    void follow(const SyncState &state);
    void follow(const OutboxSummary &summary);
    /// The store cannot write or read; stays until it is closed by its button.
    void fail(const Problem &problem);

Q_SIGNALS:
    void retryRequested();
    void connectRequested();

private:
    void update();
    void pressed();
    QString words() const;

    QLabel *m_text;
    QPushButton *m_button;
    SyncState m_state;
    OutboxSummary m_summary;
    std::optional<Problem> m_failure;
};

} // namespace triage::app
