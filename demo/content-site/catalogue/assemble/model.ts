import { assembleExteriors, assembleInteriors } from './colours.ts'
import { assembleEngine } from './engines.ts'
import { cheapestOffer } from './offers.ts'
import { assembleVersions, costsOf } from './versions.ts'
import { wltpSpans } from './wltp.ts'
import type { ModelPlan } from '../model-plan.ts'
import { SEGMENTS } from '../model-plan.ts'
import { exteriorFrames, exteriorGallery, exteriorPoster } from '../picture-addresses.ts'
import type { CatalogueModel } from '../types.ts'

/** Builds a model with its engines, versions and colours. Its offer is that of its cheapest version. */
export function assembleModel(plan: ModelPlan): CatalogueModel {
  const assembled = assembleVersions(plan)
  const versions = assembled.map(({ entry }) => entry)
  const engines = plan.engines.map((engine) => assembleEngine(plan, engine, versions))
  const offer = cheapestOffer(versions)
  const { slug, defaultPaint } = plan
  const frames = exteriorFrames(slug, defaultPaint)
  return {
    model: {
      id: plan.id,
      model: plan.name,
      ...offer,
      pvpWithoutFinance: offer.price + plan.campaignDiscount,
      modelImg: exteriorPoster(slug, defaultPaint),
      segments: plan.segments.map((id) => ({ id, name: SEGMENTS[id] })),
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
    },
    engines,
    versions,
    exteriors: assembled.flatMap((version) => assembleExteriors(plan, version)),
    interiors: assembled.flatMap((version) => assembleInteriors(plan, version)),
    carPod: {
      modelId: plan.id,
      externalColorImages360: frames,
      gallery: exteriorGallery(slug, defaultPaint),
    },
  }
}
