// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/testprogram.h"

#include <cstdio>
#include <string_view>
#include <vector>

#if defined(__SANITIZE_THREAD__)
// The watchdog of Qt Test ends behind mutexes of its own, which ThreadSanitizer does not see, because Qt is
// not built with it.
extern "C" const char *__tsan_default_suppressions();
extern "C" const char *__tsan_default_suppressions()
{
    return "race:QWaitCondition::~QWaitCondition\nrace:QTest::qRun\n";
}
#endif

namespace triage::test {

namespace {

const TestProgram *first = nullptr;

constexpr int unknownTest = 127;

std::string_view nameOfFile(const char *path)
{
    std::string_view name(path);
    name.remove_prefix(name.rfind('/') + 1); // npos + 1 is 0
    return name.substr(0, name.rfind('.'));
}

} // namespace

TestProgram::TestProgram(const char *sourceFile, Run run) : m_run(run), m_next(first)
{
    const std::string_view name = nameOfFile(sourceFile);
    m_name = name.data();
    m_nameLength = int(name.size());
    first = this;
}

int TestProgram::main(int argc, char **argv)
{
    const std::string_view wanted = argc > 1 ? argv[1] : "";
    for (const TestProgram *each = first; each; each = each->m_next) {
        if (wanted != std::string_view(each->m_name, std::size_t(each->m_nameLength)))
            continue;
        std::vector<char *> arguments{ argv[0] };
        arguments.insert(arguments.end(), argv + 2, argv + argc + 1); // with the null pointer at the end
        return each->m_run(argc - 1, arguments.data());
    }
    std::fprintf(stderr, "usage: %s TEST [SLOT...], where TEST is one of\n", argv[0]);
    for (const TestProgram *each = first; each; each = each->m_next)
        std::fprintf(stderr, "  %.*s\n", each->m_nameLength, each->m_name);
    return unknownTest;
}

} // namespace triage::test

int main(int argc, char **argv)
{
    return triage::test::TestProgram::main(argc, argv);
}
