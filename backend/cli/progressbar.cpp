// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/progressbar.h"

#include "cli/counted.h"

#include <algorithm>
#include <cstdio>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::cli {

ProgressBar::ProgressBar(qint64 total) : m_total(total), m_isTerminal(isatty(STDERR_FILENO) != 0)
{
    m_since.start();
}

ProgressBar::~ProgressBar()
{
    if (m_isTerminal)
        std::fputs("\r\033[K", stderr);
}

void ProgressBar::show(qint64 done, qint64 items)
{
    if (!m_isTerminal || (m_shown.isValid() && m_shown.elapsed() < 200))
        return;
    m_shown.start();
    std::fprintf(stderr, "\r%s\033[K", qPrintable(line(done, m_total, items, m_since.elapsed())));
}

QString ProgressBar::line(qint64 done, qint64 total, qint64 items, qint64 milliseconds)
{
    constexpr int width = 20;
    QString line;
    if (total > 0) {
        const double share = std::clamp(double(done) / double(total), 0.0, 1.0);
        const int filled = int(share * width);
        line = u"[%1%2] %3 %  "_s.arg(QString(filled, u'#'), QString(width - filled, u' '))
                   .arg(int(share * 100));
    }
    line += counted(items, u"item"_s);
    if (milliseconds < 1000)
        return line;
    line += u", %1 a second"_s.arg(items * 1000 / milliseconds);
    if (total > 0 && done > 0)
        line += u", %1 s left"_s.arg(
            qint64(double(milliseconds) / double(done) * double(std::max<qint64>(total - done, 0)) / 1000));
    return line;
}

} // namespace triage::cli
