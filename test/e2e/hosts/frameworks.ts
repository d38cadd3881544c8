import type { ActivityProps, ReactNode } from 'react'

/**
 * A page in each framework, with a button 'Trocar' that does what its pages do with an element: replaces it by another
 * one, hides and shows it, or morphs it. Routers have links to the shop and the configurator instead. The page names its
 * framework in `<html data-framework>`.
 */

const TAG = 'cfg-configurator'
const BASE = '/configurador'
const HTML = `<${TAG} base-path="${BASE}"></${TAG}>`
const SHOP = '<h1>Bem-vindo à loja</h1>'

const main = document.querySelector('main')!

function addButton(swap: () => unknown): void {
  const button = document.createElement('button')
  button.textContent = 'Trocar'
  button.addEventListener('click', () => void swap())
  main.before(button)
}

async function renderReact(
  view: (react: typeof import('react'), count: number) => ReactNode,
): Promise<void> {
  const react = await import('react')
  const { createRoot } = await import('react-dom/client')
  const root = createRoot(main)
  let count = 0
  const render = (): void => react.startTransition(() => root.render(view(react, count)))
  addButton(() => {
    count += 1
    render()
  })
  render()
}

async function renderVue(template: string): Promise<void> {
  const { compile, createApp, h, ref } = await import('vue/dist/vue.esm-bundler.js')
  const count = ref(0)
  const compilerOptions = { isCustomElement: (tag: string) => tag === TAG }
  const Page = { render: compile(`<${TAG} base-path="${BASE}" />`, compilerOptions) }
  const app = createApp({
    components: { Page, Other: () => h('p', 'Outra página') },
    setup: () => ({ count }),
    template,
  })
  app.mount(main)
  addButton(() => (count.value += 1))
}

const FRAMEWORKS: Readonly<Record<string, () => Promise<unknown>>> = {
  'React key': () =>
    renderReact(({ createElement }, key) => createElement(TAG, { key, 'base-path': BASE })),
  'React StrictMode with a key': () =>
    renderReact(({ createElement, StrictMode }, key) =>
      createElement(StrictMode, null, createElement(TAG, { key, 'base-path': BASE })),
    ),
  'React Activity': () =>
    renderReact(({ Activity, createElement }, count) => {
      const mode: ActivityProps['mode'] = count % 2 === 0 ? 'visible' : 'hidden'
      const props = { mode, children: createElement(TAG, { 'base-path': BASE }) }
      return createElement(Activity, props)
    }),
  'React ViewTransition with a key': () =>
    renderReact(({ createElement, ViewTransition }, key) =>
      createElement(ViewTransition, { key }, createElement(TAG, { 'base-path': BASE })),
    ),
  'Vue key': () => renderVue('<Page :key="count" />'),
  'Vue KeepAlive': () =>
    renderVue('<KeepAlive><component :is="count % 2 ? `Other` : `Page`" /></KeepAlive>'),
  'Vue Transition': () =>
    renderVue('<Transition mode="out-in" :css="false"><Page :key="count" /></Transition>'),
  'Svelte key': async () => {
    const { mount } = await import('svelte')
    mount((await import('./keyed.svelte')).default, { target: main })
  },
  'Solid Show keyed': async () => {
    const { createSignal, Show } = await import('solid-js')
    const { createComponent, render } = await import('solid-js/web')
    const [version, setVersion] = createSignal(1)
    const view = () =>
      createComponent(Show, {
        keyed: true,
        get when() {
          return version()
        },
        children: (key: unknown) => {
          const element = document.createElement(TAG)
          element.setAttribute('base-path', BASE)
          element.setAttribute('data-key', String(key))
          return element
        },
      })
    render(view, main)
    addButton(() => setVersion(version() + 1))
  },
  'Lit keyed': async () => {
    const { html, render } = await import('lit')
    const { keyed } = await import('lit/directives/keyed.js')
    let key = 0
    const show = (): unknown =>
      render(keyed(key, html`<cfg-configurator base-path=${BASE}></cfg-configurator>`), main)
    addButton(() => {
      key += 1
      show()
    })
    show()
  },
  'Angular track': showAngular,
  'Angular Router': showAngularRouter,
  'React Router': showReactRouter,
  'htmx innerHTML': () => showHtmx('innerHTML'),
  'htmx outerHTML': () => showHtmx('outerHTML'),
  'htmx innerMorph': () => showHtmx('innerMorph'),
  idiomorph: async () => {
    const { Idiomorph } = await import('idiomorph')
    main.innerHTML = HTML
    addButton(() => Idiomorph.morph(main, `<p>Novo</p>${HTML}`, { morphStyle: 'innerHTML' }))
  },
  'Alpine morph': async () => {
    const { default: Alpine } = await import('alpinejs')
    const { default: morph } = await import('@alpinejs/morph')
    Alpine.plugin(morph)
    Alpine.start()
    main.innerHTML = HTML
    let count = 0
    addButton(() => {
      count += 1
      Alpine.morph(main, `<main>${count % 2 === 1 ? '<p>Novo</p>' : ''}${HTML}</main>`)
    })
  },
}

