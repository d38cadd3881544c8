import { readSources } from '../../architecture/source.ts'
import { expect, test } from '../support/fixtures.ts'
import { doMainJob } from '../support/main-job.ts'

/** The observers that the source names, and the idle moments: none of them stands for another one. */
const OBSERVERS = new Set(
  readSources(['src']).flatMap(({ text }) => text.match(/\b\w+Observer(?=')/g) ?? []),
)

if (OBSERVERS.size === 0) throw new Error('the source names no observer')

for (const names of [
  [...OBSERVERS, 'requestIdleCallback'],
  ['Worker'],
  ['OffscreenCanvas'],
  ['createImageBitmap'],
])
  test(
    `a browser without ${names.join(', ')} leads the buyer to the proposal`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.addInitScript((removed) => {
        for (const name of removed) Reflect.deleteProperty(window, name)
      }, names)
      await doMainJob(page, site, async () => {
        throw new Error('a part failed')
      })
      expect(
        await page.evaluate((removed) => removed.filter((name) => name in window), names),
      ).toEqual([])
    },
  )
