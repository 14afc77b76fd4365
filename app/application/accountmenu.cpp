// SPDX-License-Identifier: GPL-3.0-or-later
#include "application/accountmenu.h"

#include "application/application.h"

#include <QMenu>

using namespace Qt::StringLiterals;

namespace triage::app {

void addAccountMenu(QMenu &file, const std::vector<KnownAccount> &accounts, const QString &openFolder,
                    QObject *owner, const std::function<void(const KnownAccount &)> &open)
{
    QMenu *menu = file.addMenu(Application::tr("S&witch Organization"));
    menu->setObjectName(u"switchMenu"_s);
    for (const KnownAccount &known : accounts) {
        QString name = Application::tr("%1 on %2", "organization, server")
                           .arg(known.organizationName, known.server.host());
        QAction *action = menu->addAction(name.replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(known.folder == openFolder);
        QObject::connect(
            action, &QAction::triggered, owner, [open, known] { open(known); }, Qt::QueuedConnection);
    }
    const QList<QAction *> actions = file.actions();
    file.insertMenu(actions.value(1), menu);
}

} // namespace triage::app
