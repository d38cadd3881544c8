import { useMemo, useState } from 'react'
import { countUses } from '../../domain/catalogue/version-gains.ts'
import { picturesOf, type DetailedItem } from '../../domain/equipment/equipment-details.ts'
import { pictureInColour } from '../../domain/equipment/picture-in-colour.ts'
import { pointsOfFrame } from '../../domain/equipment/stage-points.ts'
import type { Id } from '../../domain/units.ts'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { selectItem } from '../../store/configuration/chosen-items.ts'
import { useActions, useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { keepPoints } from '../../store/pictures/kept-views.ts'
import { selectShownColour } from '../../store/pictures/pictures.ts'
import { Disclosure } from '../../ui/equipment/disclosure.tsx'
import { ItemDetail } from '../../ui/equipment/item-detail.tsx'
import { Points } from '../../ui/equipment/points.tsx'
import { StoreModal } from '../shared/store-modal.tsx'
import { useText } from '../shared/use-text.tsx'

export interface StagePointsProps {
  /** The equipment of the version that is shown. */
  readonly items: readonly DetailedItem[]
  readonly modelId: Id
  /** Null while the car moves. */
  readonly frame: number | null
}

export interface ItemInformationProps {
  readonly item: DetailedItem
  /** The models whose cars it is about. */
  readonly modelIds: readonly Id[]
}

/**
 * Pictures and text of an item. Where it is about cars of several models, a picture says which one it shows. What the
 * chosen version has is shown in the colour of the car on the stage.
 */
export function ItemInformation({ item, modelIds }: ItemInformationProps) {
  const t = useText()
  const models = useSelect(selectModels)
  const colours = useSelect((state) => selectLoad(state, 'exteriors').data)
  const shown = useSelect((state) =>
    selectItem(state, 'version')?.equipmentIds.includes(item.id) ? selectShownColour(state) : null,
  )
  const nameOf = (modelId: Id | null) => models.find(({ id }) => id === modelId)?.name ?? null
  return (
    <ItemDetail
      text={item.details?.text ?? null}
      pictures={picturesOf(item, modelIds).map(({ image, modelId }) => ({
        image: pictureInColour(image, shown, colours ?? []),
        alt: item.name,
        caption: modelIds.length > 1 ? nameOf(modelId) : null,
        failed: t('noPicture', { model: item.name }),
      }))}
    />
  )
}

/** The name of an item, which opens its pictures and text. */
export function ItemDisclosure(props: ItemInformationProps) {
  return (
    <Disclosure title={props.item.name}>
      <ItemInformation {...props} />
    </Disclosure>
  )
}

/** What a point on the car is about. */
export function ItemModal({ itemId }: { readonly itemId: Id }) {
  const item = useSelect((state) => state.site.equipment?.data?.find(({ id }) => id === itemId))
  const modelId = useSelect(({ configuration }) => configuration.modelId)
  return (
    item &&
    modelId !== null && (
      <StoreModal title={item.name}>
        <ItemInformation item={item} modelIds={[modelId]} />
      </StoreModal>
    )
  )
}

/**
 * The points of the frame on which the car stands still, none while it moves, and their switch. Until the buyer presses
 * it, they are shown where equipment is what is being chosen: among the versions.
 */
export function StagePoints({ items, modelId, frame }: StagePointsProps) {
  const t = useText()
  const actions = useActions()
  const store = useConfiguratorStore()
  const versions = useSelect((state) => selectLoad(state, 'versions').data)
  const uses = useMemo(() => countUses(versions ?? []), [versions])
  const isVersionStep = useSelect((state) => state.route?.screen === 'version')
  const [areWanted, setAreWanted] = useState(store.transient.arePointsWanted)
  const isOn = areWanted ?? isVersionStep
  const points = isOn && frame !== null ? pointsOfFrame(items, modelId, frame, uses) : []
  return (
    <Points
      points={points.map(({ item: { id, name }, x, y }) => ({ id, name, x, y }))}
      label={t('stagePointsList')}
      onOpen={(itemId) => actions.openModal({ kind: 'equipment-item', itemId })}
      switchLabel={t('stagePoints')}
      isOn={isOn}
      onSwitch={(on) => {
        keepPoints(store, on)
        setAreWanted(on)
      }}
    />
  )
}
