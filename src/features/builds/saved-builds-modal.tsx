import { useEffect, useState, useId } from 'react'
import {
  withBuild,
  MAX_NAME_LENGTH,
  type SavedBuild,
  changeSaved,
  useSavedBuilds,
} from './saved-builds.tsx'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectModels } from '../../core/catalogue/line-up.ts'
import { focusOnMount } from '../../ui/base/focus.ts'
import { useStyles } from '../../ui/base/element-context.tsx'
import buildsCss from './builds.css?inline'
import formCss from '../../ui/form/form.css?inline'
import { StoreModal } from '../../ui/dialog/store-modal.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { Dotted } from '../../ui/layout/dotted.tsx'
import { IconButton } from '../../ui/primitives/icon-button.tsx'
import { SummaryIcon } from '../../ui/primitives/summary-icon.tsx'
import { totalOfBuild, type BuildChanges } from '../../core/configuration/build.ts'
import { buildToday, changesSince, selectLoadedLists } from './compared-builds.ts'
import { formatDate, formatEuros, formatMoney, formatTaeg } from '../../core/formats/format.ts'
import { CreditBlock } from '../legal/credit-block.tsx'
import type { Translate } from '../../core/formats/translate.ts'
import { selectContentConfig, loadModels } from '../../core/catalogue/lists.ts'
import { goneText } from '../../ui/states/notice-text.ts'
import { useOpenBuild } from './open-build.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'

interface Removed {
  readonly build: SavedBuild
  readonly index: number
}

/** 'As minhas configurações': the builds saved on this device, compared with today's prices. */
export function SavedBuildsModal() {
  useStyles(buildsCss)
  useStyles(formCss)
  const t = useText()
  const store = useConfiguratorStore()
  const builds = useSavedBuilds()
  const models = useSelect(selectModels)
  const [removed, setRemoved] = useState<Removed | null>(null)
  useEffect(() => {
    const wanted = new Set(builds.map(({ items }) => items[0]?.id))
    loadModels(
      store,
      models.map(({ id }) => id).filter((id) => wanted.has(id)),
    )
  }, [builds, models, store])

  const remove = (build: SavedBuild, index: number): void => {
    if (changeSaved((entries) => withBuild(entries, build.id, null))) setRemoved({ build, index })
  }
  const restore = ({ build, index }: Removed): void => {
    if (changeSaved((entries) => entries.toSpliced(index, 0, build))) setRemoved(null)
  }
  return (
    <StoreModal title={t('myBuilds')} size="wide">
      <div>
        {/* The status is empty at first: it leaves no gap above the list. */}
        <div className="cluster">
          <p role="status">{removed && t('buildRemoved', { name: removed.build.name })}</p>
          {removed && (
            // The button that was pressed is gone with its build: the focus would be lost, and the message out of view.
            <TextButton key={removed.build.id} ref={focusOnMount} onClick={() => restore(removed)}>
              {t('undoRemove')}
            </TextButton>
          )}
        </div>
        {builds.length === 0 && <p>{t('noBuilds')}</p>}
        <ul role="list">
          {builds.map((build, index) => (
            <SavedBuildCard key={build.id} build={build} onRemove={() => remove(build, index)} />
          ))}
        </ul>
        <p className="quiet">{t('buildsNote')}</p>
        {builds.some(({ credit }) => credit) && <CreditBlock />}
      </div>
    </StoreModal>
  )
}

interface SavedBuildCardProps {
  readonly build: SavedBuild
  readonly onRemove: () => void
}

/** A saved build in one row: picture and name with the main action, choices, price then and today. */
function SavedBuildCard({ build, onRemove }: SavedBuildCardProps) {
  const t = useText()
  const nameId = useId()
  const { openModal } = useConfiguratorStore().actions
  const hasCodes = useSelect((state) => selectContentConfig(state).hasBuildCodes)
  const openBuild = useOpenBuild()
  const modelId = build.items[0]?.id ?? ''
  const isOffered = useSelect((state) => selectModels(state).some(({ id }) => id === modelId))
  const lists = useSelect((state) => selectLoadedLists(state, modelId))
  const changes = lists && changesSince(build.items, buildToday(build.items, lists))
  const rename = (name: string): void => {
    if (name.trim()) changeSaved((entries) => withBuild(entries, build.id, { name: name.trim() }))
  }
  const total = totalOfBuild(build.items)
  return (
    <li className="between lined">
      {build.picture && <Picture src={build.picture} loading="lazy" width={128} height={72} />}
      <div className="stack grow saved-build">
        <label htmlFor={nameId} className="vh">
          {t('buildName')}
        </label>
        <input
          id={nameId}
          className="control"
          key={build.name}
          defaultValue={build.name}
          maxLength={MAX_NAME_LENGTH}
          onBlur={(event) => rename(event.target.value)}
        />
        <p>
          <Dotted items={build.items.map(({ name }) => name)} />
        </p>
        <p className="soft">
          {[
            t('buildThen', {
              date: formatDate(build.savedOn),
              price: total === null ? '—' : formatEuros(total),
            }) + creditOf(t, build),
            isOffered ? changes && todayText(t, changes) : t('buildModelGone'),
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
      <div className="row">
        {isOffered && (
          <Button
            variant="secondary"
            aria-label={t('openBuildNamed', { name: build.name })}
            onClick={() => openBuild({ code: null, madeOn: build.savedOn, items: build.items })}
          >
            {t('openSaved')}
          </Button>
        )}
        {isOffered && hasCodes && (
          <IconButton
            isBare
            icon={<SummaryIcon name="compare" />}
            label={t('buildsCompareNamed', { name: build.name })}
            onClick={() => openModal({ kind: 'compare-builds', build: build.items })}
          />
        )}
        <IconButton
          isBare
          icon={<SummaryIcon name="remove" />}
          label={t('removeBuildNamed', { name: build.name })}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}

/** ', 417,92 €/mês (TAEG 8,3%)'. Empty if they were unknown. */
function creditOf(t: Translate, { credit }: SavedBuild): string {
  if (!credit) return ''
  const { monthlyPayment, taeg } = credit
  return t('buildCredit', { rent: formatMoney(monthlyPayment), taeg: formatTaeg(taeg) })
}

/** 'Hoje: 33 700 €, mais 500 €.' */
function todayText(t: Translate, { totals, gone }: BuildChanges): string {
  if (gone.length > 0) return goneText(t, gone)
  if (!totals) return ''
  const difference = totals.now - totals.before
  if (difference === 0) return t('buildTodaySame')
  return t(difference > 0 ? 'buildTodayUp' : 'buildTodayDown', {
    now: formatEuros(totals.now),
    difference: formatEuros(Math.abs(difference)),
  })
}
