import { readSources } from '../../architecture/source.ts'
import { expect, test } from '../support/fixtures.ts'
import { doMainJob } from '../support/main-job.ts'

/** The observers and workers that the source names, and functions that serve pictures and idle moments only. */
const OPTIONAL = new Set([
  ...readSources(['src']).flatMap(
    ({ text }) => text.match(/\b(?:\w+Observer(?=')|Worker(?=\())/g) ?? [],
  ),
  'OffscreenCanvas',
  'createImageBitmap',
  'requestIdleCallback',
])

for (const name of OPTIONAL)
  test(
    `a browser without ${name} leads the buyer to the proposal`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await page.addInitScript((removed) => {
        Reflect.deleteProperty(window, removed)
      }, name)
      await doMainJob(page, site, async () => {
        throw new Error('a part failed')
      })
      expect(await page.evaluate((removed) => removed in window, name)).toBe(false)
    },
  )
