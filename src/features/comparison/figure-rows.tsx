import type { FigureValues, PLACES } from '../../core/offer/figures.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { figureList } from '../../ui/offer/figures.tsx'
import type { ComparedRow } from './comparison.ts'

type FigureId = (typeof PLACES)['compared' | 'build'][number]

/** The figures of a place side by side, one row each, some with another name than elsewhere. */
export function figureRows(
  t: Translate,
  place: readonly FigureId[],
  offers: readonly FigureValues<FigureId>[],
  names: Partial<Record<FigureId, string>>,
): readonly ComparedRow[] {
  return place.map((id) => ({
    id,
    name: names[id] ?? t(id),
    values: offers.flatMap((offer) =>
      figureList(t, [id], offer).map(({ value, unit }) => (
        <>
          <b translate="no">{value ?? '—'}</b>
          {value && unit && <small>{unit}</small>}
        </>
      )),
    ),
  }))
}
