// SPDX-License-Identifier: GPL-3.0-or-later
// Fills an organization for the benchmarks, or prints bodies for creating feedback. Prints JSON.
#include "organizationdata.h"

#include "fields/jsonwriter.h"
#include "search/indexedtext.h"

#include <QCommandLineParser>
#include <QCoreApplication>

#include <cstdio>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::benchmark;

namespace {

void writeWords(JsonWriter &out, const char *key, const QStringList &words, const Made &made)
{
    out.key(key);
    out.beginObject();
    for (const QString &word : words) {
        out.key(word.toUtf8().constData());
        out.number(made.planted.value(word));
    }
    out.endObject();
}

void writeBuffers(JsonWriter &out, const Buffers &buffers)
{
    out.key("buffers");
    out.beginObject();
    for (int i = 0; i < bufferCount; ++i) {
        out.key(buffers.slugs[i].toUtf8().constData());
        out.number(buffers.items[std::size_t(i)]);
    }
    out.endObject();
}

void print(const Made &made)
{
    JsonWriter out;
    out.beginObject();
    const std::pair<const char *, qint64> numbers[]
        = { { "items", made.items },           { "first_id", made.firstId },
            { "stride", made.stride },         { "change", made.change },
            { "notes", made.notes },           { "needs_review", made.needsReview },
            { "assigned", made.assigned },     { "failed", made.failed },
            { "unassigned", made.unassigned }, { "vocabulary", made.vocabulary } };
    for (const auto &[key, value] : numbers) {
        out.key(key);
        out.number(value);
    }
    writeWords(out, "common", PlantedWords::common(), made);
    writeWords(out, "rare", PlantedWords::rare(), made);
    writeBuffers(out, made.buffers);
    out.endObject();
    std::puts(out.take().constData());
}

/// Prints a JSON object per line: the body of a client, and the index that the server creates from it.
void printBodies(const Wording &wording, int count, std::uint64_t seed)
{
    Random random(seed);
    for (int i = 0; i < count; ++i) {
        const Text text = wording.make(random, {});
        JsonWriter out;
        out.beginObject();
        if (!text.title.isNull()) {
            out.key("title");
            out.text(text.title);
        }
        out.key("description");
        out.text(text.description);
        out.key("lexemes");
        out.text(search::indexedText(text.title, text.description).lexemes);
        out.endObject();
        std::puts(out.take().constData());
    }
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCommandLineParser options;
    options.setApplicationDescription(u"Fills an organization for the benchmarks, or prints bodies."_s);
    options.addHelpOption();
    options.addOptions(
        { { u"words"_s, u"\"count word\" lines (backend/routing/text/background.txt)"_s, u"file"_s },
          { u"seed"_s, u"the same seed, the same data"_s, u"number"_s, u"1"_s },
          { u"bodies"_s, u"print that number of bodies and exit"_s, u"count"_s },
          { u"database"_s, u"libpq connection string"_s, u"conninfo"_s },
          { u"org"_s, u"organization, without feedback"_s, u"slug"_s },
          { u"items"_s, u"how many items it gets"_s, u"count"_s },
          { u"notes"_s, u"how many notes, with the one of each routing; 0: few"_s, u"count"_s, u"0"_s } });
    options.process(application);

    const Wording wording(options.value(u"words"_s));
    if (wording.isEmpty()) {
        std::fputs("generate: --words names no file with words\n", stderr);
        return 2;
    }
    const std::uint64_t seed = options.value(u"seed"_s).toULongLong();
    if (options.isSet(u"bodies"_s)) {
        printBodies(wording, options.value(u"bodies"_s).toInt(), seed);
        return 0;
    }
    OrganizationData data({ options.value(u"database"_s).toUtf8(), options.value(u"org"_s),
                            options.value(u"items"_s).toLongLong(), seed,
                            options.value(u"notes"_s).toLongLong() },
                          wording);
    print(data.make());
    return 0;
}
