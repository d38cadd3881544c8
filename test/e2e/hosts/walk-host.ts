import type { Page } from '@playwright/test'
import { CHOICES, MODEL, OTHER } from '../support/catalogue.ts'
import { configuratorPage, type Step } from '../support/configurator-page.ts'
import { collectLog } from '../support/failing-requests.ts'
import { EVENTS } from '../../support/events.ts'
import { expect, type Site } from '../support/fixtures.ts'
import { dialogOf, fillFormIn, openFormOn } from '../support/lead-fields.ts'
import { useLanguage } from './host-page.ts'

/** How a host shows the element. Without `swap`, it has a shop, whose links lead to the configurator and back. */
export interface Host {
  /** Has the host take the element out of its page and put it or another one in. */
  readonly swap?: () => Promise<void>
  /** Whether the browser takes the focus from the link that was followed, as it does for an intercepted navigation. */
  readonly losesFocus?: boolean
  /** Whether the element that comes back is the one that was there: it requests nothing again. */
  readonly keepsElement?: boolean
  /** Whether the host loads the configurator's page as a whole: nothing of the page before is left then. */
  readonly isLoaded?: boolean
  /** What is left of the walk where another host does the same and has the whole one: the rest does not differ. */
  readonly part?: 'up to the summary' | 'in one language'
}

/** Where the element is: the demo, or another site with its content site. */
export interface WalkedSite extends Pick<Site, 'url'> {
  readonly requests: () => readonly { readonly path: string }[]
  readonly leads: () => Promise<readonly unknown[]>
}

/** The names of the element's events in every page from now on. */
async function hearEvents(page: Page): Promise<readonly string[]> {
  const heard: string[] = []
  await page.exposeFunction('hear', (name: string) => heard.push(name))
  await page.addInitScript((names) => {
    const { hear } = window as unknown as { hear: (name: string) => void }
    for (const name of names) document.addEventListener(name, () => hear(name))
  }, EVENTS)
  return heard
}

/** What is in the page's memory, and its style sheets. */
async function countHeld(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? 0
  const sheets = await page.evaluate(() => document.styleSheets.length)
  return {
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    heapBytes: of('JSHeapUsedSize'),
    sheets,
  }
}

/** Chooses a model in a second element, which leaves the address of the page alone. */
async function useSecondElement(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    const second = document.createElement('cfg-configurator')
    second.id = 'second'
    second.setAttribute('routing', 'memory')
    const apiUrl = document.querySelector('cfg-configurator')?.getAttribute('api-url')
    if (apiUrl) second.setAttribute('api-url', apiUrl)
    document.body.append(second)
  })
  const second = page.locator('#second')
  await second.getByRole('button', { name: `Selecionar ${OTHER.model.model}`, exact: true }).click()
  await expect(second.getByRole('heading', { level: 1 })).toContainText(OTHER.model.model)
  await expect(page).toHaveURL(address)
  await second.evaluateAll((elements) => elements.forEach((element) => element.remove()))
}

async function expectLanguages(page: Page, expectSummary: () => Promise<void>): Promise<void> {
  for (const [language, tag] of [
    ['en', 'en-GB'],
    ['pt', 'pt-PT'],
  ] as const) {
    await useLanguage(page, language)
    await page.reload()
    await expect(page.locator('[part=root]')).toHaveAttribute('lang', tag)
    await expectSummary()
  }
}

/**
 * Walks a host from the model list to the summary and the form: what the host does with the element, ten times more,
 * Back and Forward, a second element, another language.
 */
