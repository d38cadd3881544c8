import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useRouter } from 'wouter'
import {
  addOverlayEntry,
  ownsHistory,
  releaseOverlayEntries,
} from '../../platform/overlay-entries.ts'
import { useShadowRoot } from '../base/element-context.tsx'

/**
 * Lets the browser's Back close an open dialog or sheet instead of leaving the screen. Has no effect if the element
 * keeps its route in memory, because then the history belongs to the page around it. Returns a function that ends it
 * before the dialog counts as closed.
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): () => void {
  const hasHistory = ownsHistory(useRouter().hook)
  const root = useShadowRoot()
  const onBack = useEffectEvent(close)
  const release = useRef<() => void>(undefined)
  // A layout effect, because the visitor may press Back before passive effects run.
  useLayoutEffect(() => {
    if (!isOpen || !hasHistory) return undefined
    release.current = addOverlayEntry(() => onBack())
    return release.current
  }, [isOpen, hasHistory])
  useEffect(
    () => () => {
      if (root?.host.isConnected === false) releaseOverlayEntries()
    },
    [root],
  )
  return useCallback(() => release.current?.(), [])
}
