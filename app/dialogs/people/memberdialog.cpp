// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/people/memberdialog.h"

#include "client/apiclient.h"
#include "commands/serversteps.h"
#include "contract/endpoints.h"
#include "dialogs/field.h"
#include "domain/rules.h"
#include "store/values/patchvalues.h"
#include "text.h"
#include "widgets/announcement.h"

#include <QComboBox>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

MemberDialog::MemberDialog(const Context &context, const std::optional<Member> &member, QWidget *parent)
    : Dialog(context, u"memberDialog"_s, member ? tr("Edit member") : tr("Add member"), parent),
      m_member(member), m_name(new Field(context.theme, Field::Lines::One, u"memberNameEdit"_s, tr("&Name"),
                                         tr("Member name"), this)),
      m_email(new Field(context.theme, Field::Lines::One, u"emailEdit"_s, tr("E-&mail"), tr("E-mail"), this)),
      m_role(new QComboBox(this)),
      m_accept(addPrimaryButton(member ? tr("&Save") : tr("&Add Member"), u"saveButton"_s))
{
    addCancel();
    m_name->setLimit(100);
    m_email->setPlaceholder(u"name@example.com"_s);
    setNames(m_role, u"roleCombo"_s, tr("Role"));
    m_role->addItem(tr("Member"), int(Role::Member));
    m_role->addItem(tr("Administrator"), int(Role::Admin));
    if (member) {
        m_name->setText(member->name);
        m_email->setText(member->email);
        m_role->setCurrentIndex(m_role->findData(int(member->role)));
    }
    bindField(u"name"_s, m_name);
    bindField(u"email"_s, m_email);
    body()->addWidget(m_name);
    body()->addWidget(m_email);
    addLabelled(body(), tr("&Role"), m_role);
    body()->addStretch();
    connect(m_name, &Field::edited, this, &MemberDialog::refresh);
    connect(m_email, &Field::edited, this, &MemberDialog::refresh);
    connect(m_accept, &QPushButton::clicked, this, &MemberDialog::save);
    resize(440, 300);
    m_name->focus();
    refresh();
}

void MemberDialog::refresh()
{
    std::optional<QString> why = whyNotAdminister();
    showBlocked(why);
    if (!why && (isBlank(m_name->text()) || isBlank(m_email->text())))
        why = tr("Name and e-mail are needed.");
    if (!why && isBusy())
        why = tr("Saving…");
    setAllowed(m_accept, why);
}

void MemberDialog::save()
{
    const NewMember wanted{ m_name->text().trimmed(), m_email->text().trimmed(),
                            Role(m_role->currentData().toInt()) };
    if (const auto wrong = whyNot(wanted)) {
        showProblem(*wrong);
        return;
    }
    const auto handler = [this](const Member &member) {
        receive(member);
    };
    const StepContext steps = context().steps.context();
    if (!m_member) {
        requestValue(stored(steps, context().client.send(api::createMember, wanted)),
                     tr("Adding the member…"), handler);
        return;
    }
    MemberPatch patch;
    if (wanted.name != m_member->name)
        patch.name = wanted.name;
    if (wanted.email != m_member->email)
        patch.email = wanted.email;
    if (wanted.role != m_member->role)
        patch.role = wanted.role;
    if (isEmpty(patch))
        reject();
    else
        requestValue(stored(steps, context().client.send(api::updateMember, patch, m_member->id)),
                     tr("Saving the member…"), handler);
}

void MemberDialog::receive(const Member &member)
{
    Q_EMIT messageRequested(m_member ? tr("Saved %1").arg(member.name) : tr("Added %1").arg(member.name));
    Q_EMIT saved(member);
    accept();
}

} // namespace triage::app

#include "moc_memberdialog.cpp"
