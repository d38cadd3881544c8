import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import {
  directionOf,
  START,
  BUTTON_TURN,
  NARROWEST,
  WIDEST,
  ZOOM,
  type Direction,
  type Look,
} from './panorama-look.ts'
import panoramaCss from './panorama.css?inline'
import { useStyles } from '../base/root-context.tsx'
import { usePanorama, type PanoramaSource } from './use-panorama.tsx'
import { IconButton } from '../primitives/icon-button.tsx'

export interface PanoramaLabels extends PanoramaControlLabels {
  /** Accessible name of the panorama. */
  readonly name: string
  /** Usage instructions for screen readers. */
  readonly instructions: string
  /** Short visible usage hint. */
  readonly hint: string
  readonly request: string
  readonly loading: string
  /** Shown in place of a panorama that the buyer has chosen. */
  readonly failed: string
  /** Announced when the direction has changed. */
  readonly directions: Readonly<Record<Direction, string>>
}

export interface PanoramaViewProps extends Omit<PanoramaSource, 'hasWheel'> {
  /** Says what keeps the panorama from being shown, because the buyer has chosen it. */
  readonly isChosen: boolean
  /** Loads the panorama only on request, to save data. */
  readonly isOnDemand: boolean
  /** Handles every touch and the wheel; otherwise a vertical touch and the wheel scroll the page. */
  readonly isFree: boolean
  /** The flat image is itself a panorama. */
  readonly isFlatRound: boolean
  readonly labels: PanoramaLabels
  /** The flat image, shown until the panorama has loaded and where it cannot be shown. */
  readonly children: ReactNode
}

/** A panorama that can be turned with pointer, keyboard and buttons. */
export function PanoramaView({
  isChosen,
  isOnDemand,
  isFree,
  isFlatRound,
  labels,
  children,
  ...source
}: PanoramaViewProps) {
  useStyles(panoramaCss)
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
        aria-label={labels.name}
        aria-describedby={hintId}
      />
      <p id={hintId} hidden>
        {labels.instructions}
      </p>
      {isShown && !hasTurned && <p className="panorama-hint">{labels.hint}</p>}
      {isChosen && !isShown && (
        <p className="panorama-hint" role="status">
          {hasFailed ? labels.failed : labels.loading}
        </p>
      )}
      {isShown && (
        <p className="vh" role="status">
          {hasTurned ? labels.directions[directionOf(look)] : ''}
        </p>
      )}
      {isShown && <PanoramaControls labels={labels} look={look} onTurn={turn} />}
      {canRequest && (
        <button
          type="button"
          className="btn secondary panorama-ask"
          aria-disabled={isRequested}
          onClick={() => setRequested(true)}
        >
          {isRequested ? labels.loading : labels.request}
        </button>
      )}
    </div>
  )
}

export interface PanoramaControlLabels {
  /** Accessible name of the group. */
  readonly controls: string
  readonly left: string
  readonly right: string
  readonly up: string
  readonly down: string
  readonly nearer: string
  readonly farther: string
}

interface PanoramaControlsProps {
  readonly labels: PanoramaControlLabels
  readonly look: Look
  readonly onTurn: (move: Partial<Look>) => void
}

const TURNS = [
  { name: 'left', move: { yaw: -BUTTON_TURN } },
  { name: 'up', move: { pitch: BUTTON_TURN } },
  { name: 'down', move: { pitch: -BUTTON_TURN } },
  { name: 'right', move: { yaw: BUTTON_TURN } },
] as const

/** Buttons for everything a drag or pinch can do. */
function PanoramaControls({ labels, look, onTurn }: PanoramaControlsProps) {
  const zooms = [
    { name: 'farther', icon: 'minus', move: { field: ZOOM }, isEnd: look.field >= WIDEST },
    { name: 'nearer', icon: 'plus', move: { field: -ZOOM }, isEnd: look.field <= NARROWEST },
  ] as const
  return (
    <div className="panorama-controls" role="group" aria-label={labels.controls}>
      <div className="panorama-pill">
        {TURNS.map(({ name, move }) => (
          <IconButton
            key={name}
            isBare
            label={labels[name]}
            icon={name}
            onClick={() => onTurn(move)}
          />
        ))}
      </div>
      <div className="panorama-pill">
        {zooms.map(({ name, icon, move, isEnd }) => (
          <IconButton
            key={name}
            isBare
            label={labels[name]}
            icon={icon}
            aria-disabled={isEnd}
            onClick={() => onTurn(move)}
          />
        ))}
      </div>
    </div>
  )
}
