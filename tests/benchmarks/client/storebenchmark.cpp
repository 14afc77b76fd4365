// SPDX-License-Identifier: GPL-3.0-or-later
// Fills a local store with 100,000 items and 300,000 notes, and prints the times of lists, rows, searches and
// changes.
#include "fields/jsonwriter.h"
#include "store/storesync.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>

#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

namespace {

constexpr int bufferCount = 40;
constexpr int pageSize = 1000;
constexpr qint64 firstDay = 1'700'000'000'000;

/// Generates words with natural frequencies: few are frequent, many are rare.
class Language
{
public:
    Language()
    {
        for (int i = 0; i < 8000; ++i) {
            QString word;
            for (int length = 3 + int(m_random.bounded(8)); length > 0; --length)
                word += QChar(u'a' + m_random.bounded(26));
            m_words += word;
        }
        m_words[3] = u"crash"_s;
        m_words[400] = u"invoice"_s;
    }
    QString text(int words)
    {
        QStringList list;
        for (int i = 0; i < words; ++i) {
            const double place = m_random.generateDouble();
            list += m_words[int(place * place * place * 7999)];
        }
        return list.join(u' ');
    }
    quint32 below(quint32 limit) { return m_random.bounded(limit); }

private:
    QRandomGenerator m_random{ 20261121 };
    QStringList m_words;
};

FeedbackId itemId(qint64 number)
{
    return FeedbackId((number + 1) << 20);
}
BufferId bufferId(int number)
{
    return BufferId(number + 1);
}

QByteArray entry(const char *type, qint64 id, const QByteArray &data)
{
    return "{\"type\":\"" + QByteArray(type) + "\",\"id\":\"" + encodeId(id)
        + "\",\"op\":\"upsert\",\"data\":" + data + '}';
}

QByteArray pageOf(const QByteArrayList &entries, qint64 number, bool hasMore)
{
    return "{\"data\":[" + entries.join(',') + "],\"meta\":{\"cursor\":\"c" + QByteArray::number(number)
        + "\",\"has_more\":" + (hasMore ? "true" : "false") + "}}";
}

QByteArray itemEntry(Language &language, qint64 number)
{
    Feedback feedback;
    feedback.id = itemId(number);
    if (language.below(3) > 0)
        feedback.title = language.text(5);
    feedback.description = language.text(20 + int(language.below(90)));
    feedback.needsReview = language.below(20) == 0;
    feedback.client = u"inputbuffer-widget/0.2.0 (javascript)"_s;
    feedback.routingStatus = RoutingStatus::Routed;
    feedback.createdAt = feedback.updatedAt = Timestamp(firstDay + number * 60'000);
    const int buffer = language.below(5) == 0 ? 0 : 1 + int(language.below(bufferCount - 1));
    QByteArray json = toJson(feedback);
    json.chop(1);
    json += ",\"buffer_ids\":" + toJson(std::vector<BufferId>{ bufferId(buffer) }) + '}';
    return entry("feedback", feedback.id.value(), json);
}

QByteArray noteEntry(Language &language, qint64 number, qint64 items)
{
    const FeedbackId item = itemId(number % items);
    const Note note{ NoteId((number + 1) << 20 | 1), item, language.text(12), NoteKind::Activity, {}, {},
                     Timestamp(firstDay + number) };
    return entry("note", note.id.value(), toJson(note));
}

class Bench
{
public:
    explicit Bench(qint64 items) : m_items(items) { }

    int run();

private:
    void open();
    void fill();
    void fillPages(const char *what, qint64 number, const std::function<QByteArray(qint64)> &make, bool last);
    void print(const QString &what, std::vector<double> times, const QString &goal) const;
    double list(const Filter &filter);
    double act(std::vector<Operation> operations);
    void reads();
    void acts();
    void sizes() const;

    qint64 m_items;
    QTemporaryDir m_folder;
    Language m_language;
    std::unique_ptr<LocalStore> m_store;
    qint64 m_pages = 0;
    qsizetype m_listed = 0;
};

void Bench::print(const QString &what, std::vector<double> times, const QString &goal) const
{
    std::sort(times.begin(), times.end());
    std::printf("%-46s median %8.2f ms  worst %8.2f ms  goal %s\n", qPrintable(what), times[times.size() / 2],
                times.back(), qPrintable(goal));
    std::fflush(stdout);
}

void Bench::open()
{
    m_store.reset();
    QElapsedTimer clock;
    clock.start();
    auto opened = LocalStore::open(
        { m_folder.filePath(u"cache/cache.db"_s), m_folder.filePath(u"data/outbox.db"_s) });
    if (!opened)
        qFatal("%s", qPrintable(opened.error().detail));
    m_store = std::move(*opened);
    std::printf("open %.1f ms\n", double(clock.nsecsElapsed()) / 1e6);
}

void Bench::fillPages(const char *what, qint64 number, const std::function<QByteArray(qint64)> &make,
                      bool last)
{
    QElapsedTimer clock;
    qint64 spent = 0;
    double worked = 0;
    for (qint64 first = 0; first < number; first += pageSize) {
        QByteArrayList entries;
        for (qint64 i = first; i < std::min(number, first + pageSize); ++i)
            entries += make(i);
        const QByteArray page = pageOf(entries, ++m_pages, !last || first + pageSize < number);
        clock.start();
        const std::clock_t before = std::clock();
        QObject context;
        StoreSync sync(*m_store);
        sync.applyPage(sync.pageReader()(page), &context, [](const Result<FeedOutcome> &done) {
            if (!done)
                qFatal("%s", qPrintable(done.error().detail));
        });
        m_store->flush();
        spent += clock.nsecsElapsed();
        worked += double(std::clock() - before) / CLOCKS_PER_SEC;
    }
    std::printf("first sync: %lld %s, %.0f a second, %.0f a second of processor time\n",
                static_cast<long long>(number), what, double(number) * 1e9 / double(spent),
                double(number) / worked);
    std::fflush(stdout);
}

void Bench::fill()
{
    fillPages(
        "buffers", bufferCount,
        [](qint64 number) {
            Buffer buffer;
            buffer.id = bufferId(int(number));
            buffer.name = u"Buffer %1"_s.arg(number);
            return entry("buffer", buffer.id.value(), toJson(buffer));
        },
        false);
    fillPages(
        "items", m_items, [this](qint64 number) { return itemEntry(m_language, number); }, false);
    fillPages(
        "notes", 3 * m_items, [this](qint64 number) { return noteEntry(m_language, number, m_items); }, true);
}

double Bench::list(const Filter &filter)
{
    QElapsedTimer clock;
    QEventLoop loop;
    QObject context;
    clock.start();
    m_store->list(filter, &context, [this, &loop](const Listing &listing) {
        m_listed = qsizetype(listing.ids.size());
        loop.quit();
    });
    loop.exec();
    return double(clock.nsecsElapsed()) / 1e6;
}

void Bench::reads()
{
    const auto listed = [this](const QString &name, const Filter &filter, const QString &goal) {
        std::vector<double> times;
        for (int i = 0; i < 7; ++i)
            times.push_back(list(filter));
        print(u"%1 (%2)"_s.arg(name).arg(m_listed), times, goal);
    };
    Filter buffer = inBuffer({}, bufferId(0));
    listed(u"list a buffer"_s, buffer, u"60"_s);
    listed(u"list all"_s, {}, u"100"_s);
    Filter review = inPlace({}, Place::NeedsReview);
    listed(u"list needs review"_s, review, u"60"_s);
    Filter title = buffer;
    title.sortBy = SortBy::Title;
    listed(u"list a buffer by title"_s, title, u"-"_s);
    Filter updated;
    updated.sortBy = SortBy::UpdatedAt;
    listed(u"list all by update"_s, updated, u"-"_s);
    for (const QString &words :
         { u"invoice"_s, u"inv"_s, u"crash"_s, u"c"_s, u"crash invoice"_s, u"\"crash invoice\""_s }) {
        Filter search;
        search.search = words;
        listed(u"search %1"_s.arg(words), search, u"100"_s);
        search.sortBy = SortBy::Relevance;
        listed(u"search %1, by relevance"_s.arg(words), search, u"-"_s);
    }

    std::vector<double> times;
    QElapsedTimer clock;
    for (int i = 0; i < 200; ++i) {
        std::vector<FeedbackId> ids;
        const qint64 first = m_language.below(quint32(m_items - 128));
        for (qint64 each = first; each < first + 128; ++each)
            ids.push_back(itemId(each));
        clock.start();
        if (m_store->rows(ids).size() != ids.size())
            qFatal("rows are missing");
        times.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    print(u"rows(128)"_s, times, u"2"_s);
}

double Bench::act(std::vector<Operation> operations)
{
    QElapsedTimer clock;
    QEventLoop loop;
    QObject context;
    QObject::connect(m_store.get(), &LocalStore::changed, &context, [&loop] { loop.quit(); });
    clock.start();
    m_store->apply({ u"Act"_s, std::move(operations), {} });
    const double returned = double(clock.nsecsElapsed()) / 1e6;
    loop.exec();
    Q_UNUSED(returned);
    return double(clock.nsecsElapsed()) / 1e6;
}

void Bench::acts()
{
    std::vector<double> single;
    for (int i = 0; i < 100; ++i)
        single.push_back(act({ Assign{ itemId(m_language.below(quint32(m_items))), bufferId(7) } }));
    print(u"act of one operation, until shown"_s, single, u"20"_s);
    std::vector<double> bulk;
    for (int round = 0; round < 5; ++round) {
        std::vector<Operation> operations;
        for (int i = 0; i < 500; ++i) {
            const FeedbackId id = itemId((round * 500 + i) * 13 % m_items);
            operations.emplace_back(Assign{ id, bufferId(9) });
            operations.emplace_back(Unassign{ id, bufferId(0) });
        }
        bulk.push_back(act(std::move(operations)));
    }
    print(u"act of 1,000 operations, until shown"_s, bulk, u"200"_s);
    std::vector<double> sent;
    StoreSync sync(*m_store);
    QElapsedTimer clock;
    for (int i = 0; i < 100; ++i) {
        clock.start();
        for (const OutboxEntry &entry : sync.startSending(6))
            sync.finish(entry.id, {});
        m_store->flush();
        sent.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    print(u"six operations sent and confirmed"_s, sent, u"-"_s);
}

void Bench::sizes() const
{
    qint64 bytes = 0;
    for (const QFileInfo &file : QDir(m_folder.filePath(u"cache"_s)).entryInfoList(QDir::Files))
        bytes += file.size();
    QFile memory(u"/proc/self/smaps_rollup"_s);
    const QByteArray rollup = memory.open(QIODevice::ReadOnly) ? memory.readAll() : QByteArray();
    const auto match = QRegularExpression(u"Pss: +(\\d+)"_s).match(QString::fromLatin1(rollup));
    std::printf("cache %.1f MiB, memory %.1f MiB\n", double(bytes) / 1048576.0,
                match.captured(1).toDouble() / 1024.0);
}

int Bench::run()
{
    open();
    fill();
    sizes();
    open();
    reads();
    acts();
    sizes();
    open();
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const qint64 items = argc > 1 ? QString::fromLocal8Bit(argv[1]).toLongLong() : 100'000;
    return Bench(std::max<qint64>(items, 1000)).run();
}
