import { useEffect } from 'react'
import { takeKeptEntry } from '../../platform/overlay-entries.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { addTexts } from '../../labels/texts.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { guidedStartLabels } from './labels.pt-PT.ts'

addTexts(guidedStartLabels)

/** The button of the model list that opens the guided start. */
export function HomeWays() {
  const t = useText()
  const { openModal } = useConfiguratorStore().actions
  const hasAnswers = useSelect((state) => state.guide !== undefined)
  useEffect(() => {
    // Back from a configuration of its result.
    if (takeKeptEntry() && hasAnswers) openModal({ kind: 'guided-start' })
  }, [openModal, hasAnswers])
  return (
    <button
      type="button"
      className="filter-toggle start-button"
      onClick={() => openModal({ kind: 'guided-start' })}
    >
      {t('guideOpen')}
    </button>
  )
}

/** The last group of the filter: what it does not filter by is on the page of all must-haves. */
export function WishesGroup() {
  const t = useText()
  const { openModal } = useConfiguratorStore().actions
  return (
    <fieldset>
      <legend>{t('wishOpen')}</legend>
      <TextButton onClick={() => openModal({ kind: 'guided-start', isPage: true })}>
        {t('guideEquipmentFind')}
      </TextButton>
    </fieldset>
  )
}
