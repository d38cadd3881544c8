/** Thrown when a response does not have the shape defined in docs/content-api.md. */
export class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedResponseError'
}
