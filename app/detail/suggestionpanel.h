// SPDX-License-Identifier: GPL-3.0-or-later
// The buffers that are offered for an item in triage mode, with the keys that decide.
#pragma once

#include "domain/ids.h"
#include "theme/theme.h"

#include <QWidget>

#include <vector>

class QAction;
class QLabel;
class QListWidget;
class QStackedLayout;

namespace triage::app {

class SuggestionDelegate;

/// A buffer that is offered for an item.
struct Suggestion
{
    BufferId buffer;
    QString name;
    QIcon icon;
    double confidence = 0;
    QString reason;
    QString key; ///< The key that takes it, as shown.
    bool isHere = false; ///< The item is in this buffer already.
    QString words = {}; ///< Those of the text that decided; those that the reason quotes if it is empty.
};

/// Has the height of all suggestions at any time, so that nothing below moves when they arrive.
class SuggestionPanel : public QWidget
{
    Q_OBJECT
public:
    static constexpr int maxSuggestions = 3;
    /// The lowest confidence, in percent as it is shown, of a candidate that is offered.
    static constexpr int minPercent = 15;

    explicit SuggestionPanel(Theme &theme, QWidget *parent = nullptr);

    /// Returns whether a candidate of that confidence is worth a line.
    static bool isOffered(double confidence);
    void setSuggestions(const std::vector<Suggestion> &suggestions);
    /// Shows a sentence in the place of suggestions.
    void setNote(const QString &text);
    /// Adds a line below the suggestions with the keys of these actions, in that order.
    void addHints(const std::vector<QAction *> &actions);

Q_SIGNALS:
    /// A row was activated; 0 is the first.
    void chosen(int row);

private:
    void readTheme();

    Theme &m_theme;
    SuggestionDelegate *m_delegate;
    QListWidget *m_list;
    QLabel *m_note;
    QWidget *m_room; ///< Has the height of all suggestions.
    QStackedLayout *m_stack;
};

} // namespace triage::app
