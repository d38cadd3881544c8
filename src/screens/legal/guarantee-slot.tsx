import { absoluteUrl } from '../../api/content-site.ts'
import { readText } from '../../api/wire/wire.ts'
import { siteLanguage } from '../../labels/site-language.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectBackOffice } from '../../store/catalogue/line-up.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import legalCss from '../../ui/legal/legal.css?inline'
import { useLegalText } from './use-legal-text.tsx'

/** The editor's notice and label of the guarantee, for every place whose text claims one; nothing without them. */
export function GuaranteeSlot() {
  useStyles(legalCss)
  const t = useLegalText()
  const { loading } = useConfiguratorStore()
  const guarantee = useSelect((state) => selectBackOffice(state, 'guarantee'))
  const title = readText(guarantee?.title)
  const text = readText(guarantee?.text)
  const picture = absoluteUrl(loading.site(), readText(guarantee?.picture))
  const link = absoluteUrl(loading.site(), readText(guarantee?.link))
  if (!title && !text && !picture && !link) return null
  return (
    <aside className="guarantee">
      {picture && <img src={picture} alt={title ?? ''} loading="lazy" width="160" height="160" />}
      <div>
        {title && <b lang={siteLanguage()}>{title}</b>}
        {text && <SanitisedHtml html={text} />}
        {link && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            {t('guaranteeLink')} <span className="vh">{t('legalNewTab')}</span>
          </a>
        )}
      </div>
    </aside>
  )
}
