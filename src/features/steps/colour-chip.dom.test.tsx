import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { anExterior, anInterior } from '../../../test/support/sample-catalogue.ts'
import { ColourChip } from './colour-chip.tsx'
import { Swatch } from './swatch.tsx'

function renderChip(chip: string | null, onChoose = vi.fn<(...values: unknown[]) => void>()) {
  const { container } = render(
    <>
      <p id="type">Metalizada</p>
      <ColourChip
        group="exterior"
        name="Vermelho Brasa"
        typeId="type"
        chip={chip}
        surcharge="+ 750 €"
        isChosen={false}
        onChoose={onChoose}
      />
    </>,
  )
  return { onChoose, style: container.querySelector<HTMLElement>('.swatch')?.style }
}

describe('ColourChip', () => {
  it('is a radio button named by colour and surcharge, and described by its type', async () => {
    const { onChoose } = renderChip('#a8432a')
    const radio = screen.getByRole('radio', { name: 'Vermelho Brasa + 750 €' })
    expect(screen.getByText('Metalizada').id).toBe(radio.getAttribute('aria-describedby'))
    fireEvent.click(radio)
    await waitFor(() => expect(onChoose).toHaveBeenCalledOnce())
  })

  it.each([
    ['a CSS colour', '#a8432a', 'backgroundColor'],
    ['a colour with a point', 'rgba(168, 67, 42, 0.5)', 'backgroundColor'],
    ['a picture', 'https://site.example/chips/vermelho-brasa.png', 'backgroundImage'],
  ] as const)('shows %s as its sample', (_, chip, property) => {
    expect(renderChip(chip).style?.[property]).not.toBe('')
  })

  it('is neutral without a colour sample', () => {
    const { style } = renderChip(null)
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

  it('requests no picture for a text that is no colour', () => {
    expect(renderChip('RAL 9005').style?.backgroundImage).toBe('')
  })
})
