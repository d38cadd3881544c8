import { useShallow } from 'zustand/react/shallow'
import { CHOICE_KINDS, isOption, CHOICE_STEPS } from '../../domain/steps/choice-steps.ts'
import { financedPrice } from '../../domain/financing/price-lines.ts'
import { summaryLines, type SummaryLine } from '../../domain/steps/summary.ts'
import { choiceLabels } from '../../labels/choice-labels.ts'
import { formatPrice } from '../../labels/format.ts'
import { language } from '../../labels/language.ts'
import { useSelect } from '../../store/context.tsx'
import { selectIsUnavailable, selectItems } from '../../store/configuration/chosen-items.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import choicesCss from '../../ui/summary/choices.css?inline'
import { Swatch } from '../../ui/cards/swatch.tsx'
import { LazyIcon } from '../../ui/primitives/lazy-icon.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useGo } from '../routing/use-go.tsx'
import { useOffer } from '../shared/offer/use-offer.tsx'
import { useText } from '../shared/use-text.tsx'
import { linePrice } from '../shared/offer/line-price.ts'
import { PriceLedger } from './price-ledger.tsx'
import { UndoChoice } from './undo-choice.tsx'

/** The chosen items, each with an 'Alterar' link back to its step (spec §2, details list). */
export function ChoicesSection() {
  useStyles(choicesCss)
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

  const lineOf = (line: SummaryLine) => {
    const label = t(choiceLabels(line.kind).line)
    return (
      <li key={line.kind}>
        {isOption(line.kind) ? (
          <Swatch chip={line.chip} />
        ) : (
          <span className="tile">
            <LazyIcon name={line.kind === 'engine' ? 'engine' : 'list'} />
          </span>
        )}
        <p className="chosen-name">
          <span className="soft">{label}</span>
          <b>
            {line.name ?? t(unavailable.includes(line.kind) ? 'lineUnavailable' : 'lineMissing')}
          </b>
        </p>
        <p className="chosen-price">{linePrice(t, line)}</p>
        <TextButton
          aria-label={t('changeLine', { line: label.toLocaleLowerCase(language.tag) })}
          onClick={() => go(CHOICE_STEPS[line.kind].step)}
        >
          {t('change')}
        </TextButton>
      </li>
    )
  }
  return (
    <section className="chosen-list">
      <div className="between">
        <h2>{t('summaryTitle')}</h2>
        <UndoChoice />
      </div>
      <ul role="list">{lines.map(lineOf)}</ul>
      <PriceLedger
        total={total}
        lines={summaryLines(items, shown?.creditType, true).filter(({ name }) => name)}
      />
      <p className="soft">
        {t('totalNote')} {hasOtherPrice && t('explainOpenDrive', { price: total })}
      </p>
    </section>
  )
}
