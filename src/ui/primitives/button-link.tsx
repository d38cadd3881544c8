import type { ComponentProps } from 'react'
import { filled } from './button.tsx'

interface ButtonLinkProps extends Omit<ComponentProps<'a'>, 'className'> {
  readonly href: string
  readonly isWide?: boolean
}

/** A link styled as a secondary button. */
export function ButtonLink({ isWide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} {...filled('secondary', isWide)}>
      {children}
    </a>
  )
}
