// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/confirm.h"

#include <QCoreApplication>
#include <QInputDialog>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int inputWidth = 340;

QString tr(const char *text)
{
    return QCoreApplication::translate("triage::app", text);
}

} // namespace

void ask(QWidget *parent, const Question &question, const std::function<void()> &yes)
{
    auto *box = new QMessageBox(question.destructive ? QMessageBox::Warning : QMessageBox::Question,
                                question.title, question.text, QMessageBox::Cancel, parent);
    box->setObjectName(u"confirmBox"_s);
    box->setAccessibleName(question.title);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Cancel)->setText(tr("Cancel"));
    QPushButton *act = box->addButton(
        question.act, question.destructive ? QMessageBox::DestructiveRole : QMessageBox::AcceptRole);
    act->setObjectName(u"confirmButton"_s);
    if (question.destructive)
        box->setDefaultButton(QMessageBox::Cancel);
    else
        box->setDefaultButton(act);
    box->setEscapeButton(QMessageBox::Cancel);
    QObject::connect(act, &QPushButton::clicked, parent, yes);
    box->open();
}

void openInput(QInputDialog &dialog)
{
    dialog.setOkButtonText(tr("OK"));
    dialog.setCancelButtonText(tr("Cancel"));
    dialog.open();
    // Its layout takes the size that its parts need.
    if (auto *label = dialog.findChild<QLabel *>())
        label->setMinimumWidth(inputWidth);
}

} // namespace triage::app
