import { createElement, lazy, useState, type ComponentType, type ElementType } from 'react'

/** Delay before a failed chunk is requested again, in milliseconds. */
const RETRY_DELAY_MS = 1000

/** Loads a chunk, and retries once after a failure. */
export function importWithRetry<Module>(load: () => Promise<Module>): Promise<Module> {
  return load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS))
    return load()
  })
}

/** What loads each lazy component that is known so far. */
export const loads: (() => Promise<unknown>)[] = []

/**
 * A lazily loaded component in its own chunk. A chunk that fails to load is retried once. A component that is already
 * prepared renders at once: `React.lazy` would show its fallback first, and React keeps a fallback visible for 300
 * ms.
 * @param orElse Rendered if the chunk cannot be loaded; without it the surrounding view fails.
 * @param isEager Whether to request the chunk right away: for what the first screen shows many times, so that it is not
 * laid out twice.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  orElse?: ComponentType<Props>,
  isEager = false,
): ComponentType<Props> {
  let ready: ComponentType<Props> | null = null
  const fetchPart = async () => (ready ??= await load())
  const Awaited = lazy(async () => ({
    default: await importWithRetry(fetchPart).catch((error: unknown) => {
      if (!orElse) throw error
      return orElse
    }),
  }))
  loads.push(fetchPart)
  if (isEager) preload(fetchPart)
  return function Part(props: Props) {
    const [shown] = useState<ElementType<Props>>(() => ready ?? Awaited)
    return createElement(shown, props)
  }
}

/** Starts loading. Errors are ignored here and surface when the component is rendered. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}

/** Fallback for an optional component whose chunk could not be loaded. */
export const Nothing = () => null
