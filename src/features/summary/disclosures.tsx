import { useEffect } from 'react'
import { readText } from '../../core/content-site/wire.ts'
import { whenIdle } from '../../platform/page.ts'
import { plural } from '../../core/formats/grammar.ts'
import { countOwn } from '../../core/catalogue/added-equipment.ts'
import { loadEquipment } from '../../core/catalogue/lists.ts'
import { selectBackOffice, selectSiteLanguage } from '../../core/catalogue/line-up.ts'
import { readLegalSection } from '../../core/content-site/values.ts'
import { selectItem } from '../../core/configuration/chosen-items.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { Disclosure } from '../../ui/primitives/accordion.tsx'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { Groups } from '../../ui/primitives/groups.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { SanitisedHtml } from '../../ui/base/sanitised-html.tsx'
import { useConfiguredWltp } from '../legal/wltp-block.tsx'
import { wltpRows } from '../legal/wltp-rows.ts'
import { GuaranteeSlot } from '../legal/legal-line.tsx'
import { ANCHOR } from '../../ui/base/use-hash-link.tsx'
import { equipmentGroups } from '../steps/list-modals.tsx'
import { ListState } from '../../ui/states/list-state.tsx'
import { useText } from '../../ui/text/use-text.tsx'

/** The equipment of the version. Its number is known before its names, save for what better equipment replaces. */
export function EquipmentDisclosure() {
  const t = useText()
  const store = useConfiguratorStore()
  const version = useSelect((state) => selectItem(state, 'version'))
  const load = useSelect((state) => state.site.equipment)
  useEffect(() => whenIdle(() => loadEquipment(store)), [store])
  if (!version || version.equipmentIds.length === 0) return null
  const count = countOwn(version, load?.data)
  return (
    <Disclosure
      isWide
      title={t('printedEquipment')}
      value={t(plural(count, 'equipmentCount'), { n: count })}
    >
      <ListState status={load?.status ?? 'idle'} failedLabel="failedEquipment">
        <Groups groups={equipmentGroups(t, load?.data ?? [], version)} />
      </ListState>
    </Disclosure>
  )
}

/** Official consumption, electric range and emissions of the configured car: the values also while it is closed. */
export function WltpDisclosure() {
  const t = useText()
  const wltp = useConfiguredWltp()
  if (!wltp) return null
  const rows = wltpRows(t, wltp)
  return (
    <Disclosure
      title={t('wltpTitle')}
      value={<Dotted items={rows.flatMap(({ value }) => value ?? [])} />}
    >
      <Rows items={rows} />
    </Disclosure>
  )
}

/** The editor's notice of the guarantee; nothing without one. */
export function GuaranteeDisclosure() {
  const t = useText()
  const guarantee = useSelect((state) => selectBackOffice(state, 'guarantee'))
  const siteLanguage = useSelect(selectSiteLanguage)
  const hasAny = Object.values(guarantee ?? {}).some((value) => readText(value))
  return (
    hasAny && (
      <Disclosure
        title={t('guarantee')}
        value={<span lang={siteLanguage}>{readText(guarantee?.title)}</span>}
      >
        <GuaranteeSlot />
      </Disclosure>
    )
  )
}

/** The back office's legal mentions, if there are any (spec §2). */
export function LegalDisclosure() {
  const t = useText()
  const legal = useSelect((state) => selectBackOffice(state, 'legalSect', readLegalSection))
  const siteLanguage = useSelect(selectSiteLanguage)
  return (
    legal && (
      <Disclosure
        id={ANCHOR.legal}
        title={legal.title || t('legalTitle')}
        lang={legal.title ? siteLanguage : undefined}
        isOpenAtFirst={location.hash === `#${ANCHOR.legal}`}
      >
        <SanitisedHtml html={legal.content} />
      </Disclosure>
    )
  )
}
