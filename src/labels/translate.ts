import type { LabelKey, ptPt } from './pt-pt.ts'

type Texts = typeof ptPt

type Placeholders<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never

type Values<Key extends LabelKey> = Record<Placeholders<Texts[Key]>, string | number>

/** Returns a label's text. If it has `{placeholders}`, their values are required; the compiler checks them. */
export type Translate<Known extends LabelKey = LabelKey> = <Key extends Known>(
  key: Key,
  ...values: [Placeholders<Texts[Key]>] extends [never] ? [] : [Values<Key>]
) => string

/** Keys with a singular and a plural form. */
export type PluralKey = {
  [Key in LabelKey]: Key extends `${infer Stem}One`
    ? `${Stem}Many` extends LabelKey
      ? Stem
      : never
    : never
}[LabelKey]

/**
 * Creates the translator of one element.
 * @param texts The built-in strings.
 * @param overrides The back office's `labels`. Unknown keys and empty texts are ignored.
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

/** Uses the singular for one and the plural for any other number, including zero. */
export function plural<Stem extends PluralKey>(
  n: number,
  stem: Stem,
): `${Stem}One` | `${Stem}Many` {
  return n === 1 ? `${stem}One` : `${stem}Many`
}
