import type { ReactNode } from 'react'
import { lazyPart } from '../../ui/base/lazy-part.tsx'

/* Parts of the model list that its first view does without. */

export const HomeTexts = lazyPart(async () => (await import('./home-texts.tsx')).HomeTexts)

export const LineUpLegal = lazyPart(
  async () => (await import('../legal/legal-line.tsx')).LineUpLegal,
  ({ children }: { readonly children?: ReactNode }) => children,
)
