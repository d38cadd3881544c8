import { formatCode } from '../../core/configuration/build-code.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import buildsCss from './builds.css?inline'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { useShareLink } from '../../ui/share/link-tools.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { useBuildCode } from '../../ui/offer/use-build-code.tsx'
import { encode } from 'uqr'
import { addTexts } from '../../labels/texts.ts'
import { buildLabels } from './labels.pt-PT.ts'

addTexts(buildLabels)

/** Light modules around the code, as ISO/IEC 18004 requires. */
const QUIET_ZONE = 4

/** The share link as a QR code, made in the browser: nobody else learns which configurations are handed over. */
export function PhoneModal() {
  useStyles(buildsCss)
  const t = useText()
  const link = useShareLink()
  // Sends a failed request again.
  const code = useBuildCode()
  const { data, size } = encode(link, { ecc: 'M', border: QUIET_ZONE })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <StoreModal title={t('continueOnPhone')}>
      <p>{t('phoneText')}</p>
      {/* Dark on light in any theme. */}
      <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={t('phonePicture')}>
        <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
        <path fill="#000" d={path} shapeRendering="crispEdges" />
      </svg>
      {code && <p>{t('phoneCode', { code: formatCode(code) })}</p>}
    </StoreModal>
  )
}
