// SPDX-License-Identifier: GPL-3.0-or-later
#include "detail/notebox.h"

#include "text.h"
#include "widgets/keybutton.h"

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace triage::app {
namespace {

constexpr int draftPause = 500;
/// Number of characters left from which the counter is shown.
constexpr int counterThreshold = 500;

/// Keeps the same space between frame and text on all sides. The placeholder text ignores the document's own
/// margin.
class NoteEdit : public QPlainTextEdit
{
public:
    explicit NoteEdit(QWidget *parent) : QPlainTextEdit(parent)
    {
        document()->setDocumentMargin(1);
        setViewportMargins(space::xs, space::xs, space::xs, space::xs);
    }
};

} // namespace

NoteBox::NoteBox(LocalStore &store, Theme &theme, QWidget *parent)
    : QWidget(parent), m_store(store), m_theme(theme), m_edit(new NoteEdit(this)),
      m_buttons(new QWidget(this)), m_counter(new QLabel(this)),
      m_save(new KeyButton(tr("Save Note"), theme, this)), m_copy(new QPushButton(tr("Copy Draft"), this)),
      m_discard(new QPushButton(tr("Discard Draft"), this))
{
    m_edit->setObjectName(u"noteEdit"_s);
    m_edit->setAccessibleName(tr("Note"));
    m_edit->setPlaceholderText(tr("Write a note for the team"));
    m_edit->setTabChangesFocus(true);
    m_edit->installEventFilter(this);
    m_counter->setObjectName(u"noteCounter"_s);
    m_save->setObjectName(u"saveNoteButton"_s);
    m_save->setKey(Qt::CTRL | Qt::Key_Return);

    m_copy->setObjectName(u"copyDraftButton"_s);
    m_discard->setObjectName(u"discardDraftButton"_s);

    auto *column = makeLayout<QVBoxLayout>(space::s, this, { space::l, space::m, space::l, space::m });
    column->addWidget(m_edit);
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_counter);
    row->addStretch();
    row->addWidget(m_discard);
    row->addWidget(m_copy);
    row->addWidget(m_save);
    column->addWidget(m_buttons);

    m_draft.setSingleShot(true);
    m_draft.setInterval(draftPause);
    connect(&m_draft, &QTimer::timeout, this, &NoteBox::keepDraft);
    connect(m_edit, &QPlainTextEdit::textChanged, this, &NoteBox::onEdited);
    connect(m_save, &QPushButton::clicked, this, &NoteBox::save);
    connect(&theme, &Theme::changed, this, &NoteBox::fit);
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_edit->toPlainText()); });
    connect(m_discard, &QPushButton::clicked, this, [this] {
        m_edit->clear();
        keepDraft();
        Q_EMIT discarded();
    });
    setGone(false);
    setFeedback({});
}

NoteBox::~NoteBox()
{
    if (m_draft.isActive())
        keepDraft();
}

void NoteBox::setFeedback(FeedbackId id)
{
    if (m_draft.isActive())
        keepDraft();
    m_feedback = id;
    m_isSaving = false;
    const QSignalBlocker quiet(m_edit);
    m_edit->setPlainText(id.isValid() ? m_store.draft(id) : QString());
    m_edit->moveCursor(QTextCursor::End);
    onEdited();
    fit();
    m_draft.stop();
}

void NoteBox::focusEdit()
{
    m_edit->setFocus(Qt::ShortcutFocusReason);
}

void NoteBox::setGone(bool gone)
{
    m_isGone = gone;
    m_save->setVisible(!gone);
    m_copy->setVisible(gone);
    m_discard->setVisible(gone);
    fit();
}

/// Gives a note that is being written three lines and its buttons, also while a menu or another window has
/// the focus. A press elsewhere moves nothing under the pointer before its release.
void NoteBox::fit()
{
    constexpr int lines = 3;
    const bool isOpen = window()->focusWidget() == m_edit || m_isGone || hasText();
    const QFontMetrics metrics(m_theme.font());
    m_edit->setFixedHeight((isOpen ? lines : 1) * metrics.lineSpacing() + space::l + 2);
    m_buttons->setVisible(isOpen);
}

bool NoteBox::hasText() const
{
    return !isBlank(m_edit->toPlainText());
}

void NoteBox::keepDraft()
{
    m_draft.stop();
    if (m_feedback.isValid())
        m_store.setDraft(m_feedback, m_edit->toPlainText());
}

void NoteBox::onEdited()
{
    const QString text = m_edit->toPlainText();
    const int left = maxLength - int(codePoints(text));
    m_counter->setText(left < 0                      ? tr("%n character(s) too long", nullptr, -left)
                           : left < counterThreshold ? tr("%n character(s) left", nullptr, left)
                                                     : QString());
    m_save->setEnabled(m_feedback.isValid() && left >= 0 && !isBlank(text) && !m_isSaving);
    if (!isBlank(text)) // A note that was stored closes nothing: the page follows to it in the history.
        fit();
    m_draft.start();
}

void NoteBox::save()
{
    if (!m_save->isEnabled() || m_isGone)
        return;
    const FeedbackId id = m_feedback;
    const QString text = m_edit->toPlainText();
    keepDraft();
    m_isSaving = true;
    m_save->setEnabled(false);
    const QPointer<NoteBox> self = this;
    Q_EMIT noteWritten(id, text, [self, id, text](const Result<void> &stored) {
        if (self)
            self->handOver(id, text, stored.hasValue());
    });
}

void NoteBox::handOver(FeedbackId id, const QString &text, bool isStored)
{
    if (id != m_feedback)
        return;
    m_isSaving = false;
    const QString now = m_edit->toPlainText();
    if (isStored && now.startsWith(text)) {
        m_edit->setPlainText(now.mid(text.size()));
        m_edit->moveCursor(QTextCursor::End);
        keepDraft();
    }
    onEdited();
}

/// Ctrl+Return saves and Escape leaves. Both give the focus back, so that keys are commands again.
bool NoteBox::handleKey(const QKeyEvent &key)
{
    const bool enter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (enter && key.modifiers() & Qt::ControlModifier) {
        const bool saves = m_save->isEnabled() && !m_isGone;
        save();
        if (saves)
            Q_EMIT left();
        return true;
    }
    if (key.key() != Qt::Key_Escape)
        return false;
    keepDraft();
    Q_EMIT left();
    return true;
}

/// Watches all events of the program from a press elsewhere to its release, or to the end of a drag, of
/// which a drop or the next event of the pointer without a button is the only sign.
bool NoteBox::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    const bool isOver = type == QEvent::MouseButtonRelease || type == QEvent::Drop
        || (type == QEvent::MouseMove && static_cast<QMouseEvent *>(event)->buttons() == Qt::NoButton);
    if (isOver) {
        qApp->removeEventFilter(this);
        QMetaObject::invokeMethod(this, &NoteBox::fit, Qt::QueuedConnection); // after what receives it
    }
    if (watched == m_edit && event->type() == QEvent::ShortcutOverride) {
        // Otherwise Escape would clear the selection or the search of the window.
        if (static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    // In a window that is not active, the focus moves without another sign than the last of these.
    if (watched == m_edit
        && (type == QEvent::FocusIn || type == QEvent::FocusOut || type == QEvent::WindowActivate)) {
        if (QGuiApplication::mouseButtons() == Qt::NoButton)
            fit();
        else
            qApp->installEventFilter(this);
    }
    if (watched == m_edit && event->type() == QEvent::KeyPress && handleKey(*static_cast<QKeyEvent *>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace triage::app

#include "moc_notebox.cpp"
