import { itemBelow } from './item-below.ts'
import { countUses, addedEquipment, ownEquipment } from '../../core/catalogue/added-equipment.ts'
import { factLine } from './facts.ts'
import type { Id } from '../../core/values/units.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectOffered } from '../../core/configuration/chosen-items.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { selectSiteLanguage } from '../../core/catalogue/line-up.ts'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { Groups, type Group } from '../../ui/primitives/groups.tsx'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import {
  EQUIPMENT_TYPES,
  type Equipment,
  type Version,
  SPEC_TYPES,
  specText,
} from '../../core/catalogue/catalogue.ts'
import { plural } from '../../core/formats/grammar.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { Slot } from '../../ui/base/slots.tsx'
import { groupTitle } from '../comparison/comparison.ts'
import { Rows } from '../../ui/primitives/rows.tsx'

/** What a version adds to the one below it, and its equipment in the four groups of spec §2. The version step loads it. */
export function EquipmentModal({ versionId }: { readonly versionId: Id }) {
  const t = useText()
  const load = useSelect((state) => state.site.equipment)
  const equipment = load?.data ?? []
  const versions = useSelect((state) => selectLoad(state, 'versions').data) ?? []
  const version = versions.find((item) => item.id === versionId)
  const cheaper = useSelect(
    (state) => version && itemBelow(version, selectOffered(state, 'version')),
  )
  const added =
    version && cheaper && addedEquipment(version, cheaper, countUses(versions), equipment, Infinity)
  const { fresh: n = 0, better = 0 } = added ?? {}
  const title = [
    t(plural(n, 'addsTo'), { n, name: cheaper?.name ?? '' }),
    ...(better > 0 ? [t(plural(better, 'improved'), { n: better })] : []),
  ]
  const groups = [
    ...equipmentGroup(factLine(title), added?.named ?? [], version),
    ...equipmentGroups(t, equipment, version),
  ]
  return (
    <StoreModal title={version?.name ?? ''}>
      <ListState status={load?.status ?? 'idle'} failedLabel="failedEquipment">
        {groups.length > 0 ? <Groups groups={groups} /> : <p>{t('equipmentEmpty')}</p>}
      </ListState>
    </StoreModal>
  )
}

/** A version's equipment in the four groups of spec §2, without empty ones. */
export function equipmentGroups(
  t: Translate,
  equipment: readonly Equipment[],
  version: Version | undefined,
): readonly Group[] {
  const own = ownEquipment(equipment, version)
  return EQUIPMENT_TYPES.flatMap((type) => {
    const items = own.filter(({ typeId }) => typeId === type)
    return equipmentGroup(t(groupTitle(type)), items, version)
  })
}

/** No group without items. */
function equipmentGroup(
  title: string,
  items: readonly Equipment[],
  version: Version | undefined,
): readonly Group[] {
  const modelIds = version ? [version.modelId] : []
  const content = <EquipmentList items={items} modelIds={modelIds} />
  return items.length > 0 ? [{ title, content }] : []
}

interface EquipmentListProps {
  readonly items: readonly Equipment[]
  readonly modelIds: readonly Id[]
}

/** What a car has, in the words of the content site. A name opens the item's pictures and text if there are any. */
function EquipmentList({ items, modelIds }: EquipmentListProps) {
  const siteLanguage = useSelect(selectSiteLanguage)
  return (
    <ul role="list" className="grid checks" lang={siteLanguage}>
      {items.map((item) => (
        <li key={item.id}>
          <StepIcon name="check" />
          <Slot name="item-name" item={item} modelIds={modelIds}>
            <span>{item.name}</span>
          </Slot>
        </li>
      ))}
    </ul>
  )
}

/** An engine's technical data, in the same groups as the comparison (spec §2, comparator). */
export function SpecsModal({ engineId }: { readonly engineId: Id }) {
  const t = useText()
  const siteLanguage = useSelect(selectSiteLanguage)
  const engine = useSelect((state) =>
    selectLoad(state, 'engines').data?.find((item) => item.id === engineId),
  )
  const groups = SPEC_TYPES.flatMap((typeId) => {
    const specs = engine?.specs.filter((spec) => spec.typeId === typeId) ?? []
    const rows = specs.map((spec) => ({ label: spec.designation, value: specText(spec) }))
    return rows.length > 0
      ? {
          title: t(groupTitle(typeId)),
          content: (
            <div lang={siteLanguage}>
              <Rows items={rows} />
            </div>
          ),
        }
      : []
  })
  return (
    <StoreModal title={engine?.designation ?? t('specsMotor')}>
      {groups.length > 0 ? <Groups groups={groups} /> : <p>{t('specsEmpty')}</p>}
    </StoreModal>
  )
}
