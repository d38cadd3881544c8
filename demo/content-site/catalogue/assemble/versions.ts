import { engineId } from './engines.ts'
import { priceOffer } from './offers.ts'
import { versionValues } from './wltp.ts'
import { roundHalfUp } from '../../finance/rounding.ts'
import { hasWideCluster } from '../cabin-looks.ts'
import type { EquipmentPlan, Fit } from '../equipment.ts'
import { EQUIPMENT } from '../equipment.ts'
import type { EnginePlan, ModelPlan } from '../model-plan.ts'
import { MOTORS } from '../motors.ts'
import type { Tier } from '../trims.ts'
import { TRIMS } from '../trims.ts'

/** Eco tax on tyres and batteries in euros, included in the price. */
const ECO_VALUE = 12.5

/** In percent. The demo has it on everything that its prices contain. */
const VAT_RATE = 23

/** What a buyer pays apart from the price. */
const EXCLUDED: readonly string[] = ['Imposto Único de Circulação (IUC)', 'Seguro automóvel']

const HOME_CHARGER = 'Posto de carregamento em casa e a sua instalação'

/** Terms of the residual value table, in months. */
const RESIDUAL_TERMS = [24, 36, 48, 60] as const

/** A version as sold, with the plan it was built from. */
export interface AssembledVersion {
  readonly entry: ReturnType<typeof versionEntry>
  readonly engine: EnginePlan
  readonly tier: Tier
}

/** All versions of a model, engine by engine, cheapest first. */
export function assembleVersions(plan: ModelPlan): AssembledVersion[] {
  return plan.engines.flatMap((engine) =>
    engine.tiers.map((tier) => ({ entry: versionEntry(plan, engine, tier), engine, tier })),
  )
}

/** Costs included in the price, as shown for models and versions. */
export function costsOf(plan: ModelPlan) {
  return {
    legalizationGain: plan.legalization,
    transportGain: plan.transport,
    ecoValue: ECO_VALUE,
    metalicColorPrice: plan.metallic,
  }
}

function versionEntry(plan: ModelPlan, engine: EnginePlan, tier: Tier) {
  const motor = MOTORS[engine.motor]
  const idEngine = engineId(plan, engine)
  const trim = TRIMS[tier]
  const price = engine.price + plan.trimPrices[tier] - plan.trimPrices[engine.tiers[0] ?? tier]
  const offer = priceOffer(plan, price)
  return {
    id: idEngine * 10 + tier,
    modelID: plan.id,
    idEngine,
    designation: trim.name,
    engine: motor.name,
    fuel: motor.fuel,
    transmission: motor.transmission,
    bestFor: trim.bestFor,
    ...offer.figures,
    pvpWithoutFinance: price + plan.campaignDiscount,
    mtic: offer.mtic,
    rate: offer.rate,
    initialExpenses: offer.initialExpenses,
    // The offer is a CREDIT offer; Open Drive reads the residual value table.
    residualValue: 0,
    arrResidualValues: RESIDUAL_TERMS.map((monthPeriod, index) => ({
      monthPeriod,
      valueType: 'P' as const,
      valueVal: plan.residuals[index] ?? 0,
    })),
    generation: plan.generation,
    localSuffix: trim.suffix,
    localCode: `${plan.generation}${trim.suffix}${idEngine % 10}${motor.transmission.charAt(0)}`,
    ...costsOf(plan),
    vatRate: VAT_RATE,
    vatValue: roundHalfUp((price * VAT_RATE) / (100 + VAT_RATE), 2),
    priceExcludes: motor.fuel === 'Elétrico' ? [...EXCLUDED, HOME_CHARGER] : EXCLUDED,
    priceValidUntil: plan.campaignEnd,
    electricMotor: motor.fuel === 'Elétrico',
    ...versionValues(engine, tier),
    lst: EQUIPMENT.filter((piece) => fits(piece, plan, engine, tier)).map(({ id }) => id),
  }
}

function fits(piece: EquipmentPlan, plan: ModelPlan, engine: EnginePlan, tier: Tier): boolean {
  return (
    tier + plan.level >= piece.grade && (piece.fit === null || suits(piece.fit, plan, engine, tier))
  )
}

function suits(fit: Fit, plan: ModelPlan, engine: EnginePlan, tier: Tier): boolean {
  const motor = MOTORS[engine.motor]
  const isTall = ['compact-suv', 'large-suv', 'seven-seater'].includes(plan.body)
  const answers: Readonly<Record<Fit, boolean>> = {
    electric: motor.fuel === 'Elétrico',
    combustion: motor.fuel !== 'Elétrico',
    automatic: motor.transmission === 'Automática',
    'wide-cluster': hasWideCluster(plan, engine, tier),
    tall: isTall,
    roomy: isTall || plan.body === 'estate',
    rails: plan.hasRoofRails === true,
    seven: plan.body === 'seven-seater',
  }
  return answers[fit]
}
