import { absoluteUrl as absoluteAddress } from '../../api/content-site.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/line-up.ts'
import { useText } from '../shared/use-text.tsx'

/** 'Li e aceito a Política de Privacidade', with a link to the policy if the back office has one. */
export function PolicyLabel() {
  const t = useText()
  const { loading } = useConfiguratorStore()
  const policy = useSelect((state) => selectBackOffice(state, 'policyLink'))
  const address = absoluteAddress(loading.site(), policy)
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
