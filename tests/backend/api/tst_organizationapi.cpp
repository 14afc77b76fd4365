// SPDX-License-Identifier: GPL-3.0-or-later
// The organization through the API: what it shows, and how its settings are changed.

#include "support/testbackend.h"
#include "support/testprogram.h"

#include <QTest>

using namespace Qt::StringLiterals;
using namespace triage;
using namespace triage::test;

namespace {

const Members settings{ { "ai_routing_enabled", true }, { "auto_create_buffers", false },
                        { "assign_threshold", 0.8 },    { "review_threshold", 0.5 },
                        { "create_threshold", 0.4 },    { "auto_merge_threshold", nullptr } };

} // namespace

class TestOrganizationApi : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyMemberSeesTheOrganization();
    void usageCountsWhatThereIs();
    void settingsAreMergedOneByOne();
    void theNameChangesAndTheSlugStays();
    void aPatchWithoutEffectIsNotAChange();
    void wrongSettingsAreNamed_data();
    void wrongSettingsAreNamed();
    void aRefusedPatchChangesNothing();
    void routingFollowsTheSettings();
    void followersOfChangesReceiveIt();

private:
    TestBackend m_backend;
};

void TestOrganizationApi::everyMemberSeesTheOrganization()
{
    Desk desk(m_backend, 5);
    const Answer own = desk.member.get("/organization");
    QCOMPARE(own.outcome(), u"200"_s);
    QCOMPARE(own["name"].toString(), desk.organization().name);
    QCOMPARE(own["slug"].toString().toUtf8(), desk.slug());
    QCOMPARE(own["settings"], QJsonValue(settings.object()));
    const Members usage{ { "feedback_created", 0 },
                         { "feedback_limit", 5 },
                         { "buffers", 0 },
                         { "members", 2 },
                         { "webhooks_switched_off", 0 } };
    QCOMPARE(own["usage"], QJsonValue(usage.object()));
    QCOMPARE(own.json()[u"data"].toObject().keys(),
             (QStringList{ u"created_at"_s, u"id"_s, u"name"_s, u"settings"_s, u"slug"_s, u"usage"_s }));
    const Members meta{
        { "links",
          object({ { "api", object({ { "self", "/api/v0/organization" } }) }, { "web", nullptr } }) },
        { "related", QJsonObject() }
    };
    QCOMPARE(own.meta(), meta.object());
    QCOMPARE(desk.widget.send({ "GET", "/organization", {}, { { "Origin", Desk::origin } } }).outcome(),
             u"403 widget-token-restricted"_s);
}

void TestOrganizationApi::usageCountsWhatThereIs()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    QCOMPARE(desk.remove("/buffers/" + desk.buffer("Gone")).outcome(), u"204"_s);
    desk.feedback("one");
    QCOMPARE(desk.remove("/feedback/" + desk.settled("two")).outcome(), u"204"_s);
    const Members usage{ { "feedback_created", 2 },
                         { "feedback_limit", nullptr },
                         { "buffers", 1 },
                         { "members", 2 },
                         { "webhooks_switched_off", 0 } };
    QCOMPARE(desk.get("/organization")["usage"], QJsonValue(usage.object()));
}

void TestOrganizationApi::settingsAreMergedOneByOne()
{
    Desk desk(m_backend);
    Members expected = settings;
    for (const auto &[name, value] :
         std::initializer_list<std::pair<const char *, Json>>{ { "ai_routing_enabled", false },
                                                               { "auto_create_buffers", true },
                                                               { "assign_threshold", 1 },
                                                               { "review_threshold", 0.75 },
                                                               { "create_threshold", 0 } }) {
        const Answer changed = desk.patch("/organization", { { "settings", object({ { name, value } }) } });
        QCOMPARE(changed.outcome(), u"200"_s);
        expected = expected.with(name, value);
        QCOMPARE(changed["settings"], QJsonValue(expected.object()));
        QCOMPARE(desk.get("/organization").body, changed.body);
    }
}

void TestOrganizationApi::theNameChangesAndTheSlugStays()
{
    Desk desk(m_backend);
    const Answer renamed = desk.patch("/organization", { { "name", "Größe" } });
    QCOMPARE(renamed.outcome(), u"200"_s);
    QCOMPARE(renamed["name"], u"Größe"_s);
    QCOMPARE(renamed["slug"].toString().toUtf8(), desk.slug());
    QCOMPARE(renamed["settings"], QJsonValue(settings.object()));
    QCOMPARE(desk.get("/me")["organization"].toObject()[u"name"], u"Größe"_s);
}

