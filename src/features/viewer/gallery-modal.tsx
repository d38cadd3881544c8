import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectCabinView, selectGalleryPictures, selectHasCabin } from './pictures/pictures.ts'
import { selectModel } from '../../core/configuration/chosen-items.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import dialogCss from '../../ui/dialog/dialog.css?inline'
import { followZoom, LARGEST, NO_ZOOM, STEP, type Zoom } from './follow-zoom.ts'
import { useDialog } from '../../ui/dialog/store-modal.tsx'
import viewerCss from './viewer-dialog.css?inline'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { ViewerToggle } from './viewer-toggle.tsx'
import { usePictureNote } from './picture-view.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { InteriorView } from './interior-view.tsx'
import { CarGallery } from './gallery/gallery.tsx'
import { ExteriorView } from './exterior-view.tsx'
import type { Side } from './stage.tsx'
import { addTexts } from '../../labels/texts.ts'
import { galleryLabels } from './gallery/labels.pt-PT.ts'

addTexts(galleryLabels)

type Viewer = Side | 'gallery'

/** The current viewer in the full window, with a switch to the others (spec §2, fullscreen modal). */
export function GalleryModal({ side }: { readonly side: Viewer }) {
  useStyles(dialogCss)
  useStyles(viewerCss)
  const t = useText()
  const actions = useConfiguratorStore().actions
  const [viewer, setViewer] = useState<Viewer>(side)
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const hasCabin = useSelect(selectHasCabin)
  const cabinView = useSelect(selectCabinView)
  const hasGallery = useSelect((state) => selectGalleryPictures(state).length > 0)
  const note = usePictureNote()
  const options = [
    { value: 'exterior', label: t('exterior360'), isAvailable: true },
    { value: 'interior', label: t('interior'), isAvailable: hasCabin },
    { value: 'gallery', label: t('gallery'), isAvailable: hasGallery },
  ] as const
  const there = options.filter(({ isAvailable }) => isAvailable)
  const { close, props: dialog } = useDialog(actions.closeModal)
  const frame = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  // 'Ver em ecrã inteiro' fills the screen where the browser allows it, otherwise the window.
  useFullscreen(frame, side !== 'gallery', close)
  return (
    <dialog {...dialog} className="modal viewer" aria-label={t('viewerTitle', { model })}>
      {/* A dialog cannot be shown on the whole screen itself. */}
      <div ref={frame} className="viewer-frame">
        <div className="viewer-head">
          <h2 translate="no">{model}</h2>
          <IconButton label={t('close')} icon="cross" onClick={close} />
          {there.length > 1 && (
            <ViewerToggle
              name="viewer"
              label={t('viewerToggle')}
              options={there}
              value={viewer}
              onChange={setViewer}
            />
          )}
        </div>
        <div ref={body} className="viewer-body">
          {viewer === 'gallery' && <CarGallery />}
          {viewer === 'interior' && <InteriorView viewsName="viewer-cabin" />}
          {viewer === 'exterior' && (
            <>
              <ExteriorView />
              {note !== null && <p className="picture-note viewer-note">{note}</p>}
            </>
          )}
          {/* A panorama zooms itself. Another viewer starts without zoom. */}
          {!(viewer === 'interior' && cabinView === 'panorama') && (
            <ViewerZoom key={`${viewer} ${cabinView}`} view={body} />
          )}
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
    const onChange = (): void => {
      if (root.fullscreenElement !== element) leave()
    }
    element.addEventListener('fullscreenchange', onChange)
    // Not on iPhones, not in frames without permission: the dialog fills the window then.
    element.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
    return () => {
      element.removeEventListener('fullscreenchange', onChange)
      if (root.fullscreenElement === element) void document.exitFullscreen()
    }
  }, [ref, isOn])
}

/** Enlarges the pictures of a viewer: buttons, for those who cannot pinch or turn a wheel. */
function ViewerZoom({ view }: { readonly view: RefObject<HTMLElement | null> }) {
  const t = useText()
  const id = useId()
  const [scale, setScale] = useState(NO_ZOOM.scale)
  const follower = useRef<ReturnType<typeof followZoom>>(null)
  useEffect(() => {
    const box = view.current
    if (!box) return
    // Changes the DOM without React: a pinch moves the picture up to sixty times a second.
    const show = (zoom: Zoom): void => {
      box.style.setProperty('--zoom', String(zoom.scale))
      box.style.setProperty('--zoom-x', `${zoom.x}px`)
      box.style.setProperty('--zoom-y', `${zoom.y}px`)
      box.toggleAttribute('data-zoomed', zoom.scale > 1)
      setScale(zoom.scale)
    }
    const created = (follower.current = followZoom(box, show))
    return () => {
      created.stop()
      show(NO_ZOOM)
    }
  }, [view])
  return (
    <div
      className="stack viewer-zoom"
      role="group"
      aria-label={t('zoomName')}
      aria-describedby={id}
    >
      <IconButton
        label={t('zoomIn')}
        icon="plus"
        aria-disabled={scale >= LARGEST}
        onClick={() => follower.current?.zoomBy(STEP)}
      />
      <IconButton
        label={t('zoomOut')}
        icon="minus"
        aria-disabled={scale <= 1}
        onClick={() => follower.current?.zoomBy(1 / STEP)}
      />
      <p id={id} hidden>
        {t('zoomInstructions')}
      </p>
    </div>
  )
}
