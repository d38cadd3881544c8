import { useEffect, type ReactNode } from 'react'
import { savesData } from '../../browser/connection.ts'
import { logFailure } from '../../browser/log.ts'
import { afterPaint } from '../../browser/page.ts'
import { loadPicture } from '../../browser/picture-loading.ts'
import { cabinViews, type CabinView } from '../../domain/catalogue/cabin-views.ts'
import { capitalized } from '../../domain/capitalized.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { savePanoramaView } from '../../store/pictures/kept-views.ts'
import { selectCabinView, selectIsCabinRound } from '../../store/pictures/pictures.ts'
import { selectItem, selectModel } from '../../store/configuration/chosen-items.ts'
import { NoModel } from '../../ui/stage/no-model.tsx'
import { START } from '../../ui/panorama/panorama-look.ts'
import { PanoramaView } from '../../ui/panorama/panorama-view.tsx'
import { PictureView } from '../../ui/stage/picture-view.tsx'
import { ViewerToggle } from '../../ui/stage/stage.tsx'
import { useText } from '../shared/use-text.tsx'
import { usePreloading } from './use-preloading.tsx'

interface InteriorViewProps {
  /** In the full window the panorama handles every touch. */
  readonly isFree?: boolean
}

/**
 * The configured interior: its seats first, with a control for its other views. Without a picture of the seats, its flat
 * image, replaced by the panorama once that has loaded.
 */
export function InteriorView({ isFree = false }: InteriorViewProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const preload = usePreloading()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const interior = useSelect((state) => selectItem(state, 'interior'))
  const view = useSelect(selectCabinView)
  const isRound = useSelect(selectIsCabinRound)
  const views = cabinViews(interior)
  const name = interior?.name ?? ''
  const panorama = interior?.panorama ?? null
  const image = interior?.image ?? null
  const seats = interior?.seats ?? null
  const picture = (address: string | null, alt: string, fallback: ReactNode) => (
    <PictureView
      images={address === null ? [] : [address]}
      isFilling
      alt={alt}
      t={t}
      fallback={fallback}
    />
  )
  const flat = picture(
    image,
    t('cabinPicture', { name, model }),
    <div role="img" aria-label={t('noPicture', { model })}>
      <NoModel />
    </div>,
  )
  const seatsPicture = picture(seats, t('seatsPicture', { name, model }), flat)
  useEffect(() => (isRound ? undefined : preload()), [isRound, preload])
  return (
    <>
      {view !== undefined && views.length > 1 && (
        <div className="stage-views">
          <ViewerToggle
            label={t('cabinViews')}
            options={views.map((value) => ({ value, label: t(`cabin${capitalized(value)}`) }))}
            value={view}
            onChange={(chosen: CabinView) => afterPaint(() => store.set({ cabinView: chosen }))}
          />
        </div>
      )}
      {isRound && (
        <PanoramaView
          address={panorama}
          load={loadPicture}
          start={store.transient.panoramaView ?? START}
          onLook={(look) => savePanoramaView(store, look)}
          onShown={preload}
          onFailure={(error) => logFailure('the panorama cannot be shown', error)}
          isChosen={view !== undefined}
          isOnDemand={view === undefined && savesData()}
          isFree={isFree}
          isFlatRound={image === panorama}
          label={t('panoramaName', { name, model })}
          t={t}
        >
          {flat}
        </PanoramaView>
      )}
      {!isRound && (view === 'seats' ? seatsPicture : flat)}
    </>
  )
}
