import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import type { openApi } from '../../../scripts/contract/openapi.ts'
import { createConfiguratorStore } from '../store/create-store.ts'
import { requestSheet } from '../../features/leads/lead.ts'
import { enter } from '../routing/follow-route.ts'
import { choose } from '../configuration/choose-item.ts'
import { loadModel } from '../catalogue/lists.ts'
import { siteInProcess, type SiteInProcess } from '../../../test/support/site-in-process.ts'
import { atEngine, atExterior, SETTINGS, watchLog } from '../../../test/support/store-under-test.ts'

async function inGreen(site: SiteInProcess) {
  const store = await atExterior(site)
  store.actions.choose('exterior', 'VPI')
  return store
}

describe('the configuration save', () => {
  it('happens on entering the interior step and the summary, and on no other step', async () => {
    const site = siteInProcess()
    const store = await inGreen(site)
    expect(site.requestsOf('saveCfgOptions')).toEqual([])
    await store.visit('interior')
    expect(await site.savedConfigurations()).toHaveLength(1)
    await store.visit('summary')
    expect(await site.savedConfigurations()).toHaveLength(2)
    await store.visit('exterior')
    await store.visit('version')
    expect(await site.savedConfigurations()).toHaveLength(2)
  })

  it('does not happen when the buyer goes back from the summary to the interior step', async () => {
    const site = siteInProcess()
    const store = await inGreen(site)
    await store.visit('interior')
    await store.visit('summary')
    await store.visit('interior')
    expect(await site.savedConfigurations()).toHaveLength(2)
  })

  it('happens once however often the address is visited', async () => {
    const site = siteInProcess()
    const store = await inGreen(site)
    await store.visit('interior')
    const target = { screen: 'interior', modelName: 'Maré', comparison: null } as const
    store.actions.resolveRoute(target)
    store.actions.preselect()
    await site.settled()
    expect(await site.savedConfigurations()).toHaveLength(1)
  })

  it('does not happen before a lead from a step without a version', async () => {
    const site = siteInProcess()
    const store = await atEngine(site)
    await store.actions.saveIfChanged()
    expect(site.requestsOf('saveCfgOptions')).toEqual([])
    await store.visit('version')
    store.actions.choose('version', '10113')
    await store.actions.saveIfChanged()
    expect(site.requestsOf('saveCfgOptions')).toHaveLength(1)
  })

  it('keeps the marketing origin of the address where the visit began', async () => {
    const site = siteInProcess()
    history.replaceState(null, '', '/configurador?utm_source=boletim&utm_medium=email')
    const store = createConfiguratorStore(SETTINGS, new EventTarget())
    history.replaceState(null, '', '/configurador/Mar%C3%A9/motor')
    store.actions.start('')
    await site.settled()
    store.actions.chooseModel('101')
    loadModel(store, '101')
    await site.settled()
    choose(store, 'engine', '1011')
    choose(store, 'version', '10113')
    choose(store, 'exterior', 'VPI')
    const target = { modelName: 'Maré', comparison: null } as const
    enter(store, { ...target, screen: 'interior' }, null)
    await site.settled()
    expect((await site.savedConfigurations()).at(-1)).toMatchObject({
      utm_source: 'boletim',
      utm_medium: 'email',
      utm_campaign: '',
    })
  })

  it('has every field of spec §7 with the choices, and the figures of the quote shown on the summary', async () => {
    const site = siteInProcess()
    site.respondWith('updateFinances', ({ financialInfo }: { financialInfo: object }) => ({
      financialInfo: { ...financialInfo, rate: 7.1, mtic: 41_000, residualValue: 12_000 },
    }))
    const store = await inGreen(site)
    await store.visit('interior')
    store.actions.choose('interior', 'PCA')
    await store.visit('summary')
    const saved = (await site.savedConfigurations()).at(-1)
    const { uniqueId } = store.get()
    expect(saved).toEqual({
      id: uniqueId,
      cfg: 'modelid=101&engine=1011&version=10113&colext=VPI&colint=PCA',
      sessionID: expect.stringMatching(/^[\da-f]{32}$/) as string,
      configurationID: uniqueId,
      configurationPDF: '',
      utm_source: '',
      utm_medium: '',
      utm_campaign: '',
      utm_term: '',
      utm_content: '',
      modelName: 'Maré',
      idModel: '101',
      idEngine: '1011',
      engineName: '1.2 Turbo',
      powerCV: 130,
      idVersion: '10113',
      versionName: 'Horizonte',
      idExterior: 'VPI',
      exteriorColorName: 'Verde Pinhal',
      exteriorColorPrice: 750,
      externalFactoryCode: 'VP4',
      idInterior: 'PCA',
      interiorName: 'Pele Camel',
      interiorPrice: 1200,
      internalFactoryCode: 'PC1',
      idVC: '10113',
      idGeneration: 'MA1',
      localSuffix: 'HO',
      localCode: 'MA1HO1M',
      totalPrice: 36_900,
      basePrice: 34_950,
      nrPayments: 96,
      initialValue: 6500,
      taeg: 8.3,
      rate: 7.1,
      capitalToFinance: 30_400,
      mtic: 41_000,
      rent: 417.92,
      fee: 417.92,
      residualValue: 12_000,
      creditType: 'CRED',
      legalizationGain: 850,
      transportGain: 650,
      receivedAt: expect.any(String) as string,
    })
  })

  it('has the same fields, but empty, for what the version does not have', async () => {
    const site = siteInProcess()
    site.respondWith('panomaricLI', [])
    const store = await inGreen(site)
    await store.visit('summary')
    const [saved] = await site.savedConfigurations()
    expect(saved).toMatchObject({ idInterior: '', interiorName: '', interiorPrice: '' })
    const { components } = parse(readFileSync('docs/openapi.yaml', 'utf8')) as typeof openApi
    const { required } = components.schemas.SavedConfiguration as { required: string[] }
    expect(Object.keys(saved ?? {}).toSorted()).toEqual([...required, 'receivedAt'].toSorted())
  })

  it('waits for the price to settle, including that of the interior preselected meanwhile', async () => {
    const site = siteInProcess()
    site.respondWith('panomaricLI', (own: { version: number; price: number }[]) =>
      own.map((interior) => ({ ...interior, price: 300 })),
    )
    const store = await inGreen(site)
    const releaseFirst = site.hold('/35700/')
    const releaseSecond = site.hold('/36000/')
    await store.visit('interior')
    expect(await site.savedConfigurations()).toEqual([])
    releaseFirst()
    await site.settled()
    expect(await site.savedConfigurations()).toEqual([])
    releaseSecond()
    await site.settled()
    expect(await site.savedConfigurations()).toMatchObject([
      { totalPrice: 36_000, rent: store.get().site.quote?.data?.monthlyPayment },
    ])
  })

  it('waits for the limits of the credit, without which no price is requested', async () => {
    const site = siteInProcess()
    const release = site.hold('config_simul')
    const store = await inGreen(site)
    await store.visit('interior')
    const leadCanBeSent = vi.fn<() => void>()
    void store.actions.quoteSettled().then(leadCanBeSent)
    await site.settled()
    expect(await site.savedConfigurations()).toEqual([])
    expect(leadCanBeSent).not.toHaveBeenCalled()
    release()
    await site.settled()
    const { monthlyPayment } = store.get().site.quote?.data ?? {}
    expect(await site.savedConfigurations()).toMatchObject([{ rent: monthlyPayment }])
    expect(leadCanBeSent).toHaveBeenCalledOnce()
  })

  it('contains the configuration that was entered, even if the buyer has begun another since', async () => {
    const site = siteInProcess()
    const store = await inGreen(site)
    const release = site.hold('updateFinances')
    await store.visit('interior')
    const { uniqueId } = store.get()
    store.actions.enterHome()
    store.pick('102')
    await store.visit('engine', 'Pardal')
    release()
    await site.settled()
    expect(await site.savedConfigurations()).toMatchObject([
      { id: uniqueId, modelName: 'Maré', versionName: 'Horizonte', totalPrice: 35_700 },
    ])
  })

  it('contains the version’s own monthly payment when no price arrives', async () => {
    watchLog()
    const site = siteInProcess({ faults: [{ call: 'updateFinances', fault: '404' }] })
    const store = await inGreen(site)
    await store.visit('interior')
    expect(await site.savedConfigurations()).toMatchObject([
      { totalPrice: 35_700, versionName: 'Horizonte', rate: 6.95, residualValue: 0 },
    ])
  })

  it('sends the link of the PDF only when it was made for the same configuration', async () => {
    const site = siteInProcess()
    const store = await inGreen(site)
    await store.visit('interior')
    await store.visit('summary')
    const link = await requestSheet(store, '{"schema":1}')
    expect(link).toMatch(/\.pdf$/)
    await store.visit('exterior')
    await store.visit('summary')
    expect((await site.savedConfigurations()).at(-1)).toMatchObject({ configurationPDF: link })
    await store.visit('exterior')
    store.actions.choose('exterior', 'BNE')
    await site.settled()
    await store.visit('summary')
    expect((await site.savedConfigurations()).at(-1)).toMatchObject({ configurationPDF: '' })
  })

  it('is skipped when the version was lost while the price was being computed', async () => {
    const site = siteInProcess()
    const store = await inGreen(site)
    const release = site.hold('updateFinances')
    await store.visit('interior')
    await store.visit('engine')
    store.actions.choose('engine', '1012')
    release()
    await site.settled()
    expect(await site.savedConfigurations()).toEqual([])
  })

  it('is sent again before a lead when it has failed', async () => {
    watchLog()
    const site = siteInProcess()
    const store = await inGreen(site)
    await store.visit('interior')
    site.setFaults([{ call: 'saveCfgOptions', fault: 'fail', times: 1 }])
    await store.visit('summary')
    expect(await site.savedConfigurations()).toHaveLength(1)
    await store.actions.saveIfChanged()
    await store.actions.saveIfChanged()
    expect(await site.savedConfigurations()).toHaveLength(2)
  })

  it('takes any response as success', async () => {
    const log = watchLog()
    const store = await inGreen(
      siteInProcess({ faults: [{ call: 'saveCfgOptions', fault: 'html' }] }),
    )
    await store.visit('interior')
    expect(log()).toEqual([])
  })

  it('is only logged when it fails', async () => {
    const log = watchLog()
    const site = siteInProcess({ faults: [{ call: 'saveCfgOptions', fault: 'fail' }] })
    const store = await inGreen(site)
    expect(await store.visit('interior')).toBe('interior')
    expect(log()).toEqual(['saveCfgOptions failed'])
    expect(site.requestsOf('saveCfgOptions')).toHaveLength(1)
    expect(store.get()).toMatchObject({ alert: null, notice: null })
  })
})
