// SPDX-License-Identifier: GPL-3.0-or-later
// Accounts, their tokens, and what comes from outside: arguments and links.
#include "actions/deeplink.h"
#include "actions/preferences.h"
#include "application/accountbook.h"
#include "application/appearance.h"
#include "application/secrets.h"
#include "support/testprogram.h"

#include <QApplication>
#include <QMessageBox>
#include <QScopeGuard>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <optional>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::app;

class TestAccounts : public QObject
{
    Q_OBJECT

private:
    struct Desk
    {
        QTemporaryDir folder;
        QString file = folder.filePath(u"settings.ini"_s);
        Preferences preferences{ file };
        AccountBook book{ preferences };

        static Account account(const QString &token)
        {
            return { QUrl(u"https://triage.example.com"_s), token };
        }
        static Identity identity(int organization, const QString &name)
        {
            Identity identity;
            identity.organization.id = OrganizationId(organization);
            identity.organization.slug = name.toLower();
            identity.organization.name = name;
            identity.me.member.id = MemberId(7);
            identity.me.member.name = u"Ada"_s;
            return identity;
        }
        QString names() const
        {
            QStringList names;
            for (const KnownAccount &known : book.all())
                names << known.organizationName;
            return names.join(u", "_s);
        }
    };

    static std::optional<Result<QString>> read(Secrets &secrets, const QString &key)
    {
        std::optional<Result<QString>> answer;
        secrets.read(key, &secrets, [&](const Result<QString> &value) { answer = value; });
        (void)QTest::qWaitFor([&] { return answer.has_value(); }, triage::test::patience);
        return answer;
    }

private Q_SLOTS:
    void initTestCase()
    {
        // Without a bus there is no keyring, as on a computer without a desktop.
        qunsetenv("KDE_FULL_SESSION");
        qputenv("XDG_CURRENT_DESKTOP", "none");
    }

    void theLastOneUsedComesFirst()
    {
        Desk desk;
        const KnownAccount acme
            = desk.book.remember(Desk::account(u"ib_one"_s), Desk::identity(1, u"Acme"_s));
        desk.book.remember(Desk::account(u"ib_two"_s), Desk::identity(2, u"Globex"_s));
        QCOMPARE(desk.names(), u"Globex, Acme"_s);
        desk.book.moveToFront(acme);
        QCOMPARE(desk.names(), u"Acme, Globex"_s);
        QCOMPARE(desk.book.findByOrganization(u"globex"_s)->organizationName, u"Globex"_s);
        QVERIFY(!desk.book.findByOrganization(u"initech"_s));
        desk.book.forget(acme.folder);
        QCOMPARE(desk.names(), u"Globex"_s);
    }

    void aLinkTellsServersOfTheSameOrganizationApart()
    {
        Desk desk;
        const QUrl staging(u"https://staging.example.com"_s);
        desk.book.remember(Desk::account(u"ib_one"_s), Desk::identity(1, u"Acme"_s));
        desk.book.remember({ staging, u"ib_two"_s }, Desk::identity(1, u"Acme"_s));
        QCOMPARE(desk.book.findByOrganization(u"acme"_s)->server, staging);
        DeepLink link;
        link.organization = u"acme"_s;
        link.server = QUrl(u"https://triage.example.com"_s);
        link.feedback = FeedbackId(4711);
        const std::optional<DeepLink> read = DeepLink::parse(link.toText());
        QVERIFY2(read && *read == link, qPrintable(link.toText()));
        QCOMPARE(desk.book.findByOrganization(read->organization, read->server)->server, link.server);
        QVERIFY(!desk.book.findByOrganization(u"acme"_s, QUrl(u"https://other.example.com"_s)));
        link.feedback.reset();
        link.list = Filter();
        QVERIFY(DeepLink::parse(link.toText()) == link);
    }

    void anotherTokenOfTheSamePersonIsTheSameAccount()
    {
        Desk desk;
        const KnownAccount before
            = desk.book.remember(Desk::account(u"ib_one"_s), Desk::identity(1, u"Acme"_s));
        const KnownAccount after
            = desk.book.remember(Desk::account(u"ib_new"_s), Desk::identity(1, u"Acme"_s));
        QCOMPARE(after.folder, before.folder);
        QCOMPARE(desk.names(), u"Acme"_s);
        QVERIFY(!desk.book.findByToken(Desk::account(u"ib_one"_s)));
        QVERIFY(desk.book.findByToken(Desk::account(u"ib_new"_s)) == after);
    }

    void noTokenIsInTheSettings()
    {
        Desk desk;
        desk.book.remember(Desk::account(u"ib_very_secret"_s), Desk::identity(1, u"Acme"_s));
        QSettings(desk.file, QSettings::IniFormat).sync();
        QFile file(desk.file);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray all = file.readAll();
        QVERIFY(all.contains("Acme"));
        QVERIFY(!all.contains("very_secret"));
    }

    void aFolderThatLeadsElsewhereIsNotBelieved()
    {
        Desk desk;
        desk.book.remember(Desk::account(u"ib_one"_s), Desk::identity(1, u"Acme"_s));
        for (const QString &folder : { u"../../home"_s, u"a/b"_s, u"..."_s, QString() }) {
            desk.preferences.setValue(u"accounts/0/folder"_s, folder);
            QVERIFY2(desk.book.all().empty(), qPrintable(folder));
        }
    }

