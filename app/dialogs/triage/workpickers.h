// SPDX-License-Identifier: GPL-3.0-or-later
// Asks how long items are snoozed, who gets them and which tags they get.
#pragma once

#include "commands/workspace.h"

#include <QObject>

class QMenu;
class QPoint;
class QWidget;

namespace triage::app {

class DuplicateActs;
class OwnerPicker;
class TagPicker;
struct Context;

/// Everything is for the items that it was opened for, whatever is selected when the person has chosen.
class WorkPickers : public QObject
{
    Q_OBJECT
public:
    WorkPickers(const Context &context, QWidget *window);

    void snooze(const Ids &ids, const QPoint &at);
    void give(const Ids &ids);
    void tag(const Ids &ids);
    DuplicateActs &duplicates() const { return *m_duplicates; }

Q_SIGNALS:
    void chosen(const triage::app::Ids &ids, const triage::app::TriageAct &act);

private:
    void chooseTime(const QDateTime &time);
    void wake();
    void askForTime();
    std::vector<QString> commonTags() const;
    bool isAnySnoozed() const;
    std::vector<ListRow> firstRows() const;

    const Context &m_context;
    QWidget *m_window;
    QMenu *m_snooze;
    OwnerPicker *m_owners;
    TagPicker *m_tags;
    DuplicateActs *m_duplicates;
    Ids m_ids;
    std::map<FeedbackId, std::optional<MemberId>> m_seenOwners; ///< When the picker of members opened.
};

} // namespace triage::app
