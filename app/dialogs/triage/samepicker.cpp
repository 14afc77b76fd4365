// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/samepicker.h"

#include "actions/context.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "theme/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxHits = 30;

} // namespace

SamePicker::SamePicker(const Context &context, QWidget *parent)
    : SearchPopup(context.theme, u"samePickerDialog"_s, parent), m_context(context)
{
    nameEdit(u"samePickerEdit"_s, tr("Words of the item"), tr("Words of the item that says the same"));
    nameList(u"samePickerList"_s, tr("Matching feedback"));
    setWindowTitle(tr("Same as"));
    setAccessibleName(tr("Same as"));
}

void SamePicker::openFor(const std::vector<FeedbackId> &ids, const std::vector<FeedbackId> &suggested)
{
    m_ids = ids;
    m_suggested = suggested;
    openOver(QSize(640, 420), {});
}

void SamePicker::refresh()
{
    if (typed().isEmpty())
        return show(m_context.store.rows(m_suggested));
    m_context.store.find(typed(), maxHits, this, [this](const std::vector<ListRow> &rows) { show(rows); });
}

void SamePicker::show(const std::vector<ListRow> &rows)
{
    clear();
    m_rows.clear();
    const LocalStore &store = m_context.store;
    for (const ListRow &row : rows) {
        const bool isSame = std::any_of(m_ids.begin(), m_ids.end(), [&](FeedbackId id) {
            return store.originalOf(id) == store.originalOf(row.id);
        });
        if (isSame)
            continue;
        append({ Labels::headline(row), Labels::age(row.createdAt, Labels::now()), true,
                 m_context.theme.icon(row.duplicates > 0 ? u"copy"_s : u"inbox"_s) });
        m_rows.push_back(row.id);
    }
    chooseFirst();
}

void SamePicker::accept()
{
    const int at = currentRow();
    if (at < 0 || at >= int(m_rows.size()))
        return;
    const FeedbackId original = m_rows[size_t(at)];
    QDialog::accept();
    Q_EMIT chosen(original);
}

} // namespace triage::app
