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
import type { FilterName } from '../../store/state.ts'
import type { FilterGroup } from '../../ui/filter/filter-panel.tsx'

type BandLabels =
  | Extract<(typeof FILTER_GROUPS)[number], { bands: unknown }>['bandLabels']
  | typeof EMPTY

const REASONS = {
  'none-in-list': 'optionsAbsent',
  'excluded-by-filter': 'optionsExcluded',
} as const

const EMPTY = { upTo: 'emptyUpTo', between: 'emptyBetween', from: 'emptyFrom' } as const

/**
 * The filter panel's groups (spec §2, filter panel). Disabled options have a reason, which all of a group that are
 * disabled for the same reason share: 'Nenhum até 25 000 € nem acima de 35 000 €.'
 * @param name The filtered list, as versions are feminine.
 */
export function filterGroups(
  t: Translate,
  name: FilterName,
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
    const reasonOf = (reason: DomainOption['reason']): string | null =>
      reason &&
      t(name === 'version' ? `${REASONS[reason]}Version` : REASONS[reason], {
        bands: bandsText(t, list.filter((option) => option.reason === reason).map(bandOf)),
      })
    return {
      id: group.id,
      label: t(group.label),
      options: list.map((option) => ({
        id: option.id,
        label: nameOf(option),
        isChecked: selection[group.id].includes(option.id),
        reason: reasonOf(option.reason),
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

const bandOf = ({ content }: DomainOption): Band | null =>
  typeof content === 'string' ? null : content

/** Bands in words, those that adjoin as one. */
function bandsText(t: Translate, bands: readonly (Band | null)[]): string {
  const joined: Band[] = []
  for (const band of bands) {
    const last = joined.at(-1)
    if (band && last?.to === band.from) joined[joined.length - 1] = { ...last, to: band.to }
    else if (band) joined.push(band)
  }
  return joined
    .map((band) => bandLabel(t, EMPTY, band))
    .reduce((texts, band) => t('emptyNor', { bands: texts, band }))
}
