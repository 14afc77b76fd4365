// SPDX-License-Identifier: GPL-3.0-or-later
// Changes of views and takings of items as steps of the undo stack.
#pragma once

#include "commands/bufferstep.h"
#include "domain/savedview.h"

namespace triage::app {

class ViewAdministration;

/// Returns the view's values of the patch's fields, as a patch.
ViewPatch valuesOf(const ViewPatch &patch, const SavedView &view);
/// Returns whether the view has the values of the patch.
bool hasValues(const SavedView &view, const ViewPatch &patch);

/// The creation, change or deletion of a view: nothing before, or nothing after.
class ViewStep : public BufferStep
{
public:
    ViewStep(Administration &administration, const QString &text, std::optional<SavedView> before,
             std::optional<SavedView> after);

protected:
    ServerChange undoing(Administration &administration) const override;
    ServerChange redoing(Administration &administration) const override;

private:
    static ServerChange change(Administration &administration, const std::optional<SavedView> &from,
                               const std::optional<SavedView> &to);

    std::optional<SavedView> m_before;
    std::optional<SavedView> m_after;
};

/// The taking of an item that the server chose.
class TakenStep : public BufferStep
{
public:
    TakenStep(Administration &administration, FeedbackId item);

protected:
    ServerChange undoing(Administration &administration) const override;
    ServerChange redoing(Administration &administration) const override;

private:
    FeedbackId m_item;
};

} // namespace triage::app
