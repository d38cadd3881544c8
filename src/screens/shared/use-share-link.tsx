import { useSelect } from '../../store/context.tsx'
import { selectShareQuery } from '../../store/configuration/chosen-items.ts'

/** The shareable link: the base path with the five ids (spec §7). */
export function useShareLink(): string {
  const basePath = useSelect((state) => state.settings.basePath)
  const query = useSelect(selectShareQuery)
  return new URL(`${basePath || '/'}?${query}`, location.href).href
}
