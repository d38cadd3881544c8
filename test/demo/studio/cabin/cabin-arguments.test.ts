import { describe, expect, it } from 'vitest'
import { readCabinWishes } from '../../../../demo/studio/cabin/cabin-arguments.ts'
import { ALL_CABINS } from '../../../../demo/studio/cabin/designs/all-cabins.ts'

describe('the arguments of the cabin command', () => {
  it('select every cabin by default', () => {
    expect(readCabinWishes([], ALL_CABINS)).toEqual({
      cabins: ALL_CABINS,
      isPreview: false,
      isForced: false,
    })
  })

  it('contain cabins and flags in any order', () => {
    const { cabins, isPreview } = readCabinWishes(['--preview', 'tall', 'city'], ALL_CABINS)
    expect(cabins.map(({ slug }) => slug)).toEqual(['city', 'tall'])
    expect(isPreview).toBe(true)
  })

  it('are rejected when they are unknown', () => {
    expect(() => readCabinWishes(['barco'], ALL_CABINS)).toThrow('barco')
    expect(() => readCabinWishes(['--fast'], ALL_CABINS)).toThrow('--fast')
  })
})
