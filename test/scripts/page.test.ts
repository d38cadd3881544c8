import { describe, expect, it } from 'vitest'
import {
  builtPage,
  contentSecurityPolicy,
  isDemoPagePath,
  pageFor,
  pathOf,
} from '../../demo/page.ts'

const SCRIPT = '<script type="module" src="/demo/main.ts"></script>'
const FILES = {
  entry: 'configurator.js',
  chunks: ['app-1.js'],
  styleSheet: (name: string) => `/* ${name} */`,
}

describe('builtPage', () => {
  it('loads the built entry, and preloads the first view', () => {
    const page = builtPage(`<head>${SCRIPT}</head>`, FILES)
    expect(page).toContain('<script type="module" src="/assets/configurator.js"></script>')
    expect(page).toContain('<link rel="modulepreload" href="/assets/app-1.js" />')
    expect(page).not.toContain('main.ts')
  })

  it('loads the widget after the hero on the model list, and at once on a step', () => {
    const page = builtPage(`<head>${SCRIPT}</head><p class="hero">`, FILES)
    const held = /<template id="widget-start">[\s\S]*configurator\.js[\s\S]*<\/template>/
    const [home, step] = ['/configurador/', '/configurador/Faial/motor'].map((address) =>
      pageFor(page, address),
    )
    expect(home).toMatch(held)
    expect(home?.replace(held, '')).not.toContain('configurator.js')
    expect(step).toContain('configurator.js')
    expect(step).not.toContain('<template')
  })

  it('contains its style sheets, which the security policy lists by their hashes', () => {
    const sheet = '<link rel="stylesheet" href="/demo.css" />'
    const page = builtPage(`<head>${sheet}${SCRIPT}</head>`, FILES)
    expect(page).toContain('<style>/* demo.css */</style>')
    expect(contentSecurityPolicy(page)).toMatch(/style-src 'self' 'sha256-[\w+/]{43}='/)
    expect(contentSecurityPolicy('<head></head>')).toContain("style-src 'self';")
  })

  it('rejects a page that loads nothing', () => {
    expect(() => builtPage('<head></head>', FILES)).toThrow('main.ts')
  })
})

describe('isDemoPagePath', () => {
  it.each(['/configurador', '/configurador/', '/configurador/Mar%C3%A9/motor'])(
    'is true for %s',
    (path) => {
      expect(isDemoPagePath(path)).toBe(true)
    },
  )

  it.each(['/', '/configuradores/', '/assets/app.js'])('is false for %s', (path) => {
    expect(isDemoPagePath(path)).toBe(false)
  })
})

describe('pathOf', () => {
  it('omits the query', () => {
    expect(pathOf('/configurador/?modelid=1')).toBe('/configurador/')
  })

  it.each(['//', 'http://', undefined])('returns no path for %s', (address) => {
    expect(isDemoPagePath(pathOf(address))).toBe(false)
  })
})
