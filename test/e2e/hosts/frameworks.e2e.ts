import type { Page } from '@playwright/test'
import { compile } from 'svelte/compiler'
import { build, type Rolldown } from 'vite'
import { documentedFile } from '../../docs/documented-file.ts'
import { expect, test } from '../support/fixtures.ts'
import { SCRIPT, serveHost } from './host-page.ts'
import { walkHost } from './walk-host.ts'

// Each test is a whole walk.
test.describe.configure({ timeout: 300_000 })

/** What each framework does with the element at a press: 'hidden' ones take two presses. */
const FRAMEWORKS: Readonly<Record<string, 'replaced' | 'hidden' | 'kept'>> = {
  'React key': 'replaced',
  'React StrictMode with a key': 'replaced',
  'React Activity': 'hidden',
  'React ViewTransition with a key': 'replaced',
  'Vue key': 'replaced',
  'Vue KeepAlive': 'hidden',
  'Vue Transition': 'replaced',
  'Svelte key': 'replaced',
  'Solid Show keyed': 'replaced',
  'Lit keyed': 'replaced',
  'htmx innerHTML': 'replaced',
  'htmx outerHTML': 'replaced',
  'htmx innerMorph': 'kept',
  idiomorph: 'kept',
  'Alpine morph': 'replaced',
  'Angular track': 'replaced',
}

/** The first of each kind, and those that have two elements for a moment or decide themselves. */
const WHOLE_WALKS = new Set([
  'React key',
  'React Activity',
  'React ViewTransition with a key',
  'Vue Transition',
  'htmx innerMorph',
  'Alpine morph',
])

/** Client-side routers, for which everything below the base path is one view. */
const ROUTERS = ['React Router', 'Angular Router']

let bundle: Promise<ReadonlyMap<string, string>> | undefined

/** `frameworks.ts` with what it imports, by file name. */
async function bundleFrameworks(): Promise<ReadonlyMap<string, string>> {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'svelte',
        transform: (code, id) =>
          id.endsWith('.svelte') ? { code: compile(code, { filename: id }).js.code } : null,
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'test/e2e/hosts/frameworks.ts',
        output: { entryFileNames: 'frameworks.js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rolldown.RolldownOutput
  return new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
  )
}

/** Serves a page that shows the configurator with a framework or router. */
async function serveFramework(page: Page, framework: string): Promise<void> {
  bundle ??= bundleFrameworks()
  const files = await bundle
  await page.route(/\/frameworks\//, (route) => {
    const name = new URL(route.request().url()).pathname.replace('/frameworks/', '')
    return route.fulfill({ contentType: 'text/javascript', body: files.get(name) ?? '' })
  })
  const htmx = framework.startsWith('htmx') ? documentedFile('htmx.html') : ''
  const head = `<base href="/">${SCRIPT}${htmx}<script>document.documentElement.dataset.framework = '${framework}'</script>`
  const main = '<main></main><script type="module" src="/frameworks/frameworks.js"></script>'
  // The part of the page that htmx requests.
  const part =
    '<div id="view"><cfg-configurator base-path="/configurador"></cfg-configurator></div>'
  await serveHost(
    page,
    (path) => `${head}</head><body>${path === '/loja/parte' ? part : main}</body>`,
  )
}

for (const [framework, does] of Object.entries(FRAMEWORKS))
  test(
    `${framework}: a ${does} element continues at its step with the choices`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      const element = page.locator('cfg-configurator')
      const button = page.getByRole('button', { name: 'Trocar' })
      await serveFramework(page, framework)
      const swap = async (): Promise<void> => {
        const before = await element.first().elementHandle()
        const isConnected = () => before?.evaluate((each) => each.isConnected)
        await button.click()
        if (does === 'hidden') {
          await expect(element.filter({ visible: true })).toHaveCount(0)
          await button.click()
        }
        await expect.poll(isConnected, 'the same element').toBe(does !== 'replaced')
        await expect(button).toBeFocused()
        // A handle keeps its element in memory.
        await before?.dispose()
      }
      await walkHost(page, site, {
        swap,
        keepsElement: does !== 'replaced',
        ...(WHOLE_WALKS.has(framework) ? {} : { part: 'up to the summary' as const }),
      })
    },
  )

for (const router of ROUTERS)
  test(
    `a page with ${router} leads Back and Forward to each step with its choices and to the shop`,
    { tag: '@desktop' },
    async ({ page, site }) => {
      await serveFramework(page, router)
      await walkHost(page, site)
    },
  )
