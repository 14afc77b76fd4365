// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/membersdialog.h"

#include "client/readall.h"
#include "commands/serversteps.h"
#include "dialogs/people/memberdialog.h"
#include "dialogs/people/newtokendialog.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "widgets/confirmquestion.h"
#include "widgets/recordtable.h"

#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::app {

MembersDialog::MembersDialog(const Context &context, QWidget *parent)
    : Dialog(context, u"membersDialog"_s, tr("Members"), parent),
      m_table(new RecordTable(u"memberTable"_s, tr("Members"),
                              { tr("Name"), tr("E-mail"), tr("Role"), tr("Added") }, this)),
      m_add(addSideButton(tr("&Add…"), u"addMemberButton"_s)),
      m_edit(addSideButton(tr("&Edit…"), u"editMemberButton"_s)),
      m_role(addSideButton(tr("Make A&dministrator"), u"changeRoleButton"_s)),
      m_token(addSideButton(tr("Create Sign-in &Token…"), u"createSignInTokenButton"_s)),
      m_remove(addSideButton(tr("&Remove…"), u"removeMemberButton"_s))
{
    addClose();
    body()->addWidget(m_table, 1);
    connect(m_table, &RecordTable::chosen, this, &MembersDialog::refresh);
    connect(m_table, &QTableWidget::itemDoubleClicked, m_edit, &QPushButton::click);
    connect(m_add, &QPushButton::clicked, this, [this] { editMember({}); });
    connect(m_edit, &QPushButton::clicked, this, [this] {
        if (const Member *member = chosen())
            editMember(*member);
    });
    connect(m_role, &QPushButton::clicked, this, &MembersDialog::changeRole);
    connect(m_token, &QPushButton::clicked, this, [this] {
        if (const Member *member = chosen())
            createToken(*member);
    });
    connect(m_remove, &QPushButton::clicked, this, &MembersDialog::confirmRemove);
    resize(820, 420);
    m_table->setFocus();
    refresh();
    if (!whyNotAdminister())
        load();
}

void MembersDialog::load()
{
    requestValue(readAll(&context().client, api::listMembers), tr("Reading the members…"),
                 [this](const std::vector<Member> &members) {
                     m_members = members;
                     fill();
                 });
}

void MembersDialog::fill()
{
    const qint64 before = std::exchange(m_wanted, 0);
    const qint64 wanted = before ? before : m_table->currentKey();
    const std::optional<Me> me = context().store.me();
    std::sort(m_members.begin(), m_members.end(), [](const Member &one, const Member &other) {
        return one.name.localeAwareCompare(other.name) < 0;
    });
    m_table->clearRecords();
    for (const Member &member : m_members) {
        const QString name = me && me->member.id == member.id ? tr("%1 (you)").arg(member.name) : member.name;
        m_table->addRecord(member.id.value(),
                           { name, member.email,
                             member.role == Role::Admin ? tr("Administrator") : tr("Member"),
                             Labels::longAge(member.createdAt, Labels::now()) });
    }
    m_table->fit();
    m_table->setCurrentKey(wanted);
    refresh();
}

const Member *MembersDialog::chosen() const
{
    return m_table->chosenOf(m_members);
}

void MembersDialog::refresh()
{
    const std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    const Member *member = chosen();
    const std::optional<QString> none = why ? why
        : member                            ? std::nullopt
                                            : std::optional(tr("Choose a member first."));
    setAllowed(m_add, why);
    for (QPushButton *button : { m_edit, m_role, m_token, m_remove })
        setAllowed(button, none);
    const bool admin = member && member->role == Role::Admin;
    m_role->setText(admin ? tr("Make &Member") : tr("Make A&dministrator"));
}

void MembersDialog::editMember(const std::optional<Member> &member)
{
    auto *dialog = new MemberDialog(context(), member, this);
    connect(dialog, &Dialog::messageRequested, this, &Dialog::messageRequested);
    connect(dialog, &MemberDialog::saved, this, [this, isNew = !member](const Member &saved) {
        m_wanted = saved.id.value();
        load();
        if (isNew)
            createToken(saved);
    });
    dialog->open();
}

void MembersDialog::createToken(const Member &member)
{
    auto *dialog = new NewTokenDialog(context(), member, this);
    connect(dialog, &Dialog::messageRequested, this, &Dialog::messageRequested);
    dialog->open();
}

void MembersDialog::changeRole()
{
    const Member *member = chosen();
    if (!member)
        return;
    MemberPatch patch;
    patch.role = member->role == Role::Admin ? Role::Member : Role::Admin;
    requestValue(
        stored(context().steps.context(), context().client.send(api::updateMember, patch, member->id)),
        tr("Changing the role…"), [this](const Member &changed) {
            Q_EMIT messageRequested(changed.role == Role::Admin
                                        ? tr("%1 is now an administrator").arg(changed.name)
                                        : tr("%1 is now a member").arg(changed.name));
            load();
        });
}

void MembersDialog::confirmRemove()
{
    const Member *member = chosen();
    if (!member)
        return;
    ConfirmQuestion question;
    question.title = tr("Remove member");
    question.text
        = tr("Remove %1 from the organization? Their tokens stop working at once; what they wrote stays.")
              .arg(member->name);
    question.buttonText = tr("Remove %1").arg(member->name);
    question.destructive = true;
    confirm(this, question, [this, member = *member] { remove(member); });
}

void MembersDialog::remove(const Member &member)
{
    const MemberId id = member.id;
    requestValue(removed(context().steps.context(), id, context().client.send(api::deleteMember, id)),
                 tr("Removing the member…"), [this, id, name = member.name] {
                     Q_EMIT messageRequested(tr("Removed %1").arg(name));
                     std::erase_if(m_members, [id](const Member &each) { return each.id == id; });
                     fill();
                 });
}

} // namespace triage::app

#include "moc_membersdialog.cpp"
