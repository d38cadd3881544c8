import { CABINS } from './bodies.ts'
import { EQUIPMENT } from './equipment.ts'
import type { EnginePlan, ModelPlan } from './model-plan.ts'
import { MOTORS } from './motors.ts'
import type { Tier } from './trims.ts'

/** Lowest trim with the wide cluster, except for electric cars. */
const WIDE_CLUSTER_TIER = 4

/** Whether a version has the wide digital cluster. The others have a small display, beside or inside their dials. */
export function hasWideCluster({ body }: ModelPlan, engine: EnginePlan, tier: Tier): boolean {
  const { fuel, transmission } = MOTORS[engine.motor]
  if (CABINS[body] === 'city' || transmission === 'Manual') return false
  return fuel === 'Elétrico' || tier >= WIDE_CLUSTER_TIER
}

/** Whether a trim has a piece that every car of its grade has. Throws for a name that no such piece has. */
function hasPiece({ level }: ModelPlan, tier: Tier, name: string): boolean {
  const piece = EQUIPMENT.find(({ value, fit }) => value === name && fit === null)
  if (piece === undefined) throw new Error(`No equipment for every car is named ${name}`)
  return tier + level >= piece.grade
}

/** Name of a version's cabin in picture URLs: layout, gearbox or cluster, then what its screen or roof adds. */
export function cabinLook(plan: ModelPlan, engine: EnginePlan, tier: Tier): string {
  const cabin = CABINS[plan.body]
  const isManual = MOTORS[engine.motor].transmission === 'Manual'
  const hasMap = hasPiece(plan, tier, 'Sistema de navegação')
  const map = hasMap ? '-map' : ''
  if (cabin === 'city') return `${isManual ? cabin : 'city-automatic'}${map}`
  if (isManual) return `${cabin}-manual${map}`
  if (!hasWideCluster(plan, engine, tier)) return `${cabin}-basic${map}`
  // All versions with the wide cluster have navigation, but the cheapest electric one.
  if (!hasMap) return `${cabin}-basic`
  return hasPiece(plan, tier, 'Teto panorâmico de abrir') ? `${cabin}-roof` : cabin
}
