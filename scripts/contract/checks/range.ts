import { OFFICIAL, readSpec } from '../../../src/core/catalogue/read-engines.ts'
import { readStated } from '../../../src/core/content-site/values.ts'
import { asWire, readText, type Wire } from '../../../src/core/content-site/wire.ts'
import { carsOf, entriesOf, numberIn, type Car, type Content } from '../content.ts'
import { findingOf, problem, warning, type Finding } from '../finding.ts'

const COMPLETE = 'Complete the catalogue on the content site.'

const NO_WAY_ON = ' Visitors cannot continue from there.'
const APOLOGY = ' Visitors see a message instead.'

/** What may be missing, in the order of the findings. */
const TEXTS = {
  price: [problem, 'No price', COMPLETE],
  amounts: [
    problem,
    'Surcharges that cannot be read',
    'Send amounts as numbers, such as 1250.5.',
    ' Cars with these colours have no price.',
  ],
  specs: [problem, 'Technical data with a placeholder for a consumption or emission', COMPLETE],
  engines: [problem, 'Models without engines', COMPLETE, NO_WAY_ON],
  versions: [problem, 'Engines without versions', COMPLETE, NO_WAY_ON],
  colours: [problem, 'Versions without exterior colours', COMPLETE, APOLOGY],
  picture: [
    warning,
    'Models without an image',
    'Add an image on the content site.',
    ' A drawing is shown instead.',
  ],
  interiors: [warning, 'Versions without interiors', COMPLETE, APOLOGY],
} as const satisfies Record<string, readonly [typeof problem, string, string, string?]>

type Missing = readonly [keyof typeof TEXTS, string]

/** Reports models without image, price or engines, engines without versions, and versions without colours. */
export async function checkRange(content: Content): Promise<Finding[]> {
  const models = await content.models()
  if (models.length === 0) {
    const { isExpected } = await content.get('lstModels')
    const next = 'Publish at least one model on the content site.'
    return isExpected ? [problem('There are no models to show.', next)] : []
  }
  const missing = (await Promise.all(models.map((model) => gapsOf(content, model)))).flat()
  return (Object.keys(TEXTS) as (keyof typeof TEXTS)[]).flatMap((what) => {
    const names = missing.filter(([kind]) => kind === what).map(([, name]) => name)
    const [create, text, next, result] = TEXTS[what]
    return findingOf(create, names, text, next, result)
  })
}

async function gapsOf(content: Content, model: Car): Promise<Missing[]> {
  const [engineAnswer, versionAnswer] = await Promise.all([
    content.ofModel('lstEngines', model),
    content.ofModel('lstVersions', model),
  ])
  const engines = carsOf(engineAnswer, 'engine')
  const versions = carsOf(versionAnswer, 'designation')
  const missing: Missing[] = []
  if (readText(model.wire.modelImg) === null) missing.push(['picture', model.name])
  if (numberIn(model.wire, 'price') === null) missing.push(['price', model.name])
  if (engineAnswer.isExpected && engines.length === 0) missing.push(['engines', model.name])
  for (const { name, wire } of engines)
    if (Array.isArray(wire.lst) && wire.lst.map(asWire).some(hasPlaceholder))
      missing.push(['specs', `${model.name} ${name}`])
  for (const engine of versionAnswer.isExpected ? engines : []) {
    // Versions refer to the engine's `engineID`. Some sites omit it if it equals the id.
    const id = readText(engine.wire.engineID) ?? engine.id
    const hasVersions = versions.some(({ wire }) => readText(wire.idEngine) === id)
    if (!hasVersions) missing.push(['versions', `${model.name} ${engine.name}`])
  }
  for (const [what, call] of [
    ['colours', 'extColors'],
    ['interiors', 'panomaricLI'],
  ] as const) {
    const answer = await content.ofModel(call, model)
    const having = new Set(entriesOf(answer).map(({ version }) => readText(version)))
    const without = answer.isExpected ? versions.filter(({ id }) => !having.has(id)) : []
    for (const { name, wire } of without)
      missing.push([what, `${model.name} ${name} ${readText(wire.engine) ?? ''}`.trimEnd()])
    for (const { designation, price } of entriesOf(answer))
      if (readStated(price) === null)
        missing.push([
          'amounts',
          `${model.name} ${readText(designation) ?? ''} '${readText(price) ?? ''}'`,
        ])
  }
  return missing
}

/** Whether an entry of the technical data states an official value that cannot be one. */
function hasPlaceholder(spec: Wire): boolean {
  const isStated = readText(asWire(spec.specs).value) !== null
  return isStated && (readText(spec.id) ?? '') in OFFICIAL && readSpec(spec) === null
}
