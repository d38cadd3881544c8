import { expect, it } from 'vitest'
import { clearCookies, watchLog } from '../../support/store-under-test.ts'
import { numericFields } from '../../support/numeric-fields.ts'
import { drawsOf } from './changed-answer.ts'
import { changedSite } from './changed-site.ts'
import { textsOf } from './screen-checks.ts'
import { DETOURS, takeWay } from './take-walk.ts'
import { openWalk } from './walk.tsx'

const CAR = { model: '101', engine: '1011', version: '10113', exterior: 'VPI', interior: 'PCA' }

const SCHEMAS: Readonly<Record<string, string>> = {
  lstModels: 'Model',
  lstEngines: 'Engine',
  lstVersions: 'Version',
}

/** Technical data with official values. */
const OFFICIAL_SPECS = new Set([284, 289])

type Entry = Record<string, unknown>

/** Replaces every figure of all models, engines and versions. */
function replaceFigures(answer: unknown, call: string, placeholder: unknown): void {
  const schema = SCHEMAS[call.replace(/\/.*/, '')]
  if (!schema) return
  for (const entry of answer as Entry[]) {
    for (const { name } of numericFields(schema)) entry[name] = placeholder
    for (const name of Object.keys(entry.wltp ?? {}))
      (entry.wltp as Entry)[name] = [placeholder, placeholder]
    if (schema === 'Engine')
      for (const { id, specs } of entry.lst as readonly { id: number; specs: Entry }[])
        if (OFFICIAL_SPECS.has(id)) specs.value = placeholder
  }
}

it.each([0, -1, '', 'n/a', null])(
  'figures that are all %j are shown and used nowhere, and said not to be available',
  async (placeholder) => {
    clearCookies()
    watchLog()
    const draw = drawsOf(1)
    const site = changedSite((answer, call) => {
      replaceFigures(answer, call, placeholder)
      return ''
    })
    const shown: string[] = []
    const walk = await openWalk(site, CAR, draw, (container) => {
      const text = textsOf(container).join(' | ')
      const isZero = placeholder === 0
      // Neither an official value, but that of zero grams, nor an amount of a month or a price.
      const found = text.match(
        /-?\d[\d ,]* (l\/100 km|kWh\/100 km|g\/km|km \(WLTP\)|€ ?\/mês)|(?<![\d,])(0|-1) CV|(TAEG|Mensalidade|desde) \| [-\d]/g,
      )
      shown.push(text)
      return found?.filter((each) => !(isZero && each === '0 g/km')) ?? []
    })
    await takeWay(walk, site, CAR, async (screen) => {
      for (const [where, take] of DETOURS) if (where === screen) await take(walk)
    })
    expect(walk.faults).toEqual([])
    expect(walk.seen).toEqual(
      expect.arrayContaining([
        'engines compared',
        'versions compared',
        'running cost',
        'proposal',
        'summary',
      ]),
    )
    const without = walk.seen.filter((_, index) => !shown[index]?.includes('não disponível'))
    expect(without).not.toContain('engine')
    expect(without).not.toContain('engines compared')
    expect(without).not.toContain('version')
    expect(without).not.toContain('summary')
  },
  300_000,
)
