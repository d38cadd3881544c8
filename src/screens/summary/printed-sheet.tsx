import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { useShallow } from 'zustand/react/shallow'
import { whenIdle } from '../../browser/page.ts'
import { formatDay } from '../../labels/format-date.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectChosenItems } from '../../store/configuration/chosen-items.ts'
import { useFlowActions } from '../../store/acting/use-flow-actions.tsx'
import { selectDealers } from '../../store/leads/lead.ts'
import { Rows } from '../../ui/primitives/rows.tsx'
import { useText } from '../shared/use-text.tsx'

const now = (): Date => new Date()

/** What only the printed summary has: date, dealer, colour codes and equipment, without the rest of the page. */
export function PrintedSheet() {
  const t = useText()
  const actions = useFlowActions()
  const { transient } = useConfiguratorStore()
  const { version, exterior, interior } = useSelect(useShallow(selectChosenItems))
  const equipment = useSelect((state) => state.site.equipment?.data)
  const dealers = useSelect(selectDealers)
  const [today, refresh] = useReducer(now, null, now)
  useEffect(() => {
    // The date, and the dealer of a form that was closed.
    const onPrint = (): void => flushSync(refresh)
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [])
  useEffect(() => whenIdle(actions.loadEquipment), [actions])
  const dealerId = transient.drafts?.contact.dealer
  const ids = new Set(version?.equipmentIds)
  const included = equipment?.filter(({ id }) => ids.has(id)) ?? []
  const rows = [
    { label: t('exteriorCode'), value: exterior && (exterior.factoryCode ?? exterior.id) },
    { label: t('interiorCode'), value: interior && (interior.factoryCode ?? interior.id) },
    { label: t('printedOn'), value: formatDay(today) },
    { label: t('formDealer'), value: dealers.find(({ id }) => id === dealerId)?.name },
  ]
  return (
    <div className="printed">
      <Rows items={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
      {included.length > 0 && (
        <>
          <h2>{t('printedEquipment')}</h2>
          <ul role="list">
            {included.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
