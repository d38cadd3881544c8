import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { labels as english } from '../../src/labels/en-GB/en-gb.ts'
import { agentLabels } from '../../src/labels/pt-PT/agent-labels.ts'
import { ptPt } from '../../src/labels/pt-PT/pt-pt.ts'
import type { Language } from '../../src/labels/labels.ts'
import { language, TRANSLATIONS } from '../../src/labels/language.ts'

/** Files of the plugin that this test writes anew with `vitest run test/wordpress -u`. */
const INCLUDES = '../../wordpress-plugin/includes'

const languages: readonly Language[] = [
  { ...language, labels: { ...ptPt, ...agentLabels } },
  ...(await Promise.all(Object.values(TRANSLATIONS).map((load) => load()))),
]

/** The formats that `Intl` has for a language. */
function intlFormats({ tag }: Language) {
  const parts = new Intl.NumberFormat(tag, { useGrouping: 'always' }).formatToParts(1000.5)
  const separator = (type: string) => parts.find((part) => part.type === type)?.value
  const pattern = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: 0, ...options })
      .format(0)
      .replace('0', '{n}')
  return {
    decimal: separator('decimal'),
    group: separator('group'),
    euros: pattern({ style: 'currency', currency: 'EUR' }),
    percent: pattern({ style: 'percent' }),
  }
}

it.each(languages)("offers the widget's own texts in $tag to the back office", async (each) => {
  await expect(`${JSON.stringify(each.labels, null, 2)}\n`).toMatchFileSnapshot(
    `${INCLUDES}/../modules/texts/labels/${each.tag}.json`,
  )
})

it.each(languages)('formats numbers in $tag as Intl does', (each) => {
  expect(each.numbers).toEqual(intlFormats(each))
})

it.each(languages)('writes days in $tag as Intl does', (each) => {
  const style = each.months ? 'long' : '2-digit'
  const intl = new Intl.DateTimeFormat(each.tag, {
    day: each.months ? 'numeric' : '2-digit',
    month: style,
    year: 'numeric',
    timeZone: 'UTC',
  })
  const names = each.months ?? Array.from({ length: 12 }, (_, n) => String(n + 1).padStart(2, '0'))
  names.forEach((name, n) => {
    const shown = (each.date ?? '{day}/{month}/{year}')
      .replace('{day}', '05')
      .replace('{d}', '5')
      .replace('{month}', name)
      .replace('{year}', '2026')
    expect(shown).toBe(intl.format(Date.UTC(2026, n, 5)))
  })
})

it("has the formats of each of the widget's languages in the plugin", async () => {
  const formats = Object.fromEntries(
    languages.map(({ tag, numbers, date, months }) => [tag, { ...numbers, date, months }]),
  )
  await expect(`${JSON.stringify(formats, null, 2)}\n`).toMatchFileSnapshot(
    `${INCLUDES}/languages.json`,
  )
})

it.each(['modules/server-render/First_View_Texts.php', 'includes/Embed/Page_Texts.php'])(
  'has the words of the English labels in %s',
  (file) => {
    const php = readFileSync(`wordpress-plugin/${file}`, 'utf8')
    const rows = [...php.matchAll(/'(\w+)'\s*=> _x\( '([^']*)', 'visitor'/g)]
    const texts = Object.fromEntries(rows.map(([, key = '', text = '']) => [key, text]))
    expect(Object.keys(texts).length).toBeGreaterThan(5)
    expect(english).toMatchObject(texts)
  },
)
