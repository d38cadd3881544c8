import { readWltpSpans } from '../../core/catalogue/read-wltp.ts'
import type { Model } from '../../core/catalogue/catalogue.ts'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import { Rows } from '../../ui/primitives/rows.tsx'
import { useLegalText } from './use-legal-text.tsx'
import { wltpRows } from './wltp-rows.ts'

/** Official consumption, electric range and emissions. */
export function WltpBlock({ wltp }: { readonly wltp: Wltp }) {
  const t = useLegalText()
  return <Rows items={wltpRows(t, wltp)} />
}

/** The span over the engines of a model, on its card. */
export function ModelWltp({ wltp }: { readonly wltp: NonNullable<Model['wltp']> }) {
  return <WltpBlock wltp={readWltpSpans(wltp)} />
}
