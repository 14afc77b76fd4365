// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/detailhead.h"

#include "detail/chiplist.h"
#include "detail/detailtext.h"
#include "detail/plainlabel.h"
#include "detail/workstrip.h"
#include "store/localstore.h"
#include "store/values/dates.h"
#include "text.h"
#include "theme/labelcolor.h"
#include "widgets/textdirection.h"

#include <QBoxLayout>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr char submitterProperty[] = "submitter";
constexpr int maxSubmitterWidth = 220; ///< In pixels: the narrowest pane has room for it.

} // namespace

DetailHead::DetailHead(const LocalStore &store, Theme &theme, const DropRules &rules, QWidget *parent)
    : QWidget(parent), m_store(store), m_theme(theme),
      m_title(new PlainLabel(u"detailTitle"_s, tr("Title"), this)), m_text(new DetailText(theme, this)),
      m_submitter(new QToolButton(this)), m_meta(new PlainLabel(u"detailMeta"_s, tr("Details"), this)),
      m_chips(new ChipList(store, theme, rules, this)), m_addBuffer(new QToolButton(this)),
      m_work(new WorkStrip(theme, this))
{
    m_addBuffer->setObjectName(u"addBufferButton"_s);
    m_addBuffer->setText(tr("Add to a Buffer"));
    m_addBuffer->setToolTip(tr("Also add to buffer"));
    m_addBuffer->setIcon(m_theme.icon(u"plus"_s));
    m_addBuffer->setAutoRaise(true);
    m_addBuffer->setFocusPolicy(Qt::TabFocus);
    auto *top = makeLayout<QVBoxLayout>(space::s);
    top->addWidget(m_title);
    top->addWidget(m_text);
    m_submitter->setObjectName(u"submitterButton"_s);
    m_submitter->setAccessibleName(tr("Show all feedback from this person"));
    m_submitter->setToolTip(tr("Show all feedback from this person"));
    m_submitter->setAutoRaise(true);
    m_submitter->setFocusPolicy(Qt::TabFocus);
    m_submitter->setCursor(Qt::PointingHandCursor);
    m_origin = makeLayout<QHBoxLayout>(space::xs);
    // The words, which have no padding as the button has, stand in line with the title.
    m_origin->addWidget(m_meta, 1, Qt::AlignTop);
    m_origin->addWidget(m_submitter, 0, Qt::AlignTop | Qt::AlignLeft);
    top->addLayout(m_origin);
    m_row = makeLayout<QHBoxLayout>(space::xs);
    // The plus stays next to the chips where the work is below them.
    auto *buffers = makeLayout<QHBoxLayout>(space::xs);
    buffers->addWidget(m_chips, 1);
    buffers->addWidget(m_addBuffer, 0, Qt::AlignTop);
    buffers->addStretch();
    m_row->addLayout(buffers, 1);
    m_row->addWidget(m_work->actions(), 0, Qt::AlignTop);
    auto *column = makeLayout<QVBoxLayout>(space::m, this);
    column->addLayout(top);
    column->addLayout(m_row);
    column->addWidget(m_work);
    connect(m_work, &WorkStrip::tagRequested, this, &DetailHead::tagRequested);
    connect(m_addBuffer, &QToolButton::clicked, this, &DetailHead::addBufferRequested);
    connect(m_submitter, &QToolButton::clicked, this,
            [this] { Q_EMIT submitterRequested(m_submitter->property(submitterProperty).toString()); });
    theme.watch(this, [this] { readTheme(); });
}

void DetailHead::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitRows();
}

/// Puts the buttons of the work below the buffers, and the submitter below the other details, where both do
/// not fit side by side.
void DetailHead::fitRows()
{
    constexpr int minMeta = 140; // in pixels at the usual text size
    const int origin = m_submitter->isHidden() ? 0 : m_submitter->sizeHint().width() + m_theme.side(minMeta);
    m_origin->setDirection(width() < origin ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    constexpr int minChips = 120; // in pixels at the usual text size
    const int chips = m_chips->isHidden() ? 0 : m_theme.side(minChips);
    const int wanted
        = chips + m_addBuffer->sizeHint().width() + space::m + m_work->actions()->sizeHint().width();
    const bool isNarrow = width() < wanted && !m_work->actions()->isHidden();
    m_row->setDirection(isNarrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void DetailHead::readTheme()
{
    QFont title = m_theme.font(m_large ? Type::ReadingLarge : Type::Reading);
    title.setWeight(QFont::DemiBold);
    setLabelColor(m_title, title, m_theme.color(Ink::Text));
    setLabelColor(m_meta, m_theme.font(Type::Caption), m_theme.color(Ink::TextSecondary));
    m_submitter->setFont(m_theme.font(Type::Caption));
}

void DetailHead::setLarge(bool large)
{
    m_large = large;
    m_work->setOfferedElsewhere(large);
    m_text->setType(large ? Type::ReadingLarge : Type::Reading);
    readTheme();
}

void DetailHead::showKeys(const ActionRegistry &actions)
{
    m_work->showKeys(actions);
}

void DetailHead::setItem(const ShownItem &item)
{
    const Feedback &feedback = item.feedback;
    const QString title = feedback.title.value_or(QString());
    m_title->setText(title);
    m_title->setVisible(!title.isEmpty());
    m_title->setAlignment(leadingEdge(layoutDirection()));
    m_text->setText(feedback.description);
    m_text->setVisible(!feedback.description.isEmpty());
    m_meta->setText(metaText(feedback));
    setSubmitter(feedback.submittedBy.value_or(QString()));
    setBuffers(item.buffers);
    const std::optional<Me> me = m_store.me();
    m_work->setRecord(item.triage, me && item.triage.owner == me->member.id);
}

void DetailHead::setSubmitter(const QString &submitter)
{
    m_submitter->setVisible(!submitter.isEmpty());
    m_submitter->setProperty(submitterProperty, submitter);
    const QString shown
        = m_submitter->fontMetrics().elidedText(submitter, Qt::ElideMiddle, maxSubmitterWidth);
    m_submitter->setText(QString(shown).replace(u'&', u"&&"_s));
    if (!submitter.isEmpty())
        m_submitter->setAccessibleName(tr("Other feedback from %1").arg(submitter));
    // The first line is as high as the button next to it, however many lines there are.
    const int spare
        = submitter.isEmpty() ? 0 : m_submitter->sizeHint().height() - m_meta->fontMetrics().height();
    m_meta->setContentsMargins(0, std::max(0, spare / 2), 0, 0);
}

void DetailHead::setBuffers(const std::vector<BufferId> &buffers)
{
    m_chips->setBuffers(buffers);
    // Alone, the plus would stand at the end of an empty line without a meaning.
    m_chips->setVisible(!buffers.empty());
    m_addBuffer->setToolButtonStyle(buffers.empty() ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    fitRows();
}

QString DetailHead::metaText(const Feedback &feedback) const
{
    QStringList parts;
    if (feedback.client)
        parts += tr("via %1").arg(*feedback.client);
    parts += Dates::stamp(feedback.createdAt);
    parts += toString(feedback.id);
    // Isolated, so that text in another script does not change the direction of the line.
    for (QString &part : parts)
        part = isolated(part);
    return inWindowDirection(parts.join(u"\u00a0· "_s));
}

} // namespace triage::app

#include "moc_detailhead.cpp"
