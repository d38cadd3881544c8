import { absoluteUrl } from '../../core/content-site/content-site.ts'
import { readText } from '../../core/content-site/wire.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectBackOffice, selectSiteLanguage } from '../../core/catalogue/line-up.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import { useLegalText } from './credit-block.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import legalCss from './legal.css?inline'
import { readLegalSection } from '../../core/content-site/values.ts'
import { ANCHOR } from '../../ui/base/use-hash-link.tsx'
import { TextSection } from '../../ui/primitives/text-section.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'

/** The editor's notice and label of the guarantee, for every place whose text claims one; nothing without them. */
export function GuaranteeSlot() {
  useStyles(legalCss)
  const t = useLegalText()
  const { loading } = useConfiguratorStore()
  const guarantee = useSelect((state) => selectBackOffice(state, 'guarantee'))
  const siteLanguage = useSelect(selectSiteLanguage)
  const title = readText(guarantee?.title)
  const text = readText(guarantee?.text)
  const picture = absoluteUrl(loading.site(), readText(guarantee?.picture))
  const link = absoluteUrl(loading.site(), readText(guarantee?.link))
  if (!title && !text && !picture && !link) return null
  return (
    <div className="row quiet guarantee">
      {picture && <Picture src={picture} alt={title ?? ''} loading="lazy" width="80" height="80" />}
      <div>
        {title && <b lang={siteLanguage}>{title}</b>}
        {text && <SanitisedHtml html={text} />}
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t('guaranteeLink')} <span className="vh">{t('legalNewTab')}</span>
          </a>
        )}
      </div>
    </div>
  )
}

/** The site's legal pages, at the bottom of every screen, as far as the back office has them. */
export function LegalLine() {
  useStyles(legalCss)
  const t = useLegalText()
  const { loading } = useConfiguratorStore()
  const policy = useSelect((state) => selectBackOffice(state, 'policyLink', readText))
  const links = useSelect((state) => selectBackOffice(state, 'legalLinks'))
  const pages = (
    [
      ['legalPolicy', policy],
      ['legalAccessibility', links?.accessibility],
      ['legalComplaints', links?.complaints],
      ['legalImprint', links?.imprint],
    ] as const
  )
    .map(([key, link]) => ({ key, address: absoluteUrl(loading.site(), readText(link)) }))
    .filter(({ address }) => address !== null)
  if (pages.length === 0) return null
  return (
    <nav className="legal-line" aria-label={t('legalLine')}>
      {pages.map(({ key, address }) => (
        <a key={key} href={address ?? ''} target="_blank" rel="noopener noreferrer">
          {t(key)} <span className="vh">{t('legalNewTab')}</span>
        </a>
      ))}
    </nav>
  )
}

/** The back office's legal mentions, if there are any (spec §2). */
export function LegalSection() {
  const t = useLegalText()
  const legal = useSelect((state) => selectBackOffice(state, 'legalSect', readLegalSection))
  const siteLanguage = useSelect(selectSiteLanguage)
  return (
    legal && (
      <TextSection
        id={ANCHOR.legal}
        title={legal.title || t('legalTitle')}
        lang={legal.title ? siteLanguage : undefined}
        isSmall
      >
        <SanitisedHtml html={legal.content} />
      </TextSection>
    )
  )
}
