// SPDX-License-Identifier: GPL-3.0-or-later
#include "dialogs/preferences/preferencespages.h"

#include "actions/preferences.h"
#include "dialogs/preferences/preferencesform.h"
#include "models/labels.h"
#include "store/localstore.h"
#include "theme/theme.h"
#include "widgets/inklabel.h"
#include "widgets/textdirection.h"

#include <QCheckBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace triage::app {

namespace {

/// Returns "en" and the languages that were built in.
QStringList builtInLanguages()
{
    QStringList languages{ u"en"_s };
    for (const QString &file : QDir(u":/i18n"_s).entryList({ u"triage-desk_*.qm"_s }))
        languages << file.mid(12).chopped(3);
    languages.removeDuplicates();
    return languages;
}

void addText(QFormLayout *form, Theme &theme, const QString &text)
{
    auto *note = new InkLabel(theme, Ink::TextSecondary, Type::Caption);
    note->setText(text);
    form->addRow(note);
}

void addFact(QFormLayout *form, const QString &label, const QString &value)
{
    auto *text = new QLabel(inWindowDirection(value));
    text->setTextFormat(Qt::PlainText);
    text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    form->addRow(new QLabel(label), text);
}

} // namespace

QWidget *PreferencesPages::general(const Context &context, QWidget *parent)
{
    auto *page = new QWidget(parent);
    QFormLayout *form = makeForm(page);
    const std::optional<Organization> organization = context.store.organization();
    const std::optional<Me> me = context.store.me();
    addFact(form, tr("Organization:"), organization ? organization->name : context.organization);
    if (me)
        addFact(form, tr("Signed in as:"),
                me->role == Role::Admin ? tr("%1, administrator").arg(me->member.name)
                                        : tr("%1, member").arg(me->member.name));
    addFact(form, tr("Server:"), context.server);
    auto *restore = new QCheckBox(tr("&Reopen the last list on start"));
    restore->setObjectName(u"restoreCheck"_s);
    restore->setChecked(context.preferences.value(u"general/restoreList"_s, true).toBool());
    Preferences *preferences = &context.preferences;
    QObject::connect(restore, &QCheckBox::toggled, restore,
                     [preferences](bool on) { preferences->setValue(u"general/restoreList"_s, on); });
    form->addRow(restore);
    return page;
}

QWidget *PreferencesPages::appearance(const Context &context, QWidget *parent)
{
    auto *page = new QWidget(parent);
    QFormLayout *form = makeForm(page);
    Preferences *preferences = &context.preferences;
    addCombo(form, u"themeCombo"_s, tr("&Theme:"), tr("Theme"),
             { { tr("Match system"), int(ThemeChoice::System) },
               { tr("Light"), int(ThemeChoice::Light) },
               { tr("Dark"), int(ThemeChoice::Dark) },
               { tr("High contrast"), int(ThemeChoice::HighContrast) } },
             int(preferences->theme()),
             [preferences](const QVariant &value) { preferences->setTheme(ThemeChoice(value.toInt())); });
    addCombo(form, u"densityCombo"_s, tr("&Density:"), tr("Density"),
             { { tr("Comfortable"), int(Density::Comfortable) }, { tr("Compact"), int(Density::Compact) } },
             int(preferences->density()),
             [preferences](const QVariant &value) { preferences->setDensity(Density(value.toInt())); });
    std::vector<Choice> sizes;
    for (int percent = 80; percent <= 200; percent += 10)
        sizes.push_back({ Labels::percent(percent / 100.0), percent });
    addCombo(form, u"textSizeCombo"_s, tr("Text &size:"), tr("Text size"), sizes,
             qRound(preferences->textScale() * 100),
             [preferences](const QVariant &value) { preferences->setTextScale(value.toInt() / 100.0); });
    std::vector<Choice> languages{ { tr("Match system"), QString() } };
    for (const QString &language : builtInLanguages())
        languages.push_back({ Labels::language(language), language });
    addCombo(form, u"languageCombo"_s, tr("&Language:"), tr("Language"), languages, preferences->language(),
             [preferences](const QVariant &value) { preferences->setLanguage(value.toString()); });
    addText(form, context.theme, tr("Restart to change the language."));
    return page;
}

QWidget *PreferencesPages::offline(const Context &context, QWidget *parent)
{
    auto *page = new QWidget(parent);
    QFormLayout *form = makeForm(page);
    Preferences *preferences = &context.preferences;
    std::vector<Choice> limits;
    for (const int limit : { 10'000, 50'000, 100'000, 200'000, 500'000, 1'000'000 })
        limits.push_back({ QLocale().toString(limit), qlonglong(limit) });
    addCombo(form, u"cacheLimitCombo"_s, tr("&Keep offline:"), tr("Keep offline"), limits,
             qlonglong(preferences->cacheLimit()),
             [preferences](const QVariant &value) { preferences->setCacheLimit(value.toLongLong()); });
    addText(form, context.theme,
            tr("How much of the newest feedback is kept on this computer, so that it can be read and "
               "searched without the "
               "server. A change counts from the next start on."));
    auto *clear = new QCheckBox(tr("&Re-download everything at next start"));
    clear->setObjectName(u"clearCacheCheck"_s);
    clear->setChecked(preferences->value(u"offline/clear"_s, false).toBool());
    QObject::connect(clear, &QCheckBox::toggled, clear,
                     [preferences](bool on) { preferences->setValue(u"offline/clear"_s, on); });
    form->addRow(clear);
    addText(form, context.theme, tr("Clears downloaded data. Unsent changes are kept."));
    return page;
}

QWidget *PreferencesPages::privacy(const Context &context, QWidget *parent)
{
    auto *page = new QWidget(parent);
    auto *column = makeLayout<QVBoxLayout>(space::m, page);
    const QStringList facts{
        tr("Your token is kept in the system’s keyring, if you asked for that; otherwise until the program "
           "ends."),
        tr("Downloaded feedback is stored in your private folder."),
        tr("Triage Desk connects only to %1. No tracking.").arg(context.server),
    };
    for (const QString &fact : facts) {
        auto *label = new InkLabel(context.theme, Ink::Text, Type::Body, page);
        label->setText(fact);
        column->addWidget(label);
    }
    auto *presence = new QCheckBox(tr("Show &others what I am looking at"), page);
    presence->setObjectName(u"presenceCheck"_s);
    Preferences *preferences = &context.preferences;
    presence->setChecked(preferences->showsPresence());
    QObject::connect(presence, &QCheckBox::toggled, presence,
                     [preferences](bool on) { preferences->setShowsPresence(on); });
    column->addWidget(presence);
    column->addStretch();
    return page;
}

} // namespace triage::app
