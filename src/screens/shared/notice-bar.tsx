import { useEffect, useState } from 'react'
import { language } from '../../labels/language.ts'
import { plural } from '../../labels/plural.ts'
import type { Translate } from '../../labels/translate.ts'
import { useActions, useSelect } from '../../store/context.tsx'
import type { Notice as NoticeState } from '../../store/state.ts'
import { Notice } from '../../ui/shell/notice.tsx'
import { CHOICE_LABELS } from './step-labels.ts'
import { useText } from './use-text.tsx'

/** Shows which choices could not be restored (../docs/decisions). */
export function NoticeBar() {
  const t = useText()
  const actions = useActions()
  const notice = useSelect((state) => state.notice)
  const [isRegionThere, setIsRegionThere] = useState(false)
  // Screen readers announce only changes of a live region, so it must be in the DOM before its text.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsRegionThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <Notice
      text={isRegionThere && notice ? noticeText(t, notice) : null}
      dismissLabel={t('dismiss')}
      onDismiss={actions.dismissNotice}
    />
  )
}

function noticeText(t: Translate, notice: NoticeState): string {
  if (notice.kind === 'model-gone') return t('noticeModelGone')
  // 'a versão, a cor exterior e o interior'
  const items = new Intl.ListFormat(language.tag).format(
    notice.items.map((item) => t(CHOICE_LABELS[item].dropped)),
  )
  return t(plural(notice.items.length, 'noticeDropped'), { items })
}
