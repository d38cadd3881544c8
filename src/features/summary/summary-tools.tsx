import { useId, useState } from 'react'
import { selectModel } from '../../core/configuration/chosen-items.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import type { ConfiguratorStore } from '../../core/store/create-store.ts'
import { Tool, ToolRow, Tools } from '../../ui/primitives/tools.tsx'
import { Slot } from '../../ui/base/slots.tsx'
import { useGo } from '../../core/routing/use-route.tsx'
import { CopyLink, PrintLink, useShareLink } from '../../ui/share/link-tools.tsx'
import { useText } from '../../ui/text/use-text.tsx'

/** What can be done with the configuration besides asking for an offer. */
export function SummaryTools() {
  const t = useText()
  const go = useGo()
  const store = useConfiguratorStore()
  const { openModal } = store.actions
  const [isSharing, setIsSharing] = useState(false)
  const id = useId()
  const link = useShareLink()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  return (
    <>
      <Tools>
        <Slot name="summary-save" />
        <Tool
          icon="share"
          aria-expanded={isSharing}
          aria-controls={id}
          onClick={() => setIsSharing((is) => !is)}
        >
          {t('share')}
        </Tool>
        <Slot name="summary-compare" />
        <Tool
          icon="restart"
          onClick={() => {
            forgetHomeTop(store)
            go('home')
          }}
        >
          {t('newConfiguration')}
        </Tool>
      </Tools>
      <div id={id} className="tool-panel" data-collapsed={isSharing ? undefined : ''}>
        <CopyLink
          link={link}
          title={t('contactSubjectShare', { model })}
          copiedText={t('linkCopied')}
        />
        <ToolRow
          icon="mail"
          onClick={() => openModal({ kind: 'contact', purpose: 'configuration-email' })}
        >
          {t('sendByEmail')}
        </ToolRow>
        <Slot name="summary-link" />
        <PrintLink link={link} />
        <Slot name="summary-code" />
      </div>
    </>
  )
}

/** A new configuration starts at the top of the list, not where the list was left. */
function forgetHomeTop({ runtime }: ConfiguratorStore): void {
  runtime.homeTop = 0
}
