import { SEGMENTS } from '../configuration/steps.ts'
import { HOME, type RouteTarget } from '../store/state.ts'

/** Second URL parameter of the comparison. */
const COMPARISONS = { engine: SEGMENTS.engine, version: SEGMENTS.version }

/** First URL segment of a comparison of builds; their codes follow. */
export const BUILDS = 'comparar-configuracoes'

/** Whether a path is that of a comparison of builds. A step of a model with this name is not. */
export function isBuildsPath(path: string): boolean {
  return `${path}/`.startsWith(`/${BUILDS}/`) && parsePath(path) === HOME
}

/** Parses a path relative to the base path. Unknown paths are home (spec §2). Never throws. */
export function parsePath(path: string): RouteTarget {
  const [start, model, segment, type, rest] = path.replace(/\/+$/, '').split('/')
  const screen = keyOf(SEGMENTS, segment)
  const more = screen === 'comparison' ? rest : type
  if (start || !model || !screen || more !== undefined) return HOME
  return {
    screen,
    modelName: decode(model),
    comparison: screen === 'comparison' ? keyOf(COMPARISONS, type) : null,
  }
}

/** The path of a model's first step, relative to the base path. */
export function enginePath(address: string): string {
  return `/${encodeURIComponent(address)}/${SEGMENTS.engine}`
}

function keyOf<Key extends string>(
  names: Readonly<Record<Key, string>>,
  name: string | undefined,
): Key | null {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name) ?? null
}

/** Wouter has decoded everything except reserved characters, so a literal '%' in a name must not be decoded again. */
function decode(text: string): string {
  return text.replace(/%(?:2[346BCF]|3[ABDF]|40)/gi, decodeURIComponent)
}
