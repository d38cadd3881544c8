import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { RangeSlider } from '../../src/ui/form/range-slider.tsx'

afterEach(cleanup)

function Term({ report }: { readonly report: (value: number) => void }) {
  const [value, setValue] = useState(60)
  return (
    <>
      <RangeSlider
        label="Prazo"
        min={24}
        max={120}
        step={12}
        value={value}
        onChange={(next) => {
          report(next)
          setValue(next)
        }}
        format={(months) => `${months} meses`}
        typedLabel="Prazo em meses"
        unit="meses"
        nearestNote="Valor mais próximo"
      />
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
})
