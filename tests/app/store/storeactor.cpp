// SPDX-License-Identifier: GPL-3.0-or-later
// Applies acts to a store and prints the stored ones, until it is killed.
#include "store/storesync.h"

#include <QCoreApplication>
#include <QDir>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    if (argc < 3)
        return 2;
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    const int first = QByteArray(argv[2]).toInt();
    auto opened
        = LocalStore::open({ folder.filePath(u"cache/cache.db"_s), folder.filePath(u"data/outbox.db"_s) });
    if (!opened)
        return 1;
    LocalStore &store = **opened;
    StoreSync sync(store);
    for (int act = first;; ++act) {
        // Every act has a number. Acts share items, so that they wait for each other.
        const FeedbackId item(1 + act % 7);
        store.apply({ QString::number(act),
                      { WriteNote{ item, QString::number(act) }, Assign{ item, BufferId(act) } },
                      {} });
        const bool sends = act % 3 == 0;
        for (const OutboxEntry &entry : sends ? sync.startSending(1) : std::vector<OutboxEntry>()) {
            SendOutcome outcome;
            outcome.kind = SendOutcome::Kind::Again;
            sync.finish(entry.id, outcome);
        }
        if (act % 4 == 0)
            store.setDraft(item, QString::number(act));
        store.flush();
        std::printf("%d\n", act);
        std::fflush(stdout);
    }
}
