// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/routing/qualitydialog.h"

#include "actions/actionregistry.h"
#include "client/apiclient.h"
#include "contract/endpoints.h"
#include "dialogs/routing/sharedelegate.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "store/sync/syncengine.h"
#include "store/values/dates.h"
#include "theme/theme.h"
#include "widgets/announcement.h"
#include "widgets/inklabel.h"
#include "widgets/recordtable.h"
#include "widgets/statepage.h"

#include <QDate>
#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr qint64 minJudged = 10; ///< Fewer judgements say little.

QString figure(qint64 number)
{
    return QLocale().toString(number);
}

QString dayOf(const QString &week)
{
    const QDate day = QDate::fromString(week, Qt::ISODate);
    return day.isValid() ? Dates::day(day) : week;
}

} // namespace

QualityDialog::QualityDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"qualityDialog"_s, tr("Routing quality"), parent), m_pages(new QStackedWidget(this)),
      m_state(new StatePage(context.theme, this))
{
    m_pages->addWidget(m_state);
    m_pages->addWidget(buildTables());
    body()->addWidget(m_pages, 1);
    addClose();
    m_state->show({ u"routing"_s, tr("Reading what people made of routing…"), {}, {} });
}

void QualityDialog::showEvent(QShowEvent *event)
{
    Dialog::showEvent(event);
    m_isTried = isBusy();
    refresh();
}

void QualityDialog::focusInEvent(QFocusEvent *event)
{
    Dialog::focusInEvent(event);
    focusContent();
}

void QualityDialog::focusContent()
{
    if (m_pages->currentWidget() != m_state) {
        m_buffers->setFocus(Qt::OtherFocusReason);
        return;
    }
    // The button before may still wait for its deletion.
    if (const QList<QPushButton *> buttons = m_state->findChildren<QPushButton *>(); !buttons.isEmpty())
        buttons.last()->setFocus(Qt::OtherFocusReason);
}

QWidget *QualityDialog::buildTables()
{
    auto *page = new QWidget(this);
    m_summary = new InkLabel(context().theme, Ink::Text, Type::Body, page);
    setNames(m_summary, u"qualitySummary"_s, tr("Summary"));
    auto *left = new QVBoxLayout;
    auto *right = new QVBoxLayout;
    m_buffers = addTable(
        u"qualityBufferTable"_s, tr("By buffer"),
        { tr("Buffer"), tr("Decided"), tr("Kept"), tr("Corrected"), tr("Missed"), tr("Correct") }, left, 3);
    m_weeks = addTable(u"qualityWeekTable"_s, tr("By week"),
                       { tr("Week of"), tr("Decided"), tr("Unassigned"), tr("Reviewed"), tr("Correct") },
                       left, 2);
    m_bands = addTable(u"qualityBandTable"_s, tr("By confidence"),
                       { tr("Confidence"), tr("Reviewed"), tr("Correct") }, right, 2);
    m_bins = addTable(u"qualityBinTable"_s, tr("Calibration"),
                      { tr("Confidence"), tr("Reviewed"), tr("Correct") }, right, 3, &m_calibrationHeading);
    m_bins->setToolTip(
        tr("The mark stands at how sure routing was: the nearer the bar ends to it, the better"));
    auto *halves = makeLayout<QHBoxLayout>(space::xl);
    halves->addLayout(left, 3);
    halves->addLayout(right, 2);
    auto *column = makeLayout<QVBoxLayout>(space::m, page);
    column->addWidget(m_summary);
    column->addLayout(halves, 1);
    return page;
}

RecordTable *QualityDialog::addTable(const QString &objectName, const QString &label,
                                     const QStringList &columns, QBoxLayout *column, int stretch,
                                     InkLabel **heading)
{
    auto *table = new RecordTable(objectName, label, columns, this);
    const int last = int(columns.size()) - 1;
    for (int each = 1; each < last; ++each)
        table->setNumeric(each);
    table->setItemDelegateForColumn(last, new ShareDelegate(context().theme, table));
    auto *head = new InkLabel(context().theme, Ink::Text, Type::BodyStrong, this);
    head->setText(label);
    head->setBuddy(table);
    head->setWordWrap(false);
    if (heading)
        *heading = head;
    column->setSpacing(space::xs);
    if (column->count() > 0)
        column->addSpacing(space::m);
    column->addWidget(head);
    column->addWidget(table, stretch);
    return table;
}

void QualityDialog::refresh()
{
    const std::optional<QString> why = whyNotOnline();
    showBlocked(why);
    if (why) {
        m_isTried = false;
        if (m_pages->currentWidget() == m_state)
            m_state->show({ u"offline"_s,
                            context().sync.state().phase == SyncState::Phase::SignedOut
                                ? tr("Not known while you are signed out")
                                : tr("Available when you’re back online"),
                            {},
                            {} });
    } else if (!m_isTried && isVisible()) {
        load();
    }
}

void QualityDialog::load()
{
    m_isTried = true;
    request(context().client.send(api::getRoutingQuality), tr("Reading what people made of routing…"),
            [this](const Result<RoutingQuality> &quality) {
                const QWidget *focus = window()->focusWidget();
                const bool isFocused = focus == this || m_state->isAncestorOf(focus);
                receive(quality);
                if (isFocused)
                    focusContent();
            });
}

