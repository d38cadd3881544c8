import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useLayoutEffect,
  type ComponentProps,
  type ReactNode,
  useId,
} from 'react'
import { createObserver } from '../../platform/observers.ts'
import { afterPaint } from '../../platform/page.ts'
import { lockScroll } from '../../platform/scroll.ts'
import { useConfiguratorStore } from '../../core/store/context.tsx'
import { useStyles } from '../base/element-context.tsx'
import { IconButton } from '../primitives/icon-button.tsx'
import { useText } from '../text/use-text.tsx'
import dialogCss from './dialog.css?inline'

const DialogSignalContext = createContext(() => new AbortController().signal)

export const DialogSignal = DialogSignalContext.Provider

/**
 * Returns a function that gives a signal, which is aborted when the surrounding dialog is hidden, replaced or removed.
 * Work that navigates, closes the dialog or changes the configuration has to ask it after every wait.
 */
export function useDialogSignal(): () => AbortSignal {
  return useContext(DialogSignalContext)
}

/**
 * The signal of the open dialog, for `DialogSignal`, or with null of the component, and a function that aborts it before
 * the dialog is removed.
 */
export function useSignalOf(dialog: unknown) {
  const end = useRef<AbortController>(null)
  // A passive effect, because React ends layout effects also while a part of the dialog loads its code.
  useEffect(() => {
    const own = (end.current = new AbortController())
    return () => own.abort()
  }, [dialog])
  return useMemo(
    () => ({
      signal: () => end.current?.signal ?? AbortSignal.abort(),
      abort: () => end.current?.abort(),
    }),
    [],
  )
}

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

interface StoreModalProps {
  readonly title: string
  /** A form has its own body and buttons. */
  readonly size?: 'text' | 'wide' | 'form'
  /** Fixed below the scrolling body. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** The modal that the store keeps open: its close button and Escape close it there. */
export function StoreModal({ title, size = 'text', footer, children }: StoreModalProps) {
  useStyles(dialogCss)
  const t = useText()
  const titleId = useId()
  const { close, props } = useDialog(useConfiguratorStore().actions.closeModal)
  return (
    <dialog
      {...props}
      className={`modal ${size === 'text' ? '' : 'modal-wide'} ${size === 'form' ? 'form' : ''}`}
      aria-labelledby={titleId}
    >
      <div className="between modal-head">
        <h2 id={titleId}>{title}</h2>
        <IconButton isBare label={t('close')} icon="cross" onClick={close} />
      </div>
      {size === 'form' ? (
        children
      ) : (
        // Focusable, so that a long text can be scrolled by keyboard.
        <div className="modal-body" tabIndex={0} role="group" aria-labelledby={titleId}>
          {children}
        </div>
      )}
      {footer && <div className="between modal-foot">{footer}</div>}
    </dialog>
  )
}
