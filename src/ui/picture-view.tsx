import { type ReactNode, useState } from 'react'

import { IconButton } from './icon-button.tsx'
import { MoreIcon } from './more-icon.tsx'
import { useStyles } from './root-context.tsx'
import stageCss from './stage.css?inline'

export interface PictureViewProps {
  /** Addresses in order; broken ones are left out as they fail. */
  readonly images: readonly string[]
  readonly alt: string
  /** Fills its place to the edges, as a cabin does; otherwise the whole picture stands in it. */
  readonly isFilling?: boolean
  readonly previousLabel: string
  readonly nextLabel: string
  /** 'n de m', both counted from 1. */
  readonly positionText: (position: number, count: number) => string
  /** Stands where no picture can be shown. */
  readonly fallback: ReactNode
}

/** Pictures one at a time; the old one stays until the new one has loaded, so the stage is never bare. */
export function PictureView(props: PictureViewProps) {
  useStyles(stageCss)
  const [index, setIndex] = useState(0)
  const [shown, setShown] = useState<string | null>(null)
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set())
  const usable = [...new Set(props.images)].filter((url) => !broken.has(url))
  const position = Math.min(index, usable.length - 1)
  const wanted = usable[position]
  if (wanted === undefined) return <div className="picture">{props.fallback}</div>

  const top = shown === null || broken.has(shown) ? wanted : shown
  const turn = (by: number) => setIndex((position + by + usable.length) % usable.length)
  return (
    <div className={props.isFilling ? 'picture filling' : 'picture'}>
      {[...new Set([top, wanted])].map((url) => (
        <img
          key={url}
          src={url}
          alt={url === top ? props.alt : ''}
          width="1200"
          height="675"
          hidden={url !== top}
          fetchPriority="high"
          draggable={false}
          onLoad={() => setShown(url)}
          onError={() => setBroken((old) => new Set(old).add(url))}
        />
      ))}
      {usable.length > 1 && (
        <div className="picture-controls">
          <IconButton
            label={props.previousLabel}
            icon={<MoreIcon name="arrow-left" />}
            onClick={() => turn(-1)}
          />
          <p role="status">{props.positionText(position + 1, usable.length)}</p>
          <IconButton
            label={props.nextLabel}
            icon={<MoreIcon name="arrow-right" />}
            onClick={() => turn(1)}
          />
        </div>
      )}
    </div>
  )
}
