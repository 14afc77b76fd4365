// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/ownerpicker.h"

#include "actions/context.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/fuzzymatch.h"

using namespace Qt::StringLiterals;

namespace triage::app {

OwnerPicker::OwnerPicker(const Context &context, QWidget *parent)
    : SearchPopup(context.theme, u"ownerPickerDialog"_s, parent), m_context(context)
{
    nameEdit(u"ownerPickerEdit"_s, tr("Member"), tr("Member"));
    nameList(u"ownerPickerList"_s, tr("Matching members"));
    setWindowTitle(tr("Assign to"));
    setAccessibleName(tr("Assign to"));
}

void OwnerPicker::open()
{
    openOver(QSize(420, 400), {});
}

void OwnerPicker::refresh()
{
    struct Match
    {
        MemberId member;
        QString name;
        QString hint;
        int score;
    };
    const std::optional<Me> me = m_context.store.me();
    std::vector<Match> matches;
    for (const auto &[id, name] : m_context.store.members()) {
        if (const std::optional<int> score = fuzzyScore(typed(), name))
            matches.push_back({ id, name, me && me->member.id == id ? tr("you") : QString(), *score });
    }
    if (const std::optional<int> score = fuzzyScore(typed(), tr("Nobody")))
        matches.push_back({ MemberId(), tr("Nobody"), {}, *score - 1 });
    sortByScore(matches);
    clear();
    m_rows.clear();
    for (const Match &each : matches) {
        append({ each.name, each.hint, true,
                 m_context.theme.icon(each.member.isValid() ? u"person"_s : u"unassigned"_s) });
        m_rows.push_back(each.member);
    }
    chooseFirst();
}

void OwnerPicker::accept()
{
    const int at = currentRow();
    if (at < 0 || at >= int(m_rows.size()))
        return;
    const MemberId owner = m_rows[size_t(at)];
    QDialog::accept();
    Q_EMIT chosen(owner);
}

} // namespace triage::app

#include "moc_ownerpicker.cpp"
