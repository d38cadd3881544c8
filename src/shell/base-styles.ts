import tokensCss from '../styles/tokens.css?inline'
import baseCss from '../styles/base.css?inline'
import listCss from '../ui/primitives/list.css?inline'
import modelCardCss from '../features/home/model-card.css?inline'
import pageCss from './page.css?inline'
import carouselCss from '../ui/carousel/carousel.css?inline'
import { adoptSheet } from '../ui/base/styles.ts'

/** The styles of the first view. The first sheet declares the order of the cascade layers. */
const FIRST_VIEW = tokensCss + baseCss + listCss + modelCardCss + pageCss + carouselCss

/** Adopts the style sheets of the first view as one. Call it before the first render: it orders the layers. */
export function adoptBaseStyles(root: ShadowRoot): void {
  adoptSheet(root, FIRST_VIEW)
}
