import type { Model } from '../catalogue/catalogue.ts'
import { MONTHLY_PAYMENT_BANDS } from '../filtering/bands.ts'
import { EMPTY_FILTER, normaliseFilter, type FilterSelection } from '../filtering/filtering.ts'
import type { Id } from '../units.ts'
import { fitsPlace, fitsSpace } from './model-fit.ts'
import type { FactsByModel, GuideAnswers } from './questions.ts'

/**
 * The model list's filter for a buyer's answers: the budget as monthly payment bands, place and luggage as the segments
 * of the models that meet them. Options of other groups are kept. Options that match no model are left out.
 */
export function guideFilter(
  answers: GuideAnswers,
  models: readonly Model[],
  facts: FactsByModel,
  current: FilterSelection = EMPTY_FILTER,
): FilterSelection {
  return normaliseFilter(models, {
    ...current,
    segments: segmentsFor(answers, models, facts),
    // Without an answer, Number(undefined) is NaN, and no comparison with it is true.
    monthlyPayment: MONTHLY_PAYMENT_BANDS.filter(
      ({ to }) => to !== null && to <= Number(answers.budget),
    ).map(({ id }) => id),
  })
}

/**
 * Segments that together contain every fitting model: those that contain only fitting models, then all segments of the
 * fitting models not covered by them. Empty if every model fits, or none does.
 */
function segmentsFor(
  { where, space }: GuideAnswers,
  models: readonly Model[],
  facts: FactsByModel,
): readonly Id[] {
  const fits = ({ id }: Model): boolean =>
    [
      where === undefined ? null : fitsPlace(where, facts[id] ?? null),
      space === undefined ? null : fitsSpace(space, facts[id] ?? null),
    ].every((fit) => fit === null || fit[0])
  const fitting = models.filter(fits)
  if (fitting.length === models.length) return []
  const idsOf = (list: readonly Model[]): ReadonlySet<Id> =>
    new Set(list.flatMap(({ segments }) => segments.map(({ id }) => id)))
  const others = idsOf(models.filter((model) => !fitting.includes(model)))
  const exact = [...idsOf(fitting)].filter((id) => !others.has(id))
  const uncovered = fitting.filter(({ segments }) => !segments.some(({ id }) => exact.includes(id)))
  return [...new Set([...exact, ...idsOf(uncovered)])]
}
