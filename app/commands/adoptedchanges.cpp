// SPDX-License-Identifier: GPL-3.0-or-later
#include "commands/adoptedchanges.h"

#include "store/localstore.h"

namespace triage::app {

bool adoptChanges(LocalStore &store, const std::vector<OutboxEntry> &entries)
{
    const auto total = [&store] {
        const OutboxSummary summary = store.outboxSummary();
        return summary.waiting + summary.failed;
    };
    const int before = total();
    std::vector<Act> acts;
    ActId last;
    for (const OutboxEntry &entry : entries) {
        if (acts.empty() || entry.act != last)
            acts.push_back({ entry.origin->text, {} });
        last = entry.act;
        acts.back().operations.push_back(entry.operation);
    }
    for (Act &act : acts)
        store.apply(std::move(act));
    store.flush();
    return total() == before + int(entries.size());
}

} // namespace triage::app
