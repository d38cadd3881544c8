import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { useShallow } from 'zustand/react/shallow'
import { formatDay } from '../../labels/format-date.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { selectChosenItems } from '../../store/configuration/chosen-items.ts'
import { selectDealers } from '../../store/leads/lead.ts'
import { Rows } from '../../ui/primitives/rows.tsx'
import { useText } from '../shared/use-text.tsx'

const now = (): Date => new Date()

/** What only the printed summary has: date, dealer and colour codes. */
export function PrintedSheet() {
  const t = useText()
  const { transient } = useConfiguratorStore()
  const { exterior, interior } = useSelect(useShallow(selectChosenItems))
  const dealers = useSelect(selectDealers)
  const [today, refresh] = useReducer(now, null, now)
  useEffect(() => {
    // The date, and the dealer of a form that was closed.
    const onPrint = (): void => flushSync(refresh)
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [])
  const dealerId = transient.drafts?.contact.dealer
  const rows = [
    { label: t('exteriorCode'), value: exterior && (exterior.factoryCode ?? exterior.id) },
    { label: t('interiorCode'), value: interior && (interior.factoryCode ?? interior.id) },
    { label: t('printedOn'), value: formatDay(today) },
    { label: t('formDealer'), value: dealers.find(({ id }) => id === dealerId)?.name },
  ]
  return (
    <div className="printed">
      <Rows items={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
    </div>
  )
}
