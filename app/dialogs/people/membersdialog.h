// SPDX-License-Identifier: GPL-3.0-or-later
// Manages the members of the organization: adds them, changes their roles and removes them.
#pragma once

#include "dialogs/dialog.h"
#include "domain/member.h"

#include <vector>

namespace triage::app {

class RecordTable;

/// For administrators. The server refuses to lose the last administrator; the dialog shows its message.
class MembersDialog : public Dialog
{
    Q_OBJECT
public:
    MembersDialog(const Context &context, QWidget *parent);

protected:
    void refresh() override;

private:
    void load();
    void fill();
    void editMember(const std::optional<Member> &member);
    /// Offers a token with which the member signs in.
    void createToken(const Member &member);
    void changeRole();
    void confirmRemove();
    void remove(const Member &member);
    const Member *chosen() const;

    std::vector<Member> m_members;
    RecordTable *m_table;
    QPushButton *m_add;
    QPushButton *m_edit;
    QPushButton *m_role;
    QPushButton *m_token;
    QPushButton *m_remove;
    qint64 m_wanted = 0; ///< The row to select when the table is filled.
};

} // namespace triage::app
