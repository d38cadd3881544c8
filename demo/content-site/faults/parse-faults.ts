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
export function faultsFromEnvironment({ FAULT = '', DELAY = '' } = process.env): Fault[] {
  const faultList = [
    ...parts(FAULT).map(([call, fault, times]) => ({
      call,
      fault,
      ...(times === undefined ? {} : { times: Number(times) }),
    })),
    ...parts(DELAY).map(([first, second]) =>
      second === undefined
        ? { call: '*', delay: Number(first) }
        : { call: first, delay: Number(second) },
    ),
  ]
  return readFaults(faultList)
}

/**
 * Validates faults from external input.
 * @throws InvalidFaultError unless it is a list of faults.
 */
export function readFaults(value: unknown): Fault[] {
  if (!Array.isArray(value)) throw new InvalidFaultError('Faults are a list.')
  return value.map((entry: unknown) => {
    if (!isFault(entry)) throw new InvalidFaultError(`Not a fault: ${JSON.stringify(entry)}`)
    return entry
  })
}

function isFault(entry: unknown): entry is Fault {
  if (typeof entry !== 'object' || entry === null || !('call' in entry)) return false
  const { call, fault, delay, times, change, headers } = entry as Partial<
    Record<keyof Fault, unknown>
  >
  return (
    typeof call === 'string' &&
    call !== '' &&
    (fault === undefined || isFaultKind(fault)) &&
    (delay === undefined || isCount(delay)) &&
    (times === undefined || isCount(times)) &&
    (change === undefined || isObject(change)) &&
    (headers === undefined || isObject(headers)) &&
    [fault, delay, change, headers].some((part) => part !== undefined)
  )
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
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
