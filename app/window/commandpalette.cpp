// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/commandpalette.h"

#include "actions/actionregistry.h"
#include "actions/context.h"
#include "actions/preferences.h"
#include "domain/languagecode.h"
#include "models/labels.h"
#include "models/searchwords.h"
#include "models/sidebarmodel.h"
#include "store/localstore.h"
#include "text.h"
#include "theme/theme.h"
#include "widgets/fuzzymatch.h"

#include <QAction>
#include <QLineEdit>
#include <QLocale>

#include <algorithm>
#include <array>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

constexpr int maxRows = 40;
constexpr int maxFeedback = 8;
constexpr int maxRecent = 8;
constexpr int maxCountedTags = 8; ///< Rows for tags that say how many items they lead to.
constexpr std::array fitSelection{ CommandId::FeedbackLooksRight, CommandId::FeedbackMove,
                                   CommandId::FeedbackAdd,        CommandId::FeedbackNote,
                                   CommandId::FeedbackTriage,     CommandId::EditCopyLink };
constexpr std::array fitList{ CommandId::GoReview,      CommandId::GoUnassigned,   CommandId::EditSearch,
                              CommandId::ViewDashboard, CommandId::FeedbackTriage, CommandId::HelpShortcuts };

/// Scores that differ by less only say which of the names is shorter.
constexpr int shortnessRange = 100;

bool isBeforeByName(const QString &one, const QString &other)
{
    return Labels::language(one).localeAwareCompare(Labels::language(other)) < 0;
}

} // namespace

CommandPalette::CommandPalette(const Context &context, QWidget *parent)
    : SearchPopup(context.theme, u"paletteDialog"_s, parent), m_context(context)
{
    setWindowTitle(tr("Command palette"));
    setAccessibleName(tr("Command palette"));
    nameEdit(u"paletteEdit"_s, tr("Command"), tr("Search commands, buffers, views and feedback"));
    nameList(u"paletteList"_s, tr("Commands"));
    edit()->setClearButtonEnabled(true);
    if (auto *clear = edit()->findChild<QAction *>(u"_q_qlineeditclearaction"_s))
        clear->setText(tr("Clear"));
}

void CommandPalette::openFor(const QString &text)
{
    openOver(QSize(620, 460), text);
}

PaletteEntry CommandPalette::entryOf(CommandId command) const
{
    PaletteEntry entry;
    entry.command = command;
    const QAction *action = m_context.actions.action(command);
    entry.text = ActionRegistry::plainText(action->text());
    const std::optional<QString> why = m_context.actions.whyNot(command);
    entry.enabled = !why;
    entry.hint = why.value_or(action->shortcut().toString(QKeySequence::NativeText));
    return entry;
}

std::vector<PaletteEntry> CommandPalette::matchingBuffers(const QString &text) const
{
    std::vector<PaletteEntry> entries;
    for (const BufferRecord &record : m_context.store.buffers()) {
        const std::optional<int> score = fuzzyScore(text, record.buffer.name);
        if (!score)
            continue;
        PaletteEntry entry;
        entry.kind = PaletteEntry::Kind::Buffer;
        entry.buffer = record.buffer.id;
        entry.text = record.buffer.name;
        entry.icon = m_context.theme.bufferIcon(record.buffer.icon.value_or(QString()), record.buffer.name);
        entry.hint = QLocale().toString(record.openItems);
        entry.score = *score;
        entries.push_back(entry);
    }
    sortByScore(entries);
    return entries;
}

std::vector<PaletteEntry> CommandPalette::matchingViews(const QString &text) const
{
    std::vector<PaletteEntry> entries;
    for (const ViewRecord &record : m_context.store.views()) {
        const std::optional<int> score = fuzzyScore(text, record.view.name);
        if (!score)
            continue;
        PaletteEntry entry;
        entry.kind = PaletteEntry::Kind::View;
        entry.view = record.view.id;
        entry.text = record.view.name;
        const bool isShared = record.view.visibility == Visibility::Shared;
        const QString usual = isShared ? u"members"_s : u"filter"_s;
        entry.icon = m_context.theme.bufferIcon(record.view.icon.value_or(usual), record.view.name);
        entry.hint = isShared ? tr("shared view") : tr("view");
        entry.score = *score;
        entries.push_back(entry);
    }
    sortByScore(entries);
    return entries;
}

/// Returns the tags by which the list in view can be filtered. They are offered once something is typed.
std::vector<PaletteEntry> CommandPalette::matchingTags(const QString &text) const
{
    std::vector<PaletteEntry> entries;
    if (text.isEmpty())
        return entries;
    for (const TagCount &each : m_context.store.tags()) {
        const std::optional<int> score = fuzzyScore(text, each.name);
        if (!score)
            continue;
        PaletteEntry entry;
        entry.kind = PaletteEntry::Kind::Tag;
        entry.tag = each.name;
        entry.text = tr("Filter by tag %1").arg(each.name);
        entry.icon = m_context.theme.icon(u"filter"_s);
        entry.score = *score;
        entries.push_back(entry);
    }
    sortByScore(entries);
    return entries;
}

