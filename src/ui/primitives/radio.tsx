import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { afterPaint } from '../../platform/page.ts'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'checked' | 'onChange'> & {
  /**
   * Radio buttons with the same name form a group. Not from `useId`: for each name that a shadow root ever had, Chromium
   * keeps an empty group as long as the element lives.
   */
  readonly name: string
  readonly checked: boolean
  /** Acts once the browser has shown the choice. */
  readonly onChoose: () => void
}

/**
 * A radio button that the browser checks at once, also when `checked` follows later: React would restore the whole
 * group as it was rendered last. Removing it clears its name first: Chromium keeps radio buttons with a name that are
 * removed from a shadow root in memory, together with everything that refers to them (`test/e2e/memory`).
 */
export function Radio({ checked, name, onChoose, ...props }: RadioProps) {
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (ref.current) ref.current.checked = checked
  }, [checked])
  useLayoutEffect(() => {
    const radio = ref.current
    if (!radio) return
    radio.name = name
    return () => {
      radio.name = ''
    }
  }, [name])
  return (
    <input
      {...props}
      name={name}
      type="radio"
      ref={ref}
      defaultChecked={checked}
      onChange={() => afterPaint(onChoose)}
    />
  )
}
