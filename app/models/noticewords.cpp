// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/noticewords.h"

#include "store/localstore.h"
#include "store/values/dates.h"

using namespace Qt::StringLiterals;

namespace triage::app {

QString NoticeWords::of(const PersonalNotice &notice, const LocalStore &store)
{
    const QString text = NoticeTable::tr(NoticeTable::rowOf(notice.kind).text);
    if (!text.contains(u"%1"_s))
        return text;
    if (notice.kind == NoticeKind::TokenEnds)
        return text.arg(Dates::stamp(notice.at));
    if (notice.kind == NoticeKind::Surge) {
        const BufferRecord *record = store.buffer(notice.buffer);
        return text.arg(record ? record->buffer.name : tr("a deleted buffer"));
    }
    const QString name = store.memberName(notice.member);
    return text.arg(name.isEmpty() ? tr("Somebody") : name);
}

std::vector<PersonalNotice> NoticeWords::shown(const LocalStore &store, const QStringList &hidden)
{
    std::vector<PersonalNotice> notices = store.notices();
    std::erase_if(notices, [&hidden](const PersonalNotice &notice) {
        return hidden.contains(QLatin1StringView(NoticeTable::rowOf(notice.kind).name));
    });
    return notices;
}

} // namespace triage::app
