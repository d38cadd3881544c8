#!/usr/bin/env bash
# Surprise: in htmx 4 any swap, also of a plain hx-get that pushes no address, replaces history.state of the current entry
#   by {"htmx": true}, whoever made that entry, and from then on Back to it requests the page and swaps it.
# Guess: as in htmx 2, only hx-push-url, hx-replace-url and hx-boost touch the history; the state that a page's own router
#   has put there stays.
# Versions: htmx.org 4.0.1, playwright-core 1.65.1; Chromium 156.
# Seen: before the press {"step":1}, after it {"htmx":true}; after a step of the page's own and Back, one request for the
#   page's address.
# Hurts: routers that keep the scroll position, a key or a dialog in history.state (React Router, Vue Router, Turbo): one
#   press on an unrelated button loses it, and Back throws away what the page has rendered. `history: false` in
#   htmx-config prevents both.
# Needs Chromium: CHROME_PATH, or one on the PATH.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund htmx.org@4.0.1 playwright-core@1.65.1
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

const requests = []
const server = createServer(({ url }, response) => {
  const isScript = url === '/htmx.js'
  requests.push(url)
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
  if (isScript) response.end(readFileSync('node_modules/htmx.org/dist/htmx.js'))
  else if (url === '/stock') response.end('<p>3 in stock</p>')
  else
    response.end(`<!doctype html><script>history.replaceState({ step: 1 }, '')</script><script src="/htmx.js"></script>
      <main></main><button hx-get="/stock" hx-target="main">Stock</button>`)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${server.address().port}/page`)
const state = () => page.evaluate(() => JSON.stringify(history.state))
const before = await state()
await page.getByRole('button').click()
await page.getByText('3 in stock').waitFor()
const after = await state()
await page.evaluate(() => history.pushState({ step: 2 }, '', '/page?step=2'))
requests.length = 0
await page.evaluate(() => history.back())
await page.waitForTimeout(1000)
const pages = requests.filter((url) => url === '/page').length
console.log({ before, after, pages })
await browser.close()
server.close()
process.exitCode = before === '{"step":1}' && after === '{"htmx":true}' && pages === 1 ? 0 : 1
JS
node run.mjs "$browser"
