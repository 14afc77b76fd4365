// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/routingsection.h"

#include "detail/candidatedelegate.h"
#include "detail/plainlabel.h"
#include "models/labels.h"
#include "models/roles.h"
#include "store/localstore.h"
#include "theme/labelcolor.h"
#include "widgets/fittedlist.h"
#include "widgets/textdirection.h"

#include <QLabel>
#include <QStandardItemModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

RoutingSection::RoutingSection(const LocalStore &store, Theme &theme, QWidget *parent)
    : DetailSection(u"whyHereList"_s, tr("Why it is here"), theme, parent), m_store(store),
      m_model(new QStandardItemModel(this)), m_note(plainLabel(u"whyHereNote"_s, tr("Why it is here"), this))
{
    insertAboveList(m_note);
    m_note->hide();
    list().setItemDelegate(new CandidateDelegate(theme, &list()));
    list().setModel(m_model);
    connect(&theme, &Theme::changed, this, &RoutingSection::readTheme);
    readTheme();
}

void RoutingSection::readTheme()
{
    setLabelColor(m_note, theme().font(), theme().color(Ink::TextSecondary));
}

void RoutingSection::clear()
{
    m_model->clear();
    m_note->clear();
    m_note->hide();
}

bool RoutingSection::hasRows() const
{
    return m_model->rowCount() > 0;
}

void RoutingSection::enter()
{
    list().setFocus(Qt::ShortcutFocusReason);
    if (!list().currentIndex().isValid() && hasRows())
        list().setCurrentIndex(m_model->index(0, 0));
}

void RoutingSection::setRouting(const Result<RoutingDetails> &routing, const std::vector<BufferId> &buffers)
{
    m_model->clear();
    m_note->setText(alignedToWindow(routing ? routing->reasoning.value_or(QString())
                                            : Labels::notKnown(routing.error())));
    if (routing) {
        std::vector<BufferId> byHand = buffers;
        for (const RoutingCandidate &candidate : routing->candidates)
            std::erase(byHand, candidate.buffer);
        for (const BufferId id : byHand)
            addRow(id, 0, {}, true);
        for (const RoutingCandidate &candidate : routing->candidates) {
            const bool isHere = std::find(buffers.begin(), buffers.end(), candidate.buffer) != buffers.end();
            if (isHere || candidate.confidence >= CandidateDelegate::minConfidence)
                addRow(candidate.buffer, candidate.confidence, candidate.reasoning, false);
        }
    }
    m_note->setVisible(!m_note->text().isEmpty());
    setVisible(hasRows() || !m_note->text().isEmpty());
}

void RoutingSection::addRow(BufferId id, double confidence, const QString &reason, bool isByHand)
{
    const BufferRecord *buffer = m_store.buffer(id);
    if (!buffer)
        return;
    const QString &name = buffer->buffer.name;
    auto *item = new QStandardItem(theme().bufferIcon(buffer->buffer.icon.value_or(QString()), name), name);
    item->setData(id.value(), IdRole);
    item->setData(confidence, CandidateDelegate::ConfidenceRole);
    item->setData(reason, CandidateDelegate::ReasonRole);
    item->setData(isByHand, CandidateDelegate::ByHandRole);
    const QString share = isByHand ? tr("by hand") : Labels::percent(confidence);
    item->setData(reason.isEmpty() ? tr("%1, %2").arg(name, share)
                                   : tr("%1, %2: %3").arg(name, share, reason),
                  Qt::AccessibleTextRole);
    m_model->appendRow(item);
}

} // namespace triage::app
