import { useMemo } from 'react'
import { carWltp } from '../../api/wltp.ts'
import type { Wltp } from '../../domain/catalogue/wltp.ts'
import { useSelect } from '../../store/context.tsx'
import { selectItem, selectModel } from '../../store/configuration/chosen-items.ts'
import { WltpBlock } from './wltp-block.tsx'

/** The values of the configured car; null if nothing is known. */
export function useConfiguredWltp(): Wltp | null {
  const model = useSelect(selectModel)
  const engine = useSelect((state) => selectItem(state, 'engine'))
  const version = useSelect((state) => selectItem(state, 'version'))
  return useMemo(() => carWltp(model, engine, version), [model, engine, version])
}

/** Official consumption, electric range and emissions of the configured car. */
export function ConfiguredWltp() {
  const wltp = useConfiguredWltp()
  return wltp && <WltpBlock wltp={wltp} />
}
