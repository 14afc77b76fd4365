// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/transfer/partimporter.h"

#include "search/indexedtext.h"
#include "services/transfer/importeditembuilder.h"

using namespace Qt::StringLiterals;

namespace triage::services {

using storage::ImportedItem;
using storage::ImportWriter;
using storage::Transaction;

namespace {

/// The maximum number of trials to find the lines of one part that cannot be stored: enough for about ten.
constexpr int maxTrials = 200;

Problem unstorable()
{
    return problem(
        ProblemType::InternalError,
        u"This line cannot be stored because of an error in the service, which has been logged for its "
        "operators. Correct the line or leave it out."_s);
}

void list(Import &import, qint64 line, const Problem &problem, int most)
{
    if (import.problems.size() < std::size_t(most))
        import.problems.push_back({ line, problem.field, problem.detail });
}

void addProblem(Import &import, qint64 line, const Problem &problem)
{
    ++import.failed;
    list(import, line, problem, transferrules::maxProblems);
}

void addIgnored(Import &import, qint64 line, const std::vector<Problem> &ignored)
{
    import.ignored += qint64(ignored.size());
    // Lines that are refused matter more: half of the room is theirs.
    for (const Problem &each : ignored)
        list(import, line, each, transferrules::maxProblems / 2);
}

/// Counts each name once, also where several parts have it, or where a part is sent again.
void addIgnoredNames(Import &import, const std::vector<ImportProblem> &names)
{
    for (const ImportProblem &name : names) {
        const bool isKnown
            = std::any_of(import.problems.begin(), import.problems.end(), [&name](const ImportProblem &each) {
                  return each.field == name.field && each.detail == name.detail;
              });
        // A name that finds no room could not be known again in the next part.
        const bool hasRoom = import.problems.size() < std::size_t(transferrules::maxProblems) / 2;
        if (name.line <= import.line || isKnown || !hasRoom)
            continue;
        ++import.ignored;
        import.problems.push_back(name);
    }
}

/// One attempt at a part's transaction.
class PartRun
{
public:
    PartRun(Transaction &tx, const PartOptions &options, const ParsedPart &part,
            const std::set<qint64> &unstorableLines, const storage::KnownWords &words,
            storage::NewWords &learnt)
        : m_tx(tx), m_writer(tx), m_options(options), m_part(part), m_unstorable(unstorableLines),
          m_words(words), m_learnt(learnt)
    {
    }

    Result<Import> run();

private:
    Result<void> open();
    std::optional<Problem> whyNotNext() const;
    Result<void> findKnown();
    Result<void> add(ImportedItemBuilder &builder, const transfer::TransferEntry &entry);
    bool isKnown(const transfer::TransferItem &item);
    Result<void> store();
    Result<Import> close();

