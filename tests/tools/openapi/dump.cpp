// SPDX-License-Identifier: GPL-3.0-or-later
// Prints the OpenAPI document for linters.
#include "api/openapi/document.h"

#include <cstdio>

int main()
{
    using namespace triage::api;
    const openapi::Addresses addresses{ QStringLiteral("https://feedback.acme.test"),
                                        QStringLiteral("https://feedback.acme.test/docs/api/problems") };
    const QByteArray document = openapi::document(openapi::catalogue(), addresses);
    std::fwrite(document.constData(), 1, std::size_t(document.size()), stdout);
    return std::ferror(stdout) ? 1 : 0;
}
