// SPDX-License-Identifier: GPL-3.0-or-later
// Which addresses may be connected to.
#include "outgoing/addressguard.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using triage::outgoing::AddressGuard;

class TestAddressGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publicAddressesAreAllowed_data();
    void publicAddressesAreAllowed();
    void otherAddressesAreRefused_data();
    void otherAddressesAreRefused();
    void namedNetworksAreAllowed();
    void textsThatAreNotNetworksAreRefused();
};

void TestAddressGuard::publicAddressesAreAllowed_data()
{
    QTest::addColumn<QString>("address");
    for (const char *each :
         { "1.1.1.1", "9.255.255.255", "11.0.0.1", "100.63.255.255", "100.128.0.1", "172.15.255.255",
           "172.32.0.1", "192.167.1.1", "223.255.255.254", "2606:4700:4700::1111", "::ffff:1.1.1.1",
           "64:ff9b::101:101", "2002:101:101::1" })
        QTest::newRow(each) << QString::fromLatin1(each);
}

void TestAddressGuard::publicAddressesAreAllowed()
{
    QFETCH(const QString, address);
    QVERIFY(AddressGuard().allows(QHostAddress(address)));
    QVERIFY(!AddressGuard().allowsByName(QHostAddress(address)));
}

void TestAddressGuard::otherAddressesAreRefused_data()
{
    QTest::addColumn<QString>("address");
    for (const char *each : { "0.0.0.0",
                              "0.1.2.3",
                              "10.0.0.1",
                              "100.64.0.1",
                              "100.100.100.200",
                              "127.0.0.1",
                              "127.255.255.254",
                              "168.63.129.16",
                              "169.254.169.254",
                              "172.16.0.1",
                              "172.31.255.255",
                              "192.0.0.192",
                              "192.168.1.1",
                              "198.18.0.1",
                              "224.0.0.1",
                              "239.255.255.250",
                              "240.0.0.1",
                              "255.255.255.255",
                              "::",
                              "::1",
                              "fe80::1",
                              "fe80::1%lo",
                              "fec0::1",
                              "fc00::1",
                              "fd00:ec2::254",
                              "ff02::1",
                              "2001::1",
                              "2001:db8::1",
                              "100::1",
                              "::127.0.0.1",
                              "::ffff:127.0.0.1",
                              "::ffff:0:7f00:1",
                              "::ffff:10.0.0.1",
                              "64:ff9b::7f00:1",
                              "64:ff9b::a9fe:a9fe",
                              "64:ff9b:1::1",
                              "2002:7f00:1::",
                              "2002:a9fe:a9fe::1",
                              "::ffff:169.254.169.254" })
        QTest::newRow(each) << QString::fromLatin1(each);
    QTest::newRow("none") << QString();
}

void TestAddressGuard::otherAddressesAreRefused()
{
    QFETCH(const QString, address);
    QVERIFY(!AddressGuard().allows(QHostAddress(address)));
}

void TestAddressGuard::namedNetworksAreAllowed()
{
    const auto guard = AddressGuard::allowing(u"10.1.0.0/16, ::1, fd00::/8"_s);
    QVERIFY(guard);
    QVERIFY(guard->allows(QHostAddress(u"10.1.2.3"_s)));
    QVERIFY(guard->allows(QHostAddress(u"::ffff:10.1.2.3"_s)));
    QVERIFY(guard->allows(QHostAddress(u"::1"_s)));
    QVERIFY(guard->allowsByName(QHostAddress(u"fd12::3"_s)));
    QVERIFY(!guard->allows(QHostAddress(u"10.2.0.1"_s)));
    QVERIFY(!guard->allows(QHostAddress(u"127.0.0.1"_s)));
}

void TestAddressGuard::textsThatAreNotNetworksAreRefused()
{
    QVERIFY(!AddressGuard::allowing(u"10.0.0.0/8, home"_s));
    QVERIFY(!AddressGuard::allowing(u"10.0.0.0/99"_s));
    QVERIFY(AddressGuard::allowing({}));
}

TRIAGE_TEST(TestAddressGuard, QCoreApplication)
#include "tst_addressguard.moc"
