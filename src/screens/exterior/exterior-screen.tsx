import { useShallow } from 'zustand/react/shallow'
import type { Surcharge } from '../../domain/units.ts'
import { formatSurcharge } from '../../labels/format-money.ts'
import { useSelect } from '../../store/context.tsx'
import {
  selectExterior,
  selectModel,
  selectOffered,
} from '../../store/configuration/chosen-items.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { useFlowActions } from '../../store/acting/use-flow-actions.tsx'
import { ColourChip } from '../../ui/cards/colour-chip.tsx'
import { ChosenColour, ColourGroup } from '../../ui/cards/colour-group.tsx'
import { ColourList } from '../step/colour-list.tsx'
import { StepScreen } from '../step/step-screen.tsx'
import { usePreselect } from '../step/use-preselect.tsx'
import { useText } from '../shared/use-text.tsx'

/** Step 3: the exterior colours of the version (spec §2, exterior colour). */
export function ExteriorScreen() {
  const t = useText()
  const actions = useFlowActions()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const status = useSelect((state) => selectLoad(state, 'exteriors').status)
  const colours = useSelect(useShallow((state) => selectOffered(state, 'exterior')))
  const chosen = useSelect(selectExterior)
  usePreselect('exterior')
  const surchargeOf = (surcharge: Surcharge): string => formatSurcharge(surcharge) || t('included')
  const detail =
    chosen && [chosen.paintType, surchargeOf(chosen.surcharge)].filter(Boolean).join(', ')
  return (
    <StepScreen
      title={t('exteriorTitle', { model })}
      chosen={chosen && { name: chosen.name, detail }}
      openLabel={null}
    >
      <ColourList
        status={status}
        failedLabel="failedExteriors"
        isEmpty={colours.length === 0}
        emptyTitle={t('noExteriors')}
      >
        {chosen && <ChosenColour name={chosen.name} detail={detail} />}
        <ColourGroup legend={t('exteriorList')}>
          {colours.map((colour) => (
            <ColourChip
              key={colour.id}
              group="exterior"
              name={colour.name}
              chip={colour.chip}
              surcharge={surchargeOf(colour.surcharge)}
              isChosen={colour.id === chosen?.id}
              onChoose={() => actions.choose('exterior', colour.id)}
            />
          ))}
        </ColourGroup>
      </ColourList>
    </StepScreen>
  )
}
