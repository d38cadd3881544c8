import { useEffect, useState } from 'react'
import { CreditBlock, useLegalText } from '../legal/credit-block.tsx'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { stepLabel } from '../../ui/offer/offer-words.ts'
import { useHeading } from '../../ui/text/use-heading.tsx'
import { useLocation } from 'wouter'
import { loadEquipment, selectChoiceLoad, selectContentConfig } from '../../core/catalogue/lists.ts'
import { versionWltp } from '../../core/catalogue/wltp.ts'
import {
  selectChosenItems,
  selectItem,
  selectModelAddress,
  selectOffered,
} from '../../core/configuration/chosen-items.ts'
import { formatDifference, formatPrice } from '../../core/formats/format.ts'
import { PLACES } from '../../core/offer/figures.ts'
import { buildPath } from '../../core/routing/route-path.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { RouteTarget } from '../../core/store/state.ts'
import { capitalized } from '../../core/values/texts.ts'
import type { Id } from '../../core/values/units.ts'
import { NoResults, ListState } from '../../ui/states/list-state.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { wltpRows } from '../legal/wltp-rows.ts'
import {
  selectModelPicture,
  selectVersionNote,
  selectVersionPicture,
} from '../viewer/pictures/pictures.ts'
import { pictureNoteText } from '../viewer/picture-view.tsx'
import { CompareCard, CompareCards } from './compare-cards.tsx'
import { CompareTable, detailedEquipment, figureRows } from './compare-table.tsx'
import {
  COMPARE_MINIMUM,
  compareSpecs,
  initiallyCompared,
  keepCompared,
  sideBySide,
  toggleCompared,
} from './comparison.ts'

/** Engines or versions side by side, with a link back (spec §2, comparator). */
export function ComparisonScreen({ target }: { readonly target: RouteTarget }) {
  const t = useText()
  const heading = useHeading()
  const [, navigate] = useLocation()
  const address = useSelect(selectModelAddress)
  const origin = target.comparison ?? 'engine'
  return (
    <div className="page">
      <div className="between">
        <h1 ref={heading} tabIndex={-1}>
          {t(`compare${capitalized(origin)}sTitle`)}
        </h1>
        <p className="row">
          <StepIcon name="arrow-left" size={16} />
          <TextButton onPress={() => navigate(buildPath(origin, address))}>
            {t(stepLabel(origin))}
          </TextButton>
        </p>
      </div>
      <ComparedItems origin={origin} />
    </div>
  )
}

/**
 * All engines of the model, or all versions of the engine, and the selected ones side by side, with a button each that
 * chooses the item and goes back: at first the current one and its neighbour. At the maximum the others are disabled with
 * a reason (spec §2 and §4, comparator).
 */
