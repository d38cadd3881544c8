import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { CabinDesign } from '../../../../demo/studio/cabin/cabin-design.ts'
import { ALL_CABINS } from '../../../../demo/studio/cabin/designs/all-cabins.ts'
import { CITY } from '../../../../demo/studio/cabin/designs/city.ts'
import {
  cabinSourceHash,
  interiorHash,
  interiorHashes,
  outdatedInteriors,
} from '../../../../demo/studio/cabin/interior-manifest.ts'
import { flatPlan } from '../../../../demo/studio/cabin/views.ts'
import type { InteriorManifest } from '../../../../demo/studio/cabin/interior-manifest.ts'

describe('the manifest of interiors', () => {
  it('distinguishes a new design, upholstery, view and source from the old', () => {
    const hash = interiorHash('a', CITY, 'TPR')
    expect(interiorHash('a', CITY, 'TPR')).toBe(hash)
    expect(interiorHash('b', CITY, 'TPR')).not.toBe(hash)
    expect(interiorHash('a', CITY, 'TCI')).not.toBe(hash)
    expect(interiorHash('a', { ...CITY, eye: [1, 0, 1] }, 'TPR')).not.toBe(hash)
    expect(interiorHash('a', CITY, 'TPR', flatPlan(CITY, 600))).not.toBe(hash)
  })

  it('keeps a picture when only the list of models that share it changes', () => {
    expect(interiorHash('a', { ...CITY, models: [] }, 'TPR')).toBe(interiorHash('a', CITY, 'TPR'))
  })

  it('lists what is missing or older than its source', () => {
    const hashes = interiorHashes('a', [CITY])
    const manifest = {
      'city/TPR': hashes.get('city/TPR') ?? '',
      'city/TPR-seats': hashes.get('city/TPR-seats') ?? '',
      'city/TCI': 'old',
      'city/MAN-seats': hashes.get('city/MAN-seats') ?? '',
    }
    expect(outdatedInteriors(manifest, hashes)).toEqual(['city/TCI', 'city/MAN', 'city/TCI-seats'])
  })

  it('leaves the seats of a look to the cabin that it shares them with', () => {
    const look: CabinDesign = { ...CITY, slug: 'city-automatic', seatUpholsteries: [] }
    expect([...interiorHashes('a', [look]).keys()]).toEqual(
      CITY.upholsteries.map((id) => `city-automatic/${id}`),
    )
  })

  it('shows that the committed pictures are up to date with their source', async () => {
    const file = new URL(
      '../../../../demo/content-site/media/interior/manifest.json',
      import.meta.url,
    )
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as InteriorManifest
    const hashes = interiorHashes(await cabinSourceHash(), ALL_CABINS)
    expect(outdatedInteriors(manifest, hashes)).toEqual([])
  })
})
