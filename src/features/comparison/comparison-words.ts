import { EQUIPMENT_TYPE, SPEC_TYPE } from '../../core/catalogue/catalogue.ts'
import type { Id } from '../../core/values/units.ts'
import type { LabelKey } from '../../labels/labels.ts'

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
