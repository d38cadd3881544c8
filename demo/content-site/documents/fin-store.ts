import type { FinSubject } from './fin-types.ts'

/** Cache of FINs, so that the same simulation is not drawn twice. */
const REMEMBERED = 100

const made = new Map<string, Promise<string>>()

/**
 * Returns the FIN of a simulation as base64. The PDF code is loaded on first use, so that other calls
 * do not wait for it.
 */
export function finBase64(subject: FinSubject): Promise<string> {
  const { creditType, car, info, costs, plan, date } = subject
  const key = JSON.stringify([creditType, car, info, costs, plan.mtic, date])
  const known = made.get(key)
  if (known !== undefined) return known
  const [oldest] = made.keys()
  if (made.size >= REMEMBERED && oldest !== undefined) made.delete(oldest)
  const drawn = draw(subject)
  made.set(key, drawn)
  // Remove failures from the cache, so that the next request tries again.
  drawn.catch(() => made.delete(key))
  return drawn
}

async function draw(subject: FinSubject): Promise<string> {
  const { finDocument } = await import('./fin-document.ts')
  const pdf = await finDocument(subject)
  return pdf.toString('base64')
}
