// SPDX-License-Identifier: GPL-3.0-or-later
#include "api/pages/requestsnippets.h"

#include "api/openapi/schemajson.h"

namespace triage::api::pages {

namespace {

struct ExampleRequest
{
    QByteArray method;
    QByteArray url;
    QByteArray body; ///< Indented JSON; empty if there is none.
    bool needsToken = true;
};

/// Returns the text as one word of a shell.
QByteArray shellWord(QByteArray text)
{
    return '\'' + text.replace('\'', "'\\''") + '\'';
}

/// Returns the text with its lines, except the first, moved to the right.
QByteArray indentedBy(int spaces, QByteArray text)
{
    return text.replace('\n', '\n' + QByteArray(spaces, ' '));
}

QByteArray curlOf(const ExampleRequest &request)
{
    QByteArray command = "curl -sS";
    const bool isImplied = request.method == "GET" || (request.method == "POST" && !request.body.isEmpty());
    if (!isImplied)
        command += " -X " + request.method;
    command += ' ' + shellWord(request.url);
    if (request.needsToken)
        command += " \\\n  -H \"Authorization: Bearer $TOKEN\"";
    if (!request.body.isEmpty())
        command += " \\\n  -H 'Content-Type: application/json' \\\n  -d "
            + shellWord(indentedBy(2, request.body));
    return command;
}

QByteArray typeScriptOf(const ExampleRequest &request)
{
    QByteArray code
        = "const response = await fetch(\"" + request.url + "\", {\n  method: \"" + request.method + "\",\n";
    if (request.needsToken) {
        code += "  headers: { Authorization: `Bearer ${process.env.TOKEN}`";
        code += request.body.isEmpty() ? " },\n" : ", \"Content-Type\": \"application/json\" },\n";
    }
    if (!request.body.isEmpty())
        code += "  body: JSON.stringify(" + indentedBy(2, request.body) + "),\n";
    return code + "})\nconsole.log(response.status, await response.text())";
}

QByteArray pythonOf(const ExampleRequest &request)
{
    QByteArray code
        = request.needsToken ? "import os\nimport urllib.request\n\n" : "import urllib.request\n\n";
    code += "request = urllib.request.Request(\"" + request.url + "\", method=\"" + request.method + "\"";
    if (request.needsToken) {
        code += ", headers={\n    \"Authorization\": \"Bearer \" + os.environ[\"TOKEN\"],\n";
        if (!request.body.isEmpty())
            code += "    \"Content-Type\": \"application/json\",\n";
        code += '}';
    }
    if (!request.body.isEmpty())
        code += ", data=r\"\"\"" + request.body + "\"\"\".encode()";
    return code
        + ")\nwith urllib.request.urlopen(request) as response:\n"
          "    print(response.status, response.read().decode())";
}

} // namespace

std::vector<RequestSnippet> requestSnippets(const openapi::DocumentedOperation &operation,
                                            const openapi::Addresses &addresses)
{
    ExampleRequest request;
    request.method = toWord(operation.endpoint.method);
    request.url
        = addresses.publicUrl.toUtf8() + openapi::examplePath(operation.endpoint.path, operation.parameters);
    request.needsToken = operation.endpoint.access != Access::Open;
    if (operation.body)
        request.body = openapi::indented(operation.body->example);
    return { { "curl", "language-sh", curlOf(request), true },
             { "TypeScript", "language-ts", typeScriptOf(request) },
             { "Python", "language-python", pythonOf(request) } };
}

} // namespace triage::api::pages
