// SPDX-License-Identifier: GPL-3.0-or-later
'use strict'
// Extracts the words of a text for the search index. Cheaper than the analysis of the backend, which supports more of Unicode.

function wordsOf (text) {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) || []
}

// Returns the text of a tsvector and the distinct words.
function indexOf (title, description) {
  const positions = new Map()
  let position = 0
  const add = word => {
    const known = positions.get(word)
    if (known) known.push(++position)
    else positions.set(word, [++position])
  }
  const titleWords = title ? wordsOf(title) : []
  titleWords.forEach(add)
  if (titleWords.length) position++
  wordsOf(description).forEach(add)
  const parts = []
  for (const [word, at] of positions) parts.push(`'${word}':${at.join(',')}`)
  for (const word of new Set(titleWords)) parts.push(`'^${word}'`)
  return { lexemes: parts.join(' '), words: [...positions.keys()] }
}

// Returns an excerpt around a word in a text.
function highlight (field, text, words) {
  if (!text) return null
  const found = new RegExp(words.join('|'), 'giu').exec(text)
  if (!found) return null
  const from = Math.max(0, found.index - 60)
  const snippet = text.slice(from, from + 200)
  return { field, snippet, ranges: [[found.index - from, found[0].length]] }
}

module.exports = { wordsOf, indexOf, highlight }
