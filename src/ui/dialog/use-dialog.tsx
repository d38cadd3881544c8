import { type ComponentProps, createContext, useContext, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../../browser/page.ts'
import { lockScroll } from '../../browser/scroll-lock.ts'
import { keepModal } from './keep-modal.ts'

/** Called when a dialog has been hidden, one paint before its `onClose`. */
export const OnHideContext = createContext(() => {})

interface Dialog {
  /** Hides the dialog at once, and calls `onClose` when that has been painted. */
  readonly close: () => void
  readonly props: Pick<ComponentProps<'dialog'>, 'ref' | 'onCancel' | 'onPointerDown' | 'onClick'>
}

/**
 * Opens a native modal dialog while the component is mounted. The page does not scroll meanwhile. The browser traps the
 * focus; on close it returns to the element that had it before. Escape and a press on the backdrop call `onClose`.
 */
export function useDialog(onClose: () => void): Dialog {
  const onHide = useContext(OnHideContext)
  const ref = useRef<HTMLDialogElement>(null)
  const isPressedOutside = useRef(false)
  const isClosing = useRef(false)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const root = dialog.getRootNode() as Document | ShadowRoot
    const opener = root.activeElement
    const unlock = lockScroll()
    if (!dialog.open) dialog.showModal()
    const stopKeeping = keepModal(dialog)
    return () => {
      stopKeeping()
      dialog.close()
      unlock()
      const focusOpener = (): void => {
        if (opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true })
      }
      focusOpener()
      // As long as a part of the dialog fills the screen, nothing else can be focused.
      if (dialog.contains(root.fullscreenElement))
        document.addEventListener('fullscreenchange', focusOpener, { once: true })
    }
  }, [])
  const close = (): void => {
    const dialog = ref.current
    if (!dialog || isClosing.current) return
    isClosing.current = true
    // `close()` recalculates the styles of the whole page. Hidden first, the dialog is gone in the next frame.
    dialog.style.display = 'none'
    onHide()
    afterPaint(onClose)
  }
  return {
    close,
    props: {
      ref,
      onCancel: (event) => {
        event.preventDefault()
        close()
      },
      // A drag that starts inside and ends outside selects text and must not close the dialog.
      onPointerDown: (event) => {
        isPressedOutside.current = event.target === event.currentTarget
      },
      onClick: (event) => {
        if (isPressedOutside.current && event.target === event.currentTarget) close()
      },
    },
  }
}
