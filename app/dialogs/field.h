// SPDX-License-Identifier: GPL-3.0-or-later
// A labelled text field with a character counter beside the label and a message below.
#pragma once

#include "theme/theme.h"

#include <QString>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;

namespace triage::app {

class InkLabel;

/// Wraps a field of one line or of several. Lengths are in code points, as the server counts them.
class Field : public QWidget
{
    Q_OBJECT
public:
    enum class Lines { One, Many };

    /// name is the accessible name. The label is the same with a mnemonic.
    Field(Theme &theme, Lines lines, const QString &objectName, const QString &label, const QString &name,
          QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text);
    void setPlaceholder(const QString &text);
    void setReadOnly(bool readOnly);
    /// Shows a counter against that number of code points once most of them are written. 0 hides it.
    void setLimit(int limit);
    bool isTooLong() const;
    /// Sets the small print below the field, which an error replaces.
    void setHint(const QString &text, Ink ink = Ink::TextSecondary);
    QString hint() const { return m_hint; }
    /// Shows an error until the text changes. An empty text removes it.
    void setError(const QString &text);
    QString error() const { return m_error; }
    QWidget *editor() const;
    /// Adds a widget at the end of the row, such as a button.
    void addBeside(QWidget *widget);
    void focus();

Q_SIGNALS:
    void edited();

private:
    void textChanged();
    void showFooter();

    QLabel *m_label;
    InkLabel *m_counter;
    QLineEdit *m_line = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QHBoxLayout *m_row;
    InkLabel *m_footer;
    QString m_hint;
    Ink m_hintInk = Ink::TextSecondary;
    QString m_error;
    int m_limit = 0;
};

} // namespace triage::app
