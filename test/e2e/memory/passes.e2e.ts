import { browserArguments, findBrowser } from '../../../scripts/browser/find-browser.ts'
import { HEAP_ARGUMENTS, measureRetained } from '../../../scripts/bench/retained-heap.ts'
import { expect, test } from '../support/fixtures.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.use({
  launchOptions: {
    executablePath: findBrowser(),
    args: [...browserArguments(), ...HEAP_ARGUMENTS],
  },
})

/** `npm run bench -- page` measures 40 passes. A screen that is kept adds about 500 nodes, 50 listeners and 0.1 MB. */
const PASSES = { warmUp: 3, measured: 4 }

for (const way of ['one element', 'removing and re-adding'] as const)
  test(
    `complete passes from the model list to the summary and back, ${way}, keep nothing in memory`,
    { tag: '@phone' },
    async ({ page, site }) => {
      await page.goto(site.url)
      const { heapBytes, nodes, listeners } = await measureRetained(page, way, PASSES)
      expect(nodes).toBeLessThan(50)
      expect(listeners).toBeLessThan(PASSES.measured)
      expect(heapBytes).toBeLessThan(300_000)
    },
  )
