import type { Screen } from '../../domain/steps/guards.ts'
import type { RouteTarget } from '../../store/state.ts'
import { BUILDS, SEGMENTS } from './paths.ts'

/** The path of a comparison of builds, relative to the base path. */
export function buildsPath(codes: readonly string[]): string {
  return ['', BUILDS, ...codes.map(encodeURIComponent)].join('/')
}

/** Builds a screen's path, relative to the base path. */
export function buildPath(
  screen: Screen,
  modelName: string | null,
  comparison: RouteTarget['comparison'] = null,
): string {
  if (screen === 'home' || modelName === null) return '/'
  const type = screen === 'comparison' && comparison ? `/${SEGMENTS[comparison]}` : ''
  return `/${encodeURIComponent(modelName)}/${SEGMENTS[screen]}${type}`
}

/** The path that a route was parsed from. */
export function pathOf({ screen, modelName, comparison }: RouteTarget): string {
  return buildPath(screen, modelName, comparison)
}
