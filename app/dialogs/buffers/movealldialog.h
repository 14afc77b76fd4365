// SPDX-License-Identifier: GPL-3.0-or-later
// Moves all items of a buffer to another one, in one request to the server.
#pragma once

#include "dialogs/dialog.h"
#include "domain/ids.h"
#include "store/localstore.h"

#include <memory>
#include <vector>

class QComboBox;

namespace triage::app {

class InkLabel;

/// For every member. The move can be undone where this computer knew all the items before and their number is
/// within the limit.
class MoveAllDialog : public Dialog
{
    Q_OBJECT
public:
    /// The largest number of moved items that can be undone.
    static constexpr qsizetype maxUndoable = 5000;

    MoveAllDialog(const Context &context, std::optional<BufferId> from, std::optional<BufferId> to,
                  QWidget *parent);

protected:
    void refresh() override;

private:
    QComboBox *addCombo(const QString &objectName, const QString &label, const QString &name);
    void count();
    void counted();
    bool canUndo() const;
    QString summary() const;
    qint64 total() const;
    bool isChosen() const;
    BufferId chosen(const QComboBox *combo) const;
    QString nameOf(BufferId id) const;
    void confirmFirst();
    void move();
    void receive(const Result<qint64> &moved);

    QComboBox *m_from;
    QComboBox *m_to;
    InkLabel *m_summary;
    InkLabel *m_undoNote;
    QPushButton *m_accept;
    std::unique_ptr<QObject> m_listing; ///< Ends pending lists when others are requested.
    std::unique_ptr<QObject> m_otherListing;
    std::optional<Listing> m_source;
    std::optional<Listing> m_target;
    std::vector<FeedbackId> m_there; ///< The items that are in both buffers, sorted.
};

} // namespace triage::app
