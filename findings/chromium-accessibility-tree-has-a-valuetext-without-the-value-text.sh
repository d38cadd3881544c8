#!/usr/bin/env bash
# Surprise: the accessibility tree that Chromium gives over its DevTools protocol has a property 'valuetext', but never the
#   text of aria-valuetext: it is empty for an ARIA slider and the plain number for <input type="range">. aria-current is
#   not in the tree at all. Playwright's ariaSnapshot() lacks both as well.
# Guess: what a screen reader says of a slider and of the current step is in that tree, aria-valuetext under 'valuetext'.
# Versions: playwright-core 1.65.1; Chromium 156.
# Seen: aria-valuetext "Front, view 3 of 8" gives valuetext '', "36 months" gives '36'; a link with aria-current="page" has
#   the properties of one without.
# Hurts: tests and agents that take the tree for what is said: a slider without words passes, one with them looks broken,
#   and the current step of a navigation cannot be told from the others.
# Needs Chromium: CHROME_PATH, or one on the PATH.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat >run.mjs <<'JS'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.setContent(`<title>Car</title>
  <div role="slider" tabindex="0" aria-label="View" aria-valuenow="3" aria-valuetext="Front, view 3 of 8"></div>
  <input type="range" aria-label="Term" max="96" value="36" aria-valuetext="36 months">
  <a href="#a" aria-current="page">Home</a>`)
const session = await page.context().newCDPSession(page)
const { nodes } = await session.send('Accessibility.getFullAXTree')
const property = (role, name) => nodes
  .filter((node) => node.role?.value === role)
  .map(({ properties }) => properties.find((each) => each.name === name)?.value.value)
const texts = property('slider', 'valuetext')
const current = property('link', 'current')
const tree = JSON.stringify(nodes)
const snapshot = await page.locator('body').ariaSnapshot()
console.log({ texts, current })
console.log(snapshot)
await browser.close()
const isMissing = !/Front, view|36 months/.test(tree + snapshot) && current[0] === undefined
process.exitCode = isMissing && String(texts) === ',36' ? 0 : 1
JS
node run.mjs "$browser"
