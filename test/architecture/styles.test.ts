import { describe, expect, it } from 'vitest'
import { inLayer, layerOf } from '../../scripts/build/style-layers.ts'
import { readSources } from './source.ts'
import {
  givenClasses,
  namedClasses,
  placedSelectors,
  sharedClasses,
  styledClasses,
  wordsOf,
} from './style-rules.ts'

const sources = readSources(['src'])
const sheets = sources.filter(({ path }) => path.endsWith('.css'))
const components = sources.filter(({ path }) => path.endsWith('.tsx'))
const serverRendered = readSources([
  'wordpress-plugin/modules/server-render',
  'wordpress-plugin/modules/contact',
  'wordpress-plugin/includes/Embed',
])

/** Sheets in a layer of their own: for paper, and for pages before the script is loaded. */
const APART = new Set(['src/ui/base/print.css', 'src/ui/base/first-paint.css'])

/** Names of figures, which every list of figures places for itself. */
const FIGURES = /^\.(?:price|running-cost) is styled in/

/** A class of Swiper's, and the beginnings of those whose end a component chooses. */
const NOT_STYLED = new Set(['swiper'])
const BEGINNINGS = ['figs-', 'modal-', 'chart-line-']

/** By place: the lines of placeholders, the details of the price bar, the columns of a table, the first models. */
const BY_PLACE =
  /src\/ui\/(?:cards\/\S+ \S+ > i|shell\/(?:flow|footer)|comparison\/compare-builds|guided-start\/guide-order-line)/

describe('the style sheets', () => {
  it('each have classes of their own', () => {
    const shared = sharedClasses(sheets.filter(({ path }) => !APART.has(path)))
    expect(shared.filter((one) => !FIGURES.test(one))).toEqual([])
  })

  it('style every class that a component uses', () => {
    const named = new Set(sheets.flatMap(({ text }) => namedClasses(text)))
    const given = new Set(components.flatMap(givenClasses))
    expect(given.size).toBeGreaterThan(150)
    expect([...given].filter((name) => !named.has(name) && !NOT_STYLED.has(name))).toEqual([])
  })

  it('style no class that nothing uses', () => {
    const used = new Set([...components, ...serverRendered].flatMap(wordsOf))
    const named = new Set(sheets.flatMap(({ text }) => namedClasses(text)))
    const isUsed = (name: string): boolean =>
      used.has(name) || BEGINNINGS.some((start) => name.startsWith(start))
    expect([...named].filter((name) => !isUsed(name))).toEqual([])
  })

  it('find parts with a name by it, not by their place', () => {
    expect(sheets.flatMap(placedSelectors).filter((one) => !BY_PLACE.test(one))).toEqual([])
  })

  it('are in the cascade layer of their folder', () => {
    expect(new Set(sheets.map(({ path }) => layerOf(`/${path}`)))).toEqual(
      new Set(['base', 'primitives', 'parts', 'screens', 'print']),
    )
    expect(inLayer('/src/ui/cards/chip.css?inline', '.chip {}')).toBe('@layer parts{.chip {}}')
    expect(inLayer('/src/ui/base/tokens.css', '')).toMatch(/^@layer base,primitives,parts,screens,/)
    // It hides parts whose own sheets show them.
    expect(layerOf('/src/ui/base/first-paint.css')).toBe('screens')
    expect(inLayer('/demo/public/demo.css', '.chip {}')).toBe('.chip {}')
  })
})

describe('styledClasses', () => {
  it.each([
    ['.a .b > .c:hover', ['c']],
    ['.a:has(.b) > .c:not(.d)', ['c']],
    ['.a > :is(.b .c, .d)', ['c', 'd']],
    ['.a p', []],
  ])('finds what %s styles', (selector, classes) => {
    expect(styledClasses(selector)).toEqual(classes)
  })
})
