import { Fragment } from 'react'
import { lazyPart, Nothing } from '../../ui/base/lazy-part.tsx'

/** Screens outside the first view, each in its own chunk. */
export const Flow = lazyPart(async () => (await import('./flow.tsx')).Flow)
export const BuildComparison = lazyPart(
  async () =>
    (await import('../build-comparison/build-comparison-screen.tsx')).BuildComparisonScreen,
)
export const Dialogs = lazyPart(async () => (await import('./dialogs.tsx')).Dialogs)
export const NoticeBar = lazyPart(async () => (await import('../shared/notice-bar.tsx')).NoticeBar)
export const HomeTexts = lazyPart(async () => (await import('../home/home-texts.tsx')).HomeTexts)
export const HomeStart = lazyPart(
  async () => (await import('../home/home-start.tsx')).HomeStart,
  Nothing,
)
export const HomeFilter = lazyPart(async () => (await import('../home/home-filter.tsx')).HomeFilter)

export const LineUpLegal = lazyPart(
  async () => (await import('../legal/legal-line.tsx')).LineUpLegal,
  Fragment,
)
