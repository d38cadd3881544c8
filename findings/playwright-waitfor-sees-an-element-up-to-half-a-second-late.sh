#!/usr/bin/env bash
# Surprise: Playwright's locator.waitFor() looks for the element at growing distances, from the second look on up to half a
#   second apart. A time that is measured around it is rounded up to one of its looks, whatever the page did.
# Guess: it resolves in the frame in which the element is there, as page.waitForFunction() does: 20 ms late at most.
# Versions: playwright-core 1.65.1 with Chromium 156.
# Seen: of elements that come after 300, 450, 600 and 750 ms, waitFor() sees all four at about 780 ms; waitForFunction()
#   sees them within 40 ms. Two versions of a page that take 300 and 750 ms are measured as equal.
# Hurts: benchmarks of 'click until the next screen is there' written with locators: their ratio is 1.0 until a change
#   passes a look, and then jumps by half a second.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat >run.mjs <<'JS'
import { chromium } from 'playwright-core'
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH })
const page = await browser.newPage()
const WAYS = {
  waitFor: () => page.locator('#late').waitFor({ state: 'attached' }),
  waitForFunction: () => page.waitForFunction(() => document.querySelector('#late')),
}
const late = { waitFor: [], waitForFunction: [] }
for (const after of [300, 450, 600, 750])
  for (const [name, wait] of Object.entries(WAYS)) {
    await page.setContent('<!doctype html><title>Late</title><body>')
    const seen = wait().then(() => page.evaluate(() => performance.now() - window.added))
    await page.evaluate((delay) => {
      setTimeout(() => {
        window.added = performance.now()
        document.body.append(Object.assign(document.createElement('p'), { id: 'late' }))
      }, delay)
    }, after)
    late[name].push(Math.round(await seen))
  }
await browser.close()
console.log('ms from the element to the end of the wait', late)
const isSurprise = late.waitFor[0] > 300 && Math.max(...late.waitForFunction) < 100
process.exit(isSurprise ? 0 : 1)
JS
node run.mjs
