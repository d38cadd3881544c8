import { useSelect } from '../../store/context.tsx'
import {
  selectCabinPicture,
  selectCarPictures,
  selectModelPicture,
} from '../../store/journey/pictures.ts'
import { selectInterior, selectModel } from '../../store/journey/selectors.ts'
import { selectBackOffice } from '../../store/range.ts'
import { NoModel } from '../../ui/no-model.tsx'
import { PictureView } from '../../ui/picture-view.tsx'
import { useText } from '../use-text.tsx'

export type Side = 'exterior' | 'interior'

/** The car as chosen so far, from outside or inside; the no-model picture where there is none. */
export function CarView({ side }: { readonly side: Side }) {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const cabinName = useSelect((state) => selectInterior(state)?.name ?? '')
  const gallery = useSelect(selectCarPictures)
  const cabin = useSelect(selectCabinPicture)
  const modelPicture = useSelect(selectModelPicture)
  const noModelPicture = useSelect((state) => selectBackOffice(state, 'noModelImage'))
  const isCabin = side === 'interior' && cabin !== null
  const single = modelPicture ?? noModelPicture
  const outside = gallery.length > 0 || single === null ? gallery : [single]
  return (
    <PictureView
      key={isCabin ? 'interior' : 'exterior'}
      images={isCabin ? [cabin] : outside}
      isFilling={isCabin}
      alt={isCabin ? t('cabinPicture', { name: cabinName, model }) : t('carAlt', { model })}
      previousLabel={t('previousPicture')}
      nextLabel={t('nextPicture')}
      positionText={(n, total) => t('position', { n, total })}
      fallback={
        <div className="no-picture" role="img" aria-label={t('noPicture', { model })}>
          <NoModel />
        </div>
      }
    />
  )
}
