import type { LeadError } from './lead-form.ts'
import type { LeadKind } from '../../core/store/state.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { readLeadFormSettings, type LeadFormSettings } from './lead.ts'
import { isSettled } from '../../core/catalogue/lists.ts'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { useBuildCode } from '../../ui/offer/use-build-code.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { DealerMail, MailAnybody } from './dealer-mail.tsx'
import { useEffect } from 'react'
import { selectPricing } from '../../core/offer/pricing.ts'
import { updateSimulation } from '../../core/offer/simulate-loan.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import formCss from '../../ui/form/form.css?inline'
import { Button } from '../../ui/primitives/button.tsx'
import { plural } from '../../core/formats/grammar.ts'
import { capitalized } from '../../core/values/texts.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { LeadCar } from './lead-car.tsx'
import { LeadFields } from './lead-fields.tsx'
import { focusField, useLeadForm } from './use-lead-form.tsx'
import { addTexts } from '../../labels/texts.ts'
import { leadLabels } from './labels.pt-PT.ts'

addTexts(leadLabels)

const TITLES = {
  proposal: 'contactTitle',
  'test-drive': 'bookTestDrive',
  'configuration-email': 'formEmailTitle',
} as const

/**
 * One of the three forms (spec §2, modals). If the back office has no form URL, offers a message in the buyer's mail
 * program instead.
 */
export function ContactModal({ purpose }: { readonly purpose: LeadKind }) {
  const t = useText()
  const store = useConfiguratorStore()
  const form = useSelect((state) => selectBackOffice(state, 'form'))
  // The lead carries the code of a finished configuration, also from a step that does not show it.
  useBuildCode()
  const isKnown = useSelect(({ site }) => isSettled(site.backOffice))
  const title = t(TITLES[purpose])
  const settings = form && readLeadFormSettings(store.loading.site(), form)
  if (settings?.formUrl)
    return (
      <StoreModal key="form" size="form" title={title}>
        <ContactForm key={purpose} kind={purpose} settings={settings} />
      </StoreModal>
    )
  return (
    <StoreModal title={title}>
      <ListState status={isKnown ? 'ready' : 'loading'} failedLabel="failedDealers">
        {purpose === 'configuration-email' ? (
          <MailAnybody />
        ) : (
          <DealerMail isTestDrive={purpose === 'test-drive'} />
        )}
      </ListState>
    </StoreModal>
  )
}

interface ContactFormProps {
  readonly kind: LeadKind
  readonly settings: LeadFormSettings
}

/** A plain HTML form: the browser posts it, with the hidden fields, and leaves the page (spec §7). */
function ContactForm({ kind, settings }: ContactFormProps) {
  useStyles(formCss)
  const t = useText()
  const store = useConfiguratorStore()
  const form = useLeadForm(kind, settings)
  const isOutdated = useSelect((state) => selectPricing(state).isOutdated)
  useEffect(() => {
    // The buyer expects the values of the sliders in the proposal, also without 'Atualizar valores'.
    if (isOutdated) void updateSimulation(store)
  }, [isOutdated, store])
  const hasFailed = useSelect(
    (state) => kind !== 'configuration-email' && state.site.dealers?.status === 'failed',
  )
  const { errors, isPending, values } = form
  const note = hasFailed ? 'failedDealers' : 'formNote'
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
        {errors.length > 0 && <ErrorSummary errors={errors} />}
        {form.problem && (
          <p className="form-alert" role="alert" tabIndex={-1} data-problem>
            <Icon name="error" />
            <span>{t(form.problem === 'offline' ? 'formOffline' : 'formUnanswered')}</span>
          </p>
        )}
        <LeadFields kind={kind} values={values} errors={errors} />
        {/* A host's check against robots, which has to be in the page. */}
        <slot name="verification" />
      </div>
      <div className="between modal-foot">
        <p className="soft" role="status">
          {t(isPending ? 'formSending' : note)}
        </p>
        <Button type="submit" disabled={isPending || hasFailed}>
          {t(isPending ? 'formPending' : 'formSubmit')}
        </Button>
      </div>
    </form>
  )
}

/** How many fields are invalid, with a link to each of them. */
function ErrorSummary({ errors }: { readonly errors: readonly LeadError[] }) {
  const t = useText()
  return (
    <div className="form-alert">
      <Icon name="error" />
      <div>
        {/* Without the links, which would all be read again after each correction. */}
        <p role="alert">{t(plural(errors.length, 'formErrors'), { n: errors.length })}</p>
        <ul role="list" className="cluster">
          {errors.map(({ name, code }) => (
            <li key={name}>
              <TextButton onClick={({ currentTarget }) => focusField(currentTarget.form, name)}>
                {t(code === 'consent' ? 'formPolicy' : `form${capitalized(code)}`)}
              </TextButton>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
