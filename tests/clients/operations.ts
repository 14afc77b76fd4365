// SPDX-License-Identifier: GPL-3.0-or-later
// Calls every operation of the API with Node's own fetch, through types made from the document.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

import createClient, { type Middleware } from "openapi-fetch";

import type { components, paths } from "./generated/schema.js";

type Schemas = components["schemas"];

const [baseUrl, token, document, way] = process.argv.slice(2) as [string, string, string, string | undefined];
const called = new Set<string>();
const note: Middleware = {
  onRequest({ request, schemaPath }) {
    called.add(`${request.method.toLowerCase()} ${schemaPath}`);
  },
};
const api = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${token}` } });
api.use(note);

/** Returns the data of a success; anything else ends the program with the reason. */
async function got<T>(answer: Promise<{ data?: T; error?: unknown; response: Response }>, status = 200): Promise<T> {
  const { data, error, response } = await answer;
  assert.equal(response.status, status, `${response.url}: ${JSON.stringify(error)}`);
  return data as T;
}

// Identity and settings
const me = (await got(api.GET("/api/v0/me"))).data;
assert.equal(me.role, "admin");
await got(api.GET("/healthz"));
await got(api.GET("/readyz"));
await got(api.GET("/api/v0/organization"));
const settings = await got(
  api.PATCH("/api/v0/organization", { body: { settings: { auto_create_buffers: false } } }));
assert.equal(settings.data.settings.auto_create_buffers, false);

// Buffers
const crashes = (await got(api.POST("/api/v0/buffers", { body: { name: "Crashes" } }), 201)).data;
const exports = (await got(api.POST("/api/v0/buffers", { body: { name: "Exports", icon: "export" } }), 201)).data;
const inCrashes = { params: { path: { buffer_id: crashes.id } } };
await got(api.GET("/api/v0/buffers", { params: { query: { limit: 5 } } }));
await got(api.GET("/api/v0/buffers/{buffer_id}", { params: { path: { buffer_id: "crashes" } } }));
await got(api.PATCH("/api/v0/buffers/{buffer_id}", { ...inCrashes, body: { routing_instructions: "crash, freeze" } }));

// Feedback, with one target of each type
const targets: Schemas["NewTarget"][] = [
  { type: "rest_endpoint", metadata: { method: "POST", path: "/v1/exports" } },
  { type: "documentation", metadata: { page_url: "https://docs.example.com/exports" } },
  { type: "cli_command", metadata: { command: "acme", args: ["--all"] } },
];
// @ts-expect-error A command is not an endpoint.
const wrong: Schemas["NewTarget"] = { type: "cli_command", metadata: { method: "GET", path: "/" } };
assert.ok(wrong);
const created = await api.POST("/api/v0/feedback", {
  body: { title: "Export crashes", description: "The app closes itself when I export.", targets },
  params: { header: { "Idempotency-Key": crypto.randomUUID(), "X-IB-Client": "clients/1" } },
});
const item = (await got(Promise.resolve(created), 201)).data;
assert.equal(created.response.headers.get("Location"), `/api/v0/feedback/${item.id}`);
const ofItem = { params: { path: { feedback_id: item.id } } };
await got(api.GET("/api/v0/feedback", { params: { query: { search: "export", include: "buffer_ids" } } }));
await got(api.GET("/api/v0/feedback/{feedback_id}", ofItem));
await got(api.PATCH("/api/v0/feedback/{feedback_id}", { ...ofItem, body: { needs_review: true } }));
const pair = { params: { path: { buffer_id: crashes.id, feedback_id: item.id } } };
await got(api.PUT("/api/v0/buffers/{buffer_id}/feedback/{feedback_id}", pair), 204);
await got(api.GET("/api/v0/buffers/{buffer_id}/feedback", inCrashes));
await got(api.GET("/api/v0/feedback/{feedback_id}/buffers", ofItem));
await got(api.POST("/api/v0/feedback/{feedback_id}/notes", { ...ofItem, body: { text: "Seen." } }), 201);
await got(api.GET("/api/v0/feedback/{feedback_id}/notes", ofItem));
await got(api.POST("/api/v0/feedback/{feedback_id}/split", { ...ofItem, body: { description: "A part." } }), 201);
await got(api.GET("/api/v0/feedback/{feedback_id}/similar", ofItem));
await got(api.GET("/api/v0/feedback/{feedback_id}/triage", ofItem));
await got(api.PATCH("/api/v0/feedback/{feedback_id}/triage", { ...ofItem, body: { tags: ["Export"], state: "open" } }));
const tags = (await got(api.GET("/api/v0/tags"))).data;
assert.equal(tags[0]?.name, "export");
const ofTag = { params: { path: { tag_name: "export" } } };
await got(api.PATCH("/api/v0/tags/{tag_name}", { ...ofTag, body: { name: "exports" } }));
const untagged = (await got(api.DELETE("/api/v0/tags/{tag_name}", { params: { path: { tag_name: "exports" } } }))).data;
assert.equal((await got(api.GET("/api/v0/tag-changes"))).data.length, 2);
const ofTagChange = { params: { path: { tag_change_id: untagged.id } } };
assert.ok((await got(api.POST("/api/v0/tag-changes/{tag_change_id}/undo", ofTagChange))).data.undone_at);
const view = (await got(
  api.POST("/api/v0/views", { body: { name: "Mine", filter: { owner: "me", created_after: "-7d" } } }), 201)).data;
const ofView = { params: { path: { view_id: view.id } } };
assert.equal((await got(api.GET("/api/v0/views/{view_id}", ofView))).data.filter.created_after, "-7d");
await got(api.PATCH("/api/v0/views/{view_id}", { ...ofView, body: { visibility: "shared", name: "Ours" } }));
const views = await got(api.GET("/api/v0/views", { params: { query: { include: "counts", time_zone: "Pacific/Auckland" } } }));
assert.equal(views.meta.counts?.[view.id], 0);
await got(api.DELETE("/api/v0/views/{view_id}", ofView), 204);
const same = (await got(api.POST("/api/v0/feedback", { body: { description: "Exporting crashes." } }), 201)).data;
const merge = (await got(api.POST("/api/v0/merges", { body: { into: item.id, feedback_ids: [same.id] } }), 201)).data;
const duplicates = (await got(api.GET("/api/v0/feedback/{feedback_id}/duplicates", ofItem))).data;
assert.equal(duplicates.members[0]?.merge_id, merge.id);
await got(api.GET("/api/v0/duplicates", { params: { query: { min_probability: 0.8 } } }));
assert.ok((await got(api.POST("/api/v0/merges/{merge_id}/undo", { params: { path: { merge_id: merge.id } } }))).data.undone_at);
await got(api.DELETE("/api/v0/feedback/{feedback_id}/duplicate-of", ofItem), 204);
const ofPair = { params: { path: { feedback_id: item.id, other_feedback_id: same.id } } };
await got(api.PUT("/api/v0/feedback/{feedback_id}/not-duplicates/{other_feedback_id}", ofPair), 204);
await got(api.DELETE("/api/v0/feedback/{feedback_id}/not-duplicates/{other_feedback_id}", ofPair), 204);
await got(api.DELETE("/api/v0/feedback/{feedback_id}", { params: { path: { feedback_id: same.id } } }), 204);
const taken = (await got(api.POST("/api/v0/feedback/{feedback_id}/take", ofItem))).data;
assert.equal(taken.owner_id, me.member.id);
const next = await api.POST("/api/v0/feedback/take-next", { body: { time_zone: "Pacific/Auckland" } });
assert.ok([200, 204].includes(next.response.status));
const moved = await got(api.POST("/api/v0/buffers/{buffer_id}/move-all",
                                 { ...inCrashes, body: { destination_buffer_id: exports.id, only_open: false } }));
assert.equal(moved.moved_count, 1);
const moves = (await got(api.GET("/api/v0/moves"))).data;
const ofMove = { params: { path: { move_id: moves[0]!.id } } };
const move = (await got(api.GET("/api/v0/moves/{move_id}", ofMove))).data;
assert.deepEqual([move.total, move.only_open], [1, false]);
await got(api.DELETE("/api/v0/buffers/{buffer_id}/feedback/{feedback_id}",
                     { params: { path: { buffer_id: exports.id, feedback_id: item.id } } }), 204);
await got(api.POST("/api/v0/moves/{move_id}/undo", ofMove));
await got(api.PATCH("/api/v0/feedback/{feedback_id}", { ...ofItem, body: { needs_review: false } }));
await got(api.DELETE("/api/v0/feedback/{feedback_id}/confirmation", ofItem), 204);

// Targets and reactions: the type narrows the metadata.
const listed = (await got(api.GET("/api/v0/feedback/{feedback_id}/targets", ofItem))).data;
const labels = listed.map((target) => {
  switch (target.type) {
    case "rest_endpoint":
      return target.metadata.method;
    case "documentation":
      return target.metadata.page_url;
    case "cli_command":
      return target.metadata.args?.join(" ");
  }
});
assert.deepEqual(new Set(labels), new Set(["POST", "https://docs.example.com/exports", "--all"]));
await got(api.GET("/api/v0/targets"));
const target = { params: { path: { target_id: listed[0]!.id } } };
await got(api.GET("/api/v0/targets/{target_id}", target));
await got(api.GET("/api/v0/targets/{target_id}/feedback", target));
const vote = await got(api.POST("/api/v0/reactions", {
  body: { target: targets[0]!, reaction_value: 1, user_id: "visitor-17" } }), 201);
const value: 1 | -1 = vote.data.reaction_value;
assert.equal(value, 1);
await got(api.GET("/api/v0/targets/{target_id}/reactions/summary", target));

// Routing
await got(api.POST("/api/v0/routing/test", { body: { description: "It freezes." } }));
await got(api.POST("/api/v0/routing/preview", { body: { assign_threshold: 0.9 } }));
await got(api.GET("/api/v0/routing/quality"));
await got(api.GET("/api/v0/feedback/{feedback_id}/routing", ofItem));
await got(api.POST("/api/v0/feedback/{feedback_id}/routing", ofItem), 202);

// Research
const question = (await got(api.POST("/api/v0/research", { body: { question: "What crashes?" } }), 202)).data;
const ofQuestion = { params: { path: { research_id: question.id } } };
await got(api.GET("/api/v0/research"));
await got(api.GET("/api/v0/research/{research_id}",
                  { params: { path: { research_id: question.id }, query: { wait: 30 } } }));
await got(api.DELETE("/api/v0/research/{research_id}", ofQuestion), 204);

// Statistics
await got(api.GET("/api/v0/statistics/feedback-per-day"));
await got(api.GET("/api/v0/statistics/buffers"));
await got(api.GET("/api/v0/statistics/routing"));
await got(api.GET("/api/v0/statistics/confidence"));
await got(api.GET("/api/v0/statistics/clients"));
await got(api.GET("/api/v0/statistics/languages"));
await got(api.GET("/api/v0/statistics/targets"));
await got(api.GET("/api/v0/statistics/triage-time"));
await got(api.GET("/api/v0/statistics/work"));

// Import and export
const trial = await got(api.POST("/api/v0/import",
                                 { body: { format: "csv", data: "description,stars\nx,5\n", dry_run: true } }));
assert.equal(trial.data.id, null);
const imported = (await got(api.POST("/api/v0/import",
                                     { body: { format: "csv", data: "description\nx\n", last: true } }))).data;
const ofImport = { params: { path: { import_id: imported.id! } } };
await got(api.GET("/api/v0/import"));
await got(api.GET("/api/v0/import/{import_id}", ofImport));
await got(api.POST("/api/v0/import/{import_id}/undo", ofImport), 202);
await got(api.GET("/api/v0/export", { params: { query: { format: "csv" } } }));
const whole = await got(api.GET("/api/v0/export", { params: { query: { format: "csv", stream: true } }, parseAs: "text" }));
assert.match(whole as string, /^id,external_id,title,.*\r\n.*Export crashes/s);

// Tokens and members
const widget: Schemas["NewToken"] = { name: "Shop", kind: "widget", allowed_origins: ["https://shop.example"] };
// @ts-expect-error A widget token needs origins.
const homeless: Schemas["NewToken"] = { name: "Shop", kind: "widget" };
assert.ok(homeless);
const made = (await got(api.POST("/api/v0/tokens", { body: widget }), 201)).data;
assert.ok(made.token.startsWith("ibw_"));
await got(api.GET("/api/v0/tokens"));
const renewed = (await got(api.POST("/api/v0/tokens/{token_id}/rotate",
                                    { params: { path: { token_id: made.id } }, body: { overlap_hours: 0 } }), 201)).data;
assert.notEqual(renewed.id, made.id);
await got(api.DELETE("/api/v0/tokens/{token_id}", { params: { path: { token_id: renewed.id } } }), 204);
const kim = (await got(api.POST("/api/v0/members",
                                { body: { name: "Kim", email: "kim@example.com", role: "member" } }), 201)).data;
const ofKim = { params: { path: { member_id: kim.id } } };
await got(api.GET("/api/v0/members"));
await got(api.PATCH("/api/v0/members/{member_id}", { ...ofKim, body: { name: "Kim B." } }));
await got(api.DELETE("/api/v0/members/{member_id}", ofKim), 204);

// Webhooks: nothing answers at this address, and the result of the test says so.
const hook = (await got(api.POST("/api/v0/webhooks", {
  body: { url: "https://hooks.invalid/in", events: ["feedback.created"] } }), 201)).data;
assert.ok(hook.secret?.startsWith("whsec_"));
const ofHook = { params: { path: { webhook_id: hook.id } } };
await got(api.GET("/api/v0/webhooks"));
await got(api.GET("/api/v0/webhooks/{webhook_id}", ofHook));
await got(api.PATCH("/api/v0/webhooks/{webhook_id}", { ...ofHook, body: { description: "Chat", thin: true } }));
const tried = (await got(api.POST("/api/v0/webhooks/{webhook_id}/test", { ...ofHook, body: {} }))).data;
assert.equal(tried.status, null);
assert.notEqual((await got(api.POST("/api/v0/webhooks/{webhook_id}/rotate", ofHook))).data.secret, hook.secret);
await got(api.POST("/api/v0/feedback", { body: { description: "Tell others." } }), 201);
const deliveries = async () =>
  (await got(api.GET("/api/v0/webhooks/{webhook_id}/deliveries", ofHook))).data;
while ((await deliveries()).length === 0) {
  await new Promise((resume) => setTimeout(resume, 100));
}
const delivery = (await deliveries())[0]!;
await got(api.POST("/api/v0/deliveries/{delivery_id}/replay",
                   { params: { path: { delivery_id: delivery.id } } }), 202);
await got(api.POST("/api/v0/webhooks/{webhook_id}/replay", { ...ofHook, body: { since: delivery.created_at } }), 202);
await got(api.DELETE("/api/v0/webhooks/{webhook_id}", ofHook), 204);

await got(api.POST("/api/v0/reports", { body: { message: "All is well.", context: { by: "test" } } }), 201);

// Presence
await got(api.PUT("/api/v0/presence", { body: { feedback_id: item.id, editing: true } }), 204);
const present = (await got(api.GET("/api/v0/changes", { params: { query: { since: "now", presence: "0" } } }))).meta.presence;
assert.ok(present?.people.some(each => each.feedback_id === item.id && each.editing));
await got(api.PUT("/api/v0/presence", { body: { feedback_id: null } }), 204);

// Changes: op and type narrow the data.
await got(api.DELETE("/api/v0/feedback/{feedback_id}", ofItem), 204);
await got(api.DELETE("/api/v0/buffers/{buffer_id}", inCrashes), 204);
await got(api.POST("/api/v0/buffers/{buffer_id}/restore", inCrashes));
const changes = (await got(api.GET("/api/v0/changes", { params: { query: { limit: 1000 } } }))).data;
const seen = new Set<string>();
for (const change of changes) {
  if (change.op === "delete") {
    seen.add(`${change.type} deleted`);
  } else if (change.type === "buffer") {
    seen.add(change.data.slug);
  }
}
assert.ok(seen.has("feedback deleted") && seen.has("exports"));

// A refusal is a problem whose type ends with a stable name. A validating proxy refuses by itself.
if (way !== "validated") {
  const refused = await api.POST("/api/v0/feedback", { body: { description: "" } });
  assert.equal(refused.response.status, 422);
  assert.equal(refused.error?.type.split("/").at(-1), "invalid-field-value");
  assert.equal(refused.error?.field, "description");
}

const known = JSON.parse(readFileSync(document, "utf8")) as { paths: Record<string, Record<string, unknown>> };
const all = Object.entries(known.paths).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method} ${path}`));
const left = all.filter((each) => !called.has(each));
assert.deepEqual(left, [], "operations that this program does not call");
console.log(`${all.length} operations`);
