import { capitalized } from '../../core/values/capitalized.ts'
import { addEuros } from '../../core/values/cents.ts'
import type { Engine, Version } from '../../core/catalogue/catalogue.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { choose, uncheck } from '../../core/configuration/choose-item.ts'
import { selectChosenItems } from '../../core/configuration/chosen-items.ts'
import { formatPrice } from '../../core/formats/format.ts'
import { formatSurcharge } from '../../core/formats/format-money.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { State } from '../../core/store/state.ts'
import type { Euros } from '../../core/values/units.ts'
import { figureList, Figures } from '../../ui/offer/figures.tsx'
import { useText } from '../../ui/text/use-text.tsx'

/** Whether items have different down payments, without which their monthly payments mislead. */
export function haveDifferentDownPayments(items: readonly (Engine | Version)[]): boolean {
  return new Set(items.map(({ downPayment }) => downPayment)).size > 1
}

interface DifferenceProps {
  readonly kind: 'engine' | 'version'
  readonly price: Euros | null
}

/** What an item costs more or less than the chosen one. Alone in a component: no other part of a row follows the choice. */
function Difference({ kind, price }: DifferenceProps) {
  const chosen = useSelect((state) => selectChosenItems(state)[kind]?.price ?? null)
  const text = price === null || chosen === null ? '' : formatSurcharge(addEuros(price, -chosen))
  // Replaced as a whole, on a page that a browser translates.
  return <span key={text}>{text}</span>
}

/**
 * What the cards of engines and versions have in common. Only one item can be chosen (spec §4, cards).
 * @param hasDownPayment Whether the down payment is among the figures.
 */
export function useChoiceCard(
  kind: 'engine' | 'version',
  item: Engine | Version,
  hasDownPayment: boolean,
) {
  const t = useText()
  const store = useConfiguratorStore()
  const { name } = item
  const isCurrent = useSelect(({ configuration }) => configuration[`${kind}Id`] === item.id)
  const isChosen = ({ configuration }: State): boolean =>
    configuration[`${kind}Id`] === item.id && configuration[`is${capitalized(kind)}Selected`]
  const isChecked = useSelect(isChosen)
  return {
    name,
    price: formatPrice(item.price) || '—',
    difference: <Difference kind={kind} price={item.price} />,
    figures: (
      <Figures
        size="choice"
        of={item}
        item={item}
        at={(hasDownPayment ? PLACES.compared : PLACES.card).slice(1)}
      />
    ),
    details: { label: t('cardFinancing'), rows: figureList(t, PLACES.cardDetails, item) },
    isChecked,
    missing: isCurrent && !isChecked ? t(`missing${capitalized(kind)}`) : null,
    onToggle(isOn: boolean) {
      if (isOn) choose(store, kind, item.id)
      else if (isChosen(store.get())) uncheck(store, kind)
    },
  }
}
