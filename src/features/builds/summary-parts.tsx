import { useState } from 'react'
import { createRandomId } from '../../platform/random-id.ts'
import { type Build, selectBuild } from '../../core/configuration/build.ts'
import { formatCode } from '../../core/configuration/build-code.ts'
import { selectContentConfig } from '../../core/catalogue/lists.ts'
import { useStyles, useIsMobile } from '../../ui/base/element-context.tsx'
import { useBuildCode } from '../../ui/offer/use-build-code.tsx'
import buildsCss from './builds.css?inline'
import {
  isSaved,
  MAX_SAVED_BUILDS,
  parseEntries,
  readableBuilds,
  changeSaved,
  readDevice,
  useSavedBuilds,
} from './saved-builds.tsx'
import type { LabelKey } from '../../labels/labels.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import {
  selectCarPictures,
  selectFrames,
  selectPictureNote,
  selectSubstitutePicture,
} from '../viewer/pictures/pictures.ts'
import type { State } from '../../core/store/state.ts'
import { selectOffer } from '../../core/offer/pricing.ts'
import { selectToday } from '../../core/store/select.ts'
import { Message } from '../../ui/primitives/message.tsx'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { Tool, ToolRow } from '../../ui/primitives/tools.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { addTexts } from '../../labels/texts.ts'
import { buildLabels } from './labels.pt-PT.ts'

addTexts(buildLabels)

type Result = LabelKey & `build${string}`

/** 'Guardar', or 'Guardada': saves the configuration on this device, and says so or why not. Leads to what is saved. */
export function SaveBuild() {
  useStyles(buildsCss)
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
      <Message className="quiet whole build-result">
        {result && t(result, { most: MAX_SAVED_BUILDS } as never)}
      </Message>
      {builds.length > 0 && (
        <div className="whole build-result">
          <TextButton onClick={() => actions.openModal({ kind: 'builds' })}>
            {t('myBuilds')}
          </TextButton>
        </div>
      )}
    </>
  )
}

/** Compares the configuration with others. Nothing where the site gives no codes. */
export function CompareTool() {
  const t = useText()
  const { openModal } = useConfiguratorStore().actions
  const hasCodes = useSelect((state) => selectContentConfig(state).hasBuildCodes)
  return (
    hasCodes && (
      <Tool icon="compare" onClick={() => openModal({ kind: 'compare-builds' })}>
        {t('buildsCompare')}
      </Tool>
    )
  )
}

/** Continues on a phone. Nothing on one. */
export function PhoneLink() {
  const t = useText()
  const { openModal } = useConfiguratorStore().actions
  const isOnPhone = useIsMobile() && matchMedia('(pointer: coarse)').matches
  return (
    !isOnPhone && (
      <ToolRow icon="phone" onClick={() => openModal({ kind: 'phone' })}>
        {t('continueOnPhone')}
      </ToolRow>
    )
  )
}

/** The code of the configuration. Nothing without one. */
export function BuildCode() {
  const t = useText()
  const code = useBuildCode()
  return (
    code && (
      <div>
        <p className="quiet">{t('buildCode')}</p>
        <p className="code" translate="no">
          {formatCode(code)}
        </p>
        <p className="quiet">{t('buildCodeText')}</p>
      </div>
    )
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
  const offer = selectOffer(state)
  const { monthlyPayment, taeg } = offer ?? {}
  // Not that of the version without its colours.
  const isKnown = offer && !offer.isPending && offer.basis !== 'version-monthly-payment'
  const credit = isKnown && monthlyPayment && taeg ? { credit: { monthlyPayment, taeg } } : null
  const savedOn = selectToday(state)
  const entry = { id: createRandomId(), name, savedOn, picture, items, ...credit }
  return changeSaved((stored) => [entry, ...stored]) ? 'buildSaved' : 'buildRefused'
}
