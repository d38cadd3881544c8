import { act } from '@testing-library/react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { defineConfigurator } from './configurator-element.tsx'
import { insideOf } from '../../test/support/inside.ts'
import { settle } from '../../test/support/settle.ts'
import { siteInProcess } from '../../test/support/site-in-process.ts'

/** The documented host. It is type-checked with the packed package, outside this repository. */
const HOST = '../../test/package/fixtures/react'

interface Host {
  readonly Configurator: ComponentType<{ readonly html: string }>
  readonly firstPaint: (models: readonly object[], styleSheet: string) => string
}

async function loadHost(): Promise<Host> {
  const [component, first] = await Promise.all([
    import(`${HOST}/configurator.tsx`) as Promise<Pick<Host, 'Configurator'>>,
    import(`${HOST}/first-paint.ts`) as Promise<Pick<Host, 'firstPaint'>>,
  ])
  return { ...component, ...first }
}

defineConfigurator()

const MODELS = [{ id: 7, model: 'Dado <b>' }]

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', () => 0)
  vi.stubGlobal('cancelIdleCallback', () => undefined)
  history.replaceState(null, '', '/configurador')
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Puts the server's HTML into the page as a browser's parser does: the template becomes the shadow root. */
function parsed(html: string): { readonly page: HTMLElement; readonly root: ShadowRoot } {
  const page = document.createElement('main')
  page.innerHTML = html
  const element = page.querySelector('cfg-configurator')
  const template = element?.querySelector('template')
  const root = element?.shadowRoot
  if (!template || !root) throw new Error('the server printed no shadow root')
  root.append(template.content)
  template.remove()
  // happy-dom loads no style sheets and says so.
  root.querySelector('link')?.remove()
  return { page, root }
}

it('the documented React host prints the models on the server, and hydrates without a difference', async () => {
  const site = siteInProcess()
  const errors = vi.spyOn(console, 'error')
  const { Configurator, firstPaint } = await loadHost()
  const host = <Configurator html={firstPaint(MODELS, 'data:text/css,')} />
  const { page, root } = parsed(renderToString(host))
  const link = root.querySelector('li a')
  expect(link?.textContent).toBe('Dado <b>')
  expect(link?.getAttribute('href')).toBe('/configurador/Dado%20%3Cb%3E/motor')

  document.body.append(page)
  const differences: unknown[] = []
  const options = { onRecoverableError: (error: unknown) => differences.push(error) }
  const hydrated = await act(async () => hydrateRoot(page, host, options))
  await settle(site, root)
  const inside = insideOf(page.querySelector('cfg-configurator') as HTMLElement)
  expect(inside.getByRole('heading', { level: 2, name: 'Dado <b>' })).toBeDefined()
  expect(site.requestsOf('lstModels')).toEqual([])
  expect(differences).toEqual([])
  expect(errors).not.toHaveBeenCalled()
  await act(async () => hydrated.unmount())
})
