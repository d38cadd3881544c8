/** For a read that may find no file: gives `null` where there is none, and throws what else went wrong. */
export function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
