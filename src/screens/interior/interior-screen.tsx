import { useJourney } from '../../store/journey/use-journey.tsx'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { lockScroll } from '../../browser/scroll-lock.ts'
import type { Interior } from '../../domain/catalogue.ts'
import { formatSurcharge } from '../../labels/format-surcharge.ts'
import { useSelect } from '../../store/context.tsx'
import {
  selectInterior,
  selectInteriors,
  selectLoad,
  selectModel,
} from '../../store/journey/selectors.ts'
import { ColourChip } from '../../ui/colour-chip.tsx'
import { ColourGroup } from '../../ui/colour-group.tsx'
import { OptionsSheet } from '../../ui/options-sheet.tsx'
import { StepLayout } from '../../ui/step-layout.tsx'
import { CarStage } from '../step/car-stage.tsx'
import { ColourList } from '../step/colour-list.tsx'
import { openLabel } from '../step/open-label.ts'
import { usePreselect } from '../step/use-preselect.tsx'
import { useHeading } from '../use-heading.tsx'
import { useText } from '../use-text.tsx'

/** Step 4: the interiors of the version, listed by material (spec §2, interior). */
export function InteriorScreen() {
  const t = useText()
  const heading = useHeading()
  const [isOpen, setIsOpen] = useState(false)
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const status = useSelect((state) => selectLoad(state, 'interiors').status)
  const interiors = useSelect(useShallow(selectInteriors))
  const chosen = useSelect(selectInterior)
  usePreselect('interiors')
  const materialOf = (interior: Interior): string => interior.material ?? t('defaultMaterial')
  const detail =
    chosen && `${materialOf(chosen)}, ${formatSurcharge(chosen.surcharge) || t('includedInterior')}`
  const materials = [...new Set(interiors.map(materialOf))]
  return (
    <StepLayout
      isOpen={isOpen}
      lockScroll={lockScroll}
      stage={<CarStage name={model} subtitle={chosen?.name ?? null} side="interior" hasToggle />}
      options={
        <OptionsSheet
          title={t('interiorTitle', { model })}
          headingRef={heading}
          chosen={chosen && { name: chosen.name, detail }}
          openLabel={openLabel(t, status, interiors.length, 'selectInterior')}
          closeLabel={t('closeOptions')}
          isOpen={isOpen}
          onToggle={setIsOpen}
        >
          <ColourList
            status={status}
            isEmpty={interiors.length === 0}
            emptyTitle={t('noInteriors')}
          >
            {materials.map((material, index) => (
              <MaterialGroup
                key={material}
                material={material}
                interiors={interiors.filter((interior) => materialOf(interior) === material)}
                chosenName={index === 0 ? (chosen?.name ?? null) : null}
                chosenDetail={index === 0 ? detail : null}
              />
            ))}
          </ColourList>
        </OptionsSheet>
      }
    />
  )
}

interface MaterialGroupProps {
  readonly material: string
  readonly interiors: readonly Interior[]
  readonly chosenName: string | null
  readonly chosenDetail: string | null
}

function MaterialGroup({ material, interiors, chosenName, chosenDetail }: MaterialGroupProps) {
  const t = useText()
  const journey = useJourney()
  const chosenId = useSelect((state) => selectInterior(state)?.id)
  return (
    <ColourGroup
      legend={material}
      isLegendShown
      chosenName={chosenName}
      chosenDetail={chosenDetail}
    >
      {interiors.map((interior) => (
        <ColourChip
          key={interior.id}
          group="interior"
          name={interior.name}
          chip={interior.chip}
          surcharge={formatSurcharge(interior.surcharge) || t('includedInterior')}
          isChosen={interior.id === chosenId}
          onChoose={() => journey.chooseInterior(interior.id)}
        />
      ))}
    </ColourGroup>
  )
}
