/** Thrown to drop the connection. */
export class DroppedConnection extends Error {
  override readonly name = 'DroppedConnection'
}

/** Whether a response stands for a dropped connection: a network error response, as defined by fetch. */
export function isDropped(response: Response): boolean {
  return response.type === 'error'
}
