import type { ComponentProps } from 'react'

type ButtonVariant = 'primary' | 'secondary'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant
  /** Takes the full width of its container. */
  readonly isWide?: boolean
}

/** Class and part of a button, also for a link styled as one. */
export const filled = (variant: ButtonVariant, isWide: boolean | undefined) => ({
  className: `btn ${variant}${isWide ? ' wide' : ''}`,
  part: `button-${variant}`,
})

export function Button({ variant = 'primary', isWide, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} {...filled(variant, isWide)} type={type} />
}
