import { describe, expect, it } from 'vitest'
import { summaryLines } from '../configuration/summary.ts'
import { roundHalfUp } from '../values/units.ts'
import { selectOffer } from '../offer/pricing.ts'
import { selectItems } from '../configuration/chosen-items.ts'
import { siteInProcess } from '../../../test/support/site-in-process.ts'
import { clearCookies, storeUnderTest, watchLog } from '../../../test/support/store-under-test.ts'

/** Numeric fields by the call that returns them. */
const FIELDS = {
  lstEngines: ['price', 'rent', 'maxEntrance', 'nrPayments'],
  lstVersions: ['price', 'pvpWithoutFinance', 'rent', 'maxEntrance', 'nrPayments', 'residualValue'],
  extColors: ['price'],
  panomaricLI: ['price'],
  config_simul: ['credMinEntry', 'credMaxEntry', 'credMinMonths', 'cred_minRate'],
  updateFinances: ['pvp', 'fee', 'taeg', 'mtic', 'initialValue', 'residualValue'],
} as const

const VALUES = [null, '', 0, 'abc', '1.250,50', '1.250', -1, -60_000, 1e9, 0.49, 33.5] as const

const CASES = Object.entries(FIELDS).flatMap(([call, fields]) =>
  fields.map((field) => ({ call: call as keyof typeof FIELDS, field })),
)

type Body = Readonly<Record<string, unknown>>

/** The response with another value of one field, in every entry. */
function changed(body: unknown, field: string, value: unknown): unknown {
  if (Array.isArray(body)) return body.map((entry: Body) => ({ ...entry, [field]: value }))
  const { financialInfo } = body as { readonly financialInfo?: Body }
  return financialInfo
    ? { ...(body as Body), financialInfo: { ...financialInfo, [field]: value } }
    : { ...(body as Body), [field]: value }
}

describe.each(CASES)('whatever $call says in the field $field', ({ call, field }) => {
  it.each(VALUES)(
    '(%j), lines add up to every total, and nothing is saved without one',
    async (value) => {
      watchLog()
      clearCookies()
      const site = siteInProcess()
      site.respondWith(call, (body: unknown) => changed(body, field, value))
      const store = await storeUnderTest(site)
      await store.visit('home')
      store.pick('106')
      await site.settled()
      for (const step of ['engine', 'version', 'exterior', 'interior', 'summary'] as const)
        await store.walk(step, 'Estrela')
      for (const type of ['CREDIT', 'HOD'] as const) {
        store.actions.chooseCreditType(type)
        await site.settled()
        const offer = selectOffer(store.get())
        const items = selectItems(store.get())
        const figures = Object.values(offer ?? {}).filter((figure) => typeof figure === 'number')
        expect(figures.filter((figure) => !(figure >= 0))).toEqual([])
        const total = offer?.price ?? null
        if (total === null) continue
        expect(items.version?.price).not.toBeNull()
        const lines = summaryLines(items, offer?.creditType)
        const sum = lines.reduce((all, { price }) => all + (price ?? 0), 0)
        expect(sum).toBe(roundHalfUp(total, 0))
      }
      for (const saved of await site.savedConfigurations()) expect(saved.totalPrice).not.toBe('')
      for (const path of site.requestsOf('updateFinances'))
        expect(
          path
            .split('/')
            .slice(-9, -1)
            .filter((part) => !(Number(part) >= 0)),
        ).toEqual([])
    },
  )
})
