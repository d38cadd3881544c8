import tokensCss from '../styles/tokens.css?inline'
import baseCss from '../styles/base.css?inline'
import figuresCss from '../ui/primitives/figures.css?inline'
import rowsCss from '../ui/primitives/rows.css?inline'
import cardCss from '../features/home/card.css?inline'
import modelCardCss from '../features/home/model-card.css?inline'
import skeletonCss from '../ui/primitives/skeleton.css?inline'
import emptyStateCss from '../ui/primitives/empty-state.css?inline'
import pageCss from './page.css?inline'
import filterToggleCss from '../ui/filter/filter-toggle.css?inline'
import carouselCss from '../ui/carousel/carousel.css?inline'
import { adoptSheet } from '../ui/base/styles.ts'

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
