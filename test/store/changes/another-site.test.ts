import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchBuild, fetchBuildCode } from '../../../src/api/build-codes.ts'
import type { QuoteTerms } from '../../../src/domain/financing/quote.ts'
import { bind } from '../bind.ts'
import { ask, loadBuildCode, selectBuild } from '../../../src/store/builds/build-code.ts'
import {
  comparedQuote,
  loadCompared,
  loadComparedQuotes,
} from '../../../src/store/builds/build-comparison.ts'
import { selectPricing } from '../../../src/store/offer/pricing.ts'
import { selectLoad } from '../../../src/store/catalogue/lists.ts'
import { requestSheet } from '../../../src/store/leads/lead.ts'
import { loadRival as load } from '../../../src/store/running-cost/running-cost.ts'
import type { Loads } from '../../../src/store/state.ts'
import { siteInProcess } from '../site-in-process.ts'
import { clearCookies, SETTINGS, storeUnderTest, watchLog } from '../store-under-test.ts'

beforeEach(clearCookies)

const OTHER = 'http://other.test/'

async function atSummary() {
  const site = siteInProcess()
  const query = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'
  const store = await storeUnderTest(site, { query })
  const { loadRival } = bind(store, { loadRival: load })
  await store.visit('home')
  await store.visit('summary')
  store.actions.loadEquipment()
  await site.settled()
  const terms = (): readonly QuoteTerms[] => [selectPricing(store.get()).terms!]
  /** Sets another content site, and waits until what the screen needs has come from it. */
  const change = async (): Promise<void> => {
    store.actions.applySettings({ ...SETTINGS, apiUrl: OTHER })
    await site.settled()
    await store.visit('summary')
    await site.settled()
  }
  const hosts = vi.spyOn(globalThis, 'fetch')
  const asked = (part: string): readonly string[] =>
    hosts.mock.calls
      .map(([request]) => new URL((request as Request).url))
      .filter(({ pathname }) => pathname.includes(part))
      .map(({ origin }) => origin)
  return { ...store, site, terms, change, asked, loadRival }
}

type Page = Awaited<ReturnType<typeof atSummary>>

interface Row {
  readonly name: keyof Loads | 'quotes'
  readonly call: string
  readonly load: (page: Page) => unknown
}

const CODE = '7QXM4T9K6'

const LOADS: readonly Row[] = [
  { name: 'stock', call: '/stock/', load: ({ actions }) => actions.loadStock() },
  {
    name: 'financingOptions',
    call: 'compareFinances',
    load: ({ actions }) => actions.loadFinancingOptions(),
  },
  {
    name: 'plan',
    call: 'amortisation',
    load: ({ actions, terms }) => {
      const [{ downPayment, nrPayments }] = terms() as [QuoteTerms]
      actions.loadPlan({ creditType: 'CREDIT', quote: { downPayment, nrPayments } } as never)
    },
  },
  { name: 'buildCode', call: 'saveBuild', load: loadBuildCode },
  { name: 'rivalQuote', call: 'updateFinances', load: ({ loadRival }) => loadRival('10121') },
  { name: `build ${CODE}`, call: 'findBuild', load: (page) => loadCompared(page, CODE) },
  {
    name: 'quotes',
    call: 'updateFinances',
    load: (page) => loadComparedQuotes(page, page.terms()),
  },
  { name: 'sheet', call: 'get-cfg-pdf', load: async (page) => requestSheet(page, '{"schema":1}') },
]

/** The name of a row's load. That of a compared quote has its terms. */
const loadOf = ({ name }: Row, page: Page): string =>
  name === 'quotes' ? comparedQuote(page.terms()[0]!) : name

