import { useId, useMemo, useState, type CSSProperties } from 'react'
import { countUses } from '../../core/catalogue/added-equipment.ts'
import { picturesOf, type DetailedItem } from '../../core/catalogue/equipment-details.ts'
import { pictureInColour } from './picture-in-colour.ts'
import { pointsOfFrame } from './car-points.tsx'
import type { Id } from '../../core/values/units.ts'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { useScreen } from '../../core/routing/use-route.tsx'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { storePoints } from '../viewer/frame-rotation.ts'
import { selectShownColour } from '../viewer/pictures/pictures.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import equipmentCss from './equipment.css?inline'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { SummaryIcon } from '../../ui/primitives/summary-icon.tsx'
import { DisclosureButton } from '../../ui/primitives/text-button.tsx'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { useText } from '../../ui/text/use-text.tsx'

interface StagePointsProps {
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
  useStyles(equipmentCss)
  const models = useSelect(selectModels)
  const colours = useSelect((state) => selectLoad(state, 'exteriors').data)
  const shown = useSelect((state) =>
    selectItem(state, 'version')?.equipmentIds.includes(item.id) ? selectShownColour(state) : null,
  )
  const nameOf = (modelId: Id | null) => models.find(({ id }) => id === modelId)?.name ?? null
  return (
    <div className="cluster quiet item-detail">
      {picturesOf(item, modelIds).map(({ image, modelId }) => {
        const pictured = pictureInColour(image, shown, colours ?? [])
        const caption = modelIds.length > 1 ? nameOf(modelId) : null
        return (
          <figure key={pictured}>
            <img src={pictured} alt={item.name} width="1200" height="675" decoding="async" />
            {caption !== null && <figcaption>{caption}</figcaption>}
          </figure>
        )
      })}
      {item.details && item.details.text !== null && <p>{item.details.text}</p>}
    </div>
  )
}

/** The name of an item, which opens its pictures and text below it. */
export function ItemDisclosure(props: ItemInformationProps) {
  useStyles(equipmentCss)
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className="grow item-fold">
      <DisclosureButton
        isOpen={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((is) => !is)}
      >
        {props.item.name}
      </DisclosureButton>
      {isOpen && (
        <div id={id}>
          <ItemInformation {...props} />
        </div>
      )}
    </div>
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
  useStyles(equipmentCss)
  const t = useText()
  const store = useConfiguratorStore()
  const versions = useSelect((state) => selectLoad(state, 'versions').data)
  const uses = useMemo(() => countUses(versions ?? []), [versions])
  const isVersionStep = useScreen() === 'version'
  const [areWanted, setAreWanted] = useState(store.runtime.arePointsWanted)
  const isOn = areWanted ?? isVersionStep
  const found = frame === null ? null : pointsOfFrame(items, modelId, frame, uses)
  const points = (isOn && found) || []
  return (
    <>
      <div>
        {points.length > 0 && (
          <ul role="list" className="points" aria-label={t('stagePointsList')}>
            {points.map(({ item: { id, name }, x, y }) => (
              <li key={id} style={{ '--x': x, '--y': y } as CSSProperties}>
                <button
                  type="button"
                  aria-haspopup="dialog"
                  onClick={() => store.actions.openModal({ kind: 'equipment-item', itemId: id })}
                >
                  <span data-side={x > 0.5 ? 'left' : 'right'}>{name}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {/* Nothing to switch where this side of the car has no point. */}
      <span className="points-switch" hidden={found?.length === 0}>
        <IconButton
          label={t('stagePoints')}
          icon={<SummaryIcon name="point" />}
          aria-pressed={isOn}
          onClick={() => {
            const next = !(store.runtime.arePointsWanted ?? isVersionStep)
            storePoints(store, next)
            setAreWanted(next)
          }}
        />
      </span>
    </>
  )
}
