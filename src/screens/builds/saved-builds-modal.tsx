import { useEffect, useState } from 'react'
import { withBuild, type SavedBuild } from '../../domain/builds/saved-builds.ts'
import { useSelect } from '../../store/context.tsx'
import { useFlowActions } from '../../store/acting/use-flow-actions.tsx'
import { selectModels } from '../../store/catalogue/line-up.ts'
import { focusOnMount } from '../../ui/base/focus-on-mount.ts'
import { useStyles } from '../../ui/base/root-context.tsx'
import buildsCss from '../../ui/builds/builds.css?inline'
import formCss from '../../ui/form/form.css?inline'
import { OwnModal } from '../shared/own-modal.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../shared/use-text.tsx'
import { SavedBuildCard } from './saved-build-card.tsx'
import { Cluster } from '../../ui/layout/layout.tsx'
import { changeSaved, useSavedBuilds } from './use-saved-builds.tsx'

interface Removed {
  readonly build: SavedBuild
  readonly index: number
}

/** 'As minhas configurações': the builds saved on this device, compared with today's prices. */
export function SavedBuildsModal() {
  useStyles(buildsCss)
  useStyles(formCss)
  const t = useText()
  const actions = useFlowActions()
  const builds = useSavedBuilds()
  const models = useSelect(selectModels)
  const [removed, setRemoved] = useState<Removed | null>(null)
  const wanted = builds
    .map(({ items }) => items[0]?.id ?? '')
    .filter((id) => models.some((model) => model.id === id))
    .join()
  useEffect(() => {
    for (const id of new Set(wanted.split(',').filter(Boolean))) actions.loadModel(id)
  }, [actions, wanted])

  const remove = (build: SavedBuild, index: number): void => {
    if (changeSaved((entries) => withBuild(entries, build.id, null))) setRemoved({ build, index })
  }
  const restore = ({ build, index }: Removed): void => {
    if (changeSaved((entries) => entries.toSpliced(index, 0, build))) setRemoved(null)
  }
  return (
    <OwnModal title={t('myBuilds')} size="wide">
      <Cluster gap={4}>
        <p role="status">{removed && t('buildRemoved', { name: removed.build.name })}</p>
        {removed && (
          // The button that was pressed is gone with its build: the focus would be lost, and the message out of view.
          <TextButton key={removed.build.id} ref={focusOnMount} onClick={() => restore(removed)}>
            {t('undoRemove')}
          </TextButton>
        )}
      </Cluster>
      {builds.length === 0 && <p>{t('noBuilds')}</p>}
      <ul role="list" className="saved-builds">
        {builds.map((build, index) => (
          <SavedBuildCard key={build.id} build={build} onRemove={() => remove(build, index)} />
        ))}
      </ul>
      <p className="soft">{t('buildsNote')}</p>
    </OwnModal>
  )
}
