import { useEffect, useState } from 'react'
import { useConfiguratorStore, useSelect } from '../core/store/context.tsx'
import type { State } from '../core/store/state.ts'
import { IconButton } from '../ui/primitives/icon-button.tsx'
import { Icon } from '../ui/primitives/icon.tsx'
import { noticeText } from '../ui/states/notice-text.ts'
import { useText } from '../ui/text/use-text.tsx'

/** The notice, unless it is about a configuration that has been left. */
function selectShownNotice({ notice, configuration }: State): State['notice'] {
  const isAboutNone = notice?.kind === 'model-gone' || notice?.kind === 'page-gone'
  return isAboutNone || configuration.modelId !== null ? notice : null
}

/** Shows which choices could not be restored, or what has changed since a build was made. */
export function NoticeBar() {
  const t = useText()
  const { set } = useConfiguratorStore()
  const notice = useSelect(selectShownNotice)
  const [isRegionThere, setIsRegionThere] = useState(false)
  // Screen readers announce only changes of a live region, so it must be in the DOM before its text.
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsRegionThere(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <div role="status">
      {isRegionThere && notice && (
        <div className="notice">
          <Icon name="info" />
          <p>{noticeText(t, notice)}</p>
          <IconButton
            isBare
            label={t('dismiss')}
            icon="cross"
            onClick={() => set({ notice: null })}
          />
        </div>
      )}
    </div>
  )
}