/// Says how many items the list in view would have with each tag from that one on, one after the other. Says
/// nothing where the server has older ones.
void CommandPalette::countTags(int number)
{
    const auto isTag = [](const PaletteEntry &each) {
        return each.kind == PaletteEntry::Kind::Tag;
    };
    auto row = std::find_if(m_entries.begin(), m_entries.end(), isTag);
    for (int i = 0; i < number && row != m_entries.end(); ++i)
        row = std::find_if(row + 1, m_entries.end(), isTag);
    if (number >= maxCountedTags || row == m_entries.end())
        return;
    const QString tag = row->tag;
    const Filter opens = m_inView.withTag(tag);
    const int at = int(row - m_entries.begin());
    m_context.store.list(opens, this, [this, opens, tag, at, number](const Listing &listing) {
        const bool isThere = at < int(m_entries.size()) && m_entries[std::size_t(at)].tag == tag;
        if (!isThere || m_inView.withTag(tag) != opens)
            return; // others were asked for since
        if (listing.complete) {
            m_entries[std::size_t(at)].hint = Labels::number(qint64(listing.ids.size()));
            setHint(at, m_entries[std::size_t(at)].hint);
        }
        countTags(number + 1);
    });
}

/// Returns the languages by which the list in view can be filtered. They are offered once something is typed:
/// by their own and by their English names. Those that fit as well as each other are in the order of their
/// names.
std::vector<PaletteEntry> CommandPalette::matchingLanguages(const QString &text) const
{
    std::vector<PaletteEntry> entries;
    if (text.isEmpty())
        return entries;
    QStringList codes = SearchWords::languages();
    std::sort(codes.begin(), codes.end(), isBeforeByName);
    for (const QString &code : codes) {
        PaletteEntry entry;
        entry.kind = PaletteEntry::Kind::Language;
        entry.language = code;
        entry.text = tr("Filter by language: %1").arg(isolated(Labels::language(code)));
        const std::optional<int> byName = fuzzyScore(text, Labels::language(code));
        const std::optional<int> byEntry = fuzzyScore(text, entry.text);
        const std::optional<int> inEnglish
            = fuzzyScore(text, QLocale::languageToString(QLocale(code).language()));
        if (!byName && !byEntry && !inEnglish)
            continue;
        entry.icon = m_context.theme.icon(u"filter"_s);
        entry.hint = u"language:"_s + code;
        const int score = std::max({ byName.value_or(0), byEntry.value_or(0), inEnglish.value_or(0) });
        entry.score = score - score % shortnessRange;
        entries.push_back(entry);
    }
    sortByScore(entries);
    std::stable_partition(entries.begin(), entries.end(),
                          [](const PaletteEntry &each) { return each.language != unknownLanguageCode; });
    return entries;
}

std::vector<PaletteEntry> CommandPalette::matchingCommands(const QString &text) const
{
    std::vector<PaletteEntry> entries;
    for (const Command &command : m_context.actions.commands()) {
        if (!m_context.actions.action(command.id)->isVisible())
            continue;
        PaletteEntry entry = entryOf(command.id);
        const std::optional<int> byName = fuzzyScore(text, entry.text);
        const std::optional<int> byTip = text.size() > 2 ? fuzzyScore(text, command.tip) : std::nullopt;
        if (!byName && !(byTip && *byTip >= 500))
            continue;
        entry.score = std::max(byName.value_or(0), byTip.value_or(0) / 2) - (entry.enabled ? 0 : 200);
        entries.push_back(entry);
    }
    sortByScore(entries);
    return entries;
}

/// Returns the commands for the selected items, or without a selection those that lead to items, and then the
/// commands that were used last.
std::vector<PaletteEntry> CommandPalette::firstEntries() const
{
    using enum CommandId;
    std::vector<CommandId> commands;
    const auto add = [&](CommandId command) {
        const bool isThere = std::find(commands.begin(), commands.end(), command) != commands.end();
        if (!isThere && m_context.actions.action(command)->isVisible())
            commands.push_back(command);
    };
    const bool hasTargets = !m_context.actions.whyNot(FeedbackMove);
    for (const CommandId command : hasTargets ? fitSelection : fitList) {
        if (!m_context.actions.whyNot(command))
            add(command);
    }
    for (const QString &name : m_context.preferences.value(u"session/recentCommands"_s).toStringList()) {
        if (const Command *command = m_context.actions.find(name))
            add(command->id);
    }
    std::vector<PaletteEntry> entries;
    for (const CommandId command : commands)
        entries.push_back(entryOf(command));
    return entries;
}

