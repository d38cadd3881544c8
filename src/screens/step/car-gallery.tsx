import { useShallow } from 'zustand/react/shallow'
import { savesData } from '../../browser/connection.ts'
import { useSelect } from '../../store/context.tsx'
import { selectGalleryPictures } from '../../store/pictures/gallery.ts'
import { selectModel } from '../../store/flow/selectors.ts'
import { Gallery } from '../../ui/gallery/gallery.tsx'
import { NoModel } from '../../ui/stage/no-model.tsx'
import { useText } from '../shared/use-text.tsx'

/** Images of the car as configured so far. */
export function CarGallery() {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const images = useSelect(useShallow(selectGalleryPictures))
  return (
    <Gallery
      images={images}
      hasThumbnails={!savesData()}
      labels={{
        previous: t('previousPicture'),
        next: t('nextPicture'),
        strip: t('galleryStrip'),
        position: (n, total) => t('position', { n, total }),
        alt: (n, total) => t('galleryPicture', { model, n, total }),
        thumbnail: (n, total) => t('galleryThumbnail', { n, total }),
      }}
      fallback={
        <div className="no-picture" role="img" aria-label={t('noPicture', { model })}>
          <NoModel />
        </div>
      }
    />
  )
}
