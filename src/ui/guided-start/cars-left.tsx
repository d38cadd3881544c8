import type { ReactNode } from 'react'

import { useStyles } from '../base/root-context.tsx'
import carsLeftCss from './cars-left.css?inline'

export interface CarsLeftProps {
  /** How many are left, or that they are being compared. */
  readonly text: string
  /** How much has loaded, from 0 to 1. Null once all has. */
  readonly share: number | null
  readonly cars: readonly {
    readonly id: string
    readonly name: string
    readonly image: string | null
  }[]
  readonly children: ReactNode
}

/** The cars that are left after the answers so far. */
export function CarsLeft({ text, share, cars, children }: CarsLeftProps) {
  useStyles(carsLeftCss)
  return (
    <div className="cars-left" aria-busy={share !== null}>
      <p role="status" className="cars-left-text">
        {text}
      </p>
      {share !== null && <progress value={share} aria-hidden />}
      <ul role="list" data-few={cars.length < 5 || undefined}>
        {cars.map(({ id, name, image }) => (
          <li key={id}>
            {image ? <img src={image} alt="" width="160" height="90" /> : <span />}
            {name}
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
