import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { PanoramaControls, type PanoramaControlLabels } from './panorama-controls.tsx'
import { directionOf, START, type Direction } from './panorama-look.ts'
import panoramaCss from './panorama.css?inline'
import { useStyles } from '../base/root-context.tsx'
import { usePanorama, type PanoramaSource } from './use-panorama.tsx'

export interface PanoramaLabels extends PanoramaControlLabels {
  /** Accessible name of the panorama. */
  readonly name: string
  /** Usage instructions for screen readers. */
  readonly instructions: string
  /** Short visible usage hint. */
  readonly hint: string
  readonly request: string
  readonly loading: string
  /** Announced when the direction has changed. */
  readonly directions: Readonly<Record<Direction, string>>
}

export interface PanoramaViewProps extends Omit<PanoramaSource, 'hasWheel'> {
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
