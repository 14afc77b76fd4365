// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/thresholdscale.h"

#include "models/labels.h"
#include "theme/theme.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <vector>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int barHeight = 14; ///< In pixels at the usual text size.
constexpr int most = 100; ///< In percent.

} // namespace

ThresholdScale::ThresholdScale(Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme)
{
    setObjectName(u"thresholdScale"_s);
    setAccessibleName(tr("Thresholds of routing"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&theme, &Theme::changed, this, [this] {
        updateGeometry();
        update();
    });
    setThresholds(0, most);
}

void ThresholdScale::setThresholds(int review, int assign)
{
    m_review = std::min(review, assign);
    m_assign = assign;
    const QString words
        = tr("Below %1: unassigned. From %1: assigned and marked for review. From %2: assigned.",
             "two shares in percent")
              .arg(Labels::percent(m_review / 100.0), Labels::percent(m_assign / 100.0));
    setAccessibleDescription(words);
    setToolTip(words);
    update();
}

QSize ThresholdScale::sizeHint() const
{
    return { m_theme.side(200), m_theme.side(barHeight) + space::xs + fontMetrics().height() };
}

void ThresholdScale::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const bool mirrored = isRightToLeft();
    const auto xOf = [this, mirrored](int percent) {
        const int x = (width() - 1) * percent / most;
        return mirrored ? width() - 1 - x : x;
    };
    const int height = m_theme.side(barHeight);
    struct Part
    {
        int from;
        int to;
        Ink fill;
    };
    for (const Part &part :
         std::array{ Part{ 0, m_review, Ink::SurfaceSunken }, Part{ m_review, m_assign, Ink::WarningFill },
                     Part{ m_assign, most, Ink::PositiveFill } }) {
        const int left = std::min(xOf(part.from), xOf(part.to));
        const int right = std::max(xOf(part.from), xOf(part.to));
        painter.fillRect(QRect(left, 0, right - left, height), m_theme.color(part.fill));
    }
    painter.setPen(m_theme.color(Ink::TextSecondary));
    painter.drawRect(0, 0, width() - 1, height);
    painter.setPen(m_theme.color(Ink::Text));
    for (const int percent : { m_review, m_assign })
        painter.drawLine(xOf(percent), 0, xOf(percent), height);
    std::vector<QRect> taken; // numbers that would overlap a threshold are left out
    for (const int percent : { m_assign, m_review, 0, most }) {
        const QString text = Labels::percent(percent / 100.0);
        const int room = fontMetrics().horizontalAdvance(text);
        const int left = std::clamp(xOf(percent) - room / 2, 0, std::max(0, width() - room));
        const QRect place(left, height + space::xs, room, fontMetrics().height());
        const QRect around = place.adjusted(-space::xs, 0, space::xs, 0);
        const bool overlaps = std::any_of(taken.begin(), taken.end(),
                                          [&around](const QRect &other) { return other.intersects(around); });
        if (overlaps)
            continue;
        taken.push_back(place);
        painter.drawText(place, Qt::AlignCenter, text);
    }
}

} // namespace triage::app

#include "moc_thresholdscale.cpp"
