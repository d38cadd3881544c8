import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

const SCRIPT = readFileSync('wordpress-plugin/includes/element/assets/consent.js', 'utf8')

/** What the WP Consent API puts on the window. */
interface Api {
  wp_consent_type?: string
  readonly consent_api?: { readonly waitfor_consent_hook: boolean }
  readonly wp_has_consent: () => boolean
}

/** Runs the script on a page with an element. Returns its consent, and a function that fires an event of the API. */
function runOn(api: Api) {
  const element = { consent: '' }
  const page = Object.assign(new EventTarget(), { querySelectorAll: () => [element] })
  runInNewContext(SCRIPT, { window: api, document: page })
  return { element, fire: (name: string) => page.dispatchEvent(new Event(name)) }
}

describe('the script for the WP Consent API', () => {
  test('waits for a registered consent manager to define its type, without which the API says yes to everything', () => {
    let isGiven = true
    const api: Api = {
      consent_api: { waitfor_consent_hook: true },
      wp_has_consent: () => isGiven,
    }
    const { element, fire } = runOn(api)
    expect(element.consent).toBe('denied')
    isGiven = false
    api.wp_consent_type = 'optin'
    fire('wp_consent_type_defined')
    expect(element.consent).toBe('denied')
    isGiven = true
    fire('wp_listen_for_consent_change')
    expect(element.consent).toBe('granted')
    isGiven = false
    fire('wp_listen_for_consent_change')
    expect(element.consent).toBe('denied')
  })

  test('asks at once where no manager is registered', () => {
    expect(runOn({ wp_has_consent: () => true }).element.consent).toBe('granted')
  })
})
