import { whenIdle } from '../../platform/page.ts'
import { loads, preload } from './lazy-part.tsx'

/** Preloads every lazy component registered so far. */
export function preloadLazyComponents(): void {
  loads.forEach(preload)
}

/**
 * Preloads every lazy component registered so far, one in each idle moment: evaluating the code of all of them together
 * would keep a slow phone busy.
 */
export async function preloadWhenIdle(): Promise<void> {
  for (const load of loads) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    await load().catch(() => undefined)
  }
}
