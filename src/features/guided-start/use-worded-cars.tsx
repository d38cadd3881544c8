import { useEffect, useMemo } from 'react'
import { countUses } from '../../core/catalogue/version-gains.ts'
import type { Equipment, Version } from '../../core/catalogue/catalogue.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import { advantagesOf } from './compared-cars.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { loadEquipment } from '../../core/catalogue/load-lists.ts'
import { offerOf, type AdvisedCar } from './advised-cars.ts'
import { selectFacts } from './guide.ts'
import { useEnergyPrices } from '../running-cost/use-running-cost.tsx'
import type { WordedCar } from './guide-words.ts'

const NO_FACTS = { seats: null, luggage: null, length: null }
const NO_EQUIPMENT: readonly Equipment[] = []

/** Functions that collect what is said about a car, and what it has over another one. Loads the equipment's names. */
export function useWordedCars() {
  const store = useConfiguratorStore()
  const prices = useEnergyPrices()
  const site = useSelect((state) => state.site)
  const equipment = site.equipment?.data ?? NO_EQUIPMENT
  useEffect(() => loadEquipment(store), [store])
  return useMemo(() => {
    const facts = selectFacts({ ...store.get(), site })
    const names = new Map(equipment.map(({ id, name }) => [id, name]))
    const versions = Object.entries(site).flatMap(([name, load]) =>
      name.startsWith('versions of ') ? ((load?.data ?? []) as readonly Version[]) : [],
    )
    const uses = countUses(versions)
    const word = (car: AdvisedCar): WordedCar => ({
      car,
      offer: offerOf({ ...store.get(), site }, car),
      facts: facts[car.model.id] ?? NO_FACTS,
      range: versionWltp(car.engine, car.version)?.range?.[0] ?? null,
      prices,
      equipment: names,
    })
    const compare = (car: AdvisedCar, over: AdvisedCar) => {
      if (!car.version || !over.version || car === over) return null
      const one = { facts: facts[car.model.id] ?? null, engine: car.engine, version: car.version }
      const other = {
        facts: facts[over.model.id] ?? null,
        engine: over.engine,
        version: over.version,
      }
      return {
        name: over.model.name,
        gains: advantagesOf(one, other, uses, equipment),
        losses: advantagesOf(other, one, uses, equipment),
      }
    }
    return { word, compare }
  }, [equipment, prices, site, store])
}
