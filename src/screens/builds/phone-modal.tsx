import { useEffect } from 'react'
import { formatCode } from '../../domain/builds/build-code.ts'
import { loadBuildCode, selectBuildCode } from '../../store/builds/build-code.ts'
import { useActions, useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { useStyles } from '../../ui/base/root-context.tsx'
import buildsCss from '../../ui/builds/builds.css?inline'
import { QrPicture } from '../../ui/builds/qr-picture.tsx'
import { Modal } from '../../ui/dialog/modal.tsx'
import { useShareLink } from '../shared/use-share-link.tsx'
import { useText } from '../shared/use-text.tsx'

/** The share link as a QR code, made in the browser: nobody else learns which configurations are handed over. */
export function PhoneModal() {
  useStyles(buildsCss)
  const t = useText()
  const actions = useActions()
  const store = useConfiguratorStore()
  const link = useShareLink()
  const code = useSelect(selectBuildCode)
  // Sends a failed request again.
  useEffect(() => loadBuildCode(store), [store])
  return (
    <Modal title={t('continueOnPhone')} closeLabel={t('close')} onClose={actions.closeModal}>
      <p>{t('phoneText')}</p>
      <QrPicture text={link} label={t('phonePicture')} />
      {code && <p>{t('phoneCode', { code: formatCode(code) })}</p>}
    </Modal>
  )
}
