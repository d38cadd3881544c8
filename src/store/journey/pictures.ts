import { selectExterior, selectInterior, selectModel } from './selectors.ts'
import type { State } from '../state.ts'

const NONE: readonly string[] = []

/** The car's pictures: the chosen colour's, else the model's. The same list as long as the choice stands. */
export function selectCarPictures(state: State): readonly string[] {
  const model = selectModel(state)
  const exterior = selectExterior(state)
  const pod = state.site.carPods?.data?.find((item) => item.modelId === model?.id)
  return (
    [exterior?.gallery, exterior?.frames, pod?.gallery, pod?.frames].find((list) => list?.length) ??
    NONE
  )
}

/** What the stage shows where there is no gallery: the model's own picture. */
export function selectModelPicture(state: State): string | null {
  return selectModel(state)?.image ?? null
}

/** The flat picture of the chosen cabin; null for none. */
export function selectCabinPicture(state: State): string | null {
  return selectInterior(state)?.image ?? null
}
