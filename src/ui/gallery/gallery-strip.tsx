import { type KeyboardEvent, useEffect, useRef } from 'react'

interface GalleryStripProps {
  readonly images: readonly string[]
  readonly position: number
  readonly onChoose: (position: number) => void
  readonly onError: (address: string) => void
  /** Whether to show thumbnails; otherwise only numbers, which save data. */
  readonly hasPictures: boolean
  readonly label: string
  readonly itemLabel: (address: string, position: number, count: number) => string
}

/** The gallery's thumbnails: a single tab stop, navigated with the arrow keys. */
export function GalleryStrip(props: GalleryStripProps) {
  const { images, position, onChoose } = props
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
    const places = new Map([
      ['ArrowLeft', position - 1],
      ['ArrowRight', position + 1],
      ['Home', 0],
      ['End', images.length - 1],
    ])
    const place = places.get(event.key)
    if (place === undefined) return
    event.preventDefault()
    onChoose(place)
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
