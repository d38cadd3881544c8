import type { Route } from './route.ts'
import { SiteError } from './site-error.ts'

export interface RouteMatch {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/**
 * Finds the routes for a path, regardless of method.
 * @throws SiteError 400 for a path with invalid percent-encoding.
 */
export function matchRoutes(routes: readonly Route[], pathname: string): RouteMatch[] {
  const parts = segments(pathname)
  return routes.flatMap((route) => {
    const params = matchPath(segments(route.path), parts)
    return params === null ? [] : [{ route, params }]
  })
}

function segments(path: string): string[] {
  return path.replace(/\/$/, '').split('/').slice(1)
}

function matchPath(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? ''
    if (expected.startsWith(':') && part !== '') params[expected.slice(1)] = decode(part)
    else if (expected !== part) return null
  }
  return params
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw new SiteError('bad_request', 'The address is not properly encoded.')
  }
}
