// SPDX-License-Identifier: GPL-3.0-or-later
'use strict'
// The statements of statements.sql, by name, prepared once per connection.

const fs = require('fs')
const path = require('path')

const statements = {}
const file = fs.readFileSync(path.join(__dirname, '..', 'statements.sql'), 'utf8')
for (const part of file.split(/^-- name: /m).slice(1)) {
  const [name, ...lines] = part.split('\n')
  statements[name] = { name, text: lines.filter(line => !line.startsWith('--')).join('\n').trim() }
}

module.exports = statements
