import type { ComponentProps, CSSProperties } from 'react'
import { useStyles } from '../base/use-styles.tsx'
import primitivesCss from '../../styles/primitives.css?inline'

interface LayoutProps extends Omit<ComponentProps<'div'>, 'className' | 'style'> {
  /** The space between two children, as the number of a space token. */
  readonly gap?: 2 | 4 | 5
}

const space = (gap: number): string => `var(--cfg-space-${gap})`

/** Children one below the other. */
export function Stack({ gap, ...rest }: LayoutProps) {
  useStyles(primitivesCss)
  const style = gap === undefined ? undefined : ({ '--stack-gap': space(gap) } as CSSProperties)
  return <div {...rest} className="stack" style={style} />
}

/** Children side by side, in several lines where they do not fit. */
export function Cluster({ gap = 5, ...rest }: LayoutProps) {
  useStyles(primitivesCss)
  return <div {...rest} className="cluster" style={{ columnGap: space(gap) }} />
}
