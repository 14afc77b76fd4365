// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/field.h"

#include "dialogs/dialog.h"
#include "text.h"
#include "widgets/inklabel.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr double countedFrom = 0.8; ///< The share of the limit from which the counter is shown.

} // namespace

Field::Field(Theme &theme, Lines lines, const QString &objectName, const QString &label, const QString &name,
             QWidget *parent)
    : QWidget(parent), m_label(new QLabel(label, this)),
      m_counter(new InkLabel(theme, Ink::TextSecondary, Type::Caption, this)),
      m_row(makeLayout<QHBoxLayout>(space::s)),
      m_footer(new InkLabel(theme, Ink::TextSecondary, Type::Caption, this))
{
    if (lines == Lines::One) {
        m_line = new QLineEdit(this);
        connect(m_line, &QLineEdit::textChanged, this, &Field::textChanged);
    } else {
        m_text = new QPlainTextEdit(this);
        m_text->setTabChangesFocus(true);
        connect(m_text, &QPlainTextEdit::textChanged, this, &Field::textChanged);
    }
    editor()->setObjectName(objectName);
    editor()->setAccessibleName(name);
    m_label->setBuddy(editor());
    m_counter->setObjectName(objectName + u".counter"_s);
    m_counter->setWordWrap(false);
    m_counter->hide();
    m_footer->setObjectName(objectName + u".note"_s);
    m_footer->hide();
    auto *head = new QHBoxLayout;
    head->addWidget(m_label);
    head->addStretch();
    head->addWidget(m_counter, 0, Qt::AlignBottom);
    m_row->addWidget(editor(), 1);
    auto *column = makeLayout<QVBoxLayout>(space::xs, this);
    column->addLayout(head);
    column->addLayout(m_row, 1);
    column->addWidget(m_footer);
    setSizePolicy(QSizePolicy::Preferred, lines == Lines::One ? QSizePolicy::Fixed : QSizePolicy::Expanding);
}

QWidget *Field::editor() const
{
    return m_line ? static_cast<QWidget *>(m_line) : m_text;
}

QString Field::text() const
{
    return m_line ? m_line->text() : m_text->toPlainText();
}

void Field::setText(const QString &text)
{
    if (m_line)
        m_line->setText(text);
    else
        m_text->setPlainText(text);
}

void Field::setPlaceholder(const QString &text)
{
    if (m_line)
        m_line->setPlaceholderText(text);
    else
        m_text->setPlaceholderText(text);
}

void Field::setReadOnly(bool readOnly)
{
    if (m_line)
        m_line->setReadOnly(readOnly);
    else
        m_text->setReadOnly(readOnly);
}

void Field::setLimit(int limit)
{
    m_limit = limit;
    textChanged();
}

bool Field::isTooLong() const
{
    return m_limit > 0 && codePoints(text()) > m_limit;
}

void Field::setHint(const QString &text, Ink ink)
{
    m_hint = text;
    m_hintInk = ink;
    showFooter();
}

void Field::setError(const QString &text)
{
    m_error = text;
    showFooter();
}

void Field::addBeside(QWidget *widget)
{
    m_row->addWidget(widget, 0, Qt::AlignTop);
}

void Field::focus()
{
    editor()->setFocus(Qt::OtherFocusReason);
}

void Field::textChanged()
{
    m_error.clear();
    if (m_limit > 0) {
        const QLocale locale;
        m_counter->setText(
            tr("%1 of %2", "characters written, characters allowed")
                .arg(locale.toString(qlonglong(codePoints(text()))), locale.toString(m_limit)));
        m_counter->setVisible(double(codePoints(text())) >= countedFrom * m_limit);
        m_counter->setInk(isTooLong() ? Ink::Danger : Ink::TextSecondary);
        if (isTooLong())
            m_error = tr("%n characters too many.", nullptr, int(codePoints(text()) - m_limit));
    }
    showFooter();
    Q_EMIT edited();
}

void Field::showFooter()
{
    const QString &text = m_error.isEmpty() ? m_hint : m_error;
    m_footer->setText(text);
    m_footer->setInk(m_error.isEmpty() ? m_hintInk : Ink::Danger);
    m_footer->setVisible(!text.isEmpty());
    Dialog::setDescription(editor(), text);
}

} // namespace triage::app

#include "moc_field.cpp"
