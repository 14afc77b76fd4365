// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a list that leaves items out: says how many, and shows them.
#pragma once

#include "store/values/filter.h"

#include <QElapsedTimer>
#include <QPushButton>
#include <QTimer>

#include <optional>

namespace triage::app {

class FeedbackListModel;
class LocalStore;

/// Hidden while the list leaves nothing out. Counts when the list was loaded, and again a moment after each
/// change.
class ListTally : public QPushButton
{
    Q_OBJECT
public:
    ListTally(FeedbackListModel &model, LocalStore &store, QWidget *parent);

    /// Returns the number of items that the same list has in other states; 0 while it is not known.
    qint64 hidden() const { return m_hidden; }
    /// Returns how many items of a list of all states are done or declined; std::nullopt for other lists.
    std::optional<qint64> closed() const { return m_closed; }
    /// Returns whether the numbers are being counted, or are to be counted in a moment.
    bool isCounting() const { return m_isReading || m_pause.isActive(); }

Q_SIGNALS:
    void changed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void count();
    void set(qint64 hidden, std::optional<qint64> closed);

    FeedbackListModel &m_model;
    LocalStore &m_store;
    Filter m_listed;
    qint64 m_hidden = 0;
    std::optional<qint64> m_closed;
    bool m_isReading = false;
    QTimer m_pause;
    QElapsedTimer m_took;
};

} // namespace triage::app
