import type { LabelKey, ptPt } from './pt-pt.ts'

type Texts = typeof ptPt

type Placeholders<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never

type Values<Key extends LabelKey> = Record<Placeholders<Texts[Key]>, string | number>

/** The label's text; a label with `{placeholders}` takes their values, checked by the compiler. */
export type Translate<Known extends LabelKey = LabelKey> = <Key extends Known>(
  key: Key,
  ...values: [Placeholders<Texts[Key]>] extends [never] ? [] : [Values<Key>]
) => string

/** Keys that come as a singular and a plural. */
export type PluralKey = {
  [Key in LabelKey]: Key extends `${infer Stem}One`
    ? `${Stem}Many` extends LabelKey
      ? Stem
      : never
    : never
}[LabelKey]

/**
 * Makes the translator for one element.
 * @param texts The strings it knows.
 * @param overrides The back office's `labels`; unknown keys and empty texts fall back to ours.
 */
export function createTranslator<Known extends LabelKey>(
  texts: Pick<Texts, Known>,
  overrides: Readonly<Record<string, string>>,
): Translate<Known> {
  return (key, ...[values]) => {
    const template: string = (Object.hasOwn(overrides, key) && overrides[key]) || texts[key]
    if (!values) return template
    const filled: Record<string, string | number> = values
    return template.replace(/\{(\w+)\}/g, (match, name: string) => String(filled[name] ?? match))
  }
}

/** The singular for one, the plural for everything else, zero included. */
export function plural<Stem extends PluralKey>(
  n: number,
  stem: Stem,
): `${Stem}One` | `${Stem}Many` {
  return n === 1 ? `${stem}One` : `${stem}Many`
}
