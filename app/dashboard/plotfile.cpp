// SPDX-License-Identifier: GPL-3.0-or-later
#include "dashboard/plotfile.h"

#include "dashboard/plotchart.h"
#include "theme/theme.h"
#include "widgets/textdirection.h"

#include <QBuffer>
#include <QFontMetrics>
#include <QGraphicsScene>
#include <QGuiApplication>
#include <QPainter>
#include <QSaveFile>
#include <QScreen>
#include <QSvgGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

QByteArray field(const PlotCell &cell)
{
    QString text = cell.plain;
    if (!cell.isNumber && !text.isEmpty() && u"=+-@\t\r"_s.contains(text.front()))
        text.prepend(u'\'');
    const bool quoted = std::any_of(text.cbegin(), text.cend(), [](QChar each) {
        return each == u',' || each == u'"' || each == u'\r' || each == u'\n';
    });
    if (!quoted)
        return text.toUtf8();
    return '"' + text.replace(u'"', u"\"\""_s).toUtf8() + '"';
}

void paint(QPainter &painter, const PlotData &plot, const PlotCaption &caption, const Theme &theme,
           Qt::LayoutDirection direction)
{
    const QRect page({}, pictureSize);
    painter.fillRect(page, theme.color(Ink::Surface));
    painter.setLayoutDirection(direction);
    QRect inner = page.adjusted(space::xl, space::l, -space::xl, -space::l);
    const auto write = [&](const QString &text, Type type, Ink ink) {
        if (text.isEmpty())
            return;
        painter.setFont(theme.font(type));
        painter.setPen(theme.color(ink));
        const QRect line(inner.left(), inner.top(), inner.width(), QFontMetrics(painter.font()).height());
        painter.drawText(line, Qt::AlignLeading | Qt::AlignVCenter,
                         QFontMetrics(painter.font()).elidedText(text, Qt::ElideRight, line.width()));
        inner.setTop(line.bottom() + space::xs);
    };
    write(caption.title, Type::Title, Ink::Text);
    write(inWindowDirection(plot.headline), Type::Body, Ink::Text);
    write(caption.subtitle, Type::Caption, Ink::TextSecondary);
    inner.setTop(inner.top() + space::s);
    QGraphicsScene scene;
    auto *drawing = new PlotChart(theme);
    scene.addItem(drawing);
    drawing->setDirection(direction);
    drawing->setScalable(true);
    drawing->resize(inner.size());
    drawing->setPlot(plot);
    scene.setSceneRect(QRectF({}, inner.size()));
    scene.render(&painter, inner, scene.sceneRect());
}

QByteArray svgOf(const PlotData &plot, const PlotCaption &caption, const Theme &theme,
                 Qt::LayoutDirection direction)
{
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize(pictureSize);
    // Fonts are measured for the screen, and must have the same size here.
    svg.setResolution(qRound(QGuiApplication::primaryScreen()->logicalDotsPerInch()));
    svg.setViewBox(QRect({}, pictureSize));
    svg.setTitle(caption.title);
    svg.setDescription(plot.headline);
    {
        QPainter painter(&svg);
        paint(painter, plot, caption, theme, direction);
    }
    return buffer.data();
}

} // namespace

QByteArray csvOf(const PlotTable &table)
{
    QByteArrayList lines;
    QByteArrayList head;
    for (const QString &column : table.columns)
        head << field({ column, column, false });
    lines << head.join(',');
    for (const PlotRow &row : table.rows) {
        QByteArrayList fields;
        for (const PlotCell &cell : row.cells)
            fields << field(cell);
        lines << fields.join(',');
    }
    return lines.join("\r\n") + "\r\n";
}

QByteArray fileOf(PlotFormat format, const PlotData &plot, const PlotCaption &caption, const Theme &theme,
                  Qt::LayoutDirection direction)
{
    switch (format) {
    case PlotFormat::Svg:
        return svgOf(plot, caption, theme, direction);
    case PlotFormat::Csv:
        return csvOf(plot.table);
    }
    return {};
}

QString suffixOf(PlotFormat format)
{
    switch (format) {
    case PlotFormat::Svg:
        return u"svg"_s;
    case PlotFormat::Csv:
        return u"csv"_s;
    }
    return {};
}

Result<void> writeFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return problem(ProblemType::InternalError, file.errorString());
}

} // namespace triage::app
