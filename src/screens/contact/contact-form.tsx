import type { LeadFormSettings } from '../../domain/content-config.ts'
import {
  asksForDealer,
  HONEYPOT_FIELD,
  type LeadKind,
  type LeadValues,
} from '../../domain/leads/lead-form.ts'
import { plural } from '../../labels/plural.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { hiddenFields } from '../../store/leads/lead.ts'
import { Button } from '../../ui/primitives/button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { ListState } from '../step/list-state.tsx'
import { useOffer } from '../shared/use-offer.tsx'
import { useShareLink } from '../shared/use-share-link.tsx'
import { useText } from '../shared/use-text.tsx'
import { LeadCar } from './lead-car.tsx'
import { LeadFields } from './lead-fields.tsx'
import { useLeadForm } from './use-lead-form.tsx'

interface ContactFormProps {
  readonly kind: LeadKind
  readonly settings: LeadFormSettings
}

/** A plain HTML form: the browser posts it and leaves the page (spec §7). */
export function ContactForm({ kind, settings }: ContactFormProps) {
  const t = useText()
  const store = useConfiguratorStore()
  const link = useShareLink()
  const readHidden = (values: LeadValues) => hiddenFields(store, kind, values, settings, link)
  const form = useLeadForm(kind, settings, readHidden)
  // Requests the current offer: down payment and term are submitted with the form.
  useOffer()
  const dealers = useSelect((state) => state.site.dealers?.status ?? 'idle')
  const status = asksForDealer(kind) ? dealers : 'ready'
  const { errors, isPending, values } = form
  const hidden = readHidden(values)
  return (
    <form
      method="post"
      action={settings.formUrl ?? ''}
      noValidate
      onChange={form.onChange}
      onSubmit={form.onSubmit}
    >
      <div className="modal-body" inert={isPending}>
        <LeadCar />
        {errors.length > 0 && (
          <p className="form-alert" role="alert">
            <Icon name="error" />
            {t(plural(errors.length, 'formErrors'), { n: errors.length })}
          </p>
        )}
        {form.wasOffline && (
          <p className="form-alert" role="alert">
            <Icon name="error" />
            {t('formOffline')}
          </p>
        )}
        <ListState status={status} skeleton={<i className="sk" />}>
          <LeadFields
            kind={kind}
            values={values}
            wrong={new Map(errors.map(({ field, code }) => [field, code]))}
          />
        </ListState>
        <input className="vh" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-hidden />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </div>
      <div className="modal-foot">
        <p className="soft" role="status">
          {t(isPending ? 'formSending' : 'formNote')}
        </p>
        <Button type="submit" disabled={isPending || status !== 'ready'}>
          {t(isPending ? 'formPending' : 'formSubmit')}
        </Button>
      </div>
    </form>
  )
}
