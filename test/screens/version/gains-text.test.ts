import { describe, expect, it } from 'vitest'
import { countUses, gainsOf } from '../../../src/domain/catalogue/version-gains.ts'
import { ptPt } from '../../../src/labels/pt-PT/pt-pt.ts'
import { createTranslator } from '../../../src/labels/translate.ts'
import { gainsText } from '../../../src/screens/version/gains-text.ts'
import { aVersion } from '../../domain/sample-catalogue.ts'

const t = createTranslator(ptPt, {})

/** What a row says of a version with one 'Rádio' and these items more than the version below. */
function rowOf(names: readonly string[], isLoaded = true): string {
  const equipment = ['Rádio', ...names].map((name, id) => ({ id: String(id), typeId: '33', name }))
  const below = aVersion({ equipmentIds: ['0'] })
  const version = aVersion({ id: 'b', equipmentIds: equipment.map(({ id }) => id) })
  if (!isLoaded) return gainsText(t, version, below, null, null)
  const gains = gainsOf(version, below, countUses([below, version]), equipment)
  return gainsText(t, version, below, equipment, gains)
}

const LONG = 'Assistência à travagem de emergência com deteção de peões e ciclistas'

describe('what a row says that a version adds', () => {
  it.each([
    [
      'Faróis full LED, sistema de navegação e mais\u00A02',
      ['Faróis full LED', 'Sistema de navegação', LONG, 'Câmara de visão traseira'],
    ],
    ['Alarme, ABS, rádio DAB e mais\u00A01', ['Alarme', 'ABS', 'Rádio DAB', 'Buzina']],
    ['Alarme, ABS e rádio DAB', ['Alarme', 'ABS', 'Rádio DAB']],
    [`${LONG} e mais\u00A01`, [LONG, 'Alarme']],
    ['Alarme', ['Alarme']],
  ])('is %j', (text, names) => {
    expect(rowOf(names)).toBe(text)
  })

  it('is their number until the names have loaded', () => {
    expect(rowOf(['Alarme', 'ABS'], false)).toBe('+ 2 equipamentos')
  })

  it('is the number of its items for the lowest version', () => {
    const version = aVersion({ equipmentIds: ['1', '2'] })
    expect(gainsText(t, version, null, null, null)).toBe('2 equipamentos de série')
  })
})
