import { formatCode } from '../../domain/builds/build-code.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectHasCodes } from '../../store/builds/build-code.ts'
import { BuildStrip } from '../../ui/builds/build-strip.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../shared/use-text.tsx'
import { SaveBuild } from './save-build.tsx'
import { useBuildCode } from './use-build-code.tsx'

/** The code of the configuration, and what can be done with the configuration besides asking for an offer. */
export function BuildBar() {
  const t = useText()
  const actions = useActions()
  const hasCodes = useSelect(selectHasCodes)
  const code = useBuildCode()
  return (
    <BuildStrip
      label={t('buildCode')}
      code={code && formatCode(code)}
      isExpected={hasCodes}
      text={t('buildCodeText')}
    >
      <SaveBuild />
      <TextButton onClick={() => actions.openModal({ kind: 'builds' })}>{t('myBuilds')}</TextButton>
      {hasCodes && (
        <TextButton onClick={() => actions.openModal({ kind: 'compare-builds' })}>
          {t('buildsCompare')}
        </TextButton>
      )}
      <TextButton onClick={() => actions.openModal({ kind: 'phone' })}>
        {t('continueOnPhone')}
      </TextButton>
    </BuildStrip>
  )
}
