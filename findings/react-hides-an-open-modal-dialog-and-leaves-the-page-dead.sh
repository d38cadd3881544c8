#!/usr/bin/env bash
# Surprise: React hides what is inside <Activity mode="hidden">, or what suspends again, with display: none. A <dialog> in it that
#   was opened with showModal() is gone from the screen and stays modal: nothing else on the page can be pressed, and nothing
#   shows why. An effect that opens it without closing it in its clean-up is enough, and as a passive effect its clean-up
#   does not run where something suspends.
# Guess: a dialog that is not rendered blocks nothing, so the button behind it works while the dialog is away.
# Versions: react and react-dom 19.3.1; esbuild 0.28.2; playwright-core 1.65.1; Chromium 156.
# Seen: display 'none' and :modal together, and a press on the button behind it without effect, for a layout effect without
#   close(), and where something suspends also for a passive effect with close(); only a layout effect that closes frees the page.
# Hurts: a summary with a dialog in which one part loads again: the screen shows the fallback, and the whole page is dead.
# Needs Chromium: CHROME_PATH, or one on the PATH.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 esbuild@0.28.2 playwright-core@1.65.1
cat >page.jsx <<'JSX'
import { Activity, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

const endless = new Promise(() => {})
const Late = ({ isLoading }) => <p>{isLoading ? use(endless) : '411,05 €'}</p>

function Dialog({ effect: useAnEffect, closes }) {
  const ref = useRef(null)
  useAnEffect(() => {
    const dialog = ref.current
    if (!dialog.open) dialog.showModal()
    return () => closes && dialog.close()
  }, [])
  return <dialog ref={ref}>Simulação</dialog>
}

function Page({ hidesBy, effect, closes }) {
  const [isAway, setAway] = useState(false)
  const [presses, setPresses] = useState(0)
  window.hide = () => flushSync(() => setAway(true))
  const dialog = <Dialog effect={effect} closes={closes} />
  return (
    <>
      <button onClick={() => setPresses(presses + 1)}>{presses}</button>
      {hidesBy === 'Activity' ? (
        <Activity mode={isAway ? 'hidden' : 'visible'}>{dialog}</Activity>
      ) : (
        <Suspense fallback={<p>A carregar…</p>}>
          {dialog}
          <Late isLoading={isAway} />
        </Suspense>
      )}
    </>
  )
}

window.open = (hidesBy, isLayout, closes) =>
  createRoot(document.querySelector('main')).render(
    <Page hidesBy={hidesBy} effect={isLayout ? useLayoutEffect : useEffect} closes={closes} />,
  )
JSX
npx esbuild page.jsx --bundle --outfile=page.js --jsx=automatic --log-level=error "--define:process.env.NODE_ENV='production'"
cat >run.mjs <<'JS'
import { deepStrictEqual } from 'node:assert'
import { chromium } from 'playwright-core'

const browser = await chromium.launch({ executablePath: process.argv[2] })
const seen = {}
for (const hidesBy of ['Activity', 'Suspense'])
  for (const effect of ['layout', 'passive'])
    for (const closes of [false, true]) {
      const page = await browser.newPage()
      await page.setContent('<!doctype html><title>Cars</title><main></main>')
      await page.addScriptTag({ path: 'page.js' })
      await page.evaluate(([kind, isLayout, ends]) => window.open(kind, isLayout, ends), [hidesBy, effect === 'layout', closes])
      await page.locator('dialog[open]').waitFor()
      await page.evaluate(() => window.hide())
      await page.waitForTimeout(100)
      const [display, isModal] = await page.evaluate(() => {
        const dialog = document.querySelector('dialog')
        return [getComputedStyle(dialog).display, dialog.matches(':modal')]
      })
      const { x, y } = await page.locator('button').boundingBox()
      await page.mouse.click(x + 5, y + 5)
      const presses = await page.locator('button').textContent()
      seen[`${hidesBy}, ${effect} effect${closes ? ' that closes' : ''}`] = `${display}, ${isModal ? 'modal' : 'closed'}, ${presses} presses`
      await page.close()
    }
await browser.close()
console.log(seen)
const dead = 'none, modal, 0 presses'
const alive = 'none, closed, 1 presses'
deepStrictEqual(seen, {
  'Activity, layout effect': dead,
  'Activity, layout effect that closes': alive,
  'Activity, passive effect': dead,
  'Activity, passive effect that closes': alive,
  'Suspense, layout effect': dead,
  'Suspense, layout effect that closes': alive,
  'Suspense, passive effect': dead,
  'Suspense, passive effect that closes': dead,
})
JS
node run.mjs "$browser"
