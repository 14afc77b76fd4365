// SPDX-License-Identifier: GPL-3.0-or-later
// The command palette: commands, buffers, views, tags, languages and feedback by a few typed letters.
#pragma once

#include "actions/commandid.h"
#include "domain/ids.h"
#include "store/values/filter.h"
#include "widgets/searchpopup.h"

#include <QIcon>
#include <QStringList>

#include <optional>
#include <vector>

namespace triage::app {

struct Context;

/// The target of a row of the palette.
struct PaletteEntry
{
    enum class Kind { Command, Buffer, View, Tag, Language, Feedback };
    Kind kind = Kind::Command;
    CommandId command = {};
    BufferId buffer;
    ViewId view;
    QString tag;
    QString language; ///< The code of a language.
    FeedbackId feedback;
    QString text;
    QIcon icon = {};
    QString hint; ///< Its key, its count, or why it is unavailable.
    bool enabled = true;
    int score = 0;
};

/// Opens with the commands that fit the selection, then those that were used last. Buffers come first, then
/// views, commands, tags and languages, then feedback; "#" and an identifier goes to that item. Unavailable
/// rows say why.
class CommandPalette : public SearchPopup
{
    Q_OBJECT
public:
    explicit CommandPalette(const Context &context, QWidget *parent);

    /// Opens over the window with a text.
    void openFor(const QString &text = {});
    /// Sets the list in view, which tags narrow.
    void setList(const Filter &list) { m_inView = list; }

Q_SIGNALS:
    void bufferChosen(triage::BufferId buffer);
    void feedbackChosen(triage::FeedbackId feedback);
    void viewChosen(triage::ViewId view);
    void tagChosen(const QString &tag);
    void languageChosen(const QString &code);

private:
    void refresh() override;
    void fill(const std::vector<PaletteEntry> &entries);
    void add(const PaletteEntry &entry);
    void searchFeedback(const QString &text);
    void countTags(int number);
    void accept() override;
    std::vector<PaletteEntry> matchingBuffers(const QString &text) const;
    std::vector<PaletteEntry> matchingViews(const QString &text) const;
    std::vector<PaletteEntry> matchingTags(const QString &text) const;
    std::vector<PaletteEntry> matchingLanguages(const QString &text) const;
    std::vector<PaletteEntry> matchingCommands(const QString &text) const;
    std::vector<PaletteEntry> firstEntries() const;
    PaletteEntry entryOf(CommandId command) const;
    void addRowIfEmpty();
    void remember(const PaletteEntry &entry);

    const Context &m_context;
    std::vector<PaletteEntry> m_entries;
    Filter m_inView;
};

} // namespace triage::app
