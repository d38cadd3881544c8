import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ROOT_EVENTS, trimReact } from '../../scripts/build/trim-react.ts'

describe("the build's React", () => {
  const code = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')
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
