import { Suspense, useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react'
import { capitalized } from '../../core/values/capitalized.ts'
import type { Engine, Version } from '../../core/catalogue/catalogue.ts'
import { countFilter, EMPTY_FILTER, filterItems } from '../../core/filtering/filtering.ts'
import { setFilter } from '../../core/filtering/set-filter.ts'
import { plural } from '../../core/formats/plural.ts'
import { selectChosenItems, selectItem } from '../../core/configuration/chosen-items.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { Load } from '../../core/store/state.ts'
import { ChoiceCardSkeleton } from './choice-card.tsx'
import { useGrowingCount } from '../../ui/base/use-growing-count.tsx'
import { lazyPart } from '../../ui/base/lazy-part.tsx'
import { FilterToggle } from '../../ui/filter/filter-toggle.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { StepScreen } from './step-screen.tsx'
import { StepTexts } from './step-texts.tsx'
import { useGo } from '../../core/routing/use-go.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { NoResults } from '../../ui/filter/no-results.tsx'
import { ListState } from '../../ui/states/list-state.tsx'

const ListFilter = lazyPart(
  async () => (await import('../../ui/filter/list-filter.tsx')).ListFilter,
)

const SKELETONS = ['1', '2', '3'].map((key) => <ChoiceCardSkeleton key={key} />)

/** From this number of rows on, the filter and the comparison are above them. */
const MANY = 6

/** How many cards of a long list are rendered at once. */
const STEP = 40

interface ChoiceScreenProps<Item> {
  readonly kind: 'engine' | 'version'
  readonly status: Load<unknown>['status']
  readonly items: readonly Item[]
  /** A link beside the comparison and the filter. */
  readonly tool?: ReactNode
  /** @param hasDownPayment Whether the items have different ones, without which their monthly payments mislead. */
  readonly renderItem: (item: Item, hasDownPayment: boolean) => ReactNode
}

/** The step of the engines or of the versions: a row each, of which the chosen one is open. */
export function ChoiceScreen<Item extends Engine | Version>(props: ChoiceScreenProps<Item>) {
  const { kind, status, items } = props
  const t = useText()
  const chosen = useSelect((state) => selectChosenItems(state)[kind]?.name ?? null)
  const n = items.length
  const openLabels =
    kind === 'version' && n > 0
      ? { label: t(plural(n, 'selectVersion'), { n }), hint: t('versionsHint') }
      : null
  return (
    <StepScreen
      kind={kind}
      chosen={chosen}
      openLabels={openLabels}
      listKey={status}
      below={<StepTexts hasFaqs={kind === 'engine'} />}
    >
      <ListState status={status} failedLabel={`failed${capitalized(kind)}s`} skeleton={SKELETONS}>
        {n > 0 ? <FilteredChoices {...props} /> : <NoResults />}
      </ListState>
    </StepScreen>
  )
}

/** Cards, filter and compare link (spec §2, motors and version). */
function FilteredChoices<Item extends Engine | Version>(props: ChoiceScreenProps<Item>) {
  const { kind, items, renderItem } = props
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
  const hasDownPayment = new Set(items.map(({ downPayment }) => downPayment)).size > 1
  const cards = useMemo(
    () => matches.map((item) => renderItem(item, hasDownPayment)),
    [matches, renderItem, hasDownPayment],
  )
  // The picture and the price bar still show the chosen item.
  const hiddenName = useSelect((state) => {
    const chosen = state.configuration[`is${name}Selected`] ? selectItem(state, kind) : null
    return chosen && !matches.some(({ id }) => id === chosen.id) ? chosen.name : null
  })
  const store = useConfiguratorStore()
  const clear = () => setFilter(store, kind, EMPTY_FILTER)
  const shown = cards.slice(0, useGrowingCount(cards.length, STEP))
  const tools = (
    <div className="choice-tools">
      <div className="cluster">
        {props.tool}
        <TextButton aria-label={t(`compare${name}s`)} onClick={() => go('comparison', kind)}>
          {t(kind === 'version' ? 'compare' : 'compareEngines')}
        </TextButton>
        <FilterToggle
          count={countFilter(selection)}
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
      {cards.length > 0 ? (
        <div className="stack" role="group" aria-label={t(`${kind}List`)}>
          {shown}
        </div>
      ) : (
        <NoResults
          text={t(`noResults${name}`)}
          button={{ label: t('clearFilter'), onClick: clear }}
        />
      )}
      {!areMany && tools}
    </>
  )
}
