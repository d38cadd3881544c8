import { useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { numbers } from '../../labels/labels.en-GB.ts'
import { language } from '../../labels/language.ts'
import { RangeSlider } from './range-slider.tsx'

const TERM = {
  label: 'Prazo',
  min: 24,
  max: 120,
  step: 12,
  format: (months: number) => `${months} meses`,
  typedLabel: 'Prazo em meses',
  unit: 'meses',
  nearestNote: 'Valor mais próximo',
}

function Term({ report }: { readonly report: (value: number) => void }) {
  const [value, setValue] = useState(60)
  const onChange = (next: number): void => {
    report(next)
    setValue(next)
  }
  return (
    <>
      <RangeSlider {...TERM} value={value} onChange={onChange} />
      <button type="button" onClick={() => setValue(96)}>
        Repor
      </button>
    </>
  )
}

function renderSlider() {
  const onChange = vi.fn<(value: number) => void>()
  render(<Term report={onChange} />)
  return onChange
}

describe('the range slider', () => {
  it('speaks its value with the unit', () => {
    renderSlider()
    const slider = screen.getByRole('slider', { name: 'Prazo' })
    expect(slider.getAttribute('aria-valuetext')).toBe('60 meses')
  })

  it('takes the nearest allowed value when another one is typed', () => {
    const onChange = renderSlider()
    const field = screen.getByRole('textbox', { name: 'Prazo em meses' })
    fireEvent.change(field, { target: { value: '50 meses' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChange.mock.calls).toEqual([[48]])
    expect(screen.getByText('Valor mais próximo')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Repor' }))
    expect(screen.queryByText('Valor mais próximo')).toBeNull()
  })

  it.each([
    ['3,500', 3500],
    ['3,299.5', 3299.5],
  ])('reads %s as the language of the page writes it', (typed, value) => {
    const portuguese = language.numbers
    onTestFinished(() => void Object.assign(language, { numbers: portuguese }))
    Object.assign(language, { numbers })
    const onChange = vi.fn<(value: number) => void>()
    const limits = { min: 1000, max: 9000, step: 0.5, value: 2000 }
    render(<RangeSlider {...TERM} {...limits} onChange={onChange} />)
    const field = screen.getByRole('textbox', { name: 'Prazo em meses' })
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.blur(field)
    expect(onChange.mock.calls).toEqual([[value]])
    expect(screen.queryByText('Valor mais próximo')).toBeNull()
  })
})
