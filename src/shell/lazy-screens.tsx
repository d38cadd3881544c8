import { lazyPart } from '../ui/base/lazy-part.tsx'
import { UnexpectedState } from '../ui/states/failed-state.tsx'

/* Screens and parts outside the first view. Those with places for optional features fill them. */

export const flow = async () => import('./flow.tsx')
const home = async () => import('./home-parts.tsx')

export const Flow = lazyPart(async () => (await flow()).Flow, UnexpectedState)
export const Dialogs = lazyPart(
  async () => (await import('./dialogs.tsx')).Dialogs,
  UnexpectedState,
)
export const NoticeBar = lazyPart(async () => (await import('./notice-bar.tsx')).NoticeBar)
export const HomeStart = lazyPart(async () => (await home()).HomeStart)
export const HomeFilter = lazyPart(async () => (await home()).HomeFilter, UnexpectedState)