export async function walkHost(page: Page, site: WalkedSite, host: Host = {}): Promise<void> {
  const log = collectLog(page)
  const heard = await hearEvents(page)
  const configurator = configuratorPage(page, site.url)

  const shop = page.getByRole('heading', { name: 'Bem-vindo à loja' })
  const expectStep = async (step: Step): Promise<void> => {
    // Until then, the page that is left may have two main headings.
    await expect(shop).toBeHidden()
    await configurator.expectStep(step)
    if (step === 'resumo')
      for (const choice of Object.values(CHOICES))
        await expect(page.getByRole('listitem').filter({ hasText: choice }).last()).toBeVisible()
    else await expect(configurator.option(CHOICES[step])).toBeChecked()
  }
  const expectShop = async (): Promise<void> => {
    await expect(shop).toBeVisible()
    await expect(page.locator('cfg-configurator').filter({ visible: true })).toHaveCount(0)
  }
  // In a task of its own, because the page may be left.
  const go = (entries: number): Promise<unknown> =>
    page.evaluate((delta) => setTimeout(() => history.go(delta)), entries)
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  const swap =
    host.swap ??
    (async () => {
      await link('Loja').click()
      await expectShop()
      await go(-1)
      if (!host.isLoaded && !host.losesFocus) await expect(link('Loja')).toBeFocused()
    })
  const swapAt = async (step: Step): Promise<void> => {
    await swap()
    await expectStep(step)
  }

  if (host.swap) await configurator.openHome()
  else {
    await page.goto(new URL('/loja', site.url).href)
    await link('Configurador').click()
  }
  await configurator.expectHome()
  await configurator.chooseModel(MODEL)
  await configurator.chooseOption(CHOICES.motor)
  await swapAt('motor')

  if (!host.isLoaded) {
    await swapAt('motor')
    const before = await countHeld(page)
    const requests = site.requests().length
    for (let round = 0; round < 10; round += 1) await swapAt('motor')
    const after = await countHeld(page)
    expect(after.sheets, 'style sheets').toBe(before.sheets)
    // What was replaced last may still be waiting to be collected; ten of them would be several times as much.
    expect(after.listeners, 'listeners').toBeLessThan(2 * before.listeners)
    expect(after.nodes, 'nodes').toBeLessThan(2 * before.nodes)
    expect(after.heapBytes, 'bytes').toBeLessThan(before.heapBytes + 3_000_000)
    const calls = Map.groupBy(
      site
        .requests()
        .slice(requests)
        .filter(({ path }) => path.includes('/wp-json/')),
      ({ path }) => path,
    )
    // The first of them may belong to the swap before.
    const most = host.keepsElement ? 0 : 11
    for (const [path, all] of calls) expect(all.length, path).toBeLessThanOrEqual(most)
  }

  await configurator.goThroughSteps('motor', 'resumo', MODEL, CHOICES)
  await expectStep('resumo')
  await expect(page.locator('cfg-configurator')).toBeFocused()
  await go(-1)
  await expectStep('interior')
  await go(-3)
  await expectStep('motor')
  if (!host.swap) {
    await go(-2)
    await expectShop()
    await go(2)
    await expectStep('motor')
  }
  // From the engine, the summary may only be opened by way of the versions.
  await go(3)
  await expectStep('interior')
  await go(1)
  await expectStep('resumo')
  // The heading is focused once it is painted: before, it would take the focus from the host's link.
  await expect(page.locator('cfg-configurator')).toBeFocused()
  await swapAt('resumo')
  if (host.part === 'up to the summary') return expect(log).toEqual([])

  if (host.part === undefined) await useSecondElement(page, configurator.address('resumo', MODEL))
  const events = [...heard]
  await swapAt('resumo')

  if (host.part === undefined) await expectLanguages(page, () => expectStep('resumo'))

  await openFormOn(page, 'test-drive')
  await expect(dialogOf(page).locator(':focus')).toHaveCount(1)
  await fillFormIn(page, 'test-drive')
  await dialogOf(page).getByRole('button', { name: 'Submeter' }).click()
  await expect(page.getByRole('heading', { name: 'Obrigado pelo seu pedido' })).toBeVisible()
  expect(await site.leads()).toHaveLength(1)
  await page.getByRole('link', { name: 'Voltar à configuração' }).click()
  await expectStep('resumo')
  expect(heard, 'events of a configuration that was complete').toEqual(events)
  expect(log).toEqual([])
}
