// SPDX-License-Identifier: GPL-3.0-or-later
#include "languagemodel/masking.h"
#include "support/testprogram.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using triage::languagemodel::masked;
using triage::languagemodel::visible;

class TestMasking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secretsBecomePlaceholders_data();
    void secretsBecomePlaceholders();
    void everythingElseStays_data();
    void everythingElseStays();
    void maskingTwiceIsMaskingOnce();
    void longTextsTakeNoTime_data();
    void longTextsTakeNoTime();
    void hiddenCharactersAreGone();
};

void TestMasking::secretsBecomePlaceholders_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("expected");
    QTest::newRow("e-mail") << u"Write to ada.lovelace+x@mail.example.co.uk, please."_s
                            << u"Write to [email], please."_s;
    QTest::newRow("e-mail of another script") << u"an jörg@müller.example"_s << u"an [email]"_s;
    for (const char *each :
         { "ada @ example.com", "ada@ example.com", "ada @example.com", "ada@example.com",
           "o'hara@example.com", "ada%x@example.com", "a.b-c_d@sub-domain.example.com", "1@2.example" })
        QTest::newRow(each) << u"from %1 today"_s.arg(QLatin1StringView(each)) << u"from [email] today"_s;
    for (const char *name : { "password", "passwd", "Passwort", "PWD", "passphrase", "secret",
                              "client_secret", "api_key", "api-key", "api key", "apikey", "token",
                              "access_token", "session_id", "sessionid", "signature" }) {
        const QString word = QString::fromLatin1(name);
        QTest::addRow("%s with a colon", name) << word + u": abcd"_s << word + u": [key]"_s;
        QTest::addRow("%s with an equals sign", name) << word + u" = 'abcd'"_s << word + u" = '[key]'"_s;
        QTest::addRow("%s in quotes", name)
            << u'"' + word + u"\":\"abcd\""_s << u'"' + word + u"\":\"[key]\""_s;
    }
    for (const char *key : { "sk-abcdefghijkl",      "pk_abcdefghijkl",
                             "rk-abcdefghijkl",      "ghp_abcdefghijkl",
                             "gho_abcdefghijkl",     "github_pat_abcdefghijkl",
                             "glpat-abcdefghijkl",   "xoxb-abcdefghijkl",
                             "xapp-abcdefghijkl",    "ib_abcdefghijkl",
                             "ibw_abcdefghijkl",     "whsec_abcdefghijkl",
                             "npm_abcdefghijkl",     "pypi-abcdefghijkl",
                             "hf_abcdefghijkl",      "dop_v1_abcdefghijkl",
                             "shpat_abcdefghijkl",   "AKIAABCDEFGHIJKL",
                             "ASIAABCDEFGHIJKL",     "AIzaabcdefghijklmnopqrst",
                             "eyJabcdefgh.abcdefgh", "eyJabcdefgh.abcdefgh.abcdefgh" })
        QTest::newRow(key) << u"my %1 leaked"_s.arg(QLatin1StringView(key)) << u"my [key] leaked"_s;
    QTest::newRow("basic") << u"authorization basic dXNlcjpwYXNz"_s << u"authorization basic [key]"_s;
    QTest::newRow("private key without an end")
        << u"see -----BEGIN PRIVATE KEY-----\nMIIE\nabc\n"_s << u"see [key]"_s;
    QTest::newRow("padded word") << u"x abcdefghijklmnopqrstuvw1== y"_s << u"x [key] y"_s;
    QTest::newRow("account without blanks") << u"IBAN DE89370400440532013000."_s << u"IBAN [account]."_s;
    for (const char16_t *phone : { u"030.901.820.12", u"030/90182012", u"+49-30-90182012", u"(030) 901820",
                                   u"030\u00A0901820", u"030\u2011901820" })
        QTest::newRow(QString::fromUtf16(phone).toUtf8().constData())
            << u"call "_s + QString::fromUtf16(phone) << u"call [phone]"_s;
    QTest::newRow("phone") << u"Call +49 (0)30 901820-12 now"_s << u"Call [phone] now"_s;
    QTest::newRow("phone with area") << u"call (555) 123-4567."_s << u"call [phone]."_s;
    QTest::newRow("phone without spaces") << u"mine is 5551234567"_s << u"mine is [number]"_s;
    QTest::newRow("card") << u"card 4111 1111 1111 1111 was charged"_s << u"card [card] was charged"_s;
    QTest::newRow("card with dashes") << u"5500-0000-0000-0004"_s << u"[card]"_s;
    QTest::newRow("card in one") << u"378282246310005!"_s << u"[card]!"_s;
    QTest::newRow("account") << u"IBAN DE89 3704 0044 0532 0130 00."_s << u"IBAN [account]."_s;
    QTest::newRow("key of a service") << u"key sk-proj-AbCd1234efGH5678 fails"_s << u"key [key] fails"_s;
    QTest::newRow("token of ours") << u"ib_0123456789abcdefghijABCDEFGHIJ012345678901234567"_s << u"[key]"_s;
    QTest::newRow("web token") << u"eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.abcDEF123 is mine"_s
                               << u"[key] is mine"_s;
    QTest::newRow("cloud key") << u"AKIAIOSFODNN7EXAMPLE"_s << u"[key]"_s;
    QTest::newRow("password") << u"My password: hunter2!"_s << u"My password: [key]"_s;
    QTest::newRow("in JSON") << u"{\"api_key\": \"abc12345\"}"_s << u"{\"api_key\": \"[key]\"}"_s;
    QTest::newRow("in a URL") << u"https://x.example/?token=abcd1234&page=2"_s
                              << u"https://x.example/?token=[key]&page=2"_s;
    QTest::newRow("user of a URL") << u"postgres://ada:pw@db.example/x"_s
                                   << u"postgres://[key]@db.example/x"_s;
    QTest::newRow("bearer") << u"Authorization: Bearer abc.def.ghi-123"_s << u"Authorization: Bearer [key]"_s;
    QTest::newRow("long word") << u"id 9f86d081884c7d659a2feaa0c55ad015 lost"_s << u"id [key] lost"_s;
    QTest::newRow("private key")
        << u"-----BEGIN RSA PRIVATE KEY-----\nMIIE\nabc\n-----END RSA PRIVATE KEY----- help"_s
        << u"[key] help"_s;
    // As people write them.
    QTest::newRow("card behind a word") << u"card4111111111111111"_s << u"card[card]"_s;
    QTest::newRow("card over two lines") << u"4111 1111\n1111 1111"_s << u"[card]"_s;
    QTest::newRow("card on four lines")
        << u"my card\r\n4111\r\n1111\r\n1111\r\n1111"_s << u"my card\r\n[card]"_s;
    QTest::newRow("phone behind a word")
        << u"Tel.030901820, Tel.030 901820"_s << u"Tel.[number], Tel.[phone]"_s;
    QTest::newRow("phone behind letters") << u"Tel030901820"_s << u"Tel[number]"_s;
    QTest::newRow("phone behind a date") << u"since 2026-11-26 030 901820"_s << u"since 2026-11-26 [phone]"_s;
    QTest::newRow("account in lower case") << u"iban de89370400440532013000"_s << u"iban [account]"_s;
    QTest::newRow("account in lower case, in groups")
        << u"de89 3704 0044 0532 0130 00 is mine"_s << u"[account] is mine"_s;
    QTest::newRow("short account before words") << u"no93 8601 1117 947 is it"_s << u"[account] is it"_s;
    for (const char16_t *name : { u"Kennwort", u"Contraseña", u"contrasena", u"mot de passe", u"senha",
                                  u"wachtwoord", u"hasło", u"пароль", u"Пароль", u"pw", u"PW", u"PIN", u"otp",
                                  u"密码", u"パスワード", u"mein_Kennwort", u"passcode" }) {
        const QString word = QString::fromUtf16(name);
        QTest::newRow(word.toUtf8().constData()) << word + u": abcd1"_s << word + u": [key]"_s;
    }
    QTest::newRow("wide colon") << u"密码：abcd1"_s << u"密码：[key]"_s;
    QTest::newRow("code in a URL") << u"https://x.example/cb?code=abc&page=2"_s
                                   << u"https://x.example/cb?code=[key]&page=2"_s;
    QTest::newRow("signature in a URL") << u"/f?a=1&sig=abc"_s << u"/f?a=1&sig=[key]"_s;
    for (const char *each : { "ada%40example.com", "ada(at)example.com", "ada (at) example.com",
                              "ada [at] example (dot) com", "ada{at}mail.example.com" })
        QTest::newRow(each) << u"from %1 today"_s.arg(QLatin1StringView(each)) << u"from [email] today"_s;
    QTest::newRow("digits of another script") << u"٠٣٠١٢٣٤٥٦٧٨"_s << u"[number]"_s;
}

