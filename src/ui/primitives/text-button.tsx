import type { ComponentProps } from 'react'

import { useStyles } from '../base/root-context.tsx'
import textButtonCss from './text-button.css?inline'

/** A button styled as a link. */
export function TextButton(props: Omit<ComponentProps<'button'>, 'className' | 'type'>) {
  useStyles(textButtonCss)
  return <button {...props} type="button" className="link" />
}

/** Text styled as a link, inside a button that does not look like one. */
export function LinkText({ children }: { readonly children: string }) {
  useStyles(textButtonCss)
  return <span className="link">{children}</span>
}
