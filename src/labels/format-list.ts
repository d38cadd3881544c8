import { language } from './language.ts'

/** 'a versão, a cor exterior e o interior' */
export function formatList(items: readonly string[]): string {
  return new Intl.ListFormat(language.tag).format(items)
}
