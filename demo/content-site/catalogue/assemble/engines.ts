import { cheapestOffer } from './offers.ts'
import { engineSpecs } from './specs.ts'
import type { EnginePlan, ModelPlan } from '../model-plan.ts'
import { MOTORS } from '../motors.ts'
import type { VersionEntry } from '../types.ts'

/** Engine ids are the model id followed by a number from 1: model 101 has 1011, 1012, … */
export function engineId(plan: ModelPlan, engine: EnginePlan): number {
  return plan.id * 10 + plan.engines.indexOf(engine) + 1
}

/** Builds an engine with the offer of its cheapest version. */
export function assembleEngine(
  plan: ModelPlan,
  engine: EnginePlan,
  versions: readonly VersionEntry[],
) {
  const motor = MOTORS[engine.motor]
  const id = engineId(plan, engine)
  return {
    id,
    engineID: id,
    modelID: plan.id,
    engine: motor.name,
    designation: `${motor.name} ${motor.power} CV ${motor.transmission}`,
    fuel: motor.fuel,
    transmission: motor.transmission,
    ...cheapestOffer(versions.filter(({ idEngine }) => idEngine === id)),
    power: motor.power,
    powerKw: motor.powerKw,
    electricMotor: motor.fuel === 'Elétrico',
    bestFor: motor.bestFor,
    autonomy: engine.range ?? null,
    co2: engine.co2,
    fuelCC: engine.consumption,
    energyConsumption:
      engine.plugIn?.weighted ?? (motor.fuel === 'Elétrico' ? engine.consumption : null),
    electricConsumption: engine.plugIn?.electric ?? null,
    emptyBatteryConsumption: engine.plugIn?.emptyBattery ?? null,
    lst: engineSpecs(engine),
  }
}
