// SPDX-License-Identifier: GPL-3.0-or-later
// The end of a list that leaves items out: says how many of which states, and shows them.
#pragma once

#include "store/values/filter.h"
#include "store/values/storerecords.h"

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

    /// Returns the number of items that the same list leaves out, because of their states or as duplicates; 0
    /// while it is not known.
    qint64 hidden() const { return m_hidden; }
    /// Returns how many items of a list of all states are in each; std::nullopt for other lists, and for
    /// those whose rows say it in sections.
    const std::optional<StateCounts> &states() const { return m_states; }
    /// Returns whether the numbers are being counted, or are to be counted in a moment.
    bool isCounting() const { return m_isReading || m_pause.isActive(); }

Q_SIGNALS:
    void changed();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void count();
    static QString endOf(const QString &items);
    static QString wordsOf(const StateCounts &hidden);
    /// Without words, the number alone is shown.
    void set(qint64 hidden, const std::optional<StateCounts> &states, const QString &words = {});

    FeedbackListModel &m_model;
    LocalStore &m_store;
    Filter m_listed;
    qint64 m_hidden = 0;
    std::optional<StateCounts> m_states;
    bool m_isReading = false;
    QTimer m_pause;
    QElapsedTimer m_took;
};

} // namespace triage::app
