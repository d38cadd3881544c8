import { type RefObject, useEffect, useId, useRef, useState } from 'react'

import { IconButton } from '../primitives/icon-button.tsx'
import { followZoom, STEP } from './follow-zoom.ts'
import { LARGEST, NO_ZOOM, type Zoom } from './zoom.ts'

export interface ViewerZoomLabels {
  /** Accessible name of the group. */
  readonly name: string
  /** Usage instructions for screen readers. */
  readonly instructions: string
  readonly nearer: string
  readonly farther: string
}

interface ViewerZoomProps {
  /** The element whose pictures are enlarged. */
  readonly view: RefObject<HTMLElement | null>
  readonly labels: ViewerZoomLabels
}

/** Enlarges the pictures of a viewer: buttons, for those who cannot pinch or turn a wheel. */
export function ViewerZoom({ view, labels }: ViewerZoomProps) {
  const id = useId()
  const [scale, setScale] = useState(NO_ZOOM.scale)
  const follower = useRef<ReturnType<typeof followZoom>>(null)
  useEffect(() => {
    const box = view.current
    const keys = box?.closest('dialog')
    if (!box || !keys) return
    // Changes the DOM without React: a pinch moves the picture up to sixty times a second.
    const show = (zoom: Zoom): void => {
      box.style.setProperty('--zoom', String(zoom.scale))
      box.style.setProperty('--zoom-x', `${zoom.x}px`)
      box.style.setProperty('--zoom-y', `${zoom.y}px`)
      box.toggleAttribute('data-zoomed', zoom.scale > 1)
      setScale(zoom.scale)
    }
    const created = (follower.current = followZoom(box, keys, show))
    return () => {
      created.stop()
      show(NO_ZOOM)
    }
  }, [view])
  return (
    <div className="viewer-zoom" role="group" aria-label={labels.name} aria-describedby={id}>
      <IconButton
        isBare
        label={labels.nearer}
        icon="plus"
        aria-disabled={scale >= LARGEST}
        onClick={() => follower.current?.zoomBy(STEP)}
      />
      <IconButton
        isBare
        label={labels.farther}
        icon="minus"
        aria-disabled={scale <= 1}
        onClick={() => follower.current?.zoomBy(1 / STEP)}
      />
      <p id={id} hidden>
        {labels.instructions}
      </p>
    </div>
  )
}
