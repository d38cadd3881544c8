import { describe, expect, it } from 'vitest'
import type { Trait } from './compared-cars.ts'
import type { Wish } from './wishes.ts'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import { guidedStartLabels } from './labels.pt-PT.ts'
import { createTranslator } from '../../core/formats/translate.ts'
import { changeText, metText, missedText, traitText, type WordedCar } from './guide-words.ts'
import { anEngine, aVersion } from '../../../test/support/sample-catalogue.ts'
import { MODELS } from '../../../test/support/sample-line-up.ts'

const t = createTranslator({ ...ptPt, ...guidedStartLabels }, {})
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

const found = {
  model: 0,
  car: 0,
  exteriorId: null,
  interiorId: null,
  surchargeCents: 0,
  cents: 3_245_000,
  paymentCents: 36_362,
  weeks: 12,
  missed: [],
}

const [model = null] = MODELS

const worded = (change: Partial<WordedCar> = {}): WordedCar => {
  if (!model) throw new Error('no model')
  const version = aVersion()
  return {
    car: { found, model, engine: anEngine(), version, exterior: null, interior: null },
    offer: version,
    facts: { seats: 5, luggage: 375, length: 4.6 },
    range: 355,
    prices: null,
    equipment: new Map([['17', 'Teto panorâmico de abrir']]),
    ...change,
  }
}

describe('the words of the guided start', () => {
  it.each<[Wish, number, string, string]>([
    [{ kind: 'seats', least: 7 }, 2, 'só 5 lugares', 'só tem 5 lugares'],
    [
      { kind: 'luggage', least: 400 },
      25,
      'bagageira de 375 l',
      'bagageira de 375 l: pouca para a família',
    ],
    [
      { kind: 'length', most: 4.2 },
      0.4,
      '4,6 m de comprimento',
      'mede 4,6 m: menos prático na cidade',
    ],
    [
      { kind: 'payment', most: 35_000 },
      1362,
      'mais 13,62 €/mês',
      'fica 13,62 €/mês acima do seu orçamento: 363,62 €/mês (TAEG 8,3%)',
    ],
    [{ kind: 'payment', most: 35_000 }, Infinity, 'a mensalidade não está indicada', ''],
    [{ kind: 'charging', isCharged: true }, 1, 'sem carregamento em casa', 'não carrega em casa'],
    [{ kind: 'charging', isCharged: false }, 1, 'com tomada', 'precisa de tomada'],
    [{ kind: 'transmission', isAutomatic: true }, 1, 'com caixa manual', 'caixa manual'],
    [{ kind: 'equipment', id: '17' }, 1, 'sem teto panorâmico de abrir', ''],
    [
      { kind: 'delivery', most: 8 },
      4,
      'mais 4 semanas de espera',
      'entrega no máximo em 12 semanas',
    ],
    [
      { kind: 'delivery', most: 11 },
      1,
      'mais 1 semana de espera',
      'entrega no máximo em 12 semanas',
    ],
  ])('say of %j, missed by %d: %s', (wish, by, change, missed) => {
    const text = (words: typeof changeText) => plain(words(t, worded(), wish, { wish: 0, by }))
    expect(text(changeText)).toBe(change)
    expect(text(missedText)).toBe(missed || change)
  })

  it.each<[Wish, string]>([
    [{ kind: 'seats', least: 5 }, '5 lugares'],
    [{ kind: 'range', least: 400 }, 'abastece em qualquer posto de combustível'],
    [{ kind: 'charging', isCharged: true }, 'carrega em casa'],
    [{ kind: 'payment', most: 40_000 }, 'cabe no seu orçamento'],
    [{ kind: 'equipment', id: '17' }, 'teto panorâmico de abrir'],
    [{ kind: 'delivery', most: 12 }, 'entrega no máximo em 12 semanas'],
  ])('say of %j, which is met: %s', (wish, text) => {
    expect(plain(metText(t, worded(), wish))).toBe(text)
  })

  it.each<[Trait, string]>([
    [{ kind: 'seats', value: 7 }, '7 lugares'],
    [{ kind: 'luggage', value: 440 }, 'bagageira de 440 l'],
    [{ kind: 'automatic' }, 'caixa automática'],
    [{ kind: 'charged' }, 'carregamento em casa'],
  ])('name %j as a noun, for a list', (trait, text) => {
    expect(plain(traitText(t, trait))).toBe(text)
  })
})
