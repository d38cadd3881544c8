import { useState } from 'react'
import { useStyles } from '../base/root-context.tsx'
import equipmentCss from './equipment.css?inline'

interface DetailPicture {
  /** URL. */
  readonly image: string
  readonly alt: string
  /** Which car it shows; null if that needs no words. */
  readonly caption: string | null
  /** Shown in place of a picture that cannot be loaded. */
  readonly failed: string
}

export interface ItemDetailProps {
  readonly text: string | null
  readonly pictures: readonly DetailPicture[]
}

/** Pictures and text of an item of equipment. */
export function ItemDetail({ text, pictures }: ItemDetailProps) {
  useStyles(equipmentCss)
  return (
    <div className="item-detail">
      {pictures.map((picture) => (
        <Picture key={picture.image} {...picture} />
      ))}
      {text !== null && <p>{text}</p>}
    </div>
  )
}

function Picture({ image, alt, caption, failed }: DetailPicture) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <figure>
      {isBroken ? (
        <p className="soft">{failed}</p>
      ) : (
        <img
          src={image}
          alt={alt}
          width="1200"
          height="675"
          decoding="async"
          onError={() => setIsBroken(true)}
        />
      )}
      {caption !== null && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
