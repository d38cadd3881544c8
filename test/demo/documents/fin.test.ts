import { describe, expect, it } from 'vitest'
import type { FinancialInfo } from '../../../demo/content-site/finance/financial-info.ts'
import { siteUnderTest } from '../routes/site-under-test.ts'
import { brokenRules } from './pdf-ua.ts'
import { readPdf } from './read-pdf.ts'

const { read } = siteUnderTest({ today: () => '2026-11-21' })

const CREDIT = '/wp-json/cfg/updateFinances/10113/35950/35700/500/6500/96/5.95/8.95/0/S'
const OPEN_DRIVE = '/wp-json/cfg/updateFinances/10123/40400/41350/500/8000/48/5.95/5.95/17367/N'

async function finOf(path: string, site = { read }) {
  const { financialInfo } = await site.read<{
    financialInfo: FinancialInfo & { pdfinBase64: string }
  }>(path)
  const bytes = Buffer.from(financialInfo.pdfinBase64, 'base64')
  return { info: financialInfo, bytes, fin: await readPdf(bytes) }
}

/** Money as the widget shows it. */
function money(amount: number): string {
  const format = new Intl.NumberFormat('pt-PT', {
    style: 'currency',
    currency: 'EUR',
    useGrouping: 'always',
  })
  return format.format(amount).replaceAll(/\s/g, ' ')
}

function between(text: string, from: string, to: string): string {
  expect(text).toContain(from)
  const rest = text.slice(text.indexOf(from) + from.length)
  expect(rest).toContain(to)
  return rest.slice(0, rest.indexOf(to)).trim()
}

/** The amount in euros that a text begins with. */
function amountOf(text: string): number {
  const digits = /^[\d ]+,\d\d/.exec(text)?.[0] ?? ''
  return Number(digits.replaceAll(' ', '').replace(',', '.'))
}

describe('the FIN', () => {
  it('keeps the rules of PDF/UA-1', async () => {
    const { bytes } = await finOf(CREDIT)
    expect(brokenRules(bytes)).toEqual([])
  })

  it('has the parts and points of the standard form, in its order', async () => {
    const { fin } = await finOf(CREDIT)
    const order = [
      'FICHA DE INFORMAÇÃO NORMALIZADA EM MATÉRIA DE CRÉDITO AOS CONSUMIDORES - GERAL',
      'INFORMAÇÃO PRÉ-CONTRATUAL',
      'Simulação de demonstração, sem valor contratual',
      'A. Elementos de identificação',
      '1 Instituição de crédito',
      '2 Intermediário de crédito',
      '3 Data da FIN 21/11/2026',
      'B. Descrição das principais características do crédito',
      '1 Tipo de crédito',
      '2 Montante total do crédito',
      '3 Condições de utilização',
      '4 Duração do contrato',
      '5 Reembolso do crédito',
      '6 Contrato coligado',
      '7 Garantias',
      '8 Reembolso antecipado',
      'C. Custo do crédito',
      '1 Taxa de juro anual nominal (TAN)',
      '2 Taxa anual de encargos efetiva global (TAEG)',
      '3 Encargos incluídos na TAEG',
      '4 Contratos acessórios exigidos',
      '5 Montante total imputado ao consumidor (MTIC)',
      '6 Custos notariais',
      '7 Custos por falta de pagamento',
      'D. Outros aspetos jurídicos',
      '1 Direito de revogação',
      '14 dias',
      '2 Rejeição do pedido',
      '3 Cópia do contrato',
      '4 Prazo das condições',
      '5 Modelo da ficha Instrução do Banco de Portugal n.º 12/2013',
    ]
    let rest = fin.text
    for (const words of order) {
      expect(rest).toContain(words)
      rest = rest.slice(rest.indexOf(words) + words.length)
    }
  })

  it('contains the figures of its simulation, for the traditional loan', async () => {
    const { fin, info } = await finOf(CREDIT)
    const { text } = fin
    expect(between(text, 'Montante total do crédito', '3 Condições')).toBe(
      money(info.capitalToFinance),
    )
    expect(between(text, 'Duração do contrato', '5 Reembolso')).toBe(`${info.nrPayments} meses`)
    expect(between(text, 'Montante da prestação', '5.4')).toBe(money(info.fee))
    expect(between(text, 'Preço a pronto', 'IVA')).toBe(`${money(info.pvp)},`)
    expect(text).toContain(`entrada inicial de ${money(info.initialValue)}`)
    expect(between(text, 'nominal (TAN)', 'taxa fixa')).toBe('6,95%,')
    expect(between(text, 'efetiva global (TAEG)', 'calculada')).toBe('8,3%,')
    expect(between(text, 'ao consumidor (MTIC)', ': montante')).toBe(money(info.mtic))
    expect(between(text, 'Comissão de extinção do contrato', ', paga')).toBe(
      money(info.postExpenses),
    )
    expect(between(text, 'Bem', '6.2')).toBe(
      'Automóvel novo Lume Maré 1.2 Turbo 130 CV Manual Horizonte',
    )
    expect(text).toContain('válidas de 21/11/2026 a 31/12/2026')
  })

  it('contains the last instalment of open drive, and no extinction fee', async () => {
    const { fin, info } = await finOf(OPEN_DRIVE)
    expect(info.residualValue).toBe(17_367)
    expect(fin.text).toContain('Designação comercial Open Drive')
    expect(fin.text).toContain(
      `48 prestações mensais de ${money(info.fee)} e uma última prestação de ${money(info.residualValue)}, paga com a 48.ª`,
    )
    expect(fin.text).not.toContain('Comissão de extinção')
  })

  it.each([
    ['credit', CREDIT],
    ['open drive', OPEN_DRIVE],
  ])('lists charges whose sum is the MTIC less the capital, for %s', async (_, path) => {
    const { fin, info } = await finOf(path)
    const points = [
      '3.1 Juros',
      '3.2 Imposto do selo sobre os juros (4%)',
      '3.3 Imposto do selo pela utilização do crédito (1,76%)',
      '3.4 Comissão de abertura',
      '3.5 Imposto do selo sobre a comissão (4%)',
    ]
    const charges = points.map((point) => amountOf(fin.text.split(point)[1]?.trim() ?? ''))
    expect(charges.every((charge) => charge > 0)).toBe(true)
    const sum = charges.reduce((total, charge) => total + charge, info.postExpenses)
    expect(sum).toBeCloseTo(info.mtic - info.capitalToFinance, 6)
    const signing = charges.slice(2).reduce((total, charge) => total + charge, 0)
    expect(signing).toBeCloseTo(info.initialExpenses, 6)
  })

  it('fits on two pages and 60 KB', async () => {
    for (const path of [CREDIT, OPEN_DRIVE]) {
      const { fin, bytes } = await finOf(path)
      expect(fin.pages).toHaveLength(2)
      expect(bytes.byteLength).toBeLessThan(60_000)
      expect(fin.pages[1]).toContain('Página 2 de 2')
    }
  })
})
