// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const SCRIPT = readFileSync('wordpress-plugin/modules/spam-services/assets/turnstile.js', 'utf8')

interface Options {
  readonly sitekey: string
  readonly callback: (token: string) => void
  readonly 'expired-callback': () => void
}

describe("the script that shows Cloudflare's check", () => {
  const render = vi.fn<(place: HTMLElement, options: Options) => void>()
  let resize = (): void => {}

  const place = () => document.querySelector<HTMLElement>('[slot=verification]')!
  let loaded: HTMLScriptElement | null = null

  /** Lets the element show its slot, as it does in a form. */
  const openForm = (): void => {
    vi.spyOn(place(), 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList)
    resize()
  }

  beforeEach(() => {
    vi.stubGlobal('turnstile', { render })
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn<() => void>()
        disconnect = vi.fn<() => void>()

        constructor(work: () => void) {
          resize = work
        }
      },
    )
    render.mockReset()
    loaded = null
    // Scripts are not loaded here.
    vi.spyOn(document.head, 'append').mockImplementation((script) => {
      loaded = script as HTMLScriptElement
    })
    document.body.innerHTML = `<cfg-configurator><div slot="verification" data-key="0xkey"
      data-cookie="check" data-path="/"></div></cfg-configurator>`
    vi.spyOn(place(), 'getClientRects').mockReturnValue([] as unknown as DOMRectList)
    // oxlint-disable-next-line no-implied-eval -- the script as the browser runs it.
    new Function(SCRIPT)()
  })

  it('loads nothing before a form is open', () => {
    resize()
    expect(loaded).toBeNull()
  })

  it('keeps the token in a cookie until it expires', () => {
    openForm()
    expect(loaded!.src).toMatch(/^https:\/\/challenges\.cloudflare\.com\//)
    loaded!.dispatchEvent(new Event('load'))
    expect(render).toHaveBeenCalledWith(place(), expect.objectContaining({ sitekey: '0xkey' }))
    const [, options] = render.mock.calls[0]!
    options.callback('a-token')
    expect(document.cookie).toContain('check=a-token')
    options['expired-callback']()
    expect(document.cookie).not.toContain('a-token')
  })
})
