import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { selectBuild } from '../../../core/configuration/current-build.ts'
import { selectContentConfig } from '../../../core/catalogue/lists.ts'
import { useConfiguratorStore, useSelect } from '../../../core/store/context.tsx'
import { selectModelAddress } from '../../../core/configuration/chosen-items.ts'
import { selectProduct } from '../../../core/catalogue/line-up.ts'
import { useStyles } from '../../../ui/base/use-styles.tsx'
import buildsCss from '../builds.css?inline'
import { TextButton } from '../../../ui/primitives/text-button.tsx'
import { buildPath, buildsPath } from '../../../core/routing/build-path.ts'
import { useText } from '../../../ui/text/use-text.tsx'
import { CopyLink, PrintLink } from '../../../ui/share/link-tools.tsx'

/** The way back, and what can be done with the comparison. Leaves the screen if the site gives no codes. */
export function ComparisonTools({ codes }: { readonly codes: readonly string[] }) {
  useStyles(buildsCss)
  const t = useText()
  const actions = useConfiguratorStore().actions
  const [, navigate] = useLocation()
  const basePath = useSelect((state) => state.settings.basePath)
  const product = useSelect(selectProduct)
  const lacksCodes = useSelect(
    (state) => state.site.config?.status === 'ready' && !selectContentConfig(state).hasBuildCodes,
  )
  // A configuration that is not finished has no summary to go back to.
  const model = useSelect((state) => selectBuild(state) && selectModelAddress(state))
  const link = new URL(basePath + buildsPath(codes), location.href).href
  useEffect(() => {
    if (lacksCodes) navigate(buildPath('home', null), { replace: true })
  }, [lacksCodes, navigate])
  return (
    <div className="cluster">
      <TextButton onPress={() => navigate(buildPath(model ? 'summary' : 'home', model))}>
        {model ? t('stepSummary') : t('range', { product }).trim()}
      </TextButton>
      <TextButton onClick={() => actions.openModal({ kind: 'compare-builds' })}>
        {t('buildsCompareChoose')}
      </TextButton>
      <PrintLink link={link} />
      <CopyLink link={link} title={t('buildsCompareTitle')} copiedText={t('buildsCompareCopied')} />
    </div>
  )
}
