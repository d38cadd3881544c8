import type { Fault } from './fault.ts'
import { isFaultKind } from './fault.ts'

/** Thrown for an invalid fault. */
export class InvalidFaultError extends Error {
  override readonly name = 'InvalidFaultError'
}

/**
 * Parses the environment variables `FAULT=lstEngines:fail,extColors:half` and
 * `DELAY=lstVersions:2000`, or `DELAY=500` for every call.
 * @throws InvalidFaultError for an invalid part.
 */
export function parseFaultSettings(faults: string, delays: string): Fault[] {
  const wishes = [
    ...parts(faults).map(([call, fault, times]) => ({
      call,
      fault,
      ...(times === undefined ? {} : { times: Number(times) }),
    })),
    ...parts(delays).map(([first, second]) =>
      second === undefined
        ? { call: '*', delay: Number(first) }
        : { call: first, delay: Number(second) },
    ),
  ]
  return readFaults(wishes)
}

/**
 * Validates faults from external input.
 * @throws InvalidFaultError unless it is a list of faults.
 */
export function readFaults(value: unknown): Fault[] {
  if (!Array.isArray(value)) throw new InvalidFaultError('Faults are a list.')
  return value.map((wish: unknown) => {
    if (!isFault(wish)) throw new InvalidFaultError(`Not a fault: ${JSON.stringify(wish)}`)
    return wish
  })
}

function isFault(wish: unknown): wish is Fault {
  if (typeof wish !== 'object' || wish === null || !('call' in wish)) return false
  const { call, fault, delay, times } = wish as Partial<Record<keyof Fault, unknown>>
  return (
    typeof call === 'string' &&
    call !== '' &&
    (fault === undefined || isFaultKind(fault)) &&
    (delay === undefined || isCount(delay)) &&
    (times === undefined || isCount(times)) &&
    (fault !== undefined || delay !== undefined)
  )
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function parts(setting: string): [string, string?, string?][] {
  return setting
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => part.split(':') as [string, string?, string?])
}