function ComparedItems({ origin }: { readonly origin: NonNullable<RouteTarget['comparison']> }) {
  const t = useText()
  const tLegal = useLegalText()
  const store = useConfiguratorStore()
  const [, navigate] = useLocation()
  const address = useSelect(selectModelAddress)
  const maximum = useSelect((state) => selectContentConfig(state).compareMaximum)
  const { status } = useSelect((state) => selectChoiceLoad(state, origin))
  const offered = useSelect((state) => selectOffered(state, origin))
  const currentId = useSelect((state) => selectChosenItems(state)[origin]?.id ?? null)
  const engine = useSelect((state) => selectItem(state, 'engine'))
  const enginesStatus = useSelect((state) => selectChoiceLoad(state, 'engine').status)
  const equipment = useSelect((state) => state.site.equipment)
  const [chosen, setChosen] = useState<readonly Id[] | null>(null)
  const all = offered.map(({ id }) => id)
  const ids = keepCompared(chosen ?? initiallyCompared(currentId, all), all, maximum)
  const items = offered.filter(({ id }) => ids.includes(id))
  const engines = items.filter((item) => 'specs' in item)
  const versions = items.filter((item) => 'equipmentIds' in item)
  // The picture of the model would be the same for every engine.
  const pictures = useSelect((state) =>
    versions.map(({ id }) => selectVersionPicture(state, id) ?? selectModelPicture(state)),
  )
  const notes = useSelect((state) =>
    versions.map(({ id }) => pictureNoteText(t, selectVersionNote(state, id))),
  )
  const isOfVersions = origin === 'version'
  useEffect(() => {
    // With each selection: a list that failed to load is requested again (spec §4, comparator).
    if (isOfVersions) loadEquipment(store)
  }, [store, isOfVersions, chosen])

  // A URL opened directly may arrive here before an engine is chosen.
  if (isOfVersions && enginesStatus === 'ready' && !engine)
    return (
      <EmptyState
        kind="empty"
        title={t('alertChooseEngine')}
        button={{
          label: t('stepMotor'),
          onClick: () => navigate(buildPath('engine', address)),
        }}
      />
    )
  const side = `${capitalized(origin)}s` as const
  const isFull = ids.length >= maximum
  const names = { from: t(`comparisonPrice${side}`) }
  const figures = figureRows(t, PLACES.compared, items, names, (figure, item) => {
    if (figure === 'taeg')
      return (
        <button
          type="button"
          className="info"
          aria-label={`${t('moreAboutFinancing')}: ${item.name}`}
          onClick={() => store.actions.openModal({ kind: 'finance', offer: item })}
        >
          <Icon name="info" size={16} />
        </button>
      )
    const difference = figure === 'from' && formatDifference(item.price, items[0]?.price ?? null)
    return (
      difference && (
        <small className="soft" translate="no">
          {` ${difference}`}
        </small>
      )
    )
  })
  const details = isOfVersions
    ? detailedEquipment(t, versions, equipment?.data ?? [])
    : compareSpecs(t, engines)
  return (
    <ListState status={status} failedLabel={`failed${side}`} skeleton={SKELETON}>
      {offered.length === 0 ? (
        <NoResults />
      ) : (
        <>
          <CompareCards
            label={t(`comparisonList${side}`)}
            previousLabel={t('comparisonPrevious')}
            nextLabel={t('comparisonNext')}
            items={offered.map(({ id, name, price }) => ({
              key: id,
              label: name,
              content: (
                <CompareCard
                  name={name}
                  fact={price ? `${t('from')} ${formatPrice(price)}` : ''}
                  isChecked={ids.includes(id)}
                  disabledReason={isFull && !ids.includes(id) ? t(`comparisonFull${side}`) : null}
                  onToggle={() => setChosen(toggleCompared(ids, id, maximum))}
                />
              ),
            }))}
          />
          <CompareTable
            label={t(`compare${side}Title`)}
            chooseLabel={t('comparisonChoose')}
            currentLabel={t(`comparisonChosen${side}`)}
            columns={items.map(({ id, name }, index) => ({
              key: id,
              name,
              image: pictures[index],
              imageNote: notes[index],
              isCurrent: id === currentId,
              chooseName: t(`comparisonChoose${side}`, { name }),
              onChoose: () =>
                navigate(buildPath(origin, address), {
                  // The buyer's own choice, which counts in a restored configuration too.
                  state: { [`${isOfVersions ? 'version' : 'model'}Compared`]: id, newCfg: true },
                }),
            }))}
            groups={[
              { id: 'figures', rows: figures, isFixed: true, note: <CreditBlock /> },
              {
                ...sideBySide(
                  tLegal('wltpTitle'),
                  items.map((item) =>
                    wltpRows(tLegal, versionWltp(isOfVersions ? engine : null, item)),
                  ),
                ),
                isFixed: true,
              },
              ...details,
            ]}
          >
            <p className="grow">
              {isFull
                ? t(`comparisonMaximum${side}`, { n: maximum })
                : t(`comparisonMinimum${side}`, { n: COMPARE_MINIMUM })}
            </p>
          </CompareTable>
          {isOfVersions && items.length > 0 && (
            <ListState
              status={equipment?.status ?? 'idle'}
              failedLabel="failedEquipment"
              skeleton={SKELETON}
            >
              {details.length === 0 && <NoResults />}
            </ListState>
          )}
        </>
      )}
    </ListState>
  )
}

const SKELETON = <i className="sk" style={{ height: 80 }} />
