import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { po } from 'gettext-parser'
import { describe, expect, it } from 'vitest'
import {
  choiceLines,
  financingLines,
  priceNotes,
} from '../../demo/content-site/documents/sheet-lines.ts'
import type { SheetLine, SheetSubject } from '../../demo/content-site/documents/sheet-types.ts'
import { creditFigures } from '../../demo/content-site/finance/financial-info.ts'
import { readSnapshot } from '../../demo/content-site/forms/snapshot.ts'
import { sheetFigures } from '../../demo/content-site/routes/sheet-figures.ts'
import type { SheetRequest } from '../../demo/content-site/routes/sheet-request.ts'
import { FIGURES, PLACES, snapshotField } from '../../src/core/offer/figures.ts'
import type { Figure } from '../../src/core/offer/offer-figures.ts'
import { PRICE_PARTS } from '../../src/core/offer/price-lines.ts'
import { OPTION_KINDS } from '../../src/core/configuration/choice-steps.ts'
import { summaryLines } from '../../src/core/configuration/summary.ts'
import { choiceLabels } from '../../src/ui/offer/offer-words.ts'
import {
  formatDate,
  formatEuros,
  formatSurcharge,
  formatPrice,
} from '../../src/core/formats/format.ts'
import { formatFixed, formatValue } from '../../src/core/formats/format-value.ts'
import { containedWords } from '../../src/ui/offer/ledger-words.ts'
import { labels as english } from '../../src/labels/labels.en-GB.ts'
import { ptPt } from '../../src/labels/labels.pt-PT.ts'
import { createTranslator } from '../../src/core/formats/translate.ts'
import { linePrice } from '../../src/ui/offer/line-price.ts'
import { figureList } from '../../src/ui/offer/figures.tsx'
import { workedExample, WORKED_EXAMPLES, type WorkedExample } from './worked-examples.ts'
import { leadTimeSpan } from '../../src/ui/offer/lead-time-words.ts'

/** Folder of the plugin's files that `npx vitest run test/wordpress/figures.test.ts -u` writes anew. */
const PLUGIN = '../../wordpress-plugin'

const t = createTranslator(ptPt, { euroVat: '€' })
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s/g, ' ')

/** How long the car takes and the stock car, as the plugin names them. */
function deliveryShownBy({ leadTime, stockCar }: Pick<WorkedExample, 'leadTime' | 'stockCar'>) {
  const { statedOn } = leadTime ?? { statedOn: '' }
  return {
    leadTime: leadTime
      ? t('leadTimeIn', { span: leadTimeSpan(t, leadTime), date: formatDate(statedOn) })
      : '',
    stockCar: stockCar ? `${stockCar.id}, ${stockCar.place}, ${formatEuros(stockCar.price)}` : '',
  }
}

/** An amount to the cent; '' for zero and without one. */
const exact = (euros: number | null): string => (euros ? formatEuros(euros) : '')

/** What the summary and the ledger of the widget show of an example, as the plugin names it. */
function shownBy({ items, contents, credit, leadTime, stockCar, snapshot }: WorkedExample) {
  const vatRate = contents.find(({ part }) => part === 'vat')?.percent ?? null
  const until = contents.find(({ part }) => part === 'campaign')?.until ?? null
  return {
    ...Object.fromEntries(
      snapshot.priceLines.map(({ item, name, cents }, index) => {
        const option = item === 'exterior' || item === 'interior' ? snapshot[item] : null
        const euros = cents === null ? null : cents / 100
        const added = euros === null ? '—' : formatSurcharge(euros)
        const price = index === 0 ? exact(euros) : added
        const code = option?.factoryCode ? ` (${option.factoryCode})` : ''
        return [item, [`${name}${code}`, price].filter(Boolean).join(', ')]
      }),
    ),
    total_price: exact(credit.price),
    ...Object.fromEntries(
      PRICE_PARTS.map((part) => {
        const amount = contents.find((each) => each.part === part)
        const isRate = amount?.cents === null && amount.percent !== undefined
        const text = amount?.cents === null ? '—' : formatEuros((amount?.cents ?? 0) / 100)
        return [part, amount && !isRate ? text : '']
      }),
    ),
    vatRate: formatValue(vatRate, 'percent', 0, 2),
    campaignUntil: formatDate(until),
    priceExcludes: items.version?.priceExcludes.join('; '),
    priceValidUntil: formatDate(items.version?.priceValidUntil ?? null),
    ...Object.fromEntries(
      PLACES.lead.map((id) => {
        const { value, style, decimals = 0 }: Figure & { value: keyof typeof credit } = FIGURES[id]
        return [id, formatFixed(Number(credit[value]), decimals, style)]
      }),
    ),
    ...deliveryShownBy({ leadTime, stockCar }),
  }
}

/** The configuration PDF of an example. */
const TODAY = '2026-11-29'

function subjectOf({ snapshot }: WorkedExample): SheetSubject {
  const read = readSnapshot(JSON.stringify(snapshot))
  expect(read.warning).toBe('')
  const request = {
    snapshot: read.snapshot,
    simulated: { info: { fee: 1 }, version: {} },
    lines: [],
  }
  return {
    ...sheetFigures(request as unknown as SheetRequest),
    model: 'Maré',
    engine: '1.2 Turbo',
    version: 'Essencial',
    code: '',
    finishes: {},
    wltp: null,
    date: TODAY,
  } as unknown as SheetSubject
}

/** What its two columns print. */
function printedOf(example: WorkedExample): SheetLine[] {
  const subject = subjectOf(example)
  return [...choiceLines(subject), ...financingLines(subject)]
}

