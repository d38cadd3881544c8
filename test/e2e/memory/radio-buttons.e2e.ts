import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const COUNT = 50

/** Adds radio buttons to a shadow root and removes them, one after the other. Returns how many are not freed. */
async function countKept(page: Page, isNameCleared: boolean): Promise<number> {
  const removed = await page.evaluateHandle(
    ([count, clearsName]) => {
      const root = document.body
        .appendChild(document.createElement('div'))
        .attachShadow({ mode: 'open' })
      return Array.from({ length: count }, (_, index) => {
        const radio = document.createElement('input')
        radio.type = 'radio'
        radio.name = `group-${index}`
        root.append(radio)
        if (clearsName) radio.name = ''
        radio.remove()
        return new WeakRef(radio)
      })
    },
    [COUNT, isNameCleared] as const,
  )
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  return removed.evaluate((all) => all.filter((radio) => radio.deref() !== undefined).length)
}

test(
  'radio buttons that are removed from a shadow root are freed if their name is cleared first',
  { tag: '@desktop' },
  async ({ page }, { annotations }) => {
    const kept = await countKept(page, false)
    annotations.push({ type: `${kept} of ${COUNT} are kept if it is not cleared` })
    expect(await countKept(page, true)).toBeLessThanOrEqual(1)
  },
)
