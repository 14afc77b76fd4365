// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/transfer/importpreview.h"

#include "models/labels.h"
#include "store/values/dates.h"
#include "theme/theme.h"
#include "transfer/csv.h"
#include "widgets/announcement.h"
#include "widgets/recordtable.h"

#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxCellLength = 200;

QString oneLine(const QString &text)
{
    return text.left(maxCellLength).simplified();
}

} // namespace

ImportPreview::ImportPreview(Theme &theme, QWidget *parent)
    : QWidget(parent), m_theme(theme), m_columnsLabel(new QLabel(tr("C&olumns"), this)),
      m_columns(new RecordTable(u"columnTable"_s, tr("Columns"),
                                { tr("Column"), tr("First value"), tr("Becomes") }, this)),
      m_previewLabel(new QLabel(tr("&Preview of the first lines"), this)),
      m_preview(new RecordTable(u"previewTable"_s, tr("Preview"),
                                { tr("Feedback"), tr("Buffers"), tr("Created"), tr("Line") }, this))
{
    m_columnsLabel->setObjectName(u"columnsLabel"_s);
    m_columnsLabel->setBuddy(m_columns);
    m_previewLabel->setObjectName(u"previewLabel"_s);
    m_previewLabel->setBuddy(m_preview);
    m_columns->setStretched({ 0, 1, 2 });
    m_columns->setSelectionMode(QAbstractItemView::NoSelection);
    m_columns->setFocusPolicy(Qt::NoFocus); // its combo boxes have the focus
    m_preview->setNumeric(3);
    auto *column = makeLayout<QVBoxLayout>(space::xs, this);
    column->addWidget(m_columnsLabel);
    column->addWidget(m_columns, 1);
    column->addSpacing(space::s);
    column->addWidget(m_previewLabel);
    column->addWidget(m_preview, 1);
    clear();
}

/// The names of the fields for people.
QString ImportPreview::labelOf(const QString &field)
{
    static const QHash<QString, const char *> names{ { u"-"_s, QT_TR_NOOP("Left out") },
                                                     { u"id"_s, QT_TR_NOOP("Identifier of an export") },
                                                     { u"external_id"_s, QT_TR_NOOP("External id") },
                                                     { u"title"_s, QT_TR_NOOP("Title") },
                                                     { u"description"_s, QT_TR_NOOP("Text") },
                                                     { u"submitted_by"_s, QT_TR_NOOP("Submitted by") },
                                                     { u"client"_s, QT_TR_NOOP("Client") },
                                                     { u"needs_review"_s, QT_TR_NOOP("Needs review") },
                                                     { u"routing_status"_s, QT_TR_NOOP("Routing status") },
                                                     { u"created_at"_s, QT_TR_NOOP("Created") },
                                                     { u"updated_at"_s, QT_TR_NOOP("Changed") },
                                                     { u"buffers"_s, QT_TR_NOOP("Buffers") },
                                                     { u"buffers_by_hand"_s,
                                                       QT_TR_NOOP("Buffers chosen by hand") },
                                                     { u"targets"_s, QT_TR_NOOP("Targets (JSON)") },
                                                     { u"notes"_s, QT_TR_NOOP("Notes (JSON)") },
                                                     { u"state"_s, QT_TR_NOOP("Status") },
                                                     { u"owner_email"_s, QT_TR_NOOP("Email of the owner") },
                                                     { u"tags"_s, QT_TR_NOOP("Tags") },
                                                     { u"snoozed_until"_s, QT_TR_NOOP("Comes back at") } };
    const char *const name = names.value(field);
    return name ? tr(name) : field;
}

