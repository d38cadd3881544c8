import type { Page } from '@playwright/test'
import { documentedFile } from '../../docs/documented-file.ts'
import { CHOICES, MODEL } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { collectLog } from '../support/failing-requests.ts'
import { expect, test } from '../support/fixtures.ts'
import { SCRIPT, serveHost } from './host-page.ts'

const BASE = '/configurador'
const LINKS = `<nav><a href="/loja">Loja</a> <a href="${BASE}" hx-boost="false">Configurador</a></nav>`

/** The body of the page at a path: the configurator or the shop. */
function bodyAt(path: string): string {
  const view = path.startsWith(BASE)
    ? `<cfg-configurator base-path="${BASE}"></cfg-configurator>`
    : '<h1>Bem-vindo à loja</h1>'
  return `${LINKS}<main data-barba="container">${view}</main>`
}

/** Goes from the shop to a step, back and forth by one entry and by several, and over a link to the shop and back. */
async function walkHistory(page: Page, home: string): Promise<void> {
  const log = collectLog(page)
  const configurator = configuratorPage(page, home)
  const expectShop = async (): Promise<void> => {
    await expect(page.getByRole('heading', { name: 'Bem-vindo à loja' })).toBeVisible()
    await expect(page.locator('cfg-configurator')).toHaveCount(0)
  }
  const expectChosenEngine = async (): Promise<void> => {
    await configurator.expectStep('motor')
    await expect(configurator.option(CHOICES.motor)).toBeChecked()
  }
  // In a task of its own, because the page may be left.
  const go = (entries: number): Promise<unknown> =>
    page.evaluate((delta) => setTimeout(() => history.go(delta)), entries)

  await page.goto(new URL('/loja', home).href)
  await page.getByRole('link', { name: 'Configurador', exact: true }).click()
  await configurator.expectHome()
  await configurator.chooseModel(MODEL)
  await configurator.goThroughSteps('motor', 'versao', undefined, { motor: CHOICES.motor })
  await go(-1)
  await expectChosenEngine()
  await go(-2)
  await expectShop()
  await go(3)
  await configurator.expectStep('versao')
  await page.getByRole('link', { name: 'Loja', exact: true }).click()
  await expectShop()
  await go(-1)
  await configurator.expectStep('versao')
  await go(-1)
  await expectChosenEngine()
  await go(-1)
  await configurator.expectHome()
  await go(2)
  await configurator.expectStep('versao')
  await go(1)
  await expectShop()
  expect(log).toEqual([])
}

test(
  'a page with Turbo leads Back and Forward to each step with its choices and to the shop',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const turbo =
      '<script type="module" src="/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>'
    await serveHost(page, (path) => {
      const ownHead = path.startsWith(BASE) ? documentedFile('turbo.html') : ''
      return `${SCRIPT}${turbo}${ownHead}</head><body>${bodyAt(path)}</body>`
    })
    await walkHistory(page, site.url)
  },
)

test(
  'a page with barba leads Back and Forward to each step with its choices and to the shop',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const imports = { '@barba/core': '/node_modules/@barba/core/dist/barba.mjs' }
    const head = `<script type="importmap">${JSON.stringify({ imports })}</script>${SCRIPT}
      <script type="module" src="/host/barba.js"></script>`
    await serveHost(
      page,
      (path) => `${head}</head><body data-barba="wrapper">${bodyAt(path)}</body>`,
    )
    await walkHistory(page, site.url)
  },
)

test(
  'a page with Swup leads Back and Forward to each step with its choices and to the shop',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const imports = {
      swup: '/node_modules/swup/dist/Swup.modern.js',
      'delegate-it': '/node_modules/delegate-it/index.js',
      'path-to-regexp': '/node_modules/path-to-regexp/dist.es2015/index.js',
    }
    const head = `<script type="importmap">${JSON.stringify({ imports })}</script>${SCRIPT}
      <script type="module" src="/host/swup.js"></script>`
    await serveHost(page, (path) => `${head}</head><body>${bodyAt(path)}</body>`)
    await walkHistory(page, site.url)
  },
)

test(
  'a page with Unpoly leads Back and Forward to each step with its choices and to the shop',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const head = `${SCRIPT}<script src="/node_modules/unpoly/unpoly.js"></script>
      <script>up.link.config.followSelectors.push('a[href]')</script>
      <script src="/host/unpoly.js"></script>`
    await serveHost(page, (path) => `${head}</head><body>${bodyAt(path)}</body>`)
    await walkHistory(page, site.url)
  },
)

test(
  'a page with htmx leads Back and Forward to each step with its choices and to the shop',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const head = `${SCRIPT}<script src="/node_modules/htmx.org/dist/htmx.js"></script>`
    await serveHost(page, (path) => {
      const ownHead = path.startsWith(BASE) ? documentedFile('htmx.html') : ''
      const boost = path.startsWith(BASE) ? '' : ' hx-boost:inherited="true"'
      return `${ownHead}${head}</head><body${boost}>${bodyAt(path)}</body>`
    })
    await walkHistory(page, site.url)
  },
)
