// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/routingsection.h"

#include "detail/candidatedelegate.h"
#include "detail/suggestionpanel.h"
#include "models/labels.h"
#include "models/reasonwords.h"
#include "models/roles.h"
#include "store/localstore.h"
#include "text.h"
#include "widgets/fittedlist.h"
#include "widgets/keybutton.h"
#include "widgets/onelinelabel.h"

#include <QBoxLayout>
#include <QStandardItemModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

RoutingSection::RoutingSection(const LocalStore &store, Theme &theme, QWidget *parent)
    : DetailSection(u"whyHereList"_s, tr("Why it’s here"), theme, parent), m_store(store),
      m_model(new QStandardItemModel(this)),
      m_note(new OneLineLabel(theme, Ink::TextSecondary, Type::Body, this)),
      m_alternatives(new OneLineLabel(theme, Ink::TextSecondary, Type::Body, this)),
      m_why(new KeyButton(tr("Why"), theme, this)), m_lines(new QWidget(this))
{
    hideHeading();
    m_note->setObjectName(u"whyHereNote"_s);
    m_note->setAccessibleName(tr("Why it’s here"));
    m_alternatives->setObjectName(u"alternativesLabel"_s);
    m_why->setObjectName(u"whyButton"_s);
    m_why->setAccessibleName(tr("Why it’s here"));
    m_why->setFlat(true);
    m_why->setSlim(true);
    m_why->setFocusPolicy(Qt::TabFocus);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(space::xs);
    texts->addWidget(m_note);
    texts->addWidget(m_alternatives);
    auto *row = new QHBoxLayout(m_lines);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space::s);
    row->addLayout(texts, 1);
    row->addWidget(m_why, 0, Qt::AlignTop);
    insertAboveList(m_lines);
    list().setItemDelegate(new CandidateDelegate(theme, &list()));
    list().setModel(m_model);
    connect(m_why, &KeyButton::clicked, this, &RoutingSection::toggle);
    connect(&list(), &FittedList::rowsChanged, this, &RoutingSection::showParts);
    show();
    showParts();
}

void RoutingSection::clear()
{
    m_model->clear();
    m_note->setText({});
    m_alternatives->setText({});
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

void RoutingSection::setOfferedElsewhere(bool elsewhere)
{
    m_isElsewhere = elsewhere;
    showParts();
}

void RoutingSection::showParts()
{
    setVisible(m_isUnfolded || !m_isElsewhere);
    m_alternatives->setVisible(!m_isUnfolded);
    list().setVisible(m_isUnfolded && hasRows());
}

/// Names the buffers that come into question besides those that hold the item.
QString RoutingSection::alternativesText(const RoutingDetails &routing,
                                         const std::vector<BufferId> &buffers) const
{
    QStringList parts;
    for (const RoutingCandidate &candidate : routing.candidates) {
        const BufferRecord *record = m_store.buffer(candidate.buffer);
        const bool isHere = std::find(buffers.begin(), buffers.end(), candidate.buffer) != buffers.end();
        if (!record || isHere || !SuggestionPanel::isOffered(candidate.confidence)
            || parts.size() == SuggestionPanel::maxSuggestions)
            continue;
        parts += tr("%1 %2", "buffer, confidence")
                     .arg(isolated(record->buffer.name), Labels::percent(candidate.confidence));
    }
    return parts.isEmpty() ? QString() : tr("Or: %1", "other buffers").arg(Labels::list(parts));
}

void RoutingSection::setRouting(const Result<RoutingDetails> &routing, const std::vector<BufferId> &buffers)
{
    m_model->clear();
    m_note->setText(routing ? ReasonWords::of(routing->reason, routing->reasoning.value_or(QString()))
                            : Labels::notKnown(routing.error()));
    m_alternatives->setText(routing ? alternativesText(*routing, buffers) : QString());
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
