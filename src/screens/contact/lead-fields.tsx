import type { DealerNetwork } from '../../domain/catalogue/catalogue.ts'
import {
  asksForDealer,
  MAX_MESSAGE,
  MAX_PHONE_INPUT,
  MAX_TEXT,
  normalisePhone,
  type LeadErrorCode,
  type LeadField,
  type LeadKind,
  type LeadValues,
} from '../../domain/leads/lead-form.ts'
import { formatNumber } from '../../labels/format.ts'
import type { LabelKey } from '../../labels/pt-pt.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/range.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { CheckboxField, TextField } from '../../ui/form/text-field.tsx'
import { useText } from '../shared/use-text.tsx'
import { PolicyLabel } from './policy-label.tsx'

const WRONG = {
  name: 'formWrongName',
  email: 'formWrongEmail',
  phone: 'formWrongPhone',
  district: 'formWrongDistrict',
  dealer: 'formWrongDealer',
  message: 'formWrongMessage',
  consent: 'formWrongConsent',
} as const satisfies Record<LeadErrorCode, LabelKey>

interface LeadFieldsProps {
  readonly kind: LeadKind
  /** Current values; the inputs themselves are uncontrolled. */
  readonly values: LeadValues
  readonly wrong: ReadonlyMap<LeadField, LeadErrorCode>
}

/** The fields of a form, in spec §3's order, each with its error message. */
export function LeadFields({ kind, values, wrong }: LeadFieldsProps) {
  const t = useText()
  const product = useSelect((state) => selectBackOffice(state, 'product'))
  const network = useSelect((state) => state.site.dealers?.data ?? null)
  const errorOf = (field: LeadField): string | null => {
    const code = wrong.get(field)
    return code === undefined ? null : t(WRONG[code])
  }
  const field = (name: LeadField) => ({
    name,
    defaultValue: values[name],
    error: errorOf(name),
    required: true,
  })
  const box = (name: 'accept' | 'disclaimer') => ({
    name,
    value: 'S',
    defaultChecked: values[name] === 'S',
    error: errorOf(name),
  })
  return (
    <div className="fields">
      <TextField
        {...field('name')}
        label={t('formName')}
        autoComplete="name"
        maxLength={MAX_TEXT}
      />
      <TextField
        {...field('email')}
        label={t('formEmail')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_TEXT}
      />
      {asksForDealer(kind) && (
        <>
          <TextField
            {...field('telefone')}
            label={t('formPhone')}
            type="tel"
            autoComplete="tel-national"
            inputMode="tel"
            maxLength={MAX_PHONE_INPUT}
            onBlur={({ target }) => (target.value = normalisePhone(target.value))}
          />
          <SelectField
            {...field('id_district')}
            label={t('formDistrict')}
            placeholder={t('formChooseDistrict')}
            options={network?.districts ?? []}
          />
          <SelectField
            {...field('dealer')}
            key={values.id_district}
            label={t('formDealer')}
            {...dealerList(network, values.id_district, t)}
          />
          <TextArea
            {...field('msg')}
            required={false}
            label={t('formMessage')}
            hint={t('formCount', {
              n: values.msg.length,
              max: formatNumber(MAX_MESSAGE),
            })}
            rows={4}
            maxLength={MAX_MESSAGE}
          />
        </>
      )}
      <CheckboxField {...box('accept')} required label={<PolicyLabel />} />
      {asksForDealer(kind) && (
        <CheckboxField {...box('disclaimer')} label={t('formMarketing', { product })} />
      )}
    </div>
  )
}

/** The dealers of a district; empty until a district is chosen (spec §5). */
function dealerList(
  network: DealerNetwork | null,
  districtId: string,
  t: ReturnType<typeof useText>,
) {
  const options = network?.dealers.filter((dealer) => dealer.districtId === districtId) ?? []
  const disabled = options.length === 0
  const none = districtId === '' ? 'formDealerAfter' : 'contactNone'
  return { options, disabled, placeholder: t(disabled ? none : 'formChooseDealer') }
}
