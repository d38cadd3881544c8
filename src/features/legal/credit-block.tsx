import type { LegalKey } from '../../labels/labels.ts'
import { legalLabels } from './labels.pt-PT.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useTranslator } from '../../ui/text/use-line-up-text.tsx'
import { useSelect } from '../../core/store/context.tsx'
import { selectBackOffice, selectModels, selectSiteLanguage } from '../../core/catalogue/line-up.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import legalCss from './legal.css?inline'
import { readText, type Wire } from '../../core/content-site/wire.ts'
import type { Version } from '../../core/catalogue/catalogue.ts'
import type { State } from '../../core/store/state.ts'

/** The translator for the strings of the legal information, with the back office's overrides. */
export function useLegalText(): Translate<LegalKey> {
  return useTranslator(legalLabels)
}

/** The credit warning, the lender and the intermediary, for every place that shows a monthly payment. Never collapsed. */
export function CreditBlock() {
  useStyles(legalCss)
  const t = useLegalText()
  const legal = useSelect((state) => selectBackOffice(state, 'creditLegal'))
  const siteLanguage = useSelect(selectSiteLanguage)
  const isPending = useSelect(({ site }) => legal === null && site.backOffice?.status === 'loading')
  if (!useSelect(selectHasCredit)) return null
  const { warning, parties } = creditText(t, legal)
  const isSiteText = warning !== t('creditWarning')
  return (
    <p className="credit" data-reserved={isPending || parties !== '' || undefined}>
      <strong lang={isSiteText ? siteLanguage : undefined}>{warning}</strong> <span>{parties}</span>
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

/** The warning, and who lends and who mediates, as far as the back office says. */
export function creditText(t: Translate<LegalKey>, legal: Wire | null) {
  const read = (field: string): string | null => readText(legal?.[field])
  const lender = read('lenderName')
  const intermediary = read('intermediaryName')
  const number = read('intermediaryNumber')
  const warning = read('warning')
  const details = [
    intermediary,
    read('intermediaryCategory'),
    number && t('creditNumber', { number }),
  ].filter(Boolean)
  return {
    // A site that sends the sentence of the law sends what the label translates.
    warning: !warning || warning === legalLabels.creditWarning ? t('creditWarning') : warning,
    parties: [
      lender && t('creditLender', { name: lender }),
      intermediary && t('creditIntermediary', { details: details.join(', ') }),
    ]
      .filter((sentence) => sentence !== null)
      // A name may end with the full stop of an abbreviation: 'Lda.'
      .map((sentence) => sentence.replace(/\.\.$/, '.'))
      .join(' '),
  }
}

/** Whether any monthly payment can be shown. True while the models load. */
export function selectHasCredit(state: State): boolean {
  const models = selectModels(state)
  const hasCredit = (items: readonly { readonly monthlyPayment: number | null }[] | null = []) =>
    items?.some(({ monthlyPayment }) => monthlyPayment) ?? false
  return (
    state.site.models?.status === 'loading' ||
    hasCredit(models) ||
    Object.entries(state.site).some(
      ([name, load]) =>
        /^(engines|versions) of /.test(name) && hasCredit(load?.data as readonly Version[] | null),
    )
  )
}
