import { useDeferredValue, useId, useMemo, useState, type ReactNode } from 'react'
import { capitalized } from '../../domain/capitalized.ts'
import type { Engine, Version } from '../../domain/catalogue/catalogue.ts'
import { countFilter, EMPTY_FILTER, filterItems } from '../../domain/filtering/filtering.ts'
import { plural } from '../../labels/plural.ts'
import type { Translate } from '../../labels/translate.ts'
import { selectItem } from '../../store/configuration/chosen-items.ts'
import { useSelect } from '../../store/context.tsx'
import type { Load } from '../../store/state.ts'
import { ChoiceCardSkeleton } from '../../ui/cards/choice-card.tsx'
import { useIsMobile } from '../../ui/base/use-element-width.tsx'
import { useGrowingCount } from '../../ui/base/use-growing-count.tsx'
import { FilterPanel } from '../../ui/filter/filter-panel.tsx'
import { FilterToggle } from '../../ui/filter/filter-toggle.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { isShortList, ShortChoices } from './short-choices.tsx'
import { StepScreen } from './step-screen.tsx'
import { StepTexts } from './step-texts.tsx'
import { useFilterPanel } from '../shared/use-filter-panel.tsx'
import { useGo } from '../routing/use-go.tsx'
import { useText } from '../shared/use-text.tsx'
import { NoResults } from '../shared/no-results.tsx'
import { ListState } from '../shared/list-state.tsx'

const SKELETONS = ['1', '2', '3'].map((key) => <ChoiceCardSkeleton key={key} />)

/** Number of options up to which a row that is not chosen has room for a sentence. Fewer have more air. */
const ROOMY = 4

/** What a short list has room for, as `data-few`. */
function roomFor(count: number): 'airy' | 'roomy' | 'some' {
  if (count > ROOMY) return 'some'
  return count === ROOMY ? 'roomy' : 'airy'
}

/** How many cards of a long list are rendered at once. */
const STEP = 40

interface ChoiceScreenProps<Item> {
  readonly kind: 'engine' | 'version'
  readonly status: Load<unknown>['status']
  readonly items: readonly Item[]
  readonly chosen: Item | null
  /** What the closed sheet says about the chosen item. */
  readonly detail: string | null
  /** What else the sheet shows, below the text of its button. */
  readonly hint?: string | undefined
  /** What the closed sheet says about an item of a short list. */
  readonly factOf: (item: Item, below: Item | null) => readonly string[]
  readonly renderItem: (item: Item) => ReactNode
}

/** The step of the engines or of the versions: its cards, and a short list of them while the sheet is closed. */
export function ChoiceScreen<Item extends Engine | Version>(props: ChoiceScreenProps<Item>) {
  const { kind, status, items, chosen, detail, hint } = props
  const t = useText()
  const isBesideHeading = useIsCompareBesideHeading(items)
  return (
    <StepScreen
      kind={kind}
      action={isBesideHeading && <CompareLink kind={kind} />}
      chosen={chosen && { name: chosen.name, detail }}
      shortList={<ShortChoices {...props} />}
      openLabel={openLabel(t, kind, status, items.length)}
      hint={hint}
      below={<StepTexts hasFaqs={kind === 'engine'} />}
    >
      <ChoiceList {...props} />
    </StepScreen>
  )
}

/** Below a short list, the price bar would cover the link to the comparison in the usual windows of laptops. */
function useIsCompareBesideHeading(items: readonly unknown[]): boolean {
  return !useIsMobile() && isShortList(items)
}

function CompareLink({ kind }: Pick<ChoiceScreenProps<never>, 'kind'>) {
  const t = useText()
  const go = useGo()
  return (
    <TextButton onClick={() => go('comparison', kind)}>
      {t(`compare${capitalized(kind)}s`)}
    </TextButton>
  )
}

/**
 * Button text of the closed sheet; null if there is nothing to choose, and the sheet then shows the list's own
 * message.
 */
function openLabel(
  t: Translate,
  kind: 'engine' | 'version',
  status: Load<unknown>['status'],
  count: number,
): string | null {
  if (count > 0) return t(plural(count, `select${capitalized(kind)}`), { n: count })
  return status === 'ready' || status === 'failed' ? null : t('loading')
}

type ChoiceListProps<Item> = Pick<
  ChoiceScreenProps<Item>,
  'kind' | 'status' | 'items' | 'renderItem'
>

/** The engine or version cards, or their loading, error or empty state. */
function ChoiceList<Item extends Engine | Version>(props: ChoiceListProps<Item>) {
  return (
    <ListState
      status={props.status}
      failedLabel={`failed${capitalized(props.kind)}s`}
      skeleton={SKELETONS}
    >
      {props.items.length > 0 ? <FilteredChoices {...props} /> : <NoResults />}
    </ListState>
  )
}

/** Cards, filter and compare link (spec §2, motors and version). */
function FilteredChoices<Item extends Engine | Version>(props: ChoiceListProps<Item>) {
  const { kind, items, renderItem } = props
  const name = capitalized(kind)
  const t = useText()
  const isBesideHeading = useIsCompareBesideHeading(items)
  const areFew = isShortList(items)
  const panelId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const selection = useSelect((state) => state.filters[kind] ?? EMPTY_FILTER)
  // The cards follow once the option has changed.
  const applied = useDeferredValue(selection)
  const matches = useMemo(() => filterItems(items, applied), [items, applied])
  const cards = useMemo(() => matches.map(renderItem), [matches, renderItem])
  // The picture and the price bar still show the chosen item.
  const hiddenName = useSelect((state) => {
    const chosen = state.configuration[`is${name}Selected`] ? selectItem(state, kind) : null
    return chosen && !matches.some(({ id }) => id === chosen.id) ? chosen.name : null
  })
  const shown = cards.slice(0, useGrowingCount(cards.length, STEP))
  const count = countFilter(selection)
  const panel = useFilterPanel(kind, items, selection, cards.length)
  const tools = (
    <>
      <div className="between">
        <FilterToggle
          label={t('filter')}
          count={count}
          countName={t(plural(count, 'filterCount'), { n: count })}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
          panelId={panelId}
        />
        {!isBesideHeading && <CompareLink kind={kind} />}
      </div>
      <FilterPanel id={panelId} isOpen={useDeferredValue(isOpen)} {...panel} />
    </>
  )
  return (
    <>
      {!areFew && tools}
      {hiddenName !== null && (
        <p role="status" className="outside">
          {t(`outsideFilter${name}`, { name: hiddenName })}
        </p>
      )}
      {cards.length > 0 ? (
        <Stack data-few={areFew ? roomFor(items.length) : undefined}>{shown}</Stack>
      ) : (
        <NoResults
          text={t(`noResults${name}`)}
          button={{ label: t('clearFilter'), onClick: panel.onClear }}
        />
      )}
      {areFew && tools}
    </>
  )
}
