import { FILTER_GROUPS, type Filterable, type Band } from '../../core/filtering/filter-registry.ts'
import {
  filterOptions,
  type FilterOption as DomainOption,
  type FilterSelection,
} from '../../core/filtering/filtering.ts'
import { formatNumber } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { FilterName } from '../../core/store/state.ts'
import type { FilterGroup } from './filter-group.tsx'

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
 * disabled for the same reason share: 'Nenhum até 25 000 € nem acima de 35 000 €.', 'Sem Elétrico com os filtros escolhidos.'
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
    const reasonOf = (reason: DomainOption['reason']): string | null => {
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
  const all = ({ from, to }: Band): boolean => from === 0 && to === null
  return nor(
    t,
    joined.map((band) => (all(band) ? t('emptyAll') : bandLabel(t, EMPTY, band))),
  )
}

const nor = (t: Translate, texts: readonly string[]): string =>
  texts.reduce((others, text) => t('emptyNor', { bands: others, band: text }))
