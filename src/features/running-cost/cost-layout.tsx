import type { ReactNode } from 'react'

import formCss from '../../ui/form/form.css?inline'
import costCss from './running-cost.css?inline'
import { useText } from '../../ui/text/use-text.tsx'
import { gapText } from './cost-words.ts'
import type { Gap } from './energy.ts'
import { useStyles } from '../../ui/base/use-styles.tsx'

interface CostSectionProps {
  readonly title?: string
  readonly children: ReactNode
}

export function CostSection({ title, children }: CostSectionProps) {
  useStyles(costCss)
  useStyles(formCss)
  return (
    <section className="stack cost">
      {title && <h3>{title}</h3>}
      {children}
    </section>
  )
}

/** Why there is no sum. */
export function NoSum({ gap }: { readonly gap: Gap }) {
  const t = useText()
  return <p>{`${t('costNoSum')} ${gapText(t, gap)}`}</p>
}
