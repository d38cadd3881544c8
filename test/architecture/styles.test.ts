import { describe, expect, it } from 'vitest'
import { readSources } from './source.ts'
import {
  givenClasses,
  namedClasses,
  placedSelectors,
  sharedClasses,
  undefinedProperties,
  wordsOf,
} from './style-rules.ts'

const sources = readSources(['src'])
const sheets = sources.filter(({ path }) => path.endsWith('.css'))
const sheetAt = (name: string): string =>
  sheets.find(({ path }) => path === `src/${name}.css`)?.text ?? ''
const components = sources.filter(({ path }) => path.endsWith('.tsx'))
const serverRendered = readSources([
  'wordpress-plugin/includes/first-view',
  'wordpress-plugin/includes/element',
])

/** Sheets in a layer of their own: for paper, and for pages before the script is loaded. */
const APART = new Set(['src/styles/print.css', 'src/shell/first-paint.css'])

/** Names of figures, which every list of figures places for itself. */
const FIGURES = /^\.(?:price|running-cost) is styled in/

/** A class of Swiper's, and the beginnings of those whose end a component chooses. */
const NOT_STYLED = new Set(['swiper'])
const BEGINNINGS = ['figs-', 'modal-']

/** Custom properties that only a site sets. */
const OF_THE_SITE = [
  '--cfg-card-picture-origin',
  '--cfg-card-picture-scale',
  '--cfg-error',
  '--cfg-scrim',
]

/** By place: the lines of placeholders, the details of the price bar, the columns of a table, the first models. */
const BY_PLACE =
  /src\/features\/(?:steps\/(?:\S+ \S+ > i|layout\/(?:flow|footer))|builds\/comparison\/compare-builds|guided-start\/guide-order-line)|src\/features\/home\/\S+ \S+ > i/

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

  it('read no custom property that is undefined', () => {
    expect(undefinedProperties(sources)).toEqual(OF_THE_SITE)
  })

  it('find parts with a name by it, not by their place', () => {
    expect(sheets.flatMap(placedSelectors).filter((one) => !BY_PLACE.test(one))).toEqual([])
  })

  it('are each in one cascade layer, so that the order of the visits does not matter', () => {
    const [, order = ''] = /^@layer (.+);$/m.exec(sheetAt('styles/tokens')) ?? []
    const layers = order.split(', ')
    expect(layers).toContain('parts')
    const wrong = sheets.filter(({ text }) => {
      const rules = text.replaceAll(/\/\*[\s\S]*?\*\/|^@(?:layer|import) .+;$/gm, '').trim()
      if (rules === '') return false
      const [, layer = ''] = /^@layer (\w+) \{[\s\S]*\n\}$/.exec(rules) ?? []
      return !layers.includes(layer) || rules.split('\n').filter((line) => line === '}').length > 1
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})
