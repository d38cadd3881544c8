import type { Pictures } from './use-pictures.tsx'

interface PictureLayersProps {
  readonly pictures: Pictures
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
