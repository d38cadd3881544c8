import { savesData } from '../../platform/connection.ts'
import { cabinPictures, cabinViews } from './pictures/cabin-views.ts'
import { capitalized } from '../../core/values/capitalized.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { addTexts } from '../../labels/texts.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { cabinLabels } from './panorama/labels.pt-PT.ts'
import { selectCabinView } from './pictures/pictures.ts'
import { ViewerToggle } from './stage.tsx'

addTexts(cabinLabels)

interface CabinViewsProps {
  /** Each view is a picture, where there is room for it. */
  readonly arePictured?: boolean
}

/** Switches between the views of the chosen interior: its seats, its dashboard and all round. Nothing if it has only one. */
export function CabinViews({ arePictured = false }: CabinViewsProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const interior = useSelect((state) => selectItem(state, 'interior'))
  const view = useSelect(selectCabinView)
  const views = cabinViews(interior)
  if (!interior || view === undefined || views.length < 2) return null
  const { seats, dashboard } = cabinPictures(interior)
  const hasPictures = arePictured && !savesData()
  const pictures = { seats, dashboard, panorama: dashboard ?? seats }
  return (
    <ViewerToggle
      label={t('cabinViews')}
      options={views.map((value) => ({
        value,
        label: t(`cabin${capitalized(value)}`),
        picture: hasPictures ? pictures[value] : null,
      }))}
      value={view}
      onChange={(chosen) => store.set({ cabinView: chosen })}
    />
  )
}
