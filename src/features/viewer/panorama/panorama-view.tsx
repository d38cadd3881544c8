import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import {
  directionOf,
  START,
  BUTTON_TURN,
  NARROWEST,
  WIDEST,
  ZOOM,
  type Look,
} from './panorama-look.ts'
import { capitalized } from '../../../core/values/capitalized.ts'
import panoramaCss from './panorama.css?inline'
import { useStyles } from '../../../ui/base/use-styles.tsx'
import { useText } from '../../../ui/text/use-text.tsx'
import { usePanorama, type PanoramaSource } from './use-panorama.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'

interface PanoramaViewProps extends Omit<PanoramaSource, 'hasWheel'> {
  /** Says what keeps the panorama from being shown, because the buyer has chosen it. */
  readonly isChosen: boolean
  /** Loads the panorama only on request, to save data. */
  readonly isOnDemand: boolean
  /** Handles every touch and the wheel; otherwise a vertical touch and the wheel scroll the page. */
  readonly isFree: boolean
  /** The flat image is itself a panorama. */
  readonly isFlatRound: boolean
  /** Accessible name of the panorama. */
  readonly label: string
  /** The flat image, shown until the panorama has loaded and where it cannot be shown. */
  readonly children: ReactNode
}

/** A panorama that can be turned with pointer, keyboard and buttons. */
export function PanoramaView({
  isChosen,
  isOnDemand,
  isFree,
  isFlatRound,
  label,
  children,
  ...source
}: PanoramaViewProps) {
  useStyles(panoramaCss)
  const t = useText()
  const hintId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isRequested, setRequested] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { isShown, look, turn } = usePanorama(box, {
    ...source,
    hasWheel: isFree,
    address: isRequested || !isOnDemand ? source.address : null,
    onFailure: (error) => {
      setFailed(true)
      source.onFailure(error)
    },
  })
  const hasTurned = look !== START
  const canRequest = isOnDemand && source.address !== null && !isShown && !hasFailed

  useEffect(() => {
    // The button that requested the panorama is no longer rendered: move the focus to the panorama.
    if (isShown && isRequested) box.current?.focus({ preventScroll: true })
  }, [isShown, isRequested])

  return (
    <div className="panorama-view">
      <div
        className={isFlatRound ? 'panorama-flat cropped' : 'panorama-flat'}
        aria-hidden={isShown}
      >
        {children}
      </div>
      <div
        ref={box}
        className={isFree ? 'panorama free' : 'panorama'}
        data-shown={isShown}
        data-turned={source.start === START ? undefined : ''}
        role="application"
        tabIndex={isShown ? 0 : -1}
        aria-hidden={!isShown}
        aria-label={label}
        aria-describedby={hintId}
      />
      <p id={hintId} hidden>
        {t('panoramaInstructions')}
      </p>
      {isShown && !hasTurned && <p className="quiet panorama-hint">{t('panoramaHint')}</p>}
      {isChosen && !isShown && (
        <p className="quiet panorama-hint" role="status">
          {t(hasFailed ? 'panoramaFailed' : 'panoramaLoading')}
        </p>
      )}
      {isShown && (
        <p className="vh" role="status">
          {hasTurned && t(`facing${capitalized(directionOf(look))}`)}
        </p>
      )}
      {isShown && <PanoramaControls look={look} onTurn={turn} />}
      {canRequest && (
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

const TURNS = [
  { icon: 'left', label: 'lookLeft', move: { yaw: -BUTTON_TURN } },
  { icon: 'up', label: 'lookUp', move: { pitch: BUTTON_TURN } },
  { icon: 'down', label: 'lookDown', move: { pitch: -BUTTON_TURN } },
  { icon: 'right', label: 'lookRight', move: { yaw: BUTTON_TURN } },
] as const

/** Buttons for everything a drag or pinch can do. */
function PanoramaControls({ look, onTurn }: PanoramaControlsProps) {
  const t = useText()
  const zooms = [
    { icon: 'minus', label: 'zoomOut', move: { field: ZOOM }, isEnd: look.field >= WIDEST },
    { icon: 'plus', label: 'zoomIn', move: { field: -ZOOM }, isEnd: look.field <= NARROWEST },
  ] as const
  return (
    <div className="panorama-controls" role="group" aria-label={t('panoramaControls')}>
      <div className="panorama-pill">
        {TURNS.map(({ icon, label, move }) => (
          <IconButton key={icon} isBare label={t(label)} icon={icon} onClick={() => onTurn(move)} />
        ))}
      </div>
      <div className="panorama-pill">
        {zooms.map(({ icon, label, move, isEnd }) => (
          <IconButton
            key={icon}
            isBare
            label={t(label)}
            icon={icon}
            aria-disabled={isEnd}
            onClick={() => onTurn(move)}
          />
        ))}
      </div>
    </div>
  )
}
