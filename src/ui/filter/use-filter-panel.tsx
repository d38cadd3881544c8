import type { Filterable } from '../../core/filtering/filter-registry.ts'
import {
  EMPTY_FILTER,
  filterItems,
  optionToGiveUp,
  setOption,
  type FilterSelection,
} from '../../core/filtering/filtering.ts'
import { setFilter } from '../../core/filtering/set-filter.ts'
import { plural, type PluralKey } from '../../core/formats/plural.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import type { FilterName } from '../../core/store/state.ts'
import { filterGroups } from './filter-groups.ts'
import { useText } from '../text/use-text.tsx'
import type { LabelKey } from '../../labels/labels.ts'
import { addTexts } from '../../labels/texts.ts'
import { filterLabels } from './labels.pt-PT.ts'

addTexts(filterLabels)

/** The labels of a list: stems of those that count its items, and the one that says that nothing matches. */
const LABELS = {
  home: ['modelsCount', 'showModels', 'noModelsBut'],
  engine: ['enginesCount', 'showEngines', 'noEnginesBut'],
  version: ['versionsCount', 'showVersions', 'noVersionsBut'],
} as const satisfies Readonly<Record<FilterName, readonly [PluralKey, PluralKey, LabelKey]>>

/** What a list's filter consists of, and what ticking one of its options does. */
export function useFilterPanel(
  name: FilterName,
  items: readonly Filterable[],
  selection: FilterSelection,
) {
  const t = useText()
  const store = useConfiguratorStore()
  const [count, show, none] = LABELS[name]
  const groups = filterGroups(t, name, items, selection)
  const onChange = (group: string, id: string, isChecked: boolean): void => {
    // Not the rendered selection: a press on another option may not have been rendered yet.
    const now = store.get().filters[name] ?? EMPTY_FILTER
    const changed = setOption(items, now, group as keyof FilterSelection, id, isChecked)
    setFilter(store, name, changed)
  }
  const clear = { label: t('clearFilter'), onClick: () => setFilter(store, name, EMPTY_FILTER) }
  const n = filterItems(items, selection).length
  const obstacle = n === 0 ? optionToGiveUp(items, selection) : null
  const option = groups
    .find(({ id }) => id === obstacle?.group)
    ?.options.find(({ id }) => id === obstacle?.id)?.label
  const giveUp =
    obstacle && option
      ? {
          label: t(none, { option }),
          onClick: () => onChange(obstacle.group, obstacle.id, false),
        }
      : clear
  return {
    groups,
    onChange,
    countText: t(plural(n, count), { n, total: items.length }),
    /** 'Ver 4 modelos', the button of a phone that closes the filter. */
    showLabel: t(plural(n, show), { n }),
    /** 'Nenhum modelo: retirar Elétrico', in its place if nothing matches, or the button that clears the filter. */
    giveUp: n === 0 ? giveUp : null,
    clear,
  }
}
