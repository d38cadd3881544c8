import type { ComponentProps, ReactNode } from 'react'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { readText } from '../../core/content-site/wire.ts'
import { useSelect, useConfiguratorStore } from '../../core/store/context.tsx'
import { EmptyState, FailedState } from './empty-state.tsx'
import { useText } from '../text/use-text.tsx'
import { retryFailed } from '../../core/catalogue/lists.ts'
import type { LabelKey } from '../../labels/labels.ts'
import type { Load } from '../../core/store/state.ts'

type NoResultsProps = Pick<ComponentProps<typeof EmptyState>, 'text' | 'button'>

/** Shown for an empty list (spec §8). Without a text, which names the filter, the content site has nothing to show. */
export function NoResults({ text, button }: NoResultsProps) {
  const t = useText()
  const title =
    useSelect((state) => selectBackOffice(state, 'cfg_msg_no_result', readText)) ?? t('noResults')
  return (
    <EmptyState
      kind={text ? 'filtered' : 'empty'}
      title={title}
      text={text ?? t('tryLater')}
      button={text ? (button ?? null) : { label: t('retry'), onClick: () => location.reload() }}
    />
  )
}

/** The labels that name a list which cannot be loaded. */
export type FailedLabel = Exclude<Extract<LabelKey, `failed${string}`>, 'failedLists'>

interface ListStateProps {
  readonly status: Load<unknown>['status']
  /** The sentence that names the list if it cannot be loaded. */
  readonly failedLabel: FailedLabel
  /** Has the same height as the list; one line if missing. */
  readonly skeleton?: ReactNode
  readonly children: ReactNode
}

/** A list, or its loading state, or its error state with a retry button (spec §8). */
export function ListState({ status, failedLabel, skeleton, children }: ListStateProps) {
  const t = useText()
  const store = useConfiguratorStore()
  if (status === 'ready') return children
  if (status === 'failed')
    return <FailedRequest title={t(failedLabel)} onRetry={() => retryFailed(store)} />
  return (
    <div className="stack" aria-busy="true">
      <p className="vh" role="status">
        {t('loading')}
      </p>
      {skeleton ?? <i className="sk" />}
    </div>
  )
}

/** A failed request: the error state, and how to reach the site if the host says so (README, slots). */
export function FailedRequest(props: ComponentProps<typeof FailedState>) {
  return (
    <>
      <FailedState {...props} />
      <slot name="contact" />
    </>
  )
}

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
