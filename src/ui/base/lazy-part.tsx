import { type ComponentType, createElement, type ElementType, lazy, useState } from 'react'

/** Pause before a chunk that failed to arrive is asked for once more, in milliseconds. */
const SECOND_TRY = 1000

const loads: (() => Promise<unknown>)[] = []

/**
 * A part in a chunk of its own; a chunk that fails is asked for twice. One that has been prepared is shown at once:
 * a `lazy` component would show its fallback first, and React keeps a fallback for 300 ms.
 * @param orElse Stands in its place where it cannot be had; without one the view around it fails.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  orElse?: ComponentType<Props>,
): ComponentType<Props> {
  let ready: ComponentType<Props> | null = null
  const fetchPart = async () => (ready ??= await load())
  const again = async () => {
    await new Promise((resolve) => setTimeout(resolve, SECOND_TRY))
    const last = fetchPart()
    return orElse ? last.catch(() => orElse) : last
  }
  const Awaited = lazy(async () => ({ default: await fetchPart().catch(again) }))
  loads.push(fetchPart)
  return function Part(props: Props) {
    const [shown] = useState<ElementType<Props>>(() => ready ?? Awaited)
    return createElement(shown, props)
  }
}

/** Fetches every part known so far; a failure here shows when the part is opened. */
export function prepareParts(): void {
  for (const load of loads) load().catch(() => undefined)
}

/** Stands where a part that the screen can do without did not arrive. */
export const Nothing = () => null
