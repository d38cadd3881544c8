import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Language } from './labels.ts'
import { TRANSLATIONS } from './language.ts'
import { allLabels } from '../../test/support/all-labels.ts'

const reference = await allLabels('pt-PT')

/** The modules of a page of its own: the language is chosen once per page, and formats are kept. */
const page = {
  language: () => import('./language.ts'),
  dates: () => import('../core/formats/format.ts'),
  lists: () => import('../core/formats/format.ts'),
  prices: () => import('../core/formats/format.ts'),
  surcharges: () => import('../core/formats/format.ts'),
  plurals: () => import('../core/formats/grammar.ts'),
}

describe('the language of the page', () => {
  beforeEach(() => {
    vi.resetModules()
  })

  // Other test files read the modules of this worker.
  afterAll(() => {
    vi.resetModules()
  })

  it.each(['pt-PT', 'pt-BR', 'de', ''])('is Portuguese on a page in %j', async (pageLanguage) => {
    const { language, loadLanguage } = await page.language()
    expect(loadLanguage(pageLanguage)).toBeUndefined()
    expect(language.tag).toBe('pt-PT')
  })

  it('decides which numbers take the singular', async () => {
    const french = { fr: () => Promise.resolve({ tag: 'fr-FR' } as Language) }
    await (await page.language()).loadLanguage('fr', french)
    expect((await page.plurals()).plural(0, 'modelsCount')).toBe('modelsCountOne')
  })

  it('stays Portuguese if the other language fails to load', async () => {
    const failing = { en: () => Promise.reject(new Error('no connection')) }
    const { language, loadLanguage } = await page.language()
    await expect(loadLanguage('en', failing)).rejects.toThrow('no connection')
    expect(language).toMatchObject({ tag: 'pt-PT', numbers: { decimal: ',' } })
    expect((await page.prices()).formatPrice(9990)).toBe('9\u00a0990\u00a0€')
  })
})

describe.each(Object.entries(TRANSLATIONS))('the language %s', (prefix, load) => {
  // Grammar decides how often one is used.
  const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()

  it('has the keys of the Portuguese catalogue, each with the same placeholders', async () => {
    const { tag, labels } = await load()
    expect(tag.startsWith(prefix)).toBe(true)
    expect(Object.keys(labels ?? {}).toSorted()).toEqual(Object.keys(reference).toSorted())
    const differing = (Object.keys(reference) as (keyof typeof reference)[]).filter(
      (key) => placeholders(labels?.[key] ?? '').join() !== placeholders(reference[key]).join(),
    )
    expect(differing).toEqual([])
  })
})

it.each(['pt-PT', 'en-GB'] as const)(
  '%s has no empty label, stray space or unclosed placeholder',
  async (tag) => {
    const wrong = Object.entries(await allLabels(tag)).filter(
      ([, text]) =>
        text === '' ||
        text !== text.trim() ||
        / {2}/.test(text) ||
        /[{}]/.test(text.replace(/\{\w+\}/g, '')),
    )
    expect(wrong).toEqual([])
  },
)

describe('English', () => {
  beforeEach(() => {
    vi.resetModules()
  })

  afterAll(() => {
    vi.resetModules()
  })

  it.each(['en', 'en-GB', 'en-US'])('is British on a page in %s', async (lang) => {
    const { language, loadLanguage } = await page.language()
    await loadLanguage(lang)
    expect(language).toMatchObject({ tag: 'en-GB', labels: { select: 'Select' } })
    const { formatMoney, formatPrice, formatTaeg, formatNumber } = await page.prices()
    expect([formatPrice(21_450), formatMoney(158), formatTaeg(8.7), formatNumber(1234.5)]).toEqual([
      '€21,450',
      '€158.00',
      '8.7%',
      '1,234.5',
    ])
    const { formatSurcharge } = await page.surcharges()
    expect([750, -1200.5].map((euros) => formatSurcharge(euros))).toEqual(['+€750', '-€1,200.50'])
    expect((await page.dates()).formatDate('2026-11-05')).toBe('5 November 2026')
    expect((await page.lists()).formatList(['a', 'b', 'c'])).toBe('a, b and c')
    const { plural } = await page.plurals()
    expect([0, 1, 2].map((n) => plural(n, 'modelsCount').replace('modelsCount', ''))).toEqual([
      'Many',
      'One',
      'Many',
    ])
  })
})
