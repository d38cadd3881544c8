import { capitalized } from '../../core/values/texts.ts'
import {
  leadFields,
  HONEYPOT_FIELD,
  MAX_MESSAGE,
  type ConsentTexts,
  type LeadError,
  type LeadValues,
} from './lead-form.ts'
import type { LeadKind } from '../../core/store/state.ts'
import { selectProduct } from '../../core/catalogue/line-up.ts'
import { formatNumber } from '../../core/formats/format.ts'
import { retryFailed } from '../../core/catalogue/lists.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import {
  RadioPills,
  CheckboxField,
  SelectField,
  TextArea,
  TextField,
} from '../../ui/form/field.tsx'
import { FailedRequest } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { policyAddress } from './lead.ts'

const DAY_PARTS = ['Morning', 'Afternoon', 'Evening'] as const

interface LeadFieldsProps {
  readonly kind: LeadKind
  /** Current values; the inputs themselves are uncontrolled. */
  readonly values: LeadValues
  readonly errors: readonly LeadError[]
}

/** The fields of a form, in spec §3's order, each with its error message. */
export function LeadFields({ kind, values, errors }: LeadFieldsProps) {
  const t = useText()
  const consents = useConsentTexts()
  const store = useConfiguratorStore()
  const load = useSelect((state) => state.site.dealers)
  const network = load?.data ?? null
  const hasFailed = load?.status === 'failed'
  const isLoading = network === null && !hasFailed
  // An earlier choice whose name is not known yet, so that the choice outlasts the loading.
  const kept = (id: string) => (id === '' ? [] : [{ id, name: t('loading') }])
  // Those of the district; none until one is chosen (spec §5).
  const dealers =
    network?.dealers.filter(({ districtId }) => districtId === values.id_district) ??
    kept(values.dealer)
  const noneHere = network === null ? 'loading' : 'contactNone'
  const none = values.id_district === '' ? 'formDealerAfter' : noneHere
  const control = (definition: ReturnType<typeof leadFields>[number]) => {
    const { name, normalise } = definition
    const code = errors.find((error) => error.name === name)?.code
    const error = code && t(`formWrong${capitalized(code)}`)
    const field = { name, defaultValue: values[name], error, required: true }
    const box = { name, error, value: 'S', defaultChecked: values[name] === 'S' }
    switch (definition.name) {
      case 'id_district':
        return hasFailed ? (
          <div key={name} style={{ gridColumn: '1/-1' }}>
            <FailedRequest title={t('failedDealers')} onRetry={() => retryFailed(store)} />
          </div>
        ) : (
          <SelectField
            {...field}
            key={name}
            label={t('formDistrict')}
            aria-busy={isLoading || undefined}
            placeholder={t(isLoading ? 'loading' : 'formChooseDistrict')}
            options={network?.districts ?? kept(values.id_district)}
          />
        )
      case 'dealer':
        return hasFailed ? null : (
          <SelectField
            {...field}
            key={name + values.id_district}
            label={t('formDealer')}
            options={dealers}
            disabled={dealers.length === 0}
            placeholder={t(dealers.length === 0 ? none : 'formChooseDealer')}
          />
        )
      case 'day_part':
        return (
          <RadioPills
            key={name}
            name={name}
            label={t('formDayPart')}
            options={[
              ...DAY_PARTS.map((part) => ({
                label: t(`form${part}`),
                value: t(`formPrefers${part}`),
              })),
              { label: t('formAnyTime'), value: '' },
            ]}
            value={values.day_part}
          />
        )
      case 'msg':
        return (
          <TextArea
            {...field}
            key={name}
            required={false}
            label={t('formMessage')}
            hint={t('formCount', { n: values.msg.length, max: formatNumber(MAX_MESSAGE) })}
            rows={4}
            maxLength={MAX_MESSAGE}
          />
        )
      case 'accept':
        return <CheckboxField {...box} key={name} required label={<PolicyLabel />} />
      case 'disclaimer':
      case 'share':
        return <CheckboxField {...box} key={name} label={consents[definition.name]} />
      default:
        return (
          <TextField
            {...field}
            key={name}
            label={t(`form${capitalized(definition.code)}`)}
            {...definition.input}
            // An e-mail address stays as it was typed until it is posted: its domain may be hard to recognise in ASCII.
            onBlur={({ target }) => {
              if (normalise && target.type === 'tel') target.value = normalise(target.value)
            }}
          />
        )
    }
  }
  return (
    <div className="grid fields">
      {leadFields(kind).map(control)}
      <input className="vh" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-hidden />
    </div>
  )
}

/** 'Li e aceito a Política de Privacidade', with a link to the policy if the back office has one. */
function PolicyLabel() {
  const t = useText()
  const store = useConfiguratorStore()
  const address = useSelect(() => policyAddress(store))
  return (
    <>
      {t('formConsent')}{' '}
      {address === null ? (
        <span>{t('formPolicy')}</span>
      ) : (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {t('formPolicy')}
          <span className="vh"> {t('formNewTab')}</span>
        </a>
      )}
    </>
  )
}

/** The words beside the consent checkboxes. They are shown, and posted with the form. */
export function useConsentTexts(): ConsentTexts {
  const t = useText()
  const product = useSelect(selectProduct)
  return {
    accept: `${t('formConsent')} ${t('formPolicy')}`,
    disclaimer: t('formMarketing', { product }),
    share: t('formSharing', { product }),
  }
}
