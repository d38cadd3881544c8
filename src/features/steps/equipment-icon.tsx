import { EQUIPMENT_TYPE } from '../../core/catalogue/catalogue.ts'
import type { Id } from '../../core/values/units.ts'
import { IconShape } from '../../ui/primitives/icon.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'

const PATHS = {
  car: 'M3 15.5v-3l3-1.5 3-4h6.5l3.5 4 2 1v3.5h-2M8.5 15.5h7M8.5 15.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Zm10.5 0a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  shield: 'M12 3.5 19 6v5.5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V6zm-3 8.5 2.2 2.2L15 10',
  camera: 'M3.5 7.5h4l1.5-2.5h6l1.5 2.5h4v11h-17zm12 5.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z',
  light: 'M13 5.5v13c-5 0-9-2.5-9-6.5s4-6.5 9-6.5Zm4 1.5h4m-4 5h4m-4 5h4',
  climate: 'M10 13.5V5a2 2 0 0 1 4 0v8.5a4.2 4.2 0 1 1-4 0Zm2-5v8',
  seat: 'M6.5 4.5c1.5-1 3-.5 3.5 1l1.7 7H17a2 2 0 0 1 2 2v2H9.5c-1 0-1.7-.5-2-1.5L5.5 7c-.2-1 0-2 1-2.5ZM10 16.5v4h8',
  screen: 'M3.5 5.5h17V16h-17zM8.5 19.5h7M12 16v3.5',
  wheel:
    'M20.5 12a8.5 8.5 0 1 1-17 0 8.5 8.5 0 0 1 17 0ZM14 12a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM4 11l6 .5m4 0 6-.5M12 14v6',
} as const

type Sign = keyof typeof PATHS

/** Signs of equipment, by words of its name in the content site's language. The first match counts. */
const SIGNS: readonly (readonly [Sign, RegExp])[] = [
  ['camera', /câmara/i],
  ['light', /farol|faróis|luz|led\b/i],
  ['climate', /condicionado|climati|calor/i],
  ['seat', /\bbancos?\b|apoio de braço/i],
  ['screen', /ecrã|painel|navegação|computador/i],
  ['wheel', /volante|cruise/i],
]

/** Icons by type of equipment, for names that no pattern above matches. */
const TYPE_SIGNS: Readonly<Record<Id, Sign>> = {
  [EQUIPMENT_TYPE.exterior]: 'car',
  [EQUIPMENT_TYPE.safety]: 'shield',
}

/** What the name of an item is about. `null` if none of its words says so. */
export function equipmentSign(name: string): Sign | null {
  return SIGNS.find(([, words]) => words.test(name))?.[0] ?? null
}

/** The sign of an item of equipment; a tick if it has none. */
export function EquipmentIcon({ name, typeId }: { readonly name: string; readonly typeId: Id }) {
  const sign = equipmentSign(name) ?? TYPE_SIGNS[typeId]
  return sign ? <IconShape d={PATHS[sign]} /> : <StepIcon name="check" />
}
