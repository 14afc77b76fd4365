// SPDX-License-Identifier: GPL-3.0-or-later
// The order in which a thread runs what others pass to it, and what it does meanwhile.

#include "database/mailbox.h"
#include "support/testprogram.h"

#include <QSocketNotifier>
#include <QStringList>
#include <QTest>

#include <chrono>
#include <optional>
#include <thread>

#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace triage;
using namespace triage::storage;

class TestMailbox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void organizationsTakeTurns();
    void lettersOfAnOrganizationKeepTheirOrder();
    void socketsAreServedWhileLettersCome();
    void letterOfAnotherThreadWakesTheLoop();
    void aLetterEndsTheWaitAfterATurn();
};

void TestMailbox::organizationsTakeTurns()
{
    Mailbox mailbox;
    QStringList seen;
    for (int i = 1; i <= 3; ++i)
        mailbox.post([&, i] { seen += u"busy %1"_s.arg(i); }, OrganizationId(1));
    mailbox.post([&] { seen += u"other"_s; }, OrganizationId(2));
    mailbox.waitAndEmpty();
    QCOMPARE(seen, QStringList({ u"busy 1"_s, u"busy 2"_s, u"other"_s, u"busy 3"_s }));
}

void TestMailbox::lettersOfAnOrganizationKeepTheirOrder()
{
    Mailbox mailbox;
    QStringList seen;
    for (int i = 1; i <= 3; ++i)
        mailbox.post([&, i] { seen += QString::number(i); });
    mailbox.waitAndEmpty();
    QCOMPARE(seen, QStringList({ u"1"_s, u"2"_s, u"3"_s }));
}

void TestMailbox::socketsAreServedWhileLettersCome()
{
    constexpr int many = 100'000;
    Mailbox mailbox;
    int pipe[2]{};
    QCOMPARE(::pipe(pipe), 0);
    int letters = 0;
    std::optional<int> lettersBeforeSocket;
    QSocketNotifier socket(pipe[0], QSocketNotifier::Read);
    connect(&socket, &QSocketNotifier::activated, this, [&] {
        socket.setEnabled(false);
        lettersBeforeSocket = letters;
    });
    Mailbox::Letter letter = [&] {
        if (++letters < many && !lettersBeforeSocket)
            mailbox.post(letter);
    };
    mailbox.post(letter);
    QCOMPARE(::write(pipe[1], "x", 1), ssize_t(1));
    QTRY_VERIFY(lettersBeforeSocket.has_value());
    QVERIFY2(*lettersBeforeSocket < many, QByteArray::number(*lettersBeforeSocket).constData());
    ::close(pipe[0]);
    ::close(pipe[1]);
}

void TestMailbox::letterOfAnotherThreadWakesTheLoop()
{
    Mailbox mailbox;
    for (int i = 0; i < 100; ++i) {
        bool arrived = false;
        std::thread thread([&] { mailbox.post([&] { arrived = true; }); });
        QTRY_VERIFY(arrived);
        thread.join();
    }
}

void TestMailbox::aLetterEndsTheWaitAfterATurn()
{
    Mailbox mailbox;
    int letters = 0;
    for (int i = 0; i < 4; ++i) {
        mailbox.post([&] {
            ++letters;
            std::this_thread::sleep_for(3ms); // so that the turn ends with the last letter
        });
    }
    QCoreApplication::processEvents();
    QCOMPARE(letters, 4);
    bool arrived = false;
    std::thread thread([&] {
        std::this_thread::sleep_for(20ms); // Most often, the other thread waits by then.
        mailbox.post([&] { arrived = true; });
    });
    mailbox.waitAndEmpty();
    thread.join();
    QVERIFY(arrived);
}

TRIAGE_TEST(TestMailbox, QCoreApplication)
#include "tst_mailbox.moc"
