import { formatCode } from '../../domain/builds/build-code.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import buildsCss from '../../ui/builds/builds.css?inline'
import { QrPicture } from '../../ui/builds/qr-picture.tsx'
import { OwnModal } from '../shared/own-modal.tsx'
import { useShareLink } from '../shared/use-share-link.tsx'
import { useText } from '../shared/use-text.tsx'
import { useBuildCode } from './use-build-code.tsx'

/** The share link as a QR code, made in the browser: nobody else learns which configurations are handed over. */
export function PhoneModal() {
  useStyles(buildsCss)
  const t = useText()
  const link = useShareLink()
  // Sends a failed request again.
  const code = useBuildCode()
  return (
    <OwnModal title={t('continueOnPhone')}>
      <p>{t('phoneText')}</p>
      <QrPicture text={link} label={t('phonePicture')} />
      {code && <p>{t('phoneCode', { code: formatCode(code) })}</p>}
    </OwnModal>
  )
}
