// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/output.h"

#include "log/log.h"
#include "text.h"

#include <algorithm>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

/// Returns the text without characters that control a terminal.
QString shown(QString text)
{
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c.category() == QChar::Other_Format)
            c = u' ';
    }
    return text;
}

QString row(const QStringList &cells, const std::vector<qsizetype> &widths)
{
    QString line;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString cell = shown(cells.at(i));
        line += cell;
        if (i + 1 < cells.size())
            line += QString(widths[std::size_t(i)] - codePoints(cell) + 2, u' ');
    }
    return line;
}

} // namespace

void printLine(const QByteArray &line)
{
    std::fwrite(line.constData(), 1, std::size_t(line.size()), stdout);
    std::fputc('\n', stdout);
}

void printError(const QString &sentence)
{
    writeLogLine(LogLevel::Error, "triaged: " + shown(sentence).toUtf8() + '\n');
}

void Output::answer(const RawJson &json, const QString &sentence)
{
    answer(json, QStringList{ sentence });
}

void Output::answer(const RawJson &json, const QStringList &sentences)
{
    if (m_json)
        return printLine(json.text);
    for (const QString &each : sentences)
        printLine(shown(each).toUtf8());
}

void Output::table(const std::vector<RawJson> &json, const QStringList &titles,
                   const std::vector<QStringList> &rows)
{
    if (m_json)
        return printLine(toJson(json));
    std::vector<qsizetype> widths;
    for (qsizetype i = 0; i < titles.size(); ++i) {
        widths.push_back(titles.at(i).size());
        for (const QStringList &cells : rows)
            widths.back() = std::max(widths.back(), codePoints(cells.at(i)));
    }
    printLine(row(titles, widths).toUtf8());
    for (const QStringList &cells : rows)
        printLine(row(cells, widths).toUtf8());
}

bool Output::flush()
{
    return std::fflush(stdout) == 0 && std::ferror(stdout) == 0;
}

} // namespace triage::cli
