import {
  Suspense,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { capitalized } from '../../core/values/texts.ts'
import { EMPTY_FILTER, filterItems, setFilter } from '../../core/filtering/filtering.ts'
import { plural } from '../../core/formats/grammar.ts'
import {
  selectChosenItems,
  selectItem,
  selectOffered,
} from '../../core/configuration/chosen-items.ts'
import type { ItemOf } from '../../core/configuration/choice-steps.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { ChoiceSkeleton } from './choice-card.tsx'
import { useGrowingCount } from '../../ui/base/use-growing-count.tsx'
import { lazyPart } from '../../ui/base/lazy-part.tsx'
import { FilterToggle } from '../../ui/filter/filter-toggle.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { StepScreen } from './step-screen.tsx'
import { useGo } from '../../core/routing/use-route.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { NoResults } from '../../ui/states/list-state.tsx'

const ListFilter = lazyPart(
  async () => (await import('../../ui/filter/list-filter.tsx')).ListFilter,
)

/** From this number of rows on, the filter and the comparison are above them. */
const MANY = 6

/** How many cards of a long list are rendered at once. */
const STEP = 40

type Kind = 'engine' | 'version'

interface ChoiceScreenProps<K extends Kind> {
  readonly kind: K
  /** A link beside the comparison and the filter. */
  readonly tool?: ReactNode
  /** Memoised: the rows do not change with the filter's panel. */
  readonly Card: ComponentType<{ readonly item: ItemOf<K> }>
}

/** The step of the engines or of the versions: a row each, of which the chosen one is open. */
export function ChoiceScreen<K extends Kind>(props: ChoiceScreenProps<K>) {
  const { kind } = props
  const t = useText()
  const items = useSelect((state) => selectOffered(state, kind))
  const chosen = useSelect((state) => selectChosenItems(state)[kind]?.name ?? null)
  const n = items.length
  return (
    <StepScreen
      kind={kind}
      chosen={chosen}
      openLabel={kind === 'version' && n > 0 ? t(plural(n, 'selectVersion'), { n }) : null}
      skeleton={<ChoiceSkeleton />}
    >
      {n > 0 ? <FilteredChoices {...props} items={items} /> : <NoResults />}
    </StepScreen>
  )
}

/** Cards, filter and compare link (spec §2, motors and version). */
function FilteredChoices<K extends Kind>(
  props: ChoiceScreenProps<K> & { readonly items: readonly ItemOf<K>[] },
) {
  const { items, tool, Card } = props
  const kind: Kind = props.kind
  const name = capitalized(kind)
  const t = useText()
  const go = useGo()
  const areMany = items.length >= MANY
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const isShown = useDeferredValue(isOpen)
  const selection = useSelect((state) => state.filters[kind] ?? EMPTY_FILTER)
  // The cards follow once the option has changed.
  const applied = useDeferredValue(selection)
  const matches = useMemo(() => filterItems(items, applied), [items, applied])
  // The picture and the price bar still show the chosen item.
  const hiddenName = useSelect((state) => {
    const chosen = state.configuration[`is${name}Selected`] ? selectItem(state, kind) : null
    return chosen && !matches.some(({ id }) => id === chosen.id) ? chosen.name : null
  })
  const store = useConfiguratorStore()
  const shown = matches.slice(0, useGrowingCount(matches.length, STEP))
  const tools = (
    <div className="choice-tools">
      <div className="cluster">
        {tool}
        <TextButton aria-label={t(`compare${name}s`)} onClick={() => go('comparison', kind)}>
          {t(kind === 'version' ? 'compare' : 'compareEngines')}
        </TextButton>
        <FilterToggle
          count={Object.values(selection).flat().length}
          isOpen={isOpen}
          onToggle={() => setIsOpen((is) => !is)}
          panelId={panelId}
        />
      </div>
      <div id={panelId} hidden={!isShown}>
        <Suspense>
          {isShown && <ListFilter id={panelId} name={kind} items={items} selection={selection} />}
        </Suspense>
      </div>
    </div>
  )
  return (
    <>
      {areMany && tools}
      {hiddenName !== null && (
        <p role="status" className="quiet">
          {t(`outsideFilter${name}`, { name: hiddenName })}
        </p>
      )}
      {matches.length > 0 ? (
        <div className="stack" role="group" aria-label={t(`${kind}List`)}>
          {shown.map((item) => (
            <Card key={item.id} item={item} />
          ))}
        </div>
      ) : (
        <NoResults
          text={t(`noResults${name}`)}
          button={{ label: t('clearFilter'), onClick: () => setFilter(store, kind, EMPTY_FILTER) }}
        />
      )}
      {!areMany && tools}
    </>
  )
}
