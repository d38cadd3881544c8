import { useInsertionEffect } from 'react'
import { useShadowRoot } from './root-context.tsx'
import { adoptSheet } from './styles.ts'

/** Adopts a component's style sheet into the surrounding shadow root before the first paint. */
export function useStyles(css: string): void {
  const root = useShadowRoot()
  useInsertionEffect(() => {
    if (root) adoptSheet(root, css)
  }, [root, css])
}
