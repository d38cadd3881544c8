import { readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { operation, openApi, OPERATIONS, pathOf } from '../../contract/source/openapi.ts'
import type { JsonSchema } from '../../contract/source/openapi.ts'
import type { ContentSite } from '../../src/api/content-site.ts'
import { fetchBackOffice } from '../../src/api/back-office.ts'
import { fetchCarPods, fetchExteriors, fetchInteriors } from '../../src/api/colours.ts'
import { fetchContentConfig } from '../../src/api/content-config.ts'
import { fetchAmortisation, fetchFinancingOptions } from '../../src/api/credit-plans.ts'
import { fetchDealers } from '../../src/api/dealers.ts'
import { readEnergyPrices } from '../../src/api/energy-prices.ts'
import { fetchEngines } from '../../src/api/engines.ts'
import { fetchQuote } from '../../src/api/finances.ts'
import { readLeadFormSettings } from '../../src/api/lead-fields.ts'
import { fetchModelIntros } from '../../src/api/model-intros.ts'
import { fetchModels } from '../../src/api/models.ts'
import { readMotorFaqs } from '../../src/api/motor-faqs.ts'
import { fetchStockCars } from '../../src/api/stock-cars.ts'
import { fetchEquipment, fetchVersions } from '../../src/api/versions.ts'
import { readWltpSpans } from '../../src/api/wltp.ts'

const LINE_UP_MODEL = 'wordpress-plugin/modules/server-render/Listed_Model.php'

const TERMS = {
  versionId: '10113',
  priceWithoutFinance: 35950,
  vehiclePrice: 35700,
  minDownPayment: 500,
  downPayment: 6500,
  nrPayments: 96,
  minRate: 5.95,
  maxRate: 8.95,
  residualAmount: 0,
  creditType: 'CREDIT',
} as const

const COMPARED = {
  versionId: '10113',
  priceWithoutFinance: 36700,
  basePrice: 35700,
  downPayment: 6500,
  months: 96,
}

/** What the widget does with the response of each call. */
const READERS: Readonly<Record<string, (site: ContentSite) => Promise<unknown>>> = {
  config_simul: async (site) => (await fetchContentConfig(site))({}),
  lstModels: async (site) =>
    (await fetchModels(site)).map(({ wltp }) => wltp && readWltpSpans(wltp)),
  boModelsFields: fetchModelIntros,
  lstEngines: (site) => fetchEngines(site, '101'),
  lstVersions: (site) => fetchVersions(site, '101'),
  equipmentLst: fetchEquipment,
  extColors: (site) => fetchExteriors(site, '101'),
  panomaricLI: (site) => fetchInteriors(site, '101'),
  stockCars: (site) => fetchStockCars(site, '101'),
  carPods: fetchCarPods,
  hyuDealersLst: (site) => fetchDealers(site, null),
  backOffice: async (site) => {
    const { form, faqs, energyPrices } = await fetchBackOffice(site)
    return [
      readLeadFormSettings(site, form ?? {}),
      readMotorFaqs(faqs ?? {}),
      readEnergyPrices(energyPrices ?? {}),
    ]
  },
  updateFinances: (site) => fetchQuote(site, TERMS),
  amortisation: (site) => fetchAmortisation(site, TERMS),
  compareFinances: (site) => fetchFinancingOptions(site, COMPARED),
}

/** Records the fields that are read from a response, as paths without indices. */
function recorded(value: unknown, read: Set<string>, at = ''): unknown {
  if (typeof value !== 'object' || value === null) return value
  return new Proxy(value, {
    get(target, key) {
      const member: unknown = Reflect.get(target, key)
      // A promise that resolves to the response asks for `then`.
      if (key === 'then') return member
      if (typeof key === 'symbol' || Array.isArray(target))
        return typeof key === 'string' && /^\d+$/.test(key) ? recorded(member, read, at) : member
      const path = at === '' ? key : `${at}.${key}`
      read.add(path)
      return recorded(member, read, path)
    },
  })
}

/** Whether a schema describes the field at a path. */
function describes(schema: unknown, path: readonly string[]): boolean {
  const { $ref, items, properties, additionalProperties } = schema as JsonSchema & {
    readonly properties?: Readonly<Record<string, unknown>>
  }
  const [first = '', ...rest] = path
  if (typeof $ref === 'string')
    return describes(openApi.components.schemas[$ref.replace(/.*\//, '')], path)
  if (items !== undefined) return describes(items, path)
  if (path.length === 0) return true
  const member = properties?.[first] ?? additionalProperties
  return member !== undefined && describes(member, rest)
}

/** The fields of a call's example that the widget reads. */
async function fieldsRead(call: string): Promise<ReadonlySet<string>> {
  vi.stubGlobal('document', { baseURI: 'https://lume.example/' })
  const read = new Set<string>()
  const { example } = operation(call)
  const json = () => Promise.resolve(recorded(example, read))
  const site = {
    root: 'https://conteudos.lume.example/',
    prefetched: {},
    addresses: new Map(),
    report: () => undefined,
    http: { get: () => ({ json }) },
  } as unknown as ContentSite
  await READERS[call]?.(site)
  return read
}

afterEach(() => vi.unstubAllGlobals())

describe('the fields that the widget reads', () => {
  it('are tested for every read call of the content site except the stock', () => {
    const calls = OPERATIONS.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/wp-json/'),
    )
    expect(calls.map(({ name }) => name).toSorted()).toEqual(Object.keys(READERS).toSorted())
  })

  it.each(Object.keys(READERS))('are described for %s', async (call) => {
    const read = await fieldsRead(call)
    const { response } = operation(call)
    expect(read.size).toBeGreaterThan(0)
    expect([...read].filter((path) => !describes(response, path.split('.')))).toEqual([])
  })

  it('of a model are the ones that the plugin puts into the page', async () => {
    const source = await readFile(LINE_UP_MODEL, 'utf8')
    const [, list = ''] = /const FIELDS = '([^']*)'/.exec(source) ?? []
    const printed = list.split(' ')
    const read = [...(await fieldsRead('lstModels'))].filter((path) => !path.includes('.'))
    expect(new Set(printed)).toEqual(new Set(read))
  })

  it('come from the described address', () => {
    const values = { modelId: 'a/b' }
    expect(pathOf(operation('lstEngines'), values)).toBe('wp-json/cfg/lstEngines/a%2Fb')
    expect(() => pathOf(operation('lstEngines'), {})).toThrow('modelId is missing')
  })
})
