import { describe, expect, it } from 'vitest'
import { readCabinOptions } from '../../../../demo/studio/cabin/cabin-arguments.ts'
import { ALL_CABINS } from '../../../../demo/studio/cabin/designs/all-cabins.ts'

describe('the arguments of the cabin command', () => {
  it('select every cabin by default', () => {
    expect(readCabinOptions([], ALL_CABINS)).toEqual({
      cabins: ALL_CABINS,
      isPreview: false,
      isForced: false,
    })
  })

  it('contain cabins and flags in any order', () => {
    const { cabins, isPreview } = readCabinOptions(['--preview', 'tall', 'city'], ALL_CABINS)
    expect(cabins.map(({ slug }) => slug)).toEqual(['city', 'tall'])
    expect(isPreview).toBe(true)
  })

  it('are rejected when they are unknown', () => {
    expect(() => readCabinOptions(['barco'], ALL_CABINS)).toThrow('barco')
    expect(() => readCabinOptions(['--fast'], ALL_CABINS)).toThrow('--fast')
  })
})
