import { type ComponentType, lazy } from 'react'

/** Pause before a chunk that failed to arrive is asked for once more, in milliseconds. */
const SECOND_TRY = 1000

const loads: (() => Promise<unknown>)[] = []

/**
 * A part in a chunk of its own; a chunk that fails is asked for twice.
 * @param orElse Stands in its place where it cannot be had; without one the view around it fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  orElse?: ComponentType<Props>,
) {
  loads.push(load)
  return lazy(async () => ({ default: await load().catch(again) }))

  async function again(): Promise<ComponentType<Props>> {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY))
    const last = load()
    return orElse ? last.catch(() => orElse) : last
  }
}

/** Fetches every part known so far; a failure here shows when the part is opened. */
export function prepareParts(): void {
  for (const load of loads) load().catch(() => undefined)
}

/** Stands where a part that the screen can do without did not arrive. */
export const Nothing = () => null
