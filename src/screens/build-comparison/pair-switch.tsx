import { useId } from 'react'
import { Radio } from '../../ui/primitives/radio.tsx'
import { useText } from '../shared/use-text.tsx'

/** Indexes of two of three cars. */
export const PAIRS = [
  [0, 1],
  [0, 2],
  [1, 2],
] as const

export type Pair = (typeof PAIRS)[number]

interface PairSwitchProps {
  readonly pair: Pair
  readonly onChange: (pair: Pair) => void
}

/** Chooses two of three cars by their numbers. */
export function PairSwitch({ pair, onChange }: PairSwitchProps) {
  const t = useText()
  const id = useId()
  return (
    <fieldset className="pairs">
      <legend>{t('buildsComparePair')}</legend>
      {PAIRS.map((each) => (
        <label key={each.join()} className="pill">
          <Radio name={id} checked={each === pair} onChange={() => onChange(each)} />
          <span>{t('buildsComparePairOf', { one: each[0] + 1, other: each[1] + 1 })}</span>
        </label>
      ))}
    </fieldset>
  )
}
