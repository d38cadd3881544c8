import type { Wire } from '../../core/content-site/wire.ts'
import type { Engine, Option, Version } from '../../core/catalogue/catalogue.ts'
import { OPTION_KINDS } from '../../core/configuration/choice-steps.ts'
import { encodeChoices } from '../../core/configuration/saved-configuration.ts'
import { NO_CHOICES, type Choices } from '../../core/configuration/configuration.ts'
import type { Named } from '../../core/values/units.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { selectOffered } from '../../core/configuration/chosen-items.ts'
import { engineFacts, factLine, versionFacts } from '../steps/facts.ts'
import { absoluteLink } from '../../ui/share/link-tools.tsx'
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
  const { modelId } = get().configuration
  // The price is that of its cheapest version. An engine has no MTIC, so its instalment is not stated.
  const engines = selectOffered(get(), 'engine').map((each) =>
    itemAnswer(call, each, engineFacts(call.t, each), null, { modelId, engineId: each.id }),
  )
  if (engine.length === 0) return { engines }
  resolveChoice(call, 'engine', engine)
  const versions = selectOffered(get(), 'version').map((each) => {
    const { id: versionId, engineId } = each
    return itemAnswer(call, each, versionFacts(each), each, { modelId, engineId, versionId })
  })
  const version = named(input, 'version')
  if (version.length === 0) return { engines, versions }
  resolveChoice(call, 'version', version)
  const options = OPTION_KINDS.map((kind) => {
    const items: readonly Option[] = selectOffered(get(), kind)
    // A surcharge in euros: 0 if it is included, null if it is unknown.
    return [kind, items.map(({ id, name, surcharge }) => ({ id, name, surcharge }))]
  })
  return { engines, versions, options: Object.fromEntries(options) as object }
}

function itemAnswer(
  call: Call,
  { id, name, price, bestFor }: Engine | Version,
  facts: readonly string[],
  figures: Version | null,
  choices: Partial<Choices>,
): object {
  return {
    id,
    name,
    facts: factLine(facts),
    ...offerAnswer(call, price, figures, linkTo(call, choices)),
    ...editorTexts(call, { bestFor }),
  }
}

/** The link that opens the first step after some choices. A step's own address would need the cookie of a visit. */
function linkTo({ store }: Call, choices: Partial<Choices>): string {
  return absoluteLink(store.get(), `?${encodeChoices({ ...NO_CHOICES, ...choices })}`)
}

function namesOf(items: readonly Named[]): readonly string[] {
  return items.map(({ name }) => name)
}
