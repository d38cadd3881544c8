import type { LeadKind, LeadValues } from '../domain/leads/lead-form.ts'
import type { Id } from '../domain/units.ts'

/** The frame the user has turned the car of a model to. */
export interface ViewAngle {
  readonly modelId: Id | null
  readonly frame: number
  readonly count: number
}

/** View direction and field of view of a panorama, in degrees. */
export interface PanoramaView {
  readonly yaw: number
  readonly pitch: number
  readonly field: number
}

/** Form values entered before a form was closed. */
export interface Drafts {
  readonly contact: Partial<LeadValues>
  readonly byKind: { readonly [Kind in LeadKind]?: LeadValues }
}

/** What an element keeps outside its state, because it changes without a render or is personal data. */
export interface Transient {
  /** The groups of actions that have been attached. */
  attached?: Set<unknown>
  viewAngle?: ViewAngle
  panoramaView?: PanoramaView
  /** Ends the preloading of a model's frames. */
  preloading?: AbortController
  drafts?: Drafts
  /** The path whose screen is shown, also while the element is not in the page. */
  path?: string
  /** How far the page was scrolled when a model was chosen on home. */
  homeTop?: number
  /** How far the row of models was scrolled when home was left, on phones. */
  homeLeft?: number | undefined
  /** The id of the visit, where the browser accepts no cookies. */
  visitId?: string
}
