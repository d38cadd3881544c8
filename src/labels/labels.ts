import type { ptPt } from './pt-PT/pt-pt.ts'
import type { legalLabels } from './pt-PT/legal-labels.ts'
import type { lineUpLabels } from './pt-PT/line-up-labels.ts'

/** Portuguese is the reference: its keys and placeholders are those of every language. */
export type ReferenceLabels = typeof ptPt

export type LabelKey = keyof ReferenceLabels

/** Key of a string in the first view. */
export type LineUpKey = keyof typeof lineUpLabels

/** Key of a string of the legal information. */
export type LegalKey = keyof typeof legalLabels

/**
 * The label catalogue of a language: every visible string of the widget. A site can override any key through the back
 * office's `labels` (docs/content-api.md).
 */
export type Labels = Readonly<Record<LabelKey, string>>

export interface Language {
  /** BCP 47 tag. All formats of numbers, dates, lists and plurals follow from it. */
  readonly tag: string
  /** Absent in Portuguese, whose strings are in the chunks that show them. */
  readonly labels?: Labels
}
