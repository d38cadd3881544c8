import type { FigureId, FigureValues } from '../../core/offer/figures.ts'
import { useActions } from '../../core/store/context.tsx'
import type { NamedOffer } from '../../core/store/state.ts'
import type { Figure } from '../primitives/figures.tsx'
import { useText } from '../text/use-text.tsx'
import { figureList } from './offer-words.ts'

/**
 * Returns a function that gives the figures of a step, with the info icon beside the TAEG.
 * @param offer What the figures belong to, where a screen shows several: tells their info icons apart.
 */
export function useStepFigures() {
  const t = useText()
  const { openModal } = useActions()
  return <Id extends FigureId>(
    place: readonly Id[],
    values: FigureValues<Id>,
    offer?: NamedOffer,
  ): readonly Figure[] =>
    figureList(t, place, values, {
      on: 'taeg',
      infoLabel: [t('moreAboutFinancing'), offer?.name].filter(Boolean).join(': '),
      onInfo: () => openModal({ kind: 'finance', ...(offer && { offer }) }),
    })
}
