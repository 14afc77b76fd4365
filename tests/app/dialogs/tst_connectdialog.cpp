// SPDX-License-Identifier: GPL-3.0-or-later
// Signing in with the real backend: the address, the token, the keyring, and the known organizations.
#include "dialogs/people/connectdialog.h"
#include "support/certificates.h"
#include "support/testbackend.h"
#include "support/testprogram.h"
#include "theme/theme.h"

#include <QApplication>
#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QSslConfiguration>
#include <QSslKey>
#include <QSslServer>
#include <QTcpServer>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;
using namespace triage::test;

namespace {

/// A person at the dialog.
struct Person
{
    Theme theme;
    ConnectDialog dialog{ theme };

    Person() { dialog.show(); }

    template <typename W>
    W *find(const QString &name)
    {
        return dialog.findChild<W *>(name);
    }
    void type(const QString &edit, const QString &text) { find<QLineEdit>(edit)->setText(text); }
    /// Returns the message below that field, or an empty text where there is none.
    QString note(const QString &edit)
    {
        const auto *label = find<QLabel>(edit + u".note"_s);
        return label->isVisible() ? label->text() : QString();
    }
    QString whyNotConnect()
    {
        const auto *button = find<QPushButton>(u"connectButton"_s);
        return button->isEnabled() ? QString() : button->toolTip();
    }
};

} // namespace

class TestConnectDialog : public QObject
{
    Q_OBJECT

    std::unique_ptr<TestBackend> m_backend;

    static QByteArray tokenOf(Desk &desk)
    {
        return desk.token(TokenKind::FullAccess, Desk::adminEmail()).token;
    }

private Q_SLOTS:
    void initTestCase() { m_backend = std::make_unique<TestBackend>(); }

    void theDialogIsAsWideAsLargeTextsNeedIt()
    {
        Theme theme;
        const auto usual = qScopeGuard([&theme] { theme.setTextScale(1); });
        const int width = ConnectDialog(theme).width();
        theme.setTextScale(1.5);
        QCOMPARE(ConnectDialog(theme).width(), width * 3 / 2);
    }

    void anAddressIsLookedAtWhileItIsTyped()
    {
        Person person;
        QCOMPARE(person.whyNotConnect(), u"Enter the server’s address first."_s);
        person.type(u"serverEdit"_s, u"no address"_s);
        QTRY_VERIFY(person.note(u"serverEdit"_s).startsWith(u"Enter an address such as"_s));
        person.type(u"serverEdit"_s, m_backend->baseUrl());
        QTRY_VERIFY2(person.note(u"serverEdit"_s).startsWith(u"Triage Desk at "_s),
                     qPrintable(person.note(u"serverEdit"_s)));
        QCOMPARE(person.whyNotConnect(), u"Enter a token first."_s);
        QTcpServer deaf; // a port that nothing answers at
        QVERIFY(deaf.listen(QHostAddress::LocalHost));
        const QString nowhere = u"127.0.0.1:%1"_s.arg(deaf.serverPort());
        deaf.close();
        person.type(u"serverEdit"_s, nowhere);
        QTRY_VERIFY2(person.note(u"serverEdit"_s).startsWith(u"Can’t reach the server"_s),
                     qPrintable(person.note(u"serverEdit"_s)));
    }

    void aServerThatStartsLaterIsNoticedAndTheTokenIsKept()
    {
        Desk desk(*m_backend);
        QTcpServer deaf; // a port that nothing answers at
        QVERIFY(deaf.listen(QHostAddress::LocalHost));
        Config config = withoutRateLimits();
        config.listen = u"127.0.0.1:%1"_s.arg(deaf.serverPort());
        deaf.close();
        Person person;
        const QString head = person.find<QLabel>(u"connectReason"_s)->text();
        const QString token = QString::fromUtf8(tokenOf(desk));
        person.dialog.showRefused({ QUrl(u"http://"_s + config.listen), token },
                                  problem(ProblemType::ServiceUnavailable, u"Can’t reach the server."_s));
        QCOMPARE(person.find<QLineEdit>(u"tokenEdit"_s)->text(), token);
        QCOMPARE(person.note(u"serverEdit"_s), u"Can’t reach the server."_s);
        QCOMPARE(person.find<QLabel>(u"connectReason"_s)->text(), head);
        QTRY_VERIFY(person.whyNotConnect().startsWith(u"Can’t reach the server"_s));
        const std::unique_ptr<Backend> later = m_backend->another(config);
        QTRY_VERIFY_WITH_TIMEOUT(person.note(u"serverEdit"_s).startsWith(u"Triage Desk at "_s), patience);
        QCOMPARE(person.whyNotConnect(), QString());
    }

