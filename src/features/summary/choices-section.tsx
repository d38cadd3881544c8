import { translatable } from '../../ui/primitives/rows.tsx'
import { CHOICE_KINDS, isOption, CHOICE_STEPS } from '../../core/configuration/choice-steps.ts'
import { summaryLines, type SummaryLine } from '../../core/configuration/summary.ts'
import { choiceLabels } from '../../ui/offer/offer-words.ts'
import { language } from '../../labels/language.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectIsUnavailable, selectItems } from '../../core/configuration/chosen-items.ts'
import { Swatch } from '../steps/swatch.tsx'
import { SummaryIcon } from '../../ui/primitives/summary-icon.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useGo } from '../../core/routing/use-route.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { linePrice } from '../../ui/offer/line-price.ts'
import { PriceLedger } from './price-ledger.tsx'
import { UndoChoice } from '../../ui/offer/undo-choice.tsx'

/** The chosen items, each with an 'Alterar' link back to its step (spec §2, details list). */
export function ChoicesSection() {
  const t = useText()
  const go = useGo()
  const items = useSelect(selectItems)
  const unavailable = useSelect((state) =>
    CHOICE_KINDS.filter((kind) => selectIsUnavailable(state, kind)),
  )
  const lines = summaryLines(items, useSelect(selectOffer)?.creditType)

  const lineOf = (line: SummaryLine) => {
    const kind = line.kind === 'campaign' ? null : line.kind
    const label = t(choiceLabels(line.kind).line)
    const price = linePrice(t, line)
    return (
      <li key={line.kind} className="row wrap">
        {kind && isOption(kind) && <Swatch chip={line.chip} />}
        {kind && !isOption(kind) && (
          <span className="tile soft">
            <SummaryIcon name={kind === 'engine' ? 'engine' : 'list'} />
          </span>
        )}
        <p className="grow chosen-name">
          <span className={kind ? 'soft tiny' : undefined}>{label}</span>
          {kind && (
            <b translate={line.name ? 'no' : undefined}>
              {line.name ?? t(unavailable.includes(kind) ? 'lineUnavailable' : 'lineMissing')}
            </b>
          )}
        </p>
        <p translate={translatable(price)}>{price}</p>
        {kind && (
          <TextButton
            aria-label={t('changeLine', { line: label.toLocaleLowerCase(language.tag) })}
            onClick={() => go(CHOICE_STEPS[kind].step)}
          >
            {t('change')}
          </TextButton>
        )}
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
      <PriceLedger />
      <p className="quiet">{t('totalNote')}</p>
    </section>
  )
}
