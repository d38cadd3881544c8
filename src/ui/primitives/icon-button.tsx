import type { ComponentProps, ReactElement } from 'react'
import primitivesCss from '../../styles/primitives.css?inline'
import { useStyles } from '../base/element-context.tsx'
import { pressed, type Pressable } from './button.tsx'
import { StepIcon, type StepIconName } from './step-icon.tsx'

interface IconButtonProps extends Pressable, Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** Tooltip and, as the only text, accessible name. With `aria-label` it would be read twice. */
  readonly label: string
  readonly icon: StepIconName | ReactElement
  /** Without a border. */
  readonly isBare?: boolean
}

export function IconButton({ label, icon, isBare, onPress, ...rest }: IconButtonProps) {
  useStyles(primitivesCss)
  return (
    <button
      {...rest}
      {...pressed(onPress)}
      type="button"
      className={isBare ? 'round bare' : 'round'}
      title={label}
    >
      {typeof icon === 'string' ? <StepIcon name={icon} /> : icon}
    </button>
  )
}
