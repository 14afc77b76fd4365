// SPDX-License-Identifier: GPL-3.0-or-later
// Triages the review queue of the demo with the clients of the Model Context Protocol's own libraries, one of each era. The
// policy is the server's own suggestion. The libraries check every result against the schema of its tool.
import assert from "node:assert/strict";

import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as OldClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as OldTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";

const [baseUrl, token] = process.argv.slice(2) as [string, string];
const headers = { Authorization: `Bearer ${token}` };
const url = new URL("/mcp", baseUrl);

interface Result { structuredContent?: unknown; isError?: boolean; content?: unknown }
type Call = (name: string, values: Record<string, unknown>) => Promise<Result>;
interface Item { id: string; needs_review: boolean }
interface Page { items: Item[]; total: number }

async function api(method: string, path: string, body?: unknown) {
  const answer = await fetch(new URL("/api/v0" + path, baseUrl), {
    method, headers: { ...headers, "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${method} ${path}: ${answer.status}`);
  return answer.status === 204 ? undefined : await answer.json();
}

/** Returns the structured result of a tool; an error ends the program. */
async function got<T>(call: Call, name: string, values: Record<string, unknown>): Promise<T> {
  const result = await call(name, values);
  assert.ok(!result.isError, `${name}: ${JSON.stringify(result.content)}`);
  return result.structuredContent as T;
}

/** Confirms the best candidate of every item that needs review, and takes the others off the queue with a note. */
async function triage(call: Call): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const page = await got<Page>(call, "search_feedback", { needs_review: true, limit: 50 });
    if (page.items.length === 0)
      return done;
    for (const item of page.items) {
      const why = await got<{ candidates: { buffer_id: string }[] }>(call, "explain_routing", { feedback_id: item.id });
      const best = why.candidates[0];
      assert.ok(best, `${item.id} has no candidate`);
      const idempotency_key = `${item.id} ${crypto.randomUUID()}`;
      const held = await got<{ buffers: { id: string }[] }>(
        call, "assign_buffer", { feedback_id: item.id, buffer_id: best.buffer_id, idempotency_key });
      assert.ok(held.buffers.some((each) => each.id === best.buffer_id));
      done.push(item.id);
    }
  }
}

/** Looks at the trace in the timeline, and puts the items back into the queue for the next client. */
async function checkAndRestore(items: string[], program: string) {
  for (const id of items) {
    const notes = (await api("GET", `/feedback/${id}/notes`)).data as { activity: { program?: string } | null }[];
    assert.equal(notes.at(-1)?.activity?.program, program);
    await api("PATCH", `/feedback/${id}`, { needs_review: true });
  }
}

const old = new OldClient({ name: "old-agent", version: "1.0" });
await old.connect(new OldTransport(url, { requestInit: { headers: { ...headers, "X-IB-Client": "old-agent/1.0" } } }));
const oldTools = (await old.listTools()).tools;
const byOld = await triage(async (name, values) => await old.callTool({ name, arguments: values }) as Result);
assert.ok(byOld.length > 0);
await checkAndRestore(byOld, "old-agent/1.0");
await old.ping();
assert.ok((await old.listPrompts()).prompts.length > 0);
await old.close();

const agent = new Client({ name: "agent", version: "2.0" }, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
await agent.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
const tools = (await agent.listTools()).tools;
assert.deepEqual(tools.map((each) => each.name), oldTools.map((each) => each.name));
const byNew = await triage(async (name, values) => await agent.callTool({ name, arguments: values }) as Result);
assert.deepEqual([...byNew].sort(), [...byOld].sort());
await checkAndRestore(byNew, "agent 2.0");
const uri = `triage://feedback/${byNew[0]}`;
assert.equal((await agent.readResource({ uri })).contents[0]?.uri, uri);
assert.ok((await agent.listResources()).resources.length > 0);
assert.ok((await agent.getPrompt({ name: "triage_inbox" })).messages.length > 0);
await agent.close();

const either = new Client({ name: "either", version: "2.0" }, { versionNegotiation: { mode: "auto" } });
await either.connect(new StreamableHTTPClientTransport(url, { requestInit: { headers } }));
assert.ok((await either.listTools()).tools.length > 0);
await either.close();

console.log(`${tools.length} tools; both clients triaged ${byNew.length} items`);
