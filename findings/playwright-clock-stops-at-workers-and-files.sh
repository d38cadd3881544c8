#!/usr/bin/env bash
# Surprise: Playwright's page.clock gives a page two years at once: what the page and its frames compute is in the fixed
#   one, what a Worker, a new File or document.lastModified says is in the real one.
# Guess: setFixedTime() holds for everything that the page can ask, as the emulated time zone and language do.
# Versions: playwright-core 1.65.1 with Chromium 156.
# Seen: with the clock fixed in 2030, Date, Intl, Temporal, performance.timeOrigin and the Date of an iframe say 2030; a
#   Worker's Date.now(), new File([], '').lastModified and document.lastModified say the year of the machine.
# Hurts: tests of a search, a price list or a cache that runs in a Worker: page and Worker disagree about what has expired,
#   or agree only until the date in the test is over.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat >run.mjs <<'JS'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'
const server = createServer(({ url }, response) => {
  const isScript = url === '/worker.js'
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
  response.end(isScript ? 'postMessage(Date.now())' : '<!doctype html><title>Clock</title>')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH })
const page = await browser.newPage()
await page.clock.setFixedTime(new Date('2030-06-01T12:00:00Z'))
await page.goto(`http://127.0.0.1:${server.address().port}/`)
const years = await page.evaluate(async () => {
  const worker = await new Promise((resolve) => {
    new Worker('/worker.js').onmessage = ({ data }) => resolve(data)
  })
  const frame = document.body.appendChild(document.createElement('iframe'))
  const year = (time) => new Date(time).getFullYear()
  return {
    page: new Date().getFullYear(),
    frame: new frame.contentWindow.Date().getFullYear(),
    worker: year(worker),
    file: year(new File([], 'a').lastModified),
    document: year(document.lastModified),
  }
})
console.log(JSON.stringify(years))
await browser.close()
server.close()
const real = [years.worker, years.file, years.document]
process.exit(years.page === 2030 && years.frame === 2030 && real.every((year) => year < 2030) ? 0 : 1)
JS
: "${CHROME_PATH:=$(command -v chromium-headless-shell || command -v chromium)}"
export CHROME_PATH
node run.mjs
