import { useSelect } from '../../store/context.tsx'
import { selectModel } from '../../store/journey/selectors.ts'
import { mailAddress, useMailBody } from '../use-mail-body.tsx'
import { useText } from '../use-text.tsx'

/** A message of the buyer's own mail program with the configuration in it. */
export function useShareMail(): string {
  const t = useText()
  const body = useMailBody()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  return mailAddress('', t('contactSubjectShare', { model }), body)
}
