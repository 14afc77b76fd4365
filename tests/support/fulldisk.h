// SPDX-License-Identifier: GPL-3.0-or-later
// A full disk, for tests.
#pragma once

#include <csignal>
#include <sys/resource.h>

namespace triage::test {

/// While it exists, no file of this process can grow beyond a few bytes, as on a full disk.
class FullDisk
{
public:
    FullDisk()
    {
        std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        rlimit none = m_before;
        none.rlim_cur = 64;
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~FullDisk() { setrlimit(RLIMIT_FSIZE, &m_before); }

private:
    rlimit m_before{};
};

} // namespace triage::test
