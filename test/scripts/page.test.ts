import { describe, expect, it } from 'vitest'
import { builtPage, isDemoPagePath, pathOf } from '../../demo/page.ts'

const html = '<head><script type="module" src="/demo/main.ts"></script></head>'

describe('builtPage', () => {
  it('loads the built entry, and preloads the first view', () => {
    const page = builtPage(html, 'configurator.js', ['app-1.js'])
    expect(page).toContain('<script type="module" src="/assets/configurator.js"></script>')
    expect(page).toContain('<link rel="modulepreload" href="/assets/app-1.js" />')
    expect(page).not.toContain('main.ts')
  })

  it('rejects a page that loads nothing', () => {
    expect(() => builtPage('<head></head>', 'configurator.js', [])).toThrow('main.ts')
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
