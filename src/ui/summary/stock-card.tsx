import { ButtonLink } from '../primitives/button-link.tsx'
import { useStyles } from '../base/root-context.tsx'
import stockCss from './stock-card.css?inline'

export interface StockCardProps {
  readonly title: string
  /** 'Existem 3 carros que correspondem exatamente'. */
  readonly found: string
  /** Rest of the sentence. */
  readonly where: string
  readonly picture: string | null
  readonly link: { readonly label: string; readonly note: string; readonly href: string }
}

/** Matching cars in stock, with a link to the online shop. */
export function StockCard({ title, found, where, picture, link }: StockCardProps) {
  useStyles(stockCss)
  return (
    <section className="stock" aria-label={title}>
      {picture && <img src={picture} alt="" loading="lazy" width="1200" height="675" />}
      <h2>{title}</h2>
      <p>
        <b>{found}</b> {where}
      </p>
      <ButtonLink isWide href={link.href} target="_blank" rel="noopener">
        {link.label} <span className="vh">{link.note}</span>
      </ButtonLink>
    </section>
  )
}