void CommandPalette::refresh()
{
    const QString text = typed();
    if (text.startsWith(u'#')) {
        const std::optional<FeedbackId> id = idFromString<FeedbackTag>(QStringView(text).mid(1));
        PaletteEntry entry;
        entry.kind = PaletteEntry::Kind::Feedback;
        entry.feedback = id.value_or(FeedbackId());
        entry.text = id ? tr("Go to %1").arg(text) : tr("# and the 13 characters of an id");
        entry.enabled = id.has_value();
        fill({ entry });
        return;
    }
    std::vector<PaletteEntry> entries;
    if (text.isEmpty())
        entries = firstEntries();
    std::vector<PaletteEntry> buffers = matchingBuffers(text);
    std::vector<PaletteEntry> views = matchingViews(text);
    std::vector<PaletteEntry> commands = matchingCommands(text);
    std::vector<PaletteEntry> tags = matchingTags(text);
    std::vector<PaletteEntry> languages = matchingLanguages(text);
    // Weak matches come after good ones, of whatever kind.
    const auto weak = [](const PaletteEntry &entry) {
        return entry.score < 500;
    };
    const std::array kinds{ &buffers, &views, &commands, &tags, &languages };
    for (auto *kind : kinds) {
        const auto firstWeak = std::find_if(kind->begin(), kind->end(), weak);
        if (text.isEmpty()) {
            entries.insert(entries.end(), kind->begin(), kind->end());
            kind->clear();
            continue;
        }
        entries.insert(entries.end(), kind->begin(), firstWeak);
        kind->erase(kind->begin(), firstWeak);
    }
    // Letters scattered over a name are a weak match, shown only if there is no better one.
    if (entries.empty()) {
        for (const auto *kind : kinds)
            entries.insert(entries.end(), kind->begin(), kind->end());
    }
    if (!text.isEmpty() && entries.size() > maxRows)
        entries.resize(maxRows);
    fill(entries);
    countTags(0);
    searchFeedback(text);
}

void CommandPalette::searchFeedback(const QString &text)
{
    if (text.size() < 2)
        return addRowIfEmpty();
    m_context.store.find(text, maxFeedback, this, [this, text](const std::vector<ListRow> &rows) {
        if (typed() != text || !isVisible())
            return;
        for (const ListRow &row : rows) {
            PaletteEntry entry;
            entry.kind = PaletteEntry::Kind::Feedback;
            entry.feedback = row.id;
            entry.text = row.title.isEmpty() ? row.excerpt.left(90) : row.title;
            entry.hint = tr("feedback");
            add(entry);
        }
        addRowIfEmpty();
        chooseFirst();
    });
}

void CommandPalette::fill(const std::vector<PaletteEntry> &entries)
{
    clear();
    m_entries.clear();
    for (const PaletteEntry &entry : entries)
        add(entry);
    chooseFirst();
}

void CommandPalette::add(const PaletteEntry &entry)
{
    append({ entry.text, entry.hint, entry.enabled, entry.icon });
    m_entries.push_back(entry);
}

void CommandPalette::addRowIfEmpty()
{
    if (!m_entries.empty())
        return;
    PaletteEntry entry;
    entry.text = tr("No command, buffer or feedback fits");
    entry.enabled = false;
    add(entry);
}

void CommandPalette::remember(const PaletteEntry &entry)
{
    if (entry.kind != PaletteEntry::Kind::Command)
        return;
    QStringList recent = m_context.preferences.value(u"session/recentCommands"_s).toStringList();
    const QString &name = m_context.actions.find(entry.command)->name;
    recent.removeAll(name);
    recent.prepend(name);
    m_context.preferences.setValue(u"session/recentCommands"_s, recent.mid(0, maxRecent));
}

void CommandPalette::accept()
{
    const int row = currentRow();
    if (row < 0 || row >= int(m_entries.size()) || !m_entries[size_t(row)].enabled)
        return;
    const PaletteEntry entry = m_entries[size_t(row)];
    remember(entry);
    QDialog::accept();
    switch (entry.kind) {
    case PaletteEntry::Kind::Command:
        m_context.actions.action(entry.command)->trigger();
        break;
    case PaletteEntry::Kind::Buffer:
        Q_EMIT bufferChosen(entry.buffer);
        break;
    case PaletteEntry::Kind::View:
        Q_EMIT viewChosen(entry.view);
        break;
    case PaletteEntry::Kind::Tag:
        Q_EMIT tagChosen(entry.tag);
        break;
    case PaletteEntry::Kind::Language:
        Q_EMIT languageChosen(entry.language);
        break;
    case PaletteEntry::Kind::Feedback:
        Q_EMIT feedbackChosen(entry.feedback);
        break;
    }
}

} // namespace triage::app

#include "moc_commandpalette.cpp"
