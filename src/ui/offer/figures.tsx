import type { FigureId, FigureValues } from '../../core/offer/figures.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import type { NamedOffer } from '../../core/store/state.ts'
import { FigureList, type FigureListProps } from '../primitives/figures.tsx'
import { useText } from '../text/use-text.tsx'
import { figureList } from './offer-words.ts'

interface FiguresProps<Id extends FigureId> extends Omit<FigureListProps, 'items'> {
  /** Null has none. */
  readonly of: (FigureValues<Id> & { readonly isPending?: boolean }) | null
  /** Of a place, in its order. */
  readonly at: readonly Id[]
  /** What the offer belongs to, where a screen shows several: tells their info icons apart. */
  readonly item?: NamedOffer
  /** In a form, whose dialog the info icon would close. */
  readonly isInForm?: boolean
}

/** The figures of an offer, with the info icon beside the TAEG. */
export function Figures<Id extends FigureId>({
  of,
  at,
  item,
  isInForm,
  isPending = of?.isPending,
  ...rest
}: FiguresProps<Id>) {
  const t = useText()
  const { openModal } = useConfiguratorStore().actions
  const info = isInForm
    ? undefined
    : {
        on: 'taeg',
        infoLabel: [t('moreAboutFinancing'), item?.name].filter(Boolean).join(': '),
        onInfo: () => openModal({ kind: 'finance', ...(item && { offer: item }) }),
      }
  return (
    <FigureList {...rest} isPending={isPending} items={of ? figureList(t, at, of, info) : []} />
  )
}
