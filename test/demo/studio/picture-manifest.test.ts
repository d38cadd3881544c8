import { describe, expect, it } from 'vitest'
import { MODEL_PLANS } from '../../../demo/content-site/catalogue/line-up/plans.ts'
import { faial } from '../../../demo/studio/designs/faial.ts'
import {
  carHash,
  outdated,
  studioHash,
  drawingSource,
} from '../../../demo/studio/encode/picture-manifest.ts'
import {
  inputHashes,
  paintIds,
  readPictureManifest,
} from '../../../demo/studio/encode/line-up-paints.ts'

const red = { id: 'VBR', colour: '#a8432a', finish: 'metallic' }

describe('the picture manifest', () => {
  it('lists cars that are missing or drawn from another source', () => {
    const hashes = new Map([
      ['faial', 'a'],
      ['mare', 'b'],
      ['alvor', 'c'],
    ])
    expect(outdated({ faial: 'a', mare: 'x' }, hashes)).toEqual(['mare', 'alvor'])
    expect(outdated(Object.fromEntries(hashes), hashes)).toEqual([])
  })

  it('changes with source, design, colour and finish only', () => {
    const hash = carHash('s', faial, [red])
    expect(carHash('s', structuredClone(faial), [{ ...red }])).toBe(hash)
    const others = [
      carHash('t', faial, [red]),
      carHash('s', { ...faial, plateText: 'OUTRO' }, [red]),
      carHash('s', faial, [{ ...red, colour: '#a8432b' }]),
      carHash('s', faial, [{ ...red, finish: 'solid' }]),
      carHash('s', faial, []),
    ]
    expect(new Set([hash, ...others]).size).toBe(others.length + 1)
  })

  it.each([
    ['a // said\nb', 'a\n  b'],
    ['float x; /* one\n two */ y', 'float x;  y'],
    ['/** What it is. */\nexport const a = 1', '\nexport const a = 1'],
    ["import { a } from '../b.ts'\na()", "import { a } from './c/b.ts'\na()"],
    ["import {\n  a,\n} from '../b.ts'", "import {\n  a,\n} from './c/b.ts'"],
  ])('considers %j the same source as %j', (one, other) => {
    expect(drawingSource(one)).toBe(drawingSource(other))
  })

  it.each([
    ['a - b', 'a + b'],
    ["'https://one'", "'https://two'"],
    ['1.0', '1.5'],
    ["import { a } from './b.ts'", "import { c } from './b.ts'"],
  ])('considers %j another source than %j', (one, other) => {
    expect(drawingSource(one)).not.toBe(drawingSource(other))
  })

  it('has the same hash for the same source', async () => {
    expect(await studioHash()).toBe(await studioHash())
  })

  it('counts every look of the line-up, in the paints of its trims', async () => {
    const looks = MODEL_PLANS.flatMap((plan) => [plan.slug, ...Object.values(plan.looks ?? {})])
    expect(new Set((await inputHashes()).keys())).toEqual(new Set(looks))
    expect(paintIds('mare-basic')).toEqual(['BNE', 'CGR', 'VBR', 'AAT', 'PNO', 'VPI'])
    expect(paintIds('mare')).toEqual(expect.arrayContaining(['BPE', 'CMA']))
    expect(paintIds('golfinho')).toEqual([])
  })

  it('shows that the committed pictures are up to date with their designs', async () => {
    expect(outdated(await readPictureManifest(), await inputHashes())).toEqual([])
  })
})
