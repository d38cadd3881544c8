import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { savesData } from '../../platform/connection.ts'
import { afterPaint } from '../../platform/page.ts'
import { revealAfterPaint } from '../../platform/scroll.ts'
import { formatPrice } from '../../core/formats/format.ts'
import { useIsMobile, useShadowRoot, useStyles } from '../../ui/base/element-context.tsx'
import primitivesCss from '../../styles/primitives.css?inline'
import startCss from './start.css?inline'
import { StepIcon } from '../../ui/primitives/step-icon.tsx'
import { Slot } from '../../ui/base/slots.tsx'
import { useText } from '../../ui/text/use-text.tsx'
import { FilterOptions } from '../../ui/filter/list-filter.tsx'
import { useFilterPanel } from '../../ui/filter/use-filter-panel.tsx'
import { useListedModels } from './use-listed-models.tsx'
import { Picture } from '../../ui/primitives/picture.tsx'

/**
 * Entry points of the model list, below its title: those of optional features, and an index of all models on phones or the
 * most used filters on a desktop. Loaded after the first view, which keeps their space.
 */
export function HomeStart() {
  useStyles(primitivesCss)
  useStyles(startCss)
  const t = useText()
  const isMobile = useIsMobile()
  const { models } = useListedModels()
  const hasChoice = models.length > 1
  const [isWhole, setIsWhole] = useState(false)
  // Until there are models, a row without them would be of another height.
  if (models.length === 0) return null
  return (
    <>
      <div className="between start-ways">
        {!isMobile && <Slot name="home-saved" />}
        {hasChoice && isMobile && (
          <button
            type="button"
            className="filter-toggle start-button"
            aria-expanded={isWhole}
            onClick={() => setIsWhole((is) => !is)}
          >
            {t('seeRange')}
            <StepIcon name={isWhole ? 'up' : 'down'} size={16} />
          </button>
        )}
        {hasChoice && <Slot name="home-ways" />}
      </div>
      {isMobile ? (
        <>
          <IndexRail isWhole={isWhole} onSelect={() => setIsWhole(false)} />
          <div className="cluster">
            <Slot name="home-saved" />
          </div>
        </>
      ) : (
        <HomeFacets />
      )}
      <Slot name="home-end" />
    </>
  )
}

interface IndexRailProps {
  /** Whether all models are in view, in rows. */
  readonly isWhole: boolean
  readonly onSelect: () => void
}

/** All models in a row of small buttons, which follows the row of their cards. */
function IndexRail({ isWhole, onSelect }: IndexRailProps) {
  const t = useText()
  const root = useShadowRoot()
  const { shown } = useListedModels()
  const current = useCurrentSlide(root, shown.length)
  const rail = useRef<HTMLElement>(null)
  // In rows, it may end below the window.
  useEffect(() => (isWhole ? revealAfterPaint(() => rail.current) : undefined), [isWhole])
  useEffect(() => {
    const row = rail.current
    const item = row?.children[current] as HTMLElement | undefined
    // `scrollIntoView` would also scroll the page.
    if (item) row?.scrollTo({ left: item.offsetLeft - (row.clientWidth - item.clientWidth) / 2 })
  }, [current])
  return (
    <nav
      ref={rail}
      className="rail"
      aria-label={t('modelsIndex')}
      data-whole={isWhole || undefined}
    >
      {shown.map(({ id, name, price, image }, index) => (
        <button
          key={id}
          type="button"
          className="tool rail-item"
          aria-current={index === current || undefined}
          onClick={() => {
            onSelect()
            afterPaint(() => goTo(root?.querySelectorAll('.carousel li')[index]))
          }}
        >
          {image && !savesData() && <Picture src={image} width="64" height="36" decoding="async" />}
          <b translate="no">{name}</b>{' '}
          <span className="soft">{price === null ? '' : `${t('from')} ${formatPrice(price)}`}</span>
        </button>
      ))}
    </nav>
  )
}

/**
 * Scrolls to a card, and moves the focus there: the next Tab continues from what is shown. The focus ends a movement of
 * the row first, in the middle of which the scrolling would miss its place.
 */
function goTo(part: Element | undefined): void {
  if (!(part instanceof HTMLElement)) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
  revealAfterPaint(() => part, { inline: 'start' })
}

/** Index of the slide at the start of the row of cards, whoever scrolls it. */
function useCurrentSlide(root: ShadowRoot | null, count: number): number {
  const [current, setCurrent] = useState(0)
  useEffect(() => {
    const follow = (): void => {
      const row = root?.querySelector('.swiper-wrapper')
      // The gaps at the ends of the row make less than a tenth of a slide.
      if (row) setCurrent(Math.round((row.scrollLeft / row.scrollWidth) * count))
    }
    // A scroll event does not bubble. The row is rendered anew when the filter has had no match.
    root?.addEventListener('scroll', follow, true)
    const cancel = afterPaint(follow)
    return () => {
      root?.removeEventListener('scroll', follow, true)
      cancel()
    }
  }, [root, count])
  return current
}

/** The filters that buyers use most. */
const FACETS: ReadonlySet<string> = new Set(['energies', 'seats', 'monthlyPayment'])

/**
 * The most used filters of the model list as chips beside 'Filtro', whose panel has all of them. Each opens its options and
 * says which of them are ticked.
 */
function HomeFacets() {
  useStyles(startCss)
  const { models, selection } = useListedModels()
  const { groups, onChange } = useFilterPanel('home', models, selection)
  // Closes a chip when the focus leaves it, also because of a press elsewhere.
  const closeLeft = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    for (const chip of currentTarget.querySelectorAll('details'))
      if (!chip.contains(relatedTarget)) chip.open = false
  }
  return (
    <div className="filter-chips" onBlur={closeLeft}>
      {groups.map((group) => {
        if (!FACETS.has(group.id)) return null
        const ticked = group.options.filter(({ isChecked }) => isChecked)
        return (
          <details key={group.id} name="filter-chips">
            <summary className="filter-toggle" data-on={ticked.length > 0 || undefined}>
              <span>{ticked.map(({ label }) => label).join(', ') || group.label}</span>
              <StepIcon name="down" size={16} />
            </summary>
            {/* Takes the focus of a press beside the options. */}
            <div tabIndex={-1}>
              <FilterOptions group={group} onChange={onChange} />
            </div>
          </details>
        )
      })}
    </div>
  )
}
