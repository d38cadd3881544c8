import { readText, type Wire } from '../content-site/wire.ts'
import type { LabelKey, ReferenceLabels } from '../../labels/labels.ts'

type Placeholders<Template extends string> =
  Template extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never

type Values<Key extends keyof ReferenceLabels> = Record<
  Placeholders<ReferenceLabels[Key]>,
  string | number
>

/** Returns a label's text. If it has `{placeholders}`, their values are required; the compiler checks them. */
export type Translate<Known extends keyof ReferenceLabels = LabelKey> = <Key extends Known>(
  key: Key,
  ...values: [Placeholders<ReferenceLabels[Key]>] extends [never] ? [] : [Values<Key>]
) => string

/**
 * Creates the translator of one element.
 * @param texts The built-in strings.
 * @param overrides The back office's `labels` in wire format. Unknown keys and what is no text are ignored.
 */
export function createTranslator<Known extends keyof ReferenceLabels>(
  texts: Readonly<Record<Known, string>>,
  overrides: Wire,
): Translate<Known> {
  return (key, ...[values]) => {
    const template = readText(overrides[key]) ?? texts[key]
    if (!values) return template
    const filled: Record<string, string | number> = values
    return template.replace(/\{(\w+)\}/g, (match, name: string) => String(filled[name] ?? match))
  }
}
