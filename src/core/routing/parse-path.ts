import type { ConfiguratorStore } from '../store/create-store.ts'
import { HOME, type RouteTarget } from '../store/state.ts'
import { SEGMENTS } from '../configuration/steps.ts'
import { keyOf, splitPath } from './paths.ts'

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
