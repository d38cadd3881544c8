import { useShallow } from 'zustand/react/shallow'
import { CHOICE_KINDS, isOption, CHOICE_STEPS } from '../../domain/steps/choice-steps.ts'
import { financedPrice } from '../../domain/financing/total-price.ts'
import { summaryLines, type SummaryLine } from '../../domain/steps/summary.ts'
import { choiceLabels } from '../../labels/choice-labels.ts'
import { formatPrice } from '../../labels/format.ts'
import { language } from '../../labels/language.ts'
import { useSelect } from '../../store/context.tsx'
import { selectIsUnavailable, selectItems } from '../../store/configuration/chosen-items.ts'
import { DetailsList, type DetailsItem } from '../../ui/summary/details-list.tsx'
import { ConfiguredWltp } from '../legal/configured-wltp.tsx'
import { useGo } from '../routing/use-go.tsx'
import { useOffer } from '../shared/offer/use-offer.tsx'
import { useText } from '../shared/use-text.tsx'
import { linePrice } from '../shared/offer/line-price.ts'

/** The chosen items, each with an 'Alterar' link back to its step (spec §2, details list). */
export function ChoicesSection() {
  const t = useText()
  const go = useGo()
  const items = useSelect(useShallow(selectItems))
  const unavailable = useSelect(
    useShallow((state) => CHOICE_KINDS.filter((kind) => selectIsUnavailable(state, kind))),
  )
  const shown = useOffer()
  const total = formatPrice(shown?.price ?? null)
  const lines = summaryLines(items, shown?.creditType)
  const { version } = items
  const hasOtherPrice =
    version && financedPrice(version, shown?.creditType ?? 'CREDIT') !== version.price

  const toItem = (line: SummaryLine): DetailsItem => {
    const label = t(choiceLabels(line.kind).line)
    return {
      label,
      name: line.name ?? t(unavailable.includes(line.kind) ? 'lineUnavailable' : 'lineMissing'),
      price: linePrice(t, line),
      picture: isOption(line.kind)
        ? { chip: line.chip }
        : { icon: line.kind === 'engine' ? 'engine' : 'list' },
      changeLabel: t('change'),
      changeName: t('changeLine', { line: label.toLocaleLowerCase(language.tag) }),
      onChange: () => go(CHOICE_STEPS[line.kind].step),
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
    >
      <ConfiguredWltp />
    </DetailsList>
  )
}
