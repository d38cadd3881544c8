import { useActions } from '../../store/context.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { useText } from '../shared/use-text.tsx'
import { CodeForm } from './code-form.tsx'
import { useOpenBuild } from './use-open-build.tsx'

/** 'Tenho um código': opens the summary of a build. */
export function CodeModal() {
  const t = useText()
  const actions = useActions()
  return (
    <Modal title={t('haveCode')} closeLabel={t('close')} onClose={actions.closeModal}>
      <CodeForm buttonLabel={t('openBuild')} onFound={useOpenBuild()} />
    </Modal>
  )
}
