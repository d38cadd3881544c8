import type { Wire } from '../../core/content-site/wire.ts'
import type { Engine, Option, Version } from '../../core/catalogue/catalogue.ts'
import { OPTION_KINDS } from '../../core/configuration/choice-steps.ts'
import { encodeChoices } from '../../core/configuration/saved-configuration.ts'
import { NO_CHOICES } from '../../core/configuration/steps.ts'
import type { Choices } from '../../core/configuration/steps.ts'
import type { Named } from '../../core/values/units.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { selectOffered } from '../../core/configuration/chosen-items.ts'
import { engineFacts, factLine, versionFacts } from '../steps/facts.ts'
import { absoluteLink } from '../../ui/share/use-share-link.tsx'
import type { Call } from './call.ts'
import { editorTexts, offerAnswer } from './answers.ts'
import { engineOf, named, resolveChoice, resolveModel } from './resolve-car.ts'

/** The models with their example offers. */
export function listModels(call: Call): object {
  const { store } = call
  const models = selectModels(store.get())
  const intros = store.get().site.intros?.data ?? []
  return {
    models: models.map((model) => {
      const intro = intros.find(({ modelId }) => modelId === model.id)
      return {
        id: model.id,
        name: model.name,
        segments: namesOf(model.segments),
        energies: namesOf(model.energies),
        seats: namesOf(model.seats),
        ...offerAnswer(call, model.price, model, linkTo(call, { modelId: model.id })),
        campaignEnd: model.campaignEnd,
        ...editorTexts(call, { introduction: intro && `${intro.title} ${intro.content}` }),
      }
    }),
  }
}

/** The engines of a model and, once they are named, the versions of an engine and the options of a version. */
export async function listOptions(call: Call, input: Wire): Promise<object> {
  const { get } = call.store
  await resolveModel(call, input)
  const engine = engineOf(call, input).values
  const engines = selectOffered(get(), 'engine').map((each) => engineAnswer(call, each))
  if (engine.length === 0) return { engines }
  resolveChoice(call, 'engine', engine)
  const versions = selectOffered(get(), 'version').map((each) => versionAnswer(call, each))
  const version = named(input, 'version')
  if (version.length === 0) return { engines, versions }
  resolveChoice(call, 'version', version)
  const options = OPTION_KINDS.map((kind) => {
    const items: readonly Option[] = selectOffered(get(), kind)
    return [kind, items.map(optionAnswer)]
  })
  return { engines, versions, options: Object.fromEntries(options) as object }
}

/** The price is that of its cheapest version. An engine has no MTIC, so its instalment is not stated. */
function engineAnswer(call: Call, engine: Engine): object {
  const { id, name, price, bestFor } = engine
  const { modelId } = call.store.get().configuration
  return {
    id,
    name,
    facts: factLine(engineFacts(call.t, engine)),
    ...offerAnswer(call, price, null, linkTo(call, { modelId, engineId: id })),
    ...editorTexts(call, { bestFor }),
  }
}

function versionAnswer(call: Call, version: Version): object {
  const { id, name, engineId, price, bestFor } = version
  const { modelId } = call.store.get().configuration
  const link = linkTo(call, { modelId, engineId, versionId: id })
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
  return { id, name, surcharge }
}

/** The link that opens the first step after some choices. A step's own address would need the cookie of a visit. */
function linkTo({ store }: Call, choices: Partial<Choices>): string {
  return absoluteLink(store.get(), `?${encodeChoices({ ...NO_CHOICES, ...choices })}`)
}

function namesOf(items: readonly Named[]): readonly string[] {
  return items.map(({ name }) => name)
}
