import { useEffect, useMemo } from 'react'
import { savesData } from '../../browser/connection.ts'
import { logFailure } from '../../browser/log.ts'
import { loadPicture } from '../../browser/picture-loading.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { savePanoramaView, savedPanoramaView } from '../../store/pictures/kept-views.ts'
import { selectInterior, selectModel } from '../../store/configuration/chosen-items.ts'
import { NoModel } from '../../ui/stage/no-model.tsx'
import { START } from '../../ui/panorama/panorama-look.ts'
import { PanoramaView, type PanoramaLabels } from '../../ui/panorama/panorama-view.tsx'
import { PictureView } from '../../ui/stage/picture-view.tsx'
import { useText } from '../shared/use-text.tsx'
import { usePreloading } from './use-preloading.tsx'

interface InteriorViewProps {
  /** In the full window the panorama handles every touch. */
  readonly isFree?: boolean
}

/** The configured interior: its flat image, replaced by the panorama once that has loaded. */
export function InteriorView({ isFree = false }: InteriorViewProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const preload = usePreloading()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const interior = useSelect(selectInterior)
  const name = interior?.name ?? ''
  const panorama = interior?.panorama ?? null
  const image = interior?.image ?? null
  const labels = useMemo(
    (): PanoramaLabels => ({
      name: t('panoramaName', { name, model }),
      instructions: t('panoramaInstructions'),
      hint: t('panoramaHint'),
      request: t('panoramaAsk'),
      loading: t('panoramaLoading'),
      controls: t('panoramaControls'),
      left: t('lookLeft'),
      right: t('lookRight'),
      up: t('lookUp'),
      down: t('lookDown'),
      nearer: t('zoomIn'),
      farther: t('zoomOut'),
      directions: {
        front: t('facingFront'),
        right: t('facingRight'),
        back: t('facingBack'),
        left: t('facingLeft'),
        up: t('facingUp'),
        down: t('facingDown'),
      },
    }),
    [t, name, model],
  )
  const flat = (
    <PictureView
      images={image === null ? [] : [image]}
      isFilling
      alt={t('cabinPicture', { name, model })}
      previousLabel={t('previousPicture')}
      nextLabel={t('nextPicture')}
      positionText={(n, total) => t('position', { n, total })}
      fallback={
        <div role="img" aria-label={t('noPicture', { model })}>
          <NoModel />
        </div>
      }
    />
  )
  useEffect(() => (panorama === null ? preload() : undefined), [panorama, preload])
  if (panorama === null) return flat
  return (
    <PanoramaView
      address={panorama}
      load={loadPicture}
      start={savedPanoramaView(store) ?? START}
      onLook={(look) => savePanoramaView(store, look)}
      onShown={preload}
      onFailure={(error) => logFailure('the panorama cannot be shown', error)}
      isOnDemand={savesData()}
      isFree={isFree}
      isFlatRound={image === panorama}
      labels={labels}
    >
      {flat}
    </PanoramaView>
  )
}
