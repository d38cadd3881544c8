import { useRef, useEffect, type ReactNode, type PointerEvent, type KeyboardEvent } from 'react'
import viewerCss from '../viewer-dialog.css?inline'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { PictureLayers, usePictures } from '../use-pictures.tsx'
import { useStyles } from '../../../ui/base/use-styles.tsx'

interface GalleryLabels {
  readonly previous: string
  readonly next: string
  readonly strip: string
  /** What the picture shows; null if that is not known. */
  readonly caption: (address: string) => string | null
  /** What the picture shows instead of the car as configured; null if it shows that. */
  readonly note: (address: string) => string | null
  /** 'n de m', both 1-based. */
  readonly position: (position: number, count: number) => string
  readonly alt: (address: string, position: number, count: number) => string
  readonly thumbnail: (address: string, position: number, count: number) => string
}

interface GalleryProps {
  /** Image URLs in order; broken ones are removed when they fail to load. */
  readonly images: readonly string[]
  readonly hasThumbnails: boolean
  readonly labels: GalleryLabels
  /** Shown when no image can be loaded. */
  readonly fallback: ReactNode
}

/** A large image with thumbnails below. */
export function Gallery({ images, hasThumbnails, labels, fallback }: GalleryProps) {
  useStyles(viewerCss)
  const pictures = usePictures(images)
  const { usable, position, goTo, turnBy, onError } = pictures
  const swipe = useSwipe(turnBy)
  const count = usable.length
  if (count === 0) return <div className="gallery-view">{fallback}</div>
  const address = usable[position] ?? ''
  const caption = labels.caption(address)
  const note = labels.note(address)
  return (
    <div className="gallery-view">
      <div className="gallery-picture" {...swipe}>
        <PictureLayers pictures={pictures} alt={labels.alt(address, position + 1, count)} />
        {note !== null && <p className="viewer-note">{note}</p>}
      </div>
      {count > 1 && (
        <>
          <div className="row quiet gallery-turn">
            <IconButton label={labels.previous} icon="arrow-left" onClick={() => turnBy(-1)} />
            <div>
              {/* The picture's text alternative contains it. */}
              {caption !== null && <p aria-hidden="true">{caption}</p>}
              <p role="status">{labels.position(position + 1, count)}</p>
            </div>
            <IconButton label={labels.next} icon="arrow-right" onClick={() => turnBy(1)} />
          </div>
          <GalleryStrip
            images={usable}
            position={position}
            onChoose={goTo}
            onTurn={turnBy}
            onError={onError}
            hasPictures={hasThumbnails}
            label={labels.strip}
            itemLabel={labels.thumbnail}
          />
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

interface GalleryStripProps {
  readonly images: readonly string[]
  readonly position: number
  readonly onChoose: (position: number) => void
  readonly onTurn: (by: number) => void
  readonly onError: (address: string) => void
  /** Whether to show thumbnails; otherwise only numbers, which save data. */
  readonly hasPictures: boolean
  readonly label: string
  readonly itemLabel: (address: string, position: number, count: number) => string
}

/** The gallery's thumbnails: a single tab stop, navigated with the arrow keys. */
function GalleryStrip(props: GalleryStripProps) {
  const { images, position, onChoose, onTurn } = props
  const list = useRef<HTMLUListElement>(null)

  useEffect(() => {
    const strip = list.current
    const current = strip?.children[position]
    if (!(strip && current instanceof HTMLElement)) return
    // Scroll only the strip: `scrollIntoView` would scroll the page, too.
    strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2
    if (strip.contains(activeIn(strip))) current.querySelector('button')?.focus()
  }, [position, images.length])

  const press = (event: KeyboardEvent): void => {
    const moves = new Map([
      ['ArrowLeft', () => onTurn(-1)],
      ['ArrowRight', () => onTurn(1)],
      ['Home', () => onChoose(0)],
      ['End', () => onChoose(-1)],
    ])
    const move = moves.get(event.key)
    if (!move) return
    event.preventDefault()
    move()
  }
  return (
    <ul ref={list} className="gallery-strip" role="list" aria-label={props.label}>
      {images.map((url, place) => (
        <li key={url}>
          <button
            type="button"
            tabIndex={place === position ? 0 : -1}
            aria-current={place === position}
            aria-label={props.itemLabel(url, place + 1, images.length)}
            onClick={() => onChoose(place)}
            onKeyDown={press}
          >
            {props.hasPictures ? (
              <img
                src={url}
                alt=""
                width="96"
                height="54"
                loading="lazy"
                decoding="async"
                draggable={false}
                onError={() => props.onError(url)}
              />
            ) : (
              place + 1
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The focused element, also inside a shadow root. */
function activeIn(element: HTMLElement): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement
}
