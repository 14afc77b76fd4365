// SPDX-License-Identifier: GPL-3.0-or-later
// One executable holds the test classes of a folder; its first argument names the class to run.
#pragma once

#include "support/patience.h"

#include <QtTest>

// The waits of QtTest end after five seconds, which are too few beside other tests on a slow disk.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), triage::test::patience)
#define QTRY_VERIFY2(condition, message)                                                                     \
    QTRY_VERIFY2_WITH_TIMEOUT((condition), (message), triage::test::patience)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), (expected), triage::test::patience)

namespace triage::test {

/// Registers a test class of this executable under the name of its source file, without directory and suffix.
class TestProgram
{
public:
    using Run = int (*)(int argc, char **argv);

    TestProgram(const char *sourceFile, Run run);

    /// Runs the class that argv[1] names with the arguments behind it, as QtTest takes them. Returns QtTest's
    /// exit status: the number of failed slots. Where no class of that name exists it prints all names and
    /// returns 127.
    static int main(int argc, char **argv);

private:
    const char *m_name;
    int m_nameLength;
    Run m_run;
    const TestProgram
        *m_next; ///< The registered classes are a list without allocations, as it is built before main().
};

/// Runs a test class in an application of the given type, as QTEST_MAIN does.
template <typename TestClass, typename Application>
int runTest(int argc, char **argv)
{
    QTest::Internal::callInitMain<TestClass>();
    Application application(argc, argv);
    Application::setAttribute(Qt::AA_Use96Dpi, true);
    TestClass test;
    return QTest::qExec(&test, argc, argv);
}

/// The same without an application.
template <typename TestClass>
int runTestWithoutApplication(int argc, char **argv)
{
    QTest::Internal::callInitMain<TestClass>();
    TestClass test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace triage::test

/// Registers a test class that needs an application: QCoreApplication, QGuiApplication or QApplication.
#define TRIAGE_TEST(TestClass, Application)                                                                  \
    static const triage::test::TestProgram registered##TestClass(                                            \
        __FILE__, &triage::test::runTest<TestClass, Application>);
/// Registers a test class that creates its application itself, or needs none.
#define TRIAGE_TEST_WITHOUT_APPLICATION(TestClass)                                                           \
    static const triage::test::TestProgram registered##TestClass(                                            \
        __FILE__, &triage::test::runTestWithoutApplication<TestClass>);
/// Registers a function with the signature of main() for a test class that needs more than that.
#define TRIAGE_TEST_RUN_BY(function)                                                                         \
    static const triage::test::TestProgram registered##function(__FILE__, &function);
