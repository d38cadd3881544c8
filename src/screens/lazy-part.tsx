import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/** Pause before a chunk that failed to arrive is asked for once more, in milliseconds. */
const SECOND_TRY = 1000

const loads: (() => Promise<unknown>)[] = []

/** A component in a chunk of its own; a chunk that fails is asked for twice. */
export function lazyPart<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  loads.push(load)
  return lazy(async () => {
    const again = async (): Promise<ComponentType<Props>> => {
      await new Promise((resolve) => setTimeout(resolve, SECOND_TRY))
      return load()
    }
    return { default: await load().catch(again) }
  })
}

/** Fetches every part known so far; a failure here shows when the part is opened. */
export function prepareAll(): void {
  for (const load of loads) load().catch(() => undefined)
}
