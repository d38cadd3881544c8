import type { ptPt } from './labels.pt-PT.ts'
import type { legalLabels } from '../features/legal/labels.pt-PT.ts'
import type { homeLabels } from './first-view.pt-PT.ts'

/** The strings of optional features: each adds its own beside them, in `labels.pt-PT.ts`. */
export interface OptionalLabels {}

/** Portuguese is the reference: its keys and placeholders are those of every language. */
export type ReferenceLabels = typeof ptPt & OptionalLabels

/** Key of a string. */
export type LabelKey = keyof ReferenceLabels

/** Key of a string in the first view. */
export type LineUpKey = keyof typeof homeLabels

/** Key of a string of the legal information. */
export type LegalKey = keyof typeof legalLabels

/**
 * The label catalogue of a language: every visible string of the widget. A site can override any key through the back
 * office's `labels` (docs/content-api.md).
 */
export type Labels = Readonly<Record<LabelKey, string>>

/** How a language writes numbers. `{n}` is the number. */
export interface NumberFormats {
  readonly decimal: string
  /** Between groups of three digits, from 1 000 on. */
  readonly group: string
  readonly euros: string
  readonly percent: string
}

/**
 * A language of the widget. It states its formats, because creating the first `Intl` formatter of a page is slow.
 */
export interface Language {
  /** BCP 47 tag. The plurals follow from it. */
  readonly tag: string
  readonly numbers: NumberFormats
  /** Like `date` and `and`, absent in Portuguese, whose strings are in the chunks that show them. */
  readonly labels?: Labels
  /** Pattern of a date with `{day}` and `{month}`, two digits each, and `{year}`; with `months`, `{d}` is the day. */
  readonly date?: string
  /** Names of the months, which `{month}` stands for then. */
  readonly months?: readonly string[]
  /** Pattern of an amount that is added or taken off, with `{sign}` and `{n}`. */
  readonly sign?: string
  /** What stands between the last two items of a list. */
  readonly and?: string
}
