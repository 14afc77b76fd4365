// SPDX-License-Identifier: GPL-3.0-or-later
// A job on many items that lasts until events are processed, and changes nothing.
#pragma once

#include "commands/plan.h"
#include "commands/workspace.h"

#include <QTest>

namespace triage::test {

inline void beginLargeJob(app::Workspace &workspace)
{
    app::Plan job;
    job.text = QStringLiteral("A large job");
    job.nothing = QStringLiteral("It changed nothing");
    for (qsizetype i = 0; i <= app::batchSize; ++i)
        job.ids.push_back(FeedbackId(1'000'000'000 + i));
    job.operations = [](const app::LocalStore &, std::span<const FeedbackId>) {
        return app::Operations();
    };
    QVERIFY(workspace.carryOut(job));
    QVERIFY(workspace.isBusy());
}

} // namespace triage::test
