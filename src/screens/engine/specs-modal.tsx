import { SPEC_TYPE, specText } from '../../domain/catalogue/catalogue.ts'
import type { Id } from '../../domain/units.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectLoad } from '../../store/catalogue/lists.ts'
import { Modal } from '../../ui/dialog/modal.tsx'
import { SpecTable } from '../../ui/primitives/spec-table.tsx'
import { useText } from '../shared/use-text.tsx'

/** An engine's technical data, in the same groups as the comparison (spec §2, comparator). */
export function SpecsModal({ engineId }: { readonly engineId: Id }) {
  const t = useText()
  const actions = useActions()
  const engine = useSelect((state) =>
    selectLoad(state, 'engines').data?.find((item) => item.id === engineId),
  )
  const rowsOf = (typeId: string) =>
    (engine?.specs ?? [])
      .filter((spec) => spec.typeId === typeId)
      .map((spec) => ({ label: spec.designation, value: specText(spec) }))
  const groups = [
    { title: t('specsMotor'), rows: rowsOf(SPEC_TYPE.motor) },
    { title: t('specsEnvironment'), rows: rowsOf(SPEC_TYPE.environment) },
  ].filter(({ rows }) => rows.length > 0)
  return (
    <Modal
      title={engine?.designation ?? t('specsMotor')}
      closeLabel={t('close')}
      onClose={actions.closeModal}
    >
      {groups.length > 0 ? <SpecTable groups={groups} /> : <p>{t('specsEmpty')}</p>}
    </Modal>
  )
}
