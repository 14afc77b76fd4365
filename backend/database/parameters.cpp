// SPDX-License-Identifier: GPL-3.0-or-later
#include "database/parameters.h"

#include "database/sqlstate.h"

using namespace Qt::StringLiterals;

namespace triage::storage {

namespace {

const Bind *find(const Binds &binds, const QByteArray &placeholder)
{
    for (const Bind &bind : binds) {
        if (placeholder == bind.name)
            return &bind;
    }
    return nullptr;
}

} // namespace

Result<Parameters> parametersOf(const QByteArray &statement, const SqlText &text, const Binds &binds,
                                const Binds &defaults)
{
    Parameters parameters;
    qsizetype used = 0;
    for (const QByteArray &placeholder : text.placeholders) {
        const Bind *bind = find(binds, placeholder);
        if (bind)
            ++used;
        else
            bind = find(defaults, placeholder);
        if (!bind) {
            qCritical("Statement %s: :%s has no value", statement.constData(), placeholder.constData());
            return loggedFailure();
        }
        // It would end the text on its way to the server.
        if (bind->value && bind->value->contains('\0'))
            return invalidField(QString::fromLatin1(bind->name), u"U+0000 cannot be stored: leave it out."_s);
        parameters.append(bind->value ? bind->value->constData() : nullptr);
    }
    if (used != qsizetype(binds.size())) {
        for (const Bind &bind : binds)
            qCritical("Statement %s was given :%s", statement.constData(), bind.name);
        qCritical("Statement %s has %d placeholders and was given %d values", statement.constData(),
                  int(parameters.size()), int(binds.size()));
        return loggedFailure();
    }
    return parameters;
}

} // namespace triage::storage
