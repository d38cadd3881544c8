import { formatCode } from '../../domain/builds/build-code.ts'
import { useActions, useSelect, useConfiguratorStore } from '../../store/context.tsx'
import { selectHasCodes, selectBuild } from '../../store/builds/build-code.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useText } from '../shared/use-text.tsx'
import { useBuildCode } from './use-build-code.tsx'
import { useState } from 'react'
import { readDevice } from '../../browser/device-storage.ts'
import { createRandomId } from '../../browser/random-id.ts'
import type { Build } from '../../domain/builds/build.ts'
import {
  isSaved,
  MAX_SAVED_BUILDS,
  parseEntries,
  readableBuilds,
} from '../../domain/builds/saved-builds.ts'
import { localDay } from '../../domain/local-day.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { selectPictureNote } from '../../store/pictures/picture-note.ts'
import {
  selectCarPictures,
  selectFrames,
  selectSubstitutePicture,
} from '../../store/pictures/pictures.ts'
import type { State } from '../../store/state.ts'
import { Message } from '../../ui/primitives/message.tsx'
import { changeSaved } from './use-saved-builds.tsx'
import buildsCss from '../../ui/builds/builds.css?inline'
import { Cluster } from '../../ui/layout/layout.tsx'
import { useStyles } from '../../ui/base/root-context.tsx'

/** The code of the configuration at the left, and what can be done with it besides asking for an offer at the right. */
export function BuildBar() {
  useStyles(buildsCss)
  const t = useText()
  const actions = useActions()
  const hasCodes = useSelect(selectHasCodes)
  const code = useBuildCode()
  return (
    <div className="build-strip">
      {hasCodes && (
        <div className="build-code" role="status">
          {code && (
            <>
              <p className="soft">{t('buildCode')}</p>
              <p className="code">{formatCode(code)}</p>
              <p className="soft">{t('buildCodeText')}</p>
            </>
          )}
        </div>
      )}
      <Cluster>
        <SaveBuild />
        <TextButton onClick={() => actions.openModal({ kind: 'builds' })}>
          {t('myBuilds')}
        </TextButton>
        {hasCodes && (
          <TextButton onClick={() => actions.openModal({ kind: 'compare-builds' })}>
            {t('buildsCompare')}
          </TextButton>
        )}
        <TextButton onClick={() => actions.openModal({ kind: 'phone' })}>
          {t('continueOnPhone')}
        </TextButton>
      </Cluster>
    </div>
  )
}

type Result = LabelKey & `build${string}`

/** 'Guardar': saves the configuration on this device, and says so or why not. */
function SaveBuild() {
  const t = useText()
  const { state } = useConfiguratorStore()
  const [result, setResult] = useState<Result | null>(null)
  const save = (): void => {
    const build = selectBuild(state.getState())
    if (build) setResult(saved(build, state.getState()))
  }
  return (
    <>
      <TextButton onClick={save}>{t('saveBuild')}</TextButton>
      <Message className="build-result">
        {result && t(result, { most: MAX_SAVED_BUILDS } as never)}
      </Message>
    </>
  )
}

function saved(items: Build, state: State): Result {
  const entries = parseEntries(readDevice())
  if (isSaved(entries, items)) return 'buildSavedBefore'
  if (readableBuilds(entries).length >= MAX_SAVED_BUILDS) return 'buildsFull'
  const name = items
    .filter(({ item }) => item === 'model' || item === 'version')
    .map((part) => part.name)
    .join(' ')
  // The card has no room for a note on what its picture shows.
  const picture =
    selectPictureNote(state)?.kind === 'otherColour'
      ? null
      : (selectFrames(state)[0] ?? selectCarPictures(state)[0] ?? selectSubstitutePicture(state))
  const savedOn = localDay(new Date())
  const entry = { id: createRandomId(), name, savedOn, picture, items }
  return changeSaved((stored) => [entry, ...stored]) ? 'buildSaved' : 'buildRefused'
}
