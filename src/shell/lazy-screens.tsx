import { lazyPart } from '../ui/base/lazy-part.tsx'
import { lazyScreen } from '../ui/states/empty-state.tsx'

/* Screens and parts outside the first view. Those with places for optional features fill them. */

export const flow = async () => import('./flow.tsx')
const home = async () => import('./home-parts.tsx')

export const Flow = lazyScreen(async () => (await flow()).Flow)
export const Dialogs = lazyScreen(async () => (await import('./dialogs.tsx')).Dialogs)
export const NoticeBar = lazyPart(async () => (await import('./notice-bar.tsx')).NoticeBar)
export const HomeStart = lazyPart(async () => (await home()).HomeStart)
export const HomeFilter = lazyScreen(async () => (await home()).HomeFilter)
