import { useJourney } from '../../store/journey/use-journey.tsx'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { lockScroll } from '../../browser/scroll-lock.ts'
import { formatSurcharge } from '../../labels/format-surcharge.ts'
import { useSelect } from '../../store/context.tsx'
import {
  selectExterior,
  selectExteriors,
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

/** Step 3: the exterior colours of the version (spec §2, exterior colour). */
export function ExteriorScreen() {
  const t = useText()
  const journey = useJourney()
  const heading = useHeading()
  const [isOpen, setIsOpen] = useState(false)
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const status = useSelect((state) => selectLoad(state, 'exteriors').status)
  const colours = useSelect(useShallow(selectExteriors))
  const chosen = useSelect(selectExterior)
  usePreselect('exteriors')
  const surchargeOf = (surcharge: number | null): string =>
    formatSurcharge(surcharge) || t('included')
  const detail =
    chosen && [chosen.paintType, surchargeOf(chosen.surcharge)].filter(Boolean).join(', ')
  return (
    <StepLayout
      isOpen={isOpen}
      lockScroll={lockScroll}
      stage={<CarStage name={model} subtitle={chosen?.name ?? null} />}
      options={
        <OptionsSheet
          title={t('exteriorTitle', { model })}
          headingRef={heading}
          chosen={chosen && { name: chosen.name, detail }}
          openLabel={openLabel(t, status, colours.length, 'selectExterior')}
          closeLabel={t('closeOptions')}
          isOpen={isOpen}
          onToggle={setIsOpen}
        >
          <ColourList status={status} isEmpty={colours.length === 0} emptyTitle={t('noExteriors')}>
            <ColourGroup
              legend={t('exteriorList')}
              chosenName={chosen?.name ?? null}
              chosenDetail={detail}
            >
              {colours.map((colour) => (
                <ColourChip
                  key={colour.id}
                  group="exterior"
                  name={colour.name}
                  chip={colour.chip}
                  surcharge={surchargeOf(colour.surcharge)}
                  isChosen={colour.id === chosen?.id}
                  onChoose={() => journey.chooseExterior(colour.id)}
                />
              ))}
            </ColourGroup>
          </ColourList>
        </OptionsSheet>
      }
    />
  )
}
