import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { SAMPLE, sampleJson } from '../../demo/plugin-sample/plugin-sample.ts'
import { sampleAddress, sampleLineUp } from '../../demo/plugin-sample/sample-line-up.ts'

/** What to do where the demo catalogue has moved on. */
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

  it('contain exactly the files they reference', () => {
    const named = [
      ...[...lineUp.files.keys()].map((name) => `${name}.json`),
      ...lineUp.pictures.map(sampleAddress),
    ]
    expect(files.toSorted()).toEqual(named.toSorted())
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