    void withoutAKeyringATokenIsForThisSessionOnly()
    {
        Secrets secrets;
        std::optional<Result<void>> written;
        secrets.write(u"acme-1"_s, u"ib_one"_s, &secrets, [&](const Result<void> &done) { written = done; });
        QTRY_VERIFY(written);
        QVERIFY(!*written);
        QVERIFY2(written->error().detail.contains(u"no keyring"_s), qPrintable(written->error().detail));
        QCOMPARE(**read(secrets, u"acme-1"_s), u"ib_one"_s);
        Secrets nextStart;
        QVERIFY(!*read(nextStart, u"acme-1"_s));
        secrets.remove(u"acme-1"_s);
        QVERIFY(!*read(secrets, u"acme-1"_s));
    }

    void aReaderThatIsGoneIsNotCalled()
    {
        Secrets secrets;
        secrets.rememberForSession(u"acme-1"_s, u"ib_one"_s);
        bool called = false;
        auto reader = std::make_unique<QObject>();
        secrets.read(u"acme-1"_s, reader.get(), [&](const Result<QString> &) { called = true; });
        reader.reset();
        QCOMPARE(**read(secrets, u"acme-1"_s), u"ib_one"_s);
        QVERIFY(!called);
    }

    void hostileLinksLeadNowhere_data()
    {
        QTest::addColumn<QString>("link");
        const QString id = toString(FeedbackId(4711));
        const QString good = u"triagedesk://o/acme/feedback/"_s + id;
        QTest::newRow("an act") << good + u"?delete=1"_s;
        QTest::newRow("a fragment") << good + u"#delete"_s;
        QTest::newRow("another scheme") << u"javascript://o/acme/feedback/"_s + id;
        QTest::newRow("a host") << u"triagedesk://evil.example/acme/feedback/"_s + id;
        QTest::newRow("a password") << u"triagedesk://me:secret@o/acme/feedback/"_s + id;
        QTest::newRow("up") << u"triagedesk://o/../feedback/"_s + id;
        QTest::newRow("escaped") << u"triagedesk://o/acme%2f..%2f/feedback/"_s + id;
        QTest::newRow("markup") << u"triagedesk://o/<b>acme</b>/feedback/"_s + id;
        QTest::newRow("a second line") << good + u"\ntriagedesk://o/acme/feedback/"_s + id;
        QTest::newRow("a null") << good + QChar(0);
        QTest::newRow("other digits") << u"triagedesk://o/acme/feedback/٠١٢٣٤٥٦٧٨٩٠١٢"_s;
        QTest::newRow("look-alike letters") << u"triagedesk://o/аcme/feedback/"_s + id;
        QTest::newRow("endless") << u"triagedesk://o/"_s + QString(100'000, u'a') + u"/feedback/"_s + id;
        QTest::newRow("an option") << u"--server=http://evil.example"_s;
        QTest::newRow("no identifier") << u"triagedesk://o/acme/feedback/zzzzzzzzzzzzz"_s;
        QTest::newRow("a server with a password")
            << good + u"?server=https%3A%2F%2Fme%3Asecret%40evil.example"_s;
        QTest::newRow("a server that is a script") << good + u"?server=javascript%3Aalert"_s;
        QTest::newRow("a server and an act") << good + u"?server=https%3A%2F%2Fone.example&delete=1"_s;
        QTest::newRow("zero") << u"triagedesk://o/acme/feedback/0000000000000"_s;
    }

    void hostileLinksLeadNowhere()
    {
        QFETCH(QString, link);
        QVERIFY(!DeepLink::parse(link));
    }

    void preferencesSurviveAndNonsenseInThemDoesNot()
    {
        Desk desk;
        QSignalSpy changed(&desk.preferences, &Preferences::changed);
        desk.preferences.setTheme(ThemeChoice::Dark);
        desk.preferences.setTheme(ThemeChoice::Dark);
        QCOMPARE(changed.size(), 1);
        desk.preferences.setValue(u"window/sidebar"_s, false);
        QCOMPARE(changed.size(), 1);
        desk.preferences.setTextScale(99);
        desk.preferences.setValue(u"appearance/density"_s, u"nonsense"_s);
        desk.preferences.setValue(u"triage/afterAction"_s, -5);
        desk.preferences.setCacheLimit(-1);
        Preferences again(desk.file);
        QVERIFY(desk.preferences.theme() == ThemeChoice::Dark);
        QVERIFY(again.theme() == ThemeChoice::Dark);
        QCOMPARE(again.textScale(), 2.0);
        QVERIFY(again.density() == Density{});
        QVERIFY(again.afterAction() == AfterAction::Next);
        QCOMPARE(again.cacheLimit(), 1000);
    }

    void aStartThatEndsSaysWhyInTheLookAndDirectionOfTheWindow()
    {
        const auto before = qScopeGuard([palette = QApplication::palette()] {
            QApplication::setLayoutDirection(Qt::LeftToRight);
            QApplication::setPalette(palette);
        });
        const QTemporaryDir folder;
        Preferences preferences(folder.filePath(u"settings.ini"_s));
        preferences.setTheme(ThemeChoice::Dark);
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QString text;
        bool isDark = false;
        QTimer::singleShot(0, this, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            QVERIFY(box);
            text = box->text();
            isDark = box->palette().color(QPalette::Window).lightness() < 128;
            box->close();
        });
        showEndOfStart(preferences, u"مفتوح بالفعل (42)."_s);
        QVERIFY2(text.startsWith(QChar(0x200f)), "the full stop is on the left");
        QVERIFY(isDark);
    }
};

TRIAGE_TEST(TestAccounts, QApplication)
#include "tst_accounts.moc"
