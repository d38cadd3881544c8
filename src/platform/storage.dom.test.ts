import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCookie, eraseCookie, writeCookie, COOKIE } from './storage.ts'

beforeEach(() => Object.values(COOKIE).forEach(eraseCookie))

// Uncovers the accessor of the prototype, which a test may have hidden by a property of the document.
afterEach(() => {
  Reflect.deleteProperty(document, 'cookie')
})

describe('cookies', () => {
  it('have the five names of spec §7', () => {
    expect(Object.values(COOKIE).toSorted()).toEqual([
      'cfg_app_params',
      'wp_cfgHyu',
      'wp_cfgHyu_sessionID',
      'wp_cfgHyu_uniqueID',
      'wp_dealersOIDs',
    ])
  })

  it('are read as written, with any characters, until they are erased', () => {
    const value = 'modelid=101&engine=a b;ç="1"'
    writeCookie(COOKIE.choices, value, 30)
    expect(readCookie(COOKIE.choices)).toBe(value)
    expect(readCookie(COOKIE.saved)).toBeNull()
    eraseCookie(COOKIE.choices)
    expect(readCookie(COOKIE.choices)).toBeNull()
  })

  it('are missing when empty', () => {
    writeCookie(COOKIE.dealers, '')
    expect(readCookie(COOKIE.dealers)).toBeNull()
  })

  it('are written for the whole site, with the given lifetime', () => {
    const set = vi.fn<(text: string) => void>()
    Object.defineProperty(document, 'cookie', { set, configurable: true })
    writeCookie(COOKIE.choices, 'a', 30)
    writeCookie(COOKIE.session, 'b')
    const [lasting, passing] = set.mock.calls.map(([text]) => text)
    expect(lasting).toMatch(/path=\/.*SameSite=Lax/i)
    const expires = Date.parse(/expires=([^;]+)/i.exec(lasting ?? '')?.[1] ?? '')
    expect(Math.round((expires - Date.now()) / 86_400_000)).toBe(30)
    expect(passing).not.toMatch(/expires/i)
    expect(passing).not.toMatch(/secure/i)
  })

  it('are missing when the browser blocks them, which is logged', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true })
    expect(readCookie(COOKIE.choices)).toBeNull()
    writeCookie(COOKIE.choices, 'a')
    eraseCookie(COOKIE.choices)
    expect(warn.mock.calls.map(([line]) => line as unknown)).toEqual([
      '[cfg-configurator] cookies cannot be read',
      '[cfg-configurator] cookies cannot be written',
      '[cfg-configurator] cookies cannot be erased',
    ])
  })
})
