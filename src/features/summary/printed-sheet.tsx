import { useEffect, useReducer } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '../../core/formats/format.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectChosenItems, selectModel } from '../../core/configuration/chosen-items.ts'
import { draftOf } from '../leads/lead-draft.ts'
import { selectDealers } from '../leads/lead.ts'
import { selectToday } from '../../core/store/select.ts'
import { Rows } from '../../ui/primitives/rows.tsx'
import { selectProduct } from '../../core/catalogue/line-up.ts'
import { ConfiguredExample } from './finance-modal.tsx'
import { useText } from '../../ui/text/use-text.tsx'

/** The mark of the maker, the model on a second page, and the date, only on paper. */
export function PrintedMark({ model = '' }: { readonly model?: string | undefined }) {
  const { get } = useConfiguratorStore()
  const product = useSelect(selectProduct)
  useRefreshOnPrint()
  return (
    <p className="quiet printed">
      <b translate="no">{`${product} ${model}`.trim()}</b> {formatDate(selectToday(get()))}
    </p>
  )
}

/** What only the printed summary has: dealer, colour codes and the representative example of this very car. */
export function PrintedSheet() {
  const t = useText()
  const store = useConfiguratorStore()
  const { exterior, interior } = useSelect(selectChosenItems)
  const model = useSelect((state) => selectModel(state)?.name)
  const dealers = useSelect(selectDealers)
  useRefreshOnPrint()
  const dealerId = draftOf(store, 'proposal').dealer
  const rows = [
    { label: t('exteriorCode'), value: exterior && (exterior.factoryCode ?? exterior.id) },
    { label: t('interiorCode'), value: interior && (interior.factoryCode ?? interior.id) },
    { label: t('formDealer'), value: dealers.find(({ id }) => id === dealerId)?.name },
  ]
  return (
    <div className="printed">
      <Rows items={rows.flatMap(({ label, value }) => (value ? [{ label, value }] : []))} />
      <ConfiguredExample />
      <PrintedMark model={model} />
    </div>
  )
}

/** Renders the date, and the dealer of a form that was closed, as they are when the page is printed. */
function useRefreshOnPrint(): void {
  const [, refresh] = useReducer((prints: number) => prints + 1, 0)
  useEffect(() => {
    const onPrint = (): void => flushSync(refresh)
    addEventListener('beforeprint', onPrint)
    return () => removeEventListener('beforeprint', onPrint)
  }, [])
}
