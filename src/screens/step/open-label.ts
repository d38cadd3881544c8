import { plural, type PluralKey, type Translate } from '../../labels/translate.ts'
import type { Load } from '../../store/state.ts'

type Stem = Extract<PluralKey, `select${string}`>

/** What the closed sheet's button says; null where there is nothing to choose, and the list's own words stand open. */
export function openLabel(
  t: Translate,
  status: Load<unknown>['status'],
  count: number,
  stem: Stem,
): string | null {
  if (count > 0) return t(plural(count, stem), { n: count })
  return status === 'ready' || status === 'failed' ? null : t('loading')
}
