import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '../../../demo/content-site/catalogue/catalogue.ts'
import { siteUnderTest } from './site-under-test.ts'

const { ask } = siteUnderTest()

describe('pictures', () => {
  it('exist for every address that the catalogue tells', async () => {
    const addresses = new Set(
      buildCatalogue().models.flatMap(({ model, carPod, exteriors, interiors }) => [
        ...(model.modelImg === '' ? [] : [model.modelImg]),
        ...carPod.gallery,
        ...exteriors.flatMap(({ gallery }) => gallery.map(({ image }) => image)),
        ...interiors.map(({ image }) => image),
      ]),
    )
    expect(addresses.size).toBeGreaterThan(200)
    for (const address of addresses) {
      const response = await ask(address)
      expect([address, response.status]).toEqual([address, 200])
      expect(response.headers.get('Content-Type')).toMatch(/^image\/svg\+xml/)
      expect(await response.text()).toMatch(/^<svg [\s\S]*<\/svg>\s*$/)
    }
  })

  it('differ by colour, by side and by body', async () => {
    const picture = async (path: string) => (await ask(path)).text()
    const pictures = await Promise.all(
      [
        '/media/exterior/mare/VBR/side.svg',
        '/media/exterior/mare/VBR/front.svg',
        '/media/exterior/mare/VBR/rear.svg',
        '/media/exterior/mare/BNE/side.svg',
        '/media/exterior/pardal/BNE/side.svg',
        '/media/interior/mare/PCA.svg',
        '/media/interior/mare/TPR.svg',
      ].map(picture),
    )
    expect(new Set(pictures).size).toBe(pictures.length)
  })
})
