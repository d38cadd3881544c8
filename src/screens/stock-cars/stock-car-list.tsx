import { useId } from 'react'
import type { NearStockCar } from '../../domain/stock-cars/nearest.ts'
import type { Id } from '../../domain/units.ts'
import { stockCarText } from '../../labels/stock-car-words.ts'
import { capitalise } from '../../labels/capitalise.ts'
import { useSelect } from '../../store/context.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { useText } from '../shared/use-text.tsx'

interface StockCarListProps {
  readonly cars: readonly NearStockCar[]
  readonly chosenId: Id | null
  readonly onChoose: (car: NearStockCar) => void
}

/** Each car as what it has in place of the configuration, with a button that chooses it. */
export function StockCarList({ cars, chosenId, onChoose }: StockCarListProps) {
  const t = useText()
  const id = useId()
  const equipment = useSelect((state) => state.site.equipment?.data) ?? []
  return (
    <ul role="list" className="stock-cars">
      {cars.map((entry, index) => (
        <li key={entry.car.id}>
          <p id={`${id}${index}`}>{capitalise(stockCarText(t, entry, equipment))}.</p>
          {entry.car.id !== chosenId && (
            <Button
              variant="secondary"
              aria-describedby={`${id}${index}`}
              onClick={() => onChoose(entry)}
            >
              {t('stockCarChoose')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
