// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/secretfield.h"

#include "dialogs/dialog.h"
#include "widgets/confirmquestion.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace triage::app {

SecretField::SecretField(Theme &theme, Lines lines, const QString &objectName, const QString &label,
                         const QString &name, const QString &buttonName, QWidget *parent)
    : Field(theme, lines, objectName, label, name, parent),
      m_copy(Dialog::button(tr("&Copy"), buttonName, this))
{
    connect(m_copy, &QPushButton::clicked, this, &SecretField::copy);
    setReadOnly(true);
    addBeside(m_copy);
    setHint(tr("Copy it now. You won’t see it again."));
    hide();
}

void SecretField::reveal(const QString &secret)
{
    m_isCopied = false;
    setText(secret);
    show();
    m_copy->setDefault(true);
    focus();
    if (auto *line = qobject_cast<QLineEdit *>(editor()))
        line->selectAll();
}

void SecretField::copy()
{
    QGuiApplication::clipboard()->setText(text());
    m_isCopied = true;
    setHint(tr("Copied. It is not shown again once this is closed."));
}

void SecretField::closeGuarded(const SecretField *field, QWidget *dialog, const std::function<void()> &close)
{
    if (!field || field->m_isCopied) {
        close();
        return;
    }
    ConfirmQuestion question;
    question.title = tr("Secret not copied");
    question.text = tr("Close without copying the secret? It cannot be shown again.");
    question.buttonText = tr("Close Without Copying");
    question.destructive = true;
    confirm(dialog, question, close);
}

} // namespace triage::app

#include "moc_secretfield.cpp"
