import { describe, expect, it } from 'vitest'
import { readOptions } from '../../../demo/studio/encode/command-arguments.ts'

describe('the studio command', () => {
  it('draws all cars by default', () => {
    const options = readOptions([])
    expect(options).toMatchObject({ slugs: [], paints: null, sheet: null, isForced: false })
    expect(options.views).toHaveLength(38)
  })

  it('accepts cars, angles and paints', () => {
    expect(
      readOptions(['mare', '--angles', '0,5,tail', '--paints', 'VBR,BNE', 'faial']),
    ).toMatchObject({
      slugs: ['mare', 'faial'],
      views: [0, 5, 'tail'],
      paints: ['VBR', 'BNE'],
    })
  })

  it('distributes a number of angles over the turn', () => {
    expect(readOptions(['--angles', '/5']).views).toEqual([0, 7, 14, 21, 28])
  })

  it('draws mattes alone when asked to', () => {
    expect(readOptions(['--mattes', 'faial'])).toMatchObject({
      isMatteOnly: true,
      slugs: ['faial'],
    })
    expect(readOptions(['faial']).isMatteOnly).toBe(false)
  })

  it.each([['--angles', '35'], ['--angles', 'x'], ['--fast']])('rejects %s %s', (...words) => {
    expect(() => readOptions(words)).toThrow(/Angles|Unknown/)
  })
})
