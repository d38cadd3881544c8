import { useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import legalCss from '../../ui/legal/legal.css?inline'
import { creditText, selectHasCredit } from './credit-text.ts'
import { useLegalText } from './use-legal-text.tsx'

/** The credit warning, the lender and the intermediary, for every place that shows a monthly payment. Never collapsed. */
export function CreditBlock() {
  useStyles(legalCss)
  const t = useLegalText()
  const legal = useSelect((state) => selectBackOffice(state, 'creditLegal'))
  const isPending = useSelect(({ site }) => legal === null && site.backOffice?.status === 'loading')
  if (!useSelect(selectHasCredit)) return null
  const { warning, parties } = creditText(t, legal)
  return (
    <p className="credit" data-reserved={isPending || parties !== '' || undefined}>
      <strong>{warning}</strong> <span>{parties}</span>
    </p>
  )
}

/** The same as text, for a message or a lead. */
export function useCreditText(): string {
  const t = useLegalText()
  const legal = useSelect((state) => selectBackOffice(state, 'creditLegal'))
  const { warning, parties } = creditText(t, legal)
  return `${warning} ${parties}`.trim()
}
