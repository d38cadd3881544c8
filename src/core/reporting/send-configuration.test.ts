import { describe, expect, it } from 'vitest'
import { postConfiguration, toBody } from './save-configuration.ts'
import type { Model } from '../catalogue/catalogue.ts'
import type { ConfigurationRecord } from './configuration-record.ts'
import type { Quote } from '../offer/quote.ts'
import {
  anEngine,
  anExterior,
  anInterior,
  aVersion,
} from '../../../test/support/sample-catalogue.ts'
import { MODELS } from '../../../test/support/sample-line-up.ts'
import { startContentSite } from '../../../test/support/content-site-under-test.ts'

const site = startContentSite()

const MODEL: Model = { ...MODELS[0]!, id: '101', name: 'Maré', price: 32_450 }

const RECORD: ConfigurationRecord = {
  configurationId: 'c0nf',
  sessionId: 's3ss',
  query: 'modelid=101&engine=1011',
  utm: { source: 'google', medium: 'cpc', campaign: 'verao', term: 'suv', content: 'a' },
  model: MODEL,
  engine: anEngine(),
  version: aVersion({ residualValue: 42 }),
  exterior: anExterior(),
  interior: anInterior({ surcharge: 0 }),
  totalPrice: 33_200,
  offer: {
    price: 33_200,
    monthlyPayment: 371.5,
    taeg: 8.3,
    nrPayments: 96,
    downPayment: 6000,
    financedAmount: 27_200,
  },
  sheetLink: null,
  quote: null,
}

/** Every field that spec §7 names, with what `RECORD` gives it. */
const BODY = {
  id: 'c0nf',
  cfg: 'modelid=101&engine=1011',
  sessionID: 's3ss',
  configurationID: 'c0nf',
  configurationPDF: '',
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'verao',
  utm_term: 'suv',
  utm_content: 'a',
  modelName: 'Maré',
  idModel: '101',
  idEngine: '1011',
  engineName: '1.2 Turbo',
  powerCV: 130,
  idVersion: '10111',
  versionName: 'Essencial',
  idExterior: 'A2B',
  exteriorColorName: 'Vermelho Brasa',
  exteriorColorPrice: 750,
  externalFactoryCode: 'VB7',
  idInterior: 'PC1',
  interiorName: 'Pele Camel',
  interiorPrice: 0,
  internalFactoryCode: 'PC1',
  idVC: '10111',
  idGeneration: 'MA1',
  localSuffix: 'ES',
  localCode: 'MA1ES12',
  totalPrice: 33_200,
  basePrice: 32_450,
  nrPayments: 96,
  initialValue: 6000,
  taeg: 8.3,
  rate: 6.95,
  capitalToFinance: 27_200,
  mtic: 35_665.56,
  rent: 371.5,
  fee: 371.5,
  residualValue: 42,
  creditType: 'CRED',
  legalizationGain: 850,
  transportGain: 650,
}

describe('the body of the configuration save', () => {
  it('has every field of spec §7, and no others', () => {
    expect(toBody(RECORD)).toEqual(BODY)
  })

  it('has the same fields, but empty, for what is not chosen or not known', () => {
    const bare: ConfigurationRecord = {
      ...RECORD,
      engine: null,
      version: null,
      exterior: null,
      interior: null,
      totalPrice: null,
      offer: {
        ...RECORD.offer,
        monthlyPayment: null,
        taeg: null,
        nrPayments: null,
        financedAmount: null,
      },
    }
    const body = toBody(bare)
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(BODY).toSorted())
    expect(body).toMatchObject({
      idEngine: '',
      idVersion: '',
      exteriorColorPrice: '',
      interiorPrice: '',
      totalPrice: '',
      basePrice: 32_450,
      rent: '',
      rate: '',
      mtic: '',
      creditType: 'CRED',
    })
  })

  it('contains rate, MTIC and residual value of the quote if there is one', () => {
    const quote = { tan: 7.1, mtic: 36_000, lastPayment: 12_000 } as Quote
    expect(toBody({ ...RECORD, quote })).toMatchObject({
      rate: 7.1,
      mtic: 36_000,
      residualValue: 12_000,
    })
  })
})

describe('postConfiguration', () => {
  it('sends a configuration that the demo content site stores unchanged', async () => {
    await postConfiguration(site.open(), RECORD)
    expect(await site.demo.savedConfigurations()).toEqual([
      { ...BODY, receivedAt: expect.any(String) as string },
    ])
    expect(site.received.map(({ line }) => line)).toEqual(['POST /wp-json/cfg/saveCfgOptions/'])
  })

  it.each(['fail', 'drop', '404'] as const)('is not retried after %s', async (fault) => {
    site.demo.setFaults([{ call: 'saveCfgOptions', fault }])
    await expect(postConfiguration(site.open(), RECORD)).rejects.toBeInstanceOf(Error)
    expect(site.received).toHaveLength(1)
  })

  it('accepts any response as success', async () => {
    site.demo.setFaults([{ call: 'saveCfgOptions', fault: 'html' }])
    await expect(postConfiguration(site.open(), RECORD)).resolves.toBeUndefined()
  })
})
