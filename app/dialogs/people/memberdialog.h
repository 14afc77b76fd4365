// SPDX-License-Identifier: GPL-3.0-or-later
// The name, the e-mail address and the role of a member.
#pragma once

#include "dialogs/dialog.h"
#include "domain/member.h"

class QComboBox;

namespace triage::app {

/// Adds a member or changes one.
class MemberDialog : public Dialog
{
    Q_OBJECT
public:
    MemberDialog(const Context &context, const std::optional<Member> &member, QWidget *parent);

Q_SIGNALS:
    void saved(const triage::Member &member);

protected:
    void refresh() override;

private:
    void save();
    void receive(const Member &member);

    std::optional<Member> m_member;
    Field *m_name;
    Field *m_email;
    QComboBox *m_role;
    QPushButton *m_accept;
};

} // namespace triage::app
