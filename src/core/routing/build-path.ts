import type { Screen } from '../configuration/guards.ts'
import type { RouteTarget } from '../store/state.ts'
import { SEGMENTS } from '../configuration/steps.ts'
import { BUILDS, isBuildsPath } from './paths.ts'

/** The path of a comparison of builds, relative to the base path. */
export function buildsPath(codes: readonly string[]): string {
  return ['', BUILDS, ...codes.map(encodeURIComponent)].join('/')
}

/** The codes in the path of a comparison of builds, as they are written. Null for any other path. */
export function parseBuildsPath(path: string): readonly string[] | null {
  return isBuildsPath(path) ? path.replace(/\/+$/, '').split('/').slice(2) : null
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
