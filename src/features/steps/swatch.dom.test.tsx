import { render } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { anExterior, anInterior } from '../../../test/support/sample-catalogue.ts'
import { Swatch } from './swatch.tsx'

function styleOf(chip: string | null) {
  const { container } = render(<Swatch chip={chip} />)
  return container.querySelector<HTMLElement>('.swatch')?.style
}

describe('the sample of a paint or upholstery', () => {
  it.each([
    ['a CSS colour', '#a8432a', 'backgroundColor'],
    ['a colour with a point', 'rgba(168, 67, 42, 0.5)', 'backgroundColor'],
    ['a picture', 'https://site.example/chips/vermelho-brasa.png', 'backgroundImage'],
  ] as const)('shows %s', (_, chip, property) => {
    expect(styleOf(chip)?.[property]).not.toBe('')
  })

  it.each([null, 'RAL 9005'])('is neutral, and requests nothing, for %s', (chip) => {
    const style = styleOf(chip)
    expect([style?.backgroundColor, style?.backgroundImage]).toEqual(['', ''])
  })

  it('is cut from the picture of what it is a sample of, where it is known what to cut', () => {
    const frames = ['https://site.example/00.avif']
    const carBox = { left: 10, top: 20, width: 80, height: 60 }
    const seats = 'https://site.example/seats.avif'
    const cutOf = (colour: ComponentProps<typeof Swatch>['colour']) =>
      render(<Swatch chip={null} colour={colour} />).container.querySelector('img')?.src
    expect(cutOf(anExterior({ frames, carBox }))).toBe(frames[0])
    expect(cutOf(anExterior({ frames, carBox: null }))).toBeUndefined()
    expect(cutOf(anInterior({ seats }))).toBe(seats)
    expect(cutOf(anInterior({ seats: null }))).toBeUndefined()
  })
})