/** Labels that the plugin prints, besides its own. */
const pluginLabels: Record<string, Partial<typeof ptPt>> = JSON.parse(
  readFileSync('wordpress-plugin/includes/first-view/labels.json', 'utf8'),
)

/** '+ 1 200,50 €' in cents; 0 for a text. */
const centsIn = (text = ''): number =>
  Math.round(Number(text.replaceAll(/[^\d,-]/g, '').replace(',', '.')) * 100) || 0

describe('the figures of the plugin', () => {
  it('are those of the registry', async () => {
    const rows = PLACES.lead.map((id) => {
      const { style, decimals = 0 }: Figure = FIGURES[id]
      return `  "${id}": ["${snapshotField(id)}", "${style}", ${decimals}]`
    })
    await expect(`{\n${rows.join(',\n')}\n}\n`).toMatchFileSnapshot(
      `${PLUGIN}/includes/leads/figures.json`,
    )
  })

  it.each(PLACES.lead)('name %s in mails as the widget does', (id) => {
    const { text }: Figure = FIGURES[id]
    const { translations } = po.parse(
      readFileSync('wordpress-plugin/languages/cfg-configurator-pt_PT.po'),
    )
    const withUnit = (labels: Readonly<Record<keyof typeof ptPt, string>>) =>
      `${labels[id]} (${labels.monthsUnit})`
    const translated = translations['visitor']?.[withUnit(english)]?.msgstr[0]
    expect(text ? translated : pluginLabels['pt-PT']?.[id]).toBe(text ? withUnit(ptPt) : ptPt[id])
  })

  it('belong to the worked examples that both show', async () => {
    const examples = WORKED_EXAMPLES.map((example) => {
      const { name, snapshot } = example
      return { case: name, snapshot, rows: shownBy(example) }
    })
    await expect(`${JSON.stringify(examples, null, 2)}\n`).toMatchFileSnapshot(
      `${PLUGIN}/tests/leads/worked-examples.json`,
    )
  })
})

describe.each(WORKED_EXAMPLES)('in the configuration PDF, $name', (example) => {
  const rows = new Map(printedOf(example).map(({ label, figure }) => [label, plain(figure)]))

  it.each(PLACES.sheet)('has %s as on screen', (id) => {
    const [shown] = figureList(t, [id], example.credit)
    const label = id === 'tan' ? 'TAN fixa' : ptPt[id]
    expect(rows.get(label) ?? '').toBe(plain(shown?.value))
  })

  it.each(OPTION_KINDS)('has the line of the %s as in the ledger on screen', (kind) => {
    const price = example.items[kind]?.surcharge ?? null
    const line = { kind, name: '', price, isAdded: true }
    expect(rows.get(ptPt[choiceLabels(kind).line])).toBe(plain(linePrice(t, line)))
  })

  it('has the total to the cent', () => {
    expect(rows.get('Preço total')).toBe(plain(formatEuros(example.credit.price ?? NaN)))
  })

  it('says what the price contains, apart from the column that adds up', () => {
    const [notes = ''] = priceNotes(subjectOf(example))
    for (const { label, value } of example.contents.map((line) => containedWords(t, line, TODAY))) {
      expect(plain(notes)).toContain(`${label}: ${plain(value?.replace('-\u00A0', '-')) || '—'}`)
      expect(rows.has(label)).toBe(false)
    }
  })
})

describe('a configuration PDF without a snapshot', () => {
  const simulated = creditFigures(
    {
      pvp: 41_350,
      fee: 466.3,
      initialValue: 8000,
      initialExpenses: 700,
      rate: 5.95,
      taeg: 7.4,
      mtic: 40_596.18,
      postExpenses: 0,
      nrPayments: 48,
      capitalToFinance: 33_350,
      dtEndOfCampaign: null,
      residualValue: 17_367,
    },
    'HOD',
  )

  it.each(PLACES.sheet)('has %s of the simulation', (id) => {
    expect(simulated[FIGURES[id].value]).toBeGreaterThan(0)
  })
})

describe('docs/content-api.md', () => {
  it.each(PLACES.lead)('has %s in the example of the snapshot', (id) => {
    expect(readFileSync('docs/content-api.md', 'utf8')).toContain(`"${snapshotField(id)}": `)
  })
})

describe('the lines of any configuration', () => {
  const cents = (min: number, max: number) => fc.integer({ min, max }).map((value) => value / 100)

  it('add up to the total in the snapshot, in the PDF and on screen', () => {
    fc.assert(
      fc.property(
        cents(2_000_000, 9_000_000),
        fc.tuple(cents(-50_000, 500_000), ...OPTION_KINDS.slice(1).map(() => cents(0, 500_000))),
        fc.constantFrom('CREDIT' as const, 'HOD' as const),
        (price, surcharges, creditType) => {
          const terms = { ...WORKED_EXAMPLES[0]!.credit, creditType, mtic: null }
          const example = workedExample('any', price, surcharges, terms)
          const { snapshot, items, credit } = example
          const sum = snapshot.priceLines.reduce((all, line) => all + (line.cents ?? NaN), 0)
          expect(sum).toBe(snapshot.totalCents)

          const printed = printedOf(example)
          const total = centsIn(printed.find(({ label }) => label === 'Preço total')?.figure)
          const end = printed.findIndex(({ label }) => label === 'Preço total')
          const others = printed.slice(0, end)
          const added = others.reduce((all, { figure }) => all + centsIn(figure), 0)
          expect(added).toBe(total)
          expect(total).toBe(snapshot.totalCents)

          const lines = summaryLines(items, credit.creditType)
          const shown = lines.reduce((all, line) => all + (line.price ?? NaN), 0)
          expect(formatPrice(shown)).toBe(formatPrice(credit.price))
        },
      ),
    )
  })
})
