import { useRef, useEffect, useEffectEvent, type ReactNode, type RefObject } from 'react'
import dialogCss from './dialog.css?inline'
import { IconButton } from '../primitives/icon-button.tsx'
import { useStyles } from '../base/root-context.tsx'
import { useDialog } from './use-dialog.tsx'
import viewerCss from './viewer-dialog.css?inline'
import { ViewerZoom, type ViewerZoomLabels } from './viewer-zoom.tsx'

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