    void httpsThatWasTypedIsNeverGivenUp()
    {
        Desk desk(*m_backend);
        Person person;
        QSignalSpy signedIn(&person.dialog, &ConnectDialog::signedIn);
        QString secure = m_backend->baseUrl();
        secure.replace(u"http://"_s, u"https://"_s);
        person.type(u"serverEdit"_s, secure);
        person.type(u"tokenEdit"_s, QString::fromUtf8(tokenOf(desk)));
        QTRY_VERIFY2(
            person.note(u"serverEdit"_s).startsWith(u"This server answers only without encryption"_s),
            qPrintable(person.note(u"serverEdit"_s)));
        QCOMPARE(person.whyNotConnect(), person.note(u"serverEdit"_s));
        person.find<QPushButton>(u"connectButton"_s)->click();
        QTRY_COMPARE(person.find<QPushButton>(u"connectButton"_s)->text(), u"Connect"_s);
        QVERIFY2(signedIn.isEmpty(), "the token went out unencrypted");
        QVERIFY(person.dialog.isVisible());
    }

    void anUnencryptedTokenNeedsATick()
    {
        Desk desk(*m_backend);
        Person person;
        auto *tick = person.find<QCheckBox>(u"exposedCheck"_s);
        person.type(u"tokenEdit"_s, QString::fromUtf8(tokenOf(desk)));
        person.type(u"serverEdit"_s, m_backend->baseUrl());
        QVERIFY2(!tick->isVisible() && person.whyNotConnect().isEmpty(), "this machine is no danger");
        person.type(u"serverEdit"_s, u"http://triage.example.com"_s);
        QVERIFY(tick->isVisible());
        QVERIFY(person.whyNotConnect().startsWith(u"The connection is not encrypted"_s));
        tick->click();
        QCOMPARE(person.whyNotConnect(), QString());
        person.type(u"serverEdit"_s, u"http://other.example.com"_s);
        QVERIFY2(!tick->isChecked(), "the tick was for another server");
        person.type(u"serverEdit"_s, u"triage.example.com"_s);
        QVERIFY(!tick->isVisible());
    }

    void aShortTokenGetsAWordWhileItIsTyped()
    {
        Desk desk(*m_backend);
        Person person;
        person.dialog.activateWindow();
        auto *edit = person.find<QLineEdit>(u"tokenEdit"_s);
        edit->setFocus();
        QTRY_VERIFY(edit->hasFocus());
        person.type(u"tokenEdit"_s, QString::fromUtf8(tokenOf(desk)).chopped(3));
        QVERIFY(person.note(u"tokenEdit"_s).startsWith(u"A part of the token is missing"_s));
    }

    void errorsOfCertificatesAreShown()
    {
        const Certificates certificates;
        const CertificateFiles own = certificates.issue(u"server"_s);
        QSslConfiguration configuration = QSslConfiguration::defaultConfiguration();
        configuration.setLocalCertificateChain(QSslCertificate::fromPath(own.certificate));
        QFile key(own.key);
        QVERIFY(key.open(QIODevice::ReadOnly));
        configuration.setPrivateKey(QSslKey(&key, QSsl::Ec));
        QSslServer server;
        server.setSslConfiguration(configuration);
        QVERIFY(server.listen(QHostAddress::LocalHost));
        Person person;
        person.type(u"serverEdit"_s, u"https://127.0.0.1:%1"_s.arg(server.serverPort()));
        QTRY_VERIFY2(person.note(u"serverEdit"_s).contains(u"authority that this computer does not trust"_s),
                     qPrintable(person.note(u"serverEdit"_s)));
    }

