import { lazyPart, prepareParts } from '../../ui/base/lazy-part.tsx'

/** Each step's screen is a chunk of its own. */
export const EngineScreen = lazyPart(
  async () => (await import('../engine/engine-screen.tsx')).EngineScreen,
)
export const VersionScreen = lazyPart(
  async () => (await import('../version/version-screen.tsx')).VersionScreen,
)
export const ExteriorScreen = lazyPart(
  async () => (await import('../exterior/exterior-screen.tsx')).ExteriorScreen,
)
export const InteriorScreen = lazyPart(
  async () => (await import('../interior/interior-screen.tsx')).InteriorScreen,
)
export const SummaryScreen = lazyPart(
  async () => (await import('../summary/summary-screen.tsx')).SummaryScreen,
)
export const ComparisonScreen = lazyPart(
  async () => (await import('../comparison/comparison-screen.tsx')).ComparisonScreen,
)

/** Preloads the screens of the steps. */
export const prepareSteps = prepareParts
