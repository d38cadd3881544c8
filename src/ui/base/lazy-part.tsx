import { Component, type ReactNode, lazy, useState, type ComponentType } from 'react'
import { logFailure } from '../../platform/log.ts'

interface OptionalProps {
  readonly children: ReactNode
  /** What is shown when the children have failed twice: nothing if missing. `retry` renders them again. */
  readonly renderFailed?: (retry: () => void) => ReactNode
}

/** An error boundary: what surrounds the children stays when they fail (spec §8). They are rendered once more first. */
export class Optional extends Component<OptionalProps> {
  override state: { readonly hasFailed?: boolean } = {}
  hasRetried?: boolean

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    logFailure('rendering failed', error)
    if (!this.hasRetried) this.retry()
  }

  retry = (): void => {
    this.hasRetried = true
    this.setState({ hasFailed: false })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.renderFailed?.(this.retry) : this.props.children
  }
}

/** Delay before a failed chunk is requested again, in milliseconds. */
const RETRY_DELAY_MS = 1000

/** Loads a chunk, and retries once after a failure. */
export function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return load()
  })
}

/** In place of a chunk that fails again: a release may have replaced the page's files. */
function reloadPage(error: unknown): never {
  if (navigator.onLine) location.reload()
  throw error
}

/** What loads each lazy component that is known so far. */
export const loads: (() => Promise<unknown>)[] = []

export interface RetryProps {
  readonly onRetry: () => void
}

/**
 * A lazily loaded component. A chunk that fails to load is retried once. A component that is already
 * prepared renders at once: `React.lazy` would show its fallback first, and React keeps a fallback visible for 300 ms.
 * @param OrElse In place of a component that cannot be loaded or rendered, with a retry.
 * @param request What requests the chunk before the component is rendered, if not `preloadLazyComponents`: `preload` does
 * so at once, for what the first screen shows many times, so that it is not laid out twice.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  OrElse: ComponentType<Props & RetryProps> = Nothing,
  request: (load: () => Promise<unknown>) => unknown = (fetchPart) => loads.push(fetchPart),
): ComponentType<Props> {
  type Shown = ComponentType<Props & RetryProps>
  let ready: Shown | undefined
  const fetchPart = async (): Promise<Shown> => (ready ??= (await load()) as Shown)
  // A failed chunk is not an error of the page: React would report it for a part that has been closed meanwhile.
  const orElse = (error: unknown): Shown => {
    logFailure('loading failed', error)
    return OrElse
  }
  const awaited = (fetched: () => Promise<Shown>) =>
    lazy(async () => ({ default: await fetched().catch(orElse) })) as unknown as Shown
  let Awaited = awaited(() => importWithRetry(fetchPart))
  request(fetchPart)
  return function Part(props: Props) {
    const [Shown, setShown] = useState(() => ready ?? Awaited)
    const renew = (): void => {
      // It can be loaded but not rendered: the saved choices are restored on the reloaded page.
      if (ready) location.reload()
      Awaited = awaited(() => fetchPart().catch(reloadPage))
      setShown(() => Awaited)
    }
    return (
      <Optional
        renderFailed={(retry) => (
          <OrElse
            {...props}
            onRetry={() => {
              renew()
              retry()
            }}
          />
        )}
      >
        <Shown {...props} onRetry={renew} />
      </Optional>
    )
  }
}

/** Starts loading. Errors are ignored here and surface when the component is rendered. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/** In the place of an optional component that has failed, or for a chunk that is requested when it is rendered. */
export const Nothing = () => null
