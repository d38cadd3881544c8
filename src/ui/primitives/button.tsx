import type { ComponentProps } from 'react'
import { afterPaint } from '../../platform/page.ts'

type ButtonVariant = 'primary' | 'secondary'

export interface Pressable {
  /** Acts once the browser has shown the press; `onClick` acts at once. */
  readonly onPress?: (() => void) | undefined
}

/** The handler of a button that acts once the browser has shown the press. */
export const pressed = (onPress: Pressable['onPress']) =>
  onPress && { onClick: () => void afterPaint(onPress) }

interface ButtonProps extends Pressable, Omit<ComponentProps<'button'>, 'className'> {
  readonly variant?: ButtonVariant
  /** Takes the full width of its container. */
  readonly isWide?: boolean
}

/** Class and part of a button, also for a link styled as one. */
export const filled = (variant: ButtonVariant, isWide: boolean | undefined) => ({
  className: `btn ${variant}${isWide ? ' wide' : ''}`,
  part: `button-${variant}`,
})

export function Button(props: ButtonProps) {
  const { variant = 'primary', isWide, type = 'button', onPress, ...rest } = props
  return <button {...rest} {...pressed(onPress)} {...filled(variant, isWide)} type={type} />
}
