import { useEffect, useMemo } from 'react'
import type { Version } from '../../core/catalogue/catalogue.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { loadEquipment } from '../../core/catalogue/lists.ts'
import { useEnergyPrices } from '../running-cost/use-running-cost.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { offerOf } from './car-offers.ts'
import { carTexts } from './car-texts.ts'

/** The descriptions of cars. Loads the equipment's names. */
export function useCarTexts() {
  const t = useText()
  const store = useConfiguratorStore()
  const prices = useEnergyPrices()
  const site = useSelect((state) => state.site)
  useEffect(() => loadEquipment(store), [store])
  return useMemo(() => {
    const versions = Object.entries(site).flatMap(([name, load]) =>
      name.startsWith('versions of ') ? ((load?.data ?? []) as readonly Version[]) : [],
    )
    return carTexts(t, {
      offerOf: (car) => offerOf({ ...store.get(), site }, car),
      prices,
      equipment: site.equipment?.data ?? [],
      versions,
    })
  }, [prices, site, store, t])
}
