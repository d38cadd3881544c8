import { createContext, useContext, useEffect, useMemo, useRef } from 'react'

const DialogSignalContext = createContext(() => new AbortController().signal)

export const DialogSignal = DialogSignalContext.Provider

/**
 * Returns a function that gives a signal, which is aborted when the surrounding dialog is hidden, replaced or removed.
 * Work that navigates, closes the dialog or changes the configuration has to ask it after every wait.
 */
export function useDialogSignal(): () => AbortSignal {
  return useContext(DialogSignalContext)
}

/**
 * The signal of the open dialog, for `DialogSignal`, or with null of the component, and a function that aborts it before
 * the dialog is removed.
 */
export function useSignalOf(dialog: unknown) {
  const end = useRef<AbortController>(null)
  // A passive effect, because React ends layout effects also while a part of the dialog loads its code.
  useEffect(() => {
    const own = (end.current = new AbortController())
    return () => own.abort()
  }, [dialog])
  return useMemo(
    () => ({
      signal: () => end.current?.signal ?? AbortSignal.abort(),
      abort: () => end.current?.abort(),
    }),
    [],
  )
}
