import type { SiteRequest } from './route.ts'
import { SiteError } from './site-error.ts'

/** Returns a path parameter; '' when missing. */
export function text({ params }: SiteRequest, name: string): string {
  return params[name] ?? ''
}

/** @throws SiteError 400 unless the argument is a positive integer. */
export function id(request: SiteRequest, name: string): number {
  const value = text(request, name)
  if (!/^[1-9]\d{0,14}$/.test(value)) {
    throw new SiteError('bad_request', `${name} must be a positive whole number.`)
  }
  return Number(value)
}

/** @throws SiteError 400 unless the argument is a decimal number of at least 0. */
export function amount(request: SiteRequest, name: string): number {
  const value = text(request, name)
  if (!/^\d{1,12}(\.\d{1,20})?$/.test(value)) {
    throw new SiteError('bad_request', `${name} must be a decimal number, 0 or more.`)
  }
  return Number(value)
}
