import { FIGURES, hasFigure, type FigureId, type FigureValues } from '../../core/offer/figures.ts'
import type { Figure as FigureDefinition } from '../../core/offer/offer-figures.ts'
import type { CreditType } from '../../core/configuration/configuration.ts'
import type { Translate } from '../../core/formats/translate.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import type { NamedOffer } from '../../core/store/state.ts'
import { FigureList, figureOf, type Figure, type FigureListProps } from '../primitives/figures.tsx'
import { useText } from '../text/use-text.tsx'

interface FiguresProps<Id extends FigureId> extends Omit<FigureListProps, 'items' | 'info'> {
  /** Null has none. With the basis 'version-monthly-payment', the monthly payment does not include the colours. */
  readonly of: (FigureValues<Id> & { readonly isPending?: boolean; readonly basis?: string }) | null
  /** Of a place, in its order. */
  readonly at: readonly Id[]
  /** What the offer belongs to, where a screen shows several: tells their info icons apart. */
  readonly item?: NamedOffer
  /** Without the info icon, whose dialog would close the form. */
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
        name: 'taeg',
        label: [t('moreAboutFinancing'), item?.name].filter(Boolean).join(': '),
        onClick: () => openModal({ kind: 'finance', ...(item && { offer: item }) }),
      }
  const isPartial = of?.basis === 'version-monthly-payment'
  const items = (of ? figureList(t, at, of) : []).map((figure) =>
    isPartial && figure.name === 'monthlyPayment'
      ? { ...figure, label: t('rentWithoutColours') }
      : figure,
  )
  return <FigureList {...rest} isPending={isPending} items={items} info={info} />
}

/** The figures of a place, a term with its unit. */
export function figureList<Id extends FigureId>(
  t: Translate,
  place: readonly Id[],
  values: FigureValues<Id>,
): readonly Figure[] {
  return place.map((id) => {
    const definition: FigureDefinition = FIGURES[id]
    const figure = figureOf<string, string>(t as (key: string) => string, id, definition, values)
    const { text } = definition
    return text && figure.value ? { ...figure, value: t(text, { n: figure.value }) } : figure
  })
}

/**
 * The figures of a place that are known or that the credit type has.
 * @param creditType Null leaves out what is unknown and not in every credit type.
 */
export function creditFigures<Id extends FigureId>(
  t: Translate,
  place: readonly Id[],
  values: FigureValues<Id>,
  creditType: CreditType | null,
): readonly Figure[] {
  return place.flatMap((id) =>
    figureList(t, [id], values).filter(({ value }) => value !== null || hasFigure(id, creditType)),
  )
}
