import { useMemo, useState } from 'react'
import { countUses } from '../../domain/catalogue/version-gains.ts'
import type { DetailedItem } from '../../domain/equipment/equipment-details.ts'
import { pointsOfFrame } from '../../domain/equipment/stage-points.ts'
import type { Id } from '../../domain/units.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { keepPoints } from '../../store/pictures/kept-views.ts'
import { useActions, useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { Points } from '../../ui/equipment/points.tsx'
import { useText } from '../shared/use-text.tsx'

export interface StagePointsProps {
  /** The equipment of the version that is shown. */
  readonly items: readonly DetailedItem[]
  readonly modelId: Id
  /** Null while the car moves. */
  readonly frame: number | null
}

/** The points of the frame on which the car stands still, none while it moves, and their switch. */
export function StagePoints({ items, modelId, frame }: StagePointsProps) {
  const t = useText()
  const actions = useActions()
  const store = useConfiguratorStore()
  const versions = useSelect((state) => selectLoad(state, 'versions').data)
  const uses = useMemo(() => countUses(versions ?? []), [versions])
  const [isOn, setIsOn] = useState(!store.transient.arePointsHidden)
  const points = isOn && frame !== null ? pointsOfFrame(items, modelId, frame, uses) : []
  return (
    <Points
      points={points.map(({ item: { id, name }, x, y }) => ({ id, name, x, y }))}
      label={t('stagePointsList')}
      onOpen={(itemId) => actions.openModal({ kind: 'equipment-item', itemId })}
      switchLabel={t('stagePoints')}
      isOn={isOn}
      onSwitch={(on) => {
        keepPoints(store, on)
        setIsOn(on)
      }}
    />
  )
}
