import { useShallow } from 'zustand/react/shallow'
import type { Version } from '../../domain/catalogue/catalogue.ts'
import { formatPrice } from '../../labels/format.ts'
import { useSelect } from '../../store/context.tsx'
import { selectLoad } from '../../store/catalogue/lists.ts'
import {
  selectModel,
  selectOffered,
  selectVersion,
} from '../../store/configuration/chosen-items.ts'
import { ChoiceList } from '../step/choice-list.tsx'
import { openLabel } from '../step/open-label.ts'
import { StepScreen } from '../step/step-screen.tsx'
import { StepTexts } from '../step/step-texts.tsx'
import { usePreselect } from '../step/use-preselect.tsx'
import { useText } from '../shared/use-text.tsx'
import { VersionCard } from './version-card.tsx'

const renderVersion = (version: Version) => <VersionCard key={version.id} version={version} />

/** Step 2: the versions of the engine (spec §2, version). */
export function VersionScreen() {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const status = useSelect((state) => selectLoad(state, 'versions').status)
  const versions = useSelect(useShallow((state) => selectOffered(state, 'version')))
  const chosen = useSelect((state) =>
    state.configuration.isVersionSelected ? selectVersion(state) : null,
  )
  usePreselect('version')
  return (
    <StepScreen
      title={t('versionTitle', { model })}
      chosen={chosen && { name: chosen.name, detail: formatPrice(chosen.price) || null }}
      openLabel={openLabel(t, status, versions.length, 'selectVersion')}
      below={<StepTexts />}
    >
      <ChoiceList
        name="version"
        status={status}
        items={versions}
        countLabel="versionsCount"
        compareLabel="compareVersions"
        failedLabel="failedVersions"
        noMatchLabel="noResultsVersion"
        renderItem={renderVersion}
      />
    </StepScreen>
  )
}
