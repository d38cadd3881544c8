import { capitalized } from '../../domain/capitalized.ts'
import type { Engine, Version } from '../../domain/catalogue/catalogue.ts'
import { PLACES } from '../../domain/figures/figures.ts'
import { nextStep } from '../../domain/steps/guards.ts'
import { choose, uncheck } from '../../store/acting/choose-item.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { useGo } from '../routing/use-go.tsx'
import { differenceText, figureList } from './offer/offer-words.ts'
import { useStepFigures } from './offer/use-step-figures.tsx'
import { useText } from './use-text.tsx'

/**
 * What the cards of engines and versions have in common. Only one item can be chosen (spec §4, cards).
 * @param below The item with the next lower price.
 */
export function useChoiceCard<Item extends Engine | Version>(
  kind: 'engine' | 'version',
  item: Item,
  below: Item | null,
) {
  const t = useText()
  const store = useConfiguratorStore()
  const go = useGo()
  const stepFigures = useStepFigures()
  const { name } = item
  const isCurrent = useSelect(({ configuration }) => configuration[`${kind}Id`] === item.id)
  const isSelected = useSelect(
    ({ configuration }) => configuration[`is${capitalized(kind)}Selected`],
  )
  const isChecked = isCurrent && isSelected
  return {
    name,
    difference: differenceText(t, item, below),
    figures: stepFigures(PLACES.card, item, item),
    details: { label: t('cardFinancing'), rows: figureList(t, PLACES.cardDetails, item) },
    isChecked,
    onward: {
      name: t('chooseAndContinue', { name }),
      onClick: () => {
        if (!isChecked) choose(store, kind, item.id)
        go(nextStep(kind) ?? 'home')
      },
    },
    missing: isCurrent && !isSelected ? t(`missing${capitalized(kind)}`) : null,
    onToggle: (isOn: boolean) => (isOn ? choose(store, kind, item.id) : uncheck(store, kind)),
  }
}
