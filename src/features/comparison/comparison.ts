import {
  EQUIPMENT_TYPE,
  SPEC_TYPE,
  EQUIPMENT_TYPES,
  SPEC_TYPES,
  specText,
  type Engine,
  type Equipment,
  type TechnicalSpec,
  type Version,
} from '../../core/catalogue/catalogue.ts'
import type { Id } from '../../core/values/units.ts'
import type { ReactNode } from 'react'
import { lesserForms, listedEquipment } from '../../core/catalogue/added-equipment.ts'
import type { Translate } from '../../core/formats/translate.ts'
import type { Row } from '../../ui/primitives/rows.tsx'
import { WLTP_VALUES, type WltpValue } from '../../core/catalogue/wltp.ts'

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

/** Minimum number of items to compare (spec §5, compare). */
export const COMPARE_MINIMUM = 2

/** A property, with a value per compared item, in the same order. */
export interface ComparedRow {
  readonly id: Id
  readonly name: string
  /** Whether the item has the feature, or what it has; `null` for a dash. Beside marks, a text is a better form. */
  readonly values: readonly ReactNode[]
  /** What tells the values apart, where they are not texts or marks. */
  readonly compared?: readonly unknown[]
  /** Whether the row is marked because its values differ. One that says so itself stays as it is. */
  readonly differs?: boolean
  /** What the row's name opens, in a row below it. */
  readonly detail?: ReactNode
}

export interface ComparedGroup {
  readonly id: string
  /** None for what stands directly below the heads of the columns. */
  readonly title?: string
  readonly rows: readonly ComparedRow[]
  /** The rows keep their order, in which prices add up. */
  readonly isOrdered?: boolean
  /** All rows are always shown. */
  readonly isFixed?: boolean
  /** Below the rows. */
  readonly note?: ReactNode
  /** The values are names of the maker, which nobody translates. */
  readonly areNames?: boolean
}

const WLTP_UNITS: Readonly<Record<WltpValue, string>> = {
  fuel: 'l/100 km',
  energy: 'kWh/100 km',
  range: 'km',
  co2: 'g/km',
}

/**
 * What is compared at first: the current item and its neighbour, which is the previous item, or the next one of the
 * first. Empty without a current item.
 */
export function initiallyCompared(currentId: Id | null, offered: readonly Id[]): readonly Id[] {
  const index = offered.findIndex((id) => id === currentId)
  return index < 0 ? [] : offered.slice(Math.max(index - 1, 0)).slice(0, 2)
}

/** Adds or removes a compared item. Adds nothing once the maximum is reached (spec §4, comparator). */
export function toggleCompared(ids: readonly Id[], id: Id, maximum: number): readonly Id[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id)
  return ids.length < maximum ? [...ids, id] : ids
}

/** The compared items that are still offered, cut to the maximum. */
export function keepCompared(
  ids: readonly Id[],
  offered: readonly Id[],
  maximum: number,
): readonly Id[] {
  return ids.filter((id) => offered.includes(id)).slice(0, maximum)
}

/**
 * Rows for every spec that at least one engine has, except those that repeat the official values shown above them. The
 * value is `null` for engines without it.
 */
export function compareSpecs(t: Translate, engines: readonly Engine[]): readonly ComparedGroup[] {
  const added = engines.flatMap((engine) =>
    engine.specs.filter((spec) => !isOfficialValue(engine, spec)),
  )
  const rows = added.map(({ id, typeId, designation: name }) => {
    const values = engines.map(({ specs }) => {
      const spec = specs.find((item) => item.id === id && item.typeId === typeId)
      return spec ? specText(spec) : null
    })
    return { id, typeId, name, values }
  })
  return groupRows(t, SPEC_TYPES, rows)
}

/**
 * Rows for all equipment that at least one version has, in the order of the list. Items that replace each other's lesser
 * form share a row, named after the least form that a version has: a version with that form has `true`, one with a better
 * form the name of it, and one with none `false`.
 */
export function compareEquipment(
  t: Translate,
  versions: readonly Version[],
  equipment: readonly Equipment[],
): readonly ComparedGroup[] {
  const byId = new Map(equipment.map((item) => [item.id, item]))
  const listed = [...byId.values()]
  const columns = versions.map(({ equipmentIds }) => new Set(listedEquipment(equipmentIds, listed)))
  const families = new Map<Equipment, Equipment[]>()
  for (const item of listed) {
    if (!columns.some((column) => column.has(item))) continue
    const least = lesserForms(item, byId).at(-1) ?? item
    families.set(least, [...(families.get(least) ?? []), item])
  }
  const rows = [...families].map(([least, forms]) => {
    const head = forms.find(({ replacesId }) => !forms.some(({ id }) => id === replacesId)) ?? least
    const values = columns.map((column) => {
      const own = forms.filter((form) => column.has(form))
      const hasBetter = own.some((form) => form !== head)
      return hasBetter ? own.map(({ name }) => name).join(', ') : own.length > 0
    })
    return { ...head, values }
  })
  return groupRows(t, EQUIPMENT_TYPES, rows)
}

/** A group with the rows of all columns, each once. */
export function sideBySide(title: string, columns: readonly (readonly Row[])[]): ComparedGroup {
  const labels = new Set(columns.flatMap((rows) => rows.map(({ label }) => label)))
  const rows = [...labels].map((name) => ({
    id: name,
    name,
    values: columns.map((column) => column.find(({ label }) => label === name)?.value ?? null),
  }))
  return { id: title, title, rows, isOrdered: true }
}

/**
 * Marks the rows whose values differ, and has them first in a group without an order of its own.
 * @param isShown Whether the item at a place counts; by default, all do.
 */
export function markDifferences(
  groups: readonly ComparedGroup[],
  isShown: (place: number) => boolean = () => true,
): readonly ComparedGroup[] {
  return groups.map((group) => {
    const rows = group.rows.map((row) => {
      const shown = (row.compared ?? row.values).filter((_, place) => isShown(place))
      return { differs: new Set(shown).size > 1, ...row }
    })
    if (group.isOrdered || group.isFixed) return { ...group, rows }
    return { ...group, rows: rows.toSorted((a, b) => Number(b.differs) - Number(a.differs)) }
  })
}

/** The marked rows alone, in the groups that have any; fixed groups as they are. */
export function onlyMarked(groups: readonly ComparedGroup[]): readonly ComparedGroup[] {
  return groups.flatMap((group) => {
    if (group.isFixed) return group
    const rows = group.rows.filter(({ differs }) => differs)
    return rows.length > 0 ? { ...group, rows } : []
  })
}

/** Groups rows by type, those with the same id once. */
function groupRows(
  t: Translate,
  typeIds: readonly Id[],
  all: readonly (ComparedRow & Pick<Equipment, 'typeId'>)[],
): readonly ComparedGroup[] {
  return typeIds.flatMap((typeId) => {
    const own = all.filter((row) => row.typeId === typeId)
    const rows = new Map(own.map(({ id, name, values }) => [id, { id, name, values }]))
    return rows.size > 0
      ? { id: typeId, title: t(groupTitle(typeId)), rows: [...rows.values()] }
      : []
  })
}

/** Whether a spec states one of the engine's official values again. */
function isOfficialValue({ wltp }: Engine, { typeId, value, unit }: TechnicalSpec): boolean {
  const official = WLTP_VALUES.find((name) => WLTP_UNITS[name] === unit)
  const [amount] = (official && wltp[official]) ?? []
  return typeId === SPEC_TYPE.environment && amount === Number(value.replace(',', '.'))
}
