import { summaryLines, type SummaryLine } from '../../domain/steps/summary.ts'
import { formatPrice } from '../../labels/format.ts'
import type { Translate } from '../../labels/translate.ts'
import { useSelect } from '../../store/context.tsx'
import {
  selectEngine,
  selectExterior,
  selectExteriors,
  selectInterior,
  selectInteriors,
  selectLoad,
  selectVersion,
} from '../../store/flow/selectors.ts'
import { DetailsList, type DetailsItem } from '../../ui/summary/details-list.tsx'
import { useGo } from '../routing/use-go.tsx'
import { useOffer } from '../shared/use-offer.tsx'
import { useText } from '../shared/use-text.tsx'
import { LINE_LABELS } from './line-labels.ts'

/** The chosen items, each with an 'Alterar' link back to its step (spec §2, details list). */
export function ChoicesSection() {
  const t = useText()
  const go = useGo()
  const engine = useSelect(selectEngine)
  const version = useSelect(selectVersion)
  const exterior = useSelect(selectExterior)
  const interior = useSelect(selectInterior)
  const shown = useOffer()
  const total = formatPrice(shown?.price ?? null)
  const lines = summaryLines(engine, version, exterior, interior, shown?.creditType)
  const hasOtherPrice = lines.some(
    ({ kind, price }) => kind === 'version' && price !== (version?.price ?? null),
  )
  const hasNoExterior = useSelect(
    (state) =>
      selectLoad(state, 'exteriors').status === 'ready' && selectExteriors(state).length === 0,
  )
  const hasNoInterior = useSelect(
    (state) =>
      selectLoad(state, 'interiors').status === 'ready' && selectInteriors(state).length === 0,
  )

  const toItem = (line: SummaryLine): DetailsItem => {
    const label = t(LINE_LABELS[line.kind])
    const isUnavailable =
      (line.kind === 'exterior' && hasNoExterior) || (line.kind === 'interior' && hasNoInterior)
    return {
      label,
      name: line.name ?? t(isUnavailable ? 'lineUnavailable' : 'lineMissing'),
      price: linePrice(t, line),
      picture:
        line.kind === 'engine' || line.kind === 'version'
          ? { icon: line.kind === 'engine' ? 'engine' : 'list' }
          : { chip: line.chip },
      changeLabel: t('change'),
      changeName: t('changeLine', { line: label.toLocaleLowerCase('pt-PT') }),
      onChange: () => go(line.screen),
    }
  }
  return (
    <DetailsList
      title={t('summaryTitle')}
      items={lines.map(toItem)}
      total={{ label: t('totalPrice'), value: total || null }}
      note={
        hasOtherPrice
          ? `${t('totalNote')} ${t('explainOpenDrive', { price: total })}`
          : t('totalNote')
      }
    />
  )
}

/** '39 400 €' for engine and version, '750 € + IVA' for colours, 'Incluída' without surcharge (spec §2). */
function linePrice(t: Translate, { kind, name, price, hasVatSuffix }: SummaryLine): string | null {
  if (name === null) return null
  const amount = formatPrice(price)
  if (!amount) return kind === 'interior' ? t('includedInterior') : t('included')
  return hasVatSuffix ? amount.replace('€', t('euroVat')) : amount
}
