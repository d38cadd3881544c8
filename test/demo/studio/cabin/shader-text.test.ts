import { describe, expect, it } from 'vitest'
import { ALL_CABINS } from '../../../../demo/studio/cabin/designs/all-cabins.ts'
import { TOURING } from '../../../../demo/studio/cabin/designs/touring.ts'
import { designConstants, passTexts } from '../../../../demo/studio/cabin/shader-text.ts'

describe('a design in the shader', () => {
  it('contains its numbers, points, colours and choices by name', () => {
    const lines = designConstants(TOURING).split('\n')
    expect(lines).toContain('const float SHELL_HALF_WIDTH = 0.745;')
    expect(lines).toContain('const float GLASS_ROOF_BAR = 0.;')
    expect(lines).toContain('const vec3 EYE = vec3(1.78, -0.25, 1.15);')
    expect(lines).toContain('#define STYLE_TOURING 1')
    expect(lines).toContain('#define STYLE_CITY 0')
  })

  it.each(ALL_CABINS)('defines every name that the passes of $slug use', (design) => {
    const constants = designConstants(design)
    const used = Object.values(passTexts(design)).flatMap(
      (text) =>
        text.match(/\b(?:SHELL|GLASS|WHEEL|CLUSTER|CENTRE|SEAT|BENCH|COLOUR)_[A-Z_]+\b/g) ?? [],
    )
    expect(used.length).toBeGreaterThan(100)
    expect([...new Set(used)].filter((name) => !constants.includes(` ${name} `))).toEqual([])
  })

  it.each(ALL_CABINS)('has a third row, or else a load cover: $slug', (design) => {
    const { geometry } = passTexts(design)
    expect(geometry.includes('float thirdRow(')).toBe(design.rows === 'three')
    expect(/^ {2}shelf\(p\);$/m.test(geometry)).toBe(design.rows !== 'three')
    expect(geometry).toContain('add(rearBench(r), ID_BENCH)')
  })
})
