import type { Page } from '@playwright/test'
import { documentedFile } from '../../docs/documented-file.ts'
import { test } from '../support/fixtures.ts'
import { SCRIPT, serveHost } from './host-page.ts'
import { walkHost, type Host } from './walk-host.ts'

// Each test is a whole walk.
test.describe.configure({ timeout: 300_000 })

const BASE = '/configurador'
const LINKS = `<nav><a href="/loja">Loja</a> <a href="${BASE}" hx-boost="false">Configurador</a></nav>`

interface Library extends Host {
  /** What the head of the page at a path adds to the configurator's script. */
  readonly head: (path: string) => string
  /** Attributes of the body at a path. */
  readonly attributes?: (path: string) => string
  /** Errors of the browser that are not the page's. */
  readonly errors?: RegExp
  /** The body; missing are links, and the configurator or the shop. */
  readonly body?: string
}

const isOwn = (path: string): boolean => path.startsWith(BASE)

const script = (name: string, type = 'module'): string =>
  `<script type="${type}" src="${name}"></script>`

const importMap = (imports: Readonly<Record<string, string>>): string =>
  `<script type="importmap">${JSON.stringify({ imports })}</script>`

const [VIEWS = ''] = documentedFile('router.js').split('document.addEventListener')

/** What takes part in the history of a page with the configurator, and the page's own routers. */
const LIBRARIES: Readonly<Record<string, Library>> = {
  Turbo: {
    isLoaded: true,
    head: (path) =>
      script('/node_modules/@hotwired/turbo/dist/turbo.es2017-esm.js') +
      (isOwn(path) ? documentedFile('turbo.html') : ''),
  },
  barba: {
    isLoaded: true,
    part: 'in one language',
    head: () =>
      importMap({ '@barba/core': '/node_modules/@barba/core/dist/barba.mjs' }) +
      script('/host/barba.js'),
    attributes: () => 'data-barba="wrapper"',
  },
  Swup: {
    isLoaded: true,
    part: 'in one language',
    head: () =>
      importMap({
        swup: '/node_modules/swup/dist/Swup.modern.js',
        'delegate-it': '/node_modules/delegate-it/index.js',
        'path-to-regexp': '/node_modules/path-to-regexp/dist.es2015/index.js',
      }) + script('/host/swup.js'),
  },
  Unpoly: {
    isLoaded: true,
    part: 'in one language',
    head: () =>
      `${script('/node_modules/unpoly/unpoly.js', '')}
      <script>up.link.config.followSelectors.push('a[href]')</script>
      ${script('/host/unpoly.js', '')}`,
  },
  htmx: {
    isLoaded: true,
    part: 'in one language',
    head: (path) =>
      (isOwn(path) ? documentedFile('htmx.html') : '') +
      script('/node_modules/htmx.org/dist/htmx.js', ''),
    attributes: (path) => (isOwn(path) ? '' : 'hx-boost:inherited="true"'),
  },
  'a view transition': {
    isLoaded: true,
    part: 'in one language',
    // A page without this style, such as the form's, is told that the transition to it was aborted.
    errors: /^uncaught: $/,
    head: () => '<style>@view-transition { navigation: auto }</style>',
  },
  'a router': {
    head: () => '',
    body: documentedFile('router.html') + script('/host/router.js'),
  },
  'a router on the Navigation API': {
    losesFocus: true,
    head: () => '',
    body: `${documentedFile('router.html')}<script type="module">${VIEWS}${documentedFile('navigation.js')}show()</script>`,
  },
}

/** The body of the page at a path: the configurator or the shop. */
function bodyAt(path: string): string {
  const view = isOwn(path)
    ? `<cfg-configurator base-path="${BASE}"></cfg-configurator>`
    : '<h1>Bem-vindo à loja</h1>'
  return `${LINKS}<main data-barba="container">${view}</main>`
}

const serve = (page: Page, { head, attributes, body }: Library): Promise<void> =>
  serveHost(
    page,
    (path) =>
      `${head(path)}${SCRIPT}</head><body ${attributes?.(path) ?? ''}>${body ?? bodyAt(path)}</body>`,
  )

for (const [name, library] of Object.entries(LIBRARIES))
  test(
    `pages with ${name} lead Back and Forward, to the summary and the form`,
    { tag: '@desktop' },
    async ({ page, pageErrors, site }) => {
      if (library.errors) pageErrors.allow(library.errors)
      await serve(page, library)
      await walkHost(page, site, library)
    },
  )

test(
  'an element in a registry of its own leads Back and Forward, to the summary and the form',
  { tag: '@desktop' },
  async ({ page, site }) => {
    const define = `await customElements.whenDefined('cfg-configurator')
      const show = () => {
        document.querySelector('main').replaceWith(document.createElement('main'))
        ${documentedFile('registry.js')}
      }`
    await serve(page, {
      head: () => '',
      body: `<button>Trocar</button><main></main><script type="module">${define}
        show()
        document.querySelector('button').addEventListener('click', show)</script>`,
    })
    await walkHost(page, site, {
      swap: () => page.getByRole('button', { name: 'Trocar' }).click(),
    })
  },
)
