import type { ptPt } from './pt-PT/pt-pt.ts'
import type { agentLabels } from './pt-PT/agent-labels.ts'
import type { legalLabels } from './pt-PT/legal-labels.ts'
import type { lineUpLabels } from './pt-PT/line-up-labels.ts'

/** Portuguese is the reference: its keys and placeholders are those of every language. */
export type ReferenceLabels = typeof ptPt & typeof agentLabels

/** Key of a string that buyers read. */
export type LabelKey = keyof typeof ptPt

/** Key of a string that agents read. */
export type AgentKey = keyof typeof agentLabels

/** Key of a string in the first view. */
export type LineUpKey = keyof typeof lineUpLabels

/** Key of a string of the legal information. */
export type LegalKey = keyof typeof legalLabels

/**
 * The label catalogue of a language: every visible string of the widget. A site can override any key through the back
 * office's `labels` (docs/content-api.md).
 */
export type Labels = Readonly<Record<keyof ReferenceLabels, string>>

/** How a language writes numbers. `{n}` is the number. */
export interface NumberFormats {
  readonly decimal: string
  /** Between groups of three digits, from 1 000 on. */
  readonly group: string
  readonly euros: string
  readonly percent: string
}

/**
 * A language of the widget. It states its formats, because creating the first `Intl` formatter of a page is slow
 * (docs/decisions/0083-formats-are-stated.md).
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
