import type { Language } from './labels.ts'

/**
 * The languages besides Portuguese, by the first two letters of a page's `lang`. Loaded only on such a page
 * (docs/recipes/add-a-language.md).
 */
export const TRANSLATIONS: Readonly<Record<string, () => Promise<Language>>> = {
  en: () => import('./labels.en-GB.ts'),
}

/** The language of every element on the page. Do not read it while a module loads: it is not known yet. */
export const language: Language = {
  tag: 'pt-PT',
  numbers: { decimal: ',', group: '\u00a0', euros: '{n}\u00a0€', percent: '{n}%' },
}

/**
 * Loads the page's language; call it before the first render. Returns undefined for Portuguese, which is also used on
 * pages in a language that the widget does not have.
 */
export function loadLanguage(
  pageLanguage: string,
  translations = TRANSLATIONS,
): Promise<Language> | undefined {
  return translations[pageLanguage.slice(0, 2)]?.().then((loaded) =>
    Object.assign(language, loaded),
  )
}
