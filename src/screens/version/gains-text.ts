import type { Equipment, Version } from '../../domain/catalogue/catalogue.ts'
import { countGains, gainsOf } from '../../domain/catalogue/version-gains.ts'
import type { Id } from '../../domain/units.ts'
import { withinSentence } from '../../labels/capitalise.ts'
import { formatList } from '../../labels/format-list.ts'
import { plural } from '../../labels/plural.ts'
import type { Translate } from '../../labels/translate.ts'
import { equipmentFact } from '../shared/facts.ts'

/** How many items a row names. */
const MOST = 3

/** Length of their names: with what follows, two lines of a phone and one of a laptop. */
const ROOM = 52

/**
 * 'Faróis full LED, sistema de navegação e mais 25': the most telling of what a version adds to the one below it, as far
 * as there is room. The first is named however long it is. Their number while the names are loading, and of the lowest
 * version.
 */
export function gainsText(
  t: Translate,
  version: Version,
  below: Version | null,
  uses: ReadonlyMap<Id, number>,
  equipment: readonly Equipment[] | null | undefined,
): string {
  const n = countGains(version, below, equipment)
  if (!below) return equipmentFact(t, n)
  if (!equipment) return t(plural(n, 'added'), { n })
  let names: readonly string[] = []
  for (const { name } of gainsOf(version, below, uses, equipment).named) {
    const more = [...names, names.length > 0 ? withinSentence(name) : name]
    if (more.length === 1 || (more.length <= MOST && more.join(', ').length <= ROOM)) names = more
  }
  const others = n - names.length
  return others > 0 ? t('shortGains', { items: names.join(', '), n: others }) : formatList(names)
}
