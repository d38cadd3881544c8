import type { Equipment, Version } from '../../domain/catalogue/catalogue.ts'
import { countGains, type Gains } from '../../domain/catalogue/version-gains.ts'
import { withinSentence } from '../../labels/capitalise.ts'
import { formatList } from '../../labels/format-list.ts'
import { plural } from '../../labels/plural.ts'
import type { Translate } from '../../labels/translate.ts'
import { equipmentFact } from '../shared/facts.ts'

/** Most items that a row names. */
const MOST = 3

/** Length of their names: with what follows, two lines of a phone and one of a laptop. */
const ROOM = 52

/**
 * 'Faróis full LED, sistema de navegação e mais 25': the most telling of what a version adds to the one below it, as far
 * as there is room. The first is named however long it is. Only their number while the names are loading, and for the
 * lowest version.
 * @param gains What the version adds, by name. Null while the equipment is loading.
 */
export function gainsText(
  t: Translate,
  version: Version,
  below: Version | null,
  equipment: readonly Equipment[] | null | undefined,
  gains: Gains | null,
): string {
  const n = countGains(version, below, equipment)
  if (!below) return equipmentFact(t, n)
  if (!gains) return t(plural(n, 'added'), { n })
  let names: readonly string[] = []
  for (const { name } of gains.named) {
    const more = [...names, names.length > 0 ? withinSentence(name) : name]
    if (more.length === 1 || (more.length <= MOST && more.join(', ').length <= ROOM)) names = more
  }
  const others = n - names.length
  return others > 0 ? t('shortGains', { items: names.join(', '), n: others }) : formatList(names)
}
