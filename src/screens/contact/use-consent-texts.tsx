import type { ConsentTexts } from '../../domain/leads/lead-form.ts'
import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { useText } from '../shared/use-text.tsx'

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
