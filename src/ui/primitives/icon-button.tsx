import type { ComponentProps } from 'react'

import buttonsCss from './buttons.css?inline'
import { useStyles } from '../base/root-context.tsx'
import { LazyIcon, type LazyIconName } from './lazy-icon.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** Tooltip and, as the only text, accessible name. With `aria-label` it would be read twice. */
  readonly label: string
  readonly icon: LazyIconName
  /** Without a border. */
  readonly isBare?: boolean
}

export function IconButton({ label, icon, isBare, ...rest }: IconButtonProps) {
  useStyles(buttonsCss)
  return (
    <button {...rest} type="button" className={isBare ? 'round bare' : 'round'} title={label}>
      <LazyIcon name={icon} />
    </button>
  )
}
