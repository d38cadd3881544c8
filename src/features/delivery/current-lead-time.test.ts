import { describe, expect, it } from 'vitest'
import type { Model } from '../../core/catalogue/catalogue.ts'
import { fasterChoice, slowestChoices } from './current-lead-time.ts'
import { toLeadTimeRecord } from '../../core/offer/lead-time-report.ts'
import type { StatedLeadTime } from '../../core/catalogue/lead-time.ts'
import type { ChosenItems, ListOf } from '../../core/configuration/choice-steps.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'

const TODAY = '2026-11-15'
const MODEL = { id: '101', name: 'Maré' } as Model

const weeks = (fromWeeks: number, toWeeks: number, statedOn = '2026-11-12'): StatedLeadTime => ({
  fromWeeks,
  toWeeks,
  statedOn,
  source: null,
})

const GREEN = anExterior({
  id: 'VPI',
  name: 'Verde Pinhal',
  surcharge: 450,
  leadTime: weeks(8, 10),
})
const WHITE = anExterior({ id: 'BNE', name: 'Branco Neve', surcharge: 0 })
const GREY = anExterior({ id: 'CGR', name: 'Cinza Granito', surcharge: 300, leadTime: weeks(6, 8) })
const CLOTH = anInterior({ id: 'TPR', name: 'Tecido Preto', surcharge: 0 })
const CAMEL = anInterior({ id: 'PCA', leadTime: weeks(6, 9) })
const VERSION = aVersion({ leadTime: weeks(4, 6) })

type Lists = { [Name in 'versions' | 'exteriors' | 'interiors']: readonly object[] }

const listsOf = ({ versions, exteriors, interiors }: Lists): ListOf =>
  ((name: string) => ({ engines: [anEngine()], versions, exteriors, interiors })[name]) as ListOf

const LISTS: Lists = {
  versions: [VERSION],
  exteriors: [GREEN, WHITE, GREY],
  interiors: [CLOTH, CAMEL],
}

const items = (change: Partial<ChosenItems> = {}): ChosenItems => ({
  engine: anEngine(),
  version: VERSION,
  exterior: GREEN,
  interior: CLOTH,
  ...change,
})

const fasterThan = (chosen: ChosenItems, lists: Partial<Lists> = {}) =>
  fasterChoice(MODEL, chosen, listsOf({ ...LISTS, ...lists }), 'CREDIT', TODAY)

describe('the choices that make a car late', () => {
  it.each([
    ['exterior', items()],
    ['version', items({ exterior: WHITE })],
    ['interior', items({ exterior: WHITE, interior: CAMEL })],
  ] as const)('are the %s, if it takes longest', (kind, chosen) => {
    expect(slowestChoices(chosen)).toEqual([kind])
  })

  it('are several if they take equally long', () => {
    const chosen = items({ interior: anInterior({ leadTime: weeks(8, 10) }) })
    expect(slowestChoices(chosen)).toEqual(['exterior', 'interior'])
  })
})

describe('the faster choice', () => {
  it('is the option with which the car is there soonest, with the difference of the price', () => {
    expect(fasterThan(items())).toEqual({
      kind: 'exterior',
      id: 'BNE',
      name: 'Branco Neve',
      leadTime: { fromWeeks: 4, toWeeks: 6, statedOn: '2026-11-12' },
      euros: -450,
    })
    const dear = { ...WHITE, surcharge: 600 }
    expect(fasterThan(items(), { exteriors: [GREEN, GREY, dear] })?.id).toBe('BNE')
  })

  it('is missing if nothing else is faster', () => {
    expect(fasterThan(items({ exterior: WHITE }))).toBeNull()
  })

  it('is missing if two choices are equally slow, because one of them alone changes nothing', () => {
    const slow = anInterior({ id: 'PMA', leadTime: weeks(8, 10) })
    expect(fasterThan(items({ interior: slow }), { interiors: [slow, CLOTH] })).toBeNull()
  })

  it('is another version of the engine, if it has the same colours', () => {
    const slow = aVersion({
      id: '10115',
      name: 'Prestígio',
      price: 40_000,
      leadTime: weeks(12, 16),
    })
    const chosen = items({
      version: slow,
      exterior: anExterior({ ...WHITE, versionId: '10115' }),
      interior: anInterior({ ...CLOTH, versionId: '10115' }),
    })
    const lists = {
      versions: [slow, VERSION],
      exteriors: [WHITE, chosen.exterior as object],
      interiors: [CLOTH, chosen.interior as object],
    }
    expect(fasterThan(chosen, lists)).toMatchObject({ kind: 'version', id: '10111', euros: -7550 })
    expect(fasterThan(chosen, { ...lists, exteriors: [chosen.exterior as object] })).toBeNull()
    const otherEngine = { ...VERSION, engineId: '1012' }
    expect(fasterThan(chosen, { ...lists, versions: [slow, otherEngine] })).toBeNull()
  })

  it('is not one whose price is unknown, or whose statement is out of date', () => {
    const unknown = { ...WHITE, surcharge: null }
    expect(fasterThan(items(), { exteriors: [GREEN, unknown] })).toBeNull()
    const outdated = { ...WHITE, leadTime: weeks(1, 2, '2026-10-01') }
    expect(fasterThan(items(), { exteriors: [GREEN, outdated] })).toBeNull()
  })

  it('is the cheaper of two that are equally fast, then the first in the list', () => {
    const dear = { ...WHITE, id: 'AAA', surcharge: 100 }
    const cheap = { ...WHITE, id: 'ZZZ', surcharge: 50 }
    expect(fasterThan(items(), { exteriors: [dear, cheap, GREEN] })?.id).toBe('ZZZ')
    const same = { ...cheap, id: 'YYY' }
    expect(fasterThan(items(), { exteriors: [dear, cheap, same] })?.id).toBe('ZZZ')
  })

  it('is not sought where the lead time is unknown', () => {
    expect(fasterThan(items({ version: aVersion() }))).toBeNull()
  })
})

describe('the record of a lead time', () => {
  it('has the choices by their names, and the difference in cents', () => {
    const report = {
      fromWeeks: 8,
      toWeeks: 10,
      statedOn: '2026-11-12',
      slowest: [{ item: 'exterior', name: 'Verde Pinhal' }],
      expected: [],
      faster: fasterThan(items()),
    } as const
    expect(toLeadTimeRecord(report)).toEqual({
      fromWeeks: 8,
      toWeeks: 10,
      statedOn: '2026-11-12',
      slowest: [{ item: 'exterior', name: 'Verde Pinhal' }],
      faster: { item: 'exterior', name: 'Branco Neve', fromWeeks: 4, toWeeks: 6, cents: -45_000 },
    })
    expect(toLeadTimeRecord({ ...report, faster: null })).not.toHaveProperty('faster')
  })
})
