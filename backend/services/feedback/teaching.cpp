// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/feedback/teaching.h"

#include "stores/bufferstore.h"
#include "stores/feedbackwriter.h"
#include "stores/learningstore.h"

namespace triage::services {

using storage::BufferWriter;
using storage::FeedbackWriter;
using storage::LearningWriter;

Result<void> Teaching::putInto(const Buffer &buffer)
{
    LearningWriter learning(m_tx);
    if (const auto kept = learning.keep(m_feedback, m_member); !kept)
        return kept;
    const auto added = BufferWriter(m_tx).assign(buffer.id, m_feedback);
    if (!added)
        return added.error();
    const auto restored = *added ? learning.restore() : Result<int>(0);
    if (!restored)
        return restored.error();
    const auto taught
        = *restored > 0 ? Result<bool>(true) : learning.teach(buffer.id, m_feedback, true, m_member);
    if (!taught)
        return taught.error();
    if (const auto labelled = label(); !labelled)
        return labelled;
    const auto reviewed = endReview();
    if (!reviewed)
        return reviewed.error();
    if (*added)
        return note(activitycode::assigned, { buffer.name });
    return *taught || *reviewed ? note(activitycode::reviewed) : learning.forget(m_feedback);
}

Result<void> Teaching::takeOut(const Buffer &buffer)
{
    LearningWriter learning(m_tx);
    if (const auto kept = learning.keep(m_feedback, m_member); !kept)
        return kept;
    const auto taken = BufferWriter(m_tx).unassign(buffer.id, m_feedback);
    if (!taken)
        return taken.error();
    if (!*taken)
        return learning.forget(m_feedback);
    const auto restored = learning.restore();
    if (!restored)
        return restored.error();
    if (*restored == 0) {
        if (const auto taught = learning.teach(buffer.id, m_feedback, false, m_member); !taught)
            return taught.error();
        if (const auto others = learning.acceptRemaining(m_feedback, m_member); !others)
            return others;
    }
    if (const auto labelled = label(); !labelled)
        return labelled;
    if (const auto reviewed = endReview(); !reviewed)
        return reviewed.error();
    return note(activitycode::removed, { buffer.name });
}

Result<void> Teaching::confirm(bool wasAsked)
{
    LearningWriter learning(m_tx);
    if (const auto kept = learning.keep(m_feedback, m_member); !kept)
        return kept;
    const auto accepted = learning.accept(m_feedback, m_member);
    if (!accepted)
        return accepted.error();
    if (!*accepted) {
        if (const auto forgotten = learning.forget(m_feedback); !forgotten || !wasAsked)
            return forgotten;
    }
    if (const auto labelled = label(); !labelled)
        return labelled;
    return note(activitycode::reviewed);
}

Result<void> Teaching::unconfirm()
{
    LearningWriter learning(m_tx);
    if (const auto kept = learning.keep(m_feedback, m_member); !kept)
        return kept;
    const auto restored = learning.restore(m_member);
    if (!restored)
        return restored.error();
    if (*restored == 0)
        return learning.forget(m_feedback);
    if (const auto labelled = label(); !labelled)
        return labelled;
    const auto held = storage::BufferStore(m_tx.connection(), m_tx.organization()).holding(m_feedback);
    if (!held)
        return held.error();
    std::vector<QString> names;
    for (int i = 0; i < held->size(); ++i)
        names.push_back(held->at(i).name);
    return note(activitycode::reviewRequested, names);
}

Result<void> Teaching::askReview()
{
    if (const auto withdrawn = LearningWriter(m_tx).withdrawAcceptance(m_feedback); !withdrawn)
        return withdrawn;
    if (const auto labelled = label(); !labelled)
        return labelled;
    return note(activitycode::reviewRequested);
}

Result<bool> Teaching::endReview()
{
    return FeedbackWriter(m_tx).endReview(m_feedback);
}

Result<void> Teaching::label()
{
    return LearningWriter(m_tx).labelDecisions();
}

Result<void> Teaching::note(const QString &code, const std::vector<QString> &buffers)
{
    return FeedbackWriter(m_tx).addActivity(m_feedback, { .code = code, .buffers = buffers }, m_member,
                                            m_program);
}

} // namespace triage::services
