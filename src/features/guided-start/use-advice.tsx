import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { logFailure } from '../../platform/log.ts'
import { type GuideAnswers, type QuestionId, wishesOf } from './wishes.ts'
import { useConfiguratorStore, useSelect } from '../../core/store/context.tsx'
import { retryFailed } from '../../core/catalogue/lists.ts'
import { advise, findDeadEnds, type Choice } from './advise.ts'
import { selectAnswers, selectStated } from './guide.ts'

/**
 * What the line-up has for the must-haves that the answers state.
 * @param isComplete Whether the configurations are needed, not only which models still fit.
 */
export function useAdvice(isComplete: boolean) {
  const store = useConfiguratorStore()
  const answers = useSelect(selectAnswers)
  const stated = useSelect(selectStated)
  const wishes = useMemo(() => wishesOf(answers, stated), [answers, stated])
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

/** Whether it is known that no model is left. */
export function leavesNone({ advised }: AdviceState): boolean {
  return advised?.fits.length === 0 && advised.unchecked.length === 0
}

/** The answers to a question that would leave no model. None until they are known. */
export function useDeadEnds(
  question: QuestionId,
  options: readonly { readonly id: string }[],
): readonly string[] {
  const answers = useSelect(selectAnswers)
  const stated = useSelect(selectStated)
  const key = useMemo(() => {
    const { [question]: _, ...others } = answers
    const wishesWith = (id: string) => wishesOf({ ...others, [question]: id }, stated)
    return {
      others: wishesOf(others, stated),
      possible: options.map(({ id }) => ({ id, wishes: wishesWith(id) })),
    }
  }, [answers, options, question, stated])
  return useDeadEndSearch(key) ?? []
}

/**
 * The question, or the equipment, whose answer leaves no model beside the other answers. Of several, the one that was
 * answered last. Undefined until it is known, and if no answer alone is the reason.
 */
export function useExcluding(): keyof GuideAnswers | undefined {
  const answers = useSelect(selectAnswers)
  const stated = useSelect(selectStated)
  const key = useMemo(() => {
    const given = Object.keys(answers) as (keyof GuideAnswers)[]
    const possible = given.map((id) => {
      const { [id]: _, ...others } = answers
      return { id, wishes: wishesOf(others, stated) }
    })
    return { others: [], possible, given }
  }, [answers, stated])
  const useless = useDeadEndSearch(key)
  return useless ? key.given.findLast((id) => !useless.includes(id)) : undefined
}

function useDeadEndSearch(key: Omit<Choice, 'signal'>): readonly string[] | null {
  const store = useConfiguratorStore()
  return useSearch(key, async (signal) => findDeadEnds(store, { ...key, signal })).current
}

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
