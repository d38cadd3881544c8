import { createPortal } from 'react-dom'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { useShadowRoot, useStyles } from '../../ui/base/root-context.tsx'
import openerCss from '../../ui/guided-start/guide-opener.css?inline'
import { useText } from '../shared/use-text.tsx'

/**
 * 'Ajude-me a escolher', in the header of the model list, which is part of the first view: rendered from here, so that
 * the first view needs no code for it. Left of the filter, or below the title on a phone; its space is reserved.
 */
export function GuideEntry() {
  useStyles(openerCss)
  const t = useText()
  const actions = useActions()
  const head = useShadowRoot()?.querySelector('.home-head')
  const hasChoice = useSelect((state) => selectModels(state).length > 1)
  if (!head || !hasChoice) return null
  const open = (): void => actions.openModal({ kind: 'guided-start' })
  return createPortal(
    <button type="button" className="guide-open" onClick={open}>
      {t('guideOpen')}
    </button>,
    head,
  )
}
