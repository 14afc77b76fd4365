// SPDX-License-Identifier: GPL-3.0-or-later
// Triage mode: one item at a time, with suggestions to accept or skip.
#pragma once

#include "commands/workspace.h"
#include "domain/routing.h"

#include <QFrame>

#include <map>
#include <optional>
#include <set>
#include <vector>

class QLabel;
class QProgressBar;

namespace triage::app {

class KeyButton;
class SuggestionPanel;
struct Context;

/// The bar over the detail while triage mode is on. Keeps the order of the list as it was at the beginning
/// and leaves out the items that are gone meanwhile: others deleted them, or the cache evicted them.
class TriageMode : public QFrame
{
    Q_OBJECT
public:
    explicit TriageMode(const Context &context, QWidget *parent = nullptr);

    /// The suggestions, which stand below the text in the detail.
    SuggestionPanel &suggestions() const { return *m_suggestions; }
    bool isOn() const { return m_on; }
    void begin(Ids ids, FeedbackId first);
    void leave();
    FeedbackId current() const;
    /// Returns whether the person went through all items.
    bool isThrough() const { return m_at >= m_ids.size(); }
    /// Returns the buffer of suggestion 1, 2 or 3.
    std::optional<BufferId> suggestion(int number) const;
    /// Returns whether the suggestions for the item are still on their way.
    bool isLooking() const { return m_looking; }
    /// Goes to the next item; after the last one triage mode ends.
    void next();
    /// Counts the current item as triaged, or as skipped, and goes to the next one.
    void goOn();
    void skip();
    /// Goes on or back by that number of items, up to the first and the last one.
    void step(int items);
    /// Counts the decisions about the items that an undo or redo made or took back, and goes to the first of
    /// them.
    void restore(Ids ids, Decision decision);
    /// Goes to this item, if it is among those that triage mode goes through.
    void goTo(FeedbackId id);

Q_SIGNALS:
    void currentChanged(triage::FeedbackId id);
    void suggestionChosen(triage::BufferId buffer);
    void skipRequested();
    void ended(const QString &summary);

private:
    void layOut();
    /// Counts the items that have gone, and those that are back.
    void follow(const StoreChange &change);
    /// Returns whether the item is here, and counts it accordingly.
    bool look(size_t at);
    void setGone(FeedbackId id);
    void show();
    void showCount();
    void requestSuggestions();
    void showSuggestions(const RoutingDetails &details);
    void setNote(const QString &text);

    const Context &m_context;
    QProgressBar *m_progress;
    SuggestionPanel *m_suggestions;
    QLabel *m_count;
    KeyButton *m_skip;
    KeyButton *m_leave;
    bool m_on = false;
    bool m_looking = false;
    Ids m_ids;
    std::map<FeedbackId, int> m_triaged; ///< The items that were decided, with the number of decisions.
    std::set<FeedbackId> m_skipped;
    std::set<FeedbackId> m_gone; ///< The items that were not decided and are not here any more.
    size_t m_at = 0;
    std::vector<BufferId> m_suggested;
    int m_lastRequest = 0;
};

} // namespace triage::app
