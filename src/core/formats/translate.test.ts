import { describe, expect, it } from 'vitest'
import type { LabelKey } from '../../labels/labels.ts'
import { ptPt } from '../../labels/labels.pt-PT.ts'
import { homeLabels } from '../../labels/first-view.pt-PT.ts'
import { stepLabels } from '../../features/steps/labels.pt-PT.ts'
import { plural } from './grammar.ts'
import { createTranslator } from './translate.ts'

const t = createTranslator(ptPt, {})

describe('the translator', () => {
  it('returns a label with its placeholders filled in', () => {
    expect(t('continue')).toBe('Continuar')
    expect(t('engineTitle', { model: 'Maré' })).toBe('Selecione o Motor do seu Maré')
    expect(t('position', { n: 0, total: 3 })).toBe('0 de 3')
  })

  it('inserts a value unchanged, even one that looks like a placeholder or a pattern', () => {
    expect(t('range', { product: '{product} $& $1' })).toBe('Gama {product} $& $1')
  })

  it('prefers the label of the back office, with the same placeholders', () => {
    const overrides = { continue: 'Seguinte', engineTitle: 'Motor ({model}, {other})' }
    const overridden = createTranslator(ptPt, overrides)
    expect(overridden('continue')).toBe('Seguinte')
    expect(overridden('engineTitle', { model: 'Maré' })).toBe('Motor (Maré, {other})')
    expect(overridden('previous')).toBe('Anterior')
  })

  it.each([' ', null, { a: 1 }])('falls back to the built-in label for %j', (text) => {
    expect(createTranslator(ptPt, { continue: text })('continue')).toBe('Continuar')
  })

  it('shows a number as a text', () => {
    expect(createTranslator(ptPt, { continue: 1 })('continue')).toBe('1')
  })
})

describe('plural', () => {
  it.each([
    [0, '0 modelos de 9'],
    [1, '1 modelo de 9'],
    [2, '2 modelos de 9'],
  ])('of %d returns %s', (n, text) => {
    expect(t(plural(n, 'modelsCount'), { n, total: 9 })).toBe(text)
  })
})

describe('the labels', () => {
  const entries = Object.entries(ptPt) as [LabelKey, string][]

  it('of the first view and of the steps have no key in common', () => {
    expect(Object.keys(homeLabels).filter((key) => Object.hasOwn(stepLabels, key))).toEqual([])
  })

  it('have the same placeholders in singular and plural', () => {
    const names = (text: string) =>
      text
        .match(/\{\w+\}/g)
        ?.toSorted()
        .join() ?? ''
    const singulars = entries.filter(([key]) => key.endsWith('One'))
    const plurals: Readonly<Record<string, string>> = ptPt
    expect(singulars.length).toBeGreaterThan(5)
    const differing = singulars.filter(
      ([key, text]) => names(text) !== names(plurals[key.replace(/One$/, 'Many')] ?? 'missing'),
    )
    expect(differing).toEqual([])
  })

  it('contain the alerts and apologies of the specification word for word', () => {
    expect(ptPt.alertChooseModel).toBe('É necessário selecionar um modelo antes de prosseguir!')
    expect(ptPt.alertChooseVersion).toBe('Selecione a versão!')
    expect(ptPt.alertChooseEngine).toBe('Selecione o motor!')
    expect(ptPt.noExteriors).toBe(
      'Lamentamos, no momento não há cores disponíveis para a respetiva versão',
    )
    expect(ptPt.noInteriors).toBe(
      'Lamentamos, no momento não há cores disponiveis para a respetiva versão',
    )
    expect(ptPt.tryLater).toBe('Por favor, tente mais tarde.')
  })
})
