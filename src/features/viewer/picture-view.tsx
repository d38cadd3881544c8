import type { ReactNode } from 'react'

import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { PictureLayers, usePictures } from './use-pictures.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { useStyles } from '../../ui/base/use-styles.tsx'
import stageCss from './stage.css?inline'

interface PictureViewProps {
  /** Image URLs in order; broken ones are removed when they fail to load. */
  readonly images: readonly string[]
  readonly alt: string
  /** Fills the area and crops the image, as for an interior; otherwise the whole image is shown. */
  readonly isFilling?: boolean
  /** Shown when no image can be loaded. */
  readonly fallback: ReactNode
}

/** Shows one image at a time. The old image stays until the new one has loaded, so that the stage is never empty. */
export function PictureView(props: PictureViewProps) {
  useStyles(stageCss)
  const t = useText()
  const pictures = usePictures(props.images)
  const { usable, position, turnBy } = pictures
  if (usable.length === 0) return <div className="picture">{props.fallback}</div>
  return (
    <div className={props.isFilling ? 'picture filling' : 'picture'}>
      <PictureLayers pictures={pictures} alt={props.alt} />
      {usable.length > 1 && (
        <div className="picture-controls">
          <IconButton label={t('previousPicture')} icon="arrow-left" onClick={() => turnBy(-1)} />
          <p role="status">{t('position', { n: position + 1, total: usable.length })}</p>
          <IconButton label={t('nextPicture')} icon="arrow-right" onClick={() => turnBy(1)} />
        </div>
      )}
    </div>
  )
}
