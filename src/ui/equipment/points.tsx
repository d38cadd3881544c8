import type { CSSProperties } from 'react'
import { useStyles } from '../base/root-context.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import pointsCss from './points.css?inline'

interface Point {
  readonly id: string
  readonly name: string
  /** Fractions of the picture, from its left upper corner. */
  readonly x: number
  readonly y: number
}

export interface PointsProps {
  readonly points: readonly Point[]
  /** Accessible name of the list of points. */
  readonly label: string
  readonly onOpen: (id: string) => void
  /** Accessible name of the switch. */
  readonly switchLabel: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** Points on a picture, which open what they are about, and a switch that shows and hides them. */
export function Points(props: PointsProps) {
  useStyles(pointsCss)
  const { points, switchLabel, isOn, onSwitch, onOpen } = props
  return (
    <>
      <div>
        {points.length > 0 && (
          <ul role="list" className="points" aria-label={props.label}>
            {points.map(({ id, name, x, y }) => (
              <li key={id} style={{ '--x': x, '--y': y } as CSSProperties}>
                <button type="button" aria-haspopup="dialog" onClick={() => onOpen(id)}>
                  <span data-side={x > 0.5 ? 'left' : 'right'}>{name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="points-switch">
        <IconButton
          label={switchLabel}
          icon="point"
          aria-pressed={isOn}
          onClick={() => onSwitch(!isOn)}
        />
      </span>
    </>
  )
}
