import type { Model } from '../../core/catalogue/catalogue.ts'
import { carWltp, readWltpSpans, type Wltp } from '../../core/catalogue/wltp.ts'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { useSelect } from '../../core/store/context.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { useLegalText } from './credit-block.tsx'
import { wltpRows } from './wltp-rows.ts'

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

/** Official consumption, electric range and emissions. */
export function WltpBlock({ wltp }: { readonly wltp: Wltp }) {
  const t = useLegalText()
  return <Rows items={wltpRows(t, wltp)} />
}

/** The span over the engines of a model, on its card. */
export function ModelWltp({ wltp }: { readonly wltp: NonNullable<Model['wltp']> }) {
  return <WltpBlock wltp={readWltpSpans(wltp)} />
}
