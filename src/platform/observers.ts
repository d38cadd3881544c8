interface Observers {
  readonly IntersectionObserver: typeof IntersectionObserver
  readonly MutationObserver: typeof MutationObserver
  readonly ResizeObserver: typeof ResizeObserver
}

/** An observer of the browser, or one that never reports anything where the browser does not have its kind. */
export function createObserver<Kind extends keyof Observers>(
  kind: Kind,
  ...options: ConstructorParameters<Observers[Kind]>
): InstanceType<Observers[Kind]> {
  const Observer = (window as Partial<Observers>)[kind] as Class | undefined
  return (Observer ? new Observer(...options) : { observe() {}, disconnect() {} }) as never
}

type Class = new (...options: readonly unknown[]) => object
