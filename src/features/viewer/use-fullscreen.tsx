import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Shows an element on the whole screen while the component is mounted, where the browser allows it. Calls `onLeave`
 * when the visitor ends that, as with Escape.
 */
export function useFullscreen(
  ref: RefObject<HTMLElement | null>,
  isOn: boolean,
  onLeave: () => void,
): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    const element = ref.current
    if (!isOn || !element) return
    const root = element.getRootNode() as Document | ShadowRoot
    let wasOn = false
    const onChange = (): void => {
      const isFullscreen = root.fullscreenElement === element
      if (wasOn && !isFullscreen) leave()
      wasOn = isFullscreen
    }
    document.addEventListener('fullscreenchange', onChange)
    // Not on iPhones, not in frames without permission: the dialog fills the window then.
    element.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined)
    return () => {
      document.removeEventListener('fullscreenchange', onChange)
      if (root.fullscreenElement === element) void document.exitFullscreen()
    }
  }, [ref, isOn])
}
