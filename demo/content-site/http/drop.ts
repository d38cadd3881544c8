/** Answered in place of a response where the connection shall break: a network error, as fetch has it. */
export function droppedConnection(): Response {
  return Response.error()
}

/** Whether an answer means that the connection shall break. */
export function isDropped(response: Response): boolean {
  return response.type === 'error'
}
