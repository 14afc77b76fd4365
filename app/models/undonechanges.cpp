// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/undonechanges.h"

#include "domain/activity.h"
#include "models/activitywords.h"

#include <QLatin1StringView>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace triage::app {

namespace {

/// An activity, and the one that takes it back on the same buffers, tags and items.
struct Opposites
{
    QLatin1StringView code;
    QLatin1StringView undo;
};

constexpr std::array opposites{
    Opposites{ activitycode::assigned, activitycode::removed },
    Opposites{ activitycode::removed, activitycode::assigned },
    Opposites{ activitycode::reviewed, activitycode::reviewRequested },
    Opposites{ activitycode::reviewRequested, activitycode::reviewed },
    Opposites{ activitycode::done, activitycode::reopened },
    Opposites{ activitycode::declined, activitycode::reopened },
    Opposites{ activitycode::taken, activitycode::released },
    Opposites{ activitycode::snoozed, activitycode::snoozeEnded },
    Opposites{ activitycode::tagged, activitycode::untagged },
    Opposites{ activitycode::untagged, activitycode::tagged },
    Opposites{ activitycode::merged, activitycode::unmerged },
    Opposites{ activitycode::unmerged, activitycode::merged },
    Opposites{ activitycode::duplicatesAdded, activitycode::duplicatesRemoved },
    Opposites{ activitycode::duplicatesRemoved, activitycode::duplicatesAdded },
    Opposites{ activitycode::notDuplicate, activitycode::maybeDuplicate },
};

bool undoes(const Activity &undo, const Activity &change)
{
    if (change.code == activitycode::moved && undo.code == activitycode::moved)
        return std::equal(change.buffers.rbegin(), change.buffers.rend(), undo.buffers.begin(),
                          undo.buffers.end());
    // What takes a confirmation back names the buffers.
    const bool hasBuffers = change.buffers == undo.buffers || change.code == activitycode::reviewed;
    return hasBuffers && change.tags == undo.tags && change.feedback == undo.feedback
        && change.count == undo.count
        && std::any_of(opposites.begin(), opposites.end(), [&](const Opposites &each) {
               return change.code == each.code && undo.code == each.undo;
           });
}

struct Line
{
    TimelineEntry entry;
    bool isUndone = false;
};

bool isByTheSameSoon(const Note &first, const Note &second)
{
    return first.author == second.author && !second.author.isSystem()
        && second.createdAt.milliseconds() - first.createdAt.milliseconds()
        <= std::chrono::milliseconds(UndoneChanges::limit).count();
}

bool isTakenBackBy(const Note &change, const Note &undo)
{
    return change.activity && undo.activity && isByTheSameSoon(change, undo)
        && undoes(*undo.activity, *change.activity);
}

/// A move ends the review without a line of its own, but its undo asks for the review again.
bool isLastPartOf(const Line &undone, const Note &note)
{
    return undone.isUndone && note.activity && note.activity->code == activitycode::reviewRequested
        && isByTheSameSoon(undone.entry.note, note);
}

/// Returns the newest line that stands, if the entry takes it back.
std::vector<Line>::iterator takenBackBy(const TimelineEntry &entry, std::vector<Line> &lines)
{
    const auto newest
        = std::find_if(lines.rbegin(), lines.rend(), [](const Line &line) { return !line.isUndone; });
    return newest != lines.rend() && isTakenBackBy(newest->entry.note, entry.note) ? std::prev(newest.base())
                                                                                   : lines.end();
}

} // namespace

std::vector<TimelineEntry> UndoneChanges::folded(const std::vector<TimelineEntry> &entries)
{
    std::vector<Line> lines;
    for (const TimelineEntry &entry : entries) {
        const auto change = takenBackBy(entry, lines);
        if (change == lines.end() && !lines.empty() && isLastPartOf(lines.back(), entry.note)) {
            lines.back().entry.note.createdAt = entry.note.createdAt;
            continue;
        }
        if (change == lines.end()) {
            lines.push_back({ entry });
            continue;
        }
        // The lines after it are other parts of the same change.
        lines.erase(std::next(change), lines.end());
        Note &note = change->entry.note;
        note.text = tr("%1 (undone)", "what happened").arg(ActivityWords::phraseOf(note));
        note.activity.reset();
        note.createdAt = entry.note.createdAt;
        change->isUndone = true;
    }
    std::vector<TimelineEntry> folded;
    for (Line &line : lines)
        folded.push_back(std::move(line.entry));
    return folded;
}

} // namespace triage::app
