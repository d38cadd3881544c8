import { useMemo, type ReactNode } from 'react'
import { ownEquipment } from '../../domain/catalogue/version-gains.ts'
import { hasPoints } from '../../domain/equipment/stage-points.ts'
import { useSelect } from '../../store/context.tsx'
import { selectItem } from '../../store/configuration/chosen-items.ts'
import { selectPictureNote } from '../../store/pictures/pictures.ts'
import { StagePoints } from './lazy-equipment.tsx'

/**
 * What lies over the car on the stage: points of the chosen version's equipment, as screens list it. Undefined without
 * any, until the list of equipment has loaded, in the full window, where the car can be enlarged, and where the pictures
 * show another version.
 */
export function useStagePoints(): ((frame: number | null) => ReactNode) | undefined {
  const version = useSelect((state) => selectItem(state, 'version'))
  const equipment = useSelect((state) => state.site.equipment?.data)
  const isShown = useSelect(
    (state) => state.modal?.kind !== 'gallery' && selectPictureNote(state)?.kind !== 'otherVersion',
  )
  return useMemo(() => {
    if (!version || !equipment || !isShown) return undefined
    const { modelId } = version
    const items = ownEquipment(equipment, version)
    if (!hasPoints(items, modelId)) return undefined
    return (frame) => <StagePoints items={items} modelId={modelId} frame={frame} />
  }, [version, equipment, isShown])
}
