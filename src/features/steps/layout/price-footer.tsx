import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

import { createObserver } from '../../../platform/observers.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { type Figure, Figures } from '../../../ui/primitives/figures.tsx'
import { LazyIcon } from '../../../ui/primitives/lazy-icon.tsx'
import { useStyles } from '../../../ui/base/root-context.tsx'
import { useIsMobile } from '../../../ui/base/use-element-width.tsx'
import { type Row, Rows } from '../../../ui/primitives/rows.tsx'
import { pinBar } from './pinned-bar.ts'
import { useSinglePress } from './use-single-press.tsx'
import footerCss from './footer.css?inline'
import disabledCss from '../../../ui/primitives/disabled-button.css?inline'

export interface FooterButton {
  readonly label: string
  readonly onClick: () => void
  /** The press is remembered and takes effect when the screen has loaded. */
  readonly isBusy?: boolean
  /** What there is to choose could not be loaded. */
  readonly isBlocked?: boolean
}

export interface PriceFooterProps {
  /** Accessible name of the region. */
  readonly label: string
  /** Identifies the screen, on which the effect of the buttons depends. */
  readonly screen: string
  /** `null` on the summary, whose bar has no 'Anterior' button. */
  readonly previous: FooterButton | null
  readonly next: FooterButton
  /** The first line: a warning about the figures. */
  readonly notice?: ReactNode
  /** The price first, in larger type. */
  readonly figures: readonly Figure[]
  readonly isPending?: boolean
  /** The figures do not include the buyer's last change; `note` says so. */
  readonly isOutdated?: boolean
  /** Official values; beside the figures where the bar is wide, else among the details. */
  readonly values?: readonly Row[]
  /** Entrada inicial, Prazo, Montante financiado, Última prestação; shown by a button. */
  readonly details: readonly Row[]
  /** What follows the details. */
  readonly more?: ReactNode
  /** Text and accessible name of the button that shows the details. */
  readonly detailsText: string
  readonly detailsLabel: string
  /** One line that explains the figures. */
  readonly note?: string | null
  /** The note is a caveat to the figures and must never be collapsed. */
  readonly isNotePinned?: boolean
  /** Announced by screen readers when the price has changed. */
  readonly announcement: string
}

/** Calls `onPress` for a press outside of an element, while `isActive`. */
function useOutsidePress(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  onPress: () => void,
): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const root = ref.current?.getRootNode()
    if (!isActive || !root) return
    // The path is that of the press: what was pressed may have been removed since.
    const onClick = (event: Event): void => {
      if (ref.current && !event.composedPath().includes(ref.current)) press()
    }
    root.addEventListener('click', onClick)
    return () => root.removeEventListener('click', onClick)
  }, [ref, isActive])
}

/** Sticky at the bottom of the window: must be shown last in the inner root. */
export function PriceFooter(props: PriceFooterProps) {
  useStyles(footerCss)
  useStyles(disabledCss)
  const ref = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    const root = bar?.closest<HTMLElement>('.cfg')
    if (!bar?.parentElement || !root) return
    // Exposes the bar's height, so that focused or scrolled-to elements are not hidden behind it.
    const publishHeight = () => {
      const height = getComputedStyle(bar).position === 'relative' ? 0 : bar.offsetHeight
      root.style.setProperty('--footer-height', `${height}px`)
    }
    const unpin = pinBar(bar, bar.parentElement)
    publishHeight()
    const observer = createObserver('ResizeObserver', publishHeight)
    observer.observe(bar)
    return () => {
      observer.disconnect()
      unpin()
      root.style.removeProperty('--footer-height')
    }
  }, [])
  const pressOnce = useSinglePress(props.screen)
  // By screen: another step begins with them closed.
  const [detailedOn, setDetailedOn] = useState<string | null>(null)
  const isDetailed = detailedOn === props.screen
  const closeDetails = () => setDetailedOn(null)
  useOutsidePress(ref, useIsMobile() && isDetailed, closeDetails)
  const { previous, next, values = [], details } = props
  return (
    <section
      ref={ref}
      className="between footer"
      part="footer"
      aria-label={props.label}
      data-outdated={props.isOutdated || undefined}
      data-detailed={isDetailed || undefined}
      data-folded={(details.length > 0 && !isDetailed) || undefined}
    >
      {props.notice}
      {previous && (
        <Button variant="secondary" data-go="back" {...pressOnce(previous.onClick)}>
          <LazyIcon name="arrow-left" />
          <span>{previous.label}</span>
        </Button>
      )}
      <div className="footer-figures">
        <Figures size="footer" items={props.figures.slice(0, 1)} isPending={props.isPending} />
        {details.length > 0 && (
          <button
            type="button"
            className="footer-more"
            aria-label={props.detailsLabel}
            aria-expanded={isDetailed}
            onClick={() => setDetailedOn((on) => (on === props.screen ? null : props.screen))}
            onKeyDown={({ key }) => key === 'Escape' && closeDetails()}
          >
            <span>{props.detailsText}</span>
            <LazyIcon name={isDetailed ? 'down' : 'up'} size={16} />
          </button>
        )}
        <Figures size="footer" items={props.figures.slice(1)} isPending={props.isPending} />
        {props.note && (
          <p className="note" data-pinned={props.isNotePinned || undefined}>
            {props.note}
          </p>
        )}
        {values.length > 0 && <Rows className="details values" items={values} />}
        {details.length > 0 && <Rows className="details" items={details} />}
        {isDetailed && props.more}
      </div>
      <Button
        data-go="on"
        aria-busy={next.isBusy || undefined}
        disabled={next.isBlocked}
        {...pressOnce(next.onClick)}
      >
        {next.isBusy && <i className="spinner" />}
        <span>{next.label}</span>
      </Button>
      <p role="status" className="vh">
        {props.announcement}
      </p>
    </section>
  )
}
