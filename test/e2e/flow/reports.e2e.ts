import { MODEL, CHOICES, CHOSEN } from '../support/catalogue.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { configuratorPage } from '../support/configurator-page.ts'

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
