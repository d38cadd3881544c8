/** Whether the browser prerenders the page: the visitor may never open it. False in browsers without prerendering. */
export function isPrerendering(): boolean {
  return (document as Document & { readonly prerendering?: boolean }).prerendering === true
}

/** Whether the visitor has opened a page that the browser had prerendered. */
export function wasPrerendered(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  const { activationStart = 0 } = (navigation ?? {}) as { readonly activationStart?: number }
  return activationStart > 0
}

/** Runs a task now or, if the page is being prerendered, once the visitor opens it. Returns a cancel function. */
export function whenOpened(task: () => void): () => void {
  if (!isPrerendering()) {
    task()
    return () => undefined
  }
  document.addEventListener('prerenderingchange', task, { once: true })
  return () => document.removeEventListener('prerenderingchange', task)
}
