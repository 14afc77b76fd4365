// SPDX-License-Identifier: GPL-3.0-or-later
// The text of an item as plain text, with the search's words marked and walked through.
#pragma once

#include "models/searchterms.h"
#include "theme/theme.h"

#include <QTextBrowser>

namespace triage::app {

/// As high as its text, for inside a scrolling page. What people wrote is never read as HTML.
class DetailText : public QTextBrowser
{
    Q_OBJECT
public:
    explicit DetailText(Theme &theme, QWidget *parent = nullptr);

    void setText(const QString &text);
    void setSearch(const QString &search);
    /// Goes on to the next (1) or the previous (-1) mark, round at the end. False: there is none.
    bool stepMatch(int by);
    int matchCount() const { return int(m_matches.size()); }

Q_SIGNALS:
    /// The mark that was stepped to, in this widget's coordinates.
    void matchShown(const QRect &rect);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refit();
    void mark();

    Theme &m_theme;
    QString m_text;
    SearchTerms m_terms;
    std::vector<Span> m_matches;
    int m_current = -1;
};

} // namespace triage::app
