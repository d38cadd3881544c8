#!/usr/bin/env bash
# Surprise: where a page's content is in an open shadow root, the attribution of web-vitals names no element for the largest
#   paint and none for the largest shift: `target` and `largestShiftTarget` are missing. For the slowest interaction it names
#   the host. Without the shadow root, all three name the element. The values are the same either way.
# Guess: all three name the host, because that is what an event listener outside the shadow root gets.
# Versions: web-vitals 6.2.3; playwright-core 1.65.1; Chromium 156.
# Seen: LCP undefined, CLS undefined, INP `html>body>x-car`, by `h1`, `main` and `button.choose` without the shadow root.
# Hurts: whoever watches a site of web components with a monitoring service: its lists of slow elements have rows without a
#   name for loading and shifts, which look like a fault of the collection, and one row for all that is ever pressed.
# Needs Chromium: CHROME_PATH, or one on the PATH.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1 web-vitals@6.2.3
cat >run.mjs <<'JS'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'

const library = readFileSync('node_modules/web-vitals/dist/web-vitals.attribution.iife.js', 'utf8')
const CONTENT = '<main><h1 style="font-size: 80px">Car</h1><button class="choose">Choose</button><p>Below</p></main>'
const page = (isInside) => `<!doctype html><title>Page</title><script>${library}</script><script>
  window.found = {}
  webVitals.onLCP(({ attribution }) => { found.lcp = attribution.target }, { reportAllChanges: true })
  webVitals.onCLS(({ attribution }) => { found.cls = attribution.largestShiftTarget }, { reportAllChanges: true })
  webVitals.onINP(({ attribution }) => { found.inp = attribution.interactionTarget }, { reportAllChanges: true })
</script>
<x-car>${isInside ? `<template shadowrootmode="open">${CONTENT}</template>` : CONTENT}</x-car>
<script>
  const root = document.querySelector('x-car').shadowRoot ?? document
  root.querySelector('button').onclick = ({ currentTarget }) => {
    const end = performance.now() + 250
    while (performance.now() < end);
    currentTarget.textContent = 'Chosen'
  }
  setTimeout(() => { root.querySelector('h1').style.marginTop = '90px' }, 300)
</script>`
const server = createServer(({ url }, response) => {
  response.setHeader('content-type', 'text/html')
  response.end(page(url === '/inside'))
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const seen = []
for (const path of ['/outside', '/inside']) {
  const tab = await browser.newPage()
  await tab.goto(`http://127.0.0.1:${server.address().port}${path}`)
  await tab.waitForTimeout(1500)
  await tab.getByRole('button').click()
  await tab.waitForTimeout(1500)
  const { lcp, cls, inp } = await tab.evaluate('found')
  seen.push([lcp, cls, inp].map((name) => name?.split('>').at(-1) ?? 'none').join())
}
console.log(seen)
await browser.close()
server.close()
process.exitCode = seen.join('|') === 'h1,main,button.choose|none,none,x-car' ? 0 : 1
JS
node run.mjs "$browser"
