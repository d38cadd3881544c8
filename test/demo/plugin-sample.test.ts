import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../demo/content-site/catalogue/catalogue.ts'
import type { InteriorEntry } from '../../demo/content-site/catalogue/types.ts'
import {
  currentSources,
  SAMPLE,
  sampleJson,
  SOURCES,
} from '../../demo/plugin-sample/plugin-sample.ts'
import { sampleAddress, sampleLineUp } from '../../demo/plugin-sample/sample-line-up.ts'

const MAXIMUM_BYTES = 700 * 1024

/** What to do where the demo catalogue or its pictures have moved on. */
const STALE =
  "the plugin's sample is not of this catalogue: run node demo/plugin-sample/plugin-sample.ts"

const lineUp = sampleLineUp()
const folder = fileURLToPath(SAMPLE)
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replaceAll('\\', '/'))

describe('the sample data of the plugin', () => {
  it('are a snapshot of the current demo catalogue', () => {
    for (const [name, data] of lineUp.files) {
      const file = readFileSync(new URL(`${name}.json`, SAMPLE), 'utf8')
      expect(file === sampleJson(data), `${name}.json: ${STALE}`).toBe(true)
    }
  })

  it('contain the current pictures', async () => {
    const drawn = JSON.parse(readFileSync(SOURCES, 'utf8')) as unknown
    expect(drawn, `pictures: ${STALE}`).toEqual(await currentSources(lineUp.pictures))
  })

  it('contain exactly the files they reference', () => {
    const named = [
      ...[...lineUp.files.keys()].map((name) => `${name}.json`),
      ...lineUp.pictures.map(sampleAddress),
    ]
    expect(files.toSorted()).toEqual(named.toSorted())
  })

  it('contain valid pictures, and are small', async () => {
    for (const address of lineUp.pictures) {
      const { width, height } = await sharp(
        fileURLToPath(new URL(sampleAddress(address), SAMPLE)),
      ).metadata()
      expect([address, width, height]).toEqual([address, 800, 450])
    }
    const bytes = files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
    expect(bytes).toBeLessThan(MAXIMUM_BYTES)
  })

  it('show every version as it is equipped', () => {
    const images = new Map(
      buildCatalogue().models.flatMap(({ interiors }) =>
        interiors.map(({ version, idColor, image }) => [`${version}/${idColor}`, image]),
      ),
    )
    const cabins = [...lineUp.files].flatMap(([name, data]) =>
      name.startsWith('panomaricLI-') ? (data as InteriorEntry[]) : [],
    )
    expect(cabins.length).toBeGreaterThan(0)
    for (const { version, idColor, image } of cabins)
      expect(image).toBe(sampleAddress(images.get(`${version}/${idColor}`) ?? ''))
  })

  it('contain three or four models with engines, versions, colours and interiors, without financing', () => {
    const list = (name: string) => lineUp.files.get(name) as readonly { readonly id: number }[]
    const models = list('lstModels')
    expect([3, 4]).toContain(models.length)
    for (const { id } of models) {
      for (const call of ['lstEngines', 'lstVersions', 'extColors', 'panomaricLI']) {
        expect(list(`${call}-${id}`).length, `${call} of ${id}`).toBeGreaterThan(0)
      }
    }
    expect(lineUp.files.get('config_simul')).toMatchObject({ hasSimul: false })
  })
})
