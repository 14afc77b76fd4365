// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/duplicateacts.h"

#include "actions/context.h"
#include "commands/mergeplans.h"
#include "dialogs/triage/samepicker.h"
#include "store/localstore.h"

#include <algorithm>

namespace triage::app {

DuplicateActs::DuplicateActs(const Context &context, QWidget *window)
    : QObject(window), m_context(context), m_picker(new SamePicker(context, window))
{
    connect(m_picker, &SamePicker::chosen, this,
            [this](FeedbackId original) { mergeInto(m_picked, original); });
}

void DuplicateActs::request(const Ids &ids, const Plan &plan, bool leaves)
{
    Q_EMIT actRequested(
        ids, plan.text, [this, plan] { return m_context.workspace.carryOut(plan); }, leaves);
}

void DuplicateActs::same(const Ids &ids, const Ids &suggested)
{
    if (ids.empty()) {
        Q_EMIT refused(tr("Nothing is selected."));
        return;
    }
    if (ids.size() == 1 && suggested.empty())
        return sameAs(ids, suggested);
    if (ids.size() > 1 && originalsAmong(m_context.store, ids).size() > 1) {
        m_picked = ids;
        m_picker->openAmong(ids);
        return;
    }
    Ids all = ids;
    if (ids.size() == 1)
        all.push_back(suggested.front());
    const FeedbackId original = originalAmong(m_context.store, all);
    request(ids, planMerge(m_context.store, all, original),
            m_context.store.originalOf(ids.front()) != m_context.store.originalOf(original));
}

void DuplicateActs::sameAs(const Ids &ids, const Ids &suggested)
{
    m_picked = ids;
    m_picker->openFor(ids, suggested);
}

void DuplicateActs::mergeInto(const Ids &ids, FeedbackId original)
{
    request(ids, planMerge(m_context.store, ids, original), true);
}

void DuplicateActs::notSame(const Ids &ids, const Ids &suggested)
{
    Ids others = ids;
    if (others.size() == 1 && !suggested.empty())
        others.push_back(suggested.front());
    if (others.size() < 2) {
        Q_EMIT refused(tr("No duplicate is suggested."));
        return;
    }
    const FeedbackId first = others.front();
    others.erase(others.begin());
    request(ids, planRejection(first, others), false);
}

void DuplicateActs::unmerge(const Ids &ids)
{
    request(ids, planUnmerge(m_context.store, ids), false);
}

} // namespace triage::app

#include "moc_duplicateacts.cpp"
