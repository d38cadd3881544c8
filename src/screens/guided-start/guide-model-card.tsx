import { useLocation } from 'wouter'
import { isOverlayEntry } from '../../browser/overlay-entries.ts'
import { afterPaint } from '../../browser/page.ts'
import type { Recommendation } from '../../domain/guided-start/recommending.ts'
import { PLACES } from '../../domain/figures/figures.ts'
import { capitalise } from '../../labels/capitalise.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectAddress } from '../../store/configuration/chosen-items.ts'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { GuideCard } from '../../ui/guided-start/guide-layout.tsx'
import { buildPath } from '../routing/build-path.ts'
import { keepHomeTop, prepareModel } from '../shell/prepare-flow.ts'
import { stepFigures } from '../shared/offer/offer-words.ts'
import { useText } from '../shared/use-text.tsx'
import { reasonText } from './guide-words.ts'

/** A recommended model with its engine's offer. Choosing it opens the engines with this one preselected. */
export function GuideModelCard({ recommendation }: { readonly recommendation: Recommendation }) {
  const t = useText()
  const store = useConfiguratorStore()
  const [, navigate] = useLocation()
  const noModelImage = useSelect((state) => selectBackOffice(state, 'noModelImage'))
  const { model, engine, reasons, drawbacks } = recommendation
  const choose = (): void => {
    store.actions.chooseModel(model.id)
    prepareModel(store, model.id)
    keepHomeTop(store)
    const address = selectAddress(store.state.getState(), model)
    navigate(buildPath('engine', address), {
      replace: isOverlayEntry(),
      state: { modelCompared: engine.id },
    })
  }
  const isBare = reasons.length + drawbacks.length === 0
  const words = reasons.map((reason) => capitalise(reasonText(t, reason)))
  return (
    <GuideCard
      name={model.name}
      subtitle={t('guideEngine', { engine: engine.name })}
      image={model.image ?? noModelImage}
      figures={stepFigures(
        t,
        PLACES.card,
        engine,
        () => store.actions.openModal({ kind: 'finance', offer: engine }),
        model.name,
      )}
      reasons={isBare ? [capitalise(t('whyNothingAgainst'))] : words}
      drawbacks={drawbacks.map((reason) => capitalise(reasonText(t, reason)))}
      button={
        <Button isWide onClick={() => afterPaint(choose)}>
          {t('guideChoose', { model: model.name })}
        </Button>
      }
    />
  )
}
