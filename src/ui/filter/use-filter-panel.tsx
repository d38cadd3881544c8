import {
  EMPTY_FILTER,
  filterItems,
  filterOptions,
  optionToGiveUp,
  setOption,
  type FilterOption,
  type FilterSelection,
  setFilter,
  FILTER_GROUPS,
  type Band,
  type Filterable,
} from '../../core/filtering/filtering.ts'
import { plural, type PluralKey } from '../../core/formats/grammar.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import type { FilterName } from '../../core/store/state.ts'
import { formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
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

export type FilterGroup = ReturnType<typeof filterGroups>[number]

const REASONS = {
  'none-in-list': 'optionsAbsent',
  'excluded-by-filter': 'optionsExcluded',
} as const

/** The labels of a band without lower limit, of one with both, and of one without upper limit. */
const BANDS = { upTo: 'bandUpTo', between: 'bandBetween', from: 'bandFrom' } as const

/** The labels of the same bands if no item is in them. */
const EMPTY = { upTo: 'emptyUpTo', between: 'emptyBetween', from: 'emptyFrom' } as const

/**
 * The filter panel's groups (spec §2, filter panel). Disabled options have a reason, which all of a group that are
 * disabled for the same reason share: 'Nenhum até 25 000 € nem acima de 35 000 €.', 'Com os filtros escolhidos, não há Elétrico.'
 * @param name The filtered list, as versions are feminine.
 */
function filterGroups(
  t: Translate,
  name: FilterName,
  items: readonly Filterable[],
  selection: FilterSelection,
) {
  const options = filterOptions(items, selection)
  return FILTER_GROUPS.flatMap((group) => {
    const list = options[group.id]
    if (list.length === 0) return []
    const nameOf = ({ content }: FilterOption): string =>
      typeof content === 'string' ? content : bandLabel(t, BANDS, content)
    const reasonOf = (reason: FilterOption['reason']): string | null => {
      if (!reason) return null
      const disabled = list.filter((option) => option.reason === reason)
      if ('values' in group) return t('valuesExcluded', { values: nor(t, disabled.map(nameOf)) })
      return t(name === 'version' ? `${REASONS[reason]}Version` : REASONS[reason], {
        bands: bandsText(t, disabled.map(bandOf)),
      })
    }
    return {
      id: group.id,
      label: t(group.label),
      options: list.map((option) => ({
        id: option.id,
        label: nameOf(option),
        count: option.count,
        isChecked: selection[group.id].includes(option.id),
        reason: reasonOf(option.reason),
      })),
    }
  })
}

/** 'Até 15 000 €', '15 000 a 25 000 €', 'Mais de 35 000 €'. */
function bandLabel(t: Translate, labels: typeof BANDS | typeof EMPTY, band: Band): string {
  const from = formatNumber(band.from)
  if (band.to === null) return t(labels.from, { from })
  const to = formatNumber(band.to)
  return band.from === 0 ? t(labels.upTo, { to }) : t(labels.between, { from, to })
}

const bandOf = ({ content }: FilterOption): Band | null =>
  typeof content === 'string' ? null : content

/** Bands in words, those that adjoin as one. */
function bandsText(t: Translate, bands: readonly (Band | null)[]): string {
  const joined: Band[] = []
  for (const band of bands) {
    const last = joined.at(-1)
    if (band && last?.to === band.from) joined[joined.length - 1] = { ...last, to: band.to }
    else if (band) joined.push(band)
  }
  const all = ({ from, to }: Band): boolean => from === 0 && to === null
  return nor(
    t,
    joined.map((band) => (all(band) ? t('emptyAll') : bandLabel(t, EMPTY, band))),
  )
}

const nor = (t: Translate, texts: readonly string[]): string =>
  texts.reduce((others, text) => t('emptyNor', { bands: others, band: text }))
