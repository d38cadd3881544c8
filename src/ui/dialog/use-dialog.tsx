import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** Holds the page still; gives back what undoes it. */
export type LockScroll = () => () => void

type DialogProps = Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onPointerDown' | 'onClick'>

/**
 * Opens a native modal dialog for as long as the component is mounted: focus is trapped by the browser
 * and given back on closing; Escape and a press on the backdrop ask to close.
 */
export function useDialog(onClose: () => void, lockScroll: LockScroll | undefined): DialogProps {
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const root = dialog.getRootNode() as Document | ShadowRoot
    const opener = root.activeElement
    const unlock = lockScroll?.()
    if (!dialog.open) dialog.showModal()
    return () => {
      dialog.close()
      unlock?.()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [lockScroll])
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault()
      onClose()
    },
    // A drag that begins inside and ends outside selects text; it must not close.
    onPointerDown: (event) => {
      isPressedOutside.current = event.target === event.currentTarget
    },
    onClick: (event) => {
      if (isPressedOutside.current && event.target === event.currentTarget) onClose()
    },
  }
}
