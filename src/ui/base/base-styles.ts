import baseCss from './base.css?inline'
import homeCss from './home.css?inline'
import partsCss from './parts.css?inline'
import emptyStateCss from '../primitives/empty-state.css?inline'
import { adoptSheet } from './styles.ts'
import tokensCss from './tokens.css?inline'

/**
 * Adopts the style sheets of the first view. Call it before the first render, so that component sheets come later in
 * the cascade.
 */
export function adoptBaseStyles(root: ShadowRoot): void {
  adoptSheet(root, tokensCss + baseCss + partsCss + emptyStateCss + homeCss)
}
