// SPDX-License-Identifier: GPL-3.0-or-later
// Applies acts to a store and prints the stored ones, until it is killed or did the last act. Arguments: the
// folder, the number of the first act, and that of the last one. With a last act, the server accepts every
// third change; "accepted note 7" or "accepted move 7" is printed before the store is notified.
#include "store/storesync.h"

#include <QCoreApplication>
#include <QDir>

#include <cstdio>
#include <limits>

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
    const int last = argc > 3 ? QByteArray(argv[3]).toInt() : std::numeric_limits<int>::max();
    auto opened
        = LocalStore::open({ folder.filePath(u"cache/cache.db"_s), folder.filePath(u"data/outbox.db"_s) });
    if (!opened)
        return 1;
    LocalStore &store = **opened;
    StoreSync sync(store);
    for (int act = first; act <= last; ++act) {
        // Every act has a number. Acts share items, so that they wait for each other.
        const FeedbackId item(1 + act % 7);
        store.apply({ QString::number(act),
                      { WriteNote{ item, QString::number(act) }, Assign{ item, BufferId(act) } },
                      {} });
        const bool sends = act % 3 == 0;
        for (const OutboxEntry &entry : sends ? sync.startSending(1) : std::vector<OutboxEntry>()) {
            SendOutcome outcome;
            outcome.kind = argc > 3 ? SendOutcome::Kind::Accepted : SendOutcome::Kind::Again;
            if (outcome.kind == SendOutcome::Kind::Accepted)
                std::printf("accepted %s %s\n",
                            std::holds_alternative<WriteNote>(entry.operation) ? "note" : "move",
                            qPrintable(entry.origin->text));
            std::fflush(stdout);
            sync.finish(entry.id, outcome);
        }
        if (act % 4 == 0)
            store.setDraft(item, QString::number(act));
        store.flush();
        std::printf("%d\n", act);
        std::fflush(stdout);
    }
}
