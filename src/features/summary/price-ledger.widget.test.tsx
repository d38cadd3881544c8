import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Settings } from '../../core/store/state.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { renderAt } from '../../../test/support/render-at.tsx'

beforeEach(() => {
  // Only the date: timers run as they do.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') })
})

const NOTHING = {
  legalizationGain: null,
  transportGain: '',
  ecoValue: null,
  vatValue: null,
  vatRate: null,
  priceExcludes: [],
  priceValidUntil: null,
  pvpWithoutFinance: null,
}

/** The total of a summary whose version has these fields. */
async function totalWith(
  fields: Readonly<Record<string, unknown>>,
  settings: Partial<Settings> = {},
) {
  const site = siteInProcess()
  site.respondWith('lstVersions', (versions: readonly { readonly id: number }[]) =>
    versions.map((version) =>
      version.id === 10_113 ? { ...version, ...NOTHING, ...fields } : version,
    ),
  )
  const query = 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA'
  const widget = await renderAt('/', site, { query, settings })
  await widget.findByRole('heading', { name: 'Lume Maré', level: 1 })
  const total = widget.container().querySelector('.total')
  return { total, ledger: total?.closest('details') ?? null, widget }
}

/** Label and value of each row. */
function rowsOf(ledger: Element | null): readonly string[] {
  const rows = [...(ledger?.querySelectorAll('.rows > div') ?? [])]
  return rows.map((row) =>
    [...row.children].map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')).join(': '),
  )
}

describe('the total of the summary', () => {
  it('does not open where the content site says no more than the prices', async () => {
    const { total, ledger } = await totalWith({})
    expect(total?.textContent).toMatch(/^Preço total desde\d/)
    expect(ledger).toBeNull()
  })

  it('opens into lines to the cent, and what they contain apart from them', async () => {
    const { ledger, total } = await totalWith({
      price: 34_950.4,
      pvpWithoutFinance: 35_950.4,
      legalizationGain: 0,
      transportGain: 'a consultar',
      ecoValue: 12.5,
      vatValue: 6535.44,
      vatRate: 23,
    })
    expect(rowsOf(ledger)).toEqual([
      'Motor 1.2 Turbo: 32 450 €',
      'Versão Horizonte: + 2 500,40 €',
      'Cor exterior Verde Pinhal: + 750 €',
      'Interior Pele Camel: + 1 200 €',
      'Preço total: 36 900,40 €',
      'Legalização: 0 €',
      'Transporte: —',
      'Ecovalor: 12,50 €',
      'IVA da versão (23%): 6 535,44 €',
      expect.stringMatching(/^Desconto da campanha de financiamento, até .*: - 1 000 €$/),
    ])
    expect(ledger?.textContent).toContain('não acrescem ao total')
    // The rows above it give the amounts to the same choices, in whole euros.
    const rows = [...(total?.closest('section')?.querySelectorAll('.chosen-name + p') ?? [])]
    expect(rows.map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
      '32 450 €',
      '+ 2 500 €',
      '+ 750 €',
      '+ 1 200 €',
    ])
    expect(ledger?.textContent).not.toContain('não inclui')
    expect(ledger?.textContent).not.toContain('válido até')
  })

  it('does not repeat the lines above it, which have no cents', async () => {
    const { ledger } = await totalWith({ ecoValue: 12.5 })
    expect(rowsOf(ledger)).toEqual(['Ecovalor: 12,50 €'])
  })

  it('says what the price does not include, and until when it is valid', async () => {
    const { ledger } = await totalWith({
      priceExcludes: ['Seguro automóvel', '<b>IUC</b>'],
      priceValidUntil: '2027-01-31T23:59',
    })
    expect(ledger?.textContent).toContain('Seguro automóvel; <b>IUC</b>')
    expect(ledger?.textContent).toContain('Preço válido até 31/01/2027.')
    expect(ledger?.textContent).not.toContain('já inclui')
  })

  const VALID = [
    'Preço válido até 31/12/2026.',
    'financiamento, até 31/12/2026',
    'Campanha de financiamento válida até 31/12/2026.',
  ]
  const OVER = [
    'A validade do preço terminou em 31/12/2026. Valores sujeitos a confirmação.',
    'financiamento, que terminou em 31/12/2026, sujeito a confirmação',
    'A campanha de financiamento terminou em 31/12/2026. Valores sujeitos a confirmação.',
  ]

  it.each([
    ['2026-12-31T23:59:59Z', 'Europe/Lisbon', VALID, OVER],
    ['2027-01-01T00:00:00Z', 'Europe/Lisbon', OVER, VALID],
    ['2027-01-01T00:00:00Z', 'Atlantic/Azores', VALID, OVER],
  ])(
    'says of price and campaign at %s, in a market at %s, whether they are over',
    async (now, timeZone, present, absent) => {
      vi.setSystemTime(now)
      const fields = { pvpWithoutFinance: 99_999, priceValidUntil: '2026-12-31' }
      const { widget } = await totalWith(fields, { timeZone })
      const text = widget.container().textContent
      for (const words of present) expect(text).toContain(words)
      for (const words of absent) expect(text).not.toContain(words)
    },
  )
})
