import type { ReactNode } from 'react'
import type { FigureValues, PLACES } from '../../core/offer/figures.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { figureList } from '../../ui/offer/figures.tsx'
import type { ComparedRow } from './comparison.ts'

type FigureId = (typeof PLACES)['compared' | 'build'][number]

/**
 * The figures of a place side by side, one row each.
 * @param names Of rows that have another name than elsewhere.
 * @param infoOf Stands beside the TAEG of an offer.
 */
export function figureRows<Offer extends FigureValues<FigureId>>(
  t: Translate,
  place: readonly FigureId[],
  offers: readonly Offer[],
  names: Partial<Record<FigureId, string>>,
  infoOf?: (offer: Offer) => ReactNode,
): readonly ComparedRow[] {
  return place.map((id) => ({
    id,
    name: names[id] ?? t(id),
    values: offers.flatMap((offer) =>
      figureList(t, [id], offer).map(({ value, unit }) => (
        <>
          <b translate="no">{value ?? '—'}</b>
          {value && unit && <small>{unit}</small>}
          {id === 'taeg' && infoOf?.(offer)}
        </>
      )),
    ),
  }))
}
