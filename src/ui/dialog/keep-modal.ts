/**
 * Shows an open dialog as a modal one again after the page has moved the element: the browser takes it out of the top
 * layer then, so that it can neither be closed by Escape nor be seen above the page. Returns a function that ends this.
 */
export function keepModal(dialog: HTMLDialogElement): () => void {
  let focused: EventTarget | null = null
  const onFocus = ({ target }: FocusEvent): void => {
    focused = target
  }
  const isMoved = ({ addedNodes }: MutationRecord): boolean =>
    hosts.some((host) => [...addedNodes].some((node) => node.contains(host)))
  const observer = new MutationObserver((records) => {
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
