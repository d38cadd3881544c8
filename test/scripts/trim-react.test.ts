import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { ROOT_EVENTS, trimReact, trimReactDom } from '../../scripts/build/trim-react.ts'

describe("the build's React", () => {
  const fileOf = (kind: string) => resolve(`node_modules/react-dom/cjs/react-dom-client.${kind}.js`)
  const production = fileOf('production')
  const code = readFileSync(production, 'utf8')
  const widget = globSync('src/**/*.{ts,tsx}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

  it('has no way to reach hydration and view transitions', () => {
    const trimmed = trimReact(code, production)
    expect(trimmed).not.toMatch(/isHydrating (\?|&&|\|\|)|\.isDehydrated|30 === \w+\.tag/)
    expect(trimmed).toContain('case 30:\n      if (false) {')
  })

  it('loses the same in its development build, which the development server and these tests run', () => {
    const other = fileOf('development')
    const trimmed = trimReact(readFileSync(other, 'utf8'), other)
    expect(trimmed).not.toMatch(/\bisHydrating (\?|&&|\|\|)|\.isDehydrated|30 === \w+\.tag/)
    expect(trimmed).toContain(`${JSON.stringify(ROOT_EVENTS)}.forEach(`)
  })

  it('is whole when WHOLE_REACT is set', () => {
    expect(trimReactDom()).not.toBeNull()
    vi.stubEnv('WHOLE_REACT', '1')
    expect(trimReactDom()).toBeNull()
    vi.unstubAllEnvs()
  })

  it('fails to build when an update of React changes a replaced place', () => {
    expect(() => trimReact(`${code}\nif (isHydrating) probe()`, production)).toThrow(
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
