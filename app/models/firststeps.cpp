// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/firststeps.h"

#include "store/localstore.h"

namespace triage::app {

FirstSteps FirstSteps::of(const LocalStore &store)
{
    return { store.buffers().size() > 1, store.counts().total.all > 0, store.members().size() > 1 };
}

} // namespace triage::app
