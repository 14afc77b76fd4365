// SPDX-License-Identifier: GPL-3.0-or-later
'use strict'
// The peer of the benchmark: implements the measured routes of the API with Fastify and pg, on the same tables. Takes the path
// of a JSON file { host, user, database, tokens: { <token>: { organization, slug } } }; prints its address when it is ready.

const fs = require('fs')
const fastify = require('fastify')({ logger: false, keepAliveTimeout: 60000 })
const { Pool, types } = require('pg')
const statements = require('./statements')
const { wordsOf, indexOf, highlight } = require('./words')
const { encodeId, decodeId, isoOf, single, collection, linksOf, resourceOf } = require('./envelope')

const config = JSON.parse(fs.readFileSync(process.argv[2], 'utf8'))
const callers = new Map(Object.entries(config.tokens).map(([token, caller]) => ['Bearer ' + token, caller]))
for (const caller of callers.values()) caller.words = new Set()

types.setTypeParser(1184, value => value) // timestamptz stays text and is converted without a Date
types.setTypeParser(1114, value => value)
const pool = new Pool({ host: config.host, port: 5432, user: config.user, database: config.database, max: 8 })
const run = (statement, values) => pool.query({ name: statement.name, text: statement.text, values })

function problem (reply, status, title) {
  return reply.code(status).type('application/problem+json').send(JSON.stringify({ status, title }))
}

fastify.addHook('onRequest', (request, reply, done) => {
  const caller = callers.get(request.headers.authorization)
  if (!caller) return problem(reply, 401, 'Unauthorized')
  request.caller = caller
  done()
})

const newFeedback = {
  type: 'object',
  required: ['description'],
  properties: {
    title: { type: ['string', 'null'], minLength: 1, maxLength: 500 },
    description: { type: 'string', minLength: 1, maxLength: 5000 },
    submitted_by: { type: ['string', 'null'], maxLength: 300 }
  }
}

fastify.post('/api/v0/feedback', { schema: { body: newFeedback, response: { 201: single } } }, async (request, reply) => {
  const { caller, body } = request
  const title = body.title ?? null
  const submitter = body.submitted_by ?? null
  const client = request.headers['x-ib-client'] ?? null
  const { lexemes, words } = indexOf(title, body.description)
  const unknown = words.filter(word => !caller.words.has(word)).sort()
  const { rows } = await run(statements.create, [caller.organization, title, body.description, submitter, client, lexemes, unknown])
  unknown.forEach(word => caller.words.add(word))
  const id = encodeId(rows[0].id)
  const at = isoOf(rows[0].created_at)
  reply.code(201)
  return {
    data: {
      id, title, description: body.description, needs_review: false, submitted_by: submitter, client,
      routing_status: 'pending', created_at: at, updated_at: at
    },
    meta: { links: linksOf(caller.slug, id), related: {} }
  }
})

fastify.get('/api/v0/feedback/:id', { schema: { response: { 200: single } } }, async (request, reply) => {
  const id = decodeId(request.params.id)
  const rows = id ? (await run(statements.find, [request.caller.organization, id])).rows : []
  if (rows.length === 0) return problem(reply, 404, 'Feedback not found')
  const data = resourceOf(rows[0])
  return { data, meta: { links: linksOf(request.caller.slug, data.id), related: {} } }
})

const stems = new Map()
async function stemOf (word) {
  if (!stems.has(word)) stems.set(word, (await run(statements.stem, [word])).rows[0].stem ?? word)
  return stems.get(word)
}

async function searchValues (words) {
  const queries = []
  const patterns = []
  for (const word of words) {
    const root = await stemOf(word)
    queries.push(`'${word}':* | '=${root}'` + (root === word ? '' : ` | '${root}'`))
    patterns.push(word.length < 3 ? null : `_%${word}%`)
  }
  return [queries, patterns, words.map(word => `'^${word}':*`).join(' | ')]
}

function resultsOf (data, words) {
  const results = {}
  for (const item of data) {
    const highlights = [highlight('title', item.title, words), highlight('description', item.description, words)]
    results[item.id] = { score: highlights[0] ? 1 : 0.5, highlights: highlights.filter(Boolean) }
  }
  return results
}

function pathOf (page, limit, given) {
  const filters = given.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('')
  return `/api/v0/feedback?page=${page}&limit=${limit}${filters}`
}

const listQuery = {
  type: 'object',
  properties: {
    page: { type: 'integer', minimum: 1, default: 1 },
    limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    needs_review: { type: 'boolean' },
    buffer_id: { type: 'string' },
    search: { type: 'string', maxLength: 500 }
  }
}

fastify.get('/api/v0/feedback', { schema: { querystring: listQuery, response: { 200: collection } } }, async request => {
  const { caller, query } = request
  const { page, limit } = query
  const values = [caller.organization, limit, (page - 1) * limit]
  let list = statements.list
  let words = null
  if (query.search) {
    words = wordsOf(query.search)
    list = statements['list.search']
    values.push(...await searchValues(words))
  } else if (query.buffer_id) {
    list = statements['list.buffer']
    values.push(query.buffer_id)
  } else if (query.needs_review) {
    list = statements['list.review']
  }
  const { rows } = await run(list, values)
  const total = Number(rows[0].total)
  const data = rows[0].id === null ? [] : rows.map(resourceOf)
  const pages = Math.ceil(total / limit)
  const given = Object.entries(query).filter(([name]) => name !== 'page' && name !== 'limit')
  const items = {}
  for (const item of data) items[item.id] = linksOf(caller.slug, item.id)
  const meta = {
    page,
    limit,
    total,
    total_pages: pages,
    next: page < pages ? pathOf(page + 1, limit, given) : null,
    prev: page > 1 ? pathOf(Math.min(page - 1, pages), limit, given) : null,
    links: { api: { self: request.url }, web: null, items }
  }
  if (words) meta.search = { query: query.search, results: resultsOf(data, words) }
  return { data, meta }
})

fastify.listen({ host: '127.0.0.1', port: 0 }).then(address => {
  console.log(JSON.stringify({ ready: true, base_url: address, pid: process.pid }))
})
