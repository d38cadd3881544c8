import { useState } from 'react'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { selectItems } from '../../core/configuration/chosen-items.ts'
import { Message } from '../primitives/message.tsx'
import { TextButton } from '../primitives/text-button.tsx'
import { lastChoice, undoChoice } from '../../core/configuration/choose-item.ts'
import { choiceLabels } from './offer-words.ts'
import { useText } from '../text/use-text.tsx'

/** Undoes the buyer's last change and announces the current choice. */
export function UndoChoice() {
  const t = useText()
  const store = useConfiguratorStore()
  const [announcement, setAnnouncement] = useState('')
  useSelect(({ configuration }) => configuration)
  const kind = lastChoice(store)
  const undo = (): void => {
    undoChoice(store)
    const name = kind && selectItems(store.get())[kind]?.name
    if (name) setAnnouncement(t('choiceUndone', { line: t(choiceLabels(kind).line), name }))
  }
  return (
    <>
      {kind !== null && <TextButton onClick={undo}>{t('undoChoice')}</TextButton>}
      <Message className="quiet whole">{announcement}</Message>
    </>
  )
}
