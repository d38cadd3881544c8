import type { FinPart, FinSubject } from './fin-types.ts'
import { row } from './fin-types.ts'
import { euros } from './formats.ts'
import { CREDIT_NAMES } from './lender.ts'

/** Part B: amount, term and repayment of the credit. */
export function credit({ creditType, car, info }: FinSubject): FinPart {
  const { nrPayments, fee, residualValue, capitalToFinance, pvp, initialValue } = info
  const isOpenDrive = creditType === 'HOD'
  const repayment = isOpenDrive
    ? 'Prestações mensais constantes de capital e juros e uma última prestação no valor residual do automóvel'
    : 'Prestações mensais constantes de capital e juros'
  const count = isOpenDrive
    ? `${nrPayments} prestações mensais de ${euros(fee)} e uma última prestação de ${euros(residualValue)}, paga com a ${nrPayments}.ª`
    : `${nrPayments} prestações mensais de ${euros(fee)}`
  return {
    letter: 'B',
    title: 'Descrição das principais características do crédito',
    rows: [
      row('1', 'Tipo de crédito', ''),
      row('1.1', 'Designação comercial', CREDIT_NAMES[creditType]),
      row('1.2', 'Categoria', 'Crédito automóvel com reserva de propriedade, veículo novo'),
      row('2', 'Montante total do crédito', euros(capitalToFinance)),
      row(
        '3',
        'Condições de utilização',
        'O montante do crédito é entregue ao vendedor, por conta do consumidor, na data do contrato.',
      ),
      row('4', 'Duração do contrato', `${nrPayments} meses`),
      row('5', 'Reembolso do crédito', ''),
      row('5.1', 'Modalidade', repayment),
      row('5.2', 'Regime', 'Prestações constantes, com o imposto do selo sobre os juros incluído'),
      row('5.3', 'Montante da prestação', euros(fee)),
      row('5.4', 'Número de prestações', count),
      row('5.5', 'Periodicidade', 'Mensal'),
      row('6', 'Contrato coligado', ''),
      row('6.1', 'Bem', `Automóvel novo ${car}`),
      row(
        '6.2',
        'Preço a pronto',
        `${euros(pvp)}, IVA, legalização e transporte incluídos; entrada inicial de ${euros(initialValue)}`,
      ),
      row('7', 'Garantias', 'Reserva de propriedade a favor da instituição de crédito'),
      row('8', 'Reembolso antecipado', ''),
      row(
        '8.1',
        'Direito',
        'A todo o tempo, no todo ou em parte, com aviso prévio de 30 dias de calendário.',
      ),
      row(
        '8.2',
        'Comissão',
        '0,5% do capital reembolsado antecipadamente; 0,25% quando faltar um ano ou menos para o fim do contrato.',
      ),
    ],
  }
}
