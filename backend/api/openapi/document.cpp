// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/openapi/document.h"

#include "api/openapi/operationjson.h"
#include "api/openapi/schemajson.h"
#include "api/openapi/sharedcomponents.h"

#include <algorithm>

namespace triage::api::openapi {

namespace {

/// Writes where to report problems, if the operator published that.
void writeContact(JsonWriter &out, const QString &contact)
{
    const QString mail = QStringLiteral("mailto:");
    if (contact.isEmpty())
        return;
    out.key("contact");
    out.beginObject();
    out.key(contact.startsWith(mail) ? "email" : "url");
    out.text(contact.startsWith(mail) ? contact.sliced(mail.size()) : contact);
    out.endObject();
}

void writeInfo(JsonWriter &out, const Addresses &addresses)
{
    out.key("info");
    out.beginObject();
    writeTextMember(out, "title", "Triage Desk API");
    writeTextMember(out, "version", TRIAGE_VERSION);
    writeTextMember(out, "summary", "Collects feedback and sorts it into buffers.");
    writeTextMember(out, "description", introduction());
    writeContact(out, addresses.contact);
    out.key("license");
    out.raw(R"({"name":"GNU General Public License, version 3 or later","identifier":"GPL-3.0-or-later"})");
    out.endObject();
}

void writeTags(JsonWriter &out, const Catalogue &catalogue)
{
    out.key("tags");
    out.beginArray();
    for (const Family &family : catalogue.families()) {
        out.beginObject();
        writeTextMember(out, "name", family.name);
        writeTextMember(out, "description", family.description);
        out.endObject();
    }
    out.endArray();
}

struct Member
{
    const Family *family;
    const DocumentedOperation *operation;
};

/// Writes each path once, with its operations.
void writePaths(JsonWriter &out, const Catalogue &catalogue)
{
    std::vector<std::pair<std::string_view, std::vector<Member>>> paths;
    for (const Family &family : catalogue.families()) {
        for (const DocumentedOperation &operation : family.operations) {
            auto path = std::find_if(paths.begin(), paths.end(),
                                     [&](const auto &each) { return each.first == operation.endpoint.path; });
            if (path == paths.end())
                path = paths.insert(path, { operation.endpoint.path, {} });
            path->second.push_back({ &family, &operation });
        }
    }
    out.key("paths");
    out.beginObject();
    for (const auto &[path, members] : paths) {
        out.key(QByteArray(path.data(), qsizetype(path.size())).constData());
        out.beginObject();
        for (const Member &member : members) {
            out.key(QByteArray(toWord(member.operation->endpoint.method)).toLower().constData());
            writeOperation(out, *member.operation, member.family->name);
        }
        out.endObject();
    }
    out.endObject();
}

void writeSchemas(JsonWriter &out, const Catalogue &catalogue)
{
    out.key("schemas");
    out.beginObject();
    for (const Components::Named &each : catalogue.components().all()) {
        out.key(each.name.constData());
        writeSchema(out, each.schema);
    }
    out.key("Problem");
    writeProblemSchema(out);
    out.endObject();
}

void writeComponents(JsonWriter &out, const Catalogue &catalogue, const Addresses &addresses)
{
    out.key("components");
    out.beginObject();
    writeSchemas(out, catalogue);
    writeSharedComponents(out, catalogue, addresses);
    out.endObject();
}

} // namespace

QByteArray introduction()
{
    return "Triage Desk collects pieces of user feedback for an organization and sorts them into buffers. "
           "Creating "
           "feedback answers at once; a classifier then routes it in the background to zero or more "
           "buffers.\n\n"
           "Every request carries a token, `Authorization: Bearer <token>`, which names the organization. "
           "Full-access "
           "tokens (`ib_…`) are for servers, widget tokens (`ibw_…`) for browsers. Field names are "
           "snake_case. "
           "Identifiers are opaque. Times are UTC. Parameters and keys of a body that mean nothing are "
           "passed over, and the header `Ignored` of the answer names them; with "
           "`Prefer: handling=strict` (RFC 7240) they are refused. Words and booleans in a query can be "
           "written in any case. Lengths count Unicode code points. PATCH is JSON Merge Patch (RFC 7396).\n\n"
           "Errors are problem documents (RFC 9457): switch on `type`, show `detail` where `category` is "
           "`user`, and "
           "log it otherwise. Every answer carries `X-Request-Id`: the one of the request, or a new one.";
}

QByteArray document(const Catalogue &catalogue, const Addresses &addresses)
{
    JsonWriter out;
    out.reserve(256 * 1024);
    out.beginObject();
    writeTextMember(out, "openapi", "3.1.0");
    writeInfo(out, addresses);
    out.key("servers");
    out.beginArray();
    out.beginObject();
    out.key("url");
    out.text(addresses.publicUrl);
    writeTextMember(out, "description", "This service");
    out.endObject();
    out.endArray();
    out.key("security");
    out.raw(R"([{"token":[]}])");
    writeTags(out, catalogue);
    writePaths(out, catalogue);
    writeWebhooks(out, catalogue.messages());
    writeComponents(out, catalogue, addresses);
    out.endObject();
    return out.take();
}

} // namespace triage::api::openapi
