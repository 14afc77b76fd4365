// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotcard.h"

#include "dashboard/plottableview.h"
#include "dashboard/plotview.h"
#include "models/labels.h"
#include "store/values/dates.h"
#include "theme/labelcolor.h"
#include "theme/theme.h"
#include "widgets/statepage.h"
#include "widgets/textdirection.h"

#include <QBoxLayout>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPainter>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStandardPaths>
#include <QToolButton>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace triage::app {

namespace {

/// Placeholder bars in the colour of the background, shown while numbers are being fetched.
class Skeleton : public QWidget
{
public:
    Skeleton(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme) { }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.color(Ink::SurfaceSunken));
        constexpr int count = 9;
        const int step = width() / count;
        for (int each = 0; each < count; ++each) {
            const int tall = height() * (30 + each * 37 % 60) / 100;
            painter.drawRoundedRect(each * step + step / 8, height() - tall, step * 3 / 4, tall, 3, 3);
        }
    }

private:
    const Theme &m_theme;
};

} // namespace

PlotCard::PlotCard(PlotKind kind, Theme &theme, QWidget *parent)
    : QFrame(parent), m_kind(kind), m_theme(theme), m_icon(new QLabel(this)), m_title(new QLabel(this)),
      m_subtitle(new QLabel(this)), m_value(new QLabel(this)), m_stack(new QStackedWidget(this)),
      m_blank(new QWidget(this)), m_skeleton(new Skeleton(theme, this)), m_state(new StatePage(theme, this)),
      m_table(new PlotTableView(this))
{
    setObjectName(u"plotCard."_s + PlotCatalog::name(kind));
    setAccessibleName(PlotCatalog::title(kind));
    auto *column = makeLayout<QVBoxLayout>(space::xs, this, { space::l, space::m, space::l, space::l });
    column->addWidget(buildHead());
    for (QLabel *label : { m_subtitle, m_value }) {
        label->setTextFormat(Qt::PlainText);
        label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    }
    m_value->setObjectName(u"plotValue."_s + PlotCatalog::name(kind));
    m_value->setWordWrap(true);
    m_value->setAlignment(Qt::AlignLeading | Qt::AlignTop);
    m_value->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_subtitle->setObjectName(u"plotSource."_s + PlotCatalog::name(kind));
    column->addWidget(m_subtitle);
    column->addWidget(m_value);
    column->addWidget(m_stack, 1);
    m_table->setObjectName(u"plotTable."_s + PlotCatalog::name(kind));
    m_table->setAccessibleName(tr("Data of %1").arg(PlotCatalog::title(kind)));
    for (QWidget *page : std::initializer_list<QWidget *>{ m_blank, m_skeleton, m_state, m_table })
        m_stack->addWidget(page);
    m_progressDelay.setSingleShot(true);
    m_progressDelay.setInterval(300ms);
    connect(&m_progressDelay, &QTimer::timeout, this, [this] {
        if (!m_hasPlot)
            m_stack->setCurrentWidget(m_skeleton);
    });
    connect(m_table, &PlotTableView::opened, this, &PlotCard::opened);
    connect(m_table, &PlotTableView::nothingToOpen, this, &PlotCard::nothingToOpen);
    theme.watch(this, [this] { readTheme(); });
}

QWidget *PlotCard::buildHead()
{
    auto *head = new QWidget(this);
    auto *row = makeLayout<QHBoxLayout>(space::s, head);
    m_title->setObjectName(u"plotTitle."_s + PlotCatalog::name(m_kind));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setText(PlotCatalog::title(m_kind));
    m_title->setToolTip(PlotCatalog::about(m_kind));
    m_asTable = addButton(u"asTableButton."_s + PlotCatalog::name(m_kind),
                          tr("Show %1 as table").arg(PlotCatalog::title(m_kind)));
    m_asTable->setCheckable(true);
    m_export = addButton(u"exportPlotButton."_s + PlotCatalog::name(m_kind),
                         tr("Export %1").arg(PlotCatalog::title(m_kind)));
    m_export->setPopupMode(QToolButton::InstantPopup);
    auto *menu = new QMenu(m_export);
    menu->addAction(tr("Save as &SVG…"), this, [this] { saveAs(PlotFormat::Svg); });
    menu->addAction(tr("Save Numbers as &CSV…"), this, [this] { saveAs(PlotFormat::Csv); });
    m_export->setMenu(menu);
    // Connected to toggled instead of clicked, because assistive technologies toggle.
    connect(m_asTable, &QToolButton::toggled, this, [this](bool table) {
        setTable(table);
        Q_EMIT tableToggled(table);
    });
    row->addWidget(m_icon);
    row->addWidget(m_title, 1);
    row->addWidget(m_asTable);
    row->addWidget(m_export);
    return head;
}

