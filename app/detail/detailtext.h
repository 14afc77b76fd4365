// SPDX-License-Identifier: GPL-3.0-or-later
// The text of an item as plain text. The words of a search are marked and can be stepped through.
#pragma once

#include "models/searchterms.h"
#include "theme/theme.h"

#include <QTextBrowser>

namespace triage::app {

/// As high as its text, because the page around it scrolls. The text is never read as HTML. Web addresses in
/// it open in the browser, after a question that shows where they lead.
class DetailText : public QTextBrowser
{
    Q_OBJECT
public:
    explicit DetailText(Theme &theme, QWidget *parent = nullptr);

    void setText(const QString &text);
    /// Sets the step of the type scale in which the text is shown.
    void setType(Type type);
    /// Marks the words of a search; with isSimilar, also those with one typing error.
    void setSearch(const QString &search, bool isSimilar = false);
    /// Goes to the next (1) or the previous (-1) mark and wraps at the end. Returns false if there is none.
    bool stepMatch(int by);
    /// Returns the selected words as the text has them, without white space around them.
    QString selectedWords() const;
    int matchCount() const { return int(m_matches.size()); }

Q_SIGNALS:
    /// A mark was stepped to; in this widget's coordinates.
    void matchShown(const QRect &rect);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void findAddresses();
    /// Returns the address at that place of the text, or an empty text.
    QString addressAt(int place) const;
    QString addressAt(const QPointF &position) const;
    void askToOpen(const QString &address);
    void refit();
    void spaceLines();
    void mark();

    Theme &m_theme;
    QString m_source; ///< The text as it was set.
    QString m_text; ///< The same with one character for each line break, as the document has them.
    Type m_type = Type::Reading;
    SearchTerms m_terms;
    std::vector<Span> m_matches;
    std::vector<Span> m_addresses;
    int m_current = -1;
};

} // namespace triage::app
