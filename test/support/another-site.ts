import { expect, describe, it, vi } from 'vitest'
import type { QuoteTerms } from '../../src/core/offer/quote.ts'
import { selectPricing } from '../../src/core/offer/pricing.ts'
import type { Loads } from '../../src/core/store/state.ts'
import { siteInProcess } from './site-in-process.ts'
import { SETTINGS, storeUnderTest, watchLog } from './store-under-test.ts'

export const OTHER = 'http://other.test/'

/** A finished configuration, whose content site can be changed. */
export async function atSummary() {
  const site = siteInProcess()
  const query = 'modelid=101&engine=1012&version=10123&colext=VPI&colint=PCA'
  const store = await storeUnderTest(site, { query })
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
  return { ...store, site, terms, change, asked }
}

export type Page = Awaited<ReturnType<typeof atSummary>>

export interface LoadOfSite {
  readonly name: keyof Loads | 'quotes'
  /** The name of the load, where that has parameters of the page. */
  readonly nameOn?: (page: Page) => string
  readonly call: string
  readonly load: (page: Page) => unknown
}

const nameOn = ({ name, nameOn: named }: LoadOfSite, page: Page): string => named?.(page) ?? name

/** Tests what becomes of the loads of a content site when an element is given another one. */
export function describeAnotherSite(loads: readonly LoadOfSite[]): void {
  describe('after a change of content site', () => {
    it.each(loads)('$name of the last one is gone, and comes from the new one', async (row) => {
      watchLog()
      const page = await atSummary()
      void row.load(page)
      await page.site.settled()
      expect(page.get().site).toHaveProperty([nameOn(row, page)])
      await page.change()
      expect(page.get().site).not.toHaveProperty([nameOn(row, page)])
      void row.load(page)
      await page.site.settled()
      expect(page.get().site).toHaveProperty([nameOn(row, page)])
      expect(page.asked(row.call).at(-1)).toBe('http://other.test')
    })

    it.each(loads)('a late $name of the last one is ignored, and is not loading', async (row) => {
      watchLog()
      const page = await atSummary()
      const release = page.site.hold(row.call)
      void row.load(page)
      await page.site.settled()
      page.actions.applySettings({ ...SETTINGS, apiUrl: OTHER })
      expect(page.get().site).not.toHaveProperty([nameOn(row, page)])
      release()
      await page.site.settled()
      expect(page.get().site).not.toHaveProperty([nameOn(row, page)])
    })
  })
}
