// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/reviewstrip.h"

#include "actions/actionregistry.h"
#include "models/labels.h"
#include "widgets/keybutton.h"
#include "widgets/onelinelabel.h"
#include "widgets/wraplayout.h"

#include <QBoxLayout>
#include <QLabel>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

/// From this confidence on, an item is marked because somebody asked for a look, not because routing doubts.
constexpr double sureConfidence = 0.9;

} // namespace

ReviewStrip::ReviewStrip(Theme &theme, QWidget *parent)
    : QFrame(parent), m_theme(theme), m_row(makeLayout<QHBoxLayout>(space::s, this, { space::s, 2, 2, 2 })),
      m_icon(new QLabel(this)), m_text(new OneLineLabel(theme, Ink::TextSecondary, Type::Body, this)),
      m_answers(new QWidget(this)), m_looksRight(new KeyButton(tr("Looks Right"), theme, m_answers)),
      m_why(new KeyButton(tr("Why"), theme, m_answers))
{
    setObjectName(u"reviewStrip"_s);
    m_text->setObjectName(u"whyHereNote"_s);
    m_text->setAccessibleName(tr("Why it’s here"));
    m_looksRight->setObjectName(u"looksRightButton"_s);
    m_why->setObjectName(u"whyButton"_s);
    auto *answers = new WrapLayout(space::xs, m_answers);
    for (KeyButton *each : { m_looksRight, m_why }) {
        each->setSlim(true);
        answers->addWidget(each);
    }
    m_why->setFlat(true);
    m_why->setFocusPolicy(Qt::TabFocus);
    m_row->addWidget(m_icon);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_answers);
    connect(m_looksRight, &KeyButton::clicked, this, &ReviewStrip::looksRightRequested);
    connect(m_why, &KeyButton::clicked, this, &ReviewStrip::whyRequested);
    theme.watch(this, [this] { readTheme(); });
    showWords();
}

void ReviewStrip::setDoubt(const std::vector<BufferId> &buffers, const std::map<BufferId, double> &confidence)
{
    double best = 0;
    for (const BufferId id : buffers) {
        if (const auto found = confidence.find(id); found != confidence.end())
            best = std::max(best, found->second);
    }
    if (buffers.empty())
        m_doubt = tr("No clear match");
    else if (best > 0 && best < sureConfidence)
        m_doubt = tr("Not sure: %1", "confidence").arg(Labels::percent(best));
    else
        m_doubt = tr("Needs review");
    showWords();
}

void ReviewStrip::setNeedsReview(bool needsReview)
{
    m_needsReview = needsReview;
    showWords();
}

void ReviewStrip::setReason(const QString &reason)
{
    m_reason = reason;
    showWords();
}

void ReviewStrip::showWords()
{
    // The reason for no buffer begins with the doubt itself.
    const bool isSaid = m_reason.startsWith(m_doubt);
    m_text->setText(!m_needsReview || isSaid ? m_reason
                        : m_reason.isEmpty() ? m_doubt
                                             : m_doubt + u" · "_s + m_reason);
    m_icon->setVisible(m_needsReview);
    m_looksRight->setVisible(m_needsReview);
    m_row->setContentsMargins(m_needsReview ? space::s : 0, 2, m_needsReview ? 2 : 0, 2);
    fit();
    update();
}

void ReviewStrip::readTheme()
{
    const int side = m_theme.side(18);
    m_icon->setPixmap(m_theme.icon(u"review"_s, Ink::Warning).pixmap(QSize(side, side), devicePixelRatioF()));
    fit();
    update();
}

void ReviewStrip::fit()
{
    constexpr int minReason = 200; // in pixels at the usual text size
    const int room = width() - m_answers->sizeHint().width() - 2 * space::s;
    const bool wraps = m_needsReview && room < m_theme.side(minReason);
    m_row->setDirection(wraps ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_icon->setVisible(m_needsReview && !wraps);
    constexpr int edges = 4;
    const int answers = m_answers->layout()->heightForWidth(width() - 2 * space::s);
    setFixedHeight(edges
                   + (wraps ? m_text->sizeHint().height() + m_row->spacing() + answers
                            : m_looksRight->sizeHint().height()));
}

void ReviewStrip::resizeEvent(QResizeEvent *event)
{
    QFrame::resizeEvent(event);
    fit();
}

void ReviewStrip::paintEvent(QPaintEvent *)
{
    if (!m_needsReview)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.color(Ink::WarningFill));
    painter.drawRoundedRect(rect(), space::radius, space::radius);
}

void ReviewStrip::showKeys(const ActionRegistry &actions)
{
    m_looksRight->showKeyOf(*actions.action(CommandId::FeedbackLooksRight));
    m_why->showKeyOf(*actions.action(CommandId::FeedbackWhy));
}

} // namespace triage::app

#include "moc_reviewstrip.cpp"
