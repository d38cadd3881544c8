import { type CSSProperties, useId } from 'react'
import chartCss from './chart.css?inline'
import { useStyles } from '../base/element-context.tsx'

export type Axis = ReturnType<typeof axisFor>

/** Steps that are easy to read, as multiples of a power of ten. */
const STEPS = [1, 2, 5, 10]

/** Most spaces between two ticks. */
const SPACES = 4

/** An axis with round ticks that contains all values: `min` and `max` are the outer ones. The values must be finite. */
export function axisFor(values: readonly number[]) {
  const low = Math.min(...values)
  const span = Math.max(...values) - low || Math.abs(low) || 1
  const power = 10 ** Math.floor(Math.log10(span / SPACES))
  const step = power * (STEPS.find((multiple) => multiple * power * SPACES >= span) ?? 10)
  const first = Math.floor(low / step)
  const last = Math.max(Math.ceil(Math.max(...values) / step), first + 1)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step)
  return { min: first * step, max: last * step, ticks }
}

/** Where a value stands on an axis, in percent. */
export function placeOn({ min, max }: Axis, value: number): number {
  return ((value - min) / (max - min)) * 100
}

interface ChartLine {
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
}

/** The second line is dashed, so that they differ without colour. */
const STROKES = [
  { stroke: 'var(--cfg-accent)', strokeWidth: 2.5 },
  { stroke: 'var(--cfg-ink)', strokeWidth: 2, strokeDasharray: '7 4' },
]

interface LineChartProps {
  readonly title: string
  /** What the chart shows, in a sentence for screen readers. */
  readonly description: string
  /** At most two lines. */
  readonly lines: readonly ChartLine[]
  readonly formatX: (x: number) => string
  readonly formatY: (y: number) => string
  /** Where to draw a vertical line; null for none. */
  readonly markX?: number | null
}

/**
 * Lines over round axes. To screen readers it is one picture with a description; show the figures in a table as well.
 * The texts are HTML, because those of an SVG would shrink with it.
 */
export function LineChart({ title, description, lines, formatX, formatY, markX }: LineChartProps) {
  useStyles(chartCss)
  const titleId = useId()
  const points = lines.flatMap((line) => line.points)
  const x = axisFor(points.map(([at]) => at))
  const y = axisFor(points.map(([, value]) => value))
  const pointsOf = ({ points: all }: ChartLine): string =>
    all.map(([at, value]) => `${placeOn(x, at)},${100 - placeOn(y, value)}`).join(' ')
  return (
    <figure className="chart" aria-labelledby={titleId}>
      <figcaption id={titleId}>
        <b>{title}</b>
      </figcaption>
      <ul role="list" className="cluster chart-key">
        {lines.map(({ name }, index) => (
          <li key={name} className="row">
            <svg width="28" height="12" aria-hidden="true">
              <path d="M0 6h28" {...STROKES[index]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div role="img" aria-label={description} className="soft tiny chart-plot">
        <Scale axis={y} format={formatY} className="chart-y" />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none" aria-hidden="true">
          {y.ticks.map((tick) => (
            <path key={tick} d={`M0 ${100 - placeOn(y, tick)}h100`} stroke="var(--cfg-line)" />
          ))}
          {typeof markX === 'number' && markX <= x.max && (
            <path
              d={`M${placeOn(x, markX)} 0v100`}
              stroke="var(--cfg-ink-3)"
              strokeDasharray="2 3"
            />
          )}
          {lines.map((line, index) => (
            <polyline key={line.name} points={pointsOf(line)} {...STROKES[index]} />
          ))}
        </svg>
        <Scale axis={x} format={formatX} className="chart-x" />
      </div>
    </figure>
  )
}

interface ScaleProps {
  readonly axis: Axis
  readonly format: (value: number) => string
  readonly className: string
}

function Scale({ axis, format, className }: ScaleProps) {
  return (
    <div className={className} aria-hidden="true" translate="no">
      {axis.ticks.map((tick) => (
        <span key={tick} style={{ '--at': `${placeOn(axis, tick)}%` } as CSSProperties}>
          {format(tick)}
        </span>
      ))}
    </div>
  )
}
