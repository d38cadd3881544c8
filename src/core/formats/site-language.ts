import { language } from '../../labels/language.ts'

/**
 * Language of the content site's texts on a page in another language: Portuguese, for screen readers. Undefined on pages
 * in Portuguese. A rich text in another language says so itself with `lang`.
 */
export function siteLanguage(): string | undefined {
  return language.labels && 'pt-PT'
}
