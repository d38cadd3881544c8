import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { directionOf, START, BUTTON_TURN, turned, ZOOM, type Look } from './panorama-look.ts'
import { savesData } from '../../../platform/connection.ts'
import { logFailure } from '../../../platform/log.ts'
import { useConfiguratorStore } from '../../../core/store/context.tsx'
import { capitalized } from '../../../core/values/texts.ts'
import { importWithRetry } from '../../../ui/base/lazy-part.tsx'
import { useStyles } from '../../../ui/base/element-context.tsx'
import { useText } from '../../../ui/text/use-text.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { loadPicture } from '../pictures/picture-loading.ts'
import type { Panorama } from './panorama.ts'
import panoramaCss from './panorama.css?inline'

interface PanoramaViewProps {
  readonly address: string
  /** The buyer has chosen it: loads it also where data is saved, and says what keeps it from being shown. */
  readonly isChosen: boolean
  /** The flat image is itself a panorama. */
  readonly isFlatRound: boolean
  /** Accessible name of the panorama. */
  readonly label: string
  /** Called when an image is shown. */
  readonly onShown: () => void
  /** The flat image, shown until the panorama has loaded and where it cannot be shown. */
  readonly children: ReactNode
}

/**
 * A panorama that can be turned with pointer, keyboard and buttons. It is opened with the first image and shows every
 * later one. On an error it is closed, and the flat image is shown.
 */
export function PanoramaView(props: PanoramaViewProps) {
  const { address, isChosen, label } = props
  useStyles(panoramaCss)
  const t = useText()
  const { runtime } = useConfiguratorStore()
  const hintId = useId()
  const box = useRef<HTMLDivElement>(null)
  const panorama = useRef<Panorama>(null)
  const isWithoutWebgl = useRef(false)
  const [isRequested, setRequested] = useState(false)
  const [status, setStatus] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [look, setLook] = useState<Look>(runtime.panoramaView ?? START)
  const isShown = status === 'shown'
  const hasTurned = look !== START
  const isOnDemand = !isChosen && savesData()
  const wanted = isRequested || !isOnDemand ? address : null

  const close = (): void => {
    panorama.current?.close()
    panorama.current = null
  }
  const fail = useEffectEvent((error: unknown) => {
    close()
    isWithoutWebgl.current = (error as { readonly type?: unknown } | null)?.type === 'no webgl'
    setStatus('failed')
    logFailure('the panorama cannot be shown', error)
  })
  const show = useEffectEvent((open: typeof import('./panorama.ts'), picture: ImageBitmap) => {
    if (!box.current) return
    panorama.current ??= open.openPanorama(box.current, {
      start: look,
      // On a stage, the wheel scrolls the page.
      hasWheel: box.current.closest('dialog') !== null,
      onLook: (next) => {
        setLook(next)
        // Every screen shows the cabin from the same angle.
        runtime.panoramaView = next
      },
      onLost: () => fail(new Error('the WebGL context was lost')),
    })
    panorama.current.show(picture)
    setStatus('shown')
    props.onShown()
  })
  useEffect(() => {
    // Without WebGL, no further image needs to be loaded.
    if (wanted === null || isWithoutWebgl.current) return
    const stop = new AbortController()
    const load = async (): Promise<void> => {
      const decoding = loadPicture(wanted, stop.signal).then((blob) => createImageBitmap(blob))
      try {
        const renderer = importWithRetry(() => import('./panorama.ts'))
        const [opener, picture] = await Promise.all([renderer, decoding])
        if (!stop.signal.aborted) show(opener, picture)
      } finally {
        decoding.then((picture) => picture.close()).catch(() => undefined)
      }
    }
    load().catch((error: unknown) => {
      if (!stop.signal.aborted) fail(error)
    })
    return () => stop.abort()
  }, [wanted])
  useEffect(() => close, [])
  useEffect(() => {
    // The button that requested the panorama is no longer rendered: move the focus to the panorama.
    if (isShown && isRequested) box.current?.focus({ preventScroll: true })
  }, [isShown, isRequested])

  return (
    <div className="panorama-view layer">
      <div className={props.isFlatRound ? 'panorama-flat layer' : 'layer'} aria-hidden={isShown}>
        {props.children}
      </div>
      <div
        ref={box}
        className="panorama draggable layer"
        role="application"
        tabIndex={isShown ? 0 : -1}
        aria-hidden={!isShown}
        aria-label={label}
        aria-describedby={hintId}
      />
      <p id={hintId} hidden>
        {t('panoramaInstructions')}
      </p>
      {isShown && !hasTurned && <p className="picture-note panorama-hint">{t('panoramaHint')}</p>}
      {isChosen && !isShown && (
        <p className="picture-note panorama-hint" role="status">
          {t(status === 'failed' ? 'panoramaFailed' : 'panoramaLoading')}
        </p>
      )}
      {isShown && (
        <>
          <p className="vh" role="status">
            {hasTurned && t(`facing${capitalized(directionOf(look))}`)}
          </p>
          <PanoramaControls look={look} onTurn={(move) => panorama.current?.turn(move)} />
        </>
      )}
      {isOnDemand && status === 'loading' && (
        <button
          type="button"
          className="btn secondary panorama-ask"
          aria-disabled={isRequested}
          onClick={() => setRequested(true)}
        >
          {t(isRequested ? 'panoramaLoading' : 'panoramaAsk')}
        </button>
      )}
    </div>
  )
}

interface PanoramaControlsProps {
  readonly look: Look
  readonly onTurn: (move: Partial<Look>) => void
}

const CONTROLS = [
  [
    { icon: 'left', label: 'lookLeft', move: { yaw: -BUTTON_TURN } },
    { icon: 'up', label: 'lookUp', move: { pitch: BUTTON_TURN } },
    { icon: 'down', label: 'lookDown', move: { pitch: -BUTTON_TURN } },
    { icon: 'right', label: 'lookRight', move: { yaw: BUTTON_TURN } },
  ],
  [
    { icon: 'minus', label: 'zoomOut', move: { field: ZOOM } },
    { icon: 'plus', label: 'zoomIn', move: { field: -ZOOM } },
  ],
] as const

/** Buttons for everything a drag or pinch can do. */
function PanoramaControls({ look, onTurn }: PanoramaControlsProps) {
  const t = useText()
  return (
    <div className="row panorama-controls" role="group" aria-label={t('panoramaControls')}>
      {CONTROLS.map((group) => (
        <div key={group[0].icon} className="capsule">
          {group.map(({ icon, label, move }) => (
            <IconButton
              key={icon}
              isBare
              label={t(label)}
              icon={icon}
              aria-disabled={'field' in move && turned(look, move).field === look.field}
              onClick={() => onTurn(move)}
            />
          ))}
        </div>
      ))}
    </div>
  )
}
