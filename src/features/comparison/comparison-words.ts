import { EQUIPMENT_TYPE, SPEC_TYPE } from '../../core/catalogue/catalogue.ts'
import type { Id } from '../../core/values/units.ts'

const TITLES = {
  [SPEC_TYPE.motor]: 'specsMotor',
  [SPEC_TYPE.environment]: 'specsEnvironment',
  [EQUIPMENT_TYPE.comfort]: 'equipmentComfort',
  [EQUIPMENT_TYPE.exterior]: 'equipmentExterior',
  [EQUIPMENT_TYPE.interior]: 'equipmentInterior',
  [EQUIPMENT_TYPE.safety]: 'equipmentSafety',
} as const

/** Label key of a group of specs or equipment. */
export function groupTitle(typeId: Id) {
  return typeId in TITLES ? TITLES[typeId as keyof typeof TITLES] : 'specsMotor'
}
