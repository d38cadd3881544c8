import type { Page } from '@playwright/test'
import type { ConfiguratorElement } from '../../../src/element/configurator-element.tsx'
import type { Modal } from '../../../src/core/store/state.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { WHOLE } from '../support/catalogue.ts'
import { expect, test, type Site } from '../support/fixtures.ts'
import { untilIdle } from '../support/idle.ts'
import { takeShifts, watchShifts } from '../support/layout-shifts.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const link = new URLSearchParams(WHOLE)

/** A dialog, also of an optional feature. */
type Dialog = Modal | { readonly kind: string }

const MODALS: readonly Dialog[] = [
  { kind: 'specs', engineId: link.get('engine') ?? '' },
  { kind: 'equipment', versionId: link.get('version') ?? '' },
  { kind: 'finance' },
  { kind: 'gallery', side: 'exterior' },
  { kind: 'contact', purpose: 'proposal' },
  { kind: 'contact', purpose: 'test-drive' },
  { kind: 'contact', purpose: 'configuration-email' },
  { kind: 'phone' },
  { kind: 'code' },
  { kind: 'builds' },
  { kind: 'running-cost' },
  { kind: 'guided-start' },
  { kind: 'compare-builds' },
]

/** What a page may set itself. */
const PAGES = [
  ['a plain page', ''],
  ['a page whose root always scrolls', 'html { overflow-y: scroll }'],
  ['a page whose root keeps room for scrollbars', 'html { scrollbar-gutter: stable both-edges }'],
  ['a page whose body hides what is too wide', 'body { overflow-x: hidden }'],
] as const

const elementOf = 'cfg-configurator'

/** Opens a dialog as its button does. */
async function open(page: Page, modal: Dialog | 'alert'): Promise<void> {
  await page.evaluate(
    ([selector, opened]) => {
      const { store } = document.querySelector(selector) as ConfiguratorElement
      if (opened === 'alert') store?.state.setState({ alert: 'choose-version' })
      else store?.actions.openModal(opened as Modal)
    },
    [elementOf, modal] as const,
  )
  await expect(page.locator('dialog[open]')).toBeVisible()
  await untilIdle(page)
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await untilIdle(page)
}

/** Where the page is scrolled to, and where the widget and its heading are. */
function places(page: Page): Promise<readonly number[]> {
  return page.evaluate((selector) => {
    const element = document.querySelector(selector)
    const parts = [element, element?.shadowRoot?.querySelector('h1')]
    const boxes = parts.map((part) => part?.getBoundingClientRect())
    return [scrollY, ...boxes.flatMap((box) => [box?.x ?? -1, box?.y ?? -1, box?.width ?? -1])]
  }, elementOf)
}

async function openSummary(page: Page, site: Site): Promise<void> {
  await watchShifts(page)
  const configurator = configuratorPage(page, site.url)
  await configurator.openStep('resumo')
  await configurator.expectSettled()
}

/** Gives the page styles of its own, whose policy allows no inline styles. */
const setStyles = (page: Page, styles: string): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
  }, styles)

test(
  'no dialog moves a page with scrollbars, neither when it opens nor when it closes',
  { tag: '@desktop' },
  async ({ page, site }) => {
    test.slow()
    await openSummary(page, site)
    for (const [name, styles] of PAGES) {
      await setStyles(page, styles)
      await page.evaluate(() => window.scrollTo(0, 240))
      await untilIdle(page)
      const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth)
      expect(bar, `scrollbars take up space on ${name}`).toBeGreaterThan(10)
      await takeShifts(page)
      const before = await places(page)
      expect(before[0]).toBe(240)
      // All dialogs lock the page in the same way.
      for (const modal of ['alert', ...(styles === '' ? MODALS : MODALS.slice(0, 1))] as const) {
        const title = `${JSON.stringify(modal)} on ${name}`
        await open(page, modal)
        expect(await places(page), `open: ${title}`).toEqual(before)
        await page.mouse.wheel(0, 200)
        await close(page)
        expect(await places(page), `closed: ${title}`).toEqual(before)
        expect(await takeShifts(page), title).toEqual([])
      }
      const { overflow, scrollbarGutter } = await page.evaluate(
        () => document.documentElement.style,
      )
      expect([overflow, scrollbarGutter]).toEqual(['', ''])
    }
  },
)

/** Whether a dialog is above the page, and where the focus is. */
const shown = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate((selector) => {
    const root = document.querySelector(selector)?.shadowRoot
    const dialog = root?.querySelector('dialog[open]')
    return [dialog?.matches(':modal') ?? null, root?.activeElement?.getAttribute('title')]
  }, elementOf)

/** Ways in which a page moves the element. */
const MOVES = {
  'moved within the page': () => {
    const element = document.querySelector('cfg-configurator')!
    const target = document.createElement('section')
    element.after(target)
    target.append(element)
  },
  'moved with its surroundings': () => {
    const element = document.querySelector('cfg-configurator')!
    const wrapper = document.createElement('section')
    element.before(wrapper)
    wrapper.append(element)
    document.body.append(wrapper)
  },
  'moved with its state kept': () => {
    const element = document.querySelector('cfg-configurator')!
    const target = document.createElement('section') as HTMLElement & {
      moveBefore: (node: Node, child: Node | null) => void
    }
    element.after(target)
    target.moveBefore(element, null)
  },
} as const

test(
  'a dialog stays modal, and closes with Escape, however the element is moved',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await openSummary(page, site)
    for (const [name, move] of Object.entries(MOVES))
      for (const modal of [{ kind: 'code' }, { kind: 'contact', purpose: 'proposal' }] as const)
        await test.step(`${modal.kind} ${name}`, async () => {
          await open(page, modal)
          await page.locator('dialog[open]').getByRole('button', { name: 'Fechar' }).focus()
          await page.evaluate(move)
          await untilIdle(page)
          expect(await shown(page)).toEqual([true, 'Fechar'])
          await close(page)
          expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
        })
  },
)

test(
  'a dialog is modal again when the element is removed and inserted later, and locks the page only meanwhile',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await openSummary(page, site)
    await open(page, { kind: 'code' })
    await page.evaluate((selector) => {
      const element = document.querySelector(selector)!
      Object.assign(window, { element, place: element.parentElement })
      element.remove()
    }, elementOf)
    const overflow = () => page.evaluate(() => document.documentElement.style.overflow)
    await expect.poll(overflow).toBe('')
    await page.evaluate(() => {
      const { element, place } = window as unknown as Record<'element' | 'place', Element>
      place.append(element)
    })
    await expect.poll(async () => (await shown(page))[0]).toBe(true)
    await close(page)
    await expect.poll(overflow).toBe('')
  },
)

test(
  'a gallery on the whole screen ends without locking the page when the element is moved',
  { tag: '@desktop' },
  async ({ page, site }) => {
    await openSummary(page, site)
    await page.getByRole('button', { name: 'Ver galeria' }).click()
    await expect(page.locator('dialog[open]')).toBeVisible()
    await page.evaluate(MOVES['moved within the page'])
    await untilIdle(page)
    if ((await page.locator('dialog[open]').count()) > 0) {
      expect((await shown(page))[0]).toBe(true)
      await close(page)
    }
    expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('')
  },
)
