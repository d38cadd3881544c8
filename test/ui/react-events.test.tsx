import { act, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ROOT_EVENTS } from '../../scripts/build/trim-react.ts'

describe("the tests' React", () => {
  it('hears the events for which the widget has handlers, and no others, as in the build', async () => {
    const onClick = vi.fn<() => void>()
    const onDoubleClick = vi.fn<() => void>()
    const { container } = render(
      <button type="button" onClick={onClick} onDoubleClick={onDoubleClick}>
        Seguinte
      </button>,
    )
    expect(ROOT_EVENTS).not.toContain('dblclick')
    const button = container.querySelector('button')
    await act(async () => {
      for (const type of ['click', 'dblclick'])
        button?.dispatchEvent(new MouseEvent(type, { bubbles: true }))
    })
    expect(onClick).toHaveBeenCalledOnce()
    expect(onDoubleClick).not.toHaveBeenCalled()
  })
})
