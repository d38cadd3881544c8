import { language } from '../../labels/language.ts'

/** 'a versão, a cor exterior e o interior' */
export function formatList(items: readonly string[]): string {
  const last = items.slice(-2).join(language.and ?? ' e ')
  return [...items.slice(0, -2), last].join(', ')
}
