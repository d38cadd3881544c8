import { act } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConfiguratorElement, defineConfigurator } from './configurator-element.tsx'
import { insideOf } from '../../test/support/inside.ts'
import { settle } from '../../test/support/settle.ts'
import { siteInProcess, type SiteInProcess } from '../../test/support/site-in-process.ts'
import { watchLog } from '../../test/support/store-under-test.ts'

defineConfigurator()

const GIVEN = {
  'wp-json/cfg/lstModels/': [{ id: 7, model: 'Dado' }],
  'wp-json/cfg/backOffice/': { product: 'Boia' },
}

/** What waits for the browser to be idle. */
const idle: (() => void)[] = []

beforeEach(() => {
  idle.length = 0
  vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task))
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  history.replaceState(null, '', '/configurador')
})

afterEach(async () => {
  await act(async () => document.body.replaceChildren())
  vi.unstubAllGlobals()
})

/** The element with what a page's HTML has put inside it. */
function printed(json: string): ConfiguratorElement {
  const element = document.createElement('cfg-configurator') as ConfiguratorElement
  element.setAttribute('api-url', 'http://site.test/')
  const script = document.createElement('script')
  script.type = 'application/json'
  script.textContent = json
  element.append(script)
  return element
}

async function put(site: SiteInProcess, element: ConfiguratorElement): Promise<void> {
  await act(async () => {
    document.body.append(element)
    // A browser renders in a later task, `act` already after the next microtask.
    await new Promise((resolve) => setTimeout(resolve))
  })
  await settle(site, element.shadowRoot as ShadowRoot)
}

/** Lets the browser be idle, and waits for the consequences. */
async function becomeIdle(site: SiteInProcess, element: ConfiguratorElement): Promise<void> {
  await act(async () => idle.forEach((task) => task()))
  await settle(site, element.shadowRoot as ShadowRoot)
}

describe('prefetched responses in the page', () => {
  it('are shown by the very first render, without a request', async () => {
    const site = siteInProcess()
    const element = printed(JSON.stringify(GIVEN))
    let headings: readonly (string | null)[] = []
    const root = element.shadowRoot as ShadowRoot
    const seen = new Promise<void>((resolve) => {
      const observer = new MutationObserver(() => {
        headings = [...root.querySelectorAll('h1, h2')].map(({ textContent }) => textContent)
        if (headings.length > 0) {
          observer.disconnect()
          resolve()
        }
      })
      observer.observe(root, { childList: true, subtree: true })
    })
    await put(site, element)
    await seen
    expect(headings).toEqual(['Escolha o seu Boia', 'Dado'])
    expect(site.requestsOf('')).toEqual([])
  })

  it('are requested again when the browser is idle, and replaced by newer ones', async () => {
    const site = siteInProcess()
    const element = printed(JSON.stringify(GIVEN))
    await put(site, element)
    site.respondWith('lstModels', [{ id: 7, model: 'Mais novo' }])
    await becomeIdle(site, element)
    expect(insideOf(element).getByRole('heading', { name: 'Mais novo' })).toBeDefined()
    expect(site.requestsOf('lstModels')).toHaveLength(1)
    expect(site.requestsOf('backOffice')).toHaveLength(1)
    expect(insideOf(element).getByRole('heading', { level: 1 }).textContent).toContain('Lume')
  })

  it('are read again from the files of a static catalogue that the page names', async () => {
    const site = siteInProcess()
    const file = (name: string) => ({ file: `${name}.json`, hash: 'sha256-' })
    site.respondWith('files/catalogue.json', {
      schema: 1,
      checked: Date.now() / 1000,
      calls: {
        'wp-json/cfg/lstModels/': file('models'),
        'wp-json/cfg/lstEngines/7': file('engines'),
      },
    })
    site.respondWith('files/models.json', [{ id: 7, model: 'Do ficheiro' }])
    const element = printed(
      JSON.stringify({ ...GIVEN, catalogue: 'http://site.test/files/catalogue.json' }),
    )
    await put(site, element)
    await becomeIdle(site, element)
    expect(insideOf(element).getByRole('heading', { name: 'Do ficheiro' })).toBeDefined()
    expect(site.requestsOf('wp-json/cfg/lstModels')).toEqual([])
    // The manifest does not name the back-office data.
    expect(site.requestsOf('wp-json/cfg/backOffice')).toHaveLength(1)
  })

  it('stay when the content site is down then', async () => {
    const log = watchLog()
    const site = siteInProcess({ faults: [{ call: '*', fault: '404' }] })
    const element = printed(JSON.stringify(GIVEN))
    await put(site, element)
    await becomeIdle(site, element)
    expect(log()).toContain('refresh of models failed')
    expect(insideOf(element).getByRole('heading', { name: 'Dado' })).toBeDefined()
  })

  it('of another content site are ignored, and requests go to that site', async () => {
    const site = siteInProcess()
    const element = printed(JSON.stringify(GIVEN))
    await put(site, element)
    site.respondWith('lstModels', [{ id: 8, model: 'Outro' }])
    await act(async () => element.setAttribute('api-url', 'http://other.test/'))
    await settle(site, element.shadowRoot as ShadowRoot)
    expect(insideOf(element).getByRole('heading', { name: 'Outro' })).toBeDefined()
  })

  it('that cannot be read are reported once in the lifetime of the page', async () => {
    const log = watchLog()
    const site = siteInProcess()
    await put(site, printed('{'))
    await put(site, printed('{"a":'))
    const reported = log().filter((line) => line === 'invalid JSON in the element')
    expect(reported).toHaveLength(1)
  })

  it.each(['{', '[]', 'null', '7', '{"wp-json/cfg/lstModels/":null}'])(
    'are ignored when their JSON is %j, and the content site is used',
    async (json) => {
      watchLog()
      const site = siteInProcess()
      const element = printed(json)
      await put(site, element)
      expect(site.requestsOf('lstModels')).toHaveLength(1)
      expect(insideOf(element).getByRole('heading', { name: 'Maré' })).toBeDefined()
    },
  )
})

describe('a declarative shadow root', () => {
  it('is kept, and its contents are shown until the first render replaces them', async () => {
    const site = siteInProcess()
    const held = document.createElement('div')
    const root = held.attachShadow({ mode: 'open' })
    root.innerHTML = '<link rel="stylesheet" href="data:text/css,"><p>Printed</p>'
    const shadow = vi.spyOn(Element.prototype, 'shadowRoot', 'get').mockReturnValue(root)
    const element = printed(JSON.stringify(GIVEN))
    expect(element.attachShadow({ mode: 'open' })).toBe(root)
    expect(root.querySelector('p')?.textContent).toBe('Printed')
    shadow.mockRestore()
    const own = document.createElement('cfg-configurator') as ConfiguratorElement
    own.setAttribute('api-url', 'http://site.test/')
    own.shadowRoot?.append(document.createElement('p'))
    await put(site, own)
    expect(own.shadowRoot?.querySelector(':scope > p')).toBeNull()
    expect(own.shadowRoot?.childNodes).toHaveLength(1)
    expect(insideOf(own).getByRole('heading', { level: 1 })).toBeDefined()
  })
})
