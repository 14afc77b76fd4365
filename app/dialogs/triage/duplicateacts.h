// SPDX-License-Identifier: GPL-3.0-or-later
// The keys for duplicates: which items are merged into which, and which are said to be different.
#pragma once

#include "commands/workspace.h"

#include <QObject>

#include <functional>

class QWidget;

namespace triage::app {

class SamePicker;
struct Context;

/// Decides what a key means for the items it acts on. Requests the changes and makes none itself.
class DuplicateActs : public QObject
{
    Q_OBJECT
public:
    DuplicateActs(const Context &context, QWidget *window);

    /// Asks which of several items is the original, the oldest first. One item is merged with the first
    /// suggestion; without one, the person is asked.
    void same(const Ids &ids, const Ids &suggested);
    /// Asks which item they are the same as.
    void sameAs(const Ids &ids, const Ids &suggested);
    /// Says that the item is not the same as the first suggestion, or that several items are not.
    void notSame(const Ids &ids, const Ids &suggested);
    void unmerge(const Ids &ids);
    /// Merges items into the one that they were dropped on, or its original.
    void mergeInto(const Ids &ids, FeedbackId original);

Q_SIGNALS:
    /// `leaves` tells whether the first item leaves its list; the act returns whether it began.
    void actRequested(const std::vector<triage::FeedbackId> &ids, const QString &text,
                      const std::function<bool()> &act, bool leaves);
    /// Nothing was done; says why.
    void refused(const QString &why);

private:
    void request(const Ids &ids, const Plan &plan, bool leaves);

    const Context &m_context;
    SamePicker *m_picker;
    Ids m_picked; ///< The items that the picker was opened for.
};

} // namespace triage::app
