import { describe, expect, it } from 'vitest'
import { fetchContentConfig, readContentConfig } from './content-config.ts'
import { UnexpectedResponseError } from './wire.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()
const PATH = '/wp-json/cfg/config_simul'

const WHOLE = {
  hasSimul: 'true',
  cred_minRate: '5,95',
  cred_maxRate: 8.95,
  hod_rate: '5.95',
  credMinMonths: '24',
  credMaxMonths: 120,
  credStep: 6,
  credMinEntry: 500,
  credMaxEntry: '50',
  hodMinMonths: 24,
  hodMaxMonths: 60,
  hodStep: 12,
  hodMinEntry: 500,
  hodMaxEntry: 40,
  compareMaximum: '2',
  hasBuildCodes: '1',
}

describe('the content config', () => {
  it('is read from the demo content site', async () => {
    const config = (await fetchContentConfig(site.open()))({})
    expect(config.hasSimulation).toBe(true)
    expect(config.hasBuildCodes).toBe(true)
    expect(config.credit).toMatchObject({ minMonths: 24, stepMonths: 12, minDownPayment: 500 })
    expect(config.openDrive?.minRate).toBe(config.openDrive?.maxRate)
  })

  it('contains every limit given as a number or a text, with one rate for open drive', () => {
    expect(readContentConfig(WHOLE)).toEqual({
      hasSimulation: true,
      isSimulationLive: false,
      credit: {
        minRate: 5.95,
        maxRate: 8.95,
        minMonths: 24,
        maxMonths: 120,
        stepMonths: 6,
        minDownPayment: 500,
        maxDownPaymentPercent: 50,
      },
      openDrive: {
        minRate: 5.95,
        maxRate: 5.95,
        minMonths: 24,
        maxMonths: 60,
        stepMonths: 12,
        minDownPayment: 500,
        maxDownPaymentPercent: 40,
      },
      compareMaximum: 2,
      hasBuildCodes: true,
      hasStockCars: false,
    })
  })

  it.each([
    'cred_minRate',
    'cred_maxRate',
    'credMinMonths',
    'credMaxMonths',
    'credMinEntry',
    'credMaxEntry',
  ])('has no credit limits without %s, but keeps those of open drive', (field) => {
    const config = readContentConfig({ ...WHOLE, [field]: '' })
    expect(config.credit).toBeNull()
    expect(config.openDrive).not.toBeNull()
  })

  it.each(['hod_rate', 'hodMinMonths', 'hodMaxMonths', 'hodMinEntry', 'hodMaxEntry'])(
    'has no open drive limits without %s, but keeps those of the traditional loan',
    (field) => {
      const config = readContentConfig({ ...WHOLE, [field]: undefined })
      expect(config.openDrive).toBeNull()
      expect(config.credit).not.toBeNull()
    },
  )

  it.each([
    ['credMaxEntry', 140, { maxDownPaymentPercent: 100 }],
    ['credMaxEntry', -5, { maxDownPaymentPercent: 0 }],
    ['credMinEntry', -500, { minDownPayment: 0 }],
    ['credStep', 0, { stepMonths: 12 }],
    ['credStep', '-6', { stepMonths: 12 }],
    ['credMinMonths', 0, { minMonths: 1 }],
    ['credMinMonths', 144, { minMonths: 120, maxMonths: 144 }],
    ['cred_minRate', 12, { minRate: 8.95, maxRate: 12 }],
  ])('corrects an impossible %s of %j, and reports it once', async (field, value, limits) => {
    site.answer(PATH, { ...WHOLE, [field]: value })
    const read = await fetchContentConfig(site.open())
    for (const attributes of [{}, { hasSimul: 'false' }])
      expect(read(attributes).credit).toMatchObject(limits)
    expect(site.reports).toHaveLength(Object.keys(limits).length)
    expect(site.reports[0]).toMatch(/^config_simul: cred \w+ \S+ is read as \S+$/)
  })

  it.each([
    ['hodMaxEntry', 101, { maxDownPaymentPercent: 100 }],
    ['hodStep', 0, { stepMonths: 12 }],
    ['hodStep', null, { stepMonths: 12 }],
    ['hodMaxMonths', 12, { minMonths: 12, maxMonths: 24 }],
  ])('corrects an impossible or missing %s of %j of open drive', (field, value, limits) => {
    expect(readContentConfig({ ...WHOLE, [field]: value }).openDrive).toMatchObject(limits)
  })

  it.each([
    ['config_simul', { credMinEntry: 'abc' }, {}],
    ['attribute credit-limits', {}, { credMinEntry: 'abc' }],
  ])('reports an unreadable number of %s for it, once', async (source, own, attributes) => {
    site.answer(PATH, { ...WHOLE, ...own })
    const read = await fetchContentConfig(site.open())
    expect(read(attributes).credit).toBeNull()
    read(attributes)
    expect(site.reports).toEqual([`${source}: unreadable number 'abc'`])
  })

  it('reports an impossible limit of the attribute for the attribute', async () => {
    site.answer(PATH, WHOLE)
    const read = await fetchContentConfig(site.open())
    expect(read({ credMaxEntry: 140 }).credit?.maxDownPaymentPercent).toBe(100)
    expect(site.reports).toEqual([
      'attribute credit-limits: cred maxDownPaymentPercent 140 is read as 100',
    ])
  })

  it.each([
    [2, 2],
    ['2', 2],
    [3, 3],
    [7, 3],
    [undefined, 3],
  ])('reads the comparison maximum %j as %d', (compareMaximum, most) => {
    expect(readContentConfig({ compareMaximum }).compareMaximum).toBe(most)
  })

  it('gives attributes precedence, field by field, and reports nothing about possible limits', async () => {
    site.answer(PATH, WHOLE)
    const read = await fetchContentConfig(site.open())
    const config = read({ hasSimul: 'false', credMinEntry: 750 })
    expect(read({}).credit?.minDownPayment).toBe(500)
    expect(config.hasSimulation).toBe(false)
    expect(config.credit).toMatchObject({ minDownPayment: 750, maxMonths: 120 })
    expect(site.reports).toEqual([])
  })

  it.each([[[]], [null], ['x']])('is rejected when the response is %j', async (body) => {
    site.answer(PATH, body)
    await expect(fetchContentConfig(site.open())).rejects.toBeInstanceOf(UnexpectedResponseError)
  })
})
