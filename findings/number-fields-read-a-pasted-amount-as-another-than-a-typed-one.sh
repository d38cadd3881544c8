#!/usr/bin/env bash
# Surprise: an amount as people in Portugal write it, 8.000, is another number in one and the same field, depending on whether
#   it is typed or pasted. react-number-format (with a space and a comma as separators): typed 8, pasted 8000. React Aria
#   (locale pt-PT, euros): typed 8000, pasted 8. Ark UI reads the typed one as 8000 and ignores the pasted one without a word,
#   and Base UI reads 8 both times. Written with a space, 8 000, all four read 8000, typed and pasted.
# Guess: all four read 8000 both times, or one of them 8 both times.
# Versions: react-number-format 5.4.5; @ark-ui/react 5.40.0; react-aria-components 1.22.1; @base-ui/react 1.9.0; react 19.3.1;
#   esbuild 0.28.2; playwright-core 1.65.1; Chromium 156.
# Seen: typed 8 / 8000 / 8000 / 8, pasted 8000 / 8 / nothing / 8 (react-number-format, React Aria, Ark UI, Base UI).
# Hurts: whoever asks for an amount in a country that groups by a space and writes a point by habit (Portugal, France, Poland):
#   a down payment of 8 000 EUR becomes one of 8 EUR, and a test that fills the field in one of the two ways does not see it.
# Needs Chromium: CHROME_PATH, or one on the PATH.
set -euo pipefail
browser=${CHROME_PATH:-$(command -v chromium-headless-shell || command -v chromium || command -v google-chrome)}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react@19.3.1 react-dom@19.3.1 react-number-format@5.4.5 @ark-ui/react@5.40.0 \
  react-aria-components@1.22.1 @base-ui/react@1.9.0 esbuild@0.28.2 playwright-core@1.65.1
cat >page.jsx <<'JSX'
import { NumberInput } from '@ark-ui/react/number-input'
import { NumberField as BaseField } from '@base-ui/react/number-field'
import { I18nProvider, Input, NumberField } from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import { NumericFormat } from 'react-number-format'

const LOCALE = 'pt-PT'
const EUROS = { style: 'currency', currency: 'EUR' }
window.read = {}
const keep = (name) => (value) => {
  window.read[name] = value
}
const root = document.body.appendChild(document.createElement('div'))
createRoot(root).render(
  <I18nProvider locale={LOCALE}>
    <NumericFormat
      id="numberFormat"
      thousandSeparator=" "
      decimalSeparator=","
      onValueChange={({ floatValue }) => keep('numberFormat')(floatValue)}
    />
    <NumberInput.Root
      locale={LOCALE}
      formatOptions={EUROS}
      onValueChange={({ valueAsNumber }) => keep('ark')(valueAsNumber)}
    >
      <NumberInput.Input id="ark" />
    </NumberInput.Root>
    <NumberField aria-label="Amount" formatOptions={EUROS} onChange={keep('aria')}>
      <Input id="aria" />
    </NumberField>
    <BaseField.Root locale={LOCALE} format={EUROS} onValueChange={keep('base')}>
      <BaseField.Input id="base" />
    </BaseField.Root>
  </I18nProvider>,
)
JSX
npx esbuild page.jsx --bundle --outfile=page.js --jsx=automatic --log-level=error "--define:process.env.NODE_ENV='production'"
cat >run.mjs <<'JS'
import { chromium } from 'playwright-core'

const FIELDS = ['numberFormat', 'aria', 'ark', 'base']
const EXPECTED = {
  'type 8.000': [8, 8000, 8000, 8],
  'paste 8.000': [8000, 8, null, 8],
  'type 8 000': [8000, 8000, 8000, 8000],
  'paste 8 000': [8000, 8000, 8000, 8000],
}
const browser = await chromium.launch({ executablePath: process.argv[2] })
let isSame = true
for (const [name, expected] of Object.entries(EXPECTED)) {
  const [how, text] = [name.slice(0, name.indexOf(' ')), name.slice(name.indexOf(' ') + 1)]
  const page = await browser.newPage()
  await page.setContent('<!doctype html><title>Amounts</title><textarea></textarea>')
  await page.addScriptTag({ path: 'page.js' })
  await page.waitForSelector('#base')
  for (const field of FIELDS) {
    if (how === 'paste') {
      await page.locator('textarea').fill(text)
      await page.locator('textarea').press('Control+A')
      await page.keyboard.press('Control+C')
    }
    await page.locator(`#${field}`).focus()
    if (how === 'paste') await page.keyboard.press('Control+V')
    else await page.keyboard.type(text)
    await page.keyboard.press('Tab')
    await page.waitForTimeout(100)
  }
  const read = await page.evaluate(() => window.read)
  const values = FIELDS.map((field) => read[field] ?? null)
  const shown = await Promise.all(FIELDS.map((field) => page.locator(`#${field}`).inputValue()))
  console.log(name, JSON.stringify(values), JSON.stringify(shown))
  isSame &&= JSON.stringify(values) === JSON.stringify(expected)
  await page.close()
}
await browser.close()
process.exit(isSame ? 0 : 1)
JS
node run.mjs "$browser"
