import { useId } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { totalOfBuild, type BuildChanges } from '../../domain/builds/build.ts'
import {
  changesToday,
  MAX_NAME_LENGTH,
  withBuild,
  type SavedBuild,
} from '../../domain/builds/saved-builds.ts'
import type { ListName } from '../../domain/steps/choice-steps.ts'
import { formatDate } from '../../labels/format-date.ts'
import { formatEuros } from '../../labels/format-money.ts'
import type { Translate } from '../../labels/translate.ts'
import { selectHasCodes } from '../../store/builds/build-code.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { selectLists } from '../../store/catalogue/lists.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { goneText } from '../shared/notice-text.ts'
import { useText } from '../shared/use-text.tsx'
import { useOpenBuild } from './use-open-build.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { changeSaved } from './use-saved-builds.tsx'

interface SavedBuildCardProps {
  readonly build: SavedBuild
  readonly onRemove: () => void
}

/** A saved build: picture, name, choices, price then and today. */
export function SavedBuildCard({ build, onRemove }: SavedBuildCardProps) {
  const t = useText()
  const nameId = useId()
  const { openModal } = useActions()
  const hasCodes = useSelect(selectHasCodes)
  const openBuild = useOpenBuild()
  const modelId = build.items[0]?.id ?? ''
  const isOffered = useSelect((state) => selectModels(state).some(({ id }) => id === modelId))
  const lists = useSelect(useShallow((state) => selectLists(state, modelId)))
  const changes = changesToday(build.items, <Name extends ListName>(name: Name) => {
    const load = lists[name]
    return load?.status === 'ready' ? load.data : null
  })
  const rename = (name: string): void => {
    if (name.trim()) changeSaved((entries) => withBuild(entries, build.id, { name: name.trim() }))
  }
  const total = totalOfBuild(build.items)
  return (
    <li>
      {build.picture && <img src={build.picture} alt="" loading="lazy" width={320} height={180} />}
      <div>
        <label htmlFor={nameId} className="soft">
          {t('buildName')}
        </label>
        <input
          id={nameId}
          key={build.name}
          className="control"
          defaultValue={build.name}
          maxLength={MAX_NAME_LENGTH}
          onBlur={(event) => rename(event.target.value)}
        />
        <p>{build.items.map(({ name }) => name).join('\u00A0· ')}</p>
        <p className="soft">
          {t('buildThen', {
            date: formatDate(build.savedOn),
            price: total === null ? '—' : formatEuros(total),
          })}
        </p>
        <p>{isOffered ? changes && todayText(t, changes) : t('buildModelGone')}</p>
        <Cluster>
          {isOffered && (
            <TextButton
              aria-label={t('openBuildNamed', { name: build.name })}
              onClick={() => openBuild({ code: null, madeOn: build.savedOn, items: build.items })}
            >
              {t('openSaved')}
            </TextButton>
          )}
          {isOffered && hasCodes && (
            <TextButton
              aria-label={t('buildsCompareNamed', { name: build.name })}
              onClick={() => openModal({ kind: 'compare-builds', build: build.items })}
            >
              {t('buildsCompare')}
            </TextButton>
          )}
          <TextButton aria-label={t('removeBuildNamed', { name: build.name })} onClick={onRemove}>
            {t('removeBuild')}
          </TextButton>
        </Cluster>
      </div>
    </li>
  )
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
