import type { Engine, Equipment, Version, ModelFacts } from '../../core/catalogue/catalogue.ts'
import { gainsOf, type Gains } from '../../core/catalogue/version-gains.ts'
import { isCharged } from '../running-cost/energy.ts'
import type { Id } from '../../core/values/units.ts'
import { isAutomatic } from './cars.ts'

export interface ComparedCar {
  readonly facts: ModelFacts | null
  readonly engine: Engine
  readonly version: Version
}

export type Trait =
  | { readonly kind: 'seats' | 'luggage'; readonly value: number }
  | { readonly kind: 'automatic' | 'charged' }

export interface Advantages extends Gains {
  readonly traits: readonly Trait[]
}

/**
 * What a car has that another one has not. Facts that are unknown of either are left out.
 * @param uses How many versions of the line-up have an item (`countUses`).
 */
export function advantagesOf(
  car: ComparedCar,
  over: ComparedCar,
  uses: ReadonlyMap<Id, number>,
  equipment: readonly Equipment[],
): Advantages {
  const more = (['seats', 'luggage'] as const).flatMap((kind): readonly Trait[] => {
    const value = car.facts?.[kind] ?? null
    const other = over.facts?.[kind] ?? null
    return value !== null && other !== null && value > other ? [{ kind, value }] : []
  })
  const shifts = (one: ComparedCar): boolean | null => isAutomatic(one.engine, one.version)
  return {
    traits: [
      ...more,
      ...(shifts(car) === true && shifts(over) === false ? [{ kind: 'automatic' } as const] : []),
      ...(isCharged(car.engine) && !isCharged(over.engine) ? [{ kind: 'charged' } as const] : []),
    ],
    ...gainsOf(car.version, over.version, uses, equipment),
  }
}
