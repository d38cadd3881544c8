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
import { today } from '../../browser/today.ts'
import type { LabelKey } from '../../labels/labels.ts'
import { selectBuild } from '../../store/builds/build-code.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import {
  selectCarPictures,
  selectFrames,
  selectPictureNote,
  selectSubstitutePicture,
} from '../../store/pictures/pictures.ts'
import type { State } from '../../store/state.ts'
import { Message } from '../../ui/primitives/message.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { Tool } from '../../ui/summary/tools.tsx'
import { useText } from '../shared/use-text.tsx'
import { changeSaved, useSavedBuilds } from './use-saved-builds.tsx'

type Result = LabelKey & `build${string}`

/** 'Guardar', or 'Guardada': saves the configuration on this device, and says so or why not. Leads to what is saved. */
export function SaveBuild() {
  const t = useText()
  const { get, actions } = useConfiguratorStore()
  const builds = useSavedBuilds()
  const current = useSelect(selectBuild)
  const isKept = current !== null && isSaved(builds, current)
  const [result, setResult] = useState<Result | null>(null)
  const save = (): void => {
    const build = selectBuild(get())
    if (build) setResult(saved(build, get()))
  }
  return (
    <>
      <Tool icon={isKept ? 'check' : 'save'} onClick={save}>
        {t(isKept ? 'savedBuild' : 'saveBuild')}
      </Tool>
      <Message className="build-result">
        {result && t(result, { most: MAX_SAVED_BUILDS } as never)}
      </Message>
      {builds.length > 0 && (
        <div className="my-builds">
          <TextButton onClick={() => actions.openModal({ kind: 'builds' })}>
            {t('myBuilds')}
          </TextButton>
        </div>
      )}
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
  const savedOn = today()
  const entry = { id: createRandomId(), name, savedOn, picture, items }
  return changeSaved((stored) => [entry, ...stored]) ? 'buildSaved' : 'buildRefused'
}
