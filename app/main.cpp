// SPDX-License-Identifier: GPL-3.0-or-later
// triage-desk: the desktop client.
#include "actions/preferences.h"
#include "application/accessibleids.h"
#include "application/accessiblelabels.h"
#include "application/application.h"
#include "application/singleinstance.h"
#include "application/startoptions.h"
#include "application/translations.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QIcon>

#include <csignal>
#include <cstdio>

using namespace Qt::StringLiterals;
using namespace triage::app;

namespace {

int reportError(const QString &text)
{
    std::fprintf(stderr, "triage-desk: %s\n", qUtf8Printable(text));
    return 2;
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication program(argc, argv);
    QApplication::setApplicationName(u"triage-desk"_s);
    QApplication::setApplicationDisplayName(QString());
    QApplication::setApplicationVersion(QStringLiteral(TRIAGE_VERSION));
    QApplication::setDesktopFileName(u"triage-desk"_s);

    const triage::Result<StartOptions> options = StartOptions::read(QApplication::arguments());
    if (!options)
        return reportError(options.error().detail);
    const ProfilePaths paths = ProfilePaths::of(options->profile);
    SingleInstance instance(paths.settings);
    switch (instance.start(options->link)) {
    case SingleInstance::Start::First:
        break;
    case SingleInstance::Start::HandedOver:
        return 0;
    case SingleInstance::Start::NoAnswer:
        return reportError(u"another Triage Desk is running and does not answer"_s);
    }
    QDir().mkpath(QFileInfo(paths.settings).path());
    Preferences preferences(paths.settings);
    Translations translations;
    translations.load(preferences.language());
    exposeLabelTexts();
    AccessibleIds ids;
    if (AccessibleIds::wanted())
        program.installEventFilter(&ids);

    Application application(*options, preferences);
    QApplication::setWindowIcon(QIcon(u":/triage-desk/triage-desk.svg"_s));
    QObject::connect(&instance, &SingleInstance::received, &application, &Application::receive);
    application.start();
    return QApplication::exec();
}
