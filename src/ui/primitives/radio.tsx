import type { ComponentProps } from 'react'

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** Radio buttons with the same name form a group. */
  readonly name: string
}

/**
 * A radio button. Removing it clears its name first: Chromium keeps radio buttons with a name that are removed from a
 * shadow root in memory, together with everything that refers to them (`test/browser/memory`).
 */
export function Radio(props: RadioProps) {
  return <input {...props} type="radio" ref={clearNameOnRemoval} />
}

function clearNameOnRemoval(radio: HTMLInputElement): () => void {
  return () => {
    radio.name = ''
  }
}
