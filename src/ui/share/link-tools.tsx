import { useSelect } from '../../core/store/context.tsx'
import { selectShareQuery } from '../../core/configuration/chosen-items.ts'
import type { State } from '../../core/store/state.ts'
import { useEffect, useState } from 'react'
import { copyText, hasShareSheet, shareAddress, printAlone } from '../../platform/share.ts'
import { focusOnMount } from '../base/focus.ts'
import { Message } from '../primitives/message.tsx'
import { ToolRow } from '../primitives/tools.tsx'
import { useSignalOf } from '../dialog/store-modal.tsx'
import { useText } from '../text/use-text.tsx'
import { useShadowRoot, useStyles } from '../base/element-context.tsx'
import formCss from '../form/form.css?inline'
import printCss from '../../styles/print.css?inline'

/** The shareable link: the base path with the five ids (spec §7). */
export function useShareLink(): string {
  return useSelect(selectShareLink)
}

/** The shareable link of the configuration. */
export function selectShareLink(state: State): string {
  return absoluteLink(state, `?${selectShareQuery(state)}`)
}

/** The address of a path below the base path. */
export function absoluteLink({ settings }: Pick<State, 'settings'>, path: string): string {
  const base = path.startsWith('?') ? settings.basePath || '/' : settings.basePath
  return new URL(`${base}${path}`, location.href).href
}

interface CopyLinkProps {
  readonly link: string
  /** Title in the share sheet. */
  readonly title: string
  /** Says that the link has been copied. */
  readonly copiedText: string
}

/** Copies or shares a link and confirms it. If the browser refuses, shows the link for copying by hand. */
export function CopyLink({ link, title, copiedText }: CopyLinkProps) {
  useStyles(formCss)
  const t = useText()
  const [copied, setCopied] = useState<{ readonly link: string; readonly isDone: boolean } | null>(
    null,
  )
  const current = copied?.link === link ? copied : null
  const { signal: signalOf } = useSignalOf(null)
  const copy = async (signal: AbortSignal): Promise<void> => {
    const isDone = await copyText(link)
    if (!signal.aborted) setCopied({ link, isDone })
  }
  const share = async (signal: AbortSignal): Promise<void> => {
    const isShared = await shareAddress(title, link)
    if (!isShared && !signal.aborted) await copy(signal)
  }
  return (
    <>
      {hasShareSheet() && (
        <ToolRow icon="share" onClick={() => void share(signalOf())}>
          {t('shareElsewhere')}
        </ToolRow>
      )}
      <ToolRow icon="link" onClick={() => void copy(signalOf())}>
        {t('copyLink')}
      </ToolRow>
      <Message className="quiet whole">
        {current && (current.isDone ? copiedText : t('linkNotCopied'))}
      </Message>
      {current && !current.isDone && (
        <input
          className="control"
          readOnly
          // Selected with the focus, ready to be copied by hand.
          ref={focusOnMount}
          aria-label={t('linkField')}
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
}

/** 'Imprimir': prints the screen with its link, without the rest of the page. */
export function PrintLink({ link }: { readonly link: string }) {
  useStyles(printCss)
  const t = useText()
  const root = useShadowRoot()
  useEffect(() => (root ? printAlone(root.host) : undefined), [root])
  return (
    <>
      <ToolRow icon="print" onClick={() => print()}>
        {t('print')}
      </ToolRow>
      <p className="printed">
        <a href={link}>{link}</a>
      </p>
    </>
  )
}
