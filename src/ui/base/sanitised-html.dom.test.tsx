import { render, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { StoreContext } from '../../core/store/context.tsx'
import { createConfiguratorStore } from '../../core/store/create-store.ts'
import { SETTINGS } from '../../../test/support/store-under-test.ts'
import { LISTS } from './sanitise-html.ts'
import { SanitisedHtml } from './sanitised-html.tsx'
import pluginLists from '../../../wordpress-plugin/includes/element/rich-html.json' with { type: 'json' }

const store = createConfiguratorStore(SETTINGS, new EventTarget())

const sanitised = (html: string) => (
  <StoreContext value={store}>
    <SanitisedHtml html={html} />
  </StoreContext>
)

async function show(html: string): Promise<Element> {
  const { container } = render(sanitised(`${html}<p>fim</p>`))
  await waitFor(() => expect(container.textContent).toContain('fim'))
  return container
}

describe('SanitisedHtml', () => {
  it('shows nothing before the HTML is sanitised', () => {
    const { container } = render(sanitised('<p>Menções legais</p>'))
    expect(container.textContent).toBe('')
  })

  it('keeps text, links and tables', async () => {
    const shown = await show('<p>Preço <b>c/ IVA</b></p><table><tr><td>96</td></tr></table>')
    expect(shown.querySelector('b')?.textContent).toBe('c/ IVA')
    expect(shown.querySelector('td')?.textContent).toBe('96')
  })

  it.each([
    ['a script', '<script>globalThis.hit = 1</script>', 'script'],
    ['a handler', '<img src="x" onerror="globalThis.hit = 1">', '[onerror]'],
    ['a script address', '<a href="javascript:alert(1)">ver</a>', '[href^="javascript"]'],
    ['a frame', '<iframe src="https://other.example"></iframe>', 'iframe'],
  ])('removes %s', async (_, html, selector) => {
    const shown = await show(html)
    expect(shown.querySelector(selector)).toBeNull()
  })

  it('sets noopener on every link', async () => {
    const shown = await show(
      '<p><a href="https://other.example" target="_blank">Saber mais</a></p>',
    )
    expect(shown.querySelector('a')?.rel).toBe('noopener')
  })

  it('has the same lists as the plugin, which never allow what runs or styles', () => {
    expect(LISTS).toEqual({
      elements: pluginLists.elements.split(' '),
      attributes: pluginLists.attributes.split(' '),
      removed: pluginLists.removed.split(' '),
    })
    for (const tag of ['script', 'style', 'iframe', 'form', 'input', 'svg', 'object', 'template'])
      expect(LISTS.elements).not.toContain(tag)
    for (const attribute of ['style', 'class', 'onerror', 'onclick', 'srcdoc'])
      expect(LISTS.attributes).not.toContain(attribute)
  })

  it('shows the later text when the first one arrives late', async () => {
    const { container, rerender } = render(sanitised('<p>primeiro</p>'))
    rerender(sanitised('<p>segundo</p>'))
    await waitFor(() => expect(container.textContent).toBe('segundo'))
  })
})
