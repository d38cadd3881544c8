import { language } from '../../labels/language.ts'
import type { State } from '../store/state.ts'
import { selectBackOffice } from './line-up.ts'
import { readText } from '../content-site/wire.ts'

/**
 * Language of the content site's texts, for screen readers. Undefined if it is the page's. A rich text in another language
 * says so itself with `lang`.
 */
export function selectSiteLanguage(state: State): string | undefined {
  const site = selectBackOffice(state, 'language', readText) ?? 'pt-PT'
  return site.slice(0, 2) === language.tag.slice(0, 2) ? undefined : site
}
