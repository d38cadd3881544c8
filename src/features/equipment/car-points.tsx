import type { ReactNode } from 'react'
import { ownEquipment } from '../../core/catalogue/added-equipment.ts'
import { hasPoints } from './stage-points.ts'
import type { Screen } from '../../core/configuration/guards.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { derived } from '../../core/store/derived.ts'
import type { State } from '../../core/store/state.ts'
import { selectPictureNote } from '../viewer/pictures/pictures.ts'
import { StagePoints } from './lazy-equipment.tsx'

/** The screens whose choice can be seen on the outside of the car. */
const POINTED_OUT = new Set<Screen>(['version', 'exterior'])

const selectIsPointedOut = (state: State): boolean =>
  state.modal?.kind !== 'gallery' && selectPictureNote(state)?.kind !== 'otherVersion'

const selectPoints = derived(
  (state) => [selectItem(state, 'version'), state.site.equipment?.data, selectIsPointedOut(state)],
  (state): ((frame: number | null) => ReactNode) | undefined => {
    const version = selectItem(state, 'version')
    const equipment = state.site.equipment?.data
    if (!version || !equipment || !selectIsPointedOut(state)) return undefined
    const { modelId } = version
    const items = ownEquipment(equipment, version)
    if (!hasPoints(items, modelId)) return undefined
    return (frame) => <StagePoints items={items} modelId={modelId} frame={frame} />
  },
)

/**
 * What lies over the car on the stage of versions and of exterior colours: points of the chosen version's equipment, as
 * screens list it. Undefined on other screens, without any, until the list of equipment has loaded, in the full window,
 * where the car can be enlarged, and where the pictures show another version.
 */
export const selectCarPoints = (state: State, screen: Screen): ReturnType<typeof selectPoints> =>
  POINTED_OUT.has(screen) ? selectPoints(state) : undefined
