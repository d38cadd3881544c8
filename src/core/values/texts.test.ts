import { describe, expect, it } from 'vitest'
import { withinSentence } from './texts.ts'

describe('a name within a sentence', () => {
  it.each([
    ['Câmara de visão traseira', 'câmara de visão traseira'],
    ['Câmara 360°', 'câmara 360°'],
    ['Faróis LED', 'faróis LED'],
    ['Compatível com Apple CarPlay', 'compatível com Apple CarPlay'],
  ])('begins in lower case: %s', (name, text) => {
    expect(withinSentence(name)).toBe(text)
  })

  it.each(['Apple CarPlay', 'Android Auto', 'CarPlay sem fios', 'ABS', 'A/C automático'])(
    'keeps the capital that may be that of a name: %s',
    (name) => {
      expect(withinSentence(name)).toBe(name)
    },
  )
})
