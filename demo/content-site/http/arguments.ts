import type { SiteRequest } from './route.ts'
import { SiteError } from './site-error.ts'

/** A variable part of the path. Missing gives ''. */
export function text({ params }: SiteRequest, name: string): string {
  return params[name] ?? ''
}

/** @throws SiteError 400 unless the argument is a whole positive number. */
export function id(request: SiteRequest, name: string): number {
  const value = text(request, name)
  if (!/^[1-9]\d{0,14}$/.test(value)) {
    throw new SiteError('bad_request', `${name} must be a positive whole number.`)
  }
  return Number(value)
}

/** @throws SiteError 400 unless the argument is a decimal number from 0 on. */
export function amount(request: SiteRequest, name: string): number {
  const value = text(request, name)
  if (!/^\d{1,12}(\.\d{1,20})?$/.test(value)) {
    throw new SiteError('bad_request', `${name} must be a decimal number, 0 or more.`)
  }
  return Number(value)
}
