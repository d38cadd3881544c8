import firstViewCss from './first-view.css?inline'
import { adoptSheet } from '../ui/base/styles.ts'

/** Adopts the style sheets of the first view as one. Call it before the first render: it orders the layers. */
export function adoptBaseStyles(root: ShadowRoot): void {
  adoptSheet(root, firstViewCss)
}
