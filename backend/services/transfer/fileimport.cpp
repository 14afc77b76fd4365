// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/transfer/fileimport.h"

#include "text.h"

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

// The bytes of a file that make a part. A part has more only by the rest of its last record.
constexpr qsizetype partBytes = 256 * 1024;

/// Adds up the dry runs of the parts of a file: each describes its own part alone.
void addTrial(Import &sum, Import part)
{
    part.created += sum.created;
    part.unchanged += sum.unchanged;
    part.failed += sum.failed;
    part.ignored += sum.ignored;
    for (const QString &each : part.buffers) {
        if (std::find(sum.buffers.begin(), sum.buffers.end(), each) == sum.buffers.end())
            sum.buffers.push_back(each);
    }
    part.buffers = std::move(sum.buffers);
    part.problems.insert(part.problems.begin(), sum.problems.begin(), sum.problems.end());
    if (part.problems.size() > std::size_t(transferrules::maxProblems))
        part.problems.resize(std::size_t(transferrules::maxProblems));
    if (sum.line > 0)
        part.firstLine = sum.firstLine;
    sum = std::move(part);
}

} // namespace

Result<transfer::TransferLayout> layoutOf(const ImportPart &body)
{
    transfer::TransferLayout layout;
    layout.format = body.format;
    if (body.separator && !body.separator->isEmpty())
        layout.separator = body.separator->front().toLatin1();
    layout.firstLine = body.firstLine.value_or(1);
    layout.encoding = body.encoding;
    layout.dates = body.dates.value_or(DateOrder::Unknown);
    if (body.columns)
        layout.columns = transfer::columnsNamed({ body.columns->begin(), body.columns->end() });
    if (const auto wrong = layout.columns.isEmpty() ? std::nullopt : transfer::columnsProblem(layout.columns))
        return *wrong;
    return layout;
}

FileImport::FileImport(const PartOptions &options, const transfer::TransferLayout &layout,
                       std::shared_ptr<storage::KnownWords> words)
    : m_options(options), m_endsImport(options.last), m_words(std::move(words)), m_reader(layout),
      m_isCsv(layout.format == TransferFormat::Csv), m_nextLine(layout.firstLine)
{
}

bool FileImport::wantsMore() const
{
    return !m_isEnded && !m_isFlushed && m_fed < partBytes;
}

void FileImport::feed(const QByteArray &bytes)
{
    m_reader.feed(bytes);
    m_fed += bytes.size();
}

void FileImport::end()
{
    m_reader.end();
    m_isEnded = true;
}

/// Completes the next part if the file has enough for it. The problem is that of the columns.
Result<bool> FileImport::cut()
{
    if (m_isCut)
        return true;
    const auto isFull = [this] {
        return m_part.entries.size() >= std::size_t(transferrules::maxRecords);
    };
    while (!m_ahead || !isFull()) {
        auto entry = m_ahead ? std::exchange(m_ahead, std::nullopt) : m_reader.next();
        if (!entry)
            break;
        if (entry->problem && entry->problem->field == u"columns"_s)
            return *entry->problem;
        if (isFull())
            m_ahead = std::move(entry);
        else
            m_part.entries.push_back(std::move(*entry));
    }
    constexpr qsizetype shown = 60;
    for (const transfer::IgnoredName &each : m_reader.takeIgnored())
        m_ignored.push_back({ each.line, m_isCsv ? u"columns"_s : firstCodePoints(each.name, shown),
                              m_isCsv ? u"The column “%1” is not a field and was passed over."_s.arg(
                                  firstCodePoints(each.name, shown))
                                      : transfer::passedOverMember(firstCodePoints(each.name, shown)) });
    m_isLastPart = m_isEnded && !m_ahead;
    const bool hasEnough = isFull() || m_isFlushed || m_fed >= partBytes;
    if (!isFull())
        m_fed = hasEnough ? 0 : m_fed;
    m_isCut = m_isLastPart || (hasEnough && !m_part.entries.empty());
    return m_isCut;
}

Result<FileStep> FileImport::storeNext(storage::Connection &connection, OrganizationId organization,
                                       const IdempotencyGuard<Import> &idempotency)
{
    const auto isCut = cut();
    if (!isCut)
        return isCut.error();
    if (!*isCut)
        return FileStep::NeedsMore;
    m_options.last = m_isLastPart && m_endsImport;
    m_part.encoding = m_options.encoding.value_or(m_reader.encoding());
    m_part.ignored = std::exchange(m_ignored, {});
    m_part.firstLine = m_nextLine;
    m_part.lastLine = m_isLastPart ? m_reader.lastLine() : m_part.entries.back().lastLine;
    PartImporter importer(m_options, m_part, *m_words);
    auto stored = m_options.dryRun ? importer.tryOut(connection, organization)
                                   : importer.store(connection, organization, idempotency);
    if (!stored) {
        m_ignored = std::move(m_part.ignored); // the step may be repeated
        return stored.error();
    }
    m_nextLine = m_part.lastLine + 1;
    m_part.entries.clear();
    m_isCut = false;
    if (m_options.dryRun) {
        addTrial(m_import, std::move(*stored));
    } else {
        m_import = std::move(*stored);
        m_options.import = m_import.id;
    }
    return m_isLastPart ? FileStep::Done : FileStep::Stored;
}

Result<Import> FileImport::storeWhole(storage::Connection &connection, OrganizationId organization,
                                      const IdempotencyGuard<Import> &idempotency)
{
    if (const auto isCut = cut(); !isCut)
        return isCut.error();
    if (!m_isLastPart)
        return invalidField(
            u"data"_s,
            u"data has more than %1 records. Send fewer in one part."_s.arg(transferrules::maxRecords),
            Category::Integration);
    if (const auto stored = storeNext(connection, organization, idempotency); !stored)
        return stored.error();
    return m_import;
}

Problem FileImport::explained(Problem problem) const
{
    if (m_options.import && m_import.state == ImportState::Running && m_import.line > 0)
        problem.detail
            += u" Import %1 has the lines up to %2: send the file again with import_id=%1 to continue."_s
                   .arg(toString(*m_options.import))
                   .arg(m_import.line);
    return problem;
}

} // namespace triage::services
