import {
  FILTER_GROUPS,
  type Filterable,
  type Band,
} from '../../domain/filtering/filter-registry.ts'
import {
  filterOptions,
  type FilterOption as DomainOption,
  type FilterSelection,
} from '../../domain/filtering/filtering.ts'
import { formatNumber } from '../../labels/format.ts'
import type { Translate } from '../../labels/translate.ts'
import type { FilterGroup } from '../../ui/filter/filter-panel.tsx'

type BandLabels = Extract<(typeof FILTER_GROUPS)[number], { bands: unknown }>['bandLabels']

const REASONS = {
  'none-in-list': 'optionsAbsent',
  'excluded-by-filter': 'optionsExcluded',
} as const

/** The filter panel's groups; each disabled option has a reason (spec §2, filter panel). */
export function filterGroups(
  t: Translate,
  items: readonly Filterable[],
  selection: FilterSelection,
): readonly FilterGroup[] {
  const options = filterOptions(items, selection)
  return FILTER_GROUPS.flatMap((group) => {
    const list = options[group.id]
    if (list.length === 0) return []
    const nameOf = ({ content }: DomainOption): string => {
      if (typeof content === 'string') return content
      return 'bandLabels' in group ? bandLabel(t, group.bandLabels, content) : ''
    }
    return {
      id: group.id,
      label: t(group.label),
      options: list.map((option) => ({
        id: option.id,
        label: nameOf(option),
        isChecked: selection[group.id].includes(option.id),
        reason: option.reason && t(REASONS[option.reason]),
      })),
    }
  })
}

/** 'Até 15 000 €', '15 000 a 25 000 €', 'Mais de 35 000 €'. */
function bandLabel(t: Translate, labels: BandLabels, band: Band): string {
  const from = formatNumber(band.from)
  if (band.to === null) return t(labels.from, { from })
  const to = formatNumber(band.to)
  return band.from === 0 ? t(labels.upTo, { to }) : t(labels.between, { from, to })
}
