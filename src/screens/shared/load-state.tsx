import type { ReactNode } from 'react'
import type { Load } from '../../store/state.ts'
import { FailedRequest, type FailedLabel } from './list-state.tsx'
import { useText } from './use-text.tsx'

interface LoadStateProps<Data> {
  readonly load: Load<Data> | null
  readonly failedLabel: FailedLabel
  readonly onRetry: () => void
  readonly children: (data: Data) => ReactNode
}

/** A response, or its loading state, or its error state with a retry button. */
export function LoadState<Data>({ load, failedLabel, onRetry, children }: LoadStateProps<Data>) {
  const t = useText()
  if (load?.status === 'failed') return <FailedRequest title={t(failedLabel)} onRetry={onRetry} />
  if (!load?.data || load.status !== 'ready') return <p role="status">{t('loading')}</p>
  return children(load.data)
}
