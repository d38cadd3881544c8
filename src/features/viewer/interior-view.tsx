import { useEffect, type ReactNode } from 'react'
import { savesData } from '../../platform/connection.ts'
import { logFailure } from '../../platform/log.ts'
import { loadPicture } from './pictures/picture-loading.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { storePanoramaView } from './pictures/stored-views.ts'
import { selectCabinView, selectIsCabinRound } from './pictures/pictures.ts'
import { selectItem, selectModel } from '../../core/configuration/chosen-items.ts'
import { START } from './panorama/panorama-look.ts'
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
  const store = useConfiguratorStore()
  const preload = usePreloading()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const interior = useSelect((state) => selectItem(state, 'interior'))
  const view = useSelect(selectCabinView)
  const isRound = useSelect(selectIsCabinRound)
  const name = interior?.name ?? ''
  const panorama = interior?.panorama ?? null
  const image = interior?.image ?? null
  const seats = interior?.seats ?? null
  const picture = (address: string | null, alt: string, fallback: ReactNode) => (
    <PictureView
      images={address === null ? [] : [address]}
      isFilling
      alt={alt}
      fallback={fallback}
    />
  )
  const flat = picture(image, t('cabinPicture', { name, model }), <NoPicture />)
  const seatsPicture = picture(seats, t('seatsPicture', { name, model }), flat)
  useEffect(() => (isRound ? undefined : preload()), [isRound, preload])
  return (
    <>
      {hasViews && (
        <div className="stage-views">
          <CabinViews />
        </div>
      )}
      {isRound && (
        <PanoramaView
          address={panorama}
          load={loadPicture}
          start={store.runtime.panoramaView ?? START}
          onLook={(look) => storePanoramaView(store, look)}
          onShown={preload}
          onFailure={(error) => logFailure('the panorama cannot be shown', error)}
          isChosen={view !== undefined}
          isOnDemand={view === undefined && savesData()}
          isFree={isFree}
          isFlatRound={image === panorama}
          label={t('panoramaName', { name, model })}
        >
          {flat}
        </PanoramaView>
      )}
      {!isRound && (view === 'seats' ? seatsPicture : flat)}
    </>
  )
}
