// SPDX-License-Identifier: GPL-3.0-or-later
#include "samplecalls.h"

#include <QJsonArray>
#include <QRegularExpression>

#include <map>

using namespace Qt::StringLiterals;

namespace triage::test {

namespace {

struct Input
{
    const char *query = "";
    const char *body = "";
    const char *key = ""; ///< The entity that the path names, if it differs from the key's name.
};

/// The input of each operation. Operations without identifiers in query and body have an empty line, which
/// shows that they were considered.
const std::map<QByteArray, Input> inputs{
    { "listBuffers", {} },
    { "createBuffer", { .body = R"({"name":"New"})" } },
    { "getBuffer", {} },
    { "updateBuffer", { .body = R"({"icon":"x"})" } },
    { "deleteBuffer", {} },
    { "restoreBuffer", { .key = "deleted_buffer" } },
    { "listBufferFeedback", {} },
    { "assignFeedback", { .key = "other_buffer" } },
    { "removeFeedback", {} },
    { "moveAllFeedback", { .body = R"({"destination_buffer_id":"<other_buffer>"})" } },
    { "listMoves", {} },
    { "getMove", {} },
    { "undoMove", {} },
    { "listFeedback", { .query = "buffer_id=<buffer>" } },
    { "createFeedback", { .body = R"({"description":"new"})" } },
    { "getFeedback", {} },
    { "updateFeedback", { .body = R"({"title":"changed"})" } },
    { "unconfirmFeedback", {} },
    { "deleteFeedback", {} },
    { "splitFeedback", { .body = R"({"description":"a part"})" } },
    { "listFeedbackBuffers", {} },
    { "listFeedbackTargets", {} },
    { "listNotes", {} },
    { "createNote", { .body = R"({"text":"new"})" } },
    { "getTriage", {} },
    { "updateTriage", { .body = R"({"state":"done","owner_id":"<owner>"})" } },
    { "takeFeedback", {} },
    { "takeNextFeedback", { .body = R"({"buffer_id":"<buffer>","view_id":"<view>"})" } },
    { "listViews", { .query = "include=counts" } },
    { "createView",
      { .body = R"({"name":"new","filter":{"buffer_id":"<buffer>","owner":"<filtered_owner>"}})" } },
    { "getView", {} },
    { "updateView", { .body = R"({"filter":{"buffer_id":"<buffer>","owner":"<filtered_owner>"}})" } },
    { "deleteView", {} },
    { "listTags", {} },
    { "renameTag", { .body = R"({"name":"renamed"})" } },
    { "deleteTag", {} },
    { "listTagChanges", {} },
    { "listSuggestedDuplicates", {} },
    { "undoTagChange", {} },
    { "listDuplicates", {} },
    { "createMerge", { .body = R"({"into":"<feedback>","feedback_ids":["<other_feedback>"]})" } },
    { "undoMerge", {} },
    { "unmergeFeedback", {} },
    { "rejectDuplicate", {} },
    { "forgetRejectedDuplicate", {} },
    { "testRouting",
      { .body
        = R"({"description":"new","buffer_overrides":[{"id":"<buffer>","routing_instructions":"x"}]})" } },
    { "getRouting", {} },
    { "retryRouting", {} },
    { "previewRouting",
      { .body = R"({"buffer_overrides":[{"id":"<buffer>","routing_instructions":"x"}],)"
                R"("filter":{"buffer_id":"<other_buffer>"}})" } },
    { "getRoutingQuality", {} },
    { "listSimilarFeedback", {} },
    { "listResearch", {} },
    { "createResearch", { .body = R"({"question":"new?","buffer_id":"<buffer>"})" } },
    { "getResearch", {} },
    { "deleteResearch", {} },
    { "listChanges", { .query = "since=<cursor>" } },
    { "reportPresence", { .body = R"({"feedback_id":"<feedback>","editing":true})" } },
    { "listTargets", {} },
    { "getTarget", {} },
    { "listTargetFeedback", {} },
    { "createReaction",
      { .body = R"({"target":{"type":"cli_command","metadata":{"command":"new"}},"reaction_value":1})" } },
    { "getReactionSummary", {} },
    { "listTokens", {} },
    { "createToken", { .body = R"({"name":"new","kind":"full_access","member_id":"<colleague>"})" } },
    { "rotateToken", { .body = R"({"overlap_hours":1})" } },
    { "revokeToken", {} },
    { "listMembers", {} },
    { "createMember", { .body = R"({"name":"New","email":"new@example.com","role":"member"})" } },
    { "updateMember", { .body = R"({"name":"Changed"})" } },
    { "deleteMember", {} },
    { "getMe", {} },
    { "getOrganization", {} },
    { "updateOrganization", { .body = R"({"settings":{"create_threshold":0.3}})" } },
    { "getFeedbackPerDay", { .query = "buffer_id=<buffer>" } },
    { "getBufferCounts", { .query = "buffer_id=<buffer>" } },
    { "getRoutingPerDay", { .query = "buffer_id=<buffer>" } },
    { "getConfidenceCounts", { .query = "buffer_id=<buffer>" } },
    { "getClientCounts", { .query = "buffer_id=<buffer>" } },
    { "getLanguageCounts", {} },
    { "getTargetCounts", {} },
    { "getTriageTimes", { .query = "buffer_id=<buffer>" } },
    { "getWorkCounts", {} },
    { "listImports", {} },
    { "importPart", { .body = R"({"format":"json_lines","data":"","import_id":"<import>"})" } },
    { "getImport", {} },
    { "undoImport", {} },
    { "exportFeedback", { .query = "buffer_id=<buffer>" } },
    { "listWebhooks", {} },
    { "createWebhook",
      { .body
        = R"({"url":"https://hooks.invalid/","events":["*"],"enabled":false,"filter":{"buffer_id":"<buffer>"}})" } },
    { "getWebhook", {} },
    { "updateWebhook", { .body = R"({"thin":true,"filter":{"buffer_id":"<buffer>"}})" } },
    { "deleteWebhook", {} },
    { "testWebhook", { .body = R"({"feedback_id":"<feedback>"})" } },
    { "rotateWebhook", {} },
    { "listDeliveries", {} },
    { "replayWebhook", { .body = R"({"since":"2026-01-01T00:00:00.000Z"})" } },
    { "replayDelivery", {} },
    { "createReport", { .body = R"({"message":"new"})" } },
};

const QRegularExpression &place()
{
    static const QRegularExpression expression(u"<(\\w+)>"_s);
    return expression;
}

/// Puts identifiers into the places of a text; counts on from the number of places before it.
QByteArray fill(const QByteArray &text, std::size_t &count,
                const std::function<QByteArray(std::size_t, const QByteArray &)> &identifier)
{
    const QString before = QString::fromUtf8(text);
    QByteArray after;
    qsizetype end = 0;
    for (auto found = place().globalMatch(before); found.hasNext();) {
        const QRegularExpressionMatch match = found.next();
        after += before.mid(end, match.capturedStart() - end).toUtf8();
        after += identifier(count++, match.captured(1).toLatin1());
        end = match.capturedEnd();
    }
    return after + before.mid(end).toUtf8();
}

QJsonObject resolved(const QJsonObject &document, const QJsonObject &value)
{
    const QString reference = value[u"$ref"].toString();
    if (reference.isEmpty())
        return value;
    QJsonValue found = document;
    for (const QString &step : reference.mid(2).split(u'/'))
        found = found[step];
    return found.toObject();
}

/// Names that others chose are not identifiers of ours.
bool isIdentifier(const QString &name)
{
    return name == u"id"_s || name == u"since"_s
        || ((name.endsWith(u"_id"_s) || name.endsWith(u"_ids"_s)) && name != u"user_id"_s);
}

/// Adds the identifiers among the members of a body and of what is inside it.
void addMembers(const QJsonObject &document, const QJsonObject &schema, QStringList &names)
{
    const QJsonObject own = resolved(document, schema);
    const QJsonObject members = own[u"properties"].toObject();
    for (auto each = members.begin(); each != members.end(); ++each) {
        // A since in a body is a time, not a cursor.
        if (isIdentifier(each.key()) && each.key() != u"since"_s)
            names.append(each.key());
        addMembers(document, each.value().toObject(), names);
    }
    if (own.contains(u"items"))
        addMembers(document, own[u"items"].toObject(), names);
    for (const QString &combination : { u"anyOf"_s, u"oneOf"_s, u"allOf"_s }) {
        for (const QJsonValue &each : own[combination].toArray())
            addMembers(document, each.toObject(), names);
    }
}

} // namespace

std::vector<QByteArray> SampleCall::kinds() const
{
    std::vector<QByteArray> all;
    std::size_t count = 0;
    for (const QByteArray &part : { path, query, body }) {
        fill(part, count, [&all](std::size_t, const QByteArray &kind) {
            all.push_back(kind);
            return QByteArray();
        });
    }
    return all;
}

Sent SampleCall::filled(
    const std::function<QByteArray(std::size_t place, const QByteArray &kind)> &identifier) const
{
    std::size_t count = 0;
    Sent request{ method, fill(path, count, identifier), {}, {} };
    const QByteArray parameters = fill(query, count, identifier);
    if (!parameters.isEmpty())
        request.path += '?' + parameters;
    request.body = fill(body, count, identifier);
    return request;
}

std::optional<SampleCall> sampleOf(const ListedEndpoint &endpoint)
{
    const auto input = inputs.find(endpoint.name);
    if (input == inputs.end())
        return std::nullopt;
    QByteArray path = endpoint.path;
    if (*input->second.key)
        path.replace("{buffer_id}", '<' + QByteArray(input->second.key) + '>');
    path.replace("_id}", ">").replace("_name}", ">").replace('{', '<');
    return SampleCall{ endpoint.method, path, input->second.query, input->second.body };
}

QStringList identifiersIn(const QJsonObject &document, const ListedEndpoint &endpoint)
{
    const QJsonObject operation = document[u"paths"][QString::fromLatin1(endpoint.path)]
                                          [QString::fromLatin1(endpoint.method.toLower())]
                                              .toObject();
    if (operation[u"operationId"].toString() != QString::fromLatin1(endpoint.name))
        return { u"the document does not have the operation"_s };
    QStringList names;
    for (const QJsonValue &each : operation[u"parameters"].toArray()) {
        const QJsonObject parameter = resolved(document, each.toObject());
        if (parameter[u"in"].toString() == u"query"_s && isIdentifier(parameter[u"name"].toString()))
            names.append(parameter[u"name"].toString());
    }
    for (const QJsonValue &content : operation[u"requestBody"][u"content"].toObject())
        addMembers(document, content[u"schema"].toObject(), names);
    names.removeDuplicates();
    return names;
}

} // namespace triage::test
