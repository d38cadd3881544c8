import type { ComponentProps } from 'react'

export type ButtonVariant = 'primary' | 'secondary'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant
  /** Takes the full width of its container. */
  readonly isWide?: boolean
}

const filled = (variant: ButtonVariant, isWide: boolean | undefined) => ({
  className: `btn ${variant}${isWide ? ' wide' : ''}`,
  part: `button-${variant}`,
})

export function Button({ variant = 'primary', isWide, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} {...filled(variant, isWide)} type={type} />
}

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

/** A button styled as a link. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  return <button {...props} type="button" className="link" />
}
