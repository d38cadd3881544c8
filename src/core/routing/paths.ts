import { SEGMENTS } from '../configuration/configuration.ts'

/** First URL segment of a comparison of builds; their codes follow. */
export const BUILDS = 'comparar-configuracoes'

/** Whether a path is that of a comparison of builds. A step of a model with this name is not. */
export function isBuildsPath(path: string): boolean {
  return `${path}/`.startsWith(`/${BUILDS}/`) && !splitPath(path)
}

/** The parts of a path relative to the base path. Null if it is that of no screen but home (spec §2). Never throws. */
export function splitPath(path: string) {
  const [start, model, segment, type, rest] = path.replace(/\/+$/, '').split('/')
  const screen = keyOf(SEGMENTS, segment)
  const more = screen === 'comparison' ? rest : type
  return start || !model || !screen || more !== undefined ? null : { model, screen, type }
}

/** The path of a model's first step, relative to the base path. */
export function enginePath(address: string): string {
  return `/${encodeURIComponent(address)}/${SEGMENTS.engine}`
}

export function keyOf<Key extends string>(
  names: Readonly<Record<Key, string>>,
  name: string | undefined,
): Key | null {
  return (Object.keys(names) as Key[]).find((key) => names[key] === name) ?? null
}
