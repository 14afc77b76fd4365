// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/lostchanges.h"

#include "commands/inverse.h"
#include "store/localstore.h"
#include "store/values/operation.h"
#include "store/values/patchvalues.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

namespace triage::app {

namespace {

/// The context of the translations.
class LostChanges
{
    Q_DECLARE_TR_FUNCTIONS(triage::app::LostChanges)
};

std::optional<BufferId> bufferNamed(const LocalStore &store, const Activity &activity, std::size_t place)
{
    for (const BufferRecord &each : store.buffers()) {
        if (place < activity.buffers.size() && each.buffer.name == activity.buffers[place])
            return each.buffer.id;
    }
    return std::nullopt;
}

std::optional<MemberId> memberNamed(const LocalStore &store, const std::optional<QString> &name)
{
    for (const auto &[id, known] : store.members()) {
        if (name == known)
            return id;
    }
    return std::nullopt;
}

/// An item as the lost changes leave it, one after the other.
class Redone
{
public:
    Redone(const LocalStore &store, const ListRow &row)
        : m_store(store), m_row(row), m_buffers(row.buffers), m_triage(row.triage),
          m_needsReview(row.needsReview)
    {
    }

    /// Returns whether the record says enough to make the change again.
    bool apply(const Note &lost)
    {
        if (lost.kind == NoteKind::Note) {
            m_others.push_back(WriteNote{ m_row.id, lost.text });
            return true;
        }
        return lost.activity
            && (applyBuffers(*lost.activity) || applyState(*lost.activity, lost.author.member)
                || applyMerge(*lost.activity));
    }

    Operations operations() const
    {
        Operations operations;
        std::vector<BufferId> left;
        std::ranges::copy_if(m_row.buffers, std::back_inserter(left), [this](BufferId each) {
            return std::ranges::find(m_buffers, each) == m_buffers.end();
        });
        for (const BufferId each : m_buffers) {
            if (!m_row.isIn(each))
                operations.push_back(Assign{ .feedback = m_row.id,
                                             .buffer = each,
                                             .insteadOf = left.empty() ? BufferId() : left.front(),
                                             .neededReview = m_row.needsReview });
        }
        for (const BufferId each : left)
            operations.push_back(
                Unassign{ .feedback = m_row.id, .buffer = each, .neededReview = m_row.needsReview });
        // A change of buffers ends the review.
        if (operations.empty() ? m_needsReview != m_row.needsReview : m_needsReview)
            operations.push_back(reviewFlag(m_row.id, m_needsReview));
        if (const TriagePatch patch = difference<TriagePatch>(m_row.triage, m_triage); !isEmpty(patch))
            operations.push_back(SetTriage{ m_row.id, patch, valuesOf(patch, m_row.triage),
                                            closes(patch) && m_row.needsReview });
        if (m_triage.duplicateOf != m_row.triage.duplicateOf)
            operations.push_back(SetDuplicate{ m_row.id, m_triage.duplicateOf.value_or(FeedbackId()),
                                               m_row.triage.duplicateOf.value_or(FeedbackId()) });
        operations.insert(operations.end(), m_others.begin(), m_others.end());
        return operations;
    }

private:
    bool applyBuffers(const Activity &activity)
    {
        using namespace activitycode;
        const QString &code = activity.code;
        if (code == reviewed || code == reviewRequested) {
            m_needsReview = code == reviewRequested;
            return true;
        }
        if (code != assigned && code != removed && code != moved)
            return false;
        const auto first = bufferNamed(m_store, activity, 0);
        const auto target = code == moved ? bufferNamed(m_store, activity, 1) : first;
        if (!target)
            return false;
        m_needsReview = false;
        std::erase(m_buffers, *target);
        if (first)
            std::erase(m_buffers, *first);
        if (code != removed)
            m_buffers.push_back(*target);
        return true;
    }

    bool applyState(const Activity &activity, MemberId author)
    {
        using namespace activitycode;
        const QString &code = activity.code;
        if (code == done || code == declined || code == reopened) {
            m_triage.state = code == done ? TriageState::Done
                : code == declined        ? TriageState::Declined
                                          : TriageState::Open;
            m_triage.snoozedUntil.reset();
        } else if (code == snoozed || code == snoozeEnded) {
            const bool isSnoozed = code == snoozed && !isOver(activity.until);
            m_triage.snoozedUntil = isSnoozed ? activity.until : std::nullopt;
        } else if (code == taken || code == released) {
            m_triage.owner = code == taken ? std::optional(author) : std::nullopt;
        } else if (code == given) {
            const auto member = memberNamed(m_store, activity.member);
            if (!member)
                return false;
            m_triage.owner = member;
        } else if (code == tagged || code == untagged) {
            const std::vector<QString> none;
            m_triage.tags = changedTags(m_triage.tags, code == tagged ? none : activity.tags,
                                        code == tagged ? activity.tags : none);
        } else {
            return false;
        }
        return true;
    }

    bool applyMerge(const Activity &activity)
    {
        using namespace activitycode;
        const QString &code = activity.code;
        if (code == unmerged) {
            m_triage.duplicateOf.reset();
            return true;
        }
        const std::optional<FeedbackId> other = activity.feedback;
        if (!other || m_store.rows(std::span(&*other, 1)).empty())
            return false;
        if (code == merged)
            m_triage.duplicateOf = other;
        else if (code == notDuplicate || code == maybeDuplicate)
            m_others.push_back(RejectDuplicate{ m_row.id, *other, code == notDuplicate });
        else
            return false;
        return true;
    }

    const LocalStore &m_store;
    const ListRow &m_row;
    std::vector<BufferId> m_buffers;
    Triage m_triage;
    bool m_needsReview;
    Operations m_others;
};

} // namespace

bool canRedo(const LocalStore &store, const Note &lost)
{
    const std::vector<ListRow> rows = store.rows(std::span(&lost.feedback, 1));
    return !rows.empty() && Redone(store, rows.front()).apply(lost);
}

Plan planRedo(const LocalStore &store, const std::vector<Note> &lost)
{
    std::map<FeedbackId, std::vector<Note>> changes;
    Plan plan;
    for (auto each = lost.rbegin(); each != lost.rend(); ++each) {
        if (!canRedo(store, *each))
            continue;
        if (changes[each->feedback].empty())
            plan.ids.push_back(each->feedback);
        changes[each->feedback].push_back(*each);
        if (each->kind == NoteKind::Note)
            plan.hold = holdTime;
    }
    plan.text = LostChanges::tr("Do lost changes of %n again", "feedback", int(plan.ids.size()));
    plan.done = [](int count) {
        return LostChanges::tr("Changed %n again", "feedback", count);
    };
    plan.nothing = LostChanges::tr("It is so already");
    plan.operations = [changes](const LocalStore &now, std::span<const FeedbackId> some) {
        Operations operations;
        for (const ListRow &row : now.rows(some)) {
            Redone item(now, row);
            for (const Note &each : changes.at(row.id))
                item.apply(each);
            const Operations wanted = item.operations();
            operations.insert(operations.end(), wanted.begin(), wanted.end());
        }
        return operations;
    };
    return plan;
}

} // namespace triage::app
