import tokensCss from './tokens.css?inline'
import baseCss from './base.css?inline'
import figuresCss from '../primitives/figures.css?inline'
import rowsCss from '../primitives/rows.css?inline'
import cardCss from '../cards/card.css?inline'
import modelCardCss from '../cards/model-card.css?inline'
import skeletonCss from '../primitives/skeleton.css?inline'
import emptyStateCss from '../primitives/empty-state.css?inline'
import pageCss from '../shell/page.css?inline'
import filterToggleCss from '../filter/filter-toggle.css?inline'
import carouselCss from '../carousel/carousel.css?inline'
import { adoptSheet } from './styles.ts'

/** The styles of the first view. The first sheet declares the order of the cascade layers. */
const FIRST_VIEW =
  tokensCss +
  baseCss +
  figuresCss +
  rowsCss +
  cardCss +
  modelCardCss +
  skeletonCss +
  emptyStateCss +
  pageCss +
  filterToggleCss +
  carouselCss

/** Adopts the style sheets of the first view as one. Call it before the first render: it orders the layers. */
export function adoptBaseStyles(root: ShadowRoot): void {
  adoptSheet(root, FIRST_VIEW)
}
