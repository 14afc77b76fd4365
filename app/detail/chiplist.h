// SPDX-License-Identifier: GPL-3.0-or-later
// The buffers of an item as removable chips. Feedback can be dropped on them.
#pragma once

#include "list/feedbackdrop.h"
#include "theme/theme.h"
#include "widgets/fittedlist.h"

#include <QStandardItemModel>

#include <map>

namespace triage::app {

/// A list with wrapping rows. Delete or the cross removes a buffer, Return opens it. Emits requests and
/// changes nothing itself.
class ChipList : public FittedList, private DropHost
{
    Q_OBJECT
public:
    ChipList(const LocalStore &store, Theme &theme, DropRules rules, QWidget *parent = nullptr);

    void setBuffers(const std::vector<BufferId> &buffers);
    /// Sets the classifier's confidence in each buffer, for tooltips and accessible names.
    void setConfidence(const std::map<BufferId, double> &confidence);
    FeedbackDrop &drops() const { return *m_drops; }

Q_SIGNALS:
    void removeRequested(triage::BufferId buffer);
    void openRequested(triage::BufferId buffer);
    void dropHinted(const QString &sentence);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    bool beginDrag(const QDropEvent &drag) override;
    DropOutcome hoverDrag(const QPoint &at, bool copies) override;
    void endDrag() override;
    void rebuild();
    BufferId bufferAt(const QModelIndex &index) const;
    DropTarget targetAt(const QPoint &at) const;
    void setLit(const QModelIndex &index);

    const LocalStore &m_store;
    Theme &m_theme;
    QStandardItemModel m_model;
    FeedbackDrop *m_drops;
    DropSession m_session;
    std::optional<DraggedFeedback> m_dragged;
    std::vector<BufferId> m_buffers;
    std::map<BufferId, double> m_confidence;
};

} // namespace triage::app
