import { plural, type PluralKey } from '../../labels/plural.ts'
import type { Translate } from '../../labels/translate.ts'
import type { Load } from '../../store/state.ts'

type Stem = Extract<PluralKey, `select${string}`>

/**
 * Button text of the closed sheet; null if there is nothing to choose, and the sheet then shows the list's own
 * message.
 */
export function openLabel(
  t: Translate,
  status: Load<unknown>['status'],
  count: number,
  stem: Stem,
): string | null {
  if (count > 0) return t(plural(count, stem), { n: count })
  return status === 'ready' || status === 'failed' ? null : t('loading')
}
