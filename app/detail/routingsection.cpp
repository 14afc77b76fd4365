// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/routingsection.h"

#include "detail/candidatedelegate.h"
#include "models/labels.h"
#include "models/reasonwords.h"
#include "models/roles.h"
#include "store/localstore.h"
#include "widgets/fittedlist.h"

#include <QStandardItemModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

RoutingSection::RoutingSection(const LocalStore &store, Theme &theme, QWidget *parent)
    : DetailSection(u"whyHereList"_s, tr("Why it’s here"), theme, parent), m_store(store),
      m_model(new QStandardItemModel(this))
{
    hideHeading();
    list().setItemDelegate(new CandidateDelegate(theme, &list()));
    list().setModel(m_model);
    connect(&list(), &FittedList::rowsChanged, this, &RoutingSection::showParts);
    showParts();
}

void RoutingSection::clear()
{
    m_model->clear();
    m_reason.clear();
}

bool RoutingSection::hasRows() const
{
    return m_model->rowCount() > 0;
}

void RoutingSection::toggle()
{
    m_isUnfolded = !m_isUnfolded;
    showParts();
    if (!m_isUnfolded)
        return;
    list().setFocus(Qt::ShortcutFocusReason);
    if (!list().currentIndex().isValid() && hasRows())
        list().setCurrentIndex(m_model->index(0, 0));
}

void RoutingSection::showParts()
{
    setVisible(m_isUnfolded);
    list().setVisible(m_isUnfolded && hasRows());
}

void RoutingSection::setRouting(const Result<RoutingDetails> &routing, const std::vector<BufferId> &buffers)
{
    m_model->clear();
    m_reason = routing ? ReasonWords::of(routing->reason, routing->reasoning.value_or(QString()))
                       : Labels::notKnown(routing.error());
    if (routing) {
        std::vector<BufferId> byHand = buffers;
        for (const RoutingCandidate &candidate : routing->candidates)
            std::erase(byHand, candidate.buffer);
        for (const BufferId id : byHand)
            addRow(id, 0, {}, true);
        for (const RoutingCandidate &candidate : routing->candidates) {
            const bool isHere = std::find(buffers.begin(), buffers.end(), candidate.buffer) != buffers.end();
            if (isHere || candidate.confidence >= CandidateDelegate::minConfidence)
                addRow(candidate.buffer, candidate.confidence,
                       ReasonWords::of(candidate.reason, candidate.reasoning), false);
        }
    }
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

#include "moc_routingsection.cpp"
