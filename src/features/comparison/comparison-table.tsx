import { useLocation } from 'wouter'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import type { Id } from '../../core/values/units.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { selectModelAddress } from '../../core/configuration/chosen-items.ts'
import { useSelect } from '../../core/store/context.tsx'
import {
  selectModelPicture,
  selectVersionNote,
  selectVersionPicture,
} from '../viewer/pictures/pictures.ts'
import { CompareTable } from './compare-table.tsx'
import { WltpBlock } from '../legal/wltp-block.tsx'
import type { DetailedGroup } from './with-details.tsx'
import { buildPath } from '../../core/routing/build-path.ts'
import { Figures } from '../../ui/offer/figures.tsx'
import { pictureNoteText } from '../viewer/use-picture-note.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import type { Comparable } from './comparison-cards.tsx'
import type { Compared } from './use-compared.tsx'
import { labelSuffix, groupTitle, type Origin } from './comparison-words.ts'

interface ComparisonTableProps {
  readonly origin: Origin
  readonly offered: readonly Comparable[]
  readonly compared: Compared<Comparable>
  readonly currentId: Id | null
  /** Official values of the compared items, in the same order. */
  readonly wltps: readonly Wltp[]
  readonly groups: readonly DetailedGroup[]
}

/**
 * One column per compared item, whose head exchanges it, with a button that chooses the item and goes back (spec §2,
 * comparator). Renders nothing without items.
 */
export function ComparisonTable(props: ComparisonTableProps) {
  const { origin, offered, compared, currentId, groups, wltps } = props
  const { items } = compared
  const t = useText()
  const [, navigate] = useLocation()
  const address = useSelect(selectModelAddress)
  const image = useSelect(selectModelPicture)
  const looks = useSelect((state) =>
    origin === 'version' ? items.map(({ id }) => selectVersionPicture(state, id)) : [],
  )
  const notes = useSelect((state) =>
    origin === 'version'
      ? items.map(({ id }) => pictureNoteText(t, selectVersionNote(state, id)))
      : [],
  )
  const side = labelSuffix(origin)
  if (items.length === 0) return null
  const downPayments = new Set(items.map(({ downPayment }) => downPayment))
  const place = downPayments.size > 1 ? PLACES.compared : PLACES.card
  const choose = (id: Id): void =>
    navigate(buildPath(origin, address), {
      // The buyer's own choice, which counts in a restored configuration too.
      state: { [`${origin === 'engine' ? 'model' : 'version'}Compared`]: id, newCfg: true },
    })
  return (
    <CompareTable
      label={t(`compare${side}Title`)}
      // The picture of the model would be the same for every engine.
      image={origin === 'version' ? image : null}
      figuresLabel={t('financingTitle')}
      presentLabel={t('comparisonIncluded')}
      absentLabel={t('comparisonNotIncluded')}
      detailLabel={t('wltpTitle')}
      columns={items.map((item, index) => ({
        // By its place: the select keeps the focus when it exchanges the item.
        key: `column ${index}`,
        name: item.name,
        image: looks[index] ?? null,
        imageNote: notes[index] ?? null,
        exchange: {
          id: item.id,
          label: t(`comparisonExchange${side}`, { name: item.name }),
          options: offered.map(({ id, name }) => ({
            id,
            name,
            isTaken: id !== item.id && compared.has(id),
          })),
          onChange: (id) => compared.replace(item.id, id),
        },
        note: item.id === currentId ? t('comparisonCurrent') : null,
        figures: <Figures size="compare" of={item} item={item} at={place} />,
        detail: wltps[index] && <WltpBlock wltp={wltps[index]} />,
        buttonLabel: t('comparisonChoose'),
        buttonName: t(`comparisonChoose${side}`, { name: item.name }),
        onChoose: () => choose(item.id),
      }))}
      groups={groups.map(({ typeId, rows }) => ({
        id: typeId,
        title: t(groupTitle(typeId)),
        rows,
      }))}
    />
  )
}
