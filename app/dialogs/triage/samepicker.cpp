// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/samepicker.h"

#include "actions/context.h"
#include "commands/mergeplans.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "theme/theme.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxHits = 30;
constexpr std::size_t maxOriginals = 100; ///< As many as one merge has; others are found by their words.
constexpr QSize maxPanel(640, 420);

} // namespace

SamePicker::SamePicker(const Context &context, QWidget *parent)
    : SearchPopup(context.theme, u"samePickerDialog"_s, parent), m_context(context)
{
    nameList(u"samePickerList"_s, tr("Matching feedback"));
    name(tr("Merge with"), tr("Words of the item to merge with"));
}

void SamePicker::name(const QString &title, const QString &hint)
{
    nameEdit(u"samePickerEdit"_s, tr("Words of the item"), hint);
    setWindowTitle(title);
    setAccessibleName(title);
}

void SamePicker::openFor(const std::vector<FeedbackId> &ids, const std::vector<FeedbackId> &suggested)
{
    m_ids = ids;
    m_suggested = suggested;
    m_originals.clear();
    name(tr("Merge with"), tr("Words of the item to merge with"));
    openOver(maxPanel, {});
}

void SamePicker::openAmong(const std::vector<FeedbackId> &ids)
{
    m_ids = ids;
    m_suggested.clear();
    m_originals = originalsAmong(m_context.store, ids);
    name(tr("Original"), tr("Which one do the others become duplicates of?"));
    openOver(maxPanel, {});
}

void SamePicker::refresh()
{
    if (!m_originals.empty())
        return showOriginals();
    if (typed().isEmpty())
        return show({}, m_context.store.rows(m_suggested));
    m_context.store.find(typed(), maxHits, this,
                         [this, words = typed()](const std::vector<ListRow> &rows) { show(words, rows); });
}

void SamePicker::showOriginals()
{
    clear();
    m_rows.clear();
    for (const ListRow &row : m_context.store.rows(m_originals)) {
        if (m_rows.size() < maxOriginals
            && (row.title.contains(typed(), Qt::CaseInsensitive)
                || row.excerpt.contains(typed(), Qt::CaseInsensitive)))
            add(row);
    }
    chooseFirst();
}

void SamePicker::add(const ListRow &row)
{
    append({ Labels::headline(row), Labels::age(row.createdAt, Labels::now()), true,
             m_context.theme.icon(row.duplicates > 0 ? u"copy"_s : u"inbox"_s) });
    m_rows.push_back(row.id);
}

void SamePicker::show(const QString &words, const std::vector<ListRow> &rows)
{
    m_words = words;
    clear();
    m_rows.clear();
    const LocalStore &store = m_context.store;
    for (const ListRow &row : rows) {
        const bool isSame = std::any_of(m_ids.begin(), m_ids.end(), [&](FeedbackId id) {
            return store.originalOf(id) == store.originalOf(row.id);
        });
        if (!isSame)
            add(row);
    }
    if (m_rows.empty())
        append({ typed().isEmpty() ? tr("Nothing is suggested. Type words of the other item.")
                                   : tr("Nothing else has these words."),
                 {},
                 false,
                 {} });
    else
        chooseFirst();
}

void SamePicker::accept()
{
    const int at = currentRow();
    // A fast hand presses Return while the rows are still those of other words.
    if (at < 0 || at >= int(m_rows.size()) || (m_originals.empty() && m_words != typed()))
        return;
    const FeedbackId original = m_rows[size_t(at)];
    QDialog::accept();
    Q_EMIT chosen(original);
}

} // namespace triage::app

#include "moc_samepicker.cpp"
