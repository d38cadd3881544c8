import { documentedFile } from '../../docs/documented-file.ts'
import { CHOICES } from '../support/catalogue.ts'
import { configuratorPage } from '../support/configurator-page.ts'
import { expect, test } from '../support/fixtures.ts'
import { SCRIPT, serveHost } from './host-page.ts'
import { walkHistory } from './walk-history.ts'

const BASE = '/configurador'
const LINKS = `<nav><a href="/loja">Loja</a> <a href="${BASE}" hx-boost="false">Configurador</a></nav>`

/** The body of the page at a path: the configurator or the shop. */
function bodyAt(path: string): string {
  const view = path.startsWith(BASE)
    ? `<cfg-configurator base-path="${BASE}"></cfg-configurator>`
    : '<h1>Bem-vindo à loja</h1>'
  return `${LINKS}<main data-barba="container">${view}</main>`
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

test(
  'a page whose router intercepts navigations leads Back and Forward, and leaves the focus in a dialog',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const [views = ''] = documentedFile('router.js').split('document.addEventListener')
    const script = `${views}${documentedFile('navigation.js')}show()`
    await serveHost(
      page,
      `${SCRIPT}</head><body>${documentedFile('router.html')}<script type="module">${script}</script>`,
    )
    await walkHistory(page, site.url)
    await page.goBack()
    const { dialog } = configuratorPage(page, site.url)
    await page.getByRole('button', { name: 'Pedir mais informações' }).click()
    await expect(dialog.locator(':focus')).toHaveCount(1)
  },
)

test(
  'pages that change into each other in a view transition lead Back and Forward',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const style = '<style>@view-transition { navigation: auto }</style>'
    await serveHost(page, (path) => `${style}${SCRIPT}</head><body>${bodyAt(path)}</body>`)
    await walkHistory(page, site.url)
  },
)

test(
  'an element in a registry of its own opens its steps and follows Back',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const script = `await customElements.whenDefined('cfg-configurator')
      ${documentedFile('registry.js')}`
    await serveHost(
      page,
      `${SCRIPT}</head><body><main></main><script type="module">${script}</script>`,
    )
    const configurator = configuratorPage(page, site.url)
    await configurator.goToStep('versao', undefined, { motor: CHOICES.motor })
    await page.goBack()
    await configurator.expectStep('motor')
    await expect(configurator.option(CHOICES.motor)).toBeChecked()
  },
)
