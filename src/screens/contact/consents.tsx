import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { policyAddress } from '../../store/leads/lead.ts'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { useText } from '../shared/use-text.tsx'
import type { ConsentTexts } from '../../domain/leads/lead-form.ts'

/** 'Li e aceito a Política de Privacidade', with a link to the policy if the back office has one. */
export function PolicyLabel() {
  const t = useText()
  const store = useConfiguratorStore()
  const policy = useSelect((state) => selectBackOffice(state, 'policyLink'))
  const address = policyAddress(store, policy)
  return (
    <>
      {t('formConsent')}{' '}
      {address === null ? (
        t('formPolicy')
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
  const product = useSelect((state) => selectBackOffice(state, 'product'))
  return {
    accept: `${t('formConsent')} ${t('formPolicy')}`,
    disclaimer: t('formMarketing', { product }),
    share: t('formSharing', { product }),
  }
}
