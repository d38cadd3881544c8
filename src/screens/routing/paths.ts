import type { Screen } from '../../domain/guards.ts'
import type { RouteTarget } from '../../store/state.ts'

/** The last part of each screen's address (spec §2, routing). */
const SEGMENTS = {
  engine: 'motor',
  version: 'versao',
  exterior: 'exterior',
  interior: 'interior',
  summary: 'resumo',
  comparison: 'comparador',
} as const

/** The comparison's second parameter. */
const COMPARISONS = { engine: 'motor', version: 'versao' } as const

/** Targets of hash links within the widget. */
export const ANCHOR = {
  legal: 'mencoes-legais',
  faqs: 'perguntas-frequentes',
  about: 'sobre',
} as const

const HOME: RouteTarget = { screen: 'home', modelName: null, comparison: null }

/** The route of a path below the base; any other path is home (spec §2). Never throws. */
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

/** The path, below the base, of a screen of a model. */
export function buildPath(
  screen: Screen,
  modelName: string | null,
  comparison: RouteTarget['comparison'] = null,
): string {
  if (screen === 'home' || modelName === null) return '/'
  const type = screen === 'comparison' && comparison ? `/${COMPARISONS[comparison]}` : ''
  return `/${encodeURIComponent(modelName)}/${SEGMENTS[screen]}${type}`
}

/** The path a route was parsed from. */
export function pathOf({ screen, modelName, comparison }: RouteTarget): string {
  return buildPath(screen, modelName, comparison)
}

/** Whether two routes show the same. */
export function isSameRoute(one: RouteTarget | null, other: RouteTarget): boolean {
  return one !== null && pathOf(one) === pathOf(other)
}

function keyOf<Key extends string>(
  names: Readonly<Record<Key, string>>,
  name: string | undefined,
): Key | null {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name) ?? null
}

/** Wouter has decoded all but the reserved characters; a name's own '%' must not be decoded twice. */
function decode(text: string): string {
  return text.replace(/%(?:2[346BCF]|3[ABDF]|40)/gi, decodeURIComponent)
}
