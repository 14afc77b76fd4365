// SPDX-License-Identifier: GPL-3.0-or-later
// The queue of groups that may be the same, one after the other, with one key for each decision.
#pragma once

#include "commands/plan.h"
#include "dialogs/dialog.h"
#include "domain/merge.h"
#include "store/values/storenumbers.h"

#include <optional>
#include <vector>

class QButtonGroup;
class QLabel;
class QScrollArea;
class QStackedLayout;
class QVBoxLayout;

namespace triage::app {

class KeyButton;
class StatePage;
struct ListRow;

/// Shows the surest group first. A decision takes effect at once and opens the next group; undoing it opens
/// that group again. Keys are those of the commands in the window. The oldest item is the original of a group
/// unless the person chooses another one.
class DuplicateQueue : public Dialog
{
    Q_OBJECT
public:
    DuplicateQueue(const Context &context, QWidget *parent);

protected:
    void refresh() override;

private:
    enum class Decision { None, Same, Different, Elsewhere };

    struct Group
    {
        SuggestedGroup suggested;
        Decision decision = Decision::None;
    };

    /// A decision, and its act once that is stored.
    struct Judged
    {
        int group = 0;
        std::optional<ActId> act = {};
    };

    void build();
    void connectKeys();
    void read();
    void addWhenHere(const std::vector<SuggestedGroup> &groups);
    void add(const std::vector<SuggestedGroup> &groups);
    void judge(Decision decision);
    /// Notes how a decision was stored. A group whose decision is not stored is open again.
    void conclude(int group, const Result<std::optional<ActId>> &act);
    void reopen(int group);
    void step(int by);
    /// Undoes the last decision here, and nothing that was done elsewhere.
    void undo();
    /// Takes back every decision of this queue, and nothing that was done elsewhere.
    void undoAll();
    Plan mergeOf(const SuggestedGroup &group, std::vector<FeedbackId> others) const;
    /// Shows the next group that nobody has decided about, from this one on; reads more where there is none.
    void showNext(int from);
    void showGroup();
    void showEnd();
    void addCard(QVBoxLayout *side, const ListRow &row, const QString &role);
    QLabel *markedWords(const QString &text, QWidget *card) const;
    int count(Decision decision) const;
    /// Returns the items of the group that this machine knows and that are not the same yet.
    std::vector<FeedbackId> othersOf(const SuggestedGroup &group) const;

    std::vector<Group> m_groups;
    std::vector<Judged> m_judged; ///< In the order of the decisions, for undo.
    int m_current = -1;
    bool m_isRead = false; ///< The server was asked, and had nothing new the last time.
    QStackedLayout *m_stack = nullptr;
    QWidget *m_page = nullptr;
    StatePage *m_state = nullptr;
    QLabel *m_place = nullptr;
    QLabel *m_words = nullptr;
    QScrollArea *m_scroll = nullptr;
    QVBoxLayout *m_original = nullptr; ///< Beside the others.
    QVBoxLayout *m_others = nullptr;
    QButtonGroup *m_originals = nullptr; ///< The choice of the original of the group in view.
    FeedbackId m_originalId; ///< The chosen one.
    KeyButton *m_same = nullptr;
    KeyButton *m_different = nullptr;
    KeyButton *m_next = nullptr;
    KeyButton *m_previous = nullptr;
};

} // namespace triage::app
