import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { ptPt } from '../../src/labels/labels.pt-PT.ts'
import { allLabels } from '../support/all-labels.ts'
import type { Language } from '../../src/labels/labels.ts'
import { language, TRANSLATIONS } from '../../src/labels/language.ts'

/** Files of the add-on that this test writes anew with `vitest run test/wordpress -u`. */
const LABELS = '../../wordpress-add-ons/editor/labels'

/** Labels that the plugin prints in the first view and in mails. */
const OF_PLUGIN = [
  'homeTitle',
  'homeIntro',
  'range',
  'modelsList',
  'select',
  'selectModel',
  'from',
  'rent',
  'perMonth',
  'taeg',
  'financedAmount',
  'initialEntry',
  'nrPayments',
  'filter',
  'legalTitle',
  'legalLine',
  'legalPolicy',
  'legalAccessibility',
  'legalComplaints',
  'legalImprint',
  'wltpFuel',
  'wltpEnergy',
  'wltpRange',
  'wltpCo2',
  'consumption',
  'consumptionElectric',
  'wltpRangeUnit',
  'wltpCo2Unit',
  'wltpSpan',
  'wltpMissing',
  'creditWarning',
  'creditLender',
  'creditIntermediary',
  'creditNumber',
  'tan',
  'lastPayment',
  'mtic',
  'leadTime',
] as const satisfies readonly (keyof typeof ptPt)[]

const languages: readonly Language[] = [
  { ...language, labels: await allLabels('pt-PT') },
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
    `${LABELS}/${each.tag}.json`,
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

it.each(languages)('has the formats of $tag in the plugin', ({ tag, numbers, months, sign }) => {
  const php = readFileSync('wordpress-plugin/includes/element/Language.php', 'utf8')
  const written = new RegExp(`'${tag}' => array\\((.*?)\\n\\t\\t\\)`, 's').exec(php)?.[1] ?? ''
  const rows = [...written.matchAll(/'(\w+)'\s*=> ["'](.*)["']/g)]
  const formats = rows.map(([, name = '', text = '']) => [
    name,
    text.replaceAll('\\u{A0}', '\u{A0}'),
  ])
  const { decimal, group, euros } = numbers
  expect(Object.fromEntries(formats)).toEqual({
    decimal,
    group,
    euros,
    sign: sign ?? '{sign}\u{A0}{n}',
    date: months ? 'j F Y' : 'd/m/Y',
  })
})

it('has the labels of the first view in the plugin', async () => {
  const texts = Object.fromEntries(
    languages.map(({ tag, labels }) => [
      tag,
      Object.fromEntries(OF_PLUGIN.map((key) => [key, labels?.[key]])),
    ]),
  )
  await expect(`${JSON.stringify(texts, null, 2)}\n`).toMatchFileSnapshot(
    '../../wordpress-plugin/includes/first-view/labels.json',
  )
})
