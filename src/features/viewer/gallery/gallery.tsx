import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { savesData } from '../../../platform/connection.ts'
import { selectItem, selectModel } from '../../../core/configuration/chosen-items.ts'
import { useSelect } from '../../../core/store/context.tsx'
import type { Translate } from '../../../core/formats/translate.ts'
import viewerCss from '../viewer-dialog.css?inline'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { useText } from '../../../ui/text/use-text.tsx'
import { NoPicture, PictureLayers, usePictures, usePictureNote } from '../picture-view.tsx'
import { useStyles } from '../../../ui/base/element-context.tsx'
import { capitalized } from '../../../core/values/texts.ts'
import { selectGalleryPictures, selectShownColour, shownIn } from '../pictures/pictures.ts'
import { followDrags } from '../follow-drags.ts'
import { ViewerToggle } from '../viewer-toggle.tsx'

/** Images of the car as configured so far: a large one with thumbnails below, or to save data with their numbers. */
export function CarGallery() {
  useStyles(viewerCss)
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const images = useSelect(selectGalleryPictures)
  const shown = useSelect((state) => images.map((image) => shownIn(state, image)))
  const titles = useSelect((state) => ({
    ...selectShownColour(state)?.galleryTitles,
    ...selectItem(state, 'interior')?.galleryTitles,
  }))
  const carNote = usePictureNote()
  const cabin = useSelect((state) => selectItem(state, 'interior'))
  /** What a picture shows; null if that is not known. */
  const viewOf = (picture: string): string | null => {
    if (titles[picture]) return titles[picture]
    const view = shown[images.indexOf(picture)] ?? null
    if (view === null) return null
    return view === 'cabin'
      ? t('galleryCabin', { name: cabin?.name ?? '' })
      : t(`view${capitalized(view)}`)
  }
  const pictures = usePictures(images)
  const { usable, position, goTo, turnBy, onError } = pictures
  const total = usable.length
  const picture = useRef<HTMLDivElement>(null)
  useSwipe(picture, turnBy)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = strip.current
    const current = row?.querySelector(':checked')?.parentElement
    // Scroll only the strip: `scrollIntoView` would scroll the page, too.
    if (row && current)
      row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
  }, [position, total])
  const address = usable[position]
  if (address === undefined)
    return (
      <div className="gallery-view layer">
        <NoPicture />
      </div>
    )
  const view = viewOf(address)
  const isCabin = address === cabin?.image || cabin?.gallery.includes(address)
  const note = isCabin ? null : carNote
  const place = { n: position + 1, total }
  const alt =
    view === null ? t('galleryPicture', { model, ...place }) : t('galleryView', { model, view })
  return (
    <div className="gallery-view layer">
      <div ref={picture} className="gallery-picture">
        <PictureLayers pictures={pictures} alt={alt} />
        {note !== null && <p className="picture-note viewer-note">{note}</p>}
      </div>
      {total > 1 && (
        <>
          <div className="row quiet gallery-turn">
            <IconButton label={t('previousPicture')} icon="arrow-left" onClick={() => turnBy(-1)} />
            <div>
              {/* The picture's text alternative contains it. */}
              {view !== null && <p aria-hidden="true">{view}</p>}
              <p role="status">{t('position', place)}</p>
            </div>
            <IconButton label={t('nextPicture')} icon="arrow-right" onClick={() => turnBy(1)} />
          </div>
          <div ref={strip} className="gallery-strip">
            <ViewerToggle
              name="gallery"
              className=""
              label={t('galleryStrip')}
              options={usable.map((url, index) => ({
                value: url,
                label: thumbnailName(t, viewOf(url), { n: index + 1, total }),
                picture: savesData() ? (
                  <b aria-hidden="true">{index + 1}</b>
                ) : (
                  <img
                    src={url}
                    alt=""
                    width="96"
                    height="54"
                    loading="lazy"
                    decoding="async"
                    draggable={false}
                    onError={() => onError(url)}
                  />
                ),
              }))}
              value={address}
              onChange={(url) => goTo(usable.indexOf(url))}
            />
          </div>
        </>
      )}
    </div>
  )
}

function thumbnailName(t: Translate, view: string | null, place: { n: number; total: number }) {
  return view === null ? t('galleryThumbnail', place) : t('spinValue', { view, ...place })
}

/** Minimum horizontal distance of a swipe, in CSS pixels. */
const THRESHOLD_PX = 40

/** Calls back for each horizontal swipe over an element. */
function useSwipe(ref: RefObject<HTMLElement | null>, onSwipe: (by: 1 | -1) => void): void {
  const swipe = useEffectEvent(onSwipe)
  useEffect(() => {
    const end = new AbortController()
    let far = 0
    const handlers = {
      onStart: () => (far = 0),
      onMove: (x: number) => (far += x),
      onRelease: () => {
        if (Math.abs(far) >= THRESHOLD_PX) swipe(far < 0 ? 1 : -1)
      },
    }
    if (ref.current) followDrags(ref.current, handlers, end.signal)
    return () => end.abort()
  }, [ref])
}
