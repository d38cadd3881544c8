#!/usr/bin/env bash
# Surprise: Chromium prerenders nothing for a page to which Playwright is attached: it fetches the page of the speculation
#   rule, throws the rest away without a word, and `document.prerendering` is never true. The same browser, started with the
#   same address and nobody attached, prerenders it, even Debian's old headless shell.
# Guess: a whole Chromium under Playwright prerenders, the headless shell does not.
# Versions: playwright-core 1.65.1; Chromium 156.
# Seen: one request with `Sec-Purpose: prefetch;prerender` both times; the script of the page runs in the second only. The
#   protocol's Preload domain names the reason, 'PrerenderingDisabledByDevTools', if it is asked for.
# Hurts: whoever tests with Playwright what a page does before it is opened: the request is there, so the test seems to test,
#   and passes whatever the page does while it is prerendered.
# Needs Chromium: CHROME_PATH, or one on the PATH.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat >run.mjs <<'JS'
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

let seen = []
const RULES = '{"prerender":[{"urls":["/next"],"eagerness":"immediate"}]}'
const START = `<!doctype html><title>Start</title><script type="speculationrules">${RULES}</script>`
const NEXT = `<!doctype html><title>Next</title><script>if (document.prerendering) fetch('/ran')</script>`
const server = createServer(({ url, headers }, response) => {
  if (url === '/next') seen.push(headers['sec-purpose'] ?? 'a visit')
  if (url === '/ran') seen.push('ran')
  response.setHeader('content-type', 'text/html')
  response.end(url === '/next' ? NEXT : START)
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${server.address().port}/start`
const after = async () => {
  await new Promise((resolve) => setTimeout(resolve, 6000))
  const found = seen.join()
  seen = []
  return found
}
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.goto(url)
const attached = await after()
await browser.close()
const options = ['--headless', '--no-sandbox', '--remote-debugging-port=0', '--user-data-dir=profile', url]
const alone = spawn(process.argv[2], options, { stdio: 'ignore' })
const unattached = await after()
alone.kill()
await new Promise((resolve) => alone.once('exit', resolve))
server.close()
console.log({ attached, unattached })
process.exitCode = attached === 'prefetch;prerender' && unattached === 'prefetch;prerender,ran' ? 0 : 1
JS
node run.mjs "$browser"
