import { cp, mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { execa } from 'execa'
import { installOnce } from '../../../scripts/build/nested-package.ts'
import { findProgram } from '../../../scripts/wordpress/install/debian.ts'
import { ensureNativePhp, phpCommand } from '../../../scripts/wordpress/php/native-php.ts'
import { freePort } from '../../../scripts/wordpress/serve/free-port.ts'
import { startGroup, until } from '../../../scripts/wordpress/serve/process-group.ts'
import { CHOICES, MODEL, WHOLE } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { languageOf, serveHost } from './host-page.ts'
import { walkHost } from './walk-host.ts'

test.describe.configure({ timeout: 300_000 })

const NPM = ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline']
const COMPOSER = ['composer', 'require', '--no-interaction', '--quiet']
const ENVIRONMENT = {
  ASTRO_TELEMETRY_DISABLED: '1',
  COMPOSER_ALLOW_SUPERUSER: '1',
  NEXT_TELEMETRY_DISABLED: '1',
}

/** Runs commands in a folder, with the programs that are installed there. */
async function run(cwd: string, ...commands: readonly (readonly string[])[]): Promise<void> {
  for (const [command = '', ...args] of commands)
    await execa(command, args, { cwd, env: ENVIRONMENT, preferLocal: true, localDir: cwd })
}

/**
 * Installs packages once in a folder for an application, whose pages are in `apps`. Returns the folder. Where the
 * registries cannot be reached, the test is skipped.
 */
async function install(name: string, command: readonly string[]): Promise<string> {
  const folder = join('.cache/hosts', name)
  await mkdir(folder, { recursive: true })
  await cp(join('test/e2e/hosts/apps', name), folder, { recursive: true })
  const installed = installOnce(import.meta.filename, folder, () => run(folder, command))
  const problem = await installed.then(() => null).catch((error: unknown) => error)
  test.skip(problem !== null, `${name} cannot be installed on this machine`)
  return folder
}

/** Answers the page's requests to an application: its pages, in the page's language, and what it serves under other paths. */
async function routeTo(
  page: Page,
  paths: string,
  answer: (route: Route, path: string) => Promise<Parameters<Route['fulfill']>[0] & object>,
): Promise<void> {
  await serveHost(page, '')
  await page.route(new RegExp(`^[^/]+//[^/]+/(loja|configurador|${paths})\\b`), async (route) => {
    const { pathname, search } = new URL(route.request().url())
    const answered = await answer(route, pathname + search)
    const language = `<html lang="${await languageOf(page)}"`
    const body = answered.body?.toString().replace('<html lang="pt"', language)
    await route.fulfill({ ...answered, ...(body === undefined ? {} : { body }) })
  })
}

/** Starts a server and answers the page's requests with it. */
async function serveFrom(
  page: Page,
  folder: string,
  paths: string,
  commandOn: (port: number) => readonly string[],
): Promise<AsyncDisposable> {
  const port = await freePort()
  const server = startGroup(commandOn(port), { cwd: folder, env: ENVIRONMENT })
  const url = `http://127.0.0.1:${port}`
  const isReady = async () => (await fetch(`${url}/loja`).catch(() => null))?.ok === true
  await until(isReady, server)
  await routeTo(page, paths, async (route, path) => {
    const response = await route.fetch({ url: url + path })
    const isPage = response.headers()['content-type']?.startsWith('text/html')
    return isPage ? { response, body: await response.text() } : { response }
  })
  return server
}

test('Astro leads Back and Forward', { tag: '@desktop' }, async ({ page, site }) => {
  const folder = await install('astro', [...NPM, 'astro@7.3.5'])
  await run(folder, ['astro', 'build'])
  await routeTo(page, '_astro', async (_route, path) => {
    if (path.startsWith('/_astro')) return { path: join(folder, 'dist', path) }
    const file = join(folder, 'dist', `${/\w+/.exec(path)?.[0]}.html`)
    return { contentType: 'text/html; charset=utf-8', body: await readFile(file, 'utf8') }
  })
  await walkHost(page, site, { isLoaded: true, part: 'in one language' })
})

test('Next.js leads Back and Forward', { tag: '@desktop' }, async ({ page, site }) => {
  const packages = ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1']
  const folder = await install('next', [...NPM, ...packages])
  await run(folder, ['next', 'build'])
  const next = join('node_modules', '.bin', 'next')
  await using _server = await serveFrom(page, folder, '_next', (port) => [
    next,
    'start',
    '-H',
    '127.0.0.1',
    '-p',
    `${port}`,
  ])
  await walkHost(page, site)
})

test(
  'Livewire leads Back and Forward, and morphs around the element',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const hasPhp = ensureNativePhp() && findProgram(['composer']) !== null
    test.skip(!hasPhp, 'This machine has no PHP with Composer.')
    const packages = ['livewire/livewire:4.4.8', 'laravel/framework:12.72.0']
    const folder = await install('livewire', [...COMPOSER, ...packages])
    const folders = [
      'bootstrap/cache',
      ...['sessions', 'views'].map((each) => `storage/framework/${each}`),
    ]
    await run(folder, ['mkdir', '-p', ...folders])
    await using _server = await serveFrom(page, folder, 'livewire-\\w+', (port) => [
      phpCommand(),
      '-S',
      `127.0.0.1:${port}`,
      'public/index.php',
    ])
    await walkHost(page, site, { isLoaded: true, part: 'in one language' })

    const configurator = configuratorPage(page, site.url)
    await configurator.expectStep('resumo')
    const element = await page.locator('cfg-configurator').elementHandle()
    for (const count of [1, 0, 1]) {
      await page.getByRole('button', { name: 'Trocar' }).click()
      await expect(page.getByText('Novo')).toHaveCount(count)
      expect(await element?.evaluate((each) => each.isConnected), 'the same element').toBe(true)
    }
    await configurator.expectStep('resumo')
  },
)

test(
  'four readers of link previews say the same of the page, and of the car that a link names',
  { tag: '@desktop' },
  async ({ site }) => {
    const packages = ['', '-title', '-description', '-image'].map(
      (rule) => `metascraper${rule}@5.49.24`,
    )
    const others = ['open-graph-scraper@6.12.0', 'link-preview-js@4.0.4', 'unfurl.js@6.4.0']
    const folder = await install('previews', [...NPM, '--ignore-scripts', ...packages, ...others])
    const car = `Lume ${MODEL} ${CHOICES.motor} ${CHOICES.versao}`
    for (const [query, title] of [
      ['', 'Configurador Lume'],
      [`?${WHOLE}`, car],
    ] as const) {
      const { stdout } = await execa('node', ['read.js', site.url + query], { cwd: folder })
      const [first, ...rest] = Object.values(JSON.parse(stdout) as Record<string, object>)
      expect(first).toEqual({
        title: expect.stringContaining(title),
        description: expect.stringMatching(/./),
        picture: expect.stringMatching(/\/preview\/wide\/.+\.jpg$/),
      })
      for (const said of rest) expect(said).toEqual(first)
    }
  },
)
