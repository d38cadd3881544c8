#!/usr/bin/env bash
# Surprise: a React component with <ViewTransition> in a web component that r2wc makes with an open shadow root. Its first
#   change is shown, but nothing of it moves, and React throws "reading 'viewTransitionName'" after it. From then on no root of
#   this React on the page changes any more, also not those outside the web component: "Should not already be working". In a
#   <div> inside the shadow root nothing is thrown; but there, too, only the page as a whole is faded, although onUpdate is called.
# Guess: it moves as it does outside, because React writes the name into the element's own style.
# Versions: react and react-dom 19.3.1; @r2wc/react-to-web-component 2.1.1; esbuild 0.28.2; playwright-core 1.65.1; Chromium 156.
# Seen: outside the group of the car is animated; in a <div> inside only 'root' is; on the shadow root the next two changes, one
#   inside and one outside, are never shown.
# Hurts: whoever wraps a React widget as a web component for pages of others and adds the transition that works in development,
#   without the wrapper: after one tap no later change of it is shown, nor of the rest of the page if it shares React.
# Needs Chromium: CHROME_PATH, or one on the PATH.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 @r2wc/react-to-web-component@2.1.1 esbuild@0.28.2 playwright-core@1.65.1
cat >page.jsx <<'JSX'
import r2wc from '@r2wc/react-to-web-component'
import { startTransition, useState, ViewTransition } from 'react'
import { createRoot } from 'react-dom/client'

window.advance = {}
window.updates = []
function Car({ name }) {
  const [step, setStep] = useState(0)
  window.advance[name] = () => startTransition(() => setStep((previous) => previous + 1))
  return (
    <ViewTransition name={`car-${name}`} onUpdate={() => void window.updates.push(name)}>
      <p style={{ width: 200, marginLeft: step * 100 }}>{step}</p>
    </ViewTransition>
  )
}
const add = (parent, tag) => parent.appendChild(document.createElement(tag))
createRoot(add(document.body, 'div')).render(<Car name="outside" />)
const host = add(document.body, 'section').attachShadow({ mode: 'open' })
createRoot(add(host, 'div')).render(<Car name="inside" />)
customElements.define('x-car', r2wc(() => <Car name="wrapped" />, { shadow: 'open' }))
add(document.body, 'x-car')
JSX
npx esbuild page.jsx --bundle --outfile=page.js --jsx=automatic --log-level=error "--define:process.env.NODE_ENV='production'"
cat >run.mjs <<'JS'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.argv[2] })
const page = await browser.newPage()
const errors = []
page.on('pageerror', ({ message }) => errors.push(message))
await page.setContent('<!doctype html><title>Cars</title>')
await page.addScriptTag({ path: 'page.js' })
await page.waitForFunction(() => Object.keys(window.advance).length === 3)

/** Changes a car, and returns the groups that are animated for a second. */
const groupsOf = (name) =>
  page.evaluate(async (car) => {
    const groups = new Set()
    const end = performance.now() + 1000
    window.advance[car]()
    while (performance.now() < end) {
      for (const { effect } of document.getAnimations()) {
        const group = /^::view-transition-group\((.+)\)$/.exec(effect.pseudoElement ?? '')
        if (group) groups.add(group[1])
      }
      await new Promise(requestAnimationFrame)
    }
    return [...groups].sort()
  }, name)
const steps = () =>
  page.evaluate(() => {
    const text = (root) => root.querySelector('p').textContent
    const shadow = (tag) => document.querySelector(tag).shadowRoot
    return [text(document), text(shadow('section')), text(shadow('x-car'))].join(' ')
  })

const seen = {}
for (const name of ['outside', 'inside', 'wrapped']) seen[name] = (await groupsOf(name)).join(' ')
seen.first = await steps()
for (const name of ['outside', 'wrapped']) await groupsOf(name)
seen.second = await steps()
seen.updates = await page.evaluate(() => window.updates.join(' '))
console.log(seen, errors)
await browser.close()
const isSame =
  seen.outside.includes('car-outside') &&
  !seen.inside.includes('car-inside') &&
  !seen.wrapped.includes('car-wrapped') &&
  seen.updates.startsWith('outside inside') &&
  seen.first === '1 1 1' &&
  seen.second === '1 1 1' &&
  errors.some((message) => message.includes("reading 'viewTransitionName'"))
process.exit(isSame ? 0 : 1)
JS
node run.mjs "$browser"
