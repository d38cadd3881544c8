import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkContentSite } from '../../scripts/contract/run.ts'
import { startContentSite, type ContentSiteServer } from '../../demo/content-site-server.ts'
import { smallCatalogue } from './small-catalogue.ts'

describe('the check of equipment', () => {
  let site: ContentSiteServer
  const catalogue = smallCatalogue()
  const place = catalogue.equipment.findIndex(({ value }) => value === 'Faróis full LED')
  const [model] = catalogue.models

  beforeAll(async () => {
    const storage = mkdtempSync(join(tmpdir(), 'equipment-'))
    site = await startContentSite(0, { catalogue, storage })
  })
  afterAll(() => site.close())

  const findings = async (fields: object): Promise<readonly string[]> => {
    const change = Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [`/${place}/${field}`, value]),
    )
    site.site.setFaults([{ call: 'equipmentLst', change }])
    const report = await checkContentSite({
      root: new URL(site.url),
      rate: 0,
      timeout: 15,
      slow: 3,
      everyPicture: false,
      post: false,
      accepted: [],
    })
    return report.findings.map(({ text }) => text)
  }
  const onModel = (fields: object) => ({ models: [{ modelID: model?.model.id, ...fields }] })
  const at = `Faróis full LED (model ${model?.model.id}, frame`

  it('finds nothing on the demo content site, nor without any details', async () => {
    expect(await findings({})).toEqual([])
    expect(await findings({ text: null, image: null, models: null })).toEqual([])
  })

  it.each([
    [
      'a point outside of the picture',
      onModel({ points: { 0: [0.5, 0.5], 3: [1.2, 0.5] } }),
      `Equipment with points that are not two numbers from 0 to 1: ${at} 3). They are not shown.`,
    ],
    [
      'a point in pixels as text',
      onModel({ points: { 0: ['600', '300'] } }),
      `Equipment with points that are not two numbers from 0 to 1: ${at} 0). They are not shown.`,
    ],
    [
      'a frame that the model does not have',
      onModel({ points: { 34: [0.5, 0.5], 35: [0.5, 0.5] } }),
      `Equipment with points on frames that the model does not have: ${at} 35). They are not shown.`,
    ],
    [
      'a frame that is none',
      onModel({ points: { front: [0.5, 0.5] } }),
      `Equipment with points on frames that the model does not have: ${at} front). They are not shown.`,
    ],
    [
      'a picture that does not exist',
      { image: '/media/none.avif' },
      'Equipment with pictures that cannot be loaded: Faróis full LED.',
    ],
    [
      'a picture of a model that is no picture',
      onModel({ image: '/wp-json/cfg/lstModels/' }),
      'Equipment with pictures that cannot be loaded: Faróis full LED.',
    ],
  ])('reports %s', async (_, fields, text) => {
    expect(await findings(fields)).toEqual([text])
  })

  it('reports a list of points as a field that is not as documented', async () => {
    expect(await findings(onModel({ points: [[0.5, 0.5]] }))).toContain(
      'The call equipmentLst returns fields that are not as documented: models.points.',
    )
  })
})