QToolButton *PlotCard::addButton(const QString &objectName, const QString &name)
{
    auto *button = new QToolButton(this);
    button->setObjectName(objectName);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setAutoRaise(true);
    button->setEnabled(false);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

/// Builds the views when numbers come for the first time, because charts take a moment to build.
void PlotCard::buildViews()
{
    m_view = new PlotView(m_theme, this);
    m_view->setObjectName(u"plot."_s + PlotCatalog::name(m_kind));
    m_view->setAccessibleName(tr("Plot %1").arg(PlotCatalog::title(m_kind)));
    m_stack->addWidget(m_view);
    m_view->installEventFilter(this);
    // In reading order: the drawing comes before its description.
    setTabOrder(m_export, m_view);
    setTabOrder(m_view, m_table);
    connect(m_view, &PlotView::markDescribed, this, &PlotCard::showDescription);
    connect(m_view, &PlotView::opened, this, &PlotCard::opened);
    connect(m_view, &PlotView::nothingToOpen, this, &PlotCard::nothingToOpen);
}

void PlotCard::setWaiting()
{
    if (!m_hasPlot)
        m_progressDelay.start();
}

void PlotCard::setAnswer(const PlotAnswer &answer)
{
    m_progressDelay.stop();
    m_subtitle->setText(subtitle(answer));
    m_subtitle->setToolTip(m_subtitle->text());
    m_hasPlot = false;
    if (!answer.figures) {
        if (answer.problem)
            showState(u"warning"_s, tr("No numbers"), Labels::notKnown(*answer.problem), true);
        else
            showState(u"offline"_s, tr("Plots need the server"), tr("Available when you’re back online"),
                      true);
        return;
    }
    m_plot = PlotCatalog::plot(m_kind, *answer.figures, answer.query);
    if (m_plot.isEmpty())
        return showState(PlotCatalog::icon(m_kind), tr("Nothing in this period"), {}, false);
    m_hasPlot = true;
    showPlot();
}

void PlotCard::showPlot()
{
    if (!m_view)
        buildViews();
    m_view->setPlot(m_plot);
    m_view->setAccessibleDescription(m_plot.headline);
    m_table->setTable(m_plot.table);
    m_asTable->setEnabled(true);
    m_export->setEnabled(true);
    setTable(m_asTable->isChecked());
    showDescription({});
}

void PlotCard::showState(const QString &icon, const QString &title, const QString &text, bool canRetry)
{
    StateText state{ icon, title, text, {} };
    if (canRetry)
        state.actions.push_back({ tr("Retry"), [this] {
                                     Q_EMIT retryRequested();
                                 } });
    m_state->show(state);
    m_asTable->setEnabled(false);
    m_export->setEnabled(false);
    m_plot = {};
    m_table->setTable({});
    m_value->clear();
    m_stack->setCurrentWidget(m_state);
}

void PlotCard::showDescription(const QString &text)
{
    const QString words = text.isEmpty() ? m_plot.headline : text;
    m_value->setText(inWindowDirection(words)); // it may begin with a name
    m_value->setToolTip(words);
    if (m_view)
        m_view->setAccessibleDescription(words);
}

bool PlotCard::isTable() const
{
    return m_asTable->isChecked();
}

void PlotCard::setTable(bool table)
{
    const QSignalBlocker silence(m_asTable);
    m_asTable->setChecked(table);
    if (!m_hasPlot)
        return;
    QWidget *page = table ? static_cast<QWidget *>(m_table) : m_view;
    QWidget *before = m_stack->currentWidget();
    const bool hadFocus = before != page && (before->hasFocus() || before->isAncestorOf(focusWidget()));
    m_stack->setCurrentWidget(page);
    if (hadFocus)
        page->setFocus(Qt::OtherFocusReason);
}

void PlotCard::enter(Qt::FocusReason reason)
{
    QWidget *page = m_stack->currentWidget();
    if (page == m_view || page == m_table)
        page->setFocus(reason);
    else
        m_asTable->setFocus(reason);
}

QString PlotCard::subtitle(const PlotAnswer &answer) const
{
    QString period = Dates::days(answer.query.from, answer.query.to);
    if (answer.query.isInUtc)
        period = tr("%1 · days of UTC", "a period").arg(period);
    if (answer.query.buffer && !canCountBuffer(answer.statistic))
        period = tr("%1 · whatever the buffer", "a period").arg(period);
    return answer.countedAt
        ? tr("%1 · as of %2", "a period, a time").arg(period, Dates::moment(*answer.countedAt))
        : period;
}

PlotCaption PlotCard::caption() const
{
    return { PlotCatalog::title(m_kind), m_subtitle->text() };
}

QByteArray PlotCard::file(PlotFormat format) const
{
    return fileOf(format, m_plot, caption(), m_theme, layoutDirection());
}

void PlotCard::saveAs(PlotFormat format)
{
    if (!m_hasPlot)
        return;
    auto *dialog = new QFileDialog(this, tr("Save %1").arg(PlotCatalog::title(m_kind)));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(suffixOf(format));
    dialog->setNameFilter(
        tr("%1 files (*.%2)", "a format, its suffix").arg(suffixOf(format).toUpper(), suffixOf(format)));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    dialog->setDirectory(folder);
    dialog->selectFile(PlotCatalog::name(m_kind) + u'.' + suffixOf(format));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, format](const QString &path) { save(format, path); });
    dialog->open();
}

