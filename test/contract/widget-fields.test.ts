import { fetchBackOffice } from '../../src/core/content-site/content-site.ts'
import { describe, expect, it } from 'vitest'
import { operation, OPERATIONS, pathOf } from '../../scripts/contract/openapi.ts'
import { describeFieldsRead, type Reader } from '../support/fields-read.ts'
import {
  fetchCarPods,
  fetchExteriors,
  fetchInteriors,
} from '../../src/core/catalogue/read-colours.ts'
import {
  fetchContentConfig,
  type BackOfficeField,
} from '../../src/core/content-site/content-config.ts'
import {
  fetchAmortisation,
  fetchFinancingOptions,
} from '../../src/features/summary/financing-options.ts'
import { fetchDealers } from '../../src/core/catalogue/read-dealers.ts'
import { fetchEngines } from '../../src/core/catalogue/read-engines.ts'
import { fetchQuote } from '../../src/core/offer/quote.ts'
import { readLeadFormSettings } from '../../src/features/leads/lead.ts'
import { fetchModelIntros } from '../../src/core/catalogue/read-model-intros.ts'
import { fetchModels } from '../../src/core/catalogue/read-models.ts'
import { readMotorFaqs } from '../../src/features/steps/read-motor-faqs.ts'
import { fetchEquipment, fetchVersions } from '../../src/core/catalogue/read-versions.ts'
import { selectBackOffice } from '../../src/core/catalogue/line-up.ts'
import {
  readStatedFlag,
  readFeaturedSection,
  readLegalSection,
  readSection,
} from '../../src/core/content-site/values.ts'
import { asWire, readText } from '../../src/core/content-site/wire.ts'
import type { State } from '../../src/core/store/state.ts'
import { readWltpSpans } from '../../src/core/catalogue/wltp.ts'

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

/** How each field of the back office is read. */
const BACK_OFFICE: Readonly<Record<BackOfficeField, (value: unknown) => unknown>> = {
  language: readText,
  product: readText,
  form: asWire,
  policyLink: readText,
  hasPDF: readStatedFlag,
  seo: readSection,
  legalSect: readLegalSection,
  destaqueSect: readFeaturedSection,
  financeSect: readSection,
  resumePage: readSection,
  faqs: (faqs) => readMotorFaqs(asWire(faqs)),
  energyPrices: asWire,
  creditLegal: asWire,
  guarantee: asWire,
  legalLinks: asWire,
  cfg_msg_no_result: readText,
  svg: (svg) => readText(asWire(svg).noModel),
  labels: asWire,
}

/** What the widget does with the response of each call. */
const READERS: Readonly<Record<string, Reader>> = {
  config_simul: async (site) => (await fetchContentConfig(site))({}),
  lstModels: async (site) =>
    (await fetchModels(site)).map(({ wltp }) => wltp && readWltpSpans(wltp)),
  boModelsFields: fetchModelIntros,
  lstEngines: (site) => fetchEngines(site, '101'),
  lstVersions: (site) => fetchVersions(site, '101'),
  equipmentLst: fetchEquipment,
  extColors: (site) => fetchExteriors(site, '101'),
  panomaricLI: (site) => fetchInteriors(site, '101'),
  carPods: fetchCarPods,
  hyuDealersLst: (site) => fetchDealers(site, null),
  backOffice: async (site) => {
    const wire = await fetchBackOffice(site)
    const state = { settings: wire, site: {} } as unknown as State
    for (const [field, read] of Object.entries(BACK_OFFICE))
      selectBackOffice(state, field as BackOfficeField, read)
    readLeadFormSettings(site, asWire(wire.form))
  },
  updateFinances: (site) => fetchQuote(site, TERMS),
  // The example has the first of its rows alone, which do not add up to the totals.
  amortisation: (site) => fetchAmortisation(site, TERMS).catch(() => null),
  compareFinances: (site) => fetchFinancingOptions(site, COMPARED),
}

/** The calls that only optional features read, which test them. */
const OF_FEATURES = ['stockCars']

describeFieldsRead(READERS)

describe('the fields that the widget reads', () => {
  it('are tested for every read call of the content site except the stock', () => {
    const calls = OPERATIONS.filter(
      ({ method, path }) => method === 'GET' && path.startsWith('/wp-json/'),
    )
    expect(calls.map(({ name }) => name).toSorted()).toEqual(
      [...Object.keys(READERS), ...OF_FEATURES].toSorted(),
    )
  })

  it('come from the described address', () => {
    const values = { modelId: 'a/b' }
    expect(pathOf(operation('lstEngines'), values)).toBe('wp-json/cfg/lstEngines/a%2Fb')
    expect(() => pathOf(operation('lstEngines'), {})).toThrow('modelId is missing')
  })
})
