import { useRef, useEffect, type PointerEvent, type KeyboardEvent } from 'react'
import { savesData } from '../../../platform/connection.ts'
import { selectItem, selectModel } from '../../../core/configuration/chosen-items.ts'
import { useSelect } from '../../../core/store/context.tsx'
import viewerCss from '../viewer-dialog.css?inline'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { useText } from '../../../ui/text/use-text.tsx'
import { NoPicture, PictureLayers, usePictures, type Pictures } from '../picture-view.tsx'
import { useStyles } from '../../../ui/base/use-styles.tsx'
import { capitalized } from '../../../core/values/capitalized.ts'
import { selectGalleryPictures, selectShownColour, shownIn } from '../pictures/pictures.ts'
import { usePictureNote } from '../use-picture-note.tsx'

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

interface GalleryProps {
  /** Image URLs in order; broken ones are removed when they fail to load. */
  readonly images: readonly string[]
  /** What a picture shows; null if that is not known. */
  readonly viewOf: (address: string) => string | null
  /** What a picture shows instead of the car as configured; null if it shows that. */
  readonly noteOf: (address: string) => string | null
}

/** A large image with thumbnails below. */
export function Gallery({ images, viewOf, noteOf }: GalleryProps) {
  useStyles(viewerCss)
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const pictures = usePictures(images)
  const { usable, position, turnBy } = pictures
  const swipe = useSwipe(turnBy)
  const address = usable[position]
  if (address === undefined)
    return (
      <div className="gallery-view layer">
        <NoPicture />
      </div>
    )
  const view = viewOf(address)
  const note = noteOf(address)
  const place = { n: position + 1, total: usable.length }
  const alt =
    view === null ? t('galleryPicture', { model, ...place }) : t('galleryView', { model, view })
  return (
    <div className="gallery-view layer">
      <div className="gallery-picture" {...swipe}>
        <PictureLayers pictures={pictures} alt={alt} />
        {note !== null && <p className="picture-note viewer-note">{note}</p>}
      </div>
      {usable.length > 1 && (
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
          <GalleryStrip pictures={pictures} viewOf={viewOf} />
        </>
      )}
    </div>
  )
}

/** Minimum horizontal distance of a swipe, in CSS pixels. */
const THRESHOLD_PX = 40

/**
 * Detects horizontal swipes. The element needs `touch-action: pan-y`: the browser then cancels the pointer of a touch
 * that scrolls the page.
 */
function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const from = useRef<number | null>(null)
  return {
    onPointerDown: (event: PointerEvent) => {
      from.current = event.isPrimary && event.button === 0 ? event.clientX : null
    },
    onPointerUp: (event: PointerEvent) => {
      const far = from.current === null ? 0 : event.clientX - from.current
      from.current = null
      if (Math.abs(far) >= THRESHOLD_PX) onSwipe(far < 0 ? 1 : -1)
    },
    onPointerCancel: () => {
      from.current = null
    },
  }
}

interface GalleryStripProps extends Pick<GalleryProps, 'viewOf'> {
  readonly pictures: Pictures
}

/** The gallery's thumbnails, or to save data only numbers: a single tab stop, navigated with the arrow keys. */
function GalleryStrip({ pictures, viewOf }: GalleryStripProps) {
  const t = useText()
  const { usable, position, goTo, turnBy, onError } = pictures
  const list = useRef<HTMLUListElement>(null)
  const total = usable.length

  useEffect(() => {
    const strip = list.current
    const current = strip?.children[position]
    if (!(strip && current instanceof HTMLElement)) return
    // Scroll only the strip: `scrollIntoView` would scroll the page, too.
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2
    if (strip.contains(activeIn(strip))) current.querySelector('button')?.focus()
  }, [position, total])

  const press = (event: KeyboardEvent): void => {
    const moves = new Map([
      ['ArrowLeft', () => turnBy(-1)],
      ['ArrowRight', () => turnBy(1)],
      ['Home', () => goTo(0)],
      ['End', () => goTo(-1)],
    ])
    const move = moves.get(event.key)
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <ul ref={list} className="gallery-strip" role="list" aria-label={t('galleryStrip')}>
      {usable.map((url, place) => {
        const n = place + 1
        const view = viewOf(url)
        return (
          <li key={url}>
            <button
              type="button"
              tabIndex={place === position ? 0 : -1}
              aria-current={place === position}
              aria-label={
                view === null
                  ? t('galleryThumbnail', { n, total })
                  : t('spinValue', { view, n, total })
              }
              onClick={() => goTo(place)}
              onKeyDown={press}
            >
              {savesData() ? (
                n
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
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The focused element, also inside a shadow root. */
function activeIn(element: HTMLElement): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement
}
