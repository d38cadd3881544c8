import { useState } from 'react'
import { copyText } from '../../browser/clipboard.ts'
import { TextButton } from '../../ui/button.tsx'
import { useShareLink } from '../use-share-link.tsx'
import { useText } from '../use-text.tsx'

/** Copies the share link and says so; where the browser refuses, shows it to be copied by hand. */
export function CopyLink() {
  const t = useText()
  const link = useShareLink()
  const [copied, setCopied] = useState<{ readonly link: string; readonly isDone: boolean } | null>(
    null,
  )
  const current = copied?.link === link ? copied : null
  const copy = async (): Promise<void> => setCopied({ link, isDone: await copyText(link) })
  return (
    <>
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
