import type { ComponentProps } from 'react'

import { filled, type ButtonVariant } from './button.tsx'

export interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  readonly href: string
  readonly variant?: ButtonVariant
  readonly isWide?: boolean
}

/** A link styled as a button. */
export function ButtonLink({ variant = 'secondary', isWide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...filled(variant, isWide)}>
      {children}
    </a>
  )
}
