// SPDX-License-Identifier: GPL-3.0-or-later
// Lists deleted buffers, and restores them with their items.
#pragma once

#include "dialogs/dialog.h"
#include "domain/deletedbuffer.h"

#include <vector>

class QStackedLayout;

namespace triage::app {

class RecordTable;
class StatePage;

/// For administrators. Stays open, so that several buffers can be restored. Shows a message where the list is
/// empty, is being read or cannot be read.
class RestoreDialog : public Dialog
{
    Q_OBJECT
public:
    RestoreDialog(const Context &context, QWidget *parent);

protected:
    void refresh() override;

private:
    enum class State { Reading, Read, Failed };

    void load();
    void fill();
    void showState();
    const DeletedBuffer *chosen() const;
    void restore();
    void restored(const Buffer &buffer);

    std::vector<DeletedBuffer> m_buffers;
    State m_state = State::Failed;
    Problem m_problem;
    RecordTable *m_table;
    StatePage *m_page;
    QStackedLayout *m_stack;
    QPushButton *m_restore;
};

} // namespace triage::app
