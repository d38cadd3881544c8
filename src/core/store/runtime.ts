import type { AnalyticsEvent } from '../reporting/report-event.ts'
import type { TabLock } from '../../platform/tab-lock.ts'
import type { ContentSite } from '../content-site/content-site.ts'
import type { Configuration, ChoiceKind } from '../configuration/configuration.ts'
import type { Id } from '../values/units.ts'
import type { RequestQueue } from './request-queue.ts'

/** View direction and field of view of a panorama, in degrees. */
export interface PanoramaView {
  readonly yaw: number
  readonly pitch: number
  readonly field: number
}

/** What belongs to one configuration and changes without a render. Every configuration begins with an empty one. */
export interface Session {
  /** The last choice by the buyer, and the configuration before it. */
  undo?: { readonly kind: ChoiceKind; readonly before: Configuration }
  sent?: Map<AnalyticsEvent, string>
  /** The last saved body as JSON, and where it was saved. Missing before the first save and after a failed one. */
  saved?: { readonly site: ContentSite; readonly text: string } | undefined
  /** What was restored, without what is no longer offered. */
  restored?: Configuration
  /** Whether it was restored from the share link that opened the page. */
  isShared?: boolean
  /** True from restoring a configuration until its first step is shown. */
  isOpening?: boolean
  /** Keeps other tabs from using the id. */
  lock?: TabLock | undefined
  /** Resolves once no other tab can be using the id. */
  idSettled?: Promise<void>
}

/** What an element keeps outside its state, because it changes without a render or is personal data. */
export interface Runtime {
  session: Session
  queue?: RequestQueue
  /** Whether a change of the content site is answered already. */
  isFollowingSite?: boolean
  /** The frame the user has turned the car of a model to, of a turn of `count` frames. */
  viewAngle?: { readonly modelId: Id | null; readonly frame: number; readonly count: number }
  panoramaView?: PanoramaView
  /** Whether the buyer wants points on the car. Missing until the buyer says so. */
  arePointsWanted?: boolean
  /** Ends the preloading of a model's frames. */
  preloading?: AbortController
  /** Time stamp of the latest click in the element that was not a mouse's. */
  lastTap?: number
  /** The current address below the base path, also while the element is not in the page. */
  path?: string
  /** How far the page was scrolled when a model was chosen on home. */
  homeTop?: number
  /** How far the row of models was scrolled when home was left, on phones. */
  homeLeft?: number | undefined
  /** Whether the buyer wants no way back to an earlier configuration on home. */
  isReturnDismissed?: boolean
  /** The id of the visit, where the browser accepts no cookies. */
  visitId?: string
}
