import { capitalized, uncapitalise } from '../../core/values/texts.ts'
import type { FasterChoice, TimedItem } from '../../core/offer/lead-time-report.ts'
import type { LeadTime } from '../../core/catalogue/lead-time.ts'
import type { Euros } from '../../core/values/units.ts'
import { choiceLabels } from './offer-words.ts'
import { formatDate, formatList, formatEuros } from '../../core/formats/format.ts'
import { plural } from '../../core/formats/grammar.ts'
import type { Translate } from '../../core/formats/translate.ts'

type Span = Pick<LeadTime, 'fromWeeks' | 'toWeeks'>

/** '8 a 10 semanas', '8 semanas'. */
export function leadTimeSpan(t: Translate, { fromWeeks: from, toWeeks: to }: Span): string {
  return from === to ? t(plural(to, 'leadTimeWeeks'), { n: to }) : t('leadTimeSpan', { from, to })
}

/** 'em 8 a 10 semanas (atualizado a 12/11)', to be read after 'Entrega'. */
export function leadTimeText(t: Translate, leadTime: LeadTime): string {
  // A statement of the last two weeks needs no year.
  const date = formatDate(leadTime.statedOn).replace(/\D?\d{4}\D?/, '')
  return t('leadTimeIn', { span: leadTimeSpan(t, leadTime), date })
}

/** 'A escolha que mais demora: cor exterior Verde Pinhal.' */
export function slowestText(t: Translate, slowest: readonly TimedItem[]): string {
  return t(plural(slowest.length, 'leadTimeSlowest'), { items: listed(t, slowest) })
}

/** 'Já conta com o que os próximos passos propõem: cor exterior Verde Pinhal e interior Tecido Preto.' */
export function expectedText(t: Translate, expected: readonly TimedItem[]): string {
  return t('leadTimeExpected', { items: listed(t, expected) })
}

function listed(t: Translate, choices: readonly TimedItem[]): string {
  return formatList(choices.map((choice) => uncapitalise(timedItemText(t, choice))))
}

/** 'Cor exterior Verde Pinhal', 'Cor exterior Verde Pinhal (por escolher)'. */
function timedItemText(t: Translate, { item, name, isExpected }: TimedItem): string {
  const text = `${t(choiceLabels(item).line)} ${name}`
  return isExpected ? t('leadTimeNotChosen', { item: text }) : text
}

/** 'Com a cor Branco Neve: 4 a 6 semanas, menos 450 €'. */
export function fasterText(
  t: Translate,
  faster: Pick<FasterChoice, 'kind' | 'name' | 'euros'> & { readonly leadTime: Span },
): string {
  return t('leadTimeFaster', {
    choice: t(`leadTimeWith${capitalized(faster.kind)}`, { name: faster.name }),
    span: leadTimeSpan(t, faster.leadTime),
    price: priceDifference(t, faster.euros),
  })
}

/** 'menos 640 €', 'mais 640 €', 'pelo mesmo preço'. Cents only if there are any. */
export function priceDifference(t: Translate, euros: Euros): string {
  if (euros === 0) return t('priceSame')
  return t(euros < 0 ? 'priceLess' : 'priceMore', { price: formatEuros(Math.abs(euros)) })
}
