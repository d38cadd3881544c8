import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { lockScroll } from '../../browser/scroll-lock.ts'
import { formatPrice } from '../../labels/format.ts'
import { useSelect } from '../../store/context.tsx'
import {
  selectLoad,
  selectModel,
  selectVersion,
  selectVersions,
} from '../../store/journey/selectors.ts'
import { ChoiceCardSkeleton } from '../../ui/choice-card.tsx'
import { OptionsSheet } from '../../ui/options-sheet.tsx'
import { StepLayout } from '../../ui/step-layout.tsx'
import { CarStage } from '../step/car-stage.tsx'
import { ChoiceList } from '../step/choice-list.tsx'
import { ListState } from '../step/list-state.tsx'
import { StepTexts } from '../step/step-texts.tsx'
import { openLabel } from '../step/open-label.ts'
import { usePreselect } from '../step/use-preselect.tsx'
import { useHeading } from '../use-heading.tsx'
import { useText } from '../use-text.tsx'
import { VersionCard } from './version-card.tsx'

/** Step 2: the versions of the engine (spec §2, version). */
export function VersionScreen() {
  const t = useText()
  const heading = useHeading()
  const [isOpen, setIsOpen] = useState(false)
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const status = useSelect((state) => selectLoad(state, 'versions').status)
  const versions = useSelect(useShallow(selectVersions))
  const chosen = useSelect((state) =>
    state.configuration.isVersionSelected ? selectVersion(state) : null,
  )
  usePreselect('versions')
  return (
    <StepLayout
      isOpen={isOpen}
      lockScroll={lockScroll}
      stage={<CarStage name={model} subtitle={chosen?.name ?? null} />}
      options={
        <OptionsSheet
          title={t('versionTitle', { model })}
          headingRef={heading}
          chosen={chosen && { name: chosen.name, detail: formatPrice(chosen.price) || null }}
          openLabel={openLabel(t, status, versions.length, 'selectVersion')}
          closeLabel={t('closeOptions')}
          isOpen={isOpen}
          onToggle={setIsOpen}
        >
          <ListState
            status={status}
            skeleton={['1', '2', '3'].map((key) => (
              <ChoiceCardSkeleton key={key} />
            ))}
          >
            <ChoiceList
              name="version"
              items={versions}
              countLabel="versionsCount"
              compareLabel="compareVersions"
              noMatchLabel="noResultsVersion"
              renderItem={(version) => <VersionCard key={version.id} version={version} />}
            />
          </ListState>
        </OptionsSheet>
      }
    >
      <StepTexts />
    </StepLayout>
  )
}
