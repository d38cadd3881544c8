import { preload } from '../base/lazy-part.tsx'
import { useIntent } from '../base/use-intent.tsx'
import { useLineUpText } from '../text/use-line-up-text.tsx'
import { Icon } from '../primitives/icon.tsx'

interface FilterToggleProps {
  /** Number of ticked options; 0 shows no badge. */
  readonly count: number
  readonly isOpen: boolean
  readonly onToggle: () => void
  /** The `id` of the panel. */
  readonly panelId: string
}

/** Preloads the panel's code. Errors are ignored here and surface when the panel is opened. */
const preloadFilterPanel = (): void =>
  preload(async () => (await import('./list-filter.tsx')).ListFilter)

export function FilterToggle({ count, isOpen, onToggle, panelId }: FilterToggleProps) {
  const t = useLineUpText()
  return (
    <button
      type="button"
      className="filter-toggle"
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId : undefined}
      {...useIntent(preloadFilterPanel)}
      onClick={onToggle}
    >
      <Icon name="filter" size={16} />
      {t('filter')}
      {count > 0 && (
        <>
          <b aria-hidden="true">{count}</b>
          <span className="vh">
            {t(count === 1 ? 'filterCountOne' : 'filterCountMany', { n: count })}
          </span>
        </>
      )}
    </button>
  )
}
