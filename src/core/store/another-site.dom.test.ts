import { describe, expect, it } from 'vitest'
import { fetchBuild, fetchBuildCode } from '../configuration/build-code.ts'
import type { QuoteTerms } from '../offer/quote.ts'
import { requestFromCurrentSite, loadBuildCode, selectBuild } from '../configuration/build.ts'
import { comparedQuote, loadComparedQuotes } from '../offer/compared-quotes.ts'
import { selectLoad } from '../catalogue/lists.ts'
import { requestSheet } from '../../features/leads/lead.ts'
import {
  atSummary,
  describeAnotherSite,
  OTHER,
  type Page,
} from '../../../test/support/another-site.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { SETTINGS, storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

const CODE = '7QXM4T9K6'

describeAnotherSite([
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
  {
    name: 'quotes',
    nameOn: (page) => comparedQuote(page.terms()[0]!),
    call: 'updateFinances',
    load: (page) => loadComparedQuotes(page, page.terms()),
  },
  { name: 'sheet', call: 'get-cfg-pdf', load: async (page) => requestSheet(page, '{"schema":1}') },
])

describe('after a change of content site', () => {
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
    [
      'a looked up code',
      async (page: Page) => requestFromCurrentSite(page, fetchBuild, CODE),
      'findBuild',
    ],
    [
      'a code for the comparison',
      async (page: Page) => requestFromCurrentSite(page, fetchBuildCode, selectBuild(page.get())!),
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
