import { useEffect, useMemo, useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { logFailure } from '../../browser/log.ts'
import { wishesOf, type Wish } from '../../domain/guided-start/wishes.ts'
import { useConfiguratorStore, useSelect } from '../../store/context.tsx'
import { retryFailed } from '../../store/catalogue/load-lists.ts'
import { advise, type Advised } from '../../store/guided-start/advise.ts'
import { selectAnswers, selectFacts, selectStated } from '../../store/guided-start/guide.ts'
import type { Searcher } from '../../store/guided-start/searcher.ts'

/** The must-haves that the answers state. */
export function useWishes(): readonly Wish[] {
  const answers = useSelect(selectAnswers)
  const facts = useSelect(useShallow(selectFacts))
  const { hasPayments, hasDelivery } = useSelect(useShallow(selectStated))
  return useMemo(
    () => wishesOf(answers, { facts, hasPayments, hasDelivery }),
    [answers, facts, hasPayments, hasDelivery],
  )
}

export interface AdviceState {
  /** What was found last. Null until the first search has ended. */
  readonly advised: Advised | null
  /** Whether it is for the current wishes. */
  readonly isCurrent: boolean
  /** The share of the needed lists that have loaded or failed, from 0 to 1. */
  readonly share: number
  /** Requests the failed lists again. */
  readonly retry: () => void
}

/**
 * What the line-up has for the wishes.
 * @param isComplete Whether the configurations are needed, not only which models still fit.
 */
export function useAdvice(
  searcher: Searcher,
  wishes: readonly Wish[],
  isComplete: boolean,
): AdviceState {
  const store = useConfiguratorStore()
  const models = useSelect((state) => state.site.models?.data)
  const [attempt, setAttempt] = useState(0)
  const [progress, setProgress] = useState<{ readonly key: object; readonly share: number }>()
  const key = useMemo(
    () => ({ wishes, models, attempt, isComplete }),
    [wishes, models, attempt, isComplete],
  )
  const [found, setFound] = useState<{ readonly key: object; readonly advised: Advised }>()
  useEffect(() => {
    // The search belongs to the open dialog.
    const work = new AbortController()
    const { signal } = work
    const onProgress = (share: number): void => setProgress({ key, share })
    advise(store, { ...key, searcher, signal, onProgress }).then(
      (advised) => !signal.aborted && setFound({ key, advised }),
      (error: unknown) => {
        if (!signal.aborted) logFailure('the line-up could not be searched', error)
      },
    )
    return () => work.abort()
  }, [key, searcher, store])
  return {
    advised: found?.advised ?? null,
    isCurrent: found?.key === key,
    share: progress?.key === key ? progress.share : 0,
    retry() {
      retryFailed(store)
      setAttempt(attempt + 1)
    },
  }
}
