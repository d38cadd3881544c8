import { createContext, useContext, useLayoutEffect, useRef, type ComponentProps } from 'react'
import { createObserver } from '../../platform/observers.ts'
import { afterPaint } from '../../platform/page.ts'
import { lockScroll } from '../../platform/scroll-lock.ts'

/** Called when a dialog has been hidden, one paint before its `onClose`. */
export const OnHideContext = createContext(() => {})

/**
 * Opens a native modal dialog while the component is mounted. The page does not scroll meanwhile. The browser traps the
 * focus; on close it returns to the element that had it before. Escape and a press on the backdrop call `onClose`.
 */
export function useDialog(onClose: () => void) {
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
      const focusCaller = (): void => {
        if (opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true })
      }
      focusCaller()
      // As long as a part of the dialog fills the screen, nothing else can be focused.
      if (dialog.contains(root.fullscreenElement))
        document.addEventListener('fullscreenchange', focusCaller, { once: true })
    }
  }, [])
  /** Hides the dialog at once, and calls `onClose` when that has been painted. */
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
    } satisfies ComponentProps<'dialog'>,
  }
}

/**
 * Shows an open dialog as a modal one again after the page has moved the element: the browser takes it out of the top
 * layer then, so that it can neither be closed by Escape nor be seen above the page. Returns a function that ends this.
 */
function keepModal(dialog: HTMLDialogElement): () => void {
  let focused: EventTarget | null = null
  const onFocus = ({ target }: FocusEvent): void => {
    focused = target
  }
  const isMoved = ({ addedNodes }: MutationRecord): boolean =>
    hosts.some((host) => [...addedNodes].some((node) => node.contains(host)))
  const observer = createObserver('MutationObserver', (records) => {
    if (!dialog.open || !dialog.isConnected || !records.some(isMoved)) return
    // A page can also move the element and keep its state, with `moveBefore()`.
    if (dialog.matches(':modal')) return
    dialog.close()
    dialog.showModal()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  })
  const hosts: Element[] = []
  for (let root = dialog.getRootNode(); root instanceof ShadowRoot;) {
    hosts.push(root.host)
    root = root.host.getRootNode()
    observer.observe(root, { childList: true, subtree: true })
  }
  dialog.addEventListener('focusin', onFocus)
  return () => {
    observer.disconnect()
    dialog.removeEventListener('focusin', onFocus)
  }
}
