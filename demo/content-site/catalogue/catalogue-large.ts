import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buildCatalogue } from './catalogue.ts'
import { enlargeCatalogue } from './enlarge.ts'

/** Size of the large catalogue, as a multiple of the demo catalogue. */
const TIMES = 10

/** Output path: the first argument, or a file in the cache folder. */
const target = process.argv[2] ?? '.cache/catalogue-large.json'

const catalogue = enlargeCatalogue(buildCatalogue(), TIMES)
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, JSON.stringify(catalogue))

const versions = catalogue.models.flatMap((model) => model.versions)
console.log(
  `${target}: ${catalogue.models.length} models, ${versions.length} versions. Use it with CATALOGUE=${target}`,
)
