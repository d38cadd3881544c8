import { carWltp } from '../../core/catalogue/read-wltp.ts'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { WltpBlock } from './wltp-block.tsx'

/** The values of the configured car; null if nothing is known. */
export function useConfiguredWltp(): Wltp | null {
  const model = useSelect(selectModel)
  const { engine, version } = useSelect(selectChosenItems)
  return carWltp(model, engine, version)
}

/** Official consumption, electric range and emissions of the configured car. */
export function ConfiguredWltp() {
  const wltp = useConfiguredWltp()
  return wltp && <WltpBlock wltp={wltp} />
}
