import { IconButton } from '../primitives/icon-button.tsx'
import { BUTTON_TURN, NARROWEST, WIDEST, ZOOM, type Look } from './panorama-look.ts'

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
export function PanoramaControls({ labels, look, onTurn }: PanoramaControlsProps) {
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
