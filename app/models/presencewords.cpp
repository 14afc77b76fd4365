// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/presencewords.h"

#include "models/labels.h"
#include "store/localstore.h"
#include "store/presentpeople.h"
#include "text.h"

using namespace Qt::StringLiterals;

namespace triage::app {

QStringList PresenceWords::at(const LocalStore &store, FeedbackId item)
{
    constexpr std::size_t most = 3;
    QStringList sentences;
    const std::vector<PresentMember> &people = store.present().at(item);
    for (std::size_t i = 0; i < std::min(people.size(), most); ++i) {
        const QString known = store.memberName(people[i].member);
        const QString name = known.isEmpty() ? tr("Somebody") : isolated(known);
        sentences += people[i].editing ? tr("%1 is writing a note").arg(name)
                                       : tr("%1 is looking at this").arg(name);
    }
    if (people.size() > most)
        sentences += u"+%1"_s.arg(Labels::number(qint64(people.size() - most)));
    return sentences;
}

QString PresenceWords::iconOf(const std::vector<PresentMember> &people)
{
    return !people.empty() && people.front().editing ? u"edit"_s : u"face"_s;
}

} // namespace triage::app
