import { expect } from '@playwright/test'
import { PAGE_SCRIPT, type PageFunctions, type Target } from './in-page.ts'
import type { InputSource, Session } from './session.ts'

/** How long an expectation waits, in milliseconds. */
const TIMEOUT_MS = 20_000

const until = (message: string, read: () => Promise<boolean>): Promise<void> =>
  expect.poll(read, { message, timeout: TIMEOUT_MS }).toBe(true)

function press(characters: string): InputSource {
  const actions = Array.from(characters).flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ])
  return { type: 'key', id: 'keyboard', actions }
}

function click(at: { x: number; y: number }): InputSource {
  const actions = [
    { type: 'pointerMove', ...at },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }
}

/** Describes an element by role and accessible name. */
export function by(role: string, name?: string | RegExp): Target {
  if (name instanceof RegExp) return { role, pattern: name.source }
  return name === undefined ? { role } : { role, name }
}

/** What a buyer does and sees in any browser, by role and Portuguese name. Every method waits until it can succeed. */
export class Buyer {
  readonly #session: Session

  constructor(session: Session) {
    this.#session = session
  }

  async open(url: string): Promise<void> {
    await this.#session.open(url)
  }

  async tap(target: Target): Promise<void> {
    let at: { x: number; y: number } | null = null
    const locate = async (): Promise<boolean> => {
      at = await this.#call('center', target)
      return at !== null
    }
    do {
      await until(`can tap ${describe(target)}`, locate)
      await this.#session.perform([click(at ?? { x: 0, y: 0 })])
    } while (await this.#call('hasMissed', target))
  }

  /** Types into an empty field. */
  async type(target: Target, value: string): Promise<void> {
    await this.tap(target)
    await this.#session.perform([press(value)])
    await this.expectText(target, value)
  }

  async select(target: Target, option: string): Promise<void> {
    await until(`can select ${option}`, () => this.#call('selectOption', target, option))
  }

  async selectLast(target: Target): Promise<void> {
    await until('can select the last option', () => this.#call('selectLast', target))
  }

  /** Checks a box unless it is checked already. */
  async check(target: Target): Promise<void> {
    await this.expectEnabled(target)
    if (!(await this.#call('isChecked', target))) await this.tap(target)
    await until(`${describe(target)} is checked`, () => this.#call('isChecked', target))
  }

  async goBack(): Promise<void> {
    await this.#session.goBack()
  }

  async expectText(target: Target, expected: string | RegExp): Promise<void> {
    const read = async (): Promise<string> =>
      ((await this.#call('textOf', target)) ?? '').replaceAll(/\s+/g, ' ')
    const poll = expect.poll(read, { message: `text of ${describe(target)}`, timeout: TIMEOUT_MS })
    await (typeof expected === 'string' ? poll.toBe(expected) : poll.toMatch(expected))
  }

  /** Waits until the element exists and can be tapped. */
  async expectEnabled(target: Target): Promise<void> {
    const locate = async (): Promise<boolean> => (await this.#call('center', target)) !== null
    await until(`${describe(target)} can be tapped`, locate)
  }

  async expectAddress(pattern: RegExp): Promise<void> {
    const address = (): Promise<string> => this.#session.evaluate('location.href')
    await expect.poll(address, { message: 'address', timeout: TIMEOUT_MS }).toMatch(pattern)
  }

  pageText(): Promise<string> {
    return this.#call('pageText', by('document'))
  }

  /** Calls a page function with the element found for a target. */
  async #call<Name extends Exclude<keyof PageFunctions, 'find'>>(
    name: Name,
    target: Target,
    ...rest: string[]
  ): Promise<Awaited<ReturnType<PageFunctions[Name]>>> {
    const parameters = [
      `inPage.find(${JSON.stringify(target)})`,
      ...rest.map((one) => JSON.stringify(one)),
    ]
    const call = `Promise.resolve(inPage.${name}(${parameters.join(', ')})).then((result) => ({ result }))`
    for (;;) {
      // Every page load removes the functions, and it may happen between two commands.
      const done = await this.#session.evaluate<{
        result: Awaited<ReturnType<PageFunctions[Name]>>
      } | null>(`'inPage' in globalThis ? ${call} : null`)
      if (done) return done.result
      await this.#session.evaluate(PAGE_SCRIPT)
    }
  }
}

function describe({ role, name, pattern }: Target): string {
  return `${role} ${name ?? pattern ?? ''}`.trim()
}
