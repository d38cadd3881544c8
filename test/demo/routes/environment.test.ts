import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { enlargeCatalogue } from '../../../demo/content-site/catalogue/enlarge.ts'
import { optionsFromEnvironment } from '../../../demo/content-site/environment.ts'
import { handle } from '../../../demo/content-site/handle.ts'
import { siteUnderTest } from './site-under-test.ts'

function fileWith(content: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'catalogue-')), 'catalogue.json')
  writeFileSync(file, content)
  return file
}

describe('the environment of the content site', () => {
  it('creates the default site when it is empty', async () => {
    expect(optionsFromEnvironment({})).toEqual({ faults: [] })
    const response = await handle(new Request('http://site.test/wp-json/cfg/lstModels/'))
    expect(await response.json()).toHaveLength(9)
  })

  it('selects a catalogue file', async () => {
    const file = fileWith(JSON.stringify(enlargeCatalogue(buildCatalogue(), 10)))
    const { read, request } = siteUnderTest(optionsFromEnvironment({ CATALOGUE: file }))
    const models = await read<{ id: number; modelImg: string }[]>('/wp-json/cfg/lstModels/')
    expect(models).toHaveLength(90)
    const last = models.at(-1)
    expect(await read(`/wp-json/cfg/lstVersions/${last?.id}`)).toHaveLength(9)
    expect((await request(last?.modelImg ?? '')).status).toBe(200)
  })

  it('rejects a catalogue that cannot be read', () => {
    for (const CATALOGUE of ['/nowhere/catalogue.json', fileWith('{"models":')])
      expect(() => optionsFromEnvironment({ CATALOGUE })).toThrow(`${CATALOGUE} cannot be read`)
  })
})
