#!/usr/bin/env bash
# Surprise: juice, which writes a mail's style sheet into its elements, loses all that stands in `@layer`, and beside
#   it the first rule after a list of layers (`@layer base, parts;`), which is in no layer. Nothing is left in a
#   <style> either. A selector with a list in `:not(.a, .b)` is lost, one with `:has()` is inlined.
# Guess: an at-rule that juice does not know stays in the <style>, as `@media` does, and rules outside it are inlined.
# Versions: juice 11.1.1.
# Seen: the results below; no error and no warning.
# Hurts: mails styled with today's style sheets (the whole output of some utility frameworks is in layers): they arrive
#   without styles, and a single rule that is missing is found by nobody.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund juice@11.1.1
cat >run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert'
import juice from 'juice'
const RULES = '.price { color: red } .note { margin: 0 }'
const SHEETS = {
  plain: RULES,
  media: `@media (width > 1px) { ${RULES} }`,
  layer: `@layer parts { ${RULES} }`,
  afterList: `@layer base, parts; ${RULES}`,
  not: 'p:not(.x, .y) { color: red }',
  has: 'p:has(b) { color: red }',
}
const seen = {}
for (const [name, css] of Object.entries(SHEETS)) {
  const mail = juice(`<style>${css}</style><p class="price"><b>13 990 €</b></p><p class="note">IVA</p>`)
  const [price, note] = [...mail.matchAll(/<p class="\w+"(?: style="([^"]*)")?>/g)].map(([, style]) => style ?? null)
  seen[name] = { price, note, isKept: mail.includes('<style>') }
}
console.table(seen)
deepStrictEqual(seen, {
  plain: { price: 'color: red;', note: 'margin: 0;', isKept: false },
  media: { price: null, note: null, isKept: true },
  layer: { price: null, note: null, isKept: false },
  afterList: { price: null, note: 'margin: 0;', isKept: false },
  not: { price: null, note: null, isKept: false },
  has: { price: 'color: red;', note: null, isKept: false },
})
JS
node run.mjs
