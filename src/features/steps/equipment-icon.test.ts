import { expect, it } from 'vitest'
import { equipmentSign } from './equipment-icon.tsx'

it.each([
  ['Câmaras com visão de 360°', 'camera'],
  ['Câmara de ângulo morto no painel', 'camera'],
  ['Faróis full LED', 'light'],
  ['Luzes diurnas', 'light'],
  ['Ar condicionado automático', 'climate'],
  ['Bancos dianteiros aquecidos', 'seat'],
  ['Ecrã tátil', 'screen'],
  ['Volante aquecido', 'wheel'],
  ['Cruise control com limitador de velocidade', 'wheel'],
  ['Vidros dianteiros elétricos', null],
  ['Antena barbatana de tubarão', null],
  ['Bancada', null],
])('the sign of an item is what its name is about: %s', (name, sign) => {
  expect(equipmentSign(name)).toBe(sign)
})
