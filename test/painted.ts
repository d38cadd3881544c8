import { act } from '@testing-library/react'
import { afterPaint } from '../src/platform/page.ts'

/** Resolves when everything that waits for the next paint has run. */
export const painted = async (): Promise<void> =>
  act(async () => {
    await new Promise<void>((resolve) => {
      afterPaint(resolve)
    })
  })
