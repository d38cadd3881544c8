import { IconButton } from '../primitives/icon-button.tsx'
import { IconShape } from '../primitives/icon.tsx'
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
  { name: 'left', d: 'm15 6-6 6 6 6', move: { yaw: -BUTTON_TURN } },
  { name: 'up', d: 'm6 15 6-6 6 6', move: { pitch: BUTTON_TURN } },
  { name: 'down', d: 'm6 9 6 6 6-6', move: { pitch: -BUTTON_TURN } },
  { name: 'right', d: 'm9 6 6 6-6 6', move: { yaw: BUTTON_TURN } },
] as const

/** Buttons for everything a drag or pinch can do. */
export function PanoramaControls({ labels, look, onTurn }: PanoramaControlsProps) {
  const zooms = [
    { name: 'farther', d: 'M6 12h12', move: { field: ZOOM }, isEnd: look.field >= WIDEST },
    {
      name: 'nearer',
      d: 'M6 12h12M12 6v12',
      move: { field: -ZOOM },
      isEnd: look.field <= NARROWEST,
    },
  ] as const
  return (
    <div className="panorama-controls" role="group" aria-label={labels.controls}>
      <div className="panorama-pill">
        {TURNS.map(({ name, d, move }) => (
          <IconButton
            key={name}
            isBare
            label={labels[name]}
            icon={<IconShape d={d} />}
            onClick={() => onTurn(move)}
          />
        ))}
      </div>
      <div className="panorama-pill">
        {zooms.map(({ name, d, move, isEnd }) => (
          <IconButton
            key={name}
            isBare
            label={labels[name]}
            icon={<IconShape d={d} />}
            aria-disabled={isEnd}
            onClick={() => onTurn(move)}
          />
        ))}
      </div>
    </div>
  )
}
