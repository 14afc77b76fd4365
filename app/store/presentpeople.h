// SPDX-License-Identifier: GPL-3.0-or-later
// The other people who look at items or edit them at this moment.
#pragma once

#include "domain/presence.h"

#include <QObject>

#include <map>
#include <vector>

namespace triage::app {

/// Kept in memory, and empty while the server is away, because old presence is of no use.
class PresentPeople : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;

    /// Returns the people at an item, those who edit it first.
    const std::vector<PresentMember> &at(FeedbackId item) const;
    void set(const std::vector<PresentMember> &people);

Q_SIGNALS:
    /// The people at these items have changed.
    void changed(const std::vector<triage::FeedbackId> &items);

private:
    std::map<FeedbackId, std::vector<PresentMember>> m_people;
};

} // namespace triage::app
