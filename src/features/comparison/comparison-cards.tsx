import type { Offer } from '../../core/catalogue/catalogue.ts'
import { COMPARE_MINIMUM, type ComparedGroup } from './comparison.ts'
import type { Id } from '../../core/values/units.ts'
import { formatPrice } from '../../core/formats/format.ts'
import { plural } from '../../core/formats/plural.ts'
import { CompareCard, CompareCards, CompareSwitch } from './compare-cards.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { labelSuffix, type Origin } from './comparison-words.ts'
import type { Compared } from './use-compared.tsx'

/** An engine or a version. */
export interface Comparable extends Offer {
  readonly id: Id
  readonly name: string
}

interface ComparisonCardsProps {
  readonly origin: Origin
  readonly offered: readonly Comparable[]
  readonly compared: Compared<Comparable>
  /** The rows that differ; null while all rows are shown. */
  readonly differing: readonly ComparedGroup[] | null
  readonly onDiffering: (isDiffering: boolean) => void
}

/**
 * All items that can be compared, and how many more can be selected. At the maximum the others are disabled with a
 * reason (spec §2 and §4, comparator). A live region announces what the table shows.
 */
export function ComparisonCards(props: ComparisonCardsProps) {
  const { origin, compared, differing } = props
  const { isFull, maximum, has } = compared
  const t = useText()
  const side = labelSuffix(origin)
  const differences = differing?.flatMap(({ rows }) => rows).length ?? 0
  const names = compared.items.map(({ name }) => name).join(', ')
  return (
    <>
      <CompareCards
        label={t(`comparisonList${side}`)}
        previousLabel={t('comparisonPrevious')}
        nextLabel={t('comparisonNext')}
        items={props.offered.map(({ id, name, price }) => ({
          key: id,
          label: name,
          content: (
            <CompareCard
              name={name}
              fact={price ? `${t('from')} ${formatPrice(price)}` : ''}
              isChecked={has(id)}
              disabledReason={isFull && !has(id) ? t(`comparisonFull${side}`) : null}
              onToggle={() => compared.toggle(id)}
            />
          ),
        }))}
      />
      <div className="between quiet compare-tools">
        <p>
          {isFull
            ? t(`comparisonMaximum${side}`, { n: maximum })
            : t(`comparisonMinimum${side}`, { n: COMPARE_MINIMUM })}
        </p>
        <CompareSwitch
          label={t('comparisonDifferences')}
          isOn={differing !== null}
          onToggle={props.onDiffering}
        />
        <p className="vh" role="status">
          {[
            t('comparisonShown', { names: names || '—' }),
            differing && t(plural(differences, 'comparisonRows'), { n: differences }),
          ]
            .filter(Boolean)
            .join(' ')}
        </p>
      </div>
    </>
  )
}
