import { useEffect, type ReactNode } from 'react'
import { useSelect } from '../../core/store/context.tsx'
import { selectCabinView, selectIsCabinRound } from './pictures/pictures.ts'
import { selectItem, selectModel } from '../../core/configuration/chosen-items.ts'
import { PanoramaView } from './panorama/panorama-view.tsx'
import { NoPicture } from './no-picture.tsx'
import { PictureView } from './picture-view.tsx'
import { CabinViews } from './cabin-views.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { usePreloading } from './use-preloading.tsx'
import { addTexts } from '../../labels/texts.ts'
import { cabinLabels } from './panorama/labels.pt-PT.ts'

addTexts(cabinLabels)

interface InteriorViewProps {
  /** In the full window the panorama handles every touch. */
  readonly isFree?: boolean
  /** Whether the control for its other views is on it. */
  readonly hasViews?: boolean
}

/**
 * The configured interior: its seats first, with a control for its other views. Without a picture of the seats, its flat
 * image, replaced by the panorama once that has loaded.
 */
export function InteriorView({ isFree = false, hasViews = true }: InteriorViewProps) {
  const t = useText()
  const preload = usePreloading()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const interior = useSelect((state) => selectItem(state, 'interior'))
  const view = useSelect(selectCabinView)
  const isRound = useSelect(selectIsCabinRound)
  const { name = '', panorama = null, image = null, seats = null } = interior ?? {}
  const picture = (address: string | null, alt: string, fallback: ReactNode) => (
    <PictureView
      images={address === null ? [] : [address]}
      isFilling
      alt={alt}
      fallback={fallback}
    />
  )
  const flat = picture(image, t('cabinPicture', { name, model }), <NoPicture />)
  const still = view === 'seats' ? picture(seats, t('seatsPicture', { name, model }), flat) : flat
  useEffect(() => (isRound ? undefined : preload()), [isRound, preload])
  return (
    <>
      {hasViews && (
        <div className="stage-views">
          <CabinViews />
        </div>
      )}
      {isRound && panorama !== null ? (
        <PanoramaView
          address={panorama}
          isChosen={view !== undefined}
          isFree={isFree}
          isFlatRound={image === panorama}
          label={t('panoramaName', { name, model })}
          onShown={preload}
        >
          {flat}
        </PanoramaView>
      ) : (
        still
      )}
    </>
  )
}
