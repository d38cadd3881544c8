import type { ComponentProps } from 'react'
import { selectBackOffice } from '../../core/catalogue/line-up.ts'
import { readText } from '../../core/content-site/wire.ts'
import { useSelect } from '../../core/store/context.tsx'
import { EmptyState } from '../primitives/empty-state.tsx'
import { useText } from '../text/use-text.tsx'

type NoResultsProps = Pick<ComponentProps<typeof EmptyState>, 'text' | 'button'>

/** Shown for an empty list (spec §8). Without a text, which names the filter, the content site has nothing to show. */
export function NoResults({ text, ...rest }: NoResultsProps) {
  const t = useText()
  const title =
    useSelect((state) => selectBackOffice(state, 'cfg_msg_no_result', readText)) ?? t('noResults')
  return (
    <EmptyState
      {...rest}
      kind={text ? 'filtered' : 'empty'}
      title={title}
      text={text ?? t('tryLater')}
    />
  )
}
