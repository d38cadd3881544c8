import { act, waitFor } from '@testing-library/react'
import { screen } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ConfiguratorElement, defineConfigurator } from './configurator-element.tsx'
import { siteInProcess, type SiteInProcess } from '../../test/support/site-in-process.ts'
import { insideOf } from '../../test/support/inside.ts'
import { settle } from '../../test/support/settle.ts'

defineConfigurator()

beforeEach(() => {
  history.replaceState(null, '', '/configurador')
})

afterEach(async () => {
  await act(async () => document.body.replaceChildren())
})

async function settled(site: SiteInProcess): Promise<void> {
  await act(async () => site.settled())
}

async function put(
  site: SiteInProcess,
  attributes: Readonly<Record<string, string>> = {},
): Promise<ConfiguratorElement> {
  const element = document.createElement('cfg-configurator') as ConfiguratorElement
  for (const [name, text] of Object.entries({ 'api-url': 'http://site.test/', ...attributes }))
    element.setAttribute(name, text)
  await act(async () => document.body.append(element))
  await settled(site)
  return element
}

describe('the element', () => {
  it('is registered once, however often the script is loaded', () => {
    const registered = customElements.get('cfg-configurator')
    expect(() => {
      defineConfigurator()
    }).not.toThrow()
    expect(registered?.prototype).toBeInstanceOf(ConfiguratorElement)
    expect(customElements.get('cfg-configurator')).toBe(registered)
  })

  it('can be registered under another name as well', async () => {
    defineConfigurator('loja-configurador')
    const element = document.createElement('loja-configurador') as ConfiguratorElement
    element.setAttribute('api-url', 'http://site.test/')
    const site = siteInProcess()
    await act(async () => document.body.append(element))
    await settled(site)
    const heading = insideOf(element).getByRole('heading', { level: 1 })
    expect(heading.textContent).toBe('Escolha o seu Lume')
  })

  it('shows the model list in an open shadow root', async () => {
    const element = await put(siteInProcess())
    expect(element.shadowRoot?.mode).toBe('open')
    const inside = insideOf(element)
    expect(inside.getByRole('heading', { level: 1 }).textContent).toBe('Escolha o seu Lume')
    expect(inside.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(9)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  it('keeps its store and view when it is moved', async () => {
    const site = siteInProcess()
    const element = await put(site)
    const { store } = element
    const heading = insideOf(element).getByRole('heading', { level: 1 })
    const elsewhere = document.createElement('main')
    document.body.append(elsewhere)
    await act(async () => elsewhere.append(element))
    await settled(site)
    expect(element.store).toBe(store)
    expect(insideOf(element).getByRole('heading', { level: 1 })).toBe(heading)
    expect(site.requestsOf('lstModels')).toHaveLength(1)
  })

  it('releases view and address when removed, and restores both when put back', async () => {
    const site = siteInProcess()
    const element = await put(site)
    const { store } = element
    await act(async () => element.remove())
    expect(insideOf(element).queryByRole('heading')).toBeNull()
    await act(async () => document.body.append(element))
    await settled(site)
    expect(element.store).toBe(store)
    expect(element.address?.isInMemory).toBe(false)
    expect(insideOf(element).getByRole('heading', { level: 1 }).textContent).toBe(
      'Escolha o seu Lume',
    )
    expect(site.requestsOf('lstModels')).toHaveLength(1)
  })

  it('has the same style sheets however often it is removed and put back', async () => {
    const element = await put(siteInProcess())
    const sheets = () => element.shadowRoot?.adoptedStyleSheets.length
    const before = sheets()
    for (let time = 0; time < 3; time++) {
      await act(async () => element.remove())
      await act(async () => document.body.append(element))
    }
    await act(async () => element.setAttribute('base-path', '/outro'))
    expect(sheets()).toBe(before)
  })

  it("leaves the focus on the page's own button when it is put back", async () => {
    const element = await put(siteInProcess())
    const button = document.body.appendChild(document.createElement('button'))
    button.focus()
    for (let times = 0; times < 2; times += 1) {
      await act(async () => element.remove())
      await act(async () => document.body.append(element))
      expect(document.activeElement).toBe(button)
    }
  })

  it("leaves the focus on the page's own link when a router of the page goes elsewhere", async () => {
    const element = await put(siteInProcess())
    const link = document.body.appendChild(document.createElement('button'))
    await act(async () => history.pushState(null, '', '/configurador/Mar%C3%A9/motor'))
    link.focus()
    await act(async () => history.pushState(null, '', '/loja'))
    const heading = () => insideOf(element).getByRole('heading', { level: 1 })
    await waitFor(() => expect(heading().textContent).toBe('Escolha o seu Lume'))
    expect(document.activeElement).toBe(link)
    await act(async () => history.pushState(null, '', '/configurador'))
    await waitFor(() => expect(element.shadowRoot?.activeElement).toBe(heading()))
  })

  it('keeps a route in memory while it is removed', async () => {
    const site = siteInProcess()
    const element = await put(site, { routing: 'memory' })
    const { address } = element
    await act(async () => element.remove())
    await act(async () => document.body.append(element))
    expect(element.address).toBe(address)
    await act(async () => element.remove())
    element.setAttribute('base-path', '/outro')
    await act(async () => document.body.append(element))
    expect(element.address).not.toBe(address)
  })

  it('applies changed attributes, also those changed while it is removed', async () => {
    const site = siteInProcess()
    const element = await put(site, { product: 'Farol' })
    const title = () => insideOf(element).getByRole('heading', { level: 1 }).textContent
    expect(title()).toBe('Escolha o seu Farol')
    await act(async () => element.setAttribute('product', 'Boia'))
    expect(title()).toBe('Escolha o seu Boia')
    await act(async () => element.removeAttribute('product'))
    expect(title()).toBe('Escolha o seu Lume')
    await act(async () => element.remove())
    element.setAttribute('product', 'Vela')
    await act(async () => document.body.append(element))
    expect(title()).toBe('Escolha o seu Vela')
    expect(site.requestsOf('lstModels')).toHaveLength(1)
  })

  it('requests another content site when api-url changes', async () => {
    const site = siteInProcess()
    const element = await put(site)
    site.respondWith('lstModels', [{ id: 7, model: 'Outro' }])
    await act(async () => element.setAttribute('api-url', 'http://other.test/'))
    await settled(site)
    expect(insideOf(element).getByRole('heading', { name: 'Outro' })).toBeDefined()
  })

  it('shares only the styles with another element on the page', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const site = siteInProcess()
    const first = await put(site)
    const second = await put(site, { product: 'Farol' })
    expect(first.store).not.toBe(second.store)
    expect([first.address?.isInMemory, second.address?.isInMemory]).toEqual([false, true])
    await act(async () => second.store?.actions.chooseModel('102'))
    expect(first.store?.state.getState().configuration.modelId).toBeNull()
    expect(first.shadowRoot?.adoptedStyleSheets[0]).toBe(second.shadowRoot?.adoptedStyleSheets[0])
  })

  it('works with attributes that cannot be read, and logs each once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const site = siteInProcess()
    const element = await put(site, { labels: '{', seo: '[]', 'request-timeout': 'soon' })
    await act(async () => element.setAttribute('product', 'Farol'))
    expect(insideOf(element).getByRole('heading', { level: 1 }).textContent).toBe(
      'Escolha o seu Farol',
    )
    expect(warn.mock.calls.map(([line]) => String(line)).toSorted()).toEqual([
      '[cfg-configurator] attribute labels: expected a JSON object',
      expect.stringContaining('attribute request-timeout'),
      '[cfg-configurator] attribute seo: expected a JSON object',
    ])
  })

  it('dispatches its events outside the shadow root', async () => {
    const site = siteInProcess()
    const element = await put(site)
    const seen: Event[] = []
    document.addEventListener('initConfig', (event) => seen.push(event), { once: true })
    const inside = insideOf(element)
    await act(async () => inside.getByRole('button', { name: 'Selecionar Maré' }).click())
    await settle(site, element.shadowRoot as ShadowRoot)
    expect(seen).toHaveLength(1)
    expect(seen[0]?.target).toBe(element)
    expect((seen[0] as CustomEvent).detail).toMatchObject({ modelId: '101', modelName: 'Maré' })
  })
})

describe('the consent to analytics', () => {
  const consentOf = (element: ConfiguratorElement) =>
    element.store?.state.getState().settings.consent

  it('is given without the attribute', async () => {
    const element = await put(siteInProcess())
    expect([element.consent, consentOf(element)]).toEqual(['granted', 'granted'])
  })

  it('follows the attribute, the property and the event of a consent manager', async () => {
    const element = await put(siteInProcess(), { consent: 'denied' })
    expect([element.consent, consentOf(element)]).toEqual(['denied', 'denied'])
    element.consent = 'granted'
    expect([element.getAttribute('consent'), consentOf(element)]).toEqual(['granted', 'granted'])
    document.dispatchEvent(new CustomEvent('cfg-consent', { detail: 'denied' }))
    expect([element.consent, consentOf(element)]).toEqual(['denied', 'denied'])
  })

  it('is read from a property that was set before the element was defined', async () => {
    const element = document.createElement('cfg-configurator') as ConfiguratorElement
    const site = siteInProcess()
    element.setAttribute('api-url', 'http://site.test/')
    Object.defineProperty(element, 'consent', {
      value: 'denied',
      configurable: true,
      writable: true,
    })
    await act(async () => document.body.append(element))
    await settled(site)
    expect([element.getAttribute('consent'), consentOf(element)]).toEqual(['denied', 'denied'])
  })
})

it('renders for another width, and does nothing for another height', async () => {
  const resized = new Map<Element, () => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly report: () => void
      constructor(report: () => void) {
        this.report = report
      }
      observe(target: Element) {
        resized.set(target, this.report)
      }
      disconnect() {}
    },
  )
  const element = await put(siteInProcess())
  const inner = element.shadowRoot?.querySelector<HTMLElement>('.cfg')
  if (!inner) throw new Error('the element shows nothing')
  const written = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync')
  const resize = async (size: Partial<CSSStyleDeclaration>): Promise<number> => {
    Object.assign(inner.style, size)
    written.mockClear()
    await act(async () => resized.get(inner)?.())
    return written.mock.calls.length
  }
  expect(await resize({ width: '390px', height: '700px' })).toBe(1)
  expect(await resize({ height: '1400px' })).toBe(0)
  expect(await resize({ fontSize: '32px' })).toBe(1)
  expect(await resize({ width: '800px' })).toBe(1)
})
