/**
 * Error handler for reading an optional file: returns `null` when it does not exist and rethrows
 * other errors.
 */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
