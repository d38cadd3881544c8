import { act, fireEvent } from '@testing-library/react'
import { vi } from 'vitest'
import { painted } from '../../painted.ts'
import { renderAt } from '../../support/render-at.tsx'
import { settle } from '../../support/settle.ts'
import type { Draw } from './changed-answer.ts'
import type { ChangedSite } from './changed-site.ts'
import type { CarIds } from './expected.ts'
import { faultsOf, snapshotFaults } from './screen-checks.ts'

/** A buyer who walks through the widget, and checks what each press shows. */
export interface Walk {
  readonly draw: Draw
  /** The screens and dialogs that were checked. */
  readonly seen: readonly string[]
  /** What was wrong on them. */
  readonly faults: readonly string[]
  /** The elements that a selector finds now. */
  readonly all: (selector: string) => readonly HTMLElement[]
  /** Presses an element, and checks what that shows. False without an element. */
  readonly press: (target: HTMLElement | undefined, shows?: string) => Promise<boolean>
  /** The first button whose accessible name, or else text, matches. */
  readonly button: (name: RegExp) => HTMLElement | undefined
  readonly close: () => Promise<boolean>
  /** Fills in and submits the open form, and checks the configuration that it sends. */
  readonly submit: (shows: string) => Promise<void>
  /** Checks the item of the car in the list of the screen, or another one if it is not offered. */
  readonly choose: (list: string, id: string) => Promise<void>
}

/** Opens the model list of a site. */
export async function openWalk(
  site: ChangedSite,
  car: CarIds,
  draw: Draw,
  check = faultsOf,
): Promise<Walk> {
  const widget = await renderAt('/', site)
  const container = widget.container()
  const seen: string[] = []
  const faults: string[] = []
  const look = (shown: string): void => {
    seen.push(shown)
    faults.push(...check(container, widget.store.get(), site).map((fault) => `${shown}: ${fault}`))
  }
  const all: Walk['all'] = (selector) => [...container.querySelectorAll<HTMLElement>(selector)]
  const press: Walk['press'] = async (target, shows = 'something else') => {
    if (!target) return false
    await act(async () => target.click())
    await settle(site, container)
    look(shows)
    return true
  }
  look('home')
  return {
    draw,
    seen,
    faults,
    all,
    press,
    button: (name) =>
      all('button').find((each) => name.test(each.getAttribute('aria-label') ?? each.textContent)),
    close: async () => press(all('dialog [title="Fechar"]').at(-1)),
    async submit(shows) {
      const form = container.querySelector('form')
      if (!form) return
      const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
      vi.spyOn(form, 'submit').mockImplementation(() => {
        const formData = new FormData()
        form.dispatchEvent(Object.assign(new Event('formdata'), { formData }))
        seen.push(shows)
        faults.push(...snapshotFaults(formData.get('configuration') as string))
      })
      fireEvent.change(field('name'), { target: { value: 'Inês' } })
      fireEvent.change(field('email'), { target: { value: 'ines@exemplo.pt' } })
      fireEvent.click(field('accept'))
      await act(async () => {
        fireEvent.submit(form)
        await site.settled()
      })
      await painted()
    },
    async choose(list, id) {
      const entry = site
        .sent(`${list}/${car.model}`)
        .find((each) =>
          [each.engineID, each.colorid, each.idColor, each.id].map(String).includes(id),
        )
      const name = String(entry?.engine ?? entry?.designation)
      const inputs = all('article input[type=checkbox], input[type=radio]')
      const own = inputs.find((input) =>
        input.closest('article, label')?.textContent.includes(name),
      )
      const input = own ?? inputs[draw(inputs.length)]
      if (input && !(input as HTMLInputElement).checked) await press(input, `${list}, chosen`)
    },
  }
}
