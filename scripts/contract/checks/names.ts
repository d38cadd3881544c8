import { readText, type Wire } from '../../../src/core/content-site/wire.ts'
import { entriesOf, type Car, type Content } from '../content.ts'
import { findingOf, warning, type Finding } from '../finding.ts'

/** The lists of a model, with the field of the name, and those of what the named ones belong to. */
const LISTS = [
  ['lstEngines', 'engine', []],
  ['lstVersions', 'designation', ['idEngine']],
  ['extColors', 'designation', ['version']],
  ['panomaricLI', 'designation', ['version']],
] as const

/** Reports models, and engines, versions and colours of the same car, that have the same name. */
export async function checkNames(content: Content): Promise<Finding[]> {
  const models = await content.models()
  const ofModels = await Promise.all(models.map((model) => repeatedOf(content, model)))
  const wires = models.map(({ wire }) => wire)
  return [
    ...findingOf(
      warning,
      [...repeated(wires, 'model', []), ...ofModels.flat()],
      'Names that stand for more than one model, engine, version or colour',
      'Give each a name of its own. Until then, visitors see what differs, such as the code, after the name.',
    ),
  ]
}

async function repeatedOf(content: Content, model: Car): Promise<string[]> {
  const found = await Promise.all(
    LISTS.map(async ([call, field, groups]) =>
      repeated(entriesOf(await content.ofModel(call, model)), field, groups),
    ),
  )
  return found.flat().map((name) => `${model.name} ${name}`)
}

/** The names that occur more than once with the same values of the other fields. */
function repeated(entries: readonly Wire[], field: string, groups: readonly string[]): string[] {
  const seen = new Set<string>()
  return entries.flatMap((entry) => {
    const name = readText(entry[field])
    const key = JSON.stringify([name, ...groups.map((group) => readText(entry[group]))])
    const isRepeated = name !== null && seen.has(key)
    seen.add(key)
    return isRepeated ? [name] : []
  })
}
