// SPDX-License-Identifier: GPL-3.0-or-later
// Moves all items of a buffer, or the open ones, to another one, in one request to the server.
#pragma once

#include "dialogs/dialog.h"
#include "domain/ids.h"
#include "domain/move.h"

class QCheckBox;
class QComboBox;

namespace triage::app {

class InkLabel;

/// For every member. The server moves and undoes all items, or only the open ones, whatever the number.
class MoveAllDialog : public Dialog
{
    Q_OBJECT
public:
    MoveAllDialog(const Context &context, std::optional<BufferId> from, std::optional<BufferId> to,
                  QWidget *parent);

protected:
    void refresh() override;

private:
    QComboBox *addCombo(const QString &objectName, const QString &label, const QString &name);
    QString summary() const;
    bool isChosen() const;
    BufferId chosen(const QComboBox *combo) const;
    void move();
    void follow(const Move &move);

    QComboBox *m_from;
    QComboBox *m_to;
    QCheckBox *m_onlyOpen;
    InkLabel *m_summary;
    InkLabel *m_undoNote;
    QPushButton *m_accept;
    QPushButton *m_leave;
    std::optional<Move> m_move; ///< The move that goes on.
};

} // namespace triage::app
