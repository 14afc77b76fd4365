// SPDX-License-Identifier: GPL-3.0-or-later
// Tells the languages of the texts that were there before the server did that, and indexes them by it.
#pragma once

#include "jobs/backgroundthread.h"

namespace triage::jobs {

/// Takes some texts of each organization at a time, and rests for a multiple of that time, so that nothing
/// else becomes slower. The index itself tells what is left, so that several backends share the work, none of
/// it is lost when a backend is killed, and texts of an older backend beside this one are found, too.
class TextReindexer
{
public:
    explicit TextReindexer(storage::ConnectionConfig connection);

    void start() { m_thread.start(); }

private:
    BackgroundThread m_thread;
};

} // namespace triage::jobs
