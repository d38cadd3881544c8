import type { RouteTarget } from '../../core/store/state.ts'
import { EQUIPMENT_TYPE, SPEC_TYPE } from '../../core/catalogue/catalogue.ts'
import type { Id } from '../../core/values/units.ts'
import type { LabelKey } from '../../labels/labels.ts'

/** The step the comparison was opened from: it compares the engines of a model, or the versions of an engine. */
export type Origin = NonNullable<RouteTarget['comparison']>

type Title = Extract<
  LabelKey,
  `specs${'Motor' | 'Environment'}` | `equipment${'Comfort' | 'Exterior' | 'Interior' | 'Safety'}`
>

const TITLES: Readonly<Record<Id, Title>> = {
  [SPEC_TYPE.motor]: 'specsMotor',
  [SPEC_TYPE.environment]: 'specsEnvironment',
  [EQUIPMENT_TYPE.comfort]: 'equipmentComfort',
  [EQUIPMENT_TYPE.exterior]: 'equipmentExterior',
  [EQUIPMENT_TYPE.interior]: 'equipmentInterior',
  [EQUIPMENT_TYPE.safety]: 'equipmentSafety',
}

/** Label key of a group of specs or equipment. */
export function groupTitle(typeId: Id): Title {
  return TITLES[typeId] ?? 'specsMotor'
}
