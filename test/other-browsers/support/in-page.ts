import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** What to look for: an ARIA role and an accessible name, exact or as the source of a pattern. */
export interface Target {
  readonly role: string
  readonly name?: string
  readonly pattern?: string
}

/** An element, or null when there is none. */
type Found = HTMLElement | null

declare const TestingLibraryDom: {
  queryAllByRole: (
    container: Element,
    role: string,
    options?: { name: string | RegExp },
  ) => HTMLElement[]
}

/** The functions that tests call in the page, by name. Each must be self-contained. */
export interface PageFunctions {
  find: (target: Target) => Found
  /** Center of the element in the window, after scrolling to it; null while covered, disabled or not where it was last. */
  center: (element: Found) => { x: number; y: number } | null
  /** Whether the click after the last `center` fell on another element, which then did not receive it. */
  hasMissed: () => boolean
  /** All text of the page, for a failure report. */
  pageText: (element: Found) => string
  /** Text, or the value of a form field; null when there is no element. */
  textOf: (element: Found) => string | null
  isChecked: (element: Found) => boolean
  /** Selects the last option. Returns whether the list has options to choose from. */
  selectLast: (element: Found) => boolean
  /** Selects an option by its text, as a user's choice does. Returns whether there is one. */
  selectOption: (element: Found, text: string) => boolean
}

function defineFunctions(): void {
  /** What a buyer can reach: the open dialog, else the widget, else the page. */
  function reachable(role: string): Element {
    const root = document.querySelector('cfg-configurator')?.shadowRoot
    const dialogs = [...(root?.querySelectorAll('dialog[open]') ?? [])]
    const inner = role.endsWith('dialog') ? null : dialogs.at(-1)
    return inner ?? (root as unknown as Element | null) ?? document.body
  }

  function select(list: HTMLSelectElement, option: HTMLOptionElement | undefined): boolean {
    if (!option) return false
    list.value = option.value
    list.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
    list.dispatchEvent(new Event('change', { bubbles: true }))
    return true
  }

  let last: { readonly element: HTMLElement; readonly left: number; readonly top: number } | null =
    null
  let isMiss = false
  let watch = new AbortController()

  /** Lets the next click through only if it falls on the element: the page may move before it arrives. */
  function expectClick(element: HTMLElement): void {
    watch.abort()
    watch = new AbortController()
    isMiss = false
    const check = (event: Event): void => {
      const [hit] = event.composedPath() as HTMLElement[]
      isMiss = !isOn(element, hit ?? null)
      if (!isMiss) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    addEventListener('click', check, { capture: true, once: true, signal: watch.signal })
  }

  const isOn = (element: HTMLElement, hit: Element | null): boolean =>
    hit !== null && (element.contains(hit) || hit.closest('label')?.control === element)

  const functions: PageFunctions = {
    find({ role, name, pattern }) {
      const expectedName = pattern === undefined ? name : new RegExp(pattern)
      const options = expectedName === undefined ? undefined : { name: expectedName }
      const found = TestingLibraryDom.queryAllByRole(reachable(role), role, options)
      // Testing Library also finds elements in a closed <details>, which nobody can see.
      return found.find((element) => element.checkVisibility()) ?? null
    },
    center(element) {
      if (!element || element.matches(':disabled')) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const isStill = last?.element === element && last.left === left && last.top === top
      last = { element, left, top }
      if (!isStill) return null
      const at = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      const hit = (element.getRootNode() as ShadowRoot).elementFromPoint(at.x, at.y)
      if (!isOn(element, hit)) return null
      expectClick(element)
      return at
    },
    hasMissed: () => isMiss,
    pageText: () =>
      `${location.href}\n${reachable('document').textContent}`.replaceAll(/\s+/g, ' '),
    textOf: (element) =>
      element instanceof HTMLInputElement ? element.value : (element?.textContent ?? null),
    isChecked: (element) => element instanceof HTMLInputElement && element.checked,
    selectLast: (element) =>
      element instanceof HTMLSelectElement &&
      element.length > 1 &&
      select(element, element.options[element.length - 1]),
    selectOption: (element, text) =>
      element instanceof HTMLSelectElement &&
      select(
        element,
        [...element.options].find((item) => item.text === text),
      ),
  }
  Object.assign(globalThis, { inPage: functions })
}

const library = createRequire(import.meta.url)
  .resolve('@testing-library/dom')
  .replace(/index\.js$/, '@testing-library/dom.umd.min.js')

/** Script that defines `inPage`, for a page that has just been loaded. */
export const PAGE_SCRIPT = `(() => {
  ${await readFile(library, 'utf8')}
  ;(${defineFunctions.toString()})()
})()`