/** Angular compiles components in the browser, and runs without zone.js. */
async function showAngular(): Promise<void> {
  await import('@angular/compiler')
  const { Component, CUSTOM_ELEMENTS_SCHEMA, signal } = await import('@angular/core')
  const { bootstrapApplication } = await import('@angular/platform-browser')
  class Page {
    readonly base = BASE
    readonly count = signal(0)
    readonly swap = (): void => this.count.update((count) => count + 1)
  }
  const template = `<button (click)="swap()">Trocar</button>
    @for (each of [count()]; track each) { <${TAG} [attr.base-path]="base" /> }`
  Component({ selector: 'main', schemas: [CUSTOM_ELEMENTS_SCHEMA], template })(Page)
  await bootstrapApplication(Page)
}

async function showAngularRouter(): Promise<void> {
  await import('@angular/compiler')
  const { Component, CUSTOM_ELEMENTS_SCHEMA } = await import('@angular/core')
  const { bootstrapApplication } = await import('@angular/platform-browser')
  const { provideRouter, RouterLink, RouterOutlet } = await import('@angular/router')
  const component = (template: string, selector = 'ng-component') =>
    Component({
      selector,
      template,
      imports: [RouterLink, RouterOutlet],
      schemas: [CUSTOM_ELEMENTS_SCHEMA],
    })(
      class {
        readonly base = BASE
      },
    )
  const configurator = component(`<${TAG} [attr.base-path]="base" />`)
  const routes = [
    { path: 'loja', component: component(SHOP) },
    { path: 'configurador', component: configurator, children: [{ path: '**', children: [] }] },
  ]
  const links = `<nav><a routerLink="/loja">Loja</a> <a routerLink="${BASE}">Configurador</a></nav>`
  const page = component(`${links}<router-outlet />`, 'main')
  await bootstrapApplication(page, { providers: [provideRouter(routes)] })
}

async function showReactRouter(): Promise<void> {
  const { createElement, Fragment } = await import('react')
  const { createRoot } = await import('react-dom/client')
  const { createBrowserRouter, Link, Outlet, RouterProvider } = await import('react-router')
  const links = createElement(
    'nav',
    null,
    createElement(Link, { to: '/loja' }, 'Loja'),
    ' ',
    createElement(Link, { to: BASE }, 'Configurador'),
  )
  const children = [
    { path: '/loja', element: createElement('h1', null, 'Bem-vindo à loja') },
    { path: `${BASE}/*`, element: createElement(TAG, { 'base-path': BASE }) },
  ]
  const shell = createElement(Fragment, null, links, createElement(Outlet))
  const router = createBrowserRouter([{ element: shell, children }])
  createRoot(main).render(createElement(RouterProvider, { router }))
}

async function showHtmx(swap: string): Promise<void> {
  const { default: htmx } = await import('htmx.org')
  main.innerHTML = `<div id="view">${HTML}</div>`
  const button = document.createElement('button')
  button.textContent = 'Trocar'
  const target = {
    get: '/loja/parte',
    target: '#view',
    swap,
    select: swap.startsWith('inner') ? TAG : '#view',
  }
  for (const [name, value] of Object.entries(target)) button.setAttribute(`hx-${name}`, value)
  main.before(button)
  htmx.process(button)
}

await FRAMEWORKS[document.documentElement.dataset['framework'] ?? '']?.()
