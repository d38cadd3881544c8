import type { Catalogue, CatalogueModel, StockEntry } from './types.ts'

/** Finds duplicate ids, broken references and lists of an invalid length. */
export function referenceProblems(catalogue: Catalogue): string[] {
  const { models, equipment, districts, dealers, stock } = catalogue
  const versions = models.flatMap((model) => model.versions)
  const equipmentIds = new Set(equipment.map(({ id }) => id))
  const districtIds = new Set(districts.map(({ id }) => id))
  return [
    ...duplicates(
      'model id',
      models.map(({ model }) => model.id),
    ),
    ...duplicates(
      'model name',
      models.map(({ model }) => model.model),
    ),
    ...duplicates(
      'engine id',
      models.flatMap((model) => model.engines).map(({ id }) => id),
    ),
    ...duplicates(
      'version id',
      versions.map(({ id }) => id),
    ),
    ...duplicates(
      'version code',
      versions.map((version) => `${version.modelID} ${version.localCode}`),
    ),
    ...duplicates(
      'exterior id',
      models.flatMap((model) => model.exteriors).map(({ id }) => id),
    ),
    ...duplicates(
      'equipment id',
      [...equipment].map(({ id }) => id),
    ),
    ...duplicates(
      'district id',
      districts.map(({ id }) => id),
    ),
    ...duplicates(
      'dealer id',
      dealers.map(({ objectId }) => objectId),
    ),
    ...models.flatMap((model) => modelProblems(model)),
    ...versions.flatMap(({ id, lst }) =>
      lst
        .filter((piece) => !equipmentIds.has(piece))
        .map((piece) => `version ${id}: equipment ${piece} is unknown`),
    ),
    ...dealers
      .filter(({ district }) => !districtIds.has(district))
      .map(({ objectId }) => `dealer ${objectId}: its district is unknown`),
    ...stock.flatMap((car) => stockProblems(models, car)),
  ]
}

function stockProblems(models: readonly CatalogueModel[], car: StockEntry): string[] {
  const { version, exterior, interior } = car
  const isSold = models.some(
    ({ exteriors, interiors }) =>
      exteriors.some((one) => one.version === version && one.factoryCode === exterior) &&
      interiors.some((one) => one.version === version && one.factoryCode === interior),
  )
  return isSold ? [] : [`stock: ${version} ${exterior} ${interior} is not sold`]
}

function modelProblems(entry: CatalogueModel): string[] {
  const { model, engines, versions, exteriors, interiors, carPod, intro } = entry
  const engineIds = new Set(engines.map(({ id }) => id))
  const versionIds = new Set(versions.map(({ id }) => id))
  const problems = [
    ...outOfRange('engines', engines.length, 1, 10),
    ...(carPod.modelId === model.id && intro.modelId === model.id
      ? []
      : ['car pod or introduction belongs to another model']),
    ...engines
      .filter(({ modelID, engineID, id }) => modelID !== model.id || engineID !== id)
      .map(({ id }) => `engine ${id} belongs elsewhere`),
    ...engines.flatMap(({ id }) => {
      const count = versions.filter(({ idEngine }) => idEngine === id).length
      return outOfRange(`versions of engine ${id}`, count, 1, 10)
    }),
    ...versions
      .filter(({ modelID, idEngine }) => modelID !== model.id || !engineIds.has(idEngine))
      .map(({ id }) => `version ${id} belongs elsewhere`),
    ...[...exteriors, ...interiors]
      .filter(({ version }) => !versionIds.has(version))
      .map(({ version }) => `a colour belongs to version ${version}, which is unknown`),
    ...duplicates(
      'interior',
      interiors.map(({ version, idColor }) => `${version} ${idColor}`),
    ),
  ]
  return problems.map((problem) => `model ${model.id}: ${problem}`)
}

function duplicates(what: string, ids: readonly (string | number)[]): string[] {
  const seen = new Set<string>()
  const twice = new Set<string>()
  for (const id of ids) {
    if (seen.has(String(id))) twice.add(String(id))
    seen.add(String(id))
  }
  return [...twice].map((id) => `${what} ${id} occurs more than once`)
}

function outOfRange(what: string, count: number, from: number, to: number): string[] {
  return count < from || count > to ? [`${count} ${what}, expected ${from} to ${to}`] : []
}
