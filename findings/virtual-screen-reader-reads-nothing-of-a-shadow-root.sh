#!/usr/bin/env bash
# Surprise: @guidepup/virtual-screen-reader passes over an open shadow root without a word. It reads the children of the
#   host, also those without a slot, which nobody sees; a heading and a button inside the root are never said.
# Guess: it reads the composed tree, as the accessibility tree of a browser has it: what is in the root, and what is slotted.
# Versions: @guidepup/virtual-screen-reader 0.33.0; jsdom 29.1.1.
# Seen: of a root with a heading, a slot for 'note' and a button, and two children of which one is slotted, both children
#   are said and nothing else.
# Hurts: tests of web components that take its log for what is said: they pass whatever the component contains.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @guidepup/virtual-screen-reader@0.33.0 jsdom@29.1.1
cat >run.mjs <<'JS'
import { JSDOM } from 'jsdom'

const { window } = new JSDOM(
  '<!doctype html><body><h1>Page</h1><x-car><p slot="note">slotted</p><p>unslotted</p></x-car></body>',
  { pretendToBeVisual: true },
)
for (const name of ['document', 'Node', 'Element', 'HTMLElement', 'Event', 'MutationObserver', 'getComputedStyle'])
  globalThis[name] = window[name]
globalThis.window = window
window.document.querySelector('x-car').attachShadow({ mode: 'open' }).innerHTML =
  '<h2>Inside</h2><slot name="note"></slot><button>Buy</button>'
const { virtual } = await import('@guidepup/virtual-screen-reader')
await virtual.start({ container: window.document.body, window })
while ((await virtual.lastSpokenPhrase()) !== 'end of document') await virtual.next()
const log = (await virtual.spokenPhraseLog()).join('\n')
await virtual.stop()
console.log(log)
const isBlind = !/Inside|Buy/.test(log) && /slotted/.test(log) && /unslotted/.test(log)
process.exitCode = isBlind ? 0 : 1
JS
node run.mjs
