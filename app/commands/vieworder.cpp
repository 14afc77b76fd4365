// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/vieworder.h"

#include "commands/serversteps.h"
#include "commands/viewchanges.h"

#include <algorithm>

namespace triage::app {

namespace {

/// Returns the list with the moved view in its new place.
std::vector<SavedView> inOrder(std::vector<SavedView> views, ViewId moved, ViewId before)
{
    const auto find = [&views](ViewId id) {
        return std::find_if(views.begin(), views.end(),
                            [id](const SavedView &each) { return each.id == id; });
    };
    const auto from = find(moved);
    if (from == views.end())
        return views;
    const SavedView view = *from;
    views.erase(from);
    views.insert(find(before), view);
    return views;
}

Problem movedSince()
{
    return problem(ProblemType::Conflict,
                   ServerSteps::tr("Not moved: somebody else moved the views in the meantime."));
}

/// Returns the same views with the positions that they had before.
std::vector<ViewPlace> turnedBack(const std::vector<ViewPlace> &places)
{
    std::vector<ViewPlace> back;
    for (const ViewPlace &each : places) {
        back.push_back({ each.view, each.view.position });
        back.back().view.position = each.position;
    }
    return back;
}

Task<Result<void>> setPositions(StepContext context, std::vector<ViewPlace> places)
{
    for (const ViewPlace &each : places) {
        if (!context.steps)
            co_return {};
        ViewPatch patch;
        patch.position = each.position;
        const auto whyNot = [seen = each.view.position](const SavedView &now) {
            return now.position == seen ? std::nullopt : std::optional(movedSince());
        };
        auto patching = patchView(context, each.view.id, patch, whyNot);
        const Result<void> moved = co_await patching;
        if (!moved)
            co_return moved.error();
    }
    co_return {};
}

Task<Result<void>> moveAsStep(StepContext context, std::vector<ViewPlace> places,
                              std::shared_ptr<PendingStep> step)
{
    const auto pending = std::exchange(step, nullptr); // the caller may keep the task
    auto moving = setPositions(context, places);
    const Result<void> moved = co_await moving;
    if (moved && context.steps) {
        StepChanges changes{ [context, back = turnedBack(places)] { return setPositions(context, back); },
                             [context, places] {
                                 return setPositions(context, places);
                             } };
        pending->done(std::move(changes));
    }
    co_return moved;
}

} // namespace

std::vector<ViewPlace> placesFor(const std::vector<SavedView> &views, ViewId moved, ViewId before)
{
    const std::vector<SavedView> order = inOrder(views, moved, before);
    const auto view = std::find_if(order.begin(), order.end(),
                                   [moved](const SavedView &each) { return each.id == moved; });
    if (view == order.end() || order == views)
        return {};
    const bool isFirst = view == order.begin();
    const bool isLast = view + 1 == order.end();
    int position = isFirst ? std::max(0, (view + 1)->position - 1) : (view - 1)->position + 1;
    std::vector<ViewPlace> places{ { *view, position } };
    if (isLast)
        return places;
    // Those behind it move on as far as they stand in its way.
    for (auto next = view + 1; next != order.end() && next->position <= position; ++next) {
        ++position;
        places.push_back({ *next, position });
    }
    return places;
}

Task<Result<void>> moveViews(ServerSteps &steps, const QString &name, std::vector<ViewPlace> places)
{
    return moveAsStep(steps.context(), std::move(places),
                      steps.begin(ServerSteps::tr("Move view %1").arg(name)));
}

} // namespace triage::app