void TestMasking::secretsBecomePlaceholders()
{
    QFETCH(QString, text);
    QFETCH(QString, expected);
    QCOMPARE(masked(text), expected);
}

void TestMasking::everythingElseStays_data()
{
    QTest::addColumn<QString>("text");
    for (const char16_t *text : { u"The app crashes on page 12 of 300 since version 6.1.10.",
                                  u"On 2026-11-21 it worked, on 22.11.2026 not.",
                                  u"2026.11.21, 2026/11/21 and 21-11-2026, 21/1/2026",
                                  u"the token is gone",
                                  u"password: abc",
                                  u"a @ b",
                                  u"basic needs",
                                  u"I paid 1299 dollars, order 12345.",
                                  u"The password is wrong.",
                                  u"The @mention does not work",
                                  u"internationalization-and-localization are hard",
                                  u"basic functionality is missing",
                                  u"the basic configuration.",
                                  u"bearer securities and bonds",
                                  u"at 2026-11-26 14:22:06.123456 it failed",
                                  u"2026-11-26T14:22:06Z ERROR",
                                  u"on 26.11.2026 14:22",
                                  u"(2026-11-26) 12 items",
                                  u"from 192.168.100.200 to 10.0.0.255/24",
                                  u"192.168.100.200:8080",
                                  u"at 20:15:30.123456",
                                  u"update KB5001234 for ABC-12345",
                                  u"in 2019 with this from that",
                                  u"the pin: a new one",
                                  u"spin: fast",
                                  u"see ?codes=abcd",
                                  u"Ünïcödé — “quotes” 日本語のテキスト",
                                  u"",
                                  u"a/b/c?d=e&f=g" })
        QTest::newRow(QString::fromUtf16(text).toUtf8().constData()) << QString::fromUtf16(text);
}

