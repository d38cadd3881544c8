import type { Screen } from '../../domain/steps/guards.ts'
import { HOME } from '../../store/create-store.ts'
import type { RouteTarget } from '../../store/state.ts'

/** Last URL segment of each screen (spec §2, routing). */
const SEGMENTS = {
  engine: 'motor',
  version: 'versao',
  exterior: 'exterior',
  interior: 'interior',
  summary: 'resumo',
  comparison: 'comparador',
} as const

/** Second URL parameter of the comparison. */
const COMPARISONS = { engine: 'motor', version: 'versao' } as const

/** First URL segment of a comparison of builds; their codes follow. */
const BUILDS = 'comparar-configuracoes'

/** The codes in the path of a comparison of builds, as they are written. Null for any other path. */
export function parseBuildsPath(path: string): readonly string[] | null {
  const [start, first, ...codes] = path.replace(/\/+$/, '').split('/')
  return start === '' && first === BUILDS ? codes : null
}

/** The path of a comparison of builds, relative to the base path. */
export function buildsPath(codes: readonly string[]): string {
  return ['', BUILDS, ...codes.map(encodeURIComponent)].join('/')
}

/** Parses a path relative to the base path. Unknown paths are home (spec §2). Never throws. */
export function parsePath(path: string): RouteTarget {
  const [, model, segment, type, ...rest] = path.replace(/\/+$/, '').split('/')
  const screen = keyOf(SEGMENTS, segment)
  if (!path.startsWith('/') || !model || !screen || rest.length > 0) return HOME
  if (screen !== 'comparison' && type !== undefined) return HOME
  return {
    screen,
    modelName: decode(model),
    comparison: screen === 'comparison' ? keyOf(COMPARISONS, type) : null,
  }
}

/** Builds a screen's path, relative to the base path. */
export function buildPath(
  screen: Screen,
  modelName: string | null,
  comparison: RouteTarget['comparison'] = null,
): string {
  if (screen === 'home' || modelName === null) return '/'
  const type = screen === 'comparison' && comparison ? `/${COMPARISONS[comparison]}` : ''
  return `/${encodeURIComponent(modelName)}/${SEGMENTS[screen]}${type}`
}

/** The path that a route was parsed from. */
export function pathOf({ screen, modelName, comparison }: RouteTarget): string {
  return buildPath(screen, modelName, comparison)
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
