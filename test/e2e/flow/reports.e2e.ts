import { askQuote } from '../support/credit.ts'
import { MODEL, CHOICES, PRESELECTED, CHOSEN } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { FIGURES, TEXTS } from '../../../demo/content-site/routes/saved-fields.ts'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { untilIdle } from '../support/idle.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const EVENTS = [
  'initConfig',
  'chooseMotor',
  'chooseVersion',
  'chooseExtColor',
  'chooseIntColor',
  'endConfiguration',
] as const

interface Told {
  readonly event: string
  readonly [field: string]: unknown
}

/** Keeps every analytics event that reaches the document, before the page's own scripts run. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript((names) => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    for (const name of names)
      document.addEventListener(name, (event) => {
        const { type, bubbles, composed, detail } = event as CustomEvent<object>
        const target = (event.target as Element).localName
        heard.push({ event: type, bubbles, composed, target, ...detail })
      })
  }, EVENTS)
}

async function readTold(page: Page): Promise<{ pushed: Told[]; heard: Told[] }> {
  return page.evaluate((names: readonly string[]) => {
    const { dataLayer = [], heard } = window as unknown as { dataLayer?: Told[]; heard: Told[] }
    return { pushed: dataLayer.filter(({ event }) => names.includes(event)), heard }
  }, EVENTS)
}

test(
  'each of the six analytics events is sent exactly once',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { model, engine, version, exterior, interior } = CHOSEN
    await listen(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('resumo', MODEL, CHOICES)
    await expect
      .poll(async () => (await readTold(page)).pushed.at(-1)?.event)
      .toBe('endConfiguration')
    const { pushed, heard } = await readTold(page)
    expect(pushed.map(({ event }) => event)).toEqual(EVENTS)
    expect(heard.map(({ event }) => event)).toEqual(EVENTS)
    for (const event of heard)
      expect(event).toMatchObject({ bubbles: true, composed: true, target: 'cfg-configurator' })

    const chosen = {
      modelId: String(model.id),
      engineId: String(engine.id),
      versionId: String(version.id),
      exteriorId: exterior.colorid,
      interiorId: interior.idColor,
    }
    const last = heard.at(-1)
    expect(last).toMatchObject({
      ...chosen,
      configurationId: expect.stringMatching(/^[0-9a-f]{32}$/),
      modelName: MODEL,
      engineName: engine.engine,
      versionName: version.designation,
      exteriorName: exterior.designation,
      interiorName: interior.designation,
      totalPrice: version.price + exterior.price + interior.price,
    })
    expect(pushed.at(-1)).toMatchObject(chosen)
    expect(heard[0]).toMatchObject({ modelId: '101', engineName: null, versionName: null })
  },
)

test(
  'a preselected choice is sent to analytics when the buyer goes on',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await listen(page)
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('motor')
    await configurator.expectSettled()
    expect((await readTold(page)).heard.map(({ event }) => event)).toEqual(['initConfig'])
    await configurator.goToNextStep()
    await configurator.expectStep('versao')
    const { heard } = await readTold(page)
    expect(heard.map(({ event }) => event)).toEqual(['initConfig', 'chooseMotor'])
    expect(heard[1]).toMatchObject({ engineName: PRESELECTED.engine.engine })
  },
)

test(
  'the configuration is saved when the buyer enters the interior and the summary',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const { model, engine, version, exterior, interior } = CHOSEN
    const configurator = configuratorPage(page, site.url)
    await page.goto(`${site.url}?utm_source=boletim&utm_medium=email&utm_campaign=outono`)
    await configurator.chooseModel(MODEL)
    await configurator.chooseOption(CHOICES.motor)
    await configurator.goToNextStep()
    await configurator.expectStep('versao')
    await configurator.chooseOption(CHOICES.versao)
    await configurator.goToNextStep()
    await configurator.expectStep('exterior')
    await configurator.chooseOption(CHOICES.exterior)
    expect(await site.savedConfigurations()).toEqual([])

    await configurator.goToNextStep()
    await configurator.expectStep('interior')
    await expect.poll(async () => (await site.savedConfigurations()).length).toBe(1)
    await configurator.chooseOption(CHOICES.interior)
    await configurator.goToNextStep()
    await configurator.expectStep('resumo')
    await expect.poll(async () => (await site.savedConfigurations()).length).toBe(2)

    const [first, second] = await site.savedConfigurations()
    if (first === undefined || second === undefined) throw new Error('nothing was saved')
    const fields = ['receivedAt', ...TEXTS, ...FIGURES].toSorted()
    expect(Object.keys(first).toSorted()).toEqual(fields)
    expect(Object.keys(second).toSorted()).toEqual(fields)

    const surcharges = exterior.price + interior.price
    const { fee, taeg, rate, mtic, capitalToFinance } = await askQuote(
      site.url,
      version,
      surcharges,
    )
    const cookies = await page.context().cookies()
    const cookie = (name: string) => cookies.find((item) => item.name === name)?.value
    expect(second).toMatchObject({
      id: cookie('wp_cfgHyu_uniqueID'),
      configurationID: cookie('wp_cfgHyu_uniqueID'),
      sessionID: cookie('wp_cfgHyu_sessionID'),
      cfg: `modelid=101&engine=${engine.id}&version=${version.id}&colext=${exterior.colorid}&colint=${interior.idColor}`,
      configurationPDF: '',
      utm_source: 'boletim',
      utm_medium: 'email',
      utm_campaign: 'outono',
      utm_term: '',
      utm_content: '',
      modelName: model.model,
      idModel: '101',
      idEngine: String(engine.id),
      engineName: engine.engine,
      powerCV: engine.power,
      idVersion: String(version.id),
      versionName: version.designation,
      idVC: String(version.id),
      idGeneration: version.generation,
      localSuffix: version.localSuffix,
      localCode: version.localCode,
      idExterior: exterior.colorid,
      exteriorColorName: exterior.designation,
      exteriorColorPrice: exterior.price,
      externalFactoryCode: exterior.factoryCode,
      idInterior: interior.idColor,
      interiorName: interior.designation,
      interiorPrice: interior.price,
      internalFactoryCode: interior.factoryCode,
      totalPrice: version.price + surcharges,
      basePrice: version.price,
      rent: fee,
      fee,
      taeg,
      rate,
      mtic,
      capitalToFinance,
      nrPayments: version.nrPayments,
      initialValue: version.maxEntrance,
      residualValue: 0,
      creditType: 'CRED',
      legalizationGain: version.legalizationGain,
      transportGain: version.transportGain,
    })
    expect(first).toMatchObject({
      id: second.id,
      sessionID: second.sessionID,
      versionName: CHOICES.versao,
    })
  },
)

test(
  'the configuration is not saved again when the buyer returns from the summary to the interior',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('resumo')
    await expect.poll(async () => (await site.savedConfigurations()).length).toBe(2)
    await page.getByRole('button', { name: 'Alterar interior' }).click()
    await configurator.expectStep('interior')
    await configurator.expectSettled()
    await untilIdle(page)
    expect(await site.savedConfigurations()).toHaveLength(2)
  },
)
