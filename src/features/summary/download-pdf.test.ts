import { describe, expect, it } from 'vitest'
import { pdfName } from './download-pdf.ts'

describe('the file name', () => {
  it.each([
    [['FIN', 'Lume', 'Maré', 'Open Drive', 48], 'FIN-Lume-Mare-Open-Drive-48.pdf'],
    [['FIN', '', 'Brisa 5', '1.2 / Ação'], 'FIN-Brisa-5-1-2-Acao.pdf'],
    [['../../x', '"y"'], 'x-y.pdf'],
  ])('of the parts %j is %s', (parts, name) => {
    expect(pdfName(...parts)).toBe(name)
  })
})
