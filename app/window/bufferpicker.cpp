// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/bufferpicker.h"

#include "actions/context.h"
#include "commands/serversteps.h"
#include "detail/suggestionpanel.h"
#include "models/labels.h"
#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/fuzzymatch.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxRemembered = 9;
constexpr int suggestedFirst = 1000; ///< More than a buffer that was chosen last is ahead of others.
constexpr int forbiddenLast = 3000; ///< More than a suggestion is ahead of others.
const QString memoName = u"lastBuffers"_s;

} // namespace

BufferPicker::BufferPicker(const Context &context, QWidget *parent)
    : SearchPopup(context.theme, u"bufferPickerDialog"_s, parent), m_context(context)
{
    nameEdit(u"pickerEdit"_s, tr("Buffer name"), tr("Buffer name"));
    nameList(u"pickerList"_s, tr("Matching buffers"));
}

void BufferPicker::openFor(Purpose purpose, const std::function<std::optional<QString>(BufferId)> &whyNot)
{
    m_purpose = purpose;
    m_whyNot = whyNot;
    const QString title = purpose == Purpose::Move ? tr("Move to buffer") : tr("Also add to buffer");
    setWindowTitle(title);
    setAccessibleName(title);
    openOver(QSize(420, 400), {});
}

QStringList BufferPicker::lastUsed() const
{
    return QString::fromUtf8(m_context.store.memo(memoName)).split(u' ', Qt::SkipEmptyParts);
}

void BufferPicker::remember(BufferId buffer)
{
    QStringList last = lastUsed();
    last.removeAll(toString(buffer));
    last.prepend(toString(buffer));
    m_context.store.setMemo(memoName, last.mid(0, maxRemembered).join(u' ').toUtf8());
}

/// Without text, suggestions come first, by confidence, then the buffers that were chosen last.
int BufferPicker::scoreOf(const Row &row) const
{
    int score = row.score;
    const qsizetype used = lastUsed().indexOf(toString(row.buffer));
    score += used >= 0 ? 100 - int(used) : 0;
    const auto suggested = m_confidences.find(row.buffer);
    if (typed().isEmpty() && suggested != m_confidences.end()
        && SuggestionPanel::isOffered(suggested->second))
        score += suggestedFirst + qRound(suggested->second * 100);
    return score - (row.whyNot ? forbiddenLast : 0);
}

/// Returns why the buffer cannot be chosen, or else the confidence of the suggestion and the key of the
/// buffer.
QString BufferPicker::hintOf(const Row &row) const
{
    if (row.whyNot)
        return *row.whyNot;
    const std::vector<BufferId> pins = m_context.sidebar.pins();
    const auto pin = std::find(pins.begin(), pins.end(), row.buffer);
    const QString number = pin == pins.end() ? QString() : Labels::number(pin - pins.begin() + 1);
    const auto suggested = m_confidences.find(row.buffer);
    if (suggested == m_confidences.end() || !SuggestionPanel::isOffered(suggested->second))
        return number;
    const QString share = Labels::percent(suggested->second);
    return number.isEmpty() ? share : tr("%1 · %2", "confidence, key").arg(share, number);
}

void BufferPicker::refresh()
{
    const QString text = typed();
    std::vector<Row> rows;
    for (const BufferRecord &record : m_context.store.buffers()) {
        const std::optional<int> score = fuzzyScore(text, record.buffer.name);
        if (!score)
            continue;
        Row row{ record.buffer.id, *score, m_whyNot ? m_whyNot(record.buffer.id) : std::nullopt };
        row.score = scoreOf(row);
        rows.push_back(row);
    }
    sortByScore(rows);
    clear();
    m_rows.clear();
    for (const Row &row : rows) {
        const BufferRecord *record = m_context.store.buffer(row.buffer);
        addRow(row, record->buffer.name, hintOf(row),
               m_context.theme.bufferIcon(record->buffer.icon.value_or(QString()), record->buffer.name));
    }
    if (rows.empty() && !text.isEmpty()) {
        const std::optional<QString> why = m_context.steps.whyNotAdminister();
        addRow(Row{ BufferId(), 0, why }, tr("Make a new buffer “%1”…").arg(text), why.value_or(QString()));
    }
    chooseFirst();
}

void BufferPicker::addRow(const Row &row, const QString &text, const QString &hint, const QIcon &icon)
{
    append({ text, hint, !row.whyNot, icon });
    m_rows.push_back(row);
}

void BufferPicker::accept()
{
    const int at = currentRow();
    if (at < 0 || at >= int(m_rows.size()) || m_rows[size_t(at)].whyNot)
        return;
    const BufferId buffer = m_rows[size_t(at)].buffer;
    const QString name = typed();
    QDialog::accept();
    if (!buffer.isValid()) {
        Q_EMIT newBufferRequested(name);
        return;
    }
    remember(buffer);
    Q_EMIT chosen(m_purpose, buffer);
}

} // namespace triage::app

#include "moc_bufferpicker.cpp"
