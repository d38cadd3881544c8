import { useEffect, type ReactNode } from 'react'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { usePreloading } from './pictures/preloading.tsx'
import { selectCabinView, cabinPictures, cabinViews } from './pictures/pictures.ts'
import { selectItem, selectModel } from '../../core/configuration/chosen-items.ts'
import { PanoramaView } from './panorama/panorama-view.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { NoPicture, PictureView } from './picture-view.tsx'
import { ViewerToggle } from './viewer-toggle.tsx'
import { savesData } from '../../platform/connection.ts'
import { capitalized } from '../../core/values/texts.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { addTexts } from '../../labels/texts.ts'
import { cabinLabels } from './panorama/labels.pt-PT.ts'

addTexts(cabinLabels)

/**
 * The configured interior: its seats first, with a control for its other views. Without a picture of the seats, its flat
 * image, replaced by the panorama once that has loaded. `viewsName` is that of the control's radio buttons.
 */
export function InteriorView({ viewsName }: { readonly viewsName: string }) {
  const t = useText()
  const preload = usePreloading()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const interior = useSelect((state) => selectItem(state, 'interior'))
  const view = useSelect(selectCabinView)
  const isRound = view === 'panorama'
  const { name = '', panorama = null, image = null, seats = null } = interior ?? {}
  const picture = (address: string | null, alt: string, fallback: ReactNode) => (
    <PictureView images={[address]} isFilling alt={alt} fallback={fallback} />
  )
  const flat = picture(image, t('cabinPicture', { name, model }), <NoPicture />)
  const still = view === 'seats' ? picture(seats, t('seatsPicture', { name, model }), flat) : flat
  useEffect(() => (isRound ? undefined : preload()), [isRound, preload])
  return (
    <>
      <CabinViews name={viewsName} />
      {isRound && panorama !== null ? (
        <PanoramaView
          address={panorama}
          isChosen={seats !== null}
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

/** Switches between the views of the chosen interior: its seats, its dashboard and all round. Nothing if it has only one. */
function CabinViews({ name }: { readonly name: string }) {
  const t = useText()
  const store = useConfiguratorStore()
  const interior = useSelect((state) => selectItem(state, 'interior'))
  const view = useSelect(selectCabinView)
  const views = cabinViews(interior)
  if (!interior || views.length < 2) return null
  const { seats, dashboard } = cabinPictures(interior)
  const pictures = {
    seats: seats && <Picture src={seats} loading="lazy" />,
    dashboard: dashboard && <Picture src={dashboard} loading="lazy" />,
    panorama: <StepIcon name="turn" />,
  }
  return (
    <ViewerToggle
      name={name}
      className="stage-views"
      label={t('cabinViews')}
      options={views.map((value) => ({
        value,
        label: t(`cabin${capitalized(value)}`),
        picture: savesData() ? null : pictures[value],
      }))}
      value={view}
      onChange={(chosen) => store.set({ cabinView: chosen })}
    />
  )
}
