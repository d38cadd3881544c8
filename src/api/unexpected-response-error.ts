/** The content site answered, but not in the shape docs/content-api.md settles. */
export class UnexpectedResponseError extends Error {
  override readonly name = 'UnexpectedResponseError'
}
