import type { EnginePlan } from '../model-plan.ts'
import { MOTORS } from '../motors.ts'
import type { Tier } from '../trims.ts'
import type { EngineEntry, VersionEntry, WltpFields, WltpSpans } from '../types.ts'

const FIELDS = ['fuelCC', 'energyConsumption', 'autonomy', 'co2'] as const

/** The official values of a version that differ from its engine's. */
export function versionValues({ motor, tierValues }: EnginePlan, tier: Tier): WltpFields {
  const own = tierValues?.[tier]
  const isElectric = MOTORS[motor].fuel === 'Elétrico'
  return {
    fuelCC: (!isElectric && own?.consumption) || null,
    energyConsumption: (isElectric && own?.consumption) || null,
    autonomy: own?.range ?? null,
    co2: own?.co2 ?? null,
  }
}

/** The span of the official values over all versions. Null for a value that none of them has. */
export function wltpSpans(
  engines: readonly EngineEntry[],
  versions: readonly VersionEntry[],
): WltpSpans {
  const entries = FIELDS.map((field) => {
    const values = versions
      .map((version) => {
        const engine = engines.find(({ id }) => id === version.idEngine)
        // The consumption of an electric engine in 'fuelCC' is in kWh.
        const isOther = field === 'fuelCC' && engine?.electricMotor
        return isOther ? null : (version[field] ?? engine?.[field] ?? null)
      })
      .filter((value) => value !== null)
    return [field, values.length === 0 ? null : [Math.min(...values), Math.max(...values)]]
  })
  return Object.fromEntries(entries) as WltpSpans
}
