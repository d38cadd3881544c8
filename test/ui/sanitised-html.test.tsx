import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { ALLOWED } from '../../src/ui/base/sanitise-html.ts'
import { SanitisedHtml } from '../../src/ui/base/sanitised-html.tsx'

afterEach(cleanup)

interface Allowed {
  readonly sanitizer: typeof ALLOWED
}

async function show(html: string): Promise<Element> {
  const { container } = render(<SanitisedHtml html={`${html}<p>fim</p>`} />)
  await waitFor(() => expect(container.textContent).toContain('fim'))
  return container
}

describe('SanitisedHtml', () => {
  it('shows nothing before the HTML is sanitised', () => {
    const { container } = render(<SanitisedHtml html="<p>Menções legais</p>" />)
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

  it('uses the browser’s own sanitiser if there is one, and sets noopener on every link', async () => {
    const options: Allowed[] = []
    const setHTML = function (this: Element, html: string, { sanitizer }: Allowed): void {
      options.push({ sanitizer })
      this.innerHTML = html
    }
    Object.assign(Element.prototype, { setHTML })
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'setHTML'))
    const shown = await show('<a href="https://other.example" target="_blank">Saber mais</a>')
    expect(shown.querySelector('a')?.rel).toBe('noopener')
    expect(options).toHaveLength(1)
    expect(options[0]?.sanitizer.elements).toEqual(expect.arrayContaining(['p', 'a', 'table']))
  })

  it.each(['script', 'style', 'iframe', 'form', 'input', 'svg', 'object', 'template'])(
    'never allows %s',
    (tag) => expect(ALLOWED.elements).not.toContain(tag),
  )

  it.each(['style', 'class', 'onerror', 'onclick', 'srcdoc'])(
    'never allows the attribute %s',
    (attribute) => expect(ALLOWED.attributes).not.toContain(attribute),
  )

  it('shows the later text when the first one arrives late', async () => {
    const { container, rerender } = render(<SanitisedHtml html="<p>primeiro</p>" />)
    rerender(<SanitisedHtml html="<p>segundo</p>" />)
    await waitFor(() => expect(container.textContent).toBe('segundo'))
  })
})
