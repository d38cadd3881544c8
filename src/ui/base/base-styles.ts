import baseCss from './base.css?inline'
import homeCss from './home.css?inline'
import partsCss from './parts.css?inline'
import { adoptSheet } from './styles.ts'
import tokensCss from './tokens.css?inline'

/** Adopts what the first view needs; called before the first render, so that component sheets come after it. */
export function adoptBaseStyles(root: ShadowRoot): void {
  adoptSheet(root, tokensCss + baseCss + partsCss + homeCss)
}
