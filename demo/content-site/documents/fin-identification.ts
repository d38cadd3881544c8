import type { FinPart, FinSubject } from './fin-types.ts'
import { row } from './fin-types.ts'
import { date } from './formats.ts'
import { INTERMEDIARY, LENDER } from './lender.ts'

/** Part A: lender, credit intermediary and date. */
export function identification(subject: FinSubject): FinPart {
  return {
    letter: 'A',
    title: 'Elementos de identificação',
    rows: [
      row('1', 'Instituição de crédito', ''),
      row('1.1', 'Denominação', LENDER.name),
      row('1.2', 'Endereço', LENDER.address),
      row('1.3', 'Contactos', LENDER.contacts),
      row('2', 'Intermediário de crédito', ''),
      row('2.1', 'Denominação', INTERMEDIARY.name),
      row('2.2', 'Endereço e contactos', INTERMEDIARY.contacts),
      row('2.3', 'Tipo de intermediário', INTERMEDIARY.type),
      row('2.4', 'Registo no Banco de Portugal', INTERMEDIARY.number),
      row('3', 'Data da FIN', date(subject.date)),
    ],
  }
}
