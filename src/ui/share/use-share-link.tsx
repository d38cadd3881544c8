import { useSelect } from '../../core/store/context.tsx'
import { selectShareQuery } from '../../core/configuration/chosen-items.ts'
import type { State } from '../../core/store/state.ts'

/** The shareable link: the base path with the five ids (spec §7). */
export function useShareLink(): string {
  return useSelect(selectShareLink)
}

/** The shareable link of the configuration. */
export function selectShareLink(state: State): string {
  return absoluteLink(state, `?${selectShareQuery(state)}`)
}

/** The address of a path below the base path. */
export function absoluteLink({ settings }: Pick<State, 'settings'>, path: string): string {
  const base = path.startsWith('?') ? settings.basePath || '/' : settings.basePath
  return new URL(`${base}${path}`, location.href).href
}