    void mistakesInATokenAreToldBelowIt()
    {
        Desk desk(*m_backend);
        const QString good = QString::fromUtf8(tokenOf(desk));
        QString mistyped = good;
        mistyped[10] = mistyped[10] == u'a' ? u'b' : u'a';
        const QByteArray widget
            = desk.token(TokenKind::Widget, Desk::adminEmail(), { u"https://shop.example"_s }).token;
        Person person;
        const auto told = [&person](const QString &token) {
            person.type(u"tokenEdit"_s, token);
            return person.note(u"tokenEdit"_s);
        };
        QVERIFY(told({}).startsWith(u"Ask an administrator"_s));
        QCOMPARE(told(u"sk_123"_s), u"A token begins with ib_."_s);
        QVERIFY(told(good.chopped(3)).startsWith(u"A part of the token is missing"_s));
        QVERIFY(told(good + u"x"_s).startsWith(u"The token is too long"_s));
        QVERIFY(told(mistyped).startsWith(u"This token has a typo"_s));
        QVERIFY(told(QString::fromUtf8(widget)).startsWith(u"This is a widget token"_s));
        QVERIFY(told(good).startsWith(u"Ask an administrator"_s));
    }

    void aTokenThatTheServerDoesNotKnowStaysToBeMended()
    {
        Desk desk(*m_backend);
        const services::IssuedToken token = desk.token(TokenKind::FullAccess, Desk::adminEmail());
        QCOMPARE(desk.remove("/tokens/" + encodeId(token.id.value())).outcome(), u"204"_s);
        Person person;
        QSignalSpy signedIn(&person.dialog, &ConnectDialog::signedIn);
        person.type(u"serverEdit"_s, m_backend->baseUrl());
        person.type(u"tokenEdit"_s, QString::fromUtf8(token.token));
        QCOMPARE(person.whyNotConnect(), QString());
        person.find<QPushButton>(u"connectButton"_s)->click();
        QTRY_VERIFY(person.note(u"tokenEdit"_s).contains(u"does not accept the token"_s));
        QVERIFY(person.dialog.isVisible() && signedIn.isEmpty());
        person.type(u"tokenEdit"_s, QString::fromUtf8(tokenOf(desk)));
        QCOMPARE(person.whyNotConnect(), QString());
        person.find<QPushButton>(u"connectButton"_s)->click();
        QTRY_COMPARE(signedIn.size(), 1);
        QTRY_VERIFY(!person.dialog.isVisible());
    }

    void aMissingKeyringIsReported()
    {
        Person person;
        auto *remember = person.find<QCheckBox>(u"rememberCheck"_s);
        auto *words = person.find<QLabel>(u"keyringNote"_s);
        QVERIFY(remember->isChecked() && !words->isVisible());
        person.dialog.setKeyring(u"There is no keyring on this computer."_s);
        QVERIFY(words->isVisible()
                && words->text().startsWith(u"There is no keyring on this computer. You’ll be asked"_s));
        QVERIFY(!remember->isEnabled() && !person.dialog.remember());
    }

    void organizationsAreOpenedAndLeft()
    {
        Person person;
        auto *list = person.find<QListWidget>(u"accountList"_s);
        QVERIFY(!list->isVisible());
        person.dialog.setAccounts({ { u"1"_s, u"Acme"_s, u"Ada"_s, u"one.example"_s, true },
                                    { u"2"_s, u"Globex"_s, u"Mel"_s, u"two.example:8080"_s, false } });
        QVERIFY(list->isVisible());
        QCOMPARE(list->item(0)->text(), u"Acme, as Ada, on one.example (open)"_s);
        auto *open = person.find<QPushButton>(u"openAccountButton"_s);
        QCOMPARE(open->toolTip(), u"It is open already."_s);
        QSignalSpy opens(&person.dialog, &ConnectDialog::openRequested);
        QSignalSpy leaves(&person.dialog, &ConnectDialog::signOutRequested);
        list->setCurrentRow(1);
        open->click();
        person.find<QPushButton>(u"signOutButton"_s)->click();
        QCOMPARE(opens.value(0).value(0).toString(), u"2"_s);
        QCOMPARE(leaves.value(0).value(0).toString(), u"2"_s);
    }
};

TRIAGE_TEST(TestConnectDialog, QApplication)
#include "tst_connectdialog.moc"