describe('after a change of content site', () => {
  it.each(LOADS)('$name of the last one is gone, and comes from the new one', async (row) => {
    watchLog()
    const page = await atSummary()
    void row.load(page)
    await page.site.settled()
    expect(page.get().site).toHaveProperty([loadOf(row, page)])
    await page.change()
    expect(page.get().site).not.toHaveProperty([loadOf(row, page)])
    void row.load(page)
    await page.site.settled()
    expect(page.get().site).toHaveProperty([loadOf(row, page)])
    expect(page.asked(row.call).at(-1)).toBe('http://other.test')
  })

  it.each(LOADS)('a late $name of the last one is ignored, and is not loading', async (row) => {
    watchLog()
    const page = await atSummary()
    const release = page.site.hold(row.call)
    void row.load(page)
    await page.site.settled()
    page.actions.applySettings({ ...SETTINGS, apiUrl: OTHER })
    expect(page.get().site).not.toHaveProperty([loadOf(row, page)])
    release()
    await page.site.settled()
    expect(page.get().site).not.toHaveProperty([loadOf(row, page)])
  })

  it('a late failure of the last one is neither stored nor logged', async () => {
    const log = watchLog()
    const page = await atSummary()
    page.site.setFaults([{ call: 'stock', fault: '404' }])
    const release = page.site.hold('/stock/')
    page.actions.loadStock()
    await page.site.settled()
    page.actions.applySettings({ ...SETTINGS, apiUrl: OTHER })
    release()
    await page.site.settled()
    expect(page.get().site).not.toHaveProperty(['stock'])
    expect(log()).toEqual([])
  })

  it.each(['models', 'backOffice', 'intros', 'config', 'carPods', 'dealers', 'equipment'] as const)(
    'the %s are loaded again, with the lists of the chosen model',
    async (name) => {
      const page = await atSummary()
      const before = page.get().site[name]?.data
      await page.change()
      expect(page.get().site[name]?.status).toBe('ready')
      expect(page.get().site[name]?.data).not.toBe(before)
      expect(selectLoad(page.get(), 'interiors').status).toBe('ready')
      expect(new Set(page.asked('/cfg/'))).toEqual(new Set(['http://other.test']))
    },
  )

  it.each([
    ['a looked up code', async (page: Page) => ask(page, fetchBuild, CODE), 'findBuild'],
    [
      'a code for the comparison',
      async (page: Page) => ask(page, fetchBuildCode, selectBuild(page.get())!),
      'saveBuild',
    ],
  ] as const)('%s from the last one counts as failed', async (_, send, call) => {
    const page = await atSummary()
    page.site.respondWith('findBuild', { code: CODE, madeOn: '2026-11-01', items: [] })
    const release = page.site.hold(call)
    const answer = send(page)
    page.actions.applySettings({ ...SETTINGS, apiUrl: OTHER })
    release()
    await expect(answer).rejects.toThrow('answered by an earlier content site')
  })

  it('the configuration is saved there before a lead, although the last one has it', async () => {
    const page = await atSummary()
    // The screen stays: entering the summary would save it.
    page.actions.applySettings({ ...SETTINGS, apiUrl: OTHER })
    page.actions.startFlow()
    await page.site.settled()
    page.actions.revalidate()
    await page.site.settled()
    await page.actions.saveIfChanged()
    await page.actions.saveIfChanged()
    expect(page.asked('saveCfgOptions')).toEqual(['http://other.test'])
  })

  it('home has what it shows besides the models', async () => {
    const site = siteInProcess()
    const store = await storeUnderTest(site)
    store.actions.enterHome()
    store.actions.applySettings({ ...SETTINGS, apiUrl: OTHER })
    await site.settled()
    expect(store.get().site.intros?.status).toBe('ready')
    expect(store.get().site.config?.status).toBe('ready')
  })
})

describe('after a change of the stock’s site', () => {
  it('the stock is asked for there', async () => {
    const page = await atSummary()
    page.actions.loadStock()
    await page.site.settled()
    page.actions.applySettings({ ...SETTINGS, stockUrl: 'http://stock.test/' })
    page.actions.loadStock()
    await page.site.settled()
    expect(page.asked('/stock/').at(-1)).toBe('http://stock.test')
  })
})
