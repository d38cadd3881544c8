import { selectHasCodes } from '../../store/builds/build-code.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { useStyles } from '../../ui/base/root-context.tsx'
import buildsCss from '../../ui/builds/builds.css?inline'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { GuideEntry } from '../guided-start/guide-entry.tsx'
import { useText } from '../shared/use-text.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { useSavedBuilds } from './use-saved-builds.tsx'

/** Ways from the line-up to a configuration that exists already. */
export function HomeBuilds() {
  useStyles(buildsCss)
  const t = useText()
  const actions = useActions()
  const hasCodes = useSelect(selectHasCodes)
  const hasBuilds = useSavedBuilds().length > 0
  return (
    <>
      <GuideEntry />
      <Cluster>
        {hasCodes && (
          <TextButton onClick={() => actions.openModal({ kind: 'code' })}>
            {t('haveCode')}
          </TextButton>
        )}
        {hasBuilds && (
          <TextButton onClick={() => actions.openModal({ kind: 'builds' })}>
            {t('myBuilds')}
          </TextButton>
        )}
      </Cluster>
    </>
  )
}
