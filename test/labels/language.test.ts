import { afterEach, describe, expect, it } from 'vitest'
import { formatDate } from '../../src/labels/format-date.ts'
import { formatMoney, formatPercent } from '../../src/labels/format-money.ts'
import { formatPrice } from '../../src/labels/format.ts'
import type { LabelKey, Labels } from '../../src/labels/labels.ts'
import { language, loadLanguage, TRANSLATIONS } from '../../src/labels/language.ts'
import { plural } from '../../src/labels/plural.ts'
import { ptPt } from '../../src/labels/pt-PT/pt-pt.ts'

/** A language with other formats than Portuguese: a dot for decimals, the month first. */
const english = { tag: 'en-US', labels: { ...ptPt, select: 'Select' } satisfies Labels }
const translations = { en: () => Promise.resolve(english) }

describe('the language of the page', () => {
  afterEach(() => Object.assign(language, { tag: 'pt-PT', labels: undefined }))

  it.each(['pt-PT', 'pt-BR', 'de', ''])('is Portuguese on a page in %j', (pageLanguage) => {
    expect(loadLanguage(pageLanguage, translations)).toBeUndefined()
    expect(language.tag).toBe('pt-PT')
  })

  it.each(['en', 'en-GB'])('is another language of the widget on a page in %j', async (page) => {
    await loadLanguage(page, translations)
    expect(language.labels?.select).toBe('Select')
    expect(language.tag).toBe('en-US')
  })

  it('decides how dates, money and percentages are written', async () => {
    await loadLanguage('en', translations)
    expect(formatDate('2026-12-31')).toBe('12/31/2026')
    expect(formatMoney(8000)).toBe('€8,000.00')
    expect(formatPercent(6.95, 2)).toBe('6.95%')
  })

  it('decides which numbers take the singular', async () => {
    const french = { tag: 'fr-FR', labels: ptPt }
    await loadLanguage('fr', { fr: () => Promise.resolve(french) })
    expect(plural(0, 'modelsCount')).toBe('modelsCountOne')
  })

  it('stays Portuguese if the other language fails to load', async () => {
    const failing = { en: () => Promise.reject(new Error('no connection')) }
    await expect(loadLanguage('en', failing)).rejects.toThrow('no connection')
    expect(language).toEqual({ tag: 'pt-PT' })
    expect(formatPrice(9990)).toBe('9\u00a0990\u00a0€')
  })
})

describe.each(Object.entries(TRANSLATIONS))('the language %s', (prefix, load) => {
  const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted()

  it('has the keys of the Portuguese catalogue, each with the same placeholders', async () => {
    const { tag, labels } = await load()
    expect(tag.startsWith(prefix)).toBe(true)
    expect(Object.keys(labels ?? {}).toSorted()).toEqual(Object.keys(ptPt).toSorted())
    const differing = (Object.keys(ptPt) as LabelKey[]).filter(
      (key) => placeholders(labels?.[key] ?? '').join() !== placeholders(ptPt[key]).join(),
    )
    expect(differing).toEqual([])
  })
})