void TestMasking::everythingElseStays()
{
    QFETCH(QString, text);
    QCOMPARE(masked(text), text);
}

void TestMasking::maskingTwiceIsMaskingOnce()
{
    const QString once = masked(
        u"ada@example.com, +49 30 901820, 4111111111111111, password=abcd1234, sk-abcdefghijklmnop1"_s);
    QCOMPARE(masked(once), once);
    QCOMPARE(once, u"[email], [phone], [card], password=[key], [key]"_s);
}

void TestMasking::longTextsTakeNoTime_data()
{
    QTest::addColumn<QString>("unit");
    for (const char16_t *unit :
         { u"a", u"1", u"1 ", u"a@", u"a.", u"(", u"-", u"password", u"A1", u"AA11 ", u"://" })
        QTest::newRow(QString::fromUtf16(unit).toUtf8().constData()) << QString::fromUtf16(unit);
}

void TestMasking::longTextsTakeNoTime()
{
    QFETCH(QString, unit);
    const QString text = unit.repeated(20'000 / unit.size());
    QElapsedTimer timer;
    timer.start();
    std::ignore = masked(text);
    QVERIFY2(timer.elapsed() < triage::test::patience, QByteArray::number(timer.elapsed()).constData());
}

void TestMasking::hiddenCharactersAreGone()
{
    const QString text = u"a\u200Bb\u202Ec\u0007d\ne\tf\uFE0Fg\U000E0041h\u2028i"_s;
    QCOMPARE(visible(text), u"abcd\ne\tfgh\ni"_s);
    QCOMPARE(visible(u"naïve 日本 😀"_s), u"naïve 日本 😀"_s);
}

TRIAGE_TEST(TestMasking, QCoreApplication)
#include "tst_masking.moc"
