#include "dialogs/dialogs.h"

#include "commands/administration.h"
#include "store/localstore.h"
#include "views/confirm.h"
#include "views/context.h"

#include <QMessageBox>

using namespace Qt::Literals::StringLiterals;

namespace triage::app {

namespace {

QString nameOf(const LocalStore &store, BufferId id)
{
    const BufferRecord *record = store.buffer(id);
    return record ? record->buffer.name : QString();
}

} // namespace

Dialogs::Dialogs(const Context &context, QWidget *window) : QObject(window), m_context(context), m_window(window) { }

std::optional<QString> Dialogs::whyNot(const QString &command) const
{
    static const QStringList missing{u"file.import"_s,        u"file.export"_s,   u"edit.preferences"_s,
                                     u"feedback.edit"_s,      u"buffer.new"_s,    u"buffer.edit"_s,
                                     u"buffer.moveAll"_s,     u"tools.tokens"_s,  u"tools.members"_s,
                                     u"tools.routingTest"_s,  u"tools.activity"_s};
    return missing.contains(command) ? std::optional(tr("Not in this version yet")) : std::nullopt;
}

template <typename T>
void Dialogs::tell(T task, const QString &done)
{
    QCoro::connect(std::move(task), this, [this, done](const auto &result) {
        Q_EMIT said(result ? done : result.error().detail);
    });
}

void Dialogs::newBuffer(const QString &name)
{
    Q_UNUSED(name);
}

void Dialogs::editBuffer(BufferId buffer)
{
    Q_UNUSED(buffer);
}

void Dialogs::deleteBuffer(BufferId buffer)
{
    const QString name = nameOf(m_context.store, buffer);
    Question question;
    question.title = tr("Delete buffer");
    question.text = tr("Delete the buffer %1? Its feedback stays. The buffer can be restored for 30 days.").arg(name);
    question.act = tr("Delete %1").arg(name);
    question.destructive = true;
    ask(m_window, question, [this, buffer, name] {
        tell(m_context.administration.deleteBuffer(buffer), tr("Deleted the buffer %1").arg(name));
    });
}

void Dialogs::approveBuffer(BufferId buffer)
{
    BufferPatch patch;
    patch.needsReview = false;
    tell(m_context.administration.updateBuffer(buffer, patch),
         tr("Kept the buffer %1").arg(nameOf(m_context.store, buffer)));
}

void Dialogs::rejectBuffer(BufferId buffer)
{
    deleteBuffer(buffer);
}

void Dialogs::moveAll(std::optional<BufferId> from)
{
    Q_UNUSED(from);
}

void Dialogs::routingTest(std::optional<FeedbackId> feedback)
{
    Q_UNUSED(feedback);
}

void Dialogs::tokens() { }

void Dialogs::members() { }

void Dialogs::preferences() { }

void Dialogs::activity() { }

void Dialogs::importFile() { }

void Dialogs::exportList(const Filter &filter)
{
    Q_UNUSED(filter);
}

void Dialogs::editFeedback(FeedbackId feedback)
{
    Q_UNUSED(feedback);
}

void Dialogs::about()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Triage Desk"),
                                tr("Triage Desk %1\n\nSorts what your users say into buffers.\n\n"
                                   "Free software under the GNU General Public License, version 3 or later.")
                                    .arg(QStringLiteral(TRIAGE_VERSION)),
                                QMessageBox::Close, m_window);
    box->setObjectName(u"aboutBox"_s);
    box->setAccessibleName(tr("About Triage Desk"));
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

} // namespace triage::app
