import { createPortal } from 'react-dom'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { useShadowRoot } from '../../ui/base/root-context.tsx'
import { GuideOpener } from '../../ui/guided-start/guide-opener.tsx'
import { useText } from '../shared/use-text.tsx'

/**
 * 'Ajude-me a escolher', in the header of the model list, which is part of the first view: rendered from here, so that
 * the first view needs no code for it. Its space is reserved.
 */
export function GuideEntry() {
  const t = useText()
  const actions = useActions()
  const head = useShadowRoot()?.querySelector('.home-head')
  const hasChoice = useSelect((state) => selectModels(state).length > 1)
  if (!head || !hasChoice) return null
  return createPortal(
    <GuideOpener
      label={t('guideOpen')}
      onClick={() => actions.openModal({ kind: 'guided-start' })}
    />,
    head,
  )
}
