// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commandline.h"
#include "cli/commands.h"
#include "cli/counted.h"
#include "cli/democontent.h"
#include "cli/demohistory.h"
#include "cli/jsonobject.h"
#include "domain/tokentext.h"
#include "services/buffers/bufferservice.h"
#include "services/people/operators.h"
#include "stores/triage/viewstore.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace triage::cli {

using storage::AccountWriter;
using storage::Connection;
using storage::Transaction;

namespace {

const QString slug = u"demo"_s;

/// The demonstration as it is after the command.
struct Demo
{
    bool created = false;
    std::vector<Member> members;
    std::vector<services::IssuedToken> tokens; ///< Only tokens that this command created.
    qint64 buffers = 0;
    qint64 feedback = 0;
};

/// Returns the organization; empty if it has to be created.
Result<OrganizationId> findOrMakeOrganization(Connection &database)
{
    const auto made
        = services::createOrganization(database, { .name = u"Demo"_s, .slug = slug, .feedbackLimit = {} });
    if (made)
        return made->id;
    if (made.error().type != ProblemType::Conflict)
        return made.error();
    const auto found = services::organizationOf(database, slug);
    if (!found)
        return found.error();
    return found->id;
}

Result<services::IssuedToken> makeTokenOf(AccountWriter &accounts, const Member &member, TokenKind kind,
                                          const QString &name, const std::vector<QString> &origins)
{
    const QByteArray token = makeToken(kind);
    const auto id = accounts.addToken(member.id, member.id, name, kind, tokenHash(token),
                                      QString::fromLatin1(token.last(4)), origins);
    if (!id)
        return id.error();
    return services::IssuedToken{ *id, name, kind, token };
}

Result<void> addPeople(Transaction &tx, Demo &demo)
{
    AccountWriter accounts(tx);
    const auto admin = accounts.addMember(u"Ada Admin"_s, u"admin@demo.example"_s, Role::Admin);
    if (!admin)
        return admin.error();
    const auto member = accounts.addMember(u"Max Member"_s, u"member@demo.example"_s, Role::Member);
    if (!member)
        return member.error();
    demo.members = { *admin, *member };
    auto full = makeTokenOf(accounts, *admin, TokenKind::FullAccess, u"demo"_s, {});
    if (!full)
        return full.error();
    auto widget = makeTokenOf(accounts, *admin, TokenKind::Widget, u"demo widget"_s, { u"*"_s });
    if (!widget)
        return widget.error();
    demo.tokens = { std::move(*full), std::move(*widget) };
    return {};
}

Result<void> addContent(Transaction &tx, const DemoContent &content, Demo &demo)
{
    std::vector<Buffer> buffers;
    for (const NewBuffer &each : content.buffers) {
        auto made = services::makeBuffer(tx, each, false);
        if (!made)
            return made.error();
        buffers.push_back(std::move(*made));
    }
    if (const auto learnt = storage::FeedbackWriter(tx).learnWords(content.words); !learnt)
        return learnt.error();
    // As an import, because only imports have a past. Undoing it empties the organization.
    const Member &admin = demo.members.front();
    std::vector<storage::ImportedItem> items = demoHistory(content.feedback, buffers, demo.members, tx.now());
    storage::ImportWriter writer(tx);
    auto import = writer.begin(u"demo"_s, admin.id, 1);
    if (!import)
        return import.error();
    if (const auto stored = writer.store(*import->id, items, admin.id); !stored)
        return stored.error();
    import->line = import->created = qint64(items.size());
    import->state = ImportState::Done;
    import->endedAt = tx.now();
    if (const auto advanced = writer.advance(*import); !advanced)
        return advanced.error();
    demo.buffers = qint64(buffers.size());
    demo.feedback = qint64(items.size());
    return {};
}

/// Adds views that everybody sees: lists of open work that people go through from the oldest on.
Result<void> addViews(Transaction &tx, const Member &owner)
{
    SavedView refunds;
    refunds.name = u"Money back"_s;
    refunds.icon = u"star"_s;
    refunds.filter.tags = { u"money back"_s };
    SavedView cards;
    cards.name = u"Cards, last 30 days"_s;
    cards.filter.tags = { u"card"_s };
    cards.filter.createdAfter = FilterTime::fromText(u"-29d"_s);
    storage::ViewWriter writer(tx, owner.id);
    int position = 0;
    for (SavedView *view : { &refunds, &cards }) {
        view->id = tx.take<ViewId>();
        view->filter.states = TriageStates{ TriageState::Open };
        view->filter.snoozed = false;
        view->filter.duplicates = DuplicatesFilter::Hide;
        view->sortBy = SortBy::CreatedAt;
        view->order = SortOrder::Ascending;
        view->visibility = Visibility::Shared;
        view->owner = owner.id;
        view->position = position++;
        view->updatedAt = tx.now();
        if (const auto inserted = writer.insert(*view); !inserted)
            return inserted.error();
    }
    return {};
}

/// Describes an organization that has members already.
Result<Demo> lookAt(Transaction &tx, std::vector<Member> members)
{
    Demo demo{ .created = false, .members = std::move(members), .tokens = {} };
    api::PageRequest page;
    const auto buffers = storage::BufferStore(tx.connection(), tx.organization()).list(page);
    if (!buffers)
        return buffers.error();
    demo.buffers = buffers->total;
    const auto organizations = storage::listOrganizations(tx.connection());
    if (!organizations)
        return organizations.error();
    for (const auto &each : *organizations) {
        if (each.id == tx.organization())
            demo.feedback = each.feedback;
    }
    return demo;
}

/// Fills an organization without members, which cannot have been used: it is new, or left by a run that was
/// interrupted. Everything is written in one transaction.
Result<Demo> fill(Transaction &tx, const DemoContent &content)
{
    auto members = AccountWriter(tx).members();
    if (!members)
        return members.error();
    if (!members->empty())
        return lookAt(tx, std::move(*members));
    Demo demo;
    demo.created = true;
    if (const auto added = addPeople(tx, demo); !added)
        return added.error();
    if (const auto added = addContent(tx, content, demo); !added)
        return added.error();
    if (const auto added = addViews(tx, demo.members.front()); !added)
        return added.error();
    return demo;
}

RawJson jsonOf(const Demo &demo)
{
    std::vector<RawJson> members;
    for (const Member &each : demo.members)
        members.push_back(
            JsonObject().with("email", each.email).with("role", each.role).with("name", each.name).json());
    std::vector<RawJson> tokens;
    for (const auto &each : demo.tokens)
        tokens.push_back(JsonObject()
                             .with("id", each.id)
                             .with("token", QString::fromLatin1(each.token))
                             .with("kind", each.kind)
                             .with("name", each.name)
                             .json());
    return JsonObject()
        .with("organization", slug)
        .with("created", demo.created)
        .with("members", members)
        .with("tokens", tokens)
        .with("buffers", demo.buffers)
        .with("feedback", demo.feedback)
        .json();
}

QStringList sentencesOf(const Demo &demo)
{
    const QString counts = u"%1, %2 and %3"_s.arg(
        counted(qint64(demo.members.size()), u"person"_s, u"people"_s), counted(demo.buffers, u"buffer"_s),
        counted(demo.feedback, u"piece of feedback"_s, u"pieces of feedback"_s));
    if (!demo.created)
        return { u"The organization demo exists already, with %1. Nothing has changed."_s.arg(counts) };
    QStringList sentences{ u"The organization demo has been created, with %1."_s.arg(counts) };
    for (const auto &each : demo.tokens)
        sentences << u"%1 token: %2"_s.arg(QString::fromLatin1(toWord(each.kind)),
                                           QString::fromLatin1(each.token));
    return sentences;
}

Result<void> makeDemo(Connection &database, Output &output)
{
    const auto content = demoContent();
    if (!content)
        return content.error();
    const auto organization = findOrMakeOrganization(database);
    if (!organization)
        return organization.error();
    const auto demo = storage::inTransaction(database, *organization,
                                             [&content](Transaction &tx) { return fill(tx, *content); });
    if (!demo)
        return demo.error();
    output.answer(jsonOf(*demo), sentencesOf(*demo));
    return {};
}

} // namespace

void addDemo(CommandLine &line)
{
    line.command("demo", "Creates an organization for trying things out; does nothing if it exists")
        .onDatabase(makeDemo, { .without = NoCluster::IsCreated });
}

} // namespace triage::cli
