import { expect, type Page } from '@playwright/test'
import { untilIdle } from './idle.ts'

/** CLS at most, on every screen. */
const LIMIT = 0.01

interface Shift {
  readonly value: number
  /** What moved, and from where to where. */
  readonly moved: readonly string[]
}

interface Shifted {
  readonly shifts: Shift[]
}

/**
 * Keeps every shift from the first paint on. Browsers do not count those within half a second after a press, but a slow
 * phone takes longer than that to show the next screen.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: Shift[] = []
    Object.assign(window, { shifts: kept })
    const place = ({ x, y, width, height }: DOMRectReadOnly): string =>
      [x, y, width, height].map(Math.round).join(' ')
    const name = (part: Element): string => `${part.localName}.${part.getAttribute('class')}`
    const visiblePart = (part: Element): string => {
      const { left, top, right, bottom } = part.getBoundingClientRect()
      const [x, y] = [Math.max(left, 0), Math.max(top, 0)]
      return place(
        new DOMRect(x, y, Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y),
      )
    }
    // The entry does not tell what moved inside the widget: what has that place now mostly is it.
    const inside = (to: DOMRectReadOnly): string => {
      const root = document.querySelector('cfg-configurator')?.shadowRoot
      const stack = root?.elementsFromPoint(to.x + 1, to.y + 1) ?? []
      const moved = stack.find((part) => visiblePart(part) === place(to))
      if (moved) return name(moved)
      return stack[0] ? `something at ${name(stack[0])}` : 'something'
    }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
          const part = node instanceof Element ? name(node) : inside(currentRect)
          return `${part} from ${place(previousRect)} to ${place(currentRect)}`
        })
        kept.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** A layout shift as browsers report it. TypeScript's DOM types do not have it yet. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRectReadOnly
    readonly currentRect: DOMRectReadOnly
  }[]
}

/** Returns what has shifted since the last look. */
export async function takeShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as Shifted).shifts.splice(0))
}

/** Fails where what has shifted since the last look adds up to more than the limit. */
export async function expectStill(page: Page, screen: string, limit = LIMIT): Promise<void> {
  await page.waitForLoadState('networkidle')
  await untilIdle(page)
  const shifts = await takeShifts(page)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  const told = shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`)
  expect(sum, `${screen}:\n${told.join('\n')}`).toBeLessThanOrEqual(limit)
}
