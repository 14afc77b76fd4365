// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/triage/tagpicker.h"

#include "actions/context.h"
#include "domain/triage.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "text.h"
#include "theme/theme.h"
#include "widgets/fuzzymatch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

TagPicker::TagPicker(const Context &context, QWidget *parent)
    : SearchPopup(context.theme, u"tagPickerDialog"_s, parent), m_context(context)
{
    nameEdit(u"tagPickerEdit"_s, tr("Tag"), tr("Tag, or a new one"));
    nameList(u"tagPickerList"_s, tr("Matching tags"));
    setWindowTitle(tr("Tags"));
    setAccessibleName(tr("Tags"));
}

void TagPicker::openFor(std::vector<QString> common)
{
    m_common = std::move(common);
    openOver(QSize(420, 400), {});
}

bool TagPicker::isCommon(const QString &tag) const
{
    return std::find(m_common.begin(), m_common.end(), tag) != m_common.end();
}

void TagPicker::addRow(const QString &tag, const QString &text, const QString &hint, bool enabled)
{
    append({ text, hint, enabled, m_context.theme.icon(isCommon(tag) ? u"check"_s : u"plus"_s) });
    m_rows.push_back(enabled ? std::vector{ tag } : std::vector<QString>());
}

void TagPicker::refresh()
{
    struct Match
    {
        QString tag;
        QString hint;
        int score;
    };
    constexpr int commonFirst = 10'000;
    const QString text = normalTag(typed());
    std::vector<Match> matches;
    const auto match = [&](const QString &tag, const QString &hint) {
        if (const std::optional<int> score = fuzzyScore(text, tag))
            matches.push_back({ tag, hint, *score + (isCommon(tag) ? commonFirst : 0) });
    };
    bool isKnown = false;
    for (const QString &tag : m_common) {
        match(tag, tr("take off"));
        isKnown |= tag == text;
    }
    for (const TagCount &each : m_context.store.tags()) {
        isKnown |= each.name == text;
        if (!isCommon(each.name))
            match(each.name, Labels::number(each.feedbackCount));
    }
    sortByScore(matches);
    clear();
    m_rows.clear();
    for (const Match &each : matches)
        addRow(each.tag, each.tag, each.hint);
    if (!isKnown && !text.isEmpty()) {
        const auto made = normalTags({ text }, u"tags"_s);
        const bool isTag = made.hasValue();
        addRow(text, tr("New tag “%1”").arg(isolated(text)),
               isTag ? QString()
                   : text.contains(u',')
                   ? tr("A tag has no comma")
                   : tr("At most %1 characters").arg(Labels::number(triagerules::maxTagLength)),
               isTag);
    }
    chooseFirst();
}

void TagPicker::accept()
{
    const int at = currentRow();
    if (at < 0 || at >= int(m_rows.size()) || m_rows[size_t(at)].empty())
        return;
    const std::vector<QString> tags = m_rows[size_t(at)];
    QDialog::accept();
    if (isCommon(tags.front()))
        Q_EMIT removed(tags);
    else
        Q_EMIT added(tags);
}

} // namespace triage::app

#include "moc_tagpicker.cpp"
