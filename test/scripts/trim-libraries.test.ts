import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { trimPannellum, trimSwiper } from '../../scripts/build/trim-libraries.ts'
import { ROOT_EVENTS, trimReact } from '../../scripts/build/trim-react.ts'

const installed = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')

describe("the build's Swiper", () => {
  const code = installed('swiper/shared/swiper-core.mjs')
  const withProbe = (text: string) => trimSwiper(`${code}\nprobe(${text})`)

  it.each([
    ['params.cssMode', 'true'],
    ['swiper.params.slidesPerView', '"auto"'],
    ['this.params.loop', 'false'],
    ['params.virtual?.enabled', 'undefined?.enabled'],
  ])("has the carousel's option or Swiper's default in place of %s", (option, constant) => {
    expect(withProbe(option)).toContain(`probe(${constant})`)
  })

  it.each(['other.params.loop', 'breakpointParams.loop', 'params.el', 'params.direction = next'])(
    'keeps %s, which is not an option of the carousel',
    (text) => {
      expect(withProbe(text)).toContain(`probe(${text})`)
    },
  )

  it('does not listen to touches, because the browser scrolls the carousel', () => {
    expect(code).toContain('swiper.onTouchMove = ')
    expect(trimSwiper(code)).not.toContain('swiper.onTouchMove = ')
  })

  it('is not built when an update of Swiper has renamed what is left out', () => {
    expect(() => trimSwiper(code.replaceAll('slideToLoop', 'slideToLooped'))).toThrow(
      "Swiper's code must contain the line 'slideToLoop,' once",
    )
  })
})

describe("the build's pannellum", () => {
  const code = installed('pannellum/src/js/libpannellum.js')

  it('knows panoramas of one picture only', () => {
    expect(code).toContain("imageType == 'cubemap'")
    expect(trimPannellum(code)).not.toMatch(/imageType [!=]= '/i)
    expect(trimPannellum(`${code}\nprobe(imageType != 'multires')`)).toContain('probe(true)')
    expect(trimPannellum(`${code}\nprobe(imageType == 'cubemap')`)).toContain('probe(false)')
  })

  it('is not built when an update of pannellum has renamed the types of pictures', () => {
    expect(() => trimPannellum(code.replaceAll(/imageType/gi, 'kind'))).toThrow(
      'does not distinguish types',
    )
  })
})

describe("the build's React", () => {
  const code = installed('react-dom/cjs/react-dom-client.production.js')
  const widget = globSync('src/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

  it('has no way to reach hydration and view transitions', () => {
    const trimmed = trimReact(code)
    expect(trimmed).not.toMatch(/isHydrating (\?|&&|\|\|)|\.isDehydrated|30 === \w+\.tag/)
    expect(trimmed).toContain('case 30:\n      if (false) {')
  })

  it('fails to build when an update of React changes a replaced place', () => {
    expect(() => trimReact(`${code}\nif (isHydrating) probe()`)).toThrow(
      "React's code has 36 places instead of 35: isHydrating, read",
    )
  })

  it('serves a widget that uses neither hydrateRoot nor ViewTransition', () => {
    expect(widget).not.toMatch(/hydrateRoot|ViewTransition/)
  })

  it("listens to the events of all the widget's handlers", () => {
    const words = (pattern: RegExp) => pattern.exec(code)?.[1]?.split(' ') ?? []
    const simple = new Set(
      words(/simpleEventPluginEvents =\s*"([^"]+)"/).map((name) => name.toLowerCase()),
    )
    // React listens to these on the element itself.
    const own = new Set([
      ...words(/mediaEventTypes =\s*"([^"]+)"/),
      ...words(/nonDelegatedEvents = new Set\(\s*"([^"]+)"/),
    ])
    const others = new Map([
      ['animationend', ['animationend']],
      ['blur', ['focusout']],
      ['change', ['change', 'click', 'focusin', 'focusout', 'input']],
      ['doubleclick', ['dblclick']],
      ['focus', ['focusin']],
      ['mouseenter', ['mouseout', 'mouseover']],
      ['mouseleave', ['mouseout', 'mouseover']],
      ['pointerenter', ['pointerout', 'pointerover']],
      ['pointerleave', ['pointerout', 'pointerover']],
      ['transitionend', ['transitionend']],
    ])
    const used = [...widget.matchAll(/\bon([A-Z]\w*?)(?:Capture)?\b/g)].flatMap(([, name]) => {
      const event = name?.toLowerCase() ?? ''
      return others.get(event) ?? (simple.has(event) && !own.has(event) ? [event] : [])
    })
    expect(new Set(used)).toEqual(new Set(ROOT_EVENTS))
  })
})
