import type { StoreApi } from 'zustand/vanilla'
import type { State } from './state.ts'

/** Resolves when the state meets a condition, or when aborted. */
export async function until(
  state: StoreApi<State>,
  isMet: (state: State) => boolean,
  signal?: AbortSignal,
): Promise<void> {
  if (signal?.aborted || isMet(state.getState())) return
  await new Promise<void>((resolve) => {
    const finish = (): void => {
      stop()
      signal?.removeEventListener('abort', finish)
      resolve()
    }
    const stop = state.subscribe((changed) => isMet(changed) && finish())
    signal?.addEventListener('abort', finish)
  })
}
