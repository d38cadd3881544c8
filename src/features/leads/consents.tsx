import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { policyAddress } from './lead.ts'
import { selectProduct } from '../../core/catalogue/line-up.ts'
import { useText } from '../../ui/text/use-text.tsx'
import type { ConsentTexts } from './lead-form.ts'

/** 'Li e aceito a Política de Privacidade', with a link to the policy if the back office has one. */
export function PolicyLabel() {
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
