import { modelAddress } from '../../domain/catalogue/model-address.ts'
import type { Engine, Option, Version } from '../../domain/catalogue/catalogue.ts'
import { surchargeAmount } from '../../domain/financing/price-lines.ts'
import { OPTION_KINDS } from '../../domain/steps/choice-steps.ts'
import { encodeChoices } from '../../domain/steps/saved-configuration.ts'
import { NO_CHOICES } from '../../domain/steps/steps.ts'
import type { Id, Named } from '../../domain/units.ts'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { selectOffered } from '../../store/configuration/chosen-items.ts'
import { buildPath } from '../routing/build-path.ts'
import { engineFacts, factLine, versionFacts } from '../shared/facts.ts'
import { absoluteLink } from '../shared/use-share-link.tsx'
import type { Call } from './call.ts'
import { editorTexts } from './editor-texts.ts'
import { offerAnswer } from './offer-answer.ts'
import { engineOf, resolveChoice, resolveModel, textOf, type CarInput } from './resolve-car.ts'

/** The models with their example offers. */
export function listModels(call: Call): object {
  const { store } = call
  const models = selectModels(store.get())
  const intros = store.get().site.intros?.data ?? []
  return {
    models: models.map((model) => {
      const intro = intros.find(({ modelId }) => modelId === model.id)
      const path = buildPath('engine', modelAddress(model, models))
      return {
        id: model.id,
        name: model.name,
        segments: namesOf(model.segments),
        energies: namesOf(model.energies),
        seats: namesOf(model.seats),
        ...offerAnswer(call, model.price, model, absoluteLink(store.get(), path)),
        campaignEnd: model.campaignEnd,
        ...editorTexts(call, { introduction: intro && `${intro.title} ${intro.content}` }),
      }
    }),
  }
}

/** The engines of a model and, once they are named, the versions of an engine and the options of a version. */
export async function listOptions(call: Call, input: CarInput): Promise<object> {
  const { get } = call.store
  await resolveModel(call, input)
  const engine = engineOf(call, input)
  const engines = selectOffered(get(), 'engine').map((each) => engineAnswer(call, each))
  if (textOf(engine) === null) return { engines }
  resolveChoice(call, 'engine', engine)
  const versions = selectOffered(get(), 'version').map((each) => versionAnswer(call, each))
  if (textOf(input.version) === null) return { engines, versions }
  resolveChoice(call, 'version', input.version)
  const options = OPTION_KINDS.map((kind) => {
    const items: readonly Option[] = selectOffered(get(), kind)
    return [kind, items.map(optionAnswer)]
  })
  return { engines, versions, options: Object.fromEntries(options) as object }
}

/** The price is that of its cheapest version. An engine has no MTIC, so its instalment is not stated. */
function engineAnswer(call: Call, engine: Engine): object {
  const { id, name, price, bestFor } = engine
  const link = linkTo(call, engine.id, null)
  return {
    id,
    name,
    facts: factLine(engineFacts(call.t, engine)),
    ...offerAnswer(call, price, null, link),
    ...editorTexts(call, { bestFor }),
  }
}

function versionAnswer(call: Call, version: Version): object {
  const { id, name, engineId, price, bestFor } = version
  const link = linkTo(call, engineId, id)
  return {
    id,
    name,
    facts: factLine(versionFacts(version)),
    ...offerAnswer(call, price, version, link),
    ...editorTexts(call, { bestFor }),
  }
}

/** A surcharge in euros: 0 if it is included, null if it is unknown. */
function optionAnswer({ id, name, surcharge }: Option): object {
  return { id, name, surcharge: surchargeAmount(surcharge) }
}

function linkTo({ store }: Call, engineId: Id, versionId: Id | null): string {
  const { modelId } = store.get().configuration
  const query = encodeChoices({ ...NO_CHOICES, modelId, engineId, versionId })
  return absoluteLink(store.get(), `?${query}`)
}

function namesOf(items: readonly Named[]): readonly string[] {
  return items.map(({ name }) => name)
}
