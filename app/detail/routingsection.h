// SPDX-License-Identifier: GPL-3.0-or-later
// Why an item is in its buffers: the reasoning of the classifier and its candidates.
#pragma once

#include "detail/detailsection.h"
#include "domain/ids.h"
#include "domain/routing.h"
#include "result.h"

#include <vector>

class QStandardItemModel;

namespace triage::app {

class KeyButton;
class LocalStore;
class OneLineLabel;

/// Folded, it is two lines of a fixed height: the reason, and the buffers that come into question instead.
/// Unfolded, it has all candidates with their reasons. Buffers that the classifier did not consider were
/// chosen by hand.
class RoutingSection : public DetailSection
{
    Q_OBJECT
public:
    RoutingSection(const LocalStore &store, Theme &theme, QWidget *parent);

    /// Shows nothing of the item before; the lines keep their room until the next answer.
    void clear();
    /// Shows the answer for an item in these buffers, or why there is none.
    void setRouting(const Result<RoutingDetails> &routing, const std::vector<BufferId> &buffers);
    bool hasRows() const;
    /// Unfolds the section and gives the focus to the list, or folds it.
    void toggle();
    bool isUnfolded() const { return m_isUnfolded; }
    /// Sets whether the candidates are offered elsewhere, so that the folded section shows nothing.
    void setOfferedElsewhere(bool elsewhere);
    /// The button that unfolds the section.
    KeyButton &button() const { return *m_why; }

private:
    void addRow(BufferId id, double confidence, const QString &reason, bool isByHand);
    QString alternativesText(const RoutingDetails &routing, const std::vector<BufferId> &buffers) const;
    void showParts();

    const LocalStore &m_store;
    QStandardItemModel *m_model;
    OneLineLabel *m_note;
    OneLineLabel *m_alternatives;
    KeyButton *m_why;
    QWidget *m_lines;
    bool m_isUnfolded = false;
    bool m_isElsewhere = false;
};

} // namespace triage::app
