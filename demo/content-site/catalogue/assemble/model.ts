import { carBox } from './car-boxes.ts'
import { assembleExteriors, assembleInteriors } from './colours.ts'
import { assembleEngine, engineId } from './engines.ts'
import { cheapestOffer } from './offers.ts'
import { assembleVersions, costsOf } from './versions.ts'
import { wltpSpans } from './wltp.ts'
import type { AnnualCostsPlan, ModelPlan } from '../model-plan.ts'
import { SEGMENTS } from '../model-plan.ts'
import { pricedLook } from '../priced-look.ts'
import {
  exteriorFrames,
  exteriorGallery,
  exteriorLargeFrame,
  exteriorPoster,
} from '../picture-addresses.ts'

/** Builds a model with its engines, versions and colours. Its offer is that of its cheapest version. */
export function assembleModel(plan: ModelPlan) {
  const assembled = assembleVersions(plan)
  const versions = assembled.map(({ entry }) => entry)
  const engines = plan.engines.map((engine) => assembleEngine(plan, engine, versions))
  const offer = cheapestOffer(versions)
  const { defaultPaint } = plan
  const look = pricedLook(plan)
  const frames = exteriorFrames(look, defaultPaint)
  return {
    model: {
      id: plan.id,
      model: plan.name,
      ...offer,
      pvpWithoutFinance: offer.price + plan.campaignDiscount,
      modelImg: exteriorPoster(look, defaultPaint),
      segments: plan.segments.map((id) => ({ id, name: SEGMENTS[id] })),
      energies: [...new Set(engines.map(({ fuel }) => fuel))].map((name) => ({ id: name, name })),
      seats: [{ id: `${plan.facts.seats}`, name: `${plan.facts.seats} lugares` }],
      rate: plan.tan,
      mtic: versions.find(({ rent }) => rent === offer.rent)?.mtic ?? 0,
      wltp: wltpSpans(engines, versions),
      ...costsOf(plan),
      dtEndOfCampaign: plan.campaignEnd,
    },
    intro: {
      modelId: plan.id,
      introTitle: plan.intro.title,
      introContent: plan.intro.content,
      ...plan.facts,
      annualCosts: plan.annualCosts ? annualCosts(plan, plan.annualCosts) : null,
    },
    engines,
    versions,
    exteriors: assembled.flatMap((version) => assembleExteriors(plan, version)),
    interiors: assembled.flatMap((version) => assembleInteriors(plan, version)),
    carPod: {
      modelId: plan.id,
      externalColorImages360: frames,
      largeImg: exteriorLargeFrame(look, defaultPaint),
      carBox: carBox(look),
      gallery: exteriorGallery(look, defaultPaint),
    },
  }
}

/** Date and source of the costs per year. */
const STATED = { date: '2026-11-01', source: 'valores de demonstração da Lume' } as const

function annualCosts(plan: ModelPlan, { insurance, maintenance, roadTax }: AnnualCostsPlan) {
  const engines = plan.engines.map((engine, index) => ({
    engineID: engineId(plan, engine),
    roadTax: roadTax[index] ?? null,
    insurance: null,
    maintenance: null,
  }))
  return { ...STATED, roadTax: null, insurance, maintenance, engines }
}
