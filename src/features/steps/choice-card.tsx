import { type ReactNode, useId, useState } from 'react'
import choiceCss from './choice.css?inline'
import type { Engine, Version } from '../../core/catalogue/catalogue.ts'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import { choose, uncheck } from '../../core/configuration/choose-item.ts'
import { selectLoad } from '../../core/catalogue/lists.ts'
import { selectChosenItems, selectOffered } from '../../core/configuration/chosen-items.ts'
import { formatDifference, formatPrice, keepUnits } from '../../core/formats/format.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { surchargesOf } from '../../core/offer/price-lines.ts'
import { selectOffer } from '../../core/offer/pricing.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { State } from '../../core/store/state.ts'
import { capitalized } from '../../core/values/texts.ts'
import { useOptimisticValue } from '../../ui/base/use-prompt-value.tsx'
import { useStyles } from '../../ui/base/element-context.tsx'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { figureList, Figures } from '../../ui/offer/figures.tsx'
import { Rows } from '../../ui/primitives/rows.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { LinkText } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'

interface ChoiceProps {
  readonly kind: 'engine' | 'version'
  readonly item: Engine | Version
}

interface ChoiceCardProps extends ChoiceProps {
  /** One line under the name. */
  readonly facts: readonly string[]
  /** Official consumption and emissions, shown once it is chosen. */
  readonly wltp: Wltp
  /** A button beside that of the financing. */
  readonly link?: ReactNode
  /** What it adds. Shown once it is chosen, and of all options in an open sheet. */
  readonly children?: ReactNode
}

const selectIsChosen = ({ configuration }: State, { kind, item }: ChoiceProps): boolean =>
  configuration[`${kind}Id`] === item.id && configuration[`is${capitalized(kind)}Selected`]

/** Whether an item is chosen. Only one can be (spec §4, cards). */
export const useIsChosen = (kind: ChoiceProps['kind'], item: ChoiceProps['item']): boolean =>
  useSelect((state) => selectIsChosen(state, { kind, item }))

/**
 * The row of an engine or version; the chosen one opens in place. The whole card is a label; links and info buttons inside
 * it keep their own behaviour.
 */
export function ChoiceCard(props: ChoiceCardProps) {
  useStyles(choiceCss)
  const id = useId()
  const { kind, item } = props
  const isChosen = useIsChosen(kind, item)
  return (
    // It unfolds with the store, in the same frame in which the one chosen before folds: not with the checkbox.
    <article className="card choice option-row" part="card" data-chosen={isChosen || undefined}>
      <Check id={id} kind={kind} item={item} />
      <h2>
        <label htmlFor={id} translate="no">
          {keepUnits(item.name)}
        </label>
      </h2>
      <div id={`${id}f`} className="quiet facts">
        <Dotted items={props.facts} />
      </div>
      <div id={`${id}p`} className="soft option-price" translate="no">
        {isChosen && <StandsFor item={item} />}
        {!isChosen && kind === 'engine' && <BaseVersion engine={item} />}
        <b>{formatPrice(item.price) || '—'}</b> <Difference kind={kind} item={item} />
      </div>
      {props.children}
      {isChosen && <ChosenOffer {...props} />}
    </article>
  )
}

const [, ...CREDIT] = PLACES.card

/**
 * The credit and the official values of the chosen item. Where the price bar has the monthly payment of a dearer
 * configuration, that of the item is among the details: two would be read as a contradiction.
 */
function ChosenOffer({ kind, item, wltp, link }: ChoiceCardProps) {
  const t = useText()
  const id = useId()
  const [isDetailed, setIsDetailed] = useState(false)
  const standsFor = useStandsFor(item)
  // Where the down payments differ, the monthly payments would mislead without them.
  const hasDownPayment = useSelect(
    (state) => new Set(selectOffered(state, kind).map(({ downPayment }) => downPayment)).size > 1,
  )
  return (
    <div className="between option-offer">
      {standsFor === null && (
        <Figures
          size="line"
          of={item}
          item={item}
          at={(hasDownPayment ? PLACES.compared : PLACES.card).slice(1)}
        />
      )}
      <div className="wltp">
        <WltpBlock wltp={wltp} />
      </div>
      <div className="cluster">
        {link}
        <button
          type="button"
          className="row more"
          aria-label={`${t('cardFinancing')}: ${item.name}`}
          aria-expanded={isDetailed}
          aria-controls={id}
          onClick={() => setIsDetailed((is) => !is)}
        >
          <LinkText>{t('cardFinancing')}</LinkText>
          <StepIcon name={isDetailed ? 'up' : 'down'} size={16} />
        </button>
      </div>
      <div id={id} hidden={!isDetailed}>
        <Rows
          items={figureList(
            t,
            standsFor === null ? PLACES.cardDetails : [...CREDIT, ...PLACES.cardDetails],
            item,
          )}
        />
      </div>
    </div>
  )
}

/** Alone in a component: a tap renders no other part of the row before the next frame. */
function Check({ id, kind, item }: ChoiceProps & { readonly id: string }) {
  const isChosen = useIsChosen(kind, item)
  const store = useConfiguratorStore()
  const [isChecked, check] = useOptimisticValue(isChosen, (isOn) => {
    if (isOn) choose(store, kind, item.id)
    else if (selectIsChosen(store.get(), { kind, item })) uncheck(store, kind)
  })
  return (
    <input
      id={id}
      type="checkbox"
      className="mark tick"
      checked={isChecked}
      aria-describedby={`${id}p ${id}f`}
      onChange={(event) => check(event.target.checked)}
    />
  )
}

/** What an item costs more or less than the chosen one. Alone in a component: no other part of a row follows the choice. */
function Difference({ kind, item: { price } }: ChoiceProps) {
  const chosen = useSelect((state) => selectChosenItems(state)[kind]?.price ?? null)
  const text = formatDifference(price, chosen)
  // Replaced as a whole, on a page that a browser translates.
  return <div key={text}>{text}</div>
}

/** What the figures of the chosen item stand for, where those of the configuration, in the price bar, are others. */
const useStandsFor = ({ price }: ChoiceProps['item']) =>
  useSelect((state) => {
    const items = selectChosenItems(state)
    if (!items.version) return null
    if (selectOffer(state)?.creditType === 'HOD') return 'creditToDrive'
    if (items.version.price !== price) return 'baseVersion'
    return surchargesOf(items).some(Boolean) ? 'withoutColours' : null
  })

function StandsFor({ item }: Pick<ChoiceProps, 'item'>) {
  const t = useText()
  const key = useStandsFor(item)
  return key && <span translate="yes">{`${t(key)} `}</span>
}

const baseOf = (state: State, { id, price }: ChoiceProps['item']) =>
  selectLoad(state, 'versions').data?.find((one) => one.engineId === id && one.price === price)

/** The version whose price another engine has, where it is not the base version of the chosen one. */
function BaseVersion({ engine }: { readonly engine: ChoiceProps['item'] }) {
  const name = useSelect((state) => {
    const chosen = selectChosenItems(state).engine
    const base = baseOf(state, engine)
    return chosen && base && base.name !== baseOf(state, chosen)?.name ? base.name : null
  })
  return name && <span>{`${name} `}</span>
}

/** Rows that are not chosen, while their list loads. */
export function ChoiceSkeleton() {
  useStyles(choiceCss)
  return [1, 2, 3].map((row) => (
    <div key={row} className="card choice option-row" aria-hidden="true">
      <i className="sk" />
    </div>
  ))
}
