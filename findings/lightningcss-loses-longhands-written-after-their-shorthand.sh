#!/usr/bin/env bash
# Surprise: with `minify`, Lightning CSS moves some longhands before the shorthand that resets them, so they are lost:
#   `font-variant-numeric`, `font-kerning` and `font-size-adjust` after `font`, `transition-behavior` after `transition`. It
#   writes `animation-timeline` into `animation`, which Chromium does not read.
# Guess: shorthands and what follows them keep their order, or are merged into a value that the targets read.
# Versions: lightningcss 1.33.0; playwright-core 1.65.1; Chromium 156.
# Seen: of five rules as written every computed value is the one that was asked for, of the minified ones none, with the
#   browser's own version as target, without an error or a warning. Only a target of Chrome 111 keeps the timeline.
# Hurts: sheets with `font: …; font-variant-numeric: tabular-nums` (columns of prices no longer line up), dialogs that fade out
#   with `allow-discrete`, pictures that move with the page; only in the built site, never while it is developed.
# Needs Chromium: CHROME_PATH, or one on the PATH.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1 lightningcss@1.33.0
cat >run.mjs <<'JS'
import { transform } from 'lightningcss'
import { chromium } from 'playwright-core'

const RULES = [
  ['font: 1rem serif', 'font-variant-numeric', 'tabular-nums'],
  ['font: 1rem serif', 'font-kerning', 'none'],
  ['font: 1rem serif', 'font-size-adjust', '0.5'],
  ['transition: display 1s', 'transition-behavior', 'allow-discrete'],
  ['animation: 1s turn', 'animation-timeline', 'scroll()'],
]
const browser = await chromium.launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
const targets = { chrome: 156 << 16 }
const computed = async (css, name) => {
  await page.setContent(`<style>${css}</style><p class="a">Text</p>`)
  return await page.locator('p').evaluate((p, name) => getComputedStyle(p).getPropertyValue(name), name)
}
let asSeen = 0
for (const [shorthand, name, value] of RULES) {
  const css = `.a { ${shorthand}; ${name}: ${value} }`
  const { code, warnings } = transform({ filename: 'a.css', code: Buffer.from(css), minify: true, targets })
  const found = [await computed(css, name), await computed(code.toString(), name)]
  console.log(code.toString(), found)
  if (found[0] === value && found[1] !== value && warnings.length === 0) asSeen += 1
}
await browser.close()
process.exitCode = asSeen === RULES.length ? 0 : 1
JS
node run.mjs "$browser"
