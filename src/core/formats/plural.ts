import type { LabelKey } from '../../labels/labels.ts'
import { language } from '../../labels/language.ts'

/** Keys with a singular and a plural form. */
export type PluralKey = {
  [Key in LabelKey]: Key extends `${infer Stem}One`
    ? `${Stem}Many` extends LabelKey
      ? Stem
      : never
    : never
}[LabelKey]

/** Singular or plural, by the rules of the language: in Portuguese, the singular is for one only. */
export function plural<Stem extends PluralKey>(
  n: number,
  stem: Stem,
): `${Stem}One` | `${Stem}Many` {
  return new Intl.PluralRules(language.tag).select(n) === 'one' ? `${stem}One` : `${stem}Many`
}
