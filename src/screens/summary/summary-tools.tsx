import { useId, useState } from 'react'
import { formatCode } from '../../domain/builds/build-code.ts'
import { selectContentConfig } from '../../store/catalogue/lists.ts'
import { selectModel } from '../../store/configuration/chosen-items.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { useStyles } from '../../ui/base/root-context.tsx'
import buildsCss from '../../ui/builds/builds.css?inline'
import { Cluster } from '../../ui/layout/layout.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { Tool, Tools } from '../../ui/summary/tools.tsx'
import { SaveBuild } from '../builds/save-build.tsx'
import { useBuildCode } from '../builds/use-build-code.tsx'
import { useGo } from '../routing/use-go.tsx'
import { CopyLink, PrintLink } from '../shared/link-tools.tsx'
import { useShareLink } from '../shared/use-share-link.tsx'
import { useText } from '../shared/use-text.tsx'

/** What can be done with the configuration besides asking for an offer. */
export function SummaryTools() {
  useStyles(buildsCss)
  const t = useText()
  const go = useGo()
  const { openModal } = useActions()
  const [isSharing, setIsSharing] = useState(false)
  const id = useId()
  const link = useShareLink()
  const hasCodes = useSelect((state) => selectContentConfig(state).hasBuildCodes)
  const code = useBuildCode()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  return (
    <>
      <Tools>
        <SaveBuild />
        <Tool
          icon="share"
          aria-expanded={isSharing}
          aria-controls={id}
          onClick={() => setIsSharing(!isSharing)}
        >
          {t('share')}
        </Tool>
        {hasCodes && (
          <Tool icon="compare" onClick={() => openModal({ kind: 'compare-builds' })}>
            {t('buildsCompare')}
          </Tool>
        )}
        <Tool icon="restart" onClick={() => go('home')}>
          {t('newConfiguration')}
        </Tool>
      </Tools>
      <div id={id} className="tool-panel" data-collapsed={isSharing ? undefined : ''}>
        <Cluster>
          <TextButton
            onClick={() => openModal({ kind: 'contact', purpose: 'configuration-email' })}
          >
            {t('sendByEmail')}
          </TextButton>
          <PrintLink link={link} />
          <TextButton onClick={() => openModal({ kind: 'phone' })}>
            {t('continueOnPhone')}
          </TextButton>
          <CopyLink
            link={link}
            title={t('contactSubjectShare', { model })}
            copiedText={t('linkCopied')}
          />
        </Cluster>
        {code && (
          <div className="build-code">
            <p className="soft">{t('buildCode')}</p>
            <p className="code">{formatCode(code)}</p>
            <p className="soft">{t('buildCodeText')}</p>
          </div>
        )}
      </div>
    </>
  )
}
