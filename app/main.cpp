// SPDX-License-Identifier: GPL-3.0-or-later
// triage-desk: the desktop client.
#include "actions/preferences.h"
#include "application/accessiblelabels.h"
#include "application/appearance.h"
#include "application/application.h"
#include "application/singleinstance.h"
#include "application/startoptions.h"
#include "application/translations.h"
#include "heap.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>
#include <QMessageLogContext>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace triage::app;

namespace {

constexpr int secondStartExit = 3;

int reportError(const QString &text)
{
    std::fprintf(stderr, "triage-desk: %s\n", qUtf8Printable(text));
    return 2;
}

/// Ends a start that has no screen to open a window on with an exit status, where Qt would leave a core file.
void endWithoutScreen(QtMsgType type, const QMessageLogContext &, const QString &text)
{
    std::fprintf(stderr, "triage-desk: %s\n", qUtf8Printable(text));
    if (type == QtFatalMsg)
        std::_Exit(2);
}

/// Says on the terminal and on the screen why this start ends.
int refuse(Preferences &preferences, const QString &text)
{
    reportError(text);
    showEndOfStart(preferences, text);
    return secondStartExit;
}

} // namespace

int main(int argc, char *argv[])
{
    triage::returnFreedMemory();
    QCoreApplication::setApplicationName(u"triage-desk"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(TRIAGE_VERSION));
    if (StartOptions::onlyPrints(argc, argv)) {
        // Needs no display.
        const QCoreApplication program(argc, argv);
        (void)StartOptions::read(QCoreApplication::arguments());
        return 0;
    }
    const QtMessageHandler messages = qInstallMessageHandler(endWithoutScreen);
    QApplication program(argc, argv);
    qInstallMessageHandler(messages);
    QApplication::setApplicationDisplayName(QString());
    QApplication::setDesktopFileName(u"triage-desk"_s);

    const triage::Result<StartOptions> options = StartOptions::read(QApplication::arguments());
    if (!options)
        return reportError(options.error().detail);
    const ProfilePaths paths = ProfilePaths::of(options->profile);
    QDir().mkpath(QFileInfo(paths.settings).path());
    Preferences preferences(paths.settings);
    Translations translations;
    translations.load(preferences.language());
    SingleInstance instance(paths.data);
    switch (instance.start(options->link)) {
    case SingleInstance::Start::First:
        break;
    case SingleInstance::Start::HandedOver:
        return 0;
    case SingleInstance::Start::OtherDisplay:
        return refuse(
            preferences,
            QCoreApplication::translate(
                "triage::app", "Triage Desk is already open on another display (%1). Close it there first.")
                .arg(instance.owner()));
    case SingleInstance::Start::NoAnswer:
        return refuse(preferences,
                      QCoreApplication::translate("triage::app",
                                                  "Triage Desk is already open and is not responding (%1).")
                          .arg(instance.owner()));
    }
    exposeLabelTexts();
    exposeIdsForTests(program);

    Application application(*options, preferences);
    QApplication::setWindowIcon(QIcon(u":/triage-desk/triage-desk.svg"_s));
    QObject::connect(&instance, &SingleInstance::received, &application, &Application::receive);
    application.start();
    return QApplication::exec();
}
