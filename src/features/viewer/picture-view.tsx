import { formatPrice, formatSurcharge } from '../../core/formats/format.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectPictureNote, type PictureNote } from './pictures/pictures.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { useState, type ReactNode } from 'react'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { selectModel } from '../../core/configuration/chosen-items.ts'
import { NoModel } from '../../ui/primitives/no-model.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import stageCss from './stage.css?inline'

/** The caption of the car's pictures where they show something else than what was chosen. Null where they do not. */
export function usePictureNote(): string | null {
  const t = useText()
  return pictureNoteText(t, useSelect(selectPictureNote))
}

/** The words of a note on a picture. */
export function pictureNoteText(t: Translate, note: PictureNote | null): string | null {
  if (note === null) return null
  if (note.kind === 'otherVersion') {
    const { name = '', price = null } = note.version ?? {}
    return price === null
      ? t('picturedOtherVersion')
      : t('picturedVersion', { name, price: formatPrice(price) })
  }
  if (note.kind === 'otherColour')
    return note.name === null ? t('picturedModel') : t('picturedOtherColour', { name: note.name })
  const { name, surcharge } = note.colour
  const price = surcharge === null ? '—' : formatSurcharge(surcharge)
  return t('picturedExtra', { name, price })
}

interface PictureViewProps {
  /** Image URLs in order, null for none; broken ones are removed when they fail to load. */
  readonly images: readonly (string | null)[]
  readonly alt: string
  /** Fills the area and crops the image, as for an interior; otherwise the whole image is shown. */
  readonly isFilling?: boolean
  /** Shown when no image can be loaded. */
  readonly fallback: ReactNode
}

/** Shows one image at a time. The old image stays until the new one has loaded, so that the stage is never empty. */
export function PictureView(props: PictureViewProps) {
  useStyles(stageCss)
  const t = useText()
  const pictures = usePictures(props.images)
  const { usable, position, turnBy } = pictures
  if (usable.length === 0) return <div className="picture">{props.fallback}</div>
  return (
    <div className={props.isFilling ? 'picture filling' : 'picture'}>
      <PictureLayers pictures={pictures} alt={props.alt} />
      {usable.length > 1 && (
        <div className="row quiet picture-controls">
          <IconButton label={t('previousPicture')} icon="arrow-left" onClick={() => turnBy(-1)} />
          <p role="status">{t('position', { n: position + 1, total: usable.length })}</p>
          <IconButton label={t('nextPicture')} icon="arrow-right" onClick={() => turnBy(1)} />
        </div>
      )}
    </div>
  )
}

/** In place of the pictures of the chosen model. */
export function NoPicture() {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  return (
    <div className="no-picture">
      <NoModel />
      <p className="quiet">{t('noPicture', { model })}</p>
    </div>
  )
}

/** Selects one of several images. The old image stays until the new one has loaded; broken images are removed. */
export function usePictures(images: readonly (string | null)[]) {
  // Index into all images, so that the failure of another one does not change the current image.
  const [index, setIndex] = useState(0)
  const [shown, setShown] = useState<string | null>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const all = [...new Set(images.filter((url) => url !== null))]
  const usable = all.filter((url) => !broken.has(url))
  /** The requested image; if it is broken, the next one, or the last. */
  const targetAt = (at: number): string =>
    all.slice(at).find((url) => !broken.has(url)) ?? usable.at(-1) ?? ''
  const target = targetAt(index) || null
  const indexOf = (position: number): number => all.indexOf(usable.at(position) ?? '')
  return {
    /** Without duplicates and without images that failed to load. */
    usable,
    /** Index of the requested image among the usable ones; -1 for none. */
    position: usable.indexOf(targetAt(index)),
    goTo: (position: number) => setIndex(indexOf(position)),
    /** Goes on by a number of images, and wraps around at both ends. */
    turnBy: (by: number) =>
      setIndex((now) => indexOf((usable.indexOf(targetAt(now)) + by) % usable.length)),
    /** The visible image; null for none. */
    top: shown === null || broken.has(shown) ? target : shown,
    onLoad: setShown,
    onError: (url: string) => setBroken((old) => new Set(old).add(url)),
  }
}

interface PictureLayersProps {
  readonly pictures: ReturnType<typeof usePictures>
  readonly alt: string
}

/** The visible image and, hidden until it has been decoded, the requested one. */
export function PictureLayers({ pictures, alt }: PictureLayersProps) {
  const { usable, position, top, onLoad, onError } = pictures
  const target = usable[position]
  if (target === undefined || top === null) return null
  return [...new Set([top, target])].map((url) => (
    <img
      key={url}
      src={url}
      alt={url === top ? alt : ''}
      width="1200"
      height="675"
      hidden={url !== top}
      fetchPriority="high"
      draggable={false}
      onLoad={({ currentTarget }) => {
        // An image that has been replaced while it was decoded must not become the visible one.
        const show = () => {
          if (currentTarget.isConnected) onLoad(url)
        }
        void currentTarget.decode().then(show, show)
      }}
      onError={() => onError(url)}
    />
  ))
}
