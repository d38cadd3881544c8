import {
  useRef,
  useEffect,
  useEffectEvent,
  useId,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import dialogCss from './dialog.css?inline'
import { IconButton } from '../primitives/icon-button.tsx'
import { useStyles } from '../base/root-context.tsx'
import { useDialog } from './use-dialog.tsx'
import viewerCss from './viewer-dialog.css?inline'
import { followZoom, STEP, LARGEST, NO_ZOOM, type Zoom } from './follow-zoom.ts'

export interface ViewerDialogProps {
  /** Accessible name. */
  readonly label: string
  readonly title: string
  readonly closeLabel: string
  readonly onClose: () => void
  /** Fills the screen where the browser allows it, otherwise the window. */
  readonly isFullscreen: boolean
  /** Identifies the viewer: another one starts without zoom. */
  readonly viewer: string
  /** `null` where the viewer zooms itself. */
  readonly zoom: ViewerZoomLabels | null
  /** Control that switches between the viewers. */
  readonly choice: ReactNode
  /** The viewer; it fills the dialog. */
  readonly children: ReactNode
}

/** A viewer on the whole screen or in the whole window. Open while mounted. */
export function ViewerDialog(props: ViewerDialogProps) {
  useStyles(dialogCss)
  useStyles(viewerCss)
  const { close, props: dialog } = useDialog(props.onClose)
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  useFullscreen(frame, props.isFullscreen, () => {
    // Closing the dialog also ends the whole screen.
    if (frame.current?.closest('dialog')?.open) close()
  })
  return (
    <dialog {...dialog} className="modal viewer" aria-label={props.label}>
      {/* A dialog cannot be shown on the whole screen itself. */}
      <div ref={frame} className="viewer-frame">
        <div className="viewer-head">
          <h2>{props.title}</h2>
          <IconButton isBare label={props.closeLabel} icon="cross" onClick={close} />
          {props.choice}
        </div>
        <div ref={body} className="viewer-body">
          {props.children}
          {props.zoom && <ViewerZoom key={props.viewer} view={body} labels={props.zoom} />}
        </div>
      </div>
    </dialog>
  )
}

/**
 * Shows an element on the whole screen while the component is mounted, where the browser allows it. Calls `onLeave`
 * when the visitor ends that, as with Escape.
 */
function useFullscreen(
  ref: RefObject<HTMLElement | null>,
  isOn: boolean,
  onLeave: () => void,
): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const element = ref.current
    if (!isOn || !element) return
    const root = element.getRootNode() as Document | ShadowRoot
    let wasOn = false
    const onChange = (): void => {
      const isFullscreen = root.fullscreenElement === element
      if (wasOn && !isFullscreen) leave()
      wasOn = isFullscreen
    }
    document.addEventListener('fullscreenchange', onChange)
    // Not on iPhones, not in frames without permission: the dialog fills the window then.
    element.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      if (root.fullscreenElement === element) void document.exitFullscreen()
    }
  }, [ref, isOn])
}

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
function ViewerZoom({ view, labels }: ViewerZoomProps) {
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
