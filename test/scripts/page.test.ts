import { describe, expect, it } from 'vitest'
import { builtPage, isDemoPagePath, pathOf } from '../../demo/page.ts'

const html = '<head><script type="module" src="/demo/main.ts"></script></head>'

describe('builtPage', () => {
  it('loads the built entry, with the first view named ahead of it', () => {
    const page = builtPage(html, 'configurator.js', ['app-1.js'])
    expect(page).toContain('<script type="module" src="/assets/configurator.js"></script>')
    expect(page).toContain('<link rel="modulepreload" href="/assets/app-1.js" />')
    expect(page).not.toContain('main.ts')
  })

  it('refuses a page that loads nothing', () => {
    expect(() => builtPage('<head></head>', 'configurator.js', [])).toThrow('main.ts')
  })
})

describe('the paths', () => {
  it.each(['/configurador', '/configurador/', '/configurador/Mar%C3%A9/motor'])(
    'gives the page at %s',
    (path) => {
      expect(isDemoPagePath(path)).toBe(true)
    },
  )

  it.each(['/', '/configuradores/', '/assets/app.js'])('does not at %s', (path) => {
    expect(isDemoPagePath(path)).toBe(false)
  })
})

describe('pathOf', () => {
  it('leaves the query out', () => {
    expect(pathOf('/configurador/?modelid=1')).toBe('/configurador/')
  })

  it.each(['//', 'http://', undefined])('has no path for %s', (address) => {
    expect(isDemoPagePath(pathOf(address))).toBe(false)
  })
})
