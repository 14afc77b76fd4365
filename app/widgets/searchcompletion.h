// SPDX-License-Identifier: GPL-3.0-or-later
// Offers completions of the word that is being typed in a line edit.
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>

class QCompleter;
class QLineEdit;
class QStringListModel;

namespace triage::app {

/// Completes single words, not the whole text.
class SearchCompletion : public QObject
{
    Q_OBJECT
public:
    /// Returns the word that ends at that place of the text.
    using WordBefore = std::function<QString(const QString &text, int place)>;
    using Candidates = std::function<QStringList(const QString &word)>;

    SearchCompletion(QLineEdit *edit, WordBefore wordBefore, Candidates candidates);

Q_SIGNALS:
    /// A completion was put into the text.
    void completed();
    /// Return was pressed while completions were offered and none was chosen.
    void passedOver();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void offer();
    void complete(const QString &text);

    QLineEdit *m_edit;
    WordBefore m_wordBefore;
    Candidates m_candidates;
    QStringListModel *m_model;
    QCompleter *m_completer;
};

} // namespace triage::app
