// SPDX-License-Identifier: GPL-3.0-or-later
// A library to preload: kills the program before the write to a file whose number TRIAGE_KILL_AT_WRITE names.
// Writes are all calls that change a file or make it durable, in the order in which the program makes them.
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <dlfcn.h>
#include <sys/types.h>
#include <unistd.h>

namespace {

std::atomic<long> writes = 0;

void count()
{
    static const char *const wanted = std::getenv("TRIAGE_KILL_AT_WRITE");
    if (wanted && ++writes == std::atol(wanted))
        ::kill(::getpid(), SIGKILL);
}

/// Returns the function of that name which this library hides.
template <typename Function>
Function *hidden(const char *name)
{
    return reinterpret_cast<Function *>(::dlsym(RTLD_NEXT, name));
}

} // namespace

extern "C" {

ssize_t pwrite64(int file, const void *data, size_t size, off64_t at)
{
    static auto *const real = hidden<ssize_t(int, const void *, size_t, off64_t)>("pwrite64");
    count();
    return real(file, data, size, at);
}

int fsync(int file)
{
    static auto *const real = hidden<int(int)>("fsync");
    count();
    return real(file);
}

int fdatasync(int file)
{
    static auto *const real = hidden<int(int)>("fdatasync");
    count();
    return real(file);
}

int ftruncate64(int file, off64_t size) noexcept
{
    static auto *const real = hidden<int(int, off64_t)>("ftruncate64");
    count();
    return real(file, size);
}

int unlink(const char *path) noexcept
{
    static auto *const real = hidden<int(const char *)>("unlink");
    count();
    return real(path);
}
}
