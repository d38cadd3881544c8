import type { ReactNode } from 'react'
import type { Load } from '../../store/state.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useText } from '../use-text.tsx'

interface LoadStateProps<Data> {
  readonly load: Load<Data> | undefined
  readonly onRetry: () => void
  readonly children: (data: Data) => ReactNode
}

/** An answer that is on its way, has failed with a way to ask again, or is there. */
export function LoadState<Data>({ load, onRetry, children }: LoadStateProps<Data>) {
  const t = useText()
  if (load?.status === 'failed')
    return (
      <EmptyState
        kind="failed"
        title={t('noResults')}
        text={t('tryLater')}
        button={{ label: t('retry'), onClick: onRetry }}
      />
    )
  if (!load?.data || load.status !== 'ready') return <p role="status">{t('loading')}</p>
  return children(load.data)
}
