import { expect, it } from 'vitest'
import { keepUnits } from './format.ts'

it.each([
  ['Elétrico 84 kWh 4x4', 'Elétrico 84\u00A0kWh 4x4'],
  ['Gasolina, 265 CV', 'Gasolina, 265\u00A0CV'],
  ['355 km', '355\u00A0km'],
  ['1.0 Turbo', '1.0 Turbo'],
  ['2 Kms', '2 Kms'],
])('keeps a number and its unit on one line: %s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept)
})
