import { useShallow } from 'zustand/react/shallow'
import type { Interior } from '../../domain/catalogue/catalogue.ts'
import { formatSurcharge } from '../../labels/format-money.ts'
import { useSelect } from '../../store/context.tsx'
import {
  selectInterior,
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

/** Step 4: the interiors of the version, listed by material (spec §2, interior). */
export function InteriorScreen() {
  const t = useText()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const status = useSelect((state) => selectLoad(state, 'interiors').status)
  const interiors = useSelect(useShallow((state) => selectOffered(state, 'interior')))
  const chosen = useSelect(selectInterior)
  usePreselect('interior')
  const materialOf = (interior: Interior): string => interior.material ?? t('defaultMaterial')
  const detail =
    chosen && `${materialOf(chosen)}, ${formatSurcharge(chosen.surcharge) || t('includedInterior')}`
  const materials = [...new Set(interiors.map(materialOf))]
  return (
    <StepScreen
      title={t('interiorTitle', { model })}
      chosen={chosen && { name: chosen.name, detail }}
      openLabel={null}
      side="interior"
      hasToggle
    >
      <ColourList
        status={status}
        failedLabel="failedInteriors"
        isEmpty={interiors.length === 0}
        emptyTitle={t('noInteriors')}
        isGrouped
      >
        {chosen && <ChosenColour name={chosen.name} detail={detail} />}
        <div className="materials">
          {materials.map((material) => (
            <MaterialGroup
              key={material}
              material={material}
              interiors={interiors.filter((interior) => materialOf(interior) === material)}
            />
          ))}
        </div>
      </ColourList>
    </StepScreen>
  )
}

interface MaterialGroupProps {
  readonly material: string
  readonly interiors: readonly Interior[]
}

function MaterialGroup({ material, interiors }: MaterialGroupProps) {
  const t = useText()
  const actions = useFlowActions()
  const chosenId = useSelect((state) => selectInterior(state)?.id)
  return (
    <ColourGroup legend={material} isLegendShown>
      {interiors.map((interior) => (
        <ColourChip
          key={interior.id}
          group="interior"
          name={interior.name}
          chip={interior.chip}
          surcharge={formatSurcharge(interior.surcharge) || t('includedInterior')}
          isChosen={interior.id === chosenId}
          onChoose={() => actions.choose('interior', interior.id)}
        />
      ))}
    </ColourGroup>
  )
}
