// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "mcp/stdio/stdiobridge.h"

#include <iostream>
#include <string>

using namespace Qt::StringLiterals;

namespace triage::cli {

namespace {

struct BridgeOptions
{
    QString server;
    QString tokenFile;
};

/// Passes on messages until the input ends.
int bridge(const BridgeOptions &options)
{
    const auto address = mcp::mcpAddress(options.server);
    const auto token = mcp::tokenIn(options.tokenFile);
    if (!address || !token) {
        printError(!address ? address.error().detail : token.error().detail);
        return failed;
    }
    mcp::StdioBridge messages(*address, *token, [](const QByteArray &line) {
        std::cout.write(line.constData(), line.size()) << std::endl;
    });
    for (std::string line; std::getline(std::cin, line);) {
        const QByteArray message = QByteArray::fromStdString(line).trimmed();
        if (!message.isEmpty())
            messages.send(message);
    }
    return done;
}

} // namespace

void addMcp(CommandLine &line)
{
    const auto options = std::make_shared<BridgeOptions>();
    Command command = line.command(
        "mcp",
        "Lets a program on this computer use a server's tools (Model Context Protocol) by input and output");
    command.text({ "--server", "URL", "The address of the server", Need::Required }, options->server);
    command.text({ "--token-file", "FILE", "The file that contains the token", Need::Required },
                 options->tokenFile);
    command.byItself([options] { return bridge(*options); });
}

} // namespace triage::cli
