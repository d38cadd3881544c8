import { SPEC_TYPES, specText } from '../../core/catalogue/catalogue.ts'
import type { Id } from '../../core/values/units.ts'
import { selectSiteLanguage } from '../../core/catalogue/site-language.ts'
import { useSelect } from '../../core/store/context.tsx'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { Groups } from '../../ui/primitives/groups.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { groupTitle } from '../comparison/comparison-words.ts'
import { useText } from '../../ui/text/use-text.tsx'

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
