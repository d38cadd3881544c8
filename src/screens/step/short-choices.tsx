import { itemBelow } from '../../domain/catalogue/ladder.ts'
import type { Engine, Version } from '../../domain/catalogue/catalogue.ts'
import { formatPrice } from '../../labels/format.ts'
import { choose } from '../../store/acting/choose-item.ts'
import { useConfiguratorStore } from '../../store/context.tsx'
import type { Load } from '../../store/state.ts'
import { ShortList, ShortListSkeleton } from '../../ui/cards/short-list.tsx'
import { differenceText } from '../shared/offer/difference-words.ts'
import { useText } from '../shared/use-text.tsx'

/** Number of options up to which they are all in view: the filter and the comparison then follow them. */
const FEW = 6

/** Whether a list is so short that its options are all in view, on a phone in the closed sheet. */
export function isShortList(items: readonly unknown[]): boolean {
  return items.length > 0 && items.length <= FEW
}

interface ShortChoicesProps<Item> {
  readonly kind: 'engine' | 'version'
  readonly status: Load<unknown>['status']
  readonly items: readonly Item[]
  readonly chosen: Item | null
  readonly factOf: (item: Item, below: Item | null) => readonly string[]
}

/** The engines or versions of a closed sheet. Nothing for a long list. */
export function ShortChoices<Item extends Engine | Version>(props: ShortChoicesProps<Item>) {
  const { kind, status, items, chosen, factOf } = props
  const t = useText()
  const store = useConfiguratorStore()
  if (status === 'idle' || status === 'loading') return <ShortListSkeleton />
  if (!isShortList(items)) return null
  return (
    <ShortList
      group={kind}
      legend={t(`${kind}List`)}
      chosenId={chosen?.id ?? null}
      onChoose={(id) => choose(store, kind, id)}
      items={items.map((item) => {
        const below = itemBelow(item, items)
        const difference = differenceText(t, item, below)
        return {
          id: item.id,
          name: item.name,
          facts: factOf(item, below),
          price: formatPrice(item.price) || '—',
          difference: difference?.price ?? '',
          differenceTo: difference?.to ?? '',
        }
      })}
    />
  )
}