QComboBox *ImportPreview::comboFor(int row, const QString &name, const QString &field)
{
    auto *combo = new QComboBox(m_columns);
    setNames(combo, u"columnCombo%1"_s.arg(row + 1), tr("What the column %1 becomes").arg(name));
    // On Unix, assistive technologies use the text of a combo box as its name, so the description names the
    // column.
    if (!combo->accessibleDescription().startsWith("id:"_L1))
        combo->setAccessibleDescription(combo->accessibleName());
    combo->addItem(labelOf(u"-"_s), u"-"_s);
    for (const QString &each : transfer::csvColumns()) {
        combo->addItem(labelOf(each), each);
        if (!transfer::isDateColumn(each))
            continue;
        combo->addItem(tr("%1 (day first)", "%1: a date").arg(labelOf(each)), each + u":day_first"_s);
        combo->addItem(tr("%1 (month first)", "%1: a date").arg(labelOf(each)), each + u":month_first"_s);
    }
    combo->setCurrentIndex(combo->findData(field));
    connect(combo, &QComboBox::currentIndexChanged, this, &ImportPreview::columnsChanged);
    return combo;
}

void ImportPreview::clear()
{
    m_combos.clear();
    m_columns->clearRecords();
    m_preview->clearRecords();
    m_columns->hide();
    m_columnsLabel->hide();
}

void ImportPreview::show(const FilePreview &file)
{
    clear();
    const bool isCsv = file.format == TransferFormat::Csv && file.error.isEmpty();
    m_columns->setVisible(isCsv);
    m_columnsLabel->setVisible(isCsv);
    if (!isCsv)
        return;
    const QStringList fields
        = columnsFor(file.names, file.shape.ambiguousLine > 0 ? file.shape.dates : DateOrder::Unknown);
    for (int row = 0; row < file.names.size(); ++row) {
        QString first;
        for (const QStringList &cells : file.cells) {
            if (first.isEmpty())
                first = oneLine(cells.value(row));
        }
        m_columns->addRecord(row + 1, { oneLine(file.names[row]), first, QString() });
        m_combos.push_back(comboFor(row, oneLine(file.names[row]), fields[row]));
        m_columns->setCellWidget(row, 2, m_combos.back());
        m_columns->setRowHeight(row, m_combos.back()->sizeHint().height() + space::xs);
    }
    m_columns->fit();
}

void ImportPreview::setEntries(const std::vector<transfer::TransferEntry> &entries)
{
    m_preview->clearRecords();
    const QLocale locale;
    for (const transfer::TransferEntry &entry : entries) {
        const QString line = locale.toString(entry.line);
        if (entry.problem) {
            m_preview->addRecord(entry.line,
                                 { oneLine(problemText(entry.problem->field, entry.problem->detail)),
                                   QString(), QString(), line },
                                 m_theme.icon(u"failed"_s, Ink::Danger));
            continue;
        }
        if (entry.buffer) {
            m_preview->addRecord(entry.line,
                                 { tr("Buffer: %1").arg(entry.buffer->name), QString(), QString(), line },
                                 m_theme.icon(u"buffer"_s));
            continue;
        }
        const transfer::TransferItem &item = *entry.item;
        QStringList buffers;
        for (const transfer::TransferMembership &each :
             item.buffers.value_or(std::vector<transfer::TransferMembership>()))
            buffers << each.buffer;
        const QString text = item.title ? *item.title + u" \u2013 "_s + item.description : item.description;
        const QString created = item.createdAt ? Dates::stamp(item.createdAt->at) : QString();
        m_preview->addRecord(entry.line, { oneLine(text), Labels::list(buffers), created, line },
                             m_theme.icon(u"document"_s));
    }
    m_preview->fit();
}

QString ImportPreview::problemText(const QString &field, const QString &detail)
{
    return detail == missingField(field).detail
        ? tr("%1 is missing.", "the name of a field").arg(labelOf(field))
        : detail;
}

QStringList ImportPreview::columns() const
{
    QStringList columns;
    for (const QComboBox *combo : m_combos)
        columns << combo->currentData().toString();
    return columns;
}

void ImportPreview::setLocked(bool isLocked)
{
    for (QComboBox *combo : m_combos)
        combo->setEnabled(!isLocked);
}

} // namespace triage::app

#include "moc_importpreview.cpp"
