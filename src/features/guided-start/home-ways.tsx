import { useEffect } from 'react'
import { takeKeptEntry } from '../../platform/overlay-entries.ts'
import { useActions, useSelect } from '../../core/store/context.tsx'
import { addTexts } from '../../labels/texts.ts'
import { useIsMobile } from '../../ui/base/use-element-width.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { guidedStartLabels } from './labels.pt-PT.ts'

addTexts(guidedStartLabels)

/** The buttons of the model list that open the guided start, on a desktop also its page of all must-haves. */
export function HomeWays() {
  const t = useText()
  const { openModal } = useActions()
  const isMobile = useIsMobile()
  const hasAnswers = useSelect((state) => state.guide !== undefined)
  useEffect(() => {
    // Back from a configuration of its result.
    if (takeKeptEntry() && hasAnswers) openModal({ kind: 'guided-start' })
  }, [openModal, hasAnswers])
  return (
    <>
      <button
        type="button"
        className="start-button"
        onClick={() => openModal({ kind: 'guided-start' })}
      >
        {t('guideOpen')}
      </button>
      {!isMobile && (
        <button
          type="button"
          className="start-button"
          onClick={() => openModal({ kind: 'guided-start', isPage: true })}
        >
          {t('wishOpen')}
        </button>
      )}
    </>
  )
}

/** The page of all must-haves, which the guided start also has: a phone has no room for two buttons. */
export function WishesLink() {
  const t = useText()
  const { openModal } = useActions()
  return (
    <TextButton onClick={() => openModal({ kind: 'guided-start', isPage: true })}>
      {t('wishOpen')}
    </TextButton>
  )
}
