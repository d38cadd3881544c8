import { useId } from 'react'
import { creditRange, creditTypes, limitsOf } from '../../core/offer/financing.ts'
import { formatEuros, formatPrice } from '../../core/formats/format.ts'
import { campaignDifference } from '../../core/offer/price-lines.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectContentConfig } from '../../core/catalogue/lists.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { selectCreditType, selectSimulation } from '../../core/offer/simulation.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import choiceCss from '../steps/choice.css?inline'
import { Button } from '../../ui/primitives/button.tsx'
import { Radio } from '../../ui/primitives/radio.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { RangeSlider } from '../../ui/form/range-slider.tsx'
import { selectPricing } from '../../core/offer/pricing.ts'
import { chooseCreditType, moveSlider } from '../../core/offer/simulate-loan.ts'
import { useText } from '../../ui/text/use-text.tsx'
import { CREDIT_NAMES } from '../../ui/offer/offer-words.ts'

/**
 * The credit type, the sliders and 'Atualizar valores' (spec §2, financing section; spec §4, financing). While the
 * figures are outdated, the button is in the result panel.
 */
export function CreditForm({ onUpdate }: { readonly onUpdate: () => void }) {
  useStyles(choiceCss)
  const t = useText()
  const store = useConfiguratorStore()
  const id = useId()
  const hintId = `${id}hint`
  const config = useSelect(selectContentConfig)
  const version = useSelect((state) => selectItem(state, 'version'))
  const type = useSelect(selectCreditType)
  const { sliders, needsUpdate } = useSelect(selectPricing)
  const canUpdate = useSelect((state) => selectSimulation(state)?.canUpdate ?? false)
  const campaign = version && formatPrice(campaignDifference(version))
  const range = creditRange(limitsOf(config, type), version?.price ?? null)
  return (
    <div className="stack financing-form">
      <fieldset className="stack credit-types">
        <legend className="vh">{t('modality')}</legend>
        {creditTypes(config).map((value) => (
          <div key={value} className="card choice">
            <Radio
              id={id + value}
              className="mark tick"
              name="credit"
              checked={value === type}
              aria-describedby={`${id}${value}t`}
              onChoose={() => chooseCreditType(store, value)}
            />
            <label htmlFor={id + value}>
              <b>{t(CREDIT_NAMES[value])}</b>
            </label>
            <p id={`${id}${value}t`} className="quiet facts">
              {t(`${CREDIT_NAMES[value]}Text`)}{' '}
              {value === 'HOD' && campaign && (
                <span>{t('openDriveCampaign', { price: campaign })}</span>
              )}
            </p>
          </div>
        ))}
      </fieldset>
      {range && (
        <TextButton onClick={() => store.actions.openModal({ kind: 'financing-options' })}>
          {t('compareModalities')}
        </TextButton>
      )}
      {range && sliders && (
        <div className="stack">
          <RangeSlider
            {...range.downPayment}
            label={t('initialEntrySlider')}
            typedLabel={t('typedEntry')}
            unit="€"
            value={sliders.downPayment}
            format={formatEuros}
            nearestNote={t('nearestUsed')}
            onChange={(downPayment) => moveSlider(store, { downPayment })}
          />
          <RangeSlider
            {...range.months}
            label={t('term')}
            typedLabel={t('typedTerm')}
            unit={t('monthsUnit')}
            value={sliders.nrPayments}
            format={(n) => t('months', { n })}
            nearestNote={t('nearestUsed')}
            onChange={(nrPayments) => moveSlider(store, { nrPayments })}
          />
        </div>
      )}
      <div>
        {!needsUpdate && (
          <Button
            variant="secondary"
            disabled={!canUpdate}
            aria-describedby={hintId}
            onPress={onUpdate}
          >
            {t('updateValues')}
          </Button>
        )}
        <p id={hintId} className="quiet">
          {!canUpdate && t('updateHint')}
        </p>
      </div>
    </div>
  )
}
