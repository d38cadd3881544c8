import { MONTHLY_PAYMENT_BANDS, PRICE_BANDS, type Band } from '../../domain/filtering/bands.ts'
import {
  filterOptions,
  type Filterable,
  type FilterOption as DomainOption,
  type FilterSelection,
} from '../../domain/filtering/filtering.ts'
import { formatNumber } from '../../labels/format.ts'
import type { Translate } from '../../labels/translate.ts'
import type { FilterGroup } from '../../ui/filter/filter-panel.tsx'

type GroupName = keyof FilterSelection

/** The filter panel's groups; each disabled option has a reason (spec §2, filter panel). */
export function filterGroups(
  t: Translate,
  items: readonly Filterable[],
  selection: FilterSelection,
): readonly FilterGroup[] {
  const options = filterOptions(items, selection)
  const group = (
    id: GroupName,
    label: string,
    list: readonly DomainOption[],
    nameOf: (id: string) => string,
  ): readonly FilterGroup[] =>
    list.length === 0
      ? []
      : [
          {
            id,
            label,
            reason: reasonOf(t, list, nameOf),
            options: list.map((option) => ({
              id: option.id,
              label: nameOf(option.id),
              isChecked: (selection[id] as readonly string[]).includes(option.id),
              isDisabled: option.isDisabled,
            })),
          },
        ]
  const segmentName = (id: string): string =>
    options.segments.find((segment) => segment.id === id)?.name ?? id
  return [
    ...group('segments', t('filterSegments'), options.segments, segmentName),
    ...group('transmissions', t('filterTransmission'), options.transmissions, (name) => name),
    ...group('price', t('filterPrice'), options.price, (id) => bandLabel(t, PRICE_BANDS, id)),
    ...group('monthlyPayment', t('filterRent'), options.monthlyPayment, (id) =>
      bandLabel(t, MONTHLY_PAYMENT_BANDS, id),
    ),
  ]
}

/** 'Até 15 000 €', '15 000 a 25 000 €', 'Mais de 35 000 €'. */
function bandLabel(t: Translate, bands: readonly Band[], id: string): string {
  const band = bands.find((item) => item.id === id)
  if (!band) return id
  const from = formatNumber(band.from)
  if (band.to === null) return t('bandFrom', { from })
  const to = formatNumber(band.to)
  return band.from === 0 ? t('bandUpTo', { to }) : t('bandBetween', { from, to })
}

function reasonOf(
  t: Translate,
  list: readonly DomainOption[],
  nameOf: (id: string) => string,
): string | null {
  const named = (reason: DomainOption['reason']): string =>
    list
      .filter((option) => option.isDisabled && option.reason === reason)
      .map((option) => nameOf(option.id))
      .join('; ')
  const absent = named('none-in-range')
  const excluded = named('excluded-by-filter')
  const sentences = [
    absent && t('noneInRange', { options: absent }),
    excluded && t('excludedByFilter', { options: excluded }),
  ]
  return sentences.filter(Boolean).join(' ') || null
}
