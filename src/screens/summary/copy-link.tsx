import { useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { hasShareSheet, shareAddress } from '../../browser/share.ts'
import { useSelect } from '../../store/context.tsx'
import { selectModel } from '../../store/flow/selectors.ts'
import { TextButton } from '../../ui/primitives/text-button.tsx'
import { useShareLink } from '../shared/use-share-link.tsx'
import { useText } from '../shared/use-text.tsx'

/** Copies the share link and confirms it. If the browser refuses, shows the link for copying by hand. */
export function CopyLink() {
  const t = useText()
  const link = useShareLink()
  const model = useSelect((state) => selectModel(state)?.name ?? '')
  const [copied, setCopied] = useState<{ readonly link: string; readonly isDone: boolean } | null>(
    null,
  )
  const current = copied?.link === link ? copied : null
  const copy = async (): Promise<void> => setCopied({ link, isDone: await copyText(link) })
  const share = async (): Promise<void> => {
    if (!(await shareAddress(t('contactSubjectShare', { model }), link))) await copy()
  }
  return (
    <>
      {hasShareSheet() && <TextButton onClick={() => void share()}>{t('share')}</TextButton>}
      <TextButton onClick={() => void copy()}>{t('copyLink')}</TextButton>
      <p role="status" className="copied">
        {current && (current.isDone ? t('linkCopied') : t('linkNotCopied'))}
      </p>
      {current && !current.isDone && (
        <input
          className="copied"
          readOnly
          aria-label={t('linkField')}
          value={link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  )
}
