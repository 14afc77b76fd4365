// SPDX-License-Identifier: GPL-3.0-or-later
// Notices which item the person looks at, and whether they write on it.
#pragma once

#include "domain/ids.h"

#include <QObject>
#include <QTimer>

#include <chrono>

namespace triage::app {

class DetailController;
struct Context;

/// Follows which item the active window shows. The person looks at nothing while another program is in front,
/// after minutes without a key or a movement of the pointer, and while they do not want to show it.
class PresenceWatch : public QObject
{
    Q_OBJECT
public:
    PresenceWatch(const Context &context, const DetailController &detail, QObject *parent);

    /// Sets the time without a gesture after which the person counts as away.
    void setIdleTime(std::chrono::milliseconds time);

Q_SIGNALS:
    /// The person looks at another item than before, or began or ended writing a note on it. An invalid
    /// identifier means no item.
    void looked(triage::FeedbackId item, bool editing);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void look();

    const Context &m_context;
    const DetailController &m_detail;
    FeedbackId m_item;
    bool m_isEditing = false;
    QTimer m_check;
    QTimer m_idle; ///< Runs while the person is there.
};

} // namespace triage::app