void PlotCard::save(PlotFormat format, const QString &path)
{
    const Result<void> saved = writeFile(path, file(format));
    Q_EMIT messageRequested(saved ? tr("Saved to %1", "path of a file").arg(QDir::toNativeSeparators(path))
                                  : tr("Not saved: %1", "why").arg(saved.error().detail));
}

void PlotCard::readTheme()
{
    m_title->setFont(m_theme.font(Type::BodyStrong));
    m_subtitle->setFont(m_theme.font(Type::Caption));
    setLabelColor(m_subtitle, m_theme.color(Ink::TextSecondary));
    // Leaves room for two lines, so that nothing moves when a longer sentence is shown.
    m_value->setFixedHeight(2 * m_value->fontMetrics().lineSpacing());
    const int side = m_theme.side(18);
    m_icon->setPixmap(m_theme.icon(PlotCatalog::icon(m_kind)).pixmap(QSize(side, side), devicePixelRatioF()));
    m_asTable->setIcon(m_theme.icon(u"list"_s));
    m_export->setIcon(m_theme.icon(u"export"_s));
    if (m_view)
        m_view->readTheme();
    update();
}

bool PlotCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        update();
    return QFrame::eventFilter(watched, event);
}

void PlotCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    // The whole card is marked: a frame inside of it looks like an error of the plot.
    const bool isMarked = m_view && m_view->hasFocus();
    const double width = m_theme.borderWidth() + (isMarked ? 1 : 0);
    painter.setPen(QPen(m_theme.color(isMarked ? Ink::FocusRing : Ink::Divider), width));
    painter.setBrush(m_theme.color(Ink::Surface));
    painter.drawRoundedRect(QRectF(rect()).adjusted(width / 2, width / 2, -width / 2, -width / 2),
                            space::radius, space::radius);
}

} // namespace triage::app

#include "moc_plotcard.cpp"
