#include "views/confirm.h"

#include <QMessageBox>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace triage::app {

void ask(QWidget *parent, const Question &question, const std::function<void()> &yes)
{
    auto *box = new QMessageBox(question.destructive ? QMessageBox::Warning : QMessageBox::Question, question.title,
                                question.text, QMessageBox::Cancel, parent);
    box->setObjectName(u"confirmBox"_s);
    box->setAccessibleName(question.title);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    QPushButton *act = box->addButton(question.act, question.destructive ? QMessageBox::DestructiveRole
                                                                         : QMessageBox::AcceptRole);
    act->setObjectName(u"confirmButton"_s);
    if (question.destructive)
        box->setDefaultButton(QMessageBox::Cancel);
    else
        box->setDefaultButton(act);
    box->setEscapeButton(QMessageBox::Cancel);
    QObject::connect(act, &QPushButton::clicked, parent, yes);
    box->open();
}

} // namespace triage::app
