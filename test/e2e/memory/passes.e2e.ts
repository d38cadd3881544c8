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

/** Runs in the page, before its scripts: records the names that radio buttons are given. */
function recordNames(): void {
  const { prototype } = HTMLInputElement
  const { get, set } = Object.getOwnPropertyDescriptor(prototype, 'name') as {
    get: () => string
    set: (name: string) => void
  }
  const names = new Set<string>()
  Object.defineProperty(prototype, 'name', {
    get,
    set(this: HTMLInputElement, name: string) {
      if (this.type === 'radio') names.add(name)
      set.call(this, name)
    },
  })
  Object.assign(window, { radioNames: () => [...names] })
}

// Of each name that a shadow root ever had, Chromium keeps an empty group, which only snapshots of its own heap show.
test(
  'further passes give the radio buttons the names they had before',
  { tag: '@phone' },
  async ({ page, site }) => {
    await page.addInitScript(recordNames)
    await page.goto(site.url)
    const radioNames = (): Promise<string[]> =>
      page.evaluate(() => (window as unknown as { radioNames: () => string[] }).radioNames())
    await measureRetained(page, 'one element', { warmUp: 1, measured: 0 })
    const names = await radioNames()
    expect(names.length, 'the test records names').toBeGreaterThan(1)
    await measureRetained(page, 'one element', { warmUp: 1, measured: 0 })
    expect(await radioNames()).toEqual(names)
  },
)
