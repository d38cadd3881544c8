#!/usr/bin/env bash
# Surprise: HTML allows each autofill token for some types of fields only. axe-core's rule on autocomplete passes
#   `tel-national` on type="tel", `street-address` on type="text" and `username` on type="email", none of which is allowed
#   (these tokens are for text fields, the address for a textarea). Another checker names all three.
# Guess: 'autocomplete-valid' covers it, because a token on the wrong type does nothing.
# Versions: axe-core 4.14.1; accessibility-checker-engine 4.0.34; playwright-core 1.65.1; Chromium 156.
# Seen: axe: no violation. accessibility-checker-engine: input_autocomplete_valid three times, not for `tel` on type="tel".
# Hurts: forms whose phone field is meant to be filled in, checked and found right for years.
# Needs Chromium: CHROME_PATH, or one on the PATH.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund \
  accessibility-checker-engine@4.0.34 axe-core@4.14.1 playwright-core@1.65.1
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const read = (path) => readFileSync(`node_modules/${path}`, 'utf8')
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent(`<!doctype html><html lang="en"><title>Form</title><main><h1>Form</h1><form>
  <label>Phone <input type="tel" autocomplete="tel-national"></label>
  <label>Street <input type="text" autocomplete="street-address"></label>
  <label>Name <input type="email" autocomplete="username"></label>
  <label>Other phone <input type="tel" autocomplete="tel"></label></form></main></html>`)
await page.evaluate(read('axe-core/axe.min.js'))
const axe = await page.evaluate(async () => {
  const { violations, passes } = await window.axe.run(document, { runOnly: ['autocomplete-valid'] })
  return { violations: violations.length, passes: passes.flatMap(({ nodes }) => nodes).length }
})
const other = await page.evaluate(`(async () => {
  ${read('accessibility-checker-engine/ace.js')}
  const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
  return results
    .filter(({ ruleId, value }) => ruleId === 'input_autocomplete_valid' && value[1] === 'FAIL')
    .map(({ snippet }) => snippet.match(/autocomplete="([^"]*)"/)[1])
})()`)
console.log({ axe, other })
await browser.close()
const isSplit = String(other) === 'tel-national,street-address,username'
process.exitCode = axe.violations === 0 && axe.passes === 4 && isSplit ? 0 : 1
JS
node run.mjs "$browser"
