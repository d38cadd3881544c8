import type { ReactNode } from 'react'

import { LazyIcon } from './lazy-icon.tsx'
import { useStyles } from '../base/root-context.tsx'
import sectionsCss from './sections.css?inline'
import textCss from '../base/text.css?inline'

export interface FeaturedBlockProps {
  readonly title: string
  readonly image?: string | null
  readonly link?: { readonly label: string; readonly href: string } | null
  readonly children: ReactNode
}

export function FeaturedBlock({ title, image, link, children }: FeaturedBlockProps) {
  useStyles(textCss)
  useStyles(sectionsCss)
  return (
    <section className="featured">
      {image && <img src={image} alt="" width="1200" height="675" loading="lazy" />}
      <div className="rich">
        <h2>{title}</h2>
        {children}
        {link && (
          <a className="go" href={link.href}>
            {link.label} <LazyIcon name="arrow-right" size={16} />
          </a>
        )}
      </div>
    </section>
  )
}
