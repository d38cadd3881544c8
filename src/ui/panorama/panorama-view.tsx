import { type ReactNode, useEffect, useId, useRef, useState } from 'react'

import { PanoramaControls, type PanoramaControlLabels } from './panorama-controls.tsx'
import { directionOf, START, type Direction } from './panorama-look.ts'
import panoramaCss from './panorama.css?inline'
import { useStyles } from '../base/root-context.tsx'
import { usePanorama, type PanoramaSource } from './use-panorama.tsx'

export interface PanoramaLabels extends PanoramaControlLabels {
  /** Accessible name of the picture all around. */
  readonly name: string
  /** How to look around, for screen readers. */
  readonly instructions: string
  /** The same in a few words, for the eye. */
  readonly hint: string
  readonly ask: string
  readonly loading: string
  /** Said when the look has turned. */
  readonly directions: Readonly<Record<Direction, string>>
}

export interface PanoramaViewProps extends PanoramaSource {
  /** Waits to be asked for, as those want who save data. */
  readonly isOnDemand: boolean
  /** Takes every touch; otherwise a vertical one scrolls the page. */
  readonly isFree: boolean
  /** The flat picture is itself one all around. */
  readonly isFlatRound: boolean
  readonly labels: PanoramaLabels
  /** The flat picture: stands until the panorama is there, and where it cannot be. */
  readonly children: ReactNode
}

/** A picture all around, in which one looks by hand, keyboard or button. */
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
  const [isAsked, setAsked] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const { isShown, look, turn } = usePanorama(box, {
    ...source,
    address: isAsked || !isOnDemand ? source.address : null,
    onFailure: (error) => {
      setFailed(true)
      source.onFailure(error)
    },
  })
  const hasTurned = look !== START
  const canAsk = isOnDemand && source.address !== null && !isShown && !hasFailed

  useEffect(() => {
    // The button that asked for it is gone: the focus goes on to what came.
    if (isShown && isAsked) box.current?.focus({ preventScroll: true })
  }, [isShown, isAsked])

  return (
    <div className="panorama-view">
      <div className={isFlatRound ? 'panorama-flat round' : 'panorama-flat'} aria-hidden={isShown}>
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
      {canAsk && (
        <button
          type="button"
          className="btn secondary panorama-ask"
          aria-disabled={isAsked}
          onClick={() => setAsked(true)}
        >
          {isAsked ? labels.loading : labels.ask}
        </button>
      )}
    </div>
  )
}
