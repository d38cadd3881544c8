import type { FinPart, FinSubject } from './fin-types.ts'
import { row } from './fin-types.ts'
import { date } from './formats.ts'
import { DISCLAIMER } from './lender.ts'

/** The official model this FIN follows, and the demo's edition of it. */
const MODEL_VERSION = 'Instrução do Banco de Portugal n.º 12/2013, versão 1 da demonstração'

/** Part D: the buyer's rights, and how long the offer is valid. */
export function legal(subject: FinSubject): FinPart {
  return {
    letter: 'D',
    title: 'Outros aspetos jurídicos',
    rows: [
      row(
        '1',
        'Direito de revogação',
        'O consumidor pode revogar o contrato no prazo de 14 dias de calendário, sem indicar motivo.',
      ),
      row(
        '2',
        'Rejeição do pedido',
        'O consumidor é informado de imediato, gratuitamente e com justificação, do resultado da consulta de uma base de dados que leve à rejeição do pedido.',
      ),
      row(
        '3',
        'Cópia do contrato',
        'O consumidor tem direito a obter, gratuitamente e a pedido, uma cópia da minuta do contrato de crédito.',
      ),
      row('4', 'Prazo das condições', validity(subject)),
      row('5', 'Modelo da ficha', MODEL_VERSION),
      row('6', 'Natureza da ficha', `${DISCLAIMER}.`),
    ],
  }
}

function validity({ info, date: today }: FinSubject): string {
  const end = info.dtEndOfCampaign
  return end !== null && end >= today
    ? `As informações desta ficha são válidas de ${date(today)} a ${date(end)}.`
    : `As informações desta ficha são válidas no dia ${date(today)}.`
}
