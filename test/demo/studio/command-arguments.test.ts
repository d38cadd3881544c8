import { describe, expect, it } from 'vitest'
import { readWishes } from '../../../demo/studio/encode/command-arguments.ts'

describe('the studio command', () => {
  it('draws all cars by default', () => {
    const wishes = readWishes([])
    expect(wishes).toMatchObject({ slugs: [], paints: null, sheet: null, isForced: false })
    expect(wishes.frames).toHaveLength(35)
  })

  it('accepts cars, angles and paints', () => {
    expect(readWishes(['mare', '--angles', '0,5,9', '--paints', 'VBR,BNE', 'faial'])).toMatchObject(
      {
        slugs: ['mare', 'faial'],
        frames: [0, 5, 9],
        paints: ['VBR', 'BNE'],
      },
    )
  })

  it('distributes a number of angles over the turn', () => {
    expect(readWishes(['--angles', '/5']).frames).toEqual([0, 7, 14, 21, 28])
  })

  it.each([['--angles', '35'], ['--angles', 'x'], ['--fast']])('rejects %s %s', (...words) => {
    expect(() => readWishes(words)).toThrow(/Angles|Unknown/)
  })
})
