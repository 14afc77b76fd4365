// SPDX-License-Identifier: GPL-3.0-or-later
// Targets: two that mean the same surface are the same target.
#include "domain/target.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;

namespace {

NewTarget endpoint(const QString &method, const QString &path,
                   const std::optional<QString> &host = std::nullopt)
{
    NewTarget target;
    target.type = TargetType::RestEndpoint;
    target.metadata.method = method;
    target.metadata.path = path;
    target.metadata.host = host;
    return target;
}

NewTarget command(const std::vector<QString> &args)
{
    NewTarget target;
    target.type = TargetType::CliCommand;
    target.metadata.command = u"git"_s;
    target.metadata.subcommand = u"remote add"_s;
    target.metadata.args = args;
    return target;
}

QByteArray metadataOf(const NewTarget &target)
{
    const auto normal = normalise(target, u"target"_s);
    return normal ? normal->front().metadata : "refused: " + normal.error().field.toUtf8();
}

} // namespace

class TestTargets : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void spellingMakesNoDifference()
    {
        QCOMPARE(metadataOf(endpoint(u"get"_s, u"/Users"_s, u"API.Example.com"_s)),
                 R"({"method":"GET","path":"/Users","host":"api.example.com"})"_ba);
        QCOMPARE(metadataOf(endpoint(u"GET"_s, u"/users"_s, u""_s)),
                 metadataOf(endpoint(u"get"_s, u"/users"_s)));
    }

    void fieldsOfOtherTypesAreDropped()
    {
        NewTarget target = endpoint(u"GET"_s, u"/users"_s);
        target.metadata.command = u"git"_s;
        target.metadata.pageUrl = u"https://example.com"_s;
        QCOMPARE(metadataOf(target), R"({"method":"GET","path":"/users"})"_ba);
    }

    void theKeyOfATargetIsRequired()
    {
        QCOMPARE(metadataOf(endpoint(u""_s, u"/users"_s)), "refused: target.metadata.method"_ba);
        QCOMPARE(metadataOf(endpoint(u"GET"_s, u" "_s)), "refused: target.metadata.path"_ba);
        NewTarget page;
        page.type = TargetType::Documentation;
        QCOMPARE(metadataOf(page), "refused: target.metadata.page_url"_ba);
        page.type = TargetType::CliCommand;
        QCOMPARE(metadataOf(page), "refused: target.metadata.command"_ba);
    }

    void aCommandWithSeveralArgsIsATargetForEach()
    {
        const auto apart = normalise(command({ u"--tags"_s, u"--fetch"_s }), u"target"_s);
        QVERIFY(apart);
        QCOMPARE(apart->size(), std::size_t(2));
        QCOMPARE(apart->at(0).displayName, u"git remote add --tags"_s);
        QCOMPARE(apart->at(1).metadata,
                 R"({"command":"git","subcommand":"remote add","args":["--fetch"]})"_ba);

        const auto together = normalise(command({ u"--tags"_s, u"--fetch"_s }), u"target"_s, true);
        QVERIFY(together);
        QCOMPARE(together->size(), std::size_t(1));
        QCOMPARE(together->front().displayName, u"git remote add --tags --fetch"_s);
        QCOMPARE(normalise(command({}), u"target"_s)->front().displayName, u"git remote add"_s);
    }
};

TRIAGE_TEST_WITHOUT_APPLICATION(TestTargets)
#include "tst_targets.moc"