    Transaction &m_tx;
    ImportWriter m_writer;
    const PartOptions &m_options;
    const ParsedPart &m_part;
    const std::set<qint64> &m_unstorable;
    const storage::KnownWords &m_words;
    storage::NewWords &m_learnt;
    Import m_import;
    std::vector<const transfer::TransferEntry *> m_new; ///< Entries that are not stored yet.
    QSet<QString> m_known; ///< External identifiers of stored items.
    QSet<FeedbackId> m_present;
    std::vector<ImportedItem> m_items;
};

Result<void> PartRun::open()
{
    auto import = m_options.import ? m_writer.find(*m_options.import)
                                   : m_writer.begin(m_options.source, m_options.importer, m_part.firstLine);
    if (!import)
        return import.error();
    m_import = std::move(*import);
    if (m_import.state != ImportState::Running)
        return problem(ProblemType::Conflict,
                       u"The import takes no more lines: it is %1. Begin a new one."_s.arg(
                           QLatin1StringView(toWord(m_import.state))));
    if (const auto wrong = m_options.import ? whyNotNext() : std::nullopt)
        return *wrong;
    for (const transfer::TransferEntry &entry : m_part.entries) {
        if (entry.line > m_import.line)
            m_new.push_back(&entry);
        else
            ++m_import.skipped;
    }
    return {};
}

/// Returns why the part is not the next one of its import, nor one that was sent before.
std::optional<Problem> PartRun::whyNotNext() const
{
    if (m_part.firstLine > m_import.line + 1)
        return problem(
            ProblemType::Conflict,
            u"The import has the lines up to %1, and this part begins with line %2. Send the lines "
            "from %3 on first."_s.arg(m_import.line)
                .arg(m_part.firstLine)
                .arg(m_import.line + 1));
    if (!m_part.entries.empty() && m_part.entries.front().line < m_import.firstLine)
        return problem(
            ProblemType::Conflict,
            u"The import began with line %1 of its file, and this part begins before it. Begin a new "
            "import for the lines before."_s.arg(m_import.firstLine));
    return std::nullopt;
}

Result<void> PartRun::findKnown()
{
    std::vector<QString> names;
    std::vector<FeedbackId> ids;
    for (const transfer::TransferEntry *entry : m_new) {
        if (!entry->item)
            continue;
        for (const auto *name : { &entry->item->externalId, &entry->item->id }) {
            if (*name)
                names.push_back((*name)->text);
        }
        if (const auto id = entry->item->id ? idFromString<FeedbackTag>(entry->item->id->text) : std::nullopt)
            ids.push_back(*id);
    }
    auto known = m_writer.known(names);
    if (!known)
        return known.error();
    m_known = std::move(*known);
    auto present = m_writer.present(ids);
    if (!present)
        return present.error();
    m_present = std::move(*present);
    return {};
}

/// True if an item is stored already or occurred in an earlier line; marks it as known.
bool PartRun::isKnown(const transfer::TransferItem &item)
{
    if (item.externalId && m_known.contains(item.externalId->text))
        return true;
    if (!item.externalId && item.id && m_known.contains(item.id->text))
        return true;
    const auto id = item.id ? idFromString<FeedbackTag>(item.id->text) : std::nullopt;
    if (id && m_present.contains(*id))
        return true;
    if (item.externalId)
        m_known.insert(item.externalId->text);
    else if (item.id)
        m_known.insert(item.id->text);
    return false;
}

Result<void> PartRun::add(ImportedItemBuilder &builder, const transfer::TransferEntry &entry)
{
    std::optional<Problem> wrong = entry.problem;
    if (m_unstorable.contains(entry.line)) {
        wrong = unstorable();
    } else if (entry.buffer) {
        auto made = builder.makeBuffer(*entry.buffer);
        if (!made)
            return made.error();
        wrong = *made;
    } else if (entry.item && isKnown(*entry.item)) {
        ++m_import.unchanged;
    } else if (entry.item) {
        auto made = builder.build(*entry.item);
        if (!made)
            return made.error();
        if (made->item)
            m_items.push_back(std::move(*made->item));
        addIgnored(m_import, entry.line, made->ignored);
        wrong = made->problem;
    }
    if (wrong)
        addProblem(m_import, entry.line, *wrong);
    return {};
}

Result<void> PartRun::store()
{
    const auto quota = m_writer.quota();
    if (!quota)
        return quota.error();
    if (*quota && **quota < qint64(m_items.size()))
        return problem(
            ProblemType::UsageLimitReached,
            u"The organization may create %1 more items, and these lines bring %2. Ask its operator to raise "
            u"its "
            "lifetime feedback limit, then go on with the import."_s.arg(std::max<qint64>(**quota, 0))
                .arg(m_items.size()));
    QSet<QString> all;
    for (ImportedItem &item : m_items) {
        const search::IndexedText index
            = search::indexedText(item.feedback.title.value_or(QString()), item.feedback.description);
        item.lexemes = index.lexemes;
        item.language = index.language;
        for (const QString &word : index.vocabulary)
            all.insert(word);
    }
    m_learnt = m_words.unknown(m_tx, all);
    if (const auto learnt = storage::FeedbackWriter(m_tx).learnWords(m_learnt.words); !learnt)
        return learnt.error();
    if (const auto stored = m_writer.store(*m_import.id, m_items, m_options.importer); !stored)
        return stored.error();
    m_import.created += qint64(m_items.size());
    return {};
}

Result<Import> PartRun::close()
{
    m_import.line = std::max(m_import.line, m_part.lastLine);
    // A part that does not say them, such as one that only closes the import, changes neither.
    if (m_part.encoding != FileEncoding::Utf8)
        m_import.encoding = m_part.encoding;
    if (m_options.dates != DateOrder::Unknown)
        m_import.dates = m_options.dates;
    if (m_options.last) {
        m_import.state = ImportState::Done;
        m_import.endedAt = m_tx.now();
    }
    if (const auto advanced = m_writer.advance(m_import); !advanced)
        return advanced.error();
    return m_writer.find(*m_import.id);
}

Result<Import> PartRun::run()
{
    if (const auto opened = open(); !opened)
        return opened.error();
    if (const auto found = findKnown(); !found)
        return found.error();
    auto builder = ImportedItemBuilder::open(m_tx, *m_import.id, m_options.importer, m_options.route);
    if (!builder)
        return builder.error();
    addIgnoredNames(m_import, m_part.ignored);
    for (const transfer::TransferEntry *entry : m_new) {
        if (const auto added = add(*builder, *entry); !added)
            return added.error();
    }
    if (const auto stored = store(); !stored)
        return stored.error();
    return close();
}

} // namespace

Result<Import> PartImporter::store(Transaction &tx, storage::NewWords &learnt) const
{
    return PartRun(tx, m_options, m_part, m_unstorable, m_words, learnt).run();
}

Result<Import> PartImporter::store(storage::Connection &connection, OrganizationId organization,
                                   const IdempotencyGuard<Import> &idempotency)
{
    storage::NewWords learnt;
    const auto work = [&](Transaction &tx) {
        return store(tx, learnt);
    };
    auto stored = storeWithoutUnstorable(connection, organization, [&] {
        return storage::inTransaction(connection, organization, idempotency.around(work));
    });
    if (!stored)
        return stored;
    m_words.insert(learnt);
    // The statements of the parts that follow would be planned as if there were nothing.
    if (!m_options.import && stored->created > 0)
        storage::ImportStore(connection, organization).analyzeNewTables();
    return stored;
}

Result<Import> PartImporter::tryOut(storage::Connection &connection, OrganizationId organization)
{
    return storeWithoutUnstorable(connection, organization,
                                  [&] { return tryOnce(connection, organization); });
}

Result<Import> PartImporter::storeWithoutUnstorable(storage::Connection &connection,
                                                    OrganizationId organization,
                                                    const std::function<Result<Import>()> &attempt)
{
    auto stored = attempt();
    if (stored || stored.error().type != ProblemType::InternalError || m_part.entries.empty())
        return stored;
    int trials = maxTrials;
    if (const auto found = findUnstorable(connection, organization, m_part.entries, trials); !found)
        return found.error();
    return m_unstorable.empty() ? stored : attempt();
}

/// Finds the entries that cannot be stored by trying halves, quarters and so on.
Result<void> PartImporter::findUnstorable(storage::Connection &connection, OrganizationId organization,
                                          std::span<const transfer::TransferEntry> entries, int &trials)
{
    const ParsedPart some{ { entries.begin(), entries.end() }, m_part.firstLine, m_part.lastLine };
    const auto stored = PartImporter(m_options, some, m_words).tryOnce(connection, organization);
    if (stored)
        return {};
    if (stored.error().type != ProblemType::InternalError || --trials <= 0)
        return stored.error();
    if (entries.size() == 1) {
        m_unstorable.insert(entries.front().line);
        return {};
    }
    const std::size_t half = entries.size() / 2;
    if (const auto found = findUnstorable(connection, organization, entries.first(half), trials); !found)
        return found;
    return findUnstorable(connection, organization, entries.subspan(half), trials);
}

Result<Import> PartImporter::tryOnce(storage::Connection &connection, OrganizationId organization) const
{
    std::optional<Result<Import>> outcome;
    const auto end
        = storage::transact(connection, organization, [&](Transaction &tx) -> std::optional<Problem> {
              storage::NewWords learnt;
              outcome.emplace(store(tx, learnt));
              return *outcome ? problem(ProblemType::Conflict, u"Nothing of it is to stay."_s)
                              : outcome->error();
          });
    if (!outcome)
        return end.value_or(problem(ProblemType::InternalError, QString()));
    if (*outcome) {
        (*outcome)->dryRun = true;
        // The import of a first part ended with the transaction.
        (*outcome)->id = m_options.import;
    }
    return std::move(*outcome);
}

} // namespace triage::services