void TestOrganizationApi::aPatchWithoutEffectIsNotAChange()
{
    Desk desk(m_backend);
    const QString change
        = u"select change from organization where organization = %1"_s.arg(desk.organization().id.value());
    const QString before = m_backend.value(change);
    const Answer own = desk.get("/organization");
    for (const Members &patch :
         { Members(), Members{ { "settings", QJsonObject() } }, Members{ { "settings", settings.object() } },
           Members{ { "slug", "other" }, { "usage", nullptr } } }) {
        const Answer same = desk.patch("/organization", patch);
        QCOMPARE(same.outcome(), u"200"_s);
        QCOMPARE(same.body, own.body);
        QCOMPARE(m_backend.value(change), before);
    }
    desk.patch("/organization", { { "name", "New" } });
    QVERIFY(m_backend.value(change).toLongLong() > before.toLongLong());
}

void TestOrganizationApi::wrongSettingsAreNamed_data()
{
    QTest::addColumn<Members>("patch");
    QTest::addColumn<QString>("field");
    QTest::newRow("null name") << Members{ { "name", nullptr } } << u"name"_s;
    QTest::newRow("blank name") << Members{ { "name", " " } } << u"name"_s;
    QTest::newRow("long name") << Members{ { "name", QByteArray(101, 'x') } } << u"name"_s;
    QTest::newRow("null settings") << Members{ { "settings", nullptr } } << u"settings"_s;
    QTest::newRow("list of settings") << Members{ { "settings", QJsonArray() } } << u"settings"_s;
    const auto setting = [](const char *row, const Members &wrong, const char *field) {
        QTest::newRow(row) << Members{ { "settings", wrong.object() } }
                           << u"settings."_s + QLatin1StringView(field);
    };
    setting("text as flag", { { "ai_routing_enabled", "no" } }, "ai_routing_enabled");
    setting("null flag", { { "auto_create_buffers", nullptr } }, "auto_create_buffers");
    setting("null threshold", { { "create_threshold", nullptr } }, "create_threshold");
    setting("above one", { { "assign_threshold", 1.01 } }, "assign_threshold");
    setting("below zero", { { "review_threshold", -0.1 } }, "review_threshold");
    setting("text as threshold", { { "create_threshold", "0.5" } }, "create_threshold");
    setting("review above assign", { { "review_threshold", 0.9 } }, "review_threshold");
    setting("assign below review", { { "assign_threshold", 0.4 } }, "assign_threshold");
    setting("both, the wrong way round", { { "assign_threshold", 0.2 }, { "review_threshold", 0.3 } },
            "review_threshold");
}

void TestOrganizationApi::wrongSettingsAreNamed()
{
    QFETCH(Members, patch);
    QFETCH(QString, field);
    Desk desk(m_backend);
    QCOMPARE(desk.patch("/organization", patch).outcome(), u"422 invalid-field-value "_s + field);
}

void TestOrganizationApi::aRefusedPatchChangesNothing()
{
    Desk desk(m_backend);
    const Answer before = desk.get("/organization");
    const Members patch{ { "name", "New" },
                         { "settings",
                           object({ { "auto_create_buffers", true }, { "review_threshold", 0.9 } }) } };
    QCOMPARE(desk.patch("/organization", patch).outcome(),
             u"422 invalid-field-value settings.review_threshold"_s);
    QCOMPARE(desk.get("/organization").body, before.body);
    const Members equal{ { "settings",
                           object({ { "assign_threshold", 0.6 }, { "review_threshold", 0.6 } }) } };
    QCOMPARE(desk.patch("/organization", equal).outcome(), u"200"_s);
}

void TestOrganizationApi::routingFollowsTheSettings()
{
    Desk desk(m_backend);
    desk.buffer("Bugs");
    desk.patch("/organization", { { "settings", object({ { "ai_routing_enabled", false } }) } });
    QCOMPARE(desk.routed(desk.feedback("It crashes"))["routing_status"], u"skipped"_s);
    QCOMPARE(desk.post("/routing/test", { { "description", "It crashes" } }).outcome(), u"403 forbidden"_s);
    desk.patch("/organization", { { "settings", object({ { "ai_routing_enabled", true } }) } });
    QCOMPARE(desk.routed(desk.feedback("It crashes again"))["routing_status"], u"routed"_s);
}

void TestOrganizationApi::followersOfChangesReceiveIt()
{
    Desk desk(m_backend);
    const QByteArray cursor = desk.get("/changes").meta("cursor").toString().toUtf8();
    const Answer changed
        = desk.patch("/organization", { { "settings", object({ { "auto_create_buffers", true } }) } });
    const QJsonArray changes = desk.get("/changes?since=" + cursor).items();
    const Members entry{ { "type", "organization" },
                         { "id", changed.id() },
                         { "op", "upsert" },
                         { "data", changed.json()[u"data"] } };
    QCOMPARE(changes, array({ entry.object() }));
}

TRIAGE_TEST(TestOrganizationApi, QCoreApplication)
#include "tst_organizationapi.moc"
