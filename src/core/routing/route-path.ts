import type { Screen } from '../configuration/guards.ts'
import { type RouteTarget, HOME } from '../store/state.ts'
import { SEGMENTS } from '../configuration/configuration.ts'
import { BUILDS, isBuildsPath, keyOf, splitPath } from './paths.ts'
import type { ConfiguratorStore } from '../store/create-store.ts'

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

/** What a comparison compares, by the segment after `comparador`. */
const COMPARISONS = { engine: SEGMENTS.engine, version: SEGMENTS.version } as const

/** Parses a path relative to the base path. Unknown paths are home (spec §2). Never throws. */
export function parsePath(path: string): RouteTarget {
  const parts = splitPath(path)
  if (!parts) return HOME
  const { model, screen, type } = parts
  return {
    screen,
    modelName: decode(model),
    comparison: screen === 'comparison' ? keyOf(COMPARISONS, type) : null,
  }
}

/** The route of the element's current address, for code outside React. */
export function currentRoute({ runtime }: ConfiguratorStore): RouteTarget {
  return parsePath(runtime.path ?? '/')
}

/** Wouter has decoded everything except reserved characters, so a literal '%' in a name must not be decoded again. */
function decode(text: string): string {
  return text.replace(/%(?:2[346BCF]|3[ABDF]|40)/gi, decodeURIComponent)
}
