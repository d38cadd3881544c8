import { stampUsePct } from '../finance/credit-costs.ts'
import { roundHalfUp } from '../finance/rounding.ts'
import type { FinPart, FinRow, FinSubject } from './fin-types.ts'
import { row } from './fin-types.ts'
import { euros, percent } from './formats.ts'

/** Stamp duty on commissions, as a fraction of the commission. */
const STAMP_ON_COMMISSION = 0.04

/** Part C: cost of the credit. */
export function cost(subject: FinSubject): FinPart {
  const { info } = subject
  return {
    letter: 'C',
    title: 'Custo do crédito',
    rows: [
      row('1', 'Taxa de juro anual nominal (TAN)', `${percent(info.rate, 2)}, taxa fixa`),
      row(
        '2',
        'Taxa anual de encargos efetiva global (TAEG)',
        `${percent(info.taeg, 1)}, calculada nos termos do Anexo I do Decreto-Lei n.º 133/2009`,
      ),
      row('3', 'Encargos incluídos na TAEG', ''),
      ...charges(subject),
      row(
        '4',
        'Contratos acessórios exigidos',
        'Nenhum: não são exigidos seguros nem conta à ordem.',
      ),
      row(
        '5',
        'Montante total imputado ao consumidor (MTIC)',
        `${euros(info.mtic)}: montante total do crédito e custo total do crédito, sem a entrada inicial`,
      ),
      row(
        '6',
        'Custos notariais',
        'Nenhuns. O registo da reserva de propriedade faz parte das despesas de legalização, incluídas no preço.',
      ),
      row('7', 'Custos por falta de pagamento', ''),
      row('7.1', 'Juros de mora', 'TAN do contrato, acrescida de 3 pontos percentuais'),
      row(
        '7.2',
        'Recuperação de valores em dívida',
        '4% da prestação vencida, no mínimo 12,00\u{A0}€ e no máximo 150,00\u{A0}€, acrescidos de imposto do selo',
      ),
    ],
  }
}

/** The costs counted in the TAEG besides the capital. They add up to MTIC less capital. */
function charges({ info, costs, plan, creditType }: FinSubject): FinRow[] {
  const commissionStamp = roundHalfUp(costs.openingFee * STAMP_ON_COMMISSION, 2)
  const stampOnUse = roundHalfUp(info.initialExpenses - costs.openingFee - commissionStamp, 2)
  const use = percent(stampUsePct(costs, info.nrPayments), 2)
  const rows = [
    row('3.1', 'Juros', euros(plan.interest)),
    row('3.2', 'Imposto do selo sobre os juros (4%)', euros(plan.stamp)),
    row('3.3', `Imposto do selo pela utilização do crédito (${use})`, euros(stampOnUse)),
    row('3.4', 'Comissão de abertura', euros(costs.openingFee)),
    row('3.5', 'Imposto do selo sobre a comissão (4%)', euros(commissionStamp)),
    row(
      '3.6',
      'Pago na assinatura do contrato',
      `${euros(info.initialExpenses)}, soma de 3.3 a 3.5`,
    ),
  ]
  return creditType === 'CREDIT'
    ? [
        ...rows,
        row(
          '3.7',
          'Comissão de extinção do contrato',
          `${euros(info.postExpenses)}, paga com a última prestação`,
        ),
      ]
    : rows
}
