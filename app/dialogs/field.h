// SPDX-License-Identifier: GPL-3.0-or-later
// A text to fill in: its label above it, how much is left beside the label, what is wrong below.
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

/// Wraps a line or several lines of text. Lengths are in code points, as the server counts them.
class Field : public QWidget
{
    Q_OBJECT
public:
    enum class Lines { One, Many };

    /// name: the accessible name; the label has it with a mnemonic.
    Field(Theme &theme, Lines lines, const QString &objectName, const QString &label, const QString &name,
          QWidget *parent = nullptr);

    QString text() const;
    void setText(const QString &text);
    void setPlaceholder(const QString &text);
    void setReadOnly(bool readOnly);
    /// Counts against this many code points; 0: does not count.
    void setLimit(int limit);
    bool isTooLong() const;
    /// Small print below the text, where nothing is wrong.
    void setHint(const QString &text, Ink ink = Ink::TextSecondary);
    /// Beside the text until it is changed; empty: nothing is wrong.
    void setError(const QString &text);
    QString error() const { return m_error; }
    QWidget *editor() const;
    /// What stands at the end of the text's row, such as a button.
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
