import type { ComponentType } from 'react'
import type { Screen } from '../../domain/steps/guards.ts'
import { lazyPart } from '../../ui/base/lazy-part.tsx'

/** The screens after home. Each step's screen is a chunk of its own. */
export const SCREENS: Readonly<Record<Exclude<Screen, 'home'>, ComponentType>> = {
  engine: lazyPart(async () => (await import('../engine/engine-screen.tsx')).EngineScreen),
  version: lazyPart(async () => (await import('../version/version-screen.tsx')).VersionScreen),
  exterior: lazyPart(async () => (await import('../colour/colour-screen.tsx')).ExteriorScreen),
  interior: lazyPart(async () => (await import('../colour/colour-screen.tsx')).InteriorScreen),
  summary: lazyPart(async () => (await import('../summary/summary-screen.tsx')).SummaryScreen),
  comparison: lazyPart(
    async () => (await import('../comparison/comparison-screen.tsx')).ComparisonScreen,
  ),
}
