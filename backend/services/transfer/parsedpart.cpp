// SPDX-License-Identifier: GPL-3.0-or-later
#include "services/transfer/parsedpart.h"

using namespace Qt::StringLiterals;

namespace triage::services {

namespace {

char separatorOf(const ImportPart &body)
{
    return body.separator && !body.separator->isEmpty() ? body.separator->front().toLatin1() : ',';
}

} // namespace

Result<transfer::TransferLayout> layoutOf(const ImportPart &body)
{
    transfer::TransferLayout reading;
    reading.format = body.format;
    reading.separator = separatorOf(body);
    reading.firstLine = body.firstLine.value_or(1);
    if (body.columns)
        reading.columns = transfer::columnsNamed({ body.columns->begin(), body.columns->end() });
    if (const auto wrong
        = reading.columns.isEmpty() ? std::nullopt : transfer::columnsProblem(reading.columns))
        return *wrong;
    return reading;
}

Result<ParsedPart> parsePart(const ImportPart &body)
{
    const auto reading = layoutOf(body);
    if (!reading)
        return reading.error();
    transfer::TransferReader reader(*reading);
    reader.feed(body.data.value_or(QString()).toUtf8());
    reader.end();
    ParsedPart part;
    while (auto entry = reader.next()) {
        if (entry->problem && entry->problem->field == u"columns"_s)
            return *entry->problem;
        part.entries.push_back(std::move(*entry));
        if (part.entries.size() > std::size_t(transferrules::maxRecords))
            return invalidField(
                u"data"_s,
                u"data has more than %1 records. Send fewer in one part."_s.arg(transferrules::maxRecords),
                Category::Integration);
    }
    part.firstLine = reading->firstLine;
    part.lastLine = reader.lastLine();
    return part;
}

} // namespace triage::services
