import type { ComponentProps } from 'react'
import { pressed, type Pressable } from './button.tsx'
import { StepIcon } from './step-icon.tsx'
import { useStyles } from '../base/element-context.tsx'
import primitivesCss from '../../styles/primitives.css?inline'

/** A button styled as a link. */
export function TextButton({
  onPress,
  ...rest
}: Pressable & Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  useStyles(primitivesCss)
  return <button {...rest} {...pressed(onPress)} type="button" className="link" />
}

/** Text styled as a link, inside a button that does not look like one. */
export function LinkText({ children }: { readonly children: string }) {
  return <span className="link">{children}</span>
}

interface DisclosureButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly isOpen: boolean
}

/** The name of a row, which opens what it is about below it. The whole height of the row can be pressed. */
export function DisclosureButton({ isOpen, children, ...rest }: DisclosureButtonProps) {
  return (
    <button {...rest} type="button" className="row opener" aria-expanded={isOpen}>
      {children}
      <StepIcon name={isOpen ? 'up' : 'down'} size={16} />
    </button>
  )
}
