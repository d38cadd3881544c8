import { useLocation } from 'wouter'
import type { Wltp } from '../../core/catalogue/wltp.ts'
import { capitalized } from '../../core/values/capitalized.ts'
import type { Id } from '../../core/values/units.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { selectModelAddress } from '../../core/configuration/chosen-items.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import {
  selectModelPicture,
  selectVersionNote,
  selectVersionPicture,
} from '../viewer/pictures/pictures.ts'
import { CompareTable } from './compare-table.tsx'
import { useLegalText } from '../legal/use-legal-text.tsx'
import { wltpRows } from '../legal/wltp-rows.ts'
import type { DetailedGroup } from './with-details.tsx'
import { buildPath } from '../../core/routing/build-path.ts'
import { figureList } from '../../ui/offer/figures.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { pictureNoteText } from '../viewer/use-picture-note.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { sideBySide, type Comparable } from './comparison.ts'
import { groupTitle, type Origin } from './comparison-words.ts'

interface ComparisonTableProps {
  readonly origin: Origin
  readonly items: readonly Comparable[]
  readonly currentId: Id | null
  /** Official values of the compared items, in the same order. */
  readonly wltps: readonly Wltp[]
  readonly groups: readonly DetailedGroup[]
}

/** One column per compared item, with a button that chooses the item and goes back (spec §2, comparator). */
export function ComparisonTable(props: ComparisonTableProps) {
  const { origin, items, currentId, groups, wltps } = props
  const t = useText()
  const tLegal = useLegalText()
  const { openModal } = useConfiguratorStore().actions
  const [, navigate] = useLocation()
  const address = useSelect(selectModelAddress)
  // The picture of the model would be the same for every engine.
  const pictured = origin === 'version' ? items : []
  const looks = useSelect((state) =>
    pictured.map(({ id }) => selectVersionPicture(state, id) ?? selectModelPicture(state)),
  )
  const notes = useSelect((state) =>
    pictured.map(({ id }) => pictureNoteText(t, selectVersionNote(state, id))),
  )
  const side = `${capitalized(origin)}s` as const
  const downPayments = new Set(items.map(({ downPayment }) => downPayment))
  const place = downPayments.size > 1 ? PLACES.compared : PLACES.card
  const figureRow = (id: (typeof place)[number]) => ({
    id,
    name: t(id),
    values: items.flatMap((item) =>
      figureList(t, [id], item).map(({ value, unit }) => (
        <>
          <b translate="no">{value ?? '—'}</b>
          {value && unit && <small>{unit}</small>}
          {id === 'taeg' && (
            <button
              type="button"
              className="info"
              aria-label={`${t('moreAboutFinancing')}: ${item.name}`}
              onClick={() => openModal({ kind: 'finance', offer: item })}
            >
              <Icon name="info" size={16} />
            </button>
          )}
        </>
      )),
    ),
  })
  const choose = (id: Id): void =>
    navigate(buildPath(origin, address), {
      // The buyer's own choice, which counts in a restored configuration too.
      state: { [`${origin === 'engine' ? 'model' : 'version'}Compared`]: id, newCfg: true },
    })
  return (
    <CompareTable
      label={t(`compare${side}Title`)}
      columns={items.map((item, index) => ({
        key: item.id,
        name: item.name,
        image: looks[index],
        imageNote: notes[index],
        note: item.id === currentId ? t('comparisonCurrent') : null,
        buttonLabel: t('comparisonChoose'),
        buttonName: t(`comparisonChoose${side}`, { name: item.name }),
        onChoose: () => choose(item.id),
      }))}
      groups={[
        { id: 'figures', title: t('financingTitle'), rows: place.map(figureRow) },
        sideBySide(
          tLegal('wltpTitle'),
          wltps.map((wltp) => wltpRows(tLegal, wltp)),
        ),
        ...groups.map(({ typeId, rows }) => ({
          id: typeId,
          title: t(groupTitle(typeId)),
          rows,
        })),
      ]}
    />
  )
}
