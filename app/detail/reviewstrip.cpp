// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/reviewstrip.h"

#include "actions/actionregistry.h"
#include "models/labels.h"
#include "widgets/keybutton.h"

#include <QBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

/// From this confidence on, an item is marked because somebody asked for a look, not because routing doubts.
constexpr double sureConfidence = 0.9;

} // namespace

ReviewStrip::ReviewStrip(Theme &theme, QWidget *parent) : ReviewStrip(theme, new QWidget(parent), parent)
{
}

ReviewStrip::ReviewStrip(Theme &theme, QWidget *answers, QWidget *parent)
    : NoticeStrip(theme, u"review"_s, Ink::Warning, Ink::WarningFill, answers, parent),
      m_looksRight(new KeyButton(tr("Looks right"), theme, answers)),
      m_move(new KeyButton(tr("Move"), theme, answers))
{
    setObjectName(u"reviewStrip"_s);
    setSlim();
    m_looksRight->setObjectName(u"looksRightButton"_s);
    m_move->setObjectName(u"moveButton"_s);
    auto *row = new QHBoxLayout(answers);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::xs);
    for (KeyButton *each : { m_looksRight, m_move }) {
        each->setSlim(true);
        row->addWidget(each);
    }
    connect(m_looksRight, &KeyButton::clicked, this, &ReviewStrip::looksRightRequested);
    connect(m_move, &KeyButton::clicked, this, &ReviewStrip::moveRequested);
}

void ReviewStrip::setDoubt(const std::vector<BufferId> &buffers, const std::map<BufferId, double> &confidence)
{
    double best = 0;
    for (const BufferId id : buffers) {
        if (const auto found = confidence.find(id); found != confidence.end())
            best = std::max(best, found->second);
    }
    if (buffers.empty())
        setText(tr("No clear match"));
    else if (best > 0 && best < sureConfidence)
        setText(tr("Not sure: %1", "confidence").arg(Labels::percent(best)));
    else
        setText(tr("Needs review"));
}

void ReviewStrip::showKeys(const ActionRegistry &actions)
{
    m_looksRight->showKeyOf(*actions.action(CommandId::FeedbackLooksRight));
    m_move->showKeyOf(*actions.action(CommandId::FeedbackMove));
}

} // namespace triage::app

#include "moc_reviewstrip.cpp"
