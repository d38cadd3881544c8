import { useMemo, type ReactNode } from 'react'
import { ownEquipment } from '../../domain/catalogue/version-gains.ts'
import { hasPoints } from '../../domain/equipment/stage-points.ts'
import type { Screen } from '../../domain/steps/guards.ts'
import { useSelect } from '../../store/context.tsx'
import { selectItem } from '../../store/configuration/chosen-items.ts'
import { selectPictureNote } from '../../store/pictures/pictures.ts'
import { StagePoints } from './lazy-equipment.tsx'

/** The screens whose choice can be seen on the outside of the car. */
const POINTED_OUT = new Set<Screen | undefined>(['version', 'exterior'])

/**
 * What lies over the car on the stage of versions and of exterior colours: points of the chosen version's equipment, as
 * screens list it. Undefined on other screens, without any, until the list of equipment has loaded, in the full window,
 * where the car can be enlarged, and where the pictures show another version.
 */
export function useStagePoints(): ((frame: number | null) => ReactNode) | undefined {
  const version = useSelect((state) => selectItem(state, 'version'))
  const equipment = useSelect((state) => state.site.equipment?.data)
  const isShown = useSelect(
    (state) =>
      POINTED_OUT.has(state.route?.screen) &&
      state.modal?.kind !== 'gallery' &&
      selectPictureNote(state)?.kind !== 'otherVersion',
  )
  return useMemo(() => {
    if (!version || !equipment || !isShown) return undefined
    const { modelId } = version
    const items = ownEquipment(equipment, version)
    if (!hasPoints(items, modelId)) return undefined
    return (frame) => <StagePoints items={items} modelId={modelId} frame={frame} />
  }, [version, equipment, isShown])
}
