import { type ComponentProps, useLayoutEffect, useRef } from 'react'

/** Prevents the page from scrolling. Returns a function that undoes it. */
export type LockScroll = () => () => void

type DialogProps = Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onPointerDown' | 'onClick'>

/**
 * Opens a native modal dialog while the component is mounted. The browser traps the focus; on close it returns to the
 * element that had it before. Escape and a press on the backdrop call `onClose`.
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
    // A drag that starts inside and ends outside selects text and must not close the dialog.
    onPointerDown: (event) => {
      isPressedOutside.current = event.target === event.currentTarget
    },
    onClick: (event) => {
      if (isPressedOutside.current && event.target === event.currentTarget) onClose()
    },
  }
}