void QualityDialog::receive(const Result<RoutingQuality> &quality)
{
    if (!quality) {
        m_pages->setCurrentWidget(m_state);
        m_state->show({ u"warning"_s,
                        tr("No answer"),
                        messageOf(quality.error()),
                        { { ActionRegistry::withoutMnemonic(tr("&Retry")), [this] {
                               load();
                           } } } });
        return;
    }
    const QualityTotals &totals = quality->totals;
    if (totals.judged > 0) {
        showQuality(*quality);
        m_pages->setCurrentIndex(1);
        return;
    }
    m_pages->setCurrentWidget(m_state);
    if (totals.routed == 0) {
        m_state->show({ u"routing"_s,
                        tr("Nothing was routed in the last weeks"),
                        tr("This page shows how often routing was right, once people confirm or move items."),
                        {} });
        return;
    }
    const QString made = tr("Routing decided about %n items in the last weeks.", nullptr, int(totals.routed));
    m_state->show({ u"routing"_s,
                    tr("Nobody has corrected or accepted anything yet"),
                    tr("%1 Say that an item looks right, or put it elsewhere: here you then see how often "
                       "routing was right.",
                       "a sentence before it")
                        .arg(made),
                    {} });
}

QString QualityDialog::summaryOf(const QualityTotals &totals) const
{
    return tr("Of %1 decisions in the last weeks, %2 are unassigned. People reviewed %3: %4 confirmed, %5 "
              "moved, %6 removed.")
        .arg(figure(totals.routed), figure(totals.unassigned), figure(totals.judged),
             figure(totals.kept + totals.accepted), figure(totals.corrected), figure(totals.removed));
}

void QualityDialog::showQuality(const RoutingQuality &quality)
{
    m_summary->setText(summaryOf(quality.totals));
    showBuffers(quality.buffers);
    showBands(m_bands, quality.bands);
    showBands(m_bins, quality.calibration.bins);
    showWeeks(quality.weeks);
    if (quality.totals.judged < minJudged)
        m_calibrationHeading->setText(
            tr("Calibration: only %n reviewed so far", nullptr, int(quality.totals.judged)));
    else if (const auto error = quality.calibration.error)
        m_calibrationHeading->setText(
            tr("Calibration error: %1 points").arg(QLocale().toString(*error * 100, 'f', 1)));
    for (RecordTable *table : { m_buffers, m_bands, m_bins, m_weeks })
        table->fit();
}

void QualityDialog::showBuffers(const std::vector<BufferQuality> &buffers)
{
    m_buffers->clearRecords();
    for (const BufferQuality &each : buffers) {
        const BufferRecord *known = context().store.buffer(each.buffer);
        const QString name = known ? known->buffer.name : tr("A deleted buffer");
        const QString icon = known ? known->buffer.icon.value_or(QString()) : QString();
        m_buffers->addRecord(each.buffer.value(),
                             { name, figure(each.routed), figure(each.right),
                               figure(each.judged - each.right), figure(each.missed), QString() },
                             context().theme.bufferIcon(icon, name));
        setShare(m_buffers, each.judged, each.precision);
    }
}

void QualityDialog::showBands(RecordTable *table, const std::vector<ConfidenceBand> &bands)
{
    table->clearRecords();
    for (const ConfidenceBand &band : bands) {
        table->addRecord(table->rowCount() + 1,
                         { tr("%1 to %2", "shares").arg(Labels::percent(band.from), Labels::percent(band.to)),
                           figure(band.judged), QString() });
        setShare(table, band.judged, band.precision, band.confidence);
    }
}

/// Shows the newest week first.
void QualityDialog::showWeeks(const std::vector<QualityWeek> &weeks)
{
    m_weeks->clearRecords();
    for (auto week = weeks.rbegin(); week != weeks.rend(); ++week) {
        m_weeks->addRecord(m_weeks->rowCount() + 1,
                           { dayOf(week->week), figure(week->routed), figure(week->unassigned),
                             figure(week->judged), QString() });
        setShare(m_weeks, week->judged,
                 week->judged > 0 ? std::optional(double(week->right) / double(week->judged)) : std::nullopt);
    }
}

/// Shows a share of few judgements as such: one judgement would look like certainty.
void QualityDialog::setShare(RecordTable *table, qint64 judged, std::optional<double> share,
                             std::optional<double> mark)
{
    const bool isFaint = share && judged < minJudged;
    QTableWidgetItem *cell = table->item(table->rowCount() - 1, table->columnCount() - 1);
    cell->setText(share ? Labels::percent(*share) : u"–"_s);
    cell->setToolTip(share && mark
                         ? tr("Right in %1, sure by %2").arg(Labels::percent(*share), Labels::percent(*mark))
                         : QString());
    cell->setData(ShareDelegate::FaintRole, isFaint);
    if (isFaint)
        cell->setToolTip(tr("Only %n reviewed: too few to tell", nullptr, int(judged)));
    if (share)
        cell->setData(ShareDelegate::ShareRole, *share);
    if (share && mark)
        cell->setData(ShareDelegate::MarkRole, *mark);
}

} // namespace triage::app

#include "moc_qualitydialog.cpp"
