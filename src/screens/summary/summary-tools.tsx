import { useState } from 'react'
import { summaryLines } from '../../domain/summary.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import {
  selectEngine,
  selectExterior,
  selectInterior,
  selectVersion,
} from '../../store/journey/selectors.ts'
import { useJourney } from '../../store/journey/use-journey.tsx'
import { TextButton } from '../../ui/button.tsx'
import printCss from '../../ui/print.css?inline'
import { useStyles } from '../../ui/root-context.tsx'
import { useShareLink } from '../use-share-link.tsx'
import { useText } from '../use-text.tsx'
import { LINE_LABELS } from './line-labels.ts'

/** 'Imprimir': the summary on paper, with its link. */
export function PrintSummary() {
  useStyles(printCss)
  const t = useText()
  const link = useShareLink()
  return (
    <>
      <TextButton onClick={() => print()}>{t('print')}</TextButton>
      <p className="printed">{link}</p>
    </>
  )
}

/** Takes the buyer's last change back, and says what stands now. */
export function UndoChoice() {
  const t = useText()
  const journey = useJourney()
  const { state } = useConfiguratorStore()
  const [said, setSaid] = useState('')
  useSelect(({ configuration }) => configuration)
  const kind = journey.lastChoice()
  const undo = (): void => {
    journey.undoChoice()
    const now = state.getState()
    const lines = summaryLines(
      selectEngine(now),
      selectVersion(now),
      selectExterior(now),
      selectInterior(now),
    )
    const line = lines.find((item) => item.kind === kind)
    if (line?.name) setSaid(t('choiceUndone', { line: t(LINE_LABELS[line.kind]), name: line.name }))
  }
  return (
    <>
      {kind !== null && <TextButton onClick={undo}>{t('undoChoice')}</TextButton>}
      <p role="status" className="copied">
        {said}
      </p>
    </>
  )
}
