import { useSelect } from '../../core/store/context.tsx'
import { selectGalleryPictures, shownIn } from './pictures/gallery.ts'
import { selectShownColour } from './pictures/pictures.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { Gallery } from './gallery/gallery.tsx'
import { usePictureNote } from './use-picture-note.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { capitalized } from '../../core/values/capitalized.ts'

/** Images of the car as configured so far. */
export function CarGallery() {
  const t = useText()
  const images = useSelect(selectGalleryPictures)
  const shown = useSelect((state) => images.map((image) => shownIn(state, image)))
  const titles = useSelect((state) => ({
    ...selectShownColour(state)?.galleryTitles,
    ...selectItem(state, 'interior')?.galleryTitles,
  }))
  const note = usePictureNote()
  const cabin = useSelect((state) => selectItem(state, 'interior'))
  const isCabin = (picture: string): boolean =>
    picture === cabin?.image || Boolean(cabin?.gallery.includes(picture))
  const viewOf = (picture: string): string | null => {
    if (titles[picture]) return titles[picture]
    const view = shown[images.indexOf(picture)] ?? null
    if (view === null) return null
    return view === 'cabin'
      ? t('galleryCabin', { name: cabin?.name ?? '' })
      : t(`view${capitalized(view)}`)
  }
  return (
    <Gallery
      images={images}
      viewOf={viewOf}
      noteOf={(picture) => (isCabin(picture) ? null : note)}
    />
  )
}
