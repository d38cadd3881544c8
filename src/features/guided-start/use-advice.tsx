import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { logFailure } from '../../platform/log.ts'
import { wishesOf } from './wishes.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { retryFailed } from '../../core/catalogue/lists.ts'
import { advise } from './advise.ts'
import { selectAnswers, selectStated } from './guide.ts'

/**
 * What the line-up has for the answers.
 * @param isComplete Whether the configurations are needed, not only which models still fit.
 */
export function useAdvice(isComplete: boolean) {
  const store = useConfiguratorStore()
  const answers = useSelect(selectAnswers)
  const stated = useSelect(selectStated)
  const areMusts = useSelect((state) => state.areMusts ?? false)
  const wishes = useMemo(() => wishesOf(answers, stated, areMusts), [answers, stated, areMusts])
  const models = useSelect((state) => state.site.models?.data)
  const [attempt, setAttempt] = useState(0)
  const key = useMemo(
    () => ({ wishes, models, attempt, isComplete }),
    [wishes, models, attempt, isComplete],
  )
  const { last, current } = useSearch(key, async (signal) => advise(store, { ...key, signal }))
  return {
    wishes,
    /** What was found last. Null until the first search has ended. */
    last,
    /** What was found for the current wishes. Null until then. */
    advised: current,
    /** Requests the failed lists again. */
    retry: (): void => {
      retryFailed(store)
      setAttempt((count) => count + 1)
    },
  }
}

export type AdviceState = ReturnType<typeof useAdvice>

/** The result of the last finished search, and that of the key, once found. Each new key aborts the search before. */
export function useSearch<Result>(
  key: object | string,
  search: (signal: AbortSignal) => Promise<Result>,
) {
  const [found, setFound] = useState<{ readonly key: unknown; readonly result: Result }>()
  const start = useEffectEvent(search)
  useEffect(() => {
    // The search belongs to the open dialog.
    const work = new AbortController()
    const { signal } = work
    start(signal).then(
      (result) => !signal.aborted && setFound({ key, result }),
      (error: unknown) => {
        if (!signal.aborted) logFailure('a search of the guided start failed', error)
      },
    )
    return () => work.abort()
  }, [key])
  return { last: found?.result ?? null, current: found?.key === key ? found.result : null }
}
