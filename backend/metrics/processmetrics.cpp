// SPDX-License-Identifier: GPL-3.0-or-later
#include "metrics/processmetrics.h"

#include "invariant.h"
#include "metrics/gauges.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QDir>
#include <QFile>

#include <malloc.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace triage::metrics {

namespace {

QByteArray contentOf(const char *path)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Returns the fields of /proc/self/stat from the third one on: the second, a name, may contain anything.
QByteArrayList statFields()
{
    const QByteArray stat = contentOf("/proc/self/stat");
    return stat.mid(stat.lastIndexOf(')') + 2).trimmed().split(' ');
}

/// Returns the time at which the machine was started, in seconds since 1970. Computed from the clocks,
/// because a sandboxed service sees only its own processes in /proc (ProcSubset=pid), and not /proc/stat.
double bootTime()
{
    timespec now{};
    timespec running{};
    clock_gettime(CLOCK_REALTIME, &now);
    clock_gettime(CLOCK_BOOTTIME, &running);
    // Whole seconds, as in /proc/stat: the two clocks are not read at the same moment.
    return double(now.tv_sec - running.tv_sec - (now.tv_nsec < running.tv_nsec ? 1 : 0));
}

double cpuSeconds()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval &time) {
        return double(time.tv_sec) + double(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

double openDescriptors()
{
    // Since Linux 6.2 the directory's size is the number of its entries; with thousands of clients, listing
    // them takes a while.
    struct stat about
    {
    };
    if (::stat("/proc/self/fd", &about) == 0 && about.st_size > 0)
        return double(about.st_size);
    return double(
        QDir(u"/proc/self/fd"_s).entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
}

double maxDescriptors()
{
    rlimit limit{};
    getrlimit(RLIMIT_NOFILE, &limit);
    return double(limit.rlim_cur);
}

double freedBytes()
{
    return double(mallinfo2().fordblks);
}

prometheus::MetricFamily buildInfo()
{
    prometheus::MetricFamily family = familyOf("triaged_build_info", "Which program this is.", 1);
    family.metric.front().label = { { "version", TRIAGE_VERSION }, { "qt", qVersion() } };
    return family;
}

/// Returns a series for each invariant also while it holds, so that the first violation is an increase.
prometheus::MetricFamily violations()
{
    prometheus::MetricFamily family{ "triaged_invariant_violations_total",
                                     "Conditions that did not hold, though they always should.",
                                     prometheus::MetricType::Counter,
                                     {} };
    for (int i = 0; i <= int(lastOfBackend); ++i) {
        prometheus::ClientMetric metric;
        metric.label = { { "invariant", nameOf(Invariant(i)) } };
        metric.counter.value = double(violationsOf(Invariant(i)));
        family.metric.push_back(std::move(metric));
    }
    return family;
}

} // namespace

std::vector<prometheus::MetricFamily> processMetrics()
{
    // Numbers of proc(5), minus three.
    constexpr int threads = 17;
    constexpr int startTime = 19;
    constexpr int virtualSize = 20;
    constexpr int residentPages = 21;
    std::vector<prometheus::MetricFamily> families{
        familyOf("process_cpu_seconds_total", "Processor time, user and system.", cpuSeconds()),
        familyOf("process_open_fds", "Open file descriptors.", openDescriptors()),
        familyOf("process_max_fds", "File descriptors that may be open.", maxDescriptors()),
        familyOf("triaged_freed_memory_bytes",
                 "Memory that was freed, and that the allocator keeps for later.", freedBytes()),
        buildInfo(),
        violations()
    };
    const QByteArrayList stat = statFields();
    if (stat.size() <= residentPages)
        return families;
    const double started = bootTime() + stat[startTime].toDouble() / double(sysconf(_SC_CLK_TCK));
    families.push_back(familyOf("process_start_time_seconds", "When it was started, since 1970.", started));
    families.push_back(
        familyOf("process_virtual_memory_bytes", "Virtual memory.", stat[virtualSize].toDouble()));
    families.push_back(familyOf("process_resident_memory_bytes", "Resident memory.",
                                stat[residentPages].toDouble() * double(sysconf(_SC_PAGESIZE))));
    families.push_back(familyOf("process_threads", "Threads.", stat[threads].toDouble()));
    return families;
}

} // namespace triage::metrics
