import { describe, expect, it } from 'vitest'
import type { AdvisedCar } from './search.ts'
import type { Wish } from './wishes.ts'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import { guidedStartLabels } from './labels.pt-PT.ts'
import { createTranslator } from '../../core/formats/translate.ts'
import { carTexts } from './car-texts.ts'
import { anEngine, aVersion } from '../../../test/support/sample-catalogue.ts'
import { MODELS } from '../../../test/support/sample-line-up.ts'

const t = createTranslator({ ...ptPt, ...guidedStartLabels }, {})
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

const [model = null] = MODELS

const ROOF = { id: '17', name: 'Teto panorâmico de abrir', typeId: '1' }

/** A car with its offer. */
function carOf(change: Partial<AdvisedCar> = {}): AdvisedCar {
  if (!model) throw new Error('no model')
  return {
    model,
    engine: anEngine(),
    version: aVersion(),
    exterior: null,
    interior: null,
    exteriors: [],
    interiors: [],
    payments: {},
    surchargeCents: 0,
    cents: 3_245_000,
    paymentCents: 36_362,
    weeks: 12,
    seats: 5,
    luggage: 375,
    length: 4.6,
    range: 355,
    isCharged: false,
    isAutomatic: false,
    equipment: [],
    missed: [],
    ...change,
  }
}

const texts = carTexts(t, { prices: null, equipment: [ROOF], versions: [] })

describe('the words of the guided start', () => {
  it.each<[Wish, number, string]>([
    [{ kind: 'seats', least: 7 }, 2, 'só 5 lugares'],
    [{ kind: 'luggage', least: 400 }, 25, 'bagageira mais pequena (375 l)'],
    [{ kind: 'length', most: 4.2 }, 0.4, 'mais difícil de estacionar (4,6 m)'],
    [{ kind: 'paymentCents', most: 35_000 }, 1362, '13,62 €/mês acima do seu orçamento'],
    [{ kind: 'paymentCents', most: 35_000 }, Infinity, 'a mensalidade não está indicada'],
    [{ kind: 'charging', isCharged: true }, 1, 'sem carregamento em casa'],
    [{ kind: 'charging', isCharged: false }, 1, 'precisa de tomada'],
    [{ kind: 'transmission', isAutomatic: true }, 1, 'com caixa manual'],
    [{ kind: 'equipment', id: '17' }, 1, 'sem teto panorâmico de abrir'],
    [{ kind: 'weeks', most: 8 }, 4, 'mais 4 semanas de espera'],
    [{ kind: 'weeks', most: 11 }, 1, 'mais 1 semana de espera'],
  ])('say of %j, missed by %d: %s', (wish, by, text) => {
    expect(plain(texts.missed(carOf(), { wish, by }))).toBe(text)
  })

  it.each<[Wish, string]>([
    [{ kind: 'seats', least: 5 }, '5 lugares'],
    [{ kind: 'range', least: 400 }, 'abastecimento em qualquer posto de combustível'],
    [{ kind: 'charging', isCharged: true }, 'carregamento em casa'],
    [{ kind: 'paymentCents', most: 40_000 }, 'dentro do seu orçamento'],
    [{ kind: 'equipment', id: '17' }, 'teto panorâmico de abrir'],
    [{ kind: 'weeks', most: 12 }, 'entrega no máximo em 12 semanas'],
  ])('say of %j, which is met: %s', (wish, text) => {
    expect(texts.met(carOf(), wish).map(plain)).toEqual([text])
  })

  it.each<[Partial<AdvisedCar>, string]>([
    [{ seats: 7 }, '7 lugares'],
    [{ luggage: 440 }, 'mais 65 l de bagageira'],
    [{ isAutomatic: true }, 'caixa automática'],
    [{ isCharged: true }, 'carregamento em casa'],
  ])('name what a car with %j has over another one as a noun, for a list', (change, text) => {
    const dearer = { cents: 3_300_000 }
    expect(texts.differences(carOf({ ...change, ...dearer }), carOf(), []).map(plain)).toEqual([
      text,
    ])
    expect(texts.differences(carOf(dearer), carOf(change), [])).toEqual([])
    expect(texts.differences(carOf(), carOf({ ...change, ...dearer }), []).map(plain)).toEqual([
      text.replace(/^mais /, ''),
    ])
  })

  it('say how much larger the boot is, unless the size is a reason already', () => {
    const dearer = carOf({ luggage: 440, cents: 3_300_000 })
    expect(texts.differences(dearer, carOf(), ['bagageira de 440 l'])).toEqual([])
  })

  it('say of a short car that it is, apart from its length', () => {
    expect(texts.met(carOf({ length: 4.1 }), { kind: 'length', most: 4.2 })).toEqual([
      'estacionamento fácil',
      'mede 4,1 m',
    ])
  })

  it.each<Partial<AdvisedCar>>([{ seats: null }, { luggage: null }, { isAutomatic: null }])(
    'compare nothing with a car of which it is unknown: %j',
    (unknown) => {
      const more = carOf({ seats: 7, luggage: 440, isAutomatic: true })
      expect(texts.differences({ ...more, ...unknown }, more, [])).toEqual([])
      expect(texts.differences(more, { ...more, ...unknown }, [])).toEqual([])
    },
  )
})
