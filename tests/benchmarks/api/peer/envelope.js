// SPDX-License-Identifier: GPL-3.0-or-later
'use strict'
// The values and envelopes of the contract, and their schemas, from which Fastify generates its serialisers.

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

// The wire form of an identifier. Two halves that fit into numbers are faster than one BigInt.
function encodeId (text) {
  const value = BigInt(text)
  let high = Number(value >> 30n)
  let low = Number(value & 0x3fffffffn)
  let id = ''
  for (let i = 0; i < 6; i++) { id = alphabet[low & 31] + id; low >>>= 5 }
  for (let i = 0; i < 7; i++) { id = alphabet[high % 32] + id; high = Math.floor(high / 32) }
  return id
}

function decodeId (id) {
  let value = 0n
  for (const c of id.toLowerCase()) {
    const digit = alphabet.indexOf(c)
    if (digit < 0) return null
    value = value * 32n + BigInt(digit)
  }
  return id.length === 13 && value < 2n ** 63n ? value.toString() : null
}

// Converts PostgreSQL's text of a time to the form of the contract.
function isoOf (text) {
  const dot = text.indexOf('.')
  const fraction = dot < 0 ? '000' : text.slice(dot + 1, text.length - 3).padEnd(3, '0').slice(0, 3)
  return text.slice(0, 10) + 'T' + text.slice(11, 19) + '.' + fraction + 'Z'
}

const text = { type: 'string' }
const maybe = { type: ['string', 'null'] }
const feedback = {
  type: 'object',
  properties: {
    id: text, title: maybe, description: text, needs_review: { type: 'boolean' }, submitted_by: maybe, client: maybe,
    routing_status: text, created_at: text, updated_at: text
  }
}
const self = { type: ['object', 'null'], properties: { self: text } }
const links = { type: 'object', properties: { api: self, web: self } }
const single = {
  type: 'object',
  properties: {
    data: feedback,
    meta: { type: 'object', properties: { links, related: { type: 'object' } } }
  }
}
const number = { type: 'integer' }
const range = { type: 'array', items: number }
const highlights = {
  type: 'array',
  items: { type: 'object', properties: { field: text, snippet: text, ranges: { type: 'array', items: range } } }
}
const collection = {
  type: 'object',
  properties: {
    data: { type: 'array', items: feedback },
    meta: {
      type: 'object',
      properties: {
        page: number,
        limit: number,
        total: number,
        total_pages: number,
        next: maybe,
        prev: maybe,
        links: {
          type: 'object',
          properties: { api: self, web: self, items: { type: 'object', additionalProperties: links } }
        },
        search: {
          type: 'object',
          properties: {
            query: text,
            results: {
              type: 'object',
              additionalProperties: {
                type: 'object', properties: { score: { type: 'number' }, highlights }
              }
            }
          }
        }
      }
    }
  }
}

function linksOf (slug, id) {
  return { api: { self: '/api/v0/feedback/' + id }, web: { self: `/o/${slug}/feedback/${id}` } }
}

// Converts a row to the resource in place.
function resourceOf (row) {
  row.id = encodeId(row.id)
  row.created_at = isoOf(row.created_at)
  row.updated_at = isoOf(row.updated_at)
  return row
}

module.exports = { encodeId, decodeId, isoOf, single, collection, linksOf, resourceOf }
