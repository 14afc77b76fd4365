// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/confirmquestion.h"

#include "theme/buttonlook.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace triage::app {

void confirm(QWidget *parent, const ConfirmQuestion &question, const std::function<void()> &yes)
{
    auto *box = new QMessageBox(question.destructive ? QMessageBox::Warning : QMessageBox::Question,
                                question.title, question.text, QMessageBox::Cancel, parent);
    box->setObjectName(u"confirmBox"_s);
    box->setAccessibleName(question.title);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->button(QMessageBox::Cancel)->setText(QCoreApplication::translate("triage::app", "Cancel"));
    QPushButton *act = box->addButton(
        question.buttonText, question.destructive ? QMessageBox::DestructiveRole : QMessageBox::AcceptRole);
    act->setObjectName(u"confirmButton"_s);
    if (question.destructive) {
        box->setDefaultButton(QMessageBox::Cancel);
        setQuietDefault(box->button(QMessageBox::Cancel));
        setDestructive(act);
    } else {
        box->setDefaultButton(act);
    }
    box->setEscapeButton(QMessageBox::Cancel);
    QObject::connect(act, &QPushButton::clicked, parent, yes);
    box->open();
}

} // namespace triage::app
